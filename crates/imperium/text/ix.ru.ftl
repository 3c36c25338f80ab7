# Расцвет иксианцев — по-русски. Названия карт — из русского FAQ (004), остальное наше.

### Box

## Расцвет иксианцев: лидеры

leader-armand-ecaz = Эрцгерцог Арманд Эказ
leader-hundro-moritani = Виконт Хундро Моритани
leader-ilesa-ecaz = Илеса Эказ
leader-rhombur-vernius = Принц Ромбур Верниус
leader-tessia-vernius = Тессия Верниус
leader-yuna-moritani = «Принцесса» Юна Моритани

### Box ix

leader-note-hundro-moritani = в начале игры смотрит две верхние карты интриг, одну оставляет себе, другую кладёт обратно
leader-note-ilesa-ecaz = в начале раунда откладывает карту из руки и возвращает её в начале своего второго хода; если отправит ею агента в этот же ход, получит 1 Пряность, когда на карте ровно один символ агента, иначе 1 солярий
leader-note-rhombur-vernius = каждый его дредноут в зоне конфликта даёт 4 очка боевой силы
leader-note-tessia-vernius = на 2-м делении каждого трека влияния лежит жетон искателя; достигнув его, кладёт жетон на самое верхнее свободное место своего списка и получает награду: сбросьте 1 карту → 1 Пряность; бонус 4-го деления этого трека; 1 очко влияния на нём; и то, и другое
leader-note-yuna-moritani = начинает без воды; каждый раз, получая солярии в свой ход, получает на 1 больше

### Box

## Расцвет иксианцев: ячейки и посты

space-dreadnought = Дредноут
space-interstellar-shipping = Межзвёздные перевозки
space-smuggling = Контрабанда
space-tech-negotiation = Переговоры о технологиях
post-ix-board = пост «Планшет планеты Икс»
post-ix-overlay = пост «Накладное поле КООАМ»

### Box ix

## Расцвет иксианцев: жетоны технологий

tech-artillery = Артиллерия
tech-chaumurky = Чаумурки
tech-detonation-devices = Взрывные устройства
tech-disposal-facility = Очистные сооружения
tech-flagship = Флагман
tech-holoprojectors = Голопроекторы
tech-holtzman-engine = Двигатель Хольцмана
tech-invasion-ships = Корабли вторжения
tech-memocorders = Мемокордеры
tech-minimic-film = Минимическая плёнка
tech-restricted-ordnance = Запрещённое оружие
tech-shuttle-fleet = Флот челноков
tech-sonic-snoopers = Звуковые искатели
tech-spaceport = Космопорт
tech-spy-satellites = Спутники-шпионы
tech-training-drones = Учебные дроны
tech-troop-transports = Войсковые транспорты
tech-windtraps = Ветроловушки
tech-note-chaumurky = в конце игры ничья в вашу пользу
tech-note-detonation-devices = победив в сражении с участием дредноута, можно вернуть дредноут в запас за 1 победное очко вместо получения им контроля
tech-note-spaceport = приобретённые карты можно класть на верх своей колоды
tech-note-troop-transports = нанимая отряды с трека поставки, наймите на 1 больше; любые из них можно разместить

## Расцвет иксианцев: начальная карта

ix-start-control-the-spice = Контроль над Пряностью

## Расцвет иксианцев: колода Империи

ix-imp-appropriate = Присвоение
ix-imp-bounty-hunter = Охотник за головами
ix-imp-choam-delegate = Делегат КООАМ
ix-imp-court-intrigue = Придворная интрига
ix-imp-desert-ambush = Засада в пустыне
ix-imp-embedded-agent = Внедрённый агент
ix-imp-esmar-tuek = Эсмар Туек
ix-imp-freighter-fleet = Флот транспортников
ix-imp-full-scale-assault = Полномасштабный штурм
ix-imp-guild-accord = Соглашение с гильдией
ix-imp-guild-chief-administrator = Главный администратор гильдии
ix-imp-imperial-bashar = Имперский башар
ix-imp-imperial-shock-trooper = Имперский штурмовик
ix-imp-in-the-shadows = В тени
ix-imp-ix-guild-compact = Договор Икса и гильдии
ix-imp-ixian-engineer = Иксианский инженер
ix-imp-jamis = Джамис
ix-imp-landing-rights = Право на посадку
ix-imp-local-fence = Местный перекупщик
ix-imp-negotiated-withdrawal = Согласованное отступление
ix-imp-satellite-ban = Запрет на спутники
ix-imp-sayyadina = Сайядина
ix-imp-shai-hulud = Шаи-Хулуд
ix-imp-spice-trader = Торговец Пряностью
ix-imp-treachery = Вероломство
ix-imp-truthsayer = Правдовидица
ix-imp-water-peddler = Водонос
ix-imp-web-of-power = Паутина власти
ix-imp-weirding-way = Путь

## Расцвет иксианцев: колода интриг

