### «Дюжина короля»: имена, эффекты, вопросы и рассказ.

## Персонажи

king-character-knight = Рыцарь
king-character-gambler = Шулер
king-character-lady = Леди
king-character-merchants = Торговцы
king-character-troublemakers = Смутьяны
king-character-reverser = Оборотень
king-character-sorcerer = Чародей
king-character-oracle = Оракул
king-character-alchemist = Алхимик
king-character-machine = Робот
king-character-parasite = Паразит
king-character-golem = Голем
king-character-collector = Коллекционер
king-character-faun = Фавн

## Что они делают, в одной строке

king-effect-knight = в этом розыгрыше меньшее сильнее большего
king-effect-gambler = в этом розыгрыше первое и второе места меняются
king-effect-lady = отменяет все остальные карты; две Леди: меньшая может взять жетон у большей
king-effect-merchants = все кубики переходят к соседу слева, раньше всего остального
king-effect-troublemakers = все кубики переворачиваются на противоположную грань
king-effect-reverser = твой кубик переворачивается на противоположную грань
king-effect-sorcerer = поверни свой кубик на одну из пяти соседних граней
king-effect-oracle = брось свой кубик, после всего остального
king-effect-alchemist = твоё значение удваивается
king-effect-machine = твоё значение больше на 7
king-effect-parasite = твоё значение меньше на 7
king-effect-golem = твоё значение 12, но 1, если на кубике 12
king-effect-collector = если твой кубик отменён, первое место твоё
king-effect-faun = если твой кубик вот-вот отменят, он встаёт на высшую грань, которой нет на других кубиках

## Вопросы

king-ask-play = { $name }, какую карту ты играешь?
king-ask-turn = { $name }, на какую грань твой Чародей повернёт кубик?
king-ask-take = { $name }, какой жетон забирает твоя Леди? Жертва: { $victim }.
king-ask-lay = Раунд за тобой! Какую карту ты навсегда кладёшь под свой кубик в знак победы?

king-move-turn = грань { $face }
king-move-take = жетон номиналом { $token }
king-move-decline = ничего не брать

## Стол

king-where = Раунд { $round }, розыгрыш { $turn }
king-where-round = Раунд { $round }
king-where-start = Перед первым броском
king-hand = { $name }, на руке: { $cards }
king-column-player = игрок
king-column-die = кубик
king-column-tokens = жетоны
king-column-played = сыграно в раунде
king-column-hand = на руке
king-column-under = под кубиком
king-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
king-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
king-under-suspects = одна из карт: { $cards }
king-set = В этой партии: { $cards }
king-plain-place = { $name }: { $die ->
    [0] кубик не брошен
   *[other] кубик { $die }
}; { $points ->
    [0] очков нет
    [one] { $points } очко, жетоны { $tokens }
    [few] { $points } очка, жетоны { $tokens }
   *[many] { $points } очков, жетоны { $tokens }
}; сыграно: { $played }; на руке { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}; под кубиком: { $under }.

## Рассказ

