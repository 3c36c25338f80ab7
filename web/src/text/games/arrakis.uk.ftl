# Що вестибюль каже про «Війну за Арракіс».

game-arrakis = Війна за Арракіс
game-arrakis-about = 1–4 гравці, 2 години
mode-arrakis-duel = Двоє гравців
mode-arrakis-duel-about = Атріди проти Харконненів.
mode-arrakis-team = Командами
mode-arrakis-team-about = Троє або четверо: спільну фракцію ведуть двоє.
mode-arrakis-solo = Магді: наодинці
mode-arrakis-solo-about = Атріди, за яких грає одна людина або двоє, проти віртуального суперника — Харконненів.
option-arrakis-faq3 = FAQ 3.0
option-arrakis-faq3-about = Пізніші роз’яснення видавця: більше штрафів Імперії, рання перевірка після Арракіна, вільніше переміщення після битви.
option-arrakis-spacing-guild = Гільдія Лоцманів
option-arrakis-spacing-guild-about = Доповнення з гайлайнерами, військами Великих Домів і космічними фрегатами.
option-arrakis-table = Спільна фракція
option-arrakis-table-about = Її разом ведуть двоє; третій грає за другу сам.

gift-arrakis-faction-atreides = нечисленні, приховані, мають передбачення
gift-arrakis-faction-harkonnen = численні, багаті, мусять здавати прянощі
