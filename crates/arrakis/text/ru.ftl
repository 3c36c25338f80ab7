# «Война за Арракис» по-русски. Сначала названия, затем вопросы, выбор, события и отказы.
# Термины — по словарю проекта; предложения наши. Названий не склоняем: «в области «Карфаг»», «кто: что случилось».

area-arrakeen = Арракин
area-arsunt = Арсунт
area-bight-of-the-cliff = Изгиб утёса
area-broken-land = Изломанная земля
area-carthag = Карфаг
area-false-wall-east = Восточная Ложная стена
area-false-wall-south = Южная Ложная стена
area-false-wall-west = Западная Ложная стена
area-gara-kulon = Гара Кулон
area-habbanya-ridge = Хребет Хаббанья
area-hagga-basin = Котловина Хагга
area-harg-pass = Перевал Харг
area-hobars-gap = Хобарская расселина
area-hole-in-the-rock = Дыра в скале
area-imperial-basin = Имперская котловина
area-north-pole = Северный полюс
area-pasty-mesa = Бледная меса
area-rimwall-west = Западная краевая стена
area-rock-outcroppings = Скальные выступы
area-shield-wall-east = Барьерная Стена (восток)
area-shield-wall-west = Барьерная Стена (запад)
area-sihaya-ridge = Хребет Сихайя
area-splintered-rock = Расколотая скала
area-tasmin-sink = Впадина Тасмин
area-the-funeral-plain = Погребальная равнина
area-the-great-flat = Великая равнина
area-unnamed = { $terrain } { $sector }-{ $n }
area-wind-pass = Ветряной перевал
area-windgap = Ветряная расселина
ban-choam = Возросшие расходы на содержание
ban-landsraad = Формальности должны быть соблюдены
ban-spacing-guild = Непомерная цена метеоспутников
card-adab = Адаб, взыскующая память
card-alam-al-mithal = Алам аль-Миталь, мир подобий
card-alia-abomination = Алия, мерзость
card-arsunt-legion = Легион Арсунта
card-barons-guard = Личная гвардия барона
card-battle-group = Переброска боевой группы
card-battle-language = Боевой язык
card-beloved-feyd = Любимый Фейд-Раута
card-bill-of-particulars = Перечень обвинений
card-breeding-program = Программа селекции
card-captured-ornithopter = Захваченный орнитоптер
card-carthag-former-capital = Карфаг, бывшая столица
card-chatt-the-leaper = Чатт Прыгун
card-cielago = Писклявое послание сьелаго
card-crysknife = Крис-нож
card-death-commandos = Отряды смертников
card-dust-chasms = Пылевые провалы
card-evidence-of-rebellion = Свидетельства мятежа
card-explosive-artillery = Фугасная артиллерия
card-eyes-of-ibad = Глаза Ибада
card-fear-mind-killer = Страх — убийца разума
card-forced-recruitment = Принудительная вербовка
card-fremen-rockets = Ракеты фрименов
card-full-control-air = Полный контроль над воздухом
card-gom-jabbar = Испытание гом джаббаром
card-grandmother-storm = Бабушка всех бурь
card-hard-times = Тяжёлые времена и гнёт
card-harkonnen-patrols = Патрули Харконненов
card-hawats-scheming = Интриги Хавата
card-hieregs = Хайреги
card-hope-clouds = Надежда затмевает взгляд
card-hunter-seeker = Охотник-искатель
card-i-am-stilgar = «Я Стилгар, фримен»
card-i-decide = «Я решаю, что лучше послужит Его Величеству»
card-jubba-cloaks = Плащи-джуббы
card-killers-without-mercy = Безжалостные убийцы
card-kitab-al-ibar = Китаб аль-Ибар
card-manipulation = Манипулирование другими
card-mudir-nahya = Мудир-нахья, демон-правитель
card-our-family-atomics = Наше семейное ядерное оружие
card-polar-cap-factories = Фабрики полярной шапки
card-rage-a = Ярость охватила Шаддама IV (а)
card-rage-b = Ярость охватила Шаддама IV (б)
card-rage-c = Ярость охватила Шаддама IV (в)
card-reports-of-traitors = Донесения о предателях
card-sandmasters = Песчаные мастера
card-sandtides = Песчаные приливы
card-sardaukar-disguised = Переодетые сардаукары
card-sardaukar-pogrom = Сардаукарский погром
card-sardaukars-manner = Манеры сардаукара
card-seek-out-mahdi = Разыскать «Махди»
card-shai-hulud = Шаи-Хулуд
card-shigawire = Шигапроволока
card-smugglers-a = Контрабандисты (а)
card-smugglers-b = Контрабандисты (б)
card-smugglers-c = Контрабандисты (в)
card-spies-all-over = Шпионы по всему Арракису
card-spotter-control = Управление наблюдателями
card-stillsuits = Дистикомбы
card-the-voice = Голос
card-thumpers = Колотушки
card-troop-carriers = Войсковые транспорты
card-truthtrance = Транс правды
card-usul = Усул, основание столпа
card-voice-outer-world = Голос из внешнего мира
card-wall-of-sandworms = Стена песчаных червей
card-war-plan = Военный план
card-workhorse = Рабочая лошадка Арракиса
cease-attack = Прекратить атаку
continue-battle = Продолжить сражение
deployment-token = жетон развёртывания
deployment-token-black = чёрный жетон развёртывания
deployment-token-silver = серебряный жетон развёртывания
deployment-token-standard = обычный жетон развёртывания
deployment-token-starting = жетон начального развёртывания
desert-power = Сила пустыни
die-deployment = Развёртывание
die-house = Дом
die-leadership = Командование
die-mentat = Ментат
die-strategy = Стратегия
faction-atreides = Атрейдесы
faction-harkonnen = Харконнены
guild-card-caladan-frigates = Каладанские фрегаты
guild-card-choam-directorship = Место в правлении КООАМ
guild-card-desert-guides = Проводники по пустыне
guild-card-friends-landsraad = Друзья в Ландсрааде
guild-card-levies = Ополчение великих домов
guild-card-navigator-a = Гильд-навигатор (а)
guild-card-navigator-b = Гильд-навигатор (б)
guild-card-navigator-c = Гильд-навигатор (в)
guild-card-smoke = Дым над посадочным полем
guild-card-spice-bribe = Взятка пряностью
guild-card-surcharge = Надбавка Гильдии
guild-card-voices-council = Голоса в Совете
guild-frigate = космический фрегат
guild-frigate-of = { $frigate } ({ $side })
guild-troop = войско великого дома
leader = командир
leader-alia = Алия
leader-aramsham = Капитан Арамшам
leader-baron-harkonnen = Барон Харконнен
leader-beast-rabban = Зверь Раббан
leader-chani = Чани
leader-feyd-rautha = Фейд-Раута
leader-guild-navigator = Гильд-навигатор
leader-gurney-halleck = Гурни Халлек
leader-lady-jessica = Леди Джессика
leader-mohiam = Гайя-Елена Мохийам
leader-paul-atreides = Пол Атрейдес
leader-paul-muaddib = Пол-Муад’Диб
leader-reverend-mother-jessica = Преподобная Мать Джессика
leader-shaddam = Император Шаддам IV
leader-stilgar = Стилгар
leader-thufir-hawat = Суфир Хават
leader-wild-maker = Дикий Податель
marker-jihad = Джихад
marker-kwisatz-haderach = Квисатц Хадерах
marker-sand-dwellers = Обитатели песка
phase-actions = Действия
phase-desert-hazards = Опасности пустыни
phase-spice-harvesting = Добыча пряности
phase-vehicle-placement = Размещение техники
power-choam = КООАМ
power-landsraad = Ландсраад
power-spacing-guild = Космическая гильдия
presc-council-of-naibs = Совет наибов
presc-dukes-trance = Транс герцога
presc-families-flee = Семьи бегут в южные пальмовые рощи
presc-fire-in-spice-fields = Огонь на полях пряности
presc-fremen-call-paul-mahdi = Фримены зовут Пола «Махди»
presc-gathering-of-makers = Собрание Подателей
presc-hidden-water = Сокрытая вода
presc-kanly-on-the-sand = Канли на песке
presc-lisan-al-gaib = Лисан аль-Гаиб в котловине
presc-makers-hunger = Голод Подателя
presc-mudir-sandride = Мудир песчаной скачки
presc-shadow-shield-wall = Тень на Барьерной Стене
presc-sietch-holds = Сиетч держится
presc-spice-does-not-flow = Пряность не поступает
presc-war-in-the-desert = Война в пустыне
presc-water-of-life = Пол пьёт воду жизни
regeneration-tank = резервуар регенерации
retreat = Отступить
round-end = Конец раунда
round-start = Начало раунда
sandworm-figure = песчаный червь
sector-cne = северо-восточный центральный сектор
sector-cnw = северо-западный центральный сектор
sector-cse = юго-восточный центральный сектор
sector-csw = юго-западный центральный сектор
sector-ne = северо-восточный сектор
sector-nw = северо-западный сектор
sector-se = юго-восточный сектор
sector-sw = юго-западный сектор
settlement = поселение
stockpiling = Накопление запасов
sub-corrino-ally = Союзники-Коррино
sub-fremen-ally = Союзники-фримены
sub-house-atreides = Дом Атрейдесов
sub-house-harkonnen = Дом Харконненов
terrain-deep-desert = Глубокая пустыня
terrain-desert = Пустыня
terrain-minor-erg = Малый эрг
terrain-mountain = Горы
terrain-plateau = Плато
testing-station = экологическая испытательная станция
unit-elite = элитный отряд
unit-fedaykin = федайкин
unit-regular = обычный отряд
unit-sardaukar = сардаукар
vehicle-carryall = грузолёт
vehicle-harvester = комбайн
vehicle-ornithopter = орнитоптер
wormsign = знак червя
wormsign-burrowing = Песчаный червь зарылся
wormsign-sand = Песок
wormsign-sandworm = Песчаный червь
central-sector = центральные секторы
cone-of-silence-use = Конус тишины

