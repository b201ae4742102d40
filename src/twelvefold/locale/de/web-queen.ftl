### Queen of 12 im Browser.

## Vor dem Spiel

web-queen-rules = Regeln
web-queen-rules-help = Das Grundspiel oder die Erweiterung mit eigenen Blättern.
web-queen-base = Grundspiel
web-queen-base-help = Zwölf Runden, zwei Hälften mit Zeilen und Spalten: die richtige Wahl für den Anfang.
web-queen-crusade = Kreuzzug
web-queen-crusade-help = Alle haben acht Karten und keine Reserve; Kreuze bringen Boni, und Boni bringen weitere.
web-queen-own-total = { $total ->
    [one] { $total } Punkt. Schaffst du mehr?
   *[other] { $total } Punkte. Schaffst du mehr?
}
web-queen-sheets = Blatt
web-queen-sheet = Blatt { $sheet }
web-queen-sheet-A-help = Werte und Dächer in beiden Hälften: das Blatt für die erste Partie.
web-queen-sheet-B-help = Niedrige Werte links, hohe Werte rechts.
web-queen-sheet-C-help = Zeilen mit Werten, Dächer, eine Überlaufleiste und Listen von Boni.
web-queen-sheet-D-help = Wie C, aber Boni gibt es für Kreise und Quadrate.
web-queen-reserve-choice = Reserve
web-queen-reserve-help = Sechs Charaktere liegen in jeder Reserve, bei allen dieselben; die vier auf der Hand sind immer gleich.
web-queen-reserve-first = erste Partie
web-queen-reserve-first-help = Sechs leicht zu lernende Charaktere.
web-queen-reserve-random = Zufall
web-queen-reserve-random-help = Sechs werden ausgelost.
web-queen-reserve-agreed = Absprache
web-queen-reserve-agreed-help = Sucht euch die sechs selbst aus.
web-queen-reserve-fact = { $reserve ->
    [first] die Reserve der ersten Partie
   *[random] eine ausgeloste Reserve
}
web-queen-reserve-is = Reserve: { $cards }
web-queen-joined-is = bei der Auslosung dabei: { $cards }
web-queen-promo = Promo-Charaktere
web-queen-promo-help = Wer eingeschaltet ist, wird mit ausgelost.
web-queen-expansion = Charaktere der Erweiterung
web-queen-expansion-help = Sie werden mit ausgelost. Für die erste Partie lieber ohne sie.
web-queen-who = { $cards ->
    [one] Wer ist wer: ein Charakter
   *[other] Wer ist wer: { $cards } Charaktere
}
web-queen-agreed = Eure sechs Charaktere in Reserve
web-queen-agreed-ready = Gewählt: { $cards }.
web-queen-agreed-left = { $more ->
    [yes] { $left ->
        [one] Bitte noch einen.
       *[other] Bitte noch { $left }.
    }
   *[no] { $left ->
        [one] Einer zu viel.
       *[other] { $left } zu viel.
    }
}

## Der Tisch

