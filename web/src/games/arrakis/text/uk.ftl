# Що поле «Війни за Арракіс» каже понад слова самої гри.

map = Мапа Арракіса
map-view = Масштаб мапи
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
spice-now = Доступні очки прянощів
spice-kept = Очки прянощів, збережені з минулого збирання
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
ours = Наша реконструкція. Надруковану карту не опубліковано.
read-card = Прочитати: { $card }

# Битва
battle = Битва
battle-for = Битва: { $area }
battle-round = Раунд битви { $round }
attacks-from = нападник, зона «{ $area }»
defends = оборонець, зона «{ $area }»
cards-for-dice = Скинуто карт за кубики: { $count }
rank-dice = Кубики за ранг: { $rank }
hits-due = Ще не розподілені влучання: { $count }
hits-left = Ще влучань: { $count }. Виберіть фігурки.
nobody-left = Нікого не залишилося.
suffers = Отримано { $count ->
    [one] { $count } влучання
    [few] { $count } влучання
   *[other] { $count } влучань
 }
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
guild-reserve = У резерві: кільця { $rings }, фрегати { $frigates }
landing = висадка
troops-left = Війська в спільному резерві: { $count }
