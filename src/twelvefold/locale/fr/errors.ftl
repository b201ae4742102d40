### Pourquoi quelque chose est refusé.

## Données

error-data-wrong-type = { $at } : attendu { $expected }, trouvé { $found }
error-data-missing-field = { $at } : il manque le champ { $field }
error-data-unknown-field = { $at } : le champ { $field } n’existe pas ; les champs sont { $allowed }
error-data-broken-json = ce n’est pas du JSON : { $problem }, ligne { $line }, colonne { $column }
error-data-too-deep = ce JSON est imbriqué trop profondément
error-bad-generator = un générateur enregistré doit être { "{" }key: 64 chiffres hexadécimaux, used: un nombre à partir de 0{ "}" }, et non { $given }
error-no-such-outcome = { $given } n’est pas un résultat possible de { $chance }
error-bad-outcome = { $given } ne peut pas être lu comme un résultat de { $chance }

## Coups et décisions

error-game-over = la partie est finie ; on ne peut plus rien jouer
error-no-lines-here = cette décision demande un seul coup par siège, pas une suite
error-seat-not-asked = ce n’est pas au siège { $seat } de décider ; sièges attendus : { $asked }
error-one-each = sièges attendus : { $asked }, mais réponses données : { $given }
error-no-line = le siège { $seat } répond par une suite de coups (un tuple), pas par { $given }
error-not-legal = { $move } n’est pas permis ici ; coups permis : { $allowed }
error-line-not-complete = la suite du siège { $seat } ne peut pas finir ici ; à suivre : { $allowed }
error-decision-stale = la décision { $given } n’est pas ouverte ; c’est la { $open } qui l’est
error-needs-line = cette décision demande une suite : ajoute des coups, puis confirme
error-nothing-sealed = le siège { $seat } n’a rien à reprendre
error-already-confirmed = le siège { $seat } a confirmé sa suite ; annule la confirmation pour la changer
error-bad-length = coups dans la suite : { $length } ; on peut la réduire à une longueur de 0 à { $length }, pas à { $given }
error-not-over = la partie n’est pas encore finie ; son enregistrement sera disponible ensuite
error-match-other-state = l’état enregistré diffère de celui auquel mène l’enregistrement

## Enregistrements

error-record-format = format d’enregistrement non pris en charge : { $given } ; ce programme lit { $allowed }
error-record-shape = impossible de lire l’enregistrement : { $problem }
error-record-other-game = c’est un enregistrement du jeu { $given }, et non de { $game }
error-record-step = segment { $segment }, étape { $step } : { $problem }
error-record-wrong-kind = attendu ici { $expected }, trouvé { $given }
error-record-after-end = la partie est finie, mais l’enregistrement contient d’autres étapes
error-record-unknown-rules = le segment { $segment } utilise la version { $given } des règles de { $game }, ce programme a la version { $known }, et aucun événement n’est conservé
error-record-broken-off = l’enregistrement indique un résultat, mais la partie n’est pas finie après l’étape { $step }
error-record-other-result = l’enregistrement indique { $given } comme gagnants, mais la partie rejouée donne { $found }
error-record-no-segments = l’enregistrement n’a aucun segment ; il en faut au moins un
error-record-discontinued = le segment { $segment } ne commence pas là où finit le précédent

## Options

error-option-unknown = l’option { $option } n’existe pas ; les options sont { $allowed }
error-option-seats = seats : { $given } ne convient pas ; ce jeu se joue de { $low } à { $high } joueurs
error-no-such-game = le jeu { $given } n’existe pas ; les jeux sont { $allowed }
error-no-such-player = le joueur { $given } n’existe pas pour { $game } ; au choix : { $allowed }
error-bad-name = { $given } ne peut pas être un nom : un nom a de 1 à 40 lettres et aucun caractère de contrôle

## Le Roi des 12

