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

queen-ask-play = { $name_is ->
    [you] Choisis une carte.
   *[other] { $name }, choisis une carte.
}
queen-ask-play-first = { $name_is ->
    [you] Choisis ta première carte.
   *[other] { $name }, choisis ta première carte.
}
queen-ask-play-second = { $name_is ->
    [you] Choisis ta deuxième carte.
   *[other] { $name }, choisis ta deuxième carte.
}
queen-ask-take = { $left ->
    [one] { $name_is ->
        [you] { $card } : prends un dé.
       *[other] { $name }, prends un dé ({ $card }).
    }
   *[other] { $name_is ->
        [you] { $card } : prends un dé (encore { $left } à prendre).
       *[other] { $name }, prends un dé ({ $card }, encore { $left } à prendre).
    }
}
queen-ask-put = { $name_is ->
    [you] Parasite : remets une de tes cartes dans ta réserve.
   *[other] { $name }, remets une de tes cartes dans ta réserve (Parasite).
}
queen-ask-mark-value = { $left ->
    [one] { $name_is ->
        [you] Alchimiste : coche une valeur.
       *[other] { $name }, coche une valeur (Alchimiste).
    }
   *[other] { $name_is ->
        [you] Alchimiste : coche une valeur (encore { $left } à cocher).
       *[other] { $name }, coche une valeur (Alchimiste, encore { $left } à cocher).
    }
}
queen-ask-mark-roof = { $left ->
    [one] { $name_is ->
        [you] Parieur : coche un toit.
       *[other] { $name }, coche un toit (Parieur).
    }
   *[other] { $name_is ->
        [you] Parieur : coche un toit (encore { $left } à cocher).
       *[other] { $name }, coche un toit (Parieur, encore { $left } à cocher).
    }
}
queen-ask-gain = { $name_is ->
    [you] Prends une carte dans ta réserve.
   *[other] { $name }, prends une carte dans ta réserve.
}
queen-ask-line = { $name_is ->
    [you] Oracle : annonce une ligne ou une colonne.
   *[other] { $name }, annonce une ligne ou une colonne (Oracle).
}
queen-ask-copy = { $name_is ->
    [you] Miroir : de qui copies-tu les dés ?
   *[other] { $name }, de qui copies-tu les dés (Miroir) ?
}
queen-ask-mark = { $name_is ->
    [you] Coche une case. Tes dés : { $dice }. Tape « { $done } » pour laisser les autres.
   *[other] { $name }, coche une case. Tes dés : { $dice }. Tape « { $done } » pour laisser les autres.
}
queen-ask-bonus = { $why_id ->
    [no_dice] { $name_is ->
        [you] Tu n’as pas de dés, mais tu as un bonus : choisis lequel.
       *[other] { $name }, tu n’as pas de dés, mais tu as un bonus : choisis lequel.
    }
    [nothing_fits] { $name_is ->
        [you] Aucun de tes dés ne convient, mais tu as un bonus : choisis lequel.
       *[other] { $name }, aucun de tes dés ne convient, mais tu as un bonus : choisis lequel.
    }
   *[philosopher] { $name_is ->
        [you] Ton Philosophe te donne un bonus : choisis lequel.
       *[other] { $name }, ton Philosophe te donne un bonus : choisis lequel.
    }
}
queen-ask-bonus-mark = { $name_is ->
    [you] Ton bonus : coche une case au choix.
   *[other] { $name }, ton bonus : coche une case au choix.
}
queen-ask-bonus-copy = { $name_is ->
    [you] Ton bonus : de qui copies-tu les dés ?
   *[other] { $name }, ton bonus : de qui copies-tu les dés ?
}

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
queen-move-copy = { $name } : { $dice }

## La table

queen-where = { $name_is ->
    [you] Manche { $round } sur 12 : tu lances les dés
   *[other] Manche { $round } sur 12 : { $name } lance les dés
}
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
queen-stands = { $name_is ->
    [you] Toi : { queen-points } pour l’instant (rangées { $lines }, première rangée complète { $first }, cartes { $cards })
   *[other] { $name } : { queen-points } pour l’instant (rangées { $lines }, première rangée complète { $first }, cartes { $cards })
}
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

