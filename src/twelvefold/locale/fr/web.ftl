### Le client du navigateur : tout ce qui n’appartient pas à un seul jeu.

web-title = Twelvefold
web-page-title = { $page } – Twelvefold
web-lead = Des parties rapides de bluff et d’intuition autour du nombre 12. Entre amis ou contre des bots, tout de suite et sans inscription.
web-skip = Aller au contenu
web-home = Vers l’accueil
web-unofficial = Un projet de fans, non officiel, sans les illustrations ni les textes des éditeurs.
web-scripts-off = Cette table a besoin de JavaScript. Active-le pour ce site, ou joue dans le terminal : twelvefold play king.
web-loading = Un instant…
web-close = Fermer
web-unreachable = Le serveur ne répond pas. Rien n’est perdu ; réessaie dans un instant.
web-no-cookies = Ton navigateur ne garde pas les cookies de ce site et ne te reconnaîtra pas au prochain clic. Autorise-les et réessaie.
web-too-late = Trop tard : c’est déjà décidé.
web-nowhere-title = Rien ici
web-nowhere = Il n’y a pas de page à cette adresse.
web-broken-title = Cette page a planté
web-broken = Quelque chose a mal tourné dans la page elle-même. Tous les coups sont en sécurité sur le serveur : recharge la page et continue.
web-reload = Recharger
web-truth = { $truth ->
    [true] oui
   *[false] non
}

## L’API pour les programmes

web-api = L’API
web-api-link = Pour les programmeurs : l’API
web-api-lead = Ici, tout est en JSON. Une partie se joue par le WebSocket { $path } ; ses messages sont décrits dans { $file }.
web-api-language = Les descriptions ci-dessous sont en anglais, comme dans le document OpenAPI.
web-api-openapi = Document OpenAPI

## Réglages

web-settings = Réglages
web-settings-tip = Langue, thème, vitesse et ton nom
web-language = Langue
web-theme = Thème
web-theme-auto = comme le système
web-theme-light = clair
web-theme-dark = sombre
web-speed = Vitesse du récit
web-speed-calm = calme
web-speed-calm-help = Le temps de lire chaque étape à voix haute.
web-speed-normal = normale
web-speed-normal-help = Comme à une vraie table.
web-speed-fast = rapide
web-speed-fast-help = Pour qui connaît les cartes par cœur.
web-speed-instant = immédiate
web-speed-instant-help = Rien ne bouge ; le récit dit ce qui s’est passé.
web-forced = Jouer d’office les coups forcés
web-forced-on = oui
web-forced-on-help = S’il n’y a qu’un coup possible, il s’affiche une seconde et se joue tout seul.
web-forced-off = non
web-forced-off-help = Tu joues chaque coup toi-même, même le seul possible.
web-sound = Son
web-sound-quiet = doux
web-sound-loud = fort
web-sound-off = coupé
web-mute = Couper le son
web-unmute = Remettre le son
web-haptics = Vibration
web-haptics-on = activée
web-haptics-off = coupée
web-awake = Garder l’écran allumé pendant une partie en direct
web-awake-on = oui
web-awake-off = non
web-letters = Lettres sur les dés de couleur
web-letters-on = oui
web-letters-off = non
web-shortcuts = Raccourcis clavier
web-shortcuts-on = activés
web-shortcuts-off = désactivés
web-shortcuts-help = Appuie sur ? pour les voir tous.
web-name = Ton nom
web-name-help = C’est ce que voient les autres. Il vaudra pour les prochaines tables.
web-name-save = Enregistrer
web-guest-name = Invité

## Keys

web-keys = Touches
web-keys-off = Les touches seules se désactivent dans les réglages.
web-key-help = Cette liste
web-key-choose = Choisir, de gauche à droite ; encore une fois pour confirmer
web-key-hand = Vers ta main
web-key-why = Pourquoi est-ce arrivé ?
web-key-story = Toute l’histoire
web-key-rules = Les règles
web-key-mute = Son activé ou coupé
web-key-menu = Le menu de la table
web-key-tab = Tab
web-key-tab-help = D’une partie à la suivante
web-key-enter = Entrée
web-key-enter-help = Choisir ; encore une fois pour confirmer
web-key-arrows = ← → ↑ ↓
web-key-arrows-help = Dans une main, une rangée, une feuille
web-key-escape = Échap
web-key-escape-help = Fermer, ou passer ce qui est montré