error-king-bad-move = { $text } n’est pas un coup ; écris l’un de ceux-ci : play CHARACTER, turn FACE, take TOKEN, decline, lay CHARACTER
error-king-bad-character = { $text } n’est pas un personnage ; les personnages sont { $allowed }
error-king-bad-set = set : { $given } n’est pas un jeu de personnages ; sont permis first, random ou une liste de sept personnages, Chevalier compris
error-king-unknown-in-set = set : { $problem }
error-king-set-size = set : un choix commun compte { $needed } personnages, pas { $given }
error-king-set-twice = set : { $card } est nommé deux fois ; un choix commun compte sept personnages différents
error-king-set-without-knight = set : le Chevalier est toujours de la partie ; mets knight à la place de l’un de ceux-ci : { $given }
error-king-bad-promo = promo : { $given } n’est pas permis ; sont permis { $allowed }, l’un ou les deux
error-king-promo-needs-random = promo : les personnages promo complètent un tirage au sort ; pour un choix commun, nomme { $given } parmi les sept personnages
error-king-position-seats = une position compte de { $low } à { $high } joueurs, chacun avec tout son matériel
error-king-position-set = il faut sept personnages différents, dans l’ordre, dont le Chevalier
error-king-position-agenda = il faut exactement une chose à suivre ; cette position en nomme { $given }
error-king-position-round = une fois les dés lancés, les manches se comptent à partir de 1, pas { $given }
error-king-position-dice = les dés montrent de 1 à 12, ou rien du tout avant d’être lancés ; pas { $given }
error-king-position-played = chaque siège a joué autant de cartes différentes que les autres ; pas le siège { $seat }
error-king-position-hand = la main du siège { $seat } contient les sept personnages, moins les cartes jouées et la carte sous le dé
error-king-position-tokens = il y a au plus autant de jetons de chaque valeur que de tours joués dans la manche ({ $turns }), et jamais moins que zéro
error-king-position-too-many-under = cartes sous des dés : { $cards } ; manches terminées : { $rounds } ; il ne peut y avoir plus de cartes que de manches
error-king-position-under = sous le dé du siège { $seat } se trouve l’un des sept personnages, non joué depuis
error-king-position-suspects = ce qui peut se trouver sous le dé du siège { $seat } fait partie des sept personnages, la vraie carte comprise
error-king-position-round-over = plus personne ne peut choisir : il ne reste qu’une carte à quelqu’un, ou quelqu’un a huit points
error-king-position-rings = le cercle comprend tous les sièges avec leur dernière carte jouée
error-king-position-nobody = aucune carte { $card } n’est active, il n’y a donc rien à faire pour elle
error-king-position-theft = le siège { $thief } ne peut pas prendre de jeton au siège { $victim }
error-king-position-winner = le siège { $seat } n’a pas pu gagner la manche ainsi
error-king-notation-shape = une position s’écrit SET rROUND / SEAT / SEAT … / NEXT, pas { $text }
error-king-notation-codes = { $text } n’est pas une suite de personnages en deux lettres ; ce sont { $allowed }
error-king-notation-seat = un siège s’écrit DIE PLAYED TOKENS UNDER, par exemple 10 AlMa 21 Go ; pas { $text }
error-king-notation-next = { $text } ne peut pas venir ensuite ; écris draw, roll, choose, turn, oracle, take THIEF<VICTIM, lay SEAT ou won SEAT
error-king-notation-impossible = aucune partie ne mène à cette position : { $problem }
error-king-bad-groups = groups : { $given } ne répartit pas { $seats } joueurs ; est permis { $allowed }
error-king-no-groups = groups : { $seats } joueurs tiennent à une table ; les groupes sont pour les tournois, à partir de { $low } joueurs
error-king-position-tournament-only = cela ne peut venir ensuite que dans un tournoi
error-king-notation-next-tournament = { $text } ne peut pas venir ensuite ; écris seat SIZES roll, draw, roll, choose, turn, oracle, turn at SEATS, oracle at SEATS, take THIEF<VICTIM, take THIEF<VICTIM to SEATS, lay SEATS, second SEATS ou won SEAT
error-king-notation-groups = les groupes sont des sièges comme g0.3+1.2.4, les rencontres des rangées comme m0010.101.00.1, et - veut dire aucun ; pas { $text }
error-king-tournament-seats = un tournoi compte de { $low } à { $high } joueurs, chacun avec tout son matériel
error-king-tournament-groups = les groupes sont des sièges dans l’ordre, de tailles { $allowed }, ou bien deux à quatre finalistes en un seul groupe
error-king-tournament-met = les rencontres ont une rangée par siège, la plus petite vaut 0, et la finale n’en a pas
error-king-tournament-second = une deuxième carte se trouve sous le dé de chaque finaliste, et de personne d’autre ; le siège { $seat } diffère
error-king-tournament-tokens = jusqu’ici, au plus { $ones } jetons de 1 et { $twos } jetons de 2 ont été gagnés, et jamais moins que zéro
error-king-tournament-rings = les cercles sont tous les groupes, ou un seul avec au plus une première place par groupe, et leur dernière carte jouée
error-king-tournament-firsts = à la table des vainqueurs vont les premières places des groupes : { $due }

