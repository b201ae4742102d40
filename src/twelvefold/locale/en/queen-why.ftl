### Queen of 12: the rule behind each step of the story.

## Setting up

queen-why-ReserveDrawn = Everybody has the same six cards in reserve. They are drawn from the ten base cards that nobody starts with and from the promo and expansion cards that take part; the rest is out of the game.
queen-why-FirstCardMoved = In a duel and alone, one card of the reserve moves into hand before the first round, shown to all. You begin with five cards in hand and five in reserve.
queen-why-ActiveDrawn = Luck decides who rolls first. Then it goes round clockwise, and over twelve rounds everybody rolls equally often.
queen-why-KingDiscarded = The King’s deck holds the same characters as your cards. Before the first round its top card goes to his discard pile.

## A round begins

queen-why-RoundBegan = There are twelve rounds. Who rolls is the active player of the round: first where two cards have the same number, and first to take a card from the reserve with a bonus.
queen-why-DiceDrawn = The active player draws the dice from the bag unseen, first for the mountains, then for the jungle. How many depends on the number of players.
queen-why-DiceRolled = All dice are rolled together and stay as they lie. This round, dice come from these two trays alone.
queen-why-NewPileStarted = You never play the last card in your hand. It starts a new discard pile, and the old pile comes back into your hand.
queen-why-PileTaken = { $why_id ->
    [last_card] If you have to play and hold one card or none, you take your old discard pile back first. A card that comes back like this may be played even if it is the only one.
    [philosopher] The Philosopher brings your whole discard pile back into your hand, this card too. A bonus follows when the sheets are marked.
    [parasite] If your hand is empty after the Parasite has put a card away, your discard pile comes back at once. This round’s Parasite is in it, unless that was the card put away.
    [gambler] If you hold fewer than two cards after a Gambler, you take your discard pile back. The card you just lost stays behind and starts the new pile.
   *[bonus] This bonus brings your whole discard pile back, with this round’s card. On sheets A and B you have it once in a game.
}
queen-why-KingShuffled = Whenever you take your discard pile back, the King’s goes back into his deck, too. The same happens when his deck is empty. Each time the deck is shuffled.
queen-why-CannotPlay = { $cards ->
    [0] With neither hand nor discard pile you play no card and take no dice for the rest of the game. You still get a bonus every round; a card you gain that way is never played.
    [1] You never play the last card in your hand, and here there is no discard pile to take back. Without dice you get a bonus.
   *[other] Once you have had no card at all, you play none for the rest of the game, even if bonuses bring new ones. Without dice you get a bonus.
}

## The reveal

