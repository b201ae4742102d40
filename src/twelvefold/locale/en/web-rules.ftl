### The rules page: contents and search.

web-rules-contents = Contents
web-rules-search = Search the rules
web-rules-found = { $count ->
    [0] Nothing found
   *[other] { $at } of { $count }
}
web-rules-previous = Previous place
web-rules-next = Next place
