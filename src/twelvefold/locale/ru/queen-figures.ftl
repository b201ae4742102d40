### «Дюжина королевы»: данные полей В и Г на странице правил.

queen-figures-head = поле { $sheet }
queen-figures-printed = что напечатано
# What is listed one after the other.
queen-figures-and = { $row }; { $item }
queen-figures-rows = строки значений
queen-figures-same-length = { $rows ->
    [one] { $rows } строка, ячеек в каждой: { $cells }
    [few] { $rows } строки, ячеек в каждой: { $cells }
   *[many] { $rows } строк, ячеек в каждой: { $cells }
}
queen-figures-lengths = ячеек в строках от 1 до 12: { $cells }
queen-figures-columns = очки за заполненные столбцы значений
queen-figures-column = столбец { $column }: { $points }
queen-figures-bonus-cells = ячейки в столбце { $column }
queen-figures-every-row = { $gives } (в каждой строке)
queen-figures-in-rows = { $count ->
    [1] { $gives } (строка { $rows })
   *[other] { $gives } (строки { $rows })
}
queen-figures-overflow = очки на шкале переполнения
queen-figures-roof-rows = за каждую заполненную строку крыш
queen-figures-roof-row = { $count ->
    [1] строка { $first }: { $effect }
   *[other] строки { $first } и { $last }: { $effect }
}
queen-figures-roof-columns = очки за заполненные столбцы крыш
queen-figures-one-die = за один кубик, на выбор
queen-figures-no-mark = за раунд без отметок, на выбор
queen-figures-together = всё вместе ({ $effects })
queen-figures-circles = круги
queen-figures-circle = { $cells ->
    [one] { $cells } круг: { $effect }
    [few] { $cells } круга: { $effect }
   *[many] { $cells } кругов: { $effect }
}
queen-figures-squares = квадраты
queen-figures-square = { $cells ->
    [one] { $cells } квадрат: { $effect }
    [few] { $cells } квадрата: { $effect }
   *[many] { $cells } квадратов: { $effect }
}
queen-figures-repeatable = сколько угодно раз
