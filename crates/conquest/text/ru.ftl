# Дюна. Игра о войне и дипломатии — по-русски.
# Названия — по словарю проекта; предложения наши. Имён не склоняем: «кто: что случилось».

## Названия

faction-atreides = Атрейдесы
faction-harkonnen = Харконнены
faction-fremen = Фримены
faction-imperium = Империя
side-atreides-fremen = Атрейдесы и Фримены
side-harkonnen-imperium = Харконнены и Империя
leader-duke-leto = Герцог Лето
leader-paul-atreides = Пол Атрейдес
leader-lady-jessica = Леди Джессика
leader-thufir-hawat = Суфир Хават
leader-gurney-halleck = Гурни Халлек
leader-duncan-idaho = Дункан Айдахо
leader-dr-yueh = Доктор Юэ
leader-beast-rabban = Зверь Раббан
leader-baron-harkonnen = Барон Харконнен
leader-piter-de-vries = Питер де Врис
leader-captain-nefud = Капитан Нефуд
leader-umman-kudu = Умман Куду
leader-stilgar = Стилгар
leader-chani = Чани
leader-liet-kynes = Лиет-Кинес
leader-shadout-mapes = Шадут Мэйпс
leader-jamis = Джамис
leader-count-fenring = Граф Фенринг
leader-reverend-mother-mohiam = Преподобная Мать Мохийам
leader-captain-aramsham = Капитан Арамшам
leader-caid = Каид
leader-bashar = Башар
region-polar-sink = Полярная впадина
region-arrakeen = Арракин
region-carthag = Карфаг
region-sietch-tabr = Сиетч Табр
region-habbanya-sietch = Сиетч Хаббанья
region-tueks-sietch = Сиетч Туека
region-false-wall-east = Восточная Ложная стена
region-false-wall-south = Южная Ложная стена
region-false-wall-west = Западная Ложная стена
region-pasty-mesa = Бледная меса
region-plastic-basin = Пластичная котловина
region-rim-wall-west = Западная краевая стена
region-shield-wall = Барьерная Стена
region-arsunt = Арсунт
region-basin = Котловина
region-bight-of-the-cliff = Изгиб утёса
region-broken-land = Изломанная земля
region-cielago-depression = Низина Сьелаго
region-cielago-east = Восточное Сьелаго
region-cielago-north = Северное Сьелаго
region-cielago-south = Южное Сьелаго
region-cielago-west = Западное Сьелаго
region-funeral-plain = Погребальная равнина
region-gara-kulon = Гара Кулон
region-habbanya-erg = Эрг Хаббанья
region-habbanya-ridge-flat = Равнина хребта Хаббанья
region-hagga-basin = Котловина Хагга
region-harg-pass = Перевал Харг
region-hole-in-the-rock = Дыра в скале
region-imperial-basin = Имперская котловина
region-meridian = Меридиан
region-old-gap = Старая расселина
region-red-chasm = Красная бездна
region-rock-outcroppings = Скальные выступы
region-sihaya-ridge = Хребет Сихайя
region-south-mesa = Южная меса
region-the-great-flat = Великая равнина
region-the-greater-flat = Большая равнина
region-the-minor-erg = Малый эрг
region-tsimpo = Цимпо
region-wind-pass = Ветряной перевал
region-wind-pass-north = Северный Ветряной перевал
phase-storm = Буря
phase-spice-blow = Выброс пряности
phase-gain-cards = Получение карт
phase-revival = Возрождение
phase-ship-and-move = Доставка и перемещение
phase-battle = Битва
phase-collection = Сбор пряности
battle-crysknife = Крис-нож
battle-maula-pistol = Пистолет маула
battle-slip-tip = Скользящий клинок
battle-stunner = Станнер
battle-gom-jabbar = Гом Джаббар
battle-chaumas = Чаумас
battle-chaumurky = Чаумурки
battle-ellaca-drug = Наркотик элакки
battle-lasgun = Лучемёт
battle-hunter-seeker = Охотник-искатель
battle-poison-blade = Отравленный клинок
battle-shield = Щит
battle-snooper = Ядоискатель
battle-baliset = Балисет
battle-jubba-cloak = Плащ-джубба
battle-kulon = Кулон
battle-la-la-la = Ля-ля-ля
battle-trip-to-gamont = Поездка на Гамонт
card-stopped = Останавливает: { $cards }
card-unstopped = Ничто не останавливает
card-explodes = Взрывается, если у любой стороны есть: { $cards }
card-kept = После победы остаётся
card-used-up = После битвы сбрасывается
card-stops-kinetic = Останавливает кинетическое оружие, но не яд
card-stops-poison = Останавливает яд, но не кинетическое оружие
card-useless = Кладётся вместо оружия или защиты. Без действия
market-counterattack = Контратака
market-poison-tooth = Отравленный зуб
market-hajr = Хаджр
market-ornithopter = Орнитоптер
market-tleilaxu-ghola = Гхола Тлейлаксу
market-ecological-station = Экологическая станция
market-weather-control = Управление погодой
market-smugglers = Контрабандисты
market-salvage = Утилизация
market-truthtrance = Транс правды
market-hidden-cache = Тайник
market-reserve-line = Резервная линия
win-military = военная победа: три твердыни
win-economic = экономическая победа
win-shared = разделённая победа

