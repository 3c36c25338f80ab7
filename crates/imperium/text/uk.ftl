# Дюна. Імперіум — Піднесення — українською.
# Назви — за словником проєкту; речення наші. Імен не відмінюємо: перед ними стоїть родове слово.

## Фракції та символи

faction-bene-gesserit = Бене Ґессерит
faction-emperor = Імператор
faction-fremen = Фримени
faction-spacing-guild = Гільдія Лоцманів
icon-city = Місто
icon-crysknife = крис-ніж
icon-desert-mouse = пустельна миша
icon-landsraad = Ландсраад
icon-ornithopter = орнітоптер
icon-spice-trade = Торгівля прянощами
icon-spy = Шпигун
icon-wild = універсальний символ

## Лідери

leader-amber-metulli = Леді Ембер Метуллі
leader-feyd-rautha = Фейд-Раута Харконнен
leader-gurney-halleck = Ґурні Галлек
leader-lady-jessica = Леді Джессіка
leader-margot-fenring = Леді Марго Фенрінґ
leader-muaddib = Муад’Діб
leader-princess-irulan = Принцеса Ірулан
leader-reverend-mother-jessica = Превелебна Матір Джессіка
leader-shaddam = Шаддам Коррино IV
leader-staban-tuek = Стабан Туек

## Локації

space-accept-contract = Укладання контракту
space-arrakeen = Арракін
space-assembly-hall = Зала засідань
space-deep-desert = Глибока пустеля
space-deliver-supplies = Доставлення припасів
space-desert-tactics = Пустельна тактика
space-dutiful-service = Віддана служба
space-espionage = Шпіонаж
space-fremkit = Фримпакет
space-gather-support = Здобуття підтримки
space-hagga-basin = Басейн Гаґґа
space-heighliner = Гайлайнер
space-high-council = Вища рада
space-imperial-basin = Імперський басейн
space-imperial-privilege = Імперський привілей
space-research-station = Дослідна станція
space-sardaukar = Сардаукар
space-secrets = Таємниці
space-shipping = Перевезення
space-sietch-tabr = Січ Табр
space-spice-refinery = Меланжоочисний завод
space-swordmaster = Майстер меча

## Спостережні пункти

post-bene-gesserit = пункт «Бене Ґессерит»
post-choam = пункт «ДАПТ»
post-city-left = пункт «Місто» ліворуч
post-city-middle = пункт «Місто» посередині
post-city-right = пункт «Місто» праворуч
post-deep-desert = пункт «Глибока пустеля»
post-emperor = пункт «Імператор»
post-fremen = пункт «Фримени»
post-hagga-basin = пункт «Басейн Гаґґа»
post-imperial-basin = пункт «Імперський басейн»
post-landsraad-left = пункт «Ландсраад» ліворуч
post-landsraad-right = пункт «Ландсраад» праворуч
post-spacing-guild = пункт «Гільдія Лоцманів»

## Початкові карти й карти Фонду

reserve-prepare-the-way = Приготувати шлях
reserve-spice-must-flow = Прянощі повинні текти
start-convincing-argument = Переконливий аргумент
start-dagger = Кинджал
start-diplomacy = Дипломатія
start-dune-desert-planet = Дюна, пустельна планета
start-reconnaissance = Розвідка
start-seek-allies = Пошук союзників
start-signet-ring = Перстень із печаткою

### Box uprising

## Колода Імперіуму

imp-bene-gesserit-operative = Оперативниця Бене Ґессерит
imp-branching-path = Розгалужений шлях
imp-calculus-of-power = Обчислення влади
imp-captured-mentat = Полонений ментат
imp-cargo-runner = Перевізник вантажів
imp-chani-clever-tactician = Чані, чудовий тактик
imp-corrinth-city = Місто Коррінт
imp-covert-operation = Таємна операція
imp-dangerous-rhetoric = Небезпечна риторика
imp-delivery-agreement = Угода про доставлення
imp-desert-power = Сила пустелі
imp-desert-survival = Виживання в пустелі
imp-double-agent = Подвійний агент
imp-ecological-testing-station = Станція екологічного тестування
imp-fedaykin-stilltent = Дистинамет федайкінів
imp-guild-envoy = Посланець Гільдії
imp-guild-spy = Шпигун Гільдії
imp-hidden-missive = Приховане послання
imp-imperial-spymaster = Імперський резидент
imp-in-high-places = У високих кабінетах
imp-interstellar-trade = Міжзоряна торгівля
imp-junction-headquarters = Штаб-квартира на Джанкшені
imp-leadership = Лідерство
imp-long-live-the-fighters = Хай живуть воїни
imp-maker-keeper = Хранитель творця
imp-maula-pistol = Мауля-пістоль
imp-northern-watermaster = Північний майстер води
imp-overthrow = Повалення
imp-paracompass = Паракомпас
imp-price-is-no-object = Ціна не має значення
imp-priority-contracts = Пріоритетні контракти
imp-public-spectacle = Публічне видовище
imp-rebel-supplier = Постачальниця повстанців
imp-reliable-informant = Надійний інформатор
imp-sardaukar-coordination = Координація сардаукарів
imp-sardaukar-soldier = Солдат-сардаукар
imp-shishakli = Шишаклі
imp-smugglers-harvester = Гарвестер контрабандистів
imp-smugglers-haven = Прихисток контрабандистів
imp-southern-elders = Південні старійшини
imp-space-time-folding = Згортання простору-часу
imp-spacing-guilds-favor = Прихильність Гільдії Лоцманів
imp-spy-network = Шпигунська мережа
imp-steersman = Стерновий
imp-stilgar-the-devoted = Стілґар Відданий
imp-strike-fleet = Ударний флот
imp-subversive-advisor = Радник-підбурювач
imp-treacherous-maneuver = Підступний маневр
imp-tread-in-darkness = Хода в пітьмі
imp-truthtrance = Транс правди
imp-undercover-asset = Агент під прикриттям
imp-unswerving-loyalty = Непохитна відданість
imp-weirding-woman = Чаклунка
imp-wheels-within-wheels = Колеса в колесах

