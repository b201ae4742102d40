### «Дюжина королевы», «Крестовый поход» и поля В и Г: имена, вопросы и рассказ.

## Карты, которые делают здесь другое

queen-areas-lady = возьми кубик на выбор; его можно повернуть на любое значение; бонус за один кубик твой
queen-areas-parasite = возьми два кубика на выбор из гор и джунглей, потом одна твоя карта навсегда уходит из партии
queen-areas-alchemist = отметь два любых значения
queen-areas-philosopher = забери свой сброс вместе с этой картой и используй бонус за один кубик или за раунд без отметок
queen-areas-general = отметь последнюю свободную ячейку в каждой строке и каждом столбце, где она одна
queen-areas-oracle = отметь значение, потом брось кубик и отметь то, что выпало; если выпало то же — всю его строку

## Бонусы

queen-effect-square = квадрат
queen-effect-circle_or_square = круг или квадрат
queen-effect-pile = забрать сброс
queen-effect-copy_but_two = скопировать все кубики, кроме двух
queen-effect-copy_all = скопировать все кубики
queen-effect-colour = цвет
queen-effect-red = красная крыша
queen-effect-purple = фиолетовая крыша
queen-effect-yellow = жёлтая крыша
queen-effect-two_colours = два цвета
queen-effect-value = значение
queen-effect-two_values = два значения
queen-effect-value_or_colour = значение или цвет
queen-effect-value_and_colour = значение и цвет
queen-effect-repeat = повторить последнее число на шкале переполнения
queen-effect-zero = вписать 0 в шкалу переполнения
queen-effect-one_die = бонус за один кубик
queen-effect-no_mark = бонус за раунд без отметок
queen-effect-either = бонус за один кубик или за раунд без отметок
queen-effect-by_philosopher = бонус от Философа
queen-shape-circle = круг
queen-shape-square = квадрат
queen-by-die = кубик
queen-by-bonus = бонус
queen-by-alchemist = Алхимик
queen-by-gambler = Шулер
queen-by-general = Генерал
queen-by-oracle = Оракул

## Вопросы

queen-ask-put-away = { $name }, какую карту твой Паразит навсегда убирает из партии?
queen-ask-turn = { $name }, на какое значение ты поворачиваешь кубик Леди?
queen-ask-oracle-value = { $name }, какое значение отмечает твой Оракул?
queen-ask-overflow = { $name }, строки этих значений заполнены: какое ты вписываешь в шкалу переполнения первым?
queen-ask-roof = { $name }, какую крышу ты отмечаешь?
queen-ask-any-value = { $name }, какое значение ты отмечаешь бонусом?
queen-ask-any-roof = { $name }, какую крышу ты отмечаешь бонусом?
queen-ask-value-or-roof = { $name }, какое значение или какую крышу ты отмечаешь бонусом?
queen-ask-box = { $name }, какой круг или квадрат ты отмечаешь?
queen-ask-pick = { $name }, какой из этих бонусов ты используешь?
queen-ask-use = { $name }, какой бонус ты используешь следующим?
queen-ask-or-reserve = { $name }, ты используешь бонус или берёшь вместо него карту из резерва?
queen-ask-without = { $name }, какой кубик ты не копируешь?

## Ходы

queen-areas-hint-card = { $effect } (номер { $order })
queen-move-value = { $face }: столбец { $column }
queen-move-value-overflow = { $face }: шкала переполнения
queen-move-turn = повернуть на { $face }
queen-move-box = { $shape_id ->
    [circle] круг { $number }: { $effect }
   *[square] квадрат { $number }: { $effect }
}
queen-hint-gives = даёт: { $effect }
queen-hint-fills-column = заполняет столбец { $column }: { queen-points }
queen-hint-fills-row = заполняет строку { $row }: { $effect }
queen-hint-box = { $left ->
    [0] используется сразу
    [one] потом нужна ещё { $left } клетка
    [few] потом нужны ещё { $left } клетки
   *[many] потом нужно ещё { $left } клеток
}
queen-hint-overflow = ячейка { $cell }: { queen-points }
queen-hint-lost = строка заполнена, и в шкалу переполнения уже не вписать
queen-hint-void = сейчас ничего не даёт
queen-hint-again = сколько угодно раз за партию
queen-hint-shown = как выпало

## Стол

