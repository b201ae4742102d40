### Почему что-то не принято.

## Данные

error-data-wrong-type = { $at }: ожидалось { $expected }, найдено { $found }
error-data-missing-field = { $at }: нет поля { $field }
error-data-unknown-field = { $at }: поля { $field } не бывает; поля: { $allowed }
error-data-broken-json = это не JSON: { $problem } (строка { $line }, столбец { $column })
error-data-too-deep = слишком глубокая вложенность JSON
error-bad-generator = сохранённый генератор должен иметь вид { "{" }key: 64 шестнадцатеричные цифры, used: число от 0{ "}" }, а не { $given }
error-no-such-outcome = { $given } — невозможный исход для { $chance }
error-bad-outcome = { $given } не удаётся прочитать как исход { $chance }

## Ходы и решения

error-game-over = партия окончена, ходить больше нельзя
error-no-lines-here = здесь от каждого места нужен один ход, а не цепочка
error-seat-not-asked = сейчас ход не за местом { $seat }; решают места: { $asked }
error-one-each = спрошено мест: { $asked }, а ответов дано: { $given }
error-no-line = место { $seat } отвечает цепочкой ходов (кортежем), а не { $given }
error-not-legal = { $move } здесь не по правилам; можно: { $allowed }
error-line-not-complete = цепочка места { $seat } не может здесь закончиться; дальше: { $allowed }
error-decision-stale = решение { $given } не открыто; открыто решение { $open }
error-needs-line = здесь нужна цепочка: добавь ходы, затем подтверди
error-nothing-sealed = месту { $seat } нечего отзывать
error-already-confirmed = место { $seat } подтвердило цепочку; чтобы её изменить, отзови подтверждение
error-bad-length = ходов в цепочке: { $length }; её можно сократить до длины от 0 до { $length }, но не до { $given }
error-not-over = партия ещё не окончена; запись появится после её конца
error-match-other-state = сохранённое положение отличается от того, к которому ведёт запись

## Записи

error-record-format = формат записи не поддерживается: { $given }; программа читает { $allowed }
error-record-shape = не удалось прочитать запись: { $problem }
error-record-other-game = это запись игры { $given }, а не { $game }
error-record-step = сегмент { $segment }, шаг { $step }: { $problem }
error-record-wrong-kind = здесь ожидалось { $expected }, найдено { $given }
error-record-after-end = партия окончена, но в записи есть ещё шаги
error-record-unknown-rules = сегмент { $segment } записан по правилам { $game } версии { $given }, у программы версия { $known }, а события не сохранены
error-record-broken-off = в записи указан результат, но после шага { $step } партия не окончена
error-record-other-result = в записи победители — { $given }, а при воспроизведении — { $found }
error-record-no-segments = в записи нет ни одного сегмента; нужен хотя бы один
error-record-discontinued = сегмент { $segment } начинается не там, где закончился предыдущий

## Настройки

error-option-unknown = настройки { $option } нет; есть { $allowed }
error-option-seats = seats: { $given } не подходит; в эту игру играют от { $low } до { $high } игроков
error-no-such-game = игры { $given } нет; есть { $allowed }
error-no-such-player = игрока { $given } для { $game } нет; есть { $allowed }
error-bad-name = { $given } не годится как имя: в имени от 1 до 40 букв и нет управляющих символов

## «Дюжина короля»

