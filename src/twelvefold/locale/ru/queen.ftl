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
queen-letter-red = К
queen-letter-purple = Ф
queen-letter-yellow = Ж
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

queen-ask-play = { $name }, какую карту ты играешь?
queen-ask-play-first = { $name }, какую карту ты выкладываешь первой?
queen-ask-play-second = { $name }, какую карту ты выкладываешь второй?
queen-ask-take = { $left ->
    [one] { $name }, какой кубик ты берёшь? Твоя карта: { $card }.
    [few] { $name }, какой кубик ты берёшь? Твоя карта: { $card }. Осталось взять { $left } кубика.
   *[many] { $name }, какой кубик ты берёшь? Твоя карта: { $card }. Осталось взять { $left } кубиков.
}
queen-ask-put = { $name }, какую карту твой Паразит отправляет в резерв?
queen-ask-mark-value = { $left ->
    [one] { $name }, какое значение отмечает твой Алхимик?
    [few] { $name }, какое значение отмечает твой Алхимик? Осталось отметить { $left } значения.
   *[many] { $name }, какое значение отмечает твой Алхимик? Осталось отметить { $left } значений.
}
queen-ask-mark-roof = { $left ->
    [one] { $name }, какую крышу отмечает твой Шулер?
    [few] { $name }, какую крышу отмечает твой Шулер? Осталось отметить { $left } крыши.
   *[many] { $name }, какую крышу отмечает твой Шулер? Осталось отметить { $left } крыш.
}
queen-ask-gain = { $name }, какую карту ты берёшь из резерва?
queen-ask-line = { $name }, какую строку или какой столбец называет твой Оракул?
queen-ask-copy = { $name }, чьи кубики копирует твоё Отражение?
queen-ask-mark = { $name }, какую ячейку ты отмечаешь? Твои кубики: { $dice }. «{ $done }» — остальные не использовать.
queen-ask-bonus = { $why_id ->
    [no_dice] { $name }, кубиков у тебя нет: какой бонус ты используешь?
    [nothing_fits] { $name }, ни один твой кубик не подходит: какой бонус ты используешь?
   *[philosopher] { $name }, твой Философ даёт бонус: какой ты используешь?
}
queen-ask-bonus-mark = { $name }, какую ячейку ты отмечаешь бонусом?
queen-ask-bonus-copy = { $name }, чьи кубики ты копируешь бонусом?

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
queen-move-line = { $line }: { queen-line }
queen-move-copy = { $name }: { $dice }

## Стол

queen-where = Раунд { $round } из 12, активный игрок: { $name }
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
queen-stands = { $name }: сейчас { queen-points } (линии { $lines }, первая заполненная линия { $first }, карты { $cards })
queen-has-first = 6 очков за первую заполненную линию
queen-open-first = 6 очков за первую заполненную линию ещё не получил никто.
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

