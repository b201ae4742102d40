### Queen of 12, der Kreuzzug und die Blätter C und D: Namen, Fragen und Erzählung.

## Karten, die dort anders wirken

queen-areas-lady = nimm einen Würfel nach Wahl; du darfst ihn auf einen beliebigen Wert drehen; der Bonus für einen Würfel gehört dir
queen-areas-parasite = nimm zwei Würfel nach Wahl; dann ist eine deiner Karten endgültig aus dem Spiel
queen-areas-alchemist = kreuz zwei beliebige Werte an
queen-areas-philosopher = nimm deinen Ablagestapel zurück, auch diese Karte, und nutze einen Bonus für einen Würfel oder für kein Kreuz
queen-areas-general = kreuz in jeder Zeile und Spalte, in der nur noch ein Kreuz fehlt, das letzte Feld an
queen-areas-oracle = kreuz einen Wert an, dann würfle und kreuz auch diesen Wert an; ist es derselbe, die ganze Zeile

## Boni

queen-effect-square = ein Quadrat
queen-effect-circle_or_square = ein Kreis oder ein Quadrat
queen-effect-pile = Ablagestapel zurück
queen-effect-copy_but_two = alle Würfel bis auf zwei kopieren
queen-effect-copy_all = alle Würfel kopieren
queen-effect-colour = eine Farbe
queen-effect-red = ein rotes Dach
queen-effect-purple = ein lila Dach
queen-effect-yellow = ein gelbes Dach
queen-effect-two_colours = zwei Farben
queen-effect-value = ein Wert
queen-effect-two_values = zwei Werte
queen-effect-value_or_colour = ein Wert oder eine Farbe
queen-effect-value_and_colour = ein Wert und eine Farbe
queen-effect-repeat = die letzte Zahl der Überlaufleiste wiederholen
queen-effect-zero = eine 0 auf der Überlaufleiste
# Diese vier stehen in Sätzen auch hinter „den“: Sie beginnen mit „Bonus“.
queen-effect-one_die = Bonus für einen Würfel
queen-effect-no_mark = Bonus für kein Kreuz
queen-effect-either = Bonus für einen Würfel oder für kein Kreuz
queen-effect-by_philosopher = Bonus des Philosophen
queen-shape-circle = Kreis
queen-shape-square = Quadrat
queen-by-die = Würfel
queen-by-bonus = Bonus
queen-by-alchemist = Alchemist
queen-by-gambler = Zocker
queen-by-general = General
queen-by-oracle = Orakel

## Die Fragen

queen-ask-put-away = { $name_is ->
    [you] Parasit: Nimm eine deiner Karten endgültig aus dem Spiel.
   *[other] { $name }, nimm eine deiner Karten endgültig aus dem Spiel (Parasit).
}
queen-ask-turn = { $name_is ->
    [you] Dame: Dreh ihren Würfel auf einen beliebigen Wert.
   *[other] { $name }, dreh den Würfel der Dame auf einen beliebigen Wert.
}
queen-ask-oracle-value = { $name_is ->
    [you] Orakel: Kreuz einen Wert an.
   *[other] { $name }, kreuz einen Wert an (Orakel).
}
queen-ask-overflow = { $name_is ->
    [you] Die Zeilen dieser Werte sind voll. Welchen trägst du zuerst auf der Überlaufleiste ein?
   *[other] { $name }, die Zeilen dieser Werte sind voll. Welchen trägst du zuerst auf der Überlaufleiste ein?
}
queen-ask-roof = { $name_is ->
    [you] Kreuz ein Dach an.
   *[other] { $name }, kreuz ein Dach an.
}
queen-ask-any-value = { $name_is ->
    [you] Dein Bonus: Kreuz einen Wert an.
   *[other] { $name }, dein Bonus: Kreuz einen Wert an.
}
queen-ask-any-roof = { $name_is ->
    [you] Dein Bonus: Kreuz ein Dach an.
   *[other] { $name }, dein Bonus: Kreuz ein Dach an.
}
queen-ask-value-or-roof = { $name_is ->
    [you] Dein Bonus: Kreuz einen Wert oder ein Dach an.
   *[other] { $name }, dein Bonus: Kreuz einen Wert oder ein Dach an.
}
queen-ask-box = { $name_is ->
    [you] Kreuz einen Kreis oder ein Quadrat an.
   *[other] { $name }, kreuz einen Kreis oder ein Quadrat an.
}
queen-ask-pick = { $name_is ->
    [you] Wähle einen dieser Boni.
   *[other] { $name }, wähle einen dieser Boni.
}
queen-ask-use = { $name_is ->
    [you] Welchen Bonus nutzt du als Nächstes?
   *[other] { $name }, welchen Bonus nutzt du als Nächstes?
}
queen-ask-or-reserve = { $name_is ->
    [you] Nutz den Bonus, oder nimm stattdessen eine Karte aus deiner Reserve.
   *[other] { $name }, nutz den Bonus, oder nimm stattdessen eine Karte aus deiner Reserve.
}
queen-ask-without = { $name_is ->
    [you] Welchen Würfel lässt du weg?
   *[other] { $name }, welchen Würfel lässt du weg?
}