## Колода інтриг

int-backed-by-choam = За підтримки ДАПТ
int-buy-access = Купити доступ
int-call-to-arms = Заклик до зброї
int-change-allegiances = Зміна союзників
int-choam-profits = Прибуток ДАПТ
int-contingency-plan = Запасний план
int-councilors-ambition = Амбіції радника
int-crysknife = Крис-ніж
int-cunning = Хитрість
int-depart-for-arrakis = Відбуття на Арракіс
int-desert-mouse = Пустельна миша
int-detonation = Підрив
int-devour = Пожирання
int-distraction = Відвернути увагу
int-find-weakness = Знайти слабке місце
int-go-to-ground = Залягти на дно
int-imperium-politics = Політика Імперіуму
int-impress = Справити враження
int-inspire-awe = Викликати благоговіння
int-intelligence-report = Звіт розвідки
int-leverage = Важіль впливу
int-manipulate = Маніпулювання
int-market-opportunity = Ринкова нагода
int-mercenaries = Найманці
int-opportunism = Опортунізм
int-ornithopter = Орнітоптер
int-questionable-methods = Сумнівні методи
int-reach-agreement = Дійти згоди
int-secure-spice-trade = Безпечна торгівля прянощами
int-shaddams-favor = Прихильність Шаддама
int-shadow-alliance = Таємний альянс
int-sietch-ritual = Обряд січі
int-special-mission = Особливе завдання
int-spice-is-power = Прянощі — це влада
int-spring-the-trap = Пастка закривається
int-strategic-stockpiling = Стратегічні запаси
int-tactical-option = Тактичний варіант
int-unexpected-allies = Несподівані союзники
int-weirding-combat = Чаклунський бій

## Карти конфліктів

con-battle-for-arrakeen = Битва за Арракін
con-battle-for-imperial-basin = Битва за Імперський басейн
con-battle-for-spice-refinery = Битва за меланжоочисний завод
con-choam-security = Охорона ДАПТ
con-propaganda = Пропаганда
con-protect-the-sietches = Захист січей
con-secure-imperial-basin = Охорона Імперського басейну
con-seize-spice-refinery = Захоплення меланжоочисного заводу
con-shadow-contest = Тіньове змагання
con-siege-of-arrakeen = Облога Арракіна
con-skirmish-crysknife = Сутичка (крис-ніж)
con-skirmish-desert-mouse = Сутичка (пустельна миша)
con-skirmish-ornithopter = Сутичка (орнітоптер)
con-spice-freighters = Вантажники з прянощами
con-test-of-loyalty = Перевірка на вірність
con-trade-dispute = Торгова суперечка

## Контракти

contract-acquire = Придбання: «Прянощі повинні текти»
contract-arrakeen-1 = Арракін I
contract-arrakeen-2 = Арракін II
contract-deliver-supplies = Доставлення припасів
contract-espionage-1 = Шпіонаж I
contract-harvest-3 = Урожай 3+
contract-harvest-4 = Урожай 4+
contract-heighliner-1 = Гайлайнер I
contract-heighliner-2 = Гайлайнер II
contract-high-council-1 = Вища рада I
contract-high-council-2 = Вища рада II
contract-immediate = Терміновий
contract-research-station-1 = Дослідна станція I
contract-research-station-2 = Дослідна станція II
contract-sardaukar-1 = Сардаукар I
contract-sardaukar-2 = Сардаукар II
contract-spice-refinery-1 = Меланжоочисний завод I
contract-spice-refinery-2 = Меланжоочисний завод II

## Карти цілей

objective-crysknife = Крис-ніж
objective-crysknife-4 = Крис-ніж 4/6Г
objective-desert-mouse = Пустельна миша
objective-desert-mouse-4 = Пустельна миша 4/6Г
objective-ornithopter = Орнітоптер

## Конкуренти

