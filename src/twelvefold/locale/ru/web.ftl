### Клиент в браузере: всё, что не относится к одной игре.

web-title = Twelvefold
web-page-title = { $page } — Twelvefold
web-lead = Короткие игры о блефе и догадках вокруг числа 12. С друзьями или против ботов, сразу и без регистрации.
web-skip = К содержанию
web-home = На главную
web-unofficial = Неофициальный проект поклонников, без рисунков и текстов издателей.
web-scripts-off = Этому столу нужен JavaScript. Включи его для этого сайта или играй в терминале: twelvefold play king.
web-loading = Минутку…
web-close = Закрыть
web-unreachable = Сервер не отвечает. Ничего не потеряно; попробуй ещё раз чуть позже.
web-no-cookies = Браузер не сохраняет куки этого сайта и не узнает тебя при следующем нажатии. Разреши их и попробуй ещё раз.
web-too-late = Слишком поздно: это уже решено.
web-nowhere-title = Здесь ничего нет
web-nowhere = По этому адресу нет страницы.
web-broken-title = Страница сломалась
web-broken = Что-то сломалось в самой странице. Все ходы в сохранности на сервере: обнови страницу и играй дальше.
web-reload = Обновить
web-truth = { $truth ->
    [true] да
   *[false] нет
}

## API для программ

web-api = API
web-api-link = Программистам: API
web-api-lead = Всё здесь в формате JSON. Сама игра идёт через WebSocket по адресу { $path }; его сообщения описаны в файле { $file }.
web-api-language = Описания ниже — на английском, как и в документе OpenAPI.
web-api-openapi = Документ OpenAPI

## Настройки

web-settings = Настройки
web-settings-tip = Язык, тема, скорость и твоё имя
web-language = Язык
web-theme = Тема
web-theme-auto = как в системе
web-theme-light = светлая
web-theme-dark = тёмная
web-speed = Скорость рассказа
web-speed-calm = спокойная
web-speed-calm-help = Каждый шаг можно успеть прочитать вслух.
web-speed-normal = обычная
web-speed-normal-help = Как за настоящим столом.
web-speed-fast = быстрая
web-speed-fast-help = Для тех, кто знает карты наизусть.
web-speed-instant = мгновенная
web-speed-instant-help = Ничего не движется; что произошло, скажет рассказ.
web-forced = Делать вынужденные ходы за меня
web-forced-on = да
web-forced-on-help = Если ход всего один, он виден секунду и делается за тебя.
web-forced-off = нет
web-forced-off-help = Каждый ход делаешь ты, даже единственный.
web-sound = Звук
web-sound-quiet = тихо
web-sound-loud = громко
web-sound-off = нет
web-mute = Выключить звук
web-unmute = Включить звук
web-haptics = Вибрация
web-haptics-on = есть
web-haptics-off = нет
web-awake = Не гасить экран во время живой партии
web-awake-on = да
web-awake-off = нет
web-letters = Буквы на цветных кубиках
web-letters-on = да
web-letters-off = нет
web-shortcuts = Горячие клавиши
web-shortcuts-on = есть
web-shortcuts-off = нет
web-shortcuts-help = Нажми ?, чтобы увидеть все.
web-name = Твоё имя
web-name-help = Так тебя видят остальные. Новое имя — для следующих столов.
web-name-save = Сохранить
web-guest-name = Гость

## Keys

web-keys = Клавиши
web-keys-off = Одиночные клавиши можно выключить в настройках.
web-key-help = Этот список
web-key-choose = Выбрать, слева направо; ещё раз — подтвердить
web-key-hand = К твоей руке
web-key-why = Почему так вышло?
web-key-story = Вся история
web-key-rules = Правила
web-key-mute = Включить или выключить звук
web-key-menu = Меню стола
web-key-tab = Tab
web-key-tab-help = К следующей части
web-key-enter = Enter
web-key-enter-help = Выбрать; ещё раз — подтвердить
web-key-arrows = ← → ↑ ↓
web-key-arrows-help = По руке, ряду, листу
web-key-escape = Esc
web-key-escape-help = Закрыть или пропустить показ

## Главная страница

