### King of 12: Namen, Wirkungen, Fragen und Erzählung.

## Die Charaktere

king-character-knight = Ritter
king-character-gambler = Zocker
king-character-lady = Dame
king-character-merchants = Händler
king-character-troublemakers = Unruhestifter
king-character-reverser = Umkehrerin
king-character-sorcerer = Magier
king-character-oracle = Orakel
king-character-alchemist = Alchemist
king-character-machine = Maschine
king-character-parasite = Parasit
king-character-golem = Golem
king-character-collector = Sammler
king-character-faun = Faun

## Was sie tun, in einer Zeile

king-effect-knight = in diesem Zug gewinnt niedrig gegen hoch
king-effect-gambler = in diesem Zug tauschen Platz 1 und Platz 2
king-effect-lady = hebt alle anderen Karten auf; bei zwei Damen darf die niedrigere ein Plättchen von der höheren nehmen
king-effect-merchants = zuallererst wandern alle Würfel einen Sitz nach links
king-effect-troublemakers = alle Würfel drehen sich auf die Gegenseite
king-effect-reverser = dein Würfel dreht sich auf die Gegenseite
king-effect-sorcerer = dreh deinen Würfel auf eine der fünf Nachbarseiten
king-effect-oracle = würfle neu, nach allem anderen
king-effect-alchemist = dein Wert zählt doppelt
king-effect-machine = dein Wert ist um 7 höher
king-effect-parasite = dein Wert ist um 7 niedriger
king-effect-golem = dein Wert ist 12, aber 1, wenn dein Würfel 12 zeigt
king-effect-collector = wird dein Würfel aufgehoben, bekommst du Platz 1
king-effect-faun = bevor dein Würfel aufgehoben wird, dreht er sich auf die höchste Seite, die kein anderer Würfel zeigt

## Die Fragen

king-ask-play = { $name }, welche Karte spielst du?
king-ask-turn = { $name }, auf welche Seite dreht dein Magier den Würfel?
king-ask-take = { $name }, welches Plättchen nimmt deine Dame von { $victim }?
king-ask-lay = Du hast die Runde gewonnen! Welche Karte legst du als Zeichen dafür für immer unter deinen Würfel?

king-move-turn = Seite { $face }
king-move-take = ein { $token }er-Plättchen
king-move-decline = nichts

## Der Tisch

king-where = Runde { $round }, Zug { $turn }
king-where-round = Runde { $round }
king-where-start = Vor dem ersten Wurf
king-hand = { $name }, auf der Hand: { $cards }
king-column-player = Spieler
king-column-die = Würfel
king-column-tokens = Plättchen
king-column-played = diese Runde gespielt
king-column-hand = auf der Hand
king-column-under = unter dem Würfel
king-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
king-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
king-under-suspects = eine von: { $cards }
king-set = In dieser Partie: { $cards }
king-plain-place = { $name }: { $die ->
    [0] Würfel nicht geworfen
   *[other] Würfel { $die }
}; { $points ->
    [0] keine Punkte
    [one] { $points } Punkt, Plättchen { $tokens }
   *[other] { $points } Punkte, Plättchen { $tokens }
}; gespielt: { $played }; { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} auf der Hand; unter dem Würfel: { $under }.

## Die Erzählung

