# What each phase is about, beside the pages of rules

conquest-phase-storm = Движется дальше и сметает всё с песков.
conquest-phase-blow = Пряность в двух регионах; перед этим может прийти червь.
conquest-phase-cards = Доберите Карты битвы до четырёх; при желании купите Карты рынка.
conquest-phase-revival = Верните войска и командиров из чанов.
conquest-phase-ship = Доставьте войска за пряность, потом перемещайтесь.
conquest-phase-battle = Где встретились две стороны, там сражаются.
conquest-phase-collection = Войска подбирают пряность рядом с собой.

# The signs one meets on the board, on cards and in the log

conquest-sign-troop = войска и их число
conquest-sign-spice = пряность
conquest-sign-leader = командир
conquest-sign-tanks = чаны: здесь ждут погибшие
conquest-sign-stronghold = твердыня
conquest-sign-storm = буря
conquest-sign-sandworm = песчаный червь
conquest-sign-spiceblow = выброс пряности
conquest-sign-dial = диск: войска, которые вы потеряете
conquest-sign-kinetic = кинетическое оружие
conquest-sign-poison = ядовитое оружие
conquest-sign-lasgun = особое оружие
conquest-sign-shield = защита от кинетического оружия
conquest-sign-snooper = защита от яда
conquest-sign-useless = бесполезная карта
conquest-sign-contract = Карта рынка
conquest-sign-traitor = предатель
conquest-sign-prescience = Предвидение
conquest-sign-voice = Голос
