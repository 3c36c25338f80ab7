# Дюна. Гра про війну та дипломатію — українською.
# Назви — за словником проєкту; речення наші. Імен не відмінюємо: «хто: що сталося».

## Назви

faction-atreides = Атріди
faction-harkonnen = Харконнени
faction-fremen = Фримени
faction-imperium = Імперія
side-atreides-fremen = Атріди і Фримени
side-harkonnen-imperium = Харконнени й Імперія
leader-duke-leto = Герцог Лето
leader-paul-atreides = Пол Атрід
leader-lady-jessica = Леді Джессіка
leader-thufir-hawat = Зуфір Хават
leader-gurney-halleck = Ґурні Галлек
leader-duncan-idaho = Дункан Айдаго
leader-dr-yueh = Доктор Юе
leader-beast-rabban = Звір Раббан
leader-baron-harkonnen = Барон Харконнен
leader-piter-de-vries = Пітер де Вріз
leader-captain-nefud = Капітан Нефуд
leader-umman-kudu = Умман Куду
leader-stilgar = Стілґар
leader-chani = Чані
leader-liet-kynes = Лієт-Кайнс
leader-shadout-mapes = Шадаут Мейпс
leader-jamis = Джаміс
leader-count-fenring = Граф Фенрінґ
leader-reverend-mother-mohiam = Превелебна Матір Могіям
leader-captain-aramsham = Капітан Арамшам
leader-caid = Каїд
leader-bashar = Башар
region-polar-sink = Полярна шапка
region-arrakeen = Арракін
region-carthag = Карфаг
region-sietch-tabr = Січ Табр
region-habbanya-sietch = Січ Хаббанія
region-tueks-sietch = Січ Тука
region-false-wall-east = Східна хибна стіна
region-false-wall-south = Південна хибна стіна
region-false-wall-west = Західна хибна стіна
region-pasty-mesa = Бліда меза
region-plastic-basin = Пластичний басейн
region-rim-wall-west = Західна коронна гряда
region-shield-wall = Оборонна стіна
region-arsunt = Арсунт
region-basin = Басейн
region-bight-of-the-cliff = Вигин кручі
region-broken-land = Розламана земля
region-cielago-depression = Улоговина Сьєлаґо
region-cielago-east = Східне Сьєлаґо
region-cielago-north = Північне Сьєлаґо
region-cielago-south = Південне Сьєлаґо
region-cielago-west = Західне Сьєлаґо
region-funeral-plain = Поховальна рівнина
region-gara-kulon = Ґара Кулон
region-habbanya-erg = Ерг Хаббанія
region-habbanya-ridge-flat = Рівнина хребта Хаббанія
region-hagga-basin = Басейн Гаґґа
region-harg-pass = Перевал Гарґ
region-hole-in-the-rock = Діра в скелі
region-imperial-basin = Імперський басейн
region-meridian = Меридіан
region-old-gap = Стара прірва
region-red-chasm = Червона розколина
region-rock-outcroppings = Скельні виступи
region-sihaya-ridge = Хребет Сігая
region-south-mesa = Південна меза
region-the-great-flat = Велика рівнина
region-the-greater-flat = Більша рівнина
region-the-minor-erg = Менший ерг
region-tsimpo = Цімпо
region-wind-pass = Вітряний перевал
region-wind-pass-north = Північний Вітряний перевал
phase-storm = Буря
phase-spice-blow = Вибух прянощів
phase-gain-cards = Отримання карток
phase-revival = Відродження
phase-ship-and-move = Доставка й переміщення
phase-battle = Битва
phase-collection = Збір прянощів
battle-crysknife = Крис-ніж
battle-maula-pistol = Мауля-пістоль
battle-slip-tip = Ковзний клинок
battle-stunner = Станер
battle-gom-jabbar = Гом Джаббар
battle-chaumas = Чаумас
battle-chaumurky = Чаумуркі
battle-ellaca-drug = Наркотик елакки
battle-lasgun = Лазеростріл
battle-hunter-seeker = Мисливець-шукач
battle-poison-blade = Отруєний клинок
battle-shield = Щит
battle-snooper = Отрутошукач
battle-baliset = Балісет
battle-jubba-cloak = Плащ-джубба
battle-kulon = Кулон
battle-la-la-la = Ля-ля-ля
battle-trip-to-gamont = Мандрівка на Ґамонт
card-stopped = Зупиняє: { $cards }
card-unstopped = Ніщо не зупиняє
card-explodes = Вибухає, якщо в будь-якої сторони є: { $cards }
card-kept = Після перемоги лишається
card-used-up = Після битви скидається
card-stops-kinetic = Зупиняє кінетичну зброю, але не отруту
card-stops-poison = Зупиняє отруту, але не кінетичну зброю
card-useless = Кладеться замість зброї або захисту. Без дії
market-counterattack = Контратака
market-poison-tooth = Зуб з отрутою
market-hajr = Хадж
market-ornithopter = Орнітоптер
market-tleilaxu-ghola = Гхола Тлейлаксу
market-ecological-station = Екологічна станція
market-weather-control = Керування погодою
market-smugglers = Контрабандисти
market-salvage = Утилізація
market-truthtrance = Транс правди
market-hidden-cache = Таємна схованка
market-reserve-line = Резервна лінія
win-military = військова перемога: три твердині
win-economic = економічна перемога
win-shared = розділена перемога

