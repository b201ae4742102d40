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

queen-ask-put-away = { $name_is ->
    [you] Паразит: выбери свою карту, которая навсегда уйдёт из партии.
   *[other] { $name }, выбери свою карту, которая навсегда уйдёт из партии (Паразит).
}
queen-ask-turn = { $name_is ->
    [you] Леди: поверни кубик на любое значение.
   *[other] { $name }, поверни кубик Леди на любое значение.
}
queen-ask-oracle-value = { $name_is ->
    [you] Оракул: отметь значение.
   *[other] { $name }, отметь значение (Оракул).
}
queen-ask-overflow = { $name_is ->
    [you] Строки этих значений заполнены. Какое ты вписываешь в шкалу переполнения первым?
   *[other] { $name }, строки этих значений заполнены. Какое ты вписываешь в шкалу переполнения первым?
}
queen-ask-roof = { $name_is ->
    [you] Отметь крышу.
   *[other] { $name }, отметь крышу.
}
queen-ask-any-value = { $name_is ->
    [you] Бонус: отметь значение.
   *[other] { $name }, отметь значение бонусом.
}
queen-ask-any-roof = { $name_is ->
    [you] Бонус: отметь крышу.
   *[other] { $name }, отметь крышу бонусом.
}
queen-ask-value-or-roof = { $name_is ->
    [you] Бонус: отметь значение или крышу.
   *[other] { $name }, отметь значение или крышу бонусом.
}
queen-ask-box = { $name_is ->
    [you] Отметь круг или квадрат.
   *[other] { $name }, отметь круг или квадрат.
}
queen-ask-pick = { $name_is ->
    [you] Выбери один из этих бонусов.
   *[other] { $name }, выбери один из этих бонусов.
}
queen-ask-use = { $name_is ->
    [you] Какой бонус ты используешь следующим?
   *[other] { $name }, какой бонус ты используешь следующим?
}
queen-ask-or-reserve = { $name_is ->
    [you] Используй бонус или возьми вместо него карту из резерва.
   *[other] { $name }, используй бонус или возьми вместо него карту из резерва.
}
queen-ask-without = { $name_is ->
    [you] Какой кубик ты не копируешь?
   *[other] { $name }, какой кубик ты не копируешь?
}

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

queen-areas-stands = { $name_is ->
    [you] У тебя сейчас { queen-points } (столбцы { $columns }, ячейки { $cells }, шкала { $overflow }, крыши { $roofs })
   *[other] { $name }: сейчас { queen-points } (столбцы { $columns }, ячейки { $cells }, шкала { $overflow }, крыши { $roofs })
}
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

