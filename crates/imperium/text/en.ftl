# Dune: Imperium – Uprising in English.

## Factions and icons

faction-bene-gesserit = Bene Gesserit
faction-emperor = Emperor
faction-fremen = Fremen
faction-spacing-guild = Spacing Guild
icon-city = City
icon-crysknife = crysknife
icon-desert-mouse = desert mouse
icon-landsraad = Landsraad
icon-ornithopter = ornithopter
icon-spice-trade = Spice Trade
icon-spy = Spy
icon-wild = wild

## Leaders

leader-amber-metulli = Lady Amber Metulli
leader-feyd-rautha = Feyd-Rautha Harkonnen
leader-gurney-halleck = Gurney Halleck
leader-lady-jessica = Lady Jessica
leader-margot-fenring = Lady Margot Fenring
leader-muaddib = Muad’Dib
leader-princess-irulan = Princess Irulan
leader-reverend-mother-jessica = Reverend Mother Jessica
leader-shaddam = Shaddam Corrino IV
leader-staban-tuek = Staban Tuek

## Spaces

space-accept-contract = Accept Contract
space-arrakeen = Arrakeen
space-assembly-hall = Assembly Hall
space-deep-desert = Deep Desert
space-deliver-supplies = Deliver Supplies
space-desert-tactics = Desert Tactics
space-dutiful-service = Dutiful Service
space-espionage = Espionage
space-fremkit = Fremkit
space-gather-support = Gather Support
space-hagga-basin = Hagga Basin
space-heighliner = Heighliner
space-high-council = High Council
space-imperial-basin = Imperial Basin
space-imperial-privilege = Imperial Privilege
space-research-station = Research Station
space-sardaukar = Sardaukar
space-secrets = Secrets
space-shipping = Shipping
space-sietch-tabr = Sietch Tabr
space-spice-refinery = Spice Refinery
space-swordmaster = Swordmaster

## Observation posts

post-bene-gesserit = Bene Gesserit post
post-choam = CHOAM post
post-city-left = City left
post-city-middle = City middle
post-city-right = City right
post-deep-desert = Deep Desert post
post-emperor = Emperor post
post-fremen = Fremen post
post-hagga-basin = Hagga Basin post
post-imperial-basin = Imperial Basin post
post-landsraad-left = Landsraad left
post-landsraad-right = Landsraad right
post-spacing-guild = Spacing Guild post

## Starting and Reserve cards

reserve-prepare-the-way = Prepare the Way
reserve-spice-must-flow = The Spice Must Flow
start-convincing-argument = Convincing Argument
start-dagger = Dagger
start-diplomacy = Diplomacy
start-dune-desert-planet = Dune, the Desert Planet
start-reconnaissance = Reconnaissance
start-seek-allies = Seek Allies
start-signet-ring = Signet Ring

### Box uprising

## Imperium deck

imp-bene-gesserit-operative = Bene Gesserit Operative
imp-branching-path = Branching Path
imp-calculus-of-power = Calculus of Power
imp-captured-mentat = Captured Mentat
imp-cargo-runner = Cargo Runner
imp-chani-clever-tactician = Chani, Clever Tactician
imp-corrinth-city = Corrinth City
imp-covert-operation = Covert Operation
imp-dangerous-rhetoric = Dangerous Rhetoric
imp-delivery-agreement = Delivery Agreement
imp-desert-power = Desert Power
imp-desert-survival = Desert Survival
imp-double-agent = Double Agent
imp-ecological-testing-station = Ecological Testing Station
imp-fedaykin-stilltent = Fedaykin Stilltent
imp-guild-envoy = Guild Envoy
imp-guild-spy = Guild Spy
imp-hidden-missive = Hidden Missive
imp-imperial-spymaster = Imperial Spymaster
imp-in-high-places = In High Places
imp-interstellar-trade = Interstellar Trade
imp-junction-headquarters = Junction Headquarters
imp-leadership = Leadership
imp-long-live-the-fighters = Long Live the Fighters
imp-maker-keeper = Maker Keeper
imp-maula-pistol = Maula Pistol
imp-northern-watermaster = Northern Watermaster
imp-overthrow = Overthrow
imp-paracompass = Paracompass
imp-price-is-no-object = Price is No Object
imp-priority-contracts = Priority Contracts
imp-public-spectacle = Public Spectacle
imp-rebel-supplier = Rebel Supplier
imp-reliable-informant = Reliable Informant
imp-sardaukar-coordination = Sardaukar Coordination
imp-sardaukar-soldier = Sardaukar Soldier
imp-shishakli = Shishakli
imp-smugglers-harvester = Smuggler’s Harvester
imp-smugglers-haven = Smuggler’s Haven
imp-southern-elders = Southern Elders
imp-space-time-folding = Space-time Folding
imp-spacing-guilds-favor = Spacing Guild’s Favor
imp-spy-network = Spy Network
imp-steersman = Steersman
imp-stilgar-the-devoted = Stilgar, the Devoted
imp-strike-fleet = Strike Fleet
imp-subversive-advisor = Subversive Advisor
imp-treacherous-maneuver = Treacherous Maneuver
imp-tread-in-darkness = Tread in Darkness
imp-truthtrance = Truthtrance
imp-undercover-asset = Undercover Asset
imp-unswerving-loyalty = Unswerving Loyalty
imp-weirding-woman = Weirding Woman
imp-wheels-within-wheels = Wheels Within Wheels

