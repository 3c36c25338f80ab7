# Оболочка: вестибюль и стол, какой бы ни была игра. Слова игры берутся из её собственного файла.

## Везде

to-lobby = К столам
language = Язык
theme-dark = Тёмная тема
theme-light = Светлая тема
settings = Настройки
reduce-motion = Меньше движения
sound = Звук
plain-table = Позиция текстом
about = О Sietch
close = Закрыть
cancel = Отмена
yes = да
no = нет
loading = Минутку…
no-answer = Сервер не отвечает.
nowhere = По этому адресу ничего нет.
bot = Бот
you = Вы
copy-link = Скопировать ссылку
copied = Скопировано
name = Имя

## О программе

about-what = Sietch — открытый стол для настольных игр по «Дюне»: по правилам, в одиночку с ботами или с друзьями, прямо в браузере.
about-fan = Сделано поклонниками. Проект не связан с владельцами «Дюны» и издателями этих игр и не одобрен ими; их рисунков и текстов здесь нет.
about-content = Где печатные карты не опубликованы, мы используем собственную реконструкцию. Она отмечена на карте и в правилах.
about-seed = Все случайные события определяет начальное число (seed), закреплённое до начала партии. Его хеш виден за столом, а само число — после конца партии, так что честность перемешивания может проверить каждый.
about-licences = Программа свободная: лицензия MIT или Apache 2.0. Шрифты Philosopher и Fira Sans Condensed — по лицензии SIL Open Font License.

## Вестибюль

take-a-seat = Садитесь за стол.
play-now = Играть сейчас
new-table = Новый стол
your-name = Ваше имя
player-nameless = Игрок
your-tables = Ваши столы
no-tables = Столов пока нет. Сыграйте с ботами или отправьте другу ссылку.
your-move = Ваш ход
waiting-for = Ждём: { $names }
table-open = { $seats ->
    [one] Свободно { $seats } место
    [few] Свободно { $seats } места
   *[other] Свободно { $seats } мест
 }
table-over = Игра завершена
continue = Продолжить
open = Открыть
forget = Убрать
have-link = Есть ссылка?
have-link-about = Вставьте её: с тайной ссылкой место станет вашим на этом устройстве.
table-link = Ссылка на стол
bad-link = Это не ссылка на стол.
join = Присоединиться
saved-open = Открыть сохранённую игру
saved-about = Выберите файл завершённой игры или перетащите его сюда: каждый ход и каждая случайность будут проверены, и игру можно будет посмотреть.
saved-choose = Выбрать файл
rules-of = Правила: { $game }
hot-seat = один экран

## Новый стол

mode = Режим
which-game = Какая игра
how-many = Сколько мест
seats = Места
seat-number = Место { $number }
seat-name = Имя на месте { $number }
seat-me = Я
seat-open = Свободно
seat-open-about = Сюда сядет тот, у кого есть ссылка.
bot-kind = Вид бота на месте { $number }
hot-seat-about = Несколько человек за одним экраном: между ходами экран скрывается, а отменять ходы можно свободно.
no-seat-about = Вы будете наблюдать.
options = Настройки игры
left-to-chance = наугад
option-place = { $option }, место { $number }
option-number = { $option }, номер { $number }
clock = Часы
clock-about = Время на раздумья для каждого человека; когда время вышло, играет бот, пока человек не вернётся.
clock-none = Без часов
clock-live = 30 минут, +15 секунд за решение
clock-evening = 2 часа, +1 минута за решение
clock-week = Неделя, +1 час за решение
clock-of = { $hours } ч + { $seconds } с на решение
open-table = Открыть стол

## Ждём игроков

