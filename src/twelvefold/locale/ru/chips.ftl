### «12 фишек»: имена, вопросы и рассказ.

chips-seat-2 = Болван

## Фишки

chips-colour-red = красная
chips-colour-blue = синяя
chips-chip = { $colour_id ->
    [red] красная { $chip }
   *[blue] синяя { $chip }
}
chips-secret = { $chip } (тайная)
chips-unknown = { $colour_id ->
    [red] неизвестная красная
   *[blue] неизвестная синяя
}

## Вопросы

chips-ask-play = { $name }, какую фишку ты играешь?
chips-ask-front = { $name }, взятка за тобой! Какую фишку ты насовсем кладёшь перед собой?
chips-ask-front-red-first = { $name }, взятка за тобой! Сначала красные: какую красную фишку ты насовсем кладёшь перед собой?
chips-ask-hand = { $name }, какую фишку ты забираешь на руку?
chips-ask-hand-red-first = { $name }, сначала красные: какую красную фишку ты забираешь на руку?

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
chips-plain-place = { $name }: { $tokens ->
    [0] жетонов нет
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[many] { $tokens } жетонов
}; перед собой: { $front }; на руке: { $hand }; сумма: { $total }.

## Рассказ

chips-event-RoundBegan = Начинается раунд { $round }. Каждому сдают две красные и две синие фишки.
chips-event-ChipsDealt = { $colour_id ->
    [red] { $seat } получает красные фишки: { $chips }.
   *[blue] { $seat } получает синие фишки: { $chips }.
}
chips-event-StackMade = { $seat } получает остальные фишки: они перемешаны и сложены стопкой лицом вниз.
chips-event-TopShown = { $colour_id ->
    [red] { $seat }: у верхней фишки красная рубашка.
   *[blue] { $seat }: у верхней фишки синяя рубашка.
}
chips-event-LeaderDrawn = Первый заход по жребию: { $seat }.
chips-event-TrickBegan = Взятка { $trick }. Заход: { $leader }.
chips-event-ChipPlayed = { $seat } играет: { chips-chip }.
chips-event-TrickWon = { $later_count ->
    [0] { $seat } выигрывает взятку: { chips-chip } старше всех.
   *[other] { $seat } выигрывает взятку: { chips-chip } старше всех, а такая же ({ $later }) сыграна позже.
}
chips-event-ChipTaken = { $to_id ->
    [front] { $why_id ->
        [lowest_red] { $seat } кладёт перед собой насовсем: { chips-chip } (сначала красные, из них наименьшая).
        [only_red] { $seat } вынужденно кладёт перед собой насовсем: { chips-chip } (других красных нет).
        [red_first] { $seat } кладёт перед собой насовсем: { chips-chip } (сначала красные).
        [lowest] { $seat } кладёт перед собой насовсем наименьшую фишку: { chips-chip }.
       *[chosen] { $seat } кладёт перед собой насовсем: { chips-chip }.
    }
    [stack] { $why_id ->
        [only_red] { $seat } вынужденно кладёт под стопку: { chips-chip } (других красных нет).
        [lowest_red] { $seat } кладёт под стопку: { chips-chip } (сначала красные, из них наименьшая).
        [only] { $seat } кладёт под стопку: { chips-chip } (выбора нет).
       *[lowest] { $seat } кладёт под стопку наименьшую фишку: { chips-chip }.
    }
   *[hand] { $why_id ->
        [only_red] { $seat } вынужденно забирает на руку: { chips-chip } (других красных нет).
        [red_first] { $seat } забирает на руку: { chips-chip } (сначала красные).
        [only] { $seat } забирает на руку: { chips-chip } (выбора нет).
       *[chosen] { $seat } забирает на руку: { chips-chip }.
    }
}
chips-event-RoundEnded = Заход: { $seat }, но заходить нечем. Раунд окончен.
chips-event-HandLaid = { $seat } выкладывает то, что осталось: { $chips }.
chips-event-TotalCounted = { $fate_id ->
    [burnt] { $seat }: { $chips }. Сумма { $total } сгорает!
    [halved] { $seat }: { $chips }. Сумма { $total } делится пополам: { $counts }.
   *[stands] { $seat }: { $chips }. Сумма { $total }.
}
chips-event-TokenWon = { $merit_id ->
    [highest_burnt] { $shared_count ->
        [0] Сгорели все суммы. За наибольшую ({ $counts }) { $seat } берёт жетон: теперь { $tokens } из 3.
       *[other] Сгорели все суммы. За наибольшую ({ $counts }) { $seat }, как и { $shared }, берёт жетон: теперь { $tokens } из 3.
    }
    [highest_unburnt] { $shared_count ->
        [0] За наибольшую из несгоревших сумм ({ $counts }) { $seat } берёт жетон: теперь { $tokens } из 3.
       *[other] За наибольшую из несгоревших сумм ({ $counts }) { $seat }, как и { $shared }, берёт жетон: теперь { $tokens } из 3.
    }
   *[highest] { $shared_count ->
        [0] За наибольшую сумму ({ $counts }) { $seat } берёт жетон: теперь { $tokens } из 3.
       *[other] За наибольшую сумму ({ $counts }) { $seat }, как и { $shared }, берёт жетон: теперь { $tokens } из 3.
    }
}
chips-event-GameWon = { $beside_count ->
    [0] { $seats_count ->
        [1] { $seats }: жетонов { $tokens }, победа в партии!
       *[other] { $seats }: жетонов у каждого { $tokens }, общая победа!
    }
   *[other] { $seats_count ->
        [1] { $seats }: жетонов { $tokens }, столько же набирает и { $beside }, но люди впереди: победа в партии!
       *[other] { $seats }: жетонов у каждого { $tokens }, столько же набирает и { $beside }, но люди впереди: общая победа!
    }
}
chips-event-DummyOutrun = { $dummy } первым набирает три жетона, но партию выигрывает { $seat }: { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[many] { $tokens } жетонов
} — больше, чем у соперника!
chips-event-DummyWon = { $dummy } первым набирает три жетона, а у игроков жетонов поровну, по { $tokens }: партию выигрывает { $dummy }.

## Серии партий

chips-tally-rounds = раунды
chips-tally-tricks = взятки

## Настройки

chips-option-burning = Сумма больше 21 сгорает (правило) или делится пополам (вариант).