## Intrigue deck

int-backed-by-choam = Backed by CHOAM
int-buy-access = Buy Access
int-call-to-arms = Call to Arms
int-change-allegiances = Change Allegiances
int-choam-profits = CHOAM Profits
int-contingency-plan = Contingency Plan
int-councilors-ambition = Councilor’s Ambition
int-crysknife = Crysknife
int-cunning = Cunning
int-depart-for-arrakis = Depart for Arrakis
int-desert-mouse = Desert Mouse
int-detonation = Detonation
int-devour = Devour
int-distraction = Distraction
int-find-weakness = Find Weakness
int-go-to-ground = Go to Ground
int-imperium-politics = Imperium Politics
int-impress = Impress
int-inspire-awe = Inspire Awe
int-intelligence-report = Intelligence Report
int-leverage = Leverage
int-manipulate = Manipulate
int-market-opportunity = Market Opportunity
int-mercenaries = Mercenaries
int-opportunism = Opportunism
int-ornithopter = Ornithopter
int-questionable-methods = Questionable Methods
int-reach-agreement = Reach Agreement
int-secure-spice-trade = Secure Spice Trade
int-shaddams-favor = Shaddam’s Favor
int-shadow-alliance = Shadow Alliance
int-sietch-ritual = Sietch Ritual
int-special-mission = Special Mission
int-spice-is-power = Spice is Power
int-spring-the-trap = Spring the Trap
int-strategic-stockpiling = Strategic Stockpiling
int-tactical-option = Tactical Option
int-unexpected-allies = Unexpected Allies
int-weirding-combat = Weirding Combat

## Conflict cards

con-battle-for-arrakeen = Battle for Arrakeen
con-battle-for-imperial-basin = Battle for Imperial Basin
con-battle-for-spice-refinery = Battle for Spice Refinery
con-choam-security = CHOAM Security
con-propaganda = Propaganda
con-protect-the-sietches = Protect the Sietches
con-secure-imperial-basin = Secure Imperial Basin
con-seize-spice-refinery = Seize Spice Refinery
con-shadow-contest = Shadow Contest
con-siege-of-arrakeen = Siege of Arrakeen
con-skirmish-crysknife = Skirmish (crysknife)
con-skirmish-desert-mouse = Skirmish (desert mouse)
con-skirmish-ornithopter = Skirmish (ornithopter)
con-spice-freighters = Spice Freighters
con-test-of-loyalty = Test of Loyalty
con-trade-dispute = Trade Dispute

## Contracts

contract-acquire = Acquire (The Spice Must Flow)
contract-arrakeen-1 = Arrakeen I
contract-arrakeen-2 = Arrakeen II
contract-deliver-supplies = Deliver Supplies
contract-espionage-1 = Espionage I
contract-harvest-3 = Harvest 3+
contract-harvest-4 = Harvest 4+
contract-heighliner-1 = Heighliner I
contract-heighliner-2 = Heighliner II
contract-high-council-1 = High Council I
contract-high-council-2 = High Council II
contract-immediate = Immediate
contract-research-station-1 = Research Station I
contract-research-station-2 = Research Station II
contract-sardaukar-1 = Sardaukar I
contract-sardaukar-2 = Sardaukar II
contract-spice-refinery-1 = Spice Refinery I
contract-spice-refinery-2 = Spice Refinery II

