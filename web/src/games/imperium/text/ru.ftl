# Слова полей «Империи», кроме слов самой игры.

## Места

board = Поле
plaque-landsraad = Ландсраад
plaque-ix = Икс
plaque-choam = КООАМ
shield-wall = Барьерная Стена
wall-stands = Барьерная Стена стоит
wall-gone = Барьерной Стены больше нет
wall-gone-short = Стены нет
council-seats = В Высшем Совете занято { $n ->
    [one] { $n } место
    [few] { $n } места
   *[other] { $n } мест
 }
mentat-home = Ментат стоит в своей ячейке
when-revealing = В ход раскрытия: { $gain }
forbidden-by = Запрещено: { $who }
needs-influence = Нужно влияние { $n }: { $faction }
personal-space = Личный планшет: { $who }
costs = Стоимость: { $price }
may-pay = { $price } → ещё и { $gain }
controller-gains = Тот, кто контролирует, получает: { $gain }
combat-space = Ячейка конфликта: можно разместить боевые единицы
agent-here = Агент: { $who }
spy-here = Шпион: { $who }
bonus-here = Бонусная Пряность: { $n }
controlled-by = Контроль: { $who }
watches = Наблюдает: { $spaces }
possible = можно
not-now = не сейчас
track-of = Влияние: { $faction }
allied-to = Союз: { $who }
with-which-card = Какой картой?
back = Назад
more = Ещё на столе

## Конфликт

no-conflict = Конфликта нет
conflict-level = Конфликт { $level }
reward-place = Место { $place }: { $reward }
army-of = { $who }: боевая сила { $strength }, отряды { $troops }, песчаные черви { $worms }, гарнизон { $garrison }
combat = Сражение
combat-cards = Ваши карты сражения
place = Место { $n }
no-reward = без награды
not-fighting = Без боевых единиц: { $who }
rewards = Награды
strength = боевая сила
strength-of = Боевая сила { $n }
troops = Отряды
sandworms = Песчаные черви
swords = Мечи
count-deploy = Разместить
count-contribute = Добавить
count-give = Отдать
count-retreat = Отступить

## Карты

imperium-row = Ряд Империи
reserve = Резерв
throne-row = Тронный ряд
set-aside = Отложено
left = ещё { $n }
decks = Колоды
deck-imperium = Империя
deck-intrigue = Интриги
deck-conflict = Конфликт
contracts = Контракты
contracts-completed = Выполненные контракты
contract-reads = Контракт. { $goal }. Награда: { $reward }
goal-harvest = Пряность: { $n }+ за ход
goal-immediate = Сразу
cost = Стоимость
factions = Фракции
agent-icons = Символы агента
no-icons = нет: её можно только раскрыть
when-acquired = При приобретении
agent-box = Поле агента
reveal-box = Поле раскрытия
when-trashed = При удалении
when-discarded = При сбросе
undercover = для ячейки не нужно влияние
undercover-short = без требований влияния
anywhere = отправляет одного вашего агента, где бы он ни был, в любую ячейку, даже занятую
anywhere-short = любая ячейка
icons-if = { $icons }, если { $when }
no-icons-graft = нет: её можно только раскрыть или сыграть сращённой с другой картой
timing-plot = Заговор
timing-combat = Сражение
timing-aftermath = После битвы
timing-endgame = Конец игры
take-up = Выбрать ячейку
why-not-now = Почему не сейчас?
discard = Сбросить
trash = Удалить
give = Отдать
choose-card = Выберите карту
pile-deck = Колода
pile-discard = Сброс
pile-in-play = Активные
deck-unordered = Без определённого порядка.

## Ход

turn-tray = Ваш ход
persuasion-left = убеждения осталось
buy-cards = Можно приобрести { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
 }

## Игроки

