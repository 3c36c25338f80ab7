# Незнакомцы, учётные записи, уведомления: что говорят лобби, профиль и вход.

## Встречи

open-tables = Открытые столы
open-tables-none = Открытых столов нет. Найдите стол выше или откройте свой для других.
open-count = { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
 }
running-tables = Смотреть игру
watch = Смотреть
take-chair = Занять место { $number }
chair-free = свободно
filter-all = Все игры
filter-mine = На моих языках
filters = Показать
pace-live = Вживую
pace-slow = На несколько дней
pace-live-small = вживую
pace-slow-small = на несколько дней
pace-any = в любом темпе
any-game = любую игру
any-language = любой язык
strength-0 = кто угодно
strength-1 = новички
strength-2 = опытные
strength-3 = ветераны
strength-4 = мастера
rated = рейтинговый
find-me = Найти мне
find-game = Игра
find-pace = Темп
find-language = Язык
find-strength = Уровень
find-with = соперники:
find-in = язык:
find-table = Найти стол
find-clock = Если стол откроется для вас, его часы: { $clock }.
find-looking = { $people ->
    [0] Сейчас никто не ждёт: для вас будет открыт стол.
    [one] Других ждёт { $people } игрок.
    [few] Других ждут { $people } игрока.
   *[many] Других ждут { $people } игроков.
 }
left-on-clock = ещё { $time }
hours-short = { $hours } ч { $minutes } мин
days-short = { $days } д { $hours } ч
due-any = Когда удобно
due-others = Ходят другие
due-over = Закончены
guest = гость
guest-note = Вы играете как гость на этом устройстве. Войдите, чтобы найти свои столы на другом.

## Новый стол

who-may-come = Кто может прийти
come-link = Друзья со ссылкой
come-link-about = Больше никто не видит стола.
come-all = Кто угодно
come-all-about = Стол виден в лобби, и его найдёт каждый.
table-title = Название стола
table-languages = Языки за столом
table-strength = Желаемый уровень
rated-table = Рейтинг
rated-about = Игра меняет рейтинг каждого. Без подсказок и без ботов на местах людей; только с учётной записью.
rated-yes = На рейтинг
rated-no = Без рейтинга

## Учётные записи

sign-in = Войти
sign-out = Выйти
sign-out-all = Выйти везде
make-account = Создать учётную запись
account-about = Учётная запись не обязательна. Она хранит ваше имя, столы на каждом устройстве, историю и рейтинг.
account-name = Имя
password = Пароль
password-new = Новый пароль
password-old = Прежний пароль
password-about = Не меньше 8 знаков.
forgot = Забыли пароль?
recover = Восстановить учётную запись
recovery-code = Код восстановления
code-once = Запишите этот код. Он открывает учётную запись, если пароль утрачен, и показывается только сейчас.
code-kept = Код записан
claim-about = Столы этого устройства теперь принадлежат учётной записи.
your-account = Ваша учётная запись
account-stores = Она не обязательна. Хранит ваши места, историю и рейтинг, а ещё адрес для уведомлений. Больше ничего.
change-password = Сменить пароль
changed = Изменено.
export = Выгрузить всё
delete-account = Удалить учётную запись
delete-about = Выгрузка: один файл со всем, что хранится. Удаление: сразу; за общими столами ваши ходы остаются без имени.
delete-sure = Введите пароль, чтобы удалить учётную запись навсегда.

## Профиль

you-profile = Ваш профиль
since = Учётная запись существует с: { $date }
plays-in = Языки игры
no-games-yet = С этой учётной записью ещё не завершена ни одна игра.
won-of = побед: { $won }, игр: { $played }
rating-of = Рейтинг: { $value }, ± { $error }
few-games = Мало игр: погрешность рейтинга ± { $error }.
not-rated-yet = Рейтинговых игр ещё не было.
first-game = первая игра
today = сегодня
side = сторона
games = игр
even = поровну { $percent } %
won = побед
history = История
history-all = Все игры
history-people = С людьми
history-won = Выигранные
history-earlier = Более ранние игры
place-of = { $place } из { $seats }
col-table = стол
col-seats = места
col-place = место
col-rating = рейтинг
with-nobody = гость

## Уведомления

notices = Уведомления
notices-about = Когда игра ждёт вас, а вас нет, вы об этом узнаете.
notice-push = В этом браузере
notice-push-on = Этот браузер вас уведомляет.
notice-push-off = Этот браузер вас не уведомляет.
notice-push-blocked = Этот браузер не разрешает уведомлений с этой страницы.
notice-turn-on = Включить
notice-turn-off = Выключить
notice-mail = Электронная почта, через час
notice-mail-none = Этот сервер не отправляет почту.
notice-mail-sent = Код отправлен на адрес { $address }. Введите его здесь.
code-of-mail = Код
confirm = Подтвердить
notice-webhook = Вебхук
notice-webhook-about = Адрес https, например от Discord. Вызов приходит сразу.
save = Сохранить
try-notices = Отправить одно сейчас
tried-notices = Отправлено способами: { $went }
quiet-table = Без уведомлений об этом столе
loud-table = Уведомления об этом столе
vacation = Отпуск
vacation-about = К вашим часам за каждым столом на несколько дней добавляются дни, и об этом узнают другие. Осталось в этом году: { $left }.
vacation-days = Дни
vacation-go = Уйти в отпуск
vacation-until = Отпуск до: { $date }
