# Dune: Imperium in English: names as printed, sentences ours.

### Box

## Base game: leaders

leader-ariana-thorvald = Countess Ariana Thorvald
leader-baron = Baron Vladimir Harkonnen
leader-helena-richese = Helena Richese
leader-ilban-richese = Count Ilban Richese
leader-leto-atreides = Duke Leto Atreides
leader-memnon-thorvald = Earl Memnon Thorvald
leader-paul-atreides = Paul Atreides
leader-rabban = Glossu “The Beast” Rabban

### Box base

leader-note-ariana-thorvald = a visit to a maker space gives her 1 spice less, and she draws 1 card
leader-note-baron = secretly keeps 2 of the 4 faction tokens; once per game, when he deploys 4 or more troops in one turn, he reveals them and gains 1 influence with each of the two
leader-note-helena-richese = enemy agents do not block her agents at Landsraad and City spaces
leader-note-ilban-richese = draws 1 card whenever he pays Solari as the printed cost of a space
leader-note-leto-atreides = Landsraad spaces cost him 1 Solari less
leader-note-memnon-thorvald = gains 1 influence with any faction when he takes a seat in the High Council
leader-note-paul-atreides = may look at the top card of his deck at any time
leader-note-rabban = starts with 1 more spice and 1 more Solari

### Box

## Base game: spaces

space-conspire = Conspire
space-foldspace = Foldspace
space-hall-of-oratory = Hall of Oratory
space-mentat = Mentat
space-rally-troops = Rally Troops
space-secure-contract = Secure Contract
space-selective-breeding = Selective Breeding
space-sell-melange = Sell Melange
space-stillsuits = Stillsuits
space-the-great-flat = The Great Flat
space-wealth = Wealth

## Base game: Reserve cards

base-reserve-arrakis-liaison = Arrakis Liaison
base-reserve-foldspace = Foldspace
base-reserve-spice-must-flow = The Spice Must Flow

### Box base

## Base game: Imperium deck

base-imp-arrakis-recruiter = Arrakis Recruiter
base-imp-assassination-mission = Assassination Mission
base-imp-bene-gesserit-initiate = Bene Gesserit Initiate
base-imp-bene-gesserit-sister = Bene Gesserit Sister
base-imp-carryall = Carryall
base-imp-chani = Chani
base-imp-choam-directorship = CHOAM Directorship
base-imp-crysknife = Crysknife
base-imp-dr-yueh = Dr. Yueh
base-imp-duncan-idaho = Duncan Idaho
base-imp-fedaykin-death-commando = Fedaykin Death Commando
base-imp-firm-grip = Firm Grip
base-imp-fremen-camp = Fremen Camp
base-imp-gene-manipulation = Gene Manipulation
base-imp-guild-administrator = Guild Administrator
base-imp-guild-ambassador = Guild Ambassador
base-imp-guild-bankers = Guild Bankers
base-imp-gun-thopter = Gun Thopter
base-imp-gurney-halleck = Gurney Halleck
base-imp-imperial-spy = Imperial Spy
base-imp-kwisatz-haderach = Kwisatz Haderach
base-imp-lady-jessica = Lady Jessica
base-imp-liet-kynes = Liet Kynes
base-imp-missionaria-protectiva = Missionaria Protectiva
base-imp-opulence = Opulence
base-imp-other-memory = Other Memory
base-imp-piter-de-vries = Piter De Vries
base-imp-power-play = Power Play
base-imp-reverend-mother-mohiam = Reverend Mother Mohiam
base-imp-sardaukar-infantry = Sardaukar Infantry
base-imp-sardaukar-legion = Sardaukar Legion
base-imp-scout = Scout
base-imp-shifting-allegiances = Shifting Allegiances
base-imp-sietch-reverend-mother = Sietch Reverend Mother
base-imp-smugglers-thopter = Smuggler’s Thopter
base-imp-space-travel = Space Travel
base-imp-spice-hunter = Spice Hunter
base-imp-spice-smugglers = Spice Smugglers
base-imp-stilgar = Stilgar
base-imp-test-of-humanity = Test of Humanity
base-imp-the-voice = The Voice
base-imp-thufir-hawat = Thufir Hawat
base-imp-worm-riders = Worm Riders

