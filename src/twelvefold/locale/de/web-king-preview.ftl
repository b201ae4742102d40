### Das bewegte Bild eines Zuges von King of 12.

web-king-preview = Ein Zug in King of 12: Zwei spielen dieselbe Karte, und beide Karten heben sich auf. Der dritte Spieler dreht seinen Würfel von 3 auf 12 und gewinnt.
web-king-preview-roll = Alle würfeln mit einem zwölfseitigen Würfel …
web-king-preview-choose = … und wählen heimlich eine Karte.
web-king-preview-reveal = Aufgedeckt wird gemeinsam.
web-king-preview-cancel = Zwei Maschinen: Gleiche Karten heben sich auf.
web-king-preview-turn = Der Magier ist allein und dreht die 3 auf 12.
web-king-preview-first = Der höchste Würfel gewinnt 2 Punkte …
web-king-preview-second = … und der nächste einen. Wer durchschaut wen?