# Другие названия
nobody = никто
nothing = ничего
nowhere = нигде
naib = командир-наиб
bashar = командир-башар
paul = Пол
count = { $n } × { $what }
gain = { $marker } +{ $steps }
token-face = { $back } ({ $units })
az-n = северная воздушная зона
az-e = восточная воздушная зона
az-s = южная воздушная зона
az-w = западная воздушная зона
az-ne = северо-восточная воздушная зона
az-se = юго-восточная воздушная зона
az-sw = юго-западная воздушная зона
az-nw = северо-западная воздушная зона
dir-ne = СВ
dir-se = ЮВ
dir-sw = ЮЗ
dir-nw = СЗ
dir-cne = цСВ
dir-cse = цЮВ
dir-csw = цЮЗ
dir-cnw = цСЗ
place-waiting = ещё не в игре
place-aside = в игре, вне поля
place-board = на поле
place-gone = вне игры
thing-sietch = сиетч неизвестного ранга
thing-sietch-rank = сиетч ранга { $rank }
thing-revealed = раскрыт

# Разделы обзора
section-round = Раунд
section-legions = Легионы: { $side }
section-map = На планете
section-air = В воздухе
section-leaders = Командиры вне поля
section-cards = Карты
section-battle = Сражение
map-signs = ^ горы, = плато, ~ малый эрг, . пустыня, : глубокая пустыня; S поселение, * сиетч, e испытательная станция, h комбайн, ? знак червя, W песчаный червь
cost-spice = пряность: { $n }
line-round = Раунд { $round }, { $phase }
line-supremacy = Господство: деление { $at }
line-marker = { $marker }: деление { $at }
line-objective = Тайная цель: Квисатц Хадерах { $kh }, Обитатели песка { $sd }, Джихад { $j }
line-row = { $power }: выемка { $row }
line-ban = Действующий запрет: { $ban }
line-spice = Очки пряности: { $spice }, в запасе: { $reserve }
line-dice = { $player }: { $dice }; жетоны Бене Гессерит: { $bene }
line-legion = { $area }: { $figures }
line-leader = { $leader }: { $place }{ $used ->
    [one] {" "}(карта использована)
   *[other] {""}
 }
