# «Війна за Арракіс» українською. Спершу назви, тоді запитання, вибір, події та відмови.
# Терміни — за словником проєкту; речення наші. Назв не відмінюємо: «у зоні «Карфаг»», «хто: що сталося».

area-arrakeen = Арракін
area-arsunt = Арсунт
area-bight-of-the-cliff = Вигин кручі
area-broken-land = Розламана земля
area-carthag = Карфаг
area-false-wall-east = Східна хибна стіна
area-false-wall-south = Південна хибна стіна
area-false-wall-west = Західна хибна стіна
area-gara-kulon = Ґара Кулон
area-habbanya-ridge = Хребет Хаббанія
area-hagga-basin = Басейн Гаґґа
area-harg-pass = Перевал Гарґ
area-hobars-gap = Гобарська прірва
area-hole-in-the-rock = Діра в скелі
area-imperial-basin = Імперський басейн
area-north-pole = Північний полюс
area-pasty-mesa = Бліда меза
area-rimwall-west = Західна коронна гряда
area-rock-outcroppings = Скельні виступи
area-shield-wall-east = Оборонна стіна (схід)
area-shield-wall-west = Оборонна стіна (захід)
area-sihaya-ridge = Хребет Сігая
area-splintered-rock = Розтріскана скеля
area-tasmin-sink = Западина Тасмін
area-the-funeral-plain = Поховальна рівнина
area-the-great-flat = Велика рівнина
area-unnamed = { $terrain } { $sector }-{ $n }
area-wind-pass = Вітряний перевал
area-windgap = Вітряна прірва
ban-choam = Вищі витрати на утримання
ban-landsraad = Форми повинні бути дотримані
ban-spacing-guild = Зависока ціна на метеорологічні супутники
card-adab = Адаб, нав’язливий спогад
card-alam-al-mithal = Алям аль-Міталь, світ подібностей
card-alia-abomination = Алія, мерзота
card-arsunt-legion = Легіон Арсунту
card-barons-guard = Особиста варта барона
card-battle-group = Перекидання бойової групи
card-battle-language = Бойова мова
card-beloved-feyd = Улюблений Фейд-Раута
card-bill-of-particulars = Перелік обвинувачень
card-breeding-program = Програма селекції
card-captured-ornithopter = Захоплений орнітоптер
card-carthag-former-capital = Карфаг, колишня столиця
card-chatt-the-leaper = Чатт Стрибун
card-cielago = Пискливе послання сьєлаґо
card-crysknife = Крис-ніж
card-death-commandos = Загони смертників
card-dust-chasms = Пилові провалля
card-evidence-of-rebellion = Докази заколоту
card-explosive-artillery = Фугасна артилерія
card-eyes-of-ibad = Очі Ібада
card-fear-mind-killer = Страх — убивця розуму
card-forced-recruitment = Примусове вербування
card-fremen-rockets = Ракети фрименів
card-full-control-air = Повний контроль над повітрям
card-gom-jabbar = Випробування ґом джаббаром
card-grandmother-storm = Бабуся всіх бур
card-hard-times = Тяжкі часи та гноблення
card-harkonnen-patrols = Патрулі Харконненів
card-hawats-scheming = Інтриги Хавата
card-hieregs = Гієреґи
card-hope-clouds = Надія затьмарює погляд
card-hunter-seeker = Мисливець-шукач
card-i-am-stilgar = «Я Стілґар, фримен»
card-i-decide = «Я вирішую, що найкраще послужить Його Величності»
card-jubba-cloaks = Плащі-джубби
card-killers-without-mercy = Безжальні вбивці
card-kitab-al-ibar = Кітаб аль-Ібар
card-manipulation = Маніпулювання іншими
card-mudir-nahya = Мудір нах’я, володар-демон
card-our-family-atomics = Наш родинний ядерний арсенал
card-polar-cap-factories = Фабрики полярної шапки
card-rage-a = Лють охопила Шаддама IV (а)
card-rage-b = Лють охопила Шаддама IV (б)
card-rage-c = Лють охопила Шаддама IV (в)
card-reports-of-traitors = Доповіді про зрадників
card-sandmasters = Піщані майстри
card-sandtides = Піщані припливи
card-sardaukar-disguised = Переодягнені сардаукари
card-sardaukar-pogrom = Сардаукарський погром
card-sardaukars-manner = Манери сардаукара
card-seek-out-mahdi = Розшукати «Магді»
card-shai-hulud = Шай-Хулуд
card-shigawire = Шиґаструна
card-smugglers-a = Вільні торгівці (а)
card-smugglers-b = Вільні торгівці (б)
card-smugglers-c = Вільні торгівці (в)
card-spies-all-over = Шпигуни по всьому Арракісу
card-spotter-control = Керування спостерігачами
card-stillsuits = Дистикости
card-the-voice = Голос
card-thumpers = Гупала
card-troop-carriers = Військові транспорти
card-truthtrance = Транс Правди
card-usul = Усуль, основа колони
card-voice-outer-world = Голос із зовнішнього світу
card-wall-of-sandworms = Стіна піщаних хробаків
card-war-plan = Воєнний план
card-workhorse = Робоча конячка Арракіса
cease-attack = Припинити атаку
continue-battle = Продовжити битву
deployment-token = жетон розгортання
deployment-token-black = чорний жетон розгортання
deployment-token-silver = срібний жетон розгортання
deployment-token-standard = стандартний жетон розгортання
deployment-token-starting = жетон початкового розгортання
desert-power = Сила пустелі
die-deployment = Розгортання
die-house = Дім
die-leadership = Лідерство
die-mentat = Ментат
die-strategy = Стратегія
faction-atreides = Атріди
faction-harkonnen = Харконнени
guild-card-caladan-frigates = Каладанські фрегати
guild-card-choam-directorship = Місце в правлінні ДАПТ
guild-card-desert-guides = Пустельні провідники
guild-card-friends-landsraad = Друзі в Ландсрааді
guild-card-levies = Ополчення Великих Домів
guild-card-navigator-a = Навігатор Гільдії (а)
guild-card-navigator-b = Навігатор Гільдії (б)
guild-card-navigator-c = Навігатор Гільдії (в)
guild-card-smoke = Дим над посадковим полем
guild-card-spice-bribe = Хабар прянощами
guild-card-surcharge = Надбавка Гільдії
guild-card-voices-council = Голоси в Раді
guild-frigate = космічний фрегат
guild-frigate-of = { $frigate } ({ $side })
guild-troop = військо Великого Дому
leader = лідер
leader-alia = Алія
leader-aramsham = Капітан Арамшам
leader-baron-harkonnen = Барон Харконнен
leader-beast-rabban = Звір Раббан
leader-chani = Чані
leader-feyd-rautha = Фейд-Раута
leader-guild-navigator = Навігатор Гільдії
leader-gurney-halleck = Ґурні Галлек
leader-lady-jessica = Леді Джессіка
leader-mohiam = Ґай Єлена Могіям
leader-paul-atreides = Пол Атрід
leader-paul-muaddib = Пол-Муад’Діб
leader-reverend-mother-jessica = Превелебна Матір Джессіка
leader-shaddam = Імператор Шаддам IV
leader-stilgar = Стілґар
leader-thufir-hawat = Зуфір Хават
leader-wild-maker = Дикий Творець
marker-jihad = Джигад
marker-kwisatz-haderach = Квізац Хадерах
marker-sand-dwellers = Мешканці піску
phase-actions = Дії
phase-desert-hazards = Небезпеки пустелі
phase-spice-harvesting = Збирання прянощів
phase-vehicle-placement = Розміщення транспорту
power-choam = ДАПТ
power-landsraad = Ландсраад
power-spacing-guild = Гільдія Лоцманів
presc-council-of-naibs = Рада наїбів
presc-dukes-trance = Транс герцога
presc-families-flee = Сім’ї тікають у південні пальмові гаї
presc-fire-in-spice-fields = Вогонь на полях прянощів
presc-fremen-call-paul-mahdi = Фримени називають Пола «Магді»
presc-gathering-of-makers = Зібрання Творців
presc-hidden-water = Прихована вода
presc-kanly-on-the-sand = Канлі на піску
presc-lisan-al-gaib = Лісан аль-Ґаїб у басейні
presc-makers-hunger = Голод Творця
presc-mudir-sandride = Мудір піщаної гонитви
presc-shadow-shield-wall = Тінь на Оборонній стіні
presc-sietch-holds = Січ тримається
presc-spice-does-not-flow = Прянощі не течуть
presc-war-in-the-desert = Війна в пустелі
presc-water-of-life = Пол п’є воду життя
regeneration-tank = резервуар регенерації
retreat = Відступити
round-end = Кінець раунду
round-start = Початок раунду
sandworm-figure = піщаний хробак
sector-cne = північно-східний центральний сектор
sector-cnw = північно-західний центральний сектор
sector-cse = південно-східний центральний сектор
sector-csw = південно-західний центральний сектор
sector-ne = північно-східний сектор
sector-nw = північно-західний сектор
sector-se = південно-східний сектор
sector-sw = південно-західний сектор
settlement = поселення
stockpiling = Накопичення запасів
sub-corrino-ally = Союзники Коррино
sub-fremen-ally = Союзники-фримени
sub-house-atreides = Дім Атрідів
sub-house-harkonnen = Дім Харконненів
terrain-deep-desert = Глибока пустеля
terrain-desert = Пустеля
terrain-minor-erg = Менший ерг
terrain-mountain = Гори
terrain-plateau = Плато
testing-station = екологічна випробувальна станція
unit-elite = елітний загін
unit-fedaykin = федайкін
unit-regular = звичайний загін
unit-sardaukar = сардаукар
vehicle-carryall = транспортувальник
vehicle-harvester = гарвестер
vehicle-ornithopter = орнітоптер
wormsign = знак хробака
wormsign-burrowing = Піщаний хробак зарився
wormsign-sand = Пісок
wormsign-sandworm = Піщаний хробак
central-sector = центральні сектори
cone-of-silence-use = Конус тиші

