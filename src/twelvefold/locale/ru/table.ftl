### Что происходит за столом на сервере помимо самой игры.

table-event-SatDown = { $seat_is ->
    [you] Ты садишься за стол.
   *[other] За стол садится { $name }.
}
table-event-StoodUp = Из-за стола встаёт { $name }.
# $bot: сколько звёзд у его уровня
table-event-BotSeated = За стол садится { $persona ->
    [none] { $seat }
   *[other] { bot-name }
}: бот, { $bot ->
    [one] { $bot } звезда
    [few] { $bot } звезды
   *[many] { $bot } звёзд
}.
table-event-Removed = { $persona ->
    [none] { $name }
   *[other] { bot-name }
} больше не за столом: так решил хозяин.
table-event-HandedOver = { $seat_is ->
    [you] Теперь хозяин стола — ты.
   *[other] Теперь хозяин стола — { $seat }.
}
table-event-SettingsChanged = Хозяин изменил настройки партии.
table-event-TimeAdded = Хозяин добавил время: часы пошли заново.
table-event-SeatOffered = Хозяин предлагает место человеку: { $seat }.
table-event-TakenOver = { $seat_is ->
    [you] Теперь вместо бота играешь ты.
   *[other] Теперь вместо бота играет { $name }.
}
table-event-WordGiven = { $seat_is ->
    [you] Ты добавляешь к броскам слово: «{ $word }».
   *[other] { $seat } добавляет к броскам слово: «{ $word }».
}
table-event-GameStarted = Партия начинается.
table-event-MovedFor = { $seat_is ->
    [you] Твоё время вышло: этот ход сделал бот.
   *[other] { $seat } не успевает: этот ход сделал бот.
}
table-event-StoodIn = { $seat_is ->
    [you] Тебя нет за столом: пока играет бот.
   *[other] { $seat } не за столом: пока играет бот.
}
table-event-CameBack = { $seat_is ->
    [you] Ты снова за столом.
   *[other] { $seat } снова за столом.
}
table-event-Resigned = { $seat_is ->
    [you] Ты сдаёшься. Дальше за тебя играет бот.
   *[other] { $seat } сдаётся. Дальше играет бот.
}
table-event-PauseWished = { $seat_is ->
    [you] Ты просишь паузу.
   *[other] { $seat } просит паузу.
}
table-event-Paused = Все согласны: пауза. Часы стоят.
table-event-Dormant = За столом никого. Стол ждёт.
table-event-WentOn = Партия идёт дальше. Часы снова идут.
table-event-SeedPublished = Теперь броски можно проверить.
