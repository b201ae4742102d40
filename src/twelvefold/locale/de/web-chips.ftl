### 12 Chip Trick im Browser.

web-chips-variant = Mehr als 21
web-chips-variant-help = Was am Ende einer Runde aus einer Summe über 21 wird.
web-chips-burning-help = Die Regel: Sie verbrennt und kann nicht gewinnen, außer wenn alle verbrennen.
web-chips-halving-help = Die Variante vom Tokyo Game Market: Sie wird halbiert und abgerundet.
web-chips-with-dummy = mit einem Strohmann als drittem Spieler
web-chips-round = Runde { $round }
web-chips-trick = Runde { $round }, Stich { $trick }
web-chips-count = Runde { $round }: die Summen
web-chips-middle = In der Mitte
web-chips-middle-empty = Die Mitte ist leer.
web-chips-front = liegt
web-chips-front-of = { $who_is ->
    [you] Endgültig vor dir
   *[other] Endgültig vor { $who }
}
web-chips-front-tip = Die { $chip }: mit einem Stich gewonnen. Sie bleibt hier und zählt.
web-chips-hand = Hand
web-chips-hand-of = { $who_is ->
    [you] Deine Hand
   *[other] Hand von { $who }
}
web-chips-stack = Stapel
web-chips-stack-of = { $who_is ->
    [you] Dein Stapel
   *[other] Stapel von { $who }
}
web-chips-secret-tip = Die { $chip }: Nur du kennst sie
web-chips-seen-tip = Die { $chip }: Alle wissen, dass sie hier ist
web-chips-back-tip = { $colour_id ->
    [red] Ein roter Chip, 4 bis 9. Sein Wert ist unbekannt.
   *[blue] Ein blauer Chip, 1 bis 3 oder 10 bis 12. Sein Wert ist unbekannt.
}
web-chips-leads = spielt aus
web-chips-leads-tip = Spielt zu diesem Stich aus
web-chips-tokens = { $tokens ->
    [0] Keine Siegmarke; { $enough } gewinnen die Partie.
    [one] { $tokens } Siegmarke; { $enough } gewinnen die Partie.
   *[other] { $tokens } Siegmarken; { $enough } gewinnen die Partie.
}
web-chips-figure = { $count ->
    [one] { $count } Siegmarke
   *[other] { $count } Siegmarken
}
web-chips-total = { $over ->
    [burns] { $unknown ->
        [0] { $sum }, { $left } zu viel: würde verbrennen
       *[other] { $sum } und mehr: würde verbrennen
    }
    [halved] { $unknown ->
        [0] { $sum }, { $left } zu viel: würde { $half } zählen
       *[other] { $sum } und mehr: würde halb zählen
    }
   *[no] { $unknown ->
        [0] { $left ->
            [0] Genau { $sum }
           *[other] { $sum }, noch { $left } bis { $limit }
        }
        [one] { $sum ->
            [0] { $unknown } verdeckter Chip
           *[other] { $sum } und { $unknown } verdeckter Chip
        }
       *[other] { $sum ->
            [0] { $unknown } verdeckte Chips
           *[other] { $sum } und { $unknown } verdeckte Chips
        }
    }
}
web-chips-counted = { $fate ->
    [burnt] { $total }, { $over } zu viel: verbrannt
    [halved] { $total }, { $over } zu viel: zählt { $counts }
   *[stands] { $total }
}
web-chips-total-tip = { $over ->
    [burns] Alle vier Chips zählen zusammen. Mehr als { $limit } verbrennt am Ende der Runde.
   *[halved] Alle vier Chips zählen zusammen. Mehr als { $limit } zählt am Ende der Runde nur halb.
}
web-chips-play-tip = Die { $chip } spielen
web-chips-take-tip = Die { $chip } nehmen
web-chips-not-now = Nicht die { $chip }: Rot zuerst.
web-chips-forced = Keine Wahl: Du kannst nur diesen Chip nehmen.
web-chips-hint-play = Der höchste Chip gewinnt den Stich, und wer gewinnt, legt einen Chip endgültig ab.
web-chips-hint-take = Rot zuerst. Alle sehen, was du auf die Hand nimmst.
web-chips-do-play = Die { $chip } spielen
web-chips-do-take = Die { $chip } nehmen
web-chips-do-front = Ablegen: { $chip }
