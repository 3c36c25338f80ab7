# Rise of Ix in English: names as printed, sentences ours.

### Box

## Rise of Ix: leaders

leader-armand-ecaz = Archduke Armand Ecaz
leader-hundro-moritani = Viscount Hundro Moritani
leader-ilesa-ecaz = Ilesa Ecaz
leader-rhombur-vernius = Prince Rhombur Vernius
leader-tessia-vernius = Tessia Vernius
leader-yuna-moritani = “Princess” Yuna Moritani

### Box ix

leader-note-hundro-moritani = at the start of the game looks at the top two Intrigue cards, keeps one and puts the other back
leader-note-ilesa-ecaz = at the start of a round sets a card from her hand aside and takes it back at the start of her second turn; sending an agent with it on that turn gives 1 spice if it has exactly one agent icon, otherwise 1 Solari
leader-note-rhombur-vernius = each of his dreadnoughts in the Conflict is worth 4 strength
leader-note-tessia-vernius = a Snooper token lies on step 2 of each track; reaching one moves it to the topmost free space of her list and gives its reward: discard 1 card → 1 spice; the bonus of step 4 of that track; 1 influence on it; both
leader-note-yuna-moritani = starts without water; every time she gains Solari on her own turn she gains 1 more

### Box

## Rise of Ix: spaces and posts

space-dreadnought = Dreadnought
space-interstellar-shipping = Interstellar Shipping
space-smuggling = Smuggling
space-tech-negotiation = Tech Negotiation
post-ix-board = Ix board post
post-ix-overlay = CHOAM overlay post

### Box ix

## Rise of Ix: tech tiles

tech-artillery = Artillery
tech-chaumurky = Chaumurky
tech-detonation-devices = Detonation Devices
tech-disposal-facility = Disposal Facility
tech-flagship = Flagship
tech-holoprojectors = Holoprojectors
tech-holtzman-engine = Holtzman Engine
tech-invasion-ships = Invasion Ships
tech-memocorders = Memocorders
tech-minimic-film = Minimic Film
tech-restricted-ordnance = Restricted Ordnance
tech-shuttle-fleet = Shuttle Fleet
tech-sonic-snoopers = Sonic Snoopers
tech-spaceport = Spaceport
tech-spy-satellites = Spy Satellites
tech-training-drones = Training Drones
tech-troop-transports = Troop Transports
tech-windtraps = Windtraps
tech-note-chaumurky = you win ties at the end of the game
tech-note-detonation-devices = when you win a Conflict with a dreadnought in it, you may return a dreadnought to your supply for 1 victory point instead of taking control with it
tech-note-spaceport = cards you acquire may go onto your deck
tech-note-troop-transports = when you recruit troops from the shipping track, recruit 1 more, and any of them may be deployed

## Rise of Ix: starting card

ix-start-control-the-spice = Control the Spice

## Rise of Ix: Imperium deck

ix-imp-appropriate = Appropriate
ix-imp-bounty-hunter = Bounty Hunter
ix-imp-choam-delegate = CHOAM Delegate
ix-imp-court-intrigue = Court Intrigue
ix-imp-desert-ambush = Desert Ambush
ix-imp-embedded-agent = Embedded Agent
ix-imp-esmar-tuek = Esmar Tuek
ix-imp-freighter-fleet = Freighter Fleet
ix-imp-full-scale-assault = Full-Scale Assault
ix-imp-guild-accord = Guild Accord
ix-imp-guild-chief-administrator = Guild Chief Administrator
ix-imp-imperial-bashar = Imperial Bashar
ix-imp-imperial-shock-trooper = Imperial Shock Trooper
ix-imp-in-the-shadows = In the Shadows
ix-imp-ix-guild-compact = Ix-Guild Compact
ix-imp-ixian-engineer = Ixian Engineer
ix-imp-jamis = Jamis
ix-imp-landing-rights = Landing Rights
ix-imp-local-fence = Local Fence
ix-imp-negotiated-withdrawal = Negotiated Withdrawal
ix-imp-satellite-ban = Satellite Ban
ix-imp-sayyadina = Sayyadina
ix-imp-shai-hulud = Shai-Hulud
ix-imp-spice-trader = Spice Trader
ix-imp-treachery = Treachery
ix-imp-truthsayer = Truthsayer
ix-imp-water-peddler = Water Peddler
ix-imp-web-of-power = Web of Power
ix-imp-weirding-way = Weirding Way

