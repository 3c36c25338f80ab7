# What each phase is about, beside the pages of rules

arrakis-phase-start = Each side draws 2 Planning cards; 3 Prescience cards are laid out.
arrakis-phase-vehicles = Harkonnen put out Harvesters, Ornithopters and Carryalls.
arrakis-phase-actions = Both roll their dice and take turns, one die a turn; Atreides first.
arrakis-phase-hazards = Wormsigns are turned up, Sandworms appear, storms rage.
arrakis-phase-harvest = Harkonnen bring in spice and pay with it.
arrakis-phase-end = Atreides claim Prescience and check their objective.

# The signs one meets on the board, on cards and in the log

arrakis-sign-strategy = die: Strategy
arrakis-sign-leader = die: Leadership; a Leader
arrakis-sign-troop = die: Deployment
arrakis-sign-mentat = die: Mentat
arrakis-sign-house = die: House, the emblem of its side
arrakis-sign-die-hit = battle: hit
arrakis-sign-die-shield = battle: shield
arrakis-sign-die-special = battle: Special, what your Leaders can do
arrakis-sign-settlement = settlement
arrakis-sign-sietch = sietch
arrakis-sign-station = Ecological Testing Station
arrakis-sign-harvester = Harvester
arrakis-sign-ornithopter = Ornithopter
arrakis-sign-carryall = Carryall
arrakis-sign-wormsign = Wormsign
arrakis-sign-sandworm = Sandworm
arrakis-sign-storm = storm
arrakis-sign-atomics = Family Atomics
arrakis-sign-tanks = Regeneration Tank
arrakis-sign-bene = Bene Gesserit token
arrakis-sign-voice = Cone of Silence