take-seat = Занять место
add-bot = Добавить бота
here = в сети
away = не в сети
invite = Пригласить
watch-link = Ссылка для зрителей
watch-link-about = Зрители видят только открытую информацию.
secret-link = Тайная ссылка: сохраните её
secret-link-about = Она открывает ваше место на любом устройстве. Никому её не показывайте.
how-we-play = Как мы играем
leave-seat = Уйти из-за стола
time-out = Когда у человека выходит время, за него играет бот, пока он не вернётся; тогда у него есть ещё минута.
time-out-rated = Рейтинговый стол: у кого вышло время, тот проиграл.
time-none = Часов нет.
time-rated = На рейтинг: без подсказок, и никто не отдаёт место человека боту.
anybody-comes = Незнакомцы находят этот стол в лобби.
host = хозяин
this-chair-free = Это место свободно.
send-link = Отправить ссылку
side-dealt = определится в начале игры
who-plays-side = { $side }: кто здесь будет играть?
propose-this = Предложить: { $name }
chairs-taken = Занято мест: { $taken } из { $seats }.
starts-when-full = Игра начнётся, когда все места будут заняты.
undo-until = Ход можно отменить, пока ничего не открыто.
only-by-link = Этот стол находят только те, у кого есть ссылка.
more-links = Другие ссылки

## За столом

dock = Вопрос и рука
asked = Ваше решение
rule = Правило { $rule }
choices = Варианты
choices-all = Все варианты ({ $count })
choices-find = Найти вариант
to-question = К вопросу
instead = Вместо этого
pass-by-itself = Автопас
pass-about = Для всех длится 2 секунды, что бы у кого ни было. Чтобы сыграть карту, нажмите на неё.
pass-runs = Пауза рынка проходит сама
pass-lift = Спрашивать в этот ход
pass-ask-always = Спрашивать всегда
undo = Отменить
ask-undo = Попросить отменить ход
undo-asked =
    { $steps ->
        [one] { $name }: просьба вернуться на { $steps } шаг назад.
        [few] { $name }: просьба вернуться на { $steps } шага назад.
       *[other] { $name }: просьба вернуться на { $steps } шагов назад.
    }
undo-waits = Просьба отменить ход. Ждём: { $names }
undo-asked-title = Вас просят отменить ход
undo-before = Назад, до события: { $what }
undo-show = Показать на поле
stand-in-was = Пока вас не было, вместо вас играл бот.
stand-in-undo = Попросить отменить всё это
agree = Согласиться
disagree = Отклонить
why-not = Почему нельзя?
how-it-ended = Как всё закончилось
waited-for = ходит
bot-for = бот вместо: { $name }
bot-plays-for-you = Вместо вас играет бот.
take-seat-back = Вернуть себе место
give-seat-to-bot = Отдать место боту
propose-bot = Предложить сюда бота
bot-votes = За бота: { $names }
note-given = { $name }: место отдано боту.
note-given-own = Место оставлено боту.
note-given-time = Время вышло: дальше играет бот.
note-reclaimed = Снова за столом, без бота.
note-missed = отсутствие замечено: через сутки { $name } сможет отдать это место боту.
note-back = снова здесь.
note-went-back =
    { $steps ->
        [one] Отменён { $steps } шаг.
        [few] Отменены { $steps } шага.
       *[other] Отменено { $steps } шагов.
    }
note-vacation = Отпуск. Добавлено дней на часы: { $days }.
leave-to-bot = Пусть вместо меня играет бот
tab-board = Поле
tab-seats = Игроки
tabs = Части стола
table-menu = Стол
phases = Фазы
log = Журнал
log-live = Последние события
scene-again = Показать ещё раз
log-whole = Всё по порядку ({ $count })
log-new = Новое
log-earlier = Показать предыдущее
sound-off = Выключить звук
sound-on = Включить звук
chat = Чат
chat-say = Написать
chat-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
 }
chat-none = Сообщений пока нет.
chat-mute = Скрыть чат
chat-unmute = Показать чат
chat-muted = Чат скрыт на этом устройстве.
chat-report = Пожаловаться
chat-reported = Жалоба отправлена. Разговор видит владелец сервера.
send = Отправить
rules = Правила
rules-search = Поиск в правилах
rules-none = Таких правил не найдено.
rules-contents = Все страницы
rules-phases = Фазы
rules-signs = Знаки на столе
rules-position = Положение на столе в примере
rules-found = Найдено: { $pages ->
    [one] { $pages } страница
    [few] { $pages } страницы
   *[other] { $pages } страниц
 }, { $rules ->
    [one] { $rules } правило
    [few] { $rules } правила
   *[other] { $rules } правил
 }