your-sheet = Ваш лидер и ресурсы
your-hand = Ваша рука
your-piles = Ваши стопки
players = Игроки
rival = Оппонент
rivals = Оппоненты
race = Победные очки всех игроков; игра кончается на { $n }
team-of = Команда: { $who }
points = Победные очки: { $n }
solari = Солярии
spice = Пряность
water = Вода
garrison = Гарнизон
agents = Агенты
agents-left = Осталось агентов: { $n }
spies = Шпионы
first-player = Первый игрок
training = Деление трека тренировки
memories = Воспоминания
mentat = Ментат
mentat-next = Ментат в следующем раунде
deck-top = Сверху колоды
tokens = Жетоны фракций
spies-left = Шпионы в запасе
intrigue-cards = Карты интриг
hand = Рука
hand-known = Известно в руке
trashed-intrigue = Удалённые интриги
being-played = Разыгрывается сейчас
done-last = Выполнено последним
face-up-intrigue = Открытые интриги
council-seat = Место в Высшем Совете
swordmaster = Оружейник
hooks = Крюки Подателя
without = { $what }: нет
leader-abilities = Что умеет лидер
ability = Способность
ability-reveal = В ход раскрытия
ability-visit = Агент в ячейке: { $icons }
ability-reach = При влиянии 2: { $faction }
signet = Перстень с печатью
scheme = Планирование
priority = Приоритет фракций
swordmaster-at = Ценность оружейника

## Дом Хагаль

hagal-left = Дом Хагаль: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
 }
hagal-visit = Агент идёт сюда: { $space }.
hagal-by-conflict = Конфликт { $level }: { $first } в конфликтах I и II, { $second } в конфликте III.
hagal-by-guild = Если влияние в Гильдии меньше 2: { $first }, иначе { $second }.
hagal-if-guild = Если влияние в Гильдии не меньше 2: { $space }, иначе ещё одна карта.
hagal-also = { $space }, также: { $gains }.
hagal-harvest = Туда, где больше бонусной Пряности: { $spaces }.
hagal-watch = Шпион идёт на первый свободный пост: { $posts }. Затем ещё одна карта.
hagal-reshuffle = Колода перемешана, затем ещё одна карта.
hagal-combat = В сражении карта прибавляет к боевой силе { $n }.

## Раунд

round = Раунд { $n }
phase-round-start = Начало раунда
phase-player-turns = Ходы игроков
phase-combat = Сражение
phase-makers = Добыча
phase-recall = Возврат
phase-endgame = Конец игры

## Бене Тлейлакс

bene-tleilax = Бене Тлейлакс
tleilax-state = столбец { $level }, шаг { $step }
close-board = Закрыть
research = Исследования
research-cell = Столбец { $column }: { $reward }
track-start = старт
token-of = Здесь: { $who }
tleilaxu-track = Трек тлейлаксу
tleilaxu-row = Ряд тлейлаксу
axolotl-tanks = Аксолотлевые чаны
tank-empty = пусто
specimens = Образцы
atomics = Родовое атомное оружие
atomics-used = Родовое атомное оружие использовано
graft = Сращивание: играется вместе с другой картой
graft-name = Сращивание
graft-about = отправляет агента только вместе с другой картой
grafts-row = второй картой может быть карта ряда Империи, в конце хода она удаляется
unblocked-about = чужие агенты не мешают агенту, отправленному с ней
stays = остаётся там и после приобретения

## Расцвет иксианцев

ix = Икс
ix-state = Пряность: { $prices }
ix-about = Один жетон за каждый знак технологии; каждый возвращённый переговорщик снижает цену на 1 Пряность.
side-boards = Планшеты рядом с главным
you = Вы
shipping-track = Трек поставки
freighter-step = Деление транспортника
negotiators = Переговорщики
dreadnoughts = Дредноуты
dreadnoughts-out = Построено дредноутов: { $n }
ship-garrison = гарнизон
ship-conflict = в конфликте
ship-control = контролирует ячейку
ship-supply = в запасе
ship-here = Дредноут на флаге: { $who }
ships-of = { $who }: дредноуты { $n }
snooper-of = Жетон искателя: { $who }
snoopers = Жетоны искателей
tech = Жетоны технологий
your-tech = Ваши жетоны технологий
no-tiles = нет жетонов
stack-empty = Жетонов не осталось
tiles-under = Жетонов под ним: { $n }
tech-cost = Стоит Пряности: { $n }
tech-used = использован в этом раунде
tech-reveal = Ход раскрытия
tech-round-start = Начало раунда
tech-endgame = Конец игры
tech-flip = Раз в раунд
tech-turn = Однократно
tech-won = Конфликт выигран
tech-always = Всегда
tech-shipping = Трек поставки
bury = Под колоду
buried = Карты интриг, которые вы положили под колоду
put-aside = Отложить
card-ahead = Отложено до второго хода
infiltration = Внедрение
infiltration-about = чужие агенты не мешают её агенту в ячейках с её символами
unload = Разгрузка
unload-about = эффект раскрытия действует и тогда, когда карту сбросили или удалили
cheaper-here = её агент платит Пряности меньше: { $n }
