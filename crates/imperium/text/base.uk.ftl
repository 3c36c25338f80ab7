# Дюна. Імперіум — українською. Усе наше: видання українською немає.

### Box

## Базова гра: лідери

leader-ariana-thorvald = Графиня Аріана Торвальд
leader-baron = Барон Владімір Харконнен
leader-helena-richese = Гелена Річез
leader-ilban-richese = Граф Ільбан Річез
leader-leto-atreides = Герцог Лето Атрід
leader-memnon-thorvald = Ерл Мемнон Торвальд
leader-paul-atreides = Пол Атрід
leader-rabban = Ґлоссу «Звір» Раббан

### Box base

leader-note-ariana-thorvald = прибувши в локацію видобутку, отримує на 1 прянощі менше й бере 1 карту
leader-note-baron = таємно лишає собі 2 із 4 жетонів фракцій; раз за гру, розгорнувши за хід 4 чи більше загонів, відкриває їх і отримує по 1 очку впливу на обидві фракції
leader-note-helena-richese = чужі агенти не заважають її агентам у локаціях із символами «Ландсраад» і «Місто»
leader-note-ilban-richese = бере 1 карту щоразу, коли платить соляріями надруковану ціну локації
leader-note-leto-atreides = локації з символом «Ландсраад» коштують йому на 1 солярій менше
leader-note-memnon-thorvald = посівши місце у Вищій раді, отримує 1 очко впливу на будь-яку фракцію
leader-note-paul-atreides = може будь-коли подивитися верхню карту своєї колоди
leader-note-rabban = починає, маючи ще 1 прянощі та 1 солярій

### Box

## Базова гра: локації

space-conspire = Змова
space-foldspace = Міжпросторова подорож
space-hall-of-oratory = Зала промов
space-mentat = Ментат
space-rally-troops = Збір загонів
space-secure-contract = Гарантований контракт
space-selective-breeding = Селекція
space-sell-melange = Продаж меланжу
space-stillsuits = Дистикости
space-the-great-flat = Велика рівнина
space-wealth = Багатство

## Базова гра: карти Фонду

base-reserve-arrakis-liaison = Посередник з Арракіса
base-reserve-foldspace = Міжпросторова подорож
base-reserve-spice-must-flow = Прянощі повинні текти

### Box base

## Базова гра: колода Імперіуму

base-imp-arrakis-recruiter = Вербувальник з Арракіса
base-imp-assassination-mission = Убивство на замовлення
base-imp-bene-gesserit-initiate = Послушниця Бене Ґессерит
base-imp-bene-gesserit-sister = Сестра Бене Ґессерит
base-imp-carryall = Транспортувальник
base-imp-chani = Чані
base-imp-choam-directorship = Директорство в ДАПТ
base-imp-crysknife = Крис-ніж
base-imp-dr-yueh = Доктор Юе
base-imp-duncan-idaho = Дункан Айдаго
base-imp-fedaykin-death-commando = Федайкін-смертник
base-imp-firm-grip = Міцна хватка
base-imp-fremen-camp = Табір фрименів
base-imp-gene-manipulation = Генні маніпуляції
base-imp-guild-administrator = Адміністратор Гільдії
base-imp-guild-ambassador = Посол Гільдії
base-imp-guild-bankers = Банкіри Гільдії
base-imp-gun-thopter = Бойовий топтер
base-imp-gurney-halleck = Ґурні Галлек
base-imp-imperial-spy = Імперський шпигун
base-imp-kwisatz-haderach = Квізац Хадерах
base-imp-lady-jessica = Леді Джессіка
base-imp-liet-kynes = Лієт Кайнс
base-imp-missionaria-protectiva = Міссіонарія Протектива
base-imp-opulence = Розкіш
base-imp-other-memory = Інша пам’ять
base-imp-piter-de-vries = Пітер де Вріз
base-imp-power-play = Гра з позиції сили
base-imp-reverend-mother-mohiam = Превелебна Матір Могіям
base-imp-sardaukar-infantry = Піхота сардаукарів
base-imp-sardaukar-legion = Легіон сардаукарів
base-imp-scout = Розвідник
base-imp-shifting-allegiances = Зміна лояльності
base-imp-sietch-reverend-mother = Превелебна Матір січі
base-imp-smugglers-thopter = Топтер контрабандистів
base-imp-space-travel = Космічна подорож
base-imp-spice-hunter = Шукач прянощів
base-imp-spice-smugglers = Контрабандисти прянощів
base-imp-stilgar = Стілґар
base-imp-test-of-humanity = Перевірка на людськість
base-imp-the-voice = Голос
base-imp-thufir-hawat = Зуфір Хават
base-imp-worm-riders = Наїзники на хробаках