## Base game: Intrigue deck

base-int-allied-armada = Allied Armada
base-int-ambush = Ambush
base-int-bindu-suspension = Bindu Suspension
base-int-bribery = Bribery
base-int-bypass-protocol = Bypass Protocol
base-int-calculated-hire = Calculated Hire
base-int-charisma = Charisma
base-int-choam-shares = CHOAM Shares
base-int-corner-the-market = Corner the Market
base-int-councilors-dispensation = Councilor’s Dispensation
base-int-demand-respect = Demand Respect
base-int-dispatch-an-envoy = Dispatch an Envoy
base-int-double-cross = Double Cross
base-int-favored-subject = Favored Subject
base-int-guild-authorization = Guild Authorization
base-int-infiltrate = Infiltrate
base-int-know-their-ways = Know Their Ways
base-int-master-tactician = Master Tactician
base-int-plans-within-plans = Plans Within Plans
base-int-poison-snooper = Poison Snooper
base-int-private-army = Private Army
base-int-rapid-mobilization = Rapid Mobilization
base-int-recruitment-mission = Recruitment Mission
base-int-refocus = Refocus
base-int-reinforcements = Reinforcements
base-int-secret-of-the-sisterhood = Secret of the Sisterhood
base-int-staged-incident = Staged Incident
base-int-the-sleeper-must-awaken = The Sleeper Must Awaken
base-int-tiebreaker = Tiebreaker
base-int-to-the-victor = To the Victor…
base-int-urgent-mission = Urgent Mission
base-int-water-of-life = Water of Life
base-int-water-peddlers-union = Water Peddlers Union
base-int-windfall = Windfall

## Base game: Conflict cards

base-con-battle-for-arrakeen = Battle for Arrakeen
base-con-battle-for-carthag = Battle for Carthag
base-con-battle-for-imperial-basin = Battle for Imperial Basin
base-con-cloak-and-dagger = Cloak and Dagger
base-con-desert-power = Desert Power
base-con-grand-vision = Grand Vision
base-con-guild-bank-raid = Guild Bank Raid
base-con-machinations = Machinations
base-con-raid-stockpiles = Raid Stockpiles
base-con-secure-imperial-basin = Secure Imperial Basin
base-con-siege-of-arrakeen = Siege of Arrakeen
base-con-siege-of-carthag = Siege of Carthag
base-con-skirmish-a = Skirmish (a)
base-con-skirmish-b = Skirmish (b)
base-con-skirmish-c = Skirmish (c)
base-con-skirmish-d = Skirmish (d)
base-con-sort-through-the-chaos = Sort Through the Chaos
base-con-terrible-purpose = Terrible Purpose

## Base game: House Hagal

base-hagal-arrakeen-duo = Arrakeen (two players)
base-hagal-arrakeen-solo = Arrakeen (solo)
base-hagal-harvest-spice = Harvest Spice

### Box

## Base game: effects