line-hand = { $count ->
    [0] { $player }: в руке ничего нет
   *[other] { $player }: в руке { $count } — { $cards }
 }
line-hidden-hand = { $player }: в руке карт Дома — { $first }, карт союзников — { $second }
line-prescience = { $card } ({ $gain })
line-tactics = Харконнены добывают пряность: { $sector }; идут на сиетч: { $target }; карт подкреплений: { $cards }
line-battle = { $side } атакуют: { $from } → { $to }, раунд сражения { $round }
line-heighliner = Хайлайнер ({ $side }): деление { $space } из { $of }
line-cargo = На планшете хайлайнера ({ $side }): войска великих домов — { $troops }, космические фрегаты — { $frigates }
line-guild-reserve = В резерве ({ $side }): цветные кольца — { $rings }, космические фрегаты — { $frigates }
line-troop-reserve = Войска великих домов в общем резерве: { $troops }

# Вопросы
ask-vehicles = Разместите единицу техники; осталось: { $left }.
ask-change-die = Для кубика нет ячейки. На какой результат его изменить?
ask-bene-gesserit = Где разместить жетон Бене Гессерит? Можно и не размещать.
ask-bene-board = Кто из вас берёт жетон Бене Гессерит как кубик «{ $face }»?
ask-turn = Ваш ход: какой кубик использовать или что ещё сделать?
ask-turn-over = Действие выполнено. Ещё одно свободное действие или конец хода?
ask-use-die = Кубик «{ $die }» как «{ $face }»: что сделать?
ask-claim = Получить карту предвидения?
ask-claim-die = Какой кубик потратить на карту: { $card }?
ask-give-up-token = Какой жетон развёртывания убрать?
ask-fear = Какой маркер продвинуть дополнительно?
ask-one-of = Что из этого сделать?
ask-spot = Где разместить: { $figures }?
ask-figure = Откуда взять фигурку ({ $figure }) для области «{ $area }»?
ask-place-each = Где разместить: { $unit }? Осталось: { $left }.
ask-deploy = Кого и где развернуть?
ask-deploy-tokens = Можно развернуть жетон развёртывания и командира, в любом порядке. Что теперь?
ask-deploy-leader = Развернуть также командира?
ask-draw-token = Взять жетон развёртывания?
ask-token-to = К какому сиетчу идёт взятый жетон?
ask-replace = Где заменить: { $from } → { $to }? Осталось: { $left }.
ask-stand-in = В запасе для области «{ $area }» нет: { $unit }. Кем заменить?
ask-draw = Из каких колод взять { $cards ->
    [one] { $cards } карту планирования
    [few] { $cards } карты планирования
   *[other] { $cards } карт планирования
 }?
ask-play-card = Сыграть ещё одну карту планирования?
ask-discard = Какую карту планирования сбросить? Осталось: { $left }.
ask-who-discards = Кто из вас сбрасывает карту? Осталось: { $left }.
ask-deal-die = Кто из вас берёт следующий кубик?
ask-who-acts = Кто из вас действует в этот ход?
ask-move = Какой легион переместить? Осталось: { $left }.
ask-march = Куда идёт легион из области «{ $area }» и кто остаётся?
ask-fly = Чем перевезти легион в область «{ $area }»?
ask-attack = Какой легион атакует?
ask-attack-target = Кого атакует легион из области «{ $area }»?
ask-battle-cards = Сбросить карты планирования ради боевых кубиков в сражении за область «{ $area }»?
ask-battle-specials = Какой командир использует особый результат в сражении за область «{ $area }»?
ask-battle-continue = Продолжить сражение за область «{ $area }»?
ask-battle-retreat = Отступить из области «{ $area }»?
ask-losses = Понесите потери в области «{ $area }»; осталось { $hits ->
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[other] { $hits } попаданий
 }.
ask-losses-price = Чтобы продолжить сражение, понесите потери в области «{ $area }»; осталось { $hits ->
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[other] { $hits } попаданий
 }.
ask-excess = В области «{ $area }» слишком много отрядов. Какой убрать?
ask-flee = Куда должен уйти легион из области «{ $area }»?
ask-advance = Кто после сражения продвигается в область «{ $area }»?
ask-worm-from = Все песчаные черви на поле. Который появится в области «{ $area }»?
ask-rescue = Спасает ли грузолёт комбайн из области «{ $area }»?
ask-wormsigns = Где разместить знак червя? Осталось: { $left }.
ask-mark-desert = Знаков червя не хватает. Какую пустыню отметить?
ask-worm-zones = Слишком много песчаных червей. Где червь не появится? Осталось: { $left }.
ask-worm-order = Какой песчаный червь действует следующим?
ask-move-worms = Какого песчаного червя переместить? Осталось: { $left }.
ask-worm-to = Куда идёт песчаный червь из области «{ $area }»?
ask-worm-attack = Какой песчаный червь атакует?
ask-worm-target = Кого атакует песчаный червь из области «{ $area }»?
ask-place-worms = Где разместить песчаного червя? Осталось: { $left }.
ask-wild-maker-comes = Где появится Дикий Податель?
ask-wild-maker-stays = Дикий Податель останется или его заменит песчаный червь?
ask-scout = Что разведать ({ $zone })?
ask-temporary-target = На какой сиетч Харконнены идут в этот ход вместо целевого?
ask-spare-token = Какой жетон Харконненов раскрыть, чтобы поставить его на стражу в области «{ $area }»?
ask-tank-order = Какой командир попадает в резервуар регенерации следующим?
ask-tank = Какой именной командир отправляется в резервуар регенерации?
ask-carry = Какой легион перевезти?
ask-shuffle-prescience = Какую карту предвидения замешать обратно в колоду?
ask-spies = Какую область раскрывают шпионы?
ask-force-die = Какой кубик Харконнены должны использовать следующим?
ask-exchange = Какие карты предвидения обменять?
ask-marker-down = Какой маркер предвидения опустить и на сколько?
ask-marker-up = Какой маркер поднять на { $by ->
    [one] { $by } деление
    [few] { $by } деления
   *[other] { $by } делений
 }? Опущен: { $marker }.