## Сказанное всюду

phase-setup = Подготовка
location = { $region }, сектор { $sector }
leader-with-strength = { $leader } ({ $strength })
leader-in-tanks = { $leader }, в чанах
leader-in-region = { $leader }, регион «{ $region }»
no-leader = без командира
no-card = ничего
not-chosen = ещё не выбрано
nothing = нет
nobody = никто
number = { $n }
storm-symbol = символ бури
element-dial = число на диске
element-leader = командир
element-weapon = оружие
element-defence = защита
kind-kinetic = кинетическое
kind-poison = ядовитое
kind-special = особое
voice-play = сыграть { $kind } оружие
voice-not-play = не играть { $kind } оружие
card-sandworm = Песчаный червь
card-territory = { $one } { $amount }, { $other } { $other_amount }
troops-at = { $count } — { $at }
troops-of = { $who } { $count }
spice-amount = { $amount ->
    [one] { $amount } единица пряности
    [few] { $amount } единицы пряности
   *[other] { $amount } единиц пряности
 }
plan = { $who }: число { $dial }, { $leader }, оружие — { $weapon }, защита — { $defence }
game-over = { $winners }: { $ending }.

## Что делают Карты рынка

market-counterattack-text = В битве, которую вы проигрываете, после раскрытия: ваше число на диске считается дважды.
market-poison-tooth-text = В вашей битве, после раскрытия: оба командира гибнут.
market-hajr-text = Во время вашей доставки и перемещения: переместите ещё одну группу.
market-ornithopter-text = Во время вашей доставки и перемещения: одна группа может пройти на 3 региона дальше.
market-tleilaxu-ghola-text = Во время вашего возрождения: бесплатно возродите одного командира или до 5 войск.
market-ecological-station-text = Прежде чем буря двинется: ваши войска в одном регионе переживут бурю в этот ход.
market-weather-control-text = Перед броском на бурю: вместо него выберите ход бури, от 0 до 6.
market-smugglers-text = Во время вашей доставки: до 5 войск доставьте бесплатно (Фримены — ещё 5).
market-salvage-text = Прежде чем брать карты: сбросьте любые Карты битвы.
market-truthtrance-text = В любую паузу, когда игра спрашивает о Картах рынка: соперник говорит, есть ли у него названная вами Карта предательства.
market-hidden-cache-text = В фазе сбора пряности: возьмите 4 единицы пряности из Банка.
market-reserve-line-text = В вашей битве, после раскрытия: прибавьте 2 к своей силе.

## О чём спрашивают

ask-keep-traitor = { $left ->
    [one] Оставьте { $left } Карту предательства из розданных вам.
    [few] Оставьте { $left } Карты предательства из розданных вам, по одной.
   *[other] Оставьте { $left } Карт предательства из розданных вам, по одной.
 }
