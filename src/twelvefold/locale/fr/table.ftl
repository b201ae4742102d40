### Ce qui se passe à une table en ligne, à part le jeu lui-même.

table-event-SatDown = { $name } prend place.
table-event-StoodUp = { $name } se lève.
table-event-BotSeated = { $seat } prend place : un bot ({ $bot }).
table-event-WordGiven = { $seat } donne un mot aux dés : « { $word } ».
table-event-GameStarted = La partie commence.
table-event-MovedFor = Temps écoulé pour { $seat } : un bot a décidé cette fois.
table-event-StoodIn = { $seat } n’est plus là. Un bot joue jusqu’au retour de { $seat }.
table-event-CameBack = { $seat } est de retour.
table-event-Resigned = { $seat } abandonne. Un bot ({ $bot }) continue.
table-event-PauseWished = { $seat } aimerait une pause.
table-event-Paused = Pause, d’un commun accord. La pendule est arrêtée.
table-event-Dormant = Personne ne regarde. La table attend.
table-event-WentOn = La partie reprend. La pendule tourne de nouveau.
table-event-SeedPublished = La partie est finie : ses dés peuvent être vérifiés.
