### Queen of 12 im Browser: die Blätter C und D.

## Das Blatt

web-queen-areas-values = Werte
web-queen-areas-roofs = Dächer
web-queen-areas-one-die = Für einen Würfel
web-queen-areas-no-mark = Für kein Kreuz
web-queen-areas-again = Stattdessen, jedes Mal
web-queen-areas-plus = +{ $points }
# Unter dem, was eine Spalte bringt: wie viele ihrer Felder noch frei sind. In zwei kurzen Zeilen.
web-queen-areas-missing = noch { $open }
web-queen-areas-column = Spalte { $column }: voll bringt sie { queen-points }.
web-queen-areas-row-tip = Jede dieser Zeilen bringt, wenn sie voll ist: { $effect }
web-queen-areas-legend = Was die Zeichen bedeuten
web-queen-areas-legend-cell = Punkte für dieses Feld
web-queen-areas-legend-column = Punkte für eine volle Spalte
web-queen-areas-legend-track = Punkte für die letzte Zahl im Überlauf
web-queen-areas-effect-tip = { $effect }: { $about }

## Was jeder Bonus tut

web-queen-areas-about-square = kreuz ein Quadrat nach Wahl an; sind alle Quadrate vor einem Bonus angekreuzt, wird er sofort genutzt.
web-queen-areas-about-circle_or_square = kreuz einen Kreis oder ein Quadrat nach Wahl an; sind alle vor einem Bonus angekreuzt, wird er sofort genutzt.
web-queen-areas-about-pile = dein ganzer Ablagestapel kommt zurück auf die Hand.
web-queen-areas-about-copy_but_two = kreuz die Würfel eines anderen an, als wären es deine, bis auf zwei; welche, bestimmst du.
web-queen-areas-about-copy_all = kreuz alle Würfel eines anderen an, als wären es deine.
web-queen-areas-about-colour = kreuz ein freies Dach nach Wahl an.
web-queen-areas-about-red = kreuz ein freies rotes Dach an.
web-queen-areas-about-purple = kreuz ein freies lila Dach an.
web-queen-areas-about-yellow = kreuz ein freies gelbes Dach an.
web-queen-areas-about-two_colours = kreuz zwei freie Dächer nach Wahl an.
web-queen-areas-about-value = kreuz das nächste Feld einer Zeile nach Wahl an.
web-queen-areas-about-two_values = kreuz zweimal das nächste Feld einer Zeile nach Wahl an.
web-queen-areas-about-value_or_colour = kreuz das nächste Feld einer Zeile oder ein freies Dach an.
web-queen-areas-about-value_and_colour = kreuz das nächste Feld einer Zeile und ein freies Dach an.
web-queen-areas-about-repeat = die letzte Zahl der Überlaufleiste wird noch einmal eingetragen.
web-queen-areas-about-zero = auf der Überlaufleiste wird eine 0 eingetragen; danach passt wieder jede Zahl.
web-queen-areas-about-one_die = du hast in dieser Runde genau einen Würfel genommen.
web-queen-areas-about-no_mark = du konntest in dieser Runde nichts ankreuzen.
web-queen-areas-about-either = du hast genau einen Würfel genommen und konntest nichts ankreuzen: einer der beiden Boni.
web-queen-areas-about-by_philosopher = ein Bonus für einen Würfel oder für kein Kreuz, wie du magst.

## Die Zugfolge

web-queen-areas-brings = { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}
web-queen-areas-now = Jetzt
web-queen-areas-dice = Deine Würfel
web-queen-areas-to-do = Noch zu tun, der Reihe nach
web-queen-areas-step-overflow = auf die Leiste
web-queen-areas-step-roof = ein Dach für einen Würfel
web-queen-areas-step-any-value = ein Wert
web-queen-areas-step-any-roof = ein Dach
web-queen-areas-step-value-or-roof = ein Wert oder ein Dach
web-queen-areas-step-box = ein Kreis oder ein Quadrat
web-queen-areas-step-pick = einer dieser Boni
web-queen-areas-step-or-reserve = Bonus oder Reservekarte
web-queen-areas-step-bonus-copy = wessen Würfel
web-queen-areas-step-without = einen Würfel weglassen
web-queen-areas-step-then = der nächste Bonus dieser Wahl
web-queen-areas-still-face = Der Wert { $face } ist noch anzukreuzen
web-queen-areas-still-colour = { $colour_id ->
    [red] Ein roter Würfel ist noch anzukreuzen
    [purple] Ein lila Würfel ist noch anzukreuzen
   *[yellow] Ein gelber Würfel ist noch anzukreuzen
}
web-queen-areas-queue = Wartende Boni
web-queen-areas-queue-help = Welcher kommt als nächster? Du bestimmst die Reihenfolge.
web-queen-areas-queue-later = Sie kommen, wenn dies erledigt ist.
web-queen-areas-times = ×{ $count }
web-queen-areas-choices = Was du tun kannst
web-queen-areas-copy = { $name }: { $dice }
web-queen-areas-copy-none = { $name }: keine Würfel
web-queen-areas-without = ohne { $die }
web-queen-areas-reserve = stattdessen eine Karte aus der Reserve
web-queen-areas-done = { $name_is ->
    [you] Alles ist angekreuzt. Bestätige, oder geh einen Schritt zurück.
   *[other] { $name }, alles ist angekreuzt. Bestätige, oder geh einen Schritt zurück.
}
web-queen-areas-chain = { $moves ->
    [0] Was von selbst geschah
    [one] Was deine Zugfolge tut: eine Wahl
   *[other] Was deine Zugfolge tut: { $moves }-mal gewählt
}
web-queen-areas-chain-start = Von selbst
web-queen-areas-back-to = Zurück bis davor: { $step }
web-queen-areas-undo = Einen Schritt zurück
web-queen-areas-undo-tip = Nimmt deine letzte Wahl zurück, mit allem, was daraus folgte
web-queen-areas-look = Tippe auf ein leuchtendes Feld; bis du bestätigst, lässt sich alles zurücknehmen.
web-queen-areas-choose = Bis du bestätigst, lässt sich jede Wahl zurücknehmen.
web-queen-areas-touch = Tippe auf ein leuchtendes Feld und lies, was es bringt; tippe noch einmal, um es anzukreuzen.
web-queen-areas-pencil = Bleistiftkreuze gelten, sobald du bestätigst.
web-queen-areas-do = Wählen: { $move }

## Punkte

web-queen-areas-columns-now = Spalten der Werte
web-queen-areas-cells-now = Felder mit Punkten
web-queen-areas-overflow-now = Überlaufleiste
web-queen-areas-roofs-now = Spalten der Dächer
web-queen-areas-stands = Die Punkte dieses Blatts, nach Herkunft
web-queen-areas-column-name = Spalte { $column }
web-queen-areas-value-name = Wert { $face }
web-queen-areas-waits = Wartender Bonus: { $effect }
web-queen-areas-label = { $who_is ->
    [you] Dein Blatt: { queen-points }
   *[other] Blatt von { $who }: { queen-points }
}