# Інші назви
nobody = ніхто
nothing = нічого
nowhere = ніде
naib = лідер-наїб
bashar = лідер-башар
paul = Пол
count = { $n } × { $what }
gain = { $marker } +{ $steps }
token-face = { $back } ({ $units })
az-n = північна повітряна зона
az-e = східна повітряна зона
az-s = південна повітряна зона
az-w = західна повітряна зона
az-ne = північно-східна повітряна зона
az-se = південно-східна повітряна зона
az-sw = південно-західна повітряна зона
az-nw = північно-західна повітряна зона
dir-ne = ПнСх
dir-se = ПдСх
dir-sw = ПдЗх
dir-nw = ПнЗх
dir-cne = цПнСх
dir-cse = цПдСх
dir-csw = цПдЗх
dir-cnw = цПнЗх
place-waiting = ще не в грі
place-aside = у грі, поза полем
place-board = на полі
place-gone = поза грою
thing-sietch = січ невідомого рангу
thing-sietch-rank = січ рангу { $rank }
thing-revealed = розкрито

# Розділи огляду
section-round = Раунд
section-legions = Легіони: { $side }
section-map = На мапі
section-air = У повітрі
section-leaders = Лідери поза полем
section-cards = Карти
section-battle = Битва
map-signs = ^ гори, = плато, ~ менший ерг, . пустеля, : глибока пустеля; S поселення, * січ, e випробувальна станція, h гарвестер, ? знак хробака, W піщаний хробак
cost-spice = прянощі: { $n }
line-round = Раунд { $round }, { $phase }
line-supremacy = Панування: поділка { $at }
line-marker = { $marker }: поділка { $at }
line-objective = Таємна мета: Квізац Хадерах { $kh }, Мешканці піску { $sd }, Джигад { $j }
line-row = { $power }: рядок { $row }
line-ban = Активний штраф: { $ban }
line-spice = Очки прянощів: { $spice }, у запасі: { $reserve }
line-dice = { $player }: { $dice }; жетони Бене Ґессерит: { $bene }
line-legion = { $area }: { $figures }
line-leader = { $leader }: { $place }{ $used ->
    [one] {" "}(карту використано)
   *[other] {""}
 }
