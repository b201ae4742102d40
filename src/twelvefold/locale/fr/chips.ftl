### 12 Chip Trick : noms, questions et récit.

chips-seat-2 = Le mort

## Les palets

chips-colour-red = rouge
chips-colour-blue = bleu
chips-chip = { $colour_id ->
    [red] { $chip } rouge
   *[blue] { $chip } bleu
}
chips-the-chip = { $colour_id ->
    [red] le { $chip } rouge
   *[blue] le { $chip } bleu
}
chips-secret = { $chip } (secret)
chips-unknown = { $colour_id ->
    [red] rouge inconnu
   *[blue] bleu inconnu
}

## Les questions

chips-ask-play = { $name_is ->
    [you] Choisis un palet à jouer.
   *[other] { $name }, choisis un palet à jouer.
}
chips-ask-front = { $name_is ->
    [you] Le pli est à toi ! Quel palet poses-tu pour de bon ?
   *[other] { $name }, le pli est à toi ! Quel palet poses-tu pour de bon ?
}
chips-ask-front-red-first = { $name_is ->
    [you] Le pli est à toi ! Le rouge d’abord : quel palet rouge poses-tu pour de bon ?
   *[other] { $name }, le pli est à toi ! Le rouge d’abord : quel palet rouge poses-tu pour de bon ?
}
chips-ask-hand = { $name_is ->
    [you] Choisis un palet à prendre en main.
   *[other] { $name }, choisis un palet à prendre en main.
}
chips-ask-hand-red-first = { $name_is ->
    [you] Le rouge d’abord : choisis un palet rouge à prendre en main.
   *[other] { $name }, le rouge d’abord : choisis un palet rouge à prendre en main.
}

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
chips-plain-place = { $name_is ->
    [you] Toi
   *[other] { $name }
} : { $leads ->
    [yes] entame ; { $tokens ->
        [0] aucun jeton
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }
   *[no] { $tokens ->
        [0] aucun jeton
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }
} ; sur la table : { $front } ; en main : { $hand } ; total : { $total }.

## Le récit