web-queen-card-tip = { $card }: { $hint }.
# Der Name einer Karte, wo wenig Platz ist: Bedingte Trennstriche zeigen, wo er brechen darf.
web-queen-card-name = { $card_id ->
    [parasite] Para­sit
    [machine] Ma­schine
    [mountain_guardian] Berg­wächter
    [jungle_guardian] Dschun­gel­wächter
    [troublemakers] Unruhe­stifter
    [alchemist] Alche­mist
    [philosopher] Philo­soph
    [collector] Samm­ler
    [general] Gene­ral
   *[other] { $card }
}
web-queen-order = Die Karten dieser Runde in der Reihenfolge, in der sie wirken
web-queen-order-empty = In dieser Runde ist noch keine Karte aufgedeckt.
web-queen-order-card = { $state ->
    [cracked] { $who_is ->
        [you] { $number }: { $card } von dir, aufgehoben
       *[other] { $number }: { $card } von { $who }, aufgehoben
    }
    [done] { $who_is ->
        [you] { $number }: { $card } von dir, hat gewirkt
       *[other] { $number }: { $card } von { $who }, hat gewirkt
    }
    [now] { $who_is ->
        [you] { $number }: { $card } von dir, wirkt jetzt
       *[other] { $number }: { $card } von { $who }, wirkt jetzt
    }
   *[waiting] { $who_is ->
        [you] { $number }: { $card } von dir, kommt noch
       *[other] { $number }: { $card } von { $who }, kommt noch
    }
}
web-queen-king = Der König
web-queen-king-shows = Der König zeigt: { $card }
web-queen-king-shows-tip = Der König zeigt: { $card }. Das hebt deine gleiche Karte auf und tut sonst nichts.
web-queen-king-deck = Stapel ({ $count })
web-queen-king-deck-tip = Was der König noch zeigen kann; die Reihenfolge kennt niemand
web-queen-king-discard = Ablage
web-queen-king-discard-tip = Was der König gezeigt hat
web-queen-race = { $state ->
    [open] 6 Punkte für die erste volle Reihe: noch zu haben
    [won] { $who_is ->
        [you] 6 Punkte für die erste volle Reihe: deine
        [among] 6 Punkte für die erste volle Reihe: { $who_others } und du
       *[other] 6 Punkte für die erste volle Reihe: { $who }
    }
   *[over] Die 6 Punkte für eine volle Reihe gibt es nicht mehr
}
web-queen-active = würfelt
web-queen-active-tip = Hat die Würfel dieser Runde geworfen und wirkt bei gleicher Nummer zuerst.
web-queen-hand = Hand
web-queen-hand-of = { $who_is ->
    [you] Deine Hand
   *[other] Hand von { $who }
}
web-queen-pile = Ablage
web-queen-pile-of = { $who_is ->
    [you] Dein Ablagestapel
   *[other] Ablagestapel von { $who }
}
web-queen-reserve = Reserve
web-queen-reserve-of = { $who_is ->
    [you] Deine Reserve
   *[other] Reserve von { $who }
}
web-queen-dice-of = { $who_is ->
    [you] Deine Würfel
   *[other] Würfel von { $who }
}
web-queen-copied-tip = { $die }, kopiert
web-queen-lady-tip = { $die }, von der Dame: zählt doppelt, als Farbe und als Wert
web-queen-look = { $who_is ->
    [you] Dein Blatt, groß
   *[other] Das Blatt von { $who }, groß
}
web-queen-look-tip = { $who_is ->
    [you] Zeigt dein Blatt und deine Karten groß
   *[other] Zeigt Blatt und Karten von { $who } groß
}
web-queen-sheet-of = { $who_is ->
    [you] Dein Blatt
   *[other] Blatt von { $who }
}
web-queen-sheet-label = { $who_is ->
    [you] Dein Blatt: { queen-points } für Reihen
   *[other] Blatt von { $who }: { queen-points } für Reihen
}

## Das Blatt

web-queen-value = Wert { $value }
web-queen-cell = { $state ->
    [fresh] { $where }, mit Bleistift
    [marked] { $where }, angekreuzt
   *[open] { $where }, frei
}
web-queen-cell-lit = { $where }. { $brings }
web-queen-line-points = { $points ->
    [one] { queen-line }: { $points } Punkt
   *[other] { queen-line }: { $points } Punkte
}
web-queen-row-points = Punkte jeder Zeile
web-queen-column-points = Punkte jeder Spalte
web-queen-name-tip = { queen-line } nennen
web-queen-brings = { $points ->
    [0] Bringt noch keine Punkte.
    [one] Bringt { $points } Punkt.
   *[other] Bringt { $points } Punkte.
}
web-queen-costs = { $points ->
    [0] Kostet so viel, wie es bringt.
    [one] Kostet { $points } Punkt.
   *[other] Kostet { $points } Punkte.
}
web-queen-costs-lines = Dann weniger wert: { $lines }.
web-queen-fills = Damit voll: { $lines }.
web-queen-wins-first = Dazu die 6 Punkte für die erste volle Reihe.
web-queen-back-tip = { $where }: mit Bleistift. Antippen nimmt dieses Kreuz zurück; deine anderen bleiben.

## Die Fragen

