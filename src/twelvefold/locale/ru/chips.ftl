### «12 фишек»: имена, вопросы и рассказ.

chips-seat-2 = Болван

## Фишки

chips-colour-red = красная
chips-colour-blue = синяя
chips-chip = { $colour_id ->
    [red] красная { $chip }
   *[blue] синяя { $chip }
}
chips-the-chip = { $colour_id ->
    [red] красную { $chip }
   *[blue] синюю { $chip }
}
chips-secret = { $chip } (тайная)
chips-unknown = { $colour_id ->
    [red] неизвестная красная
   *[blue] неизвестная синяя
}

## Вопросы

chips-ask-play = { $name_is ->
    [you] Какую фишку играешь?
   *[other] { $name }, какую фишку играешь?
}
chips-ask-front = { $name_is ->
    [you] Взятка твоя! Какую фишку кладёшь перед собой насовсем?
   *[other] { $name }, взятка твоя! Какую фишку кладёшь перед собой насовсем?
}
chips-ask-front-red-first = { $name_is ->
    [you] Взятка твоя! Сначала красные: какую красную фишку кладёшь перед собой насовсем?
   *[other] { $name }, взятка твоя! Сначала красные: какую красную фишку кладёшь перед собой насовсем?
}
chips-ask-hand = { $name_is ->
    [you] Какую фишку берёшь на руку?
   *[other] { $name }, какую фишку берёшь на руку?
}
chips-ask-hand-red-first = { $name_is ->
    [you] Сначала красные: какую красную фишку берёшь на руку?
   *[other] { $name }, сначала красные: какую красную фишку берёшь на руку?
}

## Стол

chips-variant = { $variant ->
    [burning] сумма больше 21 сгорает
   *[halving] сумма больше 21 делится пополам
}
chips-where-deal = Раунд { $round } ({ chips-variant })
chips-where-trick = Раунд { $round }, взятка { $trick } ({ chips-variant })
chips-where-over = После раунда { $round } ({ chips-variant })
chips-column-player = игрок
chips-column-tokens = жетоны
chips-column-front = перед собой
chips-column-hand = на руке
chips-column-total = сумма
chips-leads = { $name } (заход)
chips-total = { $unknown ->
    [0] { $sum }
    [one] { $sum ->
        [0] { $unknown } скрытая фишка
       *[other] { $sum } и { $unknown } скрытая фишка
    }
    [few] { $sum ->
        [0] { $unknown } скрытые фишки
       *[other] { $sum } и { $unknown } скрытые фишки
    }
   *[many] { $sum ->
        [0] { $unknown } скрытых фишек
       *[other] { $sum } и { $unknown } скрытых фишек
    }
}
chips-middle = В центре: { $chips }
chips-legend = ◆ красные, 4–9; ● синие, 1–3 и 10–12; ? неизвестная; * знаешь только ты
chips-stack-top = { $colour_id ->
    [red] сверху неизвестная красная фишка
   *[blue] сверху неизвестная синяя фишка
}
chips-stack-unknown = { $count ->
    [one] { $count } неизвестная
    [few] { $count } неизвестные
   *[many] { $count } неизвестных
}
chips-stack-then = затем { $chip }
chips-plain-place = { $name_is ->
    [you] Ты
   *[other] { $name }
}: { $leads ->
    [yes] заход; { $tokens ->
        [0] жетонов нет
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[many] { $tokens } жетонов
    }
   *[no] { $tokens ->
        [0] жетонов нет
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[many] { $tokens } жетонов
    }
}; на столе: { $front }; на руке: { $hand }; сумма: { $total }.

## Рассказ