king-event-SetDrawn = Вытянут набор для этой партии: { $cards }.
king-event-BothPromos = Коллекционер и Фавн вместе: в коробке этого не советуют. Да здравствует хаос!
king-event-RoundBegan = Начинается раунд { $round }. Все бросают кубики: { $dice }.
king-event-CardsRevealed = Карты открыты: { $cards }.
king-event-CardsCancelled = { $seats } сыграли одну и ту же карту ({ $card }): эти карты отменяют друг друга.
king-event-LadyCancelled = { $cards_count ->
    [0] Леди ({ $seat }) осталась одна: отменять ей больше нечего.
   *[other] Леди ({ $seat }) отменяет все остальные карты: { $cards }.
}
king-event-DicePassed = Торговцы ({ $seat }) передают каждый кубик налево. Было: { $before }. Стало: { $after }.
king-event-DieTurned = { $card_id ->
    [troublemakers] Смутьяны ({ $owner }) переворачивают кубик. { $seat }: { $before } → { $after }.
    [reverser] Оборотень ({ $seat }) переворачивает кубик: { $before } → { $after }.
    [sorcerer] Чародей ({ $seat }) поворачивает кубик на соседнюю грань: { $before } → { $after }.
   *[other] { $card } ({ $owner }): кубик поворачивается. { $seat }: { $before } → { $after }.
}
king-event-DieRolled = Оракул ({ $seat }) бросает кубик: { $before } → { $after }.
king-event-ValueChanged = { $card_id ->
    [alchemist] Алхимик ({ $seat }) удваивает { $face }: значение { $value }.
    [machine] Робот ({ $seat }) прибавляет 7 к { $face }: значение { $value }.
    [parasite] Паразит ({ $seat }) отнимает 7 от { $face }: значение { $value }.
    [golem] Голем ({ $seat }), на кубике { $face }: значение { $value }.
   *[other] { $card } ({ $seat }), на кубике { $face }: значение { $value }.
}
king-event-ValuesCompared = Значения сравниваются: { $values }.
king-event-FaunTurned = Фавну ({ $seat }) грозит отмена, и он ищет высшую грань, которой нет на других кубиках: { $before } → { $after }.
king-event-DiceCancelled = Одинаковое значение { $value }: { $seats }. Эти кубики отменяются.
king-event-LowBeatsHigh = Рыцарь ({ $seat }): в этом розыгрыше меньшее сильнее большего.
king-event-PlacesSwapped = Шулер ({ $seat }) меняет места. Первое: { $first }, второе: { $second }.
king-event-CollectorFirst = { $seat }: кубик отменён, но Коллекционер выводит его на первое место. Второе: { $second }.
king-event-FirstPlace = { $seat }: первое место со значением { $value }, жетон номиналом { $token } (теперь { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}).
king-event-SecondPlace = { $seat }: второе место со значением { $value }, жетон номиналом { $token } (теперь { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}).
king-event-NobodyFirst = Первое место никому не досталось.
king-event-NobodySecond = Второе место никому не досталось.
king-event-ScoredNothing = { $why_id ->
    [cancelled] { $seat } остаётся без жетона: кубик со значением { $value } отменён.
    [pushed_out] { $seat } остаётся без жетона: второе место потеряно из-за Коллекционера.
   *[outranked] { $seat } со значением { $value } остаётся без жетона: двое других впереди.
}
king-event-LadyMayTake = Встретилось несколько Леди. Наименьшее значение: { $thief }, наибольшее: { $victim }. { $thief } может забрать жетон, который лежит здесь: { $victim }.
king-event-LadiesTied = Встретилось несколько Леди, но наименьшее или наибольшее значение совпало: { $values }. Никто ничего не забирает.
king-event-NothingToTake = Встретилось несколько Леди. { $thief } может забрать жетон, но у жертвы ({ $victim }) брать нечего.
king-event-TokenTaken = Леди ({ $thief }) забирает жетон номиналом { $token }. Жертва: { $victim }.
king-event-TokenLeft = Леди ({ $thief }) ничего не берёт. { $victim } может вздохнуть спокойно.
king-event-LastCardReached = Раунд окончен. На руке осталась одна карта: { $seats }.
king-event-PointsReached = Раунд окончен: { $seat } набирает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
king-event-TotalsCompared = Очки за раунд: { $totals }.
king-event-TotalsCancelled = { $seats } набрали по { $points ->
    [one] { $points } очку
    [few] { $points } очка
   *[many] { $points } очков
}: эти суммы отменяют друг друга.
king-event-RoundWon = { $seat } побеждает в раунде, набрав { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
king-event-RoundUnwon = Все суммы отменены: в раунде нет победителя.
king-event-CardLaid = { $seat } навсегда кладёт карту под кубик: { $card }. Это знак выигранного раунда; дальше в игре на карту меньше.
king-event-CardHidden = { $seat } навсегда кладёт карту под кубик лицом вниз. Это знак выигранного раунда; дальше в игре на карту меньше.
king-event-GameWon = { $seat } побеждает в раунде во второй раз и выигрывает партию. Корона завоёвана!
king-event-DiceLifted = { $cards_count ->
    [0] Ни под одним кубиком нет карты.
   *[other] Под кубиками лежали карты: { $cards }.
}

## Турнир

king-group = Группа { $group }
king-group-own = Твоя группа ({ $group })
king-winners-table = За столом победителей: { $names }
king-final = Последний раунд
king-watching = Не участвуют в последнем раунде
king-under-two = { $first }; { $second }
king-event-GroupSeated = В группе { $group } теперь играют: { $seats }.
king-event-TurnRevealed = Все группы разом открывают карты.
king-event-GroupRevealed = Группа { $group }. { $cards }.
king-event-AtGroup = В группе { $group } ({ $seats }):
king-event-GroupFirst = { $seat }: первое место в группе со значением { $value }. Впереди стол победителей.
king-event-NobodyGoesOn = Ни в одной группе нет первого: стола победителей в этом розыгрыше не будет.
king-event-WinnersMeet = { $cards_count ->
    [1] Стол победителей, за которым один игрок. { $cards }.
   *[other] Стол победителей: кубики и карты как есть. { $cards }.
}
king-event-GroupUnwon = Все суммы в этой группе отменены: победителя в ней нет.
king-event-FinalBegins = По две победы в раундах: { $seats }. Они одни играют последний раунд теми пятью картами, что у них остались.
king-event-FinalUnwon = Все суммы отменены: в последнем раунде нет победителя. Он играется ещё раз теми же картами.
king-event-TournamentWon = { $seat } побеждает в последнем раунде и выигрывает турнир. Корона завоёвана!

## Серии партий

king-tally-turns = розыгрыши
king-tally-rounds = раунды
king-tally-rounds_unwon = раунды без победителя

## Настройки

king-option-seats = От пяти до шестнадцати игроков играют турниром.
king-option-set = Персонажи — first (первая партия), random (случайный набор) или семь английских имён через запятую: knight,lady,oracle и так далее.
king-option-promo = Промоперсонажи для случайного набора, через запятую: collector, faun.
king-option-groups = Группы турнира на двенадцать игроков: 4+4+4 или 3+3+3+3.