ask-pause = Прежде чем игра пойдёт дальше, можно сыграть Карту рынка.
ask-truthtrance = Назовите командира и соперника, который скажет, есть ли у него такая Карта предательства.
ask-shelter = В каком регионе ваши войска укроются от бури?
ask-storm-move = На сколько секторов движется буря?
ask-ride = Ваши войска в регионах Червя могут его оседлать.
ask-ride-to = Куда Червь везёт группу ({ $from })?
ask-move-to = Куда переместить группу ({ $from })?
ask-move-far-to = Куда переместить группу ({ $from })? Дальше чем на 3 региона — только вместо обеих групп.
ask-take = Сколько войск переместить ({ $at } → { $to })?
ask-before-drawing = Прежде чем брать Карты битвы, можно сыграть Карту рынка.
ask-salvage = Какие Карты битвы сбросить?
ask-buy = Сколько Карт рынка купить?
ask-revive = Можно возродить войска и командиров.
ask-revive-free = Бесплатно возродите одного командира или до пяти войск.
ask-ship = Можно доставить войска из резерва.
ask-ship-count = Сколько войск доставить в регион «{ $to }»?
ask-move = { $groups ->
    [0] Перемещать больше некого.
    [one] Можно переместить { $groups } группу.
    [few] Можно переместить { $groups } группы.
   *[other] Можно переместить { $groups } групп.
 }
ask-fight = Какая битва следующая?
ask-exchange = Перед этой битвой можно обменять Карту предательства.
ask-return-traitor = Какую Карту предательства положить под колоду?
ask-prescience = Можно увидеть один элемент плана соперника.
ask-voice = Можно приказать сопернику Голосом.
ask-settle = Определите сейчас: { $element }. Соперник увидит это благодаря Предвидению.
ask-plan = Составьте план битвы: { $element }.
ask-seal = План составлен. Зафиксировать его?
ask-window = Планы раскрыты. Можно сыграть Карту рынка или раскрыть предателя.
ask-answer = Вас предали. Можно ответить собственным предателем.
ask-losses = Осталось потерять { $left ->
    [one] { $left } войско
    [few] { $left } войска
   *[other] { $left } войск
 }. Сколько из них здесь: { $at }?
ask-collect = Сколько пряности собрать в регионе «{ $at }»?
ask-charity = Можно принять благотворительность Банка.

## Выбор

do-pass = Пасовать
do-go-on = Далее
do-end-turn = Завершить мой ход
do-keep-traitor = Оставить: { $leader }
do-play = Сыграть: { $card }. { $text }
do-ask = { $leader }: спросить об этой карте — { $of }
do-shelter = Укрыться в регионе «{ $region }»
do-move-storm = Ход бури: { $sectors ->
    [one] { $sectors } сектор
    [few] { $sectors } сектора
   *[other] { $sectors } секторов
 }
do-ride-from = Оседлать Червя в регионе «{ $region }»
do-go-to = В регион «{ $to }»
do-take = { $count ->
    [0] Никого
    [one] { $count } войско
    [few] { $count } войска
   *[other] { $count } войск
 }
do-discard = Сбросить: { $card }
do-buy = { $count ->
    [0] Ничего не покупать
    [one] Купить { $count } Карту рынка
    [few] Купить { $count } Карты рынка
   *[other] Купить { $count } Карт рынка
 }
do-revive-troops = Возродить { $count ->
    [one] { $count } войско
    [few] { $count } войска
   *[other] { $count } войск
 }
do-revive-leader = Возродить: { $leader }
do-ship-to = Доставить в регион «{ $to }»
do-ship = Доставить { $count ->
    [one] { $count } войско
    [few] { $count } войска
   *[other] { $count } войск
 }