error-no-such-seat = il n’y a pas de siège { $given } ; les sièges sont numérotés de 0 à { $last }
error-bad-event-number = { $given } n’est pas un numéro d’événement ; ils sont numérotés à partir de 1, et 0 les renvoie tous
error-wrong-confirmed = les réponses enregistrées sont incohérentes : les sièges [{ $given }] ont confirmé, mais chacun d’eux doit être parmi { $asked } et avoir une réponse, et l’on doit encore attendre au moins un des sièges { $asked }
error-option-none = les options doivent être un objet de noms et de valeurs, et non { $given } ; les noms sont { $allowed }
error-record-other-seats = la position est pour { $given } joueurs, les options sont pour { $needed }
error-data-unreadable = { $given } n’est pas du JSON portable : NaN, nombre trop grand, clé en double ou demi-codet isolé
error-played-elsewhere = un autre programme joue en ce moment la partie de { $file }
error-file-too-large = { $file } n’est pas un fichier de { $megabytes } Mo au plus

## 12 Chip Trick

error-chips-bad-move = { $text } n’est pas un coup ; écris play CHIP ou take CHIP, avec un palet de 1 à 12
error-chips-not-in-hand = le palet { $chip } n’est pas en main ; en main : { $allowed }
error-chips-red-first = aucun palet bleu comme le { $chip } ne peut être pris tant qu’il y a du rouge au centre : { $allowed }
error-chips-not-in-middle = le palet { $chip } ne peut pas être pris au centre ; au choix : { $allowed }
error-chips-bad-burning = burning : { $given } n’est ni true (un total de plus de 21 brûle) ni false (on le divise par deux)
error-chips-position-seats = une position compte de { $low } à { $high } joueurs, plus le mort à deux, chacun avec son siège
error-chips-position-agenda = il faut exactement une chose à suivre ; cette position en nomme { $given }
error-chips-position-chips = les palets sont dans l’ordre, et chaque palet de la boîte se trouve une fois quelque part
error-chips-position-round = avec les jetons { $tokens }, la manche { $round } est impossible : chaque manche rapporte un jeton à un joueur au moins, personne n’en reçoit deux, et trois terminent la partie
error-chips-position-leader = l’entame revient à quelqu’un de la table, et n’est inconnue qu’avant le premier pli
error-chips-position-deal = à la distribution, chacun à son tour reçoit deux palets rouges, puis deux bleus
error-chips-position-top = tant que personne n’a vu le palet du dessus du mort, on en voit le dos, de la couleur d’un palet qu’il a
error-chips-position-owned = le siège { $place } doit avoir ici { $owned } palets, en comptant la main et la table
error-chips-position-unseen = le siège { $place } a en main { $given } palets que personne d’autre n’a vus ; ici, il y en a au moins { $least } et au plus { $most }
error-chips-position-colours = le siège { $place } a reçu { $most } palets de chaque couleur ; il ne peut pas y en avoir davantage de jamais vus
error-chips-position-front = qui a remporté le dernier pli a un palet devant soi, et quatre terminent la manche
error-chips-position-taken = qui a pris un palet l’a en main ou devant soi, et le rouge se prend avant le bleu
error-chips-position-turn = { $what } ne peut pas venir ensuite ici
error-chips-position-end = la partie se termine quand le meilleur total d’une manche rapporte un troisième jeton
error-chips-notation-shape = une position s’écrit VARIANT rROUND lead LEADER / PLACE / PLACE … / MIDDLE / NEXT, pas { $text }
error-chips-notation-chips = { $text } n’est pas une suite de palets ; écris 4,9,12 ou -, et dans une main 4,9? si personne n’a vu le 9
error-chips-notation-place = un siège s’écrit TOKENS FRONT HAND, par exemple 1 7 5?,9,12? ; celui du mort : dummy 0 - 3?,4?,8 red ; pas { $text }
error-chips-notation-next = { $text } ne peut pas venir ensuite ; écris deal SEAT COLOUR, top, lead, play, turn, take ou over
error-chips-notation-impossible = aucune partie ne mène à cette position : { $problem }