ask-lower-imperium = Какой жетон Империи опустить?
ask-attach = К какой карте предвидения прикрепить карту: { $card }?
ask-atomics = Где взорвать семейное ядерное оружие?
ask-discard-wormsigns = Какой знак червя сбросить? Осталось: { $left }.
ask-bombard = Какой легион атаковать { $dice ->
    [one] { $dice } кубиком
   *[other] { $dice } кубиками
 }?
ask-remove-vehicles = Какую единицу техники убрать? Осталось: { $left }.
ask-rockets = Для какого сектора бросить { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
 }?
ask-capture = Какой орнитоптер захватить?
ask-swap-tokens = Какой сиетч отдаёт свои жетоны развёртывания?
ask-swap-tokens-with = Какой сиетч меняется жетонами с сиетчем в области «{ $area }»?
ask-move-sietch = Какой сиетч перенести?
ask-move-sietch-to = Куда перенести сиетч из области «{ $area }»?
ask-shift-enemy = Какой вражеский легион сдвинут пески?
ask-spend = На что потратить { $spice ->
    [one] { $spice } очко пряности
    [few] { $spice } очка пряности
   *[other] { $spice } очков пряности
 }?
ask-ban = Какой запрет Империи тоже вступит в силу?
ask-swap-leaders = Заменить именных командиров на поле безымянными?
ask-weed = Какие неполученные карты предвидения убрать из игры?
ask-imperium = Выполнить действие Империи? Осталось: { $left }.
ask-bribe = Сбросить ли карту планирования, чтобы хайлайнер Харконненов не продвинулся?
ask-land-room = Свободных воздушных зон не хватает. Какая техника освободит место для космического фрегата?
ask-land-frigate = В какую воздушную зону прибывает космический фрегат?
ask-land-troops = Где высаживаются войска великих домов?
ask-land-second = Для области «{ $area }» войск слишком много. Где высадить остальных?
ask-land-divide = Сколько войск высадить в области «{ $area }», а сколько — в области «{ $second }»?
ask-navigator = В какой воздушной зоне разместить гильд-навигатора?
ask-clear-sky = Убрать вражеский космический фрегат или гильд-навигатора?
ask-bombard-area = Что бомбардирует космический фрегат ({ $zone })?

# Выбор
choice-done = Готово
choice-pass = Нет
choice-end-turn = Завершить ход
choice-die = Использовать кубик «{ $face }»
choice-standard = Действие кубика
choice-as = Использовать как «{ $face }»
choice-special = Особое действие: { $leader }
choice-play = Сыграть карту: { $card }
choice-claim = Получить карту: { $card } ({ $gain })
choice-train = Раскрыть в области «{ $area }»: { $token }
choice-scout = Провести разведку: { $zone }
choice-scout-navigator = Провести разведку гильд-навигатором: { $zone }
choice-scout-sparing = Провести разведку: { $zone }; орнитоптер остаётся, гильд-навигатор убран
choice-bombard = Бомбардировка: { $zone }
choice-drop-hawat = Сбросить «Интриги Хавата» × { $cards }: Суфир Хават выбывает из игры
choice-detonate = Взорвать арсенал: { $area }
choice-from = { $area }
choice-to = В область «{ $area }»
choice-leave = Оставить: { $figure }
choice-by = Орнитоптером: { $zone }
choice-by-frigate = Космическим фрегатом: { $zone }
choice-by-navigator = Гильд-навигатором: { $zone }
choice-by-sparing = Орнитоптером: { $zone }; орнитоптер остаётся, гильд-навигатор убран
choice-ride = Верхом на червях
choice-here = Всё в области «{ $area }»
choice-piecewise = По одному в области «{ $area }»
choice-supply = Из запаса: { $figure }
choice-lift = Из области «{ $area }»: { $figure }
choice-deploy = { $area }: { $figure }
choice-draw-token = Взять жетон развёртывания
choice-harvester = Разместить: комбайн, { $area }
choice-aircraft = Разместить: { $vehicle }, { $zone }
choice-lift-harvester = Забрать комбайн из области «{ $area }»
choice-lift-aircraft = Забрать технику: { $zone }
choice-discard = Сбросить карту: { $card }
choice-use = { $leader }
choice-stand = Остаться
choice-remove = Убрать: { $figure }
choice-downgrade = Заменить обычным отрядом: { $figure }
choice-rescue = Спасти грузолётом: { $zone }
choice-split = { $one }: { $first }, { $other }: { $second }
choice-lower = { $marker }: вниз на { $by }
choice-keep = Сохранить положение: { $power } (2 очка пряности)
choice-promote = Поднять: { $power } (3 очка пряности)
choice-imperium-choam = Действие КООАМ: построить космический фрегат
choice-imperium-guild = Действие Космической гильдии: продвинуть свой хайлайнер
choice-imperium-landsraad = Действие Ландсраада: привлечь два войска великих домов
choice-divide = { $first } и { $second }
option-move = Переместить { $legions ->
    [one] легион
    [few] { $legions } легиона
   *[other] { $legions } легионов
 }
