### Commun à tous les clients : listes, « personne », noms des robots.

row = { $row }, { $item }
pair-number = { $left } ({ $right })
pair-word = { $left } : { $right }
nobody = personne
you = toi
nothing = rien
seat-number = Joueur { $number }
bot-name = { $kind ->
    [random] Veinard { $number }
   *[heuristic] Sage { $number }
}
bot-level = { $bot ->
    [random] débutant
    [heuristic] expérimenté
   *[other] { $bot }
}
bot-level-help = { $bot ->
    [random] Choisit au hasard : pour un premier essai.
    [heuristic] Se demande ce que feront les autres, et n’en sait pas plus que toi.
   *[other] Un bot.
}

## Les noms des jeux

king-name = Le Roi des 12
queen-name = La Reine des 12
chips-name = 12 Chip Trick
