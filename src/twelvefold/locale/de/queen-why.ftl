### Queen of 12: die Regel hinter jedem Schritt der Erzählung.

## Der Aufbau

queen-why-ReserveDrawn = Alle haben dieselben sechs Karten in Reserve. Gezogen wird aus den zehn Grundkarten, mit denen niemand beginnt, und aus den Promo-Karten und Karten der Erweiterung, die mitspielen; der Rest ist aus dem Spiel.
queen-why-FirstCardMoved = Im Duell und im Solo kommt vor der ersten Runde eine Karte der Reserve auf die Hand und wird gezeigt. So beginnt die Partie mit fünf Karten auf der Hand und fünf in Reserve.
queen-why-ActiveDrawn = Wer zuerst würfelt, entscheidet das Los. Danach geht es im Uhrzeigersinn weiter, und in zwölf Runden würfeln alle gleich oft.
queen-why-KingDiscarded = Der Stapel des Königs enthält dieselben Charaktere wie deine Karten. Vor der ersten Runde kommt seine oberste Karte auf seinen Ablagestapel.

## Eine Runde beginnt

queen-why-RoundBegan = Eine Partie hat zwölf Runden. Wer würfelt, ist in dieser Runde aktiv: Bei gleichen Nummern wirkt diese Karte zuerst, und bei Boni aus der Reserve wird zuerst gewählt.
queen-why-DiceDrawn = Wer aktiv ist, zieht die Würfel blind aus dem Beutel, erst für die Berge, dann für den Dschungel. Wie viele, hängt von der Zahl der Spieler ab.
queen-why-DiceRolled = Alle Würfel werden zusammen geworfen und bleiben so liegen. Nur aus diesen beiden Schalen werden in dieser Runde Würfel genommen.
queen-why-NewPileStarted = Die letzte Karte auf der Hand spielst du nie. Mit ihr beginnt ein neuer Ablagestapel, und der alte kommt auf die Hand zurück.
queen-why-PileTaken = { $why_id ->
    [last_card] Wenn du spielen sollst und nur noch eine Karte oder keine auf der Hand hast, nimmst du zuerst den alten Ablagestapel zurück. Eine Karte, die so zurückkommt, darfst du auch dann spielen, wenn sie die einzige ist.
    [philosopher] Der Philosoph bringt deinen ganzen Ablagestapel auf die Hand zurück, auch diese Karte selbst. Der Bonus folgt beim Ankreuzen.
    [parasite] Ist deine Hand leer, nachdem der Parasit eine Karte weggelegt hat, kommt sofort der Ablagestapel zurück. Der Parasit dieser Runde gehört dazu, außer wenn er selbst weggelegt wurde.
    [gambler] Hast du nach einem Zocker weniger als zwei Karten auf der Hand, nimmst du deinen Ablagestapel zurück. Nur die eben verlorene Karte bleibt liegen; mit ihr beginnt der neue Stapel.
   *[bonus] Dieser Bonus bringt deinen ganzen Ablagestapel zurück, mit der Karte dieser Runde. Auf den Blättern A und B hast du ihn einmal pro Partie.
}
queen-why-KingShuffled = Immer wenn du deinen Ablagestapel zurücknimmst, kommt auch der des Königs in seinen Stapel zurück. Dasselbe geschieht, wenn sein Stapel leer ist, und jedes Mal wird gemischt.
queen-why-CannotPlay = { $cards ->
    [0] Ohne Hand und Ablagestapel spielst du bis zum Ende der Partie keine Karte mehr und nimmst keine Würfel. Einen Bonus hast du weiterhin jede Runde; eine so gewonnene Karte wird nie gespielt.
    [1] Die letzte Karte auf der Hand spielst du nie, und einen Ablagestapel zum Zurücknehmen gibt es hier nicht. Ohne Würfel hast du einen Bonus.
   *[other] Wenn du einmal gar keine Karte mehr hattest, spielst du bis zum Ende der Partie keine mehr, auch wenn ein Bonus neue bringt. Ohne Würfel hast du einen Bonus.
}

## Das Aufdecken

queen-why-CardsRevealed = Alle wählen heimlich, je eine Karte oder im Duell zwei, und alle Karten werden gleichzeitig gezeigt. Von nun an liegen sie oben auf den Ablagestapeln.
queen-why-KingRevealed = Die oberste Karte des Königs wird zusammen mit deiner gezeigt. Sie wirkt nicht selbst: Sie kann nur eine gleiche Karte aufheben.
queen-why-CardsCancelled = Gleiche Charaktere heben sich auf: Keiner von ihnen wirkt. Im Duell wirkt deine andere Karte trotzdem.
queen-why-KingCancelled = Zeigt der König denselben Charakter, wirkt deine Karte nicht.

## Die Wirkungen