## Die Züge

queen-areas-hint-card = { $effect } (Nummer { $order })
queen-move-value = { $face }: Spalte { $column }
queen-move-value-overflow = { $face }: Überlaufleiste
queen-move-turn = auf { $face } drehen
queen-move-box = { $shape_id ->
    [circle] Kreis { $number }: { $effect }
   *[square] Quadrat { $number }: { $effect }
}
queen-hint-gives = bringt: { $effect }
queen-hint-fills-column = füllt Spalte { $column }: { queen-points }
queen-hint-fills-row = füllt Zeile { $row }: { $effect }
queen-hint-box = { $left ->
    [0] wird sofort genutzt
    [one] danach fehlt noch ein Feld
   *[other] danach fehlen noch { $left } Felder
}
queen-hint-overflow = Feld { $cell }: { queen-points }
queen-hint-lost = Zeile voll, passt nicht auf die Überlaufleiste
queen-hint-void = bringt jetzt nichts
queen-hint-again = beliebig oft nutzbar
queen-hint-shown = wie gewürfelt

## Der Tisch

queen-areas-stands = { $name_is ->
    [you] Du: jetzt { queen-points } (Spalten der Werte { $columns }, Felder { $cells }, Überlauf { $overflow }, Spalten der Dächer { $roofs })
   *[other] { $name }: jetzt { queen-points } (Spalten der Werte { $columns }, Felder { $cells }, Überlauf { $overflow }, Spalten der Dächer { $roofs })
}
queen-areas-legend = Dächer: { $red } rot, { $purple } lila, { $yellow } gelb; { $bonus } Bonus; + Punkte; { $marked } angekreuzt; [ ] erlaubt; { $full } voll
# Was ein Bonus bringt, ganz kurz, wie es im gezeichneten Blatt steht: höchstens zwölf Zeichen.
queen-short-square = Quadrat
queen-short-circle_or_square = Kreis/Qu.
queen-short-pile = Stapel her
queen-short-copy_but_two = Kopie −2
queen-short-copy_all = Kopie
queen-short-colour = Dach
queen-short-red = rotes Dach
queen-short-purple = lila Dach
queen-short-yellow = gelbes Dach
queen-short-two_colours = 2 Dächer
queen-short-value = Wert
queen-short-two_values = 2 Werte
queen-short-value_or_colour = Wert/Dach
queen-short-value_and_colour = Wert+Dach
queen-short-repeat = noch mal
queen-short-zero = eine 0
# Im gezeichneten Blatt neben den letzten beiden Zeilen: was eine volle Spalte bringt und wie viele ihrer Felder frei sind.
queen-area-points = Punkte
queen-area-open = frei
queen-area-track = { $open ->
    [0] Überlaufleiste, voll
   *[other] Überlaufleiste, ab { $lowest }
}
queen-area-track-small = Überlaufleiste: { $track }
queen-area-circles = Für einen Würfel, Kreise: { $bonuses }
queen-area-squares = Für kein Kreuz, Quadrate: { $bonuses }
# Bei anderen: nur, wie viele angekreuzt sind.
queen-area-boxes-small = Kreise: { $circles }; Quadrate: { $squares }
queen-area-again = Stattdessen, beliebig oft: { $effect }
queen-area-one-die = Für einen Würfel: { $bonuses }
queen-area-no-mark = Für kein Kreuz: { $bonuses }
queen-pending = Gewonnene Boni: { $bonuses }
queen-still = Noch zu tun: { $steps }
queen-still-row = { $steps }; { $step }
queen-still-values = Werte ({ $faces })
queen-still-colours = Farben ({ $colours })
queen-still-bonuses = Boni ({ $bonuses })
queen-so-far-value = Wert { $face }
queen-so-far-written = { $face } auf der Überlaufleiste
queen-so-far-roof = Dach { $cell }
queen-so-far-box = { $shape_id ->
    [circle] Kreis { $number }
   *[square] Quadrat { $number }
}
queen-so-far-lost = verfallen ({ $what })
queen-so-far-used = Bonus „{ $effect }“
queen-so-far-void = der nichts bringt
queen-so-far-copied = Würfel von { $name } ({ $dice })
queen-so-far-reserve = eine Karte aus der Reserve

