# What each phase is about, beside the pages of rules

arrakis-phase-start = Кожна сторона бере 2 карти планування, відкривають 3 карти передбачення.
arrakis-phase-vehicles = Харконнени ставлять гарвестери, орнітоптери й транспортувальники.
arrakis-phase-actions = Усі кидають кубики й ходять по черзі, один кубик за хід; першими Атріди.
arrakis-phase-hazards = Розкривають знаки хробака, з’являються піщані хробаки, лютують бурі.
arrakis-phase-harvest = Харконнени збирають прянощі й платять ними.
arrakis-phase-end = Атріди отримують карти передбачення й перевіряють мету.

# The signs one meets on the board, on cards and in the log

arrakis-sign-strategy = кубик: Стратегія
arrakis-sign-leader = кубик: Лідерство; лідер
arrakis-sign-troop = кубик: Розгортання
arrakis-sign-mentat = кубик: Ментат
arrakis-sign-house = кубик: Дім, емблема своєї сторони
arrakis-sign-die-hit = битва: влучання
arrakis-sign-die-shield = битва: щит
arrakis-sign-die-special = битва: особливий, уміння ваших лідерів
arrakis-sign-settlement = поселення
arrakis-sign-sietch = січ
arrakis-sign-station = Екологічна випробувальна станція
arrakis-sign-harvester = гарвестер
arrakis-sign-ornithopter = орнітоптер
arrakis-sign-carryall = транспортувальник
arrakis-sign-wormsign = знак хробака
arrakis-sign-sandworm = піщаний хробак
arrakis-sign-storm = буря
arrakis-sign-atomics = родинний ядерний арсенал
arrakis-sign-tanks = резервуар регенерації
arrakis-sign-bene = жетон Бене Ґессерит
arrakis-sign-voice = конус тиші
