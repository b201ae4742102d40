### The result of a game, and its replay.

web-result = Das Ergebnis
web-expired = Dieser Tisch ist abgelaufen.
web-you-win = Du gewinnst!
web-you-win-together = Du gewinnst gemeinsam mit { $names }!
web-place = Platz { $place } von { $all }
web-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
web-parts-won = { $count ->
    [one] { $count } Runde gewonnen
   *[other] { $count } Runden gewonnen
}
web-best-new = Neuer Rekord! Bisher: { $before }.
web-best = Dein Rekord: { $best }
web-own-games = Von { $played } solchen Partien hast du { $wins } gewonnen.
web-ladder = Die Leiter der Titel
web-ladder-from = ab { $points } Punkten
web-ladder-next = { $count ->
    [one] Noch ein Punkt, und du bist: { $title }.
   *[other] Noch { $count } Punkte, und du bist: { $title }.
}
web-rematch = Revanche
web-rematch-tip = Dasselbe Spiel mit denselben Spielern. Gegen Bots beginnt es sofort.
web-replay = Wiederholung
web-replay-tip = Die ganze Partie noch einmal, Zug um Zug
web-record = Partie herunterladen
web-record-tip = Die ganze Partie in einer Datei, zum Nachspielen und Prüfen

## The moment that decided it, the chart, the picture to share

web-moment = { $why ->
    [lead] Der Wendepunkt
    [best] Der beste Zug
   *[points] Der entscheidende Moment
}
web-moment-told = { $why ->
    [lead] { $you ->
        [yes] Hier gehst du in Führung und gibst sie nicht mehr ab.
       *[no] { $count ->
            [one] { $names } geht in Führung und gibt sie nicht mehr ab.
           *[other] { $names } gehen in Führung und geben sie nicht mehr ab.
        }
    }
    [best] { $gained ->
        [one] Ein Punkt in einem einzigen Zug.
       *[other] { $gained } Punkte in einem einzigen Zug.
    }
   *[points] { $you ->
        [yes] Das hat dir den Sieg gebracht.
       *[no] Das hat { $names } den Sieg gebracht.
    }
}
web-moment-again = Noch einmal zeigen
web-chart = Der Verlauf
web-chart-label = Die Punkte nach jedem Zug. Am Ende: { $standing }.
web-chart-table = Der Verlauf als Tabelle
web-chart-after = Nach
web-chart-begin = Beginn
web-share = Teilen
web-share-tip = Ein Bild dieses Ergebnisses, und der Link
web-share-title = Das Ergebnis teilen
web-share-text = { $headline } – { $game }
web-share-picture = Das Bild: { $text }
web-share-save = Bild speichern
web-share-link = Link zum Tisch

## The dice

web-check-dice = Würfel prüfen
web-check-dice-tip = Rechnet alles Glück dieses Spiels nach, aus dem, was vorher feststand
web-dice-right = Alles Glück dieses Spiels ist so, wie die Würfel es ergaben. Nachgerechnet: { $outcomes ->
    [one] { $outcomes } Ergebnis
   *[other] { $outcomes } Ergebnisse
}, { $numbers ->
    [one] { $numbers } Zahl
   *[other] { $numbers } Zahlen
}.
web-dice-commitment = Fingerabdruck, vor dem Spiel veröffentlicht
web-dice-seed = Startwert, danach veröffentlicht
web-dice-words = Wörter der Spieler
web-dice-yourself = Um auf deinem eigenen Rechner zu prüfen, lade die Partie herunter und starte:

## The replay

web-replay-of = { $game }: Wiederholung
web-scrubber = Moment der Partie
web-replay-more = Mehr zu dieser Partie
web-first = Zum Anfang
web-last = Zum Ende
web-seen-by = Blickwinkel
web-spectator = Zuschauer
web-step-link = Link zu diesem Schritt
web-position = Die Stellung in einer Zeile:
web-back-to-table = Zum Tisch
