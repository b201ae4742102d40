### Queen of 12, the Crusade and sheets C and D: names, prompts and the story.

## Cards that do something else there

queen-areas-lady = take a die of your choice; you may turn it to any value; the bonus for one die is yours
queen-areas-parasite = take two dice from either tray; then one of your cards is gone for good
queen-areas-alchemist = mark two values of your choice
queen-areas-philosopher = take back your discard pile, this card too, and use a bonus for one die or for no mark
queen-areas-general = in every row and column that misses a single mark, make it
queen-areas-oracle = mark a value, then roll and mark that one; if it is the same, fill its whole row

## Bonuses

queen-effect-square = a square
queen-effect-circle_or_square = a circle or a square
queen-effect-pile = discard pile back
queen-effect-copy_but_two = copy all but two dice
queen-effect-copy_all = copy all dice
queen-effect-colour = a colour
queen-effect-red = a red roof
queen-effect-purple = a purple roof
queen-effect-yellow = a yellow roof
queen-effect-two_colours = two colours
queen-effect-value = a value
queen-effect-two_values = two values
queen-effect-value_or_colour = a value or a colour
queen-effect-value_and_colour = a value and a colour
queen-effect-repeat = repeat the last overflow number
queen-effect-zero = a 0 on the overflow track
queen-effect-one_die = bonus for one die
queen-effect-no_mark = bonus for no mark
queen-effect-either = bonus for one die or for no mark
queen-effect-by_philosopher = the Philosopher’s bonus
queen-shape-circle = circle
queen-shape-square = square
queen-by-die = die
queen-by-bonus = bonus
queen-by-alchemist = Alchemist
queen-by-gambler = Gambler
queen-by-general = General
queen-by-oracle = Oracle

## What is asked

queen-ask-put-away = { $name }, which of your cards does your Parasite take away for good?
queen-ask-turn = { $name }, to which value do you turn the Lady’s die?
queen-ask-oracle-value = { $name }, which value do you mark with the Oracle?
queen-ask-overflow = { $name }, the rows of these values are full: which one do you write on the overflow track first?
queen-ask-roof = { $name }, which roof do you mark?
queen-ask-any-value = { $name }, which value do you mark with the bonus?
queen-ask-any-roof = { $name }, which roof do you mark with the bonus?
queen-ask-value-or-roof = { $name }, which value or roof do you mark with the bonus?
queen-ask-box = { $name }, which circle or square do you mark?
queen-ask-pick = { $name }, which of these bonuses do you use?
queen-ask-use = { $name }, which bonus do you use next?
queen-ask-or-reserve = { $name }, do you use the bonus, or take a card from your reserve instead?
queen-ask-without = { $name }, which die do you leave out?

## Moves

queen-areas-hint-card = { $effect } (order { $order })
queen-move-value = { $face }: column { $column }
queen-move-value-overflow = { $face }: overflow track
queen-move-turn = turn to { $face }
queen-move-box = { $shape_id ->
    [circle] circle { $number }: { $effect }
   *[square] square { $number }: { $effect }
}
queen-hint-gives = gives: { $effect }
queen-hint-fills-column = fills column { $column }: { queen-points }
queen-hint-fills-row = fills row { $row }: { $effect }
queen-hint-box = { $left ->
    [0] used at once
    [one] one more cell needed after this
   *[other] { $left } more cells needed after this
}
queen-hint-overflow = cell { $cell }: { queen-points }
queen-hint-lost = row full, and it does not fit the overflow track
queen-hint-void = finds nothing to do now
queen-hint-again = may be used again and again
queen-hint-shown = as it lies

## The table