error-king-bad-move = { $text } — не ход; напиши одно из: play CHARACTER, turn FACE, take TOKEN, decline, lay CHARACTER
error-king-bad-character = { $text } — не персонаж; персонажи: { $allowed }
error-king-bad-set = set: { $given } — не набор; можно first, random или список из семи персонажей, с Рыцарем
error-king-unknown-in-set = set: { $problem }
error-king-set-size = set: персонажей в наборе по договорённости должно быть { $needed }, а не { $given }
error-king-set-twice = set: { $card } назван дважды; в наборе по договорённости семь разных персонажей
error-king-set-without-knight = set: Рыцарь всегда в наборе; поставь knight на место одного из них: { $given }
error-king-bad-promo = promo: { $given } не подходит; можно { $allowed }, одного или обоих
error-king-promo-needs-random = promo: промоперсонажи входят в случайный набор; для набора по договорённости назови среди семи персонажей: { $given }
error-king-position-seats = в позиции от { $low } до { $high } игроков, и у каждого все свои карты, кубик и жетоны
error-king-position-set = набор — это семь разных персонажей по порядку, и среди них Рыцарь
error-king-position-agenda = дальше должно идти ровно одно, а в этой позиции названо { $given }
error-king-position-round = после броска раунды считаются от 1, а не { $given }
error-king-position-dice = на кубиках от 1 до 12, а до броска ничего; но не { $given }
error-king-position-played = все сыграли поровну разных карт набора; место { $seat } — нет
error-king-position-hand = рука места { $seat } — это набор без сыгранных и выложенных карт
error-king-position-tokens = жетонов каждого номинала не больше, чем розыгрышей в раунде ({ $turns }), и меньше нуля их не бывает
error-king-position-too-many-under = карт под кубиками: { $cards }; законченных раундов: { $rounds }; карт не бывает больше, чем раундов
error-king-position-under = под кубиком места { $seat } лежит карта набора, не сыгранная с тех пор
error-king-position-suspects = под кубиком места { $seat } могут лежать только карты набора, и сама лежащая карта среди них
error-king-position-round-over = выбирать карту уже нельзя: у кого-то осталась одна карта или есть восемь очков
error-king-position-rings = круг — это все места с последними сыгранными картами
error-king-position-nobody = карта { $card } не в силе, и делать для неё нечего
error-king-position-theft = место { $thief } не может забрать жетон у места { $victim }
error-king-position-winner = место { $seat } не могло так победить в раунде
error-king-notation-shape = позиция записывается как SET rROUND / SEAT / SEAT … / NEXT, а не { $text }
error-king-notation-codes = { $text } — не ряд персонажей из двух букв; они такие: { $allowed }
error-king-notation-seat = место записывается как DIE PLAYED TOKENS UNDER, например: 10 AlMa 21 Go; а не { $text }
error-king-notation-next = { $text } не может идти дальше; напиши draw, roll, choose, turn, oracle, take THIEF<VICTIM, lay SEAT или won SEAT
error-king-notation-impossible = такой позиции в игре не бывает: { $problem }
error-king-bad-groups = groups: { $given } — так { $seats } игроков на группы не делятся; можно { $allowed }
error-king-no-groups = groups: { $seats } игрока сидят за одним столом; группы бывают в турнире, от { $low } игроков
error-king-position-tournament-only = такое может идти дальше только в турнире
error-king-notation-next-tournament = { $text } не может идти дальше; напиши seat SIZES roll, draw, roll, choose, turn, oracle, turn at SEATS, oracle at SEATS, take THIEF<VICTIM, take THIEF<VICTIM to SEATS, lay SEATS, second SEATS или won SEAT
error-king-notation-groups = группы — это места, например g0.3+1.2.4, встречи — ряды, например m0010.101.00.1, а - значит ничего; но не { $text }
error-king-tournament-seats = в турнире от { $low } до { $high } игроков, и у каждого все свои карты, кубик и жетоны
error-king-tournament-groups = группы — это места по порядку, размеры групп { $allowed }; в последнем раунде одна группа от двух до четырёх игроков
error-king-tournament-met = встречи записаны рядом для каждого места, наименьшее число 0, а в последнем раунде их нет
error-king-tournament-second = вторая карта лежит под кубиками всех участников последнего раунда, и больше ни под чьими; место { $seat } не подходит
error-king-tournament-tokens = пока выиграно не больше { $ones } жетонов номиналом 1 и { $twos } номиналом 2, и меньше нуля их не бывает
error-king-tournament-rings = круги — это все группы или стол не больше чем с одним первым от каждой, с последними сыгранными картами
error-king-tournament-firsts = за стол победителей идут первые из групп: { $due }

error-no-such-seat = нет места { $given }; места пронумерованы от 0 до { $last }
error-bad-event-number = { $given } — не номер события; события нумеруются с 1, а 0 возвращает все
error-wrong-confirmed = сохранённые ответы противоречивы: подтвердили ответ места [{ $given }], но каждое из них должно быть среди мест { $asked } и иметь ответ, а хотя бы одно из мест { $asked } ещё не должно было ответить
error-option-none = настройки должны быть объектом с именами и значениями, а не { $given }; имена: { $allowed }
error-record-other-seats = положение рассчитано на игроков: { $given }, а настройки — на { $needed }
error-data-unreadable = { $given } — непереносимый JSON: NaN, слишком большое число, повторяющийся ключ или непарный суррогат
error-played-elsewhere = партию из { $file } сейчас играет другая программа
error-file-too-large = { $file } — не файл размером до { $megabytes } МБ

## «12 фишек»