## Objectives

objective-crysknife = Crysknife
objective-crysknife-4 = Crysknife 4/6P
objective-desert-mouse = Desert Mouse (first player)
objective-desert-mouse-4 = Desert Mouse 4/6P
objective-ornithopter = Ornithopter

## Rivals

hagal-accept-contract-shipping = Accept Contract / Shipping
hagal-accept-contract-shipping-b = Accept Contract / Shipping
hagal-deliver-supplies-heighliner = Deliver Supplies / Heighliner
hagal-gather-support-a = Gather Support (a)
hagal-gather-support-b = Gather Support (b)
hagal-hagga-imperial-basin = Hagga Basin / Imperial Basin
hagal-place-spy-city = Place Spy (City)
hagal-place-spy-landsraad = Place Spy (Landsraad)
hagal-place-spy-spice-trade = Place Spy (Spice Trade)

### Box

hagal-reshuffle = Reshuffle
rival-amber-metulli = Lady Amber Metulli
rival-baron = Baron Vladimir Harkonnen
rival-feyd-rautha = Feyd-Rautha Harkonnen
rival-gurney-halleck = Gurney Halleck
rival-lady-jessica = Lady Jessica
rival-margot-fenring = Lady Margot Fenring
rival-muaddib = Muad’Dib
rival-princess-irulan = Princess Irulan
rival-rabban = Glossu “The Beast” Rabban
rival-staban-tuek = Staban Tuek

### Box uprising

## Abilities that are rules of their own

leader-note-shaddam = the two Sardaukar contracts are reserved for him and may be taken in place of a face-up contract
leader-note-staban = plays without Diplomacy; gains 1 spice when another player’s agent arrives on a maker space he spies on

### Box

## Effects

fx-nothing = nothing
fx-solari = { $n } Solari
fx-spice = { $n } spice
fx-water = { $n } water
fx-persuasion = { $n } persuasion
fx-swords = { $n ->
    [one] 1 sword
   *[other] { $n } swords
}
fx-troops = recruit { $n ->
    [one] 1 troop
   *[other] { $n } troops
}
fx-draw = draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
fx-intrigue = draw { $n ->
    [one] 1 Intrigue card
   *[other] { $n } Intrigue cards
}
fx-vp = { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
}
fx-influence = { $n } influence with { $faction }
fx-any-influence = { $n } influence with any faction
fx-two-influence = 1 influence with each of two factions
fx-visited-influence = 1 more influence with the visited faction
fx-spied-influence = 1 influence with each faction you spy on
fx-spy = place a spy
fx-spy-at = place a spy at a space of { $icons }
fx-spy-shared = place a spy, on a shared post if you like
fx-spy-visited = place a spy at the visited space, on a shared post if you like
fx-contract = take a contract, or 2 Solari
fx-hooks = maker hooks
fx-worms = summon { $n ->
    [one] 1 sandworm
   *[other] { $n } sandworms
}
fx-shield-wall = you may remove the Shield Wall
fx-recall-agent = recall another agent
fx-trash = you may trash a card
fx-trash-this = trash this card
fx-return-this = take this card back into your hand
fx-discard = discard { $n ->
    [one] 1 card
   *[other] { $n } cards
}
fx-opponents-discard = each opponent discards a card
fx-steal = each opponent with 4 or more Intrigue cards gives you one at random
fx-signet = your leader’s Signet Ring ability
fx-council-seat = a seat in the High Council
fx-swordmaster = your Swordmaster
fx-bonus-spice = the bonus spice here
fx-deploy-recruits = troops recruited this turn may be deployed
fx-deploy = deploy up to { $n ->
    [one] { $n } troop
   *[other] { $n } troops
 } from your garrison
