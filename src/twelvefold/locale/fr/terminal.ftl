### Le terminal : tout ce qui n’appartient pas à un seul jeu.

pair-number = { $left } { $right }
pair-word = { $left } : { $right }
nobody = personne
nothing = rien
seat-number = Joueur { $number }

## Jouer

terminal-welcome = { $game } · { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}
terminal-bot-name = { $kind ->
    [random] Veinard { $number }
   *[heuristic] Sage { $number }
}
terminal-choose = Ton choix (1-{ $count } ou un nom ; { $help } pour l’aide, { $quit } pour enregistrer et quitter) :
terminal-choose-line = Ton prochain coup (1-{ $count } ou un nom), { $done } pour confirmer, { $back } pour reprendre le dernier :
terminal-help = Tape le numéro ou le nom de ton choix. « { $rules } » affiche les règles, « { $story } » le récit de la partie, « { $quit } » enregistre la partie et quitte.
terminal-not-understood = « { $text } » ne fait pas partie des choix.
terminal-ambiguous = « { $text } » peut désigner plusieurs choix : { $choices }.
terminal-hand-over = Passe l’écran à { $name }. { $name }, appuie sur Entrée quand personne d’autre ne regarde.
terminal-thinking = { $name } choisit…
terminal-game-over = La partie est finie. { $count ->
    [0] Personne ne gagne.
    [1] { $winners } gagne.
   *[other] { $winners } gagnent ensemble.
}
terminal-saved = La partie est enregistrée. Pour la reprendre : { $command }
terminal-record-written = L’enregistrement se trouve dans { $file }.
terminal-resumed = La partie reprend là où elle s’était arrêtée.
terminal-write-failed = Impossible d’écrire { $file } : { $problem }
terminal-read-failed = Impossible de lire { $file } : { $problem }

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
terminal-unwon-games = Parties sans vainqueur : { $count }
terminal-humans-in-series = Une série de parties est réservée aux robots : remplace « human » dans --players par { $allowed }.
terminal-bad-count = { $option } doit valoir au moins 1, pas { $given }.
terminal-names-count = --names donne { $given ->
    [one] { $given } nom
   *[other] { $given } noms
} pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} ; il en faut un par place.
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