hagal-accept-contract-shipping = Укладання контракту / Перевезення
hagal-accept-contract-shipping-b = Укладання контракту / Перевезення
hagal-deliver-supplies-heighliner = Доставлення припасів / Гайлайнер
hagal-gather-support-a = Здобуття підтримки (а)
hagal-gather-support-b = Здобуття підтримки (б)
hagal-hagga-imperial-basin = Басейн Гаґґа / Імперський басейн
hagal-place-spy-city = Розмістіть шпигуна (місто)
hagal-place-spy-landsraad = Розмістіть шпигуна (Ландсраад)
hagal-place-spy-spice-trade = Розмістіть шпигуна (торгівля прянощами)

### Box

hagal-reshuffle = Перетасувати
rival-amber-metulli = Леді Ембер Метуллі
rival-baron = Барон Владімір Харконнен
rival-feyd-rautha = Фейд-Раута Харконнен
rival-gurney-halleck = Ґурні Галлек
rival-lady-jessica = Леді Джессіка
rival-margot-fenring = Леді Марго Фенрінґ
rival-muaddib = Муад’Діб
rival-princess-irulan = Принцеса Ірулан
rival-rabban = Ґлоссу «Звір» Раббан
rival-staban-tuek = Стабан Туек

### Box uprising

## Здібності, що самі є правилами

leader-note-shaddam = два контракти «Сардаукар» зарезервовано для нього: їх можна брати замість відкритого контракту
leader-note-staban = грає без «Дипломатії»; отримує 1 прянощі, коли чужий агент прибуває в локацію видобутку, за якою він стежить

### Box

## Ефекти

fx-nothing = нічого
fx-solari = { $n ->
    [one] { $n } солярій
    [few] { $n } солярії
   *[many] { $n } соляріїв
}
fx-spice = { $n ->
    [one] { $n } прянощі
    [few] { $n } прянощі
   *[many] { $n } прянощів
}
fx-water = { $n ->
    [one] { $n } вода
   *[many] { $n } води
}
fx-persuasion = { $n ->
    [one] { $n } очко переконливості
    [few] { $n } очки переконливості
   *[many] { $n } очок переконливості
}
fx-swords = { $n ->
    [one] { $n } меч
    [few] { $n } мечі
   *[many] { $n } мечів
}
fx-troops = найміть { $n ->
    [one] { $n } загін
    [few] { $n } загони
   *[many] { $n } загонів
}
fx-draw = візьміть { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}
fx-intrigue = візьміть { $n ->
    [one] { $n } карту інтриги
    [few] { $n } карти інтриг
   *[many] { $n } карт інтриг
}
fx-vp = { $n ->
    [one] { $n } переможне очко
    [few] { $n } переможні очки
   *[many] { $n } переможних очок
}
fx-influence = { $n ->
    [one] { $n } очко впливу
    [few] { $n } очки впливу
   *[many] { $n } очок впливу
} на фракцію «{ $faction }»
fx-any-influence = { $n ->
    [one] { $n } очко впливу
    [few] { $n } очки впливу
   *[many] { $n } очок впливу
} на будь-яку фракцію
fx-two-influence = по 1 очку впливу на дві різні фракції
fx-visited-influence = ще 1 очко впливу на фракцію, до якої прибув агент
fx-spied-influence = по 1 очку впливу на кожну фракцію, за якою ви стежите
fx-spy = розмістіть шпигуна
fx-spy-at = розмістіть шпигуна біля локації із символом: { $icons }
fx-spy-shared = розмістіть шпигуна, можна й на зайнятому пункті
fx-spy-visited = розмістіть шпигуна біля локації свого агента, можна й на зайнятому пункті
fx-contract = візьміть контракт або 2 солярії
fx-hooks = гаки творця
fx-worms = викличте { $n ->
    [one] { $n } піщаного хробака
   *[many] { $n } піщаних хробаків
}
fx-shield-wall = можна вилучити Оборонну стіну
fx-recall-agent = відкличте іншого свого агента
fx-trash = можна знищити карту
fx-trash-this = знищте цю карту
fx-return-this = поверніть цю карту в руку
fx-discard = скиньте { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}
fx-opponents-discard = кожен суперник скидає карту
fx-steal = кожен суперник із 4 чи більше картами інтриг віддає вам одну навмання
fx-signet = властивість персня з печаткою вашого лідера
fx-council-seat = місце у Вищій раді
fx-swordmaster = ваш Майстер меча
fx-bonus-spice = додаткові прянощі цієї локації
fx-deploy-recruits = загони, найняті цього ходу, можна розгорнути
fx-deploy = розгорніть із гарнізону до { $n ->
    [one] { $n } загону
   *[many] { $n } загонів
}
fx-deploy-any = розгорніть із гарнізону будь-яку кількість загонів
fx-deploy-or-retreat = можна розгорнути 1 загін або відступити ним
fx-retreat = можна відступити { $n ->
    [one] { $n } загоном
   *[many] щонайбільше { $n } загонами
}
fx-retreat-any = відступіть будь-якою кількістю загонів
fx-no-deployment = цього ходу розгортати не можна
fx-acquire = придбайте карту ціною до { $n }
fx-acquire-to-hand = придбайте в руку карту ціною до { $n }
fx-acquire-exactly = придбайте в руку карту ціною рівно { $n }
fx-buy-with-solari = можна придбати карту в руку, платячи соляріями замість переконливості
fx-set-aside = відкладіть карту з Ряду Імперіуму; у ваш хід «Розкрити карти» вона коштуватиме вам на 1 менше
fx-each-acquired = у хід «Розкрити карти» цього раунду за кожну придбану карту: { $effect }
fx-look-at-three = погляньте на три верхні карти своєї колоди: одну візьміть, одну скиньте, одну знищте
fx-training = просуньтеся треком вишколу
fx-memory = покладіть загін із запасу до Бене Ґессерит як спогад
fx-recollect = можна повернути всі спогади, узяти стільки ж карт і перевернути планшет лідерки
fx-repeat-space = ефекти цієї локації ще раз
fx-alliance-influence = { $n ->
    [one] { $n } очко впливу
    [few] { $n } очки впливу
   *[many] { $n } очок впливу
} на одну фракцію, по змозі на ту, де це дає союз
fx-most-influence = 1 очко впливу там, де його найбільше
fx-numbered-influence = 1 очко впливу на фракцію номер { $n } у переліку пріоритетів
fx-maker-yield = піщані хробаки, якщо можна, інакше прянощі цієї локації
fx-pay = { $costs } → { $effects }
fx-toll = заплатіть: { $costs } → { $effects }
fx-if = якщо { $when }: { $then }
fx-either = якщо { $when }: { $yes }; інакше: { $no }
fx-or = { $first } або { $second }
fx-all = { $all }
fx-may = за бажання: { $effect }
fx-per = { $effect } за { $count }