king-event-SetDrawn = Die Charaktere dieser Partie sind gezogen: { $cards }.
king-event-BothPromos = Sammler und Faun zusammen: Die Schachtel rät davon ab. Viel Spaß im Chaos!
king-event-RoundBegan = Runde { $round } beginnt. Alle würfeln: { $dice }.
king-event-CardsRevealed = Die Karten werden aufgedeckt. { $cards }.
king-event-CardsCancelled = { $seats } haben dieselbe Karte gespielt ({ $card }): Diese Karten heben sich auf.
king-event-LadyCancelled = { $cards_count ->
    [0] Die Dame von { $seat } ist allein; für sie gibt es nichts mehr aufzuheben.
   *[other] Die Dame von { $seat } hebt alle anderen Karten auf. { $cards }.
}
king-event-DicePassed = Die Händler von { $seat } geben alle Würfel nach links weiter. Vorher: { $before }. Jetzt: { $after }.
king-event-DieTurned = { $card_id ->
    [troublemakers] Die Unruhestifter von { $owner } drehen den Würfel von { $seat } um: { $before } → { $after }.
    [reverser] Die Umkehrerin von { $seat } dreht den Würfel um: { $before } → { $after }.
    [sorcerer] Der Magier von { $seat } dreht den Würfel auf eine Nachbarseite: { $before } → { $after }.
   *[other] { $card } von { $owner } dreht den Würfel von { $seat }: { $before } → { $after }.
}
king-event-DieRolled = Das Orakel von { $seat } würfelt neu: { $before } → { $after }.
king-event-ValueChanged = { $card_id ->
    [alchemist] Der Alchemist von { $seat } verdoppelt die { $face }: Wert { $value }.
    [machine] Die Maschine von { $seat } zählt 7 zur { $face } hinzu: Wert { $value }.
    [parasite] Der Parasit von { $seat } zieht 7 von der { $face } ab: Wert { $value }.
    [golem] Der Golem von { $seat } steht auf einer { $face }: Wert { $value }.
   *[other] { $card } von { $seat } auf einer { $face }: Wert { $value }.
}
king-event-ValuesCompared = Die Werte werden verglichen: { $values }.
king-event-FaunTurned = Dem Faun von { $seat } droht die Aufhebung; er sucht die höchste Seite, die kein anderer Würfel zeigt: { $before } → { $after }.
king-event-DiceCancelled = { $seats } haben denselben Wert { $value }: Diese Würfel heben sich auf.
king-event-LowBeatsHigh = Der Ritter von { $seat }: In diesem Zug gewinnt niedrig gegen hoch.
king-event-PlacesSwapped = Der Zocker von { $seat } tauscht die Plätze. Platz 1: { $first }, Platz 2: { $second }.
king-event-CollectorFirst = Der Würfel von { $seat } ist aufgehoben, doch der Sammler setzt ihn auf Platz 1. Platz 2: { $second }.
king-event-FirstPlace = { $seat } kommt mit { $value } auf Platz 1 und nimmt ein { $token }er-Plättchen (jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}).
king-event-SecondPlace = { $seat } kommt mit { $value } auf Platz 2 und nimmt ein { $token }er-Plättchen (jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}).
king-event-NobodyFirst = Platz 1 bekommt niemand.
king-event-NobodySecond = Platz 2 bekommt niemand.
king-event-ScoredNothing = { $why_id ->
    [cancelled] { $seat } geht leer aus: Der Würfel mit dem Wert { $value } ist aufgehoben.
    [pushed_out] { $seat } geht leer aus: Der Sammler hat Platz 2 neu vergeben.
   *[outranked] { $seat } geht mit { $value } leer aus: Zwei andere liegen vorn.
}
king-event-LadyMayTake = Mehrere Damen treffen sich. { $thief } hat den niedrigsten Wert und darf ein Plättchen von { $victim } nehmen, denn dort liegt der höchste.
king-event-LadiesTied = Mehrere Damen treffen sich, aber den niedrigsten oder den höchsten Wert gibt es mehrfach: { $values }. Niemand nimmt etwas.
king-event-NothingToTake = Mehrere Damen treffen sich. { $thief } dürfte ein Plättchen von { $victim } nehmen, aber da ist keins.
king-event-TokenTaken = Die Dame von { $thief } nimmt ein { $token }er-Plättchen von { $victim }.
king-event-TokenLeft = Die Dame von { $thief } lässt { $victim } in Frieden.
king-event-LastCardReached = Die Runde endet. Nur noch eine Karte auf der Hand: { $seats }.
king-event-PointsReached = Die Runde endet: { $seat } hat { $points } Punkte.
king-event-TotalsCompared = Punkte der Runde: { $totals }.
king-event-TotalsCancelled = { $seats } haben je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: Diese Summen heben sich auf.
king-event-RoundWon = { $seat } gewinnt die Runde mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
king-event-RoundUnwon = Alle Summen sind aufgehoben: Niemand gewinnt die Runde.
king-event-CardLaid = { $seat } legt eine Karte für immer unter den Würfel: { $card }. Sie zeigt die gewonnene Runde an und fehlt von nun an auf der Hand.
king-event-CardHidden = { $seat } legt eine Karte verdeckt und für immer unter den Würfel. Sie zeigt die gewonnene Runde an und fehlt von nun an auf der Hand.
king-event-GameWon = { $seat } gewinnt zum zweiten Mal eine Runde und ist King of 12!
king-event-DiceLifted = { $cards_count ->
    [0] Unter keinem Würfel lag eine Karte.
   *[other] Die Würfel werden angehoben. { $cards }.
}

## Ein Turnier

king-group = Gruppe { $group }
king-group-own = Deine Gruppe ({ $group })
king-winners-table = Am Siegertisch: { $names }
king-final = Die Finalrunde
king-watching = Nicht im Finale
king-under-two = { $first }; { $second }
king-event-GroupSeated = Gruppe { $group } setzt sich zusammen: { $seats }.
king-event-TurnRevealed = Alle Gruppen decken ihre Karten gleichzeitig auf.
king-event-GroupRevealed = Gruppe { $group }. { $cards }.
king-event-AtGroup = In Gruppe { $group } ({ $seats }):
king-event-GroupFirst = { $seat } kommt mit { $value } in der Gruppe auf Platz 1 und darf an den Siegertisch.
king-event-NobodyGoesOn = In keiner Gruppe gibt es Platz 1: Der Siegertisch bleibt in diesem Zug leer.
king-event-WinnersMeet = { $cards_count ->
    [1] Der Siegertisch, mit nur einem Platz. { $cards }.
   *[other] Der Siegertisch, Würfel und Karten wie sie sind. { $cards }.
}
king-event-GroupUnwon = Alle Summen dieser Gruppe sind aufgehoben: Niemand in ihr gewinnt die Runde.
king-event-FinalBegins = { $seats } haben je zwei Runden gewonnen. Nur sie spielen eine Finalrunde, mit den fünf Karten, die sie noch haben.
king-event-FinalUnwon = Alle Summen sind aufgehoben: Niemand gewinnt die Finalrunde. Sie wird mit denselben Karten noch einmal gespielt.
king-event-TournamentWon = { $seat } gewinnt die Finalrunde und ist King of 12!

## Serien von Partien

king-tally-turns = Züge
king-tally-rounds = Runden
king-tally-rounds_unwon = Runden ohne Gewinner

## Optionen

king-option-seats = Fünf bis sechzehn spielen ein Turnier.
king-option-set = Die Charaktere, und zwar first (erste Partie), random (Zufall) oder sieben englische Namen, durch Kommas getrennt: knight,lady,oracle und so weiter.
king-option-promo = Promo-Charaktere für einen zufälligen Kartensatz, durch Kommas getrennt, aus collector und faun.
king-option-groups = Die Gruppen eines Turniers zu zwölft, 4+4+4 oder 3+3+3+3.