queen-why-DiceTaken = { $card_id ->
    [lady] Die Dame nimmt einen Würfel nach Wahl aus einer der Schalen. Auf den Blättern A und B darf dieser Würfel zwei Felder ankreuzen: eines mit seinem Wert und eines mit seiner Farbe. Auf C und D darf er gedreht werden.
    [parasite] Der Parasit nimmt insgesamt zwei Würfel nach Wahl aus den Schalen. Danach muss eine eigene Karte weg: in die Reserve, im Kreuzzug endgültig aus dem Spiel.
    [knight] Der Ritter nimmt alle 2er und 3er aus beiden Schalen.
    [machine] Die Maschine nimmt alle 9er, 10er und 11er aus beiden Schalen.
    [druid] Der Druide nimmt alle gelben Würfel aus beiden Schalen.
    [sorcerer] Der Magier nimmt alle lila Würfel aus beiden Schalen.
    [mountain_guardian] Der Bergwächter nimmt alle Würfel, die noch in den Bergen liegen.
    [jungle_guardian] Der Dschungelwächter nimmt alle Würfel, die noch im Dschungel liegen.
    [troublemakers] Die Unruhestifter nehmen alle roten Würfel aus beiden Schalen.
    [great_one] Der Koloss nimmt vier Würfel nach Wahl aus den Schalen. Sind weniger da, muss er alle nehmen.
    [golem] Der Golem nimmt alle Würfel von 7 bis 12 aus beiden Schalen.
    [spy] Der Spion nimmt zwei Würfel aus jeder Schale, sofern in dieser Runde niemand einen Wächter gespielt hat.
    [collector] Der Sammler nimmt alle Würfel von 1 bis 6 aus beiden Schalen.
   *[other] Karten wirken nach ihrer Nummer, die niedrigste zuerst. Würfel kommen nur aus den Schalen.
}
queen-why-NothingTaken = Karten wirken nach ihrer Nummer, die niedrigste zuerst, und nehmen nur, was noch in den Schalen liegt. Zu dieser Karte passt dort nichts.
queen-why-SpyBlocked = Der Spion geht leer aus, wenn in dieser Runde jemand einen Wächter gespielt hat, auch einen aufgehobenen. Im Solo zählt der Wächter des Königs nicht.
queen-why-CardPutBack = Nach den Würfeln lässt dich der Parasit eine Karte aus Hand oder Ablagestapel offen in die Reserve legen; es darf auch der Parasit selbst sein. Dort zählt sie keine Punkte, lässt sich aber wieder nehmen.
queen-why-CardGained = { $how_id ->
    [alchemist] Nach dem Ankreuzen bringt dir der Alchemist eine Karte nach Wahl aus der Reserve, die alle sehen. Ab der nächsten Runde kannst du sie spielen, und ihre Punkte zählen.
   *[bonus] Dieser Bonus, auf den Blättern A und B zweimal pro Partie, bringt dir eine Karte nach Wahl aus der Reserve, die alle sehen. Nutzen ihn mehrere, wählen sie im Uhrzeigersinn, angefangen bei der Person, die gewürfelt hat.
}
queen-why-KingGained = Der König hat dieselben Karten wie du. Was du aus der Reserve nimmst, wird auch in seinen Stapel gemischt.
queen-why-KingLost = Der König hat dieselben Karten wie du. Was dein Parasit weglegt, verliert auch er.
queen-why-CardMarked = { $card_id ->
    [alchemist] Der Alchemist kreuzt einen beliebigen Wert an, aber kein Dach. Das ist kein Bonus, aber ein Kreuz: Einen Bonus gibt es in dieser Runde nicht.
    [gambler] Der Zocker kreuzt zwei Dächer beliebiger Farbe an, oder eines, wenn nicht mehr frei sind. Das zählt als Kreuz: Einen Bonus gibt es in dieser Runde nicht.
    [general] Der General kreuzt das fünfte Feld in jeder Zeile und Spalte an, die vor dieser Karte vier Kreuze hatte. Reihen, die erst jetzt auf vier kommen, müssen warten.
    [oracle] Das Orakel kreuzt den gewürfelten Wert in der genannten Reihe an. War er dort schon angekreuzt, kreuzt es die ganze Reihe an.
   *[other] Auch ein Kreuz durch eine Karte ist ein Kreuz: Einen Bonus gibt es in dieser Runde nicht.
}
queen-why-MarkForgone = Auf ein Kreuz darfst du immer verzichten. Wenn du aber ein Feld hättest ankreuzen können, bekommst du keinen Bonus.
queen-why-NothingToMark = { $card_id ->
    [alchemist] Der Alchemist kreuzt nur Werte an, und die sind alle angekreuzt.
    [gambler] Der Zocker kreuzt nur Dächer an, und die sind alle angekreuzt. Die anderen legen trotzdem eine Karte ab.
    [general] Der General braucht eine Zeile oder Spalte, in der vor seiner Wirkung genau ein Kreuz fehlt; bei den Werten der Blätter C und D muss es das nächste Feld der Zeile sein. Es gibt keine.
   *[other] Das Orakel braucht ein freies Feld, und es gibt keines.
}
queen-why-CardLost = Wegen des Zockers legen alle anderen eine zufällige Karte aus der Hand ab. Hast du dann weniger als zwei Karten, nimmst du den übrigen Ablagestapel zurück.
queen-why-LineChosen = Das Orakel nennt eine Zeile oder Spalte mit einem freien Feld, bevor gewürfelt wird.
queen-why-OracleRolled = { $hit_id ->
    [open] Der Wert ist in der Reihe noch frei, also wird er dort angekreuzt. Der Würfel kommt aus dem Beutel, geht dorthin zurück und gilt nicht als genommen.
    [marked] Der Wert ist in der Reihe schon angekreuzt, also wird die ganze Reihe angekreuzt. Der Würfel kommt aus dem Beutel, geht dorthin zurück und gilt nicht als genommen.
   *[missing] Diesen Wert gibt es in der Reihe nicht, also wird nichts angekreuzt. Der Würfel kommt aus dem Beutel, geht dorthin zurück und gilt nicht als genommen.
}
queen-why-NothingToCopy = Der Spiegel kopiert Würfel, die jemand anderes genommen hat. Hier hat sonst niemand welche, also geschieht nichts.
queen-why-DiceCopied = Der Spiegel oder ein Bonus kopiert die Würfel, die jemand anderes genommen hat; dort bleiben sie trotzdem. Wählen kannst du nur, wer Würfel hat, und Kopiertes lässt sich nicht noch einmal kopieren. Auf den Blättern A und B hast du diesen Bonus einmal pro Partie, und der kopierte Würfel einer Dame kreuzt nur ein Feld an.
queen-why-DiceLeft = Diese Würfel hat keine Karte genommen. Wie alle anderen kommen sie am Ende der Runde in den Beutel zurück.

