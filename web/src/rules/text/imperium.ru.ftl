# What each phase is about, beside the pages of rules

imperium-phase-start = Открывают конфликт, все берут по пять карт.
imperium-phase-turns = Отправьте агента или раскройте остальные карты; по очереди, пока не раскроют все.
imperium-phase-combat = Боевые карты интриг по очереди, потом награды по силе.
imperium-phase-makers = Пряность накапливается в пустынных ячейках без агента.
imperium-phase-recall = Кто-то набрал очки для конца игры? Если нет, агенты возвращаются.
imperium-phase-end = Последние карты интриг; потом сравнивают очки.

# The signs one meets on the board, on cards and in the log

imperium-sign-solari = солярии
imperium-sign-spice = Пряность
imperium-sign-water = вода
imperium-sign-persuasion = убеждение
imperium-sign-troop = отряд
imperium-sign-sword = меч
imperium-sign-agent = агент
imperium-sign-recall = вернуть агента
imperium-sign-card = взять карту
imperium-sign-intrigue = карта интриги
imperium-sign-discard = сбросить
imperium-sign-trash = удалить карту
imperium-sign-influence = влияние
imperium-sign-alliance = союз
imperium-sign-vp = победное очко
imperium-sign-control = контроль над ячейкой
imperium-sign-council = место в Высшем Совете
imperium-sign-swordmaster = Оружейник: третий агент
imperium-sign-spy = шпион
imperium-sign-contract = контракт
imperium-sign-hooks = крюки Подателя
imperium-sign-sandworm = песчаный червь
imperium-sign-shieldwall = Барьерная Стена
imperium-sign-arrow = заплатить то, что перед ней, получить то, что после
