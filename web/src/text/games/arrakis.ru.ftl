# Что вестибюль говорит о «Войне за Арракис».

game-arrakis = Война за Арракис
game-arrakis-about = 1–4 игрока, 2 часа
mode-arrakis-duel = Двое игроков
mode-arrakis-duel-about = Атрейдесы против Харконненов.
mode-arrakis-team = Командами
mode-arrakis-team-about = Трое или четверо: общую фракцию ведут двое.
mode-arrakis-solo = «Махди»: в одиночку
mode-arrakis-solo-about = Атрейдесы, за которых играет один человек или двое, против виртуального противника — Харконненов.
option-arrakis-faq3 = FAQ 3.0
option-arrakis-faq3-about = Поздние разъяснения издателя: больше запретов Империи, ранняя проверка после Арракина, более свободное продвижение после сражения.
option-arrakis-spacing-guild = Космическая гильдия
option-arrakis-spacing-guild-about = Дополнение с хайлайнерами, войсками великих домов и космическими фрегатами.
option-arrakis-table = Общая фракция
option-arrakis-table-about = Её вместе ведут двое; третий играет за другую один.

gift-arrakis-faction-atreides = немногочисленны, скрыты, ведомы предвидением
gift-arrakis-faction-harkonnen = многочисленны, богаты, обязаны сдавать пряность