queen-areas-stands = { $name }: { queen-points } now (value columns { $columns }, cells { $cells }, overflow { $overflow }, roof columns { $roofs })
queen-areas-legend = Roofs: { $red } red, { $purple } purple, { $yellow } yellow; { $bonus } bonus; + points; { $marked } marked; [ ] allowed; { $full } full
# What a bonus gives in very few letters, as it stands in the drawn sheet: twelve letters at most.
queen-short-square = square
queen-short-circle_or_square = circle/sq.
queen-short-pile = pile back
queen-short-copy_but_two = copy −2
queen-short-copy_all = copy
queen-short-colour = roof
queen-short-red = red roof
queen-short-purple = purple roof
queen-short-yellow = yellow roof
queen-short-two_colours = 2 roofs
queen-short-value = value
queen-short-two_values = 2 values
queen-short-value_or_colour = value/roof
queen-short-value_and_colour = value+roof
queen-short-repeat = repeat
queen-short-zero = write 0
# In the drawn sheet, beside the last two rows: what a full column brings, and how many of its cells are open.
queen-area-points = points
queen-area-open = open
queen-area-track = { $open ->
    [0] Overflow track, full
   *[other] Overflow track, from { $lowest } on
}
queen-area-track-small = Overflow: { $track }
queen-area-circles = For one die, circles: { $bonuses }
queen-area-squares = For no mark, squares: { $bonuses }
# Another player’s: only how many are marked.
queen-area-boxes-small = Circles: { $circles }; squares: { $squares }
queen-area-again = Instead, again and again: { $effect }
queen-area-one-die = For one die: { $bonuses }
queen-area-no-mark = For no mark: { $bonuses }
queen-pending = Bonuses earned: { $bonuses }
queen-still = Still to do: { $steps }
queen-still-row = { $steps }; { $step }
queen-still-values = values { $faces }
queen-still-colours = colours { $colours }
queen-still-bonuses = bonuses: { $bonuses }
queen-so-far-value = value { $face }
queen-so-far-written = { $face } on the overflow track
queen-so-far-roof = roof { $cell }
queen-so-far-box = { $shape_id ->
    [circle] circle { $number }
   *[square] square { $number }
}
queen-so-far-lost = lost ({ $what })
queen-so-far-used = bonus “{ $effect }”
queen-so-far-void = which finds nothing to do
queen-so-far-copied = dice of { $name } ({ $dice })
queen-so-far-reserve = a card from the reserve

## The table without drawings

queen-plain-value = Value { $face }: { $marked } of { $cells } marked.
queen-plain-value-bonuses = Value { $face }: { $marked } of { $cells } marked; { $bonuses }.
queen-plain-bonus-open = column { $column } gives { $gives }
queen-plain-bonus-had = column { $column } gave { $gives }
# Of values and of roofs.
queen-plain-column-open = { $open ->
    [0] Column { $column }: full, { queen-points }.
    [one] Column { $column }: one cell open, { queen-points } when full.
   *[other] Column { $column }: { $open } cells open, { queen-points } when full.
}
queen-plain-track = { $written ->
    [0] Overflow track: empty; its cells bring { $scores }.
   *[other] Overflow track: { $track }; { queen-points } now; its cells bring { $scores }.
}
queen-plain-track-next = { $open ->
    [0] The overflow track is full.
   *[other] Next on the overflow track: { $lowest } or higher.
}
queen-plain-roofs = Row { $row } of roofs: { $cells }; when full, { $effect }.
queen-plain-roofs-full = Row { $row } of roofs: full; it gave { $effect }.
queen-plain-roof = { $cell } { $colour }
queen-plain-roof-marked = { $cell } { $colour } marked
queen-plain-box = { $number } { $effect } ({ queen-plain-box-count })
queen-plain-box-count = { $marked } of { $cells } marked
queen-plain-pick = { $number } { $effect }
queen-plain-values = Values marked: { $values }.
# A value, and how many of its cells are marked.
queen-plain-count = { $face } ({ $times })
queen-plain-roofs-marked = Roofs marked: { $cells }.

## The story