## Сказане всюди

phase-setup = Підготовка
location = { $region }, сектор { $sector }
leader-with-strength = { $leader } ({ $strength })
leader-in-tanks = { $leader }, у чанах
leader-in-region = { $leader }, регіон «{ $region }»
no-leader = без командира
no-card = нічого
not-chosen = ще не вибрано
nothing = немає
nobody = ніхто
number = { $n }
storm-symbol = символ бурі
element-dial = число на коліщатку
element-leader = командир
element-weapon = зброя
element-defence = захист
kind-kinetic = кінетичну
kind-poison = отруйну
kind-special = особливу
voice-play = зіграти { $kind } зброю
voice-not-play = не грати { $kind } зброю
card-sandworm = Піщаний хробак
card-territory = { $one } { $amount }, { $other } { $other_amount }
troops-at = { $count } — { $at }
troops-of = { $who } { $count }
spice-amount = { $amount ->
    [one] { $amount } одиниця прянощів
    [few] { $amount } одиниці прянощів
   *[other] { $amount } одиниць прянощів
 }
plan = { $who }: число { $dial }, { $leader }, зброя — { $weapon }, захист — { $defence }
game-over = { $winners }: { $ending }.

## Що роблять Картки ринку

market-counterattack-text = У битві, яку ви програєте, після розкриття: ваше число на коліщатку рахується двічі.
market-poison-tooth-text = У вашій битві, після розкриття: обидва командири гинуть.
market-hajr-text = Під час вашої доставки й переміщення: перемістіть ще одну групу.
market-ornithopter-text = Під час вашої доставки й переміщення: одна група може пройти на 3 регіони далі.
market-tleilaxu-ghola-text = Під час вашого відродження: безкоштовно відродіть одного командира або до 5 військ.
market-ecological-station-text = Перш ніж буря рушить: ваші війська в одному регіоні переживуть бурю цього ходу.
market-weather-control-text = Перед кидком на бурю: замість нього виберіть рух бурі, від 0 до 6.
market-smugglers-text = Під час вашої доставки: до 5 військ доставте безкоштовно (Фримени — ще 5).
market-salvage-text = Перш ніж брати картки: скиньте будь-які Картки битви.
market-truthtrance-text = У будь-яку паузу, коли гра питає про Картки ринку: супротивник каже, чи має названу вами Картку зради.
market-hidden-cache-text = У фазі збору прянощів: візьміть 4 одиниці прянощів із Банку.
market-reserve-line-text = У вашій битві, після розкриття: додайте 2 до своєї сили.

## Що питають

ask-keep-traitor = { $left ->
    [one] Залиште { $left } Картку зради з розданих вам.
    [few] Залиште { $left } Картки зради з розданих вам, по одній.
   *[other] Залиште { $left } Карток зради з розданих вам, по одній.
 }