## Базова гра: колода інтриг

base-int-allied-armada = Союзна армада
base-int-ambush = Засідка
base-int-bindu-suspension = Бінду-завмирання
base-int-bribery = Підкуп
base-int-bypass-protocol = В обхід протоколу
base-int-calculated-hire = Обдумані витрати
base-int-charisma = Харизма
base-int-choam-shares = Акції ДАПТ
base-int-corner-the-market = Торгове домінування
base-int-councilors-dispensation = Привілеї радника
base-int-demand-respect = Вимога поваги
base-int-dispatch-an-envoy = Посол доброї волі
base-int-double-cross = Подвійна гра
base-int-favored-subject = Улюблений підданий
base-int-guild-authorization = Дозвіл Гільдії
base-int-infiltrate = Проникнення
base-int-know-their-ways = Знати їхні звичаї
base-int-master-tactician = Майстер тактики
base-int-plans-within-plans = Плани всередині планів
base-int-poison-snooper = Отрутошукач
base-int-private-army = Приватна армія
base-int-rapid-mobilization = Швидка мобілізація
base-int-recruitment-mission = Вербування
base-int-refocus = Новий вектор
base-int-reinforcements = Підкріплення
base-int-secret-of-the-sisterhood = Таємниця Сестринства
base-int-staged-incident = Необхідна жертва
base-int-the-sleeper-must-awaken = Сплячий мусить прокинутися
base-int-tiebreaker = Раптова перевага
base-int-to-the-victor = Переможець забирає все
base-int-urgent-mission = Термінова місія
base-int-water-of-life = Вода життя
base-int-water-peddlers-union = Спілка водоносів
base-int-windfall = Несподіваний прибуток

## Базова гра: карти конфліктів

base-con-battle-for-arrakeen = Битва за Арракін
base-con-battle-for-carthag = Битва за Карфаг
base-con-battle-for-imperial-basin = Битва за Імперський басейн
base-con-cloak-and-dagger = Плащ і кинджал
base-con-desert-power = Сила пустелі
base-con-grand-vision = Велике видіння
base-con-guild-bank-raid = Наліт на банк Гільдії
base-con-machinations = Махінації
base-con-raid-stockpiles = Наліт на склади
base-con-secure-imperial-basin = Охорона Імперського басейну
base-con-siege-of-arrakeen = Облога Арракіна
base-con-siege-of-carthag = Облога Карфага
base-con-skirmish-a = Сутичка (а)
base-con-skirmish-b = Сутичка (б)
base-con-skirmish-c = Сутичка (в)
base-con-skirmish-d = Сутичка (г)
base-con-sort-through-the-chaos = Розібратися в хаосі
base-con-terrible-purpose = Жахливе призначення

## Базова гра: Дім Гаґал

base-hagal-arrakeen-duo = Арракін (удвох)
base-hagal-arrakeen-solo = Арракін (соло)
base-hagal-harvest-spice = Збір прянощів

### Box

## Базова гра: ефекти