## Rise of Ix: Intrigue deck

ix-int-advanced-weaponry = Advanced Weaponry
ix-int-blackmail = Blackmail
ix-int-cannon-turrets = Cannon Turrets
ix-int-cull = Cull
ix-int-diversion = Diversion
ix-int-expedite = Expedite
ix-int-finesse = Finesse
ix-int-glimpse-the-path = Glimpse the Path
ix-int-grand-conspiracy = Grand Conspiracy
ix-int-ixian-probe = Ixian Probe
ix-int-machine-culture = Machine Culture
ix-int-quid-pro-quo = Quid Pro Quo
ix-int-second-wave = Second Wave
ix-int-secret-forces = Secret Forces
ix-int-strategic-push = Strategic Push
ix-int-strongarm = Strongarm
ix-int-war-chest = War Chest

### Box

## Rise of Ix: Conflict cards

ix-con-economic-supremacy = Economic Supremacy

### Box ix

ix-con-skirmish-e = Skirmish (e)
ix-con-skirmish-f = Skirmish (f)
ix-con-trade-monopoly = Trade Monopoly

## Rise of Ix: House Hagal

ix-hagal-dreadnought-duo = Dreadnought (two players)
ix-hagal-dreadnought-solo = Dreadnought (solo)
ix-hagal-foldspace-interstellar-shipping = Foldspace / Interstellar Shipping
ix-hagal-smuggling-interstellar-shipping = Smuggling / Interstellar Shipping

### Box

## Rise of Ix: effects

fx-freighter = you may advance or recall your freighter
fx-dividends = dividends: 5 Solari for you, 1 Solari for each opponent
fx-tech-less = you may acquire a tech tile for { $n } spice less
fx-tech-for-solari = you may acquire a tech tile, paying Solari in place of spice if you like
fx-negotiator = you may put 1 troop from your supply on the Ix board as a negotiator
fx-dreadnought = you may commission a dreadnought
fx-repel-per-deployed = for each troop you deploy this turn you may force 1 enemy unit to retreat
fx-another-turn = you may take another turn right after this one
fx-trash-in-play = you may trash a card you have in play
fx-opponents-retreat-dreadnought = each opponent retreats 1 dreadnought
fx-agent-influence = 1 influence with each faction where you have an agent
fx-sent-influence = 1 influence with the faction where you sent an agent this turn
fx-deploy-units = deploy up to { $n ->
    [one] 1 unit
   *[other] { $n } units
} from your garrison
fx-on-win = if you win this Conflict: { $effect }
fx-exchange-intrigue = put any number of your Intrigue cards on the bottom of their deck and draw as many
fx-keep-intrigue = look at the top two Intrigue cards, keep one and put the other back
fx-track-bonus = the bonus of step 4 of this track
fx-track-influence = 1 influence on this track
fx-snooper-influence = 1 influence with a faction whose track still has your Snooper token
cost-bury-intrigue = put an Intrigue card on the bottom of its deck
cost-retreat-units = retreat { $n ->
    [one] 1 unit
   *[other] { $n } units
}
cost-lose-troops = lose { $n ->
    [one] 1 troop
   *[other] { $n } troops
}
if-enemy-there = an enemy agent stood where you sent yours
if-agents-at = you have { $n ->
    [one] an agent
   *[other] { $n } agents
} at spaces of { $icons }
if-tech-tiles = you own at least { $n } tech tiles
if-dreadnoughts = you have commissioned at least { $n } dreadnoughts
if-at-least = at least { $n } of these hold: { $conditions }
if-has-solari = you have at least { $n } Solari
if-persuasion-gained = you gained at least { $n } persuasion this turn
count-dreadnoughts = dreadnought you have in the Conflict
count-all-sword-cards = revealed card that provides a sword
count-low-tracks = faction where you have at most 1 influence

## Rise of Ix: questions, choices, events

