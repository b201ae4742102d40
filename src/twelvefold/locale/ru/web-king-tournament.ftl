### Турнир «Дюжины короля» в браузере.

## Столы

web-king-tournament-where-final = { $where }, финал
web-king-tournament-tables = Другие столы
web-king-tournament-unfold = Показать другие столы целиком
web-king-tournament-winners = Стол победителей
web-king-tournament-now = { $players ->
    [1] Сейчас за столом победителей: один игрок
   *[other] Сейчас за столом победителей
}
web-king-tournament-now-you = Ты за столом победителей!
web-king-tournament-onward = { $you ->
    [yes] У тебя первое место в группе: за стол победителей!
   *[no] { $name }: первое место в твоей группе, дальше — стол победителей!
}
web-king-tournament-totals = Раунд { $round }: подсчёт
web-king-tournament-nobody = В этом розыгрыше дальше не идёт никто.
web-king-tournament-not-yet = Здесь встретятся первые из групп.
web-king-tournament-line = { $die }. { $card } { $points }.
web-king-tournament-line-won = { $die }. { $card } { $points }. { $won }

## Кто где сидит

web-king-tournament-seating = Кто где сидит
web-king-tournament-why-first = Первые группы решает жребий. После каждого раунда все пересаживаются.
web-king-tournament-why-seats = Новые места, чтобы в итоге все встретились со всеми примерно поровну: { $fresh ->
    [0] на этот раз все пары ({ $pairs }) уже встречались.
    [one] из { $pairs } пар впервые вместе { $fresh }.
   *[other] из { $pairs } пар впервые вместе { $fresh }.
}
web-king-tournament-why-final = У каждого по два выигранных раунда. Они играют за корону, остальные смотрят.
web-king-tournament-again = { $one_is ->
    [you] { $other } и ты
   *[other] { $other_is ->
        [you] { $one } и ты
       *[other] { $one } и { $other }
    }
} в { $times }-й раз
web-king-tournament-all-new = Все встречаются впервые.

## Положение

web-king-tournament-column-place = место
web-king-tournament-column-group = группа
web-king-tournament-column-won = раунды
web-king-tournament-column-points = очки
web-king-tournament-standings-help = Сначала — по выигранным раундам, потом по очкам. Два выигранных раунда, две карты под кубиком — и турнир выигран. Очки считаются внутри группы, до конца раунда.
web-king-tournament-met = До сих пор встреч с другими: { $known } из { $others }.
web-king-tournament-show-seating = Показать, кто где сидит
