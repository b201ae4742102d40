### Der Server: sein Start.

server-port-in-use = An Port { $port } lauscht schon ein anderes Programm, vielleicht ein anderer Server. Nenne mit { $option } einen anderen Port.
server-cannot-listen = An { $host }, Port { $port }, kann nicht gelauscht werden: { $problem }

## What a link to a table shows in a message

server-preview-open = { $free ->
    [0] Alle Plätze sind besetzt. Schau zu.
    [one] Ein Platz ist frei. Spiel mit.
   *[other] { $free } Plätze sind frei. Spiel mit.
}
server-preview-playing = Hier wird gespielt. Schau zu.
server-preview-over = { $count ->
    [0] Niemand hat gewonnen. Sieh dir die Partie an.
    [one] { $names } hat gewonnen. Sieh dir die Partie an.
   *[other] { $names } haben gemeinsam gewonnen. Sieh dir die Partie an.
}
server-preview-private = Ein Tisch bei Twelvefold, für alle mit dem Link.
