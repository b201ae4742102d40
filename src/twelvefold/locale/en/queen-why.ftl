### Queen of 12: the rule behind each step of the story.

## Setting up

queen-why-ReserveDrawn = Everybody has the same six cards in reserve. They are drawn from the ten base cards that nobody starts with and from the promo and expansion cards that take part; the rest is out of the game.
queen-why-FirstCardMoved = In a duel and alone, a card of the reserve moves into hand before the first round, shown to all. So the game begins with five cards in hand and five in reserve.
queen-why-ActiveDrawn = Luck decides who is active first. Then this goes round clockwise, and over twelve rounds everybody is active equally often.
queen-why-KingDiscarded = The King’s deck holds the same characters as your own cards. Before the first round its top card goes to his discard pile.

## A round begins

queen-why-RoundBegan = A game has twelve rounds. The active player rolls, comes first where order numbers are equal, and is the first to take a card from the reserve by a bonus.
queen-why-DiceDrawn = The active player draws the dice from the bag unseen, first for the mountains, then for the jungle. How many depends on the number of players.
queen-why-DiceRolled = All dice are rolled together and stay as they lie. In this round dice are taken from these two trays alone.
queen-why-NewPileStarted = The last card in hand is never played. It starts a new discard pile, and the old pile comes back into the hand.
queen-why-PileTaken = { $why_id ->
    [last_card] Whoever has to play and holds one card or none takes the old discard pile back first. A card that comes back like this may be played even if it is the only one.
    [philosopher] The Philosopher brings the whole discard pile back into the hand, this card too. A bonus follows when the sheets are marked.
    [parasite] If no card is left in hand after the Parasite has put one away, the discard pile comes back at once. This round’s Parasite is in it, unless that was the card put away.
    [gambler] Whoever holds fewer than two cards after a Gambler takes the discard pile back. The card just discarded stays behind and starts the new pile.
   *[bonus] This bonus brings the whole discard pile back, with this round’s card. On sheets A and B each player has it once in a game.
}
queen-why-KingShuffled = Whenever you take your discard pile back, the King’s discard pile goes back into his deck too. The same happens when his deck is empty, and the deck is shuffled.
queen-why-CannotPlay = { $cards ->
    [0] Whoever has neither hand nor discard pile plays no card for the rest of the game and takes no dice. A bonus is still due every round; a card gained by one is never played.
    [1] The last card in hand is never played, and there is no discard pile to take back. Without dice a bonus is due.
   *[other] Whoever once had no card at all plays none for the rest of the game, even if bonuses bring new ones. Without dice a bonus is due.
}

## The reveal

queen-why-CardsRevealed = Everybody chooses in secret, one card each or two in a duel, and all cards are shown together. From now on they lie on top of the discard piles.
queen-why-KingRevealed = The King’s top card is shown with yours. It has no effect of its own: all it can do is cancel an equal card.
queen-why-CardsCancelled = Equal characters cancel each other: none of them has an effect. In a duel a player’s other card still works.
queen-why-KingCancelled = Your card has no effect if the King shows the same character.

## Effects