ask-pause = Перш ніж гра піде далі, можна зіграти Картку ринку.
ask-truthtrance = Назвіть командира й супротивника, який скаже, чи має таку Картку зради.
ask-shelter = У якому регіоні ваші війська сховаються від бурі?
ask-storm-move = На скільки секторів рухається буря?
ask-ride = Ваші війська в регіонах Хробака можуть його осідлати.
ask-ride-to = Куди Хробак везе групу ({ $from })?
ask-move-to = Куди перемістити групу ({ $from })?
ask-move-far-to = Куди перемістити групу ({ $from })? Далі ніж на 3 регіони — лише замість обох груп.
ask-take = Скільки військ перемістити ({ $at } → { $to })?
ask-before-drawing = Перш ніж брати Картки битви, можна зіграти Картку ринку.
ask-salvage = Які Картки битви скинути?
ask-buy = Скільки Карток ринку купити?
ask-revive = Можна відродити війська й командирів.
ask-revive-free = Безкоштовно відродіть одного командира або до п’яти військ.
ask-ship = Можна доставити війська з резерву.
ask-ship-count = Скільки військ доставити в регіон «{ $to }»?
ask-move = { $groups ->
    [0] Переміщувати більше нема кого.
    [one] Можна перемістити { $groups } групу.
    [few] Можна перемістити { $groups } групи.
   *[other] Можна перемістити { $groups } груп.
 }
ask-fight = Яка битва наступна?
ask-exchange = Перед цією битвою можна обміняти Картку зради.
ask-return-traitor = Яку Картку зради покласти під колоду?
ask-prescience = Можна побачити один елемент стратегії супротивника.
ask-voice = Можна наказати супротивникові Голосом.
ask-settle = Визначте зараз: { $element }. Супротивник побачить це завдяки Передбаченню.
ask-plan = Складіть стратегію на битву: { $element }.
ask-seal = Стратегію складено. Зафіксувати її?
ask-window = Стратегії розкрито. Можна зіграти Картку ринку або викрити зрадника.
ask-answer = Вас зраджено. Можна відповісти власним зрадником.
ask-losses = Лишилося втратити { $left ->
    [one] { $left } військо
    [few] { $left } війська
   *[other] { $left } військ
 }. Скільки з них тут: { $at }?
ask-collect = Скільки прянощів зібрати в регіоні «{ $at }»?
ask-charity = Можна скористатися благодійністю Банку.

## Вибір

do-pass = Пасувати
do-go-on = Далі
do-end-turn = Завершити мій хід
do-keep-traitor = Залишити: { $leader }
do-play = Зіграти: { $card }. { $text }
do-ask = { $leader }: запитати про цю картку — { $of }
do-shelter = Сховатися в регіоні «{ $region }»
do-move-storm = Рух бурі: { $sectors ->
    [one] { $sectors } сектор
    [few] { $sectors } сектори
   *[other] { $sectors } секторів
 }
do-ride-from = Осідлати Хробака в регіоні «{ $region }»
do-go-to = До регіону «{ $to }»
do-take = { $count ->
    [0] Нікого
    [one] { $count } військо
    [few] { $count } війська
   *[other] { $count } військ
 }
do-discard = Скинути: { $card }
do-buy = { $count ->
    [0] Нічого не купувати
    [one] Купити { $count } Картку ринку
    [few] Купити { $count } Картки ринку
   *[other] Купити { $count } Карток ринку
 }
do-revive-troops = Відродити { $count ->
    [one] { $count } військо
    [few] { $count } війська
   *[other] { $count } військ
 }
do-revive-leader = Відродити: { $leader }
do-ship-to = Доставити в регіон «{ $to }»
do-ship = Доставити { $count ->
    [one] { $count } військо
    [few] { $count } війська
   *[other] { $count } військ
 }