fx-foldspace = придбайте карту «Міжпросторова подорож»
fx-mentat = візьміть ментата, якщо він у своїй локації
fx-mentat-next-round = ментат на наступний раунд
fx-double-harvest = прянощі, які збирає тут ваш агент, без додаткових, подвоюються
fx-cheaper-spice-must-flow = «Прянощі повинні текти» цього ходу дешевші на { $n }
fx-opponents-lose-garrison = кожен суперник втрачає 1 загін із гарнізону
fx-opponent-loses-deployed = один суперник на ваш вибір втрачає 1 загін у Зоні конфлікту
fx-troops-to-conflict = розгорніть із запасу { $n ->
    [one] { $n } загін
    [few] { $n } загони
   *[many] { $n } загонів
}
fx-troops-may-deploy = найміть { $n ->
    [one] { $n } загін, який можна
    [few] { $n } загони, які можна
   *[many] { $n } загонів, які можна
} одразу розгорнути
fx-take-discarded = візьміть у руку карту фракції «{ $faction }» зі свого скиду
fx-opponents-discard-or-lose = кожен суперник скидає 1 карту або втрачає 1 загін у Зоні конфлікту
fx-forbid-space = назвіть локацію: до вашого наступного ходу суперники не можуть відправляти туди агентів
fx-pass-turn = пропустіть цей хід
fx-acquire-to-deck = придбайте карту ціною до { $n } на верх своєї колоди
fx-on-reveal = у хід «Розкрити карти» цього раунду: { $effect }
fx-acquired-on-top = придбані карти можна класти на верх своєї колоди
fx-faction-icons = карта, яку ви граєте цього ходу, має також символи чотирьох фракцій
fx-unblocked = цього ходу чужі агенти не заважають вашому
fx-look-at-top = погляньте на верхню карту своєї колоди: візьміть її або знищте
fx-shuffle-discard = замішайте свій скид у колоду
fx-trailing-influence = 1 очко впливу на фракцію, на яку суперник має більше впливу, ніж ви
fx-choose-two = два різні з цих ефектів: { $all }
cost-lose-deployed = втратьте { $n ->
    [one] { $n } загін
    [few] { $n } загони
   *[many] { $n } загонів
} у Зоні конфлікту
if-turn-start = ваш хід починається
if-reveal-turn = це ваш хід «Розкрити карти»
if-won = ви перемогли в конфлікті
if-most-spice-must-flow = у вас більше карт «Прянощі повинні текти», ніж у кожного суперника
if-tracks = ви маєте { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
} впливу на кожну з { $count } фракцій

### Box base

## Базова гра: за столом

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

refuse-forbidden = Цю локацію заборонив «Голос» суперника.
refuse-council-twice = Ви вже маєте місце у Вищій раді.
ask-look-top = Верхня карта вашої колоди: взяти її чи знищити?
ask-put-on-top = Покласти придбану карту на верх колоди?
ask-take-back = Яку карту взяти зі свого скиду?
ask-target = Хто із суперників втрачає загін у конфлікті?
ask-discard-or-lose = Скинути карту чи втратити загін у конфлікті?
ask-forbid = Яку локацію заборонити суперникам?
ask-masterstroke = Який жетон фракції залишити?
ask-move = Який агент іде в локацію «{ $space }»?
ask-exchange = Скільки прянощів продати?
ask-victory = Ви перемогли в конфлікті. Зіграти карту?
ask-pass-turn = Пропустити цей хід?
ask-choose-two = Які дві нагороди взяти?
do-exchange = Продати прянощі ({ $n }) за солярії ({ $solari })
do-from-leader = Агент із поля лідера
do-draw-top = Взяти її
do-trash-top = Знищити її
do-put-on-top = На верх колоди
do-take-back = Взяти «{ $card }»
do-target = { $who }
do-lose-troop = Втратити загін у конфлікті
do-forbid = Заборонити локацію «{ $space }»
ev-mentat = { $who } бере ментата.
ev-put-on-top = { $who } кладе «{ $card }» на верх колоди.
ev-forbidden = { $who } забороняє суперникам локацію «{ $space }».
ev-masterstroke = { $who } розкриває жетони: { $factions }.
line-conflict-plain = Конфлікт { $level }: { $conflict } — 1-ше місце: { $first }; 2-ге: { $second }; 3-тє: { $third }
line-reserve-base = Фонд: «{ base-reserve-arrakis-liaison }» × { $liaison }, «{ base-reserve-foldspace }» × { $foldspace }, «{ base-reserve-spice-must-flow }» × { $spice }
line-mentat = Ментат служить: { $who }
line-mentat-home = Ментат у своїй локації
line-forbidden = Локація «{ $space }» заборонена суперникам: { $who }
line-tokens = Жетони фракцій: { $factions }
line-top = Угорі колоди: { $cards }
ev-lost-troops = { $who } втрачає { $n ->
    [one] { $n } загін.
    [few] { $n } загони.
   *[many] { $n } загонів.
}
ask-rival-influence = Для Конкурента: вплив ({ $n }) на яку фракцію?
ev-uncontrolled = Локацію «{ $space }» більше ніхто не контролює.
rival-house-hagal = Дім Гаґал
