### The server: its plain pages and its start.

## Every page

page-title = Twelvefold
page-home = All tables
page-skip = Skip to the content
page-unofficial = An unofficial fan project.

## The list of tables

page-tables = Open tables
page-lead = Tables of this server that anybody may join or watch.
page-no-tables = No public table is open at the moment.
page-client-to-come = Playing in the browser is still to come. Until then, programs play here through the API.
page-api-link = The API for programs
page-openapi-link = OpenAPI document
page-free-seats = { $count ->
    [0] no seat free
    [one] one seat free
   *[other] { $count } seats free
}

## One table

page-table-link = Table { $table }
page-no-such-table = There is no such table.
page-status = { $status ->
    [open] waiting for players
    [playing] being played
    [paused] paused
    [dormant] asleep until somebody comes back
    [over] over
    [expired] given up
   *[other] { $status }
}
page-pace-live = { $time ->
    [one] live, one second for a decision
   *[other] live, { $time } seconds for a decision
}
page-pace-correspondence = { $time ->
    [one] by correspondence, one day for a decision
   *[other] by correspondence, { $time } days for a decision
}
page-term-status = Status
page-term-pace = Pace
page-term-spectators = Spectators
page-term-options = Options
page-spectators = { $allowed ->
    [yes] welcome
   *[no] not admitted
}
page-seats = Seats
page-column-seat = Seat
page-column-who = Who
page-column-kind = Played by
page-chair-free = free
page-chair-person = a person
page-chair-away = a bot, until the person is back
page-chair-bot = a bot ({ $bot })
page-winner = wins
page-record-link = Record of the game
page-verify-link = Check the dice
page-rematch-link = The rematch

## The API

page-api = The API
page-api-lead = Everything here is JSON. A game itself is played over the WebSocket at { $path }; its messages are described in { $file }.
page-api-language = The descriptions below are in English, as in the OpenAPI document.

## Starting

server-port-in-use = Another program is listening on port { $port } already, perhaps another server. Name another port with { $option }.
server-cannot-listen = Nobody can listen at { $host }, port { $port }, here: { $problem }
