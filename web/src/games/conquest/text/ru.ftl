# Собственные слова игрового поля; названия, карты и фразы приходят из игры.

planet = Арракис
map-view = Масштаб планеты
whole-planet = Вся планета
how-many = Сколько
one-less = На единицу меньше
one-more = На единицу больше
land-sand = песок
land-rock = скала
land-stronghold = твердыня
land-polar = полярная, защищена от бури
land-covered = закрытая твердыня, песок
sector = сектор { $sector }
sectors = { $count ->
    [one] сектор { $sectors }
   *[other] секторы { $sectors }
 }
in-storm = в буре
spice = пряность
reserve = войска в резерве
tanks = войска в чанах
in-tanks = в чанах
strongholds = Твердыни
strongholds-held = В ваших руках { $count ->
    [one] { $count } твердыня
    [few] { $count } твердыни
   *[other] { $count } твердынь
 }
covered-is = Закрыто: { $region }
your-hand = Ваши карты и командиры
your-sheet = Ваша сторона
you = Вы
you-first = Вы действуете первыми
you-place = Ваша очередь: { $place }
decks = Колоды и твердыни
deck-spice = Колода пряности
deck-battle = Колода битвы
deck-market = Колода рынка
deck-traitor = Колода предательства
last-blow = Последний выброс пряности
under-traitors = Под колодой предательства
leaders = Командиры
battle-cards = Карты битвы
market-cards = Карты рынка
traitors = Предатели
traitors-offered = Карты предательства на выбор
turn-of = Ход { $turn } из { $last }
kind-kinetic = кинетическое оружие
kind-poison = ядовитое оружие
kind-special = особое оружие
kind-defence = защита
kind-useless = бесполезная карта
kind-market = Карта рынка
ours = Наша реконструкция. Печатная карта не издана.
play-card = Сыграть: { $card }
why-not-now = Почему не сейчас?
dial = Диск
leader = Командир
weapon = Оружие
defence = Защита
of-troops = У вас здесь { $troops ->
    [one] { $troops } войско
    [few] { $troops } войска
   *[other] { $troops } войск
 }. Набранное число вы теряете даже после победы.
choose = ещё не выбрано
in-plan = в плане
prescience = Предвидение
falls = гибнет
battle-for = Битва: { $region }
initiative-yours = Инициатива ваша: при ничьей победа за вами.
initiative = Инициатива: { $who }. При ничьей побеждает эта сторона.
treachery-by = Предательство! { $who }
both-die = { $card }: оба командира гибнут.
must-obey = Голос. { $who }: { $command }
result = Итог
as-it-stands = Сейчас победа: { $who }
plan-complete = План составлен.
plan-sealed = Ваш план зафиксирован.
