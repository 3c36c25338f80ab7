# Дюна. Империя. Восстание — по-русски.
# Названия — по словарю проекта; предложения наши. Имена не склоняем: перед ними стоит родовое слово.

## Фракции и символы

faction-bene-gesserit = Бене Гессерит
faction-emperor = Император
faction-fremen = Фримены
faction-spacing-guild = Космическая гильдия
icon-city = Город
icon-crysknife = крис-нож
icon-desert-mouse = пустынная мышь
icon-landsraad = Ландсраад
icon-ornithopter = орнитоптер
icon-spice-trade = Торговля Пряностью
icon-spy = Шпион
icon-wild = универсальный символ

## Лидеры

leader-amber-metulli = Леди Эмбер Метулли
leader-feyd-rautha = Фейд-Раута Харконнен
leader-gurney-halleck = Гурни Халлек
leader-lady-jessica = Леди Джессика
leader-margot-fenring = Леди Марго Фенринг
leader-muaddib = Муад’Диб
leader-princess-irulan = Принцесса Ирулан
leader-reverend-mother-jessica = Преподобная Мать Джессика
leader-shaddam = Шаддам Коррино IV
leader-staban-tuek = Стабан Туек

## Ячейки

space-accept-contract = Заключение контракта
space-arrakeen = Арракин
space-assembly-hall = Зал заседаний
space-deep-desert = Глубокая пустыня
space-deliver-supplies = Доставка припасов
space-desert-tactics = Тактика пустыни
space-dutiful-service = Верная служба
space-espionage = Шпионаж
space-fremkit = Фримпакет
space-gather-support = Обретение поддержки
space-hagga-basin = Котловина Хагга
space-heighliner = Хайлайнер
space-high-council = Высший Совет
space-imperial-basin = Имперская котловина
space-imperial-privilege = Имперская привилегия
space-research-station = Исследовательская станция
space-sardaukar = Сардаукары
space-secrets = Тайны
space-shipping = Перевозки
space-sietch-tabr = Сиетч Табр
space-spice-refinery = Завод очистки Пряности
space-swordmaster = Оружейник

## Наблюдательные посты

post-bene-gesserit = пост «Бене Гессерит»
post-choam = пост «КООАМ»
post-city-left = пост «Город» слева
post-city-middle = пост «Город» посередине
post-city-right = пост «Город» справа
post-deep-desert = пост «Глубокая пустыня»
post-emperor = пост «Император»
post-fremen = пост «Фримены»
post-hagga-basin = пост «Котловина Хагга»
post-imperial-basin = пост «Имперская котловина»
post-landsraad-left = пост «Ландсраад» слева
post-landsraad-right = пост «Ландсраад» справа
post-spacing-guild = пост «Космическая гильдия»

## Начальные карты и карты Резерва

reserve-prepare-the-way = Подготовить путь
reserve-spice-must-flow = Пряность должна поступать
start-convincing-argument = Убедительный аргумент
start-dagger = Кинжал
start-diplomacy = Дипломатия
start-dune-desert-planet = Дюна, пустынная планета
start-reconnaissance = Рекогносцировка
start-seek-allies = Поиск союзников
start-signet-ring = Перстень с печатью

### Box uprising

## Колода Империи

imp-bene-gesserit-operative = Оперативница Бене Гессерит
imp-branching-path = Ветвящийся путь
imp-calculus-of-power = Исчисление власти
imp-captured-mentat = Пленный ментат
imp-cargo-runner = Перевозчик грузов
imp-chani-clever-tactician = Чани, искусный тактик
imp-corrinth-city = Город Корринт
imp-covert-operation = Тайная операция
imp-dangerous-rhetoric = Опасная риторика
imp-delivery-agreement = Соглашение о доставке
imp-desert-power = Сила пустыни
imp-desert-survival = Выживание в пустыне
imp-double-agent = Двойной агент
imp-ecological-testing-station = Экологическая испытательная станция
imp-fedaykin-stilltent = Дистипалатка федайкинов
imp-guild-envoy = Посланник Гильдии
imp-guild-spy = Шпион Гильдии
imp-hidden-missive = Тайное послание
imp-imperial-spymaster = Имперский резидент
imp-in-high-places = В высоких кабинетах
imp-interstellar-trade = Межзвёздная торговля
imp-junction-headquarters = Штаб-квартира на Джанкшене
imp-leadership = Лидерство
imp-long-live-the-fighters = Да здравствуют воины
imp-maker-keeper = Хранитель Подателя
imp-maula-pistol = Пистолет маула
imp-northern-watermaster = Северный мастер воды
imp-overthrow = Свержение
imp-paracompass = Паракомпас
imp-price-is-no-object = Цена не имеет значения
imp-priority-contracts = Приоритетные контракты
imp-public-spectacle = Публичное зрелище
imp-rebel-supplier = Поставщица повстанцев
imp-reliable-informant = Надёжный осведомитель
imp-sardaukar-coordination = Координация сардаукаров
imp-sardaukar-soldier = Солдат-сардаукар
imp-shishakli = Шишакли
imp-smugglers-harvester = Комбайн контрабандистов
imp-smugglers-haven = Убежище контрабандистов
imp-southern-elders = Южные старейшины
imp-space-time-folding = Свёртывание пространства-времени
imp-spacing-guilds-favor = Благосклонность Космической гильдии
imp-spy-network = Шпионская сеть
imp-steersman = Рулевой
imp-stilgar-the-devoted = Стилгар Преданный
imp-strike-fleet = Ударный флот
imp-subversive-advisor = Советник-подстрекатель
imp-treacherous-maneuver = Коварный манёвр
imp-tread-in-darkness = Поступь во тьме
imp-truthtrance = Транс правды
imp-undercover-asset = Агент под прикрытием
imp-unswerving-loyalty = Непоколебимая преданность
imp-weirding-woman = Колдунья
imp-wheels-within-wheels = Колёса в колёсах

