### Der Client im Browser: alles, was nicht zu einem einzelnen Spiel gehört.

web-title = Twelvefold
web-page-title = { $page } – Twelvefold
web-lead = Kurze Spiele um Bluff und Gespür, rund um die Zahl 12. Mit Freunden oder gegen Bots, sofort und ohne Anmeldung.
web-skip = Zum Inhalt springen
web-home = Zur Startseite
web-unofficial = Ein inoffizielles Fanprojekt, ohne Bilder und Texte der Verlage.
web-scripts-off = Dieser Tisch braucht JavaScript. Schalte es für diese Seite ein, oder spiel im Terminal: twelvefold play king.
web-loading = Einen Moment …
web-close = Schließen
web-unreachable = Der Server antwortet nicht. Nichts ist verloren; versuch es gleich noch einmal.
web-no-cookies = Dein Browser behält von dieser Seite keine Cookies und kennt dich beim nächsten Klick nicht mehr. Erlaube sie und versuche es noch einmal.
web-too-late = Zu spät: Das ist schon entschieden.
web-nowhere-title = Hier ist nichts
web-nowhere = Unter dieser Adresse gibt es keine Seite.
web-broken-title = Diese Seite ist kaputt
web-broken = In der Seite selbst ist etwas schiefgegangen. Alle Züge sind sicher auf dem Server: Lade die Seite neu und spiel weiter.
web-reload = Neu laden
web-truth = { $truth ->
    [true] ja
   *[false] nein
}

## Die API für Programme

web-api = Die API
web-api-link = Für Entwickler: die API
web-api-lead = Hier ist alles JSON. Gespielt wird über den WebSocket unter { $path }; seine Nachrichten sind in { $file } beschrieben.
web-api-language = Die Beschreibungen unten sind auf Englisch, wie im OpenAPI-Dokument.
web-api-openapi = OpenAPI-Dokument

## Einstellungen

web-settings = Einstellungen
web-settings-tip = Sprache, Farben, Tempo und dein Name
web-language = Sprache
web-theme = Farben
web-theme-auto = wie das System
web-theme-light = hell
web-theme-dark = dunkel
web-speed = Erzähltempo
web-speed-calm = ruhig
web-speed-calm-help = Bei jedem Schritt bleibt Zeit, ihn vorzulesen.
web-speed-normal = normal
web-speed-normal-help = Wie an einem echten Tisch.
web-speed-fast = schnell
web-speed-fast-help = Für alle, die die Karten auswendig kennen.
web-speed-instant = sofort
web-speed-instant-help = Nichts bewegt sich; was geschehen ist, steht im Verlauf.
web-forced = Erzwungene Züge von selbst spielen
web-forced-on = an
web-forced-on-help = Gibt es nur einen Zug, steht er eine Sekunde da und wird für dich gespielt.
web-forced-off = aus
web-forced-off-help = Du machst jeden Zug selbst, auch den einzig möglichen.
web-sound = Ton
web-sound-quiet = leise
web-sound-loud = laut
web-sound-off = aus
web-mute = Ton aus
web-unmute = Ton an
web-haptics = Vibration
web-haptics-on = an
web-haptics-off = aus
web-awake = Bildschirm anlassen, solange live gespielt wird
web-awake-on = ja
web-awake-off = nein
web-letters = Buchstaben auf farbigen Würfeln
web-letters-on = ja
web-letters-off = nein
web-shortcuts = Tastenkürzel
web-shortcuts-on = an
web-shortcuts-off = aus
web-shortcuts-help = Mit ? siehst du alle.
web-name = Dein Name
web-name-help = So sehen dich die anderen. Der Name gilt für künftige Tische.
web-name-save = Speichern
web-guest-name = Gast

## Keys

web-keys = Tasten
web-keys-off = Einzelne Tasten lassen sich in den Einstellungen abschalten.
web-key-help = Diese Liste
web-key-choose = Wählen, von links nach rechts; noch einmal bestätigt
web-key-hand = Zu deiner Hand
web-key-why = Warum ist das passiert?
web-key-story = Die ganze Geschichte
web-key-rules = Die Regeln
web-key-mute = Ton an oder aus
web-key-menu = Das Menü des Tischs
web-key-tab = Tab
web-key-tab-help = Von einem Teil zum nächsten
web-key-enter = Eingabe
web-key-enter-help = Wählen; noch einmal bestätigt
web-key-arrows = ← → ↑ ↓
web-key-arrows-help = In einer Hand, einer Reihe, einem Blatt
web-key-escape = Esc
web-key-escape-help = Schließen, oder überspringen, was gezeigt wird

## Die Startseite

