### «Дюжина королевы» в браузере.

## Перед партией

web-queen-rules = Правила
web-queen-rules-help = Базовая игра или дополнение со своими полями.
web-queen-base = базовая игра
web-queen-base-help = Двенадцать раундов, две половины из строк и столбцов: для первой партии самое то.
web-queen-crusade = «Крестовый поход»
web-queen-crusade-help = У всех по восемь карт, резерва нет; отметки дают бонусы, а бонусы дают новые.
web-queen-own-total = { $total ->
    [one] { $total } очко. А больше сможешь?
    [few] { $total } очка. А больше сможешь?
   *[many] { $total } очков. А больше сможешь?
}
web-queen-sheets = Поле
web-queen-sheet = Поле { $sheet }
web-queen-sheet-A-help = Значения и крыши в обеих половинах: поле для первой партии.
web-queen-sheet-B-help = Малые значения слева, большие справа.
web-queen-sheet-C-help = Строки значений, крыши, шкала переполнения и списки бонусов.
web-queen-sheet-D-help = Как В, но бонусы дают круги и квадраты.
web-queen-reserve-choice = Резерв
web-queen-reserve-help = В резерве у всех одни и те же шесть персонажей; четверо на руке всегда одинаковы.
web-queen-reserve-first = первая партия
web-queen-reserve-first-help = Шесть персонажей, которых легко выучить.
web-queen-reserve-random = случайный
web-queen-reserve-random-help = Шестерых выбирает жребий.
web-queen-reserve-agreed = по договорённости
web-queen-reserve-agreed-help = Выбери шестерых, о которых вы договорились.
web-queen-reserve-fact = { $reserve ->
    [first] резерв первой партии
   *[random] случайный резерв
}
web-queen-reserve-is = резерв: { $cards }
web-queen-joined-is = в жеребьёвке участвуют: { $cards }
web-queen-promo = Промоперсонажи
web-queen-promo-help = Кто включён, тот участвует в жеребьёвке.
web-queen-expansion = Персонажи дополнения
web-queen-expansion-help = Они участвуют в жеребьёвке. Для первой партии лучше без них.
web-queen-who = { $cards ->
    [one] Кто есть кто: { $cards } персонаж
    [few] Кто есть кто: { $cards } персонажа
   *[many] Кто есть кто: { $cards } персонажей
}
web-queen-agreed = Твои шесть персонажей в резерве
web-queen-agreed-ready = Выбраны: { $cards }.
web-queen-agreed-left = { $more ->
    [yes] { $left ->
        [one] Нужен ещё { $left }.
       *[many] Нужно ещё { $left }.
    }
   *[no] { $left ->
        [one] Лишний: { $left }.
       *[many] Лишних: { $left }.
    }
}

## Стол