line-hand = { $count ->
    [0] { $player }: на руці нічого немає
   *[other] { $player }: на руці { $count } — { $cards }
 }
line-hidden-hand = { $player }: на руці карт Дому — { $first }, карт союзників — { $second }
line-prescience = { $card } ({ $gain })
line-tactics = Харконнени збирають прянощі: { $sector }; ідуть на січ: { $target }; карт підкріплень: { $cards }
line-battle = { $side } атакують: { $from } → { $to }, раунд битви { $round }
line-heighliner = Гайлайнер ({ $side }): поділка { $space } з { $of }
line-cargo = На планшеті гайлайнера ({ $side }): війська Великих Домів — { $troops }, космічні фрегати — { $frigates }
line-guild-reserve = У резерві ({ $side }): кольорові кільця — { $rings }, космічні фрегати — { $frigates }
line-troop-reserve = Війська Великих Домів у спільному резерві: { $troops }

# Запитання
ask-vehicles = Розмістіть одиницю транспорту; лишилося: { $left }.
ask-change-die = Для кубика немає комірки. На який результат його змінити?
ask-bene-gesserit = Де розмістити жетон Бене Ґессерит? Можна й не розміщувати.
ask-bene-board = Хто з вас бере жетон Бене Ґессерит як кубик «{ $face }»?
ask-turn = Ваш хід: який кубик використати або що ще зробити?
ask-turn-over = Дію виконано. Ще одна вільна дія чи кінець ходу?
ask-use-die = Кубик «{ $die }» як «{ $face }»: що зробити?
ask-claim = Отримати карту передбачення?
ask-claim-die = Який кубик витратити на карту: { $card }?
ask-give-up-token = Який жетон розгортання вилучити?
ask-fear = Який маркер просунути додатково?
ask-one-of = Що з цього зробити?
ask-spot = Де розмістити: { $figures }?
ask-figure = Звідки взяти фігурку ({ $figure }) для зони «{ $area }»?
ask-place-each = Де розмістити: { $unit }? Лишилося: { $left }.
ask-deploy = Кого й де розгорнути?
ask-deploy-tokens = Можна розгорнути жетон розгортання й лідера, у будь-якому порядку. Що тепер?
ask-deploy-leader = Розгорнути також лідера?
ask-draw-token = Узяти жетон розгортання?
ask-token-to = До якої січі йде взятий жетон?
ask-replace = Де замінити: { $from } → { $to }? Лишилося: { $left }.
ask-stand-in = У запасі для зони «{ $area }» немає: { $unit }. Ким замінити?
ask-draw = З яких колод узяти { $cards ->
    [one] { $cards } карту планування
    [few] { $cards } карти планування
   *[other] { $cards } карт планування
 }?
ask-play-card = Зіграти ще одну карту планування?
ask-discard = Яку карту планування скинути? Лишилося: { $left }.
ask-who-discards = Хто з вас скидає карту? Лишилося: { $left }.
ask-deal-die = Хто з вас бере наступний кубик?
ask-who-acts = Хто з вас діє цього ходу?
ask-move = Який легіон перемістити? Лишилося: { $left }.
ask-march = Куди йде легіон із зони «{ $area }» і хто залишається?
ask-fly = Чим перевезти легіон до зони «{ $area }»?
ask-attack = Який легіон атакує?
ask-attack-target = Кого атакує легіон із зони «{ $area }»?
ask-battle-cards = Чи скинути карти планування, щоб додати бойові кубики в битві за зону «{ $area }»?
ask-battle-specials = Який лідер використає особливий результат у битві за зону «{ $area }»?
ask-battle-continue = Продовжити битву за зону «{ $area }»?
ask-battle-retreat = Відступити із зони «{ $area }»?
ask-losses = Зазнайте втрат у зоні «{ $area }»; лишилося { $hits ->
    [one] { $hits } влучання
    [few] { $hits } влучання
   *[other] { $hits } влучань
 }.
ask-losses-price = Щоб продовжити битву, зазнайте втрат у зоні «{ $area }»; лишилося { $hits ->
    [one] { $hits } влучання
    [few] { $hits } влучання
   *[other] { $hits } влучань
 }.
ask-excess = У зоні «{ $area }» забагато загонів. Який вилучити?
ask-flee = Куди мусить піти легіон із зони «{ $area }»?
ask-advance = Хто після битви переходить до зони «{ $area }»?
ask-worm-from = Усі піщані хробаки на полі. Котрий з’явиться в зоні «{ $area }»?
ask-rescue = Чи рятує транспортувальник гарвестер із зони «{ $area }»?
ask-wormsigns = Де розмістити знак хробака? Лишилося: { $left }.
ask-mark-desert = Знаків хробака бракує. Яку пустелю позначити?
ask-worm-zones = Забагато піщаних хробаків. Де хробак не з’явиться? Лишилося: { $left }.
ask-worm-order = Який піщаний хробак діє наступним?
ask-move-worms = Якого піщаного хробака перемістити? Лишилося: { $left }.
ask-worm-to = Куди йде піщаний хробак із зони «{ $area }»?
ask-worm-attack = Який піщаний хробак атакує?
ask-worm-target = Кого атакує піщаний хробак із зони «{ $area }»?
ask-place-worms = Де розмістити піщаного хробака? Лишилося: { $left }.
ask-wild-maker-comes = Де з’явиться Дикий Творець?
ask-wild-maker-stays = Дикий Творець залишиться чи його замінить піщаний хробак?
ask-scout = Що розвідати ({ $zone })?
ask-temporary-target = На яку січ Харконнени йдуть цього ходу замість цільової?
ask-spare-token = Який жетон Харконненів розкрити, щоб поставити його на варту в зоні «{ $area }»?
ask-tank-order = Який лідер наступним потрапляє до резервуара регенерації?
ask-tank = Який іменований лідер іде до резервуара регенерації?
ask-carry = Який легіон перевезти?
ask-shuffle-prescience = Яку карту передбачення замішати назад у колоду?
ask-spies = Яку зону розкривають шпигуни?
ask-force-die = Який кубик Харконнени мусять використати наступним?
ask-exchange = Які карти передбачення обміняти?
ask-marker-down = Який маркер передбачення опустити й на скільки?
ask-marker-up = Який маркер підняти на { $by ->
    [one] { $by } поділку
    [few] { $by } поділки
   *[other] { $by } поділок
 }? Опущено: { $marker }.
