### Queen of 12: Namen, Wirkungen, Fragen und Erzählung.

## Die Charaktere

# Manche Sätze wählen nach diesen Namen den Artikel: Wer einen Namen ändert, ändert ihn auch dort.

queen-character-lady = Dame
queen-character-parasite = Parasit
queen-character-knight = Ritter
queen-character-machine = Maschine
queen-character-druid = Druide
queen-character-sorcerer = Magier
queen-character-mountain_guardian = Bergwächter
queen-character-jungle_guardian = Dschungelwächter
queen-character-troublemakers = Unruhestifter
queen-character-great_one = Koloss
queen-character-golem = Golem
queen-character-alchemist = Alchemist
queen-character-philosopher = Philosoph
queen-character-mirror = Spiegel
queen-character-spy = Spion
queen-character-collector = Sammler
queen-character-general = General
queen-character-gambler = Zocker
queen-character-oracle = Orakel

## Was sie tun, in einer Zeile

queen-effect-lady = nimm einen Würfel nach Wahl; er darf seine Farbe und seinen Wert ankreuzen
queen-effect-parasite = nimm zwei Würfel nach Wahl, dann leg eine deiner Karten in deine Reserve
queen-effect-knight = nimm alle 2er und 3er
queen-effect-machine = nimm alle 9er, 10er und 11er
queen-effect-druid = nimm alle gelben Würfel
queen-effect-sorcerer = nimm alle lila Würfel
queen-effect-mountain_guardian = nimm alle Würfel in den Bergen
queen-effect-jungle_guardian = nimm alle Würfel im Dschungel
queen-effect-troublemakers = nimm alle roten Würfel
queen-effect-great_one = nimm vier Würfel nach Wahl, oder alle, wenn es weniger sind
queen-effect-golem = nimm alle Würfel von 7 bis 12
queen-effect-alchemist = kreuz einen beliebigen Wert an, dann nimm eine Karte aus deiner Reserve
queen-effect-philosopher = nimm deinen Ablagestapel zurück, auch diese Karte, und nutze einen Bonus
queen-effect-mirror = wenn alle anderen genommen haben, kopiere die Würfel einer anderen Person
queen-effect-spy = wenn niemand einen Wächter gespielt hat, nimm zwei Würfel aus jeder Schale
queen-effect-collector = nimm alle Würfel von 1 bis 6
queen-effect-general = kreuz in jeder Zeile und Spalte mit vier Kreuzen das fünfte Feld an
queen-effect-gambler = kreuz zwei Dächer an; alle anderen legen eine zufällige Karte ab
queen-effect-oracle = nenn eine Zeile oder Spalte und würfle: Kreuz den Wert dort an; ist er schon angekreuzt, die ganze Reihe

## Die Würfel und das Blatt

queen-colour-red = rot
queen-colour-purple = lila
queen-colour-yellow = gelb
queen-letter-red = R
queen-letter-purple = L
queen-letter-yellow = G
# Ein Würfel im Satz: seine Farbe und seine Zahl, ohne Artikel, also nach Doppelpunkt oder in Klammern.
queen-pair-colour = { $left_id ->
    [red] rote
    [yellow] gelbe
   *[purple] lila
} { $right }
# Der Buchstabe einer Farbe auf Blatt und Würfeln: je ein Großbuchstabe, alle verschieden.
queen-letter-red = R
queen-letter-purple = L
queen-letter-yellow = G
queen-tray-mountains = Berge
queen-tray-jungle = Dschungel
queen-half-left = linke Hälfte
queen-half-right = rechte Hälfte
queen-spot-value = Wert
queen-spot-roof = Dach
queen-hit-open = frei
queen-hit-marked = schon angekreuzt
queen-hit-missing = nicht vorhanden
# $line ist eine Spalte, a bis j, oder die Zeile einer Hälfte: l1 bis l5, r1 bis r5.
queen-line = { $line ->
    [l1] Zeile 1 links
    [l2] Zeile 2 links
    [l3] Zeile 3 links
    [l4] Zeile 4 links
    [l5] Zeile 5 links
    [r1] Zeile 1 rechts
    [r2] Zeile 2 rechts
    [r3] Zeile 3 rechts
    [r4] Zeile 4 rechts
    [r5] Zeile 5 rechts
   *[other] Spalte { $line }
}
queen-roof = { $colour_id ->
    [red] rotes Dach
    [purple] lila Dach
   *[yellow] gelbes Dach
}

