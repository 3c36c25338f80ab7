# Оболонка: вестибюль і стіл, хоч би яка гра. Слова гри беруться з її власного файлу.

## Усюди

to-lobby = До столів
language = Мова
theme-dark = Темна тема
theme-light = Світла тема
settings = Налаштування
reduce-motion = Менше руху
sound = Звук
plain-table = Позиція текстом
about = Про Sietch
close = Закрити
cancel = Скасувати
yes = так
no = ні
loading = Хвилинку…
no-answer = Сервер не відповідає.
nowhere = За цією адресою нічого немає.
bot = Бот
you = Ви
copy-link = Скопіювати посилання
copied = Скопійовано
name = Ім’я

## Про програму

about-what = Sietch — відкритий стіл для настільних ігор за «Дюною»: за правилами, наодинці з ботами або з друзями, просто в браузері.
about-fan = Зроблено шанувальниками. Проєкт не пов’язаний із власниками «Дюни» та видавцями цих ігор і не схвалений ними; їхніх малюнків і текстів тут немає.
about-content = Де друковані карти не опубліковано, ми використовуємо власну реконструкцію. Її позначено на карті та в правилах.
about-seed = Усі випадкові події визначає початкове число (seed), зафіксоване до початку партії. Його хеш видно за столом, а саме число — після кінця партії, тож чесність тасування може перевірити кожен.
about-licences = Програма вільна: ліцензія MIT або Apache 2.0. Шрифти Philosopher та Fira Sans Condensed — за ліцензією SIL Open Font License.

## Вестибюль

take-a-seat = Сідайте за стіл.
play-now = Грати зараз
new-table = Новий стіл
your-name = Ваше ім’я
player-nameless = Гравець
your-tables = Ваші столи
no-tables = Столів поки немає. Зіграйте з ботами або надішліть другові посилання.
your-move = Ваш хід
waiting-for = Чекаємо: { $names }
table-open = { $seats ->
    [one] Вільне { $seats } місце
    [few] Вільні { $seats } місця
   *[other] Вільно { $seats } місць
 }
table-over = Гру завершено
continue = Продовжити
open = Відкрити
forget = Прибрати
have-link = Маєте посилання?
have-link-about = Вставте його: з таємним посиланням місце стане вашим на цьому пристрої.
table-link = Посилання на стіл
bad-link = Це не посилання на стіл.
join = Приєднатися
saved-open = Відкрити збережену гру
saved-about = Виберіть файл завершеної гри або перетягніть його сюди: кожен хід і кожну випадковість буде перевірено, а тоді гру можна переглянути.
saved-choose = Вибрати файл
rules-of = Правила: { $game }
hot-seat = один екран

## Новий стіл

mode = Режим
which-game = Яка гра
how-many = Скільки місць
seats = Місця
seat-number = Місце { $number }
seat-name = Ім’я на місці { $number }
seat-me = Я
seat-open = Вільне
seat-open-about = Сюди сяде той, хто має посилання.
bot-kind = Вид бота на місці { $number }
hot-seat-about = Кілька людей за одним екраном: між ходами екран ховається, а відміняти ходи можна вільно.
no-seat-about = Ви спостерігатимете.
options = Налаштування гри
left-to-chance = навмання
option-place = { $option }, місце { $number }
option-number = { $option }, номер { $number }
clock = Годинник
clock-about = Час на роздуми для кожної людини; коли час вичерпано, грає бот, доки людина не повернеться.
clock-none = Без годинника
clock-live = 30 хвилин, +15 секунд за рішення
clock-evening = 2 години, +1 хвилина за рішення
clock-week = Тиждень, +1 година за рішення
clock-of = { $hours } год + { $seconds } с на рішення
open-table = Відкрити стіл

## Чекаємо гравців

