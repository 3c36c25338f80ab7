# Что поле «Войны за Арракис» говорит сверх слов самой игры.

map = Карта планеты Арракис
map-view = Вид поля
whole-map = Всё поле
round = Раунд { $round }
boards = Планшеты и треки
close = Закрыть
your-side = Ваши кубики и карты

# Область
stack = { $units } из { $limit }
settlement-rank = Поселение, ранг { $rank }
sietch-unknown = Сиетч, ранг скрыт
sietch-known = Сиетч, ранг { $rank }, скрыт от врага
sietch-open = Сиетч, ранг { $rank }
station = Экологическая испытательная станция
atomics-place = Место для семейного ядерного оружия
atomics-gone = Здесь взорвано семейное ядерное оружие
harvester-here = Комбайн, пряность: { $spice }
wormsign-here = Знак червя
worm-here = Песчаный червь
wild-maker-here = Дикий Податель
group = Фигурки
who-goes = Кто отправляется
who-stays = Нажмите на тех, кто остаётся.

# Треки и планшеты
prescience = Предвидение
supremacy = Господство
prescience-open = Предвидение, получено в этом раунде: { $claims } из 2
claim-action = фаза действий
claim-end = конец раунда
flow = Пряность должна поступать
flow-markers = Жетоны Империи
flow-dice = Отложенные кубики
flow-harvesters = Комбайны
flow-ornithopters = Орнитоптеры
flow-carryalls = Грузолёты
spice-now = Пряность к трате
spice-kept = Пряность, сохранённая с прошлой добычи
ban-choam = В легионе Харконненов не больше 5 отрядов.
ban-guild = Харконнены не проводят разведку.
ban-landsraad = Харконнены не добавляют карт в сражениях.
dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[other] { $count } кубиков
 }
bene = Жетоны Бене Гессерит
cones = Конусы тишины
purse-dice = Неиспользованные кубики
purse-cards = Карты планирования
card-used = карта использована
forced = Дальше обязательно: { $face }
hunted = На Пола охотятся
hand-of = На руке: { $count }
objectives = Карты тайной цели: { $count }
signs = Знаки червя в запасе
supply = Запас
deck-left = { $deck }: в колоде { $count }
combat = Особый результат становится: попадания { $hits }, щиты { $blocks }
ours = Наша реконструкция. Печатная карта не опубликована.
read-card = Прочитать: { $card }

# Сражение
battle = Сражение
last-battle = Последнее сражение
battle-for = Сражение: { $area }
battle-round = Раунд сражения { $round }
attacks-from = атакует из: { $area }
defends = обороняет: { $area }
cards-for-dice = Сброшено карт за кубики: { $count }
rank-dice = Кубики за ранг: { $rank }
hits-left = Ещё попаданий: { $count }. Выберите фигурки.
nobody-left = Никого не осталось.
suffers = Получает попаданий: { $count }
dice-hits = попадания { $count }
dice-shields = щиты { $count }
dice-specials = неиспользованные особые { $count }

# Автомат
mahdi = Виртуальный противник: Харконнены
mahdi-sector = Добыча пряности
mahdi-target = Целевой сиетч
mahdi-dice = Ещё не брошено кубиков
considered = рассмотрено: { $count }
by-rule = По правилу

# Космическая гильдия
heighliners = Хайлайнеры
liner = { $side }: { $space } из { $of } делений до Арракиса
aboard = На хайлайнере: войска { $troops }, фрегаты { $frigates }
guild-reserve = В резерве: кольца { $rings }, фрегаты { $frigates }
landing = высадка
troops-left = Войска в общем резерве: { $count }

# Что делают карты
fx-place = Разместите: { $what } → { $where }
fx-place-each = Разместите { $count } × { $what }, каждый отдельно → { $where }
fx-vehicles = Разместите: { $what }
fx-deploy = Разверните в поселениях: { $what } и командир
fx-deploy-tokens = Разверните в сиетче командира и жетоны развёртывания: { $count }
fx-draw = Возьмите { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
 }
fx-draw-from = Возьмите карты: { $count }, { $deck }
fx-play-card = Сыграйте ещё одну карту
fx-move = Переместите { $count ->
    [one] легион
    [few] { $count } легиона
   *[other] { $count } легионов
 } ({ $which })
fx-attack = Атака ({ $which })
fx-surprise = Внезапная атака ({ $which })
fx-extra-dice = +{ $count } к кубикам в каждом раунде сражения
fx-enemy-dice = у врага в 1-м раунде кубиков не больше { $count }
fx-merciless = продолжение ничего не стоит
fx-or = или
fx-if = Если { $when }: { $yes }
fx-if-else = Если { $when }: { $yes }. Иначе: { $no }
fx-enter = { $leader } вступает в игру
fx-replace = Замените { $count } × { $from } → { $to }
fx-tank = Вражеский именной командир отправляется в резервуар ({ $where })
fx-opponent-discards = Враг сбрасывает { $count ->
    [one] карту
    [few] { $count } карты
   *[other] { $count } карт
 }
