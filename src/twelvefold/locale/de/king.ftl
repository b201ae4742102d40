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

king-ask-play = { $name_is ->
    [you] Wähle eine Karte.
   *[other] { $name }, wähle eine Karte.
}
king-ask-turn = { $name_is ->
    [you] Dein Magier dreht deinen Würfel. Wähle eine Seite.
   *[other] { $name }, dein Magier dreht deinen Würfel. Wähle eine Seite.
}
king-ask-take = { $name_is ->
    [you] Deine Dame darf ein Plättchen von { $victim } nehmen. Welches?
   *[other] { $name }, deine Dame darf ein Plättchen von { $victim } nehmen. Welches?
}
king-ask-lay = { $name_is ->
    [you] Du hast die Runde gewonnen! Welche Karte legst du als Zeichen dafür für immer unter deinen Würfel?
   *[other] { $name }, du hast die Runde gewonnen! Welche Karte legst du als Zeichen dafür für immer unter deinen Würfel?
}

king-move-turn = Seite { $face }
king-move-take = ein { $token }er-Plättchen
king-move-decline = nichts

## Der Tisch

king-where = Runde { $round }, Zug { $turn }
king-where-round = Runde { $round }
king-where-start = Vor dem ersten Wurf
king-hand = { $name_is ->
    [you] Deine Hand: { $cards }
   *[other] { $name }, deine Hand: { $cards }
}
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
king-plain-place = { $name_is ->
    [you] Du
   *[other] { $name }
}: { $die ->
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

king-event-SetDrawn = Die Charaktere dieser Partie: { $cards }.
king-event-BothPromos = Sammler und Faun zusammen: Die Schachtel rät davon ab. Viel Spaß im Chaos!
king-event-RoundBegan = Runde { $round } beginnt. Alle würfeln: { $dice }.
king-event-CardsRevealed = Karten auf den Tisch – { $cards }.
king-event-CardsCancelled = { $seats_is ->
    [among] { $seats_count ->
        [2] Du und { $seats_others } habt
       *[other] Du, { $seats_others } habt
    }
   *[other] { $seats } haben
} die gleiche Karte gespielt ({ $card }): { $card_id ->
    [lady] Andere Karten bleiben unberührt.
   *[other] keine Wirkung.
}
king-event-LadyCancelled = { $seat_is ->
    [you] Deine Dame
   *[other] Die Dame von { $seat }
} { $cards_count ->
    [0] findet keine Karte mehr, die sie aufheben könnte.
   *[other] hebt alle anderen Karten auf – { $cards }.
}
king-event-DicePassed = { $seat_is ->
    [you] Deine Händler
   *[other] Die Händler von { $seat }
} geben alle Würfel nach links weiter. Vorher: { $before }. Jetzt: { $after }.
king-event-DieTurned = { $card_id ->
    [troublemakers] { $owner_is ->
        [you] Deine Unruhestifter
       *[other] Die Unruhestifter von { $owner }
    } drehen { $seat_is ->
        [you] deinen Würfel
       *[other] den Würfel von { $seat }
    } um: { $before } → { $after }.
    [reverser] { $owner_is ->
        [you] Deine Umkehrerin dreht deinen Würfel um: { $before } → { $after }.
       *[other] Die Umkehrerin von { $owner } dreht den Würfel um: { $before } → { $after }.
    }
    [sorcerer] { $owner_is ->
        [you] Dein Magier dreht deinen Würfel auf eine Nachbarseite: { $before } → { $after }.
       *[other] Der Magier von { $owner } dreht den Würfel auf eine Nachbarseite: { $before } → { $after }.
    }
   *[other] { $card } von { $owner }: { $before } → { $after }.
}
king-event-DieRolled = { $seat_is ->
    [you] Dein Orakel
   *[other] Das Orakel von { $seat }
} würfelt neu: { $before } → { $after }.
king-event-ValueChanged = { $card_id ->
    [machine] { $seat_is ->
        [you] Deine Maschine: { $face } + 7 = { $value }.
       *[other] Die Maschine von { $seat }: { $face } + 7 = { $value }.
    }
   *[other] { $seat_is ->
        [you] Dein { $card }
       *[other] Der { $card } von { $seat }
    }: { $card_id ->
        [alchemist] { $face } × 2 = { $value }.
        [parasite] { $face } − 7 = { $value }.
       *[other] Aus { $face } wird { $value }.
    }
}
king-event-ValuesCompared = Die Werte: { $values }.
king-event-FaunTurned = { $seat_is ->
    [you] Dein Würfel würde aufgehoben. Dein Faun
   *[other] Der Würfel von { $seat } würde aufgehoben. Der Faun
} dreht ihn auf die höchste freie Seite: { $before } → { $after }.
king-event-DiceCancelled = { $seats_is ->
    [among] { $seats_count ->
        [2] Du und { $seats_others } habt
       *[other] Du, { $seats_others } habt
    }
   *[other] { $seats } haben
} { $seats_count ->
    [2] beide
   *[other] alle
} { $value }: aufgehoben.
king-event-LowBeatsHigh = { $seat_is ->
    [you] Dein Ritter
   *[other] Der Ritter von { $seat }
}: In diesem Zug gewinnt niedrig gegen hoch.
king-event-PlacesSwapped = { $seat_is ->
    [you] Dein Zocker
   *[other] Der Zocker von { $seat }
} tauscht Platz 1 und Platz 2. Jetzt auf Platz 1: { $first_is ->
    [you] du
   *[other] { $first }
}, auf Platz 2: { $second_is ->
    [you] du.
   *[other] { $second }.
}
king-event-CollectorFirst = { $seat_is ->
    [you] Dein Würfel ist aufgehoben, doch dein Sammler bringt dich auf Platz 1.
   *[other] Der Würfel von { $seat } ist aufgehoben, doch der Sammler bringt ihn auf Platz 1.
} Platz 2: { $second_is ->
    [you] du.
   *[other] { $second }.
}
king-event-FirstPlace = { $seat_is ->
    [you] Du kommst mit { $value } auf Platz 1 und nimmst ein { $token }er-Plättchen. Jetzt hast du { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
   *[other] { $seat } kommt mit { $value } auf Platz 1 und nimmt ein { $token }er-Plättchen: jetzt { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
}
king-event-SecondPlace = { $seat_is ->
    [you] Du kommst mit { $value } auf Platz 2 und nimmst ein { $token }er-Plättchen. Jetzt hast du { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
   *[other] { $seat } kommt mit { $value } auf Platz 2 und nimmt ein { $token }er-Plättchen: jetzt { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
}
king-event-NobodyFirst = Niemand kommt auf Platz 1.
king-event-NobodySecond = Niemand kommt auf Platz 2.
king-event-ScoredNothing = { $seat_is ->
    [you] { $why_id ->
        [cancelled] Du gehst leer aus: Deine { $value } ist aufgehoben.
        [pushed_out] Du gehst leer aus: Der Sammler verdrängt dich von Platz 2.
       *[outranked] Du gehst mit { $value } leer aus: Zwei andere liegen vorn.
    }
   *[other] { $why_id ->
        [cancelled] { $seat } geht leer aus: Die { $value } ist aufgehoben.
        [pushed_out] { $seat } geht leer aus: Platz 2 ist durch den Sammler verloren.
       *[outranked] { $seat } geht mit { $value } leer aus: Zwei andere liegen vorn.
    }
}
king-event-LadyMayTake = Mehrere Damen treffen sich! { $thief_is ->
    [you] Dein Wert ist der niedrigste: Du darfst ein Plättchen von { $victim } nehmen, denn dort liegt der höchste.
   *[other] { $victim_is ->
        [you] { $thief } hat den niedrigsten Wert und darf ein Plättchen von dir nehmen, denn deiner ist der höchste.
       *[other] { $thief } hat den niedrigsten Wert und darf ein Plättchen von { $victim } nehmen, denn dort liegt der höchste.
    }
}
king-event-LadiesTied = Mehrere Damen treffen sich, aber unten oder oben herrscht Gleichstand: { $values }. Niemand nimmt etwas.
king-event-NothingToTake = Mehrere Damen treffen sich! { $thief_is ->
    [you] Du dürftest ein Plättchen von { $victim } nehmen, aber da ist keins.
   *[other] { $victim_is ->
        [you] { $thief } dürfte ein Plättchen von dir nehmen, aber du hast keins.
       *[other] { $thief } dürfte ein Plättchen von { $victim } nehmen, aber da ist keins.
    }
}
king-event-TokenTaken = { $thief_is ->
    [you] Deine Dame nimmt ein { $token }er-Plättchen von { $victim }.
   *[other] { $victim_is ->
        [you] Die Dame von { $thief } nimmt dir ein { $token }er-Plättchen weg.
       *[other] Die Dame von { $thief } nimmt ein { $token }er-Plättchen von { $victim }.
    }
}
king-event-TokenLeft = { $thief_is ->
    [you] Deine Dame nimmt { $victim } nichts weg.
   *[other] { $victim_is ->
        [you] Die Dame von { $thief } nimmt dir nichts weg.
       *[other] Die Dame von { $thief } nimmt { $victim } nichts weg.
    }
}
king-event-LastCardReached = { $seats_is ->
    [you] Du hast nur noch eine Karte: Die Runde endet.
    [among] { $seats_count ->
        [2] Du und { $seats_others } habt nur noch eine Karte: Die Runde endet.
       *[other] Du, { $seats_others } habt nur noch eine Karte: Die Runde endet.
    }
   *[other] { $seats_count ->
        [one] { $seats } hat nur noch eine Karte: Die Runde endet.
       *[other] { $seats } haben nur noch eine Karte: Die Runde endet.
    }
}
king-event-PointsReached = { $seat_is ->
    [you] Du hast { $points } Punkte: Die Runde endet.
   *[other] { $seat } hat { $points } Punkte: Die Runde endet.
}
king-event-TotalsCompared = Punkte der Runde: { $totals }.
king-event-TotalsCancelled = { $seats_is ->
    [among] { $seats_count ->
        [2] Du und { $seats_others } habt
       *[other] Du, { $seats_others } habt
    }
   *[other] { $seats } haben
} je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: Diese Summen heben sich auf.
king-event-RoundWon = { $seat_is ->
    [you] Du gewinnst die Runde mit { $points ->
        [one] { $points } Punkt!
       *[other] { $points } Punkten!
    }
   *[other] { $seat } gewinnt die Runde mit { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkten.
    }
}
king-event-RoundUnwon = Alle Summen heben sich auf: Niemand gewinnt die Runde.
king-event-CardLaid = { $seat_is ->
    [you] Du legst eine Karte für immer unter deinen Würfel: { $card }. Sie steht für deine Runde und fehlt von nun an auf deiner Hand.
   *[other] { $seat } legt eine Karte für immer unter den Würfel: { $card }. Sie steht für die gewonnene Runde und fehlt von nun an auf der Hand.
}
king-event-CardHidden = { $seat_is ->
    [you] Du legst eine Karte verdeckt und für immer unter deinen Würfel. Sie steht für deine Runde und fehlt von nun an auf deiner Hand.
   *[other] { $seat } legt eine Karte verdeckt und für immer unter den Würfel. Sie steht für die gewonnene Runde und fehlt von nun an auf der Hand.
}
king-event-GameWon = { $seat_is ->
    [you] Du gewinnst zum zweiten Mal eine Runde. Du bist King of 12!
   *[other] { $seat } gewinnt zum zweiten Mal eine Runde und ist King of 12!
}
king-event-DiceLifted = { $cards_count ->
    [0] Unter keinem Würfel lag eine Karte.
   *[other] Das lag unter den Würfeln – { $cards }.
}

## Ein Turnier

king-group = Gruppe { $group }
king-group-own = Deine Gruppe ({ $group })
king-winners-table = { $names_is ->
    [you] Du sitzt am Siegertisch!
    [among] Du sitzt am Siegertisch, mit { $names_others }!
   *[other] Am Siegertisch: { $names }
}
king-final = Die Finalrunde
king-watching = Nicht im Finale
king-under-two = { $first }; { $second }
king-event-GroupSeated = { $seats_is ->
    [among] Du spielst in Gruppe { $group }, mit { $seats_others }.
   *[other] Gruppe { $group }: { $seats }.
}
king-event-TurnRevealed = Alle Gruppen decken ihre Karten auf.
king-event-GroupRevealed = Gruppe { $group } – { $cards }.
king-event-AtGroup = { $seats_is ->
    [among] In deiner Gruppe ({ $group }), mit { $seats_others }:
   *[other] In Gruppe { $group } ({ $seats }):
}
king-event-GroupFirst = { $seat_is ->
    [you] Mit { $value } bist du auf Platz 1 deiner Gruppe: Auf zum Siegertisch!
   *[other] { $seat } kommt mit { $value } auf Platz 1 der Gruppe und darf an den Siegertisch.
}
king-event-NobodyGoesOn = In keiner Gruppe gibt es Platz 1: Der Siegertisch bleibt in diesem Zug leer.
king-event-WinnersMeet = { $cards_count ->
    [1] Nur eine Person kommt an den Siegertisch – { $cards }.
   *[other] Der Siegertisch, Würfel und Karten wie sie sind – { $cards }.
}
king-event-GroupUnwon = Alle Summen dieser Gruppe heben sich auf: Niemand in ihr gewinnt die Runde.
king-event-FinalBegins = { $seats_is ->
    [among] { $seats_count ->
        [2] Du und { $seats_others } habt
       *[other] Du, { $seats_others } habt
    } je zwei Runden gewonnen. Ihr spielt eine Finalrunde, mit den fünf Karten, die ihr noch habt.
   *[other] { $seats } haben je zwei Runden gewonnen. Sie spielen eine Finalrunde, mit den fünf Karten, die sie noch haben.
}
king-event-FinalUnwon = Alle Summen heben sich auf: Niemand gewinnt die Finalrunde. Sie wird mit denselben Karten noch einmal gespielt.
king-event-TournamentWon = { $seat_is ->
    [you] Du gewinnst die Finalrunde und bist King of 12!
   *[other] { $seat } gewinnt die Finalrunde und ist King of 12!
}

## Serien von Partien

king-tally-turns = Züge
king-tally-rounds = Runden
king-tally-rounds_unwon = Runden ohne Gewinner

## Optionen

king-option-seats = Fünf bis sechzehn spielen ein Turnier.
king-option-set = Die Charaktere, und zwar first (erste Partie), random (Zufall) oder sieben englische Namen, durch Kommas getrennt: knight,lady,oracle und so weiter.
king-option-promo = Promo-Charaktere für einen zufälligen Kartensatz, durch Kommas getrennt, aus collector und faun.
king-option-groups = Die Gruppen eines Turniers zu zwölft, 4+4+4 oder 3+3+3+3.
