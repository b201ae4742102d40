### La Reine des 12 : noms, effets, questions et récit.

## Les personnages

queen-character-lady = Dame
queen-character-parasite = Parasite
queen-character-knight = Chevalier
queen-character-machine = Automate
queen-character-druid = Druide
queen-character-sorcerer = Sorcier
queen-character-mountain_guardian = Gardien des montagnes
queen-character-jungle_guardian = Gardien de la jungle
queen-character-troublemakers = Chenapans
queen-character-great_one = Colosse
queen-character-golem = Golem
queen-character-alchemist = Alchimiste
queen-character-philosopher = Philosophe
queen-character-mirror = Miroir
queen-character-spy = Espion
queen-character-collector = Collectionneur
queen-character-general = Général
queen-character-gambler = Parieur
queen-character-oracle = Oracle

## Ce qu’ils font, en une ligne

queen-effect-lady = prends un dé au choix ; il peut cocher à la fois sa couleur et sa valeur
queen-effect-parasite = prends deux dés au choix dans les bacs, puis mets une de tes cartes dans ta réserve
queen-effect-knight = prends tous les 2 et les 3
queen-effect-machine = prends tous les 9, les 10 et les 11
queen-effect-druid = prends tous les dés jaunes
queen-effect-sorcerer = prends tous les dés violets
queen-effect-mountain_guardian = prends tous les dés des montagnes
queen-effect-jungle_guardian = prends tous les dés de la jungle
queen-effect-troublemakers = prends tous les dés rouges
queen-effect-great_one = prends quatre dés au choix dans les bacs, ou tous s’il y en a moins
queen-effect-golem = prends tous les dés de 7 à 12
queen-effect-alchemist = coche n’importe quelle valeur, puis prends une carte de ta réserve
queen-effect-philosopher = reprends ta défausse, cette carte comprise, et utilise un bonus
queen-effect-mirror = quand tous les autres ont pris des dés, copie ceux d’un joueur
queen-effect-spy = si personne n’a joué de Gardien, prends deux dés dans chaque bac
queen-effect-collector = prends tous les dés de 1 à 6
queen-effect-general = coche la cinquième case de chaque ligne et de chaque colonne qui a quatre croix
queen-effect-gambler = coche deux toits ; tous les autres défaussent une carte au hasard
queen-effect-oracle = annonce une ligne ou une colonne et lance un dé : coches-y cette valeur ; si elle l’est déjà, coche toute la rangée

## Les dés et la feuille

queen-colour-red = rouge
queen-colour-purple = violet
queen-colour-yellow = jaune
queen-letter-red = R
queen-letter-purple = V
queen-letter-yellow = J
# Un dé dans une phrase : sa face et sa couleur. $left_id est red, purple ou yellow.
queen-pair-colour = un { $right } { $left }
# La lettre d’une couleur sur la feuille et sur les dés : une majuscule chacune, toutes différentes.
queen-letter-red = R
queen-letter-purple = V
queen-letter-yellow = J
queen-tray-mountains = montagnes
queen-tray-jungle = jungle
queen-half-left = moitié gauche
queen-half-right = moitié droite
queen-spot-value = valeur
queen-spot-roof = toit
queen-hit-open = libre
queen-hit-marked = déjà cochée
queen-hit-missing = absente
# $line est une colonne, de a à j, ou une ligne d’une moitié : l1 à l5, r1 à r5.
queen-line = { $line ->
    [l1] ligne 1 à gauche
    [l2] ligne 2 à gauche
    [l3] ligne 3 à gauche
    [l4] ligne 4 à gauche
    [l5] ligne 5 à gauche
    [r1] ligne 1 à droite
    [r2] ligne 2 à droite
    [r3] ligne 3 à droite
    [r4] ligne 4 à droite
    [r5] ligne 5 à droite
   *[other] colonne { $line }
}
queen-roof = { $colour_id ->
    [red] toit rouge
    [purple] toit violet
   *[yellow] toit jaune
}

## Bonus, titres et raisons

queen-bonus-mark = cocher une case
queen-bonus-copy = copier des dés
queen-bonus-pile = reprendre la défausse
queen-bonus-reserve = prendre une carte de la réserve
queen-gives-mark = une valeur ou un toit au choix ; aussi souvent que tu veux
queen-gives-copy = coche avec les dés d’un autre joueur comme si c’étaient les tiens ; une fois par partie
queen-gives-pile = toute la défausse, avec la carte de cette manche ; une fois par partie
queen-gives-reserve = une carte au choix passe dans ta main ; deux fois par partie
queen-sheet-A = A
queen-sheet-B = B
queen-sheet-C = C
queen-sheet-D = D
queen-title-fallen_warrior = Guerrière déchue
queen-title-tormented_soul = Âme tourmentée
queen-title-recognised_leader = Cheffe reconnue
queen-title-glorious_ruler = Souveraine glorieuse
queen-title-great_queen = Grande reine
queen-title-goddess = Déesse
queen-due-no_dice = pas de dés
queen-due-nothing_fits = aucun dé ne convient
queen-due-philosopher = Philosophe
queen-back-last_card = dernière carte
queen-back-philosopher = Philosophe
queen-back-parasite = Parasite
queen-back-gambler = Parieur
queen-back-bonus = bonus
queen-how-alchemist = Alchimiste
queen-how-bonus = bonus
queen-how-instead = au lieu d’un bonus

