### Le terminal : tout ce qui n’appartient pas à un seul jeu.

## Jouer

terminal-choose = Ton choix ({ $numbers } ou un nom ; { $help } pour l’aide, { $quit } pour enregistrer et quitter) :
terminal-choose-line = Ton coup ({ $numbers } ou un nom ; { $done } confirme, { $back } reprend le dernier) :
terminal-confirm = Plus rien à choisir : { $done } confirme, { $back } reprend le dernier coup :
terminal-choice = { $number }. { $label }
terminal-choice-hint = { $number }. { $label } – { $hint }
terminal-help = Tape le numéro ou le nom de ton choix. « { $rules } » affiche les règles, « { $story } » raconte la partie jusqu’ici, « { $quit } » enregistre la partie et quitte.
terminal-not-understood = « { $text } » ne fait pas partie des choix.
terminal-ambiguous = « { $text } » peut désigner plusieurs choix : { $choices }.
terminal-hand-over = Passe l’écran à { $name }. { $name }, appuie sur Entrée quand personne d’autre ne regarde.
terminal-game-over = La partie est finie. { $winners_is ->
    [you] Tu gagnes !
    [among] Tu gagnes, avec { $winners_others } !
   *[other] { $count ->
        [0] Aucun joueur ne gagne.
        [1] { $winners } gagne.
       *[other] { $winners } gagnent ensemble.
    }
}
terminal-saved = La partie est enregistrée. Pour la reprendre : { $command }
terminal-record-written = L’enregistrement se trouve dans { $file }.
terminal-resumed = La partie reprend là où elle s’était arrêtée.
terminal-bots = À la table : { $bots }.
terminal-bot = { $name } ({ $stars ->
    [one] { $stars } étoile sur { $most }
   *[other] { $stars } étoiles sur { $most }
})
terminal-write-failed = Impossible d’écrire { $file } : { $problem }
terminal-read-failed = Impossible de lire { $file } : { $problem }
terminal-record-exists = { $file } existe déjà et rien n’est écrasé. Pour continuer la partie qui s’y trouve : { $command } ; sinon, indique un autre fichier.
terminal-other-game = Ce fichier contient une partie de { $given }, pas de { $game }.
terminal-already-over = Cette partie est finie. Pour la raconter à nouveau : { $command }

## Le serveur

terminal-serving = Le serveur tourne, les tables sont dans { $folder }. Ouvre dans le navigateur :
terminal-verified = Les dés sont vérifiés. Résultats recalculés : { $outcomes }, à partir de nombres aléatoires : { $numbers } ; tous correspondent à la partie enregistrée.

## Un bot à la table d’un serveur

terminal-bot-bad-address = « { $given } » n’est pas l’adresse d’une table. L’adresse d’une table ressemble à { $example }, le lien privé d’un siège à { $example }#KEY.
terminal-bot-no-server = Aucun serveur ne répond à { $address } : { $problem }
terminal-bot-other-protocol = Le serveur à { $address } ne parle pas la version { $protocol } du protocole de ce programme.
terminal-bot-refused = Le serveur refuse : { $why }
terminal-bot-seated = Le bot a pris le siège { $number }. Avec ce lien privé, il le reprendra d’où qu’il soit : { $link }
terminal-bot-seat-lost = Ce siège est maintenant à quelqu’un d’autre ; la partie continue sans ce bot.

## Revoir une partie

terminal-step = Étape { $step } sur { $last }
terminal-position = Position : { $notation }
terminal-no-such-step = Il n’y a pas d’étape { $step } ; cet enregistrement va de l’étape 0 à l’étape { $last }.
terminal-unfinished = Cette partie n’est pas finie : voici ce que le public a pu voir.

## Séries de parties

