### La Reine des 12 dans le navigateur.

## Avant la partie

web-queen-rules = Règles
web-queen-rules-help = Le jeu de base, ou l’extension avec ses propres feuilles.
web-queen-base = jeu de base
web-queen-base-help = Douze manches, deux moitiés faites de lignes et de colonnes : le bon choix pour une première partie.
web-queen-crusade = la Croisade
web-queen-crusade-help = Huit cartes chacun et pas de réserve ; les croix donnent des bonus, et les bonus en donnent d’autres.
web-queen-own-total = { $total ->
    [one] { $total } point. Feras-tu mieux ?
   *[other] { $total } points. Feras-tu mieux ?
}
web-queen-sheets = Feuille
web-queen-sheet = Feuille { $sheet }
web-queen-sheet-A-help = Des valeurs et des toits dans les deux moitiés : la feuille de la première partie.
web-queen-sheet-B-help = Petites valeurs à gauche, grandes valeurs à droite.
web-queen-sheet-C-help = Des lignes de valeurs, des toits, une piste de débordement et des listes de bonus.
web-queen-sheet-D-help = Comme C, mais les bonus se gagnent avec des cercles et des carrés.
web-queen-reserve-choice = Réserve
web-queen-reserve-help = Six personnages dans la réserve de chacun, les mêmes pour tous ; les quatre en main sont toujours les mêmes.
web-queen-reserve-first = première partie
web-queen-reserve-first-help = Six personnages faciles à apprendre.
web-queen-reserve-random = tirée au sort
web-queen-reserve-random-help = Six personnages sont tirés au sort.
web-queen-reserve-agreed = au choix
web-queen-reserve-agreed-help = À vous de choisir les six.
web-queen-reserve-fact = { $reserve ->
    [first] la réserve de la première partie
   *[random] une réserve tirée au sort
}
web-queen-reserve-is = réserve : { $cards }
web-queen-joined-is = avec eux dans le tirage : { $cards }
web-queen-promo = Personnages promo
web-queen-promo-help = Ceux qui sont activés participent au tirage.
web-queen-expansion = Personnages de l’extension
web-queen-expansion-help = Ils participent au tirage. Mieux vaut commencer sans eux.
web-queen-who = { $cards ->
    [one] Qui est qui : un personnage
   *[other] Qui est qui : { $cards } personnages
}
web-queen-agreed = Vos six personnages en réserve
web-queen-agreed-ready = Choisis : { $cards }.
web-queen-agreed-left = { $more ->
    [yes] { $left ->
        [one] Encore un.
       *[other] Encore { $left }.
    }
   *[no] { $left ->
        [one] Un de trop.
       *[other] { $left } de trop.
    }
}

## La table