## Der Tisch ohne Zeichnung

queen-plain-value = Wert { $face }: { $marked } von { $cells } angekreuzt.
queen-plain-value-bonuses = Wert { $face }: { $marked } von { $cells } angekreuzt; { $bonuses }.
queen-plain-bonus-open = Spalte { $column } bringt: { $gives }
queen-plain-bonus-had = Spalte { $column } brachte: { $gives }
# Bei Werten und bei Dächern.
queen-plain-column-open = { $open ->
    [0] Spalte { $column }: voll, { queen-points }.
    [one] Spalte { $column }: ein Feld frei, voll bringt sie { queen-points }.
   *[other] Spalte { $column }: { $open } Felder frei, voll bringt sie { queen-points }.
}
queen-plain-track = { $written ->
    [0] Überlaufleiste: leer; ihre Felder bringen { $scores }.
   *[other] Überlaufleiste: { $track }; jetzt { queen-points }; ihre Felder bringen { $scores }.
}
queen-plain-track-next = { $open ->
    [0] Die Überlaufleiste ist voll.
   *[other] Als Nächstes auf der Überlaufleiste: { $lowest } oder höher.
}
queen-plain-roofs = Zeile { $row } der Dächer: { $cells }; voll bringt sie: { $effect }.
queen-plain-roofs-full = Zeile { $row } der Dächer: voll; sie brachte: { $effect }.
queen-plain-roof = { $cell } { $colour }
queen-plain-roof-marked = { $cell } { $colour } angekreuzt
queen-plain-box = { $number }. { $effect } ({ queen-plain-box-count })
queen-plain-box-count = { $marked } von { $cells } angekreuzt
queen-plain-pick = { $number }. { $effect }
queen-plain-values = Angekreuzte Werte: { $values }.
# Ein Wert, und wie viele seiner Felder angekreuzt sind.
queen-plain-count = { $times ->
    [one] { $face } (einmal)
   *[other] { $face } ({ $times }-mal)
}
queen-plain-roofs-marked = Angekreuzte Dächer: { $cells }.

## Die Erzählung