fx-deploy-any = deploy any number of troops from your garrison
fx-deploy-or-retreat = you may deploy or retreat 1 troop
fx-retreat = you may retreat { $n ->
    [one] 1 troop
   *[other] up to { $n } troops
}
fx-retreat-any = retreat any number of troops
fx-no-deployment = no deployment this turn
fx-acquire = acquire a card that costs { $n } or less
fx-acquire-to-hand = acquire a card that costs { $n } or less straight to hand
fx-acquire-exactly = acquire a card that costs { $n } straight to hand
fx-buy-with-solari = you may acquire a card into your hand, paying Solari as persuasion
fx-set-aside = set a card of the Imperium Row aside; on your Reveal turn it costs you 1 less
fx-each-acquired = on your Reveal turn this round, for each card you acquire: { $effect }
fx-look-at-three = look at your top three cards: draw one, discard one, trash one
fx-training = advance on the training track
fx-memory = put a troop from your supply with the Bene Gesserit as a memory
fx-recollect = you may return all memories, draw as many cards, and turn your leader board over
fx-repeat-space = this space’s effects again
fx-alliance-influence = { $n } influence with one faction, if possible where that wins the Alliance
fx-most-influence = 1 influence where it has most
fx-numbered-influence = 1 influence with faction number { $n } of its list
fx-maker-yield = sandworms if it can, otherwise the space’s spice
fx-pay = { $costs } → { $effects }
fx-toll = pay { $costs } → { $effects }
fx-if = if { $when }: { $then }
fx-either = if { $when }: { $yes }; otherwise: { $no }
fx-or = { $first } or { $second }
fx-all = { $all }
fx-may = you may { $effect }
fx-per = { $effect } for each { $count }

cost-influence = lose 1 influence
cost-trash-intrigue = trash an Intrigue card
cost-trash = trash a card
cost-trash-from-hand = trash a card from your hand
cost-trash-from-hand-of = trash a card of { $faction } from your hand
cost-trash-in-play = trash another card of { $faction } you have in play
cost-recall-spies = recall { $n ->
    [one] a spy
   *[other] { $n } spies
}
cost-retreat = retreat { $n ->
    [one] { $n } troop
   *[other] { $n } troops
 }
cost-retreat-range = retreat { $least }–{ $most ->
    [one] { $most } troop
   *[other] { $most } troops
 }
cost-flip = turn a Conflict card with { $icon } face down

if-influence = you have { $n } influence with { $faction }
if-alliance = you hold the Alliance with { $faction }
if-any-alliance = you hold at least one Alliance
if-bond = you have another card of { $faction } in play
if-spies = you have at least { $n ->
    [one] { $n } spy
   *[other] { $n } spies
 } on the board
if-recalled-spy = you recalled a spy this turn
if-spying-on-maker = you spy on a maker space
if-placed-spy-at = the spy was placed at a space of { $icons }
if-contracts = you have completed at least { $n ->
    [one] { $n } contract
   *[other] { $n } contracts
 }
if-units = you have at least { $n ->
    [one] { $n } unit
   *[other] { $n } units
 } in the Conflict
if-worm = you have a sandworm in the Conflict
if-strength = your strength is { $n } or more ({ $six } with six players)
if-deployed = you deployed at least { $n ->
    [one] { $n } unit
   *[other] { $n } units
 } this turn
if-hooks = you have maker hooks
if-at-maker = your agent went to a maker space
if-at-faction = your agent went to a faction space
if-council = you have a seat in the High Council
if-no-council = you have no seat in the High Council
if-council-and-swordmaster = you have a seat in the High Council and your Swordmaster
if-gained-spice = you gained spice this turn
if-discarded = the discarded card is of { $faction }
if-trashed-cost = the trashed card costs { $n } or more
if-bought-spice-must-flow = you acquired The Spice Must Flow this turn
if-owns-spice-must-flow = you own { $n ->
    [one] { $n } copy
   *[other] { $n } copies
 } of The Spice Must Flow
