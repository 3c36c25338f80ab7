# Що поле «Війни за Арракіс» каже понад слова самої гри.

map = Мапа Арракіса
map-view = Вигляд мапи
whole-map = Уся мапа
round = Раунд { $round }
boards = Планшети й треки
close = Закрити
your-side = Ваші кубики й карти

# Зона
stack = { $units } з { $limit }
settlement-rank = Поселення, ранг { $rank }
sietch-unknown = Січ, ранг прихований
sietch-known = Січ, ранг { $rank }, прихована від ворога
sietch-open = Січ, ранг { $rank }
station = Екологічна випробувальна станція
atomics-place = Місце для родинного ядерного арсеналу
atomics-gone = Тут підірвано родинний ядерний арсенал
harvester-here = Гарвестер, прянощі: { $spice }
wormsign-here = Знак хробака
worm-here = Піщаний хробак
wild-maker-here = Дикий Творець
group = Фігурки
who-goes = Хто вирушає
who-stays = Натисніть на тих, хто лишається.

# Треки й планшети
prescience = Передбачення
supremacy = Панування
prescience-open = Передбачення, отримано цього раунду: { $claims } з 2
claim-action = фаза дій
claim-end = кінець раунду
flow = Прянощі повинні текти
flow-markers = Маркери Імперії
flow-dice = Відкладені кубики
flow-harvesters = Гарвестери
flow-ornithopters = Орнітоптери
flow-carryalls = Транспортувальники
spice-now = Прянощі до витрати
spice-kept = Прянощі, збережені з минулого збирання
ban-choam = У легіоні Харконненів щонайбільше 5 загонів.
ban-guild = Харконнени не проводять розвідку.
ban-landsraad = Харконнени не додають карт у битвах.
dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[other] { $count } кубиків
 }
bene = Жетони Бене Ґессерит
cones = Конуси тиші
purse-dice = Невикористані кубики
purse-cards = Карти планування
card-used = карту використано
forced = Далі обов’язково: { $face }
hunted = На Пола полюють
hand-of = На руці: { $count }
objectives = Карти таємної мети: { $count }
signs = Знаки хробака в запасі
supply = Запас
deck-left = { $deck }: у колоді { $count }
combat = Особливий результат стає: влучання { $hits }, щити { $blocks }
ours = Наша реконструкція. Друкована карта не опублікована.
read-card = Прочитати: { $card }

# Битва
battle = Битва
last-battle = Остання битва
battle-for = Битва: { $area }
battle-round = Раунд битви { $round }
attacks-from = атакує з: { $area }
defends = обороняє: { $area }
cards-for-dice = Скинуто карт за кубики: { $count }
rank-dice = Кубики за ранг: { $rank }
hits-left = Ще влучань: { $count }. Виберіть фігурки.
nobody-left = Нікого не залишилося.
suffers = Зазнає влучань: { $count }
dice-hits = влучання { $count }
dice-shields = щити { $count }
dice-specials = невикористані особливі { $count }

# Автомат
mahdi = Віртуальний суперник: Харконнени
mahdi-sector = Збирання прянощів
mahdi-target = Цільова січ
mahdi-dice = Ще не кинуто кубиків
considered = розглянуто: { $count }
by-rule = За правилом

# Гільдія Лоцманів
heighliners = Гайлайнери
liner = { $side }: { $space } з { $of } поділок до Арракіса
aboard = На гайлайнері: війська { $troops }, фрегати { $frigates }
guild-reserve = У запасі: кільця { $rings }, фрегати { $frigates }
landing = висадка
troops-left = Війська в спільному запасі: { $count }

# Що роблять карти
fx-place = Розмістіть: { $what } → { $where }
fx-place-each = Розмістіть { $count } × { $what }, кожен окремо → { $where }
fx-vehicles = Розмістіть: { $what }
fx-deploy = Розгорніть у поселеннях: { $what } і лідер
fx-deploy-tokens = Розгорніть у січі лідера й жетони розгортання: { $count }
fx-draw = Візьміть { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
 }
fx-draw-from = Візьміть карти: { $count }, { $deck }
fx-play-card = Зіграйте ще одну карту
fx-move = Перемістіть { $count ->
    [one] легіон
    [few] { $count } легіони
   *[other] { $count } легіонів
 } ({ $which })
fx-attack = Атака ({ $which })
fx-surprise = Несподівана атака ({ $which })
fx-extra-dice = +{ $count } до кубиків щораунду битви
fx-enemy-dice = у ворога в 1-му раунді кубиків щонайбільше { $count }
fx-merciless = продовження нічого не коштує
fx-or = або
fx-if = Якщо { $when }: { $yes }
fx-if-else = Якщо { $when }: { $yes }. Інакше: { $no }
fx-enter = { $leader } вступає в гру
fx-replace = Замініть { $count } × { $from } → { $to }
fx-tank = Ворожий іменований лідер іде до резервуара ({ $where })
fx-opponent-discards = Ворог скидає { $count ->
    [one] карту
    [few] { $count } карти
   *[other] { $count } карт
 }
