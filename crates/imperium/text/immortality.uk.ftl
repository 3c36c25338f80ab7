# Безсмертя — українською. Усе наше: видання українською немає.

### Box immortality

## Безсмертя: початкова карта

immortality-start-experimentation = Експериментування

## Безсмертя: колода тлейлаксу

tlx-beguiling-pheromones = Чарівні феромони
tlx-chairdog = Крісло-собака
tlx-contaminator = Отруйник
tlx-corrino-genes = Гени Коррино
tlx-face-dancer = Лицетанцівник
tlx-face-dancer-initiate = Лицетанцівник-послушник
tlx-from-the-tanks = Із чанів
tlx-ghola = Гхола
tlx-guild-impersonator = Самозванець із Гільдії
tlx-industrial-espionage = Промислове шпигунство

### Box

tlx-reclaimed-forces = Відновлені сили

### Box immortality

tlx-scientific-breakthrough = Науковий прорив
tlx-slig-farmer = Сліґовий фермер
tlx-stitched-horror = Зшите жахіття
tlx-subject-x-137 = Об’єкт X-137
tlx-tleilaxu-infiltrator = Лазутник тлейлаксу
tlx-twisted-mentat = Спотворений ментат
tlx-unnatural-reflexes = Неприродні рефлекси
tlx-usurp = Узурпація

## Безсмертя: колода Імперіуму

immortality-imp-bene-tleilax-lab = Лабораторія Бене Тлейлакс
immortality-imp-bene-tleilax-researcher = Дослідник Бене Тлейлакс
immortality-imp-blank-slate = Чистий аркуш
immortality-imp-clandestine-meeting = Таємна зустріч
immortality-imp-corrupt-smuggler = Продажний контрабандист
immortality-imp-dissecting-kit = Набір для розтину
immortality-imp-for-humanity = Заради людства
immortality-imp-high-priority-travel = Невідкладна подорож
immortality-imp-imperium-ceremony = Імперська церемонія
immortality-imp-interstellar-conspiracy = Міжзоряна змова
immortality-imp-keys-to-power = Ключі до влади
immortality-imp-lisan-al-gaib = Лісан аль-Ґаїб
immortality-imp-long-reach = Довгі руки
immortality-imp-occupation = Окупація
immortality-imp-organ-merchants = Торговці органами
immortality-imp-planned-coupling = Спланований союз
immortality-imp-replacement-eyes = Замінні очі
immortality-imp-sardaukar-quartermaster = Інтендант сардаукарів
immortality-imp-shadout-mapes = Шадаут Мейпс
immortality-imp-show-of-strength = Демонстрація сили
immortality-imp-spiritual-fervor = Духовний запал
immortality-imp-stillsuit-manufacturer = Виробник дистикостів
immortality-imp-throne-room-politics = Політика тронної зали
immortality-imp-tleilaxu-master = Майстер тлейлаксу
immortality-imp-tleilaxu-surgeon = Хірург тлейлаксу

## Безсмертя: колода інтриг

immortality-int-breakthrough = Прорив
immortality-int-counterattack = Контратака
immortality-int-disguised-bureaucrat = Підставний чиновник
immortality-int-economic-positioning = Економічні позиції
immortality-int-gruesome-sacrifice = Моторошна жертва
immortality-int-harvest-cells = Збір клітин
immortality-int-illicit-dealings = Незаконні оборудки
immortality-int-shadowy-bargain = Тіньова угода
immortality-int-study-melange = Вивчення меланжу
immortality-int-tleilaxu-puppet = Маріонетка тлейлаксу
immortality-int-vicious-talents = Жорстокі таланти

## Безсмертя: Дім Гаґал

immortality-hagal-carthag = Карфаг
immortality-hagal-carthag-left = Карфаг (ліва карта)
immortality-hagal-carthag-right = Карфаг (права карта)
immortality-hagal-research-station = Дослідна станція

### Box

## Безсмертя: ефекти

