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

queen-ask-put-away = { $name_is ->
    [you] Your Parasite takes one of your cards away for good. Choose which.
   *[other] { $name }, your Parasite takes one of your cards away for good. Choose which.
}
queen-ask-turn = { $name_is ->
    [you] Turn the Lady’s die to any value.
   *[other] { $name }, turn the Lady’s die to any value.
}
queen-ask-oracle-value = { $name_is ->
    [you] Mark a value with your Oracle.
   *[other] { $name }, mark a value with your Oracle.
}
queen-ask-overflow = { $name_is ->
    [you] The rows of these values are full. Which one do you write on the overflow track first?
   *[other] { $name }, the rows of these values are full. Which one do you write on the overflow track first?
}
queen-ask-roof = { $name_is ->
    [you] Mark a roof.
   *[other] { $name }, mark a roof.
}
queen-ask-any-value = { $name_is ->
    [you] Your bonus: mark a value.
   *[other] { $name }, your bonus: mark a value.
}
queen-ask-any-roof = { $name_is ->
    [you] Your bonus: mark a roof.
   *[other] { $name }, your bonus: mark a roof.
}
queen-ask-value-or-roof = { $name_is ->
    [you] Your bonus: mark a value or a roof.
   *[other] { $name }, your bonus: mark a value or a roof.
}
queen-ask-box = { $name_is ->
    [you] Mark a circle or a square.
   *[other] { $name }, mark a circle or a square.
}
queen-ask-pick = { $name_is ->
    [you] Choose one of these bonuses.
   *[other] { $name }, choose one of these bonuses.
}
queen-ask-use = { $name_is ->
    [you] Which bonus do you use next?
   *[other] { $name }, which bonus do you use next?
}
queen-ask-or-reserve = { $name_is ->
    [you] Use the bonus, or take a card from your reserve instead.
   *[other] { $name }, use the bonus, or take a card from your reserve instead.
}
queen-ask-without = { $name_is ->
    [you] Which die do you leave out?
   *[other] { $name }, which die do you leave out?
}

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
queen-hint-void = does nothing now
queen-hint-again = may be used again and again
queen-hint-shown = as it lies

## The table

queen-areas-stands = { $name_is ->
    [you] You: { queen-points } so far (value columns { $columns }, cells { $cells }, overflow { $overflow }, roof columns { $roofs })
   *[other] { $name }: { queen-points } so far (value columns { $columns }, cells { $cells }, overflow { $overflow }, roof columns { $roofs })
}
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
queen-so-far-void = which does nothing
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

