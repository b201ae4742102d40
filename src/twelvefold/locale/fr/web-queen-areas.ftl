### La Reine des 12 dans le navigateur : les feuilles C et D.

## La feuille

web-queen-areas-values = Valeurs
web-queen-areas-roofs = Toits
web-queen-areas-one-die = Pour un seul dé
web-queen-areas-no-mark = Pour une manche sans croix
web-queen-areas-again = À la place, chaque fois
web-queen-areas-plus = +{ $points }
# Sous ce que rapporte une colonne : combien de ses cases sont encore libres. Sur deux lignes courtes.
web-queen-areas-missing = reste { $open }
web-queen-areas-column = Colonne { $column } : complète, elle rapporte { queen-points }.
web-queen-areas-row-tip = Chacune de ces lignes, une fois complète, donne : { $effect }
web-queen-areas-legend = Ce que disent les signes
web-queen-areas-legend-cell = points de cette case
web-queen-areas-legend-column = points d’une colonne complète
web-queen-areas-legend-track = points du dernier nombre du débordement
web-queen-areas-effect-tip = { $effect } : { $about }

## Ce que fait chaque bonus

web-queen-areas-about-square = coche un carré au choix ; quand tous les carrés devant un bonus sont cochés, il est utilisé aussitôt.
web-queen-areas-about-circle_or_square = coche un cercle ou un carré au choix ; quand tous ceux devant un bonus sont cochés, il est utilisé aussitôt.
web-queen-areas-about-pile = toute ta défausse revient dans ta main.
web-queen-areas-about-copy_but_two = coche les dés d’un autre joueur comme s’ils étaient à toi, sauf deux ; à toi de dire lesquels.
web-queen-areas-about-copy_all = coche tous les dés d’un autre joueur comme s’ils étaient à toi.
web-queen-areas-about-colour = coche un toit libre au choix.
web-queen-areas-about-red = coche un toit rouge libre.
web-queen-areas-about-purple = coche un toit violet libre.
web-queen-areas-about-yellow = coche un toit jaune libre.
web-queen-areas-about-two_colours = coche deux toits libres au choix.
web-queen-areas-about-value = coche la case suivante d’une ligne au choix.
web-queen-areas-about-two_values = deux fois, coche la case suivante d’une ligne au choix.
web-queen-areas-about-value_or_colour = coche la case suivante d’une ligne, ou un toit libre.
web-queen-areas-about-value_and_colour = coche la case suivante d’une ligne, et un toit libre.
web-queen-areas-about-repeat = le dernier nombre de la piste de débordement est inscrit une fois de plus.
web-queen-areas-about-zero = un 0 est inscrit sur la piste de débordement ; après lui, tout nombre convient de nouveau.
web-queen-areas-about-one_die = tu as pris exactement un dé dans cette manche.
web-queen-areas-about-no_mark = tu n’as rien pu cocher dans cette manche.
web-queen-areas-about-either = tu as pris exactement un dé et n’as rien pu cocher : l’un des deux bonus.
web-queen-areas-about-by_philosopher = un bonus pour un seul dé ou pour une manche sans croix, comme tu veux.

## La suite

web-queen-areas-brings = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
web-queen-areas-now = Maintenant
web-queen-areas-dice = Tes dés
web-queen-areas-to-do = Reste à faire, dans cet ordre
web-queen-areas-step-overflow = sur la piste
web-queen-areas-step-roof = un toit pour un dé
web-queen-areas-step-any-value = une valeur
web-queen-areas-step-any-roof = un toit
web-queen-areas-step-value-or-roof = une valeur ou un toit
web-queen-areas-step-box = un cercle ou un carré
web-queen-areas-step-pick = l’un de ces bonus
web-queen-areas-step-or-reserve = bonus ou carte de la réserve
web-queen-areas-step-bonus-copy = les dés de qui
web-queen-areas-step-without = laisser un dé
web-queen-areas-step-then = le bonus suivant de ce choix
web-queen-areas-still-face = La valeur { $face } est encore à cocher
web-queen-areas-still-colour = { $colour_id ->
    [red] Un dé rouge est encore à cocher
    [purple] Un dé violet est encore à cocher
   *[yellow] Un dé jaune est encore à cocher
}
web-queen-areas-queue = Bonus en attente
web-queen-areas-queue-help = Lequel ensuite ? L’ordre est à toi.
web-queen-areas-queue-later = Ils viendront quand ceci sera fait.
web-queen-areas-times = ×{ $count }
web-queen-areas-choices = Ce que tu peux faire
web-queen-areas-copy = { $name } : { $dice }
web-queen-areas-copy-none = { $name } : pas de dé
web-queen-areas-without = sans { $die }
web-queen-areas-reserve = à la place, une carte de la réserve
web-queen-areas-done = { $name_is ->
    [you] Tout est coché. Confirme, ou reviens d’un pas.
   *[other] { $name }, tout est coché. Confirme, ou reviens d’un pas.
}
web-queen-areas-chain = { $moves ->
    [0] Ce qui s’est fait d’office
    [one] Ce que fait ta suite : un choix
   *[other] Ce que fait ta suite : { $moves } choix
}
web-queen-areas-chain-start = D’office
web-queen-areas-back-to = Revenir avant ceci : { $step }
web-queen-areas-undo = Un pas en arrière
web-queen-areas-undo-tip = Reprend ton dernier choix, avec tout ce qui a suivi
web-queen-areas-look = Touche une case éclairée ; tout peut être repris tant que tu n’as pas confirmé.
web-queen-areas-choose = Tout choix peut être repris tant que tu n’as pas confirmé.
web-queen-areas-touch = Touche une case éclairée pour lire ce qu’elle apporte ; touche-la encore pour la cocher.
web-queen-areas-pencil = Les croix au crayon comptent dès que tu confirmes.
web-queen-areas-do = Choisir : { $move }

## Les points

web-queen-areas-columns-now = Colonnes des valeurs
web-queen-areas-cells-now = Cases à points
web-queen-areas-overflow-now = Piste de débordement
web-queen-areas-roofs-now = Colonnes des toits
web-queen-areas-stands = Les points de cette feuille, selon leur origine
web-queen-areas-column-name = colonne { $column }
web-queen-areas-value-name = valeur { $face }
web-queen-areas-waits = Bonus en attente : { $effect }
web-queen-areas-label = { $who_is ->
    [you] Ta feuille : { queen-points }
   *[other] Feuille ({ $who }) : { queen-points }
}