chips-plays = { $seat_is ->
    [you] Tu joues
   *[other] { $seat } joue
}
chips-wins = { $seat_is ->
    [you] Tu remportes le pli
   *[other] { $seat } remporte le pli
}
chips-lays = { $seat_is ->
    [you] Tu poses
   *[other] { $seat } pose
}
chips-takes = { $seat_is ->
    [you] Tu prends en main
   *[other] { $seat } prend en main
}
chips-has = { $seat_is ->
    [you] Tu as
   *[other] { $seat } a
}
chips-gets = { $seat_is ->
    [you] gagnes
   *[other] gagne
}
chips-sharers = { $shared_is ->
    [you] toi
    [among] { $shared_count ->
        [2] toi et { $shared_others }
       *[other] toi, { $shared_others }
    }
   *[other] { $shared }
}
chips-event-RoundBegan = La manche { $round } commence. Deux palets rouges et deux bleus chacun.
chips-event-ChipsDealt = { $seat_is ->
    [you] { $colour_id ->
        [red] Tes palets rouges : { $chips }.
       *[blue] Tes palets bleus : { $chips }.
    }
   *[other] { $colour_id ->
        [red] { $seat } reçoit les palets rouges { $chips }.
       *[blue] { $seat } reçoit les palets bleus { $chips }.
    }
}
chips-event-StackMade = { $seat } reçoit les autres palets, mélangés et empilés face cachée.
chips-event-TopShown = { $colour_id ->
    [red] { $seat } : le prochain palet a le dos rouge.
   *[blue] { $seat } : le prochain palet a le dos bleu.
}
chips-event-LeaderDrawn = Le sort décide : { $seat_is ->
    [you] tu entames.
   *[other] { $seat } entame.
}
chips-event-TrickBegan = Pli { $trick }. { $leader_is ->
    [you] À toi d’entamer.
   *[other] { $leader } entame.
}
chips-event-ChipPlayed = { chips-plays } { chips-the-chip }.
chips-event-TrickWon = { chips-wins } : { chips-the-chip } est le plus haut{ $later_count ->
    [0] .
   *[other] . { $later_is ->
        [you] Le tien est venu après.
        [among] Le même, mais après : toi et { $later_others }.
       *[other] Le même, mais après : { $later }.
    }
}
chips-event-ChipTaken = { $to_id ->
    [front] { $why_id ->
        [lowest_red] { chips-lays } { chips-the-chip } pour de bon : le rouge d’abord, et c’est le plus bas.
        [only_red] { chips-lays } { chips-the-chip } pour de bon : c’est le seul rouge.
        [red_first] { chips-lays } { chips-the-chip } pour de bon : le rouge d’abord.
        [lowest] { chips-lays } { chips-the-chip }, le plus bas, pour de bon.
       *[chosen] { chips-lays } { chips-the-chip } pour de bon.
    }
    [stack] { $why_id ->
        [only_red] { $seat } glisse { chips-the-chip } sous sa pile : c’est le seul rouge.
        [lowest_red] { $seat } glisse { chips-the-chip } sous sa pile : le rouge d’abord, et c’est le plus bas.
        [only] { $seat } glisse { chips-the-chip } sous sa pile : il ne reste rien d’autre.
       *[lowest] { $seat } glisse { chips-the-chip }, le plus bas, sous sa pile.
    }
   *[hand] { $why_id ->
        [only_red] { chips-takes } { chips-the-chip } : c’est le seul rouge.
        [red_first] { chips-takes } { chips-the-chip } : le rouge d’abord.
        [only] { chips-takes } { chips-the-chip } : il ne reste rien d’autre.
       *[chosen] { chips-takes } { chips-the-chip }.
    }
}
chips-event-RoundEnded = { $seat_is ->
    [you] Tu n’as plus de palet pour entamer : la manche est finie.
   *[other] { $seat } n’a plus de palet pour entamer : la manche est finie.
}
chips-event-HandLaid = { chips-lays } le reste : { $chips }.
chips-event-TotalCounted = { $fate_id ->
    [burnt] { chips-has } { $chips }, soit { $total } : brûlé !
    [halved] { chips-has } { $chips }, soit { $total }, divisé par deux : { $counts }.
   *[stands] { chips-has } { $chips }, soit { $total }.
}
chips-event-TokenWon = { $merit_id ->
    [highest_burnt] { $shared_count ->
        [0] Tous les totaux ont brûlé. { chips-has } le plus haut, { $counts }, et { chips-gets } un jeton : { $tokens } sur 3.
       *[other] Tous les totaux ont brûlé. { chips-has } le plus haut, { $counts }, à égalité avec { chips-sharers }, et { chips-gets } un jeton : { $tokens } sur 3.
    }
    [highest_unburnt] { $shared_count ->
        [0] { chips-has } le plus haut total qui n’a pas brûlé, { $counts }, et { chips-gets } un jeton : { $tokens } sur 3.
       *[other] { chips-has } le plus haut total qui n’a pas brûlé, { $counts }, à égalité avec { chips-sharers }, et { chips-gets } un jeton : { $tokens } sur 3.
    }
   *[highest] { $shared_count ->
        [0] { chips-has } le plus haut total, { $counts }, et { chips-gets } un jeton : { $tokens } sur 3.
       *[other] { chips-has } le plus haut total, { $counts }, à égalité avec { chips-sharers }, et { chips-gets } un jeton : { $tokens } sur 3.
    }
}
chips-event-GameWon = { $beside_count ->
    [0] { $seats_is ->
        [you] Tu as { $tokens } jetons : tu remportes la partie !
        [among] { $seats_count ->
            [2] Toi et { $seats_others } avez { $tokens } jetons chacun et partagez la victoire !
           *[other] Toi, { $seats_others } avez { $tokens } jetons chacun et partagez la victoire !
        }
       *[other] { $seats_count ->
            [1] { $seats } a { $tokens } jetons et remporte la partie !
           *[other] { $seats } ont { $tokens } jetons chacun et partagent la victoire !
        }
    }
   *[other] { $seats_is ->
        [you] Tu as { $tokens } jetons, tout comme { $beside }, mais les joueurs passent d’abord : tu remportes la partie !
        [among] Toi et { $seats_others } avez { $tokens } jetons chacun, tout comme { $beside }, mais les joueurs passent d’abord : vous partagez la victoire !
       *[other] { $seats_count ->
            [1] { $seats } a { $tokens } jetons, tout comme { $beside }, mais les joueurs passent d’abord : { $seats } remporte la partie !
           *[other] { $seats } ont { $tokens } jetons chacun, tout comme { $beside }, mais les joueurs passent d’abord et partagent la victoire !
        }
    }
}
chips-event-DummyOutrun = { $dummy } arrive en premier à trois jetons, mais { $seat_is ->
    [you] avec { $tokens }, tu en as plus que l’autre joueur : tu remportes la partie !
   *[other] { $seat }, avec { $tokens }, en a plus que l’autre joueur et remporte la partie !
}
chips-event-DummyWon = { $dummy } arrive en premier à trois jetons, et les joueurs sont à égalité ({ $tokens } chacun) : { $dummy } remporte la partie.

## Séries de parties

chips-tally-rounds = manches
chips-tally-tricks = plis

## Options

chips-option-burning = Faire brûler un total de plus de 21 (la règle) ou le diviser par deux (la variante).
