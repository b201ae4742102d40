### Что происходит за столом на сервере помимо самой игры.

table-event-SatDown = За стол садится { $name }.
table-event-StoodUp = Из-за стола встаёт { $name }.
table-event-BotSeated = За стол садится { $seat }: бот ({ $bot }).
table-event-Removed = { $name } больше не за столом: так решил хозяин.
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
table-event-WordGiven = { $seat } даёт костям слово: «{ $word }».
table-event-GameStarted = Партия началась. Отпечаток костей: { $commitment }.
table-event-MovedFor = У { $seat } вышло время: это решение принял бот.
table-event-StoodIn = { $seat } не за столом. Пока { $seat } не вернётся, играет бот.
table-event-CameBack = { $seat } снова здесь.
table-event-Resigned = { $seat } сдаётся. Дальше играет бот ({ $bot }).
table-event-PauseWished = { $seat } просит паузу.
table-event-Paused = Пауза: все согласны. Часы стоят.
table-event-Dormant = Никто не смотрит. Стол ждёт.
table-event-WentOn = Партия идёт дальше. Часы снова идут.
table-event-SeedPublished = Зерно костей, чтобы каждый мог проверить: { $seed }.