option-surprise = Внезапная атака
option-attack = Атаковать
option-replace = Заменить { $units ->
    [one] { $units } отряд
    [few] { $units } отряда
   *[other] { $units } отрядов
 }
option-vehicles = Разместить { $vehicles ->
    [one] { $vehicles } единицу техники
    [few] { $vehicles } единицы техники
   *[other] { $vehicles } единиц техники
 }
option-wormsigns = Разместить { $signs ->
    [one] { $signs } знак червя
    [few] { $signs } знака червя
   *[other] { $signs } знаков червя
 }
option-move-worms = Переместить { $worms ->
    [one] { $worms } песчаного червя
   *[other] { $worms } песчаных червей
 }
option-worm-attack = Атаковать песчаным червём
option-draw = Взять { $cards ->
    [one] { $cards } карту планирования
    [few] { $cards } карты планирования
   *[other] { $cards } карт планирования
 }
option-play-card = Сыграть ещё одну карту планирования

# События
event-round-began = Начинается раунд { $round }.
event-drew-cards = Взято из колоды «{ $deck }»: { $cards }.
event-drew = { $count ->
    [one] Взята { $count } карта
    [few] Взяты { $count } карты
   *[other] Взято { $count } карт
 } из колоды «{ $deck }».
event-prescience-revealed = Карта предвидения: { $card }.
event-dice-blocked = Кубиков отложено на планшет «Пряность должна поступать»: { $dice }.
event-harvester-placed = { $area }: размещён комбайн.
event-aircraft-placed = Размещено: { $vehicle }, { $zone }.
event-aircraft-left = Снято: { $vehicle }, { $zone }.
event-dice-rolled = { $player }: бросок — { $dice }.
event-die-changed = { $player }: кубик изменён на «{ $face }».
event-bene-played = { $player }: жетон Бене Гессерит ложится на «{ $face }».
event-bene-gained = { $side } получают жетон Бене Гессерит.
event-die-spent = { $player }: использован кубик «{ $face }».
event-desert-power = Атрейдесы используют Силу пустыни.
event-special-used = Использовано особое действие: { $leader }.
event-die-lost = { $side } теряют неиспользованный кубик «{ $face }».
event-die-forced = Следующим Харконнены должны использовать кубик «{ $face }».
event-card-played = Сыграна карта: { $card }.
event-card-discarded = Сброшена карта: { $card }.
event-moved = { $from } → { $to }: { $figures }.
event-placed = { $area }: появляется { $figure }.
event-lifted = { $area }: отсюда взято — { $figure }.
event-token-drawn = Атрейдесы берут: { $token }.
event-token-gone = { $area }: жетон развёртывания убран.
event-token-revealed = { $area }: жетон развёртывания раскрыт — { $units }.
event-sietch-revealed = { $area }: ранг сиетча — { $rank }.
event-replaced = { $area }: замена — { $from } → { $to }.
event-surprise = { $side }: внезапная атака, { $from } → { $to }.
event-attacked = { $side } атакуют: { $from } → { $to }.
event-combat-roll = { $side }: попадания — { $hits }, щиты — { $blocks }, особые — { $specials }.
event-leader-fought = Особый результат использован: { $leader }.
event-hits = { $area }: { $side } получают { $hits ->
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[other] { $hits } попаданий
 }.
event-lost = { $area }: потеря — { $figure }.
event-ceased = { $side } прекращают атаку.
event-retreated = { $side } отходят: { $from } → { $to }.
event-won = { $side } выигрывают сражение за область «{ $area }».
event-destroyed = { $area }: легион уничтожен ({ $side }).
event-settlement-fell = { $area }: уничтожено поселение ранга { $rank }.
event-leader-entered = { $leader } вступает в игру.
event-leader-gone = { $leader } выбывает из игры.
event-leader-tanked = { $leader } попадает в резервуар регенерации.
event-leader-healed = { $leader } покидает резервуар регенерации.
event-wormsign-placed = { $area }: знак червя.
event-wormsign-gone = { $area }: знак червя сброшен.
event-wormsign-revealed = { $area }: знак червя — { $face }.
event-worm-came = { $area }: появляется песчаный червь.
event-worm-moved = Песчаный червь: { $from } → { $to }.
event-worm-left = { $area }: песчаный червь уходит в песок.
event-wild-maker-came = { $area }: появляется Дикий Податель.
event-worm-attacked = Атака песчаного червя, { $from } → { $to }: попадания — { $hits }, особые — { $specials }.
event-station-captured = { $area }: станция захвачена — { $marker }.
event-harvester-lost = { $area }: комбайн убран.
event-harvester-lost-legion = { $area }: легион Атрейдесов уничтожает комбайн.
event-harvester-lost-worm = { $area }: песчаный червь поглощает комбайн.
event-rescued = { $area }: комбайн спасён грузолётом ({ $zone }).
event-storm = { $area }: кориолисова буря, попадания — { $hits }, особые — { $specials }.
event-bombarded = { $area }: особая атака, { $hits ->
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[other] { $hits } попаданий
 }.
event-harvested = Комбайны приносят { $spice ->
    [one] { $spice } очко пряности
    [few] { $spice } очка пряности
   *[other] { $spice } очков пряности
 }.