queen-event-HandDrawn = На руку добавляются карты: { $cards }.
queen-event-FirstDiscarded = { $seat_is ->
    [you] Одну из них, наугад, ты сбрасываешь: { $card }.
   *[other] Одну из них, наугад, { $seat } сбрасывает: { $card }.
}
queen-event-CardGone = { $seat_is ->
    [you] Паразит: твоя карта «{ $card }» уходит из партии навсегда.
   *[other] Паразит: { $seat } навсегда теряет карту «{ $card }».
}
queen-event-DieTurned = { $seat_is ->
    [you] Леди: ты поворачиваешь { $die }, теперь на нём { $face }.
   *[other] Леди: { $seat } поворачивает { $die }, теперь на нём { $face }.
}
queen-event-ValueMarked = { $by_id ->
    [die] { $seat_is ->
        [you] Ты отмечаешь значение { $face } в столбце { $column }.
       *[other] { $seat } отмечает значение { $face } в столбце { $column }.
    }
    [bonus] { $seat_is ->
        [you] Бонусом ты отмечаешь значение { $face } в столбце { $column }.
       *[other] { $seat } бонусом отмечает значение { $face } в столбце { $column }.
    }
    [alchemist] { $seat_is ->
        [you] Алхимик: ты отмечаешь значение { $face } в столбце { $column }.
       *[other] Алхимик: { $seat } отмечает значение { $face } в столбце { $column }.
    }
    [general] { $seat_is ->
        [you] Генерал: ты отмечаешь значение { $face } в столбце { $column }.
       *[other] Генерал: { $seat } отмечает значение { $face } в столбце { $column }.
    }
   *[oracle] { $seat_is ->
        [you] Оракул: ты отмечаешь значение { $face } в столбце { $column }.
       *[other] Оракул: { $seat } отмечает значение { $face } в столбце { $column }.
    }
}
queen-event-ValueWritten = { $by_id ->
    [bonus] { $seat_is ->
        [you] Бонусом ты вписываешь { $face } в ячейку { $cell } шкалы переполнения.
       *[other] { $seat } бонусом вписывает { $face } в ячейку { $cell } шкалы переполнения.
    }
   *[other] { $seat_is ->
        [you] Строка { $face } у тебя заполнена: ты вписываешь { $face } в ячейку { $cell } шкалы переполнения.
       *[other] Строка { $face } заполнена: { $seat } вписывает { $face } в ячейку { $cell } шкалы переполнения.
    }
}
queen-event-ValuesLost = { $seat_is ->
    [you] Вписать уже некуда, и ты теряешь { $faces }.
   *[other] Вписать уже некуда, и { $seat } теряет { $faces }.
}
queen-event-ColoursLost = { $seat_is ->
    [you] Свободной крыши такого цвета у тебя уже нет. Пропадает: { $colours }.
   *[other] { $seat } не находит свободной крыши такого цвета. Пропадает: { $colours }.
}
queen-event-RoofMarked = { $by_id ->
    [die] { $seat_is ->
        [you] Ты отмечаешь
       *[other] { $seat } отмечает
    }
    [bonus] { $seat_is ->
        [you] Бонусом ты отмечаешь
       *[other] { $seat } бонусом отмечает
    }
    [gambler] { $seat_is ->
        [you] Шулер: ты отмечаешь
       *[other] Шулер: { $seat } отмечает
    }
   *[general] { $seat_is ->
        [you] Генерал: ты отмечаешь
       *[other] Генерал: { $seat } отмечает
    }
} { $colour_id ->
    [red] красную крышу
    [purple] фиолетовую крышу
   *[yellow] жёлтую крышу
} в { $cell }.
queen-event-BonusEarned = { $effect_id ->
    [one_die] { $seat_is ->
        [you] Ты получаешь { $effect }.
       *[other] { $seat } получает { $effect }.
    }
    [no_mark] { $seat_is ->
        [you] Ты получаешь { $effect }.
       *[other] { $seat } получает { $effect }.
    }
    [either] { $seat_is ->
        [you] Ты получаешь { $effect }.
       *[other] { $seat } получает { $effect }.
    }
    [by_philosopher] { $seat_is ->
        [you] Философ даёт тебе бонус.
       *[other] Философ: { $seat } получает бонус.
    }
   *[other] { $seat_is ->
        [you] Ты получаешь бонус: { $effect }.
       *[other] { $seat } получает бонус: { $effect }.
    }
}
queen-event-EffectUsed = { $effect_id ->
    [one_die] { $seat_is ->
        [you] Ты используешь { $effect }.
       *[other] { $seat } использует { $effect }.
    }
    [no_mark] { $seat_is ->
        [you] Ты используешь { $effect }.
       *[other] { $seat } использует { $effect }.
    }
    [either] { $seat_is ->
        [you] Ты используешь { $effect }.
       *[other] { $seat } использует { $effect }.
    }
    [by_philosopher] { $seat_is ->
        [you] Ты используешь { $effect }.
       *[other] { $seat } использует { $effect }.
    }
   *[other] { $seat_is ->
        [you] Ты используешь бонус: { $effect }.
       *[other] { $seat } использует бонус: { $effect }.
    }
}
queen-event-EffectVoid = { $seat_is ->
    [you] Бонус «{ $effect }» тебе сейчас ничего не даёт.
   *[other] { $seat } сейчас ничего не получает от бонуса «{ $effect }».
}
queen-event-BoxMarked = { $shape_id ->
    [circle] { $seat_is ->
        [you] Ты отмечаешь круг у бонуса «{ $effect }».
       *[other] { $seat } отмечает круг у бонуса «{ $effect }».
    }
   *[square] { $seat_is ->
        [you] Ты отмечаешь квадрат у бонуса «{ $effect }».
       *[other] { $seat } отмечает квадрат у бонуса «{ $effect }».
    }
}
queen-event-ReserveInstead = { $seat_is ->
    [you] Ты берёшь карту из резерва вместо бонуса «{ $effect }».
   *[other] { $seat } берёт карту из резерва вместо бонуса «{ $effect }».
}
queen-event-OracleRolledValue = { $same ->
    [true] { $full ->
        [true] { $seat_is ->
            [you] Оракул: ты бросаешь кубик, снова выпадает { $face }, но эта строка уже заполнена.
           *[other] Оракул: { $seat } бросает кубик, снова выпадает { $face }, но эта строка уже заполнена.
        }
       *[false] { $seat_is ->
            [you] Оракул: ты бросаешь кубик, снова выпадает { $face }, и ты заполняешь всю строку.
           *[other] Оракул: { $seat } бросает кубик, снова выпадает { $face }, и заполняется вся строка.
        }
    }
   *[false] { $full ->
        [true] { $seat_is ->
            [you] Оракул: ты бросаешь кубик, выпадает { $face }, но эта строка заполнена.
           *[other] Оракул: { $seat } бросает кубик, выпадает { $face }, но эта строка заполнена.
        }
       *[false] { $seat_is ->
            [you] Оракул: ты бросаешь кубик и отмечаешь то, что выпало: { $face }.
           *[other] Оракул: { $seat } бросает кубик и отмечает то, что выпало: { $face }.
        }
    }
}
queen-event-ValueColumnsCounted = { $seat_is ->
    [you] Твои столбцы значений: { $columns }. Всего { queen-points }.
   *[other] { $seat }, столбцы значений: { $columns }. Всего { queen-points }.
}
queen-event-PointCellsCounted = { $cells_count ->
    [0] { $seat_is ->
        [you] Ячеек с очками у тебя нет: { queen-points }.
       *[other] { $seat }, ячеек с очками нет: { queen-points }.
    }
   *[other] { $seat_is ->
        [you] Твои ячейки с очками, по значениям: { $cells }. Всего { queen-points }.
       *[other] { $seat }, ячейки с очками, по значениям: { $cells }. Всего { queen-points }.
    }
}
queen-event-OverflowCounted = { $track_count ->
    [0] { $seat_is ->
        [you] Твоя шкала переполнения пуста: { queen-points }.
       *[other] { $seat }, шкала переполнения пуста: { queen-points }.
    }
   *[other] { $seat_is ->
        [you] Твоя шкала переполнения ({ $track }): { queen-points }.
       *[other] { $seat }, шкала переполнения ({ $track }): { queen-points }.
    }
}
queen-event-RoofColumnsCounted = { $seat_is ->
    [you] Твои столбцы крыш: { $columns }. Всего { queen-points }.
   *[other] { $seat }, столбцы крыш: { $columns }. Всего { queen-points }.
}
queen-event-AreasCounted = { $seat_is ->
    [you] Всего ты набираешь { $total ->
        [one] { $total } очко
        [few] { $total } очка
       *[many] { $total } очков
    }.
   *[other] Всего { $seat } набирает { $total ->
        [one] { $total } очко
        [few] { $total } очка
       *[many] { $total } очков
    }.
}

## Серии партий

queen-tally-earned = сколько бонусов получили на полях В и Г
