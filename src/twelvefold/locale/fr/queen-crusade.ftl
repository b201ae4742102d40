### La Reine des 12, la Croisade et les feuilles C et D : noms, questions et récit.

## Les cartes qui font ici autre chose

queen-areas-lady = prends un dé au choix, que tu peux tourner sur n’importe quelle valeur ; le bonus pour un seul dé est à toi
queen-areas-parasite = prends deux dés au choix dans les bacs, puis une de tes cartes quitte la partie pour de bon
queen-areas-alchemist = coche deux valeurs au choix
queen-areas-philosopher = reprends ta défausse, cette carte comprise, et utilise un bonus pour un seul dé ou pour une manche sans croix
queen-areas-general = coche la dernière case libre de chaque ligne et de chaque colonne où il n’en reste qu’une
queen-areas-oracle = coche une valeur, puis lance un dé et coche celle qu’il montre ; si c’est la même, coche toute sa ligne

## Les bonus

queen-effect-square = un carré
queen-effect-circle_or_square = un cercle ou un carré
queen-effect-pile = reprendre la défausse
queen-effect-copy_but_two = copier tous les dés sauf deux
queen-effect-copy_all = copier tous les dés
queen-effect-colour = une couleur
queen-effect-red = un toit rouge
queen-effect-purple = un toit violet
queen-effect-yellow = un toit jaune
queen-effect-two_colours = deux couleurs
queen-effect-value = une valeur
queen-effect-two_values = deux valeurs
queen-effect-value_or_colour = une valeur ou une couleur
queen-effect-value_and_colour = une valeur et une couleur
queen-effect-repeat = répéter le dernier nombre de la piste de débordement
queen-effect-zero = un 0 sur la piste de débordement
queen-effect-one_die = bonus pour un seul dé
queen-effect-no_mark = bonus pour une manche sans croix
queen-effect-either = bonus pour un seul dé ou pour une manche sans croix
queen-effect-by_philosopher = bonus du Philosophe
queen-shape-circle = cercle
queen-shape-square = carré
queen-by-die = dé
queen-by-bonus = bonus
queen-by-alchemist = Alchimiste
queen-by-gambler = Parieur
queen-by-general = Général
queen-by-oracle = Oracle

## Les questions

queen-ask-put-away = { $name_is ->
    [you] Parasite : retire une de tes cartes de la partie, pour de bon.
   *[other] { $name }, retire une de tes cartes de la partie, pour de bon (Parasite).
}
queen-ask-turn = { $name_is ->
    [you] Dame : tourne son dé sur la valeur de ton choix.
   *[other] { $name }, tourne le dé de la Dame sur la valeur de ton choix.
}
queen-ask-oracle-value = { $name_is ->
    [you] Oracle : coche une valeur.
   *[other] { $name }, coche une valeur (Oracle).
}
queen-ask-overflow = { $name_is ->
    [you] Les lignes de ces valeurs sont complètes. Laquelle inscris-tu d’abord sur la piste de débordement ?
   *[other] { $name }, les lignes de ces valeurs sont complètes. Laquelle inscris-tu d’abord sur la piste de débordement ?
}
queen-ask-roof = { $name_is ->
    [you] Coche un toit.
   *[other] { $name }, coche un toit.
}
queen-ask-any-value = { $name_is ->
    [you] Ton bonus : coche une valeur.
   *[other] { $name }, ton bonus : coche une valeur.
}
queen-ask-any-roof = { $name_is ->
    [you] Ton bonus : coche un toit.
   *[other] { $name }, ton bonus : coche un toit.
}
queen-ask-value-or-roof = { $name_is ->
    [you] Ton bonus : coche une valeur ou un toit.
   *[other] { $name }, ton bonus : coche une valeur ou un toit.
}
queen-ask-box = { $name_is ->
    [you] Coche un cercle ou un carré.
   *[other] { $name }, coche un cercle ou un carré.
}
queen-ask-pick = { $name_is ->
    [you] Choisis l’un de ces bonus.
   *[other] { $name }, choisis l’un de ces bonus.
}
queen-ask-use = { $name_is ->
    [you] Quel bonus utilises-tu ensuite ?
   *[other] { $name }, quel bonus utilises-tu ensuite ?
}
queen-ask-or-reserve = { $name_is ->
    [you] Utilise le bonus, ou prends à la place une carte de ta réserve.
   *[other] { $name }, utilise le bonus, ou prends à la place une carte de ta réserve.
}
queen-ask-without = { $name_is ->
    [you] Quel dé ne copies-tu pas ?
   *[other] { $name }, quel dé ne copies-tu pas ?
}

