### Le serveur : ses pages simples et son démarrage.

## Chaque page

page-title = Twelvefold
page-home = Toutes les tables
page-skip = Aller au contenu
page-unofficial = Un projet de fans, non officiel.

## La liste des tables

page-tables = Tables ouvertes
page-lead = Les tables de ce serveur où chacun peut jouer ou regarder.
page-no-tables = Aucune table publique n’est ouverte pour le moment.
page-client-to-come = On ne joue pas encore dans le navigateur. D’ici là, les programmes jouent par l’API.
page-api-link = L’API pour les programmes
page-openapi-link = Document OpenAPI
page-free-seats = { $count ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $count } places libres
}

## Une table

page-table-link = Table { $table }
page-no-such-table = Cette table n’existe pas.
page-status = { $status ->
    [open] attend des joueurs
    [playing] partie en cours
    [paused] en pause
    [dormant] en sommeil jusqu’à ce que quelqu’un revienne
    [over] terminée
    [expired] abandonnée
   *[other] { $status }
}
page-pace-live = { $time ->
    [one] en direct, une seconde par décision
   *[other] en direct, { $time } secondes par décision
}
page-pace-correspondence = { $time ->
    [one] par correspondance, un jour par décision
   *[other] par correspondance, { $time } jours par décision
}
page-term-status = État
page-term-pace = Rythme
page-term-spectators = Spectateurs
page-term-options = Options
page-spectators = { $allowed ->
    [yes] bienvenus
   *[no] non admis
}
page-seats = Places
page-column-seat = Place
page-column-who = Qui
page-column-kind = Jouée par
page-chair-free = libre
page-chair-person = une personne
page-chair-away = un bot, jusqu’au retour de la personne
page-chair-bot = un bot ({ $bot })
page-winner = gagne
page-record-link = Enregistrement de la partie
page-verify-link = Vérifier les dés
page-rematch-link = La revanche

## L’API

page-api = L’API
page-api-lead = Tout ici est en JSON. La partie elle-même se joue par le WebSocket { $path } ; ses messages sont décrits dans { $file }.
page-api-language = Les descriptions sont en anglais, comme dans le document OpenAPI.

## Le démarrage

server-port-in-use = Un autre programme écoute déjà sur le port { $port }, peut-être un autre serveur. Indiquez un autre port avec { $option }.
server-cannot-listen = Personne ne peut écouter ici sur { $host }, port { $port } : { $problem }
