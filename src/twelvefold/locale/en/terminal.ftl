### The terminal: everything that is not one game's own.

## Playing

terminal-choose = Your choice ({ $numbers }, or a name; { $help } helps, { $quit } saves and quits):
terminal-choose-line = Your next move ({ $numbers }, or a name; { $done } confirms, { $back } takes one back):
terminal-confirm = Nothing left to choose: { $done } confirms, { $back } takes the last one back:
terminal-choice = { $number }. { $label }
terminal-choice-hint = { $number }. { $label } – { $hint }
terminal-help = Type the number or the name of your choice. “{ $rules }” shows the rules, “{ $story }” what has happened so far, “{ $quit }” saves the game and quits.
terminal-not-understood = “{ $text }” is not one of the choices.
terminal-ambiguous = “{ $text }” may mean several: { $choices }.
terminal-hand-over = Pass the screen to { $name }. { $name }, press Enter when nobody else is looking.
terminal-game-over = The game is over. { $winners_is ->
    [you] You win!
    [among] You win together with { $winners_others }!
   *[other] { $count ->
        [0] None of the players wins.
        [one] { $winners } wins.
       *[other] { $winners } win together.
    }
}
terminal-saved = The game is saved. Go on with: { $command }
terminal-record-written = The record is in { $file }.
terminal-resumed = The game goes on where you left it.
terminal-bots = At the table: { $bots }.
terminal-bot = { $name } ({ $stars } of { $most } stars)
terminal-write-failed = { $file } cannot be written: { $problem }
terminal-read-failed = { $file } cannot be read: { $problem }
terminal-record-exists = { $file } is there already, and nothing is overwritten. To go on with the game in it: { $command }; or name another file.
terminal-other-game = The file contains a game of { $given }, not of { $game }.
terminal-already-over = This game is over. Replay it with: { $command }

## The server

terminal-serving = Serving the tables kept in { $folder }. Open:
terminal-verified = The dice are verified: { $outcomes } outcomes, computed again from { $numbers } random numbers, match the record.

## A bot at a table of a server

terminal-bot-bad-address = “{ $given }” is not the address of a table. A table’s address looks like { $example }; a seat’s private link looks like { $example }#KEY.
terminal-bot-no-server = No server answers at { $address }: { $problem }
terminal-bot-other-protocol = The server at { $address } does not speak version { $protocol } of this program’s protocol.
terminal-bot-refused = The server refuses: { $why }
terminal-bot-seated = The bot has taken seat { $number }. With this private link it can take the seat again from anywhere: { $link }
terminal-bot-seat-lost = Somebody else has this seat now; the game goes on without this bot.

## Replay

terminal-step = Step { $step } of { $last }
terminal-position = Position: { $notation }
terminal-no-such-step = There is no step { $step }; this record has steps 0 to { $last }.
terminal-unfinished = This game is not over: you see what a spectator saw.

## Machine mode

terminal-series = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }, seats rotated
terminal-progress = Playing
terminal-column-player = player
terminal-column-wins = wins
terminal-column-rate = win rate
terminal-column-interval = 95 % interval
terminal-column-fair = times fair share
terminal-per-game = { $what }: { $total } in all, { $mean } a game
terminal-unwon-games = Games no player won, left out of the win rates: { $count }
terminal-shared-games = Shared victories, divided equally among their winners: { $count }
terminal-interval = { $low } – { $high }
terminal-plain-player = { $player }: wins { $wins }, win rate { $rate }, 95 % interval { $interval }, { $fair } times the fair share.
terminal-humans-in-series = A series of games is for bots: replace “human” in --players by { $allowed }.
terminal-bad-count = { $option } must be at least 1, not { $given }.
terminal-names-count = --names gives { $given ->
    [one] { $given } name
   *[other] { $given } names
} for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}; give one for each.
terminal-names-twice = Two players have the same name: { $names }. Give everybody a name of their own.
terminal-players-count = --players names { $given } and --seats asks for { $seats }; give only one of them, or the same number.
terminal-bad-seed = --seed is a number between −{ $largest } and { $largest }.
terminal-resume-alone = --resume goes on with a saved game as it is; leave out { $options }.
terminal-option-for-series = { $option } is for a series of games; add --games.
terminal-option-not-for-series = { $option } is for a single game; leave out --games and --json.
terminal-unknown-language = There is no language { $given }; there are { $allowed }.
terminal-no-rules = There is no rules page for { $game }.
terminal-error = Error: { $message }

## Words the player may type

command-help = ?
command-quit = q
command-rules = rules
command-story = story
command-done = ok
command-back = back

## Help

help-app = King of 12, Queen of 12 and 12 Chip Trick: play against people and bots, replay, read the rules. Unofficial.
help-play = Play a game, or a whole series of games between bots.
help-replay = Replay a recorded game, or show it at one step.
help-rules = Read the rules of a game, with our rulings.
help-game = The game: { $games }.
help-players = Who sits where, separated by commas: human, { $bots }.
help-seats = How many play: you (or the strongest bot, in a series) and bots.
help-of-game = { $game }: { $text }
help-joined = { $before } { $text }
help-names = Names of the players, separated by commas.
help-seed = The random seed: the same seed and the same choices give the same game.
help-lang = Language: en, ru, fr, de.
help-plain = Plain lines without drawing, for screen readers and pipes.
help-record = Save the game to this file: during play, to resume it later; when it is over, its record.
help-resume = Resume the game saved in this file.
help-games = Play this many games between bots and print a summary.
help-jobs = The number of processes for a series. The result does not depend on it.
help-json = Print the summary of a series as JSON.
help-file = The record, or a game saved with --record.
help-step = Stop after this step and show the position.
help-serve = Host tables for people, bots and spectators.
help-host = The address to listen at; 0.0.0.0 lets the local network in.
help-port = The port to listen at.
help-data = The folder for the server’s data.
help-bot-pause = How long bots wait with a decision, in milliseconds.
help-verify = Verify the dice of a record from a server.
help-bot = Let a bot play at a table of a server, through the same protocol as everybody.
help-url = The address of the table; or a seat’s private link, to take that seat.
help-player = Which bot plays: { $bots }. Without this, the strongest.
help-name = The bot’s name at the table.
help-version = Show the version.

## What the command line cannot read

usage-missing = { $what } is missing. Help: { $help }
usage-bad-value = The value for { $what } cannot be read. Help: { $help }
usage-unknown = There is no { $what }. Help: { $help }
usage-wrong = The command cannot be read. Help: { $help }
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-required = [required]