event-hoarded = Харконнены накапливают запасы пряности.
event-claimed = Атрейдесы получают карту: { $card }.
event-prescience-removed = Убрана из игры карта: { $card }.
event-prescience-shuffled = Возвращена в колоду карта: { $card }.
event-attached = { $card }: прикреплено к карте предвидения — { $to }.
event-objective-drawn = Атрейдесы берут карту тайной цели.
event-detonated = { $area }: взорвано семейное ядерное оружие.
event-sietch-moved = Сиетч перенесён: { $from } → { $to }.
event-tokens-swapped = { $one } и { $other } меняются жетонами развёртывания.
event-paul-hunted = В следующий ход Атрейдесов на Пола идёт охота.
event-leader-swapped = { $area }: { $leader } уступает место безымянному командиру.
event-tactics = Харконнены добывают пряность: { $sector }; идут на сиетч: { $target }.
event-mahdi-rolled = Бросок Харконненов: { $face }.
event-mahdi-chose = Харконнены: { $choice }. Почему: { $why } ({ $rule }).
event-mahdi-over = Харконнены: { $choice }, а не { $over }. Почему: { $why } ({ $rule }; рассмотрено: { $all }).
event-mahdi-equal = Харконнены: { $choice }; равноценных вариантов { $equal }, решили вы. Почему: { $why } ({ $rule }; рассмотрено: { $all }).
event-mahdi-followed = Харконнены: { $why } ({ $rule }).
why-setup-06 = списки здесь молчат, так что выбор за вами
why-vehicle-01 = размещают всю технику активной выемки
why-vehicle-02 = пустая глубокая пустыня сектора добычи, подальше от Атрейдесов
why-vehicle-03 = пустая пустыня сектора добычи, подальше от Атрейдесов
why-vehicle-04 = любая свободная глубокая пустыня, оставшаяся в секторе добычи
why-vehicle-05 = любая свободная пустыня, оставшаяся в секторе добычи
why-vehicle-06 = сектор добычи заполнен: соседний сектор, но не сектор цели
why-vehicle-07 = воздушная зона, которая защищает больше всего комбайнов
why-vehicle-08 = воздушная зона над легионом за две области от сиетча, который он одолеет
why-vehicle-09 = воздушная зона над сектором цели
why-vehicle-10 = воздушная зона над сектором рядом с сектором цели, по возможности между центральными секторами
why-turn-06 = особое действие командира важнее действия кубика
why-turn-07 = атаковать сиетч, иначе легион, иначе двигаться
why-attack-01 = сиетч, который можно атаковать, атакуют
why-attack-02 = атакует только легион сильнее защитников
why-attack-04 = сиетч наивысшего ранга
why-attack-05 = легион, который больше всего превосходит защитников
why-attack-06 = легион, которому не нужен орнитоптер
why-attack-07 = целевой сиетч
why-attack-08 = ни один сиетч атаковать нельзя, поэтому атакуют более слабый соседний легион
why-attack-10 = сильнейший из легионов, которые всё же слабее
why-attack-11 = легион с именным командиром
why-deploy-01 = отряды и именной командир, иначе башар, прибывают в одно поселение
why-deploy-02 = Раббан и Фейд-Раута прибывают раньше других командиров
why-deploy-03 = поселение с сильнейшим легионом
why-deploy-04 = поселение, ближайшее к цели
why-deploy-05 = что не помещается, идёт в следующее поселение по списку
why-deploy-06 = отряд этого типа, иначе более сильный, иначе более слабый
why-mentat-01 = карты берут из обеих колод по очереди и разыгрывают
why-mentat-03 = карта, которая перемещает легионы, выполняется по спискам движения
why-mentat-04 = карта, которая размещает отряды, выполняется по спискам «Дома»
why-mentat-08 = как можно ближе к цели
why-mentat-09 = карта, которую нельзя выполнить полностью, не имеет эффекта
why-house-01 = замена отрядов, затем комбайн и орнитоптер
why-house-02 = легион, ближайший к сиетчу
why-house-03 = легион, который может атаковать сиетч
why-house-04 = легион, ближайший к цели
why-move-01 = сначала ближайший легион, кратчайшим путём
why-move-02 = сильнейший из равноудалённых легионов
why-move-03 = движутся только легионы сильнее защитников цели
why-amb-77 = ни один другой легион не может подойти ближе
why-move-04 = ни один легион не одолеет целевой сиетч, поэтому на этот ход цель — другой сиетч
why-move-05 = сиетч, ближайший к цели
why-move-06 = сиетч наивысшего ранга
why-move-07 = туда, где стоит другой легион, и столько отрядов, сколько поместится, сильнейшие первыми
why-move-08 = область, ближайшая к сиетчу
why-move-09 = горы
why-move-10 = плато или малый эрг
why-move-11 = пустыня без знака червя
why-move-14 = легионы рядом с целью только объединяются друг с другом
why-battle-01 = подкрепления сбрасывают ради шести кубиков
why-battle-02 = сначала гибнут командиры, башары раньше именных, пока не останется один
why-battle-03 = затем элитные отряды становятся обычными
why-battle-04 = затем сардаукары становятся обычными отрядами
why-battle-05 = затем обычные отряды, но командира не оставляют одного
why-battle-07 = Харконнены никогда не отступают
why-battle-08 = атаку прекращают только при половине мощи противника или меньше
why-battle-09 = куда отступают Атрейдесы, решаете вы; пустая область предпочтительнее
why-phase-03 = грузолёты сначала спасают комбайны в глубокой пустыне
why-phase-04 = пряность прежде всего удерживает самые низкие жетоны Империи
why-phase-05 = излишек пряности поднимает самые низкие жетоны Империи
why-phase-06 = все жетоны Империи наверху, а пряность осталась: очко господства
why-phase-08 = хранят не больше 1 очка пряности
why-phase-12 = именные командиры остаются на поле
why-special-05 = лишними становятся слабейшие отряды
why-special-07 = жетонов не осталось, поэтому один на поле раскрывают и используют снова
event-mahdi-kept = { $card }: выполнить нельзя, карта уходит в подкрепления.
event-garrison-left = { $area }: на страже остаются жетоны развёртывания.
event-whispered = { $side } используют конус тишины.
event-atreides-won = Победа Атрейдесов. { $objective }.
event-card-stays = Карта остаётся в игре: { $card }.
event-troops-recruited = { $side } привлекают войска великих домов: { $troops }.
event-frigate-built = { $side } строят космический фрегат.
event-liner-held = Взятка: хайлайнер Харконненов остаётся на месте.
event-troops-landed = { $side } высаживают войска великих домов: { $troops }, { $area }.
event-frigate-landed = { $side } размещают космический фрегат: { $zone }.
event-liner-returned = Хайлайнер возвращается на начальное деление ({ $side }).
event-navigator-placed = Размещён гильд-навигатор: { $zone }.
ending-supremacy = Победа Харконненов: господство полное.
ending-objective = Победа Атрейдесов: тайная цель достигнута.

