### King of 12: names, effects, prompts and the story.

## The characters

king-character-knight = Knight
king-character-gambler = Gambler
king-character-lady = Lady
king-character-merchants = Merchants
king-character-troublemakers = Troublemakers
king-character-reverser = Reverser
king-character-sorcerer = Sorcerer
king-character-oracle = Oracle
king-character-alchemist = Alchemist
king-character-machine = Machine
king-character-parasite = Parasite
king-character-golem = Golem
king-character-collector = Collector
king-character-faun = Faun

## What they do, in a line

king-effect-knight = this turn low beats high
king-effect-gambler = this turn first and second place swap
king-effect-lady = cancels every other card; two Ladies: the lower may take a token from the higher
king-effect-merchants = everyone passes their die to the left, before anything else
king-effect-troublemakers = everyone turns their die to the opposite face
king-effect-reverser = turn your die to the opposite face
king-effect-sorcerer = turn your die to one of its five neighbouring faces
king-effect-oracle = roll your die, after everything else
king-effect-alchemist = your value counts double
king-effect-machine = your value counts 7 more
king-effect-parasite = your value counts 7 less
king-effect-golem = your value is 12, but 1 if your die shows 12
king-effect-collector = if your die is cancelled, you are first
king-effect-faun = if your die would be cancelled, it turns to the highest face no other die shows

## What is asked

king-ask-play = { $name }, which card do you play?
king-ask-turn = { $name }, to which face does your Sorcerer turn the die?
king-ask-take = { $name }, which token does your Lady take from { $victim }?
king-ask-lay = You won the round! Which card do you lay under your die, for good, as its mark?

king-move-turn = face { $face }
king-move-take = a token worth { $token }
king-move-decline = nothing

## The table