web-games = Игры
web-about-king = У каждого двенадцатигранный кубик и один и тот же набор персонажей. Все тайно выбирают по карте и открывают их разом: одинаковые карты и одинаковые кубики отменяют друг друга.
web-about-queen = В горах и в джунглях ждут кубики. Персонажи, что за ними ходят, у всех одни и те же, и одинаковые отменяют друг друга: угадай чужой ход, забери свои кубики и заполняй поле линию за линией.
web-about-chips = Двенадцать фишек и взятки: подберись к 21, но не дальше, иначе всё сгорит. Что забираешь, тем потом и играть.
web-players = Игроков: { $least }–{ $most }
web-minutes = { $least }–{ $most } мин
web-play-game = Играть: «{ $game }»
web-play-solo = { $bots ->
    [0] В одиночку
   *[other] Один на один
}
web-play-solo-tip = { $bots ->
    [0] Начнётся сразу: партия для одного.
   *[other] Начнётся сразу, против одного бота.
}
web-preview-stop = Остановить картинку
web-preview-go = Запустить картинку
web-play-now = Играть сразу
web-play-now-tip = { $bots ->
    [1] Начнётся сразу, против одного бота.
    [one] Начнётся сразу, против { $bots } бота.
   *[many] Начнётся сразу, против { $bots } ботов.
}
web-be-guided = Первая партия с гидом
web-be-guided-tip = Настоящая партия с ботами; на первом ходу гид покажет, что к чему.
web-new-table = Новый стол
web-new-table-tip = Выбери, как играть, и пригласи других.
web-rules = Правила
web-rules-tip = Правила своими словами, со всеми нашими решениями
web-rules-of = Правила игры «{ $game }»
web-no-rules = Для этой игры пока нет страницы с правилами.
web-my-tables = Мои столы
web-open-tables = Открытые столы
web-no-open-tables = Сейчас открытых столов нет. Создай свой!
web-finished-tables = Сыгранные партии
web-your-turn = Твой ход
web-your-turn-title = Твой ход — { $title }
web-status = { $status ->
    [open] ждём игроков
    [playing] идёт партия
    [paused] пауза
    [dormant] стол спит, пока кто-нибудь не вернётся
    [over] партия окончена
    [expired] срок стола истёк
   *[other] { $status }
}
web-free-seats = { $count ->
    [0] свободных мест нет
    [one] свободно { $count } место
    [few] свободно { $count } места
   *[many] свободно { $count } мест
}
web-won-by = { $count ->
    [one] победа: { $names }
   *[other] общая победа: { $names }
}

## Новый стол

