# What each phase is about, beside the pages of rules

arrakis-phase-start = Каждая сторона берёт 2 карты планирования, открывают 3 карты предвидения.
arrakis-phase-vehicles = Харконнены выставляют комбайны, орнитоптеры и грузолёты.
arrakis-phase-actions = Все бросают кубики и ходят по очереди, один кубик за ход; первыми Атрейдесы.
arrakis-phase-hazards = Раскрывают знаки червя, появляются песчаные черви, бушуют бури.
arrakis-phase-harvest = Харконнены собирают пряность и платят ею.
arrakis-phase-end = Атрейдесы получают карты предвидения и проверяют цель.

# The signs one meets on the board, on cards and in the log

arrakis-sign-strategy = кубик: Стратегия
arrakis-sign-leader = кубик: Командование; командир
arrakis-sign-troop = кубик: Развёртывание
arrakis-sign-mentat = кубик: Ментат
arrakis-sign-house = кубик: Дом, эмблема своей стороны
arrakis-sign-die-hit = битва: попадание
arrakis-sign-die-shield = битва: щит
arrakis-sign-die-special = битва: особый, то, что могут ваши командиры
arrakis-sign-settlement = поселение
arrakis-sign-sietch = сиетч
arrakis-sign-station = Экологическая испытательная станция
arrakis-sign-harvester = комбайн
arrakis-sign-ornithopter = орнитоптер
arrakis-sign-carryall = грузолёт
arrakis-sign-wormsign = знак червя
arrakis-sign-sandworm = песчаный червь
arrakis-sign-storm = буря
arrakis-sign-atomics = семейное ядерное оружие
arrakis-sign-tanks = резервуар регенерации
arrakis-sign-bene = жетон Бене Гессерит
arrakis-sign-voice = конус тишины