queen-why-CardsRevealed = Everybody chooses in secret, one card each or two in a duel, and all cards are shown together. From now on they lie on top of the discard piles.
queen-why-KingRevealed = The King’s top card is shown with yours. It has no effect of its own: all it can do is cancel an equal card.
queen-why-CardsCancelled = Equal characters cancel each other: none of them has an effect. In a duel your other card still works.
queen-why-KingCancelled = If the King shows the same character as you, your card has no effect.

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
queen-why-CardPutBack = After the dice, the Parasite makes you put one card from your hand or discard pile into your reserve, shown to all. It may be the Parasite itself. In the reserve a card scores nothing, but you can take it again.
queen-why-CardGained = { $how_id ->
    [alchemist] After the mark, the Alchemist brings you any card from your reserve, shown to all. You can play it from the next round on, and its points count.
   *[bonus] This bonus, on sheets A and B twice in a game, brings you any card from your reserve, shown to all. If several players use it, they choose clockwise from the active player on.
}
queen-why-KingGained = The King has the same cards as you. What you take from your reserve is shuffled into his deck as well.
queen-why-KingLost = The King has the same cards as you. What your Parasite puts away leaves his cards too.
queen-why-CardMarked = { $card_id ->
    [alchemist] The Alchemist marks any value, but no roof. It is not a bonus, but it is a mark: no bonus this round.
    [gambler] The Gambler marks two roofs of any colour, or one if no more is open. That is a mark: no bonus this round.
    [general] The General marks the fifth cell in every row and column that had four marks before this card. Lines that only now reach four have to wait.
    [oracle] The Oracle marks the value it rolled in the line it named. If that value was marked there already, it marks the whole line.
   *[other] A mark made by a card is a mark: no bonus this round.
}
queen-why-MarkForgone = You may always leave a mark out. But if you could have marked a cell, you get no bonus.
queen-why-NothingToMark = { $card_id ->
    [alchemist] The Alchemist marks values only, and all of them are marked.
    [gambler] The Gambler marks roofs only, and all of them are marked. The others discard a card all the same.
    [general] The General needs a row or column that misses exactly one mark before the card acts; among the values of sheets C and D it must be the next cell of its row. There is none.
   *[other] The Oracle needs an open cell, and there is none.
}
queen-why-CardLost = The Gambler makes every other player discard a random card from hand. If you then hold fewer than two cards, you take the rest of your discard pile back.
queen-why-LineChosen = The Oracle names a row or column with an open cell before the die is rolled.
queen-why-OracleRolled = { $hit_id ->
    [open] The value is open in the line, so it is marked there. The die comes from the bag, goes back there, and is not taken.
    [marked] The value is already marked in the line, so the whole line is marked. The die comes from the bag, goes back there, and is not taken.
   *[missing] The line does not show this value, so nothing is marked. The die comes from the bag, goes back there, and is not taken.
}
queen-why-NothingToCopy = The Mirror copies dice that another player has taken. Nobody else has any, so it does nothing.
queen-why-DiceCopied = The Mirror, or a bonus, copies the dice another player has taken; that player keeps them. You can only choose a player who has dice, and copies cannot be copied again. On sheets A and B you have the bonus once in a game, and a copied Lady’s die marks only one cell.
queen-why-DiceLeft = No card took these dice. Like all others, they go back into the bag when the round ends.

## Marks and bonuses

queen-why-DieMarked = { $spot_id ->
    [value] A die marks one cell: a value equal to its number, or a roof of its colour. Only the Lady’s die may do both.
   *[roof] A die marks one cell: a roof of its colour, or a value equal to its number. Only the Lady’s die may do both.
}
queen-why-DiceUnused = You never have to mark. A die that fits nowhere is lost, and so is one that you leave.
queen-why-BonusDue = { $why_id ->
    [no_dice] If you can mark no cell at all in a round, you use one bonus. Without dice, and without a mark by a card, there is nothing to mark.
    [nothing_fits] If you can mark no cell at all in a round, you use one bonus. Here there are dice, but none fits an open cell.
   *[philosopher] The Philosopher gives you one bonus, used together with everybody else’s. It is your only one this round and uses up its box.
}
queen-why-NoBonusLeft = You cannot choose a bonus that brings nothing: no open cell, no box left, an empty pile, an empty reserve. If none is left, nothing happens.
queen-why-BonusMarked = This bonus marks any one cell, value or roof. It is the only one without a limit.
queen-why-BonusForgone = You have to choose a bonus, but you may leave out the mark it gives.
queen-why-LineFilled = The first full row or column of the game is worth 6 points extra. Everybody who fills one in that same round gets them; marks by cards count, too. Alone, you can only win them in the first three rounds.

## The end

queen-why-HalfCounted = Every row and every column of a half counts by its marks: one brings 2 points, two bring nothing, three or four bring 5, five bring 10.
queen-why-CardsCounted = The points on the cards in hand and in the discard pile count. Cards in the reserve bring nothing.
queen-why-TotalCounted = Both halves, the 6 points for the first full line and the cards add up to the total.
queen-why-CellsCompared = If the highest total is shared, the most marked cells decide. They may be anywhere on the sheet, values or roofs.
queen-why-GameWon = The most points win. After a tie, the most marked cells do.
queen-why-NobodyWon = If the best are equal in points and in marked cells, nobody wins.
queen-why-OwnTotal = The titles belong to the base game. Alone in the Crusade, you play against your own best total.
queen-why-TitleWon = Alone you have no rival: you play for a title. Above the lowest, the five others begin at 71, 86, 101, 116 and 131 points.
