### 12 Chip Trick: names, prompts and the story.

chips-seat-2 = Dummy

## The chips

chips-colour-red = red
chips-colour-blue = blue
chips-chip = { $colour_id ->
    [red] red { $chip }
   *[blue] blue { $chip }
}
chips-the-chip = { $colour_id ->
    [red] the red { $chip }
   *[blue] the blue { $chip }
}
chips-secret = { $chip } (secret)
chips-unknown = { $colour_id ->
    [red] unknown red
   *[blue] unknown blue
}

## What is asked

chips-ask-play = { $name_is ->
    [you] Choose a chip to play.
   *[other] { $name }, choose a chip to play.
}
chips-ask-front = { $name_is ->
    [you] You won the trick! Which chip do you lay down for good?
   *[other] { $name }, you won the trick! Which chip do you lay down for good?
}
chips-ask-front-red-first = { $name_is ->
    [you] You won the trick! Red goes first: which red chip do you lay down for good?
   *[other] { $name }, you won the trick! Red goes first: which red chip do you lay down for good?
}
chips-ask-hand = { $name_is ->
    [you] Choose a chip to pick up.
   *[other] { $name }, choose a chip to pick up.
}
chips-ask-hand-red-first = { $name_is ->
    [you] Red goes first: choose a red chip to pick up.
   *[other] { $name }, red goes first: choose a red chip to pick up.
}

## The table