## Les coups

queen-areas-hint-card = { $effect } (numéro { $order })
queen-move-value = { $face } : colonne { $column }
queen-move-value-overflow = { $face } : piste de débordement
queen-move-turn = tourner sur { $face }
queen-move-box = { $shape_id ->
    [circle] cercle { $number } : { $effect }
   *[square] carré { $number } : { $effect }
}
queen-hint-gives = donne : { $effect }
queen-hint-fills-column = complète la colonne { $column } : { queen-points }
queen-hint-fills-row = complète la ligne { $row } : { $effect }
queen-hint-box = { $left ->
    [0] utilisé aussitôt
    [one] il restera une case à cocher
   *[other] il restera { $left } cases à cocher
}
queen-hint-overflow = case { $cell } de la piste : { queen-points }
queen-hint-lost = ligne complète, et impossible à inscrire sur la piste de débordement
queen-hint-void = n’apporte rien pour l’instant
queen-hint-again = aussi souvent que tu veux
queen-hint-shown = comme il est tombé

## La table

queen-areas-stands = { $name_is ->
    [you] Toi : { queen-points } pour l’instant (valeurs { $columns }, cases { $cells }, débordement { $overflow }, toits { $roofs })
   *[other] { $name } : { queen-points } pour l’instant (valeurs { $columns }, cases { $cells }, débordement { $overflow }, toits { $roofs })
}
queen-areas-legend = Toits : { $red } rouge, { $purple } violet, { $yellow } jaune ; { $bonus } bonus ; + points ; { $marked } coché ; [ ] permis ; { $full } complet
# Ce que donne un bonus, en très peu de lettres, comme sur la feuille dessinée : douze lettres au plus.
queen-short-square = carré
queen-short-circle_or_square = cerc./car.
queen-short-pile = défausse
queen-short-copy_but_two = copie −2
queen-short-copy_all = copie
queen-short-colour = toit
queen-short-red = toit rouge
queen-short-purple = toit violet
queen-short-yellow = toit jaune
queen-short-two_colours = 2 toits
queen-short-value = valeur
queen-short-two_values = 2 valeurs
queen-short-value_or_colour = val./toit
queen-short-value_and_colour = val.+toit
queen-short-repeat = répéter
queen-short-zero = inscrire 0
# Sur la feuille dessinée, à côté des deux dernières lignes : ce que rapporte une colonne complète, et combien de ses cases sont libres.
queen-area-points = points
queen-area-open = libres
queen-area-track = { $open ->
    [0] Piste de débordement, complète
   *[other] Piste de débordement, à partir de { $lowest }
}
queen-area-track-small = Débordement : { $track }
queen-area-circles = Pour un seul dé, cercles : { $bonuses }
queen-area-squares = Pour une manche sans croix, carrés : { $bonuses }
# Ceux d’un autre joueur : seulement combien sont cochés.
queen-area-boxes-small = Cercles : { $circles } ; carrés : { $squares }
queen-area-again = À la place, aussi souvent que tu veux : { $effect }
queen-area-one-die = Pour un seul dé : { $bonuses }
queen-area-no-mark = Pour une manche sans croix : { $bonuses }
queen-pending = Bonus gagnés : { $bonuses }
queen-still = Reste à faire : { $steps }
queen-still-row = { $steps } ; { $step }
queen-still-values = valeurs ({ $faces })
queen-still-colours = couleurs ({ $colours })
queen-still-bonuses = bonus ({ $bonuses })
queen-so-far-value = valeur { $face }
queen-so-far-written = { $face } sur la piste de débordement
queen-so-far-roof = toit { $cell }
queen-so-far-box = { $shape_id ->
    [circle] cercle { $number }
   *[square] carré { $number }
}
queen-so-far-lost = perdu ({ $what })
queen-so-far-used = bonus « { $effect } »
queen-so-far-void = qui n’apporte rien
queen-so-far-copied = dés copiés ({ $name } : { $dice })
queen-so-far-reserve = une carte de la réserve

