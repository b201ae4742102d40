### 12 Chip Trick in the browser.

web-chips-variant = More than 21
web-chips-variant-help = What happens to a total over 21 at the end of a round.
web-chips-burning-help = The rule: it burns and cannot win, unless all totals burn.
web-chips-halving-help = The variant of Tokyo Game Market: it is halved and rounded down.
web-chips-with-dummy = with a dummy as the third player
web-chips-round = Round { $round }
web-chips-trick = Round { $round }, trick { $trick }
web-chips-count = Round { $round }: the totals
web-chips-middle = In the middle
web-chips-middle-empty = The middle is empty.
web-chips-front = table
web-chips-front-of = { $who_is ->
    [you] In front of you, for good
   *[other] In front of { $who }, for good
}
web-chips-front-tip = { $chip }: won with a trick. It stays here for good and counts.
web-chips-hand = hand
web-chips-hand-of = { $who_is ->
    [you] Your hand
   *[other] { $who }’s hand
}
web-chips-stack = stack
web-chips-stack-of = { $who_is ->
    [you] Your stack
   *[other] { $who }’s stack
}
web-chips-secret-tip = { $chip }: only you know it
web-chips-seen-tip = { $chip }: everybody knows it is here
web-chips-back-tip = { $colour_id ->
    [red] A red chip, 4 to 9. Its value is not known.
   *[blue] A blue chip, 1 to 3 or 10 to 12. Its value is not known.
}
web-chips-leads = leads
web-chips-leads-tip = Leads the trick
web-chips-tokens = { $tokens ->
    [0] No victory token; { $enough } win the game.
    [one] { $tokens } victory token; { $enough } win the game.
   *[other] { $tokens } victory tokens; { $enough } win the game.
}
web-chips-figure = { $count ->
    [one] { $count } victory token
   *[other] { $count } victory tokens
}
web-chips-total = { $over ->
    [burns] { $unknown ->
        [0] { $sum }, over by { $left }: would burn
       *[other] { $sum } and more: would burn
    }
    [halved] { $unknown ->
        [0] { $sum }, over by { $left }: would count { $half }
       *[other] { $sum } and more: would be halved
    }
   *[no] { $unknown ->
        [0] { $left ->
            [0] { $sum } exactly
           *[other] { $sum }, { $left } short of { $limit }
        }
        [one] { $sum ->
            [0] { $unknown } hidden chip
           *[other] { $sum } and { $unknown } hidden chip
        }
       *[other] { $sum ->
            [0] { $unknown } hidden chips
           *[other] { $sum } and { $unknown } hidden chips
        }
    }
}
web-chips-counted = { $fate ->
    [burnt] { $total }, over by { $over }: burnt
    [halved] { $total }, over by { $over }: counts { $counts }
   *[stands] { $total }
}
web-chips-total-tip = { $over ->
    [burns] All four chips add up. More than { $limit } burns at the end of the round.
   *[halved] All four chips add up. More than { $limit } counts only half at the end of the round.
}
web-chips-play-tip = Play the { $chip }
web-chips-take-tip = Take the { $chip }
web-chips-not-now = Not the { $chip }: red goes first.
web-chips-forced = No choice here: this is the only chip you can take.
web-chips-hint-play = The highest chip wins the trick, and its winner lays a chip down for good.
web-chips-hint-take = Red goes first. Everybody sees what you pick up.
web-chips-do-play = Play the { $chip }
web-chips-do-take = Pick up the { $chip }
web-chips-do-front = Lay down the { $chip }