chips-variant = { $variant ->
    [burning] over 21 burns
   *[halving] over 21 is halved
}
chips-where-deal = Round { $round } ({ chips-variant })
chips-where-trick = Round { $round }, trick { $trick } ({ chips-variant })
chips-where-over = After round { $round } ({ chips-variant })
chips-column-player = player
chips-column-tokens = tokens
chips-column-front = in front
chips-column-hand = in hand
chips-column-total = total
chips-leads = { $name } (leads)
chips-total = { $unknown ->
    [0] { $sum }
    [one] { $sum ->
        [0] { $unknown } hidden chip
       *[other] { $sum } and { $unknown } hidden chip
    }
   *[other] { $sum ->
        [0] { $unknown } hidden chips
       *[other] { $sum } and { $unknown } hidden chips
    }
}
chips-middle = In the middle: { $chips }
chips-legend = ◆ red, 4 to 9; ● blue, 1 to 3 and 10 to 12; ? unknown; * only you know it
chips-stack-top = { $colour_id ->
    [red] an unknown red chip on top
   *[blue] an unknown blue chip on top
}
chips-stack-unknown = { $count ->
    [one] { $count } unknown chip
   *[other] { $count } unknown chips
}
chips-stack-then = then { $chip }
chips-plain-place = { $name_is ->
    [you] You
   *[other] { $name }
}: { $leads ->
    [yes] leads; { $tokens ->
        [0] no tokens
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
   *[no] { $tokens ->
        [0] no tokens
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
}; in front: { $front }; in hand: { $hand }; total: { $total }.

## The story

chips-plays = { $seat_is ->
    [you] You play
   *[other] { $seat } plays
}
chips-wins = { $seat_is ->
    [you] You win the trick
   *[other] { $seat } wins the trick
}
chips-lays = { $seat_is ->
    [you] You lay
   *[other] { $seat } lays
}
chips-takes = { $seat_is ->
    [you] You pick up
   *[other] { $seat } picks up
}
chips-has = { $seat_is ->
    [you] You have
   *[other] { $seat } has
}
chips-gets = { $seat_is ->
    [you] win
   *[other] wins
}
chips-sharers = { $shared_is ->
    [you] you
    [among] { $shared_count ->
        [2] you and { $shared_others }
       *[other] you, { $shared_others }
    }
   *[other] { $shared }
}
chips-event-RoundBegan = Round { $round } begins. Everybody gets two red and two blue chips.
chips-event-ChipsDealt = { $seat_is ->
    [you] { $colour_id ->
        [red] Your red chips: { $chips }.
       *[blue] Your blue chips: { $chips }.
    }
   *[other] { $colour_id ->
        [red] { $seat }’s red chips: { $chips }.
       *[blue] { $seat }’s blue chips: { $chips }.
    }
}
chips-event-StackMade = { $seat } gets the other chips, shuffled in a face-down stack.
chips-event-TopShown = { $colour_id ->
    [red] { $seat }’s next chip has a red back.
   *[blue] { $seat }’s next chip has a blue back.
}
chips-event-LeaderDrawn = The draw decides: { $seat_is ->
    [you] you lead first.
   *[other] { $seat } leads first.
}
chips-event-TrickBegan = Trick { $trick }: { $leader_is ->
    [you] you lead.
   *[other] { $leader } leads.
}
chips-event-ChipPlayed = { chips-plays } { chips-the-chip }.
chips-event-TrickWon = { chips-wins }: { chips-the-chip } is the highest{ $later_count ->
    [0] .
   *[other] . { $later_is ->
        [you] You played the same later.
        [among] You and { $later_others } played the same later.
       *[other] { $later } played the same later.
    }
}
chips-event-ChipTaken = { $to_id ->
    [front] { $why_id ->
        [lowest_red] { chips-lays } { chips-the-chip } down for good: red goes first, and this is the lowest.
        [only_red] { chips-lays } { chips-the-chip } down for good: it is the only red one.
        [red_first] { chips-lays } { chips-the-chip } down for good: red goes first.
        [lowest] { chips-lays } { chips-the-chip }, the lowest, down for good.
       *[chosen] { chips-lays } { chips-the-chip } down for good.
    }
    [stack] { $why_id ->
        [only_red] { $seat } puts { chips-the-chip } under the stack: it is the only red one.
        [lowest_red] { $seat } puts { chips-the-chip } under the stack: red goes first, and this is the lowest.
        [only] { $seat } puts { chips-the-chip } under the stack: nothing else is left.
       *[lowest] { $seat } puts { chips-the-chip }, the lowest, under the stack.
    }
   *[hand] { $why_id ->
        [only_red] { chips-takes } { chips-the-chip }: it is the only red one.
        [red_first] { chips-takes } { chips-the-chip }: red goes first.
        [only] { chips-takes } { chips-the-chip }: nothing else is left.
       *[chosen] { chips-takes } { chips-the-chip }.
    }
}
chips-event-RoundEnded = { chips-has } no chip left to lead: the round is over.
chips-event-HandLaid = { chips-lays } the rest down: { $chips }.
chips-event-TotalCounted = { $fate_id ->
    [burnt] { chips-has } { $chips }: { $total } in all, burnt!
    [halved] { chips-has } { $chips }: { $total } in all, halved to { $counts }.
   *[stands] { chips-has } { $chips }: { $total } in all.
}
chips-event-TokenWon = { $merit_id ->
    [highest_burnt] { $shared_count ->
        [0] All totals burnt. { chips-has } the highest, { $counts }, and { chips-gets } a token: now { $tokens } of 3.
       *[other] All totals burnt. { chips-has } the highest, { $counts }, tied with { chips-sharers }, and { chips-gets } a token: now { $tokens } of 3.
    }
    [highest_unburnt] { $shared_count ->
        [0] { chips-has } the highest total that did not burn, { $counts }, and { chips-gets } a token: now { $tokens } of 3.
       *[other] { chips-has } the highest total that did not burn, { $counts }, tied with { chips-sharers }, and { chips-gets } a token: now { $tokens } of 3.
    }
   *[highest] { $shared_count ->
        [0] { chips-has } the highest total, { $counts }, and { chips-gets } a token: now { $tokens } of 3.
       *[other] { chips-has } the highest total, { $counts }, tied with { chips-sharers }, and { chips-gets } a token: now { $tokens } of 3.
    }
}
chips-event-GameWon = { $beside_count ->
    [0] { $seats_is ->
        [you] You have { $tokens } tokens and win the game!
        [among] { $seats_count ->
            [2] You and { $seats_others } have { $tokens } tokens each and share the victory!
           *[other] You, { $seats_others } have { $tokens } tokens each and share the victory!
        }
       *[other] { $seats_count ->
            [one] { $seats } has { $tokens } tokens and wins the game!
           *[other] { $seats } have { $tokens } tokens each and share the victory!
        }
    }
   *[other] { $seats_is ->
        [you] You have { $tokens } tokens. { $beside } has as many, but people go first: you win the game!
        [among] You and { $seats_others } have { $tokens } tokens each. { $beside } has as many, but people go first: you share the victory!
       *[other] { $seats_count ->
            [one] { $seats } has { $tokens } tokens. { $beside } has as many, but people go first: { $seats } wins the game!
           *[other] { $seats } have { $tokens } tokens each. { $beside } has as many, but people go first: they share the victory!
        }
    }
}
chips-event-DummyOutrun = { $dummy } is first to three tokens, but { $seat_is ->
    [you] you have { $tokens }, more than the other player: you win the game!
   *[other] { $seat } has { $tokens }, more than the other player, and wins the game!
}
chips-event-DummyWon = { $dummy } is first to three tokens, and the players are tied at { $tokens }: { $dummy } wins the game.

## Machine mode

chips-tally-rounds = rounds
chips-tally-tricks = tricks

## Options

chips-option-burning = Whether a total over 21 burns (the rule) or is halved (the variant).