## La table sans dessin

queen-plain-value = { $marked ->
    [one] Valeur { $face } : { $marked } case cochée sur { $cells }.
   *[other] Valeur { $face } : { $marked } cases cochées sur { $cells }.
}
queen-plain-value-bonuses = { $marked ->
    [one] Valeur { $face } : { $marked } case cochée sur { $cells } ; { $bonuses }.
   *[other] Valeur { $face } : { $marked } cases cochées sur { $cells } ; { $bonuses }.
}
queen-plain-bonus-open = colonne { $column } : { $gives }
queen-plain-bonus-had = colonne { $column } : { $gives } (déjà gagné)
# Pour les valeurs et pour les toits.
queen-plain-column-open = { $open ->
    [0] Colonne { $column } : complète, { queen-points }.
    [one] Colonne { $column } : une case libre, { queen-points } une fois complète.
   *[other] Colonne { $column } : { $open } cases libres, { queen-points } une fois complète.
}
queen-plain-track = { $written ->
    [0] Piste de débordement : vide ; ses cases rapportent { $scores }.
   *[other] Piste de débordement : { $track } ; { queen-points } pour l’instant ; ses cases rapportent { $scores }.
}
queen-plain-track-next = { $open ->
    [0] La piste de débordement est complète.
   *[other] Ensuite, sur la piste de débordement : { $lowest } ou plus.
}
queen-plain-roofs = Ligne de toits { $row } : { $cells } ; une fois complète : { $effect }.
queen-plain-roofs-full = Ligne de toits { $row } : complète ; bonus gagné : { $effect }.
queen-plain-roof = { $cell } { $colour }
queen-plain-roof-marked = { $cell } { $colour } coché
queen-plain-box = { $number }. { $effect } ({ queen-plain-box-count })
queen-plain-box-count = { $marked ->
    [one] { $marked } coché sur { $cells }
   *[other] { $marked } cochés sur { $cells }
}
queen-plain-pick = { $number }. { $effect }
queen-plain-values = Valeurs cochées : { $values }.
# Une valeur, et combien de ses cases sont cochées.
queen-plain-count = { $face } ({ $times } fois)
queen-plain-roofs-marked = Toits cochés : { $cells }.

## Le récit

