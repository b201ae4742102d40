### The browser client: everything that is not one game's own.

web-title = Twelvefold
web-page-title = { $page } – Twelvefold
web-lead = Short games of bluffing and guessing around the number 12. Against friends or bots, at once and without registration.
web-skip = Skip to the content
web-home = To the front page
web-unofficial = An unofficial fan project, without the publishers’ art or texts.
web-scripts-off = This table needs JavaScript. Switch it on for this site, or play in the terminal: twelvefold play king.
web-loading = One moment …
web-close = Close
web-unreachable = The server does not answer. Nothing is lost; try again in a moment.
web-no-cookies = Your browser keeps no cookies from this site, so it cannot know you at the next click. Allow them and try again.
web-too-late = Too late: this is already decided.
web-nowhere-title = Nothing here
web-nowhere = There is no page at this address.
web-broken-title = This page broke
web-broken = Something went wrong in the page itself. Every move is safe on the server: load the page again and go on.
web-reload = Load again
web-truth = { $truth ->
    [true] yes
   *[false] no
}

## The API for programs

web-api = The API
web-api-link = For programmers: the API
web-api-lead = Everything here is JSON. A game itself is played over the WebSocket at { $path }; its messages are described in { $file }.
web-api-language = The descriptions below are in English, as in the OpenAPI document.
web-api-openapi = OpenAPI document

## Settings

web-settings = Settings
web-settings-tip = Language, theme, speed and your name
web-language = Language
web-theme = Theme
web-theme-auto = as the system
web-theme-light = light
web-theme-dark = dark
web-speed = Speed of the story
web-speed-calm = calm
web-speed-calm-help = Every step has time to be read aloud.
web-speed-normal = normal
web-speed-normal-help = As at a real table.
web-speed-fast = fast
web-speed-fast-help = For those who know the cards by heart.
web-speed-instant = at once
web-speed-instant-help = Nothing moves; the story tells what happened.
web-forced = Play forced moves by themselves
web-forced-on = on
web-forced-on-help = Where only one move is possible, it is shown for a second and made for you.
web-forced-off = off
web-forced-off-help = You make every move yourself, even the only one.
web-sound = Sound
web-sound-quiet = quiet
web-sound-loud = loud
web-sound-off = off
web-mute = Mute
web-unmute = Sound on
web-haptics = Vibration
web-haptics-on = on
web-haptics-off = off
web-awake = Keep the screen on during a live game
web-awake-on = yes
web-awake-off = no
web-letters = Letters on coloured dice
web-letters-on = yes
web-letters-off = no
web-shortcuts = Keyboard shortcuts
web-shortcuts-on = on
web-shortcuts-off = off
web-shortcuts-help = Press ? to see them all.
web-name = Your name
web-name-help = This is what the others see. It counts from your next table on.
web-name-save = Save
web-guest-name = Guest

## Keys

web-keys = Keys
web-keys-off = Single keys can be turned off in the settings.
web-key-help = This list
web-key-choose = Choose, from left to right; once more seals it
web-key-hand = To your hand
web-key-why = Why did that happen?
web-key-story = The story so far
web-key-rules = The rules
web-key-mute = Sound on or off
web-key-menu = The table’s menu
web-key-tab = Tab
web-key-tab-help = From one part to the next
web-key-enter = Enter
web-key-enter-help = Choose; once more seals it
web-key-arrows = ← → ↑ ↓
web-key-arrows-help = Within a hand, a row, a sheet
web-key-escape = Esc
web-key-escape-help = Close, or skip what is being played

## The front page

web-games = The games
web-about-king = Everybody has a twelve-sided die and the same seven characters. Choose one in secret, turn them over together: equal cards and equal dice cancel each other.
web-about-queen = Dice wait in the mountains and in the jungle. Everybody has the same characters to fetch them, and equal ones cancel each other: guess what the others play, grab your dice and fill your sheet line by line.
web-about-chips = Win tricks with chips from 1 to 12, but keep your four at 21 or below: more burns. What you take into your hand you will have to play.
web-players = { $least } to { $most } players
web-minutes = { $least }–{ $most } min
web-play-game = Play { $game }
web-play-solo = { $bots ->
    [0] Play alone
   *[other] One on one
}
web-play-solo-tip = { $bots ->
    [0] Starts at once: a game for one.
   *[other] Starts at once, against a single bot.
}
web-preview-stop = Stop the moving picture
web-preview-go = Let the picture move
web-play-now = Play now
web-play-now-tip = { $bots ->
    [one] Starts at once, against one bot.
   *[other] Starts at once, against { $bots } bots.
}
web-be-guided = First game? Be guided
web-be-guided-tip = A real game against bots; through your first turn a guide shows you what is what.
web-new-table = New table
web-new-table-tip = Choose how to play and invite others.
web-rules = Rules
web-rules-tip = The rules in our own words, with every ruling
web-rules-of = Rules of { $game }
web-no-rules = There is no rules page for this game yet.
web-my-tables = My tables
web-open-tables = Open tables
web-no-open-tables = No public table is open right now. Open one!
web-finished-tables = Finished games
web-your-turn = Your turn
web-your-turn-title = Your turn – { $title }
web-status = { $status ->
    [open] waiting for players
    [playing] being played
    [paused] paused
    [dormant] asleep until somebody comes back
    [over] over
    [expired] expired
   *[other] { $status }
}
web-free-seats = { $count ->
    [0] no seat free
    [one] one seat free
   *[other] { $count } seats free
}
web-won-by = { $count ->
    [one] won by { $names }
   *[other] won together by { $names }
}

