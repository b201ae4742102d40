### Le Roi des 12 : la règle derrière chaque étape du récit.

## Début de manche

king-why-SetDrawn = Tout le monde a les sept mêmes cartes : le Chevalier et six autres. Parmi celles que l’on tire, il en faut au moins deux de cette liste : Marchands, Chenapans, Inverseuse, Sorcier, Oracle ; sinon, on refait le tirage.
king-why-BothPromos = La boîte conseille un seul personnage promo à la fois, mais les deux sont permis. S’ils agissent au même tour, le Faune passe avant le Collectionneur.
king-why-RoundBegan = On lance les dés une seule fois, au début de la manche. Ensuite, ils restent comme ils sont, et seules des cartes peuvent les faire bouger.

## Les cartes

king-why-CardsRevealed = On choisit en secret, et toutes les cartes se révèlent en même temps. Une carte jouée est perdue jusqu’à la fin de la manche.
king-why-CardsCancelled = { $card_id ->
    [lady] Des Dames qui se rencontrent s’annulent entre elles, mais aucune autre carte. Après le décompte, la plus basse peut prendre un jeton à la plus haute.
   *[other] Une carte jouée par deux joueurs ou plus n’a d’effet pour aucun d’eux. Leurs dés comptent quand même.
}
king-why-LadyCancelled = { $cards_count ->
    [0] Quand une seule Dame est jouée, elle annule toutes les autres cartes encore valables. Ici, il n’y en a plus.
   *[other] Quand une seule Dame est jouée, elle annule toutes les autres cartes encore valables. Les dés comptent quand même.
}

## Les dés et les valeurs

king-why-DicePassed = Les Marchands agissent avant tout le reste. Désormais, ton dé est celui qui est devant toi ; une carte sous un dé reste à son joueur.
king-why-DieTurned = { $card_id ->
    [troublemakers] Tous les dés se retournent ; deux faces opposées font toujours 13. C’est le dé lui-même qui a bougé : il reste ainsi après le tour.
    [reverser] Seul le dé de qui joue l’Inverseuse se retourne ; deux faces opposées font toujours 13. C’est le dé lui-même qui a bougé : il reste ainsi après le tour.
    [sorcerer] Qui joue le Sorcier choisit l’une des cinq faces autour de celle du dessus, après les Chenapans et avant l’Oracle. C’est le dé lui-même qui a bougé : il reste ainsi après le tour.
   *[other] Cette carte fait bouger le dé lui-même : il reste ainsi après le tour.
}
king-why-DieRolled = L’Oracle agit après tout le reste, et seulement sur le dé de qui le joue. La nouvelle face reste après le tour.
king-why-ValueChanged = { $card_id ->
    [alchemist] L’Alchimiste double ce que montre le dé. Pour ce tour seulement : le dé lui-même ne bouge pas.
    [machine] L’Automate ajoute 7 à ce que montre le dé, même au-delà de 12. Pour ce tour seulement : le dé lui-même ne bouge pas.
    [parasite] Le Parasite enlève 7 à ce que montre le dé ; même 0 ou moins peut gagner. Pour ce tour seulement : le dé lui-même ne bouge pas.
    [golem] Le Golem vaut 12, mais seulement 1 si le dé montre 12 après tous les effets. Pour ce tour seulement : le dé lui-même ne bouge pas.
   *[other] Cette carte ne change la valeur que pour ce tour : le dé lui-même ne bouge pas.
}

## La comparaison

king-why-ValuesCompared = Ta valeur est ce que montre ton dé, modifié par ta carte si elle agit sur les valeurs. Si ta carte est annulée, ton dé compte quand même, tel quel.
king-why-FaunTurned = Le Faune regarde les faces des autres dés, pas leurs valeurs, et prend la plus haute qui soit libre, même avec un Chevalier ; ce peut être celle qu’il montre déjà. Il n’agit qu’une fois : on compare de nouveau toutes les valeurs, et celles qui sont égales s’annulent comme d’habitude.
king-why-DiceCancelled = Des valeurs égales s’annulent, quel que soit le nombre de joueurs. C’est la valeur qui compte, pas la face du dé.

## Les places et les jetons

king-why-LowBeatsHigh = Avec un Chevalier, la plus basse valeur non annulée obtient la première place ce tour-ci, et la suivante la deuxième. Les valeurs égales s’annulent toujours.
king-why-PlacesSwapped = Après la comparaison, et après un éventuel Chevalier, le Parieur échange la première et la deuxième place. S’il n’y a qu’un seul dé non annulé, il passe deuxième, et il n’y a pas de premier.
king-why-CollectorFirst = Si son propre dé est annulé, le Collectionneur obtient la première place, après le Chevalier et le Parieur. Le premier passe deuxième, et l’ancien deuxième n’a rien ; s’il n’y avait pas de premier, le deuxième reste deuxième.
king-why-FirstPlace = La plus haute valeur non annulée prend la première place et un jeton de 2 points, même si elle vaut 0 ou moins. Seuls le Chevalier, le Parieur et le Collectionneur changent cet ordre.
king-why-SecondPlace = La valeur non annulée suivante prend la deuxième place et un jeton de 1 point, même si elle vaut 0 ou moins. Seuls le Chevalier, le Parieur et le Collectionneur changent cet ordre.
king-why-NobodyFirst = La première place reste vide si tous les dés sont annulés. C’est aussi le cas s’il n’y a qu’un seul dé non annulé et qu’un Parieur le fait passer deuxième.
king-why-NobodySecond = Seul un dé non annulé peut obtenir la deuxième place, et il n’en reste aucun pour elle.
king-why-ScoredNothing = { $why_id ->
    [cancelled] Un dé annulé n’obtient ni la première ni la deuxième place. Seul un Collectionneur dont la carte agit y changerait quelque chose.
    [pushed_out] Le Collectionneur prend la première place, et le premier passe deuxième. Il ne reste rien pour l’ancien deuxième.
   *[outranked] Seules la première et la deuxième place rapportent un jeton. Les valeurs les plus hautes passent devant, ou les plus basses avec un Chevalier.
}

