# Розквіт Ікса — українською. Усе наше: видання українською немає.

### Box

## Розквіт Ікса: лідери

leader-armand-ecaz = Ерцгерцог Арманд Еказ
leader-hundro-moritani = Віконт Гундро Морітані
leader-ilesa-ecaz = Ілеса Еказ
leader-rhombur-vernius = Принц Ромбур Верніус
leader-tessia-vernius = Тессія Верніус
leader-yuna-moritani = «Принцеса» Юна Морітані

### Box ix

leader-note-hundro-moritani = на початку гри переглядає дві верхні карти інтриг, одну лишає собі, другу кладе назад
leader-note-ilesa-ecaz = на початку раунду відкладає карту з руки й повертає її на початку свого другого ходу; якщо відправить нею агента того ж ходу, отримає 1 прянощі, коли на карті рівно один символ агента, інакше 1 солярій
leader-note-rhombur-vernius = кожен його дредноут у Зоні конфлікту дає 4 очки сили
leader-note-tessia-vernius = на 2-й поділці кожної шкали впливу лежить жетон шукача; досягнувши його, кладе жетон на найвище вільне місце свого списку й отримує нагороду: скиньте 1 карту → 1 прянощі; бонус 4-ї поділки тієї шкали; 1 очко впливу на ній; і те, і те
leader-note-yuna-moritani = починає без води; щоразу, отримуючи солярії у свій хід, отримує на 1 більше

### Box

## Розквіт Ікса: локації та пункти

space-dreadnought = Дредноут
space-interstellar-shipping = Міжзоряні перевезення
space-smuggling = Контрабанда
space-tech-negotiation = Технологічні перемовини
post-ix-board = пункт «Планшет Ікса»
post-ix-overlay = пункт «Накладне поле ДАПТ»

### Box ix

## Розквіт Ікса: плитки технологій

tech-artillery = Артилерія
tech-chaumurky = Чаумуркі
tech-detonation-devices = Підривні пристрої
tech-disposal-facility = Очисні споруди
tech-flagship = Флагман
tech-holoprojectors = Голопроєктори
tech-holtzman-engine = Двигун Гольцмана
tech-invasion-ships = Кораблі вторгнення
tech-memocorders = Мемокордери
tech-minimic-film = Мінімікова плівка
tech-restricted-ordnance = Заборонена зброя
tech-shuttle-fleet = Флот човників
tech-sonic-snoopers = Звукові шукачі
tech-spaceport = Космопорт
tech-spy-satellites = Шпигунські супутники
tech-training-drones = Навчальні дрони
tech-troop-transports = Військові транспорти
tech-windtraps = Вітропастки
tech-note-chaumurky = у кінці гри нічия на вашу користь
tech-note-detonation-devices = перемігши в конфлікті за участі дредноута, можна повернути дредноут у запас за 1 переможне очко, а не здобувати ним контроль
tech-note-spaceport = придбані карти можна класти на верх своєї колоди
tech-note-troop-transports = наймаючи загони з трека перевезень, найміть на 1 більше; будь-які з них можна розгорнути

## Розквіт Ікса: початкова карта

ix-start-control-the-spice = Контроль над прянощами

## Розквіт Ікса: колода Імперіуму

ix-imp-appropriate = Привласнення
ix-imp-bounty-hunter = Мисливець за головами
ix-imp-choam-delegate = Делегат ДАПТ
ix-imp-court-intrigue = Придворна інтрига
ix-imp-desert-ambush = Засідка в пустелі
ix-imp-embedded-agent = Упроваджений агент
ix-imp-esmar-tuek = Есмар Туек
ix-imp-freighter-fleet = Флот вантажників
ix-imp-full-scale-assault = Повномасштабний штурм
ix-imp-guild-accord = Угода з Гільдією
ix-imp-guild-chief-administrator = Головний адміністратор Гільдії
ix-imp-imperial-bashar = Імперський башар
ix-imp-imperial-shock-trooper = Імперський штурмовик
ix-imp-in-the-shadows = У тіні
ix-imp-ix-guild-compact = Договір Ікса й Гільдії
ix-imp-ixian-engineer = Іксіанський інженер
ix-imp-jamis = Джаміс
ix-imp-landing-rights = Право на посадку
ix-imp-local-fence = Місцевий перекупник
ix-imp-negotiated-withdrawal = Узгоджений відступ
ix-imp-satellite-ban = Заборона супутників
ix-imp-sayyadina = Саядіна
ix-imp-shai-hulud = Шай-Хулуд
ix-imp-spice-trader = Торговець прянощами
ix-imp-treachery = Віроломство
ix-imp-truthsayer = Правдомовиця
ix-imp-water-peddler = Водонос
ix-imp-web-of-power = Павутина влади
ix-imp-weirding-way = Шлях

## Розквіт Ікса: колода інтриг