terminal-series = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }, places tournantes
terminal-progress = Parties en cours
terminal-column-player = joueur
terminal-column-wins = victoires
terminal-column-rate = taux de victoire
terminal-column-interval = intervalle à 95 %
terminal-column-fair = × part équitable
terminal-per-game = { $what } : { $total } en tout, { $mean } par partie
terminal-unwon-games = Parties sans joueur vainqueur, non comptées dans les taux : { $count }
terminal-shared-games = Victoires partagées à parts égales entre leurs vainqueurs : { $count }
terminal-interval = { $low } – { $high }
terminal-plain-player = { $player } : victoires { $wins }, taux { $rate }, intervalle à 95 % { $interval }, { $fair } fois la part équitable.
terminal-humans-in-series = Une série de parties est réservée aux robots : remplace « human » dans --players par { $allowed }.
terminal-bad-count = { $option } doit valoir au moins 1, pas { $given }.
terminal-names-count = --names donne { $given ->
    [one] { $given } nom
   *[other] { $given } noms
} pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} ; il en faut un par place.
terminal-names-twice = Deux joueurs ont le même nom : { $names }. Donne à chacun un nom différent.
terminal-players-count = --players nomme { $given } joueurs et --seats en demande { $seats } ; garde l’un des deux, ou le même nombre.
terminal-bad-seed = --seed est un nombre entre −{ $largest } et { $largest }.
terminal-resume-alone = --resume reprend une partie enregistrée telle quelle ; enlève { $options }.
terminal-option-for-series = { $option } sert pour une série de parties ; ajoute --games.
terminal-option-not-for-series = { $option } sert pour une seule partie ; enlève --games et --json.
terminal-unknown-language = La langue { $given } n’existe pas ici ; au choix : { $allowed }.
terminal-no-rules = Il n’y a pas de page de règles pour { $game }.
terminal-error = Erreur : { $message }

## Mots à taper

command-help = ?
command-quit = q
command-rules = règles
command-story = récit
command-done = ok
command-back = retour

## Aide

help-app = Le Roi des 12, La Reine des 12 et 12 Chip Trick : jouer avec d’autres et contre des robots, revoir des parties, lire les règles. Non officiel.
help-play = Jouer une partie, ou toute une série de parties entre robots.
help-replay = Rejouer une partie enregistrée, ou la montrer à une étape.
help-rules = Lire les règles d’un jeu, avec nos décisions.
help-game = Le jeu : { $games }.
help-players = Qui joue à quelle place, avec des virgules : human, { $bots }.
help-seats = Combien jouent : toi (ou le bot le plus fort, dans une série) et des bots.
help-of-game = { $game }. { $text }
help-joined = { $before } { $text }
help-names = Les noms des joueurs, séparés par des virgules.
help-seed = La graine du hasard : la même graine et les mêmes choix donnent la même partie.
help-lang = Langue : en, ru, fr, de.
help-plain = Des lignes simples, sans dessin, pour les lecteurs d’écran et les tubes.
help-record = Sauvegarder la partie dans ce fichier : pendant le jeu, pour la reprendre plus tard ; à la fin, son enregistrement.
help-resume = Reprendre la partie sauvegardée dans ce fichier.
help-games = Jouer ce nombre de parties entre robots et en faire le bilan.
help-jobs = Combien de processus se partagent la série. Le résultat n’en dépend pas.
help-json = Afficher le bilan d’une série en JSON.
help-file = L’enregistrement, ou une partie sauvegardée avec --record.
help-step = S’arrêter après cette étape et montrer la position.
help-serve = Ouvrir des tables aux joueurs, aux bots et aux spectateurs.
help-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer le réseau local.
help-port = Le port d’écoute.
help-data = Le dossier des données du serveur.
help-bot-pause = Combien de temps les bots attendent avant de décider, en millisecondes.
help-verify = Vérifier les dés d’un enregistrement venant d’un serveur.
help-bot = Faire jouer un bot à la table d’un serveur, par le même protocole que tout le monde.
help-url = L’adresse de la table, ou le lien privé d’un siège pour prendre ce siège.
help-player = Le bot qui joue : { $bots }. Sans cette option, le plus fort.
help-name = Le nom du bot à la table.
help-version = Afficher la version.

## Ce que la ligne de commande ne comprend pas

usage-missing = Il manque { $what }. Aide : { $help }
usage-bad-value = La valeur de { $what } est illisible. Aide : { $help }
usage-unknown = { $what } n’existe pas. Aide : { $help }
usage-wrong = La commande est illisible. Aide : { $help }
help-arguments = Arguments
help-options = Options
help-commands = Commandes
help-required = [obligatoire]
