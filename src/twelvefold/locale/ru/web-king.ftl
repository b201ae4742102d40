### «Дюжина короля» в браузере.

## Перед партией

web-king-set = Персонажи
web-king-set-help = У всех одни и те же семь персонажей; Рыцарь всегда среди них.
web-king-set-first = первая партия
web-king-set-first-help = Семь персонажей, которых легко запомнить: лучше всего для первой партии.
web-king-set-random = случайный набор
web-king-set-random-help = Шестерых выбирает жребий; хотя бы двое из них двигают кубики.
web-king-set-agreed = по договорённости
web-king-set-agreed-help = Выбери семерых, о которых вы договорились.
web-king-set-fact = { $set ->
    [first] персонажи первой партии
   *[random] семь случайных персонажей
}
web-king-set-is = персонажи: { $cards }
web-king-promo = Промоперсонажи
web-king-promo-help = Они входят в шестёрку, которую выбирает жребий.
web-king-promo-none = без них
web-king-promo-both = Создатели игры не советуют брать обоих сразу. Но можно.
web-king-promo-is = промо: { $cards }
web-king-is-promo = (промо)
web-king-seats-tournament = Турнир по группам: { $groups }. Каждая группа играет сама по себе, а первые из групп встречаются за столом победителей.
web-king-groups = Группы
web-king-groups-help = По скольку игроков в группе.
web-king-groups-fact = турнир по группам: { $groups }
web-king-who = { $cards ->
    [one] Кто есть кто: { $cards } персонаж
    [few] Кто есть кто: { $cards } персонажа
   *[many] Кто есть кто: { $cards } персонажей
}
web-king-agreed = Твои семь персонажей
web-king-agreed-ready = Выбраны: { $cards }.
web-king-agreed-left = { $more ->
    [yes] { $left ->
        [1] Выбери ещё одного.
       *[other] Выбери ещё { $left }.
    }
   *[no] { $left ->
        [1] Один лишний.
       *[other] Лишних: { $left }.
    }
}

## За столом

web-king-card-tip = { $card }: { $effect }.
web-king-card-state = { $who_is ->
    [you] { $state ->
        [thinking] Твой черёд выбирать карту.
        [sealed] Твоя карта выбрана.
        [stands] Твоя карта: { $card }.
        [cracked] Твоя карта: { $card }; её отменяет такая же.
        [silenced] Твоя карта: { $card }; её отменяет Леди.
       *[empty] Твоей карты здесь нет.
    }
   *[other] { $state ->
        [thinking] { $who } выбирает карту.
        [sealed] { $who }: карта выбрана.
        [stands] { $who } играет: { $card }.
        [cracked] { $who } играет: { $card }; карту отменяет такая же.
        [silenced] { $who } играет: { $card }; карту отменяет Леди.
       *[empty] { $who }: карты здесь нет.
    }
}
web-king-die = { $who_is ->
    [you] Твой кубик: { $face }
   *[other] { $who }, кубик: { $face }
}
web-king-die-dark = { $who_is ->
    [you] Твой кубик: { $face }, отменён
   *[other] { $who }, кубик: { $face }, отменён
}
web-king-die-tip = На кубике { $face }. Соседние грани: { $around }.
web-king-value = Значение { $value }
web-king-rank = { $rank ->
    [1] 1-е
   *[2] 2-е
}
web-king-low-wins = меньшее сильнее
web-king-rank-tip = { $rank ->
    [1] Первое место в этом розыгрыше
   *[2] Второе место в этом розыгрыше
}
web-king-pool-tip = { $token ->
    [2] За первое место — жетон номиналом { $token }
   *[1] За второе место — жетон номиналом { $token }
}
web-king-tokens = { $points ->
    [0] Очков нет
    [one] { $points } очко: двоек { $twos }, единиц { $ones }
    [few] { $points } очка: двоек { $twos }, единиц { $ones }
   *[many] { $points } очков: двоек { $twos }, единиц { $ones }
}
web-king-tokens-tip = { $points ->
    [one] { $points } очко в этом раунде; при { $goal } он закончится.
    [few] { $points } очка в этом раунде; при { $goal } он закончится.
   *[many] { $points } очков в этом раунде; при { $goal } он закончится.
}
web-king-crowns = Выиграно раундов: { $won } из { $all }
web-king-crowns-tip = Выиграно раундов: { $won } из { $all }. Кто выиграл { $all }, тот выиграл партию.
web-king-under = { $count ->
    [1] Выигран один раунд: под кубиком навсегда лежит карта.
   *[other] Выиграно раундов: { $count }. Столько же карт навсегда лежит под кубиком.
}
web-king-under-known = { $count ->
    [1] Выигран один раунд: под кубиком навсегда лежит карта. Это { $card }.
   *[other] Выиграно раундов: { $count }. Под кубиком — { $card }.
}
web-king-hint-play = Нажми на карту, чтобы прочитать, что она делает; нажми ещё раз, чтобы сыграть.
web-king-hint-turn = Нажми на одну из пяти граней вокруг верхней.
web-king-hint-take = Выбери жетон или ничего не бери.
web-king-hint-lay = Она отмечает выигранный раунд. Дальше играешь на карту меньше, так что выбирай, без какой обойдёшься.
web-king-chosen = Твой выбор: { $move }.
web-king-do-play = Сыграть: { $move }
web-king-do-turn = Повернуть: { $move }
web-king-do-take = Леди: { $move }
web-king-do-lay = Под кубик: { $move }
web-king-faces = Пять соседних граней
web-king-theft = Что забирает твоя Леди
