# Власні слова ігрового поля; назви, картки й речення приходять із гри.

planet = Арракіс
map-view = Масштаб планети
whole-planet = Уся планета
how-many = Скільки
one-less = На одиницю менше
one-more = На одиницю більше
land-sand = пісок
land-rock = скеля
land-stronghold = твердиня
land-polar = полярна, захищена від бурі
land-covered = закрита твердиня, пісок
sector = сектор { $sector }
sectors = { $count ->
    [one] сектор { $sectors }
   *[other] сектори { $sectors }
 }
in-storm = у бурі
spice = прянощі
reserve = війська в резерві
tanks = війська в чанах
in-tanks = у чанах
strongholds = Твердині
strongholds-held = Захоплено { $count ->
    [one] { $count } твердиню
    [few] { $count } твердині
   *[other] { $count } твердинь
 }
covered-is = Закрито: { $region }
your-hand = Ваші картки й командири
your-sheet = Ваша сторона
you = Ви
you-first = Ви дієте першими
you-place = Ваша черга: { $place }
decks = Колоди й твердині
deck-spice = Колода прянощів
deck-battle = Колода битви
deck-market = Колода ринку
deck-traitor = Колода зради
last-blow = Останній вибух прянощів
under-traitors = Під колодою зради
leaders = Командири
battle-cards = Картки битви
market-cards = Картки ринку
traitors = Зрадники
traitors-offered = Картки зради на вибір
turn-of = Хід { $turn } з { $last }
kind-kinetic = кінетична зброя
kind-poison = отруйна зброя
kind-special = особлива зброя
kind-defence = захист
kind-useless = марна картка
kind-market = Картка ринку
ours = Наша реконструкція. Надруковану картку не опубліковано.
play-card = Зіграти: { $card }
why-not-now = Чому не зараз?
dial = Коліщатко
leader = Командир
weapon = Зброя
defence = Захист
of-troops = У вас тут { $troops ->
    [one] { $troops } військо
    [few] { $troops } війська
   *[other] { $troops } військ
 }. Набране число ви втрачаєте навіть після перемоги.
choose = ще не вибрано
in-plan = у стратегії
prescience = Передбачення
falls = гине
battle-for = Битва: { $region }
initiative-yours = Ініціатива ваша: за нічиєї перемога за вами.
initiative = Ініціатива: { $who }. За нічиєї перемагає ця сторона.
treachery-by = Зрада! { $who }
both-die = { $card }: обидва командири гинуть.
must-obey = Голос. { $who }: { $command }
result = Підсумок
as-it-stands = Зараз перемога: { $who }
plan-complete = Стратегію складено.
plan-sealed = Вашу стратегію зафіксовано.
