### Warum etwas abgelehnt wird.

## Daten

error-data-wrong-type = bei { $at }: erwartet { $expected }, gefunden { $found }
error-data-missing-field = bei { $at }: das Feld { $field } fehlt
error-data-unknown-field = bei { $at }: ein Feld { $field } gibt es nicht; die Felder sind { $allowed }
error-data-broken-json = das ist kein JSON: { $problem } in Zeile { $line }, Spalte { $column }
error-data-too-deep = dieses JSON ist zu tief verschachtelt
error-bad-generator = ein gespeicherter Generator muss { "{" }key: 64 Hexadezimalziffern, used: eine Zahl ab 0{ "}" } sein, nicht { $given }
error-no-such-outcome = { $given } ist kein mögliches Ergebnis von { $chance }
error-bad-outcome = { $given } lässt sich nicht als Ergebnis von { $chance } lesen

## Züge und Entscheidungen

error-game-over = die Partie ist vorbei; es kann nichts mehr gespielt werden
error-no-lines-here = bei dieser Entscheidung macht jeder Sitzplatz einen Zug, keine Zugfolge
error-seat-not-asked = Sitzplatz { $seat } ist jetzt nicht gefragt; gefragt: { $asked }
error-one-each = gefragte Sitzplätze: { $asked }, gegebene Antworten: { $given }
error-no-line = Sitzplatz { $seat } antwortet mit einer Zugfolge (einem Tupel), nicht mit { $given }
error-not-legal = { $move } ist hier nicht erlaubt; erlaubt: { $allowed }
error-line-not-complete = die Zugfolge von Sitzplatz { $seat } kann hier nicht enden; als Nächstes: { $allowed }
error-decision-stale = Entscheidung { $given } ist nicht offen; offen ist { $open }
error-needs-line = diese Entscheidung braucht eine Zugfolge: füge Züge hinzu und bestätige dann
error-nothing-sealed = Sitzplatz { $seat } hat nichts zurückzunehmen
error-already-confirmed = Sitzplatz { $seat } hat seine Zugfolge bestätigt; nimm die Bestätigung zurück, um sie zu ändern
error-bad-length = Züge in der Zugfolge: { $length }; sie lässt sich auf eine Länge von 0 bis { $length } kürzen, nicht auf { $given }
error-not-over = die Partie ist noch nicht zu Ende; die Aufzeichnung gibt es danach
error-match-other-state = der gespeicherte Stand ist ein anderer als der, zu dem die Aufzeichnung führt

## Aufzeichnungen

error-record-format = nicht unterstütztes Aufzeichnungsformat: { $given }; dieses Programm liest { $allowed }
error-record-shape = die Aufzeichnung kann nicht gelesen werden: { $problem }
error-record-other-game = das ist eine Aufzeichnung des Spiels { $given }, nicht von { $game }
error-record-step = Abschnitt { $segment }, Schritt { $step }: { $problem }
error-record-wrong-kind = hier wird { $expected } erwartet, gefunden: { $given }
error-record-after-end = die Partie ist zu Ende, aber die Aufzeichnung enthält weitere Schritte
error-record-unknown-rules = Abschnitt { $segment } verwendet Regelversion { $given } von { $game }, dieses Programm hat { $known }, und es sind keine Ereignisse gespeichert
error-record-broken-off = die Aufzeichnung nennt ein Ergebnis, aber die Partie ist nach Schritt { $step } nicht zu Ende
error-record-other-result = die Aufzeichnung nennt { $given } als Gewinner, das Nachspielen ergibt { $found }
error-record-no-segments = die Aufzeichnung hat keinen Abschnitt; sie braucht mindestens einen
error-record-discontinued = Abschnitt { $segment } beginnt nicht dort, wo der vorige endete

## Einstellungen

