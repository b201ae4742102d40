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

queen-ask-play = { $name_is ->
    [you] Wähle eine Karte.
   *[other] { $name }, wähle eine Karte.
}
queen-ask-play-first = { $name_is ->
    [you] Wähle deine erste Karte.
   *[other] { $name }, wähle deine erste Karte.
}
queen-ask-play-second = { $name_is ->
    [you] Wähle deine zweite Karte.
   *[other] { $name }, wähle deine zweite Karte.
}
queen-ask-take = { $left ->
    [one] { $name_is ->
        [you] { $card }: Nimm einen Würfel.
       *[other] { $name }, nimm einen Würfel ({ $card }).
    }
   *[other] { $name_is ->
        [you] { $card }: Nimm einen Würfel (noch { $left }).
       *[other] { $name }, nimm einen Würfel ({ $card }, noch { $left }).
    }
}
queen-ask-put = { $name_is ->
    [you] Parasit: Leg eine deiner Karten in deine Reserve.
   *[other] { $name }, leg eine deiner Karten in deine Reserve (Parasit).
}
queen-ask-mark-value = { $left ->
    [one] { $name_is ->
        [you] Alchemist: Kreuz einen Wert an.
       *[other] { $name }, kreuz einen Wert an (Alchemist).
    }
   *[other] { $name_is ->
        [you] Alchemist: Kreuz einen Wert an (noch { $left }).
       *[other] { $name }, kreuz einen Wert an (Alchemist, noch { $left }).
    }
}
queen-ask-mark-roof = { $left ->
    [one] { $name_is ->
        [you] Zocker: Kreuz ein Dach an.
       *[other] { $name }, kreuz ein Dach an (Zocker).
    }
   *[other] { $name_is ->
        [you] Zocker: Kreuz ein Dach an (noch { $left }).
       *[other] { $name }, kreuz ein Dach an (Zocker, noch { $left }).
    }
}
queen-ask-gain = { $name_is ->
    [you] Nimm eine Karte aus deiner Reserve.
   *[other] { $name }, nimm eine Karte aus deiner Reserve.
}
queen-ask-line = { $name_is ->
    [you] Orakel: Nenn eine Zeile oder Spalte.
   *[other] { $name }, nenn eine Zeile oder Spalte (Orakel).
}
queen-ask-copy = { $name_is ->
    [you] Wessen Würfel kopiert dein Spiegel?
   *[other] { $name }, wessen Würfel kopiert dein Spiegel?
}
queen-ask-mark = { $name_is ->
    [you] Kreuz ein Feld an. Deine Würfel: { $dice }. Mit „{ $done }“ lässt du die übrigen liegen.
   *[other] { $name }, kreuz ein Feld an. Deine Würfel: { $dice }. Mit „{ $done }“ lässt du die übrigen liegen.
}
queen-ask-bonus = { $why_id ->
    [no_dice] { $name_is ->
        [you] Du hast keine Würfel, dafür einen Bonus. Wähle, welchen.
       *[other] { $name }, du hast keine Würfel, dafür einen Bonus. Wähle, welchen.
    }
    [nothing_fits] { $name_is ->
        [you] Keiner deiner Würfel passt, dafür hast du einen Bonus. Wähle, welchen.
       *[other] { $name }, keiner deiner Würfel passt, dafür hast du einen Bonus. Wähle, welchen.
    }
   *[philosopher] { $name_is ->
        [you] Dein Philosoph bringt dir einen Bonus. Wähle, welchen.
       *[other] { $name }, dein Philosoph bringt dir einen Bonus. Wähle, welchen.
    }
}
queen-ask-bonus-mark = { $name_is ->
    [you] Dein Bonus: Kreuz ein beliebiges Feld an.
   *[other] { $name }, dein Bonus: Kreuz ein beliebiges Feld an.
}
queen-ask-bonus-copy = { $name_is ->
    [you] Dein Bonus: Wessen Würfel kopierst du?
   *[other] { $name }, dein Bonus: Wessen Würfel kopierst du?
}

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
queen-move-copy = { $name }: { $dice }

## Der Tisch

queen-where = { $name_is ->
    [you] Runde { $round } von 12: Du würfelst
   *[other] Runde { $round } von 12: { $name } würfelt
}
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
queen-stands = { $name_is ->
    [you] Du: jetzt { queen-points } (Reihen { $lines }, erste volle Reihe { $first }, Karten { $cards })
   *[other] { $name }: jetzt { queen-points } (Reihen { $lines }, erste volle Reihe { $first }, Karten { $cards })
}
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

