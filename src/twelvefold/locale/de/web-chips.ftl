### 12 Chip Trick im Browser.

web-chips-variant = Mehr als 21
web-chips-variant-help = Was am Ende einer Runde aus einer Summe über 21 wird.
web-chips-burning-help = Die Regel: Eine solche Summe kann nicht gewinnen, außer wenn alle über 21 liegen.
web-chips-halving-help = Die Variante vom Tokyo Game Market: Die Hälfte zählt, abgerundet.
web-chips-with-dummy = mit einem Strohmann als drittem Spieler
web-chips-round = Runde { $round }
web-chips-trick = Runde { $round }, Stich { $trick }
web-chips-count = Runde { $round }: die Summen
web-chips-middle = In der Mitte
web-chips-middle-empty = Die Mitte ist leer.
web-chips-front = liegt
web-chips-front-of = Endgültig vor { $who }
web-chips-front-tip = Die { $chip }: im Stich gewonnen, liegt endgültig hier und zählt
web-chips-hand = Hand
web-chips-hand-of = Hand von { $who }
web-chips-stack = Stapel
web-chips-stack-of = Stapel von { $who }
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
web-chips-not-now = Die { $chip } kannst du nicht nehmen: Rot zuerst.
web-chips-forced = Keine Wahl: Nur diesen Chip kannst du nehmen.
web-chips-hint-play = Der höchste Chip gewinnt den Stich, und wer ihn gewinnt, legt einen Chip endgültig vor sich hin.
web-chips-hint-take = Rot zuerst. Was du auf die Hand nimmst, haben alle gesehen.
web-chips-do-play = Die { $chip } spielen
web-chips-do-take = Die { $chip } nehmen
web-chips-do-front = Hinlegen: { $chip }
