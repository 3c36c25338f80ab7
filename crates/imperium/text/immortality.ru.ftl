# Бессмертие — по-русски. Названия карт — из русского FAQ (004), остальное наше.

### Box immortality

## Бессмертие: начальная карта

immortality-start-experimentation = Экспериментирование

## Бессмертие: колода тлейлаксу

tlx-beguiling-pheromones = Чарующие феромоны
tlx-chairdog = Кресло-собака
tlx-contaminator = Отравитель
tlx-corrino-genes = Гены Коррино
tlx-face-dancer = Лицедел
tlx-face-dancer-initiate = Лицедел-послушник
tlx-from-the-tanks = Из чанов
tlx-ghola = Гхола
tlx-guild-impersonator = Самозванец из гильдии
tlx-industrial-espionage = Промышленный шпионаж

### Box

tlx-reclaimed-forces = Восстановленные силы

### Box immortality

tlx-scientific-breakthrough = Научный прорыв
tlx-slig-farmer = Разводчик слигов
tlx-stitched-horror = Сшитый кошмар
tlx-subject-x-137 = Объект X-137
tlx-tleilaxu-infiltrator = Лазутчик тлейлаксу
tlx-twisted-mentat = Извращённый ментат
tlx-unnatural-reflexes = Неестественные рефлексы
tlx-usurp = Узурпация

## Бессмертие: колода Империи

immortality-imp-bene-tleilax-lab = Лаборатория Бене Тлейлакс
immortality-imp-bene-tleilax-researcher = Исследователь Бене Тлейлакс
immortality-imp-blank-slate = Чистый лист
immortality-imp-clandestine-meeting = Тайная встреча
immortality-imp-corrupt-smuggler = Продажный контрабандист
immortality-imp-dissecting-kit = Набор для вскрытия
immortality-imp-for-humanity = Ради человечества
immortality-imp-high-priority-travel = Неотложное путешествие
immortality-imp-imperium-ceremony = Имперская церемония
immortality-imp-interstellar-conspiracy = Межзвёздный сговор
immortality-imp-keys-to-power = Ключи к власти
immortality-imp-lisan-al-gaib = Лисан аль-Гаиб
immortality-imp-long-reach = Длинные руки
immortality-imp-occupation = Оккупация
immortality-imp-organ-merchants = Торговцы органами
immortality-imp-planned-coupling = Запланированный союз
immortality-imp-replacement-eyes = Заменённые глаза
immortality-imp-sardaukar-quartermaster = Интендант сардаукаров
immortality-imp-shadout-mapes = Шадут Мэйпс
immortality-imp-show-of-strength = Демонстрация силы
immortality-imp-spiritual-fervor = Духовный пыл
immortality-imp-stillsuit-manufacturer = Изготовитель дистикомбов
immortality-imp-throne-room-politics = Политика тронного зала
immortality-imp-tleilaxu-master = Мастер тлейлаксу
immortality-imp-tleilaxu-surgeon = Хирург тлейлаксу

## Бессмертие: колода интриг

immortality-int-breakthrough = Прорыв
immortality-int-counterattack = Контратака
immortality-int-disguised-bureaucrat = Ложный чиновник
immortality-int-economic-positioning = Экономические позиции
immortality-int-gruesome-sacrifice = Жуткая жертва
immortality-int-harvest-cells = Сбор клеток
immortality-int-illicit-dealings = Незаконные сделки
immortality-int-shadowy-bargain = Теневая сделка
immortality-int-study-melange = Изучение меланжа
immortality-int-tleilaxu-puppet = Марионетка тлейлаксу
immortality-int-vicious-talents = Жестокие таланты

## Бессмертие: Дом Хагаль

immortality-hagal-carthag = Карфаг
immortality-hagal-carthag-left = Карфаг (левая карта)
immortality-hagal-carthag-right = Карфаг (правая карта)
immortality-hagal-research-station = Исследовательская станция

### Box

## Бессмертие: эффекты

