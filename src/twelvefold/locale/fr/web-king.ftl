### Le Roi des 12 dans le navigateur.

## Avant la partie

web-king-set = Personnages
web-king-set-help = Tout le monde joue avec les sept mêmes personnages ; le Chevalier en est toujours.
web-king-set-first = première partie
web-king-set-first-help = Sept personnages faciles à apprendre : le bon choix pour une première partie.
web-king-set-random = tirés au sort
web-king-set-random-help = Six sont tirés au sort, dont au moins deux qui font bouger des dés.
web-king-set-agreed = au choix
web-king-set-agreed-help = À vous de choisir les sept.
web-king-set-fact = { $set ->
    [first] les personnages de la première partie
   *[random] sept personnages tirés au sort
}
web-king-set-is = personnages : { $cards }
web-king-promo = Personnages promo
web-king-promo-help = Ils comptent parmi les six qui sont tirés.
web-king-promo-none = aucun
web-king-promo-both = La boîte déconseille les deux à la fois, mais c’est permis.
web-king-promo-is = promo : { $cards }
web-king-is-promo = (promo)
web-king-seats-tournament = Un tournoi par groupes : { $groups }. Chaque groupe joue pour lui ; les premières places se retrouvent à la table des vainqueurs.
web-king-groups = Groupes
web-king-groups-help = Combien de joueurs dans chaque groupe.
web-king-groups-fact = un tournoi par groupes : { $groups }
web-king-who = { $cards ->
    [one] Qui est qui : un personnage
   *[other] Qui est qui : { $cards } personnages
}
web-king-agreed = Vos sept personnages
web-king-agreed-ready = Choisis : { $cards }.
web-king-agreed-left = { $more ->
    [yes] { $left ->
        [one] Il en manque un.
       *[other] Il en manque { $left }.
    }
   *[no] { $left ->
        [one] Un de trop.
       *[other] { $left } de trop.
    }
}

## À la table

web-king-card-tip = { $card } : { $effect }.
web-king-card-state = { $who_is ->
    [you] { $state ->
        [thinking] À toi de choisir une carte.
        [sealed] Tu as choisi une carte.
        [stands] Ta carte : { $card }.
        [cracked] Ta carte : { $card } ; une carte identique l’annule.
        [silenced] Ta carte : { $card } ; la Dame l’annule.
       *[empty] Aucune carte à toi ici.
    }
   *[other] { $state ->
        [thinking] { $who } choisit une carte.
        [sealed] { $who } a choisi une carte.
        [stands] Carte jouée ({ $who }) : { $card }.
        [cracked] Carte jouée ({ $who }) : { $card } ; une carte identique l’annule.
        [silenced] Carte jouée ({ $who }) : { $card } ; la Dame l’annule.
       *[empty] Pas de carte ici ({ $who }).
    }
}
web-king-die = { $who_is ->
    [you] Ton dé : { $face }
   *[other] Dé ({ $who }) : { $face }
}
web-king-die-dark = { $who_is ->
    [you] Ton dé : { $face }, annulé
   *[other] Dé ({ $who }) : { $face }, annulé
}
web-king-die-tip = Le dé montre { $face }. Faces voisines : { $around }.
web-king-value = Valeur { $value }
web-king-rank = { $rank ->
    [1] 1re
   *[2] 2e
}
web-king-low-wins = le plus bas gagne
web-king-rank-tip = { $rank ->
    [1] Première place ce tour-ci
   *[2] Deuxième place ce tour-ci
}
web-king-pool-tip = { $token ->
    [2] La première place rapporte un jeton de { $token } points
   *[1] La deuxième place rapporte un jeton de { $token } point
}
web-king-tokens = { $points ->
    [0] Aucun point
    [one] { $points } point ; jetons de 2 : { $twos }, jetons de 1 : { $ones }
   *[other] { $points } points ; jetons de 2 : { $twos }, jetons de 1 : { $ones }
}
web-king-tokens-tip = { $points ->
    [one] { $points } point dans cette manche ; à { $goal }, elle se termine.
   *[other] { $points } points dans cette manche ; à { $goal }, elle se termine.
}
web-king-crowns = Manches gagnées : { $won } sur { $all }
web-king-crowns-tip = { $won } sur { $all } manches gagnées. Avec { $all }, on gagne la partie.
web-king-under = { $count ->
    [one] Une manche remportée : une carte est glissée sous ce dé, pour de bon.
   *[other] { $count } manches remportées : { $count } cartes sont glissées sous ce dé, pour de bon.
}
web-king-under-known = { $count ->
    [one] Une manche remportée : une carte est glissée sous ce dé, pour de bon ({ $card }).
   *[other] { $count } manches remportées ; sous ce dé, une carte pour de bon ({ $card }).
}
web-king-hint-play = Touche une carte pour lire ce qu’elle fait ; touche-la encore pour la jouer.
web-king-hint-turn = Touche l’une des cinq faces autour de celle du dessus.
web-king-hint-take = Choisis un jeton, ou n’en prends aucun.
web-king-hint-lay = Elle marque ta manche gagnée. Désormais tu joues avec une carte de moins : choisis celle dont tu peux te passer.
web-king-chosen = Ton choix : { $move }.
web-king-do-play = Jouer : { $move }
web-king-do-turn = Tourner : { $move }
web-king-do-take = Prendre : { $move }
web-king-do-lay = Sous le dé : { $move }
web-king-faces = Les cinq faces voisines
web-king-theft = Ce que prend ta Dame
