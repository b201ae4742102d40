### La Reine des 12 : la règle derrière chaque étape du récit.

## La mise en place

queen-why-ReserveDrawn = Tout le monde a les six mêmes cartes en réserve. On les tire parmi les dix cartes de base avec lesquelles personne ne commence, et parmi les cartes promo et d’extension qui participent ; les autres restent hors jeu.
queen-why-FirstCardMoved = En duel et en solo, une carte de la réserve passe en main avant la première manche, et on la montre. On commence donc avec cinq cartes en main et cinq en réserve.
queen-why-ActiveDrawn = Le sort désigne qui lance les dés en premier. Ensuite, on tourne dans le sens horaire : en douze manches, chacun les lance aussi souvent que les autres.
queen-why-KingDiscarded = La pioche du Roi contient les mêmes personnages que tes cartes. Avant la première manche, sa carte du dessus va dans sa défausse.

## Début de manche

queen-why-RoundBegan = Une partie compte douze manches. Qui lance les dés est le joueur actif : à numéro égal, sa carte agit la première, et il choisit en premier quand un bonus fait prendre une carte de la réserve.
queen-why-DiceDrawn = Le joueur actif tire les dés du sac sans regarder, d’abord pour les montagnes, puis pour la jungle. Leur nombre dépend du nombre de joueurs.
queen-why-DiceRolled = On lance tous les dés ensemble, et ils restent comme ils tombent. Dans cette manche, on ne prend de dés que dans ces deux bacs.
queen-why-NewPileStarted = Tu ne joues jamais la dernière carte de ta main. Elle commence une nouvelle défausse, et l’ancienne revient dans ta main.
queen-why-PileTaken = { $why_id ->
    [last_card] Si tu dois jouer et n’as plus qu’une carte en main, ou aucune, tu reprends d’abord ton ancienne défausse. Une carte revenue ainsi peut être jouée même si elle est seule.
    [philosopher] Le Philosophe ramène toute ta défausse dans ta main, lui compris. Un bonus suit au moment de cocher.
    [parasite] Si ta main est vide une fois que le Parasite a retiré une carte, ta défausse revient aussitôt. Le Parasite de cette manche en fait partie, à moins d’être lui-même la carte retirée.
    [gambler] Si tu as moins de deux cartes en main après un Parieur, tu reprends ta défausse. La carte que tu viens de perdre reste là et commence la nouvelle.
   *[bonus] Ce bonus te rend toute ta défausse, avec la carte de cette manche. Sur les feuilles A et B, tu l’as une fois par partie.
}
queen-why-KingShuffled = Chaque fois que tu reprends ta défausse, celle du Roi retourne aussi dans sa pioche. Il en va de même quand sa pioche est vide, et on mélange à chaque fois.
queen-why-CannotPlay = { $cards ->
    [0] Sans main ni défausse, tu ne joues plus de cartes et ne prends plus de dés jusqu’à la fin de la partie. Tu as toujours un bonus par manche ; une carte gagnée ainsi ne se joue jamais.
    [1] Tu ne joues jamais la dernière carte de ta main, et il n’y a pas ici de défausse à reprendre. Sans dés, tu as un bonus.
   *[other] Une fois sans aucune carte, tu n’en joues plus jusqu’à la fin de la partie, même si des bonus t’en rapportent. Sans dés, tu as un bonus.
}

## La révélation

queen-why-CardsRevealed = Chacun choisit en secret une carte, ou deux en duel, et on les montre toutes ensemble. Elles sont désormais sur le dessus des défausses.
queen-why-KingRevealed = La carte du dessus du Roi est montrée en même temps que la tienne. Elle n’a pas d’effet propre : elle ne peut qu’annuler une carte identique.
queen-why-CardsCancelled = Les personnages identiques s’annulent : aucun n’a d’effet. En duel, ton autre carte agit quand même.
queen-why-KingCancelled = Si le Roi montre le même personnage que toi, ta carte n’a pas d’effet.

## Les effets

