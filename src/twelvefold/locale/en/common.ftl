### What every client says: rows, names of nobody and of bots.

row = { $row }, { $item }
pair-number = { $left }: { $right }
pair-word = { $left }: { $right }
nobody = nobody
you = you
nothing = nothing
seat-number = Player { $number }
bot-name = { $persona ->
    [ulu] Ulu
    [nokto] Nokto
    [plopo] Plopo
    [miko] Miko
    [spiro] Spiro
    [bekko] Bekko
    [pardo] Pardo
    [monti] Monti
    [lento] Lento
    [igli] Igli
    [lumi] Lumi
    [kolori] Kolori
    [umbo] Umbo
    [fungo] Fungo
    [lampo] Lampo
    [pento] Pento
   *[other] { $persona }
}
bot-temper = { $persona ->
    [ulu] Counts everything twice, then blinks.
    [nokto] Stays awake for as long as dice roll.
    [plopo] Leaps first and looks on the way down.
    [miko] Laughs at every roll, good or bad.
    [spiro] Never in a hurry, always on time.
    [bekko] Has a big beak and a bigger heart.
    [pardo] Purrs at small numbers, hisses at large ones.
    [monti] Never loses a foothold, seldom loses patience.
    [lento] Has been thinking about this move since yesterday.
    [igli] Prickly when losing, soft as moss when winning.
    [lumi] Flies to whatever glitters most.
    [kolori] Changes colour and calls it a poker face.
    [umbo] Comes down from the snow for the company.
    [fungo] Grew here overnight and likes the view.
    [lampo] Burns for the game and sleeps at dawn.
    [pento] Wears pentagons and believes in the twelve.
   *[other] { $persona }
}
bot-stars = { $stars } of { $most } stars
bot-tip = { $temper } { $stars } of { $most } stars.
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