cost-influence = втратьте 1 очко впливу
cost-trash-intrigue = знищте карту інтриги
cost-trash = знищте карту
cost-trash-from-hand = знищте карту з руки
cost-trash-from-hand-of = знищте з руки карту фракції «{ $faction }»
cost-trash-in-play = знищте іншу свою карту фракції «{ $faction }», що в грі
cost-recall-spies = відкличте { $n ->
    [one] { $n } шпигуна
   *[many] { $n } шпигунів
}
cost-retreat = відступіть { $n ->
    [one] { $n } загоном
   *[many] { $n } загонами
}
cost-retreat-range = відступіть загонами: від { $least } до { $most }
cost-flip = переверніть долілиць карту конфлікту із символом «{ $icon }»

if-influence = ви маєте { $n ->
    [one] { $n } очко впливу
    [few] { $n } очки впливу
   *[many] { $n } очок впливу
} на фракцію «{ $faction }»
if-alliance = ви маєте союз із фракцією «{ $faction }»
if-any-alliance = ви маєте хоча б один союз
if-bond = у вас у грі є інша карта фракції «{ $faction }»
if-spies = на полі є щонайменше { $n ->
    [one] { $n } ваш шпигун
    [few] { $n } ваші шпигуни
   *[other] { $n } ваших шпигунів
 }
if-recalled-spy = цього ходу ви відкликали шпигуна
if-spying-on-maker = ви стежите за локацією видобутку
if-placed-spy-at = шпигуна розміщено біля локації із символом: { $icons }
if-contracts = ви виконали щонайменше { $n ->
    [one] { $n } контракт
    [few] { $n } контракти
   *[other] { $n } контрактів
 }
if-units = у Зоні конфлікту є щонайменше { $n ->
    [one] { $n } ваш підрозділ
    [few] { $n } ваші підрозділи
   *[other] { $n } ваших підрозділів
 }
if-worm = у Зоні конфлікту є ваш піщаний хробак
if-strength = ваша сила — { $n } чи більше (ушістьох — { $six })
if-deployed = цього ходу ви розгорнули щонайменше { $n ->
    [one] { $n } підрозділ
    [few] { $n } підрозділи
   *[other] { $n } підрозділів
 }
if-hooks = ви маєте гаки творця
if-at-maker = ваш агент прибув у локацію видобутку
if-at-faction = ваш агент прибув у локацію фракції
if-council = ви маєте місце у Вищій раді
if-no-council = ви не маєте місця у Вищій раді
if-council-and-swordmaster = ви маєте місце у Вищій раді та Майстра меча
if-gained-spice = цього ходу ви отримали прянощі
if-discarded = скинуто карту фракції «{ $faction }»
if-trashed-cost = знищена карта коштує { $n } чи більше
if-bought-spice-must-flow = цього ходу ви придбали «Прянощі повинні текти»
if-owns-spice-must-flow = ви маєте { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
} «Прянощі повинні текти»
if-deck-holds = у вашій колоді { $n ->
    [one] є { $n } карта
    [few] є { $n } карти
   *[many] є { $n } карт
}
if-shadow-alliance = ви маєте 4 очки впливу там, де союз у суперника

count-worms = кожного вашого піщаного хробака в Зоні конфлікту
count-contracts = кожен виконаний вами контракт
count-sword-cards = кожну іншу розкриту карту, що дає меч
count-revealed = кожну розкриту вами карту фракції «{ $faction }»
count-in-play = кожну вашу карту фракції «{ $faction }», що в грі

