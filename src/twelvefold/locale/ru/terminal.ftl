### Терминал: всё, что не относится к одной игре.

## Игра

terminal-choose = Твой выбор ({ $numbers } или название; { $help } — помощь, { $quit } — сохранить и выйти):
terminal-choose-line = Твой ход ({ $numbers } или название; { $done } — подтвердить, { $back } — вернуть):
terminal-confirm = Выбирать больше нечего: { $done } — подтвердить, { $back } — вернуть ход:
terminal-choice = { $number }. { $label }
terminal-choice-hint = { $number }. { $label } — { $hint }
terminal-help = Введи номер или название. «{ $rules }» покажет правила, «{ $story }» — что уже произошло, «{ $quit }» сохранит партию и выйдет.
terminal-not-understood = Такого варианта нет: «{ $text }».
terminal-ambiguous = «{ $text }» можно понять по-разному: { $choices }.
terminal-hand-over = Передай экран. Следующий игрок: { $name }. { $name }, нажми Enter, когда больше никто не смотрит.
terminal-game-over = Партия окончена. { $winners_is ->
    [you] Победа твоя!
    [among] Общая победа: ты и { $winners_others }!
   *[other] { $count ->
        [0] Никто из игроков не победил.
        [1] Победа: { $winners }.
       *[other] Общая победа: { $winners }.
    }
}
terminal-saved = Партия сохранена. Продолжить: { $command }
terminal-record-written = Запись партии: { $file }.
terminal-resumed = Партия продолжается с того же места.
terminal-bots = За столом: { $bots }.
terminal-bot = { $name } ({ $stars } из { $most } звёзд)
terminal-write-failed = Не удаётся записать { $file }: { $problem }
terminal-read-failed = Не удаётся прочитать { $file }: { $problem }
terminal-record-exists = Файл { $file } уже есть, и ничего не перезаписывается. Продолжить партию из него: { $command }; или укажи другой файл.
terminal-other-game = В файле сохранена партия игры { $given }, а не { $game }.
terminal-already-over = Эта партия окончена. Посмотреть её снова: { $command }

## Сервер

terminal-serving = Сервер запущен, столы — в папке { $folder }. Открой в браузере:
terminal-verified = Кости проверены. Пересчитано исходов: { $outcomes }, случайных чисел: { $numbers }; всё совпадает с записью.

## Бот за столом сервера

terminal-bot-bad-address = «{ $given }» — не адрес стола. Адрес стола выглядит как { $example }, личная ссылка места — как { $example }#KEY.
terminal-bot-no-server = По адресу { $address } сервер не отвечает: { $problem }
terminal-bot-other-protocol = Сервер по адресу { $address } не поддерживает версию { $protocol } протокола этой программы.
terminal-bot-refused = Сервер отказывает: { $why }
terminal-bot-seated = Бот занял место { $number }. По личной ссылке он снова займёт его откуда угодно: { $link }
terminal-bot-seat-lost = Теперь это место у кого-то другого; партия идёт дальше без этого бота.

## Просмотр записи

terminal-step = Шаг { $step } из { $last }
terminal-position = Позиция: { $notation }
terminal-no-such-step = Шага { $step } нет; в этой записи шаги от 0 до { $last }.
terminal-unfinished = Эта партия не окончена: видно то, что видели зрители.

## Серии партий

terminal-series = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, зерно { $seed }, места меняются по кругу
terminal-progress = Идёт игра
terminal-column-player = игрок
terminal-column-wins = победы
terminal-column-rate = доля побед
terminal-column-interval = интервал 95 %
terminal-column-fair = к равной доле
terminal-per-game = { $what }: всего { $total }, за партию { $mean }
terminal-unwon-games = Партий, в которых не победил никто из игроков (в доле побед не учтены): { $count }
terminal-shared-games = Общих побед (каждому победителю засчитана часть): { $count }
terminal-interval = { $low } – { $high }
terminal-plain-player = { $player }: побед { $wins }, доля побед { $rate }, 95-процентный интервал { $interval }, отношение к равной доле { $fair }.
terminal-humans-in-series = Серию партий играют боты: замени «human» в --players на { $allowed }.
terminal-bad-count = { $option } должно быть не меньше 1, а не { $given }.
terminal-names-count = В --names { $given ->
    [one] { $given } имя
    [few] { $given } имени
   *[many] { $given } имён
} на { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}; нужно по одному на каждое.
terminal-names-twice = Имена повторяются: { $names }. У каждого должно быть своё имя.
terminal-players-count = В --players названо игроков: { $given }, а в --seats — { $seats }; оставь что-то одно или сделай поровну.
terminal-bad-seed = --seed — это число от −{ $largest } до { $largest }.
terminal-resume-alone = --resume продолжает сохранённую партию как есть; убери { $options }.
terminal-option-for-series = { $option } — для серии партий; добавь --games.
terminal-option-not-for-series = { $option } — для одной партии; убери --games и --json.
terminal-unknown-language = Языка { $given } нет; есть { $allowed }.
terminal-no-rules = Для игры { $game } нет страницы с правилами.
terminal-error = Ошибка: { $message }

## Слова, которые вводит игрок

command-help = ?
command-quit = q
command-rules = правила
command-story = рассказ
command-done = готово
command-back = назад

## Справка

help-app = «Дюжина короля», «Дюжина королевы» и «12 фишек»: игра с людьми и ботами, просмотр партий, правила. Неофициальная программа.
help-play = Сыграть партию или целую серию партий между ботами.
help-replay = Воспроизвести записанную партию или показать её на одном из шагов.
help-rules = Прочитать правила игры с нашими решениями.
help-game = Игра: { $games }.
help-players = Кто где сидит, через запятую: human, { $bots }.
help-seats = Сколько игроков: ты (в серии — сильнейший бот) и боты.
help-of-game = { $game }. { $text }
help-joined = { $before } { $text }
help-names = Имена игроков через запятую.
help-seed = Зерно случайности: то же зерно и те же решения дают ту же партию.
help-lang = Язык: en, ru, fr, de.
help-plain = Простые строки без рисования, для программ чтения с экрана и конвейеров.
help-record = Сохранять партию в этот файл: пока она идёт, чтобы продолжить позже; когда окончена, её запись.
help-resume = Продолжить партию из этого файла.
help-games = Сыграть столько партий между ботами и подвести итог.
help-jobs = Сколько процессов делят серию. На результат это не влияет.
help-json = Вывести итог серии в формате JSON.
help-file = Запись партии или партия, сохранённая с --record.
help-step = Остановиться после этого шага и показать позицию.
help-serve = Открыть столы для людей, ботов и зрителей.
help-host = Адрес, на котором ждать; 0.0.0.0 впускает местную сеть.
help-port = Порт, на котором ждать.
help-data = Папка для данных сервера.
help-bot-pause = Сколько боты медлят с решением, в миллисекундах.
help-verify = Проверить кости в записи партии с сервера.
help-bot = Посадить бота за стол сервера; он говорит на том же протоколе, что и все.
help-url = Адрес стола или личная ссылка места, чтобы занять именно его.
help-player = Какой бот играет: { $bots }. Если не указать — самый сильный.
help-name = Имя бота за столом.
help-version = Показать версию.

## Чего не понять в командной строке

usage-missing = Не хватает { $what }. Справка: { $help }
usage-bad-value = Значение { $what } не читается. Справка: { $help }
usage-unknown = Такого нет: { $what }. Справка: { $help }
usage-wrong = Команда не читается. Справка: { $help }
help-arguments = Аргументы
help-options = Параметры
help-commands = Команды
help-required = [обязательно]