error-chips-bad-move = { $text } — не ход; напиши play CHIP или take CHIP, где фишка от 1 до 12
error-chips-not-in-hand = фишки { $chip } на руке нет; на руке: { $allowed }
error-chips-red-first = красные забирают первыми; синюю вроде { $chip } нельзя, пока в центре есть красные: { $allowed }
error-chips-not-in-middle = фишку { $chip } из центра забрать нельзя; можно: { $allowed }
error-chips-bad-burning = burning: { $given } — это не true (сумма больше 21 сгорает) и не false (она делится пополам)
error-chips-position-seats = в позиции от { $low } до { $high } игроков, с двумя ещё болван, и у каждого своё место
error-chips-position-agenda = дальше должно идти ровно одно, а в этой позиции названо { $given }
error-chips-position-chips = фишки идут по порядку, и каждая фишка из коробки лежит где-то ровно один раз
error-chips-position-round = при жетонах { $tokens } не может идти раунд { $round }: каждый раунд приносит жетон хотя бы одному игроку, двух сразу не бывает, а три заканчивают партию
error-chips-position-leader = заходит кто-то из сидящих за столом, и кто именно, неизвестно только до первой взятки
error-chips-position-deal = сдают всем по очереди: сначала по две красные фишки, потом по две синие
error-chips-position-top = пока верхнюю фишку болвана никто не видел, видна её рубашка, и такого цвета фишка у него есть
error-chips-position-owned = у места { $place } здесь должно быть фишек: { $owned }, на руке и на столе вместе
error-chips-position-unseen = на руке у места { $place } ещё никем не виденных фишек: { $given }; здесь их может быть не меньше { $least } и не больше { $most }
error-chips-position-colours = месту { $place } раздали по { $most } фишки каждого цвета; больше одного цвета ещё не виденными быть не могут
error-chips-position-front = перед тем, кто выиграл последнюю взятку, лежит хотя бы одна фишка, а с четырьмя раунд окончен
error-chips-position-taken = кто забрал фишку, у того она на руке или перед ним, и красные забирают раньше синих
error-chips-position-turn = { $what } здесь следующим быть не может
error-chips-position-end = партия кончается, когда лучшая сумма раунда приносит третий жетон
error-chips-notation-shape = позиция записывается как VARIANT rROUND lead LEADER / PLACE / PLACE … / MIDDLE / NEXT, а не { $text }
error-chips-notation-chips = { $text } — не ряд фишек; напиши 4,9,12 или -, а на руке 4,9?, если 9 ещё никто не видел
error-chips-notation-place = место записывается как TOKENS FRONT HAND, например: 1 7 5?,9,12?; место болвана: dummy 0 - 3?,4?,8 red; а не { $text }
error-chips-notation-next = { $text } не может идти дальше; напиши deal SEAT COLOUR, top, lead, play, turn, take или over
error-chips-notation-impossible = такой позиции в игре не бывает: { $problem }

## «Дюжина королевы»

error-queen-bad-move = { $text } — не ход; напиши одно из: play CHARACTER, take TRAY DIE, put CHARACTER, mark CELL, mark CELL DIE, leave, line LINE, copy SEAT, bonus BONUS, gain CHARACTER; на полях В (C) и Г (D) ещё value FACE, roof CELL, circle NUMBER, square NUMBER, use BONUS, pick NUMBER, without DIE, turn FACE
error-queen-bad-character = { $text } — не персонаж; персонажи: { $allowed }
error-queen-bad-sheet = sheet: поля { $given } не бывает; поля: { $allowed ->
   *[other] A (А), B (Б), C (В), D (Г)
  }
error-queen-bad-reserve = reserve: { $given } — не резерв; можно first, random или список из шести персонажей
error-queen-unknown-in-reserve = reserve: { $problem }
error-queen-reserve-size = reserve: персонажей в резерве по договорённости должно быть { $needed }, а не { $given }
error-queen-reserve-twice = reserve: { $card } назван дважды
error-queen-reserve-start = reserve: { $card } и так с самого начала у всех на руке, поэтому в резерве его не бывает
error-queen-reserve-never = reserve: при таком числе игроков ({ $seats }) карта { $card } не участвует никогда
error-queen-bad-extra = { $option }: { $given } не подходит; можно { $allowed }, одного или нескольких, или none
error-queen-extra-needs-random = { $option }: эти персонажи входят в случайный резерв; для резерва по договорённости назови среди шести персонажей: { $given }
error-queen-bad-crusade = crusade: { $given } не подходит; можно true или false
error-queen-crusade-no-reserve = reserve: в «Крестовом походе» резерва нет; карты на руку тянут
error-queen-crusade-expansion = expansion: в «Крестовом походе» карты дополнения и так среди тех, из которых тянут, поэтому не указывай: { $given }
error-queen-crusade-sheet = sheet: игроков: { $seats }; в «Крестовый поход» тогда играют на поле { $allowed ->
    [D] D (Г)
   *[other] C (В) или D (Г)
  }, а не на { $given ->
    [A] A (А)
    [B] B (Б)
   *[other] C (В)
  }
