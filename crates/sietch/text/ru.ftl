# Слова терминала. Всё о самой игре берётся из её собственного файла.

sietch-sitter = { $name } ({ $side })
sietch-section = == { $title } ==
sietch-told = - { $what }
sietch-told-often = - { $what } (× { $n })
sietch-waiting = Ждём: { $who }.

# Игра

sietch-welcome = { $game }, { $mode }, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
 }. Введите число, чтобы выбрать, ? — чтобы получить пояснение, help — больше.
sietch-commitment = Все случайные события этой партии определяет тайное начальное число (seed); его хеш: { $commitment }.
sietch-at-the-table = За столом: { $who }
sietch-since = Пока вас не было:
sietch-curtain = Передайте устройство: { $who }. Затем нажмите Enter.
sietch-turn = --- { $who } ---
sietch-question = { $who }: { $what } [{ $rule }]
sietch-prompt = Ваш выбор:{" "}
sietch-prompt-only = Выбор один, нажмите Enter:{" "}
sietch-no-such-choice = Выберите число от 1 до { $last }.
sietch-unknown-command = «{ $text }» — не число и не команда. Введите help, чтобы увидеть, что можно ввести.
sietch-refused = Так нельзя: { $why } [{ $rule }]
sietch-bot-failed = Бот { $kind } подвёл; вместо него играет { $instead }.
sietch-stopped = Стол остановлен; больше ничего не принимается. Что случилось: { $fault }. Всё до этого места есть в записи: пожалуйста, сообщите об ошибке.
sietch-stopped-prompt = save ФАЙЛ, чтобы сохранить запись, quit, чтобы выйти:{" "}
refuse-fault = Здесь подвёл код самой игры. Это ошибка Sietch, а не ваша.
sietch-explain-rule = [{ $rule }] { $statement }
sietch-no-statement = В перечне правил для этого нет текста.
sietch-no-reasons = После вашего выбора виртуальный противник ничего не решал.
sietch-nothing-to-undo = Отменять нечего.
sietch-undo-learnt = Дальше отменить нельзя: с тех пор кто-то что-то узнал.
sietch-no-such-name = В этой игре нет названия «{ $text }».
sietch-part-agent = Поле агента: { $what }
sietch-part-reveal = Поле раскрытия: { $what }
sietch-part-acquire = При приобретении: { $what }
sietch-part-first = Первое место: { $what }
sietch-part-second = Второе место: { $what }
sietch-part-third = Третье место: { $what }
sietch-part-plot = Заговор: { $what }
sietch-part-combat = Сражение: { $what }
sietch-part-endgame = Конец игры: { $what }
sietch-part-effects = Эффекты: { $what }
sietch-part-extra = За доплату: { $what }
sietch-part-reward = Награда: { $what }
sietch-part-signet = Перстень с печатью: { $what }
sietch-part-needs = Условие: { $what }
sietch-part-special = Особый результат: { $what }
sietch-number-cost = Цена: { $n }
sietch-number-strength = Сила: { $n }
sietch-number-solari = Цена в соляриях: { $n }
sietch-number-spice = Цена в Пряности: { $n }
sietch-number-water = Цена в воде: { $n }
sietch-number-copies = Экземпляров: { $n }
sietch-place-ground = Местность: { $what }
sietch-place-mark = Здесь: { $what }
sietch-place-rank = { $what }, ранг { $n }
sietch-place-sectors = Секторы: { $what }
sietch-place-spice = Пряности здесь: { $n }
sietch-place-watches = Наблюдает: { $what }
sietch-place-icon = Символ: { $what }
sietch-card-icons = Символы агента: { $what }
sietch-card-factions = Принадлежит: { $what }
sietch-kind = { $name } — { $kind }
sietch-kind-intrigue = карта интриги
sietch-kind-conflict = конфликт
sietch-kind-contract = контракт
sietch-kind-hagal = карта Дома Хагаль
sietch-kind-space = ячейка поля
sietch-kind-post = наблюдательный пост
sietch-kind-tech = жетон технологии
sietch-kind-battle = Карта битвы
sietch-kind-market = Карта рынка
sietch-kind-prescience = карта предвидения
sietch-ground-sand = песок
sietch-ground-rock = скала
sietch-ground-stronghold = твердыня
sietch-ground-polar = полярная, защищена от бури
sietch-mark-sietch = сиетч
sietch-page = { $title }: { $what }
sietch-undone = Отменено: { $what }
sietch-undone-other = Отменён последний выбор: { $who }.
sietch-log-title = Партия до этого момента, как её видно вам:
sietch-saved = Сохранено: { $file }.
sietch-not-saved = Не сохранено: { $problem }
sietch-save-where = Укажите куда: save ФАЙЛ
sietch-quit-unsaved = Эта партия не сохранена. Введите save ФАЙЛ, чтобы сохранить её, или quit ещё раз, чтобы выйти.
sietch-left-unsaved = Выход без сохранения.
sietch-help =
    ЧИСЛО        выбрать вариант
    ?            пояснить вопрос и его правило
    ? ЧИСЛО      пояснить выбор и его правило
    ? НАЗВАНИЕ   что делает карта, ячейка, лидер или жетон
    table        показать весь стол
    map          показать карту символами
    log          показать, что уже случилось
    why          пояснить, что сделал виртуальный противник после вашего выбора, правило за правилом
    hint         что сделал бы Наиб, ветеран, и что почти так же хорошо
    explain      чего стоят лучшие варианты, что будет дальше и кому это выгодно
    undo         вернуться к последнему выбору человека
    save ФАЙЛ    сохранить партию в файл
    quit         выйти; сохранённую партию можно продолжить