if-deck-holds = your deck holds { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
if-shadow-alliance = you have 4 influence on a track whose Alliance an opponent holds

count-worms = sandworm you have in the Conflict
count-contracts = contract you completed
count-sword-cards = other revealed card that provides a sword
count-revealed = card of { $faction } you revealed
count-in-play = card of { $faction } you have in play

## Questions

ask-defend = Defend your location with a troop from your supply?
ask-turn = Send an agent with a card, or reveal your hand?
ask-infiltrate = Which spy do you recall to infiltrate { $space }?
ask-extra = { $space }: pay { $price } for { $gain }?
ask-gather = Recall a spy at { $space } to draw a card?
ask-turn-done = Your turn is done.
ask-agent-turn = Which effect comes next?
ask-reveal-turn = Apply effects and acquire cards: { $n } persuasion left.
ask-combat = Play a combat card or pass.
ask-endgame = Play an endgame card or pass.
ask-lines = Which of these do you use?
ask-choose = Choose one.
ask-choose-of = { $card }: choose one.
ask-gain-influence = Gain { $n } influence with which faction?
ask-lose-influence = Lose influence with which faction?
ask-give-alliance = Who gets the Alliance with { $faction }?
ask-discard = Discard which card?
ask-trash = Trash which card?
ask-trash-intrigue = Trash which Intrigue card?
ask-place-spy = Where do you place your spy?
ask-recall-to-place = You have no spy in your supply: recall one first?
ask-recall-spy = Recall which spy?
ask-recall-agent = Recall which agent?
ask-contract = Take which contract?
ask-retreat = Retreat how many troops?
ask-deploy = Deploy how many troops?
ask-deploy-or-retreat = Deploy or retreat a troop?
ask-shield-wall = Remove the Shield Wall?
ask-acquire = Acquire which card?
ask-buy-with-solari = Acquire which card for Solari?
ask-set-aside = Set which card aside?
ask-look-draw = Draw which of these cards?
ask-look-discard = Discard which of these cards? The other is trashed.
ask-train = Which step of the training track?

## Choices

do-send = { $card }: send an agent to { $space }
do-reveal = Reveal your hand
do-play = Play { $card }
do-pay-extra = Pay
do-infiltrate = Infiltrate with the spy at { $post }
do-gather = Gather intelligence with the spy at { $post }
do-resolve = { $effect }
do-resolve-idle = { $effect }: nothing, the Shield Wall protects the Conflict
do-rest = Take all
do-end-turn = End your turn
do-deploy = Deploy { $n ->
    [one] 1 troop
   *[other] { $n } troops
}
do-retreat = Retreat { $n ->
    [one] 1 troop
   *[other] { $n } troops
}
do-faction = { $faction }
do-discard = Discard { $card }
do-trash = Trash { $card } ({ $zone })
do-trash-intrigue = Trash { $card }
do-place-spy = Place a spy: { $post }
do-recall-spy = Recall the spy: { $post }
do-recall-agent = Recall the agent from { $space }
do-take = Take the contract { $contract }
do-remove-wall = Remove the Shield Wall
do-acquire = Acquire { $card } ({ $n })
do-acquire-aside = Acquire the card set aside for one less
do-set-aside = Set { $card } aside
do-pick = { $card }
do-train = { $effects }
do-defend = Deploy a troop from your supply
do-give-alliance = Give it to { $who }
do-pair-wild = Pair the wild icon with { $icon }
do-decline = No
do-pass = Pass

zone-hand = hand
zone-discard = discard pile
zone-played = in play
zone-revealed = revealed

## Events

nothing = none
ev-leads = Player { $n } is { $leader }.
ev-objective = { $who } gets the Objective { $objective }.
ev-round = Round { $n }: { $conflict }.
ev-defended = { $who } defends the location with a troop.
ev-drew = { $who } draws a card.
ev-drew-card = { $who } draws { $card }.
ev-shuffled = { $who } shuffles the discard pile into a new deck.
ev-drew-intrigue = { $who } draws an Intrigue card.
ev-sent = { $who } plays { $card } and sends an agent to { $space }.
ev-spy-recalled = { $who } recalls the spy at { $post }.
ev-spy-placed = { $who } places a spy at { $post }.
ev-gained = { $who }: + { $what }.
ev-lost = { $who }: − { $what }.
ev-influence = { $who } now has { $n } influence with { $faction }.
ev-alliance = { $who } takes the Alliance with { $faction }.
ev-alliance-returned = The Alliance with { $faction } returns to its track.
ev-recruited = { $who } recruits { $n ->
    [one] a troop.
   *[other] { $n } troops.
}
ev-deployed = { $who } deploys { $n ->
    [one] a troop.
   *[other] { $n } troops.
}
ev-retreated = { $who } retreats { $n ->
    [one] a troop.
   *[other] { $n } troops.
}
ev-summoned = { $who } summons { $n ->
    [one] a sandworm.
   *[other] { $n } sandworms.
}
ev-hooks = { $who } takes maker hooks.
ev-wall-removed = { $who } removes the Shield Wall.
ev-agent-recalled = { $who } recalls the agent from { $space }.
ev-seated = { $who } takes a seat in the High Council.
ev-swordmaster = { $who } gains the Swordmaster.
ev-took-contract = { $who } takes the contract { $contract }.
ev-completed = { $who } completes the contract { $contract }.
ev-offered = The contract { $contract } is on offer.
ev-acquired = { $who } acquires { $card }.
ev-acquired-to-hand = { $who } acquires { $card } straight to hand.
ev-dealt = { $card } comes into the Imperium Row.
ev-set-aside = { $who } sets { $card } aside.
ev-removed = { $card } leaves the game.
ev-trashed = { $who } trashes { $card }.
ev-discarded = { $who } discards { $card }.
ev-returned = { $who } takes { $card } back.
ev-looked-at = { $who } looks at the top of the deck.
ev-looked-at-cards = { $who } looks at { $cards }.
ev-played = { $who } plays { $card }.
ev-trashed-intrigue = { $who } trashes an Intrigue card.
ev-stolen = { $who } takes an Intrigue card from { $from }.
ev-stolen-card = { $who } takes { $card } from { $from }.
ev-revealed = { $who } reveals { $cards }.
ev-trained = { $who } reaches step { $n } of the training track.
ev-memory = { $who } lays down a memory.
ev-flipped = { $who } turns the leader board over.
ev-turn-ended = { $who } is done.
ev-passed = { $who } passes.
ev-reward = { $who } takes reward { $n }.
ev-reward-doubled = { $who } takes reward { $n } twice.
ev-control = { $who } controls { $space }.
ev-won = { $who } wins { $conflict }.
ev-unclaimed = Nobody wins { $conflict }.
ev-paired = { $who } pairs { $icon }.
ev-bonus = { $space } holds { $n } bonus spice.
ev-first-player = { $who } is first player.
ev-hagal = House Hagal: { $card }.
ev-rival-sent = { $who } sends an agent to { $space }.
ev-schemed = { $who } schemes.
ev-spent-intrigue = { $who } spends { $card }.
ev-opposes = { $rival } is a Rival.
ev-row-dice = The dice show { $one } and { $two }.
ev-end-triggered = The game ends now.

## The table

section-table = Table
section-board = Board
section-player = Player { $n }: { $leader }
section-pool = Effects to come
line-round = Round { $n }, first player { $who }
line-conflict = Conflict { $level }: { $conflict } ({ $icon }) — 1st { $first }; 2nd { $second }; 3rd { $third }
line-wall-stands = The Shield Wall stands
line-wall-gone = The Shield Wall is gone
line-card-cost = { $card } ({ $n })
line-row = Row: { $cards }
line-reserve = Reserve: Prepare the Way × { $prepare }, The Spice Must Flow × { $spice }
line-offer = Contracts: { $contracts }; { $n } more
line-intrigue-deck = Intrigue deck: { $n }
line-agents = { $space }: { $who }
line-bonus = { $space }: { $n } bonus spice
line-control = { $space } is controlled by { $who }
line-alliance = Alliance with { $faction }: { $who }
line-stands = { $who }: { $goods }
line-costs = { $costs }
line-goods = { $vp } VP, { $solari } Solari, { $spice } spice, { $water } water
line-influence = { $faction } { $n }
line-influences = Influence: { $all }
line-units = Garrison { $garrison }, supply { $supply }, in the Conflict { $deployed ->
    [one] { $deployed } troop
   *[other] { $deployed } troops
 } and { $worms ->
    [one] { $worms } sandworm
   *[other] { $worms } sandworms
 }, strength { $strength }, agents { $agents }
line-has = Has { $all }
has-swordmaster = Swordmaster
has-council-seat = a seat in the High Council
has-hooks = maker hooks
line-spies = Spies: { $posts }
line-contracts = Contracts: { $contracts }; completed { $n }
line-icons = Battle icons: { $icons }
line-hand = Hand: { $cards }
line-hand-hidden = Hand: { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
line-hand-known = Hand: { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }, among them { $cards }
line-intrigue = Intrigue: { $cards }
line-intrigue-hidden = Intrigue: { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
line-in-play = In play: { $cards }
line-piles = Deck { $deck }; discard pile: { $discard }
line-pool-card = { $card }: { $effect }

## Ends

ending-points = Ten victory points were reached
ending-last-conflict = The last Conflict was fought
ending-rival = A Rival wins.
ended = { $how }: { $who } wins with { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
 }.

## Refusals

refuse-over = The game is over.
refuse-not-asked = It isn’t your decision right now.
refuse-not-now = This cannot be done now.
refuse-mandatory-left = Some effects of your turn must still be carried out.
refuse-effect-impossible = This effect cannot be carried out now.
refuse-acquire-on-reveal-turn = Cards are acquired on your Reveal turn.
refuse-too-little-persuasion = You have too little persuasion for this card.
refuse-card-not-for-sale = This card cannot be acquired now.
refuse-post-taken = There is a spy on this post already.
refuse-recalled-spy = The spy was recalled to be placed, so you must place it.
refuse-post-not-connected = This post is not connected to such a space.
refuse-no-spy-there = You have no spy at this space to recall.
refuse-contract-not-offered = This contract is not on offer.
refuse-no-influence-to-lose = You have no influence there to lose.
refuse-card-not-in-hand = This card is not in your hand.
refuse-card-without-icons = This card has no agent icon; it can only be revealed.
refuse-space-not-spied-on = None of your spies looks at this space.
refuse-icon = The card has no agent icon for this space.
refuse-occupied = There is an agent on this space and you have no spy to infiltrate it.
refuse-influence = You need two influence with the faction this space asks for.
refuse-swordmaster-twice = You have your Swordmaster already.
refuse-no-swordmaster = At this difficulty you cannot gain the Swordmaster.
refuse-cost = You cannot pay the cost of this space.
refuse-cost-solari = { $space } costs { $n } Solari; you have { $have }.
refuse-cost-spice = { $space } costs { $n } spice; you have { $have }.
refuse-cost-water = { $space } costs { $n } water; you have { $have }.
refuse-cost-persuasion = { $space } costs { $n } persuasion; you have { $have }.
refuse-influence-of = { $space } needs { $n } influence ({ $faction }); you have { $have }.
refuse-intrigue-not-held = You do not hold this Intrigue card.
refuse-intrigue-unpaid = The condition of this card is not met or its cost cannot be paid.
refuse-intrigue-cost = { $card }: you cannot pay the price ({ $cost }).
refuse-intrigue-condition = { $card } works only if { $when }.
refuse-intrigue-condition-have = { $card } works only if { $when }; you have { $have }.
refuse-intrigue-timing = This is not the time for this Intrigue card.
refuse-deployment-banned = You may not deploy this turn.
refuse-too-many-troops = You may deploy what you recruited this turn and two more.
refuse-no-combat-space = Your agent is not on a combat space.

## Six players

faction-fringe-worlds = Fringe Worlds
faction-great-houses = Great Houses

space-carthag = Carthag
space-controversial-technology = Controversial Technology
space-desert-mastery = Desert Mastery
space-economic-support = Economic Support
space-expedition = Expedition
space-habbanya-erg = Habbanya Erg
space-hardy-warriors = Hardy Warriors
space-military-support = Military Support
space-vast-wealth = Vast Wealth

post-carthag = Carthag post
post-fringe-worlds = Fringe Worlds post
post-great-houses = Great Houses post
post-habbanya-erg = Habbanya Erg post

### Box uprising

cmd-command-respect = Command Respect
cmd-corrino-might = Corrino Might
cmd-critical-shipments = Critical Shipments
cmd-demand-attention = Demand Attention
cmd-demand-results = Demand Results
cmd-desert-call = Desert Call
cmd-devastating-assault = Devastating Assault
cmd-imperial-ornithopter = Imperial Ornithopter
cmd-imperial-tent = Imperial Tent
cmd-limited-landsraad-access = Limited Landsraad Access
cmd-threaten-spice-production = Threaten Spice Production
cmd-usul = Usul

### Box

fx-reinforce = your team’s Allies recruit { $n ->
    [one] { $n } troop
   *[other] { $n } troops
 } between them, which may be deployed
fx-trade = you may trade with a member of your team
fx-enthrone = move a card of the Imperium Row that is not of the Fremen to the Throne Row
fx-share-contracts = each of your Allies takes one of the face-up contracts
fx-levy = { $n } spice, your Allies may contribute → { $effects }
fx-for-ally = the activated Ally gets { $effect }
fx-each-ally = each of your Allies: { $effect }
fx-own-influence = 1 influence on your personal board

if-swordmaster = you have gained your Swordmaster

ask-activate = Which Ally do you activate this turn?
ask-call-up = Your Commander’s turn: how many troops do you deploy?
ask-split = How { $n ->
    [one] is the troop
   *[other] are the { $n } troops
 } split between your team’s Allies?
ask-trade-with = Whom do you trade with?
ask-give = What do you give { $who }? One kind of goods.
ask-enthrone = Which card goes to the Throne Row?
ask-share-contracts = Which contract goes to { $who }? Your other Ally takes the other one.
ask-contribute = How much spice do you contribute? { $n } still needed.
ask-read-icon = { $faction }: on the board’s track or on your own?
ask-yield = You are tied with your team’s other Ally. Do you yield the better reward?

do-activate = Activate { $who }
do-activate-away = Activate { $who }, without an agent: this token has been sent
do-call-up = Let { $who } decide about deployment
do-own-board = On your personal board
do-split = { $n } for { $who }, the rest for { $other }
do-trade-with = Trade with { $who }
do-give = Give { $what }
do-give-intrigue = Give { $card }
do-enthrone = Move { $card } to the Throne Row
do-contribute = Contribute { $n } spice
do-yield = Yield
do-acquire-throne = Acquire { $card } from the Throne Row ({ $n })

ev-activated = { $who } activates { $ally }.
ev-enthroned = { $who } moves { $card } to the Throne Row.
ev-gave = { $who } gives { $to } { $what }.
ev-gave-card = { $who } gives { $to } { $card }.
ev-gave-intrigue = { $who } gives { $to } an Intrigue card.
ev-yielded = { $who } yields the better reward.

line-throne = Throne Row: { $cards }
line-own-board = Personal board: { $faction } { $n }

has-swordmaster-bonus = Swordmaster bonus token

refuse-personal-board = Only its Commander can send agents to a personal board.
refuse-other-side = This space is not on this side of the board.
refuse-throne-row = You cannot acquire this card from the Throne Row.
refuse-enthrone = This card cannot go to the Throne Row.
refuse-trade-outside-team = You can trade only with a member of your team.
refuse-one-kind-of-goods = You may give one kind of goods, and no more than you have.
refuse-ally-deploys = Your activated Ally decides about deployment.
refuse-no-ally-yet = Activate an Ally first.

ended-team = { $how }: the team of { $who } wins with { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
 }.

### Box uprising

## Contracts made for Rise of Ix

contract-ix-dreadnought = Dreadnought (Ix)
contract-ix-espionage-2 = Espionage II (Ix)
contract-ix-harvest-3 = Harvest 3+ (Ix)
contract-ix-harvest-4 = Harvest 4+ (Ix)
contract-ix-heighliner-3 = Heighliner III (Ix)
contract-ix-high-council-3 = High Council III (Ix)
contract-ix-interstellar-shipping = Interstellar Shipping (Ix)
contract-ix-secrets = Secrets (Ix)
contract-ix-smuggling = Smuggling (Ix)
contract-ix-tech-negotiation = Tech Negotiation (Ix)

### Box

fx-tech = you may acquire a tech tile (if there are any on the table)
ask-keep = Which of the two contracts do you keep?
do-keep = Keep { $contract }
ev-dealt-contracts = { $who } is dealt { $contracts }.
ev-dealt-contracts-hidden = { $who } is dealt two contracts.
ev-kept = { $who } keeps the contract { $contract }.