## Колода интриг

int-backed-by-choam = При поддержке КООАМ
int-buy-access = Купить доступ
int-call-to-arms = Призыв к оружию
int-change-allegiances = Смена союзников
int-choam-profits = Прибыль КООАМ
int-contingency-plan = Запасной план
int-councilors-ambition = Амбиции советника
int-crysknife = Крис-нож
int-cunning = Хитрость
int-depart-for-arrakis = Отбытие на Арракис
int-desert-mouse = Пустынная мышь
int-detonation = Подрыв
int-devour = Пожирание
int-distraction = Отвлечь внимание
int-find-weakness = Найти слабое место
int-go-to-ground = Залечь на дно
int-imperium-politics = Политика Империи
int-impress = Произвести впечатление
int-inspire-awe = Внушить благоговение
int-intelligence-report = Донесение разведки
int-leverage = Рычаг давления
int-manipulate = Манипуляции
int-market-opportunity = Рыночная возможность
int-mercenaries = Наёмники
int-opportunism = Оппортунизм
int-ornithopter = Орнитоптер
int-questionable-methods = Сомнительные методы
int-reach-agreement = Прийти к соглашению
int-secure-spice-trade = Безопасная торговля Пряностью
int-shaddams-favor = Благосклонность Шаддама
int-shadow-alliance = Тайный альянс
int-sietch-ritual = Обряд сиетча
int-special-mission = Особое задание
int-spice-is-power = Пряность — это власть
int-spring-the-trap = Ловушка захлопывается
int-strategic-stockpiling = Стратегические запасы
int-tactical-option = Тактический вариант
int-unexpected-allies = Неожиданные союзники
int-weirding-combat = Колдовской бой

## Карты конфликтов

con-battle-for-arrakeen = Битва за Арракин
con-battle-for-imperial-basin = Битва за Имперскую котловину
con-battle-for-spice-refinery = Битва за завод очистки Пряности
con-choam-security = Охрана КООАМ
con-propaganda = Пропаганда
con-protect-the-sietches = Защита сиетчей
con-secure-imperial-basin = Охрана Имперской котловины
con-seize-spice-refinery = Захват завода очистки Пряности
con-shadow-contest = Теневое состязание
con-siege-of-arrakeen = Осада Арракина
con-skirmish-crysknife = Стычка (крис-нож)
con-skirmish-desert-mouse = Стычка (пустынная мышь)
con-skirmish-ornithopter = Стычка (орнитоптер)
con-spice-freighters = Транспортники с Пряностью
con-test-of-loyalty = Проверка на верность
con-trade-dispute = Торговый спор

## Контракты

contract-acquire = Приобретение: «Пряность должна поступать»
contract-arrakeen-1 = Арракин I
contract-arrakeen-2 = Арракин II
contract-deliver-supplies = Доставка припасов
contract-espionage-1 = Шпионаж I
contract-harvest-3 = Урожай 3+
contract-harvest-4 = Урожай 4+
contract-heighliner-1 = Хайлайнер I
contract-heighliner-2 = Хайлайнер II
contract-high-council-1 = Высший Совет I
contract-high-council-2 = Высший Совет II
contract-immediate = Немедленный
contract-research-station-1 = Исследовательская станция I
contract-research-station-2 = Исследовательская станция II
contract-sardaukar-1 = Сардаукары I
contract-sardaukar-2 = Сардаукары II
contract-spice-refinery-1 = Завод очистки Пряности I
contract-spice-refinery-2 = Завод очистки Пряности II

## Карты целей

objective-crysknife = Крис-нож
objective-crysknife-4 = Крис-нож 4/6И
objective-desert-mouse = Пустынная мышь
objective-desert-mouse-4 = Пустынная мышь 4/6И
objective-ornithopter = Орнитоптер

## Оппоненты

