### King of 12 in the browser.

## Before the game

web-king-set = Characters
web-king-set-help = Everybody plays with the same seven characters; the Knight is always among them.
web-king-set-first = first game
web-king-set-first-help = Seven characters that are easy to learn. Best for a first game.
web-king-set-random = random
web-king-set-random-help = Six are drawn, and at least two of them move dice.
web-king-set-agreed = agreed
web-king-set-agreed-help = Choose the seven yourselves.
web-king-set-fact = { $set ->
    [first] the characters of the first game
   *[random] seven random characters
}
web-king-set-is = characters: { $cards }
web-king-promo = Promo characters
web-king-promo-help = They take their places among the six that are drawn.
web-king-promo-none = none
web-king-promo-both = The box advises against both at once. You may.
web-king-promo-is = with { $cards }
web-king-is-promo = (promo)
web-king-seats-tournament = A tournament in groups: { $groups }. Each group plays for itself; the first of each meet at the winners’ table.
web-king-groups = Groups
web-king-groups-help = How many play in each group.
web-king-groups-fact = a tournament in groups: { $groups }
web-king-who = { $cards ->
    [one] Who is who: one character
   *[other] Who is who: { $cards } characters
}
web-king-agreed = Your seven characters
web-king-agreed-ready = Chosen: { $cards }.
web-king-agreed-left = { $more ->
    [yes] { $left ->
        [one] One more, please.
       *[other] { $left } more, please.
    }
   *[no] { $left ->
        [one] One too many.
       *[other] { $left } too many.
    }
}

## At the table

web-king-card-tip = { $card }: { $effect }.
web-king-card-state = { $who_is ->
    [you] { $state ->
        [thinking] Your turn to choose a card.
        [sealed] You have chosen a card.
        [stands] You played { $card }.
        [cracked] You played { $card }; an equal card cancels it.
        [silenced] You played { $card }; the Lady cancels it.
       *[empty] No card of yours lies here.
    }
   *[other] { $state ->
        [thinking] { $who } is choosing a card.
        [sealed] { $who } has chosen a card.
        [stands] { $who } played { $card }.
        [cracked] { $who } played { $card }; an equal card cancels it.
        [silenced] { $who } played { $card }; the Lady cancels it.
       *[empty] No card of { $who }’s lies here.
    }
}
web-king-die = { $who_is ->
    [you] Your die: { $face }
   *[other] { $who }’s die: { $face }
}
web-king-die-dark = { $who_is ->
    [you] Your die: { $face }, cancelled
   *[other] { $who }’s die: { $face }, cancelled
}
web-king-die-tip = The die shows { $face }. The faces around it: { $around }.
web-king-value = Value { $value }
web-king-rank = { $rank ->
    [1] 1st
   *[2] 2nd
}
web-king-low-wins = low wins
web-king-rank-tip = { $rank ->
    [1] First this turn
   *[2] Second this turn
}
web-king-pool-tip = { $token ->
    [2] First place brings a token worth { $token }
   *[1] Second place brings a token worth { $token }
}
web-king-tokens = { $points ->
    [0] No points
    [one] { $points } point: twos { $twos }, ones { $ones }
   *[other] { $points } points: twos { $twos }, ones { $ones }
}
web-king-tokens-tip = { $points ->
    [one] { $points } point in this round; { $goal } end it.
   *[other] { $points } points in this round; { $goal } end it.
}
web-king-crowns = Rounds won: { $won } of { $all }
web-king-crowns-tip = { $won } of { $all } rounds won. Win { $all } and you win the game.
web-king-under = { $count ->
    [one] One round won: a card lies under this die, for good.
   *[other] { $count } rounds won: { $count } cards lie under this die, for good.
}
web-king-under-known = { $count ->
    [one] One round won: a card lies under this die, for good. It is { $card }.
   *[other] { $count } rounds won. Under this die lies { $card }.
}
web-king-hint-play = Touch a card to read what it does; touch it again to play it.
web-king-hint-turn = Touch one of the five faces around the one that is up.
web-king-hint-take = Choose a token, or take nothing.
web-king-hint-lay = It marks the round you won. From now on you play with one card less, so lay one you can spare.
web-king-chosen = Your choice: { $move }.
web-king-do-play = Play: { $move }
web-king-do-turn = Turn to { $move }
web-king-do-take = Take: { $move }
web-king-do-lay = Lay under the die: { $move }
web-king-faces = The five neighbouring faces
web-king-theft = What your Lady takes
