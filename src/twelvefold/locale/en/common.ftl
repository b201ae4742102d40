### What every client says: rows, names of nobody and of bots.

row = { $row }, { $item }
pair-number = { $left }: { $right }
pair-word = { $left }: { $right }
nobody = nobody
you = you
nothing = nothing
seat-number = Player { $number }
bot-name = { $kind ->
    [random] Dicey { $number }
   *[heuristic] Sage { $number }
}
bot-level = { $bot ->
    [random] beginner
    [heuristic] experienced
   *[other] { $bot }
}
bot-level-help = { $bot ->
    [random] Chooses by chance: for a first try.
    [heuristic] Thinks about what the others may do, and knows no more than you do.
   *[other] A bot.
}

## The names of the games

king-name = King of 12
queen-name = Queen of 12
chips-name = 12 Chip Trick
