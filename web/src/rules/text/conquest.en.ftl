# What each phase is about, beside the pages of rules

conquest-phase-storm = It moves on and sweeps everything off the sand.
conquest-phase-blow = Spice appears in two regions; a sandworm may come first.
conquest-phase-cards = Fill your hand to four battle cards; buy market cards if you like.
conquest-phase-revival = Bring back troops and leaders from the tanks.
conquest-phase-ship = Ship troops for spice, then move.
conquest-phase-battle = Wherever two factions meet, they fight.
conquest-phase-collection = Troops pick up the spice beside them.

# The signs one meets on the board, on cards and in the log

conquest-sign-troop = troops, with their number
conquest-sign-spice = spice
conquest-sign-leader = leader
conquest-sign-tanks = tanks: the dead wait here
conquest-sign-stronghold = stronghold
conquest-sign-storm = storm
conquest-sign-sandworm = sandworm
conquest-sign-spiceblow = spice blow
conquest-sign-dial = dial: the troops you lose
conquest-sign-kinetic = kinetic weapon
conquest-sign-poison = poison weapon
conquest-sign-lasgun = special weapon
conquest-sign-shield = defence against kinetic weapons
conquest-sign-snooper = defence against poison
conquest-sign-useless = useless card
conquest-sign-contract = market card
conquest-sign-traitor = traitor
conquest-sign-prescience = Prescience
conquest-sign-voice = the Voice