ix-int-advanced-weaponry = Новітня зброя
ix-int-blackmail = Шантаж
ix-int-cannon-turrets = Гарматні вежі
ix-int-cull = Вибракування
ix-int-diversion = Відвернення уваги
ix-int-expedite = Прискорення
ix-int-finesse = Витонченість
ix-int-glimpse-the-path = Побачити шлях
ix-int-grand-conspiracy = Велика змова
ix-int-ixian-probe = Іксіанський зонд
ix-int-machine-culture = Культура машин
ix-int-quid-pro-quo = Послуга за послугу
ix-int-second-wave = Друга хвиля
ix-int-secret-forces = Таємні сили
ix-int-strategic-push = Стратегічний натиск
ix-int-strongarm = Силовий тиск
ix-int-war-chest = Воєнна скарбниця

### Box

## Розквіт Ікса: карти конфліктів

ix-con-economic-supremacy = Економічне панування

### Box ix

ix-con-skirmish-e = Сутичка (ґ)
ix-con-skirmish-f = Сутичка (д)
ix-con-trade-monopoly = Торгова монополія

## Розквіт Ікса: Дім Гаґал

ix-hagal-dreadnought-duo = Дредноут (удвох)
ix-hagal-dreadnought-solo = Дредноут (соло)
ix-hagal-foldspace-interstellar-shipping = Міжпросторова подорож / Міжзоряні перевезення
ix-hagal-smuggling-interstellar-shipping = Контрабанда / Міжзоряні перевезення

### Box

## Розквіт Ікса: ефекти

fx-freighter = можна просунути або відкликати свій вантажник
fx-dividends = дивіденди: 5 соляріїв вам, по 1 солярію кожному супернику
fx-tech-less = можна придбати плитку технології на { $n } прянощі дешевше
fx-tech-for-solari = можна придбати плитку технології, за бажання платячи соляріями замість прянощів
fx-negotiator = можна покласти 1 загін із запасу на планшет Ікса як перемовника
fx-dreadnought = можна взяти дредноут у гарнізон
fx-repel-per-deployed = за кожен загін, розгорнутий цього ходу, можна змусити відступити 1 підрозділ суперника
fx-another-turn = можна одразу після цього ходу зробити ще один
fx-trash-in-play = можна знищити свою карту, що в грі
fx-opponents-retreat-dreadnought = кожен суперник відступає 1 дредноутом
fx-agent-influence = по 1 очку впливу на кожну фракцію, де стоїть ваш агент
fx-sent-influence = 1 очко впливу на фракцію, до якої ви відправили агента цього ходу
fx-deploy-units = розгорніть із гарнізону до { $n ->
    [one] { $n } підрозділу
   *[many] { $n } підрозділів
}
fx-on-win = якщо переможете в цьому конфлікті: { $effect }
fx-exchange-intrigue = покладіть будь-яку кількість своїх карт інтриг під їхню колоду й візьміть стільки ж
fx-keep-intrigue = погляньте на дві верхні карти інтриг, одну візьміть, другу покладіть назад
fx-track-bonus = бонус 4-ї поділки цієї шкали
fx-track-influence = 1 очко впливу на цій шкалі
fx-snooper-influence = 1 очко впливу на фракцію, на шкалі якої ще лежить ваш жетон шукача
cost-bury-intrigue = покладіть карту інтриги під її колоду
cost-retreat-units = відступіть { $n ->
    [one] { $n } підрозділом
   *[many] { $n } підрозділами
}
cost-lose-troops = втратьте { $n ->
    [one] { $n } загін
    [few] { $n } загони
   *[many] { $n } загонів
}
if-enemy-there = там, куди ви відправили агента, стояв чужий агент
if-agents-at = у локаціях із символами { $icons } { $n ->
    [one] стоїть { $n } ваш агент
    [few] стоять { $n } ваші агенти
   *[many] стоять { $n } ваших агентів
}
if-tech-tiles = ви маєте щонайменше { $n ->
    [one] { $n } плитку технології
    [few] { $n } плитки технологій
   *[many] { $n } плиток технологій
}
if-dreadnoughts = у вас поза запасом щонайменше { $n ->
    [one] { $n } дредноут
    [few] { $n } дредноути
   *[many] { $n } дредноутів
}
if-at-least = виконано щонайменше { $n } з умов: { $conditions }
if-has-solari = ви маєте щонайменше { $n ->
    [one] { $n } солярій
    [few] { $n } солярії
   *[many] { $n } соляріїв
}
if-persuasion-gained = цього ходу ви отримали щонайменше { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
} переконливості
count-dreadnoughts = кожен ваш дредноут у Зоні конфлікту
count-all-sword-cards = кожну розкриту карту, що дає меч
count-low-tracks = кожну фракцію, на яку ви маєте щонайбільше 1 очко впливу

## Розквіт Ікса: запитання, вибір, події