queen-why-DiceTaken = { $card_id ->
    [lady] La Dame prend un dé au choix dans l’un des bacs. Sur les feuilles A et B, ce dé peut cocher deux cases : une pour sa valeur et une pour sa couleur. Sur C et D, on peut le tourner.
    [parasite] Le Parasite prend en tout deux dés au choix dans les bacs. Ensuite, il faut retirer une de ses propres cartes : en réserve, ou pour de bon dans la Croisade.
    [knight] Le Chevalier prend tous les 2 et tous les 3 des deux bacs.
    [machine] L’Automate prend tous les 9, les 10 et les 11 des deux bacs.
    [druid] Le Druide prend tous les dés jaunes des deux bacs.
    [sorcerer] Le Sorcier prend tous les dés violets des deux bacs.
    [mountain_guardian] Le Gardien des montagnes prend tous les dés qui restent dans les montagnes.
    [jungle_guardian] Le Gardien de la jungle prend tous les dés qui restent dans la jungle.
    [troublemakers] Les Chenapans prennent tous les dés rouges des deux bacs.
    [great_one] Le Colosse prend quatre dés au choix dans les bacs. S’il en reste moins, il doit tous les prendre.
    [golem] Le Golem prend tous les dés de 7 à 12 des deux bacs.
    [spy] L’Espion prend deux dés dans chaque bac, à condition que personne n’ait joué de Gardien dans cette manche.
    [collector] Le Collectionneur prend tous les dés de 1 à 6 des deux bacs.
   *[other] Les cartes agissent selon leur numéro, le plus bas d’abord. Les dés viennent uniquement des bacs.
}
queen-why-NothingTaken = Les cartes agissent selon leur numéro, le plus bas d’abord, et ne prennent que ce qui reste dans les bacs. Rien n’y convient à cette carte.
queen-why-SpyBlocked = L’Espion ne prend rien si quelqu’un a joué un Gardien dans cette manche, même annulé. En solo, le Gardien du Roi ne compte pas.
queen-why-CardPutBack = Après les dés, le Parasite te fait mettre dans ta réserve une carte de ta main ou de ta défausse, à la vue de tous ; ce peut être le Parasite lui-même. En réserve, elle ne rapporte rien, mais tu peux la reprendre.
queen-why-CardGained = { $how_id ->
    [alchemist] Après la croix, l’Alchimiste te donne une carte au choix de ta réserve, à la vue de tous. Tu peux la jouer dès la manche suivante, et ses points comptent.
   *[bonus] Ce bonus, deux fois par partie sur les feuilles A et B, te donne une carte au choix de ta réserve, à la vue de tous. Si plusieurs joueurs l’utilisent, ils choisissent dans le sens horaire à partir du joueur actif.
}
queen-why-KingGained = Le Roi a les mêmes cartes que toi. Ce que tu prends dans ta réserve est aussi mélangé à sa pioche.
queen-why-KingLost = Le Roi a les mêmes cartes que toi. La carte que retire ton Parasite, le Roi la perd aussi.
queen-why-CardMarked = { $card_id ->
    [alchemist] L’Alchimiste coche n’importe quelle valeur, mais pas de toit. Ce n’est pas un bonus, mais c’est une croix : pas de bonus dans cette manche.
    [gambler] Le Parieur coche deux toits de n’importe quelle couleur, ou un seul s’il n’en reste pas davantage. Cela compte comme une croix : pas de bonus dans cette manche.
    [general] Le Général coche la cinquième case de chaque ligne et de chaque colonne qui avait quatre croix avant cette carte. Les rangées qui n’arrivent à quatre que maintenant devront attendre.
    [oracle] L’Oracle coche la valeur obtenue dans la rangée annoncée. Si elle y était déjà cochée, il coche toute la rangée.
   *[other] Une croix due à une carte compte comme une croix : pas de bonus dans cette manche.
}
queen-why-MarkForgone = Tu peux toujours renoncer à une croix. Mais si tu pouvais cocher une case, tu n’as pas de bonus.
queen-why-NothingToMark = { $card_id ->
    [alchemist] L’Alchimiste ne coche que des valeurs, et elles sont toutes cochées.
    [gambler] Le Parieur ne coche que des toits, et ils sont tous cochés. Les autres défaussent quand même une carte.
    [general] Il faut au Général une ligne ou une colonne à laquelle il manque exactement une croix avant son effet ; parmi les valeurs des feuilles C et D, ce doit être la case suivante de sa ligne. Il n’y en a pas.
   *[other] Il faut à l’Oracle une case libre, et il n’y en a pas.
}
queen-why-CardLost = À cause du Parieur, tous les autres défaussent une carte de leur main au hasard. S’il te reste alors moins de deux cartes, tu reprends le reste de ta défausse.
queen-why-LineChosen = L’Oracle annonce une ligne ou une colonne avec une case libre avant que le dé soit lancé.
queen-why-OracleRolled = { $hit_id ->
    [open] La valeur est libre dans la rangée : on l’y coche. Le dé vient du sac, y retourne et ne compte pas comme pris.
    [marked] La valeur est déjà cochée dans la rangée : on coche donc toute la rangée. Le dé vient du sac, y retourne et ne compte pas comme pris.
   *[missing] Cette valeur n’est pas dans la rangée : on ne coche rien. Le dé vient du sac, y retourne et ne compte pas comme pris.
}
queen-why-NothingToCopy = Le Miroir copie les dés pris par quelqu’un d’autre. Ici, personne d’autre n’en a : il ne fait rien.
queen-why-DiceCopied = Le Miroir, ou un bonus, copie les dés pris par quelqu’un d’autre, qui les garde. Tu ne peux choisir que quelqu’un qui a des dés, et une copie ne se copie pas. Sur les feuilles A et B, tu as ce bonus une fois par partie, et le dé copié d’une Dame ne coche qu’une case.
queen-why-DiceLeft = Aucune carte n’a pris ces dés. Comme tous les autres, ils retournent dans le sac à la fin de la manche.

