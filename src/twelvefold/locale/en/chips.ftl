### 12 Chip Trick: names, prompts and the story.

chips-seat-2 = Dummy

## The chips

chips-colour-red = red
chips-colour-blue = blue
chips-chip = { $colour_id ->
    [red] red { $chip }
   *[blue] blue { $chip }
}
chips-secret = { $chip } (secret)
chips-unknown = { $colour_id ->
    [red] unknown red
   *[blue] unknown blue
}

## What is asked

chips-ask-play = { $name }, which chip do you play?
chips-ask-front = { $name }, you won the trick. Which chip do you lay in front of you for good?
chips-ask-front-red-first = { $name }, you won the trick. Red goes first: which red chip do you lay in front of you for good?
chips-ask-hand = { $name }, which chip do you take into your hand?
chips-ask-hand-red-first = { $name }, red goes first: which red chip do you take into your hand?

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
chips-plain-place = { $name }: { $tokens ->
    [0] no tokens
    [one] { $tokens } token
   *[other] { $tokens } tokens
}; in front: { $front }; in hand: { $hand }; total: { $total }.

## The story

chips-event-RoundBegan = Round { $round } begins. Everybody is dealt two red and two blue chips.
chips-event-ChipsDealt = { $colour_id ->
    [red] { $seat } is dealt the red chips { $chips }.
   *[blue] { $seat } is dealt the blue chips { $chips }.
}
chips-event-StackMade = { $seat } gets the other chips, shuffled and stacked face down.
chips-event-TopShown = { $colour_id ->
    [red] { $seat } shows the back of the top chip: red.
   *[blue] { $seat } shows the back of the top chip: blue.
}
chips-event-LeaderDrawn = { $seat } is drawn to lead first.
chips-event-TrickBegan = Trick { $trick }: { $leader } leads.
chips-event-ChipPlayed = { $seat } plays the { chips-chip }.
chips-event-TrickWon = { $later_count ->
    [0] { $seat } wins the trick: the { chips-chip } is the highest chip.
   *[other] { $seat } wins the trick: the { chips-chip } is the highest chip and was played earlier than that of { $later }.
}
chips-event-ChipTaken = { $to_id ->
    [front] { $why_id ->
        [lowest_red] { $seat } lays the { chips-chip }, the lowest red one, in front for good: red goes first.
        [only_red] { $seat } has to lay the { chips-chip } in front for good: it is the only red one.
        [red_first] { $seat } lays the { chips-chip } in front for good: red goes first.
        [lowest] { $seat } lays the { chips-chip }, the lowest, in front for good.
       *[chosen] { $seat } lays the { chips-chip } in front for good.
    }
    [stack] { $why_id ->
        [only_red] { $seat } has to put the { chips-chip } under the stack: it is the only red one.
        [lowest_red] { $seat } puts the { chips-chip } under the stack: red goes first, and it is the lowest red one.
        [only] { $seat } puts the { chips-chip } under the stack: there is no other choice.
       *[lowest] { $seat } puts the { chips-chip }, the lowest, under the stack.
    }
   *[hand] { $why_id ->
        [only_red] { $seat } has to take the { chips-chip } into hand: it is the only red one.
        [red_first] { $seat } takes the { chips-chip } into hand: red goes first.
        [only] { $seat } takes the { chips-chip } into hand: there is no other choice.
       *[chosen] { $seat } takes the { chips-chip } into hand.
    }
}
chips-event-RoundEnded = { $seat } has no chip left to lead: the round is over.
chips-event-HandLaid = { $seat } lays down what is left: { $chips }.
chips-event-TotalCounted = { $fate_id ->
    [burnt] { $seat } has { $chips }: { $total }, burnt!
    [halved] { $seat } has { $chips }: { $total }, halved to { $counts }.
   *[stands] { $seat } has { $chips }: { $total }.
}
chips-event-TokenWon = { $merit_id ->
    [highest_burnt] { $shared_count ->
        [0] All totals burnt; { $seat } has the highest, { $counts }, and wins a token: now { $tokens } of 3.
       *[other] All totals burnt; { $seat } has the highest, { $counts }, like { $shared }, and wins a token: now { $tokens } of 3.
    }
    [highest_unburnt] { $shared_count ->
        [0] { $seat } has the highest total that did not burn, { $counts }, and wins a token: now { $tokens } of 3.
       *[other] { $seat } has the highest total that did not burn, { $counts }, like { $shared }, and wins a token: now { $tokens } of 3.
    }
   *[highest] { $shared_count ->
        [0] { $seat } has the highest total, { $counts }, and wins a token: now { $tokens } of 3.
       *[other] { $seat } has the highest total, { $counts }, like { $shared }, and wins a token: now { $tokens } of 3.
    }
}
chips-event-GameWon = { $beside_count ->
    [0] { $seats_count ->
        [one] { $seats } has { $tokens } tokens and wins the game!
       *[other] { $seats } have { $tokens } tokens each and share the victory!
    }
   *[other] { $seats_count ->
        [one] { $seats } has { $tokens } tokens, { $beside } too; people go first: { $seats } wins the game!
       *[other] { $seats } have { $tokens } tokens each, { $beside } too; people go first: they share the victory!
    }
}
chips-event-DummyOutrun = { $dummy } is first to three tokens, but { $seat } has { $tokens }, more than the other player, and wins the game!
chips-event-DummyWon = { $dummy } is first to three tokens, and the players are equal with { $tokens }: { $dummy } wins.

## Machine mode

chips-tally-rounds = rounds
chips-tally-tricks = tricks

## Options

chips-option-burning = Whether a total over 21 burns (the rule) or is halved (the variant).
