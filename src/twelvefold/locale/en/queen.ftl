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
queen-effect-parasite = take two dice from either tray, then put one of your cards back into your reserve
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
queen-due-nothing_fits = none of your dice fits
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

queen-ask-play = { $name_is ->
    [you] Choose a card.
   *[other] { $name }, choose a card.
}
queen-ask-play-first = { $name_is ->
    [you] Choose your first card.
   *[other] { $name }, choose your first card.
}
queen-ask-play-second = { $name_is ->
    [you] Choose your second card.
   *[other] { $name }, choose your second card.
}
queen-ask-take = { $left ->
    [one] { $name_is ->
        [you] Take a die with your { $card }.
       *[other] { $name }, take a die with your { $card }.
    }
   *[other] { $name_is ->
        [you] Take a die with your { $card }: { $left } to go.
       *[other] { $name }, take a die with your { $card }: { $left } to go.
    }
}
queen-ask-put = { $name_is ->
    [you] Put a card back into your reserve with the Parasite.
   *[other] { $name }, put a card back into your reserve with the Parasite.
}
queen-ask-mark-value = { $left ->
    [one] { $name_is ->
        [you] Mark a value with your Alchemist.
       *[other] { $name }, mark a value with your Alchemist.
    }
   *[other] { $name_is ->
        [you] Mark a value with your Alchemist: { $left } to go.
       *[other] { $name }, mark a value with your Alchemist: { $left } to go.
    }
}
queen-ask-mark-roof = { $left ->
    [one] { $name_is ->
        [you] Mark a roof with your Gambler.
       *[other] { $name }, mark a roof with your Gambler.
    }
   *[other] { $name_is ->
        [you] Mark a roof with your Gambler: { $left } to go.
       *[other] { $name }, mark a roof with your Gambler: { $left } to go.
    }
}
queen-ask-gain = { $name_is ->
    [you] Take a card from your reserve.
   *[other] { $name }, take a card from your reserve.
}
queen-ask-line = { $name_is ->
    [you] Name a row or a column for your Oracle.
   *[other] { $name }, name a row or a column for your Oracle.
}
queen-ask-copy = { $name_is ->
    [you] Whose dice does your Mirror copy?
   *[other] { $name }, whose dice does your Mirror copy?
}
queen-ask-mark = { $name_is ->
    [you] Mark a cell. Your dice: { $dice }. Type “{ $done }” to leave the rest.
   *[other] { $name }, mark a cell. Your dice: { $dice }. Type “{ $done }” to leave the rest.
}
queen-ask-bonus = { $why_id ->
    [no_dice] { $name_is ->
        [you] You have no dice, so you get a bonus. Choose one.
       *[other] { $name }, you have no dice, so you get a bonus. Choose one.
    }
    [nothing_fits] { $name_is ->
        [you] None of your dice fits, so you get a bonus. Choose one.
       *[other] { $name }, none of your dice fits, so you get a bonus. Choose one.
    }
   *[philosopher] { $name_is ->
        [you] Your Philosopher gives you a bonus. Choose one.
       *[other] { $name }, your Philosopher gives you a bonus. Choose one.
    }
}
queen-ask-bonus-mark = { $name_is ->
    [you] Your bonus: mark any cell.
   *[other] { $name }, your bonus: mark any cell.
}
queen-ask-bonus-copy = { $name_is ->
    [you] Your bonus: whose dice do you copy?
   *[other] { $name }, your bonus: whose dice do you copy?
}

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
queen-move-copy = { $name }: { $dice }

## The table

queen-where = { $name_is ->
    [you] Round { $round } of 12: you roll
   *[other] Round { $round } of 12: { $name } rolls
}
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
queen-stands = { $name_is ->
    [you] You: { queen-points } so far (lines { $lines }, first full line { $first }, cards { $cards })
   *[other] { $name }: { queen-points } so far (lines { $lines }, first full line { $first }, cards { $cards })
}
queen-has-first = 6 points for the first full line
queen-open-first = The 6 points for the first full line are still to be won.
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

