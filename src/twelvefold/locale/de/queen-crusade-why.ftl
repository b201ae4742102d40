### Queen of 12, der Kreuzzug und die Blätter C und D: die Regel hinter jedem Schritt der Erzählung.

queen-why-HandDrawn = Im Kreuzzug haben alle den Dschungelwächter, den Ritter, den Magier und dieselben fünf zufällig gezogenen Karten. Alchemist und Dame sind aus dem Spiel, und eine Reserve gibt es nicht.
queen-why-FirstDiscarded = Vor der ersten Runde legen alle eine ihrer fünf gezogenen Karten zufällig ab. Sie ist die erste Karte des Ablagestapels und kommt mit ihm zurück.
queen-why-CardGone = Im Kreuzzug gibt es keine Reserve. Die Karte, die der Parasit aus deiner Hand oder deinem Ablagestapel nimmt, kommt in dieser Partie nicht wieder.
queen-why-DieTurned = Auf den Blättern C und D darfst du den Würfel der Dame auf einen beliebigen Wert drehen. Kopiert wird er so, wie er gedreht ist.
queen-why-ValueMarked = { $by_id ->
    [die] Jeder Würfel kreuzt seinen Wert und seine Farbe an, und das ist Pflicht. Ein Wert wird in seiner eigenen Zeile angekreuzt, im freien Feld ganz links.
    [bonus] Ein Wert durch einen Bonus kreuzt das nächste freie Feld einer Zeile an und kommt nie auf die Überlaufleiste.
    [alchemist] Auf den Blättern C und D kreuzt der Alchemist zwei Werte an: jeweils das nächste freie Feld einer Zeile, nie auf der Überlaufleiste. Das zählt als Kreuz: Den Bonus für kein Kreuz gibt es in dieser Runde nicht.
    [general] Der General kreuzt das letzte freie Feld jeder Zeile und Spalte an, in der vor dieser Karte genau ein Kreuz fehlte. Unter den Werten muss es das nächste Feld seiner Zeile sein.
   *[oracle] Das Orakel kreuzt einen Wert an, wirft einen Würfel aus dem Beutel und kreuzt auch diesen Wert an. Der Würfel gilt nicht als genommen und zählt sonst für nichts.
}
queen-why-ValueWritten = { $by_id ->
    [bonus] Eine 0 darf immer eingetragen werden, und danach sind auch niedrigere Zahlen möglich; wiederholt wird die zuletzt eingetragene Zahl. Ist die Leiste voll, oder ist sie leer und es gibt nichts zu wiederholen, wird nichts eingetragen.
   *[other] Ein Wert, dessen Zeile voll ist, kommt auf die Überlaufleiste, von links nach rechts. Er darf nicht niedriger sein als die zuletzt eingetragene Zahl.
}
queen-why-ValuesLost = Ein Wert verfällt, wenn seine Zeile voll ist und auch die Überlaufleiste voll ist oder mit einer höheren Zahl endet.
queen-why-ColoursLost = Eine Farbe verfällt, wenn alle Dächer dieser Farbe angekreuzt sind.
queen-why-RoofMarked = { $by_id ->
    [die] Sind alle Werte angekreuzt, kreuzt jeder Würfel ein freies Dach seiner Farbe an, und das ist Pflicht.
    [bonus] Eine Farbe durch einen Bonus kreuzt ein freies Dach an: ein beliebiges oder eines in der Farbe, die er nennt.
    [gambler] Der Zocker kreuzt zwei Dächer beliebiger Farbe an, oder eines, wenn nicht mehr frei sind. Das zählt als Kreuz: Den Bonus für kein Kreuz gibt es in dieser Runde nicht.
   *[general] Der General kreuzt das letzte freie Dach jeder Zeile und Spalte an, in der vor dieser Karte genau ein Kreuz fehlte.
}
queen-why-BonusEarned = { $effect_id ->
    [one_die] Wenn du in dieser Runde genau einen Würfel genommen hast, gehört dir dieser Bonus. Kopierte zählen nicht, und die Dame bringt ihn immer. Von diesem und dem Bonus für kein Kreuz gibt es pro Runde höchstens einen.
    [no_mark] Wenn du in dieser Runde gar nichts ankreuzen konntest – keinen Wert, keine Zahl auf der Überlaufleiste, kein Dach, auch nicht durch eine Karte –, gehört dir dieser Bonus. Von diesem und dem Bonus für einen Würfel gibt es pro Runde höchstens einen.
    [either] Ein Würfel genommen und nichts angekreuzt: Du darfst nur einen der beiden Boni nutzen.
    [by_philosopher] Der Philosoph bringt dir einen Bonus einer der beiden Arten, statt der Boni für einen Würfel und für kein Kreuz.
   *[other] Ein angekreuztes Bonusfeld bringt, was es zeigt, und eine volle Zeile der Dächer ebenso. Was du gewonnen hast, nutzt du, wenn alle Werte und Farben angekreuzt sind: in beliebiger Reihenfolge, jeden Bonus ganz, bevor der nächste kommt.
}
queen-why-EffectUsed = Gewonnene Boni musst du nutzen, aber in beliebiger Reihenfolge. Ein Bonus kann einen weiteren bringen.
queen-why-EffectVoid = Manche Boni bringen nichts: kein freies Feld, nichts zu wiederholen, eine volle Leiste, ein leerer Ablagestapel, niemand mit genug Würfeln zum Kopieren.
queen-why-BoxMarked = Auf diesem Blatt kreuzt der Bonus für einen Würfel einen Kreis an und der für kein Kreuz ein Quadrat; ist kein Kreis mehr frei, kreuzen beide ein Quadrat an. Sind alle Felder vor einem Bonus angekreuzt, wird er sofort genutzt, einmal pro Partie. Statt anzukreuzen, darf man den wiederholbaren Bonus nutzen.
queen-why-ReserveInstead = Nach den Grundregeln darf man eine Karte aus der Reserve nehmen, statt den Ablagestapel zurückzunehmen, Würfel zu kopieren oder einen Wert oder eine Farbe anzukreuzen.
queen-why-OracleRolledValue = Das Orakel kreuzt den gewürfelten Wert an. Ist es der, den es eben angekreuzt hat, füllt es die ganze Zeile und bringt jedes Bonusfeld darin; ist die Zeile voll, kommt der Wert auf die Überlaufleiste.
queen-why-ValueColumnsCounted = Eine Spalte der Werte zählt, wenn sie in jeder Zeile angekreuzt ist, die bis zu ihr reicht. Welche Spalten zählen und wie viel, sagt das Blatt.
queen-why-PointCellsCounted = Manche Felder unter den Werten bringen selbst Punkte, wenn sie angekreuzt sind.
queen-why-OverflowCounted = Die Überlaufleiste bringt die Zahl, die am letzten beschriebenen Feld gedruckt ist.
queen-why-RoofColumnsCounted = Eine Spalte der Dächer zählt, wenn sie voll ist. Was sie bringt, sagt das Blatt.
queen-why-AreasCounted = Spalten der Werte, Felder mit Punkten, die Überlaufleiste und Spalten der Dächer ergeben zusammen die Summe. Karten bringen auf diesen Blättern keine Punkte.