web-queen-card-tip = { $card } : { $hint }.
# Le nom d’une carte là où la place manque : des traits d’union conditionnels disent où le couper.
web-queen-card-name = { $card_id ->
    [parasite] Para­site
    [knight] Cheva­lier
    [machine] Auto­mate
    [sorcerer] Sor­cier
    [troublemakers] Chena­pans
    [great_one] Co­losse
    [alchemist] Alchi­miste
    [philosopher] Philo­sophe
    [collector] Collec­tion­neur
    [general] Géné­ral
    [gambler] Pa­rieur
   *[other] { $card }
}
web-queen-order = Les cartes de cette manche, dans l’ordre où elles agissent
web-queen-order-empty = Aucune carte n’est encore révélée dans cette manche.
web-queen-order-card = { $state ->
    [cracked] { $who_is ->
        [you] { $number } : { $card } (ta carte), annulée
       *[other] { $number } : { $card } ({ $who }), carte annulée
    }
    [done] { $who_is ->
        [you] { $number } : { $card } (ta carte), a déjà agi
       *[other] { $number } : { $card } ({ $who }), a déjà agi
    }
    [now] { $who_is ->
        [you] { $number } : { $card } (ta carte), agit maintenant
       *[other] { $number } : { $card } ({ $who }), agit maintenant
    }
   *[waiting] { $who_is ->
        [you] { $number } : { $card } (ta carte), à venir
       *[other] { $number } : { $card } ({ $who }), à venir
    }
}
web-queen-king = Le Roi
web-queen-king-shows = Le Roi montre : { $card }
web-queen-king-shows-tip = Le Roi montre : { $card }. Cela annule la même carte chez toi et ne fait rien d’autre.
web-queen-king-deck = pioche ({ $count })
web-queen-king-deck-tip = Ce que le Roi peut encore montrer ; personne ne connaît l’ordre
web-queen-king-discard = défausse
web-queen-king-discard-tip = Ce que le Roi a montré
web-queen-race = { $state ->
    [open] 6 points pour la première rangée complète : encore à prendre
    [won] { $who_is ->
        [you] 6 points pour la première rangée complète : à toi
        [among] 6 points pour la première rangée complète : { $who_others } et toi
       *[other] 6 points pour la première rangée complète : { $who }
    }
   *[over] Les 6 points d’une rangée complète ne sont plus à prendre
}
web-queen-active = lance les dés
web-queen-active-tip = A lancé les dés de cette manche. À numéro égal, sa carte agit la première.
web-queen-hand = main
web-queen-hand-of = { $who_is ->
    [you] Ta main
   *[other] Main : { $who }
}
web-queen-pile = défausse
web-queen-pile-of = { $who_is ->
    [you] Ta défausse
   *[other] Défausse : { $who }
}
web-queen-reserve = réserve
web-queen-reserve-of = { $who_is ->
    [you] Ta réserve
   *[other] Réserve : { $who }
}
web-queen-dice-of = { $who_is ->
    [you] Tes dés
   *[other] Dés : { $who }
}
web-queen-copied-tip = { $die }, copié
web-queen-lady-tip = { $die }, pris par la Dame : il compte deux fois, pour sa couleur et pour sa valeur
web-queen-look = { $who_is ->
    [you] Ta feuille en grand
   *[other] La feuille en grand : { $who }
}
web-queen-look-tip = { $who_is ->
    [you] Montrer en grand ta feuille et tes cartes
   *[other] Montrer en grand la feuille et les cartes : { $who }
}
web-queen-sheet-of = { $who_is ->
    [you] Ta feuille
   *[other] Feuille : { $who }
}
web-queen-sheet-label = { $who_is ->
    [you] Ta feuille : { queen-points } pour les rangées
   *[other] Feuille ({ $who }) : { queen-points } pour les rangées
}

## La feuille

web-queen-value = valeur { $value }
web-queen-cell = { $state ->
    [fresh] { $where }, au crayon
    [marked] { $where }, cochée
   *[open] { $where }, libre
}
web-queen-cell-lit = { $where }. { $brings }
web-queen-line-points = { $points ->
    [one] { queen-line } : { $points } point
   *[other] { queen-line } : { $points } points
}
web-queen-row-points = Points de chaque ligne
web-queen-column-points = Points de chaque colonne
web-queen-name-tip = Annoncer : { queen-line }
web-queen-brings = { $points ->
    [0] Ne rapporte encore rien.
    [one] Rapporte { $points } point.
   *[other] Rapporte { $points } points.
}
web-queen-costs = { $points ->
    [0] Coûte autant que cela rapporte.
    [one] Coûte { $points } point.
   *[other] Coûte { $points } points.
}
web-queen-costs-lines = Vaut alors moins : { $lines }.
web-queen-fills = Complète : { $lines }.
web-queen-wins-first = Avec les 6 points de la première rangée complète.
web-queen-back-tip = { $where }, au crayon. Touche-la pour reprendre cette croix ; tes autres croix restent.

## Les questions

