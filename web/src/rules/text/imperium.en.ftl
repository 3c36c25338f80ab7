# What each phase is about, beside the pages of rules

imperium-phase-start = A Conflict is turned up; everybody draws five cards.
imperium-phase-turns = Send an agent, or reveal the rest of the hand; in turn, until all have revealed.
imperium-phase-combat = Combat Intrigue cards in turn, then the rewards by strength.
imperium-phase-makers = Spice gathers on desert spaces without an agent.
imperium-phase-recall = Has somebody the points to end the game? If not, agents come home.
imperium-phase-end = The last Intrigue cards; then the points are compared.

# The signs one meets on the board, on cards and in the log

imperium-sign-solari = Solari
imperium-sign-spice = spice
imperium-sign-water = water
imperium-sign-persuasion = persuasion
imperium-sign-troop = troop
imperium-sign-sword = sword
imperium-sign-agent = agent
imperium-sign-recall = recall an agent
imperium-sign-card = draw a card
imperium-sign-intrigue = Intrigue card
imperium-sign-discard = discard
imperium-sign-trash = trash a card
imperium-sign-influence = influence
imperium-sign-alliance = Alliance
imperium-sign-vp = victory point
imperium-sign-control = control of a location
imperium-sign-council = seat in the High Council
imperium-sign-swordmaster = Swordmaster: a third agent
imperium-sign-spy = spy
imperium-sign-contract = contract
imperium-sign-hooks = maker hooks
imperium-sign-sandworm = sandworm
imperium-sign-shieldwall = Shield Wall
imperium-sign-arrow = pay what is before it, get what is after