web-queen-card-tip = { $card }: { $hint }.
# Имя карты там, где мало места: мягкие переносы показывают, где его можно разбить.
web-queen-card-name = { $card_id ->
    [parasite] Пара­зит
    [sorcerer] Чаро­дей
    [mountain_guardian] Храни­тель гор
    [jungle_guardian] Храни­тель джунглей
    [troublemakers] Смуть­яны
    [great_one] Вели­кий
    [alchemist] Алхи­мик
    [philosopher] Фило­соф
    [mirror] Отра­жение
    [collector] Коллек­ционер
    [general] Гене­рал
   *[other] { $card }
}
web-queen-order = Карты этого раунда в том порядке, в котором они действуют
web-queen-order-empty = В этом раунде карт ещё не открывали.
web-queen-order-card = { $state ->
    [cracked] { $who_is ->
        [you] { $number }: { $card }, твоя карта, отменена
       *[other] { $number }: { $card } ({ $who }), карта отменена
    }
    [done] { $who_is ->
        [you] { $number }: { $card }, твоя карта, уже сработала
       *[other] { $number }: { $card } ({ $who }), карта уже сработала
    }
    [now] { $who_is ->
        [you] { $number }: { $card }, твоя карта, действует сейчас
       *[other] { $number }: { $card } ({ $who }), действует сейчас
    }
   *[waiting] { $who_is ->
        [you] { $number }: { $card }, твоя карта, ещё впереди
       *[other] { $number }: { $card } ({ $who }), ещё впереди
    }
}
web-queen-king = Король
web-queen-king-shows = Король показывает: { $card }
web-queen-king-shows-tip = Король показывает: { $card }. Это отменяет твою такую же карту и больше ничего не делает.
web-queen-king-deck = колода ({ $count })
web-queen-king-deck-tip = Что Король ещё может показать; порядка не знает никто
web-queen-king-discard = сброс
web-queen-king-discard-tip = Что Король уже показал
web-queen-race = { $state ->
    [open] 6 очков за первую заполненную линию: ещё можно получить
    [won] { $who_is ->
        [you] 6 очков за первую заполненную линию твои
        [among] 6 очков за первую заполненную линию: ты и { $who_others }
       *[other] 6 очков за первую заполненную линию: { $who }
    }
   *[over] 6 очков за заполненную линию больше не получить
}
web-queen-active = бросает кубики
web-queen-active-tip = Бросает кубики этого раунда. Если номера карт равны, первой действует карта этого игрока.
web-queen-hand = рука
web-queen-hand-of = { $who_is ->
    [you] Твоя рука
   *[other] Рука: { $who }
}
web-queen-pile = сброс
web-queen-pile-of = { $who_is ->
    [you] Твой сброс
   *[other] Сброс: { $who }
}
web-queen-reserve = резерв
web-queen-reserve-of = { $who_is ->
    [you] Твой резерв
   *[other] Резерв: { $who }
}
web-queen-dice-of = { $who_is ->
    [you] Твои кубики
   *[other] Кубики: { $who }
}
web-queen-copied-tip = { $die }, скопирован
web-queen-lady-tip = { $die }, взят Леди: считается дважды, как цвет и как значение
web-queen-look = { $who_is ->
    [you] Твоё поле крупно
   *[other] Поле крупно: { $who }
}
web-queen-look-tip = { $who_is ->
    [you] Показать твоё поле и твои карты крупно
   *[other] Показать поле и карты крупно: { $who }
}
web-queen-sheet-of = { $who_is ->
    [you] Твоё поле
   *[other] Поле: { $who }
}
web-queen-sheet-label = { $who_is ->
    [you] Твоё поле: { queen-points } за линии
   *[other] Поле ({ $who }): { queen-points } за линии
}

## Поле

web-queen-value = значение { $value }
web-queen-cell = { $state ->
    [fresh] { $where }, карандашом
    [marked] { $where }, отмечено
   *[open] { $where }, свободно
}
web-queen-cell-lit = { $where }. { $brings }
web-queen-line-points = { $points ->
    [one] { queen-line }: { $points } очко
    [few] { queen-line }: { $points } очка
   *[many] { queen-line }: { $points } очков
}
web-queen-row-points = Очки каждой строки
web-queen-column-points = Очки каждого столбца
web-queen-name-tip = Назвать: { queen-line }
web-queen-brings = { $points ->
    [0] Очков пока не приносит.
    [one] Приносит { $points } очко.
    [few] Приносит { $points } очка.
   *[many] Приносит { $points } очков.
}
web-queen-costs = { $points ->
    [0] Отнимает столько же, сколько приносит.
    [one] Отнимает { $points } очко.
    [few] Отнимает { $points } очка.
   *[many] Отнимает { $points } очков.
}
web-queen-costs-lines = Станет дешевле: { $lines }.
web-queen-fills = Заполняет: { $lines }.
web-queen-wins-first = И 6 очков за первую заполненную линию.
web-queen-back-tip = { $where }, карандашом. Нажми, чтобы стереть эту отметку; остальные останутся.

## Вопросы