web-no-such-game = Такой игры здесь нет.
web-new-table-of = Новый стол: { $game }
web-who-plays = «{ $game }»: кто играет?
web-way = { $way ->
    [friends] С друзьями
    [bots] Против ботов
   *[alone] В одиночку
}
web-way-help = { $way ->
    [friends] Ты получишь ссылку для друзей; каждый играет со своего устройства.
    [bots] Партия начнётся сразу.
   *[alone] Партия для одного. Начнётся сразу.
}
web-new-way = { $way ->
    [friends] «{ $game }» с друзьями
    [bots] «{ $game }» против ботов
   *[alone] «{ $game }» в одиночку
}
web-change-way = Изменить состав
web-more-options = Ещё настройки
web-begin-now = Начать игру
web-seats = Игроки
web-seats-help = Сколько всего за столом, считая ботов.
web-seats-with-bots = { $bots ->
    [1] Ты и один бот.
    [one] Ты и { $bots } бот.
    [few] Ты и { $bots } бота.
   *[many] Ты и { $bots } ботов.
}
web-bots = Боты
web-bots-help = Сколько мест сразу займут боты. Остальные ждут людей; посадить ботов можно и позже.
web-bot-level = Как играют боты
web-pace = Темп игры
web-pace-live = вживую
web-pace-live-help = Все за столом; на решение даются секунды. Против одних ботов часов нет.
web-pace-live-short = { $time ->
    [one] вживую, { $time } секунда на решение
    [few] вживую, { $time } секунды на решение
   *[many] вживую, { $time } секунд на решение
}
web-pace-correspondence = по переписке
web-pace-correspondence-help = Заходи, когда удобно; на решение даются дни.
web-pace-correspondence-short = { $time ->
    [one] по переписке, { $time } день на решение
    [few] по переписке, { $time } дня на решение
   *[many] по переписке, { $time } дней на решение
}
web-pace-unlimited = без ограничения
web-pace-unlimited-help = Думай сколько хочешь.
web-pace-unlimited-short = без ограничения времени
web-time = Время на решение
web-time-help = Не успеешь — это решение примет за тебя бот.
web-time-live = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
}
web-time-correspondence = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
web-bank = Запас времени
web-bank-help = Дополнительное время на всю партию. Оно тратится, когда время на решение вышло.
web-bank-minutes = { $count ->
    [0] без запаса
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
web-public = Показать всем
web-public-help = Включено: стол есть в списке на главной. Выключено: его найдут только по ссылке.
web-spectators = Пускать зрителей
web-spectators-help = Они видят то, что видно всем; чужих рук не видят.
web-make-table = Создать стол

## Перед партией

web-table = Стол
web-seat-free = свободно
web-seats-title = Места
web-seats-taken = занято { $taken } из { $all }
web-you = Ты
web-person = человек
web-spectators-state = { $allowed ->
    [yes] зрителям рады
   *[no] без зрителей
}
web-sit = Сесть за стол
web-full = Все места заняты.
web-waiting-people = Ждём ещё игроков. Партию можно начать, когда все места будут заняты.
web-waiting-owner = Ждём, когда хозяин стола начнёт партию.
web-waiting-free = { $count ->
    [1] Одно место ещё свободно. Пригласи кого-нибудь или посади бота.
    [one] Ещё свободно { $count } место. Пригласи других или посади ботов.
    [few] Ещё свободно { $count } места. Пригласи других или посади ботов.
   *[many] Ещё свободно { $count } мест. Пригласи других или посади ботов.
}
web-fill = { $count ->
    [1] Посадить бота
    [one] Посадить { $count } бота
   *[many] Посадить { $count } ботов
}
web-host = хозяин
web-host-tip = Начинает партию и может изменить стол
web-remove = Убрать: { $name }
web-remove-sure = Точно убрать?
web-hand-over = Передать стол: { $name }
web-add-time = Добавить время
web-add-time-tip = У всех снова полное время на это решение.
web-offer = Отдать место бота человеку
web-offer-help = Кто откроет ссылку, займёт это место и продолжит игру. Ссылка действует один раз, до конца партии.
web-offer-link = Ссылка на место: { $name }
web-join = { $others ->
    [0] Ты сыграешь: { $game }. За столом пока никого.
   *[other] Ты сыграешь: { $game }. За столом: { $names }.
}
web-start = Начать партию
web-leave = Встать из-за стола
web-invite = Пригласить других
web-invite-help = Отправь эту ссылку или дай навести камеру телефона на код: она ведёт прямо к этому столу.
web-invite-link = Адрес стола
web-invite-code = Адрес стола в виде кода для камеры
web-copy = Копировать
web-copied = Скопировано
web-copy-tip = Копирует ссылку
web-seat-link = Твоё место на другом устройстве
web-seat-link-help = Эта ссылка только для тебя: кто её откроет, получит твоё место. С ней можно играть дальше на другом устройстве.
web-seat-link-new = Ссылка на моё место
web-watch-link = Пригласить зрителей
web-projector = Для всех в комнате
web-projector-link = Страница для всех в комнате
web-projector-tip = Для проектора: то, что видят зрители, крупно и без карт на руках
web-projector-join = Сесть за стол
web-fair-dice = Честные кости
web-fair-dice-help = То, откуда берутся все случайности этой партии, задано раньше, чем кто-либо сел за стол. Потом это докажет отпечаток, а с твоим словом их точно никто не мог предвидеть.
web-commitment = Отпечаток костей:
web-dice-word = Слово для костей
web-dice-word-give = Добавить

## За столом

web-board = Стол
web-others = Другие игроки
web-hand = Твоя рука
web-menu = За этим столом
web-menu-tip = Пригласить, взять паузу, сдаться, сменить устройство
web-wish-guide = Провести меня через ход
web-wish-guide-tip = Объясняет стол шаг за шагом, пока ты играешь. Закончить можно в любой момент.
web-story = Рассказ
web-story-tip = Всё, что уже произошло
web-standings = Положение
web-standings-tip = У кого сколько и кто где сидит
web-nothing-yet = Пока ничего не произошло.
web-why = Почему?
web-why-tip = Рассказывает всё ещё раз, шаг за шагом, с правилом для каждого шага
web-why-of = Почему? { $chapter }
web-why-title = Почему? — { $chapter }
web-skip-play = Пропустить
web-skip-tip = Сразу показывает, чем всё закончилось
web-step = Шаг { $step } из { $last }
web-previous = Шаг назад
web-run = Показывать дальше
web-pause-play = Остановить
web-next = Шаг вперёд
web-your-turn-area = Твоё решение
web-waiting-for = Ждём: { $names }.
web-waiting-many = Ждём игроков: { $count }.
web-only-move = Ход только один: { $move }
web-only-end = Выбирать нечего: игра идёт дальше сама.
web-watching = Ты смотришь.
web-status-note = { $status ->
    [paused] Часы стоят. Продолжить может любой игрок.
    [dormant] Он проснётся, как только кто-нибудь из игроков чего-нибудь коснётся.
   *[other] Минутку…
}
web-paused = Игра на паузе.
web-asleep = Стол уснул.
web-wake = Разбудить
web-away-you = За тебя играет бот.
web-back = Я здесь
web-agree = Согласиться
web-moved-for-you = Время вышло: за тебя решил бот.
web-pause-wished-you = Ты просишь паузу. Она начнётся, когда согласятся все.
web-confirmed = выбор сделан
web-thinks = думает
web-away = не за столом: решает бот
web-choose-first = Сначала выбери
web-sealed = Твой выбор: { $move }. Никто не увидит его, пока не выберут все.
web-sealed-plain = Выбор сделан. Никто не увидит его, пока не выберут все.
web-take-back = Передумать
web-take-back-tip = Отзывает твой выбор, пока другие ещё думают
web-time-left = Время на решение: { $time }
web-time-left-tip = Столько времени осталось на это решение. Потом его примет за тебя бот.
web-time-left-tip-bank = Столько времени осталось на это решение; потом пойдёт твой запас: { $bank }.
web-bank-left = Запас времени: { $time }
web-time-until = Решить нужно до { $moment }. Потом это решение примет за тебя бот.
web-left-days = { $count ->
    [one] остался { $count } день
    [few] осталось { $count } дня
   *[many] осталось { $count } дней
}
web-left-hours = { $count ->
    [one] остался { $count } час
    [few] осталось { $count } часа
   *[many] осталось { $count } часов
}
web-left-minutes = { $count ->
    [one] осталась { $count } минута
    [few] осталось { $count } минуты
   *[many] осталось { $count } минут
}
web-connection = { $state ->
    [on] на связи
    [wait] соединяемся…
   *[off] нет связи
}
web-connection-tip = { $state ->
    [on] Связь есть. Каждый ход сохраняется раньше, чем его кто-то увидит.
    [wait] Связь устанавливается. Ничего не потеряно.
   *[off] Сервер недоступен. Твои ходы ждут здесь и уйдут, как только он вернётся; ничего не потеряно.
}
web-pause = Попросить паузу
web-pause-tip = Часы остановятся, как только согласятся все.
web-go-on = Продолжить
web-go-on-tip = Заканчивает паузу
web-resign = Сдаться
web-resign-sure = Точно сдаться?
web-resign-tip = За тебя доиграет бот. Отменить это нельзя.

## Игра без собственного экрана

web-generic-question = Какой твой ход? ({ $ask })
web-moves = Твои ходы
web-answer-tip = Выбирает этот ход
web-add-tip = Добавляет этот ход в твою цепочку
web-line = Твоя цепочка ходов
web-shorten = Вернуть отсюда: { $move }
web-shorten-tip = Возвращает этот ход и все после него
web-confirm-line = Готово
web-confirm-tip = Твоя цепочка готова. Она сыграет, когда будут готовы все.

## После партии

web-winners = { $count ->
    [0] Никто из игроков не победил.
    [one] Победа: { $names }!
   *[other] Общая победа: { $names }!
}
