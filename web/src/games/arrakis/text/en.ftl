# What the War for Arrakis board says beyond the game's own words.

map = The map of Arrakis
map-view = Zoom of the map
whole-map = The whole map
round = Round { $round }
boards = Boards and tracks
close = Close
your-side = Your dice and cards

# An area
stack = { $units } of { $limit }
settlement-rank = Settlement of rank { $rank }
sietch-unknown = Sietch, rank hidden
sietch-known = Sietch of rank { $rank }, hidden from the enemy
sietch-open = Sietch of rank { $rank }
station = Ecological Testing Station
atomics-place = Place for the Family Atomics
atomics-gone = The Family Atomics went off here
harvester-here = Harvester: { $spice } spice
wormsign-here = Wormsign
worm-here = Sandworm
wild-maker-here = The Wild Maker
group = Figures
who-goes = Who goes
who-stays = Click who stays behind.

# Tracks and boards
prescience = Prescience
supremacy = Supremacy
prescience-open = Prescience, claimed this round: { $claims } of 2
claim-action = Actions
claim-end = end of round
flow = The Spice Must Flow
flow-markers = Imperium markers
flow-dice = Dice set aside
flow-harvesters = Harvesters
flow-ornithopters = Ornithopters
flow-carryalls = Carryalls
spice-now = Spice to spend
spice-kept = Spice kept from the last harvest
ban-choam = Harkonnen Legions hold 5 units at most.
ban-guild = Harkonnen may not scout.
ban-landsraad = Harkonnen add no cards to battles.
dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
 }
bene = Bene Gesserit tokens
cones = Cones of Silence
purse-dice = Unused dice
purse-cards = Planning cards
card-used = card used
forced = Must use next: { $face }
hunted = Paul is hunted
hand-of = { $count } in hand
objectives = Secret Objectives: { $count }
signs = Wormsigns in supply
supply = Supply
deck-left = { $deck }: { $count } in the deck
combat = A Special becomes: Hits { $hits }, Shields { $blocks }
ours = Our reconstruction. The printed card is not public.
read-card = Read { $card }

# A battle
battle = Battle
battle-for = Battle for { $area }
battle-round = Battle round { $round }
attacks-from = attacking from { $area }
defends = defending { $area }
cards-for-dice = Cards discarded for dice: { $count }
rank-dice = Dice for the rank: { $rank }
hits-due = Hits still to take: { $count }
hits-left = Hits still to take: { $count }. Choose figures.
nobody-left = Nobody is left.
suffers = Taken: { $count ->
    [one] { $count } hit
   *[other] { $count } hits
 }
dice-hits = Hits { $count }
dice-shields = Shields { $count }
dice-specials = unused Specials { $count }

# The automaton
mahdi = The Harkonnen automaton
mahdi-sector = Harvests in
mahdi-target = Marches on
mahdi-dice = Dice still to roll
considered = { $count } considered
by-rule = Decided by

# The Spacing Guild
heighliners = Heighliners
liner = { $side }: space { $space } of { $of }
aboard = On the Heighliner: Troops { $troops }, Frigates { $frigates }
guild-reserve = In reserve: rings { $rings }, Frigates { $frigates }
landing = landing
troops-left = Troops in the common reserve: { $count }