## Що питають

ask-defend = Захистити свою локацію загоном із запасу?
ask-turn = Відправити агента картою чи розкрити карти?
ask-infiltrate = Якого шпигуна відкликати, щоб проникнути в локацію «{ $space }»?
ask-extra = Локація «{ $space }»: { $price } → { $gain }?
ask-gather = Відкликати шпигуна біля локації «{ $space }», щоб узяти карту?
ask-turn-done = Ваш хід завершено.
ask-agent-turn = Який ефект наступний?
ask-reveal-turn = Застосуйте ефекти й придбайте карти. Лишилося переконливості: { $n }.
ask-combat = Зіграйте карту бою або спасуйте.
ask-endgame = Зіграйте карту кінця гри або спасуйте.
ask-lines = Чим із цього скористатися?
ask-choose = Виберіть одне.
ask-choose-of = { $card }: виберіть одне.
ask-gain-influence = На яку фракцію здобути вплив: { $n }?
ask-lose-influence = На яку фракцію втратити вплив?
ask-give-alliance = Хто отримає союз із фракцією «{ $faction }»?
ask-discard = Яку карту скинути?
ask-trash = Яку карту знищити?
ask-trash-intrigue = Яку карту інтриги знищити?
ask-place-spy = Де розмістити шпигуна?
ask-recall-to-place = У запасі немає шпигунів. Спершу відкликати одного?
ask-recall-spy = Якого шпигуна відкликати?
ask-recall-agent = Якого агента відкликати?
ask-contract = Який контракт узяти?
ask-retreat = Скількома загонами відступити?
ask-deploy = Скільки загонів розгорнути?
ask-deploy-or-retreat = Розгорнути загін чи відступити ним?
ask-shield-wall = Вилучити Оборонну стіну?
ask-acquire = Яку карту придбати?
ask-buy-with-solari = Яку карту придбати за солярії?
ask-set-aside = Яку карту відкласти?
ask-look-draw = Яку з цих карт узяти?
ask-look-discard = Яку з цих карт скинути? Другу буде знищено.
ask-train = На яку поділку треку вишколу?

## Вибір

do-send = { $card }: відправити агента в локацію «{ $space }»
do-reveal = Розкрити карти
do-play = Зіграти «{ $card }»
do-pay-extra = Заплатити
do-infiltrate = Проникнути за допомогою шпигуна: { $post }
do-gather = Зібрати розвіддані шпигуном: { $post }
do-resolve = { $effect }
do-resolve-idle = { $effect }: нічого, Конфлікт захищає Оборонна стіна
do-rest = Узяти все
do-end-turn = Завершити хід
do-deploy = { $n ->
    [0] Нікого не розгортати
    [one] Розгорнути { $n } загін
    [few] Розгорнути { $n } загони
   *[many] Розгорнути { $n } загонів
}
do-retreat = { $n ->
    [0] Не відступати
    [one] Відступити { $n } загоном
   *[many] Відступити { $n } загонами
}
do-faction = { $faction }
do-discard = Скинути «{ $card }»
do-trash = Знищити «{ $card }» ({ $zone })
do-trash-intrigue = Знищити «{ $card }»
do-place-spy = Розмістити шпигуна: { $post }
do-recall-spy = Відкликати шпигуна: { $post }
do-recall-agent = Відкликати агента з локації «{ $space }»
do-take = Узяти контракт: { $contract }
do-remove-wall = Вилучити Оборонну стіну
do-acquire = Придбати «{ $card }» ({ $n })
do-acquire-aside = Придбати відкладену карту на 1 дешевше
do-set-aside = Відкласти «{ $card }»
do-pick = { $card }
do-train = { $effects }
do-defend = Розгорнути загін із запасу
do-give-alliance = Віддати: { $who }
do-pair-wild = Утворити пару з універсальним символом: { $icon }
do-decline = Ні
do-pass = Спасувати

zone-hand = рука
zone-discard = скид
zone-played = у грі
zone-revealed = розкрита

## Що сталося