## Kreuze und Boni

queen-why-DieMarked = { $spot_id ->
    [value] Ein Würfel kreuzt ein Feld an: einen Wert mit seiner Zahl oder ein Dach in seiner Farbe. Nur der Würfel der Dame darf beides.
   *[roof] Ein Würfel kreuzt ein Feld an: ein Dach in seiner Farbe oder einen Wert mit seiner Zahl. Nur der Würfel der Dame darf beides.
}
queen-why-DiceUnused = Ankreuzen musst du nie. Ein Würfel, der nirgends passt, verfällt, und ebenso einer, den du liegen lässt.
queen-why-BonusDue = { $why_id ->
    [no_dice] Kannst du in einer Runde gar kein Feld ankreuzen, nutzt du einen Bonus. Ohne Würfel und ohne Kreuz durch eine Karte gibt es nichts anzukreuzen.
    [nothing_fits] Kannst du in einer Runde gar kein Feld ankreuzen, nutzt du einen Bonus. Hier sind zwar Würfel da, aber keiner passt auf ein freies Feld.
   *[philosopher] Der Philosoph bringt dir einen Bonus, den du zusammen mit den anderen nutzt. Es ist dein einziger in dieser Runde, und er verbraucht sein Bonuskästchen.
}
queen-why-NoBonusLeft = Einen Bonus, der nichts bringt, kannst du nicht wählen: kein freies Feld, kein Kästchen mehr, leerer Ablagestapel, leere Reserve. Bleibt keiner übrig, geschieht nichts.
queen-why-BonusMarked = Dieser Bonus kreuzt ein beliebiges Feld an, Wert oder Dach. Nur er ist unbegrenzt oft zu haben.
queen-why-BonusForgone = Einen Bonus musst du wählen, aber auf das Kreuz, das er bringt, darfst du verzichten.
queen-why-LineFilled = Die erste volle Zeile oder Spalte der Partie bringt 6 Punkte extra, und zwar allen, die in derselben Runde eine voll haben; Kreuze durch Karten zählen mit. Im Solo gibt es diese Punkte nur in den ersten drei Runden.

## Das Ende

queen-why-HalfCounted = Jede Zeile und jede Spalte einer Hälfte zählt nach ihren Kreuzen: eines bringt 2 Punkte, zwei bringen nichts, drei oder vier bringen 5, fünf bringen 10.
queen-why-CardsCounted = Es zählen die Punkte auf den Karten in Hand und Ablagestapel. Karten in der Reserve bringen nichts.
queen-why-TotalCounted = Beide Hälften, die 6 Punkte für die erste volle Reihe und die Karten ergeben zusammen die Summe.
queen-why-CellsCompared = Haben mehrere die höchste Summe, entscheiden die meisten angekreuzten Felder. Sie zählen überall auf dem Blatt, ob Wert oder Dach.
queen-why-GameWon = Die meisten Punkte gewinnen, bei Gleichstand die meisten angekreuzten Felder.
queen-why-NobodyWon = Sind die Besten nach Punkten und nach angekreuzten Feldern gleich, gewinnt niemand.
queen-why-OwnTotal = Die Titel gehören zum Grundspiel. Allein im Kreuzzug misst du dich an deinem eigenen besten Ergebnis.
queen-why-TitleWon = Im Solo gibt es keine Rivalen, nur einen Titel. Die fünf Titel über dem niedrigsten beginnen bei 71, 86, 101, 116 und 131 Punkten.
