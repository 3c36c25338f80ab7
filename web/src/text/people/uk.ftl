# Незнайомці, облікові записи, сповіщення: що кажуть вітальня, профіль і вхід.

## Зустрічі

open-tables = Відкриті столи
open-tables-none = Відкритих столів немає. Знайдіть стіл вище або відкрийте свій для інших.
open-count = { $tables ->
    [one] { $tables } стіл
    [few] { $tables } столи
   *[many] { $tables } столів
 }
running-tables = Дивитися гру
watch = Дивитися
take-chair = Зайняти місце { $number }
chair-free = вільно
filter-all = Усі ігри
filter-mine = Моїми мовами
filters = Показати
pace-live = Наживо
pace-slow = На кілька днів
pace-live-small = наживо
pace-slow-small = на кілька днів
pace-any = у будь-якому темпі
any-game = будь-яку гру
any-language = будь-яка мова
strength-0 = будь-хто
strength-1 = новачки
strength-2 = досвідчені
strength-3 = ветерани
strength-4 = майстри
rated = рейтинговий
find-me = Знайти мені
find-game = Гра
find-pace = Темп
find-language = Мова
find-strength = Рівень
find-with = суперники:
find-in = мова:
find-table = Знайти стіл
find-clock = Якщо стіл відкриється для вас, його годинник: { $clock }.
find-looking = { $people ->
    [0] Зараз ніхто не чекає: для вас буде відкрито стіл.
    [one] Інших чекає { $people } гравець.
    [few] Інших чекають { $people } гравці.
   *[many] Інших чекають { $people } гравців.
 }
left-on-clock = ще { $time }
hours-short = { $hours } год { $minutes } хв
days-short = { $days } д { $hours } год
due-any = Коли зручно
due-others = Ходять інші
due-over = Завершено
guest = гість
guest-note = Ви граєте як гість на цьому пристрої. Увійдіть, щоб знайти свої столи на іншому.

## Новий стіл

who-may-come = Хто може прийти
come-link = Друзі з посиланням
come-link-about = Більше ніхто не бачить стола.
come-all = Будь-хто
come-all-about = Стіл видно у вітальні, і його знайде кожен.
table-title = Назва стола
table-languages = Мови за столом
table-strength = Бажаний рівень
rated-table = Рейтинг
rated-about = Гра змінює рейтинг кожного. Без підказок і без ботів на місцях людей; лише з обліковим записом.
rated-yes = На рейтинг
rated-no = Без рейтингу

## Облікові записи

sign-in = Увійти
sign-out = Вийти
sign-out-all = Вийти всюди
make-account = Створити обліковий запис
account-about = Обліковий запис не обов’язковий. Він зберігає ваше ім’я, столи на кожному пристрої, історію та рейтинг.
account-name = Ім’я
password = Пароль
password-new = Новий пароль
password-old = Дотеперішній пароль
password-about = Щонайменше 8 знаків.
forgot = Забули пароль?
recover = Відновити обліковий запис
recovery-code = Код відновлення
code-once = Запишіть цей код. Він відкриває обліковий запис, якщо пароль утрачено, і показується лише зараз.
code-kept = Код записано
claim-about = Столи цього пристрою тепер належать обліковому запису.
your-account = Ваш обліковий запис
account-stores = Він не обов’язковий. Зберігає ваші місця, історію та рейтинг, а ще адресу для сповіщень. Більше нічого.
change-password = Змінити пароль
changed = Змінено.
export = Вивантажити все
delete-account = Видалити обліковий запис
delete-about = Вивантаження: один файл з усім, що зберігається. Видалення: одразу; за спільними столами ваші ходи лишаються без імені.
delete-sure = Уведіть пароль, щоб видалити обліковий запис назавжди.

## Профіль

you-profile = Ваш профіль
since = Обліковий запис існує з: { $date }
plays-in = Мови гри
no-games-yet = З цим обліковим записом ще не завершено жодної гри.
won-of = перемог: { $won }, ігор: { $played }
rating-of = Рейтинг: { $value }, ± { $error }
few-games = Мало ігор: похибка рейтингу ± { $error }.
not-rated-yet = Рейтингових ігор ще не було.
first-game = перша гра
today = сьогодні
side = сторона
games = ігор
even = нарівно { $percent } %
won = перемог
history = Історія
history-all = Усі ігри
history-people = З людьми
history-won = Виграні
history-earlier = Раніші ігри
place-of = { $place } з { $seats }
col-table = стіл
col-seats = місця
col-place = місце
col-rating = рейтинг
with-nobody = гість

## Сповіщення

notices = Сповіщення
notices-about = Коли гра чекає на вас, а вас немає, ви про це дізнаєтеся.
notice-push = У цьому браузері
notice-push-on = Цей браузер вас сповіщає.
notice-push-off = Цей браузер вас не сповіщає.
notice-push-blocked = Цей браузер не дозволяє сповіщень від цієї сторінки.
notice-turn-on = Увімкнути
notice-turn-off = Вимкнути
notice-mail = Електронна пошта, за годину
notice-mail-none = Цей сервер не надсилає пошти.
notice-mail-sent = Код надіслано на адресу { $address }. Уведіть його тут.
code-of-mail = Код
confirm = Підтвердити
notice-webhook = Вебхук
notice-webhook-about = Адреса https, наприклад від Discord. Виклик надходить одразу.
save = Зберегти
try-notices = Надіслати одне зараз
tried-notices = Надіслано способами: { $went }
quiet-table = Без сповіщень про цей стіл
loud-table = Сповіщення про цей стіл
vacation = Відпустка
vacation-about = До вашого годинника за кожним столом на кілька днів додаються дні, і про це дізнаються інші. Лишилося цього року: { $left }.
vacation-days = Дні
vacation-go = Піти у відпустку
vacation-until = Відпустка до: { $date }