queen-event-ReserveDrawn = The reserve of this game: { $cards }.
queen-event-FirstCardMoved = { $seat_is ->
    [you] You start with one more card, from your reserve: the { $card }.
   *[other] { $seat } starts with one more card, from the reserve: the { $card }.
}
queen-event-ActiveDrawn = { $seat_is ->
    [you] By chance, you roll first.
   *[other] By chance, { $seat } rolls first.
}
queen-event-KingDiscarded = The King discards his top card: the { $card }.
queen-event-RoundBegan = { $seat_is ->
    [you] Round { $round }: you roll the dice.
   *[other] Round { $round }: { $seat } rolls the dice.
}
queen-event-DiceDrawn = { $tray_id ->
    [mountains] Dice for the mountains: { $colours }.
   *[jungle] Dice for the jungle: { $colours }.
}
queen-event-DiceRolled = In the mountains: { $mountains }. In the jungle: { $jungle }.
queen-event-NewPileStarted = { $seat_is ->
    [you] You are down to one card. It starts a new discard pile: the { $card }.
   *[other] { $seat } is down to one card. It starts a new discard pile: the { $card }.
}
queen-event-PileTaken = { $why_id ->
    [last_card] { $seat_is ->
        [you] You take your old discard pile back: { $cards }.
       *[other] { $seat } takes the old discard pile back: { $cards }.
    }
    [philosopher] { $seat_is ->
        [you] Your Philosopher brings back your whole discard pile: { $cards }.
       *[other] { $seat }’s Philosopher brings back the whole discard pile: { $cards }.
    }
    [parasite] { $seat_is ->
        [you] Your hand is empty, so you take your discard pile back: { $cards }.
       *[other] { $seat }’s hand is empty, so the discard pile comes back: { $cards }.
    }
    [gambler] { $seat_is ->
        [you] You hold fewer than two cards, so you take your old discard pile back: { $cards }.
       *[other] { $seat } holds fewer than two cards and takes the old discard pile back: { $cards }.
    }
   *[bonus] { $seat_is ->
        [you] With a bonus you take back your whole discard pile: { $cards }.
       *[other] With a bonus, { $seat } takes back the whole discard pile: { $cards }.
    }
}
queen-event-KingShuffled = { $empty ->
    [true] The King’s deck is empty: he shuffles his discard into a new one.
   *[false] The King shuffles his discard back into his deck.
}
queen-event-CannotPlay = { $cards ->
    [0] { $seat_is ->
        [you] You have no card left to play.
       *[other] { $seat } has no card left to play.
    }
    [1] { $seat_is ->
        [you] You have a single card, and the last one is never played.
       *[other] { $seat } has a single card, and the last one is never played.
    }
   *[other] { $seat_is ->
        [you] You play no more cards in this game.
       *[other] { $seat } plays no more cards in this game.
    }
}
queen-event-CardsRevealed = Cards on the table – { $cards }.
queen-event-KingRevealed = The King shows the { $card }.
queen-event-CardsCancelled = { $seats_is ->
    [among] { $seats_others } played the { $card }, too: your card is cancelled.
   *[other] { $seats } played the same card, the { $card }: it is cancelled.
}
queen-event-KingCancelled = { $seat_is ->
    [you] The King has the { $card }, too: your card is cancelled.
   *[other] The King has the { $card }, too: { $seat }’s card is cancelled.
}
queen-event-DiceTaken = { $seat_is ->
    [you] With the { $card } you take { $dice }.
   *[other] With the { $card }, { $seat } takes { $dice }.
}
queen-event-NothingTaken = { $seat_is ->
    [you] There is no die left for your { $card }.
   *[other] There is no die left for { $seat }’s { $card }.
}
queen-event-SpyBlocked = { $seat_is ->
    [you] { $guards_is ->
        [you] Your Spy takes nothing: you played a Guardian yourself.
        [among] Your Spy takes nothing: Guardians were played by { $guards_others } and by yourself.
       *[other] Your Spy takes nothing: a Guardian was played by { $guards }.
    }
   *[other] { $guards_is ->
        [you] { $seat }’s Spy takes nothing: you played a Guardian.
        [among] { $seat }’s Spy takes nothing: Guardians were played by { $guards_others } and by you.
       *[other] { $seat }’s Spy takes nothing: a Guardian was played by { $guards }.
    }
}
queen-event-CardPutBack = { $seat_is ->
    [you] With the Parasite you put the { $card } back into your reserve.
   *[other] With the Parasite, { $seat } puts the { $card } back into the reserve.
}
queen-event-CardGained = { $how_id ->
    [alchemist] { $seat_is ->
        [you] With the Alchemist you take the { $card } from your reserve.
       *[other] With the Alchemist, { $seat } takes the { $card } from the reserve.
    }
    [instead] { $seat_is ->
        [you] You take the { $card } from your reserve.
       *[other] { $seat } takes the { $card } from the reserve.
    }
   *[bonus] { $seat_is ->
        [you] With a bonus you take the { $card } from your reserve.
       *[other] With a bonus, { $seat } takes the { $card } from the reserve.
    }
}
queen-event-KingGained = The King gets the { $card }, too: it goes into his deck.
queen-event-KingLost = The King loses the { $card }, too.
queen-event-CardMarked = { $spot_id ->
    [value] { $seat_is ->
        [you] With the { $card } you mark the value in { $cell }.
       *[other] With the { $card }, { $seat } marks the value in { $cell }.
    }
   *[roof] { $seat_is ->
        [you] With the { $card } you mark the roof in { $cell }.
       *[other] With the { $card }, { $seat } marks the roof in { $cell }.
    }
}
queen-event-MarkForgone = { $seat_is ->
    [you] You pass up a mark by your { $card }.
   *[other] { $seat } passes up a mark by the { $card }.
}
queen-event-NothingToMark = { $seat_is ->
    [you] Your { $card } finds nothing to mark.
   *[other] { $seat }’s { $card } finds nothing to mark.
}
queen-event-CardLost = { $seat_is ->
    [you] The Gambler costs you a random card: your { $card } goes to your discard pile.
   *[other] The Gambler costs { $seat } a random card: the { $card } goes to the discard pile.
}
queen-event-LineChosen = { $seat_is ->
    [you] Your Oracle names { queen-line }.
   *[other] { $seat }’s Oracle names { queen-line }.
}
queen-event-OracleRolled = { $hit_id ->
    [open] { $seat_is ->
        [you] Your Oracle rolls { $face }: still open in { queen-line }.
       *[other] { $seat }’s Oracle rolls { $face }: still open in { queen-line }.
    }
    [marked] { $seat_is ->
        [you] Your Oracle rolls { $face }, which you have in { queen-line } already: you mark the whole line.
       *[other] { $seat }’s Oracle rolls { $face }, marked in { queen-line } already: the whole line is filled.
    }
   *[missing] { $seat_is ->
        [you] Your Oracle rolls { $face }, but { queen-line } has none: you mark nothing.
       *[other] { $seat }’s Oracle rolls { $face }, but { queen-line } has none: no mark.
    }
}
queen-event-NothingToCopy = { $seat_is ->
    [you] Your Mirror finds no dice to copy.
   *[other] { $seat }’s Mirror finds no dice to copy.
}
queen-event-DiceCopied = { $mirror ->
    [true] { $dice_count ->
        [0] { $seat_is ->
            [you] Your Mirror finds nothing to copy: { $owner } has no dice.
           *[other] { $owner_is ->
                [you] { $seat }’s Mirror finds nothing to copy: you have no dice.
               *[other] { $seat }’s Mirror finds nothing to copy: { $owner } has no dice.
            }
        }
       *[other] { $seat_is ->
            [you] With the Mirror you copy { $owner }’s dice: { $dice }.
           *[other] { $owner_is ->
                [you] With the Mirror, { $seat } copies your dice: { $dice }.
               *[other] With the Mirror, { $seat } copies { $owner }’s dice: { $dice }.
            }
        }
    }
   *[false] { $dice_count ->
        [0] { $seat_is ->
            [you] You use a bonus to copy dice, but { $owner } has none.
           *[other] { $owner_is ->
                [you] { $seat } uses a bonus to copy dice, but you have none.
               *[other] { $seat } uses a bonus to copy dice, but { $owner } has none.
            }
        }
       *[other] { $seat_is ->
            [you] With a bonus you copy { $owner }’s dice: { $dice }.
           *[other] { $owner_is ->
                [you] With a bonus, { $seat } copies your dice: { $dice }.
               *[other] With a bonus, { $seat } copies { $owner }’s dice: { $dice }.
            }
        }
    }
}
queen-event-DiceLeft = Left in the trays: { $dice }.
queen-event-DieMarked = { $spot_id ->
    [value] { $seat_is ->
        [you] With the { $die } you mark the value in { $cell }.
       *[other] With the { $die }, { $seat } marks the value in { $cell }.
    }
   *[roof] { $seat_is ->
        [you] With the { $die } you mark the roof in { $cell }.
       *[other] With the { $die }, { $seat } marks the roof in { $cell }.
    }
}
queen-event-DiceUnused = { $seat_is ->
    [you] You leave unused: { $dice }.
   *[other] { $seat } leaves unused: { $dice }.
}
queen-event-BonusDue = { $why_id ->
    [no_dice] { $seat_is ->
        [you] You have no dice, so you get a bonus.
       *[other] { $seat } has no dice and gets a bonus.
    }
    [nothing_fits] { $seat_is ->
        [you] None of your dice fits, so you get a bonus.
       *[other] None of { $seat }’s dice fits: a bonus instead.
    }
   *[philosopher] { $seat_is ->
        [you] Your Philosopher gives you a bonus.
       *[other] The Philosopher gives { $seat } a bonus.
    }
}
queen-event-NoBonusLeft = { $seat_is ->
    [you] You would get a bonus, but none can bring you anything now.
   *[other] { $seat } would get a bonus, but none can bring anything now.
}
queen-event-BonusMarked = { $spot_id ->
    [value] { $seat_is ->
        [you] With a bonus you mark the value in { $cell }.
       *[other] With a bonus, { $seat } marks the value in { $cell }.
    }
   *[roof] { $seat_is ->
        [you] With a bonus you mark the roof in { $cell }.
       *[other] With a bonus, { $seat } marks the roof in { $cell }.
    }
}
queen-event-BonusForgone = { $seat_is ->
    [you] You use your bonus to mark a cell, but mark none.
   *[other] { $seat } uses the bonus to mark a cell, but marks none.
}
queen-event-LineFilled = { $lines_count ->
    [one] { $seat_is ->
        [you] You fill { $lines }, the first full line: { queen-points } extra!
       *[other] { $seat } fills { $lines }, the first full line: { queen-points } extra!
    }
   *[other] { $seat_is ->
        [you] You fill { $lines }, the first full lines: { queen-points } extra!
       *[other] { $seat } fills { $lines }, the first full lines: { queen-points } extra!
    }
}
queen-event-HalfCounted = { $half_id ->
    [left] { $seat_is ->
        [you] Your left half: { queen-points } (rows { $rows }; columns { $columns }).
       *[other] { $seat }’s left half: { queen-points } (rows { $rows }; columns { $columns }).
    }
   *[right] { $seat_is ->
        [you] Your right half: { queen-points } (rows { $rows }; columns { $columns }).
       *[other] { $seat }’s right half: { queen-points } (rows { $rows }; columns { $columns }).
    }
}
queen-event-CardsCounted = { $seat_is ->
    [you] Your cards in hand and discard pile: { queen-points } ({ $cards }).
   *[other] { $seat }’s cards in hand and discard pile: { queen-points } ({ $cards }).
}
queen-event-TotalCounted = { $seat_is ->
    [you] Your points: { $halves } (lines) + { $first } (first full line) + { $cards } (cards) = { $total }.
   *[other] { $seat }’s points: { $halves } (lines) + { $first } (first full line) + { $cards } (cards) = { $total }.
}
queen-event-CellsCompared = A tie! Most marked cells decide – { $cells }.
queen-event-GameWon = { $seat_is ->
    [you] You win with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }: you are Queen of 12!
   *[other] { $seat } wins with { $total ->
        [one] { $total } point
       *[other] { $total } points
    } and is Queen of 12!
}
queen-event-NobodyWon = { $seats_is ->
    [among] You tie with { $seats_others } in points and in marked cells: nobody wins.
   *[other] { $seats } tie in points and in marked cells: nobody wins.
}
queen-event-OwnTotal = { $seat_is ->
    [you] You end the Crusade with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
   *[other] { $seat } ends the Crusade with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
}
queen-event-TitleWon = { $seat_is ->
    [you] You have { $total ->
        [one] { $total } point
       *[other] { $total } points
    }. Your title: { $title }!
   *[other] { $seat } has { $total ->
        [one] { $total } point
       *[other] { $total } points
    }. The title: { $title }!
}

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
