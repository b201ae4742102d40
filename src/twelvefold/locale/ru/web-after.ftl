### The result of a game, and its replay.

web-result = Итог
web-expired = Срок этого стола истёк.
web-you-win = Победа твоя!
web-you-win-together = Победа твоя — вместе с: { $names }!
web-place = { $place }-е место из { $all }
web-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
web-parts-won = раундов выиграно: { $count }
web-best-new = Новый рекорд! Прежний: { $before }.
web-best = Твой рекорд: { $best }
web-own-games = В таких партиях твоих побед: { $wins } из { $played }.
web-ladder = Лестница титулов
web-ladder-from = от { $points }
web-ladder-next = До титула «{ $title }» не хватило { $count ->
    [one] { $count } очка
   *[many] { $count } очков
}.
web-rematch = Реванш
web-rematch-tip = Та же игра с теми же игроками. Против ботов — сразу.
web-replay = Повтор
web-replay-tip = Вся партия ещё раз, ход за ходом
web-record = Скачать партию
web-record-tip = Вся партия в одном файле: для просмотра и проверки

## The moment that decided it, the chart, the picture to share

web-moment = { $why ->
    [lead] Перелом
    [best] Лучший ход
   *[points] Решающий момент
}
web-moment-told = { $why ->
    [lead] { $you ->
        [yes] Здесь лидерство стало твоим — до конца партии.
       *[no] { $count ->
            [one] Отсюда и до конца впереди: { $names }.
           *[other] Отсюда и до конца вместе впереди: { $names }.
        }
    }
    [best] За один ход: +{ $gained }.
   *[points] { $you ->
        [yes] Это и принесло тебе победу.
       *[no] Отсюда и победа: { $names }.
    }
}
web-moment-again = Показать ещё раз
web-chart = Ход партии
web-chart-label = Очки после каждого хода. В конце: { $standing }.
web-chart-table = График в виде таблицы
web-chart-after = После
web-chart-begin = Начало
web-share = Поделиться
web-share-tip = Картинка с итогом и ссылка
web-share-title = Поделиться итогом
web-share-text = { $headline } – { $game }
web-share-picture = Картинка: { $text }
web-share-save = Сохранить картинку
web-share-link = Ссылка на стол

## The dice

web-check-dice = Проверить кости
web-check-dice-tip = Заново вычисляет все случайности партии из того, что было задано до неё
web-dice-right = Все случайности этой партии таковы, какими их дали кости. Пересчитано исходов: { $outcomes }, чисел: { $numbers }.
web-dice-commitment = Отпечаток, объявлен до партии
web-dice-seed = Зерно, объявлено после неё
web-dice-words = Слова игроков
web-dice-yourself = Чтобы проверить на своей машине, скачай партию и запусти:

## The replay

web-replay-of = { $game }: повтор
web-scrubber = Момент партии
web-replay-more = Ещё об этой партии
web-first = В начало
web-last = В конец
web-seen-by = Кто смотрит
web-spectator = зритель
web-step-link = Ссылка на этот шаг
web-position = Позиция одной строкой:
web-back-to-table = К столу
