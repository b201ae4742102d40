### Что происходит за столом на сервере помимо самой игры.

table-event-SatDown = За стол садится { $name }.
table-event-StoodUp = Из-за стола встаёт { $name }.
# $bot: сколько звёзд у его уровня
table-event-BotSeated = За стол садится { $seat }: бот, { $bot ->
    [one] { $bot } звезда
    [few] { $bot } звезды
   *[many] { $bot } звёзд
}.
table-event-WordGiven = { $seat } даёт костям слово: «{ $word }».
table-event-GameStarted = Партия началась. Отпечаток костей: { $commitment }.
table-event-MovedFor = У { $seat } вышло время: это решение принял бот.
table-event-StoodIn = { $seat } не за столом. Пока { $seat } не вернётся, играет бот.
table-event-CameBack = { $seat } снова здесь.
# $bot: сколько звёзд у его уровня
table-event-Resigned = { $seat } сдаётся. Дальше играет бот: { $bot ->
    [one] { $bot } звезда
    [few] { $bot } звезды
   *[many] { $bot } звёзд
}.
table-event-PauseWished = { $seat } просит паузу.
table-event-Paused = Пауза: все согласны. Часы стоят.
table-event-Dormant = Никто не смотрит. Стол ждёт.
table-event-WentOn = Партия идёт дальше. Часы снова идут.
table-event-SeedPublished = Зерно костей, чтобы каждый мог проверить: { $seed }.