# Отказы
refuse-over = Партия закончена.
refuse-not-asked = Сейчас решаете не вы.
refuse-other-question = Сейчас такого варианта нет.
refuse-desert-power = Для Силы пустыни нужно иметь меньше неиспользованных кубиков, чем у Харконненов.
refuse-claim = Эту карту предвидения сейчас получить нельзя.
refuse-acted = В этот ход вы уже выполнили действие.
refuse-no-die = У вас нет такого неиспользованного кубика, или вы должны использовать другой.
refuse-ban-scout = Запрет Космической гильдии не допускает разведки.
refuse-atomics = Арсенал взрывают лишь раз, когда маркер предвидения дошёл до деления 8.
refuse-scheme = Для этого нужны Суфир Хават в игре и две карты «Интриги Хавата».
refuse-discard-scheme = «Интриги Хавата» нельзя сбросить, даже когда Хавата уже нет в игре.
refuse-special = Особое действие этого командира сейчас с этим кубиком недоступно.
refuse-not-in-hand = Этой карты в руке нет, или так её использовать нельзя.
refuse-worm-there = Ни один легион не входит в область с песчаным червём.
refuse-not-free = Эта область не свободна.
refuse-too-far = Легион туда не доберётся.
refuse-leave = Командир не идёт и не остаётся без отряда, а фигурки, без которых ход невозможен, должны идти с легионом.
refuse-cannot-move = Этот легион не может так переместиться или уже двигался.
refuse-cannot-attack = Этот легион не может провести такую атаку.
refuse-no-target = Отсюда эту область атаковать нельзя.
refuse-not-there = Такой фигурки в легионе нет.
refuse-harvester = Комбайну нужна свободная пустыня без другого комбайна.
refuse-hoard = Для накопления запасов нужны 3 очка пряности и господство не выше 5; раз за раунд.
refuse-spice = Не хватает очков пряности, или жетон так не двигается.
refuse-bombard = Там нет вашего космического фрегата, или ему нечего бомбардировать.
refuse-landing = Войска высаживаются в пустой области, рядом с которой нет вражеских легионов и поселений.
refuse-retreat = Легион туда уйти не может.
refuse-spice-of = { $power }: нужно очков пряности: { $n }, у вас { $have }.
refuse-spice-paid = { $power }: за этот жетон вы уже заплатили.
refuse-spice-top = { $power }: жетон уже в верхнем ряду.
refuse-hoard-price = Для накопления запасов нужно очков пряности: { $n }, у вас { $have }.
refuse-hoard-limit = Для накопления запасов господство должно быть не выше { $n }; сейчас оно { $have }.
refuse-hoard-again = В этом раунде запасы уже накоплены.
refuse-desert-power-of = Для Силы пустыни нужно иметь меньше неиспользованных кубиков, чем у Харконненов: у вас { $have }, у них { $n }.
refuse-no-die-of = Неиспользованных кубиков с таким результатом ({ $face }): 0.
refuse-die-forced = Следующим вы должны использовать кубик: { $face }.
refuse-atomics-of = Арсенал готов, когда маркер предвидения дойдёт до деления: { $n }; ваш самый дальний сейчас: { $have }.
refuse-scheme-of = { $card }: нужно карт: { $n }, у вас { $have }.
refuse-too-far-of = { $area }: шагов пешком { $n }, легион проходит { $have }.

## Что делают карты

fx-place = Разместите: { $what } → { $where }
fx-place-each = Разместите { $count } × { $what } в разных местах → { $where }
fx-vehicles = Разместите: { $what }
fx-deploy = Разверните в поселениях: { $what } и командир
fx-deploy-tokens = Разверните в сиетче командира и { $count ->
    [one] { $count } жетон развёртывания
    [few] { $count } жетона развёртывания
   *[other] { $count } жетонов развёртывания
 }
fx-draw = Возьмите { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
 }
fx-draw-from = Возьмите { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
 } из колоды «{ $deck }»
fx-play-card = Сыграйте ещё одну карту
fx-move = Переместите { $count ->
    [one] легион
    [few] { $count } легиона
   *[other] { $count } легионов
 } ({ $which })
fx-attack = Атака ({ $which })
fx-surprise = Внезапная атака ({ $which })
fx-extra-dice = +{ $count } к кубикам в каждом раунде сражения
fx-enemy-dice = у врага в 1-м раунде не больше { $count ->
    [one] { $count } кубика
   *[other] { $count } кубиков
 }
fx-merciless = продолжение ничего не стоит
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
fx-lower-imperium = Опустите жетон Империи на 1 выемку, без запрета
fx-attach-fear = Прикрепите к открытой карте предвидения: если её получат в этом раунде, любой маркер пройдёт ещё 2 деления
fx-attach-eyes = Прикрепите к открытой карте предвидения: она остаётся открытой, пока её не получат, сверх обычных
fx-wormsigns = Разместите { $count ->
    [one] { $count } знак червя
    [few] { $count } знака червя
   *[other] { $count } знаков червя
 }