ix-int-advanced-weaponry = Новейшее оружие
ix-int-blackmail = Шантаж
ix-int-cannon-turrets = Орудийные башни
ix-int-cull = Выбраковка
ix-int-diversion = Отвлекающий манёвр
ix-int-expedite = Ускорение
ix-int-finesse = Изящный ход
ix-int-glimpse-the-path = Увидеть путь
ix-int-grand-conspiracy = Великий сговор
ix-int-ixian-probe = Иксианский зонд
ix-int-machine-culture = Культура машин
ix-int-quid-pro-quo = Услуга за услугу
ix-int-second-wave = Вторая волна
ix-int-secret-forces = Тайные силы
ix-int-strategic-push = Стратегический натиск
ix-int-strongarm = Силовое давление
ix-int-war-chest = Военная казна

### Box

## Расцвет иксианцев: карты конфликтов

ix-con-economic-supremacy = Экономическое господство

### Box ix

ix-con-skirmish-e = Стычка (д)
ix-con-skirmish-f = Стычка (е)
ix-con-trade-monopoly = Торговая монополия

## Расцвет иксианцев: Дом Хагаль

ix-hagal-dreadnought-duo = Дредноут (вдвоём)
ix-hagal-dreadnought-solo = Дредноут (соло)
ix-hagal-foldspace-interstellar-shipping = Свёрнутое пространство / Межзвёздные перевозки
ix-hagal-smuggling-interstellar-shipping = Контрабанда / Межзвёздные перевозки

### Box

## Расцвет иксианцев: эффекты

fx-freighter = можно продвинуть или вернуть свой транспортник
fx-dividends = дивиденды: 5 соляриев вам, по 1 солярию каждому сопернику
fx-tech-less = можно приобрести жетон технологии, заплатив на { $n ->
    [one] { $n } Пряность
   *[many] { $n } Пряности
} меньше
fx-tech-for-solari = можно приобрести жетон технологии, при желании платя соляриями вместо Пряности
fx-negotiator = можно положить 1 отряд из запаса на планшет планеты Икс как переговорщика
fx-dreadnought = можно взять дредноут в гарнизон
fx-repel-per-deployed = за каждый отряд, размещённый в этот ход, можно заставить отступить 1 боевую единицу соперника
fx-another-turn = можно сразу после этого хода сделать ещё один
fx-trash-in-play = можно удалить свою активную карту
fx-opponents-retreat-dreadnought = каждый соперник отступает 1 дредноутом
fx-agent-influence = по 1 очку влияния в каждой фракции, где стоит ваш агент
fx-sent-influence = 1 очко влияния во фракции, куда вы отправили агента в этот ход
fx-deploy-units = разместите из гарнизона до { $n ->
    [one] { $n } боевой единицы
   *[many] { $n } боевых единиц
}
fx-on-win = если победите в этом сражении: { $effect }
fx-exchange-intrigue = положите любое число своих карт интриг под их колоду и возьмите столько же
fx-keep-intrigue = посмотрите две верхние карты интриг, одну возьмите, другую положите обратно
fx-track-bonus = бонус 4-го деления этого трека
fx-track-influence = 1 очко влияния на этом треке
fx-snooper-influence = 1 очко влияния во фракции, на треке которой ещё лежит ваш жетон искателя
cost-bury-intrigue = положите карту интриги под её колоду
cost-retreat-units = отступите { $n ->
    [one] { $n } боевой единицей
   *[many] { $n } боевыми единицами
}
cost-lose-troops = потеряйте { $n ->
    [one] { $n } отряд
    [few] { $n } отряда
   *[many] { $n } отрядов
}
if-enemy-there = там, куда вы отправили агента, стоял чужой агент
if-agents-at = в ячейках с символами { $icons } { $n ->
    [one] стоит { $n } ваш агент
    [few] стоят { $n } ваших агента
   *[many] стоят { $n } ваших агентов
}
if-tech-tiles = у вас не меньше { $n ->
    [one] { $n } жетона технологии
   *[many] { $n } жетонов технологий
}
if-dreadnoughts = у вас вне запаса не меньше { $n ->
    [one] { $n } дредноута
   *[many] { $n } дредноутов
}
if-at-least = выполнено не меньше { $n } из условий: { $conditions }
if-has-solari = у вас не меньше { $n ->
    [one] { $n } солярия
   *[many] { $n } соляриев
}
if-persuasion-gained = в этот ход вы получили не меньше { $n ->
    [one] { $n } очка
   *[many] { $n } очков
} убеждения
count-dreadnoughts = каждый ваш дредноут в зоне конфликта
count-all-sword-cards = каждую раскрытую карту, дающую меч
count-low-tracks = каждую фракцию, где у вас не больше 1 очка влияния

## Расцвет иксианцев: вопросы, выбор, события