web-games = Die Spiele
web-about-king = Alle haben einen zwölfseitigen Würfel und dieselben Charaktere. Jeder wählt heimlich einen, dann wird gemeinsam aufgedeckt: Gleiche Karten und gleiche Würfel heben sich auf.
web-about-queen = In den Bergen und im Dschungel warten Würfel. Alle haben dieselben Charaktere, um sie zu holen, und gleiche heben sich auf: Errate, was die anderen spielen, schnapp dir deine Würfel und fülle dein Blatt Reihe für Reihe.
web-about-chips = Gewinne Stiche mit Chips von 1 bis 12, aber bleib bei höchstens 21: Mehr verbrennt. Und was du nimmst, musst du später spielen.
web-players = { $least } bis { $most } Spieler
web-minutes = { $least }–{ $most } Min.
web-play-game = { $game } spielen
web-play-solo = { $bots ->
    [0] Allein spielen
   *[other] Duell
}
web-play-solo-tip = { $bots ->
    [0] Beginnt sofort: eine Partie für dich allein.
   *[other] Beginnt sofort, gegen einen einzigen Bot.
}
web-preview-stop = Bewegtes Bild anhalten
web-preview-go = Bewegtes Bild abspielen
web-play-now = Jetzt spielen
web-play-now-tip = { $bots ->
    [one] Beginnt sofort, gegen einen Bot.
   *[other] Beginnt sofort, gegen { $bots } Bots.
}
web-be-guided = Geführte erste Partie
web-be-guided-tip = Eine echte Partie gegen Bots; durch deinen ersten Zug begleitet dich eine Führung.
web-new-table = Neuer Tisch
web-new-table-tip = Wähle, wie ihr spielt, und lade andere ein.
web-rules = Regeln
web-rules-tip = Die Regeln in unseren eigenen Worten, mit allen Zweifelsfällen
web-rules-of = Regeln von { $game }
web-no-rules = Für dieses Spiel gibt es noch keine Regelseite.
web-my-tables = Meine Tische
web-open-tables = Offene Tische
web-no-open-tables = Gerade ist kein öffentlicher Tisch offen. Eröffne einen!
web-finished-tables = Beendete Partien
web-your-turn = Du bist dran
web-your-turn-title = Du bist dran – { $title }
web-status = { $status ->
    [open] wartet auf Spieler
    [playing] läuft
    [paused] macht Pause
    [dormant] schläft, bis jemand zurückkommt
    [over] beendet
    [expired] abgelaufen
   *[other] { $status }
}
web-free-seats = { $count ->
    [0] kein Platz frei
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
web-won-by = { $count ->
    [one] Sieg für { $names }
   *[other] gemeinsamer Sieg für { $names }
}

## Ein neuer Tisch

web-no-such-game = Dieses Spiel gibt es hier nicht.
web-new-table-of = Neuer Tisch: { $game }
web-who-plays = { $game }: Wer spielt mit?
web-way = { $way ->
    [friends] Mit Freunden
    [bots] Gegen Bots
   *[alone] Allein
}
web-way-help = { $way ->
    [friends] Du bekommst einen Link zum Verschicken; alle spielen auf ihrem eigenen Gerät.
    [bots] Das Spiel beginnt sofort.
   *[alone] Eine Partie für dich allein. Sie beginnt sofort.
}
web-new-way = { $way ->
    [friends] { $game } mit Freunden
    [bots] { $game } gegen Bots
   *[alone] { $game } allein
}
web-change-way = Ändern, wer mitspielt
web-more-options = Weitere Optionen
web-begin-now = Spiel starten
web-seats = Spieler
web-seats-help = Wie viele am Tisch sitzen, Bots mitgezählt.
web-seats-with-bots = { $bots ->
    [one] Du und ein Bot.
   *[other] Du und { $bots } Bots.
}
web-bots = Bots
web-bots-help = So viele Plätze nehmen gleich Bots ein. Die übrigen bleiben für Menschen frei; du kannst sie auch später noch mit Bots besetzen.
web-bot-level = Stärke der Bots
web-pace = Tempo
web-pace-live = Echtzeit
web-pace-live-help = Alle sind gleichzeitig da; die Bedenkzeit zählt in Sekunden. Nur gegen Bots läuft keine Uhr.
web-pace-live-short = { $time ->
    [one] in Echtzeit, eine Sekunde Bedenkzeit
   *[other] in Echtzeit, { $time } Sekunden Bedenkzeit
}
web-pace-correspondence = Fernspiel
web-pace-correspondence-help = Schau vorbei, wann es dir passt; die Bedenkzeit zählt in Tagen.
web-pace-correspondence-short = { $time ->
    [one] im Fernspiel, ein Tag Bedenkzeit
   *[other] im Fernspiel, { $time } Tage Bedenkzeit
}
web-pace-unlimited = ohne Limit
web-pace-unlimited-help = Nimm dir so viel Zeit, wie du brauchst.
web-pace-unlimited-short = ohne Zeitlimit
web-time = Bedenkzeit
web-time-help = Zu spät? Dann trifft ein Bot diese eine Entscheidung für dich.
web-time-live = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}
web-time-correspondence = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
web-bank = Zeitreserve
web-bank-help = Zusätzliche Zeit für die ganze Partie. Sie läuft, wenn die Zeit für eine Entscheidung um ist.
web-bank-minutes = { $count ->
    [0] keine
    [one] eine Minute
   *[other] { $count } Minuten
}
web-public = Für alle sichtbar
web-public-help = An: Der Tisch steht in der Liste auf der Startseite. Aus: Nur wer den Link hat, findet ihn.
web-spectators = Zuschauer willkommen
web-spectators-help = Sie sehen, was alle sehen, aber keine Hand.
web-make-table = Tisch eröffnen

