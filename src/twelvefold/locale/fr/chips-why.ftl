### 12 Chip Trick : la règle derrière chaque étape du récit.

## Début de manche

chips-why-RoundBegan = On commence avec quatre palets, deux de chaque couleur. Tu vois les couleurs des autres mains, mais pas les valeurs.
chips-why-ChipsDealt = { $colour_id ->
    [red] Les palets rouges sont les valeurs moyennes, de 4 à 9. Les autres voient qu’ils sont rouges, mais pas lesquels ce sont.
   *[blue] Les palets bleus sont les valeurs les plus basses, de 1 à 3, et les plus hautes, de 10 à 12. Les autres voient qu’ils sont bleus, mais pas lesquels ce sont.
}
chips-why-StackMade = À deux joueurs, le mort occupe la troisième place, lui aussi avec deux palets rouges et deux bleus. On les mélange : personne ne connaît ni leurs valeurs ni leur ordre.
chips-why-TopShown = { $colour_id ->
    [red] Le mort jouera ensuite le palet du dessus. Son dos est rouge : il vaut donc de 4 à 9 ; tu ne vois pas le dos des palets plus bas.
   *[blue] Le mort jouera ensuite le palet du dessus. Son dos est bleu : il vaut donc de 1 à 3 ou de 10 à 12 ; tu ne vois pas le dos des palets plus bas.
}
chips-why-LeaderDrawn = Le sort décide qui entame le premier pli de la partie, même si c’est le mort. Ensuite, qui remporte un pli entame le suivant.

## Un pli

chips-why-TrickBegan = Qui remporte un pli entame le suivant, même d’une manche à l’autre. Seule la toute première entame de la partie est tirée au sort.
chips-why-ChipPlayed = À partir de l’entame, dans le sens des aiguilles d’une montre, on joue chacun un palet, face visible : n’importe lequel, de n’importe quelle couleur. Le mort joue le palet du dessus de sa pile.
chips-why-TrickWon = { $later_count ->
    [0] La plus haute valeur remporte le pli ; la couleur ne compte pas. Le gagnant prend un palet en premier et entame le pli suivant.
   *[other] La plus haute valeur remporte le pli ; entre valeurs égales, c’est la première jouée. Le gagnant prend un palet en premier et entame le pli suivant.
}
chips-why-ChipTaken = { $why_id ->
    [only_red] Tant qu’il y a du rouge au centre, personne ne peut prendre de bleu, et il n’y a pas d’autre valeur rouge.
    [red_first] Tant qu’il y a du rouge au centre, personne ne peut prendre de bleu ; mais on choisit librement parmi les rouges.
    [lowest_red] Tant qu’il y a du rouge au centre, personne ne peut prendre de bleu, et le mort prend toujours le plus bas des palets permis.
    [lowest] Quand il n’y a qu’une couleur au centre, tous les palets sont permis, et le mort prend toujours le plus bas.
    [only] Il ne reste pas d’autre valeur au centre.
   *[chosen] Quand il n’y a qu’une couleur au centre, tous les palets sont permis.
} { $to_id ->
    [front] Le gagnant du pli prend en premier et garde son palet devant lui, face visible : il compte à la fin et n’est plus jamais joué.
    [stack] Le mort n’a pas de main : s’il n’a pas remporté le pli, son palet va sous sa pile, face cachée, et il le rejouera plus tard.
   *[hand] Seul le palet du gagnant reste sur la table ; celui-ci peut être rejoué, et tout le monde sait maintenant où il est.
}

## Fin de manche

chips-why-RoundEnded = Le gagnant du dernier pli doit entamer ; s’il n’a plus rien en main, la manche est finie. C’est le cas dès que quelqu’un a remporté quatre plis.
chips-why-HandLaid = Tu as toujours quatre palets, et tous les quatre comptent. Ceux qui ne sont pas encore sur la table y vont maintenant.
chips-why-TotalCounted = { $fate_id ->
    [burnt] Un total de plus de 21 brûle. Il ne peut gagner que si tous les totaux ont brûlé.
    [halved] Dans cette variante, rien ne brûle : un total de plus de 21 est divisé par deux et arrondi à l’entier inférieur.
   *[stands] Jusqu’à 21 compris, un total compte en entier.
}
chips-why-TokenWon = { $merit_id ->
    [highest_burnt] Si tous les totaux ont brûlé, le plus haut rapporte quand même un jeton. En cas d’égalité, chacun en gagne un.
    [highest_unburnt] Les totaux brûlés sont éliminés, et le plus haut des autres rapporte un jeton. En cas d’égalité, chacun en gagne un.
   *[highest] Le plus haut total rapporte un jeton, une fois divisés par deux ceux qui dépassent 21. En cas d’égalité, chacun en gagne un.
}

## Fin de la partie

chips-why-GameWon = { $beside_count ->
    [0] { $seats_count ->
        [1] Qui a trois jetons en premier remporte la partie. On regarde les jetons après chaque manche.
       *[other] Qui a trois jetons en premier remporte la partie. Les joueurs qui y arrivent dans la même manche partagent la victoire.
    }
   *[other] { $seats_count ->
        [1] Si un joueur et le mort arrivent à trois jetons dans la même manche, c’est le joueur qui gagne, pas le mort.
       *[other] Si les deux joueurs et le mort arrivent à trois jetons dans la même manche, les joueurs partagent la victoire, sans le mort.
    }
}
chips-why-DummyOutrun = Si seul le mort a trois jetons, la partie revient au joueur qui en a plus que l’autre. Le mort ne gagne que si les deux sont à égalité.
chips-why-DummyWon = Si seul le mort a trois jetons, la partie revient au joueur qui en a plus que l’autre. Comme les deux sont à égalité, c’est le mort qui gagne.
