### La Reine des 12 dans le navigateur : sa propre édition, regardée avant de la jouer.

web-queen-edition = Édition
web-queen-edition-help = Les numéros, les points, les bacs, les dés et les feuilles du jeu. Si tu possèdes la boîte, tu peux charger un fichier à toi avec les chiffres imprimés. Il est vérifié, et tu vois ses feuilles avant que quelqu’un n’y joue.
web-queen-edition-built-in = intégrée
web-queen-edition-in-use = Utilisée : { $name }
web-queen-edition-choose = Choisir un fichier
web-queen-edition-drop = ou en déposer un ici (TOML)
web-queen-edition-form = Enregistrer le fichier intégré
web-queen-edition-form-tip = Le fichier de l’édition intégrée : change les chiffres dans un éditeur de texte, puis choisis-le ici.
web-queen-edition-again = Reprendre l’édition intégrée
web-queen-edition-unreadable = ce fichier ne peut pas être lu
web-queen-edition-no-text = ce fichier n’est pas un texte en UTF-8 : enregistre-le de nouveau sous cette forme
# Sous ce qui ne va pas dans un fichier.
web-queen-edition-refused = « { $file } » n’est pas utilisé ; ce que tu avais choisi avant reste valable.
web-queen-edition-look = Regarder les feuilles
web-queen-edition-sheets = Feuille montrée
web-queen-edition-missing = { $count ->
    [one] Cette édition n’a pas de feuille { $sheets }.
   *[other] Cette édition n’a pas de feuilles { $sheets }.
}
web-queen-edition-no-crusade = Cette édition n’a pas de feuille pour la Croisade à ce nombre de joueurs : choisis le jeu de base ou une autre édition.
web-queen-edition-figures = Cartes, bacs et dés
web-queen-edition-card = Carte
web-queen-edition-order = Numéro
web-queen-edition-points = Points
web-queen-edition-players = Joueurs
web-queen-edition-bag = Dés dans le sac : { $red } rouges, { $purple } violets, { $yellow } jaunes.
