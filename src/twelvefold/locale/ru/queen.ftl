### «Дюжина королевы»: имена, эффекты, вопросы и рассказ.

## Персонажи

queen-character-lady = Леди
queen-character-parasite = Паразит
queen-character-knight = Рыцарь
queen-character-machine = Робот
queen-character-druid = Друид
queen-character-sorcerer = Чародей
queen-character-mountain_guardian = Хранитель гор
queen-character-jungle_guardian = Хранитель джунглей
queen-character-troublemakers = Смутьяны
queen-character-great_one = Великий
queen-character-golem = Голем
queen-character-alchemist = Алхимик
queen-character-philosopher = Философ
queen-character-mirror = Отражение
queen-character-spy = Шпион
queen-character-collector = Коллекционер
queen-character-general = Генерал
queen-character-gambler = Шулер
queen-character-oracle = Оракул

## Что они делают, в одной строке

queen-effect-lady = возьми кубик на выбор; им можно отметить и цвет, и значение
queen-effect-parasite = возьми два кубика на выбор из гор и джунглей, потом положи одну свою карту в резерв
queen-effect-knight = возьми все двойки и тройки
queen-effect-machine = возьми все кубики с 9, 10 и 11
queen-effect-druid = возьми все жёлтые кубики
queen-effect-sorcerer = возьми все фиолетовые кубики
queen-effect-mountain_guardian = возьми все кубики в горах
queen-effect-jungle_guardian = возьми все кубики в джунглях
queen-effect-troublemakers = возьми все красные кубики
queen-effect-great_one = возьми четыре кубика на выбор из гор и джунглей или все, если их меньше
queen-effect-golem = возьми все кубики от 7 до 12
queen-effect-alchemist = отметь любое значение, потом возьми карту из своего резерва
queen-effect-philosopher = забери свой сброс вместе с этой картой и используй бонус
queen-effect-mirror = когда все остальные взяли кубики, скопируй кубики одного из игроков
queen-effect-spy = если никто не сыграл Хранителя, возьми по два кубика из гор и из джунглей
queen-effect-collector = возьми все кубики от 1 до 6
queen-effect-general = отметь пятую ячейку в каждой строке и каждом столбце, где четыре отметки
queen-effect-gambler = отметь две крыши; все остальные сбрасывают по случайной карте
queen-effect-oracle = назови строку или столбец и брось кубик: отметь там это значение, а если оно уже отмечено — всю линию

## Кубики и поле

queen-colour-red = красный
queen-colour-purple = фиолетовый
queen-colour-yellow = жёлтый
# Кубик в предложении: цвет и число.
queen-pair-colour = { $left } { $right }
# Буква цвета на поле и на кубиках: одна заглавная на каждый цвет, все разные.
queen-letter-red = К
queen-letter-purple = Ф
queen-letter-yellow = Ж
queen-tray-mountains = горы
queen-tray-jungle = джунгли
queen-half-left = левая половина
queen-half-right = правая половина
queen-spot-value = значение
queen-spot-roof = крыша
queen-hit-open = свободно
queen-hit-marked = уже отмечено
queen-hit-missing = такого нет
# $line — столбец от a до j или строка половины: от l1 до l5, от r1 до r5.
queen-line = { $line ->
    [l1] строка 1 слева
    [l2] строка 2 слева
    [l3] строка 3 слева
    [l4] строка 4 слева
    [l5] строка 5 слева
    [r1] строка 1 справа
    [r2] строка 2 справа
    [r3] строка 3 справа
    [r4] строка 4 справа
    [r5] строка 5 справа
   *[other] столбец { $line }
}
queen-roof = { $colour_id ->
    [red] красная крыша
    [purple] фиолетовая крыша
   *[yellow] жёлтая крыша
}

## Бонусы, титулы и причины

