### Queen of 12 in the browser.

## Before the game

web-queen-rules = Rules
web-queen-rules-help = The base game, or the expansion with sheets of its own.
web-queen-base = base game
web-queen-base-help = Twelve rounds, two halves of rows and columns: the right choice for a first game.
web-queen-crusade = the Crusade
web-queen-crusade-help = Everybody has eight cards and no reserve; marks earn bonuses, and bonuses earn more.
web-queen-own-total = { $total ->
    [one] { $total } point. Can you beat that?
   *[other] { $total } points. Can you beat that?
}
web-queen-sheets = Sheet
web-queen-sheet = Sheet { $sheet }
web-queen-sheet-A-help = Values and roofs in both halves: the sheet for a first game.
web-queen-sheet-B-help = Low values on the left, high values on the right.
web-queen-sheet-C-help = Rows of values, roofs, an overflow track, and lists of bonuses.
web-queen-sheet-D-help = As C, but bonuses are earned with circles and squares.
web-queen-reserve-choice = Reserve
web-queen-reserve-help = Six characters lie in everybody’s reserve, the same for all; the four in hand are always the same.
web-queen-reserve-first = first game
web-queen-reserve-first-help = Six characters that are easy to learn.
web-queen-reserve-random = random
web-queen-reserve-random-help = Six are drawn by luck.
web-queen-reserve-agreed = agreed
web-queen-reserve-agreed-help = Choose the six yourselves.
web-queen-reserve-fact = { $reserve ->
    [first] the reserve of the first game
   *[random] a random reserve
}
web-queen-reserve-is = reserve: { $cards }
web-queen-joined-is = with { $cards } in the draw
web-queen-promo = Promo characters
web-queen-promo-help = Whoever is switched on joins the draw.
web-queen-expansion = Characters of the expansion
web-queen-expansion-help = They join the draw. Better left out of a first game.
web-queen-who = { $cards ->
    [one] Who is who: one character
   *[other] Who is who: { $cards } characters
}
web-queen-agreed = Your six characters in reserve
web-queen-agreed-ready = Chosen: { $cards }.
web-queen-agreed-left = { $more ->
    [yes] { $left ->
        [one] One more, please.
       *[other] { $left } more, please.
    }
   *[no] { $left ->
        [one] One too many.
       *[other] { $left } too many.
    }
}

## The table