fx-research = 1 шаг по треку исследований
fx-tleilaxu = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
} по треку тлейлаксу
fx-specimens = { $n ->
    [one] { $n } образец
    [few] { $n } образца
   *[many] { $n } образцов
}
fx-combat-icon = в этот ход можно размещать боевые единицы, как в ячейке конфликта
fx-trash-grafted = удалите одну из двух сращённых карт
fx-partner-returns = в начале вашего хода раскрытия вторая сращённая карта возвращается в руку
fx-copy-partner = поле агента второй сращённой карты
fx-recall-sent-agent = верните агента, отправленного в этот ход
fx-acquire-tleilaxu = приобретите карту тлейлаксу за её образцы
fx-replace-tleilaxu = карту { $n } Ряда тлейлаксу заменяют
cost-trash-partner = удалите вторую сращённую карту
cost-lose-two-influence = потеряйте 2 очка влияния в одной фракции
if-markers = вы достигли генетического маркера { $n }
if-grafted = эта карта сращена
if-partner-is = вторая сращённая карта принадлежит фракции: { $factions }
if-most-deployed = в зоне конфликта у вас больше отрядов, чем у каждого соперника
if-opponent-played-combat = соперник сыграл в этом сражении боевую карту интриги
if-troops-lost = в конце сражения вы теряете { $n ->
    [one] { $n } отряд
    [few] { $n } отряда
   *[many] { $n } отрядов
}
if-has-spice = у вас не меньше { $n } Пряности
count-partner-icons = каждый символ агента второй сращённой карты

## Бессмертие: вопросы, выбор, события

ask-research = Куда продвигаются ваши исследования?
ask-return-specimens = В вашем запасе не хватает отрядов. Сколько образцов сначала вернуть?
ask-acquire-tleilaxu = Приобрести карту тлейлаксу за её образцы?
ask-envoy = Какая из двух сращённых карт получает символы фракций?
ask-send-pair = Куда две сращённые карты отправляют вашего агента?
ask-trash-grafted = Какую из двух сращённых карт удалить?
ask-lose-two-influence = В какой фракции потерять 2 очка влияния?
ask-lost = Вы потеряли отряды в сражении. Сыграть карту?
ask-keep-intrigue = Какую из двух карт интриг оставить? Вторая возвращается наверх колоды.
ask-lose-troops = Где потерять отряд?
do-keep-intrigue = Оставить «{ $card }»
do-lose-garrison = Потерять отряд гарнизона
ev-looked-at-intrigue = { $who } просматривает верхние карты колоды интриг.
do-graft = Срастить «{ $card }» и «{ $partner }»
do-graft-row = Срастить «{ $card }» и «{ $partner }» из Ряда
do-envoy = Символы получает «{ $card }»
do-acquire-tleilaxu = Приобрести «{ $card }» за { $n ->
    [one] { $n } образец
    [few] { $n } образца
   *[many] { $n } образцов
}
do-research = Столбец { $column }, строка { $row }: { $effects }
do-return-specimens = { $n ->
    [0] Не возвращать образцы
    [one] Вернуть в запас { $n } образец
    [few] Вернуть в запас { $n } образца
   *[many] Вернуть в запас { $n } образцов
}
do-atomics = Применить родовое атомное оружие: заменить весь Ряд
ev-grafted = { $who } сращивает карты «{ $card }» и «{ $partner }».
ev-dealt-tleilaxu = В Ряд тлейлаксу выходит карта «{ $card }».
ev-researched = { $who }: исследования достигли столбца { $column }, строки { $row }.
ev-advanced = { $who } достигает деления { $n } трека тлейлаксу.
ev-bred = { $who } кладёт в чаны { $n ->
    [one] { $n } образец.
    [few] { $n } образца.
   *[many] { $n } образцов.
}
ev-released = { $who } возвращает в запас { $n ->
    [one] { $n } образец.
    [few] { $n } образца.
   *[many] { $n } образцов.
}
ev-reclaimed = { $who } приобретает «Восстановленные силы».
ev-atomics = { $who } применяет родовое атомное оружие.
line-tleilaxu-row = Ряд тлейлаксу: { $cards } (в колоде: { $n })
line-tleilaxu-spice = На треке тлейлаксу первого ждёт Пряность: { $n }
line-research = Исследования: столбец { $column }, строка { $row }
line-tleilax = Трек тлейлаксу: { $step }; образцов: { $n }
has-atomics = родовое атомное оружие
refuse-cell = Исследования продвигаются только в соединённую клетку справа.
refuse-too-few-specimens = Для этой карты у вас слишком мало образцов.
refuse-cost-specimens = { $space }: нужно образцов: { $n }, у вас { $have }.
refuse-icon-of-pair = Ни на одной из двух карт нет символа агента доступной вам ячейки.
refuse-no-graft = Две карты играют вместе, только если одна из них — карта сращивания.
refuse-graft-row = Эту карту нельзя срастить с картой Ряда.
refuse-graft-alone = Карту сращивания играют только вместе с другой картой.
