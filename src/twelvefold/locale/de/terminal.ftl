### Das Terminal: alles, was nicht zu einem einzelnen Spiel gehört.

## Spielen

terminal-choose = Deine Wahl ({ $numbers } oder ein Name; { $help } hilft, { $quit } speichert und beendet):
terminal-choose-line = Dein Zug ({ $numbers } oder ein Name; { $done } bestätigt, { $back } widerruft den letzten):
terminal-confirm = Mehr ist nicht zu wählen: { $done } bestätigt, { $back } widerruft den letzten Zug:
terminal-choice = { $number }. { $label }
terminal-choice-hint = { $number }. { $label } – { $hint }
terminal-help = Tippe die Nummer oder den Namen deiner Wahl. „{ $rules }“ zeigt die Regeln, „{ $story }“ den bisherigen Verlauf, „{ $quit }“ speichert die Partie und beendet das Programm.
terminal-not-understood = „{ $text }“ steht nicht zur Wahl.
terminal-ambiguous = „{ $text }“ kann mehreres bedeuten: { $choices }.
terminal-hand-over = Gib den Bildschirm an { $name } weiter. { $name }, drück Enter, wenn sonst niemand zusieht.
terminal-game-over = Die Partie ist vorbei. { $winners_is ->
    [you] Du gewinnst!
    [among] Du gewinnst gemeinsam mit { $winners_others }!
   *[other] { $count ->
        [0] Niemand am Tisch gewinnt.
        [one] { $winners } gewinnt.
       *[other] { $winners } gewinnen gemeinsam.
    }
}
terminal-saved = Die Partie ist gespeichert. Weiter geht es mit: { $command }
terminal-record-written = Die Aufzeichnung steht in { $file }.
terminal-resumed = Die Partie geht dort weiter, wo sie unterbrochen wurde.
terminal-bots = Am Tisch: { $bots }.
terminal-bot = { $name } ({ $stars } von { $most } Sternen)
terminal-write-failed = { $file } lässt sich nicht schreiben: { $problem }
terminal-read-failed = { $file } lässt sich nicht lesen: { $problem }
terminal-record-exists = { $file } gibt es schon, und nichts wird überschrieben. Mit der Partie darin geht es so weiter: { $command }; oder nenne eine andere Datei.
terminal-other-game = Die Datei enthält eine Partie von { $given }, nicht von { $game }.
terminal-already-over = Diese Partie ist vorbei. Noch einmal ansehen: { $command }

## Der Server

terminal-serving = Der Server läuft, die Tische liegen in { $folder }. Im Browser öffnen:
terminal-verified = Die Würfel sind geprüft: { $outcomes } Ergebnisse, aus { $numbers } Zufallszahlen nachgerechnet, stimmen mit der Aufzeichnung überein.

## Ein Bot am Tisch eines Servers

terminal-bot-bad-address = „{ $given }“ ist nicht die Adresse eines Tisches. Die Adresse eines Tisches sieht aus wie { $example }, der private Link eines Platzes wie { $example }#KEY.
terminal-bot-no-server = Unter { $address } antwortet kein Server: { $problem }
terminal-bot-other-protocol = Der Server unter { $address } spricht nicht Version { $protocol } des Protokolls dieses Programms.
terminal-bot-refused = Der Server lehnt ab: { $why }
terminal-bot-seated = Der Bot hat Platz { $number } eingenommen. Mit dem privaten Link nimmt er ihn von überall wieder ein: { $link }
terminal-bot-seat-lost = Diesen Platz hat jetzt jemand anderes; das Spiel geht ohne diesen Bot weiter.

## Nachspielen

terminal-step = Schritt { $step } von { $last }
terminal-position = Stellung: { $notation }
terminal-no-such-step = Schritt { $step } gibt es nicht; diese Aufzeichnung hat die Schritte 0 bis { $last }.
terminal-unfinished = Diese Partie ist noch nicht zu Ende: Du siehst, was das Publikum sah.

## Serien von Partien

