# Слова термінала. Усе про саму гру береться з її власного файлу.

sietch-sitter = { $name } ({ $side })
sietch-section = == { $title } ==
sietch-told = - { $what }
sietch-told-often = - { $what } (× { $n })
sietch-waiting = Чекаємо: { $who }.

# Гра

sietch-welcome = { $game }, { $mode }, { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[other] { $seats } місць
 }. Введіть число, щоб вибрати, ? — щоб отримати пояснення, help — більше.
sietch-commitment = Усі випадкові події цієї партії визначає таємне початкове число (seed); його хеш: { $commitment }.
sietch-at-the-table = За столом: { $who }
sietch-since = Поки вас не було:
sietch-curtain = Передайте пристрій: { $who }. Потім натисніть Enter.
sietch-turn = --- { $who } ---
sietch-question = { $who }: { $what } [{ $rule }]
sietch-prompt = Ваш вибір:{" "}
sietch-prompt-only = Вибір один, натисніть Enter:{" "}
sietch-no-such-choice = Виберіть число від 1 до { $last }.
sietch-unknown-command = «{ $text }» — не число й не команда. Введіть help, щоб побачити, що можна ввести.
sietch-refused = Так не можна: { $why } [{ $rule }]
sietch-bot-failed = Бот { $kind } підвів; замість нього грає { $instead }.
sietch-stopped = Стіл зупинено; більше нічого не приймається. Що сталося: { $fault }. Усе до цього місця є в записі: будь ласка, повідомте про помилку.
sietch-stopped-prompt = save ФАЙЛ, щоб зберегти запис, quit, щоб вийти:{" "}
refuse-fault = Тут підвів код самої гри. Це помилка Sietch, а не ваша.
sietch-explain-rule = [{ $rule }] { $statement }
sietch-no-statement = У переліку правил для цього немає тексту.
sietch-no-reasons = Після вашого вибору віртуальний суперник нічого не вирішував.
sietch-nothing-to-undo = Відміняти нічого.
sietch-undo-learnt = Далі відмінити не можна: відтоді хтось про щось дізнався.
sietch-no-such-name = У цій грі немає назви «{ $text }».
sietch-part-agent = Комірка агента: { $what }
sietch-part-reveal = Комірка розкриття: { $what }
sietch-part-acquire = Після придбання: { $what }
sietch-part-first = Перше місце: { $what }
sietch-part-second = Друге місце: { $what }
sietch-part-third = Третє місце: { $what }
sietch-part-plot = Задум: { $what }
sietch-part-combat = Бій: { $what }
sietch-part-endgame = Кінець гри: { $what }
sietch-part-effects = Ефекти: { $what }
sietch-part-extra = За доплату: { $what }
sietch-part-reward = Нагорода: { $what }
sietch-part-signet = Перстень із печаткою: { $what }
sietch-part-needs = Умова: { $what }
sietch-part-special = Особливий результат: { $what }
sietch-number-cost = Ціна: { $n }
sietch-number-strength = Сила: { $n }
sietch-number-solari = Ціна в соляріях: { $n }
sietch-number-spice = Ціна в прянощах: { $n }
sietch-number-water = Ціна у воді: { $n }
sietch-number-copies = Примірників: { $n }
sietch-place-ground = Місцевість: { $what }
sietch-place-mark = Тут: { $what }
sietch-place-rank = { $what }, ранг { $n }
sietch-place-sectors = Сектори: { $what }
sietch-place-spice = Прянощів тут: { $n }
sietch-place-watches = Спостерігає: { $what }
sietch-place-icon = Символ: { $what }
sietch-card-icons = Символи агента: { $what }
sietch-card-factions = Належить: { $what }
sietch-kind = { $name } — { $kind }
sietch-kind-intrigue = карта інтриги
sietch-kind-conflict = конфлікт
sietch-kind-contract = контракт
sietch-kind-hagal = карта Дому Гаґал
sietch-kind-space = локація поля
sietch-kind-post = спостережний пункт
sietch-kind-tech = плитка технології
sietch-kind-battle = Картка битви
sietch-kind-market = Картка ринку
sietch-kind-prescience = карта передбачення
sietch-ground-sand = пісок
sietch-ground-rock = скеля
sietch-ground-stronghold = твердиня
sietch-ground-polar = полярна, захищена від бурі
sietch-mark-sietch = січ
sietch-page = { $title }: { $what }
sietch-undone = Відмінено: { $what }
sietch-undone-other = Відмінено останній вибір: { $who }.
sietch-log-title = Партія до цього моменту, як її видно вам:
sietch-saved = Збережено: { $file }.
sietch-not-saved = Не збережено: { $problem }
sietch-save-where = Укажіть куди: save ФАЙЛ
sietch-quit-unsaved = Цю партію не збережено. Введіть save ФАЙЛ, щоб зберегти її, або quit ще раз, щоб вийти.
sietch-left-unsaved = Вихід без збереження.
sietch-help =
    ЧИСЛО        вибрати варіант
    ?            пояснити запитання та його правило
    ? ЧИСЛО      пояснити вибір і його правило
    ? НАЗВА      що робить карта, локація, лідер чи жетон
    table        показати весь стіл
    map          показати мапу символами
    log          показати, що вже сталося
    why          пояснити, що зробив віртуальний суперник після вашого вибору, правило за правилом
    hint         що зробив би Наїб, ветеран, і що майже таке саме добре
    explain      чого варті найкращі варіанти, що буде далі й кому це вигідно
    undo         повернутися до останнього вибору людини
    save ФАЙЛ    зберегти партію у файл
    quit         вийти; збережену партію можна продовжити
