### Le serveur : son démarrage.

server-port-in-use = Un autre programme écoute déjà sur le port { $port }, peut-être un autre serveur. Indique un autre port avec { $option }.
server-cannot-listen = Personne ne peut écouter ici sur { $host }, port { $port } : { $problem }