error-option-unknown = die Option { $option } gibt es nicht; die Optionen sind { $allowed }
error-option-seats = seats: { $given } passt nicht; dieses Spiel ist für { $low } bis { $high } Spieler
error-no-such-game = das Spiel { $given } gibt es nicht; die Spiele sind { $allowed }
error-no-such-player = den Spieler { $given } gibt es für { $game } nicht; es gibt { $allowed }
error-bad-name = { $given } kann kein Name sein: Ein Name hat 1 bis 40 Buchstaben und keine Steuerzeichen

## King of 12

error-king-bad-move = { $text } ist kein Zug; schreib eins von: play CHARACTER, turn FACE, take TOKEN, decline, lay CHARACTER
error-king-bad-character = { $text } ist kein Charakter; die Charaktere sind { $allowed }
error-king-bad-set = set: { $given } ist kein Kartensatz; erlaubt sind first, random oder eine Liste von sieben Charakteren mit dem Ritter
error-king-unknown-in-set = set: { $problem }
error-king-set-size = set: ein vereinbarter Kartensatz hat { $needed } Charaktere, nicht { $given }
error-king-set-twice = set: { $card } ist zweimal genannt; ein vereinbarter Kartensatz hat sieben verschiedene Charaktere
error-king-set-without-knight = set: der Ritter gehört immer dazu; setz knight an die Stelle von einem dieser Charaktere: { $given }
error-king-bad-promo = promo: { $given } ist nicht erlaubt; erlaubt sind { $allowed }, einer oder beide
error-king-promo-needs-random = promo: Promo-Charaktere ergänzen einen zufälligen Kartensatz; für einen vereinbarten nenne { $given } unter den sieben Charakteren
error-king-position-seats = eine Stellung hat { $low } bis { $high } Spieler, jeweils mit allem Material
error-king-position-set = ein Kartensatz besteht aus sieben verschiedenen Charakteren in der richtigen Reihenfolge, darunter der Ritter
error-king-position-agenda = genau eine Sache kommt als Nächstes; diese Stellung nennt { $given }
error-king-position-round = sobald gewürfelt ist, zählen die Runden ab 1, nicht { $given }
error-king-position-dice = Würfel zeigen 1 bis 12, vor dem Würfeln gar nichts; nicht { $given }
error-king-position-played = alle haben gleich viele verschiedene Karten des Kartensatzes gespielt; Sitzplatz { $seat } nicht
error-king-position-hand = die Hand von Sitzplatz { $seat } ist der Kartensatz ohne die gespielten und abgelegten Karten
error-king-position-tokens = Plättchen jeder Sorte gibt es höchstens so viele wie gespielte Züge der Runde ({ $turns }), und nie weniger als keins
error-king-position-too-many-under = Karten unter Würfeln: { $cards }; beendete Runden: { $rounds }; mehr Karten als Runden kann es nicht geben
error-king-position-under = unter dem Würfel von Sitzplatz { $seat } liegt eine Karte des Kartensatzes, die seitdem nicht gespielt wurde
error-king-position-suspects = was unter dem Würfel von Sitzplatz { $seat } liegen kann, gehört zum Kartensatz und schließt die Karte selbst ein
error-king-position-round-over = niemand kann mehr wählen: jemand hat nur noch eine Karte oder acht Punkte
error-king-position-rings = zum Kreis gehören alle Sitzplätze mit ihrer zuletzt gespielten Karte
error-king-position-nobody = keine Karte { $card } wirkt, also gibt es für sie nichts zu tun
error-king-position-theft = Sitzplatz { $thief } kann kein Plättchen von Sitzplatz { $victim } nehmen
error-king-position-winner = Sitzplatz { $seat } hat die Runde so nicht gewonnen
error-king-notation-shape = eine Stellung schreibt man SET rROUND / SEAT / SEAT … / NEXT, nicht { $text }
error-king-notation-codes = { $text } ist keine Reihe von Charakteren in zwei Buchstaben; es gibt { $allowed }
error-king-notation-seat = einen Sitzplatz schreibt man DIE PLAYED TOKENS UNDER, zum Beispiel: 10 AlMa 21 Go; nicht { $text }
error-king-notation-next = { $text } kann nicht als Nächstes kommen; schreib draw, roll, choose, turn, oracle, take THIEF<VICTIM, lay SEAT oder won SEAT
error-king-notation-impossible = zu dieser Stellung führt keine Partie: { $problem }
error-king-bad-groups = groups: { $given } teilt { $seats } Spieler nicht richtig auf; erlaubt ist { $allowed }
error-king-no-groups = groups: { $seats } Spieler sitzen an einem Tisch; Gruppen gibt es im Turnier, ab { $low } Spielern
error-king-position-tournament-only = das kann nur in einem Turnier als Nächstes kommen
error-king-notation-next-tournament = { $text } kann nicht als Nächstes kommen; schreib seat SIZES roll, draw, roll, choose, turn, oracle, turn at SEATS, oracle at SEATS, take THIEF<VICTIM, take THIEF<VICTIM to SEATS, lay SEATS, second SEATS oder won SEAT
error-king-notation-groups = Gruppen sind Sitzplätze wie g0.3+1.2.4, Begegnungen Reihen wie m0010.101.00.1, und - heißt keine; nicht { $text }
error-king-tournament-seats = ein Turnier hat { $low } bis { $high } Spieler, jeweils mit allem Material
error-king-tournament-groups = die Gruppen sind Sitzplätze in der richtigen Reihenfolge, in den Größen { $allowed }, oder zwei bis vier Finalisten in einer Gruppe
error-king-tournament-met = Begegnungen haben eine Reihe für jeden Sitzplatz, die kleinste Zahl ist 0, und im Finale gibt es keine
error-king-tournament-second = eine zweite Karte liegt unter den Würfeln aller Finalisten und sonst bei niemandem; Sitzplatz { $seat } weicht ab
error-king-tournament-tokens = bisher wurden höchstens { $ones } Plättchen im Wert von 1 und { $twos } im Wert von 2 gewonnen, und nie weniger als keins
error-king-tournament-rings = die Kreise sind alle Gruppen, oder einer mit höchstens einem Ersten aus jeder, mit ihrer zuletzt gespielten Karte
error-king-tournament-firsts = an den Siegertisch gehen die Ersten der Gruppen: { $due }