ask-lower-imperium = Який маркер Імперії опустити?
ask-attach = До якої карти передбачення прикріпити карту: { $card }?
ask-atomics = Де підірвати родинний ядерний арсенал?
ask-discard-wormsigns = Який знак хробака скинути? Лишилося: { $left }.
ask-bombard = Який легіон атакувати { $dice ->
    [one] { $dice } кубиком
   *[other] { $dice } кубиками
 }?
ask-remove-vehicles = Яку одиницю транспорту вилучити? Лишилося: { $left }.
ask-rockets = Для якого сектора кинути { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[other] { $dice } кубиків
 }?
ask-capture = Який орнітоптер захопити?
ask-swap-tokens = Яка січ віддає свої жетони розгортання?
ask-swap-tokens-with = Яка січ міняється жетонами із січчю в зоні «{ $area }»?
ask-move-sietch = Яку січ перенести?
ask-move-sietch-to = Куди перенести січ із зони «{ $area }»?
ask-shift-enemy = Який ворожий легіон зрушать піски?
ask-spend = На що витратити { $spice ->
    [one] { $spice } очко прянощів
    [few] { $spice } очки прянощів
   *[other] { $spice } очок прянощів
 }?
ask-ban = Який штраф Імперії теж стане активним?
ask-swap-leaders = Замінити іменованих лідерів на полі на звичайних?
ask-weed = Які неотримані карти передбачення вилучити з гри?
ask-imperium = Виконати дію Імперії? Лишилося: { $left }.
ask-bribe = Чи скинути карту планування, щоб гайлайнер Харконненів не просунувся?
ask-land-room = Вільних повітряних зон бракує. Який транспорт звільнить місце для космічного фрегата?
ask-land-frigate = До якої повітряної зони прибуває космічний фрегат?
ask-land-troops = Де висаджуються війська Великих Домів?
ask-land-second = Для зони «{ $area }» військ забагато. Де висадити решту?
ask-land-divide = Скільки військ висадити в зоні «{ $area }», а скільки — у зоні «{ $second }»?
ask-navigator = У якій повітряній зоні розмістити навігатора Гільдії?
ask-clear-sky = Вилучити ворожий космічний фрегат чи навігатора Гільдії?
ask-bombard-area = Що бомбардує космічний фрегат ({ $zone })?

# Вибір
choice-done = Готово
choice-pass = Ні
choice-end-turn = Завершити хід
choice-die = Використати кубик «{ $face }»
choice-standard = Дія кубика
choice-as = Використати як «{ $face }»
choice-special = Особлива дія: { $leader }
choice-play = Зіграти карту: { $card }
choice-claim = Отримати карту: { $card } ({ $gain })
choice-train = Розкрити в зоні «{ $area }»: { $token }
choice-scout = Провести розвідку: { $zone }
choice-scout-navigator = Провести розвідку навігатором Гільдії: { $zone }
choice-scout-sparing = Провести розвідку: { $zone }; орнітоптер лишається, навігатора Гільдії вилучено
choice-bombard = Бомбардування: { $zone }
choice-drop-hawat = Скинути «Інтриги Хавата» × { $cards }: Зуфір Хават вибуває з гри
choice-detonate = Підірвати арсенал: { $area }
choice-from = { $area }
choice-to = До зони «{ $area }»
choice-leave = Залишити: { $figure }
choice-by = Орнітоптером: { $zone }
choice-by-frigate = Космічним фрегатом: { $zone }
choice-by-navigator = Навігатором Гільдії: { $zone }
choice-by-sparing = Орнітоптером: { $zone }; орнітоптер лишається, навігатора Гільдії вилучено
choice-ride = Піщана гонитва
choice-here = Усе в зоні «{ $area }»
choice-piecewise = По одному в зоні «{ $area }»
choice-supply = Із запасу: { $figure }
choice-lift = Із зони «{ $area }»: { $figure }
choice-deploy = { $area }: { $figure }
choice-draw-token = Узяти жетон розгортання
choice-harvester = Розмістити: гарвестер, { $area }
choice-aircraft = Розмістити: { $vehicle }, { $zone }
choice-lift-harvester = Забрати гарвестер із зони «{ $area }»
choice-lift-aircraft = Забрати транспорт: { $zone }
choice-discard = Скинути карту: { $card }
choice-use = { $leader }
choice-stand = Залишитися
choice-remove = Вилучити: { $figure }
choice-downgrade = Замінити на звичайний загін: { $figure }
choice-rescue = Порятувати транспортувальником: { $zone }
choice-split = { $one }: { $first }, { $other }: { $second }
choice-lower = { $marker }: униз на { $by }
choice-keep = Залишити на місці: { $power } (2 очки прянощів)
choice-promote = Підняти: { $power } (3 очки прянощів)
choice-imperium-choam = Дія ДАПТ: збудувати космічний фрегат
choice-imperium-guild = Дія Гільдії Лоцманів: просунути свій гайлайнер
choice-imperium-landsraad = Дія Ландсрааду: залучити два війська Великих Домів
choice-divide = { $first } і { $second }
option-move = Перемістити { $legions ->
    [one] легіон
    [few] { $legions } легіони
   *[other] { $legions } легіонів
 }
