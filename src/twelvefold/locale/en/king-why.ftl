### King of 12: the rule behind each step of the story.

## A round begins

king-why-SetDrawn = Everybody gets the same seven cards: the Knight and six others. Of those drawn, at least two must be among Merchants, Troublemakers, Reverser, Sorcerer and Oracle; otherwise all are drawn again.
king-why-BothPromos = The box suggests only one promo character at a time, but both are allowed. If both act in the same turn, the Faun comes before the Collector.
king-why-RoundBegan = Everybody rolls once, at the beginning of a round. After that the dice stay as they lie, and only cards move them.

## Cards

king-why-CardsRevealed = Everybody chooses a card in secret, and all cards are shown together. A played card is gone until the round ends.
king-why-CardsCancelled = { $card_id ->
    [lady] Ladies who meet cancel each other and no other card. After the scoring, though, the lowest of them may take a token from the highest.
   *[other] A character has no effect if two or more players play it. Their dice are compared all the same.
}
king-why-LadyCancelled = { $cards_count ->
    [0] If only one player plays the Lady, she cancels every other card that still stands. Here no other card does.
   *[other] If only one player plays the Lady, she cancels every other card that still stands, whichever it is. The dice are compared all the same.
}

## Dice and values

king-why-DicePassed = The Merchants act before all other effects. From now on everybody’s own die is the one in front of them; a card under a die stays with its player.
king-why-DieTurned = { $card_id ->
    [troublemakers] The Troublemakers turn every die over, and opposite faces add up to 13. The die itself has moved, so it stays like this after the turn.
    [reverser] The Reverser turns over only the die of its own player, and opposite faces add up to 13. The die itself has moved, so it stays like this after the turn.
    [sorcerer] The Sorcerer’s player chooses one of the five faces around the top one, after any Troublemakers and before any Oracle. The die itself has moved, so it stays like this after the turn.
   *[other] This card moves the die itself, so it stays like this after the turn.
}
king-why-DieRolled = The Oracle is the last of all effects and rolls only the die of its own player. The new face stays after the turn.
king-why-ValueChanged = { $card_id ->
    [alchemist] The Alchemist doubles what the die shows when values are compared. That holds for this turn only; the die itself stays as it is.
    [machine] The Machine adds 7 to what the die shows when values are compared; the value may go above 12. That holds for this turn only; the die itself stays as it is.
    [parasite] The Parasite takes 7 from what the die shows when values are compared; even 0 or less can win. That holds for this turn only; the die itself stays as it is.
    [golem] The Golem is always worth 12, except on a die that shows 12 after all effects: then it is worth 1. That holds for this turn only; the die itself stays as it is.
   *[other] This card changes the value for this turn only; the die itself stays as it is.
}

## The comparison

king-why-ValuesCompared = A value is what the die shows, changed by the player’s card if it is one that changes values. A player whose card was cancelled still compares, with the face of the die.
king-why-FaunTurned = The Faun looks at the faces of the other dice, not at their values, and turns to the highest free one even under a Knight; that may be the one it already shows. It acts once: all values are compared again, and equal ones cancel each other as usual.
king-why-DiceCancelled = Equal values cancel each other, however many players share them. It is the value that counts, not the face of the die.

## Places and tokens

king-why-LowBeatsHigh = With a Knight the lowest uncancelled value is first this turn, and the next lowest is second. Equal values still cancel each other.
king-why-PlacesSwapped = After the comparison, and after any Knight, the Gambler swaps first and second place. If only one die is uncancelled, it becomes second and nobody is first.
king-why-CollectorFirst = If the Collector’s own die is cancelled, its player becomes first, after any Knight and Gambler. Whoever was first becomes second, and a former second gets nothing; if nobody was first, the second stays second.
king-why-FirstPlace = The highest uncancelled value is first and earns a token worth 2, even if that value is 0 or less. Only Knight, Gambler and Collector can change this order.
king-why-SecondPlace = The second-highest uncancelled value is second and earns a token worth 1, even if that value is 0 or less. Only Knight, Gambler and Collector can change this order.
king-why-NobodyFirst = First place stays empty if all dice were cancelled. It also does if only one die is uncancelled and a Gambler puts it second.
king-why-NobodySecond = Only an uncancelled die can be second, and none is left for that place.
king-why-ScoredNothing = { $why_id ->
    [cancelled] A cancelled die gets neither first nor second place. Only a Collector whose card has its effect would change that.
    [pushed_out] The Collector takes first place, and whoever was first becomes second. Nothing is left for the former second.
   *[outranked] Only first and second place earn a token. The highest values are ahead, or the lowest with a Knight.
}

