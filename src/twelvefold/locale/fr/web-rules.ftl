### The rules page: contents and search.

web-rules-contents = Sommaire
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
    [0] Rien trouvé
   *[other] { $at } sur { $count }
}
web-rules-previous = Passage précédent
web-rules-next = Passage suivant