nothing = немає
ev-leads = Гравець { $n }: лідер — { $leader }.
ev-objective = { $who } отримує карту цілі «{ $objective }».
ev-round = Раунд { $n }: { $conflict }.
ev-defended = { $who } захищає локацію загоном.
ev-drew = { $who } бере карту.
ev-drew-card = { $who } бере карту «{ $card }».
ev-shuffled = { $who } перетасовує скид: це нова колода.
ev-drew-intrigue = { $who } бере карту інтриги.
ev-sent = { $who } грає карту «{ $card }» і відправляє агента в локацію «{ $space }».
ev-spy-recalled = { $who } відкликає шпигуна: { $post }.
ev-spy-placed = { $who } розміщує шпигуна: { $post }.
ev-gained = { $who }: + { $what }.
ev-lost = { $who }: − { $what }.
ev-influence = { $who }: вплив на фракцію «{ $faction }» тепер { $n }.
ev-alliance = { $who } укладає союз із фракцією «{ $faction }».
ev-alliance-returned = Жетон союзу з фракцією «{ $faction }» повертається на шкалу.
ev-recruited = { $who } наймає { $n ->
    [one] { $n } загін.
    [few] { $n } загони.
   *[many] { $n } загонів.
}
ev-deployed = { $who } розгортає { $n ->
    [one] { $n } загін.
    [few] { $n } загони.
   *[many] { $n } загонів.
}
ev-retreated = { $who } відступає { $n ->
    [one] { $n } загоном.
   *[many] { $n } загонами.
}
ev-summoned = { $who } викликає { $n ->
    [one] { $n } піщаного хробака.
   *[many] { $n } піщаних хробаків.
}
ev-hooks = { $who } бере гаки творця.
ev-wall-removed = { $who } вилучає Оборонну стіну.
ev-agent-recalled = { $who } відкликає агента з локації «{ $space }».
ev-seated = { $who } займає місце у Вищій раді.
ev-swordmaster = { $who } отримує Майстра меча.
ev-took-contract = { $who } бере контракт: { $contract }.
ev-completed = { $who } виконує контракт: { $contract }.
ev-offered = Викладено контракт: { $contract }.
ev-acquired = { $who } придбаває карту «{ $card }».
ev-acquired-to-hand = { $who } придбаває карту «{ $card }» одразу в руку.
ev-dealt = У Ряд Імперіуму виходить карта «{ $card }».
ev-set-aside = { $who } відкладає карту «{ $card }».
ev-removed = Карта «{ $card }» вибуває з гри.
ev-trashed = { $who } знищує карту «{ $card }».
ev-discarded = { $who } скидає карту «{ $card }».
ev-returned = { $who } повертає в руку карту «{ $card }».
ev-looked-at = { $who } дивиться верх своєї колоди.
ev-looked-at-cards = { $who } дивиться на карти: { $cards }.
ev-played = { $who } грає карту «{ $card }».
ev-trashed-intrigue = { $who } знищує карту інтриги.
ev-stolen = { $who } краде карту інтриги. Втрачає { $from }.
ev-stolen-card = { $who } краде карту «{ $card }». Втрачає { $from }.
ev-revealed = { $who } розкриває карти: { $cards }.
ev-trained = { $who }: поділка { $n } треку вишколу.
ev-memory = { $who } відкладає спогад.
ev-flipped = { $who }: планшет лідерки перевернуто.
ev-turn-ended = { $who } завершує хід.
ev-passed = { $who } пасує.
ev-reward = { $who } отримує нагороду за місце { $n }.
ev-reward-doubled = { $who } двічі отримує нагороду за місце { $n }.
ev-control = { $who } здобуває контроль над локацією «{ $space }».
ev-won = { $who } перемагає в конфлікті «{ $conflict }».
ev-unclaimed = У конфлікті «{ $conflict }» не переміг ніхто.
ev-paired = { $who } утворює пару символів: { $icon }.
ev-bonus = Локація «{ $space }»: додаткові прянощі — { $n }.
ev-first-player = Перший гравець: { $who }.
ev-hagal = Дім Гаґал: { $card }.
ev-rival-sent = { $who } відправляє агента в локацію «{ $space }».
ev-schemed = { $who }: планування.
ev-spent-intrigue = { $who } витрачає карту «{ $card }».
ev-opposes = { $rival } — Конкурент.
ev-row-dice = На кубиках { $one } і { $two }.
ev-end-triggered = Настає кінець гри.

## Простий стіл

section-table = Стіл
section-board = Поле
section-player = Гравець { $n }: { $leader }
section-pool = Ефекти, що лишилися
line-round = Раунд { $n }, перший гравець — { $who }
line-conflict = Конфлікт { $level }: { $conflict } ({ $icon }) — 1-ше місце: { $first }; 2-ге: { $second }; 3-тє: { $third }
line-wall-stands = Оборонна стіна стоїть
line-wall-gone = Оборонної стіни немає
line-card-cost = { $card } ({ $n })
line-row = Ряд: { $cards }
line-reserve = Фонд: «Приготувати шлях» × { $prepare }, «Прянощі повинні текти» × { $spice }
line-offer = Контракти: { $contracts }; ще { $n }
line-intrigue-deck = Колода інтриг: { $n }
line-agents = { $space }: { $who }
line-bonus = { $space }: додаткові прянощі — { $n }
line-control = { $space }: контроль — { $who }
line-alliance = Союз із фракцією «{ $faction }»: { $who }
line-stands = { $who }: { $goods }
line-costs = { $costs }
line-goods = ПО: { $vp }, солярії: { $solari }, прянощі: { $spice }, вода: { $water }
line-influence = { $faction } { $n }
line-influences = Вплив: { $all }
line-units = Гарнізон: { $garrison }, запас: { $supply }, у конфлікті загонів: { $deployed }, піщаних хробаків: { $worms }, сила: { $strength }, агенти: { $agents }
line-has = Має: { $all }
has-swordmaster = Майстер меча
has-council-seat = місце у Вищій раді
has-hooks = гаки творця
line-spies = Шпигуни: { $posts }
line-contracts = Контракти: { $contracts }; виконано: { $n }
line-icons = Символи бою: { $icons }
line-hand = Рука: { $cards }
line-hand-hidden = Рука: { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}
line-hand-known = Рука: { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}, серед них { $cards }
line-intrigue = Інтриги: { $cards }
line-intrigue-hidden = Інтриги: { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}
line-in-play = У грі: { $cards }
line-piles = Колода: { $deck }; скид: { $discard }
line-pool-card = { $card }: { $effect }

