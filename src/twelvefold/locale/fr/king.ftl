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

king-ask-play = { $name }, quelle carte joues-tu ?
king-ask-turn = { $name }, sur quelle face ton Sorcier tourne-t-il le dé ?
king-ask-take = { $name }, quel jeton ta Dame prend-elle à { $victim } ?
king-ask-lay = La manche est à toi ! Quelle carte glisses-tu pour de bon sous ton dé, en signe de victoire ?

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
king-hand = { $name }, en main : { $cards }
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
king-plain-place = { $name } : { $die ->
    [0] dé pas encore lancé
   *[other] dé { $die }
} ; { $points ->
    [0] aucun point
    [one] { $points } point, jetons { $tokens }
   *[other] { $points } points, jetons { $tokens }
} ; joué : { $played } ; { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main ; sous le dé : { $under }.

## Le récit

king-event-SetDrawn = Les personnages de cette partie sont tirés au sort : { $cards }.
king-event-BothPromos = Collectionneur et Faune ensemble : la boîte le déconseille. Vive le chaos !
king-event-RoundBegan = La manche { $round } commence. Tous les dés sont lancés : { $dice }.
king-event-CardsRevealed = Les cartes sont révélées. { $cards }.
king-event-CardsCancelled = { $seats } ont joué la même carte ({ $card }) : ces cartes s’annulent.
king-event-LadyCancelled = { $cards_count ->
    [0] La Dame ({ $seat }) est seule : elle n’a plus rien à annuler.
   *[other] La Dame ({ $seat }) annule toutes les autres cartes. { $cards }.
}
king-event-DicePassed = Les Marchands ({ $seat }) font passer chaque dé vers la gauche. Avant : { $before }. Maintenant : { $after }.
king-event-DieTurned = { $card_id ->
    [troublemakers] Les Chenapans ({ $owner }) retournent un dé. { $seat } : { $before } → { $after }.
    [reverser] L’Inverseuse ({ $seat }) retourne le dé : { $before } → { $after }.
    [sorcerer] Le Sorcier ({ $seat }) tourne le dé sur une face voisine : { $before } → { $after }.
   *[other] { $card } ({ $owner }) : un dé tourne. { $seat } : { $before } → { $after }.
}
king-event-DieRolled = L’Oracle ({ $seat }) relance le dé : { $before } → { $after }.
king-event-ValueChanged = { $card_id ->
    [alchemist] L’Alchimiste ({ $seat }) double le { $face } : valeur { $value }.
    [machine] L’Automate ({ $seat }) ajoute 7 au { $face } : valeur { $value }.
    [parasite] Le Parasite ({ $seat }) enlève 7 au { $face } : valeur { $value }.
    [golem] Le Golem ({ $seat }) se tient sur un { $face } : valeur { $value }.
   *[other] { $card } ({ $seat }) sur un { $face } : valeur { $value }.
}
king-event-ValuesCompared = On compare les valeurs : { $values }.
king-event-FaunTurned = Le Faune ({ $seat }) va être annulé et cherche la plus haute face qu’aucun autre dé ne montre : { $before } → { $after }.
king-event-DiceCancelled = { $seats } ont la même valeur, { $value } : ces dés sont annulés.
king-event-LowBeatsHigh = Le Chevalier ({ $seat }) : ce tour-ci, le plus bas bat le plus haut.
king-event-PlacesSwapped = Le Parieur ({ $seat }) échange les places. Première : { $first }, deuxième : { $second }.
king-event-CollectorFirst = { $seat } : dé annulé, donc première place grâce au Collectionneur ; deuxième : { $second }.
king-event-FirstPlace = { $seat } obtient la première place avec { $value } et prend un jeton de { $token ->
    [one] { $token } point
   *[other] { $token } points
} (total : { $points ->
    [one] { $points } point
   *[other] { $points } points
}).
king-event-SecondPlace = { $seat } obtient la deuxième place avec { $value } et prend un jeton de { $token ->
    [one] { $token } point
   *[other] { $token } points
} (total : { $points ->
    [one] { $points } point
   *[other] { $points } points
}).
king-event-NobodyFirst = Personne n’obtient la première place.
king-event-NobodySecond = Personne n’obtient la deuxième place.
king-event-ScoredNothing = { $why_id ->
    [cancelled] { $seat } ne prend rien : le dé de valeur { $value } est annulé.
    [pushed_out] { $seat } ne prend rien : le Collectionneur lui fait perdre la deuxième place.
   *[outranked] { $seat } ne prend rien : avec { $value }, deux autres passent devant.
}
king-event-LadyMayTake = Des Dames se rencontrent. { $thief } a la valeur la plus basse et peut prendre un jeton à { $victim }, qui a la plus haute.
king-event-LadiesTied = Des Dames se rencontrent, mais la valeur la plus basse ou la plus haute est partagée : { $values }. Personne ne prend rien.
king-event-NothingToTake = Des Dames se rencontrent. { $thief } pourrait prendre un jeton à { $victim }, mais il n’y en a aucun.
king-event-TokenTaken = La Dame ({ $thief }) prend un jeton de { $token ->
    [one] { $token } point
   *[other] { $token } points
} à { $victim }.
king-event-TokenLeft = La Dame ({ $thief }) ne prend rien à { $victim }.
king-event-LastCardReached = La manche se termine : plus qu’une carte en main pour { $seats }.
king-event-PointsReached = La manche se termine : { $seat } atteint { $points } points.
king-event-TotalsCompared = Points de la manche : { $totals }.
king-event-TotalsCancelled = { $seats } ont { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun : ces totaux s’annulent.
king-event-RoundWon = { $seat } remporte la manche avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
king-event-RoundUnwon = Tous les totaux sont annulés : personne ne remporte la manche.
king-event-CardLaid = { $seat } glisse pour de bon une carte sous le dé : { $card }. C’est la marque de la manche gagnée, et une carte de moins pour la suite.
king-event-CardHidden = { $seat } glisse pour de bon une carte face cachée sous le dé. C’est la marque de la manche gagnée, et une carte de moins pour la suite.
king-event-GameWon = { $seat } remporte une deuxième manche et devient le Roi des 12 !
king-event-DiceLifted = { $cards_count ->
    [0] Il n’y avait de carte sous aucun dé.
   *[other] On soulève les dés. { $cards }.
}

## Un tournoi

king-group = Groupe { $group }
king-group-own = Ton groupe ({ $group })
king-winners-table = À la table des vainqueurs : { $names }
king-final = La manche finale
king-watching = Hors de la finale
king-under-two = { $first } ; { $second }
king-event-GroupSeated = Le groupe { $group } s’installe : { $seats }.
king-event-TurnRevealed = Tous les groupes révèlent leurs cartes en même temps.
king-event-GroupRevealed = Groupe { $group }. { $cards }.
king-event-AtGroup = Dans le groupe { $group } ({ $seats }) :
king-event-GroupFirst = { $seat } obtient la première place du groupe avec { $value } et passe à la table des vainqueurs.
king-event-NobodyGoesOn = Aucun groupe n’a de première place : pas de table des vainqueurs ce tour-ci.
king-event-WinnersMeet = { $cards_count ->
    [1] La table des vainqueurs, à une seule place. { $cards }.
   *[other] La table des vainqueurs, dés et cartes tels quels. { $cards }.
}
king-event-GroupUnwon = Tous les totaux de ce groupe sont annulés : personne n’y remporte la manche.
king-event-FinalBegins = { $seats } ont chacun remporté deux manches. À eux seuls de jouer une manche finale, avec les cinq cartes qui leur restent.
king-event-FinalUnwon = Tous les totaux sont annulés : personne ne remporte la manche finale. On la rejoue avec les mêmes cartes.
king-event-TournamentWon = { $seat } remporte la manche finale et devient le Roi des 12 !

## Séries de parties

king-tally-turns = tours
king-tally-rounds = manches
king-tally-rounds_unwon = manches sans vainqueur

## Options

king-option-seats = De cinq à seize, on joue en tournoi.
king-option-set = Les personnages, soit first (première partie), random (au hasard), ou sept noms anglais séparés par des virgules : knight,lady,oracle et ainsi de suite.
king-option-promo = Les personnages promo pour un jeu de cartes au hasard, séparés par des virgules, parmi collector et faun.
king-option-groups = Les groupes d’un tournoi à douze : 4+4+4 ou 3+3+3+3.
