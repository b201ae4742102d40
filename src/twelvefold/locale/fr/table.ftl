### Ce qui se passe à une table en ligne, à part le jeu lui-même.

table-event-SatDown = { $name } prend place.
table-event-StoodUp = { $name } se lève.
# $bot : le nombre d’étoiles de son niveau
table-event-BotSeated = { $seat } prend place : un bot à { $bot ->
    [one] une étoile
   *[other] { $bot } étoiles
}.
table-event-WordGiven = { $seat } donne un mot aux dés : « { $word } ».
table-event-GameStarted = La partie commence. Empreinte des dés : { $commitment }.
table-event-MovedFor = Temps écoulé pour { $seat } : un bot a décidé cette fois.
table-event-StoodIn = { $seat } n’est plus là. Un bot joue jusqu’au retour de { $seat }.
table-event-CameBack = { $seat } est de retour.
# $bot : le nombre d’étoiles de son niveau
table-event-Resigned = { $seat } abandonne. Un bot à { $bot ->
    [one] une étoile
   *[other] { $bot } étoiles
} continue.
table-event-PauseWished = { $seat } aimerait une pause.
table-event-Paused = Pause, d’un commun accord. La pendule est arrêtée.
table-event-Dormant = Personne ne regarde. La table attend.
table-event-WentOn = La partie reprend. La pendule tourne de nouveau.
table-event-SeedPublished = La graine des dés, pour que chacun vérifie : { $seed }.
