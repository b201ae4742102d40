### Commun à tous les clients : listes, « personne », noms des robots.

row = { $row }, { $item }
pair-number = { $left } ({ $right })
pair-word = { $left } : { $right }
nobody = personne
you = toi
nothing = rien
seat-number = Joueur { $number }
bot-name = { $persona ->
    [ulu] Oulou
    [nokto] Nokto
    [plopo] Plopo
    [miko] Miko
    [spiro] Spiro
    [bekko] Bekko
    [pardo] Pardo
    [monti] Monti
    [lento] Lento
    [igli] Igli
    [lumi] Loumi
    [kolori] Kolori
    [umbo] Oumbo
    [fungo] Foungo
    [lampo] Lampo
    [pento] Pento
   *[other] { $persona }
}
bot-temper = { $persona ->
    [ulu] Compte tout deux fois, puis cligne des yeux.
    [nokto] Ne dort jamais tant que roulent les dés.
    [plopo] Saute d’abord, regarde en vol.
    [miko] Rit de chaque lancer, bon ou mauvais.
    [spiro] Ne se presse jamais, arrive toujours à l’heure.
    [bekko] A un grand bec et un cœur plus grand encore.
    [pardo] Ronronne aux petits nombres, feule aux grands.
    [monti] Ne perd jamais pied, et rarement patience.
    [lento] Réfléchit à ce coup depuis hier.
    [igli] Pique dans la défaite, fond dans la victoire.
    [lumi] Vole vers tout ce qui brille.
    [kolori] Change de couleur et croit que cela ne se voit pas.
    [umbo] Descend des neiges pour la bonne compagnie.
    [fungo] Pousse en une nuit au pied de la table.
    [lampo] Brûle pour le jeu et s’éteint à l’aube.
    [pento] Porte des pentagones et croit au douze.
   *[other] { $persona }
}
bot-stars = { $stars ->
    [one] { $stars } étoile sur { $most }
   *[other] { $stars } étoiles sur { $most }
}
bot-tip = { $temper } { $stars ->
    [one] { $stars } étoile sur { $most }
   *[other] { $stars } étoiles sur { $most }
}.
bot-level = { $bot ->
    [random] débutant
    [heuristic] expérimenté
   *[other] { $bot }
}
bot-level-help = { $bot ->
    [random] Choisit au hasard : pour un premier essai.
    [heuristic] Se demande ce que feront les autres, et n’en sait pas plus que toi.
   *[other] Un bot.
}

## Les noms des jeux

king-name = Le Roi des 12
queen-name = La Reine des 12
chips-name = 12 Chip Trick