option-surprise = Несподівана атака
option-attack = Атакувати
option-replace = Замінити { $units ->
    [one] { $units } загін
    [few] { $units } загони
   *[other] { $units } загонів
 }
option-vehicles = Розмістити { $vehicles ->
    [one] { $vehicles } одиницю транспорту
    [few] { $vehicles } одиниці транспорту
   *[other] { $vehicles } одиниць транспорту
 }
option-wormsigns = Розмістити { $signs ->
    [one] { $signs } знак хробака
    [few] { $signs } знаки хробака
   *[other] { $signs } знаків хробака
 }
option-move-worms = Перемістити { $worms ->
    [one] { $worms } піщаного хробака
   *[other] { $worms } піщаних хробаків
 }
option-worm-attack = Атакувати піщаним хробаком
option-draw = Узяти { $cards ->
    [one] { $cards } карту планування
    [few] { $cards } карти планування
   *[other] { $cards } карт планування
 }
option-play-card = Зіграти ще одну карту планування

# Події
event-round-began = Починається раунд { $round }.
event-drew-cards = Узято з колоди «{ $deck }»: { $cards }.
event-drew = Узято { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
 } із колоди «{ $deck }».
event-prescience-revealed = Карта передбачення: { $card }.
event-dice-blocked = Кубиків відкладено на поле «Прянощі повинні текти»: { $dice }.
event-harvester-placed = { $area }: розміщено гарвестер.
event-aircraft-placed = Розміщено: { $vehicle }, { $zone }.
event-aircraft-left = Знято: { $vehicle }, { $zone }.
event-dice-rolled = { $player }: кидок — { $dice }.
event-die-changed = { $player }: кубик змінено на «{ $face }».
event-bene-played = { $player }: жетон Бене Ґессерит лягає на «{ $face }».
event-bene-gained = { $side } отримують жетон Бене Ґессерит.
event-die-spent = { $player }: використано кубик «{ $face }».
event-desert-power = Атріди використовують Силу пустелі.
event-special-used = Використано особливу дію: { $leader }.
event-die-lost = { $side } втрачають невикористаний кубик «{ $face }».
event-die-forced = Наступним Харконнени мусять використати кубик «{ $face }».
event-card-played = Зіграно карту: { $card }.
event-card-discarded = Скинуто карту: { $card }.
event-moved = { $from } → { $to }: { $figures }.
event-placed = { $area }: з’являється { $figure }.
event-lifted = { $area }: звідси взято — { $figure }.
event-token-drawn = Атріди беруть: { $token }.
event-token-gone = { $area }: вилучено жетон розгортання.
event-token-revealed = { $area }: жетон розгортання розкрито — { $units }.
event-sietch-revealed = { $area }: січ має ранг { $rank }.
event-replaced = { $area }: заміна — { $from } → { $to }.
event-surprise = { $side }: несподівана атака, { $from } → { $to }.
event-attacked = { $side } атакують: { $from } → { $to }.
event-combat-roll = { $side }: влучання — { $hits }, щити — { $blocks }, особливі — { $specials }.
event-leader-fought = Особливий результат використано: { $leader }.
event-hits = { $area }: { $side } отримують { $hits ->
    [one] { $hits } влучання
    [few] { $hits } влучання
   *[other] { $hits } влучань
 }.
event-lost = { $area }: втрачено — { $figure }.
event-ceased = { $side } припиняють атаку.
event-retreated = { $side } відходять: { $from } → { $to }.
event-won = { $side } виграють битву за зону «{ $area }».
event-destroyed = { $area }: легіон знищено ({ $side }).
event-settlement-fell = { $area }: знищено поселення рангу { $rank }.
event-leader-entered = { $leader } вступає в гру.
event-leader-gone = { $leader } вибуває з гри.
event-leader-tanked = { $leader } потрапляє до резервуара регенерації.
event-leader-healed = { $leader } покидає резервуар регенерації.
event-wormsign-placed = { $area }: знак хробака.
event-wormsign-gone = { $area }: знак хробака скинуто.
event-wormsign-revealed = { $area }: знак хробака — { $face }.
event-worm-came = { $area }: з’являється піщаний хробак.
event-worm-moved = Піщаний хробак: { $from } → { $to }.
event-worm-left = { $area }: піщаний хробак зникає в піску.
event-wild-maker-came = { $area }: з’являється Дикий Творець.
event-worm-attacked = Атака піщаного хробака, { $from } → { $to }: влучання — { $hits }, особливі — { $specials }.
event-station-captured = { $area }: станцію захоплено — { $marker }.
event-harvester-lost = { $area }: гарвестер вилучено.
event-harvester-lost-legion = { $area }: легіон Атрідів нищить гарвестер.
event-harvester-lost-worm = { $area }: піщаний хробак поглинає гарвестер.
event-rescued = { $area }: гарвестер порятовано транспортувальником ({ $zone }).
event-storm = { $area }: коріолісова буря, влучання — { $hits }, особливі — { $specials }.
event-bombarded = { $area }: особлива атака, { $hits ->
    [one] { $hits } влучання
    [few] { $hits } влучання
   *[other] { $hits } влучань
 }.
event-harvested = Гарвестери приносять { $spice ->
    [one] { $spice } очко прянощів
    [few] { $spice } очки прянощів
   *[other] { $spice } очок прянощів
 }.
