### King of 12: the rule behind each step of the story.

## A round begins

king-why-SetDrawn = Everybody gets the same seven cards: the Knight and six others. Of those drawn, at least two must be among Merchants, Troublemakers, Reverser, Sorcerer and Oracle; otherwise all are drawn again.
king-why-BothPromos = The box suggests only one promo character at a time, but both are allowed. If both act in the same turn, the Faun comes before the Collector.
king-why-RoundBegan = Everybody rolls once, at the beginning of a round. After that the dice stay as they lie, and only cards move them.

## Cards

king-why-CardsRevealed = Everybody chooses in secret, and all cards are shown at once. A card you have played is gone until the round ends.
king-why-CardsCancelled = { $card_id ->
    [lady] Ladies who meet cancel each other and no other card. After the scoring, though, the lowest of them may take a token from the highest.
   *[other] A card that two or more play has no effect for any of them. Their dice still count.
}
king-why-LadyCancelled = { $cards_count ->
    [0] A Lady played by one player alone cancels all other cards that still stand. Here there are none.
   *[other] A Lady played by one player alone cancels all other cards that still stand. The dice still count.
}

## Dice and values

king-why-DicePassed = Merchants act before everything else. From now on your die is the one in front of you; a card under a die stays with its player.
king-why-DieTurned = { $card_id ->
    [troublemakers] Every die turns over; opposite faces add up to 13. The die itself has moved, so it stays like this after the turn.
    [reverser] Only the die of whoever plays the Reverser turns over; opposite faces add up to 13. The die itself has moved, so it stays like this after the turn.
    [sorcerer] Whoever plays the Sorcerer chooses one of the five faces around the top one, after any Troublemakers and before any Oracle. The die itself has moved, so it stays like this after the turn.
   *[other] This card moves the die itself, so it stays like this after the turn.
}
king-why-DieRolled = The Oracle acts after everything else, and only on the die of whoever plays it. The new face stays after the turn.
king-why-ValueChanged = { $card_id ->
    [alchemist] The Alchemist doubles what the die shows. Only for this turn: the die itself stays as it is.
    [machine] The Machine adds 7 to what the die shows, even above 12. Only for this turn: the die itself stays as it is.
    [parasite] The Parasite takes 7 from what the die shows; even 0 or less can win. Only for this turn: the die itself stays as it is.
    [golem] The Golem is worth 12, but only 1 if the die shows 12 after all effects. Only for this turn: the die itself stays as it is.
   *[other] This card changes the value only for this turn: the die itself stays as it is.
}

## The comparison

king-why-ValuesCompared = Your value is what your die shows, changed by your card if it changes values. If your card is cancelled, your die still counts as it lies.
king-why-FaunTurned = The Faun looks at the faces of the other dice, not at their values, and turns to the highest free one even under a Knight; that may be the one it already shows. It acts once: all values are compared again, and equal ones cancel each other as usual.
king-why-DiceCancelled = Equal values cancel each other, however many players share them. The value counts, not the face of the die.

## Places and tokens

king-why-LowBeatsHigh = With a Knight the lowest uncancelled value is first this turn, and the next lowest is second. Equal values still cancel each other.
king-why-PlacesSwapped = After the comparison, and after any Knight, the Gambler swaps first and second place. If only one die is uncancelled, it becomes second and nobody is first.
king-why-CollectorFirst = If the Collector’s own die is cancelled, its player becomes first, after any Knight and Gambler. Whoever was first becomes second, and a former second gets nothing; if nobody was first, the second stays second.
king-why-FirstPlace = The highest uncancelled value comes first and earns a token worth 2, even if it is 0 or less. Only Knight, Gambler and Collector change this order.
king-why-SecondPlace = The second-highest uncancelled value comes second and earns a token worth 1, even if it is 0 or less. Only Knight, Gambler and Collector change this order.
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
king-why-NothingToTake = The victim is always the Lady player with the highest value; you cannot choose another. Whoever has no tokens loses none.
king-why-TokenTaken = The thief takes one token of their choice, worth 1 or 2. Only then do we look whether somebody has 8 points.
king-why-TokenLeft = You may take, but you need not. It can be wise not to: equal totals cancel each other at the end of the round.

## The end of a round

king-why-LastCardReached = A round ends when somebody has only one card left after a turn. That card is not played.
king-why-PointsReached = A round ends when somebody has 8 points or more after a turn; a Lady’s theft counts first. That alone does not win the round.
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
