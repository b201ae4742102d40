### King of 12: die Regel hinter jedem Schritt der Erzählung.

## Eine Runde beginnt

king-why-SetDrawn = Alle haben dieselben sieben Karten: den Ritter und sechs weitere. Unter den gezogenen müssen mindestens zwei von diesen sein: Händler, Unruhestifter, Umkehrerin, Magier, Orakel; sonst wird neu gezogen.
king-why-BothPromos = Die Schachtel empfiehlt nur einen Promo-Charakter auf einmal, erlaubt sind aber beide. Wirken beide im selben Zug, kommt der Faun vor dem Sammler.
king-why-RoundBegan = Gewürfelt wird nur einmal, zu Beginn der Runde. Danach bleiben die Würfel liegen, und nur Karten bewegen sie.

## Die Karten

king-why-CardsRevealed = Alle wählen geheim und decken gleichzeitig auf. Eine gespielte Karte fehlt dir bis zum Ende der Runde.
king-why-CardsCancelled = { $card_id ->
    [lady] Mehrere Damen heben sich gegenseitig auf, aber keine andere Karte. Dafür darf nach der Wertung die niedrigste von ihnen ein Plättchen von der höchsten nehmen.
   *[other] Eine Karte, die zwei oder mehr spielen, wirkt für niemanden. Ihre Würfel zählen trotzdem.
}
king-why-LadyCancelled = { $cards_count ->
    [0] Eine einzelne Dame hebt alle anderen Karten auf, die noch gelten. Hier gilt keine andere mehr.
   *[other] Eine einzelne Dame hebt alle anderen Karten auf, die noch gelten. Die Würfel zählen trotzdem.
}

## Würfel und Werte

king-why-DicePassed = Die Händler wirken vor allem anderen. Von nun an ist dein Würfel der, der vor dir liegt; eine Karte unter einem Würfel wandert nicht mit.
king-why-DieTurned = { $card_id ->
    [troublemakers] Alle Würfel drehen sich um; gegenüberliegende Seiten ergeben zusammen 13. Der Würfel selbst hat sich bewegt, also bleibt er auch nach diesem Zug so liegen.
    [reverser] Wer die Umkehrerin spielt, dreht nur den eigenen Würfel um; gegenüberliegende Seiten ergeben zusammen 13. Der Würfel selbst hat sich bewegt, also bleibt er auch nach diesem Zug so liegen.
    [sorcerer] Wer den Magier spielt, wählt eine der fünf Seiten rund um die obere, nach den Unruhestiftern und vor dem Orakel. Der Würfel selbst hat sich bewegt, also bleibt er auch nach diesem Zug so liegen.
   *[other] Diese Karte bewegt den Würfel selbst, also bleibt er auch nach diesem Zug so liegen.
}
king-why-DieRolled = Das Orakel wirkt nach allem anderen, und nur auf den eigenen Würfel. Die neue Seite bleibt auch nach diesem Zug.
king-why-ValueChanged = { $card_id ->
    [alchemist] Der Alchemist verdoppelt, was der Würfel zeigt. Nur in diesem Zug: Der Würfel selbst bleibt liegen.
    [machine] Die Maschine zählt 7 hinzu, auch über 12 hinaus. Nur in diesem Zug: Der Würfel selbst bleibt liegen.
    [parasite] Der Parasit zieht 7 ab; auch 0 oder weniger kann gewinnen. Nur in diesem Zug: Der Würfel selbst bleibt liegen.
    [golem] Der Golem ist 12 wert, aber nur 1, wenn der Würfel nach allen Wirkungen 12 zeigt. Nur in diesem Zug: Der Würfel selbst bleibt liegen.
   *[other] Diese Karte ändert den Wert nur in diesem Zug: Der Würfel selbst bleibt liegen.
}

## Der Vergleich

king-why-ValuesCompared = Dein Wert ist das, was dein Würfel zeigt, geändert durch deine Karte, falls sie auf den Wert wirkt. Ist deine Karte aufgehoben, zählt der Würfel, wie er liegt.
king-why-FaunTurned = Der Faun sieht auf die Seiten der anderen Würfel, nicht auf ihre Werte, und nimmt die höchste freie, selbst mit Ritter; das kann auch die sein, die er schon zeigt. Er handelt nur einmal: Alle Werte werden neu verglichen, und gleiche heben sich auf wie sonst auch.
king-why-DiceCancelled = Gleiche Werte heben sich auf, egal wie viele sie haben. Es zählt der Wert, nicht die Seite des Würfels.

