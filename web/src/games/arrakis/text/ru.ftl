# Что поле «Войны за Арракис» говорит сверх слов самой игры.

map = Карта планеты Арракис
map-view = Масштаб поля
whole-map = Всё поле
round = Раунд { $round }
boards = Планшеты и треки
close = Закрыть
your-side = Ваши кубики и карты

# Область
stack = { $units } из { $limit }
settlement-rank = Поселение, ранг { $rank }
sietch-unknown = Сиетч, ранг скрыт
sietch-known = Сиетч, ранг { $rank }, скрыт от врага
sietch-open = Сиетч, ранг { $rank }
station = Экологическая испытательная станция
atomics-place = Место для семейного ядерного оружия
atomics-gone = Здесь взорвано семейное ядерное оружие
harvester-here = Комбайн, пряность: { $spice }
wormsign-here = Знак червя
worm-here = Песчаный червь
wild-maker-here = Дикий Податель
group = Фигурки
who-goes = Кто отправляется
who-stays = Нажмите на тех, кто остаётся.

# Треки и планшеты
prescience = Предвидение
supremacy = Господство
prescience-open = Предвидение, получено в этом раунде: { $claims } из 2
claim-action = фаза действий
claim-end = конец раунда
flow = Пряность должна поступать
flow-markers = Жетоны Империи
flow-dice = Отложенные кубики
flow-harvesters = Комбайны
flow-ornithopters = Орнитоптеры
flow-carryalls = Грузолёты
spice-now = Доступные очки пряности
spice-kept = Очки пряности, сохранённые с прошлой добычи
ban-choam = В легионе Харконненов не больше 5 отрядов.
ban-guild = Харконнены не проводят разведку.
ban-landsraad = Харконнены не добавляют карт в сражениях.
dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[other] { $count } кубиков
 }
bene = Жетоны Бене Гессерит
cones = Конусы тишины
purse-dice = Неиспользованные кубики
purse-cards = Карты планирования
card-used = карта использована
forced = Дальше обязательно: { $face }
hunted = На Пола охотятся
hand-of = В руке: { $count }
objectives = Карты тайной цели: { $count }
signs = Знаки червя в запасе
supply = Запас
deck-left = { $deck }: в колоде { $count }
combat = Особый результат становится: попадания { $hits }, щиты { $blocks }
ours = Наша реконструкция. Печатная карта не издана.
read-card = Прочитать: { $card }

# Сражение
battle = Сражение
battle-for = Сражение: { $area }
battle-round = Раунд сражения { $round }
attacks-from = атакующий, область «{ $area }»
defends = защитник, область «{ $area }»
cards-for-dice = Сброшено карт за кубики: { $count }
rank-dice = Кубики за ранг: { $rank }
hits-due = Ещё не распределённые попадания: { $count }
hits-left = Ещё попаданий: { $count }. Выберите фигурки.
nobody-left = Никого не осталось.
suffers = Получено { $count ->
    [one] { $count } попадание
    [few] { $count } попадания
   *[other] { $count } попаданий
 }
dice-hits = попадания { $count }
dice-shields = щиты { $count }
dice-specials = неиспользованные особые { $count }

# Автомат
mahdi = Виртуальный противник: Харконнены
mahdi-sector = Добыча пряности
mahdi-target = Целевой сиетч
mahdi-dice = Ещё не брошено кубиков
considered = рассмотрено: { $count }
by-rule = По правилу

# Космическая гильдия
heighliners = Хайлайнеры
liner = { $side }: { $space } из { $of } делений до Арракиса
aboard = На хайлайнере: войска { $troops }, фрегаты { $frigates }
guild-reserve = В резерве: кольца { $rings }, фрегаты { $frigates }
landing = высадка
troops-left = Войска в общем резерве: { $count }
