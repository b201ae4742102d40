### Queen of 12 im Browser: eine eigene Ausgabe, angesehen, bevor sie gespielt wird.

web-queen-edition = Ausgabe
web-queen-edition-help = Die Nummern, Punkte, Schalen, Würfel und Blätter des Spiels. Wer die Schachtel besitzt, kann eine eigene Datei mit den gedruckten Zahlen laden. Sie wird geprüft, und du siehst ihre Blätter, bevor jemand darauf spielt.
web-queen-edition-built-in = eingebaut
web-queen-edition-in-use = Gespielt wird mit: { $name }
web-queen-edition-choose = Datei wählen
web-queen-edition-drop = oder hier ablegen (TOML)
web-queen-edition-form = Eingebaute Datei speichern
web-queen-edition-form-tip = Die Datei der eingebauten Ausgabe: ändere die Zahlen darin mit einem Texteditor und wähle sie dann hier.
web-queen-edition-again = Wieder die eingebaute Ausgabe
web-queen-edition-unreadable = diese Datei lässt sich nicht lesen
web-queen-edition-no-text = diese Datei ist kein Text in UTF-8: Speichere sie noch einmal in dieser Form
# Unter dem, was an einer Datei falsch ist.
web-queen-edition-refused = „{ $file }“ wird nicht benutzt; was du vorher gewählt hattest, gilt weiter.
web-queen-edition-look = Die Blätter ansehen
web-queen-edition-sheets = Gezeigtes Blatt
web-queen-edition-missing = { $count ->
    [one] Diese Ausgabe hat kein Blatt { $sheets }.
   *[other] Diese Ausgabe hat keine Blätter { $sheets }.
}
web-queen-edition-no-crusade = Diese Ausgabe hat kein Blatt für den Kreuzzug mit so vielen Spielern: Wähle das Grundspiel oder eine andere Ausgabe.
web-queen-edition-figures = Karten, Schalen und Würfel
web-queen-edition-card = Karte
web-queen-edition-order = Nummer
web-queen-edition-points = Punkte
web-queen-edition-players = Spieler
web-queen-edition-bag = Würfel im Beutel: { $red } rot, { $purple } lila, { $yellow } gelb.