## Les questions

queen-ask-play = { $name }, quelle carte joues-tu ?
queen-ask-play-first = { $name }, quelle carte poses-tu en premier ?
queen-ask-play-second = { $name }, quelle carte poses-tu en deuxième ?
queen-ask-take = { $left ->
    [one] { $name }, quel dé prends-tu ({ $card }) ?
   *[other] { $name }, quel dé prends-tu ({ $card }) ? Il reste { $left } dés à prendre.
}
queen-ask-put = { $name }, quelle carte ton Parasite met-il dans ta réserve ?
queen-ask-mark-value = { $left ->
    [one] { $name }, quelle valeur coches-tu avec l’Alchimiste ?
   *[other] { $name }, quelle valeur coches-tu avec l’Alchimiste ? Il reste { $left } valeurs à cocher.
}
queen-ask-mark-roof = { $left ->
    [one] { $name }, quel toit coches-tu avec le Parieur ?
   *[other] { $name }, quel toit coches-tu avec le Parieur ? Il reste { $left } toits à cocher.
}
queen-ask-gain = { $name }, quelle carte prends-tu dans ta réserve ?
queen-ask-line = { $name }, quelle ligne ou quelle colonne ton Oracle annonce-t-il ?
queen-ask-copy = { $name }, de qui ton Miroir copie-t-il les dés ?
queen-ask-mark = { $name }, quelle case coches-tu ? Tes dés : { $dice }. « { $done } » laisse les autres de côté.
queen-ask-bonus = { $why_id ->
    [no_dice] { $name }, tu n’as pas de dés : quel bonus utilises-tu ?
    [nothing_fits] { $name }, aucun de tes dés ne convient : quel bonus utilises-tu ?
   *[philosopher] { $name }, ton Philosophe te donne un bonus : lequel utilises-tu ?
}
queen-ask-bonus-mark = { $name }, quelle case coches-tu avec le bonus ?
queen-ask-bonus-copy = { $name }, de qui copies-tu les dés avec le bonus ?

queen-hint-card = { $effect } (numéro { $order }, { queen-points })
queen-move-take = { $tray_id ->
    [mountains] { $die } des montagnes
   *[jungle] { $die } de la jungle
}
queen-move-mark = { $cell } : { $printed }
queen-move-mark-die = { $cell } : { $printed }, avec { $die }
# Le dé de la Dame peut cocher deux fois : par sa couleur et par sa valeur.
queen-move-lady-colour = le { $colour } de la Dame
queen-move-lady-face = le { $face } de la Dame
queen-move-leave = rien de plus
queen-move-leave-all = ne rien cocher
queen-move-line = { $line } : { queen-line }
queen-move-copy = { $name } : { $dice }

## La table

queen-where = Manche { $round } sur 12 ; joueur actif : { $name }
queen-where-solo = Manche { $round } sur 12
queen-where-start = Avant la première manche
queen-where-over = Après la dernière manche
# Pour une édition à soi ; son nom est celui du fichier.
queen-edition = Édition : { $name }
queen-in-tray = { $tray_id ->
    [mountains] Montagnes : { $dice }
   *[jungle] Jungle : { $dice }
}
queen-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
queen-stands = { $name } : { queen-points } pour l’instant (rangées { $lines }, première rangée complète { $first }, cartes { $cards })
queen-has-first = 6 points pour la première rangée complète
queen-open-first = Les 6 points de la première rangée complète sont encore à prendre.
queen-open-first-solo = Les 6 points d’une rangée complète sont à prendre jusqu’à la fin de la manche 3.
queen-hand = En main : { $cards }
queen-pile = Défausse, carte du dessus en dernier : { $cards }
queen-reserve = Réserve : { $cards }
queen-boxes = Bonus restants : { $bonuses }
queen-box-copy = copier des dés
queen-box-pile = reprendre la défausse
queen-box-reserve = { $times ->
    [one] prendre une carte de la réserve
   *[other] prendre { $times } cartes de la réserve
}
queen-played = Joué : { $cards }
queen-laid = Posé jusqu’ici : { $cards }
queen-so-far = Jusqu’ici : { $moves }
queen-so-far-mark = { $cell } ({ $die })
queen-dice = Dés : { $dice }
queen-dice-lady = Dés : { $dice } (la Dame a pris { $lady })
queen-dice-copied = Dés copiés : { $dice }
queen-king-deck = Pioche du Roi : { $cards }
queen-king-discard = Défausse du Roi : { $cards }
queen-legend = Toits : { $red } rouge, { $purple } violet, { $yellow } jaune ; { $marked } coché ; [ ] permis ; au bout des rangées : les points

