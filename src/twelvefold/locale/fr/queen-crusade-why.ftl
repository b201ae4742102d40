### La Reine des 12, la Croisade et les feuilles C et D : la règle derrière chaque étape du récit.

queen-why-HandDrawn = Dans la Croisade, tout le monde a le Gardien de la jungle, le Chevalier, le Sorcier et les cinq mêmes cartes, tirées au sort. L’Alchimiste et la Dame sont hors jeu, et il n’y a pas de réserve.
queen-why-FirstDiscarded = Avant la première manche, chacun défausse au hasard l’une des cinq cartes tirées. C’est la première carte de sa défausse, et elle reviendra avec elle.
queen-why-CardGone = La Croisade n’a pas de réserve. La carte que le Parasite retire de ta main ou de ta défausse ne revient plus de toute la partie.
queen-why-DieTurned = Sur les feuilles C et D, la Dame te laisse tourner son dé sur n’importe quelle valeur. Une copie est tournée de même.
queen-why-ValueMarked = { $by_id ->
    [die] Chaque dé coche sa valeur et sa couleur, et c’est obligatoire. On coche une valeur dans sa propre ligne, sur la case libre la plus à gauche.
    [bonus] Une valeur donnée par un bonus coche la prochaine case libre d’une ligne, jamais la piste de débordement.
    [alchemist] Sur les feuilles C et D, l’Alchimiste coche deux valeurs : chaque fois la prochaine case libre d’une ligne, jamais la piste de débordement. Ce sont des croix : pas de bonus pour une manche sans croix.
    [general] Le Général coche la dernière case libre de chaque ligne et de chaque colonne où il n’en restait qu’une avant cette carte. Parmi les valeurs, ce doit être la prochaine case de sa ligne.
   *[oracle] L’Oracle coche une valeur, lance un dé du sac et coche aussi celle qu’il montre. Ce dé n’est pas pris et ne compte pour rien d’autre.
}
queen-why-ValueWritten = { $by_id ->
    [bonus] On peut toujours inscrire un 0, et des nombres plus bas peuvent le suivre ; un nombre répété est le dernier inscrit. On n’inscrit rien si la piste est complète, ou si elle est vide et qu’il n’y a rien à répéter.
   *[other] Une valeur dont la ligne est complète va sur la piste de débordement, de gauche à droite. Elle ne doit pas être plus basse que le dernier nombre inscrit.
}
queen-why-ValuesLost = Une valeur est perdue si sa ligne est complète et que la piste de débordement l’est aussi, ou finit par un nombre plus haut.
queen-why-ColoursLost = Une couleur est perdue si tous les toits de cette couleur sont cochés.
queen-why-RoofMarked = { $by_id ->
    [die] Quand toutes les valeurs sont cochées, chaque dé coche un toit libre de sa couleur, et c’est obligatoire.
    [bonus] Une couleur donnée par un bonus coche un toit libre : n’importe lequel, ou un toit de la couleur qu’il nomme.
    [gambler] Le Parieur coche deux toits de n’importe quelle couleur, ou un seul s’il n’en reste pas davantage. Ce sont des croix : pas de bonus pour une manche sans croix.
   *[general] Le Général coche le dernier toit libre de chaque ligne et de chaque colonne où il n’en restait qu’un avant cette carte.
}
queen-why-BonusEarned = { $effect_id ->
    [one_die] Si tu as pris exactement un dé dans cette manche, ce bonus est à toi. Les dés copiés ne comptent pas, et la Dame le donne toujours. De ce bonus et de celui d’une manche sans croix, tu en as un par manche au plus.
    [no_mark] Si tu ne pouvais rien cocher dans cette manche – ni valeur, ni nombre sur la piste de débordement, ni toit, ni croix due à une carte –, ce bonus est à toi. De ce bonus et de celui pour un seul dé, tu en as un par manche au plus.
    [either] Un dé pris et rien de coché : tu ne peux utiliser qu’un des deux bonus.
    [by_philosopher] Le Philosophe te donne un bonus de l’une ou l’autre sorte, à la place de ceux pour un seul dé et pour une manche sans croix.
   *[other] Une case bonus cochée donne ce qu’elle montre, et une ligne de toits complète aussi. Tu utilises ce que tu as gagné quand toutes les valeurs et couleurs sont cochées, dans l’ordre que tu veux, chaque bonus jusqu’au bout avant le suivant.
}
queen-why-EffectUsed = Tu dois utiliser les bonus gagnés, mais dans l’ordre que tu veux. Un bonus peut en rapporter un autre.
queen-why-EffectVoid = Certains bonus n’apportent rien : pas de case libre, rien à répéter, piste complète, défausse vide, personne qui ait assez de dés à copier.
queen-why-BoxMarked = Sur cette feuille, le bonus pour un seul dé coche un cercle, celui pour une manche sans croix un carré ; s’il n’y a plus de cercle, un seul dé coche aussi un carré. Quand toutes les cases devant un bonus sont cochées, on l’utilise aussitôt, une fois par partie. Au lieu de cocher, on peut utiliser le bonus réutilisable.
queen-why-ReserveInstead = Avec les règles de base, on peut prendre une carte de sa réserve au lieu de reprendre sa défausse, de copier des dés ou de cocher une valeur ou une couleur.
queen-why-OracleRolledValue = L’Oracle coche la valeur qu’il obtient. Si c’est celle qu’il vient de cocher, il coche toute la ligne et gagne tous les bonus qui s’y trouvent ; si la ligne est complète, la valeur va sur la piste de débordement.
queen-why-ValueColumnsCounted = Une colonne de valeurs rapporte des points quand elle est cochée dans chaque ligne qui va jusqu’à elle. La feuille dit quelles colonnes comptent, et combien.
queen-why-PointCellsCounted = Certaines cases parmi les valeurs rapportent elles-mêmes des points quand elles sont cochées.
queen-why-OverflowCounted = La piste de débordement rapporte le nombre imprimé à la dernière case remplie.
queen-why-RoofColumnsCounted = Une colonne de toits rapporte des points quand elle est complète. La feuille dit combien.
queen-why-AreasCounted = Les colonnes de valeurs, les cases à points, la piste de débordement et les colonnes de toits s’additionnent. Sur ces feuilles, les cartes ne rapportent pas de points.