## Кінець гри

ending-points = Здобуто десять переможних очок
ending-last-conflict = Останній конфлікт позаду
ending-rival = Перемагає Конкурент.
ended = { $how }. Перемога — { $who }, { $n ->
    [one] { $n } переможне очко
    [few] { $n } переможні очки
   *[many] { $n } переможних очок
}.

## Чому не можна

refuse-over = Партію закінчено.
refuse-not-asked = Зараз рішення не за вами.
refuse-not-now = Зараз цього робити не можна.
refuse-mandatory-left = Спершу застосуйте обов’язкові ефекти свого ходу.
refuse-effect-impossible = Цей ефект зараз застосувати не можна.
refuse-acquire-on-reveal-turn = Карти придбавають у хід «Розкрити карти».
refuse-too-little-persuasion = Для цієї карти бракує очок переконливості.
refuse-card-not-for-sale = Цю карту зараз придбати не можна.
refuse-post-taken = На цьому пункті вже є шпигун.
refuse-recalled-spy = Шпигуна відкликано, щоб розмістити, тож його треба розмістити.
refuse-post-not-connected = Цей пункт не сполучено з такою локацією.
refuse-no-spy-there = Біля цієї локації немає вашого шпигуна, якого можна відкликати.
refuse-contract-not-offered = Цього контракту серед доступних немає.
refuse-no-influence-to-lose = Там у вас немає впливу, який можна втратити.
refuse-card-not-in-hand = Цієї карти у вас у руці немає.
refuse-card-without-icons = На цій карті немає символу агента, її можна лише розкрити.
refuse-space-not-spied-on = Жоден ваш шпигун не стежить за цією локацією.
refuse-icon = На карті немає символу агента цієї локації.
refuse-occupied = Локацію зайнято агентом, а шпигуна, щоб проникнути, у вас немає.
refuse-influence = Для цієї локації потрібно 2 очки впливу на зазначену фракцію.
refuse-swordmaster-twice = Ви вже маєте Майстра меча.
refuse-no-swordmaster = На цьому рівні складності Майстра меча здобути не можна.
refuse-cost = Ви не можете заплатити ціну цієї локації.
refuse-cost-solari = { $space }: потрібно соляріїв: { $n }, у вас { $have }.
refuse-cost-spice = { $space }: потрібно прянощів: { $n }, у вас { $have }.
refuse-cost-water = { $space }: потрібно води: { $n }, у вас { $have }.
refuse-cost-persuasion = { $space }: потрібно очок переконливості: { $n }, у вас { $have }.
refuse-influence-of = { $space }: потрібен вплив { $n } ({ $faction }), у вас { $have }.
refuse-intrigue-not-held = Цієї карти інтриги у вас немає.
refuse-intrigue-unpaid = Умову цієї карти не виконано або її ціну не заплатити.
refuse-intrigue-cost = { $card }: ви не можете заплатити ціну ({ $cost }).
refuse-intrigue-condition = { $card }: лише якщо { $when }.
refuse-intrigue-condition-have = { $card }: лише якщо { $when }; зараз { $have }.
refuse-intrigue-timing = Зараз не час для цієї карти інтриги.
refuse-deployment-banned = Цього ходу розгортати не можна.
refuse-too-many-troops = Розгорнути можна загони, найняті цього ходу, і ще щонайбільше два.
refuse-no-combat-space = Ваш агент не в бойовій локації.

## Гра вшістьох

faction-fringe-worlds = Віддалені світи
faction-great-houses = Великі Доми

space-carthag = Карфаг
space-controversial-technology = Суперечлива технологія
space-desert-mastery = Підкорення пустелі
space-economic-support = Економічна підтримка
space-expedition = Експедиція
space-habbanya-erg = Ерг Хаббанія
space-hardy-warriors = Витривалі воїни
space-military-support = Військова підтримка
space-vast-wealth = Незліченні багатства

post-carthag = пункт «Карфаг»
post-fringe-worlds = пункт «Віддалені світи»
post-great-houses = пункт «Великі Доми»
post-habbanya-erg = пункт «Ерг Хаббанія»

### Box uprising

cmd-command-respect = Авторитет командира
cmd-corrino-might = Могутність Коррино
cmd-critical-shipments = Важливий вантаж
cmd-demand-attention = Потреба в увазі
cmd-demand-results = Потрібен результат
cmd-desert-call = Поклик пустелі
cmd-devastating-assault = Нищівний штурм
cmd-imperial-ornithopter = Імперський орнітоптер
cmd-imperial-tent = Імперський намет
cmd-limited-landsraad-access = Обмежений доступ до Ландсрааду
cmd-threaten-spice-production = Загроза виробництву прянощів
cmd-usul = Усуль