sietch-no-map = У этой игры нет карты символами; table покажет весь стол.
sietch-costs = { $what } ({ $cost })
sietch-no-hint = Здесь не из чего выбирать.
sietch-hint = { $who } выбрал бы: { $number } { $what } ({ $chance } %)
sietch-hint-next = Далее по качеству: { $number } { $what } ({ $chance } %)
sietch-weighed = { $number } { $what }: { $chance } % ± { $error }
sietch-weighed-shares = { "    " }Шансы после этого: { $shares }
sietch-weighed-then = { "    " }Чаще всего продолжение: { $what } ({ $often } %)
sietch-share = { $who } { $chance } %
sietch-by-bot = Шансы на победу, как их видит { $who }, из того, что знаете вы; воображаемых партий: { $worlds }.
sietch-by-games = Шансы на победу в случайных партиях ({ $worlds }) из того, что знаете вы; хорошо эту игру здесь пока никто не знает.
sietch-seed = Начальное число (seed) было { $seed }; его хеш, показанный в начале: { $commitment }.

# Повтор

sietch-replay-title = { $game }, { $mode }: { $entries ->
    [one] { $entries } выбор
    [few] { $entries } выбора
   *[other] { $entries } выборов
 }
sietch-replay-part = Показано, насколько хватает нынешних правил: { $why }.
sietch-replay-seat = Место { $seat }: { $who }
sietch-replay-at = Позиция { $at } из { $entries }
sietch-replay-by = Выбор: { $who }
sietch-replay-prompt = Enter или n — дальше, p — назад, число — перейти, q — выйти >{" "}
sietch-replay-end = Это конец.
sietch-replay-keys = Нажмите Enter или n, p, q либо введите число от 0 до { $last }.
sietch-honest = { $file }: проверено, всё честно. Решений: { $entries }. Все по правилам, и каждое случайное событие взято из начального числа (seed), закреплённого до начала партии.

# Разбор

sietch-review-by-bot = Шансы на победу, как их видит { $who }; из каждой позиции сыграно дальше раз: { $worlds }
sietch-review-by-games = Шансы на победу в случайных партиях ({ $worlds } из каждой позиции); хорошо эту игру здесь пока никто не знает:
sietch-review-round = Раунд { $round }, позиция { $at }: { $shares }
sietch-review-swings = Переломные ходы:
sietch-review-no-swings = Ни один ход не изменил шанса того, кто его сделал, на 8 % или больше.
sietch-review-swing = Позиция { $at }, { $who }: { $before } → { $after } %
sietch-review-played = { "  " }Сыграно: { $what } ({ $chance } % из всего, что было известно)
sietch-review-better = { "  " }{ $who } сыграл бы: { $what } ({ $chance } %)
sietch-review-same = { "  " }{ $who } сыграл бы так же.

# Страница завершённой игры

sietch-report-about = { $game }, { $mode }. Раундов: { $rounds }, решений: { $entries }
sietch-report-foot = Написано программой Sietch по сохранённой игре. Обещание о случайностях: { $commitment }.
sietch-report-moment = Раунд { $round }: { $before } % → { $after } %
sietch-report-start = Начало
sietch-report-decided = Что решило игру
sietch-report-figures = Игра в цифрах
sietch-point-other = Другое
sietch-point-stronghold = Твердыня
sietch-point-spice = Пряность
sietch-curve-points = Очки по раундам
sietch-curve-spice = Пряность и твердыни по ходам
sietch-curve-near = Господство и предвидение по раундам
sietch-figure-battles = Выиграно битв
sietch-figure-lost = Потеряно бойцов
sietch-figure-leaders = Потеряно командиров
sietch-figure-spice = Собрано пряности
sietch-figure-market = Сыграно Карт рынка
sietch-figure-acquired = Приобретено карт
sietch-figure-spies = Отправлено шпионов
sietch-figure-intrigues = Сыграно карт интриг
sietch-figure-worms = Атаки червей
sietch-figure-claimed = Получено карт предвидения