queen-bonus-mark = отметить любую ячейку
queen-bonus-copy = скопировать кубики
queen-bonus-pile = забрать сброс
queen-bonus-reserve = взять карту из резерва
queen-gives-mark = одно значение или одна крыша на выбор; сколько угодно раз за партию
queen-gives-copy = отмечай кубиками другого игрока, как своими; один раз за партию
queen-gives-pile = весь, вместе с картой этого раунда; один раз за партию
queen-gives-reserve = любая карта на выбор переходит на руку; два раза за партию
queen-sheet-A = А
queen-sheet-B = Б
queen-sheet-C = В
queen-sheet-D = Г
queen-title-fallen_warrior = Поверженная воительница
queen-title-tormented_soul = Замученная душа
queen-title-recognised_leader = Признанный лидер
queen-title-glorious_ruler = Прославленная правительница
queen-title-great_queen = Великая королева
queen-title-goddess = Богиня
queen-due-no_dice = нет кубиков
queen-due-nothing_fits = ни один кубик не подходит
queen-due-philosopher = Философ
queen-back-last_card = последняя карта
queen-back-philosopher = Философ
queen-back-parasite = Паразит
queen-back-gambler = Шулер
queen-back-bonus = бонус
queen-how-alchemist = Алхимик
queen-how-bonus = бонус
queen-how-instead = вместо бонуса

## Вопросы

queen-ask-play = { $name_is ->
    [you] Выбери карту.
   *[other] { $name }, выбери карту.
}
queen-ask-play-first = { $name_is ->
    [you] Выбери первую карту.
   *[other] { $name }, выбери первую карту.
}
queen-ask-play-second = { $name_is ->
    [you] Выбери вторую карту.
   *[other] { $name }, выбери вторую карту.
}
queen-ask-take = { $left ->
    [1] { $name_is ->
        [you] { $card }: возьми кубик.
       *[other] { $name }, возьми кубик ({ $card }).
    }
   *[other] { $name_is ->
        [you] { $card }: возьми кубик (осталось взять { $left }).
       *[other] { $name }, возьми кубик ({ $card }, осталось взять { $left }).
    }
}
queen-ask-put = { $name_is ->
    [you] Паразит: положи одну свою карту в резерв.
   *[other] { $name }, положи одну свою карту в резерв (Паразит).
}
queen-ask-mark-value = { $left ->
    [1] { $name_is ->
        [you] Алхимик: отметь значение.
       *[other] { $name }, отметь значение (Алхимик).
    }
   *[other] { $name_is ->
        [you] Алхимик: отметь значение (осталось { $left }).
       *[other] { $name }, отметь значение (Алхимик, осталось { $left }).
    }
}
queen-ask-mark-roof = { $left ->
    [1] { $name_is ->
        [you] Шулер: отметь крышу.
       *[other] { $name }, отметь крышу (Шулер).
    }
   *[other] { $name_is ->
        [you] Шулер: отметь крышу (осталось { $left }).
       *[other] { $name }, отметь крышу (Шулер, осталось { $left }).
    }
}
queen-ask-gain = { $name_is ->
    [you] Возьми карту из резерва.
   *[other] { $name }, возьми карту из резерва.
}
queen-ask-line = { $name_is ->
    [you] Оракул: назови строку или столбец.
   *[other] { $name }, назови строку или столбец (Оракул).
}
queen-ask-copy = { $name_is ->
    [you] Чьи кубики копирует твоё Отражение?
   *[other] { $name }, чьи кубики копирует твоё Отражение?
}
queen-ask-mark = { $name_is ->
    [you] Отметь ячейку. Твои кубики: { $dice }. Набери «{ $done }», если остальные не нужны.
   *[other] { $name }, отметь ячейку. Твои кубики: { $dice }. Набери «{ $done }», если остальные не нужны.
}
queen-ask-bonus = { $why_id ->
    [no_dice] { $name_is ->
        [you] Кубиков у тебя нет, зато есть бонус. Выбери какой.
       *[other] { $name }, кубиков у тебя нет, зато есть бонус. Выбери какой.
    }
    [nothing_fits] { $name_is ->
        [you] Ни один твой кубик не подходит, зато есть бонус. Выбери какой.
       *[other] { $name }, ни один твой кубик не подходит, зато есть бонус. Выбери какой.
    }
   *[philosopher] { $name_is ->
        [you] Философ даёт тебе бонус. Выбери какой.
       *[other] { $name }, Философ даёт тебе бонус. Выбери какой.
    }
}
queen-ask-bonus-mark = { $name_is ->
    [you] Бонус: отметь любую ячейку.
   *[other] { $name }, отметь любую ячейку бонусом.
}
queen-ask-bonus-copy = { $name_is ->
    [you] Бонус: чьи кубики ты копируешь?
   *[other] { $name }, чьи кубики ты копируешь бонусом?
}