ask-freighter = Продвинуть свой транспортник или вернуть его?
ask-tech = Какой жетон технологии приобрести?
ask-tech-less = Какой жетон технологии приобрести, заплатив на { $n } Пряности меньше?
ask-pay-in = Чем заплатить за жетон «{ $tile }»?
ask-negotiators = «{ $tile }» стоит { $n }. Сколько переговорщиков вернуть?
ask-negotiate = Поставить отряд из запаса на планшет планеты Икс?
ask-deploy-units = Какую боевую единицу разместить?
ask-retreat-units = Какой боевой единицей отступить?
ask-repel = Какую боевую единицу соперника вынудить отступить?
ask-occupy = Где ваш дредноут получает контроль?
ask-bury = Какую карту интриги положить под колоду?
ask-exchange-intrigue = Какую карту интриги положить под колоду, чтобы взять другую?
ask-put-aside = Какую карту отложить на свой второй ход?
ask-another-turn = Сделать ещё один ход?
do-advance = Продвинуть транспортник
do-recall-freighter = Вернуть транспортник
do-acquire-tech = Приобрести «{ $tile }» ({ $n })
do-pay-spice = Заплатить Пряностью
do-pay-solari = Заплатить соляриями
do-return-negotiators = { $n ->
    [0] Не возвращать переговорщиков
    [one] Вернуть { $n } переговорщика
   *[many] Вернуть { $n } переговорщиков
}
do-negotiate = Поставить отряд на планшет планеты Икс
do-use-tech = Использовать «{ $tile }»
do-deploy-dreadnought = Разместить дредноут
do-retreat-dreadnought = Отступить дредноутом
do-repel = { $who }: отряд
do-repel-dreadnought = { $who }: дредноут
do-occupy = Получить контроль: { $space }
do-detonate = Вернуть дредноут в запас за 1 победное очко
do-bury = Положить «{ $card }» под колоду
do-put-aside = Отложить «{ $card }»
do-another-turn = Сделать ещё один ход
refuse-epic-alone = Эпический режим — не для игры в одиночку: книга не даёт для него правил для оппонентов.
refuse-uprising-cards = Ни одна книга не говорит, как играть картами «Восстания» на поле игры «Дюна. Империя»; свои карты на нём и так есть.
refuse-choam-at-home = Модуль КООАМ относится к «Восстанию».
refuse-tech-cost = Вы не можете заплатить за этот жетон технологии.
refuse-tech-cost-spice = { $space }: нужно Пряности: { $n }, у вас { $have }, переговорщиков: { $negotiators }.
refuse-tech-cost-solari = { $space }: нужно соляриев: { $n }, у вас { $have }, переговорщиков: { $negotiators }.
refuse-tech-not-face-up = Этот жетон технологии не лежит лицом вверх.
refuse-tech-not-owned = Этот жетон технологии не ваш.
refuse-tech-flipped = Этот жетон технологии уже использован в этом раунде.
ev-freighter = { $who } продвигает транспортник на деление { $n }.
ev-freighter-recalled = { $who } возвращает транспортник.
ev-tech = { $who } приобретает жетон технологии «{ $tile }».
ev-tech-revealed = Открыт жетон технологии «{ $tile }».
ev-tech-scrapped = Жетон технологии «{ $tile }» выходит из игры.
ev-tech-used = { $who } использует жетон «{ $tile }».
ev-negotiator = { $who } ставит переговорщика на планшет планеты Икс.
ev-commissioned = { $who } берёт дредноут в гарнизон.
ev-deployed-dreadnought = { $who } размещает дредноут.
ev-retreated-dreadnought = { $who } отступает дредноутом.
ev-occupied = { $who }: дредноут получает контроль над ячейкой «{ $space }».
ev-flag-left = { $who }: дредноут покидает ячейку «{ $space }».
ev-detonated = { $who } возвращает дредноут в запас.
ev-buried = { $who } кладёт карту интриги под колоду.
ev-buried-card = { $who } кладёт «{ $card }» под колоду.
ev-put-aside = { $who } откладывает карту.
ev-put-aside-card = { $who } откладывает «{ $card }».
ev-snooper = { $who } достигает жетона искателя: { $faction }.
line-tech-stacks = Открытые жетоны технологий: { $tiles }
line-flag = { $space }: дредноут — { $who }
line-ix = Транспортник на делении { $freighter }, переговорщики: { $negotiators }; дредноуты: запас { $supply }, гарнизон { $garrison }, в конфликте { $deployed }
line-tech = Жетоны технологий: { $tiles }
line-tech-flipped = Использовано в этом раунде: { $tiles }
line-snoopers = Жетоны искателей: { $tracks }
line-ahead = Отложено: «{ $card }»
line-ahead-hidden = Одна карта отложена
line-reserve-foldspace = Резерв: «{ reserve-prepare-the-way }» × { $prepare }, «{ base-reserve-foldspace }» × { $foldspace }, «{ reserve-spice-must-flow }» × { $spice }
