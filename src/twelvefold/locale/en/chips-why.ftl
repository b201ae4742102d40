### 12 Chip Trick: the rule behind each step of the story.

## A round begins

chips-why-RoundBegan = Everybody starts with four chips, two of each colour. You see the colours in the other hands, but not the values.
chips-why-ChipsDealt = { $colour_id ->
    [red] Red chips are the middle values, 4 to 9. The others see that they are red, but not which ones they are.
   *[blue] Blue chips are the lowest values, 1 to 3, and the highest, 10 to 12. The others see that they are blue, but not which ones they are.
}
chips-why-StackMade = With two players a dummy takes the third seat, with two red and two blue chips as well. They are shuffled, and nobody knows their values or their order.
chips-why-TopShown = { $colour_id ->
    [red] The dummy plays its top chip next. Its back is red, so the value is from 4 to 9; you do not see the backs below.
   *[blue] The dummy plays its top chip next. Its back is blue, so the value is from 1 to 3 or from 10 to 12; you do not see the backs below.
}
chips-why-LeaderDrawn = The draw decides who leads the first trick of the game, even if it is a dummy. Later the winner of a trick leads the next.

## A trick

chips-why-TrickBegan = The winner of a trick leads the next one, also from one round to the next. Only the first leader of the game is drawn by lot.
chips-why-ChipPlayed = From the leader on, clockwise, everybody plays one chip face up: any chip, either colour. A dummy plays its top chip.
chips-why-TrickWon = { $later_count ->
    [0] The highest value wins the trick; the colour does not matter. The winner takes a chip first and leads the next trick.
   *[other] The highest value wins the trick, and between equal values the one played earlier. The winner takes a chip first and leads the next trick.
}
chips-why-ChipTaken = { $why_id ->
    [only_red] While there is red in the middle, nobody may take blue, and there is no other red value.
    [red_first] While there is red in the middle, nobody may take blue; which red one it is, is a free choice.
    [lowest_red] While there is red in the middle, nobody may take blue, and a dummy always takes the lowest chip it may.
    [lowest] With only one colour in the middle, any chip may be taken, and a dummy always takes the lowest.
    [only] There is no other value left in the middle.
   *[chosen] With only one colour in the middle, any chip may be taken.
} { $to_id ->
    [front] The winner of the trick takes first and keeps the chip face up in front: it counts at the end and is never played again.
    [stack] A dummy has no hand: unless it wins the trick, its chip goes face down under its stack and is played again later.
   *[hand] Only the winner’s chip stays on the table; this one may be played again, and everybody knows now where it is.
}

## The end of a round

chips-why-RoundEnded = The winner of the last trick has to lead; if there is nothing in hand, the round is over. That is the case after four tricks won by the same player.
chips-why-HandLaid = You always own four chips, and all four count. Those that are not on the table yet are laid down now.
chips-why-TotalCounted = { $fate_id ->
    [burnt] A total over 21 burns. It can win only if all totals burnt.
    [halved] In this variant nothing burns: a total over 21 is halved and rounded down.
   *[stands] A total of 21 or less counts in full.
}
chips-why-TokenWon = { $merit_id ->
    [highest_burnt] If all totals burnt, the highest of them wins a token after all. Everybody who shares it gets one.
    [highest_unburnt] Burnt totals are out, and the highest of the others wins a token. Everybody who shares it gets one.
   *[highest] The highest total wins a token, once those over 21 are halved. Everybody who shares it gets one.
}

## The end of the game

chips-why-GameWon = { $beside_count ->
    [0] { $seats_count ->
        [one] The first to three tokens wins the game. The tokens are checked after each round.
       *[other] The first to three tokens wins the game. Players who get there in the same round share the victory.
    }
   *[other] { $seats_count ->
        [one] If a player and the dummy get to three tokens in the same round, the player wins and not the dummy.
       *[other] If both players and the dummy get to three tokens in the same round, the players share the victory and the dummy is left out.
    }
}
chips-why-DummyOutrun = If only the dummy has three tokens, the game goes to the player with more tokens than the other. The dummy wins only if the two are equal.
chips-why-DummyWon = If only the dummy has three tokens, the game goes to the player with more tokens than the other. As the two are equal, the dummy wins.
