# Дюна. Империя — по-русски. Названия карт — из русского FAQ (004), остальное наше.

### Box

## Базовая игра: лидеры

leader-ariana-thorvald = Графиня Ариана Торвальд
leader-baron = Барон Владимир Харконнен
leader-helena-richese = Елена Ричез
leader-ilban-richese = Граф Ильбан Ричез
leader-leto-atreides = Герцог Лето Атрейдес
leader-memnon-thorvald = Эрл Мемнон Торвальд
leader-paul-atreides = Пол Атрейдес
leader-rabban = Глоссу «Зверь» Раббан

### Box base

leader-note-ariana-thorvald = прибывая в ячейку с символом Подателя, получает на 1 Пряность меньше и берёт 1 карту
leader-note-baron = тайно оставляет себе 2 из 4 жетонов фракций; один раз за партию, разместив за ход 4 отряда или больше, открывает их и получает по 1 очку влияния в обеих фракциях
leader-note-helena-richese = чужие агенты не мешают её агентам в ячейках с символами «Ландсраад» и «Город»
leader-note-ilban-richese = берёт 1 карту каждый раз, когда платит соляриями напечатанную стоимость ячейки
leader-note-leto-atreides = ячейки с символом «Ландсраад» стоят ему на 1 солярий меньше
leader-note-memnon-thorvald = заняв место в Высшем Совете, получает 1 очко влияния в любой фракции
leader-note-paul-atreides = может в любой момент посмотреть верхнюю карту своей колоды
leader-note-rabban = начинает, имея ещё 1 Пряность и 1 солярий

### Box

## Базовая игра: ячейки

space-conspire = Сговор
space-foldspace = Свёрнутое пространство
space-hall-of-oratory = Зал ораторов
space-mentat = Ментат
space-rally-troops = Сбор отрядов
space-secure-contract = Гарантированный контракт
space-selective-breeding = Селекция
space-sell-melange = Продажа меланжа
space-stillsuits = Дистикомбы
space-the-great-flat = Великая равнина
space-wealth = Богатство

## Базовая игра: карты Резерва

base-reserve-arrakis-liaison = Посредник с Арракиса
base-reserve-foldspace = Свёрнутое пространство
base-reserve-spice-must-flow = Пряность должна поступать

### Box base

## Базовая игра: колода Империи

base-imp-arrakis-recruiter = Вербовщик с Арракиса
base-imp-assassination-mission = Заказное убийство
base-imp-bene-gesserit-initiate = Послушница Бене Гессерит
base-imp-bene-gesserit-sister = Сестра Бене Гессерит
base-imp-carryall = Грузолёт
base-imp-chani = Чани
base-imp-choam-directorship = Директорство в КООАМ
base-imp-crysknife = Крис-нож
base-imp-dr-yueh = Доктор Юэ
base-imp-duncan-idaho = Дункан Айдахо
base-imp-fedaykin-death-commando = Федайкин-смертник
base-imp-firm-grip = Крепкая хватка
base-imp-fremen-camp = Лагерь фрименов
base-imp-gene-manipulation = Генные манипуляции
base-imp-guild-administrator = Администратор гильдии
base-imp-guild-ambassador = Посол гильдии
base-imp-guild-bankers = Банкиры гильдии
base-imp-gun-thopter = Боевой топтер
base-imp-gurney-halleck = Гурни Халлек
base-imp-imperial-spy = Имперский шпион
base-imp-kwisatz-haderach = Квисатц Хадерах
base-imp-lady-jessica = Леди Джессика
base-imp-liet-kynes = Лиет Кинес
base-imp-missionaria-protectiva = Миссионария Протектива
base-imp-opulence = Роскошь
base-imp-other-memory = Иная память
base-imp-piter-de-vries = Питер де Врис
base-imp-power-play = Игра с позиции силы
base-imp-reverend-mother-mohiam = Гайя-Елена Мохийам
base-imp-sardaukar-infantry = Пехота сардаукаров
base-imp-sardaukar-legion = Легион сардаукаров
base-imp-scout = Разведчик
base-imp-shifting-allegiances = Смена лояльности
base-imp-sietch-reverend-mother = Преподобная Мать сиетча
base-imp-smugglers-thopter = Топтер контрабандистов
base-imp-space-travel = Космическое путешествие
base-imp-spice-hunter = Искатель Пряности
base-imp-spice-smugglers = Контрабандисты Пряности
base-imp-stilgar = Стилгар
base-imp-test-of-humanity = Человек ли ты?
base-imp-the-voice = Голос
base-imp-thufir-hawat = Суфир Хават
base-imp-worm-riders = Наездники на червях

