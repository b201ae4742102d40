"""The fair: a game that exists only for tests. It has what no real game here needs yet.

One to sixteen stallkeepers. Each draws a ticket in secret (*hidden chance*): the one kind of goods
they may sell besides hay. Then, on each of a few days:

1. Two dice (a *roll*) say which kinds are asked for today.
2. Everybody fills a stall of two places, at the same time (*lines*): at most one hay, and goods of
   the own kind if they are asked for; at least one thing in all.
3. Those with own goods in their stall (a *subset of seats*) bet in secret (*secret moves*), up to as
   many coins as they show goods. Nobody else learns the bets before the evening.
4. A mayor is drawn (a *choice*) and opens or shuts the gate: *one seat* decides. A mayor who has only
   hay must open (*one legal move*).
5. In the evening bets are shown. Gate open: a coin for each of the own goods, and bets are won. Gate
   shut: no coins, and bets are lost, as far as there are coins.

After the last day all tickets are shown. The most coins win: several may *share*, and if nobody has
any coin, *nobody* wins.
"""

from testgame.rules import Fair

__all__ = ["Fair"]