king-where = Round { $round }, turn { $turn }
king-where-round = Round { $round }
king-where-start = Before the first roll
king-hand = { $name }, your hand: { $cards }
king-column-player = player
king-column-die = die
king-column-tokens = tokens
king-column-played = played this round
king-column-hand = in hand
king-column-under = under the die
king-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
king-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
king-under-suspects = one of { $cards }
king-set = In this game: { $cards }
king-plain-place = { $name }: { $die ->
    [0] die not rolled
   *[other] die { $die }
}; { $points ->
    [0] no points
    [one] { $points } point, tokens { $tokens }
   *[other] { $points } points, tokens { $tokens }
}; played: { $played }; { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand; under the die: { $under }.

## The story

king-event-SetDrawn = The set for this game is drawn: { $cards }.
king-event-BothPromos = Collector and Faun together: the box advises against it. Enjoy the chaos!
king-event-RoundBegan = Round { $round } begins. Everybody rolls: { $dice }.
king-event-CardsRevealed = The cards are revealed: { $cards }.
king-event-CardsCancelled = { $seats } played the same character, { $card }: these cards cancel each other.
king-event-LadyCancelled = { $cards_count ->
    [0] The Lady of { $seat } is alone; there is nothing left for her to cancel.
   *[other] The Lady of { $seat } cancels all other cards: { $cards }.
}
king-event-DicePassed = The Merchants of { $seat } pass every die to the left. Dice before: { $before }. Dice now: { $after }.
king-event-DieTurned = { $card_id ->
    [troublemakers] The Troublemakers of { $owner } turn the die of { $seat } over: { $before } → { $after }.
    [reverser] The Reverser of { $seat } turns the die over: { $before } → { $after }.
    [sorcerer] The Sorcerer of { $seat } turns the die to a neighbouring face: { $before } → { $after }.
   *[other] { $card } of { $owner } turns the die of { $seat }: { $before } → { $after }.
}
king-event-DieRolled = The Oracle of { $seat } rolls the die: { $before } → { $after }.
king-event-ValueChanged = { $card_id ->
    [alchemist] The Alchemist of { $seat } doubles the { $face }: value { $value }.
    [machine] The Machine of { $seat } adds 7 to the { $face }: value { $value }.
    [parasite] The Parasite of { $seat } takes 7 from the { $face }: value { $value }.
    [golem] The Golem of { $seat }, with the die on { $face }: value { $value }.
   *[other] { $card } of { $seat }, with the die on { $face }: value { $value }.
}
king-event-ValuesCompared = Values are compared: { $values }.
king-event-FaunTurned = The Faun of { $seat } would be cancelled and looks for the highest face no other die shows: { $before } → { $after }.
king-event-DiceCancelled = { $seats } have the same value { $value }: these dice are cancelled.
king-event-LowBeatsHigh = The Knight of { $seat }: this turn low beats high.
king-event-PlacesSwapped = The Gambler of { $seat } swaps the places: first { $first }, second { $second }.
king-event-CollectorFirst = The die of { $seat } is cancelled, so the Collector puts { $seat } first; second: { $second }.
king-event-FirstPlace = { $seat } is first with { $value } and takes a token worth { $token } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
} now).
king-event-SecondPlace = { $seat } is second with { $value } and takes a token worth { $token } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
} now).
king-event-NobodyFirst = Nobody is first.
king-event-NobodySecond = Nobody is second.
king-event-ScoredNothing = { $why_id ->
    [cancelled] { $seat } takes nothing: the die with value { $value } was cancelled.
    [pushed_out] { $seat } takes nothing: pushed out of second place by the Collector.
   *[outranked] { $seat } takes nothing: with { $value }, two others were ahead.
}
king-event-LadyMayTake = Two or more Ladies met. { $thief } has the lowest value and may take a token from { $victim }, who has the highest.
king-event-LadiesTied = Two or more Ladies met, but the lowest or the highest value is shared ({ $values }): nobody takes anything.
king-event-NothingToTake = Two or more Ladies met. { $thief } might take a token from { $victim }, but there is none.
king-event-TokenTaken = The Lady of { $thief } takes a token worth { $token } from { $victim }.
king-event-TokenLeft = The Lady of { $thief } leaves { $victim } in peace.
king-event-LastCardReached = The round ends, with one card left in these hands: { $seats }.
king-event-PointsReached = The round ends: { $seat } has { $points } points.
king-event-TotalsCompared = Points of the round: { $totals }.
king-event-TotalsCancelled = { $seats } have { $points ->
    [one] { $points } point
   *[other] { $points } points
} each: these totals cancel each other.
king-event-RoundWon = { $seat } wins the round with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
king-event-RoundUnwon = All totals are cancelled: nobody wins the round.
king-event-CardLaid = { $seat } lays the { $card } under the die for good: the mark of the round won. That leaves one card less to play with.
king-event-CardHidden = { $seat } lays a card face down under the die for good: the mark of the round won. That leaves one card less to play with.
king-event-GameWon = { $seat } wins a second round and is King of 12!
king-event-DiceLifted = { $cards_count ->
    [0] No card lies under any die.
   *[other] Under the dice lay: { $cards }.
}

## A tournament

king-group = Group { $group }
king-group-own = Your group ({ $group })
king-winners-table = At the winners’ table: { $names }
king-final = The final round
king-watching = Not in the final
king-under-two = { $first }; { $second }
king-event-GroupSeated = Group { $group } sits down together: { $seats }.
king-event-TurnRevealed = All groups reveal their cards at once.
king-event-GroupRevealed = Group { $group }. { $cards }.
king-event-AtGroup = In group { $group } ({ $seats }):
king-event-GroupFirst = { $seat } is first with { $value } and goes to the winners’ table.
king-event-NobodyGoesOn = No group has a first: there is no winners’ table this turn.
king-event-WinnersMeet = { $cards_count ->
    [1] The winners’ table, with one player. { $cards }.
   *[other] The winners’ table, dice and cards as they are. { $cards }.
}
king-event-GroupUnwon = All totals of this group are cancelled: nobody in it wins the round.
king-event-FinalBegins = { $seats } have each won two rounds. They alone play a final round, with the five cards they still hold.
king-event-FinalUnwon = All totals are cancelled: nobody wins the final round. It is played again with the same cards.
king-event-TournamentWon = { $seat } wins the final round and is King of 12!

## Machine mode

king-tally-turns = turns
king-tally-rounds = rounds
king-tally-rounds_unwon = rounds without a winner

## Options

king-option-seats = Five to sixteen play a tournament.
king-option-set = The characters, as first (first game), random, or seven names separated by commas: knight,lady,oracle and so on.
king-option-promo = Promo characters for a random set, separated by commas, from collector and faun.
king-option-groups = The groups of a tournament of twelve, as 4+4+4 or 3+3+3+3.