## Базовая игра: колода интриг

base-int-allied-armada = Союзная армада
base-int-ambush = Засада
base-int-bindu-suspension = Бинду-оцепенение
base-int-bribery = Подкуп
base-int-bypass-protocol = В обход протокола
base-int-calculated-hire = Обдуманные траты
base-int-charisma = Харизма
base-int-choam-shares = Акции КООАМ
base-int-corner-the-market = Торговое доминирование
base-int-councilors-dispensation = Привилегии советника
base-int-demand-respect = Требование уважения
base-int-dispatch-an-envoy = Посол доброй воли
base-int-double-cross = Двойная игра
base-int-favored-subject = Любимый подданный
base-int-guild-authorization = Разрешение гильдии
base-int-infiltrate = Внедрение
base-int-know-their-ways = Знать их обычаи
base-int-master-tactician = Мастер тактики
base-int-plans-within-plans = Планы внутри планов
base-int-poison-snooper = Ядоискатель
base-int-private-army = Частная армия
base-int-rapid-mobilization = Быстрая мобилизация
base-int-recruitment-mission = Вербовка
base-int-refocus = Новый вектор
base-int-reinforcements = Подкрепление
base-int-secret-of-the-sisterhood = Тайна Сестринства
base-int-staged-incident = Необходимая жертва
base-int-the-sleeper-must-awaken = Спящий должен проснуться
base-int-tiebreaker = Внезапный перевес
base-int-to-the-victor = Дань победителю
base-int-urgent-mission = Срочное задание
base-int-water-of-life = Вода жизни
base-int-water-peddlers-union = Союз водоносов
base-int-windfall = Нежданная прибыль

## Базовая игра: карты конфликтов

base-con-battle-for-arrakeen = Битва за Арракин
base-con-battle-for-carthag = Битва за Карфаг
base-con-battle-for-imperial-basin = Битва за Имперскую котловину
base-con-cloak-and-dagger = Плащ и кинжал
base-con-desert-power = Сила пустыни
base-con-grand-vision = Великое видение
base-con-guild-bank-raid = Налёт на банк гильдии
base-con-machinations = Махинации
base-con-raid-stockpiles = Налёт на склады
base-con-secure-imperial-basin = Охрана Имперской котловины
base-con-siege-of-arrakeen = Осада Арракина
base-con-siege-of-carthag = Осада Карфага
base-con-skirmish-a = Стычка (а)
base-con-skirmish-b = Стычка (б)
base-con-skirmish-c = Стычка (в)
base-con-skirmish-d = Стычка (г)
base-con-sort-through-the-chaos = Преодоление хаоса
base-con-terrible-purpose = Ужасное предназначение

## Базовая игра: Дом Хагаль

base-hagal-arrakeen-duo = Арракин (вдвоём)
base-hagal-arrakeen-solo = Арракин (соло)
base-hagal-harvest-spice = Сбор Пряности

### Box

## Базовая игра: эффекты

fx-foldspace = приобретите карту «Свёрнутое пространство»
fx-mentat = возьмите ментата, если он в своей ячейке
fx-mentat-next-round = ментат на следующий раунд
fx-double-harvest = Пряность, которую собирает здесь ваш агент, без бонусной, удваивается
fx-cheaper-spice-must-flow = «Пряность должна поступать» в этот ход дешевле на { $n }
fx-opponents-lose-garrison = каждый соперник теряет 1 отряд из гарнизона
fx-opponent-loses-deployed = один соперник по вашему выбору теряет 1 отряд в зоне конфликта
fx-troops-to-conflict = разместите из запаса { $n ->
    [one] { $n } отряд
    [few] { $n } отряда
   *[many] { $n } отрядов
}
fx-troops-may-deploy = наймите { $n ->
    [one] { $n } отряд, который можно
    [few] { $n } отряда, которые можно
   *[many] { $n } отрядов, которые можно
} сразу разместить
fx-take-discarded = возьмите в руку карту фракции «{ $faction }» из своего сброса
fx-opponents-discard-or-lose = каждый соперник сбрасывает 1 карту или теряет 1 отряд в зоне конфликта
fx-forbid-space = назовите ячейку: до вашего следующего хода соперники не могут отправлять туда агентов
fx-pass-turn = пропустите этот ход
fx-acquire-to-deck = приобретите карту стоимостью до { $n } на верх своей колоды
fx-on-reveal = в ход раскрытия этого раунда: { $effect }
fx-acquired-on-top = приобретённые карты можно класть на верх своей колоды
fx-faction-icons = у карты, которую вы играете в этот ход, есть также символы четырёх фракций
fx-unblocked = в этот ход чужие агенты не мешают вашему
fx-look-at-top = посмотрите верхнюю карту своей колоды: возьмите её или удалите
fx-shuffle-discard = замешайте свой сброс в колоду
fx-trailing-influence = 1 очко влияния во фракции, где у соперника влияния больше, чем у вас
fx-choose-two = два разных из этих эффектов: { $all }
cost-lose-deployed = потеряйте { $n ->
    [one] { $n } отряд
    [few] { $n } отряда
   *[many] { $n } отрядов
} в зоне конфликта
if-turn-start = ваш ход начинается
if-reveal-turn = это ваш ход раскрытия
if-won = вы победили в сражении
if-most-spice-must-flow = у вас больше карт «Пряность должна поступать», чем у каждого соперника
if-tracks = у вас по { $n ->
    [one] { $n } очку
    [few] { $n } очка
   *[many] { $n } очков
} влияния в каждой из { $count } фракций