error-no-such-seat = es gibt keinen Sitzplatz { $given }; die Plätze sind von 0 bis { $last } nummeriert
error-bad-event-number = { $given } ist keine Ereignisnummer; Ereignisse sind ab 1 nummeriert, 0 liefert alle
error-wrong-confirmed = die gespeicherten Antworten passen nicht zusammen: bestätigt sind die Plätze [{ $given }], aber jeder davon muss zu { $asked } gehören und eine Antwort haben, und auf mindestens einen muss noch gewartet werden
error-option-none = Optionen müssen ein Objekt aus Namen und Werten sein, nicht { $given }; die Namen sind { $allowed }
error-record-other-seats = die Stellung ist für { $given } Personen, die Optionen sind für { $needed }
error-data-unreadable = { $given } ist kein portables JSON: NaN, zu große Zahl, doppelter Schlüssel oder einzelnes Surrogat
error-played-elsewhere = ein anderes Programm spielt gerade die Partie in { $file }
error-file-too-large = { $file } ist keine Datei von höchstens { $megabytes } MB

## 12 Chip Trick

error-chips-bad-move = { $text } ist kein Zug; schreib play CHIP oder take CHIP, mit einem Chip von 1 bis 12
error-chips-not-in-hand = Chip { $chip } ist nicht auf der Hand; auf der Hand: { $allowed }
error-chips-red-first = kein blauer Chip wie { $chip } kann genommen werden, solange Rot in der Mitte liegt: { $allowed }
error-chips-not-in-middle = Chip { $chip } lässt sich nicht aus der Mitte nehmen; möglich: { $allowed }
error-chips-bad-burning = burning: { $given } ist weder true (eine Summe über 21 verbrennt) noch false (sie wird halbiert)
error-chips-position-seats = eine Stellung hat { $low } bis { $high } Spieler, zu zweit dazu den Strohmann, und einen Sitzplatz für jeden
error-chips-position-agenda = genau eine Sache kommt als Nächstes; diese Stellung nennt { $given }
error-chips-position-chips = die Chips liegen der Reihe nach, und jeder aus der Schachtel liegt genau einmal irgendwo
error-chips-position-round = mit den Siegmarken { $tokens } ist Runde { $round } unmöglich: jede Runde bringt mindestens einem Spieler eine Siegmarke, keinem zwei, und drei beenden die Partie
error-chips-position-leader = wer ausspielt, sitzt mit am Tisch und ist nur vor dem ersten Stich unbekannt
error-chips-position-deal = beim Austeilen bekommen alle der Reihe nach zwei rote Chips, dann zwei blaue
error-chips-position-top = solange niemand den obersten Chip des Strohmanns gesehen hat, sieht man seine Rückseite, in der Farbe eines Chips, den er hat
error-chips-position-owned = Sitzplatz { $place } hat hier { $owned } Chips, Hand und Tisch zusammen
error-chips-position-unseen = Sitzplatz { $place } hat { $given } Chips auf der Hand, die sonst niemand gesehen hat; hier sind es mindestens { $least } und höchstens { $most }
error-chips-position-colours = Sitzplatz { $place } hat { $most } Chips jeder Farbe bekommen; mehr von einer Farbe können nicht ungesehen sein
error-chips-position-front = wer den letzten Stich gewonnen hat, hat einen Chip vor sich liegen, und vier beenden die Runde
error-chips-position-taken = wer einen Chip genommen hat, hat ihn auf der Hand oder vor sich, und Rot kommt vor Blau
error-chips-position-turn = { $what } kann hier nicht als Nächstes kommen
error-chips-position-end = die Partie endet, wenn die beste Summe einer Runde eine dritte Siegmarke bringt
error-chips-notation-shape = eine Stellung schreibt man VARIANT rROUND lead LEADER / PLACE / PLACE … / MIDDLE / NEXT, nicht { $text }
error-chips-notation-chips = { $text } ist keine Reihe von Chips; schreib 4,9,12 oder -, auf der Hand 4,9?, wenn die 9 noch niemand gesehen hat
error-chips-notation-place = einen Sitzplatz schreibt man TOKENS FRONT HAND, zum Beispiel: 1 7 5?,9,12?; den des Strohmanns: dummy 0 - 3?,4?,8 red; nicht { $text }
error-chips-notation-next = { $text } kann nicht als Nächstes kommen; schreib deal SEAT COLOUR, top, lead, play, turn, take oder over
error-chips-notation-impossible = zu dieser Stellung führt keine Partie: { $problem }