rules-ledger = В перечне правил
rules-in-ledger = Правило из перечня (на английском)
rules-of-page = Все правила этой страницы из перечня, на английском ({ $count })
rules-in-english = Перечень правил дан на английском.
report-bug = Сообщить об ошибке
report-bug-about = Сохраняет файл с видимыми вам данными партии: отправьте его разработчикам Sietch.
save-record = Сохранить партию
table-pack = Играют картами набора «{ $title }», версия { $version }.
seed-promise = Хеш начального числа (seed):
connecting = Соединяемся…
connection-lost = Связь потеряна. Ваши ходы сохранены.
connection-closed = Соединение закрыто. Перезагрузите страницу.
hand-over = Передайте устройство: { $name }
hand-over-about = Экран откроется, когда нажмёте «Готово».
ready = Готово

## Уроки

learn-first = Первая игра?
learn-about = Научитесь играя: несколько ходов на настоящем поле, с пояснением к каждому.
learn = Научиться играя: { $game }
lesson = Урок
lesson-step = { $step } из { $last }
lesson-hint = Так тоже можно, но урок продолжается так: { $choice }
lesson-wanted = ход по уроку
lesson-end = Готово
lesson-ended = Урок окончен. Теперь играйте или загляните в правила.
lesson-leave = Выйти
go-on = Дальше
no-lesson = Такого урока нет.

## Повтор

replay = Повтор
replay-first = В начало
replay-step = Шаг { $step } из { $last }
step-back = Шаг назад
step-forward = Шаг вперёд
play = Воспроизвести
pause = Пауза
to-now = К текущему моменту

## Подсказки

hint = Подсказка
hint-out = Погасить шар
hint-thinking = Наиб думает…
hint-next = Далее: { $what }.
hints = Подсказки
hints-about = Кто попросит, узнает, что сделал бы Наиб. О самой просьбе узнают все.
hints-on = Разрешены
hints-off = Нет
advice-then = Чаще всего продолжение: { $what } ({ $often } %).
advice-costs = Больше всех теряет { $who }: { $points } % шансов.
advice-close = Первые два варианта почти равны.
advice-by-bot = Шанс на победу, как его видит { $who }, из того, что видно вам. ± { $error }
advice-by-games = Шанс на победу в случайных партиях ({ $worlds }) из того, что видно вам; хорошо эту игру здесь пока никто не знает. ± { $error }
note-hint = просит подсказку.
note-replaced = { $bot } не справился; дальше играет { $instead }.
table-branched = Продолжение другой партии.

## Разбор

review = Разбор
review-chances = Разобрать шансы
review-working = Наиб пересматривает партию: { $done } %
review-to-table = К столу
review-swing = Перелом { $number }: { $before } → { $after } %
review-step = Что сделано
review-no-swings = Ни один ход не изменил шанса того, кто его сделал, на 8 % или больше.
review-pick = Выберите перелом или идите по партии шаг за шагом.
review-played-you = Ваш ход
review-played = Ход: { $who }
review-would = { $who } сыграл бы
review-same = { $who } сыграл бы так же. Остальное сделали удача или то, что было скрыто.
review-best = { $who } сыграл бы так же.
review-better = Из всего, что было известно, лучше сыграл бы { $who }: разница { $points } %.
review-alike = Из всего, что было известно, ход был почти так же хорош.
review-if = Шанс на победу, если ход такой
review-method-bot = Отсюда сыграно дальше { $worlds } раз: играет { $who }, невидимые карты розданы заново. ± { $error }
review-method-games = Случайных партий отсюда: { $worlds }, невидимые карты розданы заново; хорошо эту игру здесь пока никто не знает. ± { $error }
review-try = Попробовать ход: { $who }
review-play-on = Играть дальше отсюда
review-swing-before = Перелом перед этим
review-swing-next = Следующий перелом
review-moment = Раунд { $round }, шаг { $step } из { $last }
review-first = В начало
review-last = В конец
review-mark-played = сыграно, { $chance } %
review-mark-better = { $who }, { $chance } %
chances = Шансы на победу
chances-as = Показать как
chances-layers = Слои
chances-lines = Линии
chances-table = Таблица
chances-round = Раунд { $round }
chances-step = Шаг
chances-now = Шансы на победу на шаге { $step }: { $chances }