take-seat = Зайняти місце
add-bot = Додати бота
here = у мережі
away = не в мережі
invite = Запросити
watch-link = Посилання для глядачів
watch-link-about = Глядачі бачать лише відкриту інформацію.
secret-link = Таємне посилання: збережіть його
secret-link-about = Воно відкриває ваше місце на будь-якому пристрої. Нікому його не показуйте.
how-we-play = Як ми граємо
leave-seat = Піти з-за стола
time-out = Коли в людини спливає час, замість неї грає бот, доки вона не повернеться; тоді вона має ще хвилину.
time-out-rated = Рейтинговий стіл: у кого вийшов час, той програв.
time-none = Годинника немає.
time-rated = На рейтинг: без підказок, і ніхто не віддає місце людини ботові.
anybody-comes = Незнайомці знаходять цей стіл у вітальні.
host = господар
this-chair-free = Це місце вільне.
send-link = Надіслати посилання
side-dealt = визначиться на початку гри
who-plays-side = { $side }: хто тут гратиме?
propose-this = Запропонувати: { $name }
chairs-taken = Зайнято місць: { $taken } з { $seats }.
starts-when-full = Гра почнеться, коли всі місця буде зайнято.
undo-until = Хід можна відмінити, доки нічого не відкрито.
only-by-link = Цей стіл знаходять лише ті, хто має посилання.
more-links = Інші посилання

## За столом

dock = Запитання й рука
asked = Ваше рішення
rule = Правило { $rule }
choices = Варіанти
choices-all = Усі варіанти ({ $count })
choices-find = Знайти варіант
to-question = До запитання
instead = Натомість
pass-by-itself = Автопас
pass-about = Для всіх триває 2 секунди, хоч би що хто мав. Щоб зіграти карту, натисніть на неї.
pass-runs = Пауза ринку минає сама
pass-lift = Питати цього ходу
pass-ask-always = Питати завжди
undo = Відмінити
ask-undo = Попросити відмінити хід
undo-asked =
    { $steps ->
        [one] { $name }: прохання повернутися на { $steps } крок назад.
        [few] { $name }: прохання повернутися на { $steps } кроки назад.
       *[other] { $name }: прохання повернутися на { $steps } кроків назад.
    }
undo-waits = Прохання відмінити хід. Чекаємо: { $names }
undo-asked-title = Вас просять відмінити хід
undo-before = Назад, до події: { $what }
undo-show = Показати на полі
stand-in-was = Поки вас не було, замість вас грав бот.
stand-in-undo = Попросити відмінити все це
agree = Погодитися
disagree = Відхилити
why-not = Чому не можна?
how-it-ended = Як усе скінчилося
waited-for = ходить
bot-for = бот замість: { $name }
bot-plays-for-you = Замість вас грає бот.
take-seat-back = Повернути собі місце
give-seat-to-bot = Віддати місце боту
propose-bot = Запропонувати сюди бота
bot-votes = За бота: { $names }
note-given = { $name }: місце віддано боту.
note-given-own = Місце залишено боту.
note-given-time = Час вийшов: далі грає бот.
note-reclaimed = Знову за столом, без бота.
note-missed = відсутність помічено: за добу { $name } зможе віддати це місце боту.
note-back = знову тут.
note-went-back =
    { $steps ->
        [one] Відмінено { $steps } крок.
        [few] Відмінено { $steps } кроки.
       *[other] Відмінено { $steps } кроків.
    }
note-vacation = Відпустка. Додано днів до годинника: { $days }.
leave-to-bot = Хай замість мене грає бот
tab-board = Поле
tab-seats = Гравці
tabs = Частини столу
table-menu = Стіл
phases = Фази
log = Журнал
log-live = Останні події
scene-again = Показати ще раз
log-whole = Усе по черзі ({ $count })
log-new = Нове
log-earlier = Показати попереднє
sound-off = Вимкнути звук
sound-on = Увімкнути звук
chat = Чат
chat-say = Написати
chat-unread = { $count ->
    [one] { $count } нове повідомлення
    [few] { $count } нові повідомлення
   *[many] { $count } нових повідомлень
 }
chat-none = Повідомлень ще немає.
chat-mute = Сховати чат
chat-unmute = Показати чат
chat-muted = Чат приховано на цьому пристрої.
chat-report = Поскаржитися
chat-reported = Скаргу надіслано. Розмову бачить власник сервера.
send = Надіслати
rules = Правила
rules-search = Пошук у правилах
rules-none = Таких правил не знайдено.
rules-contents = Усі сторінки
rules-phases = Фази
rules-signs = Позначки на столі
rules-position = Положення на столі у прикладі
rules-found = Знайдено: { $pages ->
    [one] { $pages } сторінку
    [few] { $pages } сторінки
   *[other] { $pages } сторінок
 }, { $rules ->
    [one] { $rules } правило
    [few] { $rules } правила
   *[other] { $rules } правил
 }