queen-areas-stands = { $name }: сейчас { queen-points } (столбцы { $columns }, ячейки { $cells }, шкала { $overflow }, крыши { $roofs })
queen-areas-legend = Крыши: { $red } красная, { $purple } фиолетовая, { $yellow } жёлтая; { $bonus } бонус; + очки; { $marked } отмечено; [ ] можно отметить; { $full } заполнено
# Что даёт бонус, совсем коротко, как на нарисованном поле: не больше двенадцати букв.
queen-short-square = квадрат
queen-short-circle_or_square = круг/кв.
queen-short-pile = взять сброс
queen-short-copy_but_two = копия −2
queen-short-copy_all = копия
queen-short-colour = крыша
queen-short-red = красн. крыша
queen-short-purple = фиол. крыша
queen-short-yellow = жёлтая крыша
queen-short-two_colours = 2 крыши
queen-short-value = значение
queen-short-two_values = 2 значения
queen-short-value_or_colour = знач./крыша
queen-short-value_and_colour = знач.+крыша
queen-short-repeat = повторить
queen-short-zero = вписать 0
# На нарисованном поле, у двух последних строк: что приносит заполненный столбец и сколько в нём свободных ячеек.
queen-area-points = очки
queen-area-open = свободно
queen-area-track = { $open ->
    [0] Шкала переполнения заполнена
   *[other] Шкала переполнения, от { $lowest }
}
queen-area-track-small = Шкала переполнения: { $track }
queen-area-circles = За один кубик, круги: { $bonuses }
queen-area-squares = За раунд без отметок, квадраты: { $bonuses }
# Чужие: только сколько отмечено.
queen-area-boxes-small = Круги: { $circles }; квадраты: { $squares }
queen-area-again = Вместо этого, сколько угодно раз: { $effect }
queen-area-one-die = За один кубик: { $bonuses }
queen-area-no-mark = За раунд без отметок: { $bonuses }
queen-pending = Полученные бонусы: { $bonuses }
queen-still = Ещё предстоит: { $steps }
queen-still-row = { $steps }; { $step }
queen-still-values = значения ({ $faces })
queen-still-colours = цвета ({ $colours })
queen-still-bonuses = бонусы ({ $bonuses })
queen-so-far-value = значение { $face }
queen-so-far-written = { $face } на шкале переполнения
queen-so-far-roof = крыша { $cell }
queen-so-far-box = { $shape_id ->
    [circle] круг { $number }
   *[square] квадрат { $number }
}
queen-so-far-lost = потеряно ({ $what })
queen-so-far-used = бонус «{ $effect }»
queen-so-far-void = который ничего не даёт
queen-so-far-copied = чужие кубики ({ $name }: { $dice })
queen-so-far-reserve = карта из резерва

## Стол без рисования

queen-plain-value = Значение { $face }: отмечено { $marked } из { $cells }.
queen-plain-value-bonuses = Значение { $face }: отмечено { $marked } из { $cells }; { $bonuses }.
queen-plain-bonus-open = столбец { $column }: { $gives }
queen-plain-bonus-had = столбец { $column }: { $gives } (уже получено)
# У значений и у крыш.
queen-plain-column-open = { $open ->
    [0] Столбец { $column }: заполнен, { queen-points }.
    [one] Столбец { $column }: свободна { $open } ячейка, заполненный приносит { queen-points }.
    [few] Столбец { $column }: свободны { $open } ячейки, заполненный приносит { queen-points }.
   *[many] Столбец { $column }: свободно { $open } ячеек, заполненный приносит { queen-points }.
}
queen-plain-track = { $written ->
    [0] Шкала переполнения: пуста; её ячейки приносят { $scores }.
   *[other] Шкала переполнения: { $track }; сейчас { queen-points }; её ячейки приносят { $scores }.
}
queen-plain-track-next = { $open ->
    [0] Шкала переполнения заполнена.
   *[other] Дальше на шкале переполнения: { $lowest } или больше.
}
queen-plain-roofs = Строка крыш { $row }: { $cells }; за всю строку: { $effect }.
queen-plain-roofs-full = Строка крыш { $row }: заполнена; получено: { $effect }.
queen-plain-roof = { $colour_id ->
    [red] { $cell } красная
    [purple] { $cell } фиолетовая
   *[yellow] { $cell } жёлтая
}
queen-plain-roof-marked = { $colour_id ->
    [red] { $cell } красная с отметкой
    [purple] { $cell } фиолетовая с отметкой
   *[yellow] { $cell } жёлтая с отметкой
}
queen-plain-box = { $number }. { $effect } ({ queen-plain-box-count })
queen-plain-box-count = отмечено { $marked } из { $cells }
queen-plain-pick = { $number }. { $effect }
queen-plain-values = Отмечены значения: { $values }.
# Значение и сколько его ячеек отмечено.
queen-plain-count = { $times ->
    [one] { $face } ({ $times } раз)
    [few] { $face } ({ $times } раза)
   *[many] { $face } ({ $times } раз)
}
queen-plain-roofs-marked = Отмечены крыши: { $cells }.