## La Reine des 12

error-queen-bad-move = { $text } n’est pas un coup ; écris l’un de ceux-ci : play CHARACTER, take TRAY DIE, put CHARACTER, mark CELL, mark CELL DIE, leave, line LINE, copy SEAT, bonus BONUS, gain CHARACTER ; sur les feuilles C et D aussi value FACE, roof CELL, circle NUMBER, square NUMBER, use BONUS, pick NUMBER, without DIE, turn FACE
error-queen-bad-character = { $text } n’est pas un personnage ; les personnages sont { $allowed }
error-queen-bad-sheet = sheet : il n’y a pas de feuille { $given } ; les feuilles sont { $allowed }
error-queen-bad-reserve = reserve : { $given } n’est pas une réserve ; sont permis first, random ou une liste de six personnages
error-queen-unknown-in-reserve = reserve : { $problem }
error-queen-reserve-size = reserve : une réserve choisie en commun compte { $needed } personnages, pas { $given }
error-queen-reserve-twice = reserve : { $card } est nommé deux fois
error-queen-reserve-start = reserve : tout le monde commence avec { $card } en main, ce personnage n’est donc dans aucune réserve
error-queen-reserve-never = reserve : { $card } ne se joue jamais avec ce nombre de joueurs ({ $seats })
error-queen-bad-extra = { $option } : { $given } n’est pas permis ; sont permis { $allowed }, un ou plusieurs, ou none
error-queen-extra-needs-random = { $option } : ces personnages complètent une réserve tirée au sort ; pour une réserve choisie en commun, nomme { $given } parmi les six personnages
error-queen-bad-crusade = crusade : { $given } n’est pas permis ; écris true ou false
error-queen-crusade-no-reserve = reserve : la Croisade n’en a pas ; la main est tirée au sort
error-queen-crusade-expansion = expansion : le tirage de la Croisade comprend déjà les deux ; n’indique pas { $given }
error-queen-crusade-sheet = sheet : avec { $seats } joueurs, la Croisade se joue sur { $allowed }, pas sur { $given }
error-queen-solo-sheet = sheet : en solo, on joue sur { $allowed }, pas sur { $given }
error-queen-no-sheet = sheet : l’édition { $edition } n’a pas de feuille { $given }
error-queen-bad-edition = edition : { $problem }
error-queen-edition-toml = l’édition n’est pas du TOML : { $problem }
error-queen-edition-too-much = l’édition n’est pas un texte d’au plus { $letters } signes avec au plus { $dots } points par ligne
error-queen-edition-kind = l’édition, { $at } : attendu { $expected }, trouvé { $found }
error-queen-edition-missing = l’édition, { $at } : il manque { $name }
error-queen-edition-unknown = l’édition, { $at } : { $name } n’existe pas ; il y a { $allowed }
error-queen-edition-range = l’édition, { $at } : { $given } n’est pas un nombre de { $low } à { $high }
error-queen-edition-length = l’édition, { $at } : il en faut { $needed }, trouvé { $given }
error-queen-edition-count = l’édition, { $at } : il en faut de { $low } à { $high }, trouvé { $given }
error-queen-edition-effect = l’édition, { $at } : le bonus { $given } n’existe pas ; il y a { $allowed }
error-queen-edition-roof = l’édition, { $at } : { $given } n’est pas un toit ; un toit est l’une de ces lettres : { $allowed }
error-queen-edition-place = l’édition, { $at } : { $given } n’est pas une case de la zone des valeurs ; écris ligne:colonne, par exemple { $example }
error-queen-edition-needs-boxes = l’édition, { $at } : { $given } n’est possible que sur une feuille avec des cercles et des carrés
error-queen-edition-both-kinds = l’édition, { $at } : une feuille a soit one_die et no_mark, soit circles, squares et repeatable
error-queen-edition-cell = l’édition, { $at } : { $given } n’est pas une case ; une case est une valeur de 1 à 12 ou une couleur : { $allowed }
error-queen-edition-name = l’édition, name : un nom a de 1 à { $most } lettres sur une seule ligne, pas { $given }
error-queen-edition-bag = l’édition, trays.{ $seats } : il faut { $trays } dés et un pour l’Oracle, mais le sac n’en contient que { $dice }
error-queen-position-seats = une position compte de { $low } à { $high } joueurs, dont un actif
error-queen-position-round = il y a { $rounds } manches ; { $given } n’en fait pas partie
error-queen-position-cards = la main, la défausse et la réserve du siège { $seat } forment ensemble les dix cartes différentes que tout le monde a ; ordre des cartes : { $order }
error-queen-position-boxes = il reste au siège { $seat } plus de cases de bonus qu’il n’y en a, ou moins que zéro
error-queen-position-marks = les croix du siège { $seat } ne sont pas sur des cases de la feuille
error-queen-position-first = le siège { $seat } a les six points, mais aucune rangée complète
error-queen-position-untold-first = le siège { $seat } a une rangée complète, mais personne n’a les six points de la première
error-queen-position-crusade = la Croisade se joue sur la feuille C ou D, en solo sur la D ; la main et la défausse du siège { $seat } ne contiennent que des cartes parmi les huit que tout le monde a reçues, et il n’a pas de réserve ; ordre des cartes : { $order }
error-queen-position-areas = les croix et les bonus du siège { $seat } sont impossibles sur cette feuille
error-queen-position-round-part = ce que le siège { $seat } a joué, pris ou copié dans cette manche est impossible à ce moment ; ordre des cartes : { $order }
error-queen-position-dice = les dés des bacs et les dés pris ne sont pas ceux que l’on lance dans une manche
error-queen-position-king = le Roi joue contre une seule personne et a les cartes de sa main et de sa défausse, pas d’autres ; ordre des cartes : { $order }
error-queen-position-agenda = { $given } ne peut pas venir ensuite dans cette position
error-queen-notation-shape = une position s’écrit SHEET rROUND active SEAT m DICE j DICE / PLAYER / … / NEXT, pas { $text }
error-queen-notation-codes = { $text } n’est pas une suite de personnages en deux lettres ; ce sont { $allowed }
error-queen-notation-dice = { $text } n’est pas une suite de dés ; écris R10,P3,Y12 ou -
error-queen-notation-player = un joueur s’écrit HAND PILE RESERVE SHEET BOXES, par exemple JgAl Kn GoMi 2x7,10,10,10,10 c1p1r2 ; pas { $text }
error-queen-notation-marks = { $text } n’est pas une feuille : cinq lignes de dix cases, x ou un nombre de cases libres
error-queen-notation-areas = { $text } n’est pas une feuille C ou D : ROWS|OVERFLOW|ROOFS BOXES, par exemple 310000000000|-|xx...,..... o100s000 ; à la place de BOXES, on peut écrire -
error-queen-notation-next = { $text } ne peut pas venir ensuite ; écris par exemple choose, roll ou take 0 La 1 mj
error-queen-notation-impossible = aucune partie ne mène à cette position : { $problem }