rules-ledger = У переліку правил
rules-in-ledger = Правило з переліку (англійською)
rules-of-page = Усі правила цієї сторінки з переліку, англійською ({ $count })
rules-in-english = Перелік правил наведено англійською.
report-bug = Повідомити про помилку
report-bug-about = Зберігає файл із видимими вам даними партії: надішліть його розробникам Sietch.
save-record = Зберегти партію
table-pack = Грають картами набору «{ $title }», версія { $version }.
seed-promise = Хеш початкового числа (seed):
connecting = З’єднуємося…
connection-lost = Зв’язок утрачено. Ваші ходи збережено.
connection-closed = З’єднання закрито. Перезавантажте сторінку.
hand-over = Передайте пристрій: { $name }
hand-over-about = Екран відкриється, коли натиснете «Готово».
ready = Готово

## Уроки

learn-first = Перша гра?
learn-about = Навчіться граючи: кілька ходів на справжньому полі, з поясненням до кожного.
learn = Навчитися граючи: { $game }
lesson = Урок
lesson-step = { $step } з { $last }
lesson-hint = Так теж можна, але урок продовжується так: { $choice }
lesson-wanted = хід за уроком
lesson-end = Готово
lesson-ended = Урок закінчено. Тепер грайте або загляньте в правила.
lesson-leave = Вийти
go-on = Далі
no-lesson = Такого уроку немає.

## Повтор

replay = Повтор
replay-first = На початок
replay-step = Крок { $step } з { $last }
step-back = Крок назад
step-forward = Крок уперед
play = Відтворити
pause = Пауза
to-now = До поточного моменту

## Підказки

hint = Підказка
hint-out = Погасити кулю
hint-thinking = Наїб думає…
hint-next = Далі: { $what }.
hints = Підказки
hints-about = Хто попросить, дізнається, що зробив би Наїб. Про саме прохання дізнаються всі.
hints-on = Дозволено
hints-off = Немає
advice-then = Найчастіше продовження: { $what } ({ $often } %).
advice-costs = Найбільше втрачає { $who }: { $points } % шансів.
advice-close = Перші два варіанти майже рівні.
advice-by-bot = Шанс на перемогу, як його бачить { $who }, з того, що видно вам. ± { $error }
advice-by-games = Шанс на перемогу у випадкових партіях ({ $worlds }) з того, що видно вам; добре цієї гри тут ще ніхто не знає. ± { $error }
note-hint = просить підказку.
note-replaced = { $bot } не впорався; далі грає { $instead }.
table-branched = Продовження іншої партії.

## Розбір

review = Розбір
review-chances = Розібрати шанси
review-working = Наїб переглядає партію: { $done } %
review-to-table = До столу
review-swing = Злам { $number }: { $before } → { $after } %
review-step = Що зроблено
review-no-swings = Жоден хід не змінив шансу того, хто його зробив, на 8 % чи більше.
review-pick = Виберіть злам або йдіть партією крок за кроком.
review-played-you = Ваш хід
review-played = Хід: { $who }
review-would = { $who } зіграв би
review-same = { $who } зіграв би так само. Решту зробили удача або те, що було приховано.
review-best = { $who } зіграв би так само.
review-better = З усього, що було відомо, краще зіграв би { $who }: різниця { $points } %.
review-alike = З усього, що було відомо, хід був майже такий самий добрий.
review-if = Шанс на перемогу, якщо хід такий
review-method-bot = Звідси зіграно далі { $worlds } разів: грає { $who }, невидимі карти роздано наново. ± { $error }
review-method-games = Випадкових партій звідси: { $worlds }, невидимі карти роздано наново; добре цієї гри тут ще ніхто не знає. ± { $error }
review-try = Спробувати хід: { $who }
review-play-on = Грати далі звідси
review-swing-before = Злам перед цим
review-swing-next = Наступний злам
review-moment = Раунд { $round }, крок { $step } з { $last }
review-first = На початок
review-last = У кінець
review-mark-played = зіграно, { $chance } %
review-mark-better = { $who }, { $chance } %
chances = Шанси на перемогу
chances-as = Показати як
chances-layers = Шари
chances-lines = Лінії
chances-table = Таблиця
chances-round = Раунд { $round }
chances-step = Крок
chances-now = Шанси на перемогу на кроці { $step }: { $chances }