## Рассказ

queen-event-HandDrawn = Каждый получает на руку ещё и эти карты: { $cards }.
queen-event-FirstDiscarded = { $seat } сбрасывает случайную из этих карт: { $card }.
queen-event-CardGone = Паразит ({ $seat }) навсегда убирает карту из партии: { $card }.
queen-event-DieTurned = Леди ({ $seat }) поворачивает кубик ({ $die }): теперь на нём { $face }.
queen-event-ValueMarked = { $by_id ->
    [die] { $seat } отмечает значение { $face } в столбце { $column }.
    [bonus] { $seat } бонусом отмечает значение { $face } в столбце { $column }.
    [alchemist] Алхимик ({ $seat }) отмечает значение { $face } в столбце { $column }.
    [general] Генерал ({ $seat }) отмечает значение { $face } в столбце { $column }.
   *[oracle] Оракул ({ $seat }) отмечает значение { $face } в столбце { $column }.
}
queen-event-ValueWritten = { $by_id ->
    [bonus] { $seat } бонусом вписывает { $face } в шкалу переполнения, ячейка { $cell }.
   *[other] Строка значения { $face } заполнена: { $seat } вписывает его в шкалу переполнения, ячейка { $cell }.
}
queen-event-ValuesLost = Вписать значение уже некуда, и { $seat } теряет: { $faces }.
queen-event-ColoursLost = Свободной крыши нужного цвета нет, и { $seat } теряет: { $colours }.
queen-event-RoofMarked = { $by_id ->
    [die] { $seat } отмечает
    [bonus] { $seat } бонусом отмечает
    [gambler] Шулер ({ $seat }) отмечает
   *[general] Генерал ({ $seat }) отмечает
} { $colour_id ->
    [red] красную крышу
    [purple] фиолетовую крышу
   *[yellow] жёлтую крышу
} в { $cell }.
queen-event-BonusEarned = { $effect_id ->
    [one_die] { $seat } получает { $effect }.
    [no_mark] { $seat } получает { $effect }.
    [either] { $seat } получает { $effect }.
    [by_philosopher] { $seat } получает { $effect }.
   *[other] { $seat } получает бонус: { $effect }.
}
queen-event-EffectUsed = { $effect_id ->
    [one_die] { $seat } использует { $effect }.
    [no_mark] { $seat } использует { $effect }.
    [either] { $seat } использует { $effect }.
    [by_philosopher] { $seat } использует { $effect }.
   *[other] { $seat } использует бонус: { $effect }.
}
queen-event-EffectVoid = { $seat } ничего не получает от этого бонуса: { $effect }.
queen-event-BoxMarked = { $shape_id ->
    [circle] { $seat } отмечает круг у бонуса: { $effect }.
   *[square] { $seat } отмечает квадрат у бонуса: { $effect }.
}
queen-event-ReserveInstead = { $seat } берёт карту из резерва вместо бонуса ({ $effect }).
queen-event-OracleRolledValue = { $same ->
    [true] { $full ->
        [true] Оракул ({ $seat }) бросает кубик: снова { $face }. Строка этого значения уже заполнена.
       *[false] Оракул ({ $seat }) бросает кубик: снова { $face }. Отмечают всю строку этого значения.
    }
   *[false] { $full ->
        [true] Оракул ({ $seat }) бросает кубик: { $face }. Строка этого значения заполнена.
       *[false] Оракул ({ $seat }) бросает кубик: { $face }. Отмечают и это значение.
    }
}
queen-event-ValueColumnsCounted = { $seat }, за столбцы значений: { $columns }. Всего { queen-points }.
queen-event-PointCellsCounted = { $cells_count ->
    [0] { $seat }, за ячейки с очками (нет таких): { queen-points }.
   *[other] { $seat }, за ячейки с очками, по значениям: { $cells }. Всего { queen-points }.
}
queen-event-OverflowCounted = { $track_count ->
    [0] { $seat }, за шкалу переполнения (пустую): { queen-points }.
   *[other] { $seat }, за шкалу переполнения ({ $track }): { queen-points }.
}
queen-event-RoofColumnsCounted = { $seat }, за столбцы крыш: { $columns }. Всего { queen-points }.
queen-event-AreasCounted = { $seat }: всего { $total }.

## Серии партий

queen-tally-earned = сколько бонусов получили на полях В и Г