event-hoarded = Харконнени накопичують запаси прянощів.
event-claimed = Атріди отримують карту: { $card }.
event-prescience-removed = Вилучено з гри карту: { $card }.
event-prescience-shuffled = Повернено в колоду карту: { $card }.
event-attached = { $card }: прикріплено до карти передбачення — { $to }.
event-objective-drawn = Атріди беруть карту таємної мети.
event-detonated = { $area }: підірвано родинний ядерний арсенал.
event-sietch-moved = Січ перенесено: { $from } → { $to }.
event-tokens-swapped = { $one } і { $other } міняються жетонами розгортання.
event-paul-hunted = Наступного ходу Атрідів на Пола полюють.
event-leader-swapped = { $area }: { $leader } поступається місцем звичайному лідерові.
event-tactics = Харконнени збирають прянощі: { $sector }; ідуть на січ: { $target }.
event-mahdi-rolled = Кидок Харконненів: { $face }.
event-mahdi-chose = Харконнени: { $choice }. Чому: { $why } ({ $rule }).
event-mahdi-over = Харконнени: { $choice }, а не { $over }. Чому: { $why } ({ $rule }; розглянуто: { $all }).
event-mahdi-equal = Харконнени: { $choice }; рівноцінних варіантів { $equal }, вирішили ви. Чому: { $why } ({ $rule }; розглянуто: { $all }).
event-mahdi-followed = Харконнени: { $why } ({ $rule }).
why-setup-06 = списки тут мовчать, тож вибір за вами
why-vehicle-01 = розміщують увесь транспорт активного ряду
why-vehicle-02 = порожня глибока пустеля сектора збирання, подалі від Атрідів
why-vehicle-03 = порожня пустеля сектора збирання, подалі від Атрідів
why-vehicle-04 = будь-яка вільна глибока пустеля, що лишилася в секторі збирання
why-vehicle-05 = будь-яка вільна пустеля, що лишилася в секторі збирання
why-vehicle-06 = сектор збирання заповнено: суміжний сектор, але не сектор цілі
why-vehicle-07 = повітряна зона, що захищає найбільше гарвестерів
why-vehicle-08 = повітряна зона над легіоном за дві зони від січі, яку він здолає
why-vehicle-09 = повітряна зона над сектором цілі
why-vehicle-10 = повітряна зона над сектором поруч із сектором цілі, за змоги між центральними секторами
why-turn-06 = особлива дія лідера важливіша за дію кубика
why-turn-07 = атакувати січ, інакше легіон, інакше рухатися
why-attack-01 = січ, яку можна атакувати, атакують
why-attack-02 = атакує лише легіон, сильніший за оборонців
why-attack-04 = січ найвищого рангу
why-attack-05 = легіон, що найбільше переважає оборонців
why-attack-06 = легіон, якому не потрібен орнітоптер
why-attack-07 = цільова січ
why-attack-08 = жодну січ атакувати не можна, тож атакують слабший суміжний легіон
why-attack-10 = найсильніший із тих легіонів, що все одно слабші
why-attack-11 = легіон з іменованим лідером
why-deploy-01 = загони та іменований лідер, інакше башар, прибувають до одного поселення
why-deploy-02 = Раббан і Фейд-Раута прибувають раніше за інших лідерів
why-deploy-03 = поселення з найсильнішим легіоном
why-deploy-04 = поселення, найближче до цілі
why-deploy-05 = що не вміщається, іде до наступного поселення за списком
why-deploy-06 = загін цього типу, інакше сильніший, інакше слабший
why-mentat-01 = карти беруть з обох колод по черзі й розігрують
why-mentat-03 = карта, що переміщує легіони, виконується за списками руху
why-mentat-04 = карта, що розміщує загони, виконується за списками «Дому»
why-mentat-08 = якомога ближче до цілі
why-mentat-09 = карта, яку не можна виконати повністю, не має ефекту
why-house-01 = заміна загонів, потім гарвестер і орнітоптер
why-house-02 = легіон, найближчий до січі
why-house-03 = легіон, що може атакувати січ
why-house-04 = легіон, найближчий до цілі
why-move-01 = спершу найближчий легіон, найкоротшим шляхом
why-move-02 = найсильніший із рівновіддалених легіонів
why-move-03 = рухаються лише легіони, сильніші за оборонців цілі
why-amb-77 = жоден інший легіон не може підійти ближче
why-move-04 = жоден легіон не здолає цільову січ, тож на цей хід ціль — інша січ
why-move-05 = січ, найближча до цілі
why-move-06 = січ найвищого рангу
why-move-07 = туди, де стоїть інший легіон, і стільки загонів, скільки вміститься, найсильніші першими
why-move-08 = зона, найближча до січі
why-move-09 = гори
why-move-10 = плато або менший ерг
why-move-11 = пустеля без знака хробака
why-move-14 = легіони біля цілі лише об’єднуються між собою
why-battle-01 = підкріплення скидають заради шести кубиків
why-battle-02 = спершу гинуть лідери, башари раніше за іменованих, доки не лишиться один
why-battle-03 = далі елітні загони стають звичайними
why-battle-04 = далі сардаукари стають звичайними загонами
why-battle-05 = далі звичайні загони, але лідера не лишають самого
why-battle-07 = Харконнени ніколи не відступають
why-battle-08 = атаку припиняють лише за половини бойової сили суперника або менше
why-battle-09 = куди відступають Атріди, вирішуєте ви; порожня зона має перевагу
why-phase-03 = транспортувальники спершу рятують гарвестери в глибокій пустелі
why-phase-04 = прянощі передусім утримують найнижчі маркери Імперії
why-phase-05 = надлишок прянощів піднімає найнижчі маркери Імперії
why-phase-06 = усі маркери Імперії вгорі, а прянощі лишилися: очко панування
why-phase-08 = зберігають щонайбільше 1 очко прянощів
why-phase-12 = іменовані лідери лишаються на полі
why-special-05 = зайвими стають найслабші загони
why-special-07 = жетонів не лишилося, тож один на полі розкривають і використовують знову
event-mahdi-kept = { $card }: виконати не можна, карта йде до підкріплень.
event-garrison-left = { $area }: на варті лишаються жетони розгортання.
event-whispered = { $side } використовують конус тиші.
event-atreides-won = Перемога Атрідів. { $objective }.
event-card-stays = Карта залишається в грі: { $card }.
event-troops-recruited = { $side } залучають війська Великих Домів: { $troops }.
event-frigate-built = { $side } будують космічний фрегат.
event-liner-held = Хабар: гайлайнер Харконненів лишається на місці.
event-troops-landed = { $side } висаджують війська Великих Домів: { $troops }, { $area }.
event-frigate-landed = { $side } розміщують космічний фрегат: { $zone }.
event-liner-returned = Гайлайнер повертається на початкову поділку ({ $side }).
event-navigator-placed = Розміщено навігатора Гільдії: { $zone }.
ending-supremacy = Перемога Харконненів: панування повне.
ending-objective = Перемога Атрідів: таємну мету досягнуто.

