# What each phase is about, beside the pages of rules

conquest-phase-storm = Рухається далі й нищить усе на пісках.
conquest-phase-blow = Прянощі у двох регіонах; перед тим може прийти хробак.
conquest-phase-cards = Доберіть Картки битви до чотирьох; за бажання купіть Картки ринку.
conquest-phase-revival = Поверніть війська й командирів із чанів.
conquest-phase-ship = Доставте війська за прянощі, потім переміщуйтеся.
conquest-phase-battle = Де зустрілися дві сторони, там б’ються.
conquest-phase-collection = Війська підбирають прянощі поруч із собою.

# The signs one meets on the board, on cards and in the log

conquest-sign-troop = війська та їхня кількість
conquest-sign-spice = прянощі
conquest-sign-leader = командир
conquest-sign-tanks = чани: тут чекають загиблі
conquest-sign-stronghold = твердиня
conquest-sign-storm = буря
conquest-sign-sandworm = піщаний хробак
conquest-sign-spiceblow = вибух прянощів
conquest-sign-dial = коліщатко: війська, які ви втратите
conquest-sign-kinetic = кінетична зброя
conquest-sign-poison = отруйна зброя
conquest-sign-lasgun = особлива зброя
conquest-sign-shield = захист від кінетичної зброї
conquest-sign-snooper = захист від отрути
conquest-sign-useless = марна картка
conquest-sign-contract = Картка ринку
conquest-sign-traitor = зрадник
conquest-sign-prescience = Передбачення
conquest-sign-voice = Голос