fx-foldspace = acquire a Foldspace card
fx-mentat = take the Mentat, if it is on its space
fx-mentat-next-round = the Mentat for the next round
fx-double-harvest = the spice your agent harvests here, without the bonus spice, is doubled
fx-cheaper-spice-must-flow = The Spice Must Flow costs { $n } less this turn
fx-opponents-lose-garrison = each opponent loses 1 troop from the garrison
fx-opponent-loses-deployed = one opponent of your choice loses 1 troop in the Conflict
fx-troops-to-conflict = deploy { $n ->
    [one] 1 troop
   *[other] { $n } troops
} from your supply
fx-troops-may-deploy = recruit { $n ->
    [one] 1 troop
   *[other] { $n } troops
}, which may be deployed
fx-take-discarded = take a card of { $faction } from your discard pile into your hand
fx-opponents-discard-or-lose = each opponent discards 1 card or loses 1 troop in the Conflict
fx-forbid-space = name a space: opponents cannot send agents there until your next turn
fx-pass-turn = pass this turn
fx-acquire-to-deck = acquire a card that costs { $n } or less onto your deck
fx-on-reveal = on your Reveal turn this round: { $effect }
fx-acquired-on-top = cards you acquire may go onto your deck
fx-faction-icons = the card you play this turn also has the four faction icons
fx-unblocked = enemy agents do not block your agent this turn
fx-look-at-top = look at the top card of your deck: draw or trash it
fx-shuffle-discard = shuffle your discard pile into your deck
fx-trailing-influence = 1 influence with a faction where an opponent has more than you
fx-choose-two = two different ones of these: { $all }
cost-lose-deployed = lose { $n ->
    [one] 1 troop
   *[other] { $n } troops
} in the Conflict
if-turn-start = your turn begins
if-reveal-turn = it is your Reveal turn
if-won = you win the Conflict
if-most-spice-must-flow = you own more copies of The Spice Must Flow than each opponent
if-tracks = you have { $n } influence with each of { $count } factions

### Box base

## Base game: at the table

base-hagal-conspire = { space-conspire }
base-hagal-wealth = { space-wealth }
base-hagal-heighliner = { space-heighliner }
base-hagal-foldspace = { space-foldspace }
base-hagal-selective-breeding = { space-selective-breeding }
base-hagal-secrets = { space-secrets }
base-hagal-hardy-warriors = { space-hardy-warriors }
base-hagal-stillsuits = { space-stillsuits }
base-hagal-rally-troops = { space-rally-troops }
base-hagal-hall-of-oratory = { space-hall-of-oratory }
base-hagal-carthag = { space-carthag }
base-hagal-reshuffle = { hagal-reshuffle }

### Box

refuse-forbidden = The Voice of an opponent forbids this space.
refuse-council-twice = You already sit in the High Council.
ask-look-top = The top card of your deck: draw it or trash it?
ask-put-on-top = Does the acquired card go onto your deck?
ask-take-back = Which card of your discard pile do you take?
ask-target = Which opponent loses a troop in the Conflict?
ask-discard-or-lose = Discard a card or lose a troop in the Conflict?
ask-forbid = Which space do you forbid to opponents?
ask-masterstroke = Which faction token do you keep?
ask-move = Which agent goes to { $space }?
ask-exchange = How much spice do you sell?
ask-victory = You have won the Conflict. Play a card?
ask-pass-turn = Pass this turn?
ask-choose-two = Which two do you take?
do-exchange = Sell { $n } spice for { $solari } Solari
do-from-leader = The agent on your leader
do-draw-top = Draw it
do-trash-top = Trash it
do-put-on-top = Onto the deck
do-take-back = Take { $card }
do-target = { $who }
do-lose-troop = Lose a troop in the Conflict
do-forbid = Forbid { $space }
ev-mentat = { $who } takes the Mentat.
ev-put-on-top = { $who } puts { $card } onto the deck.
ev-forbidden = { $who } forbids { $space } to opponents.
ev-masterstroke = { $who } reveals the tokens: { $factions }.
line-conflict-plain = Conflict { $level }: { $conflict } — 1st { $first }; 2nd { $second }; 3rd { $third }
line-reserve-base = Reserve: { base-reserve-arrakis-liaison } × { $liaison }, { base-reserve-foldspace } × { $foldspace }, { base-reserve-spice-must-flow } × { $spice }
line-mentat = The Mentat serves { $who }
line-mentat-home = The Mentat is on its space
line-forbidden = { $space } is forbidden to the opponents of { $who }
line-tokens = Faction tokens: { $factions }
line-top = On top of the deck: { $cards }
ev-lost-troops = { $who } loses { $n ->
    [one] 1 troop.
   *[other] { $n } troops.
}
ask-rival-influence = For a Rival: { $n } influence with which faction?
ev-uncontrolled = Nobody controls { $space } any more.
rival-house-hagal = House Hagal
