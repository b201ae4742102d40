### «12 фишек» в браузере.

web-chips-variant = Больше 21
web-chips-variant-help = Что в конце раунда бывает с суммой больше 21.
web-chips-burning-help = По правилам она сгорает и не может победить, разве что сгорели все.
web-chips-halving-help = Вариант с Tokyo Game Market: она делится пополам, с округлением вниз.
web-chips-with-dummy = третьим играет болван
web-chips-round = Раунд { $round }
web-chips-trick = Раунд { $round }, взятка { $trick }
web-chips-count = Раунд { $round }: подсчёт
web-chips-middle = В центре
web-chips-middle-empty = В центре пусто.
web-chips-front = стол
web-chips-front-of = { $who_is ->
    [you] Лежит перед тобой насовсем
   *[other] { $who }: лежит насовсем
}
web-chips-front-tip = { $chip }: награда за взятку. Лежит здесь насовсем и считается.
web-chips-hand = рука
web-chips-hand-of = { $who_is ->
    [you] У тебя на руке
   *[other] { $who }: на руке
}
web-chips-stack = стопка
web-chips-stack-of = { $who_is ->
    [you] Твоя стопка
   *[other] { $who }: стопка
}
web-chips-secret-tip = { $chip }: знаешь только ты
web-chips-seen-tip = { $chip }: все знают, что она здесь
web-chips-back-tip = { $colour_id ->
    [red] Красная фишка, от 4 до 9. Значение неизвестно.
   *[blue] Синяя фишка, от 1 до 3 или от 10 до 12. Значение неизвестно.
}
web-chips-leads = заход
web-chips-leads-tip = Заход в этой взятке
web-chips-tokens = { $tokens ->
    [0] Победных жетонов нет; для победы нужно { $enough }.
    [one] { $tokens } победный жетон; для победы нужно { $enough }.
    [few] { $tokens } победных жетона; для победы нужно { $enough }.
   *[many] { $tokens } победных жетонов; для победы нужно { $enough }.
}
web-chips-figure = { $count ->
    [one] { $count } победный жетон
    [few] { $count } победных жетона
   *[many] { $count } победных жетонов
}
web-chips-total = { $over ->
    [burns] { $unknown ->
        [0] { $sum }, перебор { $left }: сгорит
       *[other] { $sum } и больше: сгорит
    }
    [halved] { $unknown ->
        [0] { $sum }, перебор { $left }: пойдёт за { $half }
       *[other] { $sum } и больше: поделят пополам
    }
   *[no] { $unknown ->
        [0] { $left ->
            [0] Ровно { $sum }
           *[other] { $sum }, до { $limit } ещё { $left }
        }
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
}
web-chips-counted = { $fate ->
    [burnt] { $total }, перебор { $over }: сгорает
    [halved] { $total }, перебор { $over }: идёт за { $counts }
   *[stands] { $total }
}
web-chips-total-tip = { $over ->
    [burns] Складываются все четыре фишки. Больше { $limit } — сумма в конце раунда сгорит.
   *[halved] Складываются все четыре фишки. Больше { $limit } — в конце раунда пойдёт только половина суммы.
}
web-chips-play-tip = Сыграть: { $chip }
web-chips-take-tip = Взять: { $chip }
web-chips-not-now = Нельзя: { $chip }. Сначала красные.
web-chips-forced = Выбора нет: взять можно только эту фишку.
web-chips-hint-play = Старшая фишка берёт взятку, и тогда одна фишка остаётся перед тобой насовсем.
web-chips-hint-take = Сначала красные. Что ты берёшь на руку, видят все.
web-chips-do-play = Сыграть: { $chip }
web-chips-do-take = Взять: { $chip }
web-chips-do-front = Положить: { $chip }
