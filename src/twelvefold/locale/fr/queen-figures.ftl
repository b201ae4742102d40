### La Reine des 12 : les chiffres des feuilles C et D, sur la page des règles.

queen-figures-head = feuille { $sheet }
queen-figures-printed = ce qui est imprimé
# What is listed one after the other.
queen-figures-and = { $row } ; { $item }
queen-figures-rows = lignes de valeurs
queen-figures-same-length = { $rows }, de { $cells } cases chacune
queen-figures-lengths = de 1 à 12 : { $cells } cases
queen-figures-columns = points des colonnes de valeurs complètes
queen-figures-column = colonne { $column } : { $points }
queen-figures-bonus-cells = cases de la colonne { $column }
queen-figures-every-row = { $gives } (à chaque ligne)
queen-figures-in-rows = { $count ->
    [one] { $gives } (ligne { $rows })
   *[other] { $gives } (lignes { $rows })
}
queen-figures-overflow = points de la piste de débordement
queen-figures-roof-rows = pour chaque ligne de toits complète
queen-figures-roof-row = { $count ->
    [one] ligne { $first } : { $effect }
   *[other] lignes { $first } et { $last } : { $effect }
}
queen-figures-roof-columns = points des colonnes de toits complètes
queen-figures-one-die = pour un seul dé, au choix
queen-figures-no-mark = pour une manche sans croix, au choix
queen-figures-together = le tout ensemble ({ $effects })
queen-figures-circles = cercles
queen-figures-circle = { $cells ->
    [one] { $cells } cercle : { $effect }
   *[other] { $cells } cercles : { $effect }
}
queen-figures-squares = carrés
queen-figures-square = { $cells ->
    [one] { $cells } carré : { $effect }
   *[other] { $cells } carrés : { $effect }
}
queen-figures-repeatable = réutilisable
