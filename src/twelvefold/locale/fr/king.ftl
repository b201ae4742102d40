### Le Roi des 12 : noms, effets, questions et récit.

## Les personnages

king-character-knight = Chevalier
king-character-gambler = Parieur
king-character-lady = Dame
king-character-merchants = Marchands
king-character-troublemakers = Chenapans
king-character-reverser = Inverseuse
king-character-sorcerer = Sorcier
king-character-oracle = Oracle
king-character-alchemist = Alchimiste
king-character-machine = Automate
king-character-parasite = Parasite
king-character-golem = Golem
king-character-collector = Collectionneur
king-character-faun = Faune

## Ce qu’ils font, en une ligne

king-effect-knight = ce tour-ci, le plus bas bat le plus haut
king-effect-gambler = ce tour-ci, première et deuxième places s’échangent
king-effect-lady = annule toutes les autres cartes ; entre Dames, la plus basse peut prendre un jeton à la plus haute
king-effect-merchants = avant toute chose, chaque dé passe d’une place vers la gauche
king-effect-troublemakers = tous les dés se retournent sur la face opposée
king-effect-reverser = ton dé se retourne sur la face opposée
king-effect-sorcerer = tourne ton dé sur l’une de ses cinq faces voisines
king-effect-oracle = relance ton dé, après tout le reste
king-effect-alchemist = ta valeur compte double
king-effect-machine = ta valeur augmente de 7
king-effect-parasite = ta valeur diminue de 7
king-effect-golem = ta valeur est 12, mais 1 si ton dé montre 12
king-effect-collector = si ton dé est annulé, la première place est à toi
king-effect-faun = si ton dé va être annulé, il se tourne sur la plus haute face qu’aucun autre dé ne montre

## Les questions

king-ask-play = { $name_is ->
    [you] Choisis une carte.
   *[other] { $name }, choisis une carte.
}
king-ask-turn = { $name_is ->
    [you] Ton Sorcier tourne ton dé. Choisis une face.
   *[other] { $name }, ton Sorcier tourne ton dé. Choisis une face.
}
king-ask-take = { $name_is ->
    [you] Ta Dame peut prendre un jeton à { $victim }. Lequel ?
   *[other] { $name }, ta Dame peut prendre un jeton à { $victim }. Lequel ?
}
king-ask-lay = { $name_is ->
    [you] La manche est à toi ! Quelle carte glisses-tu pour de bon sous ton dé, en signe de victoire ?
   *[other] { $name }, la manche est à toi ! Quelle carte glisses-tu pour de bon sous ton dé, en signe de victoire ?
}

king-move-turn = face { $face }
king-move-take = un jeton de { $token ->
    [one] { $token } point
   *[other] { $token } points
}
king-move-decline = rien

## La table