hagal-accept-contract-shipping = Заключение контракта / Перевозки
hagal-accept-contract-shipping-b = Заключение контракта / Перевозки
hagal-deliver-supplies-heighliner = Доставка припасов / Хайлайнер
hagal-gather-support-a = Обретение поддержки (а)
hagal-gather-support-b = Обретение поддержки (б)
hagal-hagga-imperial-basin = Котловина Хагга / Имперская котловина
hagal-place-spy-city = Разместите шпиона (город)
hagal-place-spy-landsraad = Разместите шпиона (Ландсраад)
hagal-place-spy-spice-trade = Разместите шпиона (торговля Пряностью)

### Box

hagal-reshuffle = Перемешать
rival-amber-metulli = Леди Эмбер Метулли
rival-baron = Барон Владимир Харконнен
rival-feyd-rautha = Фейд-Раута Харконнен
rival-gurney-halleck = Гурни Халлек
rival-lady-jessica = Леди Джессика
rival-margot-fenring = Леди Марго Фенринг
rival-muaddib = Муад’Диб
rival-princess-irulan = Принцесса Ирулан
rival-rabban = Глоссу «Зверь» Раббан
rival-staban-tuek = Стабан Туек

### Box uprising

## Способности, которые сами — правила

leader-note-shaddam = два контракта «Сардаукары» оставлены для него: их можно брать вместо открытого контракта
leader-note-staban = играет без «Дипломатии»; получает 1 Пряность, когда чужой агент прибывает в ячейку с символом Подателя, за которой он следит

### Box

## Эффекты