## Vor dem Spiel

web-table = Ein Tisch
web-seat-free = frei
web-seats-title = Plätze
web-seats-taken = { $taken } von { $all } besetzt
web-you = Du
web-person = Mensch
web-spectators-state = { $allowed ->
    [yes] Zuschauer willkommen
   *[no] ohne Zuschauer
}
web-sit = Hinsetzen
web-full = Alle Plätze sind besetzt.
web-waiting-people = Es fehlen noch Spieler. Das Spiel kann beginnen, sobald alle Plätze besetzt sind.
web-waiting-owner = Es geht los, sobald der Gastgeber beginnt.
web-waiting-free = { $count ->
    [one] Ein Platz ist noch frei. Lade jemanden ein, oder setz einen Bot hin.
   *[other] { $count } Plätze sind noch frei. Lade andere ein, oder setz Bots hin.
}
web-fill = { $count ->
    [one] Einen Bot hinsetzen
   *[other] { $count } Bots hinsetzen
}
web-host = Tischleitung
web-host-tip = Beginnt das Spiel und kann den Tisch ändern
web-remove = { $name } entfernen
web-remove-sure = Wirklich entfernen?
web-hand-over = Tisch an { $name } übergeben
web-add-time = Mehr Zeit geben
web-add-time-tip = Alle haben für diese Entscheidung wieder die volle Zeit.
web-offer = Den Platz eines Bots einem Menschen geben
web-offer-help = Wer den Link öffnet, übernimmt diesen Platz und spielt weiter. Er gilt einmal, bis zum Ende des Spiels.
web-offer-link = Link zum Platz von { $name }
web-join = { $others ->
    [0] Du spielst { $game }, noch sitzt niemand am Tisch.
   *[other] Du spielst { $game } mit { $names }.
}
web-start = Spiel beginnen
web-leave = Tisch verlassen
web-invite = Andere einladen
web-invite-help = Schick diesen Link, oder lass eine Handykamera den Code lesen. Wer ihn öffnet, kommt an diesen Tisch.
web-invite-link = Die Adresse des Tisches
web-invite-code = Die Adresse des Tisches als Code für eine Kamera
web-copy = Kopieren
web-copied = Kopiert
web-copy-tip = Kopiert den Link
web-seat-link = Dein Platz auf einem anderen Gerät
web-seat-link-help = Dieser Link gehört nur dir: Wer ihn öffnet, hat deinen Platz. Damit kannst du auf einem anderen Gerät weiterspielen.
web-seat-link-new = Link zu meinem Platz
web-watch-link = Zuschauer einladen
web-projector = Für den ganzen Raum
web-projector-link = Eine Seite für den ganzen Raum
web-projector-tip = Für den Beamer: was alle Zuschauer sehen, in großer Schrift, ohne irgendjemandes Hand
web-projector-join = Mitspielen
web-fair-dice = Faire Würfel
web-fair-dice-help = Der Startwert für alles Glück dieses Spiels stand fest, bevor sich jemand gesetzt hat. Dieser Fingerabdruck beweist es hinterher; ein Wort von dir sorgt dafür, dass niemand das Glück vorhersehen konnte.
web-commitment = Fingerabdruck der Würfel:
web-dice-word = Ein Wort für die Würfel
web-dice-word-give = Hinzufügen

## Am Tisch

