### Was an einem Online-Tisch außer dem Spiel selbst geschieht.

table-event-SatDown = { $name } setzt sich.
table-event-StoodUp = { $name } steht auf.
table-event-BotSeated = { $seat } setzt sich: ein Bot ({ $bot }).
table-event-Removed = { $name } verlässt den Tisch; so wollte es die Tischleitung.
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
table-event-WordGiven = { $seat } gibt den Würfeln ein Wort: „{ $word }“.
table-event-GameStarted = Das Spiel beginnt. Fingerabdruck der Würfel: { $commitment }.
table-event-MovedFor = Die Zeit von { $seat } war um: Diesmal hat ein Bot entschieden.
table-event-StoodIn = { $seat } ist nicht da. Bis { $seat } zurück ist, spielt ein Bot.
table-event-CameBack = { $seat } ist wieder da.
table-event-Resigned = { $seat } gibt auf. Ein Bot ({ $bot }) spielt weiter.
table-event-PauseWished = { $seat } hätte gern eine Pause.
table-event-Paused = Pause, alle sind einverstanden. Die Uhr steht.
table-event-Dormant = Niemand schaut zu. Der Tisch wartet.
table-event-WentOn = Das Spiel geht weiter. Die Uhr läuft wieder.
table-event-SeedPublished = Der Startwert der Würfel, damit alle nachrechnen können: { $seed }.