fx-nothing = ничего
fx-solari = { $n ->
    [one] { $n } солярий
    [few] { $n } солярия
   *[many] { $n } соляриев
}
fx-spice = { $n ->
    [one] { $n } Пряность
   *[many] { $n } Пряности
}
fx-water = { $n ->
    [one] { $n } вода
   *[many] { $n } воды
}
fx-persuasion = { $n ->
    [one] { $n } очко убеждения
    [few] { $n } очка убеждения
   *[many] { $n } очков убеждения
}
fx-swords = { $n ->
    [one] { $n } меч
    [few] { $n } меча
   *[many] { $n } мечей
}
fx-troops = наймите { $n ->
    [one] { $n } отряд
    [few] { $n } отряда
   *[many] { $n } отрядов
}
fx-draw = возьмите { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
fx-intrigue = возьмите { $n ->
    [one] { $n } карту интриги
    [few] { $n } карты интриг
   *[many] { $n } карт интриг
}
fx-vp = { $n ->
    [one] { $n } победное очко
    [few] { $n } победных очка
   *[many] { $n } победных очков
}
fx-influence = { $n ->
    [one] { $n } очко влияния
    [few] { $n } очка влияния
   *[many] { $n } очков влияния
} во фракции «{ $faction }»
fx-any-influence = { $n ->
    [one] { $n } очко влияния
    [few] { $n } очка влияния
   *[many] { $n } очков влияния
} в любой фракции
fx-two-influence = по 1 очку влияния в двух разных фракциях
fx-visited-influence = ещё 1 очко влияния во фракции, куда прибыл агент
fx-spied-influence = по 1 очку влияния в каждой фракции, за которой вы следите
fx-spy = разместите шпиона
fx-spy-at = разместите шпиона у ячейки с символом: { $icons }
fx-spy-shared = разместите шпиона, можно и на занятом посту
fx-spy-visited = разместите шпиона у ячейки своего агента, можно и на занятом посту
fx-contract = возьмите контракт или 2 солярия
fx-hooks = крюки Подателя
fx-worms = призовите { $n ->
    [one] { $n } песчаного червя
   *[many] { $n } песчаных червей
}
fx-shield-wall = можно уничтожить Барьерную Стену
fx-recall-agent = верните другого своего агента
fx-trash = можно удалить карту
fx-trash-this = удалите эту карту
fx-return-this = верните эту карту в руку
fx-discard = сбросьте { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
fx-opponents-discard = каждый соперник сбрасывает карту
fx-steal = каждый соперник, у которого 4 карты интриг или больше, отдаёт вам одну наугад
fx-signet = способность перстня с печатью вашего лидера
fx-council-seat = место в Высшем Совете
fx-swordmaster = ваш оружейник
fx-bonus-spice = бонусная Пряность этой ячейки
fx-deploy-recruits = отряды, нанятые в этот ход, можно разместить
fx-deploy = разместите из гарнизона до { $n ->
    [one] { $n } отряда
   *[many] { $n } отрядов
}
fx-deploy-any = разместите из гарнизона любое число отрядов
fx-deploy-or-retreat = можно разместить 1 отряд или отступить им
fx-retreat = можно отступить { $n ->
    [one] { $n } отрядом
   *[other] не больше чем { $n } отрядами
 }
fx-retreat-any = отступите любым числом отрядов
fx-no-deployment = в этот ход размещать нельзя
fx-acquire = приобретите карту стоимостью до { $n }
fx-acquire-to-hand = приобретите в руку карту стоимостью до { $n }
fx-acquire-exactly = приобретите в руку карту стоимостью ровно { $n }
fx-buy-with-solari = можно приобрести карту в руку, платя соляриями вместо убеждения
fx-set-aside = отложите карту из Ряда Империи; в ваш ход раскрытия она будет стоить вам на 1 меньше
fx-each-acquired = в ход раскрытия этого раунда за каждую приобретённую карту: { $effect }
fx-look-at-three = посмотрите три верхние карты своей колоды: одну возьмите, одну сбросьте, одну удалите
fx-training = продвиньтесь по треку тренировки
fx-memory = положите отряд из запаса к Бене Гессерит как воспоминание
fx-recollect = можно вернуть все воспоминания, взять столько же карт и перевернуть планшет лидера
fx-repeat-space = эффекты этой ячейки ещё раз
fx-alliance-influence = { $n ->
    [one] { $n } очко влияния
    [few] { $n } очка влияния
   *[many] { $n } очков влияния
} в одной фракции, по возможности там, где это даёт союз
fx-most-influence = 1 очко влияния там, где его больше всего
fx-numbered-influence = 1 очко влияния во фракции номер { $n } из списка приоритетов
fx-maker-yield = песчаные черви, если можно, иначе Пряность этой ячейки
fx-pay = { $costs } → { $effects }
fx-toll = заплатите: { $costs } → { $effects }
fx-if = если { $when }: { $then }
fx-either = если { $when }: { $yes }; иначе: { $no }
fx-or = { $first } или { $second }
fx-all = { $all }
fx-may = по желанию: { $effect }
fx-per = { $effect } за { $count }

cost-influence = потеряйте 1 очко влияния
cost-trash-intrigue = удалите карту интриги
cost-trash = удалите карту
cost-trash-from-hand = удалите карту из руки
cost-trash-from-hand-of = удалите из руки карту фракции «{ $faction }»
cost-trash-in-play = удалите другую свою активную карту фракции «{ $faction }»
cost-recall-spies = верните { $n ->
    [one] { $n } шпиона
   *[many] { $n } шпионов
}
cost-retreat = отступите { $n ->
    [one] { $n } отрядом
   *[many] { $n } отрядами
}
cost-retreat-range = отступите отрядами: от { $least } до { $most }
cost-flip = переверните лицевой стороной вниз карту конфликта с символом «{ $icon }»

if-influence = у вас { $n ->
    [one] { $n } очко влияния
    [few] { $n } очка влияния
   *[many] { $n } очков влияния
} во фракции «{ $faction }»
if-alliance = у вас союз с фракцией «{ $faction }»
if-any-alliance = у вас есть хотя бы один союз
if-bond = у вас есть другая активная карта фракции «{ $faction }»
if-spies = на поле не меньше { $n ->
    [one] { $n } вашего шпиона
    [few] { $n } ваших шпионов
   *[other] { $n } ваших шпионов
 }
if-recalled-spy = в этот ход вы вернули шпиона
if-spying-on-maker = вы следите за ячейкой с символом Подателя
if-placed-spy-at = шпион размещён у ячейки с символом: { $icons }
if-contracts = вы выполнили не меньше { $n ->
    [one] { $n } контракта
    [few] { $n } контрактов
   *[other] { $n } контрактов
 }
if-units = в зоне конфликта не меньше { $n ->
    [one] { $n } вашей боевой единицы
    [few] { $n } ваших боевых единиц
   *[other] { $n } ваших боевых единиц
 }
if-worm = в зоне конфликта есть ваш песчаный червь
if-strength = ваша боевая сила — { $n } или больше (вшестером — { $six })
if-deployed = в этот ход вы разместили не меньше { $n ->
    [one] { $n } боевой единицы
    [few] { $n } боевых единиц
   *[other] { $n } боевых единиц
 }
if-hooks = у вас есть крюки Подателя
if-at-maker = ваш агент прибыл в ячейку с символом Подателя
if-at-faction = ваш агент прибыл в ячейку фракции
if-council = у вас есть место в Высшем Совете
if-no-council = у вас нет места в Высшем Совете
if-council-and-swordmaster = у вас есть место в Высшем Совете и оружейник
if-gained-spice = в этот ход вы получили Пряность
if-discarded = сброшена карта фракции «{ $faction }»
if-trashed-cost = удалённая карта стоит { $n } или больше
if-bought-spice-must-flow = в этот ход вы приобрели «Пряность должна поступать»
if-owns-spice-must-flow = у вас { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
} «Пряность должна поступать»
if-deck-holds = в вашей колоде { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
if-shadow-alliance = у вас 4 очка влияния там, где союз у соперника

count-worms = каждого вашего песчаного червя в зоне конфликта
count-contracts = каждый выполненный вами контракт
count-sword-cards = каждую другую раскрытую карту, которая даёт меч
count-revealed = каждую раскрытую вами карту фракции «{ $faction }»
count-in-play = каждую вашу активную карту фракции «{ $faction }»

## Что спрашивают

ask-defend = Защитить свою ячейку отрядом из запаса?
ask-turn = Отправить агента картой или раскрыть карты?
ask-infiltrate = Какого шпиона вернуть, чтобы внедриться в ячейку «{ $space }»?
ask-extra = Ячейка «{ $space }»: { $price } → { $gain }?
ask-gather = Вернуть шпиона у ячейки «{ $space }», чтобы взять карту?
ask-turn-done = Ваш ход завершён.
ask-agent-turn = Какой эффект следующий?
ask-reveal-turn = Примените эффекты и приобретите карты. Осталось убеждения: { $n }.
ask-combat = Сыграйте карту сражения или спасуйте.
ask-endgame = Сыграйте карту конца игры или спасуйте.
ask-lines = Чем из этого воспользоваться?
ask-choose = Выберите одно.
ask-choose-of = { $card }: выберите одно.
ask-gain-influence = В какой фракции получить влияние: { $n }?
ask-lose-influence = В какой фракции потерять влияние?
ask-give-alliance = Кто получит союз с фракцией «{ $faction }»?
ask-discard = Какую карту сбросить?
ask-trash = Какую карту удалить?
ask-trash-intrigue = Какую карту интриги удалить?
ask-place-spy = Где разместить шпиона?
ask-recall-to-place = В запасе нет шпионов. Сначала вернуть одного?
ask-recall-spy = Какого шпиона вернуть?
ask-recall-agent = Какого агента вернуть?
ask-contract = Какой контракт взять?
ask-retreat = Сколькими отрядами отступить?
ask-deploy = Сколько отрядов разместить?
ask-deploy-or-retreat = Разместить отряд или отступить им?
ask-shield-wall = Уничтожить Барьерную Стену?
ask-acquire = Какую карту приобрести?
ask-buy-with-solari = Какую карту приобрести за солярии?
ask-set-aside = Какую карту отложить?
ask-look-draw = Какую из этих карт взять?
ask-look-discard = Какую из этих карт сбросить? Вторая будет удалена.
ask-train = На какое деление трека тренировки?

## Выбор

do-send = { $card }: отправить агента в ячейку «{ $space }»
do-reveal = Раскрыть карты
do-play = Сыграть «{ $card }»
do-pay-extra = Заплатить
do-infiltrate = Внедриться с помощью шпиона: { $post }
do-gather = Провести разведку шпионом: { $post }
do-resolve = { $effect }
do-resolve-idle = { $effect }: ничего, Конфликт защищает Барьерная Стена
do-rest = Взять всё
do-end-turn = Завершить ход
do-deploy = { $n ->
    [0] Никого не размещать
    [one] Разместить { $n } отряд
    [few] Разместить { $n } отряда
   *[many] Разместить { $n } отрядов
}
do-retreat = { $n ->
    [0] Не отступать
    [one] Отступить { $n } отрядом
   *[many] Отступить { $n } отрядами
}
do-faction = { $faction }
do-discard = Сбросить «{ $card }»
do-trash = Удалить «{ $card }» ({ $zone })
do-trash-intrigue = Удалить «{ $card }»
do-place-spy = Разместить шпиона: { $post }
do-recall-spy = Вернуть шпиона: { $post }
do-recall-agent = Вернуть агента из ячейки «{ $space }»
do-take = Взять контракт: { $contract }
do-remove-wall = Уничтожить Барьерную Стену
do-acquire = Приобрести «{ $card }» ({ $n })
do-acquire-aside = Приобрести отложенную карту на 1 дешевле
do-set-aside = Отложить «{ $card }»
do-pick = { $card }
do-train = { $effects }
do-defend = Разместить отряд из запаса
do-give-alliance = Отдать: { $who }
do-pair-wild = Составить пару с универсальным символом: { $icon }
do-decline = Нет
do-pass = Спасовать

zone-hand = рука
zone-discard = сброс
zone-played = активная
zone-revealed = раскрытая

## Что произошло

nothing = нет
ev-leads = Игрок { $n }: лидер — { $leader }.
ev-objective = { $who } получает карту цели «{ $objective }».
ev-round = Раунд { $n }: { $conflict }.
ev-defended = { $who } защищает ячейку отрядом.
ev-drew = { $who } берёт карту.
ev-drew-card = { $who } берёт карту «{ $card }».
ev-shuffled = { $who } перемешивает сброс: это новая колода.
ev-drew-intrigue = { $who } берёт карту интриги.
ev-sent = { $who } играет карту «{ $card }» и отправляет агента в ячейку «{ $space }».
ev-spy-recalled = { $who } возвращает шпиона: { $post }.
ev-spy-placed = { $who } размещает шпиона: { $post }.
ev-gained = { $who }: + { $what }.
ev-lost = { $who }: − { $what }.
ev-influence = { $who }: влияние во фракции «{ $faction }» теперь { $n }.
ev-alliance = { $who } заключает союз с фракцией «{ $faction }».
ev-alliance-returned = Жетон союза с фракцией «{ $faction }» возвращается на трек.
ev-recruited = { $who } нанимает { $n ->
    [one] { $n } отряд.
    [few] { $n } отряда.
   *[many] { $n } отрядов.
}
ev-deployed = { $who } размещает { $n ->
    [one] { $n } отряд.
    [few] { $n } отряда.
   *[many] { $n } отрядов.
}
ev-retreated = { $who } отступает { $n ->
    [one] { $n } отрядом.
   *[many] { $n } отрядами.
}
ev-summoned = { $who } призывает { $n ->
    [one] { $n } песчаного червя.
   *[many] { $n } песчаных червей.
}
ev-hooks = { $who } берёт крюки Подателя.
ev-wall-removed = { $who } уничтожает Барьерную Стену.
ev-agent-recalled = { $who } возвращает агента из ячейки «{ $space }».
ev-seated = { $who } занимает место в Высшем Совете.
ev-swordmaster = { $who } получает оружейника.
ev-took-contract = { $who } берёт контракт: { $contract }.
ev-completed = { $who } выполняет контракт: { $contract }.
ev-offered = Выложен контракт: { $contract }.
ev-acquired = { $who } приобретает карту «{ $card }».
ev-acquired-to-hand = { $who } приобретает карту «{ $card }» сразу в руку.
ev-dealt = В Ряд Империи выходит карта «{ $card }».
ev-set-aside = { $who } откладывает карту «{ $card }».
ev-removed = Карта «{ $card }» выбывает из игры.
ev-trashed = { $who } удаляет карту «{ $card }».
ev-discarded = { $who } сбрасывает карту «{ $card }».
ev-returned = { $who } возвращает в руку карту «{ $card }».
ev-looked-at = { $who } смотрит верх своей колоды.
ev-looked-at-cards = { $who } смотрит карты: { $cards }.
ev-played = { $who } играет карту «{ $card }».
ev-trashed-intrigue = { $who } удаляет карту интриги.
ev-stolen = { $who } крадёт карту интриги. Теряет { $from }.
ev-stolen-card = { $who } крадёт карту «{ $card }». Теряет { $from }.
ev-revealed = { $who } раскрывает карты: { $cards }.
ev-trained = { $who }: деление { $n } трека тренировки.
ev-memory = { $who } откладывает воспоминание.
ev-flipped = { $who }: планшет лидера перевёрнут.
ev-turn-ended = { $who } завершает ход.
ev-passed = { $who } пасует.
ev-reward = { $who } получает награду за место { $n }.
ev-reward-doubled = { $who } дважды получает награду за место { $n }.
ev-control = { $who } получает контроль над ячейкой «{ $space }».
ev-won = { $who } побеждает в конфликте «{ $conflict }».
ev-unclaimed = В конфликте «{ $conflict }» не победил никто.
ev-paired = { $who } составляет пару символов: { $icon }.
ev-bonus = Ячейка «{ $space }»: бонусная Пряность — { $n }.
ev-first-player = Первый игрок: { $who }.
ev-hagal = Дом Хагаль: { $card }.
ev-rival-sent = { $who } отправляет агента в ячейку «{ $space }».
ev-schemed = { $who }: планирование.
ev-spent-intrigue = { $who } тратит карту «{ $card }».
ev-opposes = { $rival } — оппонент.
ev-row-dice = На кубиках { $one } и { $two }.
ev-end-triggered = Наступает конец игры.

## Простой стол

section-table = Стол
section-board = Поле
section-player = Игрок { $n }: { $leader }
section-pool = Оставшиеся эффекты
line-round = Раунд { $n }, первый игрок — { $who }
line-conflict = Конфликт { $level }: { $conflict } ({ $icon }) — 1-е место: { $first }; 2-е: { $second }; 3-е: { $third }
line-wall-stands = Барьерная Стена стоит
line-wall-gone = Барьерной Стены нет
line-card-cost = { $card } ({ $n })
line-row = Ряд: { $cards }
line-reserve = Резерв: «Подготовить путь» × { $prepare }, «Пряность должна поступать» × { $spice }
line-offer = Контракты: { $contracts }; ещё { $n }
line-intrigue-deck = Колода интриг: { $n }
line-agents = { $space }: { $who }
line-bonus = { $space }: бонусная Пряность — { $n }
line-control = { $space }: контроль — { $who }
line-alliance = Союз с фракцией «{ $faction }»: { $who }
line-stands = { $who }: { $goods }
line-costs = { $costs }
line-goods = ПО: { $vp }, солярии: { $solari }, Пряность: { $spice }, вода: { $water }
line-influence = { $faction } { $n }
line-influences = Влияние: { $all }
line-units = Гарнизон: { $garrison }, запас: { $supply }, в конфликте отрядов: { $deployed }, песчаных червей: { $worms }, боевая сила: { $strength }, агенты: { $agents }
line-has = Есть: { $all }
has-swordmaster = оружейник
has-council-seat = место в Высшем Совете
has-hooks = крюки Подателя
line-spies = Шпионы: { $posts }
line-contracts = Контракты: { $contracts }; выполнено: { $n }
line-icons = Символы битвы: { $icons }
line-hand = Рука: { $cards }
line-hand-hidden = Рука: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
line-hand-known = Рука: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}, среди них { $cards }
line-intrigue = Интриги: { $cards }
line-intrigue-hidden = Интриги: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
line-in-play = Активные карты: { $cards }
line-piles = Колода: { $deck }; сброс: { $discard }
line-pool-card = { $card }: { $effect }

## Конец игры

ending-points = Набрано десять победных очков
ending-last-conflict = Последний конфликт позади
ending-rival = Побеждает оппонент.
ended = { $how }. Победа — { $who }, { $n ->
    [one] { $n } победное очко
    [few] { $n } победных очка
   *[many] { $n } победных очков
}.

## Почему нельзя

refuse-over = Партия окончена.
refuse-not-asked = Сейчас решение не за вами.
refuse-not-now = Сейчас этого делать нельзя.
refuse-mandatory-left = Сначала примените обязательные эффекты своего хода.
refuse-effect-impossible = Этот эффект сейчас применить нельзя.
refuse-acquire-on-reveal-turn = Карты приобретают в ход раскрытия.
refuse-too-little-persuasion = Для этой карты не хватает очков убеждения.
refuse-card-not-for-sale = Эту карту сейчас приобрести нельзя.
refuse-post-taken = На этом посту уже есть шпион.
refuse-recalled-spy = Шпион возвращён, чтобы его разместить, так что его надо разместить.
refuse-post-not-connected = Этот пост не соединён с такой ячейкой.
refuse-no-spy-there = У этой ячейки нет вашего шпиона, которого можно вернуть.
refuse-contract-not-offered = Этого контракта среди доступных нет.
refuse-no-influence-to-lose = Там у вас нет влияния, которое можно потерять.
refuse-card-not-in-hand = Этой карты у вас в руке нет.
refuse-card-without-icons = На этой карте нет символа агента, её можно только раскрыть.
refuse-space-not-spied-on = Ни один ваш шпион не следит за этой ячейкой.
refuse-icon = На карте нет символа агента этой ячейки.
refuse-occupied = Ячейка занята агентом, а шпиона, чтобы внедриться, у вас нет.
refuse-influence = Для этой ячейки нужно 2 очка влияния в указанной фракции.
refuse-swordmaster-twice = Оружейник у вас уже есть.
refuse-no-swordmaster = На этом уровне сложности получить оружейника нельзя.
refuse-cost = Вы не можете заплатить стоимость этой ячейки.
refuse-cost-solari = { $space }: нужно соляриев: { $n }, у вас { $have }.
refuse-cost-spice = { $space }: нужно Пряности: { $n }, у вас { $have }.
refuse-cost-water = { $space }: нужно воды: { $n }, у вас { $have }.
refuse-cost-persuasion = { $space }: нужно очков убеждения: { $n }, у вас { $have }.
refuse-influence-of = { $space }: нужно влияние { $n } ({ $faction }), у вас { $have }.
refuse-intrigue-not-held = Этой карты интриги у вас нет.
refuse-intrigue-unpaid = Условие этой карты не выполнено или её стоимость не заплатить.
refuse-intrigue-cost = { $card }: вы не можете заплатить стоимость ({ $cost }).
refuse-intrigue-condition = { $card }: только если { $when }.
refuse-intrigue-condition-have = { $card }: только если { $when }; сейчас { $have }.
refuse-intrigue-timing = Сейчас не время для этой карты интриги.
refuse-deployment-banned = В этот ход размещать нельзя.
refuse-too-many-troops = Разместить можно отряды, нанятые в этот ход, и ещё не больше двух.
refuse-no-combat-space = Ваш агент не в ячейке конфликта.

## Игра вшестером

faction-fringe-worlds = Окраинные миры
faction-great-houses = Великие дома

space-carthag = Карфаг
space-controversial-technology = Спорная технология
space-desert-mastery = Покорение пустыни
space-economic-support = Экономическая поддержка
space-expedition = Экспедиция
space-habbanya-erg = Эрг Хаббанья
space-hardy-warriors = Выносливые воины
space-military-support = Военная поддержка
space-vast-wealth = Несметные богатства

post-carthag = пост «Карфаг»
post-fringe-worlds = пост «Окраинные миры»
post-great-houses = пост «Великие дома»
post-habbanya-erg = пост «Эрг Хаббанья»

### Box uprising

cmd-command-respect = Внушать уважение
cmd-corrino-might = Могущество Коррино
cmd-critical-shipments = Важный груз
cmd-demand-attention = Требование внимания
cmd-demand-results = Требование результатов
cmd-desert-call = Зов пустыни
cmd-devastating-assault = Сокрушительный штурм
cmd-imperial-ornithopter = Имперский орнитоптер
cmd-imperial-tent = Имперский шатёр
cmd-limited-landsraad-access = Ограниченный доступ к Ландсрааду
cmd-threaten-spice-production = Угроза добыче Пряности
cmd-usul = Усул

### Box

fx-reinforce = союзники вашей команды нанимают вместе { $n ->
    [one] { $n } отряд
    [few] { $n } отряда
   *[other] { $n } отрядов
 }; их можно разместить
fx-trade = можно обменяться с членом своей команды
fx-enthrone = переместите карту Ряда Империи, не принадлежащую Фрименам, в Тронный ряд
fx-share-contracts = каждый ваш союзник берёт один из открытых контрактов
fx-levy = заплатите { $n ->
    [one] { $n } Пряность
    [few] { $n } Пряности
   *[other] { $n } Пряности
 } (союзники могут добавить) → { $effects }
fx-for-ally = активированный союзник получает: { $effect }
fx-each-ally = каждый ваш союзник: { $effect }
fx-own-influence = 1 очко влияния на своём личном планшете

if-swordmaster = вы получили своего оружейника

ask-activate = Какого союзника активировать в этот ход?
ask-call-up = Ход вашего командующего: сколько отрядов разместить?
ask-split = Как распределить { $n ->
    [one] { $n } отряд
    [few] { $n } отряда
   *[other] { $n } отрядов
 } между союзниками команды?
ask-trade-with = С кем обменяться?
ask-give = Что отдать? Только один вид ресурсов. Получает { $who }.
ask-enthrone = Какую карту переместить в Тронный ряд?
ask-share-contracts = Какой контракт берёт { $who }? Второй возьмёт другой ваш союзник.
ask-contribute = Сколько Пряности добавить? Ещё нужно: { $n }.
ask-read-icon = { $faction }: на треке поля или на своём?
ask-yield = У вас ничья с другим союзником команды. Уступить лучшую награду?

do-activate = Активировать: { $who }
do-activate-away = Активировать: { $who } (без агента: этот жетон уже на поле)
do-call-up = Пусть о размещении решает { $who }
do-own-board = На своём личном планшете
do-split = { $who } — { $n }, остальное берёт { $other }
do-trade-with = Обмен: { $who }
do-give = Отдать: { $what }
do-give-intrigue = Отдать «{ $card }»
do-enthrone = В Тронный ряд: «{ $card }»
do-contribute = Добавить Пряности: { $n }
do-yield = Уступить
do-acquire-throne = Приобрести из Тронного ряда «{ $card }» ({ $n })

ev-activated = { $who } активирует союзника: { $ally }.
ev-enthroned = { $who } перемещает в Тронный ряд карту «{ $card }».
ev-gave = { $who } отдаёт: { $what }. Получает { $to }.
ev-gave-card = { $who } отдаёт карту «{ $card }». Получает { $to }.
ev-gave-intrigue = { $who } отдаёт карту интриги. Получает { $to }.
ev-yielded = { $who } уступает лучшую награду.

line-throne = Тронный ряд: { $cards }
line-own-board = Личный планшет: { $faction } { $n }

has-swordmaster-bonus = бонусный жетон оружейника

refuse-personal-board = На личный планшет отправляет агентов только его командующий.
refuse-other-side = Этой ячейки на этой стороне поля нет.
refuse-throne-row = Приобрести эту карту из Тронного ряда вы не можете.
refuse-enthrone = Эту карту нельзя переместить в Тронный ряд.
refuse-trade-outside-team = Обмениваться можно только с членом своей команды.
refuse-one-kind-of-goods = Отдать можно только один вид ресурсов и не больше, чем есть.
refuse-ally-deploys = О размещении решает активированный союзник.
refuse-no-ally-yet = Сначала активируйте союзника.

ended-team = { $how }. Побеждает команда, которую возглавляет { $who }: { $n ->
    [one] { $n } победное очко
    [few] { $n } победных очка
   *[many] { $n } победных очков
}.

### Box uprising

## Контракты для «Расцвета Икса»

contract-ix-dreadnought = Дредноут (Икс)
contract-ix-espionage-2 = Шпионаж II (Икс)
contract-ix-harvest-3 = Урожай 3+ (Икс)
contract-ix-harvest-4 = Урожай 4+ (Икс)
contract-ix-heighliner-3 = Хайлайнер III (Икс)
contract-ix-high-council-3 = Высший Совет III (Икс)
contract-ix-interstellar-shipping = Межзвёздные перевозки (Икс)
contract-ix-secrets = Тайны (Икс)
contract-ix-smuggling = Контрабанда (Икс)
contract-ix-tech-negotiation = Переговоры о технологиях (Икс)

### Box

fx-tech = можно приобрести жетон технологии (если они есть на столе)
ask-keep = Какой из двух контрактов оставить себе?
do-keep = Оставить: { $contract }
ev-dealt-contracts = { $who } получает контракты: { $contracts }.
ev-dealt-contracts-hidden = { $who } получает два контракта.
ev-kept = { $who } оставляет себе контракт: { $contract }.