## Что может ответить сервер

closed-fault = Этот стол остановлен: подвёл код самой игры. Всё до этого места сохранено; пожалуйста, отправьте отчёт об ошибке.
closed-edition = Этот стол закрыт: за ним играли по редакции правил, которой этот сервер не знает.
closed-content = Этот стол закрыт: за ним играли другими картами, чем есть у этого сервера.
closed-game = Этот стол закрыт: этот сервер не знает его игры.
closed-journal = Этот стол закрыт: сохранённое о нём повреждено. Всё до повреждения можно прочитать.
closed-time = Этот стол рейтинговый, и у кого-то вышло время: они проиграли, а остальные выиграли.
code-lost = Сервер не отвечает. Работает ли он?
code-unreadable = Сервер этого не понял.
code-too-large = Текст слишком длинный.
code-too-fast = Слишком быстро; попробуйте чуть позже.
code-hello = Не удалось установить соединение.
code-no-table = Такого стола нет.
code-no-seat = Эта ссылка не подходит ни к одному месту за этим столом.
code-not-yours = Это место не ваше.
code-taken = Это место уже занято.
code-unknown = Такой игры нет.
code-options = С такими настройками начать игру нельзя.
code-not-started = Игра ещё не началась: есть свободные места.
code-over = Игра завершена.
code-not-over = Игра ещё не завершена.
code-closed = Этот стол закрыт.
code-refused = Правила этого не разрешают.
code-stale = За это время ситуация изменилась. Проверьте и выберите ещё раз.
code-learnt = Дальше отменить нельзя: уже открыта новая информация.
code-nothing = Отменять нечего.
code-present = Этот человек только что был здесь или у него ещё есть время на часах.
code-bots = Здесь играет бот. Сначала верните себе место.
code-time-up = Ваше время в этой игре вышло.
code-quota = Пока это больше вашей доли. Попробуйте позже.
code-name = За этим столом уже есть такое или очень похожее имя.
code-no-hints = За этим столом нет подсказок.
code-rated = Этот стол рейтинговый: каждый играет сам.
code-login = Имя, пароль или код неверны, или никто не вошёл.
code-name-taken = Учётная запись с таким или похожим на вид именем уже есть.
code-password = В пароле от 8 до 200 знаков.
code-account = Стол рейтинговый: войдите, чтобы играть за ним, каждый на одном месте.
code-record = Этот файл открыть не удалось.
code-origin = Запрос пришёл с другой страницы.
code-busy = Сервер перегружен. Попробуйте чуть позже.
code-stopping = Сервер останавливается. Скоро он вернётся.
code-trouble = На сервере произошла ошибка. Ничего не изменено.

## Боты

bot-random = Случайный бот
bot-novice = Пеон, новичок
bot-novice-name = Пеон
bot-novice-level = новичок
bot-novice-about = Берёт, что блестит. Забывает о буре.
bot-regular = Каид, обычный
bot-regular-name = Каид
bot-regular-level = обычный
bot-regular-about = Играет надёжно и ровно. Редко блефует.
bot-veteran = Наиб, ветеран
bot-veteran-name = Наиб
bot-veteran-level = ветеран
bot-veteran-about = Считает ваши карты и ждёт ошибки.
bot-master = Ментат, мастер
bot-master-name = Ментат
bot-master-level = мастер
bot-master-about = Видит на несколько ходов вперёд. Ничем себя не выдаёт.
who-plays = Кто сыграет на месте { $number }?
seat-bot = Посадить: { $name }
bots-never-peek = Боты знают только то, что может знать их место.

## Поля

zoom-in = Приблизить
zoom-out = Отдалить