queen-event-HandDrawn = Everybody gets these cards, too: { $cards }.
queen-event-FirstDiscarded = { $seat } discards one of them at random: the { $card }.
queen-event-CardGone = With the Parasite, { $seat } gives up the { $card } for good.
queen-event-DieTurned = With the Lady, { $seat } turns { $die } to { $face }.
queen-event-ValueMarked = { $by_id ->
    [die] { $seat } marks { $face } in its row, column { $column }.
    [bonus] With the bonus, { $seat } marks { $face }, column { $column }.
    [alchemist] With the Alchemist, { $seat } marks { $face }, column { $column }.
    [general] With the General, { $seat } marks { $face }, column { $column }.
   *[oracle] With the Oracle, { $seat } marks { $face }, column { $column }.
}
queen-event-ValueWritten = { $by_id ->
    [bonus] With the bonus, { $seat } writes { $face } on the overflow track, cell { $cell }.
   *[other] The row of { $face } is full: { $seat } writes it on the overflow track, cell { $cell }.
}
queen-event-ValuesLost = { $seat } has no place for these values, and loses them: { $faces }.
queen-event-ColoursLost = { $seat } finds no open roof for these colours, and loses them: { $colours }.
queen-event-RoofMarked = { $by_id ->
    [die] { $seat } marks a roof: { $colour }, { $cell }.
    [bonus] With the bonus, { $seat } marks a roof: { $colour }, { $cell }.
    [gambler] With the Gambler, { $seat } marks a roof: { $colour }, { $cell }.
   *[general] With the General, { $seat } marks a roof: { $colour }, { $cell }.
}
queen-event-BonusEarned = { $effect_id ->
    [one_die] { $seat } earns the bonus for one die.
    [no_mark] { $seat } earns the bonus for no mark.
    [either] { $seat } earns the bonus for one die or for no mark.
    [by_philosopher] { $seat } earns the Philosopher’s bonus.
   *[other] { $seat } earns a bonus: { $effect }.
}
queen-event-EffectUsed = { $effect_id ->
    [one_die] { $seat } uses the bonus for one die.
    [no_mark] { $seat } uses the bonus for no mark.
    [either] { $seat } uses the bonus for one die or for no mark.
    [by_philosopher] { $seat } uses the Philosopher’s bonus.
   *[other] { $seat } uses a bonus: { $effect }.
}
queen-event-EffectVoid = There is nothing that this bonus can do for { $seat }: { $effect }.
queen-event-BoxMarked = { $shape_id ->
    [circle] { $seat } marks a circle of this bonus: { $effect }.
   *[square] { $seat } marks a square of this bonus: { $effect }.
}
queen-event-ReserveInstead = { $seat } takes a card from the reserve instead of a bonus: { $effect }.
queen-event-OracleRolledValue = { $same ->
    [true] { $full ->
        [true] The Oracle of { $seat } rolls { $face } again, and its row is full already.
       *[false] The Oracle of { $seat } rolls { $face } again: its whole row is marked.
    }
   *[false] { $full ->
        [true] The Oracle of { $seat } rolls { $face }, and its row is full.
       *[false] The Oracle of { $seat } rolls { $face }: it is marked, too.
    }
}
queen-event-ValueColumnsCounted = { $seat }, columns of values: { $columns }; { queen-points } in all.
queen-event-PointCellsCounted = { $cells_count ->
    [0] { $seat }, cells with points (none): { queen-points }.
   *[other] { $seat }, cells with points, by value: { $cells }; { queen-points } in all.
}
queen-event-OverflowCounted = { $track_count ->
    [0] { $seat }, overflow track (empty): { queen-points }.
   *[other] { $seat }, overflow track ({ $track }): { queen-points }.
}
queen-event-RoofColumnsCounted = { $seat }, columns of roofs: { $columns }; { queen-points } in all.
queen-event-AreasCounted = { $seat } has { $total } in all.

## Machine mode

queen-tally-earned = bonuses earned on sheets C and D
