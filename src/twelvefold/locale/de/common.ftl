### Was alle Clients sagen: Reihen, „niemand“, die Namen der Bots.

row = { $row }, { $item }
pair-number = { $left } ({ $right })
pair-word = { $left }: { $right }
nobody = niemand
you = du
nothing = nichts
seat-number = Spieler { $number }
bot-name = { $kind ->
    [random] Würfler { $number }
   *[heuristic] Könner { $number }
}
bot-level = { $bot ->
    [random] Anfänger
    [heuristic] Könner
   *[other] { $bot }
}
bot-level-help = { $bot ->
    [random] Wählt nach Zufall: für einen ersten Versuch.
    [heuristic] Überlegt, was die anderen tun könnten, und weiß dabei nicht mehr als du.
   *[other] Ein Bot.
}

## Die Namen der Spiele

king-name = King of 12
queen-name = Queen of 12
chips-name = 12 Chip Trick
