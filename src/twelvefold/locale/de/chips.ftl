### 12 Chip Trick: Namen, Fragen und Erzählung.

chips-seat-2 = Strohmann

## Die Chips

chips-colour-red = rot
chips-colour-blue = blau
chips-chip = { $colour_id ->
    [red] rote { $chip }
   *[blue] blaue { $chip }
}
chips-secret = { $chip } (geheim)
chips-unknown = { $colour_id ->
    [red] unbekannter roter
   *[blue] unbekannter blauer
}

## Die Fragen

chips-ask-play = { $name }, welchen Chip spielst du?
chips-ask-front = { $name }, du hast den Stich gewonnen. Welchen Chip legst du endgültig vor dich hin?
chips-ask-front-red-first = { $name }, du hast den Stich gewonnen. Rot zuerst: Welchen roten Chip legst du endgültig vor dich hin?
chips-ask-hand = { $name }, welchen Chip nimmst du auf die Hand?
chips-ask-hand-red-first = { $name }, Rot zuerst: Welchen roten Chip nimmst du auf die Hand?

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
chips-plain-place = { $name }: { $tokens ->
    [0] keine Siegmarken
    [one] { $tokens } Siegmarke
   *[other] { $tokens } Siegmarken
}; vor sich: { $front }; auf der Hand: { $hand }; Summe: { $total }.

## Die Erzählung

chips-event-RoundBegan = Runde { $round } beginnt. Alle bekommen zwei rote und zwei blaue Chips.
chips-event-ChipsDealt = { $colour_id ->
    [red] { $seat } bekommt die roten Chips { $chips }.
   *[blue] { $seat } bekommt die blauen Chips { $chips }.
}
chips-event-StackMade = { $seat } bekommt die übrigen Chips, gemischt und verdeckt gestapelt.
chips-event-TopShown = { $colour_id ->
    [red] { $seat }: Der oberste Chip hat eine rote Rückseite.
   *[blue] { $seat }: Der oberste Chip hat eine blaue Rückseite.
}
chips-event-LeaderDrawn = Das Los entscheidet: { $seat } spielt zuerst aus.
chips-event-TrickBegan = Stich { $trick }: { $leader } spielt aus.
chips-event-ChipPlayed = { $seat } spielt die { chips-chip }.
chips-event-TrickWon = { $later_count ->
    [0] { $seat } gewinnt den Stich: Die { chips-chip } ist der höchste Chip.
   *[other] { $seat } gewinnt den Stich: Die { chips-chip } ist der höchste Chip und wurde früher gespielt als die von { $later }.
}
chips-event-ChipTaken = { $to_id ->
    [front] { $why_id ->
        [lowest_red] { $seat } legt die { chips-chip } endgültig vor sich hin: Rot zuerst, und davon die niedrigste.
        [only_red] { $seat } muss die { chips-chip } endgültig vor sich hinlegen: Sie ist die einzige rote.
        [red_first] { $seat } legt die { chips-chip } endgültig vor sich hin: Rot zuerst.
        [lowest] { $seat } legt die { chips-chip }, die niedrigste, endgültig vor sich hin.
       *[chosen] { $seat } legt die { chips-chip } endgültig vor sich hin.
    }
    [stack] { $why_id ->
        [only_red] { $seat } muss die { chips-chip } unter den Stapel schieben: Sie ist die einzige rote.
        [lowest_red] { $seat } schiebt die { chips-chip } unter den Stapel: Rot zuerst, und davon die niedrigste.
        [only] { $seat } schiebt die { chips-chip } unter den Stapel: Etwas anderes ist nicht mehr da.
       *[lowest] { $seat } schiebt die { chips-chip }, die niedrigste, unter den Stapel.
    }
   *[hand] { $why_id ->
        [only_red] { $seat } muss die { chips-chip } auf die Hand nehmen: Sie ist die einzige rote.
        [red_first] { $seat } nimmt die { chips-chip } auf die Hand: Rot zuerst.
        [only] { $seat } nimmt die { chips-chip } auf die Hand: Etwas anderes ist nicht mehr da.
       *[chosen] { $seat } nimmt die { chips-chip } auf die Hand.
    }
}
chips-event-RoundEnded = { $seat } hat keinen Chip mehr zum Ausspielen: Die Runde ist vorbei.
chips-event-HandLaid = { $seat } legt hin, was noch übrig ist: { $chips }.
chips-event-TotalCounted = { $fate_id ->
    [burnt] { $seat } hat { $chips }: { $total }, verbrannt!
    [halved] { $seat } hat { $chips }: { $total }, halbiert auf { $counts }.
   *[stands] { $seat } hat { $chips }: { $total }.
}
chips-event-TokenWon = { $merit_id ->
    [highest_burnt] { $shared_count ->
        [0] Alle Summen sind verbrannt. { $seat } hat mit { $counts } die höchste und bekommt eine Siegmarke: jetzt { $tokens } von 3.
       *[other] Alle Summen sind verbrannt. { $seat } hat mit { $counts } die höchste, ebenso wie { $shared }, und bekommt eine Siegmarke: jetzt { $tokens } von 3.
    }
    [highest_unburnt] { $shared_count ->
        [0] { $seat } hat mit { $counts } die höchste nicht verbrannte Summe und bekommt eine Siegmarke: jetzt { $tokens } von 3.
       *[other] { $seat } hat mit { $counts } die höchste nicht verbrannte Summe, ebenso wie { $shared }, und bekommt eine Siegmarke: jetzt { $tokens } von 3.
    }
   *[highest] { $shared_count ->
        [0] { $seat } hat mit { $counts } die höchste Summe und bekommt eine Siegmarke: jetzt { $tokens } von 3.
       *[other] { $seat } hat mit { $counts } die höchste Summe, ebenso wie { $shared }, und bekommt eine Siegmarke: jetzt { $tokens } von 3.
    }
}
chips-event-GameWon = { $beside_count ->
    [0] { $seats_count ->
        [one] { $seats } hat { $tokens } Siegmarken und gewinnt die Partie!
       *[other] { $seats } haben je { $tokens } Siegmarken und gewinnen gemeinsam!
    }
   *[other] { $seats_count ->
        [one] { $seats } hat { $tokens } Siegmarken, { $beside } auch; Menschen gehen vor: { $seats } gewinnt die Partie!
       *[other] { $seats } haben je { $tokens } Siegmarken, { $beside } auch; Menschen gehen vor und gewinnen gemeinsam!
    }
}
chips-event-DummyOutrun = { $dummy } hat als Erster drei Siegmarken, aber { $seat } hat mit { $tokens } mehr als die andere Person und gewinnt die Partie!
chips-event-DummyWon = { $dummy } hat als Erster drei Siegmarken, und die beiden anderen liegen mit { $tokens } gleichauf: { $dummy } gewinnt die Partie.

## Serien von Partien

chips-tally-rounds = Runden
chips-tally-tricks = Stiche

## Optionen

chips-option-burning = Ob eine Summe über 21 verbrennt (die Regel) oder halbiert wird (die Variante).
