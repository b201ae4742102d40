### Was an einem Online-Tisch außer dem Spiel selbst geschieht.

table-event-SatDown = { $seat_is ->
    [you] Du setzt dich.
   *[other] { $name } setzt sich.
}
table-event-StoodUp = { $name } verlässt den Tisch.
# $bot: wie viele Sterne seine Stufe hat
table-event-BotSeated = { $persona ->
    [none] { $seat }
   *[other] { bot-name }
} setzt sich: ein Bot mit { $bot ->
    [one] einem Stern
   *[other] { $bot } Sternen
}.
table-event-Removed = { $persona ->
    [none] { $name }
   *[other] { bot-name }
} verlässt den Tisch; so wollte es die Tischleitung.
table-event-HandedOver = { $seat_is ->
    [you] Du leitest jetzt den Tisch.
   *[other] { $seat } leitet jetzt den Tisch.
}
table-event-SettingsChanged = Die Einstellungen des Spiels sind geändert worden.
table-event-TimeAdded = Es gibt mehr Zeit: Die Uhr beginnt von vorn.
table-event-SeatOffered = Der Platz von { $seat } ist für einen Menschen frei.
table-event-TakenOver = { $seat_is ->
    [you] Du übernimmst für einen Bot.
   *[other] { $name } übernimmt für einen Bot.
}
table-event-WordGiven = { $seat_is ->
    [you] Du fügst ein Wort für die Würfel hinzu: „{ $word }“.
   *[other] { $seat } fügt ein Wort für die Würfel hinzu: „{ $word }“.
}
table-event-GameStarted = Das Spiel beginnt.
table-event-MovedFor = { $seat_is ->
    [you] Deine Zeit war um: Diesmal hat ein Bot für dich entschieden.
   *[other] Die Zeit von { $seat } war um: Diesmal hat ein Bot entschieden.
}
table-event-StoodIn = { $seat_is ->
    [you] Du bist nicht da: Bis du zurück bist, spielt ein Bot.
   *[other] { $seat } ist nicht da: Solange spielt ein Bot.
}
table-event-CameBack = { $seat_is ->
    [you] Du bist wieder da.
   *[other] { $seat } ist wieder da.
}
table-event-Resigned = { $seat_is ->
    [you] Du gibst auf. Ein Bot spielt für dich weiter.
   *[other] { $seat } gibt auf. Ein Bot spielt weiter.
}
table-event-PauseWished = { $seat_is ->
    [you] Du bittest um eine Pause.
   *[other] { $seat } bittet um eine Pause.
}
table-event-Paused = Alle sind einverstanden: Pause. Die Uhr steht.
table-event-Dormant = Niemand ist da. Der Tisch wartet.
table-event-WentOn = Das Spiel geht weiter. Die Uhr läuft wieder.
table-event-SeedPublished = Die Würfel lassen sich jetzt nachprüfen.