## Queen of 12

error-queen-bad-move = { $text } ist kein Zug; schreib eins von: play CHARACTER, take TRAY DIE, put CHARACTER, mark CELL, mark CELL DIE, leave, line LINE, copy SEAT, bonus BONUS, gain CHARACTER; auf den Blättern C und D auch value FACE, roof CELL, circle NUMBER, square NUMBER, use BONUS, pick NUMBER, without DIE, turn FACE
error-queen-bad-character = { $text } ist kein Charakter; die Charaktere sind { $allowed }
error-queen-bad-sheet = sheet: ein Blatt { $given } gibt es nicht; die Blätter sind { $allowed }
error-queen-bad-reserve = reserve: { $given } ist keine Reserve; erlaubt sind first, random oder eine Liste von sechs Charakteren
error-queen-unknown-in-reserve = reserve: { $problem }
error-queen-reserve-size = reserve: eine vereinbarte Reserve hat { $needed } Charaktere, nicht { $given }
error-queen-reserve-twice = reserve: { $card } ist zweimal genannt
error-queen-reserve-start = reserve: alle beginnen mit { $card } auf der Hand, also gehört diese Karte in keine Reserve
error-queen-reserve-never = reserve: { $card } wird bei dieser Zahl von Personen ({ $seats }) nie gespielt
error-queen-bad-extra = { $option }: { $given } ist nicht erlaubt; erlaubt sind { $allowed }, einer oder mehrere, oder none
error-queen-extra-needs-random = { $option }: diese Charaktere ergänzen eine zufällige Reserve; für eine vereinbarte nenne { $given } unter den sechs Charakteren
error-queen-bad-crusade = crusade: { $given } ist nicht erlaubt; schreib true oder false
error-queen-crusade-no-reserve = reserve: im Kreuzzug gibt es keine; die Karten für die Hand werden gezogen
error-queen-crusade-expansion = expansion: im Kreuzzug sind beide ohnehin unter denen, aus denen gezogen wird; lass { $given } weg
error-queen-crusade-sheet = sheet: bei { $seats } Spielern wird der Kreuzzug auf { $allowed } gespielt, nicht auf { $given }
error-queen-solo-sheet = sheet: allein spielst du auf { $allowed }, nicht auf { $given }
error-queen-no-sheet = sheet: die Ausgabe { $edition } hat kein Blatt { $given }
error-queen-bad-edition = edition: { $problem }
error-queen-edition-toml = die Ausgabe ist kein TOML: { $problem }
error-queen-edition-too-much = die Ausgabe ist kein Text mit höchstens { $letters } Zeichen und höchstens { $dots } Punkten je Zeile
error-queen-edition-kind = die Ausgabe, bei { $at }: erwartet { $expected }, gefunden { $found }
error-queen-edition-missing = die Ausgabe, bei { $at }: { $name } fehlt
error-queen-edition-unknown = die Ausgabe, bei { $at }: { $name } gibt es nicht; bekannt sind { $allowed }
error-queen-edition-range = die Ausgabe, bei { $at }: { $given } ist keine Zahl von { $low } bis { $high }
error-queen-edition-length = die Ausgabe, bei { $at }: nötig sind { $needed }, gefunden { $given }
error-queen-edition-count = die Ausgabe, bei { $at }: nötig sind { $low } bis { $high }, gefunden { $given }
error-queen-edition-effect = die Ausgabe, bei { $at }: einen Bonus { $given } gibt es nicht; bekannt sind { $allowed }
error-queen-edition-roof = die Ausgabe, bei { $at }: { $given } ist kein Dach; ein Dach ist einer der Buchstaben { $allowed }
error-queen-edition-place = die Ausgabe, bei { $at }: { $given } ist kein Feld des Wertebereichs; schreib Zeile:Spalte, zum Beispiel { $example }
error-queen-edition-needs-boxes = die Ausgabe, bei { $at }: { $given } gibt es nur auf einem Blatt mit Kreisen und Quadraten
error-queen-edition-both-kinds = die Ausgabe, bei { $at }: ein Blatt hat entweder one_die und no_mark oder circles, squares und repeatable
error-queen-edition-cell = die Ausgabe, bei { $at }: { $given } ist kein Feld; ein Feld ist ein Wert von 1 bis 12 oder eine Farbe: { $allowed }
error-queen-edition-name = die Ausgabe, bei name: ein Name hat 1 bis { $most } Buchstaben in einer Zeile, nicht { $given }
error-queen-edition-bag = die Ausgabe, bei trays.{ $seats }: { $trays } Würfel und einer für ein Orakel, aber nur { $dice } im Beutel
error-queen-position-seats = eine Stellung hat { $low } bis { $high } Spieler, einer davon aktiv
error-queen-position-round = es gibt { $rounds } Runden; { $given } ist keine davon
error-queen-position-cards = Hand, Ablagestapel und Reserve von Sitzplatz { $seat } sind zusammen die zehn verschiedenen Karten, die alle haben; Reihenfolge der Karten: { $order }
error-queen-position-boxes = Sitzplatz { $seat } hat mehr Bonuskästchen übrig, als es gibt, oder weniger als keins
error-queen-position-marks = die Kreuze von Sitzplatz { $seat } liegen nicht auf Feldern des Blatts
error-queen-position-first = Sitzplatz { $seat } hat die sechs Punkte, aber keine volle Reihe
error-queen-position-untold-first = Sitzplatz { $seat } hat eine volle Reihe, aber niemand hat die sechs Punkte für die erste
error-queen-position-crusade = den Kreuzzug spielt man auf Blatt C oder D, allein auf D; Sitzplatz { $seat } hat in Hand und Ablagestapel Karten von den acht, die alle bekommen haben, und keine Reserve; Reihenfolge der Karten: { $order }
error-queen-position-areas = die Kreuze und Boni von Sitzplatz { $seat } sind auf diesem Blatt nicht möglich
error-queen-position-round-part = was Sitzplatz { $seat } in dieser Runde gespielt, genommen oder kopiert hat, kann jetzt nicht sein; Reihenfolge der Karten: { $order }
error-queen-position-dice = die Würfel in den Schalen und die genommenen sind nicht die, die in einer Runde geworfen werden
error-queen-position-king = der König spielt nur gegen eine einzelne Person und hat genau die Karten aus deren Hand und Ablagestapel; Reihenfolge der Karten: { $order }
error-queen-position-agenda = { $given } kann in dieser Stellung nicht als Nächstes kommen
error-queen-notation-shape = eine Stellung schreibt man SHEET rROUND active SEAT m DICE j DICE / PLAYER / … / NEXT, nicht { $text }
error-queen-notation-codes = { $text } ist keine Reihe von Charakteren in zwei Buchstaben; es gibt { $allowed }
error-queen-notation-dice = { $text } ist keine Reihe von Würfeln; schreib R10,P3,Y12 oder -
error-queen-notation-player = einen Spieler schreibt man HAND PILE RESERVE SHEET BOXES, zum Beispiel: JgAl Kn GoMi 2x7,10,10,10,10 c1p1r2; nicht { $text }
error-queen-notation-marks = { $text } ist kein Blatt: fünf Zeilen mit zehn Feldern, x oder eine Zahl freier Felder
error-queen-notation-areas = { $text } ist kein Blatt C oder D: ROWS|OVERFLOW|ROOFS BOXES, zum Beispiel 310000000000|-|xx...,..... o100s000; für BOXES geht auch -
error-queen-notation-next = { $text } kann nicht als Nächstes kommen; schreib zum Beispiel choose, roll oder take 0 La 1 mj
error-queen-notation-impossible = zu dieser Stellung führt keine Partie: { $problem }

