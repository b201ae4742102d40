### King of 12 in the browser.

## Before the game

web-king-set = Characters
web-king-set-help = Everybody plays with the same seven characters; the Knight is always among them.
web-king-set-first = first game
web-king-set-first-help = Seven characters that are easy to learn: the right choice for a first game.
web-king-set-random = random
web-king-set-random-help = Six are drawn by luck, at least two of which move dice.
web-king-set-agreed = agreed
web-king-set-agreed-help = Choose the seven yourselves.
web-king-set-fact = { $set ->
    [first] the characters of the first game
   *[random] seven random characters
}
web-king-set-is = characters: { $cards }
web-king-promo = Promo characters
web-king-promo-help = They take places among the six that are drawn.
web-king-promo-none = none
web-king-promo-both = The box advises against both at once. It is allowed.
web-king-promo-is = with { $cards }
web-king-is-promo = (promo)
web-king-seats-tournament = A tournament: groups of { $groups }. Each group plays for itself, and the firsts of every turn meet at the winners’ table.
web-king-groups = Groups
web-king-groups-help = How many sit together in each group.
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
web-king-card-state = { $state ->
    [thinking] { $who } is choosing a card.
    [sealed] { $who } has chosen a card.
    [stands] { $who } played { $card }.
    [cracked] { $who } played { $card }; it was cancelled by an equal card.
    [silenced] { $who } played { $card }; it was cancelled by the Lady.
   *[empty] No card of { $who } lies here.
}
web-king-die = Die of { $who }: { $face }
web-king-die-dark = Die of { $who }: { $face }, cancelled
web-king-die-tip = The die shows { $face }. Around it lie { $around }.
web-king-value = Value { $value }
web-king-rank = { $rank ->
    [1] 1st
   *[2] 2nd
}
web-king-low-wins = low wins
web-king-rank-tip = { $rank ->
    [1] First in this turn
   *[2] Second in this turn
}
web-king-pool-tip = { $token ->
    [2] For first place: a token worth { $token }
   *[1] For second place: a token worth { $token }
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
web-king-hint-take = Choose a token, or leave it.
web-king-hint-lay = It marks the round you won. From now on you play with one card less, so lay one you can spare.
web-king-chosen = Your choice: { $move }.
web-king-do-play = Play: { $move }
web-king-do-turn = Turn to { $move }
web-king-do-take = Take: { $move }
web-king-do-lay = Lay under the die: { $move }
web-king-faces = The five neighbouring faces
web-king-theft = What your Lady takes