queen-hint-card = { $effect } (номер { $order }, { queen-points })
queen-move-take = { $tray_id ->
    [mountains] { $die } из гор
   *[jungle] { $die } из джунглей
}
queen-move-mark = { $cell }: { $printed }
queen-move-mark-die = { $cell }: { $printed }, кубик: { $die }
# Кубиком Леди можно отметить дважды: по цвету и по значению.
queen-move-lady-colour = { $colour } от Леди
queen-move-lady-face = { $face } от Леди
queen-move-leave = больше ничего
queen-move-leave-all = ничего не отмечать
queen-move-copy = { $name }: { $dice }

## Стол

queen-where = { $name_is ->
    [you] Раунд { $round } из 12: кубики бросаешь ты
   *[other] Раунд { $round } из 12: кубики бросает { $name }
}
queen-where-solo = Раунд { $round } из 12
queen-where-start = Перед первым раундом
queen-where-over = После последнего раунда
# Когда издание своё; название — как в файле владельца.
queen-edition = Издание: { $name }
queen-in-tray = { $tray_id ->
    [mountains] Горы: { $dice }
   *[jungle] Джунгли: { $dice }
}
queen-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
queen-stands = { $name_is ->
    [you] У тебя сейчас { queen-points } (линии { $lines }, первая заполненная линия { $first }, карты { $cards })
   *[other] { $name }: сейчас { queen-points } (линии { $lines }, первая заполненная линия { $first }, карты { $cards })
}
queen-has-first = 6 очков за первую заполненную линию
queen-open-first = 6 очков за первую заполненную линию ещё можно получить.
queen-open-first-solo = 6 очков за заполненную линию можно получить до конца раунда 3.
queen-hand = На руке: { $cards }
queen-pile = Сброс, верхняя карта последняя: { $cards }
queen-reserve = Резерв: { $cards }
queen-boxes = Из бонусов осталось: { $bonuses }
queen-box-copy = скопировать кубики
queen-box-pile = забрать сброс
queen-box-reserve = { $times ->
    [one] взять { $times } карту из резерва
    [few] взять { $times } карты из резерва
   *[many] взять { $times } карт из резерва
}
queen-played = Сыграно: { $cards }
queen-laid = Уже выложено: { $cards }
queen-so-far = Уже выбрано: { $moves }
queen-so-far-mark = { $cell } ({ $die })
queen-dice = Кубики: { $dice }
queen-dice-lady = Кубики: { $dice } ({ $lady } от Леди)
queen-dice-copied = Скопированные кубики: { $dice }
queen-king-deck = Колода Короля: { $cards }
queen-king-discard = Сброс Короля: { $cards }
queen-legend = Крыши: { $red } красная, { $purple } фиолетовая, { $yellow } жёлтая; { $marked } отмечено; [ ] можно отметить; по краям: очки

## Стол без рисования

queen-plain-cell = { $cell } { $printed }
queen-plain-cell-marked = { $cell } { $printed } с отметкой
queen-plain-line = { queen-line }: { $cells }; { queen-points }.
queen-plain-column = { $line } { $points }
queen-plain-columns = Очки столбцов: { $columns }.
queen-plain-marked = Отмечено: { $cells }.

## Рассказ