queen-why-DiceTaken = { $card_id ->
    [lady] The Lady takes one die of her player’s choice from either tray. On sheets A and B that die may mark two cells: one by its value and one by its colour. On C and D it may be turned.
    [parasite] The Parasite takes two dice in all, from either tray. Then its player must put a card of their own away: into the reserve, in the Crusade for good.
    [knight] The Knight takes every 2 and every 3 from both trays.
    [machine] The Machine takes every 9, 10 and 11 from both trays.
    [druid] The Druid takes every yellow die from both trays.
    [sorcerer] The Sorcerer takes every purple die from both trays.
    [mountain_guardian] The Mountain Guardian takes every die that still lies in the mountains.
    [jungle_guardian] The Jungle Guardian takes every die that still lies in the jungle.
    [troublemakers] The Troublemakers take every red die from both trays.
    [great_one] The Great One takes four dice from either tray. Where fewer are left, it must take them all.
    [golem] The Golem takes every die from 7 to 12 from both trays.
    [spy] The Spy takes two dice from each tray, provided nobody played a Guardian this round.
    [collector] The Collector takes every die from 1 to 6 from both trays.
   *[other] Cards act by their order numbers, the lowest first. Dice come from the trays alone.
}
queen-why-NothingTaken = Cards act by their order numbers, the lowest first, and take only what still lies in the trays. Nothing there fits this card.
queen-why-SpyBlocked = The Spy gets nothing if a player played a Guardian this round, even one that was cancelled. In a solo game the King’s Guardian does not count.
queen-why-CardPutBack = After taking dice, the Parasite’s player must put one card from hand or discard pile into the reserve, shown to all; it may be the Parasite itself. In the reserve it scores nothing, but it can be taken again.
queen-why-CardGained = { $how_id ->
    [alchemist] After the mark, the Alchemist’s player takes any card from the reserve and shows it. It can be played from the next round on, and its points count.
   *[bonus] This bonus, on sheets A and B twice in a game, takes any card from the reserve, shown to all. If several players use it, they choose clockwise from the active player on.
}
queen-why-KingGained = The King has the same cards as you. What you take from your reserve is shuffled into his deck as well.
queen-why-KingLost = The King has the same cards as you. What your Parasite puts away leaves his cards too.
queen-why-CardMarked = { $card_id ->
    [alchemist] The Alchemist marks any value, but no roof. This is no bonus, but it is a mark: no bonus is due this round.
    [gambler] The Gambler marks two roofs of any colour, or one if no more is open. That is a mark: no bonus is due this round.
    [general] The General marks the fifth cell in every row and column that had four marks before this card. Lines that only now reach four have to wait.
    [oracle] The Oracle marks the value it rolled in the line it named. If that value was marked there already, it marks the whole line.
   *[other] A mark made by a card counts as a mark: no bonus is due this round.
}
queen-why-MarkForgone = Marking is allowed, never required. But whoever could have marked a cell has no bonus due.
queen-why-NothingToMark = { $card_id ->
    [alchemist] The Alchemist marks values only, and all of them are marked.
    [gambler] The Gambler marks roofs only, and all of them are marked. The others discard a card all the same.
    [general] The General needs a row or column that misses exactly one mark before the card acts; among the values of sheets C and D it must be the next cell of its row. There is none.
   *[other] The Oracle needs an open cell, and there is none.
}
queen-why-CardLost = The Gambler makes every other player discard a random card from hand. Whoever then holds fewer than two cards takes the rest of the discard pile back.
queen-why-LineChosen = The Oracle names a row or column with an open cell before the die is rolled.
queen-why-OracleRolled = { $hit_id ->
    [open] The value is open in the line, so it is marked there. The die comes from the bag, goes back there, and is not taken.
    [marked] The value is already marked in the line, so the whole line is marked. The die comes from the bag, goes back there, and is not taken.
   *[missing] The line does not show this value, so nothing is marked. The die comes from the bag, goes back there, and is not taken.
}
queen-why-NothingToCopy = The Mirror copies dice that another player has taken. Nobody else holds any, so it does nothing.
queen-why-DiceCopied = The Mirror, or a bonus, copies the dice another player has taken; that player keeps them. Only a player who holds dice can be chosen, and what was itself copied cannot be copied. On sheets A and B the bonus is there once in a game, and the Lady’s die marks only one cell for whoever copies it.
queen-why-DiceLeft = No card took these dice. Like all others, they go back into the bag at the end of the round.

## Marks and bonuses

queen-why-DieMarked = { $spot_id ->
    [value] A die marks one cell: a value equal to its number, or a roof of its colour. Only the Lady’s die may do both.
   *[roof] A die marks one cell: a roof of its colour, or a value equal to its number. Only the Lady’s die may do both.
}
queen-why-DiceUnused = Nobody has to mark. A die that fits nowhere is lost, and so is one that its player leaves.
queen-why-BonusDue = { $why_id ->
    [no_dice] Whoever could mark no cell at all this round uses one bonus. Without dice, and without a mark by a card, there is nothing to mark.
    [nothing_fits] Whoever could mark no cell at all this round uses one bonus. Here there are dice, but none fits an open cell.
   *[philosopher] The Philosopher gives one bonus, used together with everybody else’s. It is the only one this round and uses up its box.
}
queen-why-NoBonusLeft = A bonus with nothing to give cannot be chosen: no open cell, no box left, an empty pile, an empty reserve. If none is left, nothing happens.
queen-why-BonusMarked = This bonus marks any one cell, value or roof. It is the only one without a limit.
queen-why-BonusForgone = A bonus that is due must be chosen, but the mark it gives may be left.
queen-why-LineFilled = The first full row or column of the game is worth 6 points extra, and everybody who fills one in that same round gets them; marks by cards count too. Alone they are to be had in the first three rounds only.

## The end

queen-why-HalfCounted = Every row and every column of a half counts by its marks: one brings 2 points, two bring nothing, three or four bring 5, five bring 10.
queen-why-CardsCounted = The points on the cards in hand and in the discard pile count. Cards in the reserve bring nothing.
queen-why-TotalCounted = Both halves, the 6 points for the first full line and the cards add up to the total.
queen-why-CellsCompared = If the highest total is shared, the most marked cells decide. They may be anywhere on the sheet, values or roofs.
queen-why-GameWon = Most points win; after a tie, the most marked cells.
queen-why-NobodyWon = If the best are equal in points and in marked cells, nobody wins.
queen-why-OwnTotal = The titles belong to the base game. Alone in the Crusade, the total counts against your own best.
queen-why-TitleWon = Alone there is no rival, only a title. Above the lowest, the five others begin at 71, 86, 101, 116 and 131 points.