## Plusieurs Dames

king-why-LadyMayTake = Si plusieurs Dames sont jouées, celle qui a la valeur la plus basse peut, une fois les jetons distribués, prendre un jeton à celle qui a la plus haute. Seuls comptent les nombres, même avec un Chevalier, et les dés annulés comptent aussi.
king-why-LadiesTied = Pour qu’il y ait vol, la valeur la plus basse et la plus haute parmi les Dames ne doivent être partagées ni l’une ni l’autre. Une égalité au milieu, elle, ne gênerait pas.
king-why-NothingToTake = La victime est toujours la Dame à la plus haute valeur ; on ne peut pas en choisir une autre. Qui n’a pas de jetons ne perd rien.
king-why-TokenTaken = On prend un seul jeton, au choix : de 1 ou de 2 points. C’est seulement ensuite qu’on regarde si quelqu’un a 8 points.
king-why-TokenLeft = Rien n’oblige à prendre un jeton. C’est parfois plus malin : à la fin de la manche, des totaux égaux s’annulent.

## Fin de manche

king-why-LastCardReached = Une manche se termine quand, après un tour, quelqu’un n’a plus qu’une carte en main. Cette carte n’est pas jouée.
king-why-PointsReached = Une manche se termine quand, après un tour, quelqu’un a 8 points ou plus ; le vol de la Dame compte d’abord. Cela ne suffit pas à remporter la manche.
king-why-TotalsCompared = On additionne les jetons de la manche. Le plus haut total que personne d’autre n’a remporte la manche.
king-why-TotalsCancelled = Il en va des totaux comme des dés : les égaux s’annulent, même les plus hauts. On peut donc remporter la manche avec moins de points.
king-why-RoundWon = Le plus haut total que personne d’autre n’a remporte la manche. Même 0 point suffit si tous les autres totaux sont annulés.
king-why-RoundUnwon = Une manche n’est sans vainqueur que si tous les totaux sont annulés. Personne ne glisse de carte sous son dé ; on rend les jetons, on relance les dés, et une nouvelle manche commence.
king-why-CardLaid = Qui remporte une manche glisse une carte de sa main sous son dé : elle marque la manche gagnée, et la deuxième manche gagnée fait gagner la partie. La carte ne revient jamais : qui mène joue donc avec une carte de moins. Les autres ne voient pas laquelle.
king-why-CardHidden = Qui remporte une manche glisse une carte de sa main sous son dé : elle marque la manche gagnée, et la deuxième manche gagnée fait gagner la partie. La carte ne revient jamais : qui mène joue donc avec une carte de moins. On ne saura laquelle qu’à la fin de la partie.
king-why-GameWon = Qui remporte deux manches gagne aussitôt la partie. Plus besoin de glisser une deuxième carte sous le dé.
king-why-DiceLifted = La partie est finie : il n’y a plus de secret. Il y a une carte sous le dé de quiconque avait déjà remporté une manche.

## Un tournoi

king-why-GroupSeated = Les premiers groupes sont tirés au sort. Ils changent ensuite à chaque manche : on ne retrouve ses derniers adversaires que si c’est inévitable, et l’on réunit ceux qui se sont le moins rencontrés.
king-why-TurnRevealed = Tout le tournoi choisit une carte en même temps. Les cartes ne se comparent qu’à l’intérieur d’un groupe.
king-why-GroupRevealed = Dans un groupe, un tour se joue comme d’habitude : les cartes identiques s’annulent, les cartes agissent, les dés se comparent. Les cartes des autres groupes n’y comptent pas.
king-why-AtGroup = Chaque groupe joue pour soi, mais tous avancent ensemble : d’abord tous les Sorciers choisissent, puis tous les Oracles lancent leur dé, puis les dés se comparent, puis les Dames prennent des jetons.
king-why-GroupFirst = La première place d’un groupe ne rapporte pas encore de jeton, mais mène à la table des vainqueurs avec son dé et sa carte, où deux points sont à prendre. C’est la première place après Chevalier, Parieur et Collectionneur.
king-why-NobodyGoesOn = Un groupe sans première place n’envoie personne. Si aucun n’en a, le tour s’arrête là.
king-why-WinnersMeet = { $cards_count ->
    [1] Un seul groupe a une première place. Ici aussi, c’est la première place, ou la deuxième si la carte est le Parieur.
   *[other] Les premières places des groupes rejouent annulation, effets, comparaison et points, avec leurs dés tels quels et leurs cartes, même annulées. La première prend 2 points, la deuxième 1. On s’assoit dans l’ordre des groupes.
}
king-why-GroupUnwon = Dans ce groupe, chaque total est partagé. Personne n’y glisse de carte ; les autres groupes ont leurs propres vainqueurs.
king-why-FinalBegins = Deux cartes sous le dé font gagner. Si plusieurs y arrivent en même temps, chacun glisse aussi la deuxième carte, et une manche finale de quatre tours décide.
king-why-FinalUnwon = Une manche ne reste sans vainqueur que si chaque total est partagé. Les finalistes relancent leurs dés et rejouent la finale avec les mêmes cinq cartes.
king-why-TournamentWon = Qui remporte la manche finale remporte le tournoi.
