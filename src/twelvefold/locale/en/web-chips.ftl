### 12 Chip Trick in the browser.

web-chips-variant = More than 21
web-chips-variant-help = What becomes of a total above 21 at the end of a round.
web-chips-burning-help = The rule: such a total cannot win, unless all are above 21.
web-chips-halving-help = The variant of Tokyo Game Market: half of it counts, rounded down.
web-chips-with-dummy = with a dummy as the third player
web-chips-round = Round { $round }
web-chips-trick = Round { $round }, trick { $trick }
web-chips-count = Round { $round }: the totals
web-chips-middle = In the middle
web-chips-middle-empty = The middle is empty.
web-chips-front = table
web-chips-front-of = In front of { $who }, for good
web-chips-front-tip = { $chip }: won in a trick, lies here for good and counts
web-chips-hand = hand
web-chips-hand-of = Hand of { $who }
web-chips-stack = stack
web-chips-stack-of = Stack of { $who }
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
web-chips-not-now = The { $chip } cannot be taken: red goes first.
web-chips-forced = No choice: only this chip can be taken.
web-chips-hint-play = The highest chip wins the trick, and who wins it lays a chip down for good.
web-chips-hint-take = Red goes first. What you take into your hand, everybody has seen.
web-chips-do-play = Play the { $chip }
web-chips-do-take = Take the { $chip }
web-chips-do-front = Lay down the { $chip }