ask-freighter = Advance your freighter, or recall it?
ask-tech = Acquire which tech tile?
ask-tech-less = Acquire which tech tile for { $n } spice less?
ask-pay-in = Pay for { $tile } in what?
ask-negotiators = { $tile } costs { $n }. Return how many negotiators?
ask-negotiate = Put a troop from your supply on the Ix board?
ask-deploy-units = Deploy which unit?
ask-retreat-units = Retreat which unit?
ask-repel = Force which enemy unit to retreat?
ask-occupy = Where does your dreadnought take control?
ask-bury = Put which Intrigue card under the deck?
ask-exchange-intrigue = Put which Intrigue card under the deck, to draw another?
ask-put-aside = Set which card aside for your second turn?
ask-another-turn = Take another turn?
do-advance = Advance the freighter
do-recall-freighter = Recall the freighter
do-acquire-tech = Acquire { $tile } ({ $n })
do-pay-spice = Pay in spice
do-pay-solari = Pay in Solari
do-return-negotiators = { $n ->
    [0] Return no negotiator
    [one] Return 1 negotiator
   *[other] Return { $n } negotiators
}
do-negotiate = Put a troop on the Ix board
do-use-tech = Use { $tile }
do-deploy-dreadnought = Deploy a dreadnought
do-retreat-dreadnought = Retreat a dreadnought
do-repel = { $who }: a troop
do-repel-dreadnought = { $who }: a dreadnought
do-occupy = Take control of { $space }
do-detonate = Return the dreadnought to the supply for 1 victory point
do-bury = Put { $card } under the deck
do-put-aside = Set { $card } aside
do-another-turn = Take another turn
refuse-epic-alone = Epic mode is not for a game alone: the book gives Rivals no rule for it.
refuse-uprising-cards = No book tells how cards of Uprising are played on the board of Dune: Imperium; its own are there anyway.
refuse-choam-at-home = The CHOAM module belongs to Uprising.
refuse-tech-cost = You cannot pay for this tech tile.
refuse-tech-cost-spice = { $space } costs { $n } spice; you have { $have } and { $negotiators ->
    [one] { $negotiators } negotiator
   *[other] { $negotiators } negotiators
}.
refuse-tech-cost-solari = { $space } costs { $n } Solari; you have { $have } and { $negotiators ->
    [one] { $negotiators } negotiator
   *[other] { $negotiators } negotiators
}.
refuse-tech-not-face-up = This tech tile does not lie face up.
refuse-tech-not-owned = You do not own this tech tile.
refuse-tech-flipped = This tech tile was used this round.
ev-freighter = { $who } advances the freighter to space { $n }.
ev-freighter-recalled = { $who } recalls the freighter.
ev-tech = { $who } acquires the tech tile { $tile }.
ev-tech-revealed = The tech tile { $tile } is turned up.
ev-tech-scrapped = The tech tile { $tile } leaves the game.
ev-tech-used = { $who } uses { $tile }.
ev-negotiator = { $who } puts a negotiator on the Ix board.
ev-commissioned = { $who } commissions a dreadnought.
ev-deployed-dreadnought = { $who } deploys a dreadnought.
ev-retreated-dreadnought = { $who } retreats a dreadnought.
ev-occupied = A dreadnought of { $who } takes control of { $space }.
ev-flag-left = The dreadnought of { $who } leaves { $space }.
ev-detonated = { $who } returns a dreadnought to the supply.
ev-buried = { $who } puts an Intrigue card under the deck.
ev-buried-card = { $who } puts { $card } under the deck.
ev-put-aside = { $who } sets a card aside.
ev-put-aside-card = { $who } sets { $card } aside.
ev-snooper = { $who } reaches a Snooper token: { $faction }.
line-tech-stacks = Tech tiles face up: { $tiles }
line-flag = { $space } is under a dreadnought of { $who }
line-ix = Freighter on space { $freighter }, negotiators { $negotiators }; dreadnoughts: supply { $supply }, garrison { $garrison }, in the Conflict { $deployed }
line-tech = Tech tiles: { $tiles }
line-tech-flipped = Used this round: { $tiles }
line-snoopers = Snooper tokens: { $tracks }
line-ahead = Set aside: { $card }
line-ahead-hidden = A card is set aside
line-reserve-foldspace = Reserve: { reserve-prepare-the-way } × { $prepare }, { base-reserve-foldspace } × { $foldspace }, { reserve-spice-must-flow } × { $spice }