## Boni, Titel und Gründe

queen-bonus-mark = ein Feld ankreuzen
queen-bonus-copy = Würfel kopieren
queen-bonus-pile = den Ablagestapel zurücknehmen
queen-bonus-reserve = eine Karte aus der Reserve nehmen
queen-gives-mark = ein Wert oder ein Dach nach Wahl; beliebig oft in der Partie
queen-gives-copy = mit den Würfeln einer anderen Person ankreuzen, als wären es deine; einmal in der Partie
queen-gives-pile = den ganzen, mit der Karte dieser Runde; einmal in der Partie
queen-gives-reserve = eine nach Wahl auf die Hand; zweimal in der Partie
queen-sheet-A = A
queen-sheet-B = B
queen-sheet-C = C
queen-sheet-D = D
queen-title-fallen_warrior = Gefallene Kriegerin
queen-title-tormented_soul = Gequälte Seele
queen-title-recognised_leader = Anerkannte Anführerin
queen-title-glorious_ruler = Ruhmreiche Herrscherin
queen-title-great_queen = Große Königin
queen-title-goddess = Göttin
queen-due-no_dice = keine Würfel
queen-due-nothing_fits = kein Würfel passt
queen-due-philosopher = Philosoph
queen-back-last_card = letzte Karte
queen-back-philosopher = Philosoph
queen-back-parasite = Parasit
queen-back-gambler = Zocker
queen-back-bonus = Bonus
queen-how-alchemist = Alchemist
queen-how-bonus = Bonus
queen-how-instead = statt eines Bonus

## Die Fragen

queen-ask-play = { $name }, welche Karte spielst du?
queen-ask-play-first = { $name }, welche Karte legst du als erste?
queen-ask-play-second = { $name }, welche Karte legst du als zweite?
queen-ask-take = { $left ->
    [one] { $name }, welchen Würfel nimmt { $card_id ->
        [lady] deine Dame
       *[other] dein { $card }
    }?
   *[other] { $name }, welchen Würfel nimmt { $card_id ->
        [lady] deine Dame
       *[other] dein { $card }
    }? Es fehlen noch { $left } Würfel.
}
queen-ask-put = { $name }, welche Karte legt dein Parasit in deine Reserve?
queen-ask-mark-value = { $left ->
    [one] { $name }, welchen Wert kreuzt dein Alchemist an?
   *[other] { $name }, welchen Wert kreuzt dein Alchemist an? Es fehlen noch { $left } Werte.
}
queen-ask-mark-roof = { $left ->
    [one] { $name }, welches Dach kreuzt dein Zocker an?
   *[other] { $name }, welches Dach kreuzt dein Zocker an? Es fehlen noch { $left } Dächer.
}
queen-ask-gain = { $name }, welche Karte nimmst du aus deiner Reserve?
queen-ask-line = { $name }, welche Zeile oder Spalte nennt dein Orakel?
queen-ask-copy = { $name }, wessen Würfel kopiert dein Spiegel?
queen-ask-mark = { $name }, welches Feld kreuzt du an? Deine Würfel: { $dice }. „{ $done }“ lässt die übrigen ungenutzt.
queen-ask-bonus = { $why_id ->
    [no_dice] { $name }, du hast keine Würfel: Welchen Bonus nutzt du?
    [nothing_fits] { $name }, keiner deiner Würfel passt: Welchen Bonus nutzt du?
   *[philosopher] { $name }, dein Philosoph bringt dir einen Bonus: Welchen nutzt du?
}
queen-ask-bonus-mark = { $name }, welches Feld kreuzt du mit dem Bonus an?
queen-ask-bonus-copy = { $name }, wessen Würfel kopierst du mit dem Bonus?

