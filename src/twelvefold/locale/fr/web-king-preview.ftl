### L’image animée d’un tour du Roi des 12.

web-king-preview = Un tour du Roi des 12 : deux joueurs jouent la même carte, et les deux cartes s’annulent. Le troisième tourne son dé du 3 au 12 et l’emporte.
web-king-preview-roll = Chacun lance un dé à douze faces…
web-king-preview-choose = … et choisit une carte en secret.
web-king-preview-reveal = On révèle tout ensemble.
web-king-preview-cancel = Deux Automates : les cartes identiques s’annulent.
web-king-preview-turn = Le Sorcier est seul et tourne le 3 au 12.
web-king-preview-first = Le dé le plus haut gagne 2 points…
web-king-preview-second = … et le suivant 1 point. Qui devinera qui ?