do-move-from = Переместить из региона «{ $region }»
do-fight = Битва: { $at }, соперник — { $against }
do-exchange = Взять Карту предательства для обмена
do-return-traitor = Под колоду: { $leader }
do-foresee = Увидеть: { $element }
do-command = Приказать: { $command }
do-dial = Набрать { $dial }
do-lead = Командир: { $leader }
do-arm = Оружие: { $card }
do-guard = Защита: { $card }
do-seal = Зафиксировать план
do-treachery = Предательство!
do-lose = Потерять { $count }
do-collect = Собрать { $amount }
do-charity = Взять благотворительность

## Что случилось

event-assigned = За столом: { $house }.
event-cover-rolled = Кубик бури для закрытой твердыни: { $face }.
event-covered = { $region }: твердыня закрыта, в этой партии это песчаная равнина.
event-leaders-drawn = { $who }: командиры — { $leaders }.
event-leaders-drawn-hidden = { $who }: командиры набраны втайне.
event-traitors-dealt = { $who }: розданы Карты предательства — { $leaders }.
event-traitors-dealt-hidden = { $who }: { $count ->
    [one] роздана { $count } Карта предательства
    [few] розданы { $count } Карты предательства
   *[other] роздано { $count } Карт предательства
 }.
event-traitor-kept = { $who }: оставлена Карта предательства — { $leader }.
event-traitor-kept-hidden = { $who }: оставлена Карта предательства.
event-endowed = { $who }: получено: { $spice ->
    [one] { $spice } единица пряности
    [few] { $spice } единицы пряности
   *[other] { $spice } единиц пряности
 }.
event-placed = { $who }: в начале { $count ->
    [one] { $count } войско
    [few] { $count } войска
   *[other] { $count } войск
 }, { $at }.
event-rolled-for-first = { $who }: бросок за первый ход — { $face }.
event-first-player = Первый игрок: { $who }.
event-turn = Начинается ход { $turn }.
event-phase = Фаза: { $phase }.
event-played = { $who }: сыграно «{ $card }». { $text }
event-answered-yes = { $who }: вопрос о Карте предательства «{ $leader }». { $of }: да, эта карта у нас.
event-answered-no = { $who }: вопрос о Карте предательства «{ $leader }». { $of }: нет, этой карты у нас нет.
event-reshuffled-spice = Колода пряности кончилась; сброшенные карты перемешаны.
event-reshuffled-battle = Колода битвы кончилась; сброшенные карты перемешаны.
event-reshuffled-market = Колода рынка кончилась; сброшенные карты перемешаны.
event-storm-rolled = Кубик бури: { $face }.
event-storm-chosen = { $who }: выбран ход бури — { $sectors }.
event-sheltered = { $who }: укрытие от бури — { $region }.
event-storm-moved = Буря движется из сектора { $from } в сектор { $to }.
event-destroyed = { $who }: потери — { $count ->
    [one] { $count } войско
    [few] { $count } войска
   *[other] { $count } войск
 }, { $at }.
event-spice-lost = Пропадает { $amount ->
    [one] { $amount } единица пряности
    [few] { $amount } единицы пряности
   *[other] { $amount } единиц пряности
 }, { $at }.
event-turned = Колода пряности открывает: { $card }.
event-worm-shuffled-back = В первый ход Червь не приходит: карта замешана обратно.
event-worm-struck = Червь нападает: { $one } и { $other }.
event-worm-ignored = Ещё один Червь сброшен без последствий.
event-blew = Выброс пряности: { $amount ->
    [one] { $amount } единица пряности
    [few] { $amount } единицы пряности
   *[other] { $amount } единиц пряности
 }, { $at }.
event-rode = { $who }, верхом на Черве: { $groups } → { $to }.
event-drew = { $who }: взято { $cards }.
event-drew-battle-hidden = { $who }: в руку — { $count ->
    [one] { $count } Карта битвы
    [few] { $count } Карты битвы
   *[other] { $count } Карт битвы
 }.
event-drew-market-hidden = { $who }: в руку — { $count ->
    [one] { $count } Карта рынка
    [few] { $count } Карты рынка
   *[other] { $count } Карт рынка
 }.