queen-hint-card = { $effect } (Nummer { $order }, { queen-points })
queen-move-take = { $tray_id ->
    [mountains] { $die } aus den Bergen
   *[jungle] { $die } aus dem Dschungel
}
queen-move-mark = { $cell }: { $printed }
queen-move-mark-die = { $cell }: { $printed } ({ $die })
# Der Würfel der Dame darf zweimal ankreuzen: einmal mit seiner Farbe, einmal mit seinem Wert.
queen-move-lady-colour = { $colour_id ->
    [red] Rot
    [yellow] Gelb
   *[purple] Lila
} der Dame
queen-move-lady-face = { $face } der Dame
queen-move-leave = nichts weiter
queen-move-leave-all = nichts ankreuzen
queen-move-line = { $line }: { queen-line }
queen-move-copy = { $name }: { $dice }

## Der Tisch

queen-where = Runde { $round } von 12; aktiv: { $name }
queen-where-solo = Runde { $round } von 12
queen-where-start = Vor der ersten Runde
queen-where-over = Nach der letzten Runde
# Bei einer eigenen Ausgabe; ihr Name steht so in der Datei.
queen-edition = Ausgabe: { $name }
queen-in-tray = { $tray_id ->
    [mountains] Berge: { $dice }
   *[jungle] Dschungel: { $dice }
}
queen-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
queen-stands = { $name }: jetzt { queen-points } (Reihen { $lines }, erste volle Reihe { $first }, Karten { $cards })
queen-has-first = 6 Punkte für die erste volle Reihe
queen-open-first = Die 6 Punkte für die erste volle Reihe sind noch zu haben.
queen-open-first-solo = Die 6 Punkte für eine volle Reihe sind bis Runde 3 zu haben.
queen-hand = Hand: { $cards }
queen-pile = Ablagestapel, oberste Karte zuletzt: { $cards }
queen-reserve = Reserve: { $cards }
queen-boxes = Boni übrig: { $bonuses }
queen-box-copy = Würfel kopieren
queen-box-pile = Ablagestapel zurück
queen-box-reserve = { $times ->
    [one] eine Karte aus der Reserve
   *[other] { $times } Karten aus der Reserve
}
queen-played = Gespielt: { $cards }
queen-laid = Bisher gelegt: { $cards }
queen-so-far = Bisher: { $moves }
queen-so-far-mark = { $cell } ({ $die })
queen-dice = Würfel: { $dice }
queen-dice-lady = Würfel: { $dice } (durch die Dame: { $lady })
queen-dice-copied = Kopierte Würfel: { $dice }
queen-king-deck = Stapel des Königs: { $cards }
queen-king-discard = Ablagestapel des Königs: { $cards }
queen-legend = Dächer: { $red } rot, { $purple } lila, { $yellow } gelb; { $marked } angekreuzt; [ ] erlaubt; am Rand: Punkte

## Der Tisch ohne Zeichnung

queen-plain-cell = { $cell } { $printed }
queen-plain-cell-marked = { $cell } { $printed } angekreuzt
queen-plain-line = { queen-line }: { $cells }; { queen-points }.
queen-plain-column = { $line } { $points }
queen-plain-columns = Punkte der Spalten: { $columns }.
queen-plain-marked = Angekreuzt: { $cells }.

## Die Erzählung

