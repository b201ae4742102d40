### Was an einem Online-Tisch außer dem Spiel selbst geschieht.

table-event-SatDown = { $name } setzt sich.
table-event-StoodUp = { $name } steht auf.
table-event-BotSeated = { $seat } setzt sich: ein Bot ({ $bot }).
table-event-WordGiven = { $seat } gibt den Würfeln ein Wort: „{ $word }“.
table-event-GameStarted = Die Partie beginnt.
table-event-MovedFor = Die Zeit von { $seat } war um: Diesmal hat ein Bot entschieden.
table-event-StoodIn = { $seat } ist nicht da. Bis { $seat } zurück ist, spielt ein Bot.
table-event-CameBack = { $seat } ist wieder da.
table-event-Resigned = { $seat } gibt auf. Ein Bot ({ $bot }) spielt weiter.
table-event-PauseWished = { $seat } hätte gern eine Pause.
table-event-Paused = Pause, alle sind einverstanden. Die Uhr steht.
table-event-Dormant = Niemand schaut zu. Der Tisch wartet.
table-event-WentOn = Das Spiel geht weiter. Die Uhr läuft wieder.
table-event-SeedPublished = Die Partie ist vorbei: Ihre Würfel lassen sich prüfen.
