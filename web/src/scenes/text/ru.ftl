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
scene-battle = Битва
scene-harvest = Сбор Пряности
scene-next = Далее: { $scene }
scene-show-again = Показать ещё раз
scene-continue = Продолжить
combat-won = Сражение выиграно: { $who }, { $first } : { $second }
combat-won-you = Вы выиграли сражение: { $first } : { $second }
combat-nobody = Сражение никто не выиграл
combat-doubled = Песчаный червь удваивает награду. Контроль и символ битвы не удваиваются.
combat-strength = { $who }: сила { $strength }
combat-idle = Без подразделения: силы нет
combat-no-reward = Без награды
after-won = { $place }: победа, { $who }, { $first } : { $second }
after-won-outright = { $place }: победа, { $who }
after-both = { $place }: гибнут обе стороны
treachery = Измена!
treachery-who = { $leader } служит другим: { $who }. Планы больше не считаются.
traitor = Предатель
side-wins = победа
side-loses = поражение
leader-killed = убит
leader-lives = жив
slot-weapon = оружие
slot-defence = защита
weapon-kills = убивает
weapon-nothing = без действия
defence-holds = лидер жив
defence-nothing = не помогает
card-kept = остаётся
card-lost = сброшена
sum-dial = диск
sum-leader = лидер
sum-market = карты рынка
to-tanks = В баки: { $count }
no-losses = без потерь
stay = остаётся { $count }
bounty = награда, { $who }
market-played = карта рынка, сыграна
battle-of = Битва: { $place }
battle-attacks = Атака: { $who }, откуда: { $from }
battle-round = Раунд { $n }
hits-taken = попаданий: { $count }
harvest-of = Собрано Пряности: { $spice }
harvest-by = Комбайнов: { $count }
imperium-row = { $was } → { $is }

# Что означает позиция

for-you-conflict = Конфликт: место { $place }, сила { $strength }; наибольшая { $best }
for-you-no-units = В конфликте нет ваших подразделений; наибольшая сила { $best }
for-you-lead = Вы впереди: { $points }
for-you-race = Впереди { $most }, у вас { $points }
for-you-strongholds = Твердыни: у вас { $own }, { $who }: { $most }
for-you-strongholds-lead = Твердыни: у вас { $own }, больше нет ни у кого
for-you-spice = Пряность: { $spice }, в резерве { $reserve ->
    [one] { $reserve } отряд
    [few] { $reserve } отряда
   *[other] { $reserve } отрядов
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
figure-leaders-lost = Потеряно лидеров
figure-collected = Собрано Пряности
figure-market = Сыграно карт рынка
figure-worms = Атаки червей
figure-harvested = Добыто Пряности
figure-claimed = Получено карт предвидения
curve-start = Начало
curve-points = Очки по раундам
curve-spice = Пряность и твердыни по ходам
curve-near = Господство и предвидение по раундам
point-start = Начало
point-other = Другое
point-stronghold = Твердыня
point-spice = Пряность: { $spice }