## A new table

web-no-such-game = There is no such game here.
web-new-table-of = A new table: { $game }
web-who-plays = { $game }: who plays?
web-way = { $way ->
    [friends] With friends
    [bots] Against bots
   *[alone] Alone
}
web-way-help = { $way ->
    [friends] You get a link to send, and everybody plays on a device of their own.
    [bots] The game starts at once.
   *[alone] A game for one. It starts at once.
}
web-new-way = { $way ->
    [friends] { $game } with friends
    [bots] { $game } against bots
   *[alone] { $game } alone
}
web-change-way = Change who plays
web-more-options = More options
web-begin-now = Start the game
web-seats = Players
web-seats-help = How many sit at the table, bots included.
web-seats-with-bots = { $bots ->
    [one] You and one bot.
   *[other] You and { $bots } bots.
}
web-bots = Bots
web-bots-help = How many seats bots take right away. The others stay free for people; you can fill them later, too.
web-bot-level = How the bots play
web-pace = Pace
web-pace-live = live
web-pace-live-help = Everybody plays at the same time, with seconds for each decision. Against bots alone there is no clock.
web-pace-live-short = { $time ->
    [one] live, one second for a decision
   *[other] live, { $time } seconds for a decision
}
web-pace-correspondence = by correspondence
web-pace-correspondence-help = Come by when it suits you, with days for each decision.
web-pace-correspondence-short = { $time ->
    [one] by correspondence, one day for a decision
   *[other] by correspondence, { $time } days for a decision
}
web-pace-unlimited = no limit
web-pace-unlimited-help = Take all the time you need.
web-pace-unlimited-short = no time limit
web-time = Time for a decision
web-time-help = Too late? A bot makes this one decision for you.
web-time-live = { $count ->
    [one] one second
   *[other] { $count } seconds
}
web-time-correspondence = { $count ->
    [one] one day
   *[other] { $count } days
}
web-bank = Time bank
web-bank-help = Extra time for the whole game. It is used when the time for a decision is over.
web-bank-minutes = { $count ->
    [0] none
    [one] one minute
   *[other] { $count } minutes
}
web-public = Show it to everybody
web-public-help = On: the table is listed on the front page. Off: only those with the link find it.
web-spectators = Spectators are welcome
web-spectators-help = They see what everybody sees, but no hand.
web-make-table = Make the table

## Before the game

web-table = A table
web-seat-free = free
web-seats-title = Seats
web-seats-taken = { $taken } of { $all } taken
web-you = You
web-person = a person
web-spectators-state = { $allowed ->
    [yes] spectators are welcome
   *[no] without spectators
}
web-sit = Sit down
web-full = All seats are taken.
web-waiting-people = Waiting for more players. The game can begin once all seats are taken.
web-waiting-owner = Waiting for the host to begin.
web-waiting-free = { $count ->
    [one] One seat is still free. Invite somebody, or let a bot take it.
   *[other] { $count } seats are still free. Invite others, or let bots take them.
}
web-fill = { $count ->
    [one] Let a bot take the free seat
   *[other] Let bots take the { $count } free seats
}
web-host = host
web-host-tip = Begins the game and can change the table
web-remove = Remove { $name }
web-remove-sure = Really remove?
web-hand-over = Make { $name } the host
web-add-time = Add time
web-add-time-tip = Everybody gets the full time again for this decision.
web-offer = Give a bot’s seat to a person
web-offer-help = Whoever opens the link takes this seat over and plays on. It works once, until the game is over.
web-offer-link = Link to the seat of { $name }
web-join = { $others ->
    [0] You will play { $game } at an empty table.
   *[other] You will play { $game } with { $names }.
}
web-start = Begin the game
web-leave = Leave table
web-invite = Invite others
web-invite-help = Send this link, or point a phone’s camera at the code: both lead straight to this table.
web-invite-link = The address of the table
web-invite-code = The address of the table as a code for a camera
web-copy = Copy
web-copied = Copied
web-copy-tip = Copies the link
web-seat-link = Your seat on another device
web-seat-link-help = This link is yours alone: whoever opens it has your seat. With it you can play on from another device.
web-seat-link-new = Make a link to my seat
web-watch-link = Invite spectators
web-projector = For the whole room
web-projector-link = A page for the whole room
web-projector-tip = For a projector: what every spectator sees, in large type, without anybody’s hand
web-projector-join = Join in
web-fair-dice = Fair dice
web-fair-dice-help = The seed of this game’s dice was fixed before anybody sat down; this fingerprint proves it afterwards. With a word from you, nobody could foresee the dice, not even the server.
web-commitment = Fingerprint of the dice:
web-dice-word = A word for the dice
web-dice-word-give = Add it

