### The tournament of King of 12 in the browser.

## The tables

web-king-tournament-where-final = { $where }, the final
web-king-tournament-tables = The other tables
web-king-tournament-unfold = Show the other tables in full
web-king-tournament-winners = Winners’ table
web-king-tournament-now = { $players ->
    [1] Now at the winners’ table: one player
   *[other] Now at the winners’ table
}
web-king-tournament-now-you = You are at the winners’ table!
web-king-tournament-onward = { $you ->
    [yes] First in your group: on to the winners’ table!
   *[no] { $name } is first in your group: on to the winners’ table!
}
web-king-tournament-totals = Round { $round }: the totals
web-king-tournament-nobody = Nobody goes on this turn.
web-king-tournament-not-yet = The first of each group will meet here.
web-king-tournament-line = { $die }. { $card } { $points }.
web-king-tournament-line-won = { $die }. { $card } { $points }. { $won }

## Who sits where

web-king-tournament-seating = Who sits where
web-king-tournament-why-first = The first groups are drawn by lot. After every round everybody changes seats.
web-king-tournament-why-seats = New seats, so that in the end everybody has met everybody about equally often: { $fresh ->
    [0] this time all { $pairs } pairs have met before.
    [one] { $fresh } of { $pairs } pairs sits together for the first time.
   *[other] { $fresh } of { $pairs } pairs sit together for the first time.
}
web-king-tournament-why-final = Two rounds won each: now they play for the crown. Everybody else looks on.
web-king-tournament-again = { $one_is ->
    [you] { $other } and you
   *[other] { $other_is ->
        [you] { $one } and you
       *[other] { $one } and { $other }
    }
} for the { $times ->
    [2] second
    [3] third
   *[other] { $times }th
} time
web-king-tournament-all-new = Nobody here has met before.
web-king-tournament-column-place = place

## How everybody stands

web-king-tournament-column-group = group
web-king-tournament-column-won = rounds
web-king-tournament-column-points = points
web-king-tournament-standings-help = Sorted by rounds won, then by points. Two rounds won, two cards under the die: that wins the tournament. Points count inside the group, until the round ends.
web-king-tournament-met = So far you have met { $known } of the { $others } others.
web-king-tournament-show-seating = Show who sits where
