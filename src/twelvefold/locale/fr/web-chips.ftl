### 12 Chip Trick dans le navigateur.

web-chips-variant = Au-delà de 21
web-chips-variant-help = Ce que devient un total de plus de 21 à la fin d’une manche.
web-chips-burning-help = La règle : il brûle et ne peut pas gagner, sauf si tous brûlent.
web-chips-halving-help = La variante du Tokyo Game Market : il est divisé par deux, arrondi vers le bas.
web-chips-with-dummy = avec le mort en troisième joueur
web-chips-round = Manche { $round }
web-chips-trick = Manche { $round }, pli { $trick }
web-chips-count = Manche { $round } : les totaux
web-chips-middle = Au centre
web-chips-middle-empty = Il n’y a rien au centre.
web-chips-front = posés
web-chips-front-of = { $who_is ->
    [you] Tes palets posés pour de bon
   *[other] { $who }, palets posés pour de bon
}
web-chips-front-tip = { $chip } : gagné avec un pli. Il reste ici pour de bon et compte.
web-chips-hand = main
web-chips-hand-of = { $who_is ->
    [you] Ta main
   *[other] { $who }, en main
}
web-chips-stack = pile
web-chips-stack-of = { $who_is ->
    [you] Ta pile
   *[other] Pile ({ $who })
}
web-chips-secret-tip = { $chip } : personne d’autre ne le connaît
web-chips-seen-tip = { $chip } : tout le monde sait qu’il est ici
web-chips-back-tip = { $colour_id ->
    [red] Un palet rouge, de 4 à 9. Sa valeur est inconnue.
   *[blue] Un palet bleu, de 1 à 3 ou de 10 à 12. Sa valeur est inconnue.
}
web-chips-leads = entame
web-chips-leads-tip = Entame le pli
web-chips-tokens = { $tokens ->
    [0] Aucun jeton de victoire ; avec { $enough }, on remporte la partie.
    [one] { $tokens } jeton de victoire ; avec { $enough }, on remporte la partie.
   *[other] { $tokens } jetons de victoire ; avec { $enough }, on remporte la partie.
}
web-chips-figure = { $count ->
    [one] { $count } jeton de victoire
   *[other] { $count } jetons de victoire
}
web-chips-total = { $over ->
    [burns] { $unknown ->
        [0] { $sum }, { $left } de trop : ça brûlerait
       *[other] { $sum } et plus : ça brûlerait
    }
    [halved] { $unknown ->
        [0] { $sum }, { $left } de trop : compterait { $half }
       *[other] { $sum } et plus : compterait pour moitié
    }
   *[no] { $unknown ->
        [0] { $left ->
            [0] { $sum } tout juste
           *[other] { $sum }, encore { $left } jusqu’à { $limit }
        }
        [one] { $sum ->
            [0] { $unknown } palet caché
           *[other] { $sum } et { $unknown } palet caché
        }
       *[other] { $sum ->
            [0] { $unknown } palets cachés
           *[other] { $sum } et { $unknown } palets cachés
        }
    }
}
web-chips-counted = { $fate ->
    [burnt] { $total }, { $over } de trop : brûlé
    [halved] { $total }, { $over } de trop : compte { $counts }
   *[stands] { $total }
}
web-chips-total-tip = { $over ->
    [burns] Les quatre palets s’additionnent. Au-delà de { $limit }, ça brûle à la fin de la manche.
   *[halved] Les quatre palets s’additionnent. Au-delà de { $limit }, le total ne compte que pour moitié à la fin de la manche.
}
web-chips-play-tip = Jouer le { $chip }
web-chips-take-tip = Prendre le { $chip }
web-chips-not-now = Pas le { $chip } : le rouge d’abord.
web-chips-forced = Pas le choix : tu ne peux prendre que ce palet.
web-chips-hint-play = Le palet le plus haut remporte le pli, et qui le remporte pose un palet pour de bon.
web-chips-hint-take = Le rouge d’abord. Tout le monde voit ce que tu prends en main.
web-chips-do-play = Jouer le { $chip }
web-chips-do-take = Prendre le { $chip }
web-chips-do-front = Poser : { $chip }
