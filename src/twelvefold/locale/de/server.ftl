### Der Server: seine schlichten Seiten und sein Start.

## Jede Seite

page-title = Twelvefold
page-home = Alle Tische
page-skip = Zum Inhalt springen
page-unofficial = Ein inoffizielles Fanprojekt.

## Die Liste der Tische

page-tables = Offene Tische
page-lead = Tische dieses Servers, an denen alle mitspielen oder zusehen dürfen.
page-no-tables = Zurzeit ist kein öffentlicher Tisch offen.
page-client-to-come = Im Browser spielen kann man hier noch nicht. Bis dahin spielen Programme über die API.
page-api-link = Die API für Programme
page-openapi-link = OpenAPI-Dokument
page-free-seats = { $count ->
    [0] kein Platz frei
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}

## Ein Tisch

page-table-link = Tisch { $table }
page-no-such-table = Diesen Tisch gibt es nicht.
page-status = { $status ->
    [open] wartet auf Mitspieler
    [playing] wird gespielt
    [paused] macht Pause
    [dormant] schläft, bis jemand zurückkommt
    [over] zu Ende
    [expired] aufgegeben
   *[other] { $status }
}
page-pace-live = { $time ->
    [one] live, eine Sekunde pro Entscheidung
   *[other] live, { $time } Sekunden pro Entscheidung
}
page-pace-correspondence = { $time ->
    [one] Fernpartie, ein Tag pro Entscheidung
   *[other] Fernpartie, { $time } Tage pro Entscheidung
}
page-term-status = Stand
page-term-pace = Tempo
page-term-spectators = Zuschauer
page-term-options = Optionen
page-spectators = { $allowed ->
    [yes] willkommen
   *[no] nicht zugelassen
}
page-seats = Plätze
page-column-seat = Platz
page-column-who = Wer
page-column-kind = Gespielt von
page-chair-free = frei
page-chair-person = einem Menschen
page-chair-away = einem Bot, bis der Mensch zurück ist
page-chair-bot = einem Bot ({ $bot })
page-winner = gewinnt
page-record-link = Aufzeichnung der Partie
page-verify-link = Die Würfel nachprüfen
page-rematch-link = Die Revanche

## Die API

page-api = Die API
page-api-lead = Alles hier ist JSON. Gespielt wird über den WebSocket unter { $path }; seine Nachrichten beschreibt { $file }.
page-api-language = Die Beschreibungen sind wie im OpenAPI-Dokument auf Englisch.

## Der Start

server-port-in-use = An Port { $port } lauscht schon ein anderes Programm, vielleicht ein anderer Server. Nenne mit { $option } einen anderen Port.
server-cannot-listen = An { $host }, Port { $port }, kann hier niemand lauschen: { $problem }
