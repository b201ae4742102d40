### What happens at an online table besides the game itself.

table-event-SatDown = { $seat_is ->
    [you] You sit down.
   *[other] { $name } sits down.
}
table-event-StoodUp = { $name } leaves the table.
# $bot: how many stars its level has
table-event-BotSeated = { $persona ->
    [none] { $seat }
   *[other] { bot-name }
} sits down: a bot with { $bot ->
    [one] one star
   *[other] { $bot } stars
}.
table-event-Removed = { $persona ->
    [none] { $name }
   *[other] { bot-name }
} leaves the table; the host wanted it so.
table-event-HandedOver = { $seat_is ->
    [you] You are the host now.
   *[other] { $seat } is the host now.
}
table-event-SettingsChanged = The host has changed the game’s settings.
table-event-TimeAdded = The host adds time: the clock starts anew.
table-event-SeatOffered = The host offers the seat of { $seat } to a person.
table-event-TakenOver = { $seat_is ->
    [you] You take over from a bot.
   *[other] { $name } takes over from a bot.
}
table-event-WordGiven = { $seat_is ->
    [you] You add a word to the dice: “{ $word }”.
   *[other] { $seat } adds a word to the dice: “{ $word }”.
}
table-event-GameStarted = The game begins.
table-event-MovedFor = { $seat_is ->
    [you] Your time was up: a bot moved for you.
   *[other] { $seat } ran out of time: a bot made this move.
}
table-event-StoodIn = { $seat_is ->
    [you] You are away: a bot plays until you are back.
   *[other] { $seat } is away: for now a bot plays.
}
table-event-CameBack = { $seat_is ->
    [you] You are back.
   *[other] { $seat } is back.
}
table-event-Resigned = { $seat_is ->
    [you] You resign. A bot plays on for you.
   *[other] { $seat } resigns. A bot plays on.
}
table-event-PauseWished = { $seat_is ->
    [you] You ask for a pause.
   *[other] { $seat } asks for a pause.
}
table-event-Paused = Everybody agrees: pause. The clock stands still.
table-event-Dormant = Nobody is here. The table waits.
table-event-WentOn = The game goes on. The clock runs again.
table-event-SeedPublished = The dice can now be checked.