queen-event-ReserveDrawn = Вытянут резерв для этой партии: { $cards }.
queen-event-FirstCardMoved = { $seat } начинает партию с картой из резерва: { $card }.
queen-event-ActiveDrawn = Первый активный игрок по жребию: { $seat }.
queen-event-KingDiscarded = Король сбрасывает верхнюю карту: { $card }.
queen-event-RoundBegan = Начинается раунд { $round }. Активный игрок: { $seat }.
queen-event-DiceDrawn = { $tray_id ->
    [mountains] Кубики из мешочка для гор: { $colours }.
   *[jungle] Кубики из мешочка для джунглей: { $colours }.
}
queen-event-DiceRolled = Кубики брошены. Горы: { $mountains }. Джунгли: { $jungle }.
queen-event-NewPileStarted = { $seat } начинает новую стопку сброса последней картой с руки: { $card }.
queen-event-PileTaken = { $why_id ->
    [last_card] { $seat } забирает старую стопку сброса: { $cards }.
    [philosopher] Философ ({ $seat }) возвращает на руку весь сброс: { $cards }.
    [parasite] { $seat } остаётся без карт на руке и забирает сброс: { $cards }.
    [gambler] { $seat }: на руке меньше двух карт, поэтому старая стопка сброса возвращается: { $cards }.
   *[bonus] { $seat } бонусом забирает весь сброс: { $cards }.
}
queen-event-KingShuffled = { $empty ->
    [true] Колода Короля кончилась: его сброс перемешан и становится новой колодой.
   *[false] Сброс Короля замешан обратно в его колоду.
}
queen-event-CannotPlay = { $cards ->
    [0] { $seat } остаётся без карт и ничего не играет.
    [1] { $seat } не играет: карта всего одна, а последнюю никогда не играют.
   *[other] { $seat } до конца партии не играет карт.
}
queen-event-CardsRevealed = Карты открыты: { $cards }.
queen-event-KingRevealed = Король открывает карту: { $card }.
queen-event-CardsCancelled = { $seats } сыграли одну и ту же карту ({ $card }): эти карты отменяют друг друга.
queen-event-KingCancelled = У Короля тот же персонаж, и карта отменена: { $card } ({ $seat }).
queen-event-DiceTaken = { $card } ({ $seat }) — добыча: { $dice }.
queen-event-NothingTaken = { $card } ({ $seat }) — добычи нет.
queen-event-SpyBlocked = Шпион ({ $seat }) ничего не берёт: сыгран Хранитель ({ $guards }).
queen-event-CardPutBack = Паразит ({ $seat }) отправляет карту в резерв: { $card }.
queen-event-CardGained = { $how_id ->
    [alchemist] Алхимик ({ $seat }) берёт карту из резерва: { $card }.
    [instead] { $seat } берёт карту из резерва: { $card }.
   *[bonus] { $seat } бонусом берёт карту из резерва: { $card }.
}
queen-event-KingGained = Такая же карта появляется и в колоде Короля: { $card }.
queen-event-KingLost = Такую же карту теряет и Король: { $card }.
queen-event-CardMarked = { $spot_id ->
    [value] { $card } ({ $seat }) отмечает значение в { $cell }.
   *[roof] { $card } ({ $seat }) отмечает крышу в { $cell }.
}
queen-event-MarkForgone = { $seat } отказывается от отметки ({ $card }).
queen-event-NothingToMark = { $card } ({ $seat }) — отмечать нечего.
queen-event-CardLost = Из-за Шулера { $seat } сбрасывает случайную карту: { $card }.
queen-event-LineChosen = Оракул ({ $seat }) называет линию: { queen-line }.
queen-event-OracleRolled = { $hit_id ->
    [open] Оракул ({ $seat }) бросает кубик: { $face }. Это значение в линии свободно ({ queen-line }).
    [marked] Оракул ({ $seat }) бросает кубик: { $face }. Это значение в линии уже отмечено, поэтому отмечают её всю ({ queen-line }).
   *[missing] Оракул ({ $seat }) бросает кубик: { $face }. Такого значения в линии нет, и ничего не отмечают ({ queen-line }).
}
queen-event-NothingToCopy = Отражение ({ $seat }) — копировать нечего.
queen-event-DiceCopied = { $mirror ->
    [true] { $dice_count ->
        [0] Отражение ({ $seat }) копирует впустую: { $owner } без кубиков.
       *[other] Отражение ({ $seat }) копирует чужие кубики ({ $owner }): { $dice }.
    }
   *[false] { $dice_count ->
        [0] { $seat } бонусом копирует впустую: { $owner } без кубиков.
       *[other] { $seat } бонусом копирует чужие кубики ({ $owner }): { $dice }.
    }
}
queen-event-DiceLeft = Никто не взял: { $dice }.
queen-event-DieMarked = { $spot_id ->
    [value] { $seat } отмечает значение в { $cell } ({ $die }).
   *[roof] { $seat } отмечает крышу в { $cell } ({ $die }).
}
queen-event-DiceUnused = { $seat } не использует: { $dice }.
queen-event-BonusDue = { $why_id ->
    [no_dice] { $seat } остаётся без кубиков: положен бонус.
    [nothing_fits] Ни один кубик не подходит ({ $seat }): положен бонус.
   *[philosopher] Философ ({ $seat }) даёт бонус.
}
queen-event-NoBonusLeft = { $seat } остаётся и без бонуса: ни один уже ничего не даёт.
queen-event-BonusMarked = { $spot_id ->
    [value] { $seat } бонусом отмечает значение в { $cell }.
   *[roof] { $seat } бонусом отмечает крышу в { $cell }.
}
queen-event-BonusForgone = { $seat } выбирает бонус с отметкой, но ничего не отмечает.
queen-event-LineFilled = { $lines_count ->
    [1] { $seat } заполняет линию { $lines } в числе первых: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
   *[other] { $seat } заполняет линии { $lines } в числе первых: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
}
queen-event-HalfCounted = { $half_id ->
    [left] { $seat }, левая половина (строки { $rows }; столбцы { $columns }): { queen-points }.
   *[right] { $seat }, правая половина (строки { $rows }; столбцы { $columns }): { queen-points }.
}
queen-event-CardsCounted = { $seat }, карты на руке и в сбросе ({ $cards }): { queen-points }.
queen-event-TotalCounted = { $seat }: за линии { $halves }, за первую заполненную линию { $first }, за карты { $cards }. Всего { $total }.
queen-event-CellsCompared = Очков поровну: решает, у кого больше отмеченных ячеек. { $cells }.
queen-event-GameWon = { $seat } набирает { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
} и выигрывает партию. Корона королевы завоёвана!
queen-event-NobodyWon = { $seats }: поровну и очков, и отмеченных ячеек. Не побеждает никто.
queen-event-OwnTotal = { $seat } завершает поход и набирает { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
}.
queen-event-TitleWon = { $seat } набирает { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
} и получает титул «{ $title }»!

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