## Ein Tisch auf einem Server

error-no-such-table = diesen Tisch gibt es nicht
error-no-guest = gib dir zuerst einen Namen
error-not-stored = das Speichern ist fehlgeschlagen, nichts wurde geändert; versuch es noch einmal
error-too-many-requests = zu viele Anfragen auf einmal; warte einen Moment
error-message-bad = diese Nachricht ist fehlerhaft: { $problem }, Feld: { $where }
error-request-other-site = diese Anfrage kommt von der Seite einer anderen Website
error-request-too-long = die Anfrage muss die Länge ihres Inhalts angeben, höchstens { $most } Bytes
error-request-not-json = der Inhalt der Anfrage muss JSON sein
error-request-nothing-here = unter dieser Adresse gibt es nichts
error-request-otherwise = diese Adresse unterstützt diese Methode nicht
error-server-folder-in-use = im Datenordner { $folder } arbeitet schon ein anderer Server
error-table-bad-name = { $given } ist kein Name: nötig sind 1 bis { $longest } Zeichen, keine Steuerzeichen, nicht nur Leerzeichen
error-table-bad-pace = an einem Tisch in Echtzeit hat man { $least } bis { $most } Sekunden für eine Entscheidung, im Fernspiel { $least_days } bis { $most_days } Tage, ohne Zeitgrenze gar keine Zeitangabe
error-table-bad-bank = eine Zeitreserve hat 0 bis { $most } Sekunden, und nur ein Tisch in Echtzeit hat eine
error-table-not-seated = du hast keinen Platz an diesem Tisch
error-table-not-owner = das geht nur als Gastgeber des Tisches
error-table-no-free-seat = an diesem Tisch ist kein Platz frei
error-table-not-started = das Spiel hat noch nicht begonnen
error-table-begun = das Spiel hat schon begonnen
error-table-paused = der Tisch macht Pause
error-table-expired = dieser Tisch ist abgelaufen
error-table-not-paused = der Tisch macht keine Pause
error-table-no-pause = ein Fernspiel kann keine Pause machen
error-table-seat-taken = Platz { $seat } ist besetzt
error-table-seated-already = du hast schon einen Platz an diesem Tisch
error-table-wrong-key = dieser Link gehört zu keinem Platz an diesem Tisch
error-table-seats-free = es sind Plätze frei; warte auf Leute oder setz Bots hin
error-table-not-over = das Spiel ist noch nicht zu Ende
error-table-no-spectators = dieser Tisch ist nur für seine Spieler
error-table-not-finished = das Spiel ist noch nicht zu Ende; die Aufzeichnung gibt es danach
error-table-no-such-step = Schritt { $step } gibt es nicht; dieses Spiel hat die Schritte 0 bis { $last }
error-table-no-longer-asked = Platz { $seat } hat schon entschieden
error-table-removed = du bist gebeten worden, diesen Tisch zu verlassen
error-table-seat-free = auf Platz { $seat } sitzt niemand
error-table-not-yourself = das ist dein eigener Platz
error-table-no-person-there = auf Platz { $seat } sitzt kein Mensch
error-table-no-bot-there = auf Platz { $seat } spielt kein Bot
error-table-no-clock = an diesem Tisch läuft gerade keine Uhr
error-table-too-many-people = an diesem Tisch sitzen { $people } Menschen, zu viele für { $seats } Plätze
error-table-game-ended = das Spiel an diesem Tisch ist zu Ende