queen-event-ReserveDrawn = Резерв этой партии: { $cards }.
queen-event-FirstCardMoved = { $seat_is ->
    [you] Ты начинаешь партию с ещё одной картой, из резерва: { $card }.
   *[other] { $seat } начинает партию с ещё одной картой, из резерва: { $card }.
}
queen-event-ActiveDrawn = { $seat_is ->
    [you] По жребию начинаешь ты.
   *[other] По жребию начинает { $seat }.
}
queen-event-KingDiscarded = Король сбрасывает верхнюю карту: { $card }.
queen-event-RoundBegan = { $seat_is ->
    [you] Раунд { $round }: кубики бросаешь ты.
   *[other] Раунд { $round }: кубики бросает { $seat }.
}
queen-event-DiceDrawn = { $tray_id ->
    [mountains] Кубики для гор: { $colours }.
   *[jungle] Кубики для джунглей: { $colours }.
}
queen-event-DiceRolled = В горах: { $mountains }. В джунглях: { $jungle }.
queen-event-NewPileStarted = { $seat_is ->
    [you] У тебя осталась одна карта, с неё начинается новая стопка сброса: { $card }.
   *[other] У игрока { $seat } осталась одна карта, с неё начинается новая стопка сброса: { $card }.
}
queen-event-PileTaken = { $why_id ->
    [last_card] { $seat_is ->
        [you] Ты забираешь старую стопку сброса: { $cards }.
       *[other] { $seat } забирает старую стопку сброса: { $cards }.
    }
    [philosopher] { $seat_is ->
        [you] Философ возвращает тебе весь сброс: { $cards }.
       *[other] Философ: { $seat } забирает весь свой сброс ({ $cards }).
    }
    [parasite] { $seat_is ->
        [you] На руке у тебя пусто, и ты забираешь сброс: { $cards }.
       *[other] { $seat } остаётся с пустой рукой и забирает сброс: { $cards }.
    }
    [gambler] { $seat_is ->
        [you] На руке у тебя меньше двух карт, и ты забираешь старую стопку сброса: { $cards }.
       *[other] У игрока { $seat } меньше двух карт, и старая стопка сброса возвращается: { $cards }.
    }
   *[bonus] { $seat_is ->
        [you] Бонусом ты забираешь весь свой сброс: { $cards }.
       *[other] { $seat } бонусом забирает весь свой сброс: { $cards }.
    }
}
queen-event-KingShuffled = { $empty ->
    [true] Колода Короля пуста: он перемешивает сброс и берёт его вместо неё.
   *[false] Король замешивает сброс обратно в свою колоду.
}
queen-event-CannotPlay = { $cards ->
    [0] { $seat_is ->
        [you] Карт у тебя не осталось, играть нечем.
       *[other] { $seat } остаётся без карт, играть нечем.
    }
    [1] { $seat_is ->
        [you] У тебя всего одна карта, а последнюю не играют.
       *[other] У игрока { $seat } всего одна карта, а последнюю не играют.
    }
   *[other] { $seat_is ->
        [you] До конца партии ты карт больше не играешь.
       *[other] { $seat } до конца партии карт больше не играет.
    }
}
queen-event-CardsRevealed = Карты на стол: { $cards }.
queen-event-KingRevealed = Король открывает карту: { $card }.
queen-event-CardsCancelled = { $seats_is ->
    [among] Карта «{ $card }» отменена: её выбрали и ты, и { $seats_others }.
   *[other] Карта «{ $card }» отменена: её выбрали { $seats }.
}
queen-event-KingCancelled = { $seat_is ->
    [you] У Короля тоже «{ $card }»: твоя карта отменена.
   *[other] У Короля тоже «{ $card }»: { $seat } остаётся без эффекта.
}
queen-event-DiceTaken = { $seat_is ->
    [you] { $card }: ты берёшь { $dice }.
   *[other] { $card }: { $seat } берёт { $dice }.
}
queen-event-NothingTaken = { $seat_is ->
    [you] { $card }: кубиков для тебя не осталось.
   *[other] { $card }: { $seat } остаётся ни с чем.
}
queen-event-SpyBlocked = { $seat_is ->
    [you] { $guards_is ->
        [you] Шпион: ты остаёшься ни с чем, ведь ты играешь и Хранителя.
        [among] Шпион: ты остаёшься ни с чем, сыграны Хранители ({ $guards_others } и ты).
       *[other] Шпион: ты остаёшься ни с чем, сыгран Хранитель ({ $guards }).
    }
   *[other] { $guards_is ->
        [you] Шпион: { $seat } остаётся ни с чем, ведь ты играешь Хранителя.
        [among] Шпион: { $seat } остаётся ни с чем, сыграны Хранители ({ $guards_others } и ты).
       *[other] Шпион: { $seat } остаётся ни с чем, сыгран Хранитель ({ $guards }).
    }
}
queen-event-CardPutBack = { $seat_is ->
    [you] Паразит: ты кладёшь в резерв карту «{ $card }».
   *[other] Паразит: { $seat } кладёт в резерв карту «{ $card }».
}
queen-event-CardGained = { $how_id ->
    [alchemist] { $seat_is ->
        [you] Алхимик: ты берёшь из резерва карту «{ $card }».
       *[other] Алхимик: { $seat } берёт из резерва карту «{ $card }».
    }
    [instead] { $seat_is ->
        [you] Ты берёшь из резерва карту «{ $card }».
       *[other] { $seat } берёт из резерва карту «{ $card }».
    }
   *[bonus] { $seat_is ->
        [you] Бонусом ты берёшь из резерва карту «{ $card }».
       *[other] { $seat } бонусом берёт из резерва карту «{ $card }».
    }
}
queen-event-KingGained = Король тоже получает карту «{ $card }»: она замешана в его колоду.
queen-event-KingLost = Король тоже теряет карту «{ $card }».
queen-event-CardMarked = { $spot_id ->
    [value] { $seat_is ->
        [you] { $card }: ты отмечаешь значение в { $cell }.
       *[other] { $card }: { $seat } отмечает значение в { $cell }.
    }
   *[roof] { $seat_is ->
        [you] { $card }: ты отмечаешь крышу в { $cell }.
       *[other] { $card }: { $seat } отмечает крышу в { $cell }.
    }
}
queen-event-MarkForgone = { $seat_is ->
    [you] { $card }: от отметки ты отказываешься.
   *[other] { $card }: { $seat } отказывается от отметки.
}
queen-event-NothingToMark = { $seat_is ->
    [you] { $card }: отмечать тебе нечего.
   *[other] { $card }: { $seat } не находит, что отметить.
}
queen-event-CardLost = { $seat_is ->
    [you] Из-за Шулера ты сбрасываешь случайную карту: { $card }.
   *[other] Из-за Шулера { $seat } сбрасывает случайную карту: { $card }.
}
queen-event-LineChosen = { $seat_is ->
    [you] Оракул: ты называешь линию ({ queen-line }).
   *[other] Оракул: { $seat } называет линию ({ queen-line }).
}
queen-event-OracleRolled = { $hit_id ->
    [open] { $seat_is ->
        [you] Оракул: ты бросаешь кубик, выпадает { $face }. Это значение в линии ещё свободно ({ queen-line }).
       *[other] Оракул: { $seat } бросает кубик, выпадает { $face }. Это значение в линии ещё свободно ({ queen-line }).
    }
    [marked] { $seat_is ->
        [you] Оракул: ты бросаешь кубик, выпадает { $face }. Это значение уже отмечено, и ты заполняешь всю линию ({ queen-line }).
       *[other] Оракул: { $seat } бросает кубик, выпадает { $face }. Это значение уже отмечено, и заполняется вся линия ({ queen-line }).
    }
   *[missing] { $seat_is ->
        [you] Оракул: ты бросаешь кубик, выпадает { $face }. Такого значения в линии нет, отмечать нечего ({ queen-line }).
       *[other] Оракул: { $seat } бросает кубик, выпадает { $face }. Такого значения в линии нет, отмечать нечего ({ queen-line }).
    }
}
queen-event-NothingToCopy = { $seat_is ->
    [you] Отражение: копировать тебе нечего.
   *[other] Отражение: { $seat } не находит, что копировать.
}
queen-event-DiceCopied = { $mirror ->
    [true] { $dice_count ->
        [0] { $seat_is ->
            [you] Отражение: копировать тебе нечего, { $owner } без кубиков.
           *[other] { $owner_is ->
                [you] Отражение: { $seat } копирует впустую, кубиков у тебя нет.
               *[other] Отражение: { $seat } копирует впустую, { $owner } без кубиков.
            }
        }
       *[other] { $seat_is ->
            [you] Отражение: ты копируешь кубики игрока { $owner } — { $dice }.
           *[other] { $owner_is ->
                [you] Отражение: { $seat } копирует твои кубики — { $dice }.
               *[other] Отражение: { $seat } копирует кубики игрока { $owner } — { $dice }.
            }
        }
    }
   *[false] { $dice_count ->
        [0] { $seat_is ->
            [you] Бонусом ты копируешь впустую: { $owner } без кубиков.
           *[other] { $owner_is ->
                [you] { $seat } бонусом копирует впустую: кубиков у тебя нет.
               *[other] { $seat } бонусом копирует впустую: { $owner } без кубиков.
            }
        }
       *[other] { $seat_is ->
            [you] Бонусом ты копируешь кубики игрока { $owner }: { $dice }.
           *[other] { $owner_is ->
                [you] { $seat } бонусом копирует твои кубики: { $dice }.
               *[other] { $seat } бонусом копирует кубики игрока { $owner }: { $dice }.
            }
        }
    }
}
queen-event-DiceLeft = Остались лежать: { $dice }.
queen-event-DieMarked = { $spot_id ->
    [value] { $seat_is ->
        [you] Ты отмечаешь значение в { $cell } ({ $die }).
       *[other] { $seat } отмечает значение в { $cell } ({ $die }).
    }
   *[roof] { $seat_is ->
        [you] Ты отмечаешь крышу в { $cell } ({ $die }).
       *[other] { $seat } отмечает крышу в { $cell } ({ $die }).
    }
}
queen-event-DiceUnused = { $seat_is ->
    [you] Ты не используешь { $dice }.
   *[other] { $seat } не использует { $dice }.
}
queen-event-BonusDue = { $why_id ->
    [no_dice] { $seat_is ->
        [you] Кубиков у тебя нет, зато есть бонус.
       *[other] { $seat } без кубиков, зато с бонусом.
    }
    [nothing_fits] { $seat_is ->
        [you] Ни один твой кубик не подходит, зато есть бонус.
       *[other] { $seat } не может отметить ничего, зато получает бонус.
    }
   *[philosopher] { $seat_is ->
        [you] Философ даёт тебе бонус.
       *[other] Философ: { $seat } получает бонус.
    }
}
queen-event-NoBonusLeft = { $seat_is ->
    [you] Тебе положен бонус, но ни один уже ничего не даст.
   *[other] { $seat } остаётся и без бонуса: ни один уже ничего не даст.
}
queen-event-BonusMarked = { $spot_id ->
    [value] { $seat_is ->
        [you] Бонусом ты отмечаешь значение в { $cell }.
       *[other] { $seat } бонусом отмечает значение в { $cell }.
    }
   *[roof] { $seat_is ->
        [you] Бонусом ты отмечаешь крышу в { $cell }.
       *[other] { $seat } бонусом отмечает крышу в { $cell }.
    }
}
queen-event-BonusForgone = { $seat_is ->
    [you] Бонус позволяет отметить ячейку, но ты отказываешься.
   *[other] Бонус позволяет отметить ячейку, но { $seat } отказывается.
}
queen-event-LineFilled = { $lines_count ->
    [1] { $seat_is ->
        [you] Первая заполненная линия ({ $lines }): ты получаешь ещё { queen-points }!
       *[other] Первая заполненная линия ({ $lines }): { $seat } получает ещё { queen-points }!
    }
   *[other] { $seat_is ->
        [you] Первые заполненные линии ({ $lines }): ты получаешь ещё { queen-points }!
       *[other] Первые заполненные линии ({ $lines }): { $seat } получает ещё { queen-points }!
    }
}
queen-event-HalfCounted = { $half_id ->
    [left] { $seat_is ->
        [you] Твоя левая половина: { queen-points } (строки { $rows }; столбцы { $columns }).
       *[other] { $seat }, левая половина: { queen-points } (строки { $rows }; столбцы { $columns }).
    }
   *[right] { $seat_is ->
        [you] Твоя правая половина: { queen-points } (строки { $rows }; столбцы { $columns }).
       *[other] { $seat }, правая половина: { queen-points } (строки { $rows }; столбцы { $columns }).
    }
}
queen-event-CardsCounted = { $seat_is ->
    [you] Твои карты на руке и в сбросе: { $cards }. Всего { queen-points }.
   *[other] { $seat }, карты на руке и в сбросе: { $cards }. Всего { queen-points }.
}
queen-event-TotalCounted = { $seat_is ->
    [you] Твои очки: { $halves } (линии) + { $first } (первая заполненная линия) + { $cards } (карты) = { $total }.
   *[other] { $seat }, очки: { $halves } (линии) + { $first } (первая заполненная линия) + { $cards } (карты) = { $total }.
}
queen-event-CellsCompared = Очков поровну! Решает, у кого больше отмеченных ячеек: { $cells }.
queen-event-GameWon = { $seat_is ->
    [you] Победа! У тебя { $total ->
        [one] { $total } очко
        [few] { $total } очка
       *[many] { $total } очков
    }, и корона королевы твоя!
   *[other] { $seat } побеждает и получает корону королевы: { $total ->
        [one] { $total } очко
        [few] { $total } очка
       *[many] { $total } очков
    }!
}
queen-event-NobodyWon = { $seats_is ->
    [among] Поровну и очков, и отмеченных ячеек ({ $seats_others } и ты): не побеждает никто.
   *[other] Поровну и очков, и отмеченных ячеек ({ $seats }): не побеждает никто.
}
queen-event-OwnTotal = { $seat_is ->
    [you] Твой поход окончен: { $total ->
        [one] { $total } очко
        [few] { $total } очка
       *[many] { $total } очков
    }.
   *[other] { $seat } завершает поход: { $total ->
        [one] { $total } очко
        [few] { $total } очка
       *[many] { $total } очков
    }.
}
queen-event-TitleWon = { $seat_is ->
    [you] У тебя { $total ->
        [one] { $total } очко
        [few] { $total } очка
       *[many] { $total } очков
    }. Твой титул: { $title }!
   *[other] { $seat } набирает { $total ->
        [one] { $total } очко
        [few] { $total } очка
       *[many] { $total } очков
    } и получает титул «{ $title }»!
}

## Серии партий

queen-tally-takings = сколько раз брали кубики
queen-tally-bonuses = сколько раз был положен бонус

## Настройки

queen-option-crusade = Играть с дополнением «Крестовый поход», на поле В (C) или Г (D), в соло на Г.
queen-option-sheet = Поле: A (А), B (Б), C (В) или D (Г).
queen-option-reserve = Резерв — first (первая партия), random (случайный) или шесть английских имён через запятую: lady,druid,machine и так далее.
queen-option-promo = Какие промоперсонажи могут попасть в случайный резерв, через запятую: spy, collector, general. Если не указать — все три; none — ни одного.
queen-option-expansion = Персонажи дополнения для случайного резерва — gambler, oracle или оба: gambler,oracle.
queen-option-edition = Свой файл с напечатанными данными, в той же форме, что у издания из программы.