fx-bene-gesserit = Візьміть жетон Бене Ґессерит
fx-carry = Перемістіть легіон із поселення прямо до іншого легіону
fx-shuffle-prescience = Замішайте відкриту карту передбачення назад
fx-lose-die = Ворог втрачає невикористаний кубик: { $face }
fx-reveal-area = Розкрийте січ і жетони зони
fx-hunt-paul = Наступного ходу Атрідів Пола не можна ні розмістити, ні розгорнути, а його легіон не рухається й не атакує
fx-second-objective = Візьміть другу таємну мету
fx-force-die = Виберіть кубик, який Харконнени мусять використати
fx-exchange-prescience = Вилучіть із гри скільки завгодно відкритих карт передбачення й відкрийте стільки ж нових
fx-shift-markers = Один маркер передбачення вниз, інший на стільки ж угору
fx-detonate = Підірвіть родинний ядерний арсенал
fx-lower-imperium = Опустіть маркер Імперії на 1 рядок, без штрафу
fx-attach-fear = Прикріпіть до відкритої карти передбачення: якщо її отримають цього раунду, будь-який маркер іде ще на 2 поділки
fx-attach-eyes = Прикріпіть до відкритої карти передбачення: вона лишається відкритою, доки її не отримають, на додачу до звичайних
fx-wormsigns = Розмістіть знаки хробака: { $count }
fx-discard-wormsigns = Скиньте знаки хробака: { $count }
fx-discard-polar-wormsigns = Скиньте знаки хробака біля Північного полюса
fx-place-worms = Розмістіть піщаних хробаків: { $count } ({ $where })
fx-wild-maker-enters = Дикий Творець з’являється в порожній пустелі
fx-wild-maker-strikes = Дикий Творець рухається й атакує
fx-desert-power = Сила пустелі
fx-bombard = Атака, кубиків: { $count }. Влучання й особливі результати — це влучання ({ $where })
fx-swallow-harvesters = Вилучіть гарвестери з глибокої пустелі одного сектора, до { $count }
fx-remove-vehicles = Вилучіть транспорт: { $count } ({ $where })
fx-rockets = Киньте кубики ({ $count }) над сектором зі своїм легіоном: кожне влучання й кожен особливий результат вилучає транспорт у ньому або в пов’язаній повітряній зоні
fx-capture-ornithopter = Вилучіть орнітоптер
fx-token-near-enemy = Розмістіть жетон розгортання в січі, від якої до ворожого легіону щонайбільше зон: { $count }
fx-storms = Проведіть коріолісові бурі зараз
fx-swap-tokens = Поміняйте місцями жетони розгортання двох січей
fx-move-sietch = Перенесіть січ з усім, що в ній, до суміжної порожньої пустелі
fx-shift-enemy = Перемістіть ворожий легіон із пустелі до суміжної порожньої зони
fx-imperium = Дія Імперії: { $power }
fx-place-navigator = Розмістіть навігатора Гільдії
fx-clear-the-sky = Вилучіть ворожий фрегат або навігатора
fx-remains-in-play = Залишається в грі до кінця
fx-choam-directorship = Перший маркер, залишений на місці під час кожного збирання прянощів, дає свою дію Імперії ще раз
fx-voices-council = Коли ваш легіон знищує гарвестер, виконайте дві різні дії Імперії
fx-spice-bribe = Наприкінці раунду можете скинути карту планування: гайлайнер Харконненів не просувається сам
fx-steps = землею, зон щонайбільше: { $count }
fx-hawat = Не грають. Скиньте дві або три вільною дією: Зуфір Хават вибуває з гри
if-in-play = { $leader } у грі
if-gone = { $leader } поза грою
if-wild-maker-in-play = Дикий Творець на полі
if-detonated = арсенал уже підірвано
if-marker-at-least = маркер передбачення на { $count } або вище
which-any = будь-який
which-leader = з лідером
which-special = зі спеціальними загонами
which-in-desert = у пустелі
which-leader-in-desert = з лідером у пустелі
which-it = цей
which-of = де { $leader }
which-arsunt = в Арсунті
which-troops = із військами Великих Домів
spot-carthag-or-arrakeen = Карфаг або Арракін
spot-own-settlement = поселення
spot-sietch = січ
spot-any-legion = будь-який легіон
spot-special-legion = легіон зі спеціальними загонами
spot-legion-of = легіон, де { $leader }
spot-empty-desert = порожня пустеля
spot-free-mountain = вільні гори
spot-free-plateau = вільне плато
victim-anywhere = будь-де
victim-sector-of-own-legion = у секторі з вашим легіоном
victim-next-to-it = поруч із цим легіоном
victim-sector-of = у секторі, де { $leader }
worm-next-to-worm = порожня пустеля поруч із хробаком
worm-next-to-own-legion = порожня пустеля поруч із вашим легіоном
target-next-to-own-legion = легіон поруч із вашим
target-under-it = легіон під цією повітряною зоною

# Чого вимагають карти передбачення
need-reveal-pauls-sietch = Розкрийте січ у зоні, де Пол.
need-rode-into-empty-desert = Легіон з іменованим лідером щойно примчав на хробаку в порожню пустелю.
need-legions-in-deserts = Ваші легіони стоять у пустелях без січей: { $count }.
need-remove-token = Вилучіть жетон розгортання із січі в секторі з легіоном Харконненів.
need-paul-to-tank = Пол у секторі без легіону Харконненів: витратьте кубик, Пол іде до резервуара.
need-harvesters-removed = У цій фазі дій вилучено гарвестерів: { $count }.
need-worm-took = Одна атака хробака щойно вилучила або замінила загонів: { $count }.
need-beat-a-leader = Ви щойно перемогли, атакуючи легіон із лідером.
need-trance = Пол на полі: витратьте кубик і скиньте карт планування: { $count }.
need-sietch-held = Битва в січі щойно скінчилася, і січ стоїть.
need-named-in-areas = Ваші іменовані лідери стоять у зонах: { $count }.
need-worms-in-sectors = Піщані хробаки в секторах: { $count }.
need-legion-by-settlement = Легіон із лідером, загонів: { $count }, стоїть поруч із поселенням.
need-paul-in-enemy-centre = Пол у центральному секторі з легіоном Харконненів.
need-hidden-sietches = Січей, не розкритих і не знищених: { $count }.
need-spice-at-most = За це збирання отримано прянощів не більше ніж { $count }.
