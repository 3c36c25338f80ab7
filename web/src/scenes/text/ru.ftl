# Сцены, завершение игры и ходы других.

close = Закрыть
pace = Темп чужих ходов
pace-slow = Медленно
pace-normal = Обычно
pace-fast = Быстро
pace-once = Сразу
since = После вашего хода
since-of = { $at } из { $of }
since-nothing = Пока ничего не произошло.
for-you = Для вас
others-move = Ходы других
then-you = Потом ваш ход.
once-more = Ещё раз
to-my-turn = К моему ходу
to-now = К текущему моменту
space-key = Пробел

# Сцены

scene-combat = Сражение
scene-aftermath = После битвы
scene-battle = Сражение
scene-harvest = Сбор пряности
scene-next = Далее: { $scene }
scene-show-again = Показать ещё раз
scene-continue = Продолжить
combat-won = Сражение выиграно: { $who }, { $first } : { $second }
combat-won-you = Вы выиграли сражение: { $first } : { $second }
combat-nobody = Сражение никто не выиграл
combat-doubled = Песчаный червь удваивает награду. Контроль и символ битвы не удваиваются.
combat-strength = { $who }: сила { $strength }
combat-idle = Без боевых единиц силы нет
combat-no-reward = Без награды
after-won = { $place }: победа, { $who }, { $first } : { $second }
after-won-outright = { $place }: победа, { $who }
after-both = { $place }: гибнут обе стороны
treachery = Предательство!
treachery-who = { $leader } служит другим: { $who }. Планы больше не считаются.
traitor = Предатель
side-wins = победа
side-loses = поражение
leader-killed = гибнет
leader-lives = выживает
slot-weapon = оружие
slot-defence = защита
weapon-kills = убивает
weapon-nothing = без действия
defence-holds = командир жив
defence-nothing = не помогает
card-kept = остаётся
card-lost = сброшена
sum-dial = диск
sum-leader = командир
sum-market = Карты рынка
to-tanks = в чаны: { $count }
no-losses = без потерь
stay = остаётся { $count }
bounty = награда, { $who }
market-played = Карта рынка сыграна
battle-of = Сражение: { $place }
battle-attacks = Атака: { $who } из области «{ $from }»
battle-round = Раунд { $n }
hits-taken = попаданий: { $count }
harvest-of = Собрано пряности: { $spice }
harvest-by = Работает комбайнов: { $count }
imperium-row = { $was } → { $is }

# Что означает позиция

for-you-conflict = Конфликт: место { $place }, сила { $strength }; наибольшая { $best }
for-you-no-units = В конфликте нет ваших боевых единиц; наибольшая сила { $best }
for-you-lead = Вы впереди: { $points }
for-you-race = Впереди { $most }, у вас { $points }
for-you-strongholds = Твердыни: у вас { $own }, { $who }: { $most }
for-you-strongholds-lead = Твердыни: у вас { $own }, больше нет ни у кого
for-you-spice = Пряность: { $spice }, в резерве { $reserve ->
    [one] { $reserve } войско
    [few] { $reserve } войска
   *[other] { $reserve } войск
}
for-you-supremacy = Господство: { $supremacy }
for-you-prescience = Самый низкий маркер предвидения: { $least }

# Завершение игры

ending = Игра завершена
ending-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[many] { $count } раундов
}
ending-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
ending-replay = Повтор
ending-review = Разбор шансов
ending-share = Ссылка и картинка
ending-shared = Картинка сохранена, ссылка скопирована.
see-board = К полю
again = Ещё раз тем же составом
again-join = К следующей игре
again-line = Ещё раз? { $link }
again-failed = Новый стол открыть не удалось.
what-decided = Что решило игру
moment-round = Раунд { $round }
moment-turn = Ход { $round }
moment-chance = { $before } % → { $after } %
moments-wait = Идёт разбор: { $done } %
moments-none = Разбор этой игры сейчас недоступен.
moments-even = Ни один отдельный ход не решил эту игру.
figures = Игра в цифрах
holds = Твердыни, ход за ходом
figure-spice = Собрано Пряности
figure-combats = Выиграно сражений
figure-acquired = Приобретено карт
figure-spies = Отправлено шпионов
figure-intrigues = Сыграно карт интриг
figure-battles = Выиграно битв
figure-lost = Потеряно бойцов
figure-leaders-lost = Потеряно командиров
figure-collected = Собрано пряности
figure-market = Сыграно Карт рынка
figure-worms = Атаки червей
figure-harvested = Добыто пряности
figure-claimed = Получено карт предвидения
curve-start = Начало
curve-points = Очки по раундам
curve-spice = Пряность и твердыни по ходам
curve-near = Господство и предвидение по раундам
point-start = Начало
point-other = Другое
point-stronghold = Твердыня
point-spice = Пряность
