### Das Turnier von King of 12 im Browser.

## Die Tische

web-king-tournament-where-final = { $where }, Finale
web-king-tournament-tables = Die anderen Tische
web-king-tournament-unfold = Die anderen Tische ganz zeigen
web-king-tournament-winners = Siegertisch
web-king-tournament-now = { $players ->
    [1] Jetzt am Siegertisch: nur ein Platz
   *[other] Jetzt am Siegertisch
}
web-king-tournament-now-you = Du sitzt am Siegertisch!
web-king-tournament-onward = { $you ->
    [yes] Platz 1 in deiner Gruppe: auf zum Siegertisch!
   *[no] { $name } ist in deiner Gruppe auf Platz 1 und darf an den Siegertisch!
}
web-king-tournament-totals = Runde { $round }: die Summen
web-king-tournament-nobody = In diesem Zug kommt niemand weiter.
web-king-tournament-not-yet = Hier treffen sich die Ersten der Gruppen.
web-king-tournament-line = { $die }. { $card } { $points }.
web-king-tournament-line-won = { $die }. { $card } { $points }. { $won }

## Wer wo sitzt

web-king-tournament-seating = Wer wo sitzt
web-king-tournament-why-first = Die ersten Gruppen werden ausgelost. Nach jeder Runde wechseln alle die Plätze.
web-king-tournament-why-seats = Neue Plätze, damit sich am Ende alle etwa gleich oft getroffen haben: { $fresh ->
    [0] Diesmal haben sich alle { $pairs } Paare schon getroffen.
    [one] Von { $pairs } Paaren sitzt { $fresh } zum ersten Mal zusammen.
   *[other] Von { $pairs } Paaren sitzen { $fresh } zum ersten Mal zusammen.
}
web-king-tournament-why-final = Je zwei gewonnene Runden: Jetzt geht es um die Krone. Alle anderen schauen zu.
web-king-tournament-again = { $one_is ->
    [you] { $other } und du
   *[other] { $other_is ->
        [you] { $one } und du
       *[other] { $one } und { $other }
    }
} zum { $times }. Mal
web-king-tournament-all-new = Alle treffen sich zum ersten Mal.

## Der Stand

web-king-tournament-column-place = Platz
web-king-tournament-column-group = Gruppe
web-king-tournament-column-won = Runden
web-king-tournament-column-points = Punkte
web-king-tournament-standings-help = Sortiert nach gewonnenen Runden, dann nach Punkten. Zwei gewonnene Runden, zwei Karten unter dem Würfel: Das gewinnt das Turnier. Punkte zählen innerhalb der Gruppe, bis die Runde endet.
web-king-tournament-met = Bisher bist du { $known } von { $others } anderen begegnet.
web-king-tournament-show-seating = Zeigen, wer wo sitzt
