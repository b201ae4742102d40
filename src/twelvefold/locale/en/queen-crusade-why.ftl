### Queen of 12, the Crusade and sheets C and D: the rule behind each step of the story.

queen-why-HandDrawn = In the Crusade everybody has the Jungle Guardian, the Knight, the Sorcerer and the same five cards, drawn at random. Alchemist and Lady are out, and there is no reserve.
queen-why-FirstDiscarded = Before the first round everybody discards one of the five drawn cards at random. It is the first card of the discard pile and comes back with it.
queen-why-CardGone = The Crusade has no reserve. The card that the Parasite takes from your hand or discard pile is gone for the rest of the game.
queen-why-DieTurned = On sheets C and D the Lady lets you turn her die to any value. A copy of it is turned the same way.
queen-why-ValueMarked = { $by_id ->
    [die] Every die marks its value and its colour, and must. A value is marked in its own row, in the leftmost open cell.
    [bonus] A value given by a bonus marks the next open cell of a row, never the overflow track.
    [alchemist] On sheets C and D the Alchemist marks two values: the next open cell of a row each, never the overflow track. These are marks: there is no bonus for no mark this round.
    [general] The General marks the last open cell of every row and column that missed just one before this card. Among the values it must be the next cell of its row.
   *[oracle] The Oracle marks a value, rolls a die from the bag and marks that value as well. The die is not taken and counts for nothing else.
}
queen-why-ValueWritten = { $by_id ->
    [bonus] A 0 may always be written, and lower numbers may follow it; a repeated number is the one written last. Nothing is written when the track is empty and there is nothing to repeat, or when it is full.
   *[other] A value whose row is full goes on the overflow track, from left to right. It must not be lower than the number written last.
}
queen-why-ValuesLost = A value is lost if its row is full and the overflow track is full, too, or ends with a higher number.
queen-why-ColoursLost = A colour is lost if all roofs of that colour are marked.
queen-why-RoofMarked = { $by_id ->
    [die] When all values are marked, every die marks an open roof of its colour, and must.
    [bonus] A colour given by a bonus marks an open roof: any, or one of the colour it names.
    [gambler] The Gambler marks two roofs of any colour, or one if no more is open. These are marks: there is no bonus for no mark this round.
   *[general] The General marks the last open roof of every row and column that missed just one before this card.
}
queen-why-BonusEarned = { $effect_id ->
    [one_die] If you took exactly one die this round, you have this bonus. Copied dice do not count, and the Lady always brings it. Of this bonus and the one for no mark, you have at most one a round.
    [no_mark] If you could mark nothing at all this round – no value, no overflow number, no roof, and no mark by a card – you have this bonus. Of this bonus and the one for one die, you have at most one a round.
    [either] One die taken and nothing marked: you may use only one of the two bonuses.
    [by_philosopher] The Philosopher gives you one bonus of either kind, instead of those for one die and for no mark.
   *[other] A marked bonus cell gives what it shows, and so does a full row of roofs. You use what you have earned when all values and colours are marked, in any order, each bonus to its end before the next.
}
queen-why-EffectUsed = You must use the bonuses you earn, but in any order. A bonus may earn another.
queen-why-EffectVoid = Some bonuses find nothing to do: no open cell, nothing to repeat, a full track, an empty discard pile, nobody with enough dice to copy.
queen-why-BoxMarked = On this sheet the bonus for one die marks a circle, the one for no mark a square; without a circle left, one die marks a square, too. When all cells before a bonus are marked, you use it at once, once in a game. Instead of marking, you may use the repeatable bonus.
queen-why-ReserveInstead = With the base rules, you may take a card from your reserve instead of taking your discard pile back, copying dice, or marking a value or a colour.
queen-why-OracleRolledValue = The Oracle marks the value it rolls. If that is the one it has just marked, it fills the whole row and earns every bonus cell in it; if the row is full, the value goes on the overflow track.
queen-why-ValueColumnsCounted = A column of values scores when it is marked in every row that reaches it. Which columns score, and how much, the sheet says.
queen-why-PointCellsCounted = Some cells among the values bring points by themselves when they are marked.
queen-why-OverflowCounted = The overflow track scores the number printed at the last cell that was written.
queen-why-RoofColumnsCounted = A column of roofs scores when it is full. What it brings, the sheet says.
queen-why-AreasCounted = Columns of values, cells with points, the overflow track and columns of roofs add up. Cards bring no points on these sheets.