## Two or more Ladies

king-why-LadyMayTake = When two or more Ladies are played, the lowest value among their players may take a token from the highest, after the scoring. The plain numbers count, even with a Knight, and cancelled dice count too.
king-why-LadiesTied = The theft needs a single lowest and a single highest value among the Ladies. A tie for either stops it; a tie in between would not matter.
king-why-NothingToTake = The victim is always the Lady player with the highest value; nobody else can be chosen. Without tokens, the victim loses nothing.
king-why-TokenTaken = The thief takes one token and chooses which: worth 1 or worth 2, as far as it is there. Only then do we look whether somebody has 8 points.
king-why-TokenLeft = Taking is allowed, but nobody has to. It can be wise not to: equal totals cancel each other at the end of the round.

## The end of a round

king-why-LastCardReached = The round ends when, after a turn, somebody has only one card left in hand. That card is not played any more.
king-why-PointsReached = The round ends when, after a turn, somebody has 8 points or more; a Lady’s theft counts first. This alone does not win the round.
king-why-TotalsCompared = The tokens of this round are added up. The highest total that nobody shares wins the round.
king-why-TotalsCancelled = Totals work like dice: equal ones cancel each other, even the highest. So somebody with fewer points may win the round.
king-why-RoundWon = The highest total that nobody shares wins the round. Even 0 points are enough if all other totals are cancelled.
king-why-RoundUnwon = A round has no winner only if every total is shared. Nobody lays a card; the tokens go back, everybody rolls, and a new round begins.
king-why-CardLaid = The winner of a round lays one card from hand under the die: it marks the round won, and the second round won wins the game. The card never comes back, so whoever is ahead plays on with one card less. The others do not see which one it is.
king-why-CardHidden = The winner of a round lays one card from hand under the die: it marks the round won, and the second round won wins the game. The card never comes back, so whoever is ahead plays on with one card less. Which one it is stays secret until the game ends.
king-why-GameWon = Whoever wins two rounds wins the game at once. No second card has to be laid.
king-why-DiceLifted = The game is over, so nothing stays secret. A card lies under a die wherever somebody won an earlier round.

## A tournament

king-why-GroupSeated = The first groups are drawn by lot. For every later round the groups change: whoever met just now meets again only if it cannot be helped, and those who have met least come together.
king-why-TurnRevealed = Everybody in the tournament chooses a card at the same time. Cards are compared inside each group only.
king-why-GroupRevealed = Inside a group a turn goes as usual: equal cards cancel each other, cards act, dice are compared. Cards of other groups do not count here.
king-why-AtGroup = Each group plays for itself. All groups go through a step together: first all Sorcerers choose, then all Oracles roll, then dice are compared, then Ladies take tokens.
king-why-GroupFirst = The first of a group takes no token yet, but goes to the winners’ table with die and card, and can win up to two points there. It is the first after Knight, Gambler and Collector.
king-why-NobodyGoesOn = A group without a first sends nobody. If no group has one, the turn ends at once.
king-why-WinnersMeet = { $cards_count ->
    [1] Only one group has a first. That player is first here, too, but second if the card is a Gambler.
   *[other] The groups’ firsts play cancelling, effects, comparison and scoring afresh, with their dice as they lie and their cards, even if these were cancelled. The first takes 2 points, the second 1. They sit in the order of their groups.
}
king-why-GroupUnwon = Every total in this group is shared. Nobody in it lays a card; the other groups have their own winners.
king-why-FinalBegins = Two cards under the die win. When several players get there at once, each lays the second card, too, and a final round of four turns decides.
king-why-FinalUnwon = A round has no winner only if every total is shared. The finalists roll and play the final round again with the five cards they had.
king-why-TournamentWon = The winner of the final round wins the tournament.