do-move-from = Перемістити з регіону «{ $region }»
do-fight = Битва: { $at }, супротивник — { $against }
do-exchange = Узяти Картку зради для обміну
do-return-traitor = Під колоду: { $leader }
do-foresee = Побачити: { $element }
do-command = Наказати: { $command }
do-dial = Набрати { $dial }
do-lead = Командир: { $leader }
do-arm = Зброя: { $card }
do-guard = Захист: { $card }
do-seal = Зафіксувати стратегію
do-treachery = Зрада!
do-lose = Втратити { $count }
do-collect = Зібрати { $amount }
do-charity = Узяти благодійність

## Що сталося

event-assigned = За столом: { $house }.
event-cover-rolled = Кубик бурі для закритої твердині: { $face }.
event-covered = { $region }: твердиню закрито, у цій партії це піщана рівнина.
event-leaders-drawn = { $who }: командири — { $leaders }.
event-leaders-drawn-hidden = { $who }: командирів набрано потай.
event-traitors-dealt = { $who }: роздано Картки зради — { $leaders }.
event-traitors-dealt-hidden = { $who }: роздано { $count ->
    [one] { $count } Картку зради
    [few] { $count } Картки зради
   *[other] { $count } Карток зради
 }.
event-traitor-kept = { $who }: залишено Картку зради — { $leader }.
event-traitor-kept-hidden = { $who }: залишено Картку зради.
event-endowed = { $who }: отримано { $spice ->
    [one] { $spice } одиницю прянощів
    [few] { $spice } одиниці прянощів
   *[other] { $spice } одиниць прянощів
 }.
event-placed = { $who }: на початку { $count ->
    [one] { $count } військо
    [few] { $count } війська
   *[other] { $count } військ
 }, { $at }.
event-rolled-for-first = { $who }: кидок за перший хід — { $face }.
event-first-player = Перший гравець: { $who }.
event-turn = Починається хід { $turn }.
event-phase = Фаза: { $phase }.
event-played = { $who }: зіграно «{ $card }». { $text }
event-answered-yes = { $who }: питання про Картку зради «{ $leader }». { $of }: так, ця картка в нас.
event-answered-no = { $who }: питання про Картку зради «{ $leader }». { $of }: ні, цієї картки в нас немає.
event-reshuffled-spice = Колода прянощів скінчилася; скинуті картки перетасовано.
event-reshuffled-battle = Колода битви скінчилася; скинуті картки перетасовано.
event-reshuffled-market = Колода ринку скінчилася; скинуті картки перетасовано.
event-storm-rolled = Кубик бурі: { $face }.
event-storm-chosen = { $who }: вибрано рух бурі — { $sectors }.
event-sheltered = { $who }: прихисток від бурі — { $region }.
event-storm-moved = Буря рухається із сектора { $from } до сектора { $to }.
event-destroyed = { $who }: втрачено { $count ->
    [one] { $count } військо
    [few] { $count } війська
   *[other] { $count } військ
 }, { $at }.
event-spice-lost = Втрачено { $amount ->
    [one] { $amount } одиницю прянощів
    [few] { $amount } одиниці прянощів
   *[other] { $amount } одиниць прянощів
 }, { $at }.
event-turned = Колода прянощів відкриває: { $card }.
event-worm-shuffled-back = Першого ходу Хробак не приходить: картку замішано назад.
event-worm-struck = Хробак нападає: { $one } і { $other }.
event-worm-ignored = Ще одного Хробака скинуто без наслідків.
event-blew = Вибух прянощів: { $amount ->
    [one] { $amount } одиниця прянощів
    [few] { $amount } одиниці прянощів
   *[other] { $amount } одиниць прянощів
 }, { $at }.
event-rode = { $who }, верхи на Хробаку: { $groups } → { $to }.
event-drew = { $who }: узято { $cards }.
event-drew-battle-hidden = { $who }: узято { $count ->
    [one] { $count } Картку битви
    [few] { $count } Картки битви
   *[other] { $count } Карток битви
 }.
event-drew-market-hidden = { $who }: узято { $count ->
    [one] { $count } Картку ринку
    [few] { $count } Картки ринку
   *[other] { $count } Карток ринку
 }.
event-bought = { $count ->
    [0] { $who }: без покупок на ринку.
    [one] { $who }: куплено { $count } Картку ринку, ціна { $paid }.
    [few] { $who }: куплено { $count } Картки ринку, ціна { $paid }.
   *[other] { $who }: куплено { $count } Карток ринку, ціна { $paid }.
 }
