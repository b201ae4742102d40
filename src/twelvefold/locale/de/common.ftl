### Was alle Clients sagen: Reihen, „niemand“, die Namen der Bots.

row = { $row }, { $item }
pair-number = { $left } ({ $right })
pair-word = { $left }: { $right }
nobody = niemand
you = du
nothing = nichts
seat-number = Spieler { $number }
bot-name = { $persona ->
    [ulu] Ulu
    [nokto] Nokto
    [plopo] Plopo
    [miko] Miko
    [spiro] Spiro
    [bekko] Bekko
    [pardo] Pardo
    [monti] Monti
    [lento] Lento
    [igli] Igli
    [lumi] Lumi
    [kolori] Kolori
    [umbo] Umbo
    [fungo] Fungo
    [lampo] Lampo
    [pento] Pento
   *[other] { $persona }
}
bot-temper = { $persona ->
    [ulu] Zählt alles zweimal und blinzelt dann.
    [nokto] Bleibt wach, solange Würfel rollen.
    [plopo] Springt zuerst und schaut im Flug, wohin.
    [miko] Lacht über jeden Wurf, ob gut oder schlecht.
    [spiro] Hat es nie eilig und kommt nie zu spät.
    [bekko] Hat einen großen Schnabel und ein größeres Herz.
    [pardo] Schnurrt bei kleinen Zahlen und faucht bei großen.
    [monti] Verliert nie den Halt und selten die Geduld.
    [lento] Denkt seit gestern über diesen Zug nach.
    [igli] Beim Verlieren stachlig, beim Gewinnen ganz weich.
    [lumi] Fliegt zu allem, was glänzt.
    [kolori] Wechselt die Farbe und hält das für ein Pokergesicht.
    [umbo] Kommt der Gesellschaft wegen aus dem Schnee herab.
    [fungo] Wächst über Nacht gleich neben dem Tisch.
    [lampo] Brennt für das Spiel und schläft bei Tagesanbruch.
    [pento] Trägt Fünfecke und glaubt an die Zwölf.
   *[other] { $persona }
}
bot-stars = { $stars } von { $most } Sternen
bot-tip = { $temper } { $stars } von { $most } Sternen.
bot-level = { $bot ->
    [random] Anfänger
    [heuristic] Könner
   *[other] { $bot }
}
bot-level-help = { $bot ->
    [random] Wählt nach Zufall: für einen ersten Versuch.
    [heuristic] Überlegt, was die anderen tun könnten, und weiß dabei nicht mehr als du.
   *[other] Ein Bot.
}

## Die Namen der Spiele

king-name = King of 12
queen-name = Queen of 12
chips-name = 12 Chip Trick
