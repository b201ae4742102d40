### 12 Chip Trick: Namen, Fragen und Erzählung.

chips-seat-2 = Strohmann

## Die Chips

chips-colour-red = rot
chips-colour-blue = blau
chips-chip = { $colour_id ->
    [red] rote { $chip }
   *[blue] blaue { $chip }
}
chips-the-chip = { $colour_id ->
    [red] die rote { $chip }
   *[blue] die blaue { $chip }
}
chips-secret = { $chip } (geheim)
chips-unknown = { $colour_id ->
    [red] unbekannter roter
   *[blue] unbekannter blauer
}

## Die Fragen

chips-ask-play = { $name_is ->
    [you] Welchen Chip spielst du?
   *[other] { $name }, welchen Chip spielst du?
}
chips-ask-front = { $name_is ->
    [you] Der Stich gehört dir! Welchen Chip legst du endgültig ab?
   *[other] { $name }, der Stich gehört dir! Welchen Chip legst du endgültig ab?
}
chips-ask-front-red-first = { $name_is ->
    [you] Der Stich gehört dir! Rot zuerst: Welchen roten Chip legst du endgültig ab?
   *[other] { $name }, der Stich gehört dir! Rot zuerst: Welchen roten Chip legst du endgültig ab?
}
chips-ask-hand = { $name_is ->
    [you] Welchen Chip nimmst du auf die Hand?
   *[other] { $name }, welchen Chip nimmst du auf die Hand?
}
chips-ask-hand-red-first = { $name_is ->
    [you] Rot zuerst: Welchen roten Chip nimmst du auf die Hand?
   *[other] { $name }, Rot zuerst: Welchen roten Chip nimmst du auf die Hand?
}

## Der Tisch

chips-variant = { $variant ->
    [burning] über 21 verbrennt
   *[halving] über 21 wird halbiert
}
chips-where-deal = Runde { $round } ({ chips-variant })
chips-where-trick = Runde { $round }, Stich { $trick } ({ chips-variant })
chips-where-over = Nach Runde { $round } ({ chips-variant })
chips-column-player = Spieler
chips-column-tokens = Siegmarken
chips-column-front = vor sich
chips-column-hand = Hand
chips-column-total = Summe
chips-leads = { $name } (Ausspiel)
chips-total = { $unknown ->
    [0] { $sum }
    [one] { $sum ->
        [0] { $unknown } verdeckter Chip
       *[other] { $sum } und { $unknown } verdeckter Chip
    }
   *[other] { $sum ->
        [0] { $unknown } verdeckte Chips
       *[other] { $sum } und { $unknown } verdeckte Chips
    }
}
chips-middle = In der Mitte: { $chips }
chips-legend = ◆ rot, 4 bis 9; ● blau, 1 bis 3 und 10 bis 12; ? unbekannt; * kennst nur du
chips-stack-top = { $colour_id ->
    [red] oben ein unbekannter roter Chip
   *[blue] oben ein unbekannter blauer Chip
}
chips-stack-unknown = { $count ->
    [one] { $count } unbekannter
   *[other] { $count } unbekannte
}
chips-stack-then = dann { $chip }
chips-plain-place = { $name_is ->
    [you] Du
   *[other] { $name }
}: { $leads ->
    [yes] Ausspiel; { $tokens ->
        [0] keine Siegmarken
        [one] { $tokens } Siegmarke
       *[other] { $tokens } Siegmarken
    }
   *[no] { $tokens ->
        [0] keine Siegmarken
        [one] { $tokens } Siegmarke
       *[other] { $tokens } Siegmarken
    }
}; auf dem Tisch: { $front }; auf der Hand: { $hand }; Summe: { $total }.

## Die Erzählung