error-queen-solo-sheet = sheet: в соло играют на поле { $allowed ->
   *[other] A (А), B (Б) или D (Г)
  }, а не на { $given ->
   *[other] C (В)
  }
error-queen-no-sheet = sheet: в издании { $edition } нет поля { $given ->
    [C] C (В)
   *[other] D (Г)
  }
error-queen-bad-edition = edition: { $problem }
error-queen-edition-toml = издание — не TOML: { $problem }
error-queen-edition-too-much = издание — это текст не длиннее { $letters } знаков, и в строке не больше { $dots } точек
error-queen-edition-kind = издание, { $at }: ожидалось { $expected }, найдено { $found }
error-queen-edition-missing = издание, { $at }: не хватает { $name }
error-queen-edition-unknown = издание, { $at }: { $name } здесь не бывает; бывает { $allowed }
error-queen-edition-range = издание, { $at }: { $given } — не число от { $low } до { $high }
error-queen-edition-length = издание, { $at }: нужно { $needed }, найдено { $given }
error-queen-edition-count = издание, { $at }: нужно от { $low } до { $high }, найдено { $given }
error-queen-edition-effect = издание, { $at }: бонуса { $given } не бывает; бывают { $allowed }
error-queen-edition-roof = издание, { $at }: { $given } — не крыша; крыша — это одна из букв { $allowed }
error-queen-edition-place = издание, { $at }: { $given } — не ячейка области значений; напиши строку и столбец через двоеточие, например { $example }
error-queen-edition-needs-boxes = издание, { $at }: { $given } бывает только на поле с кругами и квадратами
error-queen-edition-both-kinds = издание, { $at }: у поля есть либо one_die и no_mark, либо circles, squares и repeatable
error-queen-edition-cell = издание, { $at }: { $given } — не ячейка; ячейка — это значение от 1 до 12 или цвет: { $allowed }
error-queen-edition-name = издание, name: в названии от 1 до { $most } букв в одну строку, а не { $given }
error-queen-edition-bag = издание, trays.{ $seats }: нужно кубиков { $trays } и ещё один для Оракула, а в мешочке всего { $dice }
error-queen-position-seats = в позиции от { $low } до { $high } игроков, и один из них активный
error-queen-position-round = раундов всего { $rounds }; раунда { $given } среди них нет
error-queen-position-cards = рука, сброс и резерв места { $seat } — это вместе те же десять разных карт, что у всех; порядок карт: { $order }
error-queen-position-boxes = у места { $seat } осталось больше клеток бонусов, чем бывает, или меньше нуля
error-queen-position-marks = отметки места { $seat } стоят не в ячейках поля
error-queen-position-first = у места { $seat } есть шесть очков, но нет заполненной линии
error-queen-position-untold-first = у места { $seat } есть заполненная линия, а шести очков за первую нет ни у кого
error-queen-position-crusade = в «Крестовом походе» играют на поле В (C) или Г (D), в соло — на Г; на руке и в сбросе у места { $seat } карты из тех восьми, что получили все, а резерва нет; порядок карт: { $order }
error-queen-position-areas = таких отметок и бонусов, как у места { $seat }, на этом поле не бывает
error-queen-position-round-part = место { $seat } не могло к этому времени так сыграть, взять или скопировать в этом раунде; порядок карт: { $order }
error-queen-position-dice = кубики в горах, в джунглях и взятые — не те, что бросают в раунде
error-queen-position-king = Король играет только против одного игрока, и карты у него те же, что на руке и в сбросе у игрока, и никаких других; порядок карт: { $order }
error-queen-position-agenda = { $given } в этой позиции следующим быть не может
error-queen-notation-shape = позиция записывается как SHEET rROUND active SEAT m DICE j DICE / PLAYER / … / NEXT, а не { $text }
error-queen-notation-codes = { $text } — не ряд персонажей из двух букв; они такие: { $allowed }
error-queen-notation-dice = { $text } — не ряд кубиков; напиши R10,P3,Y12 или -
error-queen-notation-player = игрок записывается как HAND PILE RESERVE SHEET BOXES, например: JgAl Kn GoMi 2x7,10,10,10,10 c1p1r2; а не { $text }
error-queen-notation-marks = { $text } — не поле: пять строк по десять ячеек, x или число свободных подряд
error-queen-notation-areas = { $text } — не поле В (C) или Г (D): ROWS|OVERFLOW|ROOFS BOXES, например 310000000000|-|xx...,..... o100s000; вместо BOXES может стоять -
error-queen-notation-next = { $text } не может идти дальше; напиши, например, choose, roll или take 0 La 1 mj
error-queen-notation-impossible = такой позиции в игре не бывает: { $problem }

