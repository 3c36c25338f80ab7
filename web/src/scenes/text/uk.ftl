# Сцени, завершення гри й ходи інших.

close = Закрити
pace = Темп чужих ходів
pace-slow = Повільно
pace-normal = Звичайно
pace-fast = Швидко
pace-once = Одразу
since = Після вашого ходу
since-of = { $at } із { $of }
since-nothing = Ще нічого не сталося.
for-you = Для вас
others-move = Ходи інших
then-you = Потім ваш хід.
once-more = Ще раз
to-my-turn = До мого ходу
to-now = До поточного моменту
space-key = Пробіл

# Сцени

scene-combat = Бій
scene-aftermath = Після битви
scene-battle = Битва
scene-harvest = Збір прянощів
scene-next = Далі: { $scene }
scene-show-again = Показати ще раз
scene-continue = Продовжити
combat-won = Бій виграно: { $who }, { $first } : { $second }
combat-won-you = Ви виграли бій: { $first } : { $second }
combat-nobody = Бій ніхто не виграв
combat-doubled = Піщаний хробак подвоює нагороду. Контроль і символ бою не подвоюються.
combat-strength = { $who }: сила { $strength }
combat-idle = Без підрозділів сили немає
combat-no-reward = Без нагороди
after-won = { $place }: перемога, { $who }, { $first } : { $second }
after-won-outright = { $place }: перемога, { $who }
after-both = { $place }: гинуть обидві сторони
treachery = Зрада!
treachery-who = { $leader } служить іншим: { $who }. Стратегії вже не рахуються.
traitor = Зрадник
side-wins = перемога
side-loses = поразка
leader-killed = гине
leader-lives = виживає
slot-weapon = зброя
slot-defence = захист
weapon-kills = вбиває
weapon-nothing = без дії
defence-holds = командир живий
defence-nothing = не допомагає
card-kept = залишається
card-lost = скинуто
sum-dial = число
sum-leader = командир
sum-market = Картки ринку
to-tanks = у чани: { $count }
no-losses = без утрат
stay = лишається { $count }
bounty = винагорода, { $who }
market-played = Картку ринку зіграно
battle-of = Битва: { $place }
battle-attacks = Атака: { $who } із зони «{ $from }»
battle-round = Раунд { $n }
hits-taken = влучань: { $count }
harvest-of = Зібрано прянощів: { $spice }
harvest-by = Працює гарвестерів: { $count }
imperium-row = { $was } → { $is }

# Що означає позиція

for-you-conflict = Конфлікт: місце { $place }, сила { $strength }; найбільша { $best }
for-you-no-units = У конфлікті немає ваших підрозділів; найбільша сила { $best }
for-you-lead = Ви попереду: { $points }
for-you-race = Попереду { $most }, у вас { $points }
for-you-strongholds = Твердині: у вас { $own }, { $who }: { $most }
for-you-strongholds-lead = Твердині: у вас { $own }, більше немає ні в кого
for-you-spice = Прянощі: { $spice }, у резерві { $reserve ->
    [one] { $reserve } військо
    [few] { $reserve } війська
   *[other] { $reserve } військ
}
for-you-supremacy = Панування: { $supremacy }
for-you-prescience = Найнижчий маркер передбачення: { $least }

# Завершення гри

ending = Гру завершено
ending-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунди
   *[many] { $count } раундів
}
ending-turns = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[many] { $count } ходів
}
ending-replay = Повтор
ending-review = Розбір шансів
ending-share = Посилання й картинка
ending-shared = Картинку збережено, посилання скопійовано.
see-board = До поля
again = Ще раз тим самим складом
again-join = До наступної гри
again-line = Ще раз? { $link }
again-failed = Новий стіл відкрити не вдалося.
what-decided = Що вирішило гру
moment-round = Раунд { $round }
moment-turn = Хід { $round }
moment-chance = { $before } % → { $after } %
moments-wait = Триває розбір: { $done } %
moments-none = Розбір цієї гри зараз недоступний.
moments-even = Жоден окремий хід не вирішив цю гру.
figures = Гра в цифрах
holds = Твердині, хід за ходом
figure-spice = Зібрано прянощів
figure-combats = Виграно боїв
figure-acquired = Придбано карт
figure-spies = Надіслано шпигунів
figure-intrigues = Зіграно карт інтриг
figure-battles = Виграно битв
figure-lost = Утрачено бійців
figure-leaders-lost = Утрачено командирів
figure-collected = Зібрано прянощів
figure-market = Зіграно Карток ринку
figure-worms = Атаки хробаків
figure-harvested = Видобуто прянощів
figure-claimed = Здобуто карт передбачення
curve-start = Початок
curve-points = Очки за раундами
curve-spice = Прянощі й твердині за ходами
curve-near = Панування й передбачення за раундами
point-start = Початок
point-other = Інше
point-stronghold = Твердиня
point-spice = Прянощі