## La page d’accueil

web-games = Les jeux
web-about-king = Chacun a un dé à douze faces et les mêmes personnages. On en choisit un en secret, puis on révèle tout ensemble : cartes identiques et dés égaux s’annulent.
web-about-queen = Des dés attendent dans les montagnes et dans la jungle. Chacun a les mêmes personnages pour aller les chercher, et deux identiques s’annulent : devine ce que jouent les autres, rafle tes dés et remplis ta feuille rangée par rangée.
web-about-chips = Remporte des plis avec douze palets, mais sans dépasser 21 : au-delà, ça brûle. Ce que tu prends en main, il te faudra le jouer.
web-players = De { $least } à { $most } joueurs
web-minutes = { $least } à { $most } min
web-play-game = Jouer : { $game }
web-play-solo = { $bots ->
    [0] En solo
   *[other] En duel
}
web-play-solo-tip = { $bots ->
    [0] La partie commence aussitôt, rien que pour toi.
   *[other] La partie commence aussitôt, contre un seul bot.
}
web-preview-stop = Arrêter l’image animée
web-preview-go = Relancer l’image animée
web-play-now = Jouer tout de suite
web-play-now-tip = { $bots ->
    [one] La partie commence aussitôt, contre un bot.
   *[other] La partie commence aussitôt, contre { $bots } bots.
}
web-be-guided = Première partie guidée
web-be-guided-tip = Une vraie partie contre des bots ; un guide t’accompagne pendant ton premier tour.
web-new-table = Nouvelle table
web-new-table-tip = Choisis comment jouer et invite du monde.
web-rules = Règles
web-rules-tip = Les règles avec nos propres mots, et toutes nos décisions
web-rules-of = Règles : { $game }
web-no-rules = Il n’y a pas encore de page de règles pour ce jeu.
web-my-tables = Mes tables
web-open-tables = Tables ouvertes
web-no-open-tables = Aucune table publique n’est ouverte pour l’instant. Ouvres-en une !
web-finished-tables = Parties finies
web-your-turn = À toi de jouer
web-your-turn-title = À toi – { $title }
web-status = { $status ->
    [open] attend des joueurs
    [playing] en cours
    [paused] en pause
    [dormant] en sommeil jusqu’à un retour
    [over] finie
    [expired] abandonnée
   *[other] { $status }
}
web-free-seats = { $count ->
    [0] aucun siège libre
    [one] un siège libre
   *[other] { $count } sièges libres
}
web-won-by = { $count ->
    [one] victoire : { $names }
   *[other] victoire partagée : { $names }
}

## Une nouvelle table

web-no-such-game = Ce jeu n’existe pas ici.
web-new-table-of = Nouvelle table : { $game }
web-who-plays = { $game } : qui joue ?
web-way = { $way ->
    [friends] Entre amis
    [bots] Contre des bots
   *[alone] En solo
}
web-way-help = { $way ->
    [friends] Tu reçois un lien à envoyer ; chacun joue sur son propre appareil.
    [bots] La partie commence aussitôt.
   *[alone] Une partie rien que pour toi. Elle commence aussitôt.
}
web-new-way = { $way ->
    [friends] { $game } entre amis
    [bots] { $game } contre des bots
   *[alone] { $game } en solo
}
web-change-way = Changer qui joue
web-more-options = Plus d’options
web-begin-now = Commencer la partie
web-seats = Joueurs
web-seats-help = Combien sont à la table, bots compris.
web-seats-with-bots = { $bots ->
    [one] Toi et un bot.
   *[other] Toi et { $bots } bots.
}
web-bots = Bots
web-bots-help = Combien de sièges les bots prennent d’emblée. Les autres restent libres pour des gens ; tu pourras aussi les compléter plus tard.
web-bot-level = Niveau des bots
web-pace = Rythme
web-pace-live = en direct
web-pace-live-help = Tout le monde est là ; le temps d’une décision se compte en secondes. Contre des bots seulement, pas de pendule.
web-pace-live-short = { $time ->
    [one] en direct, une seconde par décision
   *[other] en direct, { $time } secondes par décision
}
web-pace-correspondence = par correspondance
web-pace-correspondence-help = Passe quand tu veux ; le temps d’une décision se compte en jours.
web-pace-correspondence-short = { $time ->
    [one] par correspondance, un jour par décision
   *[other] par correspondance, { $time } jours par décision
}
web-pace-unlimited = sans limite
web-pace-unlimited-help = Prends tout le temps qu’il te faut.
web-pace-unlimited-short = sans limite de temps
web-time = Temps par décision
web-time-help = Trop tard ? Un bot prend cette décision pour toi.
web-time-live = { $count ->
    [one] une seconde
   *[other] { $count } secondes
}
web-time-correspondence = { $count ->
    [one] un jour
   *[other] { $count } jours
}
web-bank = Réserve de temps
web-bank-help = Du temps en plus pour toute la partie. Il sert quand le temps d’une décision est écoulé.
web-bank-minutes = { $count ->
    [0] aucune
    [one] une minute
   *[other] { $count } minutes
}
web-public = Table publique
web-public-help = Oui : la table est dans la liste de la page d’accueil. Non : il faut le lien pour la trouver.
web-spectators = Spectateurs bienvenus
web-spectators-help = Ils voient ce que tout le monde voit, et aucune main.
web-make-table = Ouvrir la table