## Що може відповісти сервер

closed-fault = Цей стіл зупинено: підвів код самої гри. Усе до цього місця збережено; будь ласка, надішліть звіт про помилку.
closed-edition = Цей стіл закрито: за ним грали за редакцією правил, якої цей сервер не знає.
closed-content = Цей стіл закрито: за ним грали іншими картами, ніж має цей сервер.
closed-game = Цей стіл закрито: цей сервер не знає його гри.
closed-journal = Цей стіл закрито: збережене про нього пошкоджено. Усе до пошкодження можна прочитати.
closed-time = Цей стіл рейтинговий, і в когось вийшов час: вони програли, а решта виграла.
code-lost = Сервер не відповідає. Чи він працює?
code-unreadable = Сервер цього не зрозумів.
code-too-large = Текст задовгий.
code-too-fast = Зашвидко; спробуйте трохи згодом.
code-hello = Не вдалося встановити з’єднання.
code-no-table = Такого столу немає.
code-no-seat = Це посилання не відповідає жодному місцю за цим столом.
code-not-yours = Це місце не ваше.
code-taken = Це місце вже зайнято.
code-unknown = Такої гри немає.
code-options = З такими налаштуваннями почати гру не можна.
code-not-started = Гра ще не почалася: є вільні місця.
code-over = Гру завершено.
code-not-over = Гру ще не завершено.
code-closed = Цей стіл закрито.
code-refused = Правила цього не дозволяють.
code-stale = За цей час ситуація змінилася. Перевірте й виберіть ще раз.
code-learnt = Далі відмінити не можна: вже відкрито нову інформацію.
code-nothing = Відміняти нічого.
code-present = Ця людина щойно була тут або ще має час на годиннику.
code-bots = Тут грає бот. Спершу поверніть собі місце.
code-time-up = Ваш час у цій грі вичерпано.
code-quota = Це поки що більше за вашу частку. Спробуйте пізніше.
code-name = За цим столом уже є таке або дуже схоже ім’я.
code-no-hints = За цим столом немає підказок.
code-rated = Цей стіл рейтинговий: кожен грає сам.
code-login = Ім’я, пароль або код хибні, або ніхто не ввійшов.
code-name-taken = Обліковий запис із таким або схожим на вигляд ім’ям уже є.
code-password = Пароль має від 8 до 200 знаків.
code-account = Стіл рейтинговий: увійдіть, щоб грати за ним, кожен на одному місці.
code-record = Цей файл відкрити не вдалося.
code-origin = Запит надійшов з іншої сторінки.
code-busy = Сервер перевантажено. Спробуйте трохи згодом.
code-stopping = Сервер зупиняється. Незабаром він повернеться.
code-trouble = На сервері сталася помилка. Нічого не змінено.

## Боти

bot-random = Випадковий бот
bot-novice = Пейон, новачок
bot-novice-name = Пейон
bot-novice-level = новачок
bot-novice-about = Бере, що блищить. Забуває про бурю.
bot-regular = Каїд, звичайний
bot-regular-name = Каїд
bot-regular-level = звичайний
bot-regular-about = Грає надійно й рівно. Рідко блефує.
bot-veteran = Наїб, ветеран
bot-veteran-name = Наїб
bot-veteran-level = ветеран
bot-veteran-about = Лічить ваші карти й чекає на помилку.
bot-master = Ментат, майстер
bot-master-name = Ментат
bot-master-level = майстер
bot-master-about = Бачить на кілька ходів уперед. Нічим себе не видає.
who-plays = Хто гратиме на місці { $number }?
seat-bot = Посадити: { $name }
bots-never-peek = Боти знають лише те, що може знати їхнє місце.

## Поля

zoom-in = Наблизити
zoom-out = Віддалити
