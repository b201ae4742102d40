### Queen of 12: names, effects, prompts and the story.

## The characters

queen-character-lady = Lady
queen-character-parasite = Parasite
queen-character-knight = Knight
queen-character-machine = Machine
queen-character-druid = Druid
queen-character-sorcerer = Sorcerer
queen-character-mountain_guardian = Mountain Guardian
queen-character-jungle_guardian = Jungle Guardian
queen-character-troublemakers = Troublemakers
queen-character-great_one = Great One
queen-character-golem = Golem
queen-character-alchemist = Alchemist
queen-character-philosopher = Philosopher
queen-character-mirror = Mirror
queen-character-spy = Spy
queen-character-collector = Collector
queen-character-general = General
queen-character-gambler = Gambler
queen-character-oracle = Oracle

## What they do, in a line

queen-effect-lady = take a die of your choice; it may mark both its colour and its value
queen-effect-parasite = take two dice from either tray, then put a card of yours back into your reserve
queen-effect-knight = take every 2 and 3
queen-effect-machine = take every 9, 10 and 11
queen-effect-druid = take every yellow die
queen-effect-sorcerer = take every purple die
queen-effect-mountain_guardian = take every die in the mountains
queen-effect-jungle_guardian = take every die in the jungle
queen-effect-troublemakers = take every red die
queen-effect-great_one = take four dice of your choice from either tray, or all if there are fewer
queen-effect-golem = take every die from 7 to 12
queen-effect-alchemist = mark any value, then take a card from your reserve
queen-effect-philosopher = take back your discard pile, this card too, and use a bonus
queen-effect-mirror = when all others have taken dice, copy those of one player
queen-effect-spy = if nobody played a Guardian, take two dice from each tray
queen-effect-collector = take every die from 1 to 6
queen-effect-general = in every row and column with four marks, mark the fifth cell
queen-effect-gambler = mark two roofs; everybody else discards a random card
queen-effect-oracle = name a row or column and roll: mark that value there; if it is marked already, the whole line

## The dice and the sheet

queen-colour-red = red
queen-colour-purple = purple
queen-colour-yellow = yellow
queen-letter-red = R
queen-letter-purple = P
queen-letter-yellow = Y
# A die in a sentence: its colour and its face.
queen-pair-colour = { $left } { $right }
# The letter of a colour on the sheet and on the dice: one capital letter each, all different.
queen-letter-red = R
queen-letter-purple = P
queen-letter-yellow = Y
queen-tray-mountains = mountains
queen-tray-jungle = jungle
queen-half-left = left half
queen-half-right = right half
queen-spot-value = value
queen-spot-roof = roof
queen-hit-open = open
queen-hit-marked = marked already
queen-hit-missing = not there
# $line is a column, a to j, or a row of a half: l1 to l5, r1 to r5.
queen-line = { $line ->
    [l1] row 1 on the left
    [l2] row 2 on the left
    [l3] row 3 on the left
    [l4] row 4 on the left
    [l5] row 5 on the left
    [r1] row 1 on the right
    [r2] row 2 on the right
    [r3] row 3 on the right
    [r4] row 4 on the right
    [r5] row 5 on the right
   *[other] column { $line }
}
queen-roof = { $colour_id ->
    [red] red roof
    [purple] purple roof
   *[yellow] yellow roof
}

## Bonuses, titles and reasons

queen-bonus-mark = mark any cell
queen-bonus-copy = copy dice
queen-bonus-pile = take the discard pile back
queen-bonus-reserve = take a card from the reserve
queen-gives-mark = one value or one roof of your choice; as often as you like in the game
queen-gives-copy = mark the dice of another player as if they were yours; once in the game
queen-gives-pile = all of it, with the card of this round; once in the game
queen-gives-reserve = a card of your choice into your hand; twice in the game
queen-sheet-A = A
queen-sheet-B = B
queen-sheet-C = C
queen-sheet-D = D
queen-title-fallen_warrior = Fallen warrior
queen-title-tormented_soul = Tormented soul
queen-title-recognised_leader = Recognised leader
queen-title-glorious_ruler = Glorious ruler
queen-title-great_queen = Great queen
queen-title-goddess = Goddess
queen-due-no_dice = no dice
queen-due-nothing_fits = no die fits
queen-due-philosopher = Philosopher
queen-back-last_card = last card
queen-back-philosopher = Philosopher
queen-back-parasite = Parasite
queen-back-gambler = Gambler
queen-back-bonus = bonus
queen-how-alchemist = Alchemist
queen-how-bonus = bonus
queen-how-instead = instead of a bonus