queen-event-HandDrawn = S’ajoutent à la main : { $cards }.
queen-event-FirstDiscarded = { $seat_is ->
    [you] Tu en défausses une au hasard : { $card }.
   *[other] { $seat } en défausse une au hasard : { $card }.
}
queen-event-CardGone = { $seat_is ->
    [you] Parasite : une de tes cartes quitte la partie pour de bon ({ $card }).
   *[other] Parasite : { $seat } perd une carte pour de bon ({ $card }).
}
queen-event-DieTurned = { $seat_is ->
    [you] Dame : tu tournes { $die } sur { $face }.
   *[other] Dame : { $seat } tourne { $die } sur { $face }.
}
queen-event-ValueMarked = { $by_id ->
    [die] { $seat_is ->
        [you] Tu coches la valeur { $face }, colonne { $column }.
       *[other] { $seat } coche la valeur { $face }, colonne { $column }.
    }
    [bonus] { $seat_is ->
        [you] Avec un bonus, tu coches la valeur { $face }, colonne { $column }.
       *[other] Avec un bonus, { $seat } coche la valeur { $face }, colonne { $column }.
    }
    [alchemist] { $seat_is ->
        [you] Alchimiste : tu coches la valeur { $face }, colonne { $column }.
       *[other] Alchimiste : { $seat } coche la valeur { $face }, colonne { $column }.
    }
    [general] { $seat_is ->
        [you] Général : tu coches la valeur { $face }, colonne { $column }.
       *[other] Général : { $seat } coche la valeur { $face }, colonne { $column }.
    }
   *[oracle] { $seat_is ->
        [you] Oracle : tu coches la valeur { $face }, colonne { $column }.
       *[other] Oracle : { $seat } coche la valeur { $face }, colonne { $column }.
    }
}
queen-event-ValueWritten = { $by_id ->
    [bonus] { $seat_is ->
        [you] Avec un bonus, tu inscris { $face } dans la case { $cell } de la piste de débordement.
       *[other] Avec un bonus, { $seat } inscrit { $face } dans la case { $cell } de la piste de débordement.
    }
   *[other] { $seat_is ->
        [you] Ta ligne du { $face } est complète : tu inscris { $face } dans la case { $cell } de la piste de débordement.
       *[other] La ligne du { $face } est complète : { $seat } inscrit { $face } dans la case { $cell } de la piste de débordement.
    }
}
queen-event-ValuesLost = { $seat_is ->
    [you] Tu ne peux plus inscrire { $faces } nulle part : c’est perdu.
   *[other] { $seat } ne peut plus inscrire { $faces } nulle part : c’est perdu.
}
queen-event-ColoursLost = { $seat_is ->
    [you] Plus de toit libre pour toi ({ $colours }) : c’est perdu.
   *[other] Plus de toit libre pour { $seat } ({ $colours }) : c’est perdu.
}
queen-event-RoofMarked = { $by_id ->
    [die] { $seat_is ->
        [you] Tu coches le toit { $colour } en { $cell }.
       *[other] { $seat } coche le toit { $colour } en { $cell }.
    }
    [bonus] { $seat_is ->
        [you] Avec un bonus, tu coches le toit { $colour } en { $cell }.
       *[other] Avec un bonus, { $seat } coche le toit { $colour } en { $cell }.
    }
    [gambler] { $seat_is ->
        [you] Parieur : tu coches le toit { $colour } en { $cell }.
       *[other] Parieur : { $seat } coche le toit { $colour } en { $cell }.
    }
   *[general] { $seat_is ->
        [you] Général : tu coches le toit { $colour } en { $cell }.
       *[other] Général : { $seat } coche le toit { $colour } en { $cell }.
    }
}
queen-event-BonusEarned = { $effect_id ->
    [one_die] { $seat_is ->
        [you] Tu gagnes le { $effect }.
       *[other] { $seat } gagne le { $effect }.
    }
    [no_mark] { $seat_is ->
        [you] Tu gagnes le { $effect }.
       *[other] { $seat } gagne le { $effect }.
    }
    [either] { $seat_is ->
        [you] Tu gagnes le { $effect }.
       *[other] { $seat } gagne le { $effect }.
    }
    [by_philosopher] { $seat_is ->
        [you] Ton Philosophe te donne un bonus.
       *[other] Avec le Philosophe, { $seat } gagne un bonus.
    }
   *[other] { $seat_is ->
        [you] Tu gagnes un bonus : { $effect }.
       *[other] { $seat } gagne un bonus : { $effect }.
    }
}
queen-event-EffectUsed = { $effect_id ->
    [one_die] { $seat_is ->
        [you] Tu utilises le { $effect }.
       *[other] { $seat } utilise le { $effect }.
    }
    [no_mark] { $seat_is ->
        [you] Tu utilises le { $effect }.
       *[other] { $seat } utilise le { $effect }.
    }
    [either] { $seat_is ->
        [you] Tu utilises le { $effect }.
       *[other] { $seat } utilise le { $effect }.
    }
    [by_philosopher] { $seat_is ->
        [you] Tu utilises le { $effect }.
       *[other] { $seat } utilise le { $effect }.
    }
   *[other] { $seat_is ->
        [you] Tu utilises un bonus : { $effect }.
       *[other] { $seat } utilise un bonus : { $effect }.
    }
}
queen-event-EffectVoid = { $seat_is ->
    [you] Ce bonus ne t’apporte rien pour l’instant : { $effect }.
   *[other] Ce bonus n’apporte rien à { $seat } pour l’instant : { $effect }.
}
queen-event-BoxMarked = { $shape_id ->
    [circle] { $seat_is ->
        [you] Tu coches un cercle de ce bonus : { $effect }.
       *[other] { $seat } coche un cercle de ce bonus : { $effect }.
    }
   *[square] { $seat_is ->
        [you] Tu coches un carré de ce bonus : { $effect }.
       *[other] { $seat } coche un carré de ce bonus : { $effect }.
    }
}
queen-event-ReserveInstead = { $seat_is ->
    [you] Au lieu du bonus ({ $effect }), tu prends une carte dans ta réserve.
   *[other] Au lieu du bonus ({ $effect }), { $seat } prend une carte dans sa réserve.
}
queen-event-OracleRolledValue = { $same ->
    [true] { $full ->
        [true] { $seat_is ->
            [you] Oracle : tu obtiens encore { $face }, mais cette ligne est déjà complète.
           *[other] Oracle : { $seat } obtient encore { $face }, mais cette ligne est déjà complète.
        }
       *[false] { $seat_is ->
            [you] Oracle : tu obtiens encore { $face } et complètes toute la ligne.
           *[other] Oracle : { $seat } obtient encore { $face } et complète toute la ligne.
        }
    }
   *[false] { $full ->
        [true] { $seat_is ->
            [you] Oracle : tu obtiens { $face }, mais cette ligne est complète.
           *[other] Oracle : { $seat } obtient { $face }, mais cette ligne est complète.
        }
       *[false] { $seat_is ->
            [you] Oracle : tu obtiens { $face } et coches aussi cette valeur.
           *[other] Oracle : { $seat } obtient { $face } et coche aussi cette valeur.
        }
    }
}
queen-event-ValueColumnsCounted = { $seat_is ->
    [you] Tes colonnes de valeurs : { $columns }, soit { queen-points }.
   *[other] { $seat }, colonnes de valeurs : { $columns }, soit { queen-points }.
}
queen-event-PointCellsCounted = { $cells_count ->
    [0] { $seat_is ->
        [you] Tes cases à points (aucune) : { queen-points }.
       *[other] { $seat }, cases à points (aucune) : { queen-points }.
    }
   *[other] { $seat_is ->
        [you] Tes cases à points, par valeur : { $cells }, soit { queen-points }.
       *[other] { $seat }, cases à points, par valeur : { $cells }, soit { queen-points }.
    }
}
queen-event-OverflowCounted = { $track_count ->
    [0] { $seat_is ->
        [you] Ta piste de débordement (vide) : { queen-points }.
       *[other] { $seat }, piste de débordement (vide) : { queen-points }.
    }
   *[other] { $seat_is ->
        [you] Ta piste de débordement ({ $track }) : { queen-points }.
       *[other] { $seat }, piste de débordement ({ $track }) : { queen-points }.
    }
}
queen-event-RoofColumnsCounted = { $seat_is ->
    [you] Tes colonnes de toits : { $columns }, soit { queen-points }.
   *[other] { $seat }, colonnes de toits : { $columns }, soit { queen-points }.
}
queen-event-AreasCounted = { $seat_is ->
    [you] Tu as { $total ->
        [one] { $total } point
       *[other] { $total } points
    } en tout.
   *[other] { $seat } a { $total ->
        [one] { $total } point
       *[other] { $total } points
    } en tout.
}

## Séries de parties

queen-tally-earned = bonus gagnés sur les feuilles C et D