## Plätze und Plättchen

king-why-LowBeatsHigh = Mit dem Ritter kommt in diesem Zug der niedrigste nicht aufgehobene Wert auf Platz 1, der nächsthöhere auf Platz 2. Gleiche Werte heben sich weiterhin auf.
king-why-PlacesSwapped = Erst nach dem Vergleich und nach einem etwaigen Ritter tauscht der Zocker Platz 1 und Platz 2. Ist nur ein einziger Würfel nicht aufgehoben, kommt er auf Platz 2, und Platz 1 bleibt leer.
king-why-CollectorFirst = Ist der eigene Würfel aufgehoben, bringt der Sammler Platz 1, und zwar nach Ritter und Zocker. Der bisherige Platz 1 rückt auf Platz 2, und der bisherige Platz 2 bekommt nichts; war Platz 1 leer, bleibt Platz 2, wie er ist.
king-why-FirstPlace = Platz 1 und ein 2er-Plättchen bringt der höchste nicht aufgehobene Wert, auch 0 oder weniger. Nur Ritter, Zocker und Sammler ändern diese Reihenfolge.
king-why-SecondPlace = Platz 2 und ein 1er-Plättchen bringt der nächste nicht aufgehobene Wert, auch 0 oder weniger. Nur Ritter, Zocker und Sammler ändern diese Reihenfolge.
king-why-NobodyFirst = Platz 1 bleibt leer, wenn alle Würfel aufgehoben sind. Das gilt auch, wenn nur ein Würfel nicht aufgehoben ist und ein Zocker ihn auf Platz 2 setzt.
king-why-NobodySecond = Auf Platz 2 kann nur ein nicht aufgehobener Würfel kommen, und dafür ist keiner mehr übrig.
king-why-ScoredNothing = { $why_id ->
    [cancelled] Ein aufgehobener Würfel bekommt weder Platz 1 noch Platz 2. Nur ein Sammler, dessen Karte wirkt, würde das ändern.
    [pushed_out] Der Sammler nimmt Platz 1 ein, und der bisherige Platz 1 rückt auf Platz 2. Für den bisherigen Platz 2 bleibt nichts.
   *[outranked] Nur Platz 1 und Platz 2 bringen ein Plättchen. Vorn liegen die höchsten Werte, mit einem Ritter die niedrigsten.
}

## Mehrere Damen

king-why-LadyMayTake = Werden mehrere Damen gespielt, darf nach der Wertung die mit dem niedrigsten Wert ein Plättchen von der mit dem höchsten nehmen. Es zählen die bloßen Zahlen, selbst mit Ritter, und aufgehobene Würfel zählen mit.
king-why-LadiesTied = Für den Diebstahl darf es unter den Damen den niedrigsten und den höchsten Wert nur je einmal geben. Ein Gleichstand bei einem von beiden verhindert ihn; in der Mitte würde er nicht stören.
king-why-NothingToTake = Bestohlen wird immer die Dame mit dem höchsten Wert; eine andere Wahl gibt es nicht. Wer keine Plättchen hat, verliert nichts.
king-why-TokenTaken = Genommen wird genau ein Plättchen nach Wahl, ein 1er oder ein 2er. Erst danach wird geprüft, ob jemand 8 Punkte hat.
king-why-TokenLeft = Nehmen ist erlaubt, aber keine Pflicht. Verzichten kann klug sein: Am Ende der Runde heben sich gleiche Summen auf.

## Eine Runde endet

