### Queen of 12 in the browser: sheets C and D.

## The sheet

web-queen-areas-values = Values
web-queen-areas-roofs = Roofs
web-queen-areas-one-die = For one die
web-queen-areas-no-mark = For no mark
web-queen-areas-again = Instead, every time
web-queen-areas-plus = +{ $points }
# Under what a column brings: how many of its cells are still open. It stands in two short lines.
web-queen-areas-missing = { $open } left
web-queen-areas-column = Column { $column }: { queen-points } when full.
web-queen-areas-row-tip = Each of these rows, when full, gives: { $effect }
web-queen-areas-legend = What the signs mean
web-queen-areas-legend-cell = points for this cell
web-queen-areas-legend-column = points for a full column
web-queen-areas-legend-track = points for the last number on the track
web-queen-areas-effect-tip = { $effect }: { $about }

## What each bonus does

web-queen-areas-about-square = mark a square of your choice; when all squares before a bonus are marked, it is used at once.
web-queen-areas-about-circle_or_square = mark a circle or a square of your choice; when all before a bonus are marked, it is used at once.
web-queen-areas-about-pile = your whole discard pile comes back into your hand.
web-queen-areas-about-copy_but_two = mark the dice of another player as if they were yours, except two; you choose which.
web-queen-areas-about-copy_all = mark all dice of another player as if they were yours.
web-queen-areas-about-colour = mark an open roof of your choice.
web-queen-areas-about-red = mark an open red roof.
web-queen-areas-about-purple = mark an open purple roof.
web-queen-areas-about-yellow = mark an open yellow roof.
web-queen-areas-about-two_colours = mark two open roofs of your choice.
web-queen-areas-about-value = mark the next cell of a row of your choice.
web-queen-areas-about-two_values = twice, mark the next cell of a row of your choice.
web-queen-areas-about-value_or_colour = mark the next cell of a row, or an open roof.
web-queen-areas-about-value_and_colour = mark the next cell of a row, and an open roof.
web-queen-areas-about-repeat = the last number of the overflow track is written once more.
web-queen-areas-about-zero = a 0 is written on the overflow track; after it every number fits again.
web-queen-areas-about-one_die = you took exactly one die in this round.
web-queen-areas-about-no_mark = you could mark nothing in this round.
web-queen-areas-about-either = you took exactly one die and could mark nothing: one of the two bonuses.
web-queen-areas-about-by_philosopher = a bonus for one die or for no mark, as you like.

## The line

web-queen-areas-brings = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
web-queen-areas-now = Now
web-queen-areas-dice = Your dice
web-queen-areas-to-do = Still to do, in this order
web-queen-areas-step-overflow = on the track
web-queen-areas-step-roof = a roof for a die
web-queen-areas-step-any-value = a value
web-queen-areas-step-any-roof = a roof
web-queen-areas-step-value-or-roof = a value or a roof
web-queen-areas-step-box = a circle or a square
web-queen-areas-step-pick = one of these bonuses
web-queen-areas-step-or-reserve = bonus or reserve card
web-queen-areas-step-bonus-copy = whose dice
web-queen-areas-step-without = leave a die out
web-queen-areas-step-then = the next bonus of this choice
web-queen-areas-still-face = Value { $face } is still to be marked
web-queen-areas-still-colour = { $colour_id ->
    [red] A red die is still to be marked
    [purple] A purple die is still to be marked
   *[yellow] A yellow die is still to be marked
}
web-queen-areas-queue = Bonuses that wait
web-queen-areas-queue-help = Which comes next? The order is yours.
web-queen-areas-queue-later = They come when this is done.
web-queen-areas-times = ×{ $count }
web-queen-areas-choices = What you can do
web-queen-areas-copy = { $name }: { $dice }
web-queen-areas-copy-none = { $name }: no dice
web-queen-areas-without = without { $die }
web-queen-areas-reserve = a card from the reserve instead
web-queen-areas-done = { $name_is ->
    [you] Everything is marked. Confirm, or go back a step.
   *[other] { $name }, everything is marked. Confirm, or go back a step.
}
web-queen-areas-chain = { $moves ->
    [0] What happened by itself
    [one] What your line does: one choice
   *[other] What your line does: { $moves } choices
}
web-queen-areas-chain-start = By itself
web-queen-areas-back-to = Go back to before this: { $step }
web-queen-areas-undo = One step back
web-queen-areas-undo-tip = Takes your last choice back, with all that followed from it
web-queen-areas-look = Touch a lit place; whatever you do can be taken back until you confirm.
web-queen-areas-choose = Whatever you choose can be taken back until you confirm.
web-queen-areas-touch = Touch a lit place to read what it brings; touch it again to mark it.
web-queen-areas-pencil = Pencilled marks become yours when you confirm.
web-queen-areas-do = Choose: { $move }

## Points

web-queen-areas-columns-now = Value columns
web-queen-areas-cells-now = Cells with points
web-queen-areas-overflow-now = Overflow track
web-queen-areas-roofs-now = Roof columns
web-queen-areas-stands = The points of this sheet, by where they come from
web-queen-areas-column-name = column { $column }
web-queen-areas-value-name = value { $face }
web-queen-areas-waits = Bonus that waits: { $effect }
web-queen-areas-label = { $who_is ->
    [you] Your sheet: { queen-points }
   *[other] { $who }’s sheet: { queen-points }
}
