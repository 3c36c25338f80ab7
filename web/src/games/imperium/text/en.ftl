# The words of the Imperium boards beyond the game’s own.

## Places

board = Board
plaque-landsraad = Landsraad
plaque-ix = Ix
plaque-choam = CHOAM
shield-wall = Shield Wall
wall-stands = The Shield Wall stands
wall-gone = The Shield Wall is gone
wall-gone-short = no Shield Wall
council-seats = Seats taken in the High Council: { $n }
mentat-home = The Mentat is on its space
when-revealing = On the Reveal turn: { $gain }
forbidden-by = Forbidden by { $who }
needs-influence = Needs { $n } influence: { $faction }
personal-space = Personal board of { $who }
costs = Costs { $price }
may-pay = For { $price } also { $gain }
controller-gains = Whoever controls it gains { $gain }
combat-space = Combat space: units may be deployed
agent-here = Agent: { $who }
spy-here = Spy: { $who }
bonus-here = Bonus spice: { $n }
controlled-by = Controlled by { $who }
watches = Watches { $spaces }
possible = possible
not-now = not now
track-of = Influence: { $faction }
allied-to = Alliance: { $who }
with-which-card = With which card?
back = Back
more = More of the table

## Conflict

no-conflict = No Conflict
conflict-level = Conflict { $level }
reward-place = Place { $place }: { $reward }
army-of = { $who }: strength { $strength }, troops { $troops }, sandworms { $worms }, garrison { $garrison }
combat = Combat
combat-cards = Your combat cards
place = Place { $n }
no-reward = no reward
not-fighting = Without units: { $who }
rewards = Rewards
strength = strength
strength-of = Strength { $n }
troops = Troops
sandworms = Sandworms
swords = Swords
count-deploy = Deploy
count-contribute = Contribute
count-give = Give
count-retreat = Retreat

## Cards

imperium-row = Imperium Row
reserve = Reserve
throne-row = Throne Row
set-aside = Set aside
left = { $n } left
decks = Decks
deck-imperium = Imperium
deck-intrigue = Intrigue
deck-conflict = Conflict
contracts = Contracts
contracts-completed = Contracts completed
contract-reads = Contract. { $goal }. Reward: { $reward }
goal-harvest = Spice: { $n }+ in one turn
goal-immediate = At once
cost = Cost
factions = Factions
agent-icons = Agent icons
no-icons = none: it can only be revealed
when-acquired = When acquired
agent-box = Agent box
reveal-box = Reveal box
when-trashed = When trashed
when-discarded = When discarded
undercover = its agent needs no influence on the space
undercover-short = no influence needed
anywhere = sends one of your agents, wherever it is, to any space, even an occupied one
anywhere-short = any space
icons-if = { $icons } if { $when }
no-icons-graft = none: it can only be revealed, or played grafted to another card
timing-plot = Plot
timing-combat = Combat
timing-aftermath = After the combat
timing-endgame = Endgame
take-up = Choose a space for it
why-not-now = Why not now?
discard = Discard
trash = Trash
give = Give
choose-card = Choose a card
pile-deck = Deck
pile-discard = Discard pile
pile-in-play = In play
deck-unordered = In no particular order.

## The turn

turn-tray = Your turn
persuasion-left = persuasion left
buy-cards = Cards you can acquire: { $n }

## People

your-sheet = Your leader and goods
your-hand = Your hand
your-piles = Your piles
players = Players
rival = Rival
rivals = Rivals
race = Victory points of everybody; the game ends at { $n }
team-of = Team of { $who }
points = Victory points: { $n }
solari = Solari
spice = Spice
water = Water
garrison = Garrison
agents = Agents
agents-left = Agents left: { $n }
spies = Spies
first-player = First player
training = Step of the training track
memories = Memories
mentat = Mentat
mentat-next = Mentat in the next round
deck-top = On top of the deck
tokens = Faction tokens
spies-left = Spies left
intrigue-cards = Intrigue cards
hand = Hand
hand-known = Known in hand
trashed-intrigue = Intrigue trashed
being-played = Being played
done-last = Carried out last
face-up-intrigue = Intrigue face up
council-seat = Seat in the High Council
swordmaster = Swordmaster
hooks = Maker hooks
without = { $what }: no
leader-abilities = What the leader can do
ability = Ability
ability-reveal = On the Reveal turn
ability-visit = Agent sent to { $icons }
ability-reach = At 2 influence: { $faction }
signet = Signet Ring
scheme = Scheme
priority = Order of factions
swordmaster-at = Swordmaster value

## House Hagal

hagal-left = House Hagal: { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
hagal-visit = The agent goes to { $space }.
hagal-by-conflict = Conflict { $level }: { $first } in Conflicts I and II, { $second } in a Conflict III.
hagal-by-guild = Below 2 influence with the Guild: { $first }, otherwise { $second }.
hagal-if-guild = From 2 influence with the Guild on: { $space }, otherwise another card.
hagal-also = { $space } also: { $gains }.
hagal-harvest = To the one with most bonus spice: { $spaces }.
hagal-watch = A spy goes to the first free post: { $posts }. Then another card.
hagal-reshuffle = The deck is shuffled, then another card.
hagal-combat = In combat the card adds { $n } to the strength.

## The round

round = Round { $n }
phase-round-start = Round Start
phase-player-turns = Player Turns
phase-combat = Combat
phase-makers = Makers
phase-recall = Recall
phase-endgame = Endgame

## The Bene Tleilax

bene-tleilax = Bene Tleilax
tleilax-state = level { $level }, step { $step }
close-board = Close
research = Research
research-cell = Level { $column }: { $reward }
track-start = start
token-of = { $who } is here
tleilaxu-track = Tleilaxu track
tleilaxu-row = Tleilaxu Row
axolotl-tanks = Axolotl tanks
tank-empty = empty
specimens = Specimens
atomics = Family Atomics
atomics-used = Family Atomics, used
graft = Graft: played together with another card
graft-name = Graft
graft-about = it sends an agent only together with another card
grafts-row = the other card may be one of the Imperium Row, trashed at the end of the turn
unblocked-about = enemy agents do not block the agent sent with it
stays = stays there when it is acquired

## Rise of Ix

ix = Ix
ix-state = { $prices } spice
ix-about = One tile for each tech sign; every negotiator sent back takes 1 spice off.
side-boards = Boards beside the main one
you = You
shipping-track = Shipping track
freighter-step = Freighter’s step
negotiators = Negotiators
dreadnoughts = Dreadnoughts
dreadnoughts-out = Dreadnoughts commissioned: { $n }
ship-garrison = garrison
ship-conflict = in the Conflict
ship-control = holds a location
ship-supply = in the supply
ship-here = Dreadnought on the flag: { $who }
ships-of = { $who }: dreadnoughts { $n }
snooper-of = Snooper token of { $who }
snoopers = Snooper tokens
tech = Tech tiles
your-tech = Your tech tiles
no-tiles = no tiles
stack-empty = No tile left
tiles-under = Tiles under it: { $n }
tech-cost = Costs { $n } spice
tech-used = used this round
tech-reveal = Reveal turn
tech-round-start = Round start
tech-endgame = Endgame
tech-flip = Once a round
tech-turn = One time
tech-won = Conflict won
tech-always = Always
tech-shipping = Shipping track
bury = Under the deck
buried = Intrigue cards you put under their deck
put-aside = Set aside
card-ahead = Set aside for the second turn
infiltration = Infiltration
infiltration-about = enemy agents do not block its agent at spaces of its icons
unload = Unload
unload-about = the reveal box also works when the card is discarded or trashed
cheaper-here = { $n } spice less for its agent