king-why-LastCardReached = Eine Runde endet, wenn jemand nach einem Zug nur noch eine Karte auf der Hand hat. Diese Karte wird nicht mehr gespielt.
king-why-PointsReached = Eine Runde endet, wenn jemand nach einem Zug mindestens 8 Punkte hat; ein Diebstahl der Dame zählt vorher. Gewonnen ist die Runde damit noch nicht.
king-why-TotalsCompared = Die Plättchen dieser Runde werden zusammengezählt. Die höchste Summe, die sonst niemand hat, gewinnt die Runde.
king-why-TotalsCancelled = Für Summen gilt dasselbe wie für Würfel: Gleiche heben sich auf, auch die höchsten. Darum kann die Runde auch gewinnen, wer weniger Punkte hat.
king-why-RoundWon = Die höchste Summe, die sonst niemand hat, gewinnt die Runde. Selbst 0 Punkte reichen, wenn alle anderen Summen aufgehoben sind.
king-why-RoundUnwon = Ohne Gewinner bleibt eine Runde nur, wenn keine einzige Summe übrig ist. Niemand legt eine Karte; die Plättchen gehen zurück, alle würfeln, und eine neue Runde beginnt.
king-why-CardLaid = Wer eine Runde gewinnt, legt eine Karte aus der Hand unter den Würfel: Sie zeigt die gewonnene Runde an, und die zweite gewonnene Runde gewinnt die Partie. Die Karte kommt nie zurück; wer vorn liegt, spielt also mit einer Karte weniger. Die anderen sehen nicht, welche es ist.
king-why-CardHidden = Wer eine Runde gewinnt, legt eine Karte aus der Hand unter den Würfel: Sie zeigt die gewonnene Runde an, und die zweite gewonnene Runde gewinnt die Partie. Die Karte kommt nie zurück; wer vorn liegt, spielt also mit einer Karte weniger. Welche es ist, bleibt bis zum Ende der Partie geheim.
king-why-GameWon = Wer zwei Runden gewinnt, gewinnt sofort die Partie. Eine zweite Karte muss nicht mehr gelegt werden.
king-why-DiceLifted = Die Partie ist vorbei, also bleibt nichts geheim. Unter dem Würfel lag eine Karte bei allen, die schon früher eine Runde gewonnen hatten.

## Ein Turnier

king-why-GroupSeated = Die ersten Gruppen werden ausgelost. Für jede weitere Runde wechseln sie: Wer sich gerade getroffen hat, trifft sich nur wieder, wenn es nicht anders geht, und zusammen kommen die, die sich am seltensten getroffen haben.
king-why-TurnRevealed = Alle im Turnier wählen gleichzeitig eine Karte. Verglichen wird nur innerhalb der Gruppe.
king-why-GroupRevealed = In einer Gruppe läuft ein Zug wie immer: Gleiche Karten heben sich auf, Karten wirken, Würfel werden verglichen. Karten anderer Gruppen zählen hier nicht.
king-why-AtGroup = Jede Gruppe spielt für sich, aber alle gehen gemeinsam durch einen Schritt: Erst wählen alle Magier, dann würfeln alle Orakel, dann werden Würfel verglichen, dann nehmen Damen Plättchen.
king-why-GroupFirst = Platz 1 einer Gruppe bringt noch kein Plättchen, aber mit Würfel und Karte an den Siegertisch, wo es bis zu zwei Punkte gibt. Es zählt Platz 1 nach Ritter, Zocker und Sammler.
king-why-NobodyGoesOn = Eine Gruppe ohne Platz 1 schickt niemanden. Hat keine Gruppe einen, ist der Zug sofort zu Ende.
king-why-WinnersMeet = { $cards_count ->
    [1] Nur in einer Gruppe gibt es Platz 1. Wer dort vorn liegt, kommt auch hier auf Platz 1, mit einem Zocker aber auf Platz 2.
   *[other] Die Ersten der Gruppen spielen Aufheben, Wirkungen, Vergleich und Wertung noch einmal, mit ihren Würfeln wie sie liegen und ihren Karten, auch aufgehobenen. Platz 1 bringt 2 Punkte, Platz 2 einen. Sie sitzen in der Reihenfolge ihrer Gruppen.
}
king-why-GroupUnwon = In dieser Gruppe kommt jede Summe mehrfach vor. Niemand in ihr legt eine Karte; die anderen Gruppen haben ihre eigenen Sieger.
king-why-FinalBegins = Zwei Karten unter dem Würfel gewinnen. Schaffen das mehrere gleichzeitig, legen alle auch die zweite Karte, und eine Finalrunde von vier Zügen entscheidet.
king-why-FinalUnwon = Ohne Sieger bleibt eine Runde nur, wenn jede Summe mehrfach vorkommt. Die Finalisten würfeln und spielen die Finalrunde mit denselben fünf Karten noch einmal.
king-why-TournamentWon = Wer die Finalrunde gewinnt, gewinnt das Turnier.