## What is asked

queen-ask-play = { $name }, which card do you play?
queen-ask-play-first = { $name }, which card do you lay first?
queen-ask-play-second = { $name }, which card do you lay second?
queen-ask-take = { $left ->
    [one] { $name }, which die do you take with the { $card }?
   *[other] { $name }, which die do you take with the { $card }? { $left } dice are still to be taken.
}
queen-ask-put = { $name }, which card does your Parasite put back into your reserve?
queen-ask-mark-value = { $left ->
    [one] { $name }, which value do you mark with the Alchemist?
   *[other] { $name }, which value do you mark with the Alchemist? { $left } values are still to be marked.
}
queen-ask-mark-roof = { $left ->
    [one] { $name }, which roof do you mark with the Gambler?
   *[other] { $name }, which roof do you mark with the Gambler? { $left } roofs are still to be marked.
}
queen-ask-gain = { $name }, which card do you take from your reserve?
queen-ask-line = { $name }, which row or column do you name to the Oracle?
queen-ask-copy = { $name }, whose dice does your Mirror copy?
queen-ask-mark = { $name }, which cell do you mark? Your dice: { $dice }. “{ $done }” leaves the rest unused.
queen-ask-bonus = { $why_id ->
    [no_dice] { $name }, you have no dice: which bonus do you use?
    [nothing_fits] { $name }, none of your dice fits: which bonus do you use?
   *[philosopher] { $name }, your Philosopher gives you a bonus: which one do you use?
}
queen-ask-bonus-mark = { $name }, which cell do you mark with the bonus?
queen-ask-bonus-copy = { $name }, whose dice do you copy with the bonus?

queen-hint-card = { $effect } (order { $order }, { queen-points })
queen-move-take = { $tray_id ->
    [mountains] { $die } from the mountains
   *[jungle] { $die } from the jungle
}
queen-move-mark = { $cell }: { $printed }
queen-move-mark-die = { $cell }: { $printed }, with { $die }
# The Lady's die may mark twice: once by its colour, once by its value.
queen-move-lady-colour = the Lady’s { $colour }
queen-move-lady-face = the Lady’s { $face }
queen-move-leave = nothing more
queen-move-leave-all = mark nothing
queen-move-line = { $line }: { queen-line }
queen-move-copy = { $name }: { $dice }

## The table

queen-where = Round { $round } of 12; { $name } is active
queen-where-solo = Round { $round } of 12
queen-where-start = Before the first round
queen-where-over = After the last round
# Told of an edition of one’s own; its name is as its owner wrote it.
queen-edition = Edition: { $name }
queen-in-tray = { $tray_id ->
    [mountains] Mountains: { $dice }
   *[jungle] Jungle: { $dice }
}
queen-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
queen-stands = { $name }: { queen-points } now (lines { $lines }, first full line { $first }, cards { $cards })
queen-has-first = 6 points for the first full line
queen-open-first = The 6 points for the first full line are still open.
queen-open-first-solo = The 6 points for a full line can be won up to round 3.
queen-hand = Hand: { $cards }
queen-pile = Discard pile, top card last: { $cards }
queen-reserve = Reserve: { $cards }
queen-boxes = Bonuses left: { $bonuses }
queen-box-copy = copy dice
queen-box-pile = discard pile back
queen-box-reserve = { $times ->
    [one] one card from the reserve
   *[other] { $times } cards from the reserve
}
queen-played = Played: { $cards }
queen-laid = Laid so far: { $cards }
queen-so-far = So far: { $moves }
queen-so-far-mark = { $cell } ({ $die })
queen-dice = Dice: { $dice }
queen-dice-lady = Dice: { $dice } (the { $lady } by the Lady)
queen-dice-copied = Copied dice: { $dice }
queen-king-deck = The King’s deck: { $cards }
queen-king-discard = The King’s discard: { $cards }
queen-legend = Roofs: { $red } red, { $purple } purple, { $yellow } yellow; { $marked } marked; [ ] allowed; at the ends: points

