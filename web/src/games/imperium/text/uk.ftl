# Слова полів «Імперіуму», крім слів самої гри.

## Місця

board = Поле
plaque-landsraad = Ландсраад
plaque-ix = Ікс
plaque-choam = ДАПТ
shield-wall = Оборонна стіна
wall-stands = Оборонна стіна стоїть
wall-gone = Оборонної стіни вже немає
wall-gone-short = стіни немає
council-seats = У Вищій раді зайнято { $n ->
    [one] { $n } місце
    [few] { $n } місця
   *[other] { $n } місць
 }
mentat-home = Ментат стоїть у своїй локації
when-revealing = У хід «Розкрити карти»: { $gain }
forbidden-by = Заборонено: { $who }
needs-influence = Потрібен вплив { $n }: { $faction }
personal-space = Персональний планшет: { $who }
costs = Ціна: { $price }
may-pay = { $price } → ще й { $gain }
controller-gains = Той, хто контролює, отримує: { $gain }
combat-space = Бойова локація: можна розгорнути підрозділи
agent-here = Агент: { $who }
spy-here = Шпигун: { $who }
bonus-here = Додаткові прянощі: { $n }
controlled-by = Контроль: { $who }
watches = Спостерігає: { $spaces }
possible = можна
not-now = не зараз
track-of = Вплив: { $faction }
allied-to = Союз: { $who }
with-which-card = Якою картою?
back = Назад
more = Ще на столі

## Конфлікт

no-conflict = Конфлікту немає
conflict-level = Конфлікт { $level }
reward-place = Місце { $place }: { $reward }
army-of = { $who }: сила { $strength }, загони { $troops }, піщані хробаки { $worms }, гарнізон { $garrison }
combat = Бій
combat-cards = Ваші карти бою
place = Місце { $n }
no-reward = без нагороди
not-fighting = Без підрозділів: { $who }
rewards = Нагороди
strength = сила
strength-of = Сила { $n }
troops = Загони
sandworms = Піщані хробаки
swords = Мечі
count-deploy = Розгорнути
count-contribute = Докласти
count-give = Віддати
count-retreat = Відступити

## Карти

imperium-row = Ряд Імперіуму
reserve = Фонд
throne-row = Тронний ряд
set-aside = Відкладено
left = ще { $n }
decks = Колоди
deck-imperium = Імперіум
deck-intrigue = Інтриги
deck-conflict = Конфлікт
contracts = Контракти
contracts-completed = Виконані контракти
contract-reads = Контракт. { $goal }. Нагорода: { $reward }
goal-harvest = Прянощі: { $n }+ за хід
goal-immediate = Одразу
cost = Ціна
factions = Фракції
agent-icons = Символи агента
no-icons = немає: її можна лише розкрити
when-acquired = У разі придбання
agent-box = Комірка агента
reveal-box = Комірка розкриття
when-trashed = У разі знищення
when-discarded = У разі скидання
undercover = для локації не потрібен вплив
undercover-short = без вимог впливу
anywhere = відправляє одного вашого агента, де б він не був, до будь-якої локації, навіть зайнятої
anywhere-short = будь-яка локація
icons-if = { $icons }, якщо { $when }
no-icons-graft = немає: її можна лише розкрити або зіграти зрощеною з іншою картою
timing-plot = Задум
timing-combat = Бій
timing-aftermath = Після бою
timing-endgame = Кінець гри
take-up = Вибрати локацію
why-not-now = Чому не зараз?
discard = Скинути
trash = Знищити
give = Віддати
choose-card = Виберіть карту
pile-deck = Колода
pile-discard = Скид
pile-in-play = У грі
deck-unordered = Без певного порядку.

## Хід

turn-tray = Ваш хід
persuasion-left = переконливості лишилося
buy-cards = Можна придбати { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
 }

## Гравці