queen-event-HandDrawn = Dazu kommen auf die Hand: { $cards }.
queen-event-FirstDiscarded = { $seat_is ->
    [you] Eine davon legst du per Zufall ab: { $card }.
   *[other] Eine davon legt { $seat } per Zufall ab: { $card }.
}
queen-event-CardGone = { $seat_is ->
    [you] Dein Parasit nimmt eine deiner Karten endgültig aus dem Spiel: { $card }.
   *[other] Der Parasit von { $seat } nimmt eine Karte endgültig aus dem Spiel: { $card }.
}
queen-event-DieTurned = { $seat_is ->
    [you] Deine Dame dreht ihren Würfel ({ $die }) auf { $face }.
   *[other] Die Dame von { $seat } dreht ihren Würfel ({ $die }) auf { $face }.
}
queen-event-ValueMarked = { $by_id ->
    [die] { $seat_is ->
        [you] Du kreuzt die { $face } in Spalte { $column } an.
       *[other] { $seat } kreuzt die { $face } in Spalte { $column } an.
    }
    [bonus] { $seat_is ->
        [you] Mit einem Bonus kreuzt du die { $face } in Spalte { $column } an.
       *[other] Mit einem Bonus kreuzt { $seat } die { $face } in Spalte { $column } an.
    }
    [alchemist] { $seat_is ->
        [you] Dein Alchemist kreuzt die { $face } in Spalte { $column } an.
       *[other] Der Alchemist von { $seat } kreuzt die { $face } in Spalte { $column } an.
    }
    [general] { $seat_is ->
        [you] Dein General kreuzt die { $face } in Spalte { $column } an.
       *[other] Der General von { $seat } kreuzt die { $face } in Spalte { $column } an.
    }
   *[oracle] { $seat_is ->
        [you] Dein Orakel kreuzt die { $face } in Spalte { $column } an.
       *[other] Das Orakel von { $seat } kreuzt die { $face } in Spalte { $column } an.
    }
}
queen-event-ValueWritten = { $by_id ->
    [bonus] { $seat_is ->
        [you] Mit einem Bonus trägst du eine { $face } in Feld { $cell } der Überlaufleiste ein.
       *[other] Mit einem Bonus trägt { $seat } eine { $face } in Feld { $cell } der Überlaufleiste ein.
    }
   *[other] { $seat_is ->
        [you] Deine Zeile der { $face } ist voll: Du trägst sie in Feld { $cell } der Überlaufleiste ein.
       *[other] Die Zeile der { $face } ist voll: { $seat } trägt sie in Feld { $cell } der Überlaufleiste ein.
    }
}
queen-event-ValuesLost = { $seat_is ->
    [you] Du findest keinen Platz mehr. Es verfällt: { $faces }.
   *[other] { $seat } findet keinen Platz mehr. Es verfällt: { $faces }.
}
queen-event-ColoursLost = { $seat_is ->
    [you] Du findest kein freies Dach mehr. Es verfällt: { $colours }.
   *[other] { $seat } findet kein freies Dach mehr. Es verfällt: { $colours }.
}
queen-event-RoofMarked = { $by_id ->
    [die] { $seat_is ->
        [you] Du kreuzt
       *[other] { $seat } kreuzt
    }
    [bonus] { $seat_is ->
        [you] Mit einem Bonus kreuzt du
       *[other] Mit einem Bonus kreuzt { $seat }
    }
    [gambler] { $seat_is ->
        [you] Dein Zocker kreuzt
       *[other] Der Zocker von { $seat } kreuzt
    }
   *[general] { $seat_is ->
        [you] Dein General kreuzt
       *[other] Der General von { $seat } kreuzt
    }
} { $colour_id ->
    [red] das rote Dach
    [purple] das lila Dach
   *[yellow] das gelbe Dach
} in { $cell } an.
queen-event-BonusEarned = { $effect_id ->
    [one_die] { $seat_is ->
        [you] Du bekommst den { $effect }.
       *[other] { $seat } bekommt den { $effect }.
    }
    [no_mark] { $seat_is ->
        [you] Du bekommst den { $effect }.
       *[other] { $seat } bekommt den { $effect }.
    }
    [either] { $seat_is ->
        [you] Du bekommst den { $effect }.
       *[other] { $seat } bekommt den { $effect }.
    }
    [by_philosopher] { $seat_is ->
        [you] Dein Philosoph bringt dir einen Bonus.
       *[other] Der Philosoph bringt { $seat } einen Bonus.
    }
   *[other] { $seat_is ->
        [you] Du bekommst einen Bonus: { $effect }.
       *[other] { $seat } bekommt einen Bonus: { $effect }.
    }
}
queen-event-EffectUsed = { $effect_id ->
    [one_die] { $seat_is ->
        [you] Du nutzt den { $effect }.
       *[other] { $seat } nutzt den { $effect }.
    }
    [no_mark] { $seat_is ->
        [you] Du nutzt den { $effect }.
       *[other] { $seat } nutzt den { $effect }.
    }
    [either] { $seat_is ->
        [you] Du nutzt den { $effect }.
       *[other] { $seat } nutzt den { $effect }.
    }
    [by_philosopher] { $seat_is ->
        [you] Du nutzt den { $effect }.
       *[other] { $seat } nutzt den { $effect }.
    }
   *[other] { $seat_is ->
        [you] Du nutzt einen Bonus: { $effect }.
       *[other] { $seat } nutzt einen Bonus: { $effect }.
    }
}
queen-event-EffectVoid = { $seat_is ->
    [you] Dieser Bonus bringt dir jetzt nichts: { $effect }.
   *[other] Dieser Bonus bringt { $seat } jetzt nichts: { $effect }.
}
queen-event-BoxMarked = { $shape_id ->
    [circle] { $seat_is ->
        [you] Du kreuzt einen Kreis für diesen Bonus an: { $effect }.
       *[other] { $seat } kreuzt einen Kreis für diesen Bonus an: { $effect }.
    }
   *[square] { $seat_is ->
        [you] Du kreuzt ein Quadrat für diesen Bonus an: { $effect }.
       *[other] { $seat } kreuzt ein Quadrat für diesen Bonus an: { $effect }.
    }
}
queen-event-ReserveInstead = { $seat_is ->
    [you] Statt des Bonus ({ $effect }) nimmst du eine Karte aus deiner Reserve.
   *[other] Statt des Bonus ({ $effect }) nimmt { $seat } eine Karte aus der Reserve.
}
queen-event-OracleRolledValue = { $same ->
    [true] { $full ->
        [true] { $seat_is ->
            [you] Dein Orakel würfelt wieder eine { $face }, aber deren Zeile ist schon voll.
           *[other] Das Orakel von { $seat } würfelt wieder eine { $face }, aber deren Zeile ist schon voll.
        }
       *[false] { $seat_is ->
            [you] Dein Orakel würfelt wieder eine { $face }: Du kreuzt ihre ganze Zeile an!
           *[other] Das Orakel von { $seat } würfelt wieder eine { $face }: Ihre ganze Zeile wird voll!
        }
    }
   *[false] { $full ->
        [true] { $seat_is ->
            [you] Dein Orakel würfelt eine { $face }, aber deren Zeile ist voll.
           *[other] Das Orakel von { $seat } würfelt eine { $face }, aber deren Zeile ist voll.
        }
       *[false] { $seat_is ->
            [you] Dein Orakel würfelt eine { $face }: Auch die kreuzt du an.
           *[other] Das Orakel von { $seat } würfelt eine { $face }: Auch die wird angekreuzt.
        }
    }
}
queen-event-ValueColumnsCounted = { $seat_is ->
    [you] Deine Spalten der Werte: { $columns }. Zusammen { queen-points }.
   *[other] Spalten der Werte von { $seat }: { $columns }. Zusammen { queen-points }.
}
queen-event-PointCellsCounted = { $cells_count ->
    [0] { $seat_is ->
        [you] Deine Felder mit Punkten (keine): { queen-points }.
       *[other] Felder mit Punkten von { $seat } (keine): { queen-points }.
    }
   *[other] { $seat_is ->
        [you] Deine Felder mit Punkten, nach Wert: { $cells }. Zusammen { queen-points }.
       *[other] Felder mit Punkten von { $seat }, nach Wert: { $cells }. Zusammen { queen-points }.
    }
}
queen-event-OverflowCounted = { $track_count ->
    [0] { $seat_is ->
        [you] Deine Überlaufleiste (leer): { queen-points }.
       *[other] Überlaufleiste von { $seat } (leer): { queen-points }.
    }
   *[other] { $seat_is ->
        [you] Deine Überlaufleiste ({ $track }): { queen-points }.
       *[other] Überlaufleiste von { $seat } ({ $track }): { queen-points }.
    }
}
queen-event-RoofColumnsCounted = { $seat_is ->
    [you] Deine Spalten der Dächer: { $columns }. Zusammen { queen-points }.
   *[other] Spalten der Dächer von { $seat }: { $columns }. Zusammen { queen-points }.
}
queen-event-AreasCounted = { $seat_is ->
    [you] Du hast zusammen { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }.
   *[other] { $seat } hat zusammen { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }.
}

## Serien von Partien

queen-tally-earned = Auf den Blättern C und D verdiente Boni