## Avant la partie

web-table = Une table
web-seat-free = libre
web-seats-title = Sièges
web-seats-taken = { $taken } sur { $all } pris
web-you = Toi
web-person = une personne
web-spectators-state = { $allowed ->
    [yes] spectateurs bienvenus
   *[no] sans spectateurs
}
web-sit = Prendre place
web-full = Tous les sièges sont pris.
web-waiting-people = On attend d’autres joueurs. La partie pourra commencer quand tous les sièges seront pris.
web-waiting-owner = On attend que l’hôte lance la partie.
web-waiting-free = { $count ->
    [one] Il reste un siège libre. Invite quelqu’un, ou complète avec un bot.
   *[other] Il reste { $count } sièges libres. Invite du monde, ou complète avec des bots.
}
web-fill = { $count ->
    [one] Compléter : un bot
   *[other] Compléter : { $count } bots
}
web-host = hôte
web-host-tip = Lance la partie et peut changer la table
web-remove = Retirer { $name }
web-remove-sure = Vraiment retirer ?
web-hand-over = Passer la table à { $name }
web-add-time = Ajouter du temps
web-add-time-tip = Chacun retrouve tout son temps pour cette décision.
web-offer = Confier la place d’un bot à quelqu’un
web-offer-help = Qui ouvre le lien prend cette place et continue la partie. Il sert une seule fois, avant la fin de la partie.
web-offer-link = Lien vers la place de { $name }
web-join = { $others ->
    [0] Tu joueras à { $game }, à une table encore vide.
   *[other] Tu joueras à { $game } avec { $names }.
}
web-start = Lancer la partie
web-leave = Quitter la table
web-invite = Inviter du monde
web-invite-help = Envoie ce lien, ou fais lire le code par l’appareil photo d’un téléphone : il mène droit à cette table.
web-invite-link = L’adresse de la table
web-invite-code = L’adresse de la table, en code pour un appareil photo
web-copy = Copier
web-copied = Copié
web-copy-tip = Copie le lien
web-seat-link = Ton siège sur un autre appareil
web-seat-link-help = Ce lien n’est qu’à toi : qui l’ouvre a ton siège. Il te permet de continuer sur un autre appareil.
web-seat-link-new = Lien vers mon siège
web-watch-link = Inviter des spectateurs
web-projector = Pour toute la salle
web-projector-link = Une page pour toute la salle
web-projector-tip = Pour un vidéoprojecteur : ce que voient tous les spectateurs, en grands caractères, sans la main de personne
web-projector-join = Rejoindre la table
web-fair-dice = Des dés honnêtes
web-fair-dice-help = Tout le hasard de cette partie a été fixé avant que quiconque prenne place. Cette empreinte le prouvera après coup ; un mot de toi garantit que personne n’a pu le prévoir.
web-commitment = Empreinte des dés :
web-dice-word = Un mot pour les dés
web-dice-word-give = Ajouter

## À la table