## Faire Würfel

error-dice-bad-seed = ein Startwert besteht aus 64 Hexadezimalziffern
error-dice-bad-word = ein Wort für die Würfel hat höchstens { $longest } Zeichen und keine Zeilenumbrüche oder anderen Steuerzeichen
error-dice-none = diese Aufzeichnung enthält den Startwert der Würfel nicht; prüfen lassen sich nur Spiele, die auf einem Server gespielt wurden
error-dice-other-commitment = der SHA-256 des Startwerts ist { $found }, vor dem Spiel veröffentlicht wurde aber { $given }
error-dice-other-outcome = Schritt { $step }: die Würfel ergaben { $found }, in der Aufzeichnung steht aber { $given }
error-dice-other-rules = Abschnitt { $segment } wurde unter einer anderen Regelversion gespielt; dieses Programm kann seine Würfel nicht nachrechnen
error-not-read = die Daten lassen sich gerade nicht lesen; versuch es noch einmal
error-request-too-slow = der Inhalt der Anfrage kam zu langsam an
error-server-fault = interner Fehler des Servers; Einzelheiten stehen in seinem Protokoll
error-too-many-tables = eine Verbindung kann höchstens { $most } Tischen folgen; verlass zuerst einen
error-server-unusable = die Daten in { $folder } lassen sich nicht öffnen: { $problem }
error-server-bad-secret = { $file } muss das Geheimnis von { $bytes } Bytes enthalten, mit dem Cookies signiert werden; stell die Datei wieder her oder lösche sie, dann müssen sich alle Gäste neu anmelden
