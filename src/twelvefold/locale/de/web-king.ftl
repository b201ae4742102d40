### King of 12 im Browser.

## Vor dem Spiel

web-king-set = Charaktere
web-king-set-help = Alle spielen mit denselben sieben Charakteren; der Ritter ist immer dabei.
web-king-set-first = erste Partie
web-king-set-first-help = Sieben leicht zu lernende Charaktere: die richtige Wahl für den Anfang.
web-king-set-random = Zufall
web-king-set-random-help = Sechs werden ausgelost; mindestens zwei davon wirken auf Würfel.
web-king-set-agreed = Absprache
web-king-set-agreed-help = Sucht euch die sieben selbst aus.
web-king-set-fact = { $set ->
    [first] die Charaktere der ersten Partie
   *[random] sieben ausgeloste Charaktere
}
web-king-set-is = Charaktere: { $cards }
web-king-promo = Promo-Charaktere
web-king-promo-help = Sie nehmen Plätze unter den sechs ausgelosten ein.
web-king-promo-none = keine
web-king-promo-both = Die Schachtel rät davon ab, beide zugleich zu nehmen. Erlaubt ist es.
web-king-promo-is = mit { $cards }
web-king-is-promo = (Promo)
web-king-seats-tournament = Ein Turnier in Gruppen: { $groups }. Jede Gruppe spielt für sich; die Ersten treffen sich am Siegertisch.
web-king-groups = Gruppen
web-king-groups-help = Wie viele in jeder Gruppe spielen.
web-king-groups-fact = ein Turnier in Gruppen: { $groups }
web-king-who = { $cards ->
    [one] Wer ist wer: ein Charakter
   *[other] Wer ist wer: { $cards } Charaktere
}
web-king-agreed = Eure sieben Charaktere
web-king-agreed-ready = Gewählt: { $cards }.
web-king-agreed-left = { $more ->
    [yes] { $left ->
        [one] Noch einen, bitte.
       *[other] Noch { $left }, bitte.
    }
   *[no] { $left ->
        [one] Einer zu viel.
       *[other] { $left } zu viel.
    }
}

## Am Tisch

web-king-card-tip = { $card }: { $effect }.
web-king-card-state = { $who_is ->
    [you] { $state ->
        [thinking] Du wählst eine Karte.
        [sealed] Du hast eine Karte gewählt.
        [stands] Deine Karte: { $card }.
        [cracked] Deine Karte: { $card }; eine gleiche hebt sie auf.
        [silenced] Deine Karte: { $card }; die Dame hebt sie auf.
       *[empty] Von dir liegt hier keine Karte.
    }
   *[other] { $state ->
        [thinking] { $who } wählt eine Karte.
        [sealed] { $who } hat eine Karte gewählt.
        [stands] { $who } hat gespielt: { $card }.
        [cracked] { $who } hat gespielt: { $card }; eine gleiche Karte hebt sie auf.
        [silenced] { $who } hat gespielt: { $card }; die Dame hebt sie auf.
       *[empty] Von { $who } liegt hier keine Karte.
    }
}
web-king-die = { $who_is ->
    [you] Dein Würfel: { $face }
   *[other] Würfel von { $who }: { $face }
}
web-king-die-dark = { $who_is ->
    [you] Dein Würfel: { $face }, aufgehoben
   *[other] Würfel von { $who }: { $face }, aufgehoben
}
web-king-die-tip = Der Würfel zeigt { $face }. Die Seiten ringsum: { $around }.
web-king-value = Wert { $value }
web-king-rank = { $rank ->
    [1] 1.
   *[2] 2.
}
web-king-low-wins = niedrig gewinnt
web-king-rank-tip = { $rank ->
    [1] Platz 1 in diesem Zug
   *[2] Platz 2 in diesem Zug
}
web-king-pool-tip = { $token ->
    [2] Platz 1 bringt ein { $token }er-Plättchen
   *[1] Platz 2 bringt ein { $token }er-Plättchen
}
web-king-tokens = { $points ->
    [0] Keine Punkte
    [one] { $points } Punkt (2er: { $twos }, 1er: { $ones })
   *[other] { $points } Punkte (2er: { $twos }, 1er: { $ones })
}
web-king-tokens-tip = { $points ->
    [one] { $points } Punkt in dieser Runde; mit { $goal } endet sie.
   *[other] { $points } Punkte in dieser Runde; mit { $goal } endet sie.
}
web-king-crowns = Gewonnene Runden: { $won } von { $all }
web-king-crowns-tip = { $won } von { $all } Runden gewonnen. Wer { $all } gewinnt, gewinnt die Partie.
web-king-under = { $count ->
    [one] Eine Runde gewonnen: Unter diesem Würfel liegt für immer eine Karte.
   *[other] { $count } Runden gewonnen: Unter diesem Würfel liegen für immer { $count } Karten.
}
web-king-under-known = { $count ->
    [one] Eine Runde gewonnen: Unter diesem Würfel liegt für immer eine Karte ({ $card }).
   *[other] { $count } Runden gewonnen. Karte unter diesem Würfel: { $card }.
}
web-king-hint-play = Tippe auf eine Karte und lies, was sie tut; tippe noch einmal, um sie zu spielen.
web-king-hint-turn = Tippe auf eine der fünf Seiten rund um die obere.
web-king-hint-take = Wähle ein Plättchen, oder verzichte darauf.
web-king-hint-lay = Sie zeigt deine gewonnene Runde an. Ab jetzt spielst du mit einer Karte weniger: Nimm eine, die du entbehren kannst.
web-king-chosen = Deine Wahl: { $move }.
web-king-do-play = Spielen: { $move }
web-king-do-turn = Auf { $move } drehen
web-king-do-take = Nehmen: { $move }
web-king-do-lay = Unter den Würfel: { $move }
web-king-faces = Die fünf Nachbarseiten
web-king-theft = Was deine Dame nimmt