event-bought = { $count ->
    [0] { $who }: без покупок на рынке.
    [one] { $who }: куплена { $count } Карта рынка, цена { $paid }.
    [few] { $who }: куплены { $count } Карты рынка, цена { $paid }.
   *[other] { $who }: куплено { $count } Карт рынка, цена { $paid }.
 }
event-bought-from = { $who }: { $count ->
    [one] куплена { $count } Карта рынка
    [few] куплены { $count } Карты рынка
   *[other] куплено { $count } Карт рынка
 }, { $paid } → { $to }.
event-discarded = { $who }: сброшено «{ $card }».
event-revived-troops = { $who }: возрождение, { $count ->
    [one] { $count } войско
    [few] { $count } войска
   *[other] { $count } войск
 }, цена { $cost }.
event-revived-leader = { $who }: возрождён командир — { $leader }, цена { $cost }.
event-shipped = { $who }: { $count ->
    [one] { $count } войско
    [few] { $count } войска
   *[other] { $count } войск
 } → { $to }, цена доставки { $cost }.
event-moved = { $who }: { $groups } → { $to }.
event-battle = Битва ({ $at }): { $one } — { $other }; инициатива — { $one }.
event-traitor-drawn = { $who }: взята Карта предательства — { $leader }.
event-traitor-drawn-hidden = { $who }: взята Карта предательства.
event-traitor-returned = { $who }: под колоду предательства положено — { $leader }.
event-traitor-returned-hidden = { $who }: карта положена под колоду предательства.
event-foresaw = { $who }: Предвидение, { $element }.
event-shown = { $who } → { $to }: { $element } — { $shown }.
event-shown-hidden = { $who } → { $to }: показано — { $element }.
event-commanded = { $who }: приказ Голосом — { $command }.
event-power-declined = { $who }: особое преимущество не применено.
event-no-leader = { $who }: для этой битвы командира нет.
event-plan-sealed = { $who }: план зафиксирован.
event-plans-revealed = Планы раскрыты. { $plans }.
event-treachery = Предательство! { $leader } служит стороне: { $who }.
event-two-traitors = Оба командира — предатели. Обе стороны теряют всё.
event-exploded = Лучемёт попадает в щит: взрыв уничтожает обе стороны.
event-won = { $who }: победа, { $total } : { $other }.
event-won-outright = { $who }: победа благодаря предательству.
event-lost = { $who }: потери в битве — { $count ->
    [one] { $count } войско
    [few] { $count } войска
   *[other] { $count } войск
 }.
event-leader-killed = { $who }: { $leader } — в чаны.
event-bounty = { $who }: награда за командиров — { $spice ->
    [one] { $spice } единица пряности
    [few] { $spice } единицы пряности
   *[other] { $spice } единиц пряности
 }.
event-collected = { $who }: сбор — { $amount ->
    [one] { $amount } единица пряности
    [few] { $amount } единицы пряности
   *[other] { $amount } единиц пряности
 }, { $at }.
event-charity = { $who }: благотворительность Банка — { $amount ->
    [one] { $amount } единица пряности
    [few] { $amount } единицы пряности
   *[other] { $amount } единиц пряности
 }.

## Простой стол

section-turn = Ход
section-map = Планета
section-battle = Битва
section-sides = Стороны
section-hand = Ваши карты
section-hand-of = Карты: { $who }
section-decks = Колоды
line-turn = Ход { $turn } из { $last }, фаза: { $phase }
line-storm = Буря в секторе { $sector }.
line-order = Порядок действий: { $order }
line-covered = Закрыто: { $region } — песчаная равнина.
line-waiting = Ждём: { $seats }
line-place = { $at }: { $what }
map-signs = # твердыня, ^ скала, . песок, o Полярная впадина, % буря, $ пряность
line-empty-map = На планете ещё никого нет.
line-side = { $who }: пряность { $spice }; войска в резерве { $reserve }, в чанах { $tanks }; твердыни { $strongholds }; Карты битвы { $battle }, рынка { $market }, предательства { $traitors }
line-side-dead = { $who }: командиры в чанах: { $leaders }
line-side-traitors = { $who }: предатели, известные всем: { $leaders }
line-battle-hand = Карты битвы: { $cards }
line-market-hand = Карты рынка: { $cards }
line-traitors = Предатели: { $leaders }
line-traitors-offered = Карты предательства на выбор: { $leaders }
line-leaders = Командиры: { $leaders }
line-battle = Место битвы: { $at }
line-plan = { $who } ({ $troops ->
    [one] { $troops } войско
    [few] { $troops } войска
   *[other] { $troops } войск
 }): число { $dial }, командир — { $leader }, оружие — { $weapon }, защита — { $defence }