fx-research = 1 крок треком досліджень
fx-tleilaxu = { $n ->
    [one] { $n } крок
    [few] { $n } кроки
   *[many] { $n } кроків
} треком тлейлаксу
fx-specimens = { $n ->
    [one] { $n } взірець
    [few] { $n } взірці
   *[many] { $n } взірців
}
fx-combat-icon = цього ходу можна розгортати підрозділи, як у бойовій локації
fx-trash-grafted = знищте одну з двох зрощених карт
fx-partner-returns = на початку вашого ходу «Розкрити карти» друга зрощена карта повертається в руку
fx-copy-partner = комірка агента другої зрощеної карти
fx-recall-sent-agent = відкличте агента, відправленого цього ходу
fx-acquire-tleilaxu = придбайте карту тлейлаксу за її взірці
fx-replace-tleilaxu = карту { $n } Ряду тлейлаксу замінюють
cost-trash-partner = знищте другу зрощену карту
cost-lose-two-influence = втратьте 2 очки впливу на одну фракцію
if-markers = ви досягли генетичного маркера { $n }
if-grafted = цю карту зрощено
if-partner-is = друга зрощена карта належить фракції: { $factions }
if-most-deployed = у Зоні конфлікту у вас більше загонів, ніж у кожного суперника
if-opponent-played-combat = суперник зіграв у цьому конфлікті бойову карту інтриги
if-troops-lost = наприкінці конфлікту ви втрачаєте { $n ->
    [one] { $n } загін
    [few] { $n } загони
   *[many] { $n } загонів
}
if-has-spice = ви маєте щонайменше { $n ->
    [one] { $n } прянощі
    [few] { $n } прянощі
   *[many] { $n } прянощів
}
count-partner-icons = кожен символ агента другої зрощеної карти

## Безсмертя: запитання, вибір, події

ask-research = Куди просуваються ваші дослідження?
ask-return-specimens = У вашому запасі бракує загонів. Скільки взірців спершу повернути?
ask-acquire-tleilaxu = Придбати карту тлейлаксу за її взірці?
ask-envoy = Котра з двох зрощених карт отримує символи фракцій?
ask-send-pair = Куди дві зрощені карти відправляють вашого агента?
ask-trash-grafted = Котру з двох зрощених карт знищити?
ask-lose-two-influence = На яку фракцію втратити 2 очки впливу?
ask-lost = Ви втратили загони в конфлікті. Зіграти карту?
ask-keep-intrigue = Котру з двох карт інтриг залишити? Друга повертається наверх колоди.
ask-lose-troops = Де втратити загін?
do-keep-intrigue = Залишити «{ $card }»
do-lose-garrison = Втратити загін гарнізону
ev-looked-at-intrigue = { $who } переглядає верхні карти колоди інтриг.
do-graft = Зростити «{ $card }» і «{ $partner }»
do-graft-row = Зростити «{ $card }» і «{ $partner }» з Ряду
do-envoy = Символи отримує «{ $card }»
do-acquire-tleilaxu = Придбати «{ $card }» за { $n ->
    [one] { $n } взірець
    [few] { $n } взірці
   *[many] { $n } взірців
}
do-research = Стовпець { $column }, рядок { $row }: { $effects }
do-return-specimens = { $n ->
    [0] Не повертати взірців
    [one] Повернути в запас { $n } взірець
    [few] Повернути в запас { $n } взірці
   *[many] Повернути в запас { $n } взірців
}
do-atomics = Застосувати родинну атомну зброю: замінити весь Ряд
ev-grafted = { $who } зрощує карти «{ $card }» і «{ $partner }».
ev-dealt-tleilaxu = У Ряд тлейлаксу виходить карта «{ $card }».
ev-researched = { $who }: дослідження досягли стовпця { $column }, рядка { $row }.
ev-advanced = { $who } досягає поділки { $n } треку тлейлаксу.
ev-bred = { $who } кладе в чани { $n ->
    [one] { $n } взірець.
    [few] { $n } взірці.
   *[many] { $n } взірців.
}
ev-released = { $who } повертає в запас { $n ->
    [one] { $n } взірець.
    [few] { $n } взірці.
   *[many] { $n } взірців.
}
ev-reclaimed = { $who } придбаває «Відновлені сили».
ev-atomics = { $who } застосовує родинну атомну зброю.
line-tleilaxu-row = Ряд тлейлаксу: { $cards } (у колоді: { $n })
line-tleilaxu-spice = На треку тлейлаксу для першого чекають прянощі: { $n }
line-research = Дослідження: стовпець { $column }, рядок { $row }
line-tleilax = Трек тлейлаксу: { $step }; взірців: { $n }
has-atomics = родинна атомна зброя
refuse-cell = Дослідження просуваються лише в сполучену клітинку праворуч.
refuse-too-few-specimens = Для цієї карти у вас замало взірців.
refuse-cost-specimens = { $space }: потрібно взірців: { $n }, у вас { $have }.
refuse-icon-of-pair = Жодна з двох карт не має символу агента для доступної вам локації.
refuse-no-graft = Дві карти грають разом, лише якщо одна з них — карта зрощення.
refuse-graft-row = Цю карту не можна зростити з картою Ряду.
refuse-graft-alone = Карту зрощення грають лише разом з іншою картою.
