### Ce qui se passe à une table en ligne, à part le jeu lui-même.

table-event-SatDown = { $seat_is ->
    [you] Tu prends place.
   *[other] { $name } prend place.
}
table-event-StoodUp = { $name } quitte la table.
# $bot : le nombre d’étoiles de son niveau
table-event-BotSeated = { $persona ->
    [none] { $seat }
   *[other] { bot-name }
} prend place : un bot à { $bot ->
    [one] une étoile
   *[other] { $bot } étoiles
}.
table-event-Removed = { $persona ->
    [none] { $name }
   *[other] { bot-name }
} quitte la table : c’est la volonté de l’hôte.
table-event-HandedOver = { $seat_is ->
    [you] C’est toi l’hôte, maintenant.
   *[other] L’hôte, c’est maintenant { $seat }.
}
table-event-SettingsChanged = L’hôte a changé les réglages de la partie.
table-event-TimeAdded = L’hôte ajoute du temps : la pendule repart de zéro.
table-event-SeatOffered = L’hôte propose la place de { $seat } à quelqu’un.
table-event-TakenOver = { $seat_is ->
    [you] Tu prends la relève d’un bot.
   *[other] { $name } prend la relève d’un bot.
}
table-event-WordGiven = { $seat_is ->
    [you] Tu ajoutes un mot pour les dés : « { $word } ».
   *[other] { $seat } ajoute un mot pour les dés : « { $word } ».
}
table-event-GameStarted = La partie commence.
table-event-MovedFor = { $seat_is ->
    [you] Temps écoulé : un bot a joué ce coup pour toi.
   *[other] Temps écoulé pour { $seat } : un bot a joué ce coup.
}
table-event-StoodIn = { $seat_is ->
    [you] Tu n’es plus là : un bot joue jusqu’à ton retour.
   *[other] { $seat } n’est plus là : pour l’instant, un bot joue.
}
table-event-CameBack = { $seat_is ->
    [you] Te revoilà.
   *[other] { $seat } est de retour.
}
table-event-Resigned = { $seat_is ->
    [you] Tu abandonnes. Un bot continue pour toi.
   *[other] { $seat } abandonne. Un bot continue.
}
table-event-PauseWished = { $seat_is ->
    [you] Tu demandes une pause.
   *[other] { $seat } demande une pause.
}
table-event-Paused = Tout le monde est d’accord : pause. La pendule est arrêtée.
table-event-Dormant = Il n’y a personne. La table attend.
table-event-WentOn = La partie reprend. La pendule tourne de nouveau.
table-event-SeedPublished = Les dés peuvent maintenant être vérifiés.