terminal-series = { $game }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, Startwert { $seed }, Plätze rotieren
terminal-progress = Partien laufen
terminal-column-player = Spieler
terminal-column-wins = Siege
terminal-column-rate = Siegquote
terminal-column-interval = 95-%-Intervall
terminal-column-fair = × fairer Anteil
terminal-per-game = { $what }: { $total } insgesamt, { $mean } pro Partie
terminal-unwon-games = Partien ohne siegreichen Spieler, in den Raten nicht mitgezählt: { $count }
terminal-shared-games = Gemeinsame Siege, zu gleichen Teilen unter den Siegern aufgeteilt: { $count }
terminal-interval = { $low } – { $high }
terminal-plain-player = { $player }: Siege { $wins }, Siegquote { $rate }, 95-%-Intervall { $interval }, das { $fair }-Fache des fairen Anteils.
terminal-humans-in-series = Eine Serie von Partien ist für Bots: Ersetze „human“ in --players durch { $allowed }.
terminal-bad-count = { $option } muss mindestens 1 sein, nicht { $given }.
terminal-names-count = --names nennt { $given ->
    [one] { $given } Namen
   *[other] { $given } Namen
} für { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}; nenne je Platz einen.
terminal-names-twice = Zwei haben denselben Namen: { $names }. Gib allen einen eigenen Namen.
terminal-players-count = --players nennt { $given } Spieler, --seats verlangt { $seats }; gib nur eins davon an, oder dieselbe Zahl.
terminal-bad-seed = --seed ist eine Zahl zwischen −{ $largest } und { $largest }.
terminal-resume-alone = --resume setzt eine gespeicherte Partie unverändert fort; lass { $options } weg.
terminal-option-for-series = { $option } gilt für eine Serie von Partien; ergänze --games.
terminal-option-not-for-series = { $option } gilt für eine einzelne Partie; lass --games und --json weg.
terminal-unknown-language = Die Sprache { $given } gibt es nicht; es gibt { $allowed }.
terminal-no-rules = Für { $game } gibt es keine Regelseite.
terminal-error = Fehler: { $message }

## Wörter zum Eintippen

command-help = ?
command-quit = q
command-rules = regeln
command-story = verlauf
command-done = ok
command-back = zurück

## Hilfe

help-app = King of 12, Queen of 12 und 12 Chip Trick: mit Menschen und gegen Bots spielen, nachspielen, Regeln lesen. Inoffiziell.
help-play = Eine Partie spielen oder eine ganze Serie von Partien zwischen Bots.
help-replay = Eine aufgezeichnete Partie wiedergeben oder bei einem Schritt zeigen.
help-rules = Die Regeln eines Spiels lesen, mit unseren Entscheidungen.
help-game = Das Spiel: { $games }.
help-players = Wer wo sitzt, durch Kommas getrennt: human, { $bots }.
help-seats = Wie viele spielen: du (in einer Serie der stärkste Bot) und Bots.
help-of-game = { $game }: { $text }
help-joined = { $before } { $text }
help-names = Die Namen der Spieler, durch Kommas getrennt.
help-seed = Der Startwert für allen Zufall: Gleicher Startwert und gleiche Entscheidungen ergeben dieselbe Partie.
help-lang = Sprache: en, ru, fr, de.
help-plain = Einfache Zeilen ohne Zeichnung, für Screenreader und Pipes.
help-record = Die Partie in dieser Datei speichern: solange sie läuft, um später weiterzuspielen; danach ihre Aufzeichnung.
help-resume = Die Partie aus dieser Datei fortsetzen.
help-games = So viele Partien zwischen Bots spielen und zusammenfassen.
help-jobs = Wie viele Prozesse sich die Serie teilen. Das Ergebnis hängt nicht davon ab.
help-json = Die Zusammenfassung einer Serie als JSON ausgeben.
help-file = Die Aufzeichnung oder eine mit --record gespeicherte Partie.
help-step = Nach diesem Schritt anhalten und die Stellung zeigen.
help-serve = Tische für Menschen, Bots und Zuschauer öffnen.
help-host = Die Adresse, an der gelauscht wird; 0.0.0.0 lässt das lokale Netz herein.
help-port = Der Port, an dem gelauscht wird.
help-data = Der Ordner für die Daten des Servers.
help-bot-pause = Wie lange Bots mit einer Entscheidung warten, in Millisekunden.
help-verify = Die Würfel einer Aufzeichnung von einem Server prüfen.
help-bot = Einen Bot am Tisch eines Servers spielen lassen, über dasselbe Protokoll wie alle.
help-url = Die Adresse des Tisches oder der private Link eines Platzes, um genau diesen einzunehmen.
help-player = Welcher Bot spielt: { $bots }. Ohne diese Angabe der stärkste.
help-name = Der Name des Bots am Tisch.
help-version = Die Version anzeigen.

## Was die Befehlszeile nicht versteht

usage-missing = Es fehlt: { $what }. Hilfe: { $help }
usage-bad-value = Der Wert für { $what } ist nicht lesbar. Hilfe: { $help }
usage-unknown = { $what } gibt es nicht. Hilfe: { $help }
usage-wrong = Der Befehl ist nicht lesbar. Hilfe: { $help }
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-required = [erforderlich]