# Відмови
refuse-over = Партію закінчено.
refuse-not-asked = Зараз рішення не за вами.
refuse-other-question = Зараз такого варіанта немає.
refuse-desert-power = Для Сили пустелі треба мати менше невикористаних кубиків, ніж у Харконненів.
refuse-claim = Цю карту передбачення зараз не отримати.
refuse-acted = Цього ходу ви вже виконали дію.
refuse-no-die = У вас немає такого невикористаного кубика або ви мусите використати інший.
refuse-ban-scout = Штраф Гільдії Лоцманів забороняє розвідку.
refuse-atomics = Арсенал підривають лише раз, коли маркер передбачення дійшов до поділки 8.
refuse-scheme = Для цього потрібні Зуфір Хават у грі та дві карти «Інтриги Хавата».
refuse-discard-scheme = «Інтриги Хавата» не можна скинути, навіть коли Хавата вже вилучено з гри.
refuse-special = Особлива дія цього лідера зараз із цим кубиком недоступна.
refuse-not-in-hand = Цієї карти на руці немає, або так її не використати.
refuse-worm-there = Жоден легіон не входить у зону з піщаним хробаком.
refuse-not-free = Ця зона не вільна.
refuse-too-far = Легіон туди не дістанеться.
refuse-leave = Лідер не йде й не лишається без загону, а фігурки, без яких хід неможливий, мусять іти з легіоном.
refuse-cannot-move = Цей легіон не може так переміститися або вже рухався.
refuse-cannot-attack = Цей легіон не може виконати таку атаку.
refuse-no-target = Звідси цю зону не атакувати.
refuse-not-there = Такої фігурки в легіоні немає.
refuse-harvester = Гарвестеру потрібна вільна пустеля без іншого гарвестера.
refuse-hoard = Для накопичення запасів треба 3 очки прянощів і панування не вище 5; раз за раунд.
refuse-spice = Бракує очок прянощів, або маркер так не рухається.
refuse-bombard = Там немає вашого космічного фрегата, або бомбардувати йому нічого.
refuse-landing = Війська висаджуються в порожній зоні, поруч з якою немає ворожих легіонів і поселень.
refuse-retreat = Легіон туди піти не може.
refuse-spice-of = { $power }: потрібно очок прянощів: { $n }, у вас { $have }.
refuse-spice-paid = { $power }: за цей маркер ви вже заплатили.
refuse-spice-top = { $power }: маркер уже у верхньому рядку.
refuse-hoard-price = Для накопичення запасів потрібно очок прянощів: { $n }, у вас { $have }.
refuse-hoard-limit = Для накопичення запасів панування має бути не вище { $n }; зараз воно { $have }.
refuse-hoard-again = Цього раунду запаси вже накопичено.
refuse-desert-power-of = Для Сили пустелі треба мати менше невикористаних кубиків, ніж у Харконненів: у вас { $have }, у них { $n }.
refuse-no-die-of = Невикористаних кубиків із таким результатом ({ $face }): 0.
refuse-die-forced = Наступним мусите використати кубик: { $face }.
refuse-atomics-of = Арсенал готовий, коли маркер передбачення дійде до поділки: { $n }; найдальший ваш зараз: { $have }.
refuse-scheme-of = { $card }: потрібно карт: { $n }, у вас { $have }.
refuse-too-far-of = { $area }: кроків пішки { $n }, легіон проходить { $have }.

## Що роблять карти

fx-place = Розмістіть: { $what } → { $where }
fx-place-each = Розмістіть { $count } × { $what } у різних місцях → { $where }
fx-vehicles = Розмістіть: { $what }
fx-deploy = Розгорніть у поселеннях: { $what } і лідер
fx-deploy-tokens = Розгорніть у січі лідера й { $count ->
    [one] { $count } жетон розгортання
    [few] { $count } жетони розгортання
   *[other] { $count } жетонів розгортання
 }
fx-draw = Візьміть { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
 }
fx-draw-from = Візьміть { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
 } із колоди «{ $deck }»
fx-play-card = Зіграйте ще одну карту
fx-move = Перемістіть { $count ->
    [one] легіон
    [few] { $count } легіони
   *[other] { $count } легіонів
 } ({ $which })
fx-attack = Атака ({ $which })
fx-surprise = Несподівана атака ({ $which })
fx-extra-dice = +{ $count } до кубиків щораунду битви
fx-enemy-dice = у ворога в 1-му раунді щонайбільше { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[other] { $count } кубиків
 }
fx-merciless = продовження нічого не коштує
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
fx-wormsigns = Розмістіть { $count ->
    [one] { $count } знак хробака
    [few] { $count } знаки хробака
   *[other] { $count } знаків хробака
 }
fx-discard-wormsigns = Скиньте { $count ->
    [one] { $count } знак хробака
    [few] { $count } знаки хробака
   *[other] { $count } знаків хробака
 }