queen-event-ReserveDrawn = Die Reserve dieser Partie ist gezogen: { $cards }.
queen-event-FirstCardMoved = { $seat } beginnt mit einer weiteren Karte aus der Reserve: { $card }.
queen-event-ActiveDrawn = Das Los entscheidet: { $seat } ist zuerst aktiv.
queen-event-KingDiscarded = Der König legt seine oberste Karte ab: { $card }.
queen-event-RoundBegan = Runde { $round } beginnt. { $seat } ist aktiv.
queen-event-DiceDrawn = { $tray_id ->
    [mountains] Für die Berge werden Würfel gezogen: { $colours }.
   *[jungle] Für den Dschungel werden Würfel gezogen: { $colours }.
}
queen-event-DiceRolled = Die Würfel fallen. Berge: { $mountains }. Dschungel: { $jungle }.
queen-event-NewPileStarted = { $seat } hat nur noch eine Karte auf der Hand ({ $card }): Mit ihr beginnt ein neuer Ablagestapel.
queen-event-PileTaken = { $why_id ->
    [last_card] { $seat } nimmt den alten Ablagestapel zurück: { $cards }.
    [philosopher] Der Philosoph von { $seat } holt den ganzen Ablagestapel zurück: { $cards }.
    [parasite] { $seat } hat keine Karte mehr auf der Hand und nimmt den Ablagestapel zurück: { $cards }.
    [gambler] { $seat } hat weniger als zwei Karten auf der Hand und nimmt den alten Ablagestapel zurück: { $cards }.
   *[bonus] { $seat } nimmt mit einem Bonus den ganzen Ablagestapel zurück: { $cards }.
}
queen-event-KingShuffled = { $empty ->
    [true] Der Stapel des Königs ist leer: Sein Ablagestapel wird gemischt und zum neuen Stapel.
   *[false] Der Ablagestapel des Königs wird wieder in seinen Stapel gemischt.
}
queen-event-CannotPlay = { $cards ->
    [0] { $seat } hat keine Karte mehr und spielt keine.
    [1] { $seat } hat nur eine Karte, und die letzte wird nie gespielt.
   *[other] { $seat } spielt bis zum Ende der Partie keine Karte mehr.
}
queen-event-CardsRevealed = Die Karten werden aufgedeckt. { $cards }.
queen-event-KingRevealed = Der König deckt auf: { $card }.
queen-event-CardsCancelled = { $seats } haben denselben Charakter gespielt ({ $card }): Diese Karten heben sich auf.
queen-event-KingCancelled = Der König zeigt denselben Charakter ({ $card }): Die Karte von { $seat } ist aufgehoben.
queen-event-DiceTaken = { $card_id ->
    [lady] Die Dame von { $seat } nimmt: { $dice }.
    [machine] Die Maschine von { $seat } nimmt: { $dice }.
    [troublemakers] Die Unruhestifter von { $seat } nehmen: { $dice }.
   *[other] Der { $card } von { $seat } nimmt: { $dice }.
}
queen-event-NothingTaken = { $card_id ->
    [lady] Die Dame von { $seat } findet keinen Würfel mehr.
    [machine] Die Maschine von { $seat } findet keinen passenden Würfel.
    [troublemakers] Die Unruhestifter von { $seat } finden keinen passenden Würfel.
   *[other] Der { $card } von { $seat } findet keinen passenden Würfel.
}
queen-event-SpyBlocked = Der Spion von { $seat } geht leer aus, denn von { $guards } kam ein Wächter.
queen-event-CardPutBack = Der Parasit von { $seat } legt eine Karte in die Reserve: { $card }.
queen-event-CardGained = { $how_id ->
    [alchemist] Der Alchemist bringt { $seat } eine Karte aus der Reserve: { $card }.
    [instead] { $seat } nimmt eine Karte aus der Reserve: { $card }.
   *[bonus] { $seat } nimmt mit einem Bonus eine Karte aus der Reserve: { $card }.
}
queen-event-KingGained = Auch in den Stapel des Königs kommt diese Karte: { $card }.
queen-event-KingLost = Auch der König verliert diese Karte: { $card }.
queen-event-CardMarked = { $spot_id ->
    [value] { $card_id ->
        [oracle] Das Orakel
       *[other] Der { $card }
    } von { $seat } kreuzt den Wert in { $cell } an.
   *[roof] { $card_id ->
        [oracle] Das Orakel
       *[other] Der { $card }
    } von { $seat } kreuzt das Dach in { $cell } an.
}
queen-event-MarkForgone = { $seat } verzichtet auf ein Kreuz durch den { $card_id ->
    [alchemist] Alchemisten
   *[other] { $card }
}.
queen-event-NothingToMark = { $card_id ->
    [oracle] Das Orakel
   *[other] Der { $card }
} von { $seat } findet kein Feld zum Ankreuzen.
queen-event-CardLost = Wegen des Zockers legt { $seat } eine zufällige Karte ab: { $card }.
queen-event-LineChosen = Das Orakel von { $seat } nennt { queen-line }.
queen-event-OracleRolled = { $hit_id ->
    [open] Das Orakel von { $seat } würfelt eine { $face }: In { queen-line } ist sie noch frei.
    [marked] Das Orakel von { $seat } würfelt eine { $face }: In { queen-line } ist sie schon angekreuzt, also wird die ganze Reihe angekreuzt.
   *[missing] Das Orakel von { $seat } würfelt eine { $face }: In { queen-line } gibt es sie nicht, also wird nichts angekreuzt.
}
queen-event-NothingToCopy = Der Spiegel von { $seat } findet keine Würfel zum Kopieren.
queen-event-DiceCopied = { $mirror ->
    [true] { $dice_count ->
        [0] Der Spiegel von { $seat } will die Würfel von { $owner } kopieren, aber dort gibt es keine.
       *[other] Der Spiegel von { $seat } kopiert die Würfel von { $owner }: { $dice }.
    }
   *[false] { $dice_count ->
        [0] { $seat } will mit einem Bonus die Würfel von { $owner } kopieren, aber dort gibt es keine.
       *[other] { $seat } kopiert mit einem Bonus die Würfel von { $owner }: { $dice }.
    }
}
queen-event-DiceLeft = Das hat niemand genommen: { $dice }.
queen-event-DieMarked = { $spot_id ->
    [value] { $seat } kreuzt den Wert in { $cell } an ({ $die }).
   *[roof] { $seat } kreuzt das Dach in { $cell } an ({ $die }).
}
queen-event-DiceUnused = { $seat } lässt ungenutzt: { $dice }.
queen-event-BonusDue = { $why_id ->
    [no_dice] { $seat } hat keine Würfel: Ein Bonus steht an.
    [nothing_fits] Keiner der Würfel von { $seat } passt auf ein freies Feld: Ein Bonus steht an.
   *[philosopher] Der Philosoph bringt { $seat } einen Bonus.
}
queen-event-NoBonusLeft = Kein Bonus bringt { $seat } noch etwas.
queen-event-BonusMarked = { $spot_id ->
    [value] { $seat } kreuzt mit einem Bonus den Wert in { $cell } an.
   *[roof] { $seat } kreuzt mit einem Bonus das Dach in { $cell } an.
}
queen-event-BonusForgone = { $seat } nutzt den Bonus zum Ankreuzen, kreuzt aber kein Feld an.
queen-event-LineFilled = { $lines_count ->
    [one] { $seat } hat Reihe { $lines } voll und bekommt { $points } Punkte für die erste volle Reihe.
   *[other] { $seat } hat die Reihen { $lines } voll und bekommt { $points } Punkte für die erste volle Reihe.
}
queen-event-HalfCounted = { $half_id ->
    [left] { $seat }, linke Hälfte (Zeilen { $rows }; Spalten { $columns }): { queen-points }.
   *[right] { $seat }, rechte Hälfte (Zeilen { $rows }; Spalten { $columns }): { queen-points }.
}
queen-event-CardsCounted = { $seat }, Karten in Hand und Ablagestapel: { $cards }; zusammen { queen-points }.
queen-event-TotalCounted = { $seat } hat { $halves } für Reihen, { $first } für die erste volle Reihe und { $cards } für Karten, zusammen { $total }.
queen-event-CellsCompared = Gleichstand: Es entscheidet, wer mehr Felder angekreuzt hat. { $cells }.
queen-event-GameWon = { $seat } hat { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
} und ist Queen of 12!
queen-event-NobodyWon = { $seats } haben gleich viele Punkte und gleich viele angekreuzte Felder: Niemand gewinnt.
queen-event-OwnTotal = { $seat } beendet den Kreuzzug mit { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkten
}.
queen-event-TitleWon = { $seat } hat { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}: { $title }!

## Serien von Partien

queen-tally-takings = Zugriffe auf Würfel
queen-tally-bonuses = Fällige Boni

## Optionen

queen-option-crusade = Den Kreuzzug spielen, auf Blatt C oder D, allein auf D.
queen-option-sheet = Das Blatt, A, B, C oder D.
queen-option-reserve = Die Reserve, und zwar first (erste Partie), random (Zufall) oder sechs englische Namen, durch Kommas getrennt: lady,druid,machine und so weiter.
queen-option-promo = Welche Promo-Charaktere für eine zufällige Reserve gezogen werden können, durch Kommas getrennt, aus spy, collector und general. Ohne diese Angabe alle drei; none schließt sie aus.
queen-option-expansion = Charaktere der Erweiterung für eine zufällige Reserve, und zwar gambler, oracle oder beide als gambler,oracle.
queen-option-edition = Eine eigene Datei mit den gedruckten Angaben, in der Form der mitgelieferten Ausgabe.
