### Was an einem Online-Tisch außer dem Spiel selbst geschieht.

table-event-SatDown = { $name } setzt sich.
table-event-StoodUp = { $name } steht auf.
# $bot: wie viele Sterne seine Stufe hat
table-event-BotSeated = { $seat } setzt sich: ein Bot mit { $bot ->
    [one] einem Stern
   *[other] { $bot } Sternen
}.
table-event-WordGiven = { $seat } gibt den Würfeln ein Wort: „{ $word }“.
table-event-GameStarted = Das Spiel beginnt. Fingerabdruck der Würfel: { $commitment }.
table-event-MovedFor = Die Zeit von { $seat } war um: Diesmal hat ein Bot entschieden.
table-event-StoodIn = { $seat } ist nicht da. Bis { $seat } zurück ist, spielt ein Bot.
table-event-CameBack = { $seat } ist wieder da.
# $bot: wie viele Sterne seine Stufe hat
table-event-Resigned = { $seat } gibt auf. Ein Bot mit { $bot ->
    [one] einem Stern
   *[other] { $bot } Sternen
} spielt weiter.
table-event-PauseWished = { $seat } hätte gern eine Pause.
table-event-Paused = Pause, alle sind einverstanden. Die Uhr steht.
table-event-Dormant = Niemand schaut zu. Der Tisch wartet.
table-event-WentOn = Das Spiel geht weiter. Die Uhr läuft wieder.
table-event-SeedPublished = Der Startwert der Würfel, damit alle nachrechnen können: { $seed }.