fx-bene-gesserit = Возьмите жетон Бене Гессерит
fx-carry = Переместите легион из поселения прямо к другому легиону
fx-shuffle-prescience = Замешайте открытую карту предвидения обратно
fx-lose-die = Враг теряет неиспользованный кубик: { $face }
fx-reveal-area = Раскройте сиетч и жетоны области
fx-hunt-paul = В следующий ход Атрейдесов Пола нельзя ни разместить, ни развернуть, а его легион не движется и не атакует
fx-second-objective = Возьмите вторую тайную цель
fx-force-die = Выберите кубик, который Харконнены должны использовать
fx-exchange-prescience = Уберите из игры сколько угодно открытых карт предвидения и откройте столько же новых
fx-shift-markers = Один маркер предвидения вниз, другой на столько же вверх
fx-detonate = Взорвите семейное ядерное оружие
fx-lower-imperium = Опустите жетон Империи на 1 ряд, без запрета
fx-attach-fear = Прикрепите к открытой карте предвидения: если её получат в этом раунде, любой маркер пройдёт ещё 2 деления
fx-attach-eyes = Прикрепите к открытой карте предвидения: она остаётся открытой, пока её не получат, сверх обычных
fx-wormsigns = Разместите знаки червя: { $count }
fx-discard-wormsigns = Сбросьте знаки червя: { $count }
fx-discard-polar-wormsigns = Сбросьте знаки червя у Северного полюса
fx-place-worms = Разместите песчаных червей: { $count } ({ $where })
fx-wild-maker-enters = Дикий Податель появляется в пустой пустыне
fx-wild-maker-strikes = Дикий Податель движется и атакует
fx-desert-power = Сила пустыни
fx-bombard = Атака, кубиков: { $count }. Попадания и особые результаты — это попадания ({ $where })
fx-swallow-harvesters = Уберите комбайны из глубокой пустыни одного сектора, до { $count }
fx-remove-vehicles = Уберите технику: { $count } ({ $where })
fx-rockets = Бросьте кубики ({ $count }) над сектором со своим легионом: каждое попадание и каждый особый результат убирает технику в нём или в соединённой воздушной зоне
fx-capture-ornithopter = Уберите орнитоптер
fx-token-near-enemy = Разместите жетон развёртывания в сиетче, от которого до вражеского легиона областей не больше { $count }
fx-storms = Проведите кориолисовы бури сейчас
fx-swap-tokens = Поменяйте местами жетоны развёртывания двух сиетчей
fx-move-sietch = Перенесите сиетч со всем, что в нём, в соседнюю пустую пустыню
fx-shift-enemy = Переместите вражеский легион из пустыни в соседнюю пустую область
fx-imperium = Действие Империи: { $power }
fx-place-navigator = Разместите гильд-навигатора
fx-clear-the-sky = Уберите вражеский фрегат или навигатора
fx-remains-in-play = Остаётся в игре до конца
fx-choam-directorship = Первый жетон, оставленный на месте в каждой добыче пряности, даёт своё действие Империи ещё раз
fx-voices-council = Когда ваш легион уничтожает комбайн, выполните два разных действия Империи
fx-spice-bribe = В конце раунда можете сбросить карту планирования: хайлайнер Харконненов не продвигается сам
fx-steps = по земле, областей не больше: { $count }
fx-hawat = Не играют. Сбросьте две или три свободным действием: Суфир Хават выбывает из игры
if-in-play = { $leader } в игре
if-gone = { $leader } вне игры
if-wild-maker-in-play = Дикий Податель на поле
if-detonated = арсенал уже взорван
if-marker-at-least = маркер предвидения на { $count } или выше
which-any = любой
which-leader = с командиром
which-special = с особыми отрядами
which-in-desert = в пустыне
which-leader-in-desert = с командиром в пустыне
which-it = этот
which-of = где { $leader }
which-arsunt = в Арсунте
which-troops = с войсками великих домов
spot-carthag-or-arrakeen = Карфаг или Арракин
spot-own-settlement = поселение
spot-sietch = сиетч
spot-any-legion = любой легион
spot-special-legion = легион с особыми отрядами
spot-legion-of = легион, где { $leader }
spot-empty-desert = пустая пустыня
spot-free-mountain = свободные горы
spot-free-plateau = свободное плато
victim-anywhere = где угодно
victim-sector-of-own-legion = в секторе с вашим легионом
victim-next-to-it = рядом с этим легионом
victim-sector-of = в секторе, где { $leader }
worm-next-to-worm = пустая пустыня рядом с червём
worm-next-to-own-legion = пустая пустыня рядом с вашим легионом
target-next-to-own-legion = легион рядом с вашим
target-under-it = легион под этой воздушной зоной

# Чего требуют карты предвидения
need-reveal-pauls-sietch = Раскройте сиетч в области, где Пол.
need-rode-into-empty-desert = Легион с именным командиром только что примчался на черве в пустую пустыню.
need-legions-in-deserts = Ваши легионы стоят в пустынях без сиетчей: { $count }.
need-remove-token = Уберите жетон развёртывания из сиетча в секторе с легионом Харконненов.
need-paul-to-tank = Пол в секторе без легиона Харконненов: потратьте кубик, Пол отправляется в резервуар.
need-harvesters-removed = В этой фазе действий убрано комбайнов: { $count }.
need-worm-took = Одна атака червя только что убрала или заменила отрядов: { $count }.
need-beat-a-leader = Вы только что победили, атакуя легион с командиром.
need-trance = Пол на поле: потратьте кубик и сбросьте карт планирования: { $count }.
need-sietch-held = Сражение в сиетче только что закончилось, и сиетч стоит.
need-named-in-areas = Ваши именные командиры стоят в областях: { $count }.
need-worms-in-sectors = Песчаные черви в секторах: { $count }.
need-legion-by-settlement = Легион с командиром, отрядов: { $count }, стоит рядом с поселением.
need-paul-in-enemy-centre = Пол в центральном секторе с легионом Харконненов.
need-hidden-sietches = Сиетчей, не раскрытых и не уничтоженных: { $count }.
need-spice-at-most = Эта добыча дала пряности не больше { $count }.