web-queen-card-tip = { $card }: { $hint }.
# A card’s name where there is little room: soft hyphens show where a long one may be broken.
web-queen-card-name = { $card_id ->
    [parasite] Para­site
    [machine] Ma­chine
    [sorcerer] Sor­cerer
    [troublemakers] Trouble­makers
    [alchemist] Alche­mist
    [philosopher] Philo­sopher
    [collector] Collec­tor
    [general] Gen­eral
    [gambler] Gam­bler
   *[other] { $card }
}
web-queen-order = The cards of this round, in the order in which they act
web-queen-order-empty = No cards shown yet this round.
web-queen-order-card = { $state ->
    [cracked] { $who_is ->
        [you] { $number }: your { $card }, cancelled
       *[other] { $number }: { $who }’s { $card }, cancelled
    }
    [done] { $who_is ->
        [you] { $number }: your { $card }, done
       *[other] { $number }: { $who }’s { $card }, done
    }
    [now] { $who_is ->
        [you] { $number }: your { $card }, acting now
       *[other] { $number }: { $who }’s { $card }, acting now
    }
   *[waiting] { $who_is ->
        [you] { $number }: your { $card }, still to come
       *[other] { $number }: { $who }’s { $card }, still to come
    }
}
web-queen-king = The King
web-queen-king-shows = The King shows the { $card }
web-queen-king-shows-tip = The King shows the { $card }: it cancels an equal card of yours and does nothing else.
web-queen-king-deck = deck ({ $count })
web-queen-king-deck-tip = What the King may still show; in which order, nobody knows
web-queen-king-discard = discard
web-queen-king-discard-tip = What the King has shown
web-queen-race = { $state ->
    [open] 6 points for the first full line: still open
    [won] { $who_is ->
        [you] 6 points for the first full line: yours
        [among] 6 points for the first full line: you and { $who_others }
       *[other] 6 points for the first full line: { $who }
    }
   *[over] The 6 points for a full line can no longer be won
}
web-queen-active = rolls this round
web-queen-active-tip = Rolled the dice of this round. Where two cards have the same number, this player’s acts first.
web-queen-hand = hand
web-queen-hand-of = { $who_is ->
    [you] Your hand
   *[other] { $who }’s hand
}
web-queen-pile = pile
web-queen-pile-of = { $who_is ->
    [you] Your discard pile
   *[other] { $who }’s discard pile
}
web-queen-reserve = reserve
web-queen-reserve-of = { $who_is ->
    [you] Your reserve
   *[other] { $who }’s reserve
}
web-queen-dice-of = { $who_is ->
    [you] Your dice
   *[other] { $who }’s dice
}
web-queen-copied-tip = { $die }, copied
web-queen-lady-tip = { $die }, by the Lady: it counts twice, as its colour and as its value
web-queen-look = { $who_is ->
    [you] Your sheet, large
   *[other] { $who }’s sheet, large
}
web-queen-look-tip = { $who_is ->
    [you] Show your sheet and cards large
   *[other] Show { $who }’s sheet and cards large
}
web-queen-sheet-of = { $who_is ->
    [you] Your sheet
   *[other] { $who }’s sheet
}
web-queen-sheet-label = { $who_is ->
    [you] Your sheet: { queen-points } for lines
   *[other] { $who }’s sheet: { queen-points } for lines
}

## The sheet

web-queen-value = value { $value }
web-queen-cell = { $state ->
    [fresh] { $where }, in pencil
    [marked] { $where }, marked
   *[open] { $where }, open
}
web-queen-cell-lit = { $where }. { $brings }
web-queen-line-points = { $points ->
    [one] { queen-line }: { $points } point
   *[other] { queen-line }: { $points } points
}
web-queen-row-points = Points of each row
web-queen-column-points = Points of each column
web-queen-name-tip = Name { queen-line }
web-queen-brings = { $points ->
    [0] Brings no points yet.
    [one] Brings { $points } point.
   *[other] Brings { $points } points.
}
web-queen-costs = { $points ->
    [0] Costs as much as it brings.
    [one] Costs { $points } point.
   *[other] Costs { $points } points.
}
web-queen-costs-lines = Worth less then: { $lines }.
web-queen-fills = Fills { $lines }.
web-queen-wins-first = And the 6 points for the first full line.
web-queen-back-tip = { $where }: in pencil. Touch it to take this mark back; your other marks stay.

## What is asked

