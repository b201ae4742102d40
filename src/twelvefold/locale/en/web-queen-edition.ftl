### Queen of 12 in the browser: an edition of one’s own, looked at before it is played.

web-queen-edition = Edition
web-queen-edition-help = The numbers, points, trays, dice and sheets of the game. If you own the box, you can load a file of your own with the printed figures. It is checked, and you see its sheets before anybody plays on them.
web-queen-edition-built-in = built in
web-queen-edition-in-use = In use: { $name }
web-queen-edition-choose = Choose a file
web-queen-edition-drop = or drop one here (TOML)
web-queen-edition-form = Save the built-in file
web-queen-edition-form-tip = The file of the built-in edition: change the figures in it with a text editor, then choose it here.
web-queen-edition-again = Use the built-in edition again
web-queen-edition-unreadable = this file cannot be read
web-queen-edition-no-text = this file is not text in UTF-8: save it again in that form
# Below what is wrong with a file.
web-queen-edition-refused = “{ $file }” is not used; what you chose before still holds.
web-queen-edition-look = Look at the sheets
web-queen-edition-sheets = Sheet shown
web-queen-edition-missing = { $count ->
    [one] This edition has no sheet { $sheets }.
   *[other] This edition has no sheets { $sheets }.
}
web-queen-edition-no-crusade = This edition has no sheet for the Crusade with so many players: choose the base game or another edition.
web-queen-edition-figures = Cards, trays and dice
web-queen-edition-card = Card
web-queen-edition-order = Number
web-queen-edition-points = Points
web-queen-edition-players = Players
web-queen-edition-bag = Dice in the bag: { $red } red, { $purple } purple, { $yellow } yellow.
