### Die Führungen durch eine erste Partie: ein echter Zug, Schritt für Schritt.

web-guide-title = Erste Partie
web-guide-next = Weiter
web-guide-skip = Ohne Führung
web-guide-end = Ab hier allein
web-guide-waits = { $mine ->
    [yes] Du bist dran: Die Führung wartet.
   *[no] Geht von selbst weiter.
}

## King of 12

web-guide-king-aim = Alle haben einen zwölfseitigen Würfel. In jedem Zug bringt der höchste Würfel 2 Punkte und der nächste 1, und die Punkte entscheiden die Runde. Gewinne zwei Runden, und die Partie ist dein.
web-guide-king-die = Das ist dein Würfel. Es zählt die Seite, die oben liegt. So bleibt er liegen, bis ein Charakter ihn bewegt oder eine neue Runde beginnt.
web-guide-king-choose = Das sind deine Charaktere; alle haben dieselben. Tippe auf einen und lies, was er tut. Tippe noch einmal, um ihn zu versiegeln: Niemand sieht ihn, bevor alle gewählt haben.
web-guide-king-reveal = Wenn alle gewählt haben, wird gemeinsam aufgedeckt. Gleiche Charaktere heben sich auf, gleiche Würfel auch. Wenn deine Karte noch eine Wahl verlangt, wirst du unten gefragt.
web-guide-king-told = { $known ->
    [yes] { $happened } { $why } Alles andere erklärt hier „Warum?“, Schritt für Schritt.
   *[no] Hier liest du, was zuletzt geschehen ist. „Warum?“ erzählt den Zug noch einmal, Schritt für Schritt, mit der Regel hinter jedem Schritt.
}
web-guide-king-points = { $points ->
    [0] Hier sammeln sich deine Punkte; in dieser Runde hast du noch keine. Sie endet, wenn jemand { $goal } hat oder nur noch eine Karte. Die meisten Punkte gewinnen, aber gleiche Summen heben sich auf.
    [one] Du hast { $points } Punkt in dieser Runde. Sie endet, wenn jemand { $goal } hat oder nur noch eine Karte. Die meisten Punkte gewinnen, aber gleiche Summen heben sich auf.
   *[other] Du hast { $points } Punkte in dieser Runde. Sie endet, wenn jemand { $goal } hat oder nur noch eine Karte. Die meisten Punkte gewinnen, aber gleiche Summen heben sich auf.
}
web-guide-king-end = So geht es weiter, Zug um Zug. Gespielte Karten kommen erst am Ende der Runde zurück: Heb dir etwas Gutes auf. Die Regeln und diese Führung findest du hier oben. Viel Spaß!

## Queen of 12

web-guide-queen-aim = Das ist dein Blatt. In jeder Runde kreuzt du darauf Felder an, und jede Zeile und jede Spalte aus fünf Feldern bringt Punkte, volle am meisten. Nach zwölf Runden gewinnen die meisten Punkte.
web-guide-queen-trays = Diese Würfel sind für alle geworfen, in den Bergen und im Dschungel. Ein Würfel von dir kreuzt ein Feld an: seine Zahl oder ein Dach in seiner Farbe.
web-guide-queen-choose = Charaktere holen die Würfel, und alle haben dieselben. Tippe auf eine Karte und lies, was sie tut; tippe noch einmal, um sie zu spielen. Spielt jemand denselben wie du, geht ihr beide leer aus.
web-guide-queen-order = Die Karten wirken in der Reihenfolge ihrer Nummern, die kleinste zuerst: Je später deine kommt, desto weniger Würfel sind da. Lässt sie dir eine Wahl, wirst du gefragt.
web-guide-queen-mark = { $asks ->
    [bonus] Diesmal kreuzt du nichts mit Würfeln an und bekommst einen Bonus: Wähle ihn. Sonst tippst du auf einen deiner Würfel, dann auf ein leuchtendes Feld. Bis du bestätigst, ist alles mit Bleistift.
   *[mark] Tippe auf einen deiner Würfel, dann auf ein leuchtendes Feld. Bleistiftkreuze nimmst du durch Antippen zurück; dann bestätige. Kannst du gar nichts ankreuzen, bekommst du einen Bonus.
}
web-guide-queen-told = { $known ->
    [yes] { $happened } { $why } Alles andere erklärt hier „Warum?“, Schritt für Schritt.
   *[no] Hier liest du, was zuletzt geschehen ist, und „Warum?“ erklärt es Regel für Regel.
}
web-guide-queen-points = Jede Reihe zeigt, was sie bringt: 2 Punkte für ein Kreuz, keinen für zwei, 5 für drei oder vier, 10 für alle fünf. Ein zweites Kreuz kostet also Punkte: Solche Felder warnen dich.
web-guide-queen-end = So geht es weiter, Runde um Runde. Die Regeln und diese Führung findest du oben. Viel Spaß!

## 12 Chip Trick

web-guide-chips-aim = { $over ->
    [burns] Du hast immer vier Chips. Am Ende einer Runde gewinnt die höchste Summe, aber höchstens { $limit }: Was darüber liegt, verbrennt. Hier siehst du, wie weit du bist.
   *[halved] Du hast immer vier Chips. Am Ende einer Runde gewinnt die höchste Summe, aber eine Summe über { $limit } zählt nur halb. Hier siehst du, wie weit du bist.
}
web-guide-chips-hand = Die anderen sehen nur die Rückseiten deiner Chips, und du die ihren: Rot ist 4 bis 9, Blau ist 1 bis 3 oder 10 bis 12. Was einmal zu sehen war, bleibt allen bekannt.
web-guide-chips-play = Wenn du gefragt wirst, spiele einen Chip: Tippe ihn an, dann noch einmal. Der höchste in der Mitte gewinnt den Stich.
web-guide-chips-take = Wenn alle gespielt haben, nehmen alle einen dieser Chips: zuerst, wer den Stich gewonnen hat, und Rot zuerst. Wenn du mit Nehmen dran bist, wähle hier: Tippe einen an, dann noch einmal.
web-guide-chips-told = { $known ->
    [yes] { $happened } { $why } Alles andere erklärt hier „Warum?“, Schritt für Schritt.
   *[no] Hier liest du, was zuletzt geschehen ist. „Warum?“ erzählt den Stich noch einmal, Schritt für Schritt, mit der Regel hinter jedem Schritt.
}
web-guide-chips-tokens = Wer einen Stich gewinnt, legt seinen Chip endgültig hin; die anderen nehmen ihren auf die Hand und spielen ihn wieder. Die beste Summe einer Runde bringt eine Siegmarke; { $enough } davon gewinnen die Partie.
web-guide-chips-end = So geht es weiter, Stich um Stich, bis vor jemandem alle vier Chips liegen. Die Regeln und diese Führung findest du hier oben. Viel Spaß!