## Стол на сервере

error-no-such-table = такого стола нет
error-no-guest = сначала назови себя
error-not-stored = сохранить не удалось, изменение не применено; попробуй ещё раз
error-too-many-requests = слишком много запросов сразу; подожди немного
error-message-bad = в сообщении ошибка: { $problem }, поле: { $where }
error-request-other-site = запрос отправила страница другого сайта
error-request-too-long = в запросе должна быть указана длина тела, не больше { $most } байт
error-request-not-json = тело запроса должно быть в формате JSON
error-request-nothing-here = по этому адресу ничего нет
error-request-otherwise = этот адрес не поддерживает такой метод
error-server-folder-in-use = с папкой данных { $folder } уже работает другой сервер
error-table-bad-name = { $given } не годится как имя: нужно от 1 до { $longest } символов, без управляющих и не одни пробелы
error-table-bad-pace = за столом в реальном времени на решение даётся от { $least } до { $most } секунд, в игре по переписке — от { $least_days } до { $most_days } дней, а без ограничения времени нет
error-table-bad-bank = запас времени — от 0 до { $most } секунд, и бывает он только за столом в реальном времени
error-table-not-seated = у тебя нет места за этим столом
error-table-not-owner = это может только хозяин стола
error-table-no-free-seat = за этим столом нет свободного места
error-table-not-started = партия ещё не началась
error-table-begun = партия уже началась
error-table-paused = за этим столом пауза
error-table-expired = срок этого стола истёк
error-table-not-paused = за этим столом нет паузы
error-table-no-pause = игру по переписке нельзя поставить на паузу
error-table-seat-taken = место { $seat } занято
error-table-seated-already = у тебя уже есть место за этим столом
error-table-wrong-key = эта ссылка не подходит ни к одному месту за этим столом
error-table-seats-free = есть свободные места; подожди людей или посади ботов
error-table-not-over = партия ещё не окончена
error-table-no-spectators = этот стол только для его игроков
error-table-not-finished = партия ещё не окончена; запись появится после её конца
error-table-no-such-step = шага { $step } нет; в этой партии шаги от 0 до { $last }
error-table-no-longer-asked = место { $seat } уже приняло решение
error-table-removed = хозяин попросил тебя не садиться за этот стол
error-table-seat-free = на месте { $seat } никто не сидит
error-table-not-yourself = это твоё собственное место
error-table-no-person-there = на месте { $seat } нет человека
error-table-no-bot-there = на месте { $seat } нет бота
error-table-no-clock = за этим столом сейчас не идут часы
error-table-too-many-people = за этим столом людей: { $people }, а мест было бы только { $seats }
error-table-game-ended = партия за этим столом окончена

## Честные кости

error-dice-bad-seed = зерно — это 64 шестнадцатеричные цифры
error-dice-bad-word = слово для костей — не длиннее { $longest } символов, без переводов строки и других управляющих символов
error-dice-none = в этой записи нет зерна костей; проверить можно только партии, сыгранные на сервере
error-dice-other-commitment = SHA-256 зерна — { $found }, а до игры было объявлено { $given }
error-dice-other-outcome = шаг { $step }: кости дали { $found }, а в записи { $given }
error-dice-other-rules = сегмент { $segment } сыгран по другой версии правил; эта программа не может пересчитать его кости
error-not-read = прочитать данные сейчас не удалось; попробуй ещё раз
error-request-too-slow = тело запроса пришло слишком медленно
error-server-fault = внутренняя ошибка сервера; подробности в его журнале
error-too-many-tables = одно соединение может следить не больше чем за { $most } столами; сначала отпишись от одного
error-server-unusable = не удаётся открыть данные в { $folder }: { $problem }
error-server-bad-secret = в { $file } должен быть секрет из { $bytes } байт, которым подписываются куки; восстанови файл или удали его, тогда гостям придётся войти заново