event-bought-from = { $who }: куплено { $count ->
    [one] { $count } Картку ринку
    [few] { $count } Картки ринку
   *[other] { $count } Карток ринку
 }, { $paid } → { $to }.
event-discarded = { $who }: скинуто «{ $card }».
event-revived-troops = { $who }: відроджено { $count ->
    [one] { $count } військо
    [few] { $count } війська
   *[other] { $count } військ
 }, ціна { $cost }.
event-revived-leader = { $who }: відроджено — { $leader }, ціна { $cost }.
event-shipped = { $who }: { $count ->
    [one] { $count } військо
    [few] { $count } війська
   *[other] { $count } військ
 } → { $to }, ціна доставки { $cost }.
event-moved = { $who }: { $groups } → { $to }.
event-battle = Битва ({ $at }): { $one } — { $other }; ініціатива — { $one }.
event-traitor-drawn = { $who }: узято Картку зради — { $leader }.
event-traitor-drawn-hidden = { $who }: узято Картку зради.
event-traitor-returned = { $who }: під колоду зради покладено — { $leader }.
event-traitor-returned-hidden = { $who }: картку покладено під колоду зради.
event-foresaw = { $who }: Передбачення, { $element }.
event-shown = { $who } → { $to }: { $element } — { $shown }.
event-shown-hidden = { $who } → { $to }: показано — { $element }.
event-commanded = { $who }: наказ Голосом — { $command }.
event-power-declined = { $who }: особливу перевагу не застосовано.
event-no-leader = { $who }: для цієї битви командира немає.
event-plan-sealed = { $who }: стратегію зафіксовано.
event-plans-revealed = Стратегії розкрито. { $plans }.
event-treachery = Зрада! { $leader } служить стороні: { $who }.
event-two-traitors = Обидва командири — зрадники. Обидві сторони втрачають усе.
event-exploded = Лазеростріл влучає в щит: вибух нищить обидві сторони.
event-won = { $who }: перемога, { $total } : { $other }.
event-won-outright = { $who }: перемога через зраду.
event-lost = { $who }: втрати в битві — { $count ->
    [one] { $count } військо
    [few] { $count } війська
   *[other] { $count } військ
 }.
event-leader-killed = { $who }: { $leader } — у чани.
event-bounty = { $who }: винагорода за командирів — { $spice ->
    [one] { $spice } одиниця прянощів
    [few] { $spice } одиниці прянощів
   *[other] { $spice } одиниць прянощів
 }.
event-collected = { $who }: зібрано { $amount ->
    [one] { $amount } одиницю прянощів
    [few] { $amount } одиниці прянощів
   *[other] { $amount } одиниць прянощів
 }, { $at }.
event-charity = { $who }: благодійність Банку — { $amount ->
    [one] { $amount } одиниця прянощів
    [few] { $amount } одиниці прянощів
   *[other] { $amount } одиниць прянощів
 }.

## Простий стіл

section-turn = Хід
section-map = Планета
section-battle = Битва
section-sides = Сторони
section-hand = Ваші картки
section-hand-of = Картки: { $who }
section-decks = Колоди
line-turn = Хід { $turn } з { $last }, фаза: { $phase }
line-storm = Буря в секторі { $sector }.
line-order = Порядок дії: { $order }
line-covered = Закрито: { $region } — піщана рівнина.
line-waiting = Чекаємо: { $seats }
line-place = { $at }: { $what }
map-signs = # твердиня, ^ скеля, . пісок, o Полярна шапка, % буря, $ прянощі
line-empty-map = На планеті ще нікого немає.
line-side = { $who }: прянощі { $spice }; війська в резерві { $reserve }, у чанах { $tanks }; твердині { $strongholds }; Картки битви { $battle }, ринку { $market }, зради { $traitors }
line-side-dead = { $who }: командири в чанах: { $leaders }
line-side-traitors = { $who }: зрадники, відомі всім: { $leaders }
line-battle-hand = Картки битви: { $cards }
line-market-hand = Картки ринку: { $cards }
line-traitors = Зрадники: { $leaders }
line-traitors-offered = Картки зради на вибір: { $leaders }
line-leaders = Командири: { $leaders }
line-battle = Місце битви: { $at }
line-plan = { $who } ({ $troops ->
    [one] { $troops } військо
    [few] { $troops } війська
   *[other] { $troops } військ
 }): число { $dial }, командир — { $leader }, зброя — { $weapon }, захист — { $defence }