### Box

fx-reinforce = союзники вашої команди наймають разом { $n ->
    [one] { $n } загін
    [few] { $n } загони
   *[other] { $n } загонів
 }; їх можна розгорнути
fx-trade = можна обмінятися з членом своєї команди
fx-enthrone = перемістіть карту Ряду Імперіуму, що не належить Фрименам, до Тронного ряду
fx-share-contracts = кожен ваш союзник бере один із відкритих контрактів
fx-levy = заплатіть { $n ->
    [one] { $n } прянощі
    [few] { $n } прянощі
   *[other] { $n } прянощів
 } (союзники можуть докласти) → { $effects }
fx-for-ally = активований союзник отримує: { $effect }
fx-each-ally = кожен ваш союзник: { $effect }
fx-own-influence = 1 очко впливу на своєму персональному планшеті

if-swordmaster = ви здобули свого Майстра меча

ask-activate = Якого союзника активувати в цей хід?
ask-call-up = Хід вашого командувача: скільки загонів розгорнути?
ask-split = Як розподілити { $n ->
    [one] { $n } загін
    [few] { $n } загони
   *[other] { $n } загонів
 } між союзниками команди?
ask-trade-with = З ким обмінятися?
ask-give = Що віддати? Лише один вид ресурсів. Отримує { $who }.
ask-enthrone = Яку карту перемістити до Тронного ряду?
ask-share-contracts = Який контракт бере { $who }? Другий візьме інший ваш союзник.
ask-contribute = Скільки прянощів докласти? Ще бракує: { $n }.
ask-read-icon = { $faction }: на шкалі поля чи на власній?
ask-yield = У вас нічия з іншим союзником команди. Поступитися більшою нагородою?

do-activate = Активувати: { $who }
do-activate-away = Активувати: { $who } (без агента: цей жетон уже на полі)
do-call-up = Хай про розгортання вирішує { $who }
do-own-board = На своєму персональному планшеті
do-split = { $who } — { $n }, решту бере { $other }
do-trade-with = Обмін: { $who }
do-give = Віддати: { $what }
do-give-intrigue = Віддати «{ $card }»
do-enthrone = До Тронного ряду: «{ $card }»
do-contribute = Докласти прянощів: { $n }
do-yield = Поступитися
do-acquire-throne = Придбати з Тронного ряду «{ $card }» ({ $n })

ev-activated = { $who } активує союзника: { $ally }.
ev-enthroned = { $who } переміщує до Тронного ряду карту «{ $card }».
ev-gave = { $who } віддає: { $what }. Отримує { $to }.
ev-gave-card = { $who } віддає карту «{ $card }». Отримує { $to }.
ev-gave-intrigue = { $who } віддає карту інтриги. Отримує { $to }.
ev-yielded = { $who } поступається більшою нагородою.

line-throne = Тронний ряд: { $cards }
line-own-board = Персональний планшет: { $faction } { $n }

has-swordmaster-bonus = бонусний жетон Майстра меча

refuse-personal-board = На персональний планшет відправляє агентів лише його командувач.
refuse-other-side = Цієї локації на цьому боці поля немає.
refuse-throne-row = Придбати цю карту з Тронного ряду ви не можете.
refuse-enthrone = Цю карту не можна перемістити до Тронного ряду.
refuse-trade-outside-team = Обмінюватися можна лише з членом своєї команди.
refuse-one-kind-of-goods = Віддати можна лише один вид ресурсів і не більше, ніж маєте.
refuse-ally-deploys = Про розгортання вирішує активований союзник.
refuse-no-ally-yet = Спершу активуйте союзника.

ended-team = { $how }. Перемагає команда, яку очолює { $who }: { $n ->
    [one] { $n } переможне очко
    [few] { $n } переможні очки
   *[many] { $n } переможних очок
}.

### Box uprising

## Контракти для «Розквіту Ікса»

contract-ix-dreadnought = Дредноут (Ікс)
contract-ix-espionage-2 = Шпіонаж II (Ікс)
contract-ix-harvest-3 = Урожай 3+ (Ікс)
contract-ix-harvest-4 = Урожай 4+ (Ікс)
contract-ix-heighliner-3 = Гайлайнер III (Ікс)
contract-ix-high-council-3 = Вища рада III (Ікс)
contract-ix-interstellar-shipping = Міжзоряні перевезення (Ікс)
contract-ix-secrets = Таємниці (Ікс)
contract-ix-smuggling = Контрабанда (Ікс)
contract-ix-tech-negotiation = Технологічні перемовини (Ікс)

### Box

fx-tech = можна придбати плитку технології (якщо вони є на столі)
ask-keep = Який із двох контрактів лишити собі?
do-keep = Лишити: { $contract }
ev-dealt-contracts = { $who } отримує контракти: { $contracts }.
ev-dealt-contracts-hidden = { $who } отримує два контракти.
ev-kept = { $who } лишає собі контракт: { $contract }.