web-queen-ask-mark = { $name_is ->
    [you] Coche des cases avec tes dés.
   *[other] { $name }, coche des cases avec tes dés.
}
web-queen-ask-pile = Ta défausse revient dans ta main.
web-queen-ask-laid = { $count ->
    [one] { $name_is ->
        [you] Ta carte est posée. Confirme, ou reprends-la.
       *[other] { $name }, ta carte est posée. Confirme, ou reprends-la.
    }
   *[other] { $name_is ->
        [you] Tes deux cartes sont posées. Confirme, ou reprends-en une.
       *[other] { $name }, tes deux cartes sont posées. Confirme, ou reprends-en une.
    }
}
web-queen-your-dice = Tes dés
web-queen-hold-tip = Prendre en main : { $die }. Les cases qui conviennent s’allument.
web-queen-fits-nothing = Ne convient à aucune case libre : { $die }.
web-queen-take-tip = Prendre : { $die }
web-queen-leave-tip = La carte ne coche plus rien
web-queen-hint-play = Touche une carte pour lire ce qu’elle fait ; touche-la encore pour la jouer.
web-queen-hint-lay = Touche deux cartes, l’une après l’autre. Tu peux les reprendre jusqu’à ce que tu confirmes.
web-queen-hint-take = Touche un dé dans les bacs ; touche-le encore pour le prendre.
web-queen-hint-put = Touche une carte de ta main ou de ta défausse.
web-queen-hint-put-away = Touche une carte de ta main ou de ta défausse. Elle disparaît pour de bon.
web-queen-hint-gain = Touche une carte pour lire ce qu’elle fait. Elle passe dans ta main, et tous la voient.
web-queen-hint-mark-value = Touche une valeur allumée sur ta feuille.
web-queen-hint-mark-roof = Touche un toit allumé sur ta feuille.
web-queen-hint-line = Touche le bout d’une ligne ou le pied d’une colonne sur ta feuille.
web-queen-hint-copy = Tu coches avec ces dés comme s’ils étaient à toi ; leur propriétaire les garde.
web-queen-hint-mark = Touche une case allumée. Les croix restent au crayon jusqu’à ce que tu confirmes.
web-queen-hint-bonus-mark = Touche n’importe quelle case libre. La croix reste au crayon jusqu’à ce que tu confirmes.
web-queen-hint-confirm = Confirme, ou reviens en arrière.
web-queen-hint-nothing = Il n’y a plus rien à cocher.
web-queen-still-dice = Tu peux encore cocher avec { $dice }.
web-queen-still-bonus = Ton bonus peut encore cocher une case.
web-queen-still-card = Ta carte peut encore cocher une case.
web-queen-still-mark = Cocher
web-queen-still-leave = Laisser
web-queen-do-play = Jouer : { $move }
web-queen-do-take = Prendre : { $move }
web-queen-do-put = Remettre : { $move }
web-queen-do-put-away = Abandonner : { $move }
web-queen-do-gain = Prendre : { $move }
web-queen-do-mark-value = Cocher : { $move }
web-queen-do-mark-roof = Cocher : { $move }
web-queen-do-line = Annoncer : { $move }
web-queen-do-copy = Copier : { $move }
web-queen-do-lay = { $count ->
    [one] Poser une carte
   *[other] Poser les deux cartes
}
web-queen-laid = Les cartes que tu poses
web-queen-laid-place = { $number ->
    [1] première carte
   *[2] deuxième carte
}
web-queen-back-card = Reprendre : { $card }
web-queen-back-card-tip = Reprend la carte ({ $card }), et celle posée après elle
web-queen-line-brings = { $points ->
    [0] Tes croix ne rapportent encore rien.
    [one] Tes croix rapportent { $points } point.
   *[other] Tes croix rapportent { $points } points.
}
web-queen-line-costs = { $points ->
    [one] Attention : ces croix te coûtent { $points } point.
   *[other] Attention : ces croix te coûtent { $points } points.
}
web-queen-confirm = { $marks ->
    [0] { $line ->
        [0] Ne rien cocher
       *[other] Confirmer
    }
    [one] Confirmer { $marks } croix
   *[other] Confirmer { $marks } croix
}
web-queen-bonuses = Tes bonus
web-queen-bonus-none = { $left ->
    [0] épuisé
   *[other] rien à en tirer
}
web-queen-bonus-used = Bonus : { $bonus }
web-queen-bonus-back = Choisir un autre bonus
web-queen-offer-mark = { $cells ->
    [one] une case libre
   *[other] l’une des { $cells } cases libres
}
web-queen-offer-copy = { $dice ->
    [0] { $who } : pas de dés
    [one] { $who } : un dé, cases possibles : { $cells }
   *[other] { $who } : { $dice } dés, cases possibles : { $cells }
}
web-queen-offer-pile = tu reprends : { $cards }
web-queen-offer-reserve = au choix : { $cards }
web-queen-owners = Les dés de qui

## La fin

web-queen-count = Le décompte final
web-queen-count-part = { $part ->
    [left-rows] Gauche, lignes 1–⁠5
    [left-columns] Gauche, colonnes a–⁠e
    [left] Moitié gauche
    [right-rows] Droite, lignes 1–⁠5
    [right-columns] Droite, colonnes f–⁠j
    [right] Moitié droite
    [cards] Cartes
    [first] Première rangée complète
   *[total] Total
}

web-queen-out = Plus aucune carte : n’en joue plus jusqu’à la fin de la partie
web-queen-oracle-rolled = L’Oracle a obtenu { $face }
web-queen-oracle-line = désignée par l’Oracle