ask-freighter = Просунути свій вантажник чи відкликати його?
ask-tech = Яку плитку технології придбати?
ask-tech-less = Яку плитку технології придбати на { $n } прянощі дешевше?
ask-pay-in = Чим заплатити за плитку «{ $tile }»?
ask-negotiators = «{ $tile }» коштує { $n }. Скількох перемовників повернути?
ask-negotiate = Поставити загін із запасу на планшет Ікса?
ask-deploy-units = Який підрозділ розгорнути?
ask-retreat-units = Яким підрозділом відступити?
ask-repel = Який підрозділ суперника змусити відступити?
ask-occupy = Де ваш дредноут здобуває контроль?
ask-bury = Яку карту інтриги покласти під колоду?
ask-exchange-intrigue = Яку карту інтриги покласти під колоду, щоб узяти іншу?
ask-put-aside = Яку карту відкласти на свій другий хід?
ask-another-turn = Виконати ще один хід?
do-advance = Просунути вантажник
do-recall-freighter = Відкликати вантажник
do-acquire-tech = Придбати «{ $tile }» ({ $n })
do-pay-spice = Заплатити прянощами
do-pay-solari = Заплатити соляріями
do-return-negotiators = { $n ->
    [0] Не повертати перемовників
    [one] Повернути { $n } перемовника
   *[many] Повернути { $n } перемовників
}
do-negotiate = Поставити загін на планшет Ікса
do-use-tech = Використати «{ $tile }»
do-deploy-dreadnought = Розгорнути дредноут
do-retreat-dreadnought = Відступити дредноутом
do-repel = { $who }: загін
do-repel-dreadnought = { $who }: дредноут
do-occupy = Здобути контроль: { $space }
do-detonate = Повернути дредноут у запас за 1 переможне очко
do-bury = Покласти «{ $card }» під колоду
do-put-aside = Відкласти «{ $card }»
do-another-turn = Виконати ще один хід
refuse-epic-alone = Епічний режим — не для гри наодинці: книга не дає для нього правил для Конкурентів.
refuse-uprising-cards = Жодна книга не каже, як грати картами «Піднесення» на полі гри «Дюна. Імперіум»; свої карти на ньому й так є.
refuse-choam-at-home = Модуль ДАПТ належить до «Піднесення».
refuse-tech-cost = Ви не можете заплатити за цю плитку технології.
refuse-tech-cost-spice = { $space }: потрібно прянощів: { $n }, у вас { $have }, перемовників: { $negotiators }.
refuse-tech-cost-solari = { $space }: потрібно соляріїв: { $n }, у вас { $have }, перемовників: { $negotiators }.
refuse-tech-not-face-up = Ця плитка технології не лежить горілиць.
refuse-tech-not-owned = Ця плитка технології не ваша.
refuse-tech-flipped = Цю плитку технології вже використано цього раунду.
ev-freighter = { $who } просуває вантажник на поділку { $n }.
ev-freighter-recalled = { $who } відкликає вантажник.
ev-tech = { $who } придбаває плитку технології «{ $tile }».
ev-tech-revealed = Відкрито плитку технології «{ $tile }».
ev-tech-scrapped = Плитка технології «{ $tile }» виходить із гри.
ev-tech-used = { $who } використовує плитку «{ $tile }».
ev-negotiator = { $who } ставить перемовника на планшет Ікса.
ev-commissioned = { $who } бере дредноут у гарнізон.
ev-deployed-dreadnought = { $who } розгортає дредноут.
ev-retreated-dreadnought = { $who } відступає дредноутом.
ev-occupied = { $who }: дредноут здобуває контроль над локацією «{ $space }».
ev-flag-left = { $who }: дредноут залишає локацію «{ $space }».
ev-detonated = { $who } повертає дредноут у запас.
ev-buried = { $who } кладе карту інтриги під колоду.
ev-buried-card = { $who } кладе «{ $card }» під колоду.
ev-put-aside = { $who } відкладає карту.
ev-put-aside-card = { $who } відкладає «{ $card }».
ev-snooper = { $who } досягає жетона шукача: { $faction }.
line-tech-stacks = Відкриті плитки технологій: { $tiles }
line-flag = { $space }: дредноут — { $who }
line-ix = Вантажник на поділці { $freighter }, перемовники: { $negotiators }; дредноути: запас { $supply }, гарнізон { $garrison }, у конфлікті { $deployed }
line-tech = Плитки технологій: { $tiles }
line-tech-flipped = Використано цього раунду: { $tiles }
line-snoopers = Жетони шукачів: { $tracks }
line-ahead = Відкладено: «{ $card }»
line-ahead-hidden = Одну карту відкладено
line-reserve-foldspace = Фонд: «{ reserve-prepare-the-way }» × { $prepare }, «{ base-reserve-foldspace }» × { $foldspace }, «{ reserve-spice-must-flow }» × { $spice }