web-queen-ask-mark = { $name_is ->
    [you] Отметь ячейки своими кубиками.
   *[other] { $name }, отметь ячейки своими кубиками.
}
web-queen-ask-pile = Сброс возвращается тебе на руку.
web-queen-ask-laid = { $count ->
    [one] { $name_is ->
        [you] Твоя карта на столе. Подтверди или верни её.
       *[other] { $name }, твоя карта на столе. Подтверди или верни её.
    }
   *[many] { $name_is ->
        [you] Обе твои карты на столе. Подтверди или верни одну.
       *[other] { $name }, обе твои карты на столе. Подтверди или верни одну.
    }
}
web-queen-your-dice = Твои кубики
web-queen-hold-tip = Взять в руку: { $die }. Подходящие ячейки загорятся.
web-queen-fits-nothing = Не подходит ни к одной свободной ячейке: { $die }.
web-queen-take-tip = Взять: { $die }
web-queen-leave-tip = Карта больше ничего не отмечает
web-queen-hint-play = Нажми на карту, чтобы прочитать, что она делает; нажми ещё раз, чтобы сыграть.
web-queen-hint-lay = Нажми на две карты, одну за другой. Пока выбор не подтверждён, обе можно вернуть.
web-queen-hint-take = Нажми на кубик в горах или джунглях; нажми ещё раз, чтобы взять его.
web-queen-hint-put = Нажми на карту с руки или из сброса.
web-queen-hint-put-away = Нажми на карту с руки или из сброса. Она уйдёт насовсем.
web-queen-hint-gain = Нажми на карту, чтобы прочитать, что она делает. Она перейдёт на руку, и её увидят все.
web-queen-hint-mark-value = Нажми на горящее значение на своём поле.
web-queen-hint-mark-roof = Нажми на горящую крышу на своём поле.
web-queen-hint-line = Нажми на край строки или низ столбца на своём поле.
web-queen-hint-copy = Отмечай этими кубиками, как своими; у владельца они остаются.
web-queen-hint-mark = Нажми на горящую ячейку. До подтверждения отметки карандашные.
web-queen-hint-bonus-mark = Нажми на любую свободную ячейку. До подтверждения отметка карандашная.
web-queen-hint-confirm = Подтверди или верни назад.
web-queen-hint-nothing = Отмечать больше нечего.
web-queen-still-dice = Ещё можно отметить: { $dice }.
web-queen-still-bonus = Бонусом ещё можно отметить ячейку.
web-queen-still-card = Картой ещё можно отметить ячейку.
web-queen-still-mark = Отметить
web-queen-still-leave = Оставить
web-queen-do-play = Сыграть: { $move }
web-queen-do-take = Взять: { $move }
web-queen-do-put = Вернуть: { $move }
web-queen-do-put-away = Отдать: { $move }
web-queen-do-gain = Взять: { $move }
web-queen-do-mark-value = Отметить: { $move }
web-queen-do-mark-roof = Отметить: { $move }
web-queen-do-line = Назвать: { $move }
web-queen-do-copy = Копировать: { $move }
web-queen-do-lay = { $count ->
    [one] Выложить одну карту
   *[many] Выложить обе карты
}
web-queen-laid = Карты, которые ты выкладываешь
web-queen-laid-place = { $number ->
    [1] первая карта
   *[2] вторая карта
}
web-queen-back-card = Вернуть: { $card }
web-queen-back-card-tip = Возвращает карту ({ $card }) и ту, что выложена после неё
web-queen-line-brings = { $points ->
    [0] Твои отметки пока не приносят очков.
    [one] Твои отметки приносят { $points } очко.
    [few] Твои отметки приносят { $points } очка.
   *[many] Твои отметки приносят { $points } очков.
}
web-queen-line-costs = { $points ->
    [one] Осторожно: эти отметки отнимут { $points } очко.
    [few] Осторожно: эти отметки отнимут { $points } очка.
   *[many] Осторожно: эти отметки отнимут { $points } очков.
}
web-queen-confirm = { $marks ->
    [0] { $line ->
        [0] Ничего не отмечать
       *[other] Подтвердить
    }
    [one] Подтвердить { $marks } отметку
    [few] Подтвердить { $marks } отметки
   *[many] Подтвердить { $marks } отметок
}
web-queen-bonuses = Твои бонусы
web-queen-bonus-none = { $left ->
    [0] израсходован
   *[other] сейчас ничего не даст
}
web-queen-bonus-used = Бонус: { $bonus }
web-queen-bonus-back = Выбрать другой бонус
web-queen-offer-mark = { $cells ->
    [one] любая из { $cells } свободной ячейки
   *[many] любая из { $cells } свободных ячеек
}
web-queen-offer-copy = { $dice ->
    [0] { $who }: нет кубиков
    [one] { $who }: { $dice } кубик, подходящих ячеек: { $cells }
    [few] { $who }: { $dice } кубика, подходящих ячеек: { $cells }
   *[many] { $who }: { $dice } кубиков, подходящих ячеек: { $cells }
}
web-queen-offer-pile = вернётся: { $cards }
web-queen-offer-reserve = на выбор: { $cards }
web-queen-owners = Чьи кубики

## Конец

web-queen-count = Подсчёт очков
web-queen-count-part = { $part ->
    [left-rows] Слева, строки 1–⁠5
    [left-columns] Слева, столбцы a–⁠e
    [left] Левая половина
    [right-rows] Справа, строки 1–⁠5
    [right-columns] Справа, столбцы f–⁠j
    [right] Правая половина
    [cards] Карты
    [first] Первая заполненная линия
   *[total] Всего
}

web-queen-out = Карт не осталось: до конца партии карт больше не играет
web-queen-oracle-rolled = Оракул бросил кубик: { $face }
web-queen-oracle-line = названа Оракулом
