### 12 Chip Trick: die Regel hinter jedem Schritt der Erzählung.

## Eine Runde beginnt

chips-why-RoundBegan = Alle beginnen mit vier Chips, zwei von jeder Farbe. Du siehst die Farben der anderen Hände, aber nicht die Werte.
chips-why-ChipsDealt = { $colour_id ->
    [red] Rote Chips sind die mittleren Werte, 4 bis 9. Die anderen sehen, dass sie rot sind, aber nicht, welche es sind.
   *[blue] Blaue Chips sind die niedrigsten Werte, 1 bis 3, und die höchsten, 10 bis 12. Die anderen sehen, dass sie blau sind, aber nicht, welche es sind.
}
chips-why-StackMade = Zu zweit nimmt ein Strohmann den dritten Sitz ein, ebenfalls mit zwei roten und zwei blauen Chips. Sie werden gemischt; niemand kennt ihre Werte oder ihre Reihenfolge.
chips-why-TopShown = { $colour_id ->
    [red] Als Nächstes spielt der Strohmann seinen obersten Chip. Die Rückseite ist rot, also ist es eine 4 bis 9; die Rückseiten darunter siehst du nicht.
   *[blue] Als Nächstes spielt der Strohmann seinen obersten Chip. Die Rückseite ist blau, also ist es eine 1 bis 3 oder eine 10 bis 12; die Rückseiten darunter siehst du nicht.
}
chips-why-LeaderDrawn = Wer zum ersten Stich der Partie ausspielt, entscheidet das Los; es kann auch der Strohmann sein. Später spielt aus, wer den letzten Stich gewonnen hat.

## Ein Stich

chips-why-TrickBegan = Wer einen Stich gewinnt, spielt zum nächsten aus, auch über das Ende einer Runde hinaus. Nur ganz am Anfang der Partie entscheidet das Los.
chips-why-ChipPlayed = Vom Ausspiel an spielen alle im Uhrzeigersinn je einen Chip offen: irgendeinen, gleich welcher Farbe. Ein Strohmann spielt den obersten Chip seines Stapels.
chips-why-TrickWon = { $later_count ->
    [0] Der höchste Wert gewinnt den Stich; die Farbe ist egal. Wer gewinnt, nimmt als Erstes einen Chip und spielt zum nächsten Stich aus.
   *[other] Der höchste Wert gewinnt den Stich, bei gleichen Werten der früher gespielte. Wer gewinnt, nimmt als Erstes einen Chip und spielt zum nächsten Stich aus.
}
chips-why-ChipTaken = { $why_id ->
    [only_red] Solange Rot in der Mitte liegt, darf niemand Blau nehmen, und einen anderen roten Wert gibt es dort nicht.
    [red_first] Solange Rot in der Mitte liegt, darf niemand Blau nehmen; welcher rote Chip es wird, ist freie Wahl.
    [lowest_red] Solange Rot in der Mitte liegt, darf niemand Blau nehmen, und ein Strohmann nimmt immer den niedrigsten erlaubten Chip.
    [lowest] Liegt nur eine Farbe in der Mitte, ist jeder Chip erlaubt, und ein Strohmann nimmt immer den niedrigsten.
    [only] Ein anderer Wert liegt nicht mehr in der Mitte.
   *[chosen] Liegt nur eine Farbe in der Mitte, ist jeder Chip erlaubt.
} { $to_id ->
    [front] Wer den Stich gewonnen hat, nimmt zuerst und lässt den Chip offen vor sich liegen: Er zählt am Ende und wird nie wieder gespielt.
    [stack] Ein Strohmann hat keine Hand: Hat er den Stich nicht gewonnen, kommt sein Chip verdeckt unter den Stapel und wird später wieder gespielt.
   *[hand] Nur wer den Stich gewonnen hat, lässt den Chip vor sich liegen; dieser hier darf wieder gespielt werden, und alle wissen nun, wo er ist.
}

## Eine Runde endet

chips-why-RoundEnded = Ausspielen muss, wer den letzten Stich gewonnen hat; ist dessen Hand leer, ist die Runde vorbei. Das ist der Fall, sobald jemand vier Stiche gewonnen hat.
chips-why-HandLaid = Du hast immer vier Chips, und alle vier zählen. Was noch nicht auf dem Tisch liegt, wird jetzt abgelegt.
chips-why-TotalCounted = { $fate_id ->
    [burnt] Eine Summe über 21 verbrennt. Sie kann nur gewinnen, wenn alle Summen verbrannt sind.
    [halved] In dieser Variante verbrennt nichts: Eine Summe über 21 wird halbiert und abgerundet.
   *[stands] Eine Summe bis einschließlich 21 zählt voll.
}
chips-why-TokenWon = { $merit_id ->
    [highest_burnt] Sind alle Summen verbrannt, bringt die höchste davon doch noch eine Siegmarke. Bei Gleichstand bekommen alle, die sie haben, eine.
    [highest_unburnt] Verbrannte Summen scheiden aus, und die höchste der übrigen bringt eine Siegmarke. Bei Gleichstand bekommen alle, die sie haben, eine.
   *[highest] Die höchste Summe bringt eine Siegmarke, nachdem alles über 21 halbiert ist. Bei Gleichstand bekommen alle, die sie haben, eine.
}

## Das Ende der Partie

chips-why-GameWon = { $beside_count ->
    [0] { $seats_count ->
        [one] Wer zuerst drei Siegmarken hat, gewinnt die Partie. Nachgesehen wird nach jeder Runde.
       *[other] Wer zuerst drei Siegmarken hat, gewinnt die Partie. Gelingt das mehreren in derselben Runde, gewinnen sie gemeinsam.
    }
   *[other] { $seats_count ->
        [one] Kommen eine Person und der Strohmann in derselben Runde auf drei Siegmarken, gewinnt die Person und nicht der Strohmann.
       *[other] Kommen beide Personen und der Strohmann in derselben Runde auf drei Siegmarken, gewinnen die beiden gemeinsam, ohne den Strohmann.
    }
}
chips-why-DummyOutrun = Hat nur der Strohmann drei Siegmarken, gewinnt die Partie, wer mehr Siegmarken hat als die andere Person. Der Strohmann gewinnt nur, wenn beide gleich viele haben.
chips-why-DummyWon = Hat nur der Strohmann drei Siegmarken, gewinnt die Partie, wer mehr Siegmarken hat als die andere Person. Hier haben beide gleich viele, also gewinnt der Strohmann.
