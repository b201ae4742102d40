### What happens at an online table besides the game itself.

table-event-SatDown = { $name } sits down.
table-event-StoodUp = { $name } stands up.
# $bot: how many stars its level has
table-event-BotSeated = { $seat } sits down: a bot with { $bot ->
    [one] one star
   *[other] { $bot } stars
}.
table-event-WordGiven = { $seat } gives the dice a word: “{ $word }”.
table-event-GameStarted = The game begins. Fingerprint of the dice: { $commitment }.
table-event-MovedFor = { $seat } was out of time: a bot made this decision.
table-event-StoodIn = { $seat } is away. A bot plays until { $seat } is back.
table-event-CameBack = { $seat } is back.
# $bot: how many stars its level has
table-event-Resigned = { $seat } resigns. A bot with { $bot ->
    [one] one star
   *[other] { $bot } stars
} plays on.
table-event-PauseWished = { $seat } would like a pause.
table-event-Paused = Pause, as everybody agreed. The clock stands still.
table-event-Dormant = Nobody is looking. The table waits.
table-event-WentOn = The game goes on. The clock runs again.
table-event-SeedPublished = The dice’s seed, for everybody to check: { $seed }.
