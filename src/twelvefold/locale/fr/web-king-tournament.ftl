### Le tournoi du Roi des 12 dans le navigateur.

## Les tables

web-king-tournament-where-final = { $where }, finale
web-king-tournament-tables = Les autres tables
web-king-tournament-unfold = Montrer les autres tables en entier
web-king-tournament-winners = Table des vainqueurs
web-king-tournament-now = { $players ->
    [1] Maintenant à la table des vainqueurs : une seule place
   *[other] Maintenant à la table des vainqueurs
}
web-king-tournament-now-you = Te voilà à la table des vainqueurs !
web-king-tournament-onward = { $you ->
    [yes] Première place du groupe : à toi la table des vainqueurs !
   *[no] { $name } prend la première place de ton groupe et passe à la table des vainqueurs !
}
web-king-tournament-totals = Manche { $round } : les totaux
web-king-tournament-nobody = Personne ne va plus loin ce tour-ci.
web-king-tournament-not-yet = Ici se retrouvent les premiers de chaque groupe.
web-king-tournament-line = { $die }. { $card } { $points }.
web-king-tournament-line-won = { $die }. { $card } { $points }. { $won }

## Qui est assis où

web-king-tournament-seating = Qui est assis où
web-king-tournament-why-first = Les premiers groupes sont tirés au sort. Après chaque manche, tout le monde change de place.
web-king-tournament-why-seats = De nouvelles places, pour qu’à la fin tout le monde se soit rencontré à peu près aussi souvent : { $fresh ->
    [0] cette fois, les { $pairs } paires se sont déjà toutes rencontrées.
    [one] sur { $pairs } paires, { $fresh } se rencontre pour la première fois.
   *[other] sur { $pairs } paires, { $fresh } se rencontrent pour la première fois.
}
web-king-tournament-why-final = Deux manches gagnées chacun : ici se joue la couronne. Tous les autres regardent.
web-king-tournament-again = { $one_is ->
    [you] { $other } et toi
   *[other] { $other_is ->
        [you] { $one } et toi
       *[other] { $one } et { $other }
    }
} pour la { $times }e fois
web-king-tournament-all-new = Première rencontre pour tout le monde.

## Le classement

web-king-tournament-column-place = rang
web-king-tournament-column-group = groupe
web-king-tournament-column-won = manches
web-king-tournament-column-points = points
web-king-tournament-standings-help = Classement par manches gagnées, puis par points. Deux manches gagnées, deux cartes sous le dé : le tournoi est gagné. Les points comptent dans le groupe, jusqu’à la fin de la manche.
web-king-tournament-met = Jusqu’ici, tu as rencontré { $known } des { $others } autres.
web-king-tournament-show-seating = Voir qui est assis où
