# What the War for Arrakis board says beyond the game's own words.

map = The map of Arrakis
map-view = View of the map
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
last-battle = The last battle
battle-for = Battle for { $area }
battle-round = Battle round { $round }
attacks-from = attacks from { $area }
defends = defends { $area }
cards-for-dice = Cards discarded for dice: { $count }
rank-dice = Dice for the rank: { $rank }
hits-left = Hits still to take: { $count }. Choose figures.
nobody-left = Nobody is left.
suffers = Takes { $count ->
    [one] 1 hit
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
liner = { $side }: { $space } of { $of } spaces to Arrakis
aboard = On the Heighliner: Troops { $troops }, Frigates { $frigates }
guild-reserve = In reserve: rings { $rings }, Frigates { $frigates }
landing = landing
troops-left = Troops in the common reserve: { $count }

# What cards do
fx-place = Place { $what } → { $where }
fx-place-each = Place { $count } × { $what }, each in its own → { $where }
fx-vehicles = Place { $what }
fx-deploy = Deploy { $what } and a Leader in settlements
fx-deploy-tokens = Deploy { $count } Deployment { $count ->
    [one] token
   *[other] tokens
 } and a Leader in a sietch
fx-draw = Draw { $count ->
    [one] a card
   *[other] { $count } cards
 }
fx-draw-from = Draw { $count } cards: { $deck }
fx-play-card = Play one more card
fx-move = Move { $count ->
    [one] a Legion
   *[other] { $count } Legions
 } ({ $which })
fx-attack = Attack ({ $which })
fx-surprise = Surprise Attack ({ $which })
fx-extra-dice = +{ $count } die each battle round
fx-enemy-dice = at most { $count } enemy dice in round 1
fx-merciless = continuing costs nothing
fx-or = or
fx-if = If { $when }: { $yes }
fx-if-else = If { $when }: { $yes }. Otherwise: { $no }
fx-enter = { $leader } enters play
fx-replace = Replace { $count } × { $from } → { $to }
fx-tank = An enemy Named Leader goes to the Tank ({ $where })
fx-opponent-discards = The enemy discards { $count ->
    [one] a card
   *[other] { $count } cards
 }
fx-bene-gesserit = Take a Bene Gesserit token
fx-carry = Move a Legion from a settlement straight to another Legion
fx-shuffle-prescience = Shuffle an open Prescience card back
fx-lose-die = The enemy loses an unused die: { $face }
fx-reveal-area = Reveal the sietch and tokens of an area
fx-hunt-paul = In the next Atreides turn Paul is neither placed nor deployed, and his Legion neither moves nor attacks
fx-second-objective = Draw a second Secret Objective
fx-force-die = Choose the die Harkonnen must use next
fx-exchange-prescience = Remove any number of open Prescience cards from the game and reveal as many new ones
fx-shift-markers = One Prescience marker goes down, another up by as much
fx-detonate = Detonate the Family Atomics
fx-lower-imperium = Lower an Imperium marker by 1 row, without a ban
fx-attach-fear = Attach to an open Prescience card: if it is claimed this round, any marker goes 2 more steps
fx-attach-eyes = Attach to an open Prescience card: it stays open until claimed, beside the usual ones
fx-wormsigns = Place { $count } Wormsigns
fx-discard-wormsigns = Discard { $count } Wormsigns
fx-discard-polar-wormsigns = Discard the Wormsigns next to the North Pole
fx-place-worms = Place { $count ->
    [one] a Sandworm
   *[other] { $count } Sandworms
 } ({ $where })
fx-wild-maker-enters = The Wild Maker appears in an empty desert
fx-wild-maker-strikes = The Wild Maker moves and attacks
fx-desert-power = Use Desert Power
fx-bombard = Attack with { $count } dice: Hits and Specials hit ({ $where })
fx-swallow-harvesters = Remove up to { $count } Harvesters from the deep desert of one sector
fx-remove-vehicles = Remove { $count } vehicles ({ $where })
fx-rockets = Roll { $count } dice over a sector with your Legion: each Hit or Special removes a vehicle there or in an air zone connected to it
fx-capture-ornithopter = Remove an Ornithopter
fx-token-near-enemy = Place a Deployment token in a sietch with an enemy Legion within { $count } areas
fx-storms = Roll Coriolis Storms now
fx-swap-tokens = Swap the Deployment tokens of two sietches
fx-move-sietch = Move a sietch and all in it to an empty desert next to it
fx-shift-enemy = Move an enemy Legion in a desert to an empty area next to it
fx-imperium = Imperium action: { $power }
fx-place-navigator = Place the Guild Navigator
fx-clear-the-sky = Remove an enemy Frigate or the Navigator
fx-remains-in-play = Stays in play to the end
fx-choam-directorship = The first marker you keep in each Spice Harvesting gives its Imperium action once more
fx-voices-council = When your Legion destroys a Harvester, take two different Imperium actions
fx-spice-bribe = At the End of the Round you may discard a Planning card: the Harkonnen Heighliner does not advance by itself
fx-steps = up to { $count } areas on the ground
fx-hawat = Never played. Discard two or three as a free action: Thufir Hawat leaves the game
if-in-play = { $leader } is in play
if-gone = { $leader } has left the game
if-wild-maker-in-play = the Wild Maker is on the board
if-detonated = the Family Atomics are spent
if-marker-at-least = a Prescience marker is at { $count } or more
which-any = any
which-leader = with a Leader
which-special = with special units
which-in-desert = in a desert
which-leader-in-desert = with a Leader in a desert
which-it = this one
which-of = of { $leader }
which-arsunt = in Arsunt
which-troops = with Great House troops
spot-carthag-or-arrakeen = Carthag or Arrakeen
spot-own-settlement = a settlement
spot-sietch = a sietch
spot-any-legion = any Legion
spot-special-legion = a Legion with special units
spot-legion-of = the Legion of { $leader }
spot-empty-desert = empty desert
spot-free-mountain = free mountain
spot-free-plateau = free plateau
victim-anywhere = anywhere
victim-sector-of-own-legion = in a sector with your Legion
victim-next-to-it = next to this Legion
victim-sector-of = in the sector of { $leader }
worm-next-to-worm = empty desert next to a Sandworm
worm-next-to-own-legion = empty desert next to your Legion
target-next-to-own-legion = a Legion next to yours
target-under-it = a Legion below that air zone

# What prescience cards ask for
need-reveal-pauls-sietch = Reveal the sietch in Paul’s area.
need-rode-into-empty-desert = A Legion with a Named Leader has just sandridden into an empty desert.
need-legions-in-deserts = Your Legions stand in { $count } deserts without a sietch.
need-remove-token = Remove a Deployment token from a sietch in a sector with a Harkonnen Legion.
need-paul-to-tank = Paul is in a sector without a Harkonnen Legion: spend a die, Paul goes to the Tank.
need-harvesters-removed = { $count } Harvesters were removed in this action phase.
need-worm-took = One Sandworm attack has just removed or replaced { $count } units.
need-beat-a-leader = You have just won as attacker against a Legion with a Leader.
need-trance = Paul is on the board: spend a die and discard { $count } Planning cards.
need-sietch-held = A battle in a sietch has just ended and the sietch stands.
need-named-in-areas = Your Named Leaders stand in { $count } areas.
need-worms-in-sectors = Sandworms are in { $count } sectors.
need-legion-by-settlement = A Legion of { $count } units with a Leader stands next to a settlement.
need-paul-in-enemy-centre = Paul is in a central sector with a Harkonnen Legion.
need-hidden-sietches = { $count } sietches are neither revealed nor destroyed.
need-spice-at-most = This harvest gave { $count } spice or less.