your-sheet = Ваш лідер і ресурси
your-hand = Ваша рука
your-piles = Ваші стоси
players = Гравці
rival = Конкурент
rivals = Конкуренти
race = Переможні очки всіх гравців; гра завершується на { $n }
team-of = Команда: { $who }
points = Переможні очки: { $n }
solari = Солярії
spice = Прянощі
water = Вода
garrison = Гарнізон
agents = Агенти
agents-left = Лишилося агентів: { $n }
spies = Шпигуни
first-player = Перший гравець
training = Поділка треку вишколу
memories = Спогади
mentat = Ментат
mentat-next = Ментат у наступному раунді
deck-top = Згори колоди
tokens = Жетони фракцій
spies-left = Шпигуни в запасі
intrigue-cards = Карти інтриг
hand = Рука
hand-known = Відомо в руці
trashed-intrigue = Знищені інтриги
being-played = Грається зараз
done-last = Виконано останнім
face-up-intrigue = Відкриті інтриги
council-seat = Місце у Вищій раді
swordmaster = Майстер меча
hooks = Гаки творця
without = { $what }: немає
leader-abilities = Що вміє лідер
ability = Властивість
ability-reveal = У хід «Розкрити карти»
ability-visit = Агент у локації: { $icons }
ability-reach = За впливу 2: { $faction }
signet = Перстень із печаткою
scheme = Планування
priority = Пріоритет фракцій
swordmaster-at = Корисність Майстра меча

## Дім Гаґал

hagal-left = Дім Гаґал: { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[other] { $n } карт
 }
hagal-visit = Агент іде сюди: { $space }.
hagal-by-conflict = Конфлікт { $level }: { $first } у конфліктах I і II, { $second } у конфлікті III.
hagal-by-guild = Якщо вплив на Гільдію менший за 2: { $first }, інакше { $second }.
hagal-if-guild = Якщо вплив на Гільдію не менший за 2: { $space }, інакше ще одна карта.
hagal-also = { $space }, також: { $gains }.
hagal-harvest = Туди, де більше додаткових прянощів: { $spaces }.
hagal-watch = Шпигун іде на перший вільний пункт: { $posts }. Потім ще одна карта.
hagal-reshuffle = Колоду перетасовано, потім ще одна карта.
hagal-combat = У бою карта додає до сили { $n }.

## Раунд

round = Раунд { $n }
phase-round-start = Початок раунду
phase-player-turns = Ходи гравців
phase-combat = Бій
phase-makers = Видобуток
phase-recall = Відкликання
phase-endgame = Кінець гри

## Бене Тлейлакс

bene-tleilax = Бене Тлейлакс
tleilax-state = стовпець { $level }, крок { $step }
close-board = Закрити
research = Дослідження
research-cell = Стовпець { $column }: { $reward }
track-start = старт
token-of = Тут: { $who }
tleilaxu-track = Трек тлейлаксу
tleilaxu-row = Ряд тлейлаксу
axolotl-tanks = Аксолотлеві чани
tank-empty = порожньо
specimens = Взірці
atomics = Родинна атомна зброя
atomics-used = Родинну атомну зброю використано
graft = Зрощення: грається разом з іншою картою
graft-name = Зрощення
graft-about = відправляє агента лише разом з іншою картою
grafts-row = другою картою може бути карта ряду Імперіуму, наприкінці ходу її знищують
unblocked-about = чужі агенти не заважають агентові, відправленому з нею
stays = залишається там і після придбання

## Розквіт Ікса

ix = Ікс
ix-state = прянощі: { $prices }
ix-about = Одна плитка за кожен знак технології; кожен повернений перемовник зменшує ціну на 1 прянощі.
side-boards = Планшети поруч із головним
you = Ви
shipping-track = Трек перевезень
freighter-step = Поділка вантажника
negotiators = Перемовники
dreadnoughts = Дредноути
dreadnoughts-out = Збудовано дредноутів: { $n }
ship-garrison = гарнізон
ship-conflict = у конфлікті
ship-control = контролює локацію
ship-supply = у запасі
ship-here = Дредноут на прапорі: { $who }
ships-of = { $who }: дредноути { $n }
snooper-of = Жетон шукача: { $who }
snoopers = Жетони шукачів
tech = Плитки технологій
your-tech = Ваші плитки технологій
no-tiles = немає плиток
stack-empty = Плиток не лишилося
tiles-under = Плиток під нею: { $n }
tech-cost = Ціна в прянощах: { $n }
tech-used = використано цього раунду
tech-reveal = Хід «Розкрити карти»
tech-round-start = Початок раунду
tech-endgame = Кінець гри
tech-flip = Раз на раунд
tech-turn = Одноразово
tech-won = Конфлікт виграно
tech-always = Завжди
tech-shipping = Трек перевезень
bury = Під колоду
buried = Карти інтриг, які ви поклали під колоду
put-aside = Відкласти
card-ahead = Відкладено до другого ходу
infiltration = Проникнення
infiltration-about = чужі агенти не заважають її агентові в локаціях із її символами
unload = Розвантаження
unload-about = ефект розкриття діє і тоді, коли карту скинуто чи знищено
cheaper-here = її агент платить прянощів менше: { $n }