sietch-no-map = У цієї гри немає мапи символами; table покаже весь стіл.
sietch-costs = { $what } ({ $cost })
sietch-no-hint = Тут немає з чого вибирати.
sietch-hint = { $who } вибрав би: { $number } { $what } ({ $chance } %)
sietch-hint-next = Далі за якістю: { $number } { $what } ({ $chance } %)
sietch-weighed = { $number } { $what }: { $chance } % ± { $error }
sietch-weighed-shares = { "    " }Шанси після цього: { $shares }
sietch-weighed-then = { "    " }Найчастіше продовження: { $what } ({ $often } %)
sietch-share = { $who } { $chance } %
sietch-by-bot = Шанси на перемогу, як їх бачить { $who }, з того, що знаєте ви; уявлених партій: { $worlds }.
sietch-by-games = Шанси на перемогу у випадкових партіях ({ $worlds }) з того, що знаєте ви; добре цієї гри тут ще ніхто не знає.
sietch-seed = Початкове число (seed) було { $seed }; його хеш, показаний на початку: { $commitment }.

# Повтор

sietch-replay-title = { $game }, { $mode }: { $entries ->
    [one] { $entries } вибір
    [few] { $entries } вибори
   *[other] { $entries } виборів
 }
sietch-replay-part = Показано, доки вистачає нинішніх правил: { $why }.
sietch-replay-seat = Місце { $seat }: { $who }
sietch-replay-at = Позиція { $at } з { $entries }
sietch-replay-by = Вибір: { $who }
sietch-replay-prompt = Enter або n — далі, p — назад, число — перейти, q — вийти >{" "}
sietch-replay-end = Це кінець.
sietch-replay-keys = Натисніть Enter або n, p, q чи введіть число від 0 до { $last }.
sietch-honest = { $file }: перевірено, усе чесно. Рішень: { $entries }. Усі за правилами, і кожна випадкова подія походить із початкового числа (seed), зафіксованого до початку партії.

# Розбір

sietch-review-by-bot = Шанси на перемогу, як їх бачить { $who }; з кожної позиції зіграно далі разів: { $worlds }
sietch-review-by-games = Шанси на перемогу у випадкових партіях ({ $worlds } з кожної позиції); добре цієї гри тут ще ніхто не знає:
sietch-review-round = Раунд { $round }, позиція { $at }: { $shares }
sietch-review-swings = Зламні ходи:
sietch-review-no-swings = Жоден хід не змінив шансу того, хто його зробив, на 8 % чи більше.
sietch-review-swing = Позиція { $at }, { $who }: { $before } → { $after } %
sietch-review-played = { "  " }Зіграно: { $what } ({ $chance } % з усього, що було відомо)
sietch-review-better = { "  " }{ $who } зіграв би: { $what } ({ $chance } %)
sietch-review-same = { "  " }{ $who } зіграв би так само.

# Сторінка завершеної гри

sietch-report-about = { $game }, { $mode }. Раундів: { $rounds }, рішень: { $entries }
sietch-report-foot = Написано програмою Sietch зі збереженої гри. Обіцянка щодо випадку: { $commitment }.
sietch-report-moment = Раунд { $round }: { $before } % → { $after } %
sietch-report-start = Початок
sietch-report-decided = Що вирішило гру
sietch-report-figures = Гра в цифрах
sietch-point-other = Інше
sietch-point-stronghold = Твердиня
sietch-point-spice = Прянощі
sietch-curve-points = Очки за раундами
sietch-curve-spice = Прянощі й твердині за ходами
sietch-curve-near = Панування й передбачення за раундами
sietch-figure-battles = Виграно битв
sietch-figure-lost = Утрачено бійців
sietch-figure-leaders = Утрачено командирів
sietch-figure-spice = Зібрано прянощів
sietch-figure-market = Зіграно Карток ринку
sietch-figure-acquired = Придбано карт
sietch-figure-spies = Надіслано шпигунів
sietch-figure-intrigues = Зіграно карт інтриг
sietch-figure-worms = Атаки хробаків
sietch-figure-claimed = Здобуто карт передбачення