### Box base

## Базовая игра: за столом

base-hagal-conspire = { space-conspire }
base-hagal-wealth = { space-wealth }
base-hagal-heighliner = { space-heighliner }
base-hagal-foldspace = { space-foldspace }
base-hagal-selective-breeding = { space-selective-breeding }
base-hagal-secrets = { space-secrets }
base-hagal-hardy-warriors = { space-hardy-warriors }
base-hagal-stillsuits = { space-stillsuits }
base-hagal-rally-troops = { space-rally-troops }
base-hagal-hall-of-oratory = { space-hall-of-oratory }
base-hagal-carthag = { space-carthag }
base-hagal-reshuffle = { hagal-reshuffle }

### Box

refuse-forbidden = Эту ячейку запретил «Голос» соперника.
refuse-council-twice = У вас уже есть место в Высшем Совете.
ask-look-top = Верхняя карта вашей колоды: взять её или удалить?
ask-put-on-top = Положить приобретённую карту на верх колоды?
ask-take-back = Какую карту взять из своего сброса?
ask-target = Кто из соперников теряет отряд в конфликте?
ask-discard-or-lose = Сбросить карту или потерять отряд в конфликте?
ask-forbid = Какую ячейку запретить соперникам?
ask-masterstroke = Какой жетон фракции оставить?
ask-move = Какой агент идёт в ячейку «{ $space }»?
ask-exchange = Сколько Пряности продать?
ask-victory = Вы победили в конфликте. Сыграть карту?
ask-pass-turn = Пропустить этот ход?
ask-choose-two = Какие две награды взять?
do-exchange = Продать Пряность ({ $n }) за солярии ({ $solari })
do-from-leader = Агент с планшета лидера
do-draw-top = Взять её
do-trash-top = Удалить её
do-put-on-top = На верх колоды
do-take-back = Взять «{ $card }»
do-target = { $who }
do-lose-troop = Потерять отряд в конфликте
do-forbid = Запретить ячейку «{ $space }»
ev-mentat = { $who } берёт ментата.
ev-put-on-top = { $who } кладёт «{ $card }» на верх колоды.
ev-forbidden = { $who } запрещает соперникам ячейку «{ $space }».
ev-masterstroke = { $who } раскрывает жетоны: { $factions }.
line-conflict-plain = Конфликт { $level }: { $conflict } — 1-е место: { $first }; 2-е: { $second }; 3-е: { $third }
line-reserve-base = Резерв: «{ base-reserve-arrakis-liaison }» × { $liaison }, «{ base-reserve-foldspace }» × { $foldspace }, «{ base-reserve-spice-must-flow }» × { $spice }
line-mentat = Ментат служит: { $who }
line-mentat-home = Ментат в своей ячейке
line-forbidden = Ячейка «{ $space }» запрещена соперникам: { $who }
line-tokens = Жетоны фракций: { $factions }
line-top = Наверху колоды: { $cards }
ev-lost-troops = { $who } теряет { $n ->
    [one] { $n } отряд.
    [few] { $n } отряда.
   *[many] { $n } отрядов.
}
ask-rival-influence = Для оппонента: влияние ({ $n }) в какой фракции?
ev-uncontrolled = Ячейку «{ $space }» больше никто не контролирует.
rival-house-hagal = Дом Хагаль
