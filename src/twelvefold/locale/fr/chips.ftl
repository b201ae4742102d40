### 12 Chip Trick : noms, questions et récit.

chips-seat-2 = Le mort

## Les palets

chips-colour-red = rouge
chips-colour-blue = bleu
chips-chip = { $colour_id ->
    [red] { $chip } rouge
   *[blue] { $chip } bleu
}
chips-secret = { $chip } (secret)
chips-unknown = { $colour_id ->
    [red] rouge inconnu
   *[blue] bleu inconnu
}

## Les questions

chips-ask-play = { $name }, quel palet joues-tu ?
chips-ask-front = { $name }, le pli est à toi. Quel palet poses-tu pour de bon devant toi ?
chips-ask-front-red-first = { $name }, le pli est à toi. Le rouge d’abord : quel palet rouge poses-tu pour de bon devant toi ?
chips-ask-hand = { $name }, quel palet prends-tu en main ?
chips-ask-hand-red-first = { $name }, le rouge d’abord : quel palet rouge prends-tu en main ?

## La table

chips-variant = { $variant ->
    [burning] au-delà de 21, ça brûle
   *[halving] au-delà de 21, on divise par deux
}
chips-where-deal = Manche { $round } ({ chips-variant })
chips-where-trick = Manche { $round }, pli { $trick } ({ chips-variant })
chips-where-over = Après la manche { $round } ({ chips-variant })
chips-column-player = joueur
chips-column-tokens = jetons
chips-column-front = devant soi
chips-column-hand = en main
chips-column-total = total
chips-leads = { $name } (entame)
chips-total = { $unknown ->
    [0] { $sum }
    [one] { $sum ->
        [0] { $unknown } palet caché
       *[other] { $sum } et { $unknown } palet caché
    }
   *[other] { $sum ->
        [0] { $unknown } palets cachés
       *[other] { $sum } et { $unknown } palets cachés
    }
}
chips-middle = Au centre : { $chips }
chips-legend = ◆ rouge, 4 à 9 ; ● bleu, 1 à 3 et 10 à 12 ; ? inconnu ; * inconnu des autres
chips-stack-top = { $colour_id ->
    [red] un palet rouge inconnu sur le dessus
   *[blue] un palet bleu inconnu sur le dessus
}
chips-stack-unknown = { $count ->
    [one] { $count } inconnu
   *[other] { $count } inconnus
}
chips-stack-then = puis { $chip }
chips-plain-place = { $name } : { $tokens ->
    [0] aucun jeton
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} ; devant soi : { $front } ; en main : { $hand } ; total : { $total }.

## Le récit

