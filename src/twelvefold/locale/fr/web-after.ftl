### The result of a game, and its replay.

web-result = Le résultat
web-expired = Cette table a été abandonnée.
web-you-win = Tu as gagné !
web-you-win-together = Tu gagnes, avec { $names } !
web-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
} sur { $all }
web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-parts-won = { $count ->
    [one] { $count } manche gagnée
   *[other] { $count } manches gagnées
}
web-best-new = Nouveau record ! L’ancien : { $before }.
web-best = Ton record : { $best }
web-own-games = Parties de ce genre gagnées : { $wins } sur { $played }.
web-ladder = L’échelle des titres
web-ladder-from = dès { $points } points
web-ladder-next = { $count ->
    [one] Encore { $count } point, et tu es : { $title }.
   *[other] Encore { $count } points, et tu es : { $title }.
}
web-rematch = Revanche
web-rematch-tip = Le même jeu avec les mêmes joueurs. Contre des bots, il commence aussitôt.
web-replay = Revoir
web-replay-tip = Toute la partie, coup par coup
web-record = Télécharger la partie
web-record-tip = Toute la partie dans un fichier, pour la revoir et la vérifier

## The moment that decided it, the chart, the picture to share

web-moment = { $why ->
    [lead] Le tournant
    [best] Le meilleur tour
   *[points] Le moment décisif
}
web-moment-told = { $why ->
    [lead] { $you ->
        [yes] Tu prends la tête et tu la gardes.
       *[no] { $count ->
            [one] { $names } prend la tête et la garde.
           *[other] { $names } prennent la tête et la gardent.
        }
    }
    [best] { $gained ->
        [one] { $gained } point en un seul tour.
       *[other] { $gained } points en un seul tour.
    }
   *[points] { $you ->
        [yes] C’est ce qui t’a donné la victoire.
       *[no] C’est ce qui a donné la victoire à { $names }.
    }
}
web-moment-again = Revoir ce moment
web-chart = Le cours de la partie
web-chart-label = Les points après chaque tour. À la fin : { $standing }.
web-chart-table = Le graphique en tableau
web-chart-after = Après
web-chart-begin = Le début
web-share = Partager
web-share-tip = Une image de ce résultat, et le lien
web-share-title = Partager le résultat
web-share-text = { $headline } – { $game }
web-share-picture = L’image : { $text }
web-share-save = Enregistrer l’image
web-share-link = Lien vers la table

## The dice

web-check-dice = Vérifier les dés
web-check-dice-tip = Recalcule tout le hasard de cette partie à partir de ce qui était fixé avant elle
web-dice-right = Tout le hasard de cette partie est bien celui des dés : { $outcomes ->
    [one] { $outcomes } résultat
   *[other] { $outcomes } résultats
}, { $numbers ->
    [one] { $numbers } nombre recalculé
   *[other] { $numbers } nombres recalculés
}.
web-dice-commitment = Empreinte, publiée avant la partie
web-dice-seed = Graine, publiée après
web-dice-words = Mots des joueurs
web-dice-yourself = Pour vérifier sur ta propre machine, télécharge la partie et lance :

## The replay

web-replay-of = { $game } : la partie
web-scrubber = Moment de la partie
web-replay-more = Plus sur cette partie
web-first = Au début
web-last = À la fin
web-seen-by = Vu par
web-spectator = un spectateur
web-step-link = Lien vers cette étape
web-position = La position en une ligne :
web-back-to-table = Vers la table
