# What the lobby says about War for Arrakis.

game-arrakis = War for Arrakis
game-arrakis-about = 1 to 4 players, 2 hours
mode-arrakis-duel = Two players
mode-arrakis-duel-about = Atreides against Harkonnen.
mode-arrakis-team = In teams
mode-arrakis-team-about = Three or four people: a faction is shared by two.
mode-arrakis-solo = Mahdi: alone
mode-arrakis-solo-about = Atreides, played by one or two people, against the Harkonnen automaton.
option-arrakis-faq3 = FAQ 3.0
option-arrakis-faq3-about = The publisher’s later rulings: more bans, an early check after Arrakeen, a freer advance.
option-arrakis-spacing-guild = Spacing Guild
option-arrakis-spacing-guild-about = The expansion with Heighliners, troops of the Houses Major and Space Frigates.
option-arrakis-table = The shared faction
option-arrakis-table-about = Two people play it together; the third plays the other alone.

gift-arrakis-faction-atreides = few, hidden, led by Prescience
gift-arrakis-faction-harkonnen = many, rich, must deliver spice
