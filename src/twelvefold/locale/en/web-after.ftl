### The result of a game, and its replay.

web-result = The result
web-expired = This table has expired.
web-you-win = You win!
web-you-win-together = You win together with { $names }!
web-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $all }
web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-parts-won = { $count ->
    [one] { $count } round won
   *[other] { $count } rounds won
}
web-best-new = A new best! Before: { $before }.
web-best = Your best: { $best }
web-own-games = You have won { $wins } of { $played } games like this one.
web-ladder = The ladder of titles
web-ladder-from = from { $points } points
web-ladder-next = { $count ->
    [one] One more point, and you are: { $title }.
   *[other] { $count } more points, and you are: { $title }.
}
web-rematch = Rematch
web-rematch-tip = The same game with the same players. Against bots it begins at once.
web-replay = Replay
web-replay-tip = The whole game again, move by move
web-record = Download game
web-record-tip = The whole game in a file, for replaying and checking

## The moment that decided it, the chart, the picture to share

web-moment = { $why ->
    [lead] The turning point
    [best] The best turn
   *[points] The deciding moment
}
web-moment-told = { $why ->
    [lead] { $you ->
        [yes] You took the lead and kept it.
       *[no] { $count ->
            [one] { $names } took the lead and kept it.
           *[other] { $names } took the lead together and kept it.
        }
    }
    [best] { $gained ->
        [one] One point in a single turn.
       *[other] { $gained } points in a single turn.
    }
   *[points] { $you ->
        [yes] This brought you the win.
       *[no] This brought { $names } the win.
    }
}
web-moment-again = Play it again
web-chart = How the game went
web-chart-label = The points after each turn. At the end: { $standing }.
web-chart-table = The chart as a table
web-chart-after = After
web-chart-begin = The beginning
web-share = Share
web-share-tip = A picture of this result, and the link
web-share-title = Share the result
web-share-text = { $headline } – { $game }
web-share-picture = The picture: { $text }
web-share-save = Save the picture
web-share-link = Link to the table

## The dice

web-check-dice = Check the dice
web-check-dice-tip = Computes all luck of this game again from what was fixed before it
web-dice-right = All luck of this game is as the dice gave it: { $outcomes ->
    [one] { $outcomes } outcome
   *[other] { $outcomes } outcomes
}, { $numbers ->
    [one] { $numbers } number computed again
   *[other] { $numbers } numbers computed again
}.
web-dice-commitment = Fingerprint, published before the game
web-dice-seed = Seed, published after it
web-dice-words = Words of the players
web-dice-yourself = To check it on your own machine, download the game and run:

## The replay

web-replay-of = { $game }: replay
web-scrubber = Moment of the game
web-replay-more = More about this game
web-first = To the beginning
web-last = To the end
web-seen-by = Seen by
web-spectator = a spectator
web-step-link = Link to this step
web-position = The position in a line:
web-back-to-table = To the table