web-board = La table
web-others = Les autres joueurs
web-hand = Ta main
web-menu = À cette table
web-menu-tip = Inviter, faire une pause, abandonner, changer d’appareil
web-wish-guide = Me guider pendant un tour
web-wish-guide-tip = Explique la table étape par étape pendant que tu joues. Tu peux l’arrêter à tout moment.
web-story = Le récit
web-story-tip = Tout ce qui s’est passé jusqu’ici
web-standings = Classement
web-standings-tip = Où chacun en est, et qui est assis où
web-nothing-yet = Il ne s’est encore rien passé.
web-why = Pourquoi ?
web-why-tip = Raconte ce tour à nouveau, pas à pas, avec la règle derrière chaque étape
web-why-of = Pourquoi ? { $chapter }
web-why-title = Pourquoi ? – { $chapter }
web-skip-play = Passer
web-skip-tip = Montre aussitôt la fin de ce tour
web-step = Étape { $step } sur { $last }
web-previous = Étape précédente
web-run = Lecture automatique
web-pause-play = Arrêter
web-next = Étape suivante
web-your-turn-area = Ta décision
web-waiting-for = On attend { $names }.
web-waiting-many = On attend { $count } joueurs.
web-only-move = Un seul coup possible : { $move }
web-only-end = Rien à choisir : ça continue tout seul.
web-watching = Tu regardes la partie.
web-status-note = { $status ->
    [paused] La pendule est arrêtée. N’importe quel joueur peut reprendre.
    [dormant] Elle se réveille dès qu’un joueur touche quelque chose.
   *[other] Un instant…
}
web-paused = La partie est en pause.
web-asleep = La table s’est endormie.
web-wake = La réveiller
web-away-you = Un bot joue à ta place.
web-back = Je suis là
web-agree = D’accord
web-moved-for-you = Temps écoulé : un bot a décidé pour toi.
web-pause-wished-you = Tu demandes une pause. Elle commence quand tout le monde est d’accord.
web-confirmed = a décidé
web-thinks = réfléchit
web-away = absence : un bot décide
web-choose-first = Choisis d’abord
web-sealed = Ton choix : { $move }. Personne ne le voit tant que tous n’ont pas choisi.
web-sealed-plain = C’est choisi. Personne ne le voit tant que tous n’ont pas choisi.
web-take-back = Changer d’avis
web-take-back-tip = Reprend ton choix, tant que d’autres réfléchissent encore
web-time-left = Temps restant : { $time }
web-time-left-tip = Le temps qui reste pour cette décision. Ensuite, un bot la prend pour toi.
web-time-left-tip-bank = Le temps qui reste pour cette décision ; ensuite, ta réserve : { $bank }.
web-bank-left = Réserve de temps : { $time }
web-time-until = À décider avant le { $moment }. Ensuite, un bot prend cette décision pour toi.
web-left-days = { $count ->
    [one] encore { $count } jour
   *[other] encore { $count } jours
}
web-left-hours = { $count ->
    [one] encore { $count } heure
   *[other] encore { $count } heures
}
web-left-minutes = { $count ->
    [one] encore { $count } minute
   *[other] encore { $count } minutes
}
web-connection = { $state ->
    [on] en ligne
    [wait] connexion…
   *[off] hors ligne
}
web-connection-tip = { $state ->
    [on] En ligne. Chaque coup est enregistré avant que quiconque le voie.
    [wait] Connexion en cours. Rien n’est perdu.
   *[off] Le serveur est injoignable. Tes coups attendent ici et partiront dès son retour ; rien n’est perdu.
}
web-pause = Demander une pause
web-pause-tip = Dès que tout le monde est d’accord, la pendule s’arrête.
web-go-on = Reprendre
web-go-on-tip = Met fin à la pause
web-resign = Abandonner
web-resign-sure = Abandonner vraiment ?
web-resign-tip = Un bot joue à ta place jusqu’à la fin. C’est irrévocable.

## Un jeu sans écran à lui

web-generic-question = Quel est ton coup ? ({ $ask })
web-moves = Tes coups
web-answer-tip = Choisit ce coup
web-add-tip = Ajoute ce coup à ta suite
web-line = Ta suite jusqu’ici
web-shorten = Reprendre à partir d’ici : { $move }
web-shorten-tip = Reprend ce coup et ceux d’après
web-confirm-line = Terminé
web-confirm-tip = Ta suite est complète. Elle sera jouée quand tout le monde aura terminé.

## Après la partie

web-winners = { $count ->
    [0] Aucun joueur ne gagne.
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
}
