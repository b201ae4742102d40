### Общее для всех клиентов: перечни, «никто», имена ботов.

row = { $row }, { $item }
pair-number = { $left } ({ $right })
pair-word = { $left } — { $right }
nobody = никто
you = ты
nothing = ничего
seat-number = Игрок { $number }
bot-name = { $kind ->
    [random] Везунчик { $number }
   *[heuristic] Мудрец { $number }
}
bot-level = { $bot ->
    [random] новичок
    [heuristic] опытный
   *[other] { $bot }
}
bot-level-help = { $bot ->
    [random] Выбирает наугад: для первой пробы.
    [heuristic] Думает о том, что могут сделать другие, и знает не больше тебя.
   *[other] Бот.
}

## Названия игр

king-name = Дюжина короля
queen-name = Дюжина королевы
chips-name = 12 фишек