queen-event-HandDrawn = These cards join the hand: { $cards }.
queen-event-FirstDiscarded = { $seat_is ->
    [you] One of them, drawn at random, goes to your discard pile: the { $card }.
   *[other] One of them, drawn at random, goes to { $seat }’s discard pile: the { $card }.
}
queen-event-CardGone = { $seat_is ->
    [you] The Parasite takes your { $card } away for good.
   *[other] The Parasite takes { $seat }’s { $card } away for good.
}
queen-event-DieTurned = { $seat_is ->
    [you] With the Lady you turn the { $die } to { $face }.
   *[other] With the Lady, { $seat } turns the { $die } to { $face }.
}
queen-event-ValueMarked = { $by_id ->
    [die] { $seat_is ->
        [you] You mark the { $face } in column { $column }.
       *[other] { $seat } marks the { $face } in column { $column }.
    }
    [bonus] { $seat_is ->
        [you] With a bonus you mark the { $face } in column { $column }.
       *[other] With a bonus, { $seat } marks the { $face } in column { $column }.
    }
    [alchemist] { $seat_is ->
        [you] With the Alchemist you mark the { $face } in column { $column }.
       *[other] With the Alchemist, { $seat } marks the { $face } in column { $column }.
    }
    [general] { $seat_is ->
        [you] With the General you mark the { $face } in column { $column }.
       *[other] With the General, { $seat } marks the { $face } in column { $column }.
    }
   *[oracle] { $seat_is ->
        [you] With the Oracle you mark the { $face } in column { $column }.
       *[other] With the Oracle, { $seat } marks the { $face } in column { $column }.
    }
}
queen-event-ValueWritten = { $by_id ->
    [bonus] { $seat_is ->
        [you] With a bonus you write { $face } into cell { $cell } of the overflow track.
       *[other] With a bonus, { $seat } writes { $face } into cell { $cell } of the overflow track.
    }
   *[other] { $seat_is ->
        [you] Your row for { $face } is full: you write { $face } into cell { $cell } of the overflow track.
       *[other] { $seat }’s row for { $face } is full: { $face } goes into cell { $cell } of the overflow track.
    }
}
queen-event-ValuesLost = { $seat_is ->
    [you] You have no place left for { $faces }: lost.
   *[other] { $seat } has no place left for { $faces }: lost.
}
queen-event-ColoursLost = { $seat_is ->
    [you] You have no open roof left for { $colours }: lost.
   *[other] { $seat } has no open roof left for { $colours }: lost.
}
queen-event-RoofMarked = { $by_id ->
    [die] { $seat_is ->
        [you] You mark the { $colour } roof in { $cell }.
       *[other] { $seat } marks the { $colour } roof in { $cell }.
    }
    [bonus] { $seat_is ->
        [you] With a bonus you mark the { $colour } roof in { $cell }.
       *[other] With a bonus, { $seat } marks the { $colour } roof in { $cell }.
    }
    [gambler] { $seat_is ->
        [you] With the Gambler you mark the { $colour } roof in { $cell }.
       *[other] With the Gambler, { $seat } marks the { $colour } roof in { $cell }.
    }
   *[general] { $seat_is ->
        [you] With the General you mark the { $colour } roof in { $cell }.
       *[other] With the General, { $seat } marks the { $colour } roof in { $cell }.
    }
}
queen-event-BonusEarned = { $effect_id ->
    [one_die] { $seat_is ->
        [you] You took a single die: you earn the bonus for that.
       *[other] { $seat } took a single die and earns the bonus for that.
    }
    [no_mark] { $seat_is ->
        [you] You could mark nothing: you earn the bonus for that.
       *[other] { $seat } could mark nothing and earns the bonus for that.
    }
    [either] { $seat_is ->
        [you] You took a single die and could mark nothing: you earn one of the two bonuses.
       *[other] { $seat } took a single die, could mark nothing, and earns one of the two bonuses.
    }
    [by_philosopher] { $seat_is ->
        [you] Your Philosopher gives you a bonus.
       *[other] The Philosopher gives { $seat } a bonus.
    }
   *[other] { $seat_is ->
        [you] You earn a bonus: { $effect }.
       *[other] { $seat } earns a bonus: { $effect }.
    }
}
queen-event-EffectUsed = { $effect_id ->
    [one_die] { $seat_is ->
        [you] You use the bonus for one die.
       *[other] { $seat } uses the bonus for one die.
    }
    [no_mark] { $seat_is ->
        [you] You use the bonus for no mark.
       *[other] { $seat } uses the bonus for no mark.
    }
    [either] { $seat_is ->
        [you] You use the bonus for one die or for no mark.
       *[other] { $seat } uses the bonus for one die or for no mark.
    }
    [by_philosopher] { $seat_is ->
        [you] You use the Philosopher’s bonus.
       *[other] { $seat } uses the Philosopher’s bonus.
    }
   *[other] { $seat_is ->
        [you] You use a bonus: { $effect }.
       *[other] { $seat } uses a bonus: { $effect }.
    }
}
queen-event-EffectVoid = { $seat_is ->
    [you] This bonus brings you nothing now: { $effect }.
   *[other] This bonus brings { $seat } nothing now: { $effect }.
}
queen-event-BoxMarked = { $shape_id ->
    [circle] { $seat_is ->
        [you] You mark a circle of this bonus: { $effect }.
       *[other] { $seat } marks a circle of this bonus: { $effect }.
    }
   *[square] { $seat_is ->
        [you] You mark a square of this bonus: { $effect }.
       *[other] { $seat } marks a square of this bonus: { $effect }.
    }
}
queen-event-ReserveInstead = { $seat_is ->
    [you] You take a card from your reserve instead of this bonus: { $effect }.
   *[other] { $seat } takes a card from the reserve instead of this bonus: { $effect }.
}
queen-event-OracleRolledValue = { $same ->
    [true] { $full ->
        [true] { $seat_is ->
            [you] Your Oracle rolls { $face } again, but that row is full already.
           *[other] { $seat }’s Oracle rolls { $face } again, but that row is full already.
        }
       *[false] { $seat_is ->
            [you] Your Oracle rolls { $face } again: you fill its whole row.
           *[other] { $seat }’s Oracle rolls { $face } again: its whole row is filled.
        }
    }
   *[false] { $full ->
        [true] { $seat_is ->
            [you] Your Oracle rolls { $face }, and that row is full.
           *[other] { $seat }’s Oracle rolls { $face }, and that row is full.
        }
       *[false] { $seat_is ->
            [you] Your Oracle rolls { $face }: you mark that, too.
           *[other] { $seat }’s Oracle rolls { $face }: that is marked, too.
        }
    }
}
queen-event-ValueColumnsCounted = { $seat_is ->
    [you] Your value columns ({ $columns }): { queen-points }.
   *[other] { $seat }’s value columns ({ $columns }): { queen-points }.
}
queen-event-PointCellsCounted = { $cells_count ->
    [0] { $seat_is ->
        [you] Your cells with points (none): { queen-points }.
       *[other] { $seat }’s cells with points (none): { queen-points }.
    }
   *[other] { $seat_is ->
        [you] Your cells with points (by value, { $cells }): { queen-points }.
       *[other] { $seat }’s cells with points (by value, { $cells }): { queen-points }.
    }
}
queen-event-OverflowCounted = { $track_count ->
    [0] { $seat_is ->
        [you] Your overflow track (empty): { queen-points }.
       *[other] { $seat }’s overflow track (empty): { queen-points }.
    }
   *[other] { $seat_is ->
        [you] Your overflow track ({ $track }): { queen-points }.
       *[other] { $seat }’s overflow track ({ $track }): { queen-points }.
    }
}
queen-event-RoofColumnsCounted = { $seat_is ->
    [you] Your roof columns ({ $columns }): { queen-points }.
   *[other] { $seat }’s roof columns ({ $columns }): { queen-points }.
}
queen-event-AreasCounted = { $seat_is ->
    [you] You have { $total ->
        [one] { $total } point
       *[other] { $total } points
    } in all.
   *[other] { $seat } has { $total ->
        [one] { $total } point
       *[other] { $total } points
    } in all.
}

## Machine mode

queen-tally-earned = bonuses earned on sheets C and D
