# What each phase is about, beside the pages of rules

imperium-phase-start = Відкривають конфлікт, усі беруть по п’ять карт.
imperium-phase-turns = Відправте агента або розкрийте решту карт; по черзі, доки не розкриють усі.
imperium-phase-combat = Бойові карти інтриг по черзі, потім нагороди за силою.
imperium-phase-makers = Прянощі накопичуються на пустельних локаціях без агента.
imperium-phase-recall = Хтось набрав очки для кінця гри? Якщо ні, агенти повертаються.
imperium-phase-end = Останні карти інтриг; потім порівнюють очки.

# The signs one meets on the board, on cards and in the log

imperium-sign-solari = солярії
imperium-sign-spice = прянощі
imperium-sign-water = вода
imperium-sign-persuasion = переконливість
imperium-sign-troop = загін
imperium-sign-sword = меч
imperium-sign-agent = агент
imperium-sign-recall = відкликати агента
imperium-sign-card = узяти карту
imperium-sign-intrigue = карта інтриги
imperium-sign-discard = скинути
imperium-sign-trash = знищити карту
imperium-sign-influence = вплив
imperium-sign-alliance = союз
imperium-sign-vp = переможне очко
imperium-sign-control = контроль над локацією
imperium-sign-council = місце у Вищій раді
imperium-sign-swordmaster = майстер меча: третій агент
imperium-sign-spy = шпигун
imperium-sign-contract = контракт
imperium-sign-hooks = гаки творця
imperium-sign-sandworm = піщаний хробак
imperium-sign-shieldwall = Оборонна стіна
imperium-sign-arrow = заплатити те, що перед нею, отримати те, що після