web-queen-ask-mark = { $name_is ->
    [you] Kreuz Felder mit deinen Würfeln an.
   *[other] { $name }, kreuz Felder mit deinen Würfeln an.
}
web-queen-ask-pile = Dein Ablagestapel kommt auf deine Hand zurück.
web-queen-ask-laid = { $count ->
    [one] { $name_is ->
        [you] Deine Karte liegt. Bestätige, oder nimm sie zurück.
       *[other] { $name }, deine Karte liegt. Bestätige, oder nimm sie zurück.
    }
   *[other] { $name_is ->
        [you] Deine beiden Karten liegen. Bestätige, oder nimm eine zurück.
       *[other] { $name }, deine beiden Karten liegen. Bestätige, oder nimm eine zurück.
    }
}
web-queen-your-dice = Deine Würfel
web-queen-hold-tip = In die Hand nehmen: { $die }. Die passenden Felder leuchten auf.
web-queen-fits-nothing = Passt in kein freies Feld: { $die }.
web-queen-take-tip = Nehmen: { $die }
web-queen-leave-tip = Die Karte kreuzt nichts weiter an
web-queen-hint-play = Tippe auf eine Karte und lies, was sie tut; tippe noch einmal, um sie zu spielen.
web-queen-hint-lay = Tippe nacheinander auf zwei Karten. Bis du bestätigst, kannst du beide zurücknehmen.
web-queen-hint-take = Tippe auf einen Würfel in den Schalen; tippe noch einmal, um ihn zu nehmen.
web-queen-hint-put = Tippe auf eine Karte deiner Hand oder deines Ablagestapels.
web-queen-hint-put-away = Tippe auf eine Karte deiner Hand oder deines Ablagestapels. Sie ist endgültig weg.
web-queen-hint-gain = Tippe auf eine Karte und lies, was sie tut. Sie kommt auf deine Hand, und alle sehen sie.
web-queen-hint-mark-value = Tippe auf einen leuchtenden Wert auf deinem Blatt.
web-queen-hint-mark-roof = Tippe auf ein leuchtendes Dach auf deinem Blatt.
web-queen-hint-line = Tippe auf deinem Blatt auf das Ende einer Zeile oder den Fuß einer Spalte.
web-queen-hint-copy = Du kreuzt mit diesen Würfeln an, als wären es deine; wem sie gehören, behält sie.
web-queen-hint-mark = Tippe auf ein leuchtendes Feld. Bis du bestätigst, sind es Bleistiftkreuze.
web-queen-hint-bonus-mark = Tippe auf ein beliebiges freies Feld. Bis du bestätigst, ist es ein Bleistiftkreuz.
web-queen-hint-confirm = Bestätige, oder nimm es zurück.
web-queen-hint-nothing = Es gibt nichts mehr anzukreuzen.
web-queen-still-dice = Du kannst noch ankreuzen: { $dice }.
web-queen-still-bonus = Dein Bonus kann noch ein Feld ankreuzen.
web-queen-still-card = Deine Karte kann noch ein Feld ankreuzen.
web-queen-still-mark = Ankreuzen
web-queen-still-leave = Weglassen
web-queen-do-play = Spielen: { $move }
web-queen-do-take = Nehmen: { $move }
web-queen-do-put = Zurücklegen: { $move }
web-queen-do-put-away = Weggeben: { $move }
web-queen-do-gain = Nehmen: { $move }
web-queen-do-mark-value = Ankreuzen: { $move }
web-queen-do-mark-roof = Ankreuzen: { $move }
web-queen-do-line = Nennen: { $move }
web-queen-do-copy = Kopieren: { $move }
web-queen-do-lay = { $count ->
    [one] Eine Karte legen
   *[other] Beide Karten legen
}
web-queen-laid = Die Karten, die du legst
web-queen-laid-place = { $number ->
    [1] erste Karte
   *[2] zweite Karte
}
web-queen-back-card = Zurücknehmen: { $card }
web-queen-back-card-tip = Nimmt die Karte zurück ({ $card }), und was danach gelegt wurde
web-queen-line-brings = { $points ->
    [0] Deine Kreuze bringen noch keine Punkte.
    [one] Deine Kreuze bringen { $points } Punkt.
   *[other] Deine Kreuze bringen { $points } Punkte.
}
web-queen-line-costs = { $points ->
    [one] Vorsicht: Diese Kreuze kosten dich { $points } Punkt.
   *[other] Vorsicht: Diese Kreuze kosten dich { $points } Punkte.
}
web-queen-confirm = { $marks ->
    [0] { $line ->
        [0] Nichts ankreuzen
       *[other] Bestätigen
    }
    [one] Ein Kreuz bestätigen
   *[other] { $marks } Kreuze bestätigen
}
web-queen-bonuses = Deine Boni
web-queen-bonus-none = { $left ->
    [0] aufgebraucht
   *[other] dafür ist nichts da
}
web-queen-bonus-used = Bonus: { $bonus }
web-queen-bonus-back = Einen anderen Bonus wählen
web-queen-offer-mark = { $cells ->
    [one] ein freies Feld
   *[other] eines von { $cells } freien Feldern
}
web-queen-offer-copy = { $dice ->
    [0] { $who }: keine Würfel
    [one] { $who }: ein Würfel, passende Felder: { $cells }
   *[other] { $who }: { $dice } Würfel, passende Felder: { $cells }
}
web-queen-offer-pile = zurück kommt: { $cards }
web-queen-offer-reserve = zur Wahl: { $cards }
web-queen-owners = Wessen Würfel

## Das Ende

web-queen-count = Die Abrechnung
web-queen-count-part = { $part ->
    [left-rows] Links, Zeilen 1–⁠5
    [left-columns] Links, Spalten a–⁠e
    [left] Linke Hälfte
    [right-rows] Rechts, Zeilen 1–⁠5
    [right-columns] Rechts, Spalten f–⁠j
    [right] Rechte Hälfte
    [cards] Karten
    [first] Erste volle Reihe
   *[total] Zusammen
}

web-queen-out = Keine Karten mehr: spielt bis zum Ende der Partie keine
web-queen-oracle-rolled = Das Orakel hat eine { $face } gewürfelt
web-queen-oracle-line = vom Orakel genannt
