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

king-ask-play = { $name_is ->
    [you] Выбери карту.
   *[other] { $name }, выбери карту.
}
king-ask-turn = { $name_is ->
    [you] Твой Чародей поворачивает кубик. Выбери грань.
   *[other] { $name }, твой Чародей поворачивает кубик. Выбери грань.
}
king-ask-take = { $name_is ->
    [you] Твоя Леди может забрать жетон. Жертва: { $victim }. Какой берёшь?
   *[other] { $name }, твоя Леди может забрать жетон. Жертва: { $victim }. Какой берёшь?
}
king-ask-lay = { $name_is ->
    [you] Раунд за тобой! Какую карту кладёшь под кубик насовсем, в знак победы?
   *[other] { $name }, раунд за тобой! Какую карту кладёшь под кубик насовсем, в знак победы?
}

king-move-turn = грань { $face }
king-move-take = жетон номиналом { $token }
king-move-decline = ничего не брать

## Стол

king-where = Раунд { $round }, розыгрыш { $turn }
king-where-round = Раунд { $round }
king-where-start = Перед первым броском
king-hand = { $name_is ->
    [you] У тебя на руке: { $cards }
   *[other] { $name }, у тебя на руке: { $cards }
}
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
king-plain-place = { $name_is ->
    [you] Ты
   *[other] { $name }
}: { $die ->
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

king-event-SetDrawn = Персонажи этой партии: { $cards }.
king-event-BothPromos = Коллекционер и Фавн вместе: создатели игры этого не советуют. Да здравствует хаос!
king-event-RoundBegan = Раунд { $round }. Все бросают кубики: { $dice }.
king-event-CardsRevealed = Карты на стол: { $cards }.
king-event-CardsCancelled = { $seats_is ->
    [among] { $seats_count ->
        [2] Ты и { $seats_others }
       *[other] Ты, { $seats_others }
    }
   *[other] { $seats }
} сыграли одинаковые карты ({ $card }): { $card_id ->
    [lady] чужие они не отменяют.
   *[other] они не действуют.
}
king-event-LadyCancelled = { $seat_is ->
    [you] Твоя Леди
   *[other] Леди ({ $seat })
} { $cards_count ->
    [0] никого не отменяет: больше некого.
   *[other] отменяет все остальные карты: { $cards }.
}
king-event-DicePassed = { $seat_is ->
    [you] Твои Торговцы
   *[other] Торговцы ({ $seat })
} передают все кубики налево. Было: { $before }. Стало: { $after }.
king-event-DieTurned = { $card_id ->
    [troublemakers] { $owner_is ->
        [you] Твои Смутьяны
       *[other] Смутьяны ({ $owner })
    } { $seat_is ->
        [you] переворачивают твой кубик: { $before } → { $after }.
       *[other] переворачивают кубик. { $seat }: { $before } → { $after }.
    }
    [reverser] { $owner_is ->
        [you] Твой Оборотень
       *[other] Оборотень ({ $owner })
    } переворачивает кубик: { $before } → { $after }.
    [sorcerer] { $owner_is ->
        [you] Твой Чародей
       *[other] Чародей ({ $owner })
    } поворачивает кубик на соседнюю грань: { $before } → { $after }.
   *[other] { $card } ({ $owner }) поворачивает кубик: { $before } → { $after }.
}
king-event-DieRolled = { $seat_is ->
    [you] Твой Оракул
   *[other] Оракул ({ $seat })
} перебрасывает кубик: { $before } → { $after }.
king-event-ValueChanged = { $seat_is ->
    [you] Твой { $card }
   *[other] { $card } ({ $seat })
}: { $card_id ->
    [alchemist] { $face } × 2 = { $value }.
    [machine] { $face } + 7 = { $value }.
    [parasite] { $face } − 7 = { $value }.
   *[other] { $face } превращается в { $value }.
}
king-event-ValuesCompared = Значения: { $values }.
king-event-FaunTurned = { $seat_is ->
    [you] Твоему кубику грозит отмена. Твой Фавн
   *[other] { $seat }: кубику грозит отмена. Фавн
} ставит его на высшую свободную грань: { $before } → { $after }.
king-event-DiceCancelled = { $seats_is ->
    [among] { $seats_count ->
        [2] Ты и { $seats_others }
       *[other] Ты, { $seats_others }
    }
   *[other] { $seats }
}: одинаковое значение { $value }. Эти кубики отменяются.
king-event-LowBeatsHigh = { $seat_is ->
    [you] Твой Рыцарь
   *[other] Рыцарь ({ $seat })
}: в этом розыгрыше меньшее сильнее большего.
king-event-PlacesSwapped = { $seat_is ->
    [you] Твой Шулер
   *[other] Шулер ({ $seat })
} меняет местами первого и второго. Теперь первое место: { $first_is ->
    [you] ты
   *[other] { $first }
}, второе: { $second_is ->
    [you] ты.
   *[other] { $second }.
}
king-event-CollectorFirst = { $seat_is ->
    [you] Твой кубик отменён, но Коллекционер выводит тебя на первое место.
   *[other] { $seat }: кубик отменён, но Коллекционер выводит его на первое место.
} Второе: { $second_is ->
    [you] ты.
   *[other] { $second }.
}
king-event-FirstPlace = { $seat_is ->
    [you] Ты на первом месте: { $value }. Жетон номиналом { $token } — твой, теперь у тебя { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
   *[other] { $seat } на первом месте: { $value }. Жетон номиналом { $token }, всего { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
}
king-event-SecondPlace = { $seat_is ->
    [you] Ты на втором месте: { $value }. Жетон номиналом { $token } — твой, теперь у тебя { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
   *[other] { $seat } на втором месте: { $value }. Жетон номиналом { $token }, всего { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
}
king-event-NobodyFirst = Первое место не досталось никому.
king-event-NobodySecond = Второе место не досталось никому.
king-event-ScoredNothing = { $seat_is ->
    [you] { $why_id ->
        [cancelled] Ты остаёшься без жетона: твоё значение { $value } отменено.
        [pushed_out] Ты остаёшься без жетона: Коллекционер вытесняет тебя со второго места.
       *[outranked] Ты остаёшься без жетона: твоё значение { $value }, двое впереди.
    }
   *[other] { $why_id ->
        [cancelled] { $seat } остаётся без жетона: значение { $value } отменено.
        [pushed_out] { $seat } остаётся без жетона: второе место пропало из-за Коллекционера.
       *[outranked] { $seat } остаётся без жетона: значение { $value }, двое впереди.
    }
}
king-event-LadyMayTake = Встретились Леди! { $thief_is ->
    [you] Твоё значение наименьшее: можешь забрать жетон. Жертва: { $victim } (наибольшее).
   *[other] { $victim_is ->
        [you] { $thief } (наименьшее значение) может забрать у тебя жетон: твоё значение наибольшее.
       *[other] { $thief } (наименьшее значение) может забрать жетон. Жертва: { $victim } (наибольшее).
    }
}
king-event-LadiesTied = Встретились Леди, но наименьшее или наибольшее значение совпало: { $values }. Никто ничего не берёт.
king-event-NothingToTake = Встретились Леди! { $thief_is ->
    [you] Можно было бы забрать жетон, но { $victim } пока без жетонов.
   *[other] { $victim_is ->
        [you] { $thief } может забрать жетон у тебя, но брать нечего.
       *[other] { $thief } может забрать жетон, но { $victim } пока без жетонов.
    }
}
king-event-TokenTaken = { $thief_is ->
    [you] Твоя Леди забирает жетон номиналом { $token }. Жертва: { $victim }.
   *[other] { $victim_is ->
        [you] Леди ({ $thief }) забирает у тебя жетон номиналом { $token }.
       *[other] Леди ({ $thief }) забирает жетон номиналом { $token }. Жертва: { $victim }.
    }
}
king-event-TokenLeft = { $thief_is ->
    [you] Твоя Леди ничего не берёт. { $victim } может вздохнуть спокойно.
   *[other] { $victim_is ->
        [you] Леди ({ $thief }) ничего у тебя не берёт.
       *[other] Леди ({ $thief }) ничего не берёт. { $victim } может вздохнуть спокойно.
    }
}
king-event-LastCardReached = { $seats_is ->
    [you] У тебя осталась одна карта: раунд окончен.
    [among] { $seats_count ->
        [2] Раунд окончен. Последняя карта на руке: ты и { $seats_others }.
       *[other] Раунд окончен. Последняя карта на руке: ты, { $seats_others }.
    }
   *[other] Раунд окончен. Последняя карта на руке: { $seats }.
}
king-event-PointsReached = { $seat_is ->
    [you] У тебя { $points ->
        [one] { $points } очко: раунд окончен.
        [few] { $points } очка: раунд окончен.
       *[many] { $points } очков: раунд окончен.
    }
   *[other] { $seat } набирает { $points ->
        [one] { $points } очко: раунд окончен.
        [few] { $points } очка: раунд окончен.
       *[many] { $points } очков: раунд окончен.
    }
}
king-event-TotalsCompared = Очки за раунд: { $totals }.
king-event-TotalsCancelled = { $seats_is ->
    [among] { $seats_count ->
        [2] Ты и { $seats_others }
       *[other] Ты, { $seats_others }
    }
   *[other] { $seats }
}: поровну, по { $points ->
    [one] { $points } очку
    [few] { $points } очка
   *[many] { $points } очков
}. Эти суммы отменяют друг друга.
king-event-RoundWon = { $seat_is ->
    [you] Раунд за тобой: { $points ->
        [one] { $points } очко!
        [few] { $points } очка!
       *[many] { $points } очков!
    }
   *[other] { $seat } побеждает в раунде: { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
}
king-event-RoundUnwon = Все суммы отменены: раунд остаётся без победителя.
king-event-CardLaid = { $seat_is ->
    [you] Ты насовсем кладёшь карту под свой кубик: { $card }. Это знак выигранного раунда; дальше у тебя на карту меньше.
   *[other] { $seat } насовсем кладёт карту под кубик: { $card }. Это знак выигранного раунда; дальше играть на карту меньше.
}
king-event-CardHidden = { $seat_is ->
    [you] Ты насовсем кладёшь карту под свой кубик, лицом вниз. Это знак выигранного раунда; дальше у тебя на карту меньше.
   *[other] { $seat } насовсем кладёт карту под кубик, лицом вниз. Это знак выигранного раунда; дальше играть на карту меньше.
}
king-event-GameWon = { $seat_is ->
    [you] Второй раунд за тобой, а с ним и партия. Корона твоя!
   *[other] { $seat } побеждает в раунде во второй раз и выигрывает партию. Корона завоёвана!
}
king-event-DiceLifted = { $cards_count ->
    [0] Ни под одним кубиком нет карты.
   *[other] Что лежало под кубиками: { $cards }.
}

## Турнир

king-group = Группа { $group }
king-group-own = Твоя группа ({ $group })
king-winners-table = { $names_is ->
    [you] Ты за столом победителей!
    [among] Ты за столом победителей! Там же: { $names_others }
   *[other] За столом победителей: { $names }
}
king-final = Последний раунд
king-watching = Не участвуют в последнем раунде
king-under-two = { $first }; { $second }
king-event-GroupSeated = { $seats_is ->
    [among] Ты в группе { $group }, с тобой играют { $seats_others }.
   *[other] Группа { $group }: { $seats }.
}
king-event-TurnRevealed = Все группы открывают карты.
king-event-GroupRevealed = Группа { $group }: { $cards }.
king-event-AtGroup = { $seats_is ->
    [among] Твоя группа ({ $group }), с тобой { $seats_others }:
   *[other] Группа { $group } ({ $seats }):
}
king-event-GroupFirst = { $seat_is ->
    [you] Ты на первом месте в группе: { $value }. Тебя ждёт стол победителей!
   *[other] { $seat } на первом месте в группе: { $value }. Дальше — стол победителей.
}
king-event-NobodyGoesOn = Ни в одной группе нет первого: стола победителей в этом розыгрыше не будет.
king-event-WinnersMeet = { $cards_count ->
    [1] За столом победителей только один игрок: { $cards }.
   *[other] Стол победителей, кубики и карты как есть: { $cards }.
}
king-event-GroupUnwon = Все суммы в этой группе отменены: победителя в ней нет.
king-event-FinalBegins = { $seats_is ->
    [among] { $seats_count ->
        [2] Ты и { $seats_others }
       *[other] Ты, { $seats_others }
    }: по два выигранных раунда. Вы играете последний раунд теми пятью картами, что у вас остались.
   *[other] { $seats }: по два выигранных раунда. Они играют последний раунд теми пятью картами, что у них остались.
}
king-event-FinalUnwon = Все суммы отменены: последний раунд остаётся без победителя. Его играют ещё раз, теми же картами.
king-event-TournamentWon = { $seat_is ->
    [you] Последний раунд за тобой, а с ним и турнир. Корона твоя!
   *[other] { $seat } побеждает в последнем раунде и выигрывает турнир. Корона завоёвана!
}

## Серии партий

king-tally-turns = розыгрыши
king-tally-rounds = раунды
king-tally-rounds_unwon = раунды без победителя

## Настройки

king-option-seats = От пяти до шестнадцати игроков играют турниром.
king-option-set = Персонажи — first (первая партия), random (случайный набор) или семь английских имён через запятую: knight,lady,oracle и так далее.
king-option-promo = Промоперсонажи для случайного набора, через запятую: collector, faun.
king-option-groups = Группы турнира на двенадцать игроков: 4+4+4 или 3+3+3+3.
