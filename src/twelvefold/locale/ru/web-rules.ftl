### The rules page: contents and search.

web-rules-contents = Содержание
web-rules-search = Поиск в правилах
web-rules-found = { $count ->
    [0] Ничего не найдено
   *[other] { $at } из { $count }
}
web-rules-previous = К предыдущему месту
web-rules-next = К следующему месту
