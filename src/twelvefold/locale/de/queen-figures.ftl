### Queen of 12: die Zahlen der Blätter C und D, wie sie auf der Regelseite stehen.

queen-figures-head = Blatt { $sheet }
queen-figures-printed = was gedruckt ist
# What is listed one after the other.
queen-figures-and = { $row }; { $item }
queen-figures-rows = Zeilen der Werte
queen-figures-same-length = { $rows } mit je { $cells } Feldern
queen-figures-lengths = von 1 bis 12: { $cells } Felder
queen-figures-columns = Punkte für volle Spalten der Werte
queen-figures-column = Spalte { $column }: { $points }
queen-figures-bonus-cells = Felder in Spalte { $column }
queen-figures-every-row = { $gives } (in jeder Zeile)
queen-figures-in-rows = { $count ->
    [one] { $gives } (Zeile { $rows })
   *[other] { $gives } (Zeilen { $rows })
}
queen-figures-overflow = Punkte auf der Überlaufleiste
queen-figures-roof-rows = für jede volle Zeile der Dächer
queen-figures-roof-row = { $count ->
    [one] Zeile { $first }: { $effect }
   *[other] Zeilen { $first } und { $last }: { $effect }
}
queen-figures-roof-columns = Punkte für volle Spalten der Dächer
queen-figures-one-die = für einen Würfel eines davon
queen-figures-no-mark = für kein Kreuz eines davon
queen-figures-together = alles zusammen ({ $effects })
queen-figures-circles = Kreise
queen-figures-circle = { $cells ->
    [one] { $cells } Kreis: { $effect }
   *[other] { $cells } Kreise: { $effect }
}
queen-figures-squares = Quadrate
queen-figures-square = { $cells ->
    [one] { $cells } Quadrat: { $effect }
   *[other] { $cells } Quadrate: { $effect }
}
queen-figures-repeatable = immer wieder