queen-event-ReserveDrawn = Die Reserve dieser Partie: { $cards }.
queen-event-FirstCardMoved = { $seat_is ->
    [you] Du beginnst mit einer Karte mehr, aus deiner Reserve: { $card }.
   *[other] { $seat } beginnt mit einer Karte mehr, aus der Reserve: { $card }.
}
queen-event-ActiveDrawn = { $seat_is ->
    [you] Das Los entscheidet: Du würfelst zuerst.
   *[other] Das Los entscheidet: { $seat } würfelt zuerst.
}
queen-event-KingDiscarded = Der König legt seine oberste Karte ab: { $card }.
queen-event-RoundBegan = { $seat_is ->
    [you] Runde { $round }: Du würfelst.
   *[other] Runde { $round }: { $seat } würfelt.
}
queen-event-DiceDrawn = { $tray_id ->
    [mountains] Würfel für die Berge: { $colours }.
   *[jungle] Würfel für den Dschungel: { $colours }.
}
queen-event-DiceRolled = In den Bergen: { $mountains }. Im Dschungel: { $jungle }.
queen-event-NewPileStarted = { $seat_is ->
    [you] Du hast nur noch eine Karte auf der Hand. Mit ihr beginnt ein neuer Ablagestapel: { $card }.
   *[other] { $seat } hat nur noch eine Karte auf der Hand. Mit ihr beginnt ein neuer Ablagestapel: { $card }.
}
queen-event-PileTaken = { $why_id ->
    [last_card] { $seat_is ->
        [you] Du nimmst deinen alten Ablagestapel zurück: { $cards }.
       *[other] { $seat } nimmt den alten Ablagestapel zurück: { $cards }.
    }
    [philosopher] { $seat_is ->
        [you] Dein Philosoph holt deinen ganzen Ablagestapel zurück: { $cards }.
       *[other] Der Philosoph von { $seat } holt den ganzen Ablagestapel zurück: { $cards }.
    }
    [parasite] { $seat_is ->
        [you] Deine Hand ist leer, also nimmst du den Ablagestapel zurück: { $cards }.
       *[other] { $seat } hat keine Karte mehr auf der Hand und nimmt den Ablagestapel zurück: { $cards }.
    }
    [gambler] { $seat_is ->
        [you] Du hast weniger als zwei Karten auf der Hand, also nimmst du den alten Ablagestapel zurück: { $cards }.
       *[other] { $seat } hat weniger als zwei Karten auf der Hand und nimmt den alten Ablagestapel zurück: { $cards }.
    }
   *[bonus] { $seat_is ->
        [you] Mit einem Bonus nimmst du deinen ganzen Ablagestapel zurück: { $cards }.
       *[other] Mit einem Bonus nimmt { $seat } den ganzen Ablagestapel zurück: { $cards }.
    }
}
queen-event-KingShuffled = { $empty ->
    [true] Der Stapel des Königs ist leer: Er mischt seine Ablage zu einem neuen.
   *[false] Der König mischt seine Ablage wieder in seinen Stapel.
}
queen-event-CannotPlay = { $cards ->
    [0] { $seat_is ->
        [you] Du hast keine Karte mehr, die du spielen könntest.
       *[other] { $seat } hat keine Karte mehr und spielt keine.
    }
    [1] { $seat_is ->
        [you] Du hast nur eine Karte, und die letzte wird nie gespielt.
       *[other] { $seat } hat nur eine Karte, und die letzte wird nie gespielt.
    }
   *[other] { $seat_is ->
        [you] Du spielst in dieser Partie keine Karte mehr.
       *[other] { $seat } spielt in dieser Partie keine Karte mehr.
    }
}
queen-event-CardsRevealed = Karten auf den Tisch – { $cards }.
queen-event-KingRevealed = Der König deckt auf: { $card }.
queen-event-CardsCancelled = { $seats_is ->
    [among] Gleiche Karten ({ $card }) von { $seats_others } und dir: Sie heben sich auf.
   *[other] Gleiche Karten ({ $card }) von { $seats }: Sie heben sich auf.
}
queen-event-KingCancelled = { $seat_is ->
    [you] Der König hat dieselbe Karte ({ $card }): Deine ist aufgehoben.
   *[other] Der König hat dieselbe Karte ({ $card }): Die von { $seat } ist aufgehoben.
}
queen-event-DiceTaken = { $seat_is ->
    [you] { $card_id ->
        [lady] Deine Dame nimmt: { $dice }.
        [machine] Deine Maschine nimmt: { $dice }.
        [troublemakers] Deine Unruhestifter nehmen: { $dice }.
       *[other] Dein { $card } nimmt: { $dice }.
    }
   *[other] { $card_id ->
        [lady] Die Dame von { $seat } nimmt: { $dice }.
        [machine] Die Maschine von { $seat } nimmt: { $dice }.
        [troublemakers] Die Unruhestifter von { $seat } nehmen: { $dice }.
       *[other] Der { $card } von { $seat } nimmt: { $dice }.
    }
}
queen-event-NothingTaken = { $seat_is ->
    [you] { $card_id ->
        [lady] Deine Dame findet keinen Würfel mehr.
        [machine] Deine Maschine findet keinen passenden Würfel.
        [troublemakers] Deine Unruhestifter finden keinen passenden Würfel.
       *[other] Dein { $card } findet keinen passenden Würfel.
    }
   *[other] { $card_id ->
        [lady] Die Dame von { $seat } findet keinen Würfel mehr.
        [machine] Die Maschine von { $seat } findet keinen passenden Würfel.
        [troublemakers] Die Unruhestifter von { $seat } finden keinen passenden Würfel.
       *[other] Der { $card } von { $seat } findet keinen passenden Würfel.
    }
}
queen-event-SpyBlocked = { $seat_is ->
    [you] { $guards_is ->
        [you] Dein Spion geht leer aus: Du hast selbst einen Wächter gespielt.
        [among] Dein Spion geht leer aus: Wächter kamen von { $guards_others } und dir selbst.
       *[other] Dein Spion geht leer aus: Ein Wächter kam von { $guards }.
    }
   *[other] { $guards_is ->
        [you] Der Spion von { $seat } geht leer aus: Du hast einen Wächter gespielt.
        [among] Der Spion von { $seat } geht leer aus: Wächter kamen von { $guards_others } und dir.
       *[other] Der Spion von { $seat } geht leer aus: Ein Wächter kam von { $guards }.
    }
}
queen-event-CardPutBack = { $seat_is ->
    [you] Dein Parasit legt eine Karte in deine Reserve: { $card }.
   *[other] Der Parasit von { $seat } legt eine Karte in die Reserve: { $card }.
}
queen-event-CardGained = { $how_id ->
    [alchemist] { $seat_is ->
        [you] Dein Alchemist bringt dir eine Karte aus deiner Reserve: { $card }.
       *[other] Der Alchemist bringt { $seat } eine Karte aus der Reserve: { $card }.
    }
    [instead] { $seat_is ->
        [you] Du nimmst eine Karte aus deiner Reserve: { $card }.
       *[other] { $seat } nimmt eine Karte aus der Reserve: { $card }.
    }
   *[bonus] { $seat_is ->
        [you] Mit einem Bonus nimmst du eine Karte aus deiner Reserve: { $card }.
       *[other] Mit einem Bonus nimmt { $seat } eine Karte aus der Reserve: { $card }.
    }
}
queen-event-KingGained = Auch der König bekommt diese Karte in seinen Stapel: { $card }.
queen-event-KingLost = Auch der König verliert diese Karte: { $card }.
queen-event-CardMarked = { $spot_id ->
    [value] { $seat_is ->
        [you] Dein { $card } kreuzt den Wert in { $cell } an.
       *[other] { $card_id ->
            [oracle] Das Orakel
           *[other] Der { $card }
        } von { $seat } kreuzt den Wert in { $cell } an.
    }
   *[roof] { $seat_is ->
        [you] Dein { $card } kreuzt das Dach in { $cell } an.
       *[other] { $card_id ->
            [oracle] Das Orakel
           *[other] Der { $card }
        } von { $seat } kreuzt das Dach in { $cell } an.
    }
}
queen-event-MarkForgone = { $seat_is ->
    [you] Du verzichtest auf ein Kreuz ({ $card }).
   *[other] { $seat } verzichtet auf ein Kreuz ({ $card }).
}
queen-event-NothingToMark = { $seat_is ->
    [you] Dein { $card } findet nichts anzukreuzen.
   *[other] { $card_id ->
        [oracle] Das Orakel
       *[other] Der { $card }
    } von { $seat } findet nichts anzukreuzen.
}
queen-event-CardLost = { $seat_is ->
    [you] Der Zocker kostet dich eine zufällige Karte: { $card }.
   *[other] Der Zocker kostet { $seat } eine zufällige Karte: { $card }.
}
queen-event-LineChosen = { $seat_is ->
    [you] Dein Orakel nennt { queen-line }.
   *[other] Das Orakel von { $seat } nennt { queen-line }.
}
queen-event-OracleRolled = { $hit_id ->
    [open] { $seat_is ->
        [you] Dein Orakel würfelt eine { $face }: In { queen-line } ist sie noch frei.
       *[other] Das Orakel von { $seat } würfelt eine { $face }: In { queen-line } ist sie noch frei.
    }
    [marked] { $seat_is ->
        [you] Dein Orakel würfelt eine { $face }. Die hast du in { queen-line } schon: Du kreuzt die ganze Reihe an!
       *[other] Das Orakel von { $seat } würfelt eine { $face }. In { queen-line } ist sie schon angekreuzt: Die ganze Reihe wird voll!
    }
   *[missing] { $seat_is ->
        [you] Dein Orakel würfelt eine { $face }. In { queen-line } gibt es sie nicht: kein Kreuz für dich.
       *[other] Das Orakel von { $seat } würfelt eine { $face }. In { queen-line } gibt es sie nicht: kein Kreuz.
    }
}
queen-event-NothingToCopy = { $seat_is ->
    [you] Dein Spiegel findet keine Würfel zum Kopieren.
   *[other] Der Spiegel von { $seat } findet keine Würfel zum Kopieren.
}
queen-event-DiceCopied = { $mirror ->
    [true] { $dice_count ->
        [0] { $seat_is ->
            [you] Dein Spiegel kopiert nichts: { $owner } hat keine Würfel.
           *[other] { $owner_is ->
                [you] Der Spiegel von { $seat } kopiert nichts: Du hast keine Würfel.
               *[other] Der Spiegel von { $seat } kopiert nichts: { $owner } hat keine Würfel.
            }
        }
       *[other] { $seat_is ->
            [you] Dein Spiegel kopiert die Würfel von { $owner }: { $dice }.
           *[other] { $owner_is ->
                [you] Der Spiegel von { $seat } kopiert deine Würfel: { $dice }.
               *[other] Der Spiegel von { $seat } kopiert die Würfel von { $owner }: { $dice }.
            }
        }
    }
   *[false] { $dice_count ->
        [0] { $seat_is ->
            [you] Du nutzt einen Bonus zum Kopieren, aber { $owner } hat keine Würfel.
           *[other] { $owner_is ->
                [you] { $seat } nutzt einen Bonus zum Kopieren, aber du hast keine Würfel.
               *[other] { $seat } nutzt einen Bonus zum Kopieren, aber { $owner } hat keine Würfel.
            }
        }
       *[other] { $seat_is ->
            [you] Mit einem Bonus kopierst du die Würfel von { $owner }: { $dice }.
           *[other] { $owner_is ->
                [you] Mit einem Bonus kopiert { $seat } deine Würfel: { $dice }.
               *[other] Mit einem Bonus kopiert { $seat } die Würfel von { $owner }: { $dice }.
            }
        }
    }
}
queen-event-DiceLeft = Liegen geblieben: { $dice }.
queen-event-DieMarked = { $spot_id ->
    [value] { $seat_is ->
        [you] Du kreuzt den Wert in { $cell } an ({ $die }).
       *[other] { $seat } kreuzt den Wert in { $cell } an ({ $die }).
    }
   *[roof] { $seat_is ->
        [you] Du kreuzt das Dach in { $cell } an ({ $die }).
       *[other] { $seat } kreuzt das Dach in { $cell } an ({ $die }).
    }
}
queen-event-DiceUnused = { $seat_is ->
    [you] Du lässt ungenutzt: { $dice }.
   *[other] { $seat } lässt ungenutzt: { $dice }.
}
queen-event-BonusDue = { $why_id ->
    [no_dice] { $seat_is ->
        [you] Du hast keine Würfel, dafür einen Bonus.
       *[other] { $seat } hat keine Würfel, dafür einen Bonus.
    }
    [nothing_fits] { $seat_is ->
        [you] Keiner deiner Würfel passt: Dafür hast du einen Bonus.
       *[other] Für { $seat } passt kein Würfel: Dafür gibt es einen Bonus.
    }
   *[philosopher] { $seat_is ->
        [you] Dein Philosoph bringt dir einen Bonus.
       *[other] Der Philosoph bringt { $seat } einen Bonus.
    }
}
queen-event-NoBonusLeft = { $seat_is ->
    [you] Du hättest einen Bonus, aber keiner bringt dir noch etwas.
   *[other] { $seat } hätte einen Bonus, aber keiner bringt noch etwas.
}
queen-event-BonusMarked = { $spot_id ->
    [value] { $seat_is ->
        [you] Mit einem Bonus kreuzt du den Wert in { $cell } an.
       *[other] Mit einem Bonus kreuzt { $seat } den Wert in { $cell } an.
    }
   *[roof] { $seat_is ->
        [you] Mit einem Bonus kreuzt du das Dach in { $cell } an.
       *[other] Mit einem Bonus kreuzt { $seat } das Dach in { $cell } an.
    }
}
queen-event-BonusForgone = { $seat_is ->
    [you] Du wählst das Kreuz als Bonus und machst doch keines.
   *[other] { $seat } wählt das Kreuz als Bonus und macht doch keines.
}
queen-event-LineFilled = { $lines_count ->
    [one] { $seat_is ->
        [you] Die erste volle Reihe ({ $lines }): { queen-points } extra für dich!
       *[other] Die erste volle Reihe ({ $lines }): { queen-points } extra für { $seat }!
    }
   *[other] { $seat_is ->
        [you] Die ersten vollen Reihen ({ $lines }): { queen-points } extra für dich!
       *[other] Die ersten vollen Reihen ({ $lines }): { queen-points } extra für { $seat }!
    }
}
queen-event-HalfCounted = { $half_id ->
    [left] { $seat_is ->
        [you] Deine linke Hälfte: { queen-points } (Zeilen { $rows }; Spalten { $columns }).
       *[other] Linke Hälfte von { $seat }: { queen-points } (Zeilen { $rows }; Spalten { $columns }).
    }
   *[right] { $seat_is ->
        [you] Deine rechte Hälfte: { queen-points } (Zeilen { $rows }; Spalten { $columns }).
       *[other] Rechte Hälfte von { $seat }: { queen-points } (Zeilen { $rows }; Spalten { $columns }).
    }
}
queen-event-CardsCounted = { $seat_is ->
    [you] Deine Karten in Hand und Ablagestapel: { $cards }. Zusammen { queen-points }.
   *[other] Karten von { $seat } in Hand und Ablagestapel: { $cards }. Zusammen { queen-points }.
}
queen-event-TotalCounted = { $seat_is ->
    [you] Deine Punkte: { $halves } (Reihen) + { $first } (erste volle Reihe) + { $cards } (Karten) = { $total }.
   *[other] Punkte von { $seat }: { $halves } (Reihen) + { $first } (erste volle Reihe) + { $cards } (Karten) = { $total }.
}
queen-event-CellsCompared = Gleichstand! Jetzt zählen die angekreuzten Felder – { $cells }.
queen-event-GameWon = { $seat_is ->
    [you] Du gewinnst mit { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
    }: Du bist Queen of 12!
   *[other] { $seat } gewinnt mit { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
    } und ist Queen of 12!
}
queen-event-NobodyWon = { $seats_is ->
    [among] { $seats_others } und du: gleich viele Punkte, gleich viele angekreuzte Felder. Niemand gewinnt.
   *[other] { $seats }: gleich viele Punkte, gleich viele angekreuzte Felder. Niemand gewinnt.
}
queen-event-OwnTotal = { $seat_is ->
    [you] Du beendest den Kreuzzug mit { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
    }.
   *[other] { $seat } beendet den Kreuzzug mit { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
    }.
}
queen-event-TitleWon = { $seat_is ->
    [you] Du hast { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }. Dein Titel: { $title }!
   *[other] { $seat } hat { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }. Der Titel: { $title }!
}

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