## Une table sur un serveur

error-no-such-table = cette table n’existe pas
error-no-guest = donne-toi d’abord un nom
error-not-stored = l’enregistrement a échoué et rien n’a changé ; réessaie
error-too-many-requests = trop de demandes à la fois ; attends un instant
error-message-bad = ce message est incorrect : { $problem }, champ : { $where }
error-request-other-site = cette requête vient de la page d’un autre site
error-request-too-long = la requête doit indiquer la longueur de son corps, { $most } octets au plus
error-request-not-json = le corps de la requête doit être du JSON
error-request-nothing-here = il n’y a rien à cette adresse
error-request-otherwise = cette adresse n’accepte pas cette méthode
error-server-folder-in-use = un autre serveur utilise déjà le dossier de données { $folder }
error-table-bad-name = { $given } n’est pas un nom : il faut de 1 à { $longest } caractères, sans caractère de contrôle, et pas seulement des espaces
error-table-bad-pace = à une table en direct, on a de { $least } à { $most } secondes par décision ; par correspondance, de { $least_days } à { $most_days } jours ; sans limite, aucun temps
error-table-bad-bank = une réserve de temps va de 0 à { $most } secondes, et seule une table en direct en a une
error-table-not-seated = tu n’as pas de siège à cette table
error-table-not-owner = cela revient à l’hôte de la table
error-table-no-free-seat = il n’y a pas de siège libre à cette table
error-table-not-started = la partie n’a pas encore commencé
error-table-begun = la partie a déjà commencé
error-table-paused = la table est en pause
error-table-expired = cette table a expiré
error-table-not-paused = la table n’est pas en pause
error-table-no-pause = une table par correspondance ne peut pas être mise en pause
error-table-seat-taken = le siège { $seat } est pris
error-table-seated-already = tu as déjà un siège à cette table
error-table-wrong-key = ce lien ne correspond à aucun siège de cette table
error-table-seats-free = il y a des sièges libres ; attends du monde ou mets-y des bots
error-table-not-over = la partie n’est pas encore finie
error-table-no-spectators = cette table est réservée à ses joueurs
error-table-not-finished = la partie n’est pas encore finie ; son enregistrement sera disponible ensuite
error-table-no-such-step = l’étape { $step } n’existe pas ; cette partie a les étapes 0 à { $last }
error-table-no-longer-asked = le siège { $seat } a déjà décidé
error-table-removed = l’hôte t’a demandé de quitter cette table
error-table-seat-free = personne n’occupe la place { $seat }
error-table-not-yourself = c’est ta propre place
error-table-no-person-there = personne n’occupe la place { $seat }, ou c’est un bot
error-table-no-bot-there = aucun bot ne joue à la place { $seat }
error-table-no-clock = aucune pendule ne tourne à cette table en ce moment
error-table-too-many-people = { $people } personnes sont à cette table, trop pour { $seats } places
error-table-game-ended = la partie de cette table est finie