## At the table

web-board = The table
web-others = The other players
web-hand = Your hand
web-menu = At this table
web-menu-tip = Invite, pause, resign, play on another device
web-wish-guide = Guide me through a turn
web-wish-guide-tip = Explains the table step by step while you play. You can end it at any time.
web-story = The story
web-story-tip = Everything that has happened so far
web-standings = Standings
web-standings-tip = How everybody stands, and who sits where
web-nothing-yet = Nothing has happened yet.
web-why = Why?
web-why-tip = Tells it again, step by step, with the rule behind each step
web-why-of = Why? { $chapter }
web-why-title = Why? – { $chapter }
web-skip-play = Skip
web-skip-tip = Shows the end at once
web-step = Step { $step } of { $last }
web-previous = One step back
web-run = Play on by itself
web-pause-play = Stop
web-next = One step on
web-your-turn-area = Your decision
web-waiting-for = Waiting for { $names }.
web-waiting-many = Waiting for { $count } players.
# While the only possible move plays itself.
web-only-move = Only one move: { $move }
web-only-end = Nothing to choose: it goes on by itself.
web-watching = You are watching.
web-status-note = { $status ->
    [paused] The clock has stopped. Anybody at the table can go on.
    [dormant] It wakes up as soon as a player touches anything.
   *[other] One moment …
}
web-paused = The game is paused.
web-asleep = The table is asleep.
web-wake = Wake it up
web-away-you = A bot is playing for you.
web-back = I’m back
web-agree = Agree
web-moved-for-you = Time’s up: a bot moved for you.
web-pause-wished-you = You asked for a pause. It begins when everybody agrees.
web-confirmed = has decided
web-thinks = is thinking
web-away = away: a bot decides
web-choose-first = Choose first
web-sealed = Your choice: { $move }. Nobody sees it until all have chosen.
web-sealed-plain = You have chosen. Nobody sees it until all have chosen.
web-take-back = Change my mind
web-take-back-tip = Takes your choice back, as long as others are still thinking
web-time-left = Time left: { $time }
web-time-left-tip = The time left for this decision. After that a bot decides for you this once.
web-time-left-tip-bank = The time left for this decision; then your time bank: { $bank }.
web-bank-left = Time bank: { $time }
web-time-until = Decide by { $moment }. After that a bot decides for you this once.
web-left-days = { $count ->
    [one] one day
   *[other] { $count } days
}
web-left-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
web-left-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
web-connection = { $state ->
    [on] connected
    [wait] connecting …
   *[off] no connection
}
web-connection-tip = { $state ->
    [on] Connected. Every move is saved before anybody sees it.
    [wait] Connecting. Nothing is lost.
   *[off] The server cannot be reached. Your moves wait here and go out as soon as it is back; nothing is lost.
}
web-pause = Ask for a pause
web-pause-tip = Once everybody agrees, the clock stands still.
web-go-on = Resume
web-go-on-tip = Ends the pause
web-resign = Resign
web-resign-sure = Really resign?
web-resign-tip = A bot plays your seat to the end. This cannot be undone.

## A game without a screen of its own

web-generic-question = What is your move? ({ $ask })
web-moves = Your moves
web-answer-tip = Chooses this move
web-add-tip = Adds this move to your line
web-line = Your line so far
web-shorten = Take back from { $move } on
web-shorten-tip = Takes this move and those after it back
web-confirm-line = Done
web-confirm-tip = Your line is complete. It is played once everybody is done.

## After the game

web-winners = { $count ->
    [0] None of the players wins.
    [one] { $names } wins!
   *[other] { $names } win together!
}
