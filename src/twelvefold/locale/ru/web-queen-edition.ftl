### «Дюжина королевы» в браузере: своё издание, которое можно рассмотреть до партии.

web-queen-edition = Издание
web-queen-edition-help = Номера, очки, кубики и поля игры. Если у тебя есть коробка, можно загрузить свой файл с напечатанными числами. Он будет проверен, и ты увидишь его поля до того, как на них начнут играть.
web-queen-edition-built-in = встроенное
web-queen-edition-in-use = Используется: { $name }
web-queen-edition-choose = Выбрать файл
web-queen-edition-drop = или перетащи его сюда (TOML)
web-queen-edition-form = Сохранить встроенный файл
web-queen-edition-form-tip = Файл встроенного издания: измени в нём числа в текстовом редакторе, а потом выбери его здесь.
web-queen-edition-again = Вернуть встроенное издание
web-queen-edition-unreadable = этот файл не читается
web-queen-edition-no-text = это не текст в UTF-8: сохрани файл в этой кодировке
# Под тем, что в файле не так.
web-queen-edition-refused = «{ $file }» не используется; остаётся то, что было выбрано раньше.
web-queen-edition-look = Посмотреть поля
web-queen-edition-sheets = Показано поле
web-queen-edition-missing = { $count ->
    [one] В этом издании нет поля { $sheets }.
   *[other] В этом издании нет полей { $sheets }.
}
web-queen-edition-no-crusade = В этом издании нет поля для Крестового похода на столько игроков: выбери базовую игру или другое издание.
web-queen-edition-figures = Карты и кубики
web-queen-edition-card = Карта
web-queen-edition-order = Номер
web-queen-edition-points = Очки
web-queen-edition-players = Игроков
web-queen-edition-bag = Кубики в мешочке: красных { $red }, фиолетовых { $purple }, жёлтых { $yellow }.