fx-discard-polar-wormsigns = Скиньте знаки хробака біля Північного полюса
fx-place-worms = Розмістіть { $count ->
    [one] { $count } піщаного хробака
   *[other] { $count } піщаних хробаків
 } ({ $where })
fx-wild-maker-enters = Дикий Творець з’являється в порожній пустелі
fx-wild-maker-strikes = Дикий Творець рухається й атакує
fx-desert-power = Сила пустелі
fx-bombard = Атака { $count ->
    [one] { $count } кубиком
   *[other] { $count } кубиками
 }: влучання й особливі результати — це влучання ({ $where })
fx-swallow-harvesters = { $count ->
    [one] Вилучіть { $count } гарвестер із глибокої пустелі одного сектора
   *[other] Вилучіть до { $count } гарвестерів із глибокої пустелі одного сектора
 }
fx-remove-vehicles = Вилучіть { $count ->
    [one] { $count } одиницю транспорту
    [few] { $count } одиниці транспорту
   *[other] { $count } одиниць транспорту
 } ({ $where })
fx-rockets = Киньте { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[other] { $count } кубиків
 } над сектором зі своїм легіоном: кожне влучання й кожен особливий результат вилучає транспорт у ньому або в пов’язаній повітряній зоні
fx-capture-ornithopter = Вилучіть орнітоптер
fx-token-near-enemy = { $count ->
    [one] Розмістіть жетон розгортання в січі, суміжній із ворожим легіоном
    [few] Розмістіть жетон розгортання в січі не далі ніж за { $count } зони від ворожого легіону
   *[other] Розмістіть жетон розгортання в січі не далі ніж за { $count } зон від ворожого легіону
 }
fx-storms = Проведіть коріолісові бурі зараз
fx-swap-tokens = Поміняйте місцями жетони розгортання двох січей
fx-move-sietch = Перенесіть січ з усім, що в ній, до суміжної порожньої пустелі
fx-shift-enemy = Перемістіть ворожий легіон із пустелі до суміжної порожньої зони
fx-imperium = Дія Імперії: { $power }
fx-place-navigator = Розмістіть навігатора Гільдії
fx-clear-the-sky = Вилучіть ворожий фрегат або навігатора
fx-remains-in-play = Залишається в грі до кінця
fx-more-for-the-first-kept = Перший маркер, залишений на місці під час кожного збирання прянощів, дає свою дію Імперії ще раз
fx-two-for-a-raid = Коли ваш легіон знищує гарвестер, виконайте дві різні дії Імперії
fx-holds-the-liner = Наприкінці раунду можете скинути карту планування: гайлайнер Харконненів не просувається сам
fx-steps = { $count ->
    [one] на { $count } зону землею
   *[other] до { $count } зон землею
 }
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
fx-with = { $effect }; { $more }
fx-all = { $all }
fx-or = { $first } або { $second }
fx-any-vehicles = Розмістіть { $count ->
    [one] { $count } одиницю будь-якого транспорту
    [few] { $count } одиниці будь-якого транспорту
   *[other] { $count } одиниць будь-якого транспорту
 }
fx-any-result = Використайте кубик як будь-який інший результат
fx-move-worms = Перемістіть { $count ->
    [one] { $count } піщаного хробака
   *[other] { $count } піщаних хробаків
 }
fx-worm-attack = Атакуйте піщаним хробаком

## Чого вимагають карти передбачення

need-reveal-pauls-sietch = Розкрийте січ у зоні, де Пол.
need-rode-into-empty-desert = Легіон з іменованим лідером щойно примчав на хробаку в порожню пустелю.
need-legions-in-deserts = { $count ->
    [one] Ваші легіони стоять у { $count } пустелі без січі.
   *[other] Ваші легіони стоять у { $count } пустелях без січей.
 }
need-remove-token = Вилучіть жетон розгортання із січі в секторі з легіоном Харконненів.
need-paul-to-tank = Пол у секторі без легіону Харконненів: витратьте кубик, Пол іде до резервуара.
need-harvesters-removed = У цій фазі дій вилучено { $count ->
    [one] { $count } гарвестер
    [few] { $count } гарвестери
   *[other] { $count } гарвестерів
 }.
need-worm-took = Одна атака хробака щойно вилучила або замінила { $count ->
    [one] { $count } загін
    [few] { $count } загони
   *[other] { $count } загонів
 }.
need-beat-a-leader = Ви щойно перемогли, атакуючи легіон із лідером.
need-trance = Пол на полі: витратьте кубик і скиньте { $count ->
    [one] { $count } карту планування
    [few] { $count } карти планування
   *[other] { $count } карт планування
 }.
need-sietch-held = Битва в січі щойно скінчилася, і січ стоїть.
need-named-in-areas = { $count ->
    [one] Ваші іменовані лідери стоять у { $count } зоні.
   *[other] Ваші іменовані лідери стоять у { $count } різних зонах.
 }
need-worms-in-sectors = { $count ->
    [one] Піщані хробаки є в { $count } секторі.
   *[other] Піщані хробаки є у { $count } секторах.
 }
need-legion-by-settlement = { $count ->
    [one] Легіон із лідером і щонайменше { $count } загоном стоїть поруч із поселенням.
   *[other] Легіон із лідером і щонайменше { $count } загонами стоїть поруч із поселенням.
 }
need-paul-in-enemy-centre = Пол у центральному секторі з легіоном Харконненів.
need-hidden-sietches = { $count ->
    [one] { $count } січ не розкрито й не знищено.
    [few] { $count } січі не розкрито й не знищено.
   *[other] { $count } січей не розкрито й не знищено.
 }
need-spice-at-most = Це збирання дало не більше ніж { $count ->
    [one] { $count } очко прянощів
    [few] { $count } очки прянощів
   *[other] { $count } очок прянощів
 }.