## The table without drawings

queen-plain-cell = { $cell } { $printed }
queen-plain-cell-marked = { $cell } { $printed } marked
queen-plain-line = { queen-line }: { $cells }; { queen-points }.
queen-plain-column = { $line } { $points }
queen-plain-columns = Points of the columns: { $columns }.
queen-plain-marked = Marked: { $cells }.

## The story

queen-event-ReserveDrawn = The reserve for this game is drawn: { $cards }.
queen-event-FirstCardMoved = { $seat } starts with one more card from the reserve: the { $card }.
queen-event-ActiveDrawn = { $seat } is drawn to be active first.
queen-event-KingDiscarded = The King discards his top card: the { $card }.
queen-event-RoundBegan = Round { $round } begins. { $seat } is active.
queen-event-DiceDrawn = { $tray_id ->
    [mountains] Dice are drawn for the mountains: { $colours }.
   *[jungle] Dice are drawn for the jungle: { $colours }.
}
queen-event-DiceRolled = The dice are rolled. Mountains: { $mountains }. Jungle: { $jungle }.
queen-event-NewPileStarted = { $seat } has a single card left: the { $card } starts a new discard pile.
queen-event-PileTaken = { $why_id ->
    [last_card] { $seat } takes the old discard pile back: { $cards }.
    [philosopher] The Philosopher gives { $seat } the whole discard pile back: { $cards }.
    [parasite] { $seat } has no card left in hand and takes the discard pile back: { $cards }.
    [gambler] { $seat } has fewer than two cards left and takes the old discard pile back: { $cards }.
   *[bonus] { $seat } uses a bonus to take the whole discard pile back: { $cards }.
}
queen-event-KingShuffled = { $empty ->
    [true] The King’s deck is used up: his discard is shuffled to a new deck.
   *[false] The King’s discard is shuffled back into his deck.
}
queen-event-CannotPlay = { $cards ->
    [0] { $seat } has no card left and plays none.
    [1] { $seat } has a single card, and never plays the last one.
   *[other] { $seat } plays no card any more.
}
queen-event-CardsRevealed = The cards are revealed: { $cards }.
queen-event-KingRevealed = The King reveals the { $card }.
queen-event-CardsCancelled = { $seats } played the same character, { $card }: these cards cancel each other.
queen-event-KingCancelled = The King shows the same character: the { $card } of { $seat } is cancelled.
queen-event-DiceTaken = With the { $card }, { $seat } takes { $dice }.
queen-event-NothingTaken = With the { $card }, { $seat } finds no die to take.
queen-event-SpyBlocked = The Spy of { $seat } takes nothing: a Guardian was played by { $guards }.
queen-event-CardPutBack = With the Parasite, { $seat } puts the { $card } back into the reserve.
queen-event-CardGained = { $how_id ->
    [alchemist] With the Alchemist, { $seat } takes the { $card } from the reserve.
    [instead] { $seat } takes the { $card } from the reserve.
   *[bonus] { $seat } uses a bonus to take the { $card } from the reserve.
}
queen-event-KingGained = The { $card } joins the King’s deck, too.
queen-event-KingLost = The { $card } leaves the King’s cards, too.
queen-event-CardMarked = { $spot_id ->
    [value] With the { $card }, { $seat } marks the value in { $cell }.
   *[roof] With the { $card }, { $seat } marks the roof in { $cell }.
}
queen-event-MarkForgone = { $seat } does without a mark by the { $card }.
queen-event-NothingToMark = With the { $card }, { $seat } finds no cell to mark.
queen-event-CardLost = By the Gambler, { $seat } discards a random card: the { $card }.
queen-event-LineChosen = { $seat } names { queen-line } to the Oracle.
queen-event-OracleRolled = { $hit_id ->
    [open] The Oracle of { $seat } rolls { $face }: it is open in { queen-line }.
    [marked] The Oracle of { $seat } rolls { $face }: it is marked already in { queen-line }, so all of it is marked.
   *[missing] The Oracle of { $seat } rolls { $face }: it is not in { queen-line }, so nothing is marked.
}
queen-event-NothingToCopy = With the Mirror, { $seat } finds no dice to copy.
queen-event-DiceCopied = { $mirror ->
    [true] { $dice_count ->
        [0] With the Mirror, { $seat } copies { $owner }, who has no dice.
       *[other] With the Mirror, { $seat } copies the dice of { $owner }: { $dice }.
    }
   *[false] { $dice_count ->
        [0] { $seat } uses a bonus to copy { $owner }, who has no dice.
       *[other] { $seat } uses a bonus to copy the dice of { $owner }: { $dice }.
    }
}
queen-event-DiceLeft = Nobody took { $dice }.
queen-event-DieMarked = { $spot_id ->
    [value] { $seat } marks the value in { $cell } with { $die }.
   *[roof] { $seat } marks the roof in { $cell } with { $die }.
}
queen-event-DiceUnused = { $seat } marks nothing with { $dice }.
queen-event-BonusDue = { $why_id ->
    [no_dice] { $seat } has no dice: a bonus is due.
    [nothing_fits] None of the dice of { $seat } fits any cell: a bonus is due.
   *[philosopher] The Philosopher gives { $seat } a bonus.
}
queen-event-NoBonusLeft = No bonus has anything left to give to { $seat }.
queen-event-BonusMarked = { $spot_id ->
    [value] { $seat } uses a bonus to mark the value in { $cell }.
   *[roof] { $seat } uses a bonus to mark the roof in { $cell }.
}
queen-event-BonusForgone = { $seat } uses the bonus to mark a cell, but marks none.
queen-event-LineFilled = { $lines_count ->
    [one] { $seat } fills line { $lines }: { $points } points for being among the first.
   *[other] { $seat } fills lines { $lines }: { $points } points for being among the first.
}
queen-event-HalfCounted = { $half_id ->
    [left] { $seat }, left half (rows { $rows }; columns { $columns }): { queen-points }.
   *[right] { $seat }, right half (rows { $rows }; columns { $columns }): { queen-points }.
}
queen-event-CardsCounted = { $seat }, cards in hand and discard pile ({ $cards }): { queen-points }.
queen-event-TotalCounted = { $seat } has { $halves } for lines, { $first } for the first full line and { $cards } for cards: { $total } in all.
queen-event-CellsCompared = Equal totals: the most marked cells decide: { $cells }.
queen-event-GameWon = { $seat } has { $total } points and is Queen of 12!
queen-event-NobodyWon = { $seats } are equal in points and in marked cells: nobody wins.
queen-event-OwnTotal = { $seat } ends the Crusade with { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
queen-event-TitleWon = { $seat } has { $total } points: { $title }!

## Machine mode

queen-tally-takings = takings of dice
queen-tally-bonuses = bonuses due

## Options

queen-option-crusade = Play the Crusade, on sheet C or D, alone on D.
queen-option-sheet = The sheet, A, B, C or D.
queen-option-reserve = The reserve, as first (first game), random, or six names separated by commas: lady,druid,machine and so on.
queen-option-promo = Which promo characters may be drawn into a random reserve, separated by commas, from spy, collector and general. Without this option all three may; none leaves them out.
queen-option-expansion = Characters of the expansion for a random reserve, as gambler, oracle, or both as gambler,oracle.
queen-option-edition = A file of your own with the printed figures, in the form of the edition that comes with the program.
