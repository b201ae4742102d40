### Le serveur : son démarrage.

server-port-in-use = Un autre programme écoute déjà sur le port { $port }, peut-être un autre serveur. Indique un autre port avec { $option }.
server-cannot-listen = Personne ne peut écouter ici sur { $host }, port { $port } : { $problem }

## What a link to a table shows in a message

server-preview-open = { $free ->
    [0] Toutes les places sont prises. Viens regarder.
    [one] { $free } place est libre. Viens jouer.
   *[other] { $free } places sont libres. Viens jouer.
}
server-preview-playing = Une partie est en cours. Viens regarder.
server-preview-over = { $count ->
    [0] Personne n’a gagné. Revois la partie.
    [one] { $names } a gagné. Revois la partie.
   *[other] { $names } ont gagné ensemble. Revois la partie.
}
server-preview-private = Une table de Twelvefold, pour ceux qui ont le lien.