line-plan-sealed = { $who } ({ $troops ->
    [one] { $troops } військо
    [few] { $troops } війська
   *[other] { $troops } військ
 }): стратегію зафіксовано.
line-plan-open = { $who } ({ $troops ->
    [one] { $troops } військо
    [few] { $troops } війська
   *[other] { $troops } військ
 }): стратегію ще не складено.
line-foreseen = { $who }: треба показати — { $element }.
line-command = { $who }: треба виконати — { $command }.
line-tally = Поки що { $one } : { $other }, перемога — { $winner }.
line-explodes = Поки що: лазеростріл вибухає.
line-deck-spice = Колода прянощів: { $left }, відкрито — { $open }
line-deck-battle = Колода битви: { $left }, відкрито — { $open }
line-deck-market = Колода ринку: { $left }, відкрито — { $open }
line-deck-traitor = Колода зради: { $left }
line-traitor-bottom = Ви поклали під колоду зради: { $leaders }

## Чому не можна

refuse-game-over = Партію закінчено.
refuse-not-your-turn = Зараз рішення не за вами.
refuse-not-now = Зараз потрібне інше рішення.
refuse-traitor-not-dealt = Цю Картку зради вам не роздано.
refuse-traitor-must-keep = Картку зради треба залишити.
refuse-market-window = Зараз не той момент, щоб грати цю картку.
refuse-market-not-held = Цієї Картки ринку у вас немає.
refuse-market-no-use = Зараз ця картка нічого не дасть.
refuse-ask-whom = Назвіть командира однієї зі сторін у грі та супротивника.
refuse-shelter-where = Сховатися можна лише там, де буря може вразити ваші війська.
refuse-card-unfinished = Спершу завершіть зіграну картку.
refuse-storm-range = Буря рухається на 0–6 секторів.
refuse-ride-from = Звідси жодна ваша група не осідлає Хробака.
refuse-battle-card-not-held = Цієї Картки битви у вас немає.
refuse-discard = Картки битви не можна скидати з власної волі.
refuse-buy-price = Бракує прянощів: кожна картка коштує 2.
refuse-buy-beginner = На Маленькому ринку можна мати щонайбільше 1 Картку ринку.
refuse-buy-limit = Можна мати щонайбільше 3 Картки ринку.
refuse-buy-again = Купують щонайбільше раз за хід, після взяття Карток битви.
refuse-revive-not-in-tanks = Стільки ваших військ у чанах немає.
refuse-revive-leader-not-dead = Цього вашого командира в чанах немає.
refuse-revive-again = Цього ходу війська ви вже відродили.
refuse-revive-price = Після двох кожне військо коштує 2 одиниці прянощів.
refuse-revive-leader-price = Ціна відродження командира дорівнює його силі.
refuse-ship-fremen = Фримени доставляють війська лише на Полярну шапку.
refuse-ship-fremen-limit = Фримени доставляють щонайбільше 5 військ за хід.
refuse-ship-storm = У бурю доставляти не можна.
refuse-ship-stronghold = У цій твердині вже є війська двох інших сторін.
refuse-ship-price = Доставка коштує 1 одиницю прянощів за кожне військо.
refuse-ship-reserve = Стільки військ у резерві немає.
refuse-move-before-ship = Спершу доставка: доставте війська або перейдіть далі.
refuse-ship-after-move = Після переходу до переміщення доставляти вже не можна.
refuse-move-again = Груп для переміщення не лишилося.
refuse-move-no-troops = Там немає ваших військ.
refuse-move-storm = Війська в бурі не рухаються.
refuse-move-moved = Ці війська вже переміщено.
refuse-move-nowhere = Звідси нікуди не дістатися.
refuse-move-same-region = Група мусить піти до іншого регіону.
refuse-move-into-storm = У бурю входити не можна.
refuse-move-stronghold = У цій твердині вже є війська двох інших сторін.
refuse-move-through-stronghold = Шлях веде крізь твердиню, яку тримають дві інші сторони.
refuse-move-through-storm = Буря на шляху.
refuse-move-too-far = Це задалеко для групи.
refuse-ride-to-sand = За цим столом Хробак везе лише до піщаних регіонів.
refuse-ride-over-sand = Хробак іде тільки крізь пісок.
refuse-ride-too-far = Хробак везе щонайдалі на 3 регіони.
refuse-group-size = У групі щонайменше одне військо, і не більше, ніж там вільних військ.
refuse-group-unfinished = Спершу завершіть переміщення групи.
refuse-no-such-battle = Такої вашої битви немає.
refuse-must-fight = Від битви не відмовляються.
refuse-exchange = Зараз обміняти Картку зради не можна.
refuse-traitor-not-held = Цієї Картки зради у вас немає.
refuse-exchange-unfinished = Спершу покладіть Картку зради під колоду.
refuse-foresee = Передбачення мають лише Атріди.
refuse-voice = Голос має лише Імперія.
refuse-must-show = Спершу визначте елемент, який супротивник бачить завдяки Передбаченню.
refuse-dial = Число на коліщатку — від 0 до кількості ваших військ у битві.
refuse-leader-elsewhere = Цей командир уже бився цього ходу в іншому регіоні.
refuse-leader-not-there = Такого командира ви зіграти не можете.
refuse-leader-must = Якщо командир є, його треба зіграти.
refuse-weapon-slot = Ця картка не зброя.
refuse-defence-slot = Ця картка не захист.
refuse-disobey = Голосу треба коритися.
refuse-card-twice = Ця картка вже у вашій стратегії.
refuse-plan-unfinished = Стратегію ще не складено.
refuse-no-leader-no-cards = Без командира Картки битви не грають.
refuse-shown = Цей елемент відкрито Передбаченням, змінити його вже не можна.
refuse-plan-order = Цю частину стратегії зараз не визначають.
refuse-not-a-traitor = Картки зради на командира супротивника у вас немає.
refuse-market-betrayed = Після зради Карток ринку в цій битві грати не можна.
refuse-losses = Переможець втрачає рівно набране число.
refuse-collect = Кожне військо збирає до 2 одиниць прянощів із тих, що є.
refuse-charity = Благодійність — для тих, у кого менше ніж 3 одиниці, коли всі зібрали.
refuse-buy-price-of = Карток ринку: { $count }, потрібно прянощів: { $n }, у вас { $have }.
refuse-buy-limit-of = Карток ринку можна мати щонайбільше { $n }, у вас { $have }.
refuse-revive-price-of = Відродити військ: { $count }, потрібно прянощів: { $n }, у вас { $have }.
refuse-revive-tanks-of = Ваших військ у чанах: { $have }.
refuse-revive-leader-price-of = { $leader }: для відродження потрібно прянощів: { $n }, у вас { $have }.
refuse-ship-price-of = Доставити військ: { $count }, потрібно прянощів: { $n }, у вас { $have }.
refuse-ship-reserve-of = Ваших військ у резерві: { $have }.
refuse-ship-fremen-limit-of = Цього ходу Фримени доставляють щонайбільше військ: { $n }.
refuse-too-far-of = { $to }: відстань у регіонах { $n }, група проходить щонайбільше { $have }.
refuse-group-size-of = { $at }: з групою може піти військ: щонайменше { $n }, щонайбільше { $have }.
refuse-dial-of = Найбільше число на коліщатку: { $have }. Стільки ваших військ у битві.
refuse-losses-of = { $at }: тут можна втратити військ: щонайменше { $n }, щонайбільше { $have }.
refuse-collect-of = { $at }: ваші війська зберуть щонайбільше прянощів: { $have }.
refuse-charity-of = Благодійність — для тих, у кого прянощів менше ніж { $n }; у вас { $have }.
