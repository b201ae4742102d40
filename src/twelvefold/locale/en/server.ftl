### The server: its start.

server-port-in-use = Another program is listening on port { $port } already, perhaps another server. Name another port with { $option }.
server-cannot-listen = Cannot listen at { $host }, port { $port }: { $problem }

## What a link to a table shows in a message

server-preview-open = { $free ->
    [0] All seats are taken. Come and watch.
    [one] One seat is free. Join in.
   *[other] { $free } seats are free. Join in.
}
server-preview-playing = A game is being played. Come and watch.
server-preview-over = { $count ->
    [0] Nobody won. Watch the game again.
    [one] { $names } won. Watch the game again.
   *[other] { $names } won together. Watch the game again.
}
server-preview-private = A table at Twelvefold, for those who have the link.
