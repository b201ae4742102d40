### The rules page: contents and search.

web-rules-contents = Inhalt
web-rules-search = In den Regeln suchen
web-rules-found = { $count ->
    [0] Nichts gefunden
   *[other] { $at } von { $count }
}
web-rules-previous = Vorige Stelle
web-rules-next = Nächste Stelle
