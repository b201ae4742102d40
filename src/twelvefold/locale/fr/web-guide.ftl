### Les guides d’une première partie : un vrai tour, étape par étape.

web-guide-title = Première partie
web-guide-next = Suite
web-guide-skip = Sans le guide
web-guide-end = Je continue sans guide
web-guide-waits = { $mine ->
    [yes] À toi de jouer : le guide attend.
   *[no] La suite vient d’elle-même.
}

## Le Roi des 12

web-guide-king-aim = Chacun a un dé à douze faces. À chaque tour, le dé le plus haut rapporte 2 points et le suivant 1, et les points décident de la manche. Remporte deux manches, et la partie est à toi.
web-guide-king-die = Voici ton dé. C’est la face du dessus qui compte. Il reste ainsi jusqu’à ce qu’un personnage le fasse bouger ou qu’une nouvelle manche commence.
web-guide-king-choose = Voici tes personnages ; tout le monde a les mêmes. Touche une carte et lis ce qu’elle fait. Touche-la encore pour la sceller : personne ne la voit avant que tous aient choisi.
web-guide-king-reveal = Quand tous ont choisi, on révèle les cartes ensemble. Les personnages identiques s’annulent, les dés égaux aussi. Si ta carte demande un autre choix, la question vient en bas.
web-guide-king-told = { $known ->
    [yes] { $happened } { $why } « Pourquoi ? » explique ici le reste, étape par étape.
   *[no] Ici, tu lis ce qui vient de se passer. « Pourquoi ? » raconte le tour à nouveau, étape par étape, avec la règle derrière chacune.
}
web-guide-king-points = { $points ->
    [0] Ici s’empilent tes points ; dans cette manche, tu n’en as pas encore. Elle finit quand quelqu’un en a { $goal } ou n’a plus qu’une carte. Le plus haut total gagne, mais les totaux égaux s’annulent.
    [one] Tu as { $points } point dans cette manche. Elle finit quand quelqu’un en a { $goal } ou n’a plus qu’une carte. Le plus haut total gagne, mais les totaux égaux s’annulent.
   *[other] Tu as { $points } points dans cette manche. Elle finit quand quelqu’un en a { $goal } ou n’a plus qu’une carte. Le plus haut total gagne, mais les totaux égaux s’annulent.
}
web-guide-king-end = Et ainsi de suite, tour après tour. Une carte jouée ne revient qu’à la fin de la manche : garde quelque chose de bon. Les règles et ce guide sont ici, en haut. Amuse-toi bien !

## La Reine des 12

web-guide-queen-aim = Voici ta feuille. À chaque manche, tu y coches des cases, et chaque ligne et chaque colonne de cinq rapporte des points, complètes surtout. Après douze manches, le plus de points l’emporte.
web-guide-queen-trays = Ces dés sont lancés pour tout le monde, dans les montagnes et dans la jungle. Un dé à toi coche une case : son nombre, ou un toit de sa couleur.
web-guide-queen-choose = Des personnages vont chercher les dés, les mêmes pour tous. Touche une carte et lis ce qu’elle fait ; touche-la encore pour la jouer. Si quelqu’un joue le même que toi, vous n’avez rien.
web-guide-queen-order = Les cartes agissent dans l’ordre de leurs numéros, le plus petit d’abord : plus la tienne vient tard, moins il reste de dés. Si elle te laisse le choix, on te le demande.
web-guide-queen-mark = { $asks ->
    [bonus] Cette fois, tu ne coches rien avec des dés et tu as un bonus : choisis-le. Sinon, on touche l’un de ses dés, puis une case allumée. Tout reste au crayon jusqu’à ce que tu confirmes.
   *[mark] Touche l’un de tes dés, puis une case allumée. Les croix sont au crayon : touche-les pour les effacer, puis confirme. Si tu ne peux rien cocher du tout, tu as un bonus.
}
web-guide-queen-told = { $known ->
    [yes] { $happened } { $why } « Pourquoi ? » explique ici le reste, étape par étape.
   *[no] Ici, tu lis ce qui vient de se passer, et « Pourquoi ? » l’explique règle par règle.
}
web-guide-queen-points = Chaque rangée montre ce qu’elle rapporte : 2 points pour une croix, 0 pour deux, 5 pour trois ou quatre, 10 pour les cinq. Une deuxième croix coûte donc : ces cases t’avertissent.
web-guide-queen-end = Et ainsi de suite, manche après manche. Les règles et ce guide sont en haut. Amuse-toi bien !

## 12 Chip Trick

web-guide-chips-aim = { $over ->
    [burns] Tu as toujours quatre palets. À la fin d’une manche, la plus haute somme gagne, mais jusqu’à { $limit } : au-delà, ça brûle. Ici, tu vois où tu en es.
   *[halved] Tu as toujours quatre palets. À la fin d’une manche, la plus haute somme gagne, mais une somme supérieure à { $limit } ne compte que pour moitié. Ici, tu vois où tu en es.
}
web-guide-chips-hand = Les autres ne voient que le dos de tes palets, et toi celui des leurs : rouge, c’est 4 à 9 ; bleu, 1 à 3 ou 10 à 12. Ce qu’on a vu une fois reste connu de tous.
web-guide-chips-play = Quand c’est à toi, joue un palet : touche-le, puis touche-le encore. Le plus haut du centre remporte le pli.
web-guide-chips-take = Quand tous ont joué, chacun prend un de ces palets : qui a remporté le pli commence, et le rouge d’abord. Quand c’est à toi de prendre, choisis ici : touche un palet, puis touche-le encore.
web-guide-chips-told = { $known ->
    [yes] { $happened } { $why } « Pourquoi ? » explique ici le reste, étape par étape.
   *[no] Ici, tu lis ce qui vient de se passer. « Pourquoi ? » raconte le pli à nouveau, étape par étape, avec la règle derrière chacune.
}
web-guide-chips-tokens = Qui remporte un pli pose son palet pour de bon ; les autres reprennent le leur en main pour le rejouer. La meilleure somme d’une manche rapporte un jeton de victoire ; avec { $enough }, on remporte la partie.
web-guide-chips-end = Et ainsi de suite, pli après pli, jusqu’à ce que quelqu’un ait posé ses quatre palets. Les règles et ce guide sont ici, en haut. Amuse-toi bien !
