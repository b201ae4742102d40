### The moving picture of a turn of King of 12.

web-king-preview = A turn of King of 12: two players play the same card, and both cards cancel each other. The third turns a die from 3 to 12 and wins.
web-king-preview-roll = Everybody rolls a twelve-sided die …
web-king-preview-choose = … and chooses a card in secret.
web-king-preview-reveal = All turn over together.
web-king-preview-cancel = Two Machines: equal cards cancel each other.
web-king-preview-turn = The Sorcerer is alone and turns the 3 to a 12.
web-king-preview-first = The highest die wins 2 points …
web-king-preview-second = … and the next one 1. Who outguesses whom?