## Dés honnêtes

error-dice-bad-seed = une graine est faite de 64 chiffres hexadécimaux
error-dice-bad-word = un mot pour les dés a au plus { $longest } caractères, sans saut de ligne ni autre caractère de contrôle
error-dice-none = cet enregistrement ne contient pas la graine de ses dés ; seules les parties jouées sur un serveur peuvent être vérifiées
error-dice-other-commitment = le SHA-256 de la graine est { $found }, mais { $given } avait été publié avant la partie
error-dice-other-outcome = étape { $step } : les dés ont donné { $found }, mais l’enregistrement dit { $given }
error-dice-other-rules = le segment { $segment } a été joué avec une autre version des règles ; ce programme ne peut pas recalculer ses dés
error-not-read = impossible de lire les données pour l’instant ; réessaie
error-request-too-slow = le corps de la requête est arrivé trop lentement
error-server-fault = erreur interne du serveur ; les détails sont dans son journal
error-too-many-tables = une connexion peut suivre { $most } tables au plus ; cesse d’abord d’en suivre une
error-server-unusable = impossible d’ouvrir les données de { $folder } : { $problem }
error-server-bad-secret = { $file } doit contenir le secret de { $bytes } octets qui signe les cookies ; restaure-le, ou supprime-le, et les invités devront entrer à nouveau
