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

king-ask-play = { $name_is ->
    [you] Choose a card.
   *[other] { $name }, choose a card.
}
king-ask-turn = { $name_is ->
    [you] Your Sorcerer turns your die. Choose a face.
   *[other] { $name }, your Sorcerer turns your die. Choose a face.
}
king-ask-take = { $name_is ->
    [you] Your Lady may take a token from { $victim }. Which one?
   *[other] { $name }, your Lady may take a token from { $victim }. Which one?
}
king-ask-lay = { $name_is ->
    [you] You won the round! Which card do you lay under your die, for good, as its mark?
   *[other] { $name }, you won the round! Which card do you lay under your die, for good, as its mark?
}

king-move-turn = face { $face }
king-move-take = a token worth { $token }
king-move-decline = nothing

## The table

king-where = Round { $round }, turn { $turn }
king-where-round = Round { $round }
king-where-start = Before the first roll
king-hand = { $name_is ->
    [you] Your hand: { $cards }
   *[other] { $name }, your hand: { $cards }
}
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
king-plain-place = { $name_is ->
    [you] You
   *[other] { $name }
}: { $die ->
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

king-event-SetDrawn = The characters of this game: { $cards }.
king-event-BothPromos = Collector and Faun together: the box advises against it. Enjoy the chaos!
king-event-RoundBegan = Round { $round } begins. Everybody rolls – { $dice }.
king-event-CardsRevealed = Cards on the table – { $cards }.
king-event-CardsCancelled = { $seats_is ->
    [among] { $seats_count ->
        [2] You and { $seats_others }
       *[other] You, { $seats_others }
    }
   *[other] { $seats }
} { $seats_count ->
    [2] both
   *[other] all
} played the { $card }: { $card_id ->
    [lady] they cancel no other card.
   *[other] no effect.
}
king-event-LadyCancelled = { $seat_is ->
    [you] Your Lady
   *[other] { $seat }’s Lady
} { $cards_count ->
    [0] finds no card left to cancel.
   *[other] cancels all other cards – { $cards }.
}
king-event-DicePassed = { $seat_is ->
    [you] Your Merchants
   *[other] { $seat }’s Merchants
} pass all dice to the left. Before – { $before }. Now – { $after }.
king-event-DieTurned = { $owner_is ->
    [you] Your { $card }
   *[other] { $owner }’s { $card }
} { $card_id ->
    [troublemakers] { $seat_is ->
        [you] turn your die over
       *[other] turn { $seat }’s die over
    }
    [reverser] { $seat_is ->
        [you] turns your die over
       *[other] turns the die over
    }
    [sorcerer] { $seat_is ->
        [you] turns your die to a neighbouring face
       *[other] turns the die to a neighbouring face
    }
   *[other] { $seat_is ->
        [you] turns your die
       *[other] turns { $seat }’s die
    }
}: { $before } → { $after }.
king-event-DieRolled = { $seat_is ->
    [you] Your Oracle rolls your die again
   *[other] { $seat }’s Oracle rolls the die again
}: { $before } → { $after }.
king-event-ValueChanged = { $seat_is ->
    [you] Your { $card }
   *[other] { $seat }’s { $card }
}: { $card_id ->
    [alchemist] { $face } × 2 = { $value }.
    [machine] { $face } + 7 = { $value }.
    [parasite] { $face } − 7 = { $value }.
   *[other] { $face } becomes { $value }.
}
king-event-ValuesCompared = Values – { $values }.
king-event-FaunTurned = { $seat_is ->
    [you] Your die would be cancelled. Your Faun
   *[other] { $seat }’s die would be cancelled. The Faun
} turns it to the highest free face: { $before } → { $after }.
king-event-DiceCancelled = { $seats_is ->
    [among] { $seats_count ->
        [2] You and { $seats_others }
       *[other] You, { $seats_others }
    }
   *[other] { $seats }
} { $seats_count ->
    [2] both
   *[other] all
} have { $value }: cancelled.
king-event-LowBeatsHigh = { $seat_is ->
    [you] Your Knight
   *[other] { $seat }’s Knight
}: low beats high this turn.
king-event-PlacesSwapped = { $seat_is ->
    [you] Your Gambler
   *[other] { $seat }’s Gambler
} swaps first and second. Now { $first_is ->
    [you] you are first
    [nobody] nobody is first
   *[other] { $first } is first
} and { $second_is ->
    [you] you are second.
    [nobody] nobody is second.
   *[other] { $second } is second.
}
king-event-CollectorFirst = { $seat_is ->
    [you] Your die was cancelled, so your Collector puts you first;
   *[other] { $seat }’s die was cancelled, so the Collector puts { $seat } first;
} { $second_is ->
    [you] you are second.
    [nobody] nobody is second.
   *[other] { $second } is second.
}
king-event-FirstPlace = { $seat_is ->
    [you] You come first with { $value } and take a token worth { $token }: now you have { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[other] { $seat } comes first with { $value } and takes a token worth { $token }: now { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
king-event-SecondPlace = { $seat_is ->
    [you] You come second with { $value } and take a token worth { $token }: now you have { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[other] { $seat } comes second with { $value } and takes a token worth { $token }: now { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
king-event-NobodyFirst = Nobody comes first.
king-event-NobodySecond = Nobody comes second.
king-event-ScoredNothing = { $seat_is ->
    [you] { $why_id ->
        [cancelled] Nothing for you: your { $value } was cancelled.
        [pushed_out] Nothing for you: the Collector pushes you out of second place.
       *[outranked] Nothing for you: two others beat your { $value }.
    }
   *[other] { $why_id ->
        [cancelled] Nothing for { $seat }: the { $value } was cancelled.
        [pushed_out] Nothing for { $seat }, pushed out of second place by the Collector.
       *[outranked] Nothing for { $seat }: two others beat the { $value }.
    }
}
king-event-LadyMayTake = Ladies meet! { $thief_is ->
    [you] You are the lowest and may take a token from { $victim }, the highest.
   *[other] { $victim_is ->
        [you] { $thief } is the lowest and may take a token from you, the highest.
       *[other] { $thief } is the lowest and may take a token from { $victim }, the highest.
    }
}
king-event-LadiesTied = Ladies meet, but the lowest or the highest is tied – { $values }. Nobody takes a token.
king-event-NothingToTake = Ladies meet! { $thief_is ->
    [you] You may take a token from { $victim }, but there is none to take.
   *[other] { $victim_is ->
        [you] { $thief } may take a token from you, but you have none.
       *[other] { $thief } may take a token from { $victim }, but there is none to take.
    }
}
king-event-TokenTaken = { $thief_is ->
    [you] Your Lady takes a token worth { $token } from { $victim }.
   *[other] { $victim_is ->
        [you] { $thief }’s Lady takes a token worth { $token } from you.
       *[other] { $thief }’s Lady takes a token worth { $token } from { $victim }.
    }
}
king-event-TokenLeft = { $thief_is ->
    [you] Your Lady takes nothing from { $victim }.
   *[other] { $victim_is ->
        [you] { $thief }’s Lady takes nothing from you.
       *[other] { $thief }’s Lady takes nothing from { $victim }.
    }
}
king-event-LastCardReached = { $seats_is ->
    [you] You have only one card left: the round ends.
    [among] { $seats_count ->
        [2] You and { $seats_others } have only one card left: the round ends.
       *[other] You, { $seats_others } have only one card left: the round ends.
    }
   *[other] { $seats_count ->
        [one] { $seats } has only one card left: the round ends.
       *[other] { $seats } have only one card left: the round ends.
    }
}
king-event-PointsReached = { $seat_is ->
    [you] You have { $points } points: the round ends.
   *[other] { $seat } has { $points } points: the round ends.
}
king-event-TotalsCompared = Points this round – { $totals }.
king-event-TotalsCancelled = { $seats_is ->
    [among] { $seats_count ->
        [2] You and { $seats_others }
       *[other] You, { $seats_others }
    }
   *[other] { $seats }
} { $seats_count ->
    [2] both
   *[other] all
} have { $points ->
    [one] { $points } point
   *[other] { $points } points
}: these totals cancel each other.
king-event-RoundWon = { $seat_is ->
    [you] You win the round with { $points ->
        [one] { $points } point!
       *[other] { $points } points!
    }
   *[other] { $seat } wins the round with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
king-event-RoundUnwon = All totals cancel out: nobody wins the round.
king-event-CardLaid = { $seat_is ->
    [you] You lay the { $card } under your die for good: the mark of your round. From now on you play with one card less.
   *[other] { $seat } lays the { $card } under the die for good: the mark of a round won, and one card less to play with.
}
king-event-CardHidden = { $seat_is ->
    [you] You lay a card face down under your die for good: the mark of your round. From now on you play with one card less.
   *[other] { $seat } lays a card face down under the die for good: the mark of a round won, and one card less to play with.
}
king-event-GameWon = { $seat_is ->
    [you] You win a second round. You are King of 12!
   *[other] { $seat } wins a second round and is King of 12!
}
king-event-DiceLifted = { $cards_count ->
    [0] No card lies under any die.
   *[other] Under the dice – { $cards }.
}

## A tournament

king-group = Group { $group }
king-group-own = Your group ({ $group })
king-winners-table = { $names_is ->
    [you] You are at the winners’ table!
    [among] You are at the winners’ table, with { $names_others }!
   *[other] At the winners’ table: { $names }
}
king-final = The final round
king-watching = Not in the final
king-under-two = { $first }; { $second }
king-event-GroupSeated = { $seats_is ->
    [among] Group { $group } is yours: you play with { $seats_others }.
   *[other] Group { $group }: { $seats }.
}
king-event-TurnRevealed = All groups turn their cards up.
king-event-GroupRevealed = Group { $group } – { $cards }.
king-event-AtGroup = { $seats_is ->
    [among] In your group ({ $group }), with { $seats_others }:
   *[other] In group { $group } ({ $seats }):
}
king-event-GroupFirst = { $seat_is ->
    [you] You are first in your group with { $value }: on to the winners’ table!
   *[other] { $seat } is first in the group with { $value } and goes on to the winners’ table.
}
king-event-NobodyGoesOn = No group has a first: no winners’ table this turn.
king-event-WinnersMeet = { $cards_count ->
    [1] Only one player comes to the winners’ table – { $cards }.
   *[other] The winners’ table, with dice and cards as they are – { $cards }.
}
king-event-GroupUnwon = All totals in this group cancel out: nobody in it wins the round.
king-event-FinalBegins = { $seats_is ->
    [among] { $seats_count ->
        [2] You and { $seats_others }
       *[other] You, { $seats_others }
    } have won two rounds each. You play a final round, with the five cards you have left.
   *[other] { $seats } have won two rounds each. They play a final round, with the five cards they have left.
}
king-event-FinalUnwon = All totals cancel out: nobody wins the final round. Play it again, with the same cards.
king-event-TournamentWon = { $seat_is ->
    [you] You win the final round. You are King of 12!
   *[other] { $seat } wins the final round and is King of 12!
}

## Machine mode

king-tally-turns = turns
king-tally-rounds = rounds
king-tally-rounds_unwon = rounds without a winner

## Options

king-option-seats = Five to sixteen play a tournament.
king-option-set = The characters, as first (first game), random, or seven names separated by commas: knight,lady,oracle and so on.
king-option-promo = Promo characters for a random set, separated by commas, from collector and faun.
king-option-groups = The groups of a tournament of twelve, as 4+4+4 or 3+3+3+3.