## Les croix et les bonus

queen-why-DieMarked = { $spot_id ->
    [value] Un dé coche une case : une valeur égale à son nombre, ou un toit de sa couleur. Seul le dé de la Dame peut faire les deux.
   *[roof] Un dé coche une case : un toit de sa couleur, ou une valeur égale à son nombre. Seul le dé de la Dame peut faire les deux.
}
queen-why-DiceUnused = Cocher n’est jamais obligatoire. Un dé qui ne va nulle part est perdu, tout comme un dé auquel tu renonces.
queen-why-BonusDue = { $why_id ->
    [no_dice] Si tu ne peux cocher aucune case dans une manche, tu utilises un bonus. Sans dés, et sans croix due à une carte, il n’y a rien à cocher.
    [nothing_fits] Si tu ne peux cocher aucune case dans une manche, tu utilises un bonus. Ici, il y a bien des dés, mais aucun ne correspond à une case libre.
   *[philosopher] Le Philosophe te donne un bonus, utilisé en même temps que ceux des autres. C’est le seul de cette manche, et il consomme sa case de bonus.
}
queen-why-NoBonusLeft = Tu ne peux pas choisir un bonus qui n’apporte rien : pas de case libre, plus de case de bonus, défausse vide, réserve vide. S’il n’en reste aucun, il ne se passe rien.
queen-why-BonusMarked = Ce bonus coche une case au choix, valeur ou toit. C’est le seul qui ne soit pas limité.
queen-why-BonusForgone = Tu dois choisir un bonus, mais tu peux renoncer à la croix qu’il donne.
queen-why-LineFilled = La première ligne ou colonne complète de la partie rapporte 6 points de plus. Tous ceux qui en complètent une dans la même manche les reçoivent ; les croix dues aux cartes comptent aussi. En solo, on ne peut les gagner que dans les trois premières manches.

## La fin

queen-why-HalfCounted = Chaque ligne et chaque colonne d’une moitié compte selon ses croix : une rapporte 2 points, deux rien, trois ou quatre 5, cinq 10.
queen-why-CardsCounted = On compte les points des cartes en main et dans la défausse. Les cartes en réserve ne rapportent rien.
queen-why-TotalCounted = Les deux moitiés, les 6 points de la première rangée complète et les cartes forment le total.
queen-why-CellsCompared = Si plusieurs joueurs ont le plus haut total, c’est le plus grand nombre de cases cochées qui décide. Elles comptent partout sur la feuille, valeurs ou toits.
queen-why-GameWon = Le plus de points l’emporte. À égalité, c’est le plus de cases cochées.
queen-why-NobodyWon = Si les meilleurs sont à égalité en points et en cases cochées, personne ne gagne.
queen-why-OwnTotal = Les titres appartiennent au jeu de base. En solo dans la Croisade, tu joues contre ton propre record.
queen-why-TitleWon = En solo, il n’y a pas de rival, seulement un titre. Au-dessus du plus bas, les cinq autres commencent à 71, 86, 101, 116 et 131 points.