chips-plays = { $seat_is ->
    [you] Du spielst
   *[other] { $seat } spielt
}
chips-wins = { $seat_is ->
    [you] Du gewinnst den Stich
   *[other] { $seat } gewinnt den Stich
}
chips-lays = { $seat_is ->
    [you] Du legst
   *[other] { $seat } legt
}
chips-takes = { $seat_is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
}
chips-has = { $seat_is ->
    [you] Du hast
   *[other] { $seat } hat
}
chips-gets = { $seat_is ->
    [you] bekommst
   *[other] bekommt
}
chips-sharers = { $shared_is ->
    [you] dir
    [among] { $shared_count ->
        [2] dir und { $shared_others }
       *[other] dir, { $shared_others }
    }
   *[other] { $shared }
}
chips-event-RoundBegan = Runde { $round } beginnt. Alle bekommen zwei rote und zwei blaue Chips.
chips-event-ChipsDealt = { $seat_is ->
    [you] { $colour_id ->
        [red] Deine roten Chips: { $chips }.
       *[blue] Deine blauen Chips: { $chips }.
    }
   *[other] { $colour_id ->
        [red] { $seat } bekommt die roten Chips { $chips }.
       *[blue] { $seat } bekommt die blauen Chips { $chips }.
    }
}
chips-event-StackMade = { $seat } bekommt die übrigen Chips, gemischt und verdeckt gestapelt.
chips-event-TopShown = { $colour_id ->
    [red] { $seat }: Der nächste Chip hat eine rote Rückseite.
   *[blue] { $seat }: Der nächste Chip hat eine blaue Rückseite.
}
chips-event-LeaderDrawn = Das Los entscheidet: { $seat_is ->
    [you] Du spielst zuerst aus.
   *[other] { $seat } spielt zuerst aus.
}
chips-event-TrickBegan = Stich { $trick }: { $leader_is ->
    [you] Du spielst aus.
   *[other] { $leader } spielt aus.
}
chips-event-ChipPlayed = { chips-plays } { chips-the-chip }.
chips-event-TrickWon = { chips-wins }: Die { chips-chip } ist am höchsten{ $later_count ->
    [0] .
   *[other] . { $later_is ->
        [you] Deine kam später.
        [among] Deine und die von { $later_others } kamen später.
       *[other] { $later_count ->
            [one] Die von { $later } kam später.
           *[other] Die von { $later } kamen später.
        }
    }
}
chips-event-ChipTaken = { $to_id ->
    [front] { $why_id ->
        [lowest_red] { chips-lays } { chips-the-chip } endgültig ab: Rot zuerst, und sie ist die niedrigste.
        [only_red] { chips-lays } { chips-the-chip } endgültig ab: Sie ist die einzige rote.
        [red_first] { chips-lays } { chips-the-chip } endgültig ab: Rot zuerst.
        [lowest] { chips-lays } { chips-the-chip }, die niedrigste, endgültig ab.
       *[chosen] { chips-lays } { chips-the-chip } endgültig ab.
    }
    [stack] { $why_id ->
        [only_red] { $seat } schiebt { chips-the-chip } unter den Stapel: Sie ist die einzige rote.
        [lowest_red] { $seat } schiebt { chips-the-chip } unter den Stapel: Rot zuerst, und sie ist die niedrigste.
        [only] { $seat } schiebt { chips-the-chip } unter den Stapel: Etwas anderes ist nicht mehr da.
       *[lowest] { $seat } schiebt { chips-the-chip }, die niedrigste, unter den Stapel.
    }
   *[hand] { $why_id ->
        [only_red] { chips-takes } { chips-the-chip } auf die Hand: Sie ist die einzige rote.
        [red_first] { chips-takes } { chips-the-chip } auf die Hand: Rot zuerst.
        [only] { chips-takes } { chips-the-chip } auf die Hand: Etwas anderes ist nicht mehr da.
       *[chosen] { chips-takes } { chips-the-chip } auf die Hand.
    }
}
chips-event-RoundEnded = { chips-has } keinen Chip mehr zum Ausspielen: Die Runde ist vorbei.
chips-event-HandLaid = { chips-lays } die übrigen Chips ab: { $chips }.
chips-event-TotalCounted = { $fate_id ->
    [burnt] { chips-has } { $chips }: zusammen { $total }, verbrannt!
    [halved] { chips-has } { $chips }: zusammen { $total }, halbiert auf { $counts }.
   *[stands] { chips-has } { $chips }: zusammen { $total }.
}
chips-event-TokenWon = { $merit_id ->
    [highest_burnt] { $shared_count ->
        [0] Alle Summen sind verbrannt. { chips-has } mit { $counts } die höchste und { chips-gets } eine Siegmarke: jetzt { $tokens } von 3.
       *[other] Alle Summen sind verbrannt. { chips-has } mit { $counts } die höchste, zusammen mit { chips-sharers }, und { chips-gets } eine Siegmarke: jetzt { $tokens } von 3.
    }
    [highest_unburnt] { $shared_count ->
        [0] { chips-has } mit { $counts } die höchste Summe, die nicht verbrannt ist, und { chips-gets } eine Siegmarke: jetzt { $tokens } von 3.
       *[other] { chips-has } mit { $counts } die höchste Summe, die nicht verbrannt ist, zusammen mit { chips-sharers }, und { chips-gets } eine Siegmarke: jetzt { $tokens } von 3.
    }
   *[highest] { $shared_count ->
        [0] { chips-has } mit { $counts } die höchste Summe und { chips-gets } eine Siegmarke: jetzt { $tokens } von 3.
       *[other] { chips-has } mit { $counts } die höchste Summe, zusammen mit { chips-sharers }, und { chips-gets } eine Siegmarke: jetzt { $tokens } von 3.
    }
}
chips-event-GameWon = { $beside_count ->
    [0] { $seats_is ->
        [you] Du hast { $tokens } Siegmarken und gewinnst die Partie!
        [among] { $seats_count ->
            [2] Du und { $seats_others } habt je { $tokens } Siegmarken und gewinnt gemeinsam!
           *[other] Du, { $seats_others } habt je { $tokens } Siegmarken und gewinnt gemeinsam!
        }
       *[other] { $seats_count ->
            [one] { $seats } hat { $tokens } Siegmarken und gewinnt die Partie!
           *[other] { $seats } haben je { $tokens } Siegmarken und gewinnen gemeinsam!
        }
    }
   *[other] { $seats_is ->
        [you] Du hast { $tokens } Siegmarken, { $beside } auch, aber Menschen gehen vor: Du gewinnst die Partie!
        [among] Du und { $seats_others } habt je { $tokens } Siegmarken, { $beside } auch, aber Menschen gehen vor: Ihr gewinnt gemeinsam!
       *[other] { $seats_count ->
            [one] { $seats } hat { $tokens } Siegmarken, { $beside } auch, aber Menschen gehen vor: { $seats } gewinnt die Partie!
           *[other] { $seats } haben je { $tokens } Siegmarken, { $beside } auch, aber Menschen gehen vor: Sie gewinnen gemeinsam!
        }
    }
}
chips-event-DummyOutrun = { $dummy } hat als Erster drei Siegmarken, aber { $seat_is ->
    [you] du hast mit { $tokens } mehr als die andere Person und gewinnst die Partie!
   *[other] { $seat } hat mit { $tokens } mehr als die andere Person und gewinnt die Partie!
}
chips-event-DummyWon = { $dummy } hat als Erster drei Siegmarken, und die beiden anderen liegen mit { $tokens } gleichauf: { $dummy } gewinnt die Partie.

## Serien von Partien

chips-tally-rounds = Runden
chips-tally-tricks = Stiche

## Optionen

chips-option-burning = Ob eine Summe über 21 verbrennt (die Regel) oder halbiert wird (die Variante).
