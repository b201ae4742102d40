### The guides through a first game: one real turn, step by step.

web-guide-title = First game
web-guide-next = Next
web-guide-skip = Skip the guide
web-guide-end = I’ll go on alone
web-guide-waits = { $mine ->
    [yes] Your move: the guide waits.
   *[no] Goes on by itself.
}

## King of 12

web-guide-king-aim = Everybody has a twelve-sided die. Each turn the highest die earns 2 points and the next one 1, and the points decide who wins the round. Win two rounds, and the game is yours.
web-guide-king-die = This is your die. The face on top is what counts. It stays like this until a character moves it or a new round begins.
web-guide-king-choose = These are your characters; everybody has the same. Touch one and read what it does. Touch it again to seal it: nobody sees it before all have chosen.
web-guide-king-reveal = When all have chosen, the cards are turned over together. Equal characters cancel each other, and equal dice do, too. If your card needs another choice, you are asked below.
web-guide-king-told = { $known ->
    [yes] { $happened } { $why } “Why?” explains the rest here, step by step.
   *[no] Here you read what happened last. “Why?” tells the turn once more, step by step, with the rule behind each step.
}
web-guide-king-points = { $points ->
    [0] Here your points pile up; you have none in this round yet. Somebody with { $goal } ends the round, and so does somebody’s last card. Then the most points win, but equal totals cancel each other.
    [one] You have { $points } point in this round. Somebody with { $goal } ends it, and so does somebody’s last card. Then the most points win, but equal totals cancel each other.
   *[other] You have { $points } points in this round. Somebody with { $goal } ends it, and so does somebody’s last card. Then the most points win, but equal totals cancel each other.
}
web-guide-king-end = So it goes, turn after turn. What you have played is out until the round ends: keep something good for later. The rules and this guide are up here. Have fun!

## Queen of 12

web-guide-queen-aim = This is your sheet. In every round you mark cells on it, and each row and each column of five brings points: full ones the most. After twelve rounds the most points win.
web-guide-queen-trays = These dice are rolled for everybody, in the mountains and in the jungle. A die of yours marks one cell: its number, or a roof of its colour.
web-guide-queen-choose = Characters fetch the dice, and everybody has the same ones. Touch a card and read what it does; touch it again to play it. If somebody plays the same character as you, both get nothing.
web-guide-queen-order = The cards act in the order of their numbers, the lowest first: the later yours comes, the fewer dice are left. If your card lets you choose, you are asked.
web-guide-queen-mark = { $asks ->
    [bonus] This time you mark nothing with dice and get a bonus: choose one. Otherwise you touch one of your dice, then a lit cell. All is in pencil until you confirm.
   *[mark] Touch one of your dice, then a lit cell. Marks are in pencil: touch one to take it back, then confirm. If you can mark nothing at all, you get a bonus instead.
}
web-guide-queen-told = { $known ->
    [yes] { $happened } { $why } “Why?” explains the rest here, step by step.
   *[no] Here you read what happened last, and “Why?” explains it rule by rule.
}
web-guide-queen-points = Each line shows what it brings: 2 points for one mark, none for two, 5 for three or four, 10 for all five. So a second mark costs you points; such cells bear a warning.
web-guide-queen-end = So it goes, round after round. The rules and this guide are at the top. Have fun!

## 12 Chip Trick

web-guide-chips-aim = { $over ->
    [burns] You always own four chips. At the end of a round the highest sum wins, but no more than { $limit }: whatever is above burns. Here you see how far you are.
   *[halved] You always own four chips. At the end of a round the highest sum wins, but a sum above { $limit } counts only half. Here you see how far you are.
}
web-guide-chips-hand = The others see only the backs of your chips, and you of theirs: red is 4 to 9, blue is 1 to 3 or 10 to 12. What was seen once stays open to all.
web-guide-chips-play = When you are asked, play a chip: touch it, then touch it again. The highest in the middle wins the trick.
web-guide-chips-take = When all have played, everybody takes one of these chips, the winner first, and red before blue. When it is your turn to take, choose here: touch a chip, then touch it again.
web-guide-chips-told = { $known ->
    [yes] { $happened } { $why } “Why?” explains the rest here, step by step.
   *[no] Here you read what happened last. “Why?” tells the trick once more, step by step, with the rule behind each step.
}
web-guide-chips-tokens = What the winner of a trick took lies open for good; what the others took is in their hands, to be played again. The best sum of a round earns a victory token, and { $enough } of them win the game.
web-guide-chips-end = So it goes, trick after trick, until somebody has all four chips lying open. The rules and this guide are up here. Have fun!