web-board = Der Tisch
web-others = Die anderen Spieler
web-hand = Deine Hand
web-menu = An diesem Tisch
web-menu-tip = Einladen, Pause, aufgeben, auf einem anderen Gerät spielen
web-wish-guide = Führe mich durch einen Zug
web-wish-guide-tip = Erklärt den Tisch Schritt für Schritt, während du spielst. Du kannst jederzeit aufhören.
web-story = Verlauf
web-story-tip = Alles, was bisher geschehen ist
web-standings = Stand
web-standings-tip = Wie alle stehen, und wer wo sitzt
web-nothing-yet = Noch ist nichts geschehen.
web-why = Warum?
web-why-tip = Erzählt das noch einmal, Schritt für Schritt, mit der Regel hinter jedem Schritt
web-why-of = Warum? { $chapter }
web-why-title = Warum? – { $chapter }
web-skip-play = Überspringen
web-skip-tip = Zeigt gleich, wie es ausgeht
web-step = Schritt { $step } von { $last }
web-previous = Einen Schritt zurück
web-run = Von selbst weiter
web-pause-play = Anhalten
web-next = Einen Schritt weiter
web-your-turn-area = Deine Entscheidung
web-waiting-for = Warten auf { $names }.
web-waiting-many = Warten auf { $count } Spieler.
web-only-move = Nur ein Zug möglich: { $move }
web-only-end = Nichts zu wählen: Es geht von selbst weiter.
web-watching = Du schaust zu.
web-status-note = { $status ->
    [paused] Die Uhr steht. Jeder am Tisch kann weiterspielen.
    [dormant] Er wacht auf, sobald jemand vom Tisch etwas berührt.
   *[other] Einen Moment …
}
web-paused = Das Spiel macht Pause.
web-asleep = Der Tisch ist eingeschlafen.
web-wake = Aufwecken
web-away-you = Ein Bot spielt für dich.
web-back = Ich bin wieder da
web-agree = Einverstanden
web-moved-for-you = Zeit um: Ein Bot hat für dich entschieden.
web-pause-wished-you = Du bittest um eine Pause. Sie beginnt, wenn alle einverstanden sind.
web-confirmed = hat entschieden
web-thinks = überlegt
web-away = nicht da: Ein Bot entscheidet
web-choose-first = Erst wählen
web-sealed = Deine Wahl: { $move }. Niemand sieht sie, bevor alle gewählt haben.
web-sealed-plain = Du hast gewählt. Niemand sieht es, bevor alle gewählt haben.
web-take-back = Doch anders
web-take-back-tip = Nimmt deine Wahl zurück, solange andere noch überlegen
web-time-left = Bedenkzeit: { $time }
web-time-left-tip = So viel Zeit bleibt für diese Entscheidung. Danach entscheidet dieses eine Mal ein Bot für dich.
web-time-left-tip-bank = So viel Zeit bleibt für diese Entscheidung; danach läuft deine Zeitreserve: { $bank }.
web-bank-left = Zeitreserve: { $time }
web-time-until = Entscheide bis { $moment }. Danach entscheidet dieses eine Mal ein Bot für dich.
web-left-days = { $count ->
    [one] noch ein Tag
   *[other] noch { $count } Tage
}
web-left-hours = { $count ->
    [one] noch eine Stunde
   *[other] noch { $count } Stunden
}
web-left-minutes = { $count ->
    [one] noch eine Minute
   *[other] noch { $count } Minuten
}
web-connection = { $state ->
    [on] verbunden
    [wait] verbindet …
   *[off] offline
}
web-connection-tip = { $state ->
    [on] Verbunden. Jeder Zug ist gespeichert, bevor ihn jemand sieht.
    [wait] Die Verbindung wird aufgebaut. Nichts ist verloren.
   *[off] Der Server ist nicht erreichbar. Deine Züge warten hier und gehen los, sobald er wieder da ist; nichts ist verloren.
}
web-pause = Um eine Pause bitten
web-pause-tip = Sobald alle einverstanden sind, steht die Uhr.
web-go-on = Weiterspielen
web-go-on-tip = Beendet die Pause
web-resign = Aufgeben
web-resign-sure = Wirklich aufgeben?
web-resign-tip = Ein Bot spielt für dich zu Ende. Das lässt sich nicht rückgängig machen.

## Ein Spiel ohne eigene Darstellung

web-generic-question = Was ist dein Zug? ({ $ask })
web-moves = Deine Züge
web-answer-tip = Wählt diesen Zug
web-add-tip = Fügt diesen Zug deiner Zugfolge hinzu
web-line = Deine Zugfolge bisher
web-shorten = Ab { $move } zurücknehmen
web-shorten-tip = Nimmt diesen Zug und alle danach zurück
web-confirm-line = Fertig
web-confirm-tip = Deine Zugfolge ist fertig. Gespielt wird sie, wenn alle so weit sind.

## Nach dem Spiel

web-winners = { $count ->
    [0] Keiner der Spieler gewinnt.
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