web-queen-ask-mark = { $name_is ->
    [you] Mark cells with your dice.
   *[other] { $name }, mark cells with your dice.
}
web-queen-ask-pile = Your discard pile comes back into your hand.
web-queen-ask-laid = { $count ->
    [one] { $name_is ->
        [you] Your card is down. Confirm, or take it back.
       *[other] { $name }, your card is down. Confirm, or take it back.
    }
   *[other] { $name_is ->
        [you] Both your cards are down. Confirm, or take one back.
       *[other] { $name }, both your cards are down. Confirm, or take one back.
    }
}
web-queen-your-dice = Your dice
web-queen-hold-tip = Hold { $die }: the cells it fits light up.
web-queen-fits-nothing = { $die } fits no open cell.
web-queen-take-tip = Take { $die }
web-queen-leave-tip = The card marks nothing more
web-queen-hint-play = Touch a card to read what it does; touch it again to play it.
web-queen-hint-lay = Touch two cards, one after the other. Both can be taken back until you confirm.
web-queen-hint-take = Touch a die in the trays; touch it again to take it.
web-queen-hint-put = Touch a card of your hand or your discard pile.
web-queen-hint-put-away = Touch a card of your hand or your discard pile. It is gone for good.
web-queen-hint-gain = Touch a card to read what it does. It comes into your hand, and everybody sees it.
web-queen-hint-mark-value = Touch a lit value on your sheet.
web-queen-hint-mark-roof = Touch a lit roof on your sheet.
web-queen-hint-line = Touch the end of a row or the foot of a column on your sheet.
web-queen-hint-copy = You mark these dice as if they were yours; their owner keeps them.
web-queen-hint-mark = Touch a lit cell. Marks are in pencil until you confirm.
web-queen-hint-bonus-mark = Touch any open cell. The mark is in pencil until you confirm.
web-queen-hint-confirm = Confirm, or take it back.
web-queen-hint-nothing = Nothing is left to mark.
web-queen-still-dice = You can still mark { $dice }.
web-queen-still-bonus = Your bonus can still mark a cell.
web-queen-still-card = Your card can still mark a cell.
web-queen-still-mark = { $dice_count ->
    [one] Mark it
   *[other] Mark them
}
web-queen-still-leave = { $dice_count ->
    [one] Leave it
   *[other] Leave them
}
web-queen-do-play = Play: { $move }
web-queen-do-take = Take: { $move }
web-queen-do-put = Put back: { $move }
web-queen-do-put-away = Give away: { $move }
web-queen-do-gain = Take: { $move }
web-queen-do-mark-value = Mark: { $move }
web-queen-do-mark-roof = Mark: { $move }
web-queen-do-line = Name: { $move }
web-queen-do-copy = Copy: { $move }
web-queen-do-lay = { $count ->
    [one] Lay one card
   *[other] Lay both cards
}
web-queen-laid = The cards you lay
web-queen-laid-place = { $number ->
    [1] first card
   *[2] second card
}
web-queen-back-card = Take the { $card } back
web-queen-back-card-tip = Takes the { $card } back, and what was laid after it
web-queen-line-brings = { $points ->
    [0] Your marks bring no points yet.
    [one] Your marks bring { $points } point.
   *[other] Your marks bring { $points } points.
}
web-queen-line-costs = { $points ->
    [one] Careful: these marks cost you { $points } point.
   *[other] Careful: these marks cost you { $points } points.
}
web-queen-confirm = { $marks ->
    [0] { $line ->
        [0] Mark nothing
       *[other] Confirm
    }
    [one] Confirm one mark
   *[other] Confirm { $marks } marks
}
web-queen-bonuses = Your bonuses
web-queen-bonus-none = { $left ->
    [0] used up
   *[other] nothing there for it
}
web-queen-bonus-used = Bonus: { $bonus }
web-queen-bonus-back = Choose another bonus
web-queen-offer-mark = { $cells ->
    [one] one open cell
   *[other] any of { $cells } open cells
}
web-queen-offer-copy = { $dice ->
    [0] { $who }: no dice
    [one] { $who }: one die, fits { $cells ->
        [one] one cell
       *[other] { $cells } cells
    }
   *[other] { $who }: { $dice } dice, fit { $cells ->
        [one] one cell
       *[other] { $cells } cells
    }
}
web-queen-offer-pile = comes back: { $cards }
web-queen-offer-reserve = choose from: { $cards }
web-queen-owners = Whose dice

## The end

web-queen-count = The final count
web-queen-count-part = { $part ->
    [left-rows] Left, rows 1–⁠5
    [left-columns] Left, columns a–⁠e
    [left] Left half
    [right-rows] Right, rows 1–⁠5
    [right-columns] Right, columns f–⁠j
    [right] Right half
    [cards] Cards
    [first] First full line
   *[total] In all
}

web-queen-out = No cards left: plays none for the rest of the game
web-queen-oracle-rolled = The Oracle rolled { $face }
web-queen-oracle-line = named by the Oracle