chips-event-RoundBegan = La manche { $round } commence. Chacun reçoit deux palets rouges et deux bleus.
chips-event-ChipsDealt = { $colour_id ->
    [red] { $seat } reçoit les palets rouges { $chips }.
   *[blue] { $seat } reçoit les palets bleus { $chips }.
}
chips-event-StackMade = { $seat } reçoit les autres palets, mélangés et empilés face cachée.
chips-event-TopShown = { $colour_id ->
    [red] { $seat } : le palet du dessus a le dos rouge.
   *[blue] { $seat } : le palet du dessus a le dos bleu.
}
chips-event-LeaderDrawn = Première entame, tirée au sort : { $seat }.
chips-event-TrickBegan = Pli { $trick }. Entame : { $leader }.
chips-event-ChipPlayed = { $seat } joue le { chips-chip }.
chips-event-TrickWon = { $later_count ->
    [0] { $seat } remporte le pli : le { chips-chip } est le plus haut.
   *[other] { $seat } remporte le pli : le { chips-chip } est le plus haut, et l’autre ({ $later }) a été joué après.
}
chips-event-ChipTaken = { $to_id ->
    [front] { $why_id ->
        [lowest_red] { $seat } pose le { chips-chip } sur la table pour de bon : le rouge d’abord, et le plus bas des rouges.
        [only_red] { $seat } doit poser le { chips-chip } sur la table pour de bon : c’est le seul rouge.
        [red_first] { $seat } pose le { chips-chip } sur la table pour de bon : le rouge d’abord.
        [lowest] { $seat } pose le { chips-chip }, le plus bas, sur la table pour de bon.
       *[chosen] { $seat } pose le { chips-chip } sur la table pour de bon.
    }
    [stack] { $why_id ->
        [only_red] { $seat } doit glisser le { chips-chip } sous sa pile : c’est le seul rouge.
        [lowest_red] { $seat } glisse le { chips-chip } sous sa pile : le rouge d’abord, et le plus bas des rouges.
        [only] { $seat } glisse le { chips-chip } sous sa pile : il ne reste rien d’autre.
       *[lowest] { $seat } glisse le { chips-chip }, le plus bas, sous sa pile.
    }
   *[hand] { $why_id ->
        [only_red] { $seat } doit prendre le { chips-chip } en main : c’est le seul rouge.
        [red_first] { $seat } prend le { chips-chip } en main : le rouge d’abord.
        [only] { $seat } prend le { chips-chip } en main : il ne reste rien d’autre.
       *[chosen] { $seat } prend le { chips-chip } en main.
    }
}
chips-event-RoundEnded = { $seat } n’a plus de palet pour entamer : la manche est finie.
chips-event-HandLaid = { $seat } pose ce qui lui reste : { $chips }.
chips-event-TotalCounted = { $fate_id ->
    [burnt] { $seat } a { $chips }, soit { $total } : brûlé !
    [halved] { $seat } a { $chips }, soit { $total }, divisé par deux : { $counts }.
   *[stands] { $seat } a { $chips }, soit { $total }.
}
chips-event-TokenWon = { $merit_id ->
    [highest_burnt] { $shared_count ->
        [0] Tous les totaux ont brûlé. { $seat } a le plus haut, { $counts }, et gagne un jeton : { $tokens } sur 3.
       *[other] Tous les totaux ont brûlé. { $seat } a le plus haut, { $counts } (à égalité : { $shared }), et gagne un jeton : { $tokens } sur 3.
    }
    [highest_unburnt] { $shared_count ->
        [0] { $seat } a le plus haut total qui n’a pas brûlé, { $counts }, et gagne un jeton : { $tokens } sur 3.
       *[other] { $seat } a le plus haut total qui n’a pas brûlé, { $counts } (à égalité : { $shared }), et gagne un jeton : { $tokens } sur 3.
    }
   *[highest] { $shared_count ->
        [0] { $seat } a le plus haut total, { $counts }, et gagne un jeton : { $tokens } sur 3.
       *[other] { $seat } a le plus haut total, { $counts } (à égalité : { $shared }), et gagne un jeton : { $tokens } sur 3.
    }
}
chips-event-GameWon = { $beside_count ->
    [0] { $seats_count ->
        [1] { $seats } a { $tokens } jetons et remporte la partie !
       *[other] { $seats } ont { $tokens } jetons chacun et partagent la victoire !
    }
   *[other] { $seats_count ->
        [1] { $seats } a { $tokens } jetons, tout comme { $beside } ; les joueurs passent d’abord : { $seats } remporte la partie !
       *[other] { $seats } ont { $tokens } jetons chacun, tout comme { $beside } ; les joueurs passent d’abord et partagent la victoire !
    }
}
chips-event-DummyOutrun = { $dummy } arrive en premier à trois jetons, mais { $seat }, avec { $tokens }, en a plus que l’autre joueur et remporte la partie !
chips-event-DummyWon = { $dummy } arrive en premier à trois jetons, et les joueurs sont à égalité ({ $tokens } chacun) : { $dummy } remporte la partie.

## Séries de parties

chips-tally-rounds = manches
chips-tally-tricks = plis

## Options

chips-option-burning = Faire brûler un total de plus de 21 (la règle) ou le diviser par deux (la variante).
