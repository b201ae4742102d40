### Сервер: запуск.

server-port-in-use = Порт { $port } уже занят другой программой, возможно, другим сервером. Укажите другой порт через { $option }.
server-cannot-listen = Не удаётся слушать { $host }, порт { $port }: { $problem }

## What a link to a table shows in a message

server-preview-open = { $free ->
    [0] Все места заняты. Заходи посмотреть.
    [one] Свободно { $free } место. Присоединяйся.
    [few] Свободно { $free } места. Присоединяйся.
   *[many] Свободно { $free } мест. Присоединяйся.
}
server-preview-playing = Идёт партия. Заходи посмотреть.
server-preview-over = { $count ->
    [0] Никто не победил. Посмотри партию ещё раз.
    [one] Победа: { $names }. Посмотри партию ещё раз.
   *[other] Общая победа: { $names }. Посмотри партию ещё раз.
}
server-preview-private = Стол в Twelvefold — для тех, у кого есть ссылка.