king-where = Manche { $round }, tour { $turn }
king-where-round = Manche { $round }
king-where-start = Avant le premier lancer
king-hand = { $name_is ->
    [you] Ta main : { $cards }
   *[other] { $name }, ta main : { $cards }
}
king-column-player = joueur
king-column-die = dé
king-column-tokens = jetons
king-column-played = joué cette manche
king-column-hand = en main
king-column-under = sous le dé
king-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
king-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
king-under-suspects = une carte parmi : { $cards }
king-set = Dans cette partie : { $cards }
king-plain-place = { $name_is ->
    [you] Toi
   *[other] { $name }
} : { $die ->
    [0] dé pas encore lancé
   *[other] dé { $die }
} ; { $points ->
    [0] aucun point
    [one] { $points } point, jetons { $tokens }
   *[other] { $points } points, jetons { $tokens }
} ; joué : { $played } ; { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main ; sous le dé : { $under }.

## Le récit

king-event-SetDrawn = Les personnages de cette partie : { $cards }.
king-event-BothPromos = Collectionneur et Faune ensemble : la boîte le déconseille. Vive le chaos !
king-event-RoundBegan = La manche { $round } commence. On lance les dés : { $dice }.
king-event-CardsRevealed = Cartes sur table – { $cards }.
king-event-CardsCancelled = Même carte ({ $card }) pour { $seats_is ->
    [among] { $seats_count ->
        [2] toi et { $seats_others }
       *[other] toi, { $seats_others }
    }
   *[other] { $seats }
} : { $card_id ->
    [lady] aucune autre carte n’est annulée.
   *[other] aucun effet.
}
king-event-LadyCancelled = { $seat_is ->
    [you] Ta Dame
   *[other] La Dame ({ $seat })
} { $cards_count ->
    [0] n’a plus rien à annuler.
   *[other] annule toutes les autres cartes – { $cards }.
}
king-event-DicePassed = { $seat_is ->
    [you] Tes Marchands
   *[other] Les Marchands ({ $seat })
} font passer tous les dés à gauche. Avant : { $before }. Maintenant : { $after }.
king-event-DieTurned = { $card_id ->
    [troublemakers] { $owner_is ->
        [you] Tes Chenapans
       *[other] Les Chenapans ({ $owner })
    } { $seat_is ->
        [you] retournent ton dé : { $before } → { $after }.
       *[other] retournent un dé. { $seat } : { $before } → { $after }.
    }
    [reverser] { $owner_is ->
        [you] Ton Inverseuse retourne ton dé : { $before } → { $after }.
       *[other] L’Inverseuse ({ $owner }) retourne le dé : { $before } → { $after }.
    }
    [sorcerer] { $owner_is ->
        [you] Ton Sorcier tourne ton dé sur une face voisine : { $before } → { $after }.
       *[other] Le Sorcier ({ $owner }) tourne le dé sur une face voisine : { $before } → { $after }.
    }
   *[other] { $card } ({ $owner }) : { $before } → { $after }.
}
king-event-DieRolled = { $seat_is ->
    [you] Ton Oracle relance ton dé : { $before } → { $after }.
   *[other] L’Oracle ({ $seat }) relance le dé : { $before } → { $after }.
}
king-event-ValueChanged = { $card_id ->
    [alchemist] { $seat_is ->
        [you] Ton Alchimiste : { $face } × 2 = { $value }.
       *[other] L’Alchimiste ({ $seat }) : { $face } × 2 = { $value }.
    }
    [machine] { $seat_is ->
        [you] Ton Automate : { $face } + 7 = { $value }.
       *[other] L’Automate ({ $seat }) : { $face } + 7 = { $value }.
    }
    [parasite] { $seat_is ->
        [you] Ton Parasite : { $face } − 7 = { $value }.
       *[other] Le Parasite ({ $seat }) : { $face } − 7 = { $value }.
    }
    [golem] { $seat_is ->
        [you] Ton Golem : { $face } devient { $value }.
       *[other] Le Golem ({ $seat }) : { $face } devient { $value }.
    }
   *[other] { $card } : { $face } devient { $value }.
}
king-event-ValuesCompared = Les valeurs : { $values }.
king-event-FaunTurned = { $seat_is ->
    [you] Ton dé va être annulé. Ton Faune
   *[other] { $seat } : le dé va être annulé. Le Faune
} le tourne sur la plus haute face libre : { $before } → { $after }.
king-event-DiceCancelled = Égalité à { $value } entre { $seats_is ->
    [among] { $seats_count ->
        [2] toi et { $seats_others }
       *[other] toi, { $seats_others }
    }
   *[other] { $seats }
} : ces dés s’annulent.
king-event-LowBeatsHigh = { $seat_is ->
    [you] Ton Chevalier
   *[other] Le Chevalier ({ $seat })
} : ce tour-ci, le plus bas bat le plus haut.
king-event-PlacesSwapped = { $seat_is ->
    [you] Ton Parieur
   *[other] Le Parieur ({ $seat })
} échange les deux premières places. Première : { $first_is ->
    [you] toi
   *[other] { $first }
} ; deuxième : { $second_is ->
    [you] toi.
   *[other] { $second }.
}
king-event-CollectorFirst = { $seat_is ->
    [you] Ton dé est annulé, mais ton Collectionneur te donne la première place.
   *[other] { $seat } : dé annulé, mais première place grâce au Collectionneur.
} Deuxième : { $second_is ->
    [you] toi.
   *[other] { $second }.
}
king-event-FirstPlace = { $seat_is ->
    [you] Première place pour toi avec { $value } : un jeton de { $token ->
        [one] { $token } point
       *[other] { $token } points
    }. Tu as maintenant { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[other] Première place pour { $seat } avec { $value } : un jeton de { $token ->
        [one] { $token } point
       *[other] { $token } points
    }, { $points ->
        [one] { $points } point en tout.
       *[other] { $points } points en tout.
    }
}
king-event-SecondPlace = { $seat_is ->
    [you] Deuxième place pour toi avec { $value } : un jeton de { $token ->
        [one] { $token } point
       *[other] { $token } points
    }. Tu as maintenant { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[other] Deuxième place pour { $seat } avec { $value } : un jeton de { $token ->
        [one] { $token } point
       *[other] { $token } points
    }, { $points ->
        [one] { $points } point en tout.
       *[other] { $points } points en tout.
    }
}
king-event-NobodyFirst = Personne n’a la première place.
king-event-NobodySecond = Personne n’a la deuxième place.
king-event-ScoredNothing = { $seat_is ->
    [you] { $why_id ->
        [cancelled] Rien pour toi : ton { $value } est annulé.
        [pushed_out] Rien pour toi : le Collectionneur te fait perdre la deuxième place.
       *[outranked] Rien pour toi avec { $value } : deux autres passent devant.
    }
   *[other] { $why_id ->
        [cancelled] Rien pour { $seat } : le { $value } est annulé.
        [pushed_out] Rien pour { $seat } : le Collectionneur lui fait perdre la deuxième place.
       *[outranked] Rien pour { $seat } avec { $value } : deux autres passent devant.
    }
}
king-event-LadyMayTake = Des Dames se rencontrent ! { $thief_is ->
    [you] Tu as la valeur la plus basse : tu peux prendre un jeton à { $victim }, qui a la plus haute.
   *[other] { $victim_is ->
        [you] { $thief } a la valeur la plus basse et peut te prendre un jeton : tu as la plus haute.
       *[other] { $thief } a la valeur la plus basse et peut prendre un jeton à { $victim }, qui a la plus haute.
    }
}
king-event-LadiesTied = Des Dames se rencontrent, mais il y a égalité en bas ou en haut : { $values }. Personne ne prend rien.
king-event-NothingToTake = Des Dames se rencontrent ! { $thief_is ->
    [you] Tu pourrais prendre un jeton à { $victim }, mais il n’y a rien à prendre.
   *[other] { $victim_is ->
        [you] { $thief } pourrait te prendre un jeton, mais tu n’en as pas.
       *[other] { $thief } pourrait prendre un jeton à { $victim }, mais il n’y a rien à prendre.
    }
}
king-event-TokenTaken = { $thief_is ->
    [you] Ta Dame prend à { $victim } un jeton de { $token ->
        [one] { $token } point.
       *[other] { $token } points.
    }
   *[other] { $victim_is ->
        [you] La Dame ({ $thief }) te prend un jeton de { $token ->
            [one] { $token } point.
           *[other] { $token } points.
        }
       *[other] La Dame ({ $thief }) prend à { $victim } un jeton de { $token ->
            [one] { $token } point.
           *[other] { $token } points.
        }
    }
}
king-event-TokenLeft = { $thief_is ->
    [you] Ta Dame ne prend rien à { $victim }.
   *[other] { $victim_is ->
        [you] La Dame ({ $thief }) ne te prend rien.
       *[other] La Dame ({ $thief }) ne prend rien à { $victim }.
    }
}
king-event-LastCardReached = { $seats_is ->
    [you] Il ne te reste qu’une carte : la manche se termine.
    [among] { $seats_count ->
        [2] Plus qu’une carte pour toi et { $seats_others } : la manche se termine.
       *[other] Plus qu’une carte pour toi, { $seats_others } : la manche se termine.
    }
   *[other] Plus qu’une carte pour { $seats } : la manche se termine.
}
king-event-PointsReached = { $seat_is ->
    [you] Tu as { $points } points : la manche se termine.
   *[other] { $seat } a { $points } points : la manche se termine.
}
king-event-TotalsCompared = Points de la manche : { $totals }.
king-event-TotalsCancelled = Égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
} entre { $seats_is ->
    [among] { $seats_count ->
        [2] toi et { $seats_others }
       *[other] toi, { $seats_others }
    }
   *[other] { $seats }
} : ces totaux s’annulent.
king-event-RoundWon = { $seat_is ->
    [you] Tu remportes la manche avec { $points ->
        [one] { $points } point !
       *[other] { $points } points !
    }
   *[other] { $seat } remporte la manche avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
king-event-RoundUnwon = Tous les totaux s’annulent : personne ne remporte la manche.
king-event-CardLaid = { $seat_is ->
    [you] Tu glisses pour de bon une carte sous ton dé : { $card }. C’est la marque de ta manche, et une carte de moins pour la suite.
   *[other] { $seat } glisse pour de bon une carte sous son dé : { $card }. C’est la marque de la manche gagnée, et une carte de moins pour la suite.
}
king-event-CardHidden = { $seat_is ->
    [you] Tu glisses pour de bon une carte sous ton dé, face cachée. C’est la marque de ta manche, et une carte de moins pour la suite.
   *[other] { $seat } glisse pour de bon une carte sous son dé, face cachée. C’est la marque de la manche gagnée, et une carte de moins pour la suite.
}
king-event-GameWon = { $seat_is ->
    [you] Deuxième manche remportée : te voilà Roi des 12 !
   *[other] { $seat } remporte une deuxième manche et devient Roi des 12 !
}
king-event-DiceLifted = { $cards_count ->
    [0] Il n’y avait de carte sous aucun dé.
   *[other] Sous les dés – { $cards }.
}

## Un tournoi

king-group = Groupe { $group }
king-group-own = Ton groupe ({ $group })
king-winners-table = { $names_is ->
    [you] Te voilà à la table des vainqueurs !
    [among] Te voilà à la table des vainqueurs, avec { $names_others } !
   *[other] À la table des vainqueurs : { $names }
}
king-final = La manche finale
king-watching = Hors de la finale
king-under-two = { $first } ; { $second }
king-event-GroupSeated = { $seats_is ->
    [among] Tu joues dans le groupe { $group }, avec { $seats_others }.
   *[other] Groupe { $group } : { $seats }.
}
king-event-TurnRevealed = Tous les groupes révèlent leurs cartes.
king-event-GroupRevealed = Groupe { $group } – { $cards }.
king-event-AtGroup = { $seats_is ->
    [among] Dans ton groupe ({ $group }), avec { $seats_others } :
   *[other] Dans le groupe { $group } ({ $seats }) :
}
king-event-GroupFirst = { $seat_is ->
    [you] Première place de ton groupe avec { $value } : à toi la table des vainqueurs !
   *[other] { $seat } prend la première place du groupe avec { $value } et passe à la table des vainqueurs.
}
king-event-NobodyGoesOn = Aucun groupe n’a de première place : pas de table des vainqueurs ce tour-ci.
king-event-WinnersMeet = { $cards_count ->
    [1] Une seule personne à la table des vainqueurs – { $cards }.
   *[other] La table des vainqueurs, dés et cartes tels quels – { $cards }.
}
king-event-GroupUnwon = Tous les totaux de ce groupe s’annulent : personne n’y remporte la manche.
king-event-FinalBegins = { $seats_is ->
    [among] Deux manches remportées pour { $seats_count ->
        [2] toi et { $seats_others }
       *[other] toi, { $seats_others }
    }. À vous la manche finale, avec les cinq cartes qui vous restent.
   *[other] Deux manches remportées pour { $seats }. Place à la manche finale, avec les cinq cartes qui leur restent.
}
king-event-FinalUnwon = Tous les totaux s’annulent : personne ne remporte la manche finale. On la rejoue avec les mêmes cartes.
king-event-TournamentWon = { $seat_is ->
    [you] Tu remportes la manche finale : te voilà Roi des 12 !
   *[other] { $seat } remporte la manche finale et devient Roi des 12 !
}

## Séries de parties

king-tally-turns = tours
king-tally-rounds = manches
king-tally-rounds_unwon = manches sans vainqueur

## Options

king-option-seats = De cinq à seize, on joue en tournoi.
king-option-set = Les personnages, soit first (première partie), random (au hasard), ou sept noms anglais séparés par des virgules : knight,lady,oracle et ainsi de suite.
king-option-promo = Les personnages promo pour un jeu de cartes au hasard, séparés par des virgules, parmi collector et faun.
king-option-groups = Les groupes d’un tournoi à douze : 4+4+4 ou 3+3+3+3.
