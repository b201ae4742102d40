### Queen of 12: the figures of sheets C and D, as they stand on the rules page.

queen-figures-head = sheet { $sheet }
queen-figures-printed = what is printed
# What is listed one after the other.
queen-figures-and = { $row }; { $item }
queen-figures-rows = rows of values
queen-figures-same-length = { $rows }, each of { $cells } cells
queen-figures-lengths = from 1 to 12: { $cells } cells
queen-figures-columns = points for full columns of values
queen-figures-column = column { $column }: { $points }
queen-figures-bonus-cells = cells in column { $column }
queen-figures-every-row = { $gives } (in every row)
queen-figures-in-rows = { $count ->
    [one] { $gives } (row { $rows })
   *[other] { $gives } (rows { $rows })
}
queen-figures-overflow = points on the overflow track
queen-figures-roof-rows = for each full row of roofs
queen-figures-roof-row = { $count ->
    [one] row { $first }: { $effect }
   *[other] rows { $first } and { $last }: { $effect }
}
queen-figures-roof-columns = points for full columns of roofs
queen-figures-one-die = for one die, one of these
queen-figures-no-mark = for no mark, one of these
queen-figures-together = all of these together ({ $effects })
queen-figures-circles = circles
queen-figures-circle = { $cells ->
    [one] { $cells } circle: { $effect }
   *[other] { $cells } circles: { $effect }
}
queen-figures-squares = squares
queen-figures-square = { $cells ->
    [one] { $cells } square: { $effect }
   *[other] { $cells } squares: { $effect }
}
queen-figures-repeatable = again and again
