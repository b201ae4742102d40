### Сервер: его простые страницы и запуск.

## Любая страница

page-title = Twelvefold
page-home = Все столы
page-skip = Перейти к содержанию
page-unofficial = Неофициальный проект поклонников.

## Список столов

page-tables = Открытые столы
page-lead = Столы этого сервера, где каждый может играть или смотреть.
page-no-tables = Сейчас нет ни одного открытого стола.
page-client-to-come = Играть в браузере пока нельзя. До тех пор программы играют здесь через API.
page-api-link = API для программ
page-openapi-link = Документ OpenAPI
page-free-seats = { $count ->
    [0] свободных мест нет
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}

## Один стол

page-table-link = Стол { $table }
page-no-such-table = Такого стола нет.
page-status = { $status ->
    [open] ждёт игроков
    [playing] идёт игра
    [paused] пауза
    [dormant] спит, пока кто-нибудь не вернётся
    [over] игра окончена
    [expired] заброшен
   *[other] { $status }
}
page-pace-live = { $time ->
    [one] вживую, { $time } секунда на решение
    [few] вживую, { $time } секунды на решение
   *[many] вживую, { $time } секунд на решение
}
page-pace-correspondence = { $time ->
    [one] по переписке, { $time } день на решение
    [few] по переписке, { $time } дня на решение
   *[many] по переписке, { $time } дней на решение
}
page-term-status = Состояние
page-term-pace = Темп
page-term-spectators = Зрители
page-term-options = Настройки
page-spectators = { $allowed ->
    [yes] допускаются
   *[no] не допускаются
}
page-seats = Места
page-column-seat = Место
page-column-who = Кто
page-column-kind = Кто играет
page-chair-free = свободно
page-chair-person = человек
page-chair-away = бот, пока человек не вернётся
page-chair-bot = бот ({ $bot })
page-winner = победа
page-record-link = Запись игры
page-verify-link = Проверить кости
page-rematch-link = Ответная игра

## API

page-api = API
page-api-lead = Всё здесь — JSON. Сама игра идёт через WebSocket { $path }; его сообщения описаны в { $file }.
page-api-language = Описания даны по-английски, как в документе OpenAPI.

## Запуск

server-port-in-use = Порт { $port } уже занят другой программой, возможно, другим сервером. Укажите другой порт через { $option }.
server-cannot-listen = На { $host }, порт { $port }, здесь слушать нельзя: { $problem }
