### «Дюжина королевы» в браузере: поля В и Г.

## Поле

web-queen-areas-values = Значения
web-queen-areas-roofs = Крыши
web-queen-areas-one-die = За один кубик
web-queen-areas-no-mark = За раунд без отметок
web-queen-areas-again = Вместо этого, всякий раз
web-queen-areas-plus = +{ $points }
# Под тем, что приносит столбец: сколько его ячеек ещё свободно. Стоит в двух коротких строках.
web-queen-areas-missing = ещё { $open }
web-queen-areas-column = Столбец { $column }: заполненный приносит { queen-points }.
web-queen-areas-row-tip = Каждая из этих строк, когда она заполнена, даёт: { $effect }
web-queen-areas-legend = Что значат знаки
web-queen-areas-legend-cell = очки за эту ячейку
web-queen-areas-legend-column = очки за заполненный столбец
web-queen-areas-legend-track = очки за последнее число на шкале
web-queen-areas-effect-tip = { $effect }: { $about }

## Что делает каждый бонус

web-queen-areas-about-square = отметь любой квадрат; когда все квадраты перед бонусом отмечены, он сразу используется.
web-queen-areas-about-circle_or_square = отметь любой круг или квадрат; когда перед бонусом отмечены все, он сразу используется.
web-queen-areas-about-pile = весь твой сброс возвращается в руку.
web-queen-areas-about-copy_but_two = отметь кубики другого игрока как свои, кроме двух; каких — решаешь ты.
web-queen-areas-about-copy_all = отметь все кубики другого игрока как свои.
web-queen-areas-about-colour = отметь любую свободную крышу.
web-queen-areas-about-red = отметь свободную красную крышу.
web-queen-areas-about-purple = отметь свободную фиолетовую крышу.
web-queen-areas-about-yellow = отметь свободную жёлтую крышу.
web-queen-areas-about-two_colours = отметь две любые свободные крыши.
web-queen-areas-about-value = отметь следующую ячейку любой строки.
web-queen-areas-about-two_values = дважды отметь следующую ячейку любой строки.
web-queen-areas-about-value_or_colour = отметь следующую ячейку строки или свободную крышу.
web-queen-areas-about-value_and_colour = отметь следующую ячейку строки и свободную крышу.
web-queen-areas-about-repeat = последнее число шкалы переполнения вписывается ещё раз.
web-queen-areas-about-zero = в шкалу переполнения вписывается 0; после него снова подходит любое число.
web-queen-areas-about-one_die = в этом раунде у тебя был ровно один взятый кубик.
web-queen-areas-about-no_mark = в этом раунде тебе было нечего отметить.
web-queen-areas-about-either = взят ровно один кубик, и отметить было нечего: один из двух бонусов.
web-queen-areas-about-by_philosopher = бонус за один кубик или за раунд без отметок, как захочешь.

## Цепочка

web-queen-areas-brings = { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
   *[many] +{ $points } очков
}
web-queen-areas-now = Сейчас
web-queen-areas-dice = Твои кубики
web-queen-areas-to-do = Ещё предстоит, по порядку
web-queen-areas-step-overflow = в шкалу
web-queen-areas-step-roof = крыша за кубик
web-queen-areas-step-any-value = значение
web-queen-areas-step-any-roof = крыша
web-queen-areas-step-value-or-roof = значение или крыша
web-queen-areas-step-box = круг или квадрат
web-queen-areas-step-pick = один из этих бонусов
web-queen-areas-step-or-reserve = бонус или карта резерва
web-queen-areas-step-bonus-copy = чьи кубики
web-queen-areas-step-without = какой кубик не копировать
web-queen-areas-step-then = следующий бонус этого выбора
web-queen-areas-still-face = Ещё надо отметить значение { $face }
web-queen-areas-still-colour = { $colour_id ->
    [red] Ещё надо отметить красный кубик
    [purple] Ещё надо отметить фиолетовый кубик
   *[yellow] Ещё надо отметить жёлтый кубик
}
web-queen-areas-queue = Бонусы ждут
web-queen-areas-queue-help = Какой следующий? Порядок за тобой.
web-queen-areas-queue-later = Они наступят, когда это будет сделано.
web-queen-areas-times = ×{ $count }
web-queen-areas-choices = Что можно сделать
web-queen-areas-copy = { $name }: { $dice }
web-queen-areas-copy-none = { $name }: кубиков нет
web-queen-areas-without = без кубика: { $die }
web-queen-areas-reserve = вместо этого карта из резерва
web-queen-areas-done = { $name_is ->
    [you] Отмечено всё. Подтверди или вернись на шаг.
   *[other] { $name }, отмечено всё. Подтверди или вернись на шаг.
}
web-queen-areas-chain = { $moves ->
    [0] Что вышло само собой
    [one] Что делает твоя цепочка: { $moves } выбор
    [few] Что делает твоя цепочка: { $moves } выбора
   *[many] Что делает твоя цепочка: { $moves } выборов
}
web-queen-areas-chain-start = Само собой
web-queen-areas-back-to = Вернуться к моменту до этого: { $step }
web-queen-areas-undo = Шаг назад
web-queen-areas-undo-tip = Возвращает твой последний выбор и всё, что из него вышло
web-queen-areas-look = Нажми на светящееся место; пока ты не подтвердишь, всё можно вернуть.
web-queen-areas-choose = Пока ты не подтвердишь, любой выбор можно вернуть.
web-queen-areas-touch = Нажми на светящееся место, чтобы прочитать, что оно даст; нажми ещё раз, чтобы отметить.
web-queen-areas-pencil = Карандашные отметки станут твоими, когда ты подтвердишь.
web-queen-areas-do = Выбрать: { $move }

## Очки

web-queen-areas-columns-now = Столбцы значений
web-queen-areas-cells-now = Ячейки с очками
web-queen-areas-overflow-now = Шкала переполнения
web-queen-areas-roofs-now = Столбцы крыш
web-queen-areas-stands = Очки этого поля: откуда они
web-queen-areas-column-name = столбец { $column }
web-queen-areas-value-name = значение { $face }
web-queen-areas-waits = Бонус ждёт: { $effect }
web-queen-areas-label = { $who_is ->
    [you] Твоё поле: { queen-points }
   *[other] Поле ({ $who }): { queen-points }
}