chips-plays = { $seat_is ->
    [you] Ты играешь
   *[other] { $seat } играет
}
chips-wins = { $seat_is ->
    [you] Взятка твоя
   *[other] { $seat } берёт взятку
}
chips-lays = { $seat_is ->
    [you] Ты кладёшь перед собой
   *[other] { $seat } кладёт перед собой
}
chips-takes = { $seat_is ->
    [you] Ты берёшь на руку
   *[other] { $seat } берёт на руку
}
chips-has = { $seat_is ->
    [you] ты
   *[other] { $seat }
}
chips-gets = { $seat_is ->
    [you] берёшь
   *[other] берёт
}
chips-sharers = { $shared_is ->
    [you] ты
    [among] { $shared_count ->
        [2] ты и { $shared_others }
       *[other] ты, { $shared_others }
    }
   *[other] { $shared }
}
chips-event-RoundBegan = Раунд { $round }. Каждый получает две красные и две синие фишки.
chips-event-ChipsDealt = { $seat_is ->
    [you] { $colour_id ->
        [red] Твои красные фишки: { $chips }.
       *[blue] Твои синие фишки: { $chips }.
    }
   *[other] { $colour_id ->
        [red] { $seat } получает красные фишки: { $chips }.
       *[blue] { $seat } получает синие фишки: { $chips }.
    }
}
chips-event-StackMade = { $seat } получает остальные фишки: они перемешаны и лежат стопкой лицом вниз.
chips-event-TopShown = { $colour_id ->
    [red] { $seat }: следующая фишка с красной рубашкой.
   *[blue] { $seat }: следующая фишка с синей рубашкой.
}
chips-event-LeaderDrawn = Жребий решает: первый заход { $seat_is ->
    [you] твой.
   *[other] делает { $seat }.
}
chips-event-TrickBegan = Взятка { $trick }. { $leader_is ->
    [you] Заходишь ты.
   *[other] Заходит { $leader }.
}
chips-event-ChipPlayed = { chips-plays } { chips-the-chip }.
chips-event-TrickWon = { chips-wins }: { chips-chip } старше всех{ $later_count ->
    [0] .
   *[other] . { $later_is ->
        [you] Твоя такая же сыграна позже.
        [among] Такие же сыграны позже: ты и { $later_others }.
       *[other] Такая же сыграна позже: { $later }.
    }
}
chips-event-ChipTaken = { $to_id ->
    [front] { $why_id ->
        [lowest_red] { chips-lays } { chips-the-chip } насовсем: сначала красные, и это наименьшая.
        [only_red] { chips-lays } { chips-the-chip } насовсем: других красных нет.
        [red_first] { chips-lays } { chips-the-chip } насовсем: сначала красные.
        [lowest] { chips-lays } { chips-the-chip } насовсем: это наименьшая.
       *[chosen] { chips-lays } { chips-the-chip } насовсем.
    }
    [stack] { $why_id ->
        [only_red] { $seat } кладёт под стопку { chips-the-chip }: других красных нет.
        [lowest_red] { $seat } кладёт под стопку { chips-the-chip }: сначала красные, и это наименьшая.
        [only] { $seat } кладёт под стопку { chips-the-chip }: больше ничего не осталось.
       *[lowest] { $seat } кладёт под стопку { chips-the-chip }: это наименьшая.
    }
   *[hand] { $why_id ->
        [only_red] { chips-takes } { chips-the-chip }: других красных нет.
        [red_first] { chips-takes } { chips-the-chip }: сначала красные.
        [only] { chips-takes } { chips-the-chip }: больше ничего не осталось.
       *[chosen] { chips-takes } { chips-the-chip }.
    }
}
chips-event-RoundEnded = { $seat_is ->
    [you] Твой заход, но фишек на руке нет: раунд окончен.
   *[other] Заходит { $seat }, но фишек на руке нет: раунд окончен.
}
chips-event-HandLaid = { chips-lays } остальные фишки: { $chips }.
chips-event-TotalCounted = { $seat_is ->
    [you] Твои фишки
   *[other] { $seat }
}: { $chips }. { $fate_id ->
    [burnt] Сумма { $total } сгорает!
    [halved] Сумма { $total } делится пополам: { $counts }.
   *[stands] Сумма { $total }.
}
chips-event-TokenWon = { $merit_id ->
    [highest_burnt] { $shared_count ->
        [0] Сгорели все суммы. За наибольшую, { $counts }, { chips-has } { chips-gets } жетон: теперь { $tokens } из 3.
       *[other] Сгорели все суммы. За наибольшую, { $counts } (столько же: { chips-sharers }), { chips-has } { chips-gets } жетон: теперь { $tokens } из 3.
    }
    [highest_unburnt] { $shared_count ->
        [0] За наибольшую из несгоревших сумм, { $counts }, { chips-has } { chips-gets } жетон: теперь { $tokens } из 3.
       *[other] За наибольшую из несгоревших сумм, { $counts } (столько же: { chips-sharers }), { chips-has } { chips-gets } жетон: теперь { $tokens } из 3.
    }
   *[highest] { $shared_count ->
        [0] За наибольшую сумму, { $counts }, { chips-has } { chips-gets } жетон: теперь { $tokens } из 3.
       *[other] За наибольшую сумму, { $counts } (столько же: { chips-sharers }), { chips-has } { chips-gets } жетон: теперь { $tokens } из 3.
    }
}
chips-event-GameWon = { $beside_count ->
    [0] { $seats_is ->
        [you] У тебя { $tokens ->
            [one] { $tokens } жетон: партия твоя!
            [few] { $tokens } жетона: партия твоя!
           *[many] { $tokens } жетонов: партия твоя!
        }
        [among] { $seats_count ->
            [2] Ты и { $seats_others }: жетонов у каждого { $tokens }, общая победа!
           *[other] Ты, { $seats_others }: жетонов у каждого { $tokens }, общая победа!
        }
       *[other] { $seats_count ->
            [1] { $seats } выигрывает партию: жетонов { $tokens }!
           *[other] { $seats }: жетонов у каждого { $tokens }, общая победа!
        }
    }
   *[other] { $seats_is ->
        [you] У тебя жетонов { $tokens }. Столько же набирает { $beside }, но люди впереди: партия твоя!
        [among] Ты и { $seats_others }: жетонов у каждого { $tokens }. Столько же набирает { $beside }, но люди впереди: общая победа!
       *[other] { $seats_count ->
            [1] { $seats } набирает жетонов { $tokens }. Столько же набирает { $beside }, но люди впереди: победа в партии!
           *[other] { $seats }: жетонов у каждого { $tokens }. Столько же набирает { $beside }, но люди впереди: общая победа!
        }
    }
}
chips-event-DummyOutrun = { $dummy } первым набирает три жетона, но { $seat_is ->
    [you] у тебя { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[many] { $tokens } жетонов
    } — больше, чем у соперника. Партия твоя!
   *[other] партию выигрывает { $seat }: { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[many] { $tokens } жетонов
    } — больше, чем у соперника!
}
chips-event-DummyWon = { $dummy } первым набирает три жетона, а у игроков поровну, по { $tokens }: партию выигрывает { $dummy }.

## Серии партий

chips-tally-rounds = раунды
chips-tally-tricks = взятки

## Настройки

chips-option-burning = Сумма больше 21 сгорает (правило) или делится пополам (вариант).