line-plan-sealed = { $who } ({ $troops ->
    [one] { $troops } войско
    [few] { $troops } войска
   *[other] { $troops } войск
 }): план зафиксирован.
line-plan-open = { $who } ({ $troops ->
    [one] { $troops } войско
    [few] { $troops } войска
   *[other] { $troops } войск
 }): план ещё не составлен.
line-foreseen = { $who }: нужно показать — { $element }.
line-command = { $who }: нужно исполнить — { $command }.
line-tally = Пока что { $one } : { $other }, победа — { $winner }.
line-explodes = Пока что: лучемёт взрывается.
line-deck-spice = Колода пряности: { $left }, открыто — { $open }
line-deck-battle = Колода битвы: { $left }, открыто — { $open }
line-deck-market = Колода рынка: { $left }, открыто — { $open }
line-deck-traitor = Колода предательства: { $left }
line-traitor-bottom = Вы положили под колоду предательства: { $leaders }

## Почему нельзя

refuse-game-over = Партия окончена.
refuse-not-your-turn = Сейчас решение не за вами.
refuse-not-now = Сейчас нужно другое решение.
refuse-traitor-not-dealt = Эта Карта предательства вам не роздана.
refuse-traitor-must-keep = Карту предательства нужно оставить.
refuse-market-window = Сейчас не тот момент, чтобы играть эту карту.
refuse-market-not-held = Этой Карты рынка у вас нет.
refuse-market-no-use = Сейчас эта карта ничего не даст.
refuse-ask-whom = Назовите командира одной из сторон в игре и соперника.
refuse-shelter-where = Укрыться можно лишь там, где буря может поразить ваши войска.
refuse-card-unfinished = Сначала завершите сыгранную карту.
refuse-storm-range = Буря движется на 0–6 секторов.
refuse-ride-from = Отсюда ни одна ваша группа не оседлает Червя.
refuse-battle-card-not-held = Этой Карты битвы у вас нет.
refuse-discard = Карты битвы нельзя сбрасывать по своей воле.
refuse-buy-price = Не хватает пряности: каждая карта стоит 2.
refuse-buy-beginner = На Маленьком рынке можно иметь не больше 1 Карты рынка.
refuse-buy-limit = Можно иметь не больше 3 Карт рынка.
refuse-buy-again = Покупают не больше раза за ход, после взятия Карт битвы.
refuse-revive-not-in-tanks = Столько ваших войск в чанах нет.
refuse-revive-leader-not-dead = Этого вашего командира в чанах нет.
refuse-revive-again = В этот ход войска вы уже возродили.
refuse-revive-price = После двух каждое войско стоит 2 единицы пряности.
refuse-revive-leader-price = Цена возрождения командира равна его силе.
refuse-ship-fremen = Фримены доставляют войска лишь в Полярную впадину.
refuse-ship-fremen-limit = Фримены доставляют не больше 5 войск за ход.
refuse-ship-storm = В бурю доставлять нельзя.
refuse-ship-stronghold = В этой твердыне уже есть войска двух других сторон.
refuse-ship-price = Доставка стоит 1 единицу пряности за каждое войско.
refuse-ship-reserve = Столько войск в резерве нет.
refuse-move-before-ship = Сначала доставка: доставьте войска или перейдите дальше.
refuse-ship-after-move = После перехода к перемещению доставлять уже нельзя.
refuse-move-again = Групп для перемещения не осталось.
refuse-move-no-troops = Там нет ваших войск.
refuse-move-storm = Войска в буре не движутся.
refuse-move-moved = Эти войска уже перемещены.
refuse-move-nowhere = Отсюда никуда не добраться.
refuse-move-same-region = Группа должна уйти в другой регион.
refuse-move-into-storm = В бурю входить нельзя.
refuse-move-stronghold = В этой твердыне уже есть войска двух других сторон.
refuse-move-through-stronghold = Путь ведёт через твердыню, которую держат две другие стороны.
refuse-move-through-storm = Буря на пути.
refuse-move-too-far = Это слишком далеко для группы.
refuse-ride-to-sand = За этим столом Червь везёт лишь в песчаные регионы.
refuse-ride-over-sand = Червь идёт только через песок.
refuse-ride-too-far = Червь везёт не дальше 3 регионов.
refuse-group-size = В группе хотя бы одно войско, и не больше, чем там свободных войск.
refuse-group-unfinished = Сначала завершите перемещение группы.
refuse-no-such-battle = Такой вашей битвы нет.
refuse-must-fight = От битвы не отказываются.
refuse-exchange = Сейчас обменять Карту предательства нельзя.
refuse-traitor-not-held = Этой Карты предательства у вас нет.
refuse-exchange-unfinished = Сначала положите Карту предательства под колоду.
refuse-foresee = Предвидение есть только у Атрейдесов.
refuse-voice = Голос есть только у Империи.
refuse-must-show = Сначала определите элемент, который соперник видит благодаря Предвидению.
refuse-dial = Число на диске — от 0 до количества ваших войск в битве.
refuse-leader-elsewhere = Этот командир уже сражался в этот ход в другом регионе.
refuse-leader-not-there = Такого командира вы сыграть не можете.
refuse-leader-must = Если командир есть, его нужно сыграть.
refuse-weapon-slot = Эта карта не оружие.
refuse-defence-slot = Эта карта не защита.
refuse-disobey = Голосу нужно повиноваться.
refuse-card-twice = Эта карта уже в вашем плане.
refuse-plan-unfinished = План ещё не составлен.
refuse-no-leader-no-cards = Без командира Карты битвы не играют.
refuse-shown = Этот элемент открыт Предвидением и уже не меняется.
refuse-plan-order = Эту часть плана сейчас не определяют.
refuse-not-a-traitor = Карты предательства на командира соперника у вас нет.
refuse-market-betrayed = После предательства Карт рынка в этой битве играть нельзя.
refuse-losses = Победитель теряет ровно набранное число.
refuse-collect = Каждое войско собирает до 2 единиц пряности из тех, что есть.
refuse-charity = Благотворительность — для тех, у кого меньше 3 единиц, когда все собрали.
refuse-buy-price-of = Карт рынка: { $count }, нужно пряности: { $n }, у вас { $have }.
refuse-buy-limit-of = Карт рынка можно иметь не больше { $n }, у вас { $have }.
refuse-revive-price-of = Возродить войск: { $count }, нужно пряности: { $n }, у вас { $have }.
refuse-revive-tanks-of = Ваших войск в чанах: { $have }.
refuse-revive-leader-price-of = { $leader }: для возрождения нужно пряности: { $n }, у вас { $have }.
refuse-ship-price-of = Доставить войск: { $count }, нужно пряности: { $n }, у вас { $have }.
refuse-ship-reserve-of = Ваших войск в резерве: { $have }.
refuse-ship-fremen-limit-of = В этот ход Фримены доставляют не больше войск: { $n }.
refuse-too-far-of = { $to }: расстояние в регионах { $n }, группа проходит не больше { $have }.
refuse-group-size-of = { $at }: с группой может пойти войск: не меньше { $n }, не больше { $have }.
refuse-dial-of = Наибольшее число на диске: { $have }. Столько ваших войск в битве.
refuse-losses-of = { $at }: здесь можно потерять войск: не меньше { $n }, не больше { $have }.
refuse-collect-of = { $at }: ваши войска соберут пряности не больше { $have }.
refuse-charity-of = Благотворительность — для тех, у кого пряности меньше { $n }; у вас { $have }.