queen-event-ReserveDrawn = La réserve de cette partie : { $cards }.
queen-event-FirstCardMoved = { $seat_is ->
    [you] Tu commences avec une carte de plus, venue de ta réserve : { $card }.
   *[other] { $seat } commence avec une carte de plus, venue de sa réserve : { $card }.
}
queen-event-ActiveDrawn = { $seat_is ->
    [you] Le sort décide : c’est toi qui commences.
   *[other] Le sort décide : c’est { $seat } qui commence.
}
queen-event-KingDiscarded = Le Roi défausse sa carte du dessus : { $card }.
queen-event-RoundBegan = { $seat_is ->
    [you] Manche { $round } : tu lances les dés.
   *[other] Manche { $round } : { $seat } lance les dés.
}
queen-event-DiceDrawn = { $tray_id ->
    [mountains] Les dés des montagnes : { $colours }.
   *[jungle] Les dés de la jungle : { $colours }.
}
queen-event-DiceRolled = Dans les montagnes : { $mountains }. Dans la jungle : { $jungle }.
queen-event-NewPileStarted = { $seat_is ->
    [you] Il ne te reste qu’une carte, qui commence une nouvelle défausse : { $card }.
   *[other] { $seat } n’a plus qu’une carte, qui commence une nouvelle défausse : { $card }.
}
queen-event-PileTaken = { $why_id ->
    [last_card] { $seat_is ->
        [you] Tu reprends ton ancienne défausse : { $cards }.
       *[other] { $seat } reprend son ancienne défausse : { $cards }.
    }
    [philosopher] { $seat_is ->
        [you] Ton Philosophe te rend toute ta défausse : { $cards }.
       *[other] Avec le Philosophe, { $seat } reprend toute sa défausse : { $cards }.
    }
    [parasite] { $seat_is ->
        [you] Ta main est vide : tu reprends ta défausse ({ $cards }).
       *[other] { $seat } n’a plus de carte en main et reprend sa défausse : { $cards }.
    }
    [gambler] { $seat_is ->
        [you] Tu as moins de deux cartes en main : tu reprends ton ancienne défausse ({ $cards }).
       *[other] { $seat } a moins de deux cartes en main et reprend son ancienne défausse : { $cards }.
    }
   *[bonus] { $seat_is ->
        [you] Avec un bonus, tu reprends toute ta défausse : { $cards }.
       *[other] Avec un bonus, { $seat } reprend toute sa défausse : { $cards }.
    }
}
queen-event-KingShuffled = { $empty ->
    [true] La pioche du Roi est vide : il mélange sa défausse pour en faire une nouvelle.
   *[false] Le Roi remet sa défausse dans sa pioche et mélange.
}
queen-event-CannotPlay = { $cards ->
    [0] { $seat_is ->
        [you] Tu n’as plus aucune carte à jouer.
       *[other] { $seat } n’a plus aucune carte à jouer.
    }
    [1] { $seat_is ->
        [you] Tu n’as qu’une carte, et la dernière ne se joue jamais.
       *[other] { $seat } n’a qu’une carte, et la dernière ne se joue jamais.
    }
   *[other] { $seat_is ->
        [you] Tu ne joues plus de cartes jusqu’à la fin de la partie.
       *[other] { $seat } ne joue plus de cartes jusqu’à la fin de la partie.
    }
}
queen-event-CardsRevealed = Cartes sur table – { $cards }.
queen-event-KingRevealed = Le Roi révèle sa carte : { $card }.
queen-event-CardsCancelled = { $seats_is ->
    [among] Même choix pour { $seats_others } et toi : { $card }. Ces cartes s’annulent.
   *[other] Même choix pour { $seats } : { $card }. Ces cartes s’annulent.
}
queen-event-KingCancelled = { $seat_is ->
    [you] Le Roi a la même carte que toi ({ $card }) : la tienne est annulée.
   *[other] Le Roi a la même carte que { $seat } ({ $card }) : elle est annulée.
}
queen-event-DiceTaken = { $seat_is ->
    [you] { $card } : tu prends { $dice }.
   *[other] { $card } : { $seat } prend { $dice }.
}
queen-event-NothingTaken = { $seat_is ->
    [you] { $card } : tu ne trouves aucun dé à prendre.
   *[other] { $card } : { $seat } ne trouve aucun dé à prendre.
}
queen-event-SpyBlocked = { $seat_is ->
    [you] { $guards_is ->
        [you] Espion : tu ne prends rien, car tu joues aussi un Gardien.
        [among] Espion : tu ne prends rien, car { $guards_others } et toi jouez des Gardiens.
       *[other] Espion : tu ne prends rien, à cause d’un Gardien ({ $guards }).
    }
   *[other] { $guards_is ->
        [you] Espion : { $seat } ne prend rien, à cause de ton Gardien.
        [among] Espion : { $seat } ne prend rien, car { $guards_others } et toi jouez des Gardiens.
       *[other] Espion : { $seat } ne prend rien, à cause d’un Gardien ({ $guards }).
    }
}
queen-event-CardPutBack = { $seat_is ->
    [you] Parasite : tu remets une carte dans ta réserve ({ $card }).
   *[other] Parasite : { $seat } remet une carte dans sa réserve ({ $card }).
}
queen-event-CardGained = { $how_id ->
    [alchemist] { $seat_is ->
        [you] Alchimiste : tu prends une carte dans ta réserve ({ $card }).
       *[other] Alchimiste : { $seat } prend une carte dans sa réserve ({ $card }).
    }
    [instead] { $seat_is ->
        [you] Tu prends une carte dans ta réserve : { $card }.
       *[other] { $seat } prend une carte dans sa réserve : { $card }.
    }
   *[bonus] { $seat_is ->
        [you] Avec un bonus, tu prends une carte dans ta réserve : { $card }.
       *[other] Avec un bonus, { $seat } prend une carte dans sa réserve : { $card }.
    }
}
queen-event-KingGained = Le Roi reçoit la même carte dans sa pioche : { $card }.
queen-event-KingLost = Le Roi perd la même carte : { $card }.
queen-event-CardMarked = { $spot_id ->
    [value] { $seat_is ->
        [you] { $card } : tu coches la valeur en { $cell }.
       *[other] { $card } : { $seat } coche la valeur en { $cell }.
    }
   *[roof] { $seat_is ->
        [you] { $card } : tu coches le toit en { $cell }.
       *[other] { $card } : { $seat } coche le toit en { $cell }.
    }
}
queen-event-MarkForgone = { $seat_is ->
    [you] { $card } : tu renonces à une croix.
   *[other] { $card } : { $seat } renonce à une croix.
}
queen-event-NothingToMark = { $seat_is ->
    [you] { $card } : tu n’as rien à cocher.
   *[other] { $card } : { $seat } n’a rien à cocher.
}
queen-event-CardLost = { $seat_is ->
    [you] Le Parieur te coûte une carte au hasard : { $card }.
   *[other] À cause du Parieur, { $seat } défausse une carte au hasard : { $card }.
}
queen-event-LineChosen = { $seat_is ->
    [you] Oracle : tu annonces la { queen-line }.
   *[other] Oracle : { $seat } annonce la { queen-line }.
}
queen-event-OracleRolled = { $hit_id ->
    [open] { $seat_is ->
        [you] Oracle : tu obtiens { $face }, encore libre dans la { queen-line }.
       *[other] Oracle : { $seat } obtient { $face }, encore libre dans la { queen-line }.
    }
    [marked] { $seat_is ->
        [you] Oracle : tu obtiens { $face }, déjà coché dans la { queen-line }. Tu la complètes !
       *[other] Oracle : { $seat } obtient { $face }, déjà coché dans la { queen-line }. La voilà complète !
    }
   *[missing] { $seat_is ->
        [you] Oracle : tu obtiens { $face }, absent de la { queen-line }. Tu ne coches rien.
       *[other] Oracle : { $seat } obtient { $face }, absent de la { queen-line }. Rien à cocher.
    }
}
queen-event-NothingToCopy = { $seat_is ->
    [you] Miroir : tu ne trouves aucun dé à copier.
   *[other] Miroir : { $seat } ne trouve aucun dé à copier.
}
queen-event-DiceCopied = { $mirror ->
    [true] { $dice_count ->
        [0] { $seat_is ->
            [you] Miroir : rien à copier pour toi, { $owner } n’a pas de dés.
           *[other] { $owner_is ->
                [you] Miroir : rien à copier pour { $seat }, tu n’as pas de dés.
               *[other] Miroir : rien à copier pour { $seat }, { $owner } n’a pas de dés.
            }
        }
       *[other] { $seat_is ->
            [you] Miroir : tu copies les dés pris par { $owner } ({ $dice }).
           *[other] { $owner_is ->
                [you] Miroir : { $seat } copie tes dés ({ $dice }).
               *[other] Miroir : { $seat } copie les dés pris par { $owner } ({ $dice }).
            }
        }
    }
   *[false] { $dice_count ->
        [0] { $seat_is ->
            [you] Avec un bonus, tu voudrais copier des dés, mais { $owner } n’en a pas.
           *[other] { $owner_is ->
                [you] Avec un bonus, { $seat } voudrait copier des dés, mais tu n’en as pas.
               *[other] Avec un bonus, { $seat } voudrait copier des dés, mais { $owner } n’en a pas.
            }
        }
       *[other] { $seat_is ->
            [you] Avec un bonus, tu copies les dés pris par { $owner } : { $dice }.
           *[other] { $owner_is ->
                [you] Avec un bonus, { $seat } copie tes dés : { $dice }.
               *[other] Avec un bonus, { $seat } copie les dés pris par { $owner } : { $dice }.
            }
        }
    }
}
queen-event-DiceLeft = Il reste dans les bacs { $dice }.
queen-event-DieMarked = { $spot_id ->
    [value] { $seat_is ->
        [you] Avec { $die }, tu coches la valeur en { $cell }.
       *[other] Avec { $die }, { $seat } coche la valeur en { $cell }.
    }
   *[roof] { $seat_is ->
        [you] Avec { $die }, tu coches le toit en { $cell }.
       *[other] Avec { $die }, { $seat } coche le toit en { $cell }.
    }
}
queen-event-DiceUnused = { $seat_is ->
    [you] Tu laisses de côté { $dice }.
   *[other] { $seat } laisse de côté { $dice }.
}
queen-event-BonusDue = { $why_id ->
    [no_dice] { $seat_is ->
        [you] Tu n’as pas de dés : un bonus pour toi.
       *[other] { $seat } n’a pas de dés et reçoit un bonus.
    }
    [nothing_fits] { $seat_is ->
        [you] Aucun de tes dés ne convient : un bonus pour toi.
       *[other] { $seat } a des dés, mais aucun ne convient : un bonus à la place.
    }
   *[philosopher] { $seat_is ->
        [you] Ton Philosophe te donne un bonus.
       *[other] Avec le Philosophe, { $seat } reçoit un bonus.
    }
}
queen-event-NoBonusLeft = { $seat_is ->
    [you] Tu aurais droit à un bonus, mais plus aucun ne te sert.
   *[other] { $seat } aurait droit à un bonus, mais plus aucun ne lui sert.
}
queen-event-BonusMarked = { $spot_id ->
    [value] { $seat_is ->
        [you] Avec un bonus, tu coches la valeur en { $cell }.
       *[other] Avec un bonus, { $seat } coche la valeur en { $cell }.
    }
   *[roof] { $seat_is ->
        [you] Avec un bonus, tu coches le toit en { $cell }.
       *[other] Avec un bonus, { $seat } coche le toit en { $cell }.
    }
}
queen-event-BonusForgone = { $seat_is ->
    [you] Avec ton bonus, tu pourrais cocher une case, mais tu y renonces.
   *[other] Avec son bonus, { $seat } pourrait cocher une case, mais y renonce.
}
queen-event-LineFilled = { $lines_count ->
    [one] { $seat_is ->
        [you] À toi la première rangée complète ({ $lines }) : { queen-points } de plus !
       *[other] À { $seat } la première rangée complète ({ $lines }) : { queen-points } de plus !
    }
   *[other] { $seat_is ->
        [you] À toi les premières rangées complètes ({ $lines }) : { queen-points } de plus !
       *[other] À { $seat } les premières rangées complètes ({ $lines }) : { queen-points } de plus !
    }
}
queen-event-HalfCounted = { $half_id ->
    [left] { $seat_is ->
        [you] Ta moitié gauche : { queen-points } (lignes : { $rows } ; colonnes : { $columns }).
       *[other] { $seat }, moitié gauche : { queen-points } (lignes : { $rows } ; colonnes : { $columns }).
    }
   *[right] { $seat_is ->
        [you] Ta moitié droite : { queen-points } (lignes : { $rows } ; colonnes : { $columns }).
       *[other] { $seat }, moitié droite : { queen-points } (lignes : { $rows } ; colonnes : { $columns }).
    }
}
queen-event-CardsCounted = { $seat_is ->
    [you] Tes cartes en main et dans la défausse : { $cards }, soit { queen-points }.
   *[other] { $seat }, cartes en main et dans la défausse : { $cards }, soit { queen-points }.
}
queen-event-TotalCounted = { $seat_is ->
    [you] Tes points : { $halves } (rangées) + { $first } (première rangée complète) + { $cards } (cartes) = { $total }.
   *[other] { $seat }, points : { $halves } (rangées) + { $first } (première rangée complète) + { $cards } (cartes) = { $total }.
}
queen-event-CellsCompared = Égalité ! Le plus de cases cochées l’emporte – { $cells }.
queen-event-GameWon = { $seat_is ->
    [you] Tu gagnes avec { $total ->
        [one] { $total } point
       *[other] { $total } points
    } : la Reine des 12, c’est toi !
   *[other] { $seat } gagne avec { $total ->
        [one] { $total } point
       *[other] { $total } points
    } et devient la Reine des 12 !
}
queen-event-NobodyWon = { $seats_is ->
    [among] Égalité de points et de cases cochées entre { $seats_others } et toi : personne ne gagne.
   *[other] Égalité de points et de cases cochées entre { $seats } : personne ne gagne.
}
queen-event-OwnTotal = { $seat_is ->
    [you] Tu finis la Croisade avec { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
   *[other] { $seat } finit la Croisade avec { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
}
queen-event-TitleWon = { $seat_is ->
    [you] Tu as { $total ->
        [one] { $total } point
       *[other] { $total } points
    }. Ton titre : { $title } !
   *[other] { $seat } a { $total ->
        [one] { $total } point
       *[other] { $total } points
    }. Son titre : { $title } !
}

## Séries de parties

queen-tally-takings = prises de dés
queen-tally-bonuses = bonus dus

## Options

queen-option-crusade = Jouer la Croisade, sur la feuille C ou D, en solo sur la D.
queen-option-sheet = La feuille : A, B, C ou D.
queen-option-reserve = La réserve, soit first (première partie), random (au hasard), ou six noms anglais séparés par des virgules : lady,druid,machine et ainsi de suite.
queen-option-promo = Les personnages promo qui peuvent être tirés pour une réserve au hasard, séparés par des virgules, parmi spy, collector et general. Sans cette option, tous les trois ; avec none, aucun.
queen-option-expansion = Les personnages de l’extension pour une réserve au hasard, soit gambler, oracle, ou les deux avec gambler,oracle.
queen-option-edition = Ton propre fichier avec les données imprimées, de la même forme que l’édition fournie avec le programme.