## La table sans dessin

queen-plain-cell = { $cell } { $printed }
queen-plain-cell-marked = { $cell } { $printed } coché
queen-plain-line = { queen-line } : { $cells } ; { queen-points }.
queen-plain-column = { $line } { $points }
queen-plain-columns = Points des colonnes : { $columns }.
queen-plain-marked = Coché : { $cells }.

## Le récit

queen-event-ReserveDrawn = La réserve de cette partie est tirée au sort : { $cards }.
queen-event-FirstCardMoved = { $seat } commence avec une carte de plus, tirée de la réserve : { $card }.
queen-event-ActiveDrawn = Premier joueur actif, tiré au sort : { $seat }.
queen-event-KingDiscarded = Le Roi défausse sa carte du dessus : { $card }.
queen-event-RoundBegan = La manche { $round } commence. Joueur actif : { $seat }.
queen-event-DiceDrawn = { $tray_id ->
    [mountains] On tire les dés pour les montagnes : { $colours }.
   *[jungle] On tire les dés pour la jungle : { $colours }.
}
queen-event-DiceRolled = On lance les dés. Montagnes : { $mountains }. Jungle : { $jungle }.
queen-event-NewPileStarted = { $seat } n’a plus qu’une carte, qui commence une nouvelle défausse : { $card }.
queen-event-PileTaken = { $why_id ->
    [last_card] { $seat } reprend son ancienne défausse : { $cards }.
    [philosopher] Le Philosophe ({ $seat }) ramène en main toute la défausse : { $cards }.
    [parasite] { $seat } n’a plus de carte en main et reprend sa défausse : { $cards }.
    [gambler] { $seat } a moins de deux cartes en main et reprend son ancienne défausse : { $cards }.
   *[bonus] { $seat } utilise un bonus pour reprendre toute sa défausse : { $cards }.
}
queen-event-KingShuffled = { $empty ->
    [true] La pioche du Roi est vide : sa défausse, mélangée, devient sa nouvelle pioche.
   *[false] La défausse du Roi retourne dans sa pioche, que l’on mélange.
}
queen-event-CannotPlay = { $cards ->
    [0] { $seat } n’a plus aucune carte et n’en joue donc pas.
    [1] { $seat } n’a qu’une carte, et la dernière ne se joue jamais.
   *[other] { $seat } a déjà perdu toutes ses cartes et n’en joue plus.
}
queen-event-CardsRevealed = Les cartes sont révélées. { $cards }.
queen-event-KingRevealed = Le Roi révèle sa carte : { $card }.
queen-event-CardsCancelled = { $seats } ont joué le même personnage ({ $card }) : ces cartes s’annulent.
queen-event-KingCancelled = Le Roi montre le même personnage : la carte jouée par { $seat } ({ $card }) est annulée.
queen-event-DiceTaken = { $seat } ({ $card }) prend { $dice }.
queen-event-NothingTaken = { $seat } ({ $card }) ne trouve aucun dé à prendre.
queen-event-SpyBlocked = L’Espion ({ $seat }) ne prend rien, car un Gardien a été joué par { $guards }.
queen-event-CardPutBack = Avec le Parasite, { $seat } met une carte dans sa réserve : { $card }.
queen-event-CardGained = { $how_id ->
    [alchemist] Avec l’Alchimiste, { $seat } prend une carte dans sa réserve : { $card }.
    [instead] { $seat } prend une carte dans sa réserve : { $card }.
   *[bonus] { $seat } utilise un bonus pour prendre une carte dans sa réserve : { $card }.
}
queen-event-KingGained = La pioche du Roi reçoit la même carte : { $card }.
queen-event-KingLost = Le Roi perd la même carte : { $card }.
queen-event-CardMarked = { $spot_id ->
    [value] { $seat } ({ $card }) coche la valeur en { $cell }.
   *[roof] { $seat } ({ $card }) coche le toit en { $cell }.
}
queen-event-MarkForgone = { $seat } ({ $card }) renonce à cocher.
queen-event-NothingToMark = { $seat } ({ $card }) ne trouve aucune case à cocher.
queen-event-CardLost = À cause du Parieur, { $seat } défausse une carte au hasard : { $card }.
queen-event-LineChosen = L’Oracle ({ $seat }) annonce une rangée : { queen-line }.
queen-event-OracleRolled = { $hit_id ->
    [open] L’Oracle ({ $seat }) obtient { $face }, une valeur libre dans la rangée ({ queen-line }).
    [marked] L’Oracle ({ $seat }) obtient { $face }, une valeur déjà cochée dans la rangée ({ queen-line }) : toute la rangée est cochée.
   *[missing] L’Oracle ({ $seat }) obtient { $face }, une valeur absente de la rangée ({ queen-line }) : rien n’est coché.
}
queen-event-NothingToCopy = { $seat } (Miroir) ne trouve aucun dé à copier.
queen-event-DiceCopied = { $mirror ->
    [true] { $dice_count ->
        [0] Avec le Miroir, { $seat } copie { $owner }, qui n’a pas de dés.
       *[other] Avec le Miroir, { $seat } copie les dés pris par { $owner } : { $dice }.
    }
   *[false] { $dice_count ->
        [0] { $seat } utilise un bonus pour copier { $owner }, qui n’a pas de dés.
       *[other] { $seat } utilise un bonus pour copier les dés pris par { $owner } : { $dice }.
    }
}
queen-event-DiceLeft = Il reste dans les bacs { $dice }.
queen-event-DieMarked = { $spot_id ->
    [value] { $seat } coche la valeur en { $cell } avec { $die }.
   *[roof] { $seat } coche le toit en { $cell } avec { $die }.
}
queen-event-DiceUnused = { $seat } laisse de côté { $dice }.
queen-event-BonusDue = { $why_id ->
    [no_dice] { $seat } n’a pas de dés : un bonus lui revient.
    [nothing_fits] { $seat } a des dés, mais aucun ne convient : un bonus lui revient.
   *[philosopher] Le Philosophe ({ $seat }) donne un bonus.
}
queen-event-NoBonusLeft = Plus aucun bonus ne peut servir à { $seat }.
queen-event-BonusMarked = { $spot_id ->
    [value] { $seat } utilise un bonus pour cocher la valeur en { $cell }.
   *[roof] { $seat } utilise un bonus pour cocher le toit en { $cell }.
}
queen-event-BonusForgone = { $seat } choisit le bonus qui coche une case, mais n’en coche aucune.
queen-event-LineFilled = { $lines_count ->
    [one] { $seat } complète la rangée { $lines } : { $points } points pour la première rangée complète.
   *[other] { $seat } complète les rangées { $lines } : { $points } points pour la première rangée complète.
}
queen-event-HalfCounted = { $half_id ->
    [left] { $seat }, moitié gauche (lignes : { $rows } ; colonnes : { $columns }) : { queen-points }.
   *[right] { $seat }, moitié droite (lignes : { $rows } ; colonnes : { $columns }) : { queen-points }.
}
queen-event-CardsCounted = { $seat }, cartes en main et dans la défausse : { $cards }, soit { queen-points }.
queen-event-TotalCounted = { $seat } a { $halves } pour les rangées, { $first } pour la première rangée complète et { $cards } pour les cartes : { $total } en tout.
queen-event-CellsCompared = Égalité aux points : le plus grand nombre de cases cochées décide. { $cells }.
queen-event-GameWon = { $total ->
    [one] { $seat } a { $total } point et devient la Reine des 12 !
   *[other] { $seat } a { $total } points et devient la Reine des 12 !
}
queen-event-NobodyWon = { $seats } sont à égalité en points et en cases cochées : personne ne gagne.
queen-event-OwnTotal = { $total ->
    [one] { $seat } termine la Croisade avec { $total } point.
   *[other] { $seat } termine la Croisade avec { $total } points.
}
queen-event-TitleWon = { $total ->
    [one] { $seat } a { $total } point : { $title } !
   *[other] { $seat } a { $total } points : { $title } !
}

## Séries de parties

queen-tally-takings = prises de dés
queen-tally-bonuses = bonus dus

## Options

queen-option-crusade = Jouer la Croisade, sur la feuille C ou D, en solo sur la D.
queen-option-sheet = La feuille : A, B, C ou D.
queen-option-reserve = La réserve, soit first (première partie), random (au hasard), ou six noms anglais séparés par des virgules : lady,druid,machine et ainsi de suite.
queen-option-promo = Les personnages promo qui peuvent être tirés pour une réserve au hasard, séparés par des virgules, parmi spy, collector et general. Sans cette option, tous les trois ; avec none, aucun.
queen-option-expansion = Les personnages de l’extension pour une réserve au hasard, soit gambler, oracle, ou les deux avec gambler,oracle.
queen-option-edition = Ton propre fichier avec les données imprimées, de la même forme que l’édition fournie avec le programme.