fx-discard-wormsigns = Сбросьте { $count ->
    [one] { $count } знак червя
    [few] { $count } знака червя
   *[other] { $count } знаков червя
 }
fx-discard-polar-wormsigns = Сбросьте знаки червя у Северного полюса
fx-place-worms = Разместите { $count ->
    [one] { $count } песчаного червя
   *[other] { $count } песчаных червей
 } ({ $where })
fx-wild-maker-enters = Дикий Податель появляется в пустой пустыне
fx-wild-maker-strikes = Дикий Податель движется и атакует
fx-desert-power = Сила пустыни
fx-bombard = Атака { $count ->
    [one] { $count } кубиком
   *[other] { $count } кубиками
 }: попадания и особые результаты — это попадания ({ $where })
fx-swallow-harvesters = { $count ->
    [one] Уберите { $count } комбайн из глубокой пустыни одного сектора
   *[other] Уберите до { $count } комбайнов из глубокой пустыни одного сектора
 }
fx-remove-vehicles = Уберите { $count ->
    [one] { $count } единицу техники
    [few] { $count } единицы техники
   *[other] { $count } единиц техники
 } ({ $where })
fx-rockets = Бросьте { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[other] { $count } кубиков
 } над сектором со своим легионом: каждое попадание и каждый особый результат убирает технику в нём или в соединённой воздушной зоне
fx-capture-ornithopter = Уберите орнитоптер
fx-token-near-enemy = { $count ->
    [one] Разместите жетон развёртывания в сиетче, соседнем с вражеским легионом
    [few] Разместите жетон развёртывания в сиетче не дальше { $count } областей от вражеского легиона
   *[other] Разместите жетон развёртывания в сиетче не дальше { $count } областей от вражеского легиона
 }
fx-storms = Проведите кориолисовы бури сейчас
fx-swap-tokens = Поменяйте местами жетоны развёртывания двух сиетчей
fx-move-sietch = Перенесите сиетч со всем, что в нём, в соседнюю пустую пустыню
fx-shift-enemy = Переместите вражеский легион из пустыни в соседнюю пустую область
fx-imperium = Действие Империи: { $power }
fx-place-navigator = Разместите гильд-навигатора
fx-clear-the-sky = Уберите вражеский фрегат или навигатора
fx-remains-in-play = Остаётся в игре до конца
fx-more-for-the-first-kept = Первый жетон, оставленный на месте в каждой добыче пряности, даёт своё действие Империи ещё раз
fx-two-for-a-raid = Когда ваш легион уничтожает комбайн, выполните два разных действия Империи
fx-holds-the-liner = В конце раунда можете сбросить карту планирования: хайлайнер Харконненов не продвигается сам
fx-steps = { $count ->
    [one] на { $count } область по земле
   *[other] до { $count } областей по земле
 }
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
fx-with = { $effect }; { $more }
fx-all = { $all }
fx-or = { $first } или { $second }
fx-any-vehicles = Разместите { $count ->
    [one] { $count } единицу любой техники
    [few] { $count } единицы любой техники
   *[other] { $count } единиц любой техники
 }
fx-any-result = Используйте кубик как любой другой результат
fx-move-worms = Переместите { $count ->
    [one] { $count } песчаного червя
   *[other] { $count } песчаных червей
 }
fx-worm-attack = Атакуйте песчаным червём

## Чего требуют карты предвидения

need-reveal-pauls-sietch = Раскройте сиетч в области, где Пол.
need-rode-into-empty-desert = Легион с именным командиром только что примчался на черве в пустую пустыню.
need-legions-in-deserts = { $count ->
    [one] Ваши легионы стоят в { $count } пустыне без сиетча.
   *[other] Ваши легионы стоят в { $count } пустынях без сиетчей.
 }
need-remove-token = Уберите жетон развёртывания из сиетча в секторе с легионом Харконненов.
need-paul-to-tank = Пол в секторе без легиона Харконненов: потратьте кубик, Пол отправляется в резервуар.
need-harvesters-removed = В этой фазе действий { $count ->
    [one] убран { $count } комбайн
    [few] убрано { $count } комбайна
   *[other] убрано { $count } комбайнов
 }.
need-worm-took = Одна атака червя только что убрала или заменила { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[other] { $count } отрядов
 }.
need-beat-a-leader = Вы только что победили, атакуя легион с командиром.
need-trance = Пол на поле: потратьте кубик и сбросьте { $count ->
    [one] { $count } карту планирования
    [few] { $count } карты планирования
   *[other] { $count } карт планирования
 }.
need-sietch-held = Сражение в сиетче только что закончилось, и сиетч стоит.
need-named-in-areas = { $count ->
    [one] Ваши именные командиры стоят в { $count } области.
   *[other] Ваши именные командиры стоят в { $count } разных областях.
 }
need-worms-in-sectors = { $count ->
    [one] Песчаные черви есть в { $count } секторе.
   *[other] Песчаные черви есть в { $count } секторах.
 }
need-legion-by-settlement = { $count ->
    [one] Легион с командиром и хотя бы { $count } отрядом стоит рядом с поселением.
   *[other] Легион с командиром и не меньше чем { $count } отрядами стоит рядом с поселением.
 }
need-paul-in-enemy-centre = Пол в центральном секторе с легионом Харконненов.
need-hidden-sietches = { $count ->
    [one] { $count } сиетч не раскрыт и не уничтожен.
    [few] { $count } сиетча не раскрыты и не уничтожены.
   *[other] { $count } сиетчей не раскрыты и не уничтожены.
 }
need-spice-at-most = Эта добыча дала не больше { $count ->
    [one] { $count } очка пряности
   *[other] { $count } очков пряности
 }.
