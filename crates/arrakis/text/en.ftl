# War for Arrakis in English. Names first, then questions, choices, events and refusals.

area-arrakeen = Arrakeen
area-arsunt = Arsunt
area-bight-of-the-cliff = Bight of the Cliff
area-broken-land = Broken Land
area-carthag = Carthag
area-false-wall-east = False Wall East
area-false-wall-south = False Wall South
area-false-wall-west = False Wall West
area-gara-kulon = Gara Kulon
area-habbanya-ridge = Habbanya Ridge
area-hagga-basin = Hagga Basin
area-harg-pass = Harg Pass
area-hobars-gap = Hobars Gap
area-hole-in-the-rock = Hole in the Rock
area-imperial-basin = Imperial Basin
area-north-pole = North Pole
area-pasty-mesa = Pasty Mesa
area-rimwall-west = Rimwall West
area-rock-outcroppings = Rock Outcroppings
area-shield-wall-east = Shield Wall (east)
area-shield-wall-west = Shield Wall (west)
area-sihaya-ridge = Sihaya Ridge
area-splintered-rock = Splintered Rock
area-tasmin-sink = Tasmin Sink
area-the-funeral-plain = The Funeral Plain
area-the-great-flat = The Great Flat
area-unnamed = { $terrain } ({ $sector } { $n })
area-wind-pass = Wind Pass
area-windgap = Windgap
ban-choam = Higher Costs of Maintenance
ban-landsraad = The Forms Must Be Obeyed
ban-spacing-guild = Prohibitive Price for Weather Satellites
card-adab = Adab, the Demanding Memory
card-alam-al-mithal = Alam al-Mithal, the World of Similitudes
card-alia-abomination = Alia, the Abomination
card-arsunt-legion = Arsunt Legion
card-barons-guard = Baron’s Personal Guard
card-battle-group = Moving the Battle Group
card-battle-language = Battle Language
card-beloved-feyd = Beloved Feyd-Rautha
card-bill-of-particulars = Bill of Particulars
card-breeding-program = Breeding Program
card-captured-ornithopter = Captured Ornithopter
card-carthag-former-capital = Carthag, the Former Capital
card-chatt-the-leaper = Chatt the Leaper
card-cielago = Cielago’s Piping Message
card-crysknife = Crysknife
card-death-commandos = Death Commandos
card-dust-chasms = Dust Chasms
card-evidence-of-rebellion = Evidence of Rebellion
card-explosive-artillery = Explosive Artillery
card-eyes-of-ibad = Eyes of Ibad
card-fear-mind-killer = Fear Is the Mind-Killer
card-forced-recruitment = Forced Recruitment
card-fremen-rockets = Fremen Rockets
card-full-control-air = Full Control of the Air
card-gom-jabbar = Tested with the Gom Jabbar
card-grandmother-storm = Grandmother of a Storm
card-hard-times = Hard Times and Oppression
card-harkonnen-patrols = Harkonnen Patrols
card-hawats-scheming = Hawat’s Scheming
card-hieregs = Hieregs
card-hope-clouds = Hope Clouds Observation
card-hunter-seeker = Hunter-Seeker
card-i-am-stilgar = “I Am Stilgar, the Fremen”
card-i-decide = “I Decide What Best Serves His Majesty”
card-jubba-cloaks = Jubba Cloaks
card-killers-without-mercy = Killers Without Mercy
card-kitab-al-ibar = Kitab al-Ibar
card-manipulation = Manipulation of Others
card-mudir-nahya = Mudir-Nahya, the Demon Ruler
card-our-family-atomics = Our Family Atomics
card-polar-cap-factories = Polar-Cap Factories
card-rage-a = Rage Overcame Shaddam IV (a)
card-rage-b = Rage Overcame Shaddam IV (b)
card-rage-c = Rage Overcame Shaddam IV (c)
card-reports-of-traitors = Reports of Traitors
card-sandmasters = Sandmasters
card-sandtides = Sandtides
card-sardaukar-disguised = Sardaukar Disguised
card-sardaukar-pogrom = Sardaukar Pogrom
card-sardaukars-manner = Sardaukar’s Manner
card-seek-out-mahdi = Seek Out the ‘Mahdi’
card-shai-hulud = Shai-Hulud
card-shigawire = Shigawire
card-smugglers-a = Smugglers (a)
card-smugglers-b = Smugglers (b)
card-smugglers-c = Smugglers (c)
card-spies-all-over = Spies All Over Arrakis
card-spotter-control = Spotter Control
card-stillsuits = Stillsuits
card-the-voice = The Voice
card-thumpers = Thumpers
card-troop-carriers = Troop Carriers
card-truthtrance = Truthtrance
card-usul = Usul, the Base of the Pillar
card-voice-outer-world = Voice from the Outer World
card-wall-of-sandworms = Wall of Sandworms
card-war-plan = War Plan
card-workhorse = Workhorse of Arrakis
cease-attack = Cease the attack
continue-battle = Continue the battle
deployment-token = Deployment token
deployment-token-black = black Deployment token
deployment-token-silver = silver Deployment token
deployment-token-standard = standard Deployment token
deployment-token-starting = starting Deployment token
desert-power = Desert Power
die-deployment = Deployment
die-house = House
die-leadership = Leadership
die-mentat = Mentat
die-strategy = Strategy
faction-atreides = Atreides
faction-harkonnen = Harkonnen
guild-card-caladan-frigates = Caladan Frigates
guild-card-choam-directorship = CHOAM Directorship
guild-card-desert-guides = Desert Guides
guild-card-friends-landsraad = Friends in the Landsraad
guild-card-levies = Great House Levies
guild-card-navigator-a = Guild Navigator (a)
guild-card-navigator-b = Guild Navigator (b)
guild-card-navigator-c = Guild Navigator (c)
guild-card-smoke = Smoke over the Landing Field
guild-card-spice-bribe = Spice Bribe
guild-card-surcharge = Guild Surcharge
guild-card-voices-council = Voices in the Council
guild-frigate = Space Frigate
guild-frigate-of = { $frigate } ({ $side })
guild-troop = Houses Major Troop
leader = Leader
leader-alia = Alia
leader-aramsham = Captain Aramsham
leader-baron-harkonnen = Baron Harkonnen
leader-beast-rabban = Beast Rabban
leader-chani = Chani
leader-feyd-rautha = Feyd-Rautha
leader-guild-navigator = Guild Navigator
leader-gurney-halleck = Gurney Halleck
leader-lady-jessica = Lady Jessica
leader-mohiam = Gaius Helen Mohiam
leader-paul-atreides = Paul Atreides
leader-paul-muaddib = Paul-Muad’Dib
leader-reverend-mother-jessica = Reverend Mother Jessica
leader-shaddam = Emperor Shaddam IV
leader-stilgar = Stilgar
leader-thufir-hawat = Thufir Hawat
leader-wild-maker = Wild Maker
marker-jihad = Jihad (red)
marker-kwisatz-haderach = Kwisatz Haderach (green)
marker-sand-dwellers = Sand Dwellers (orange)
phase-actions = Actions
phase-desert-hazards = Desert Hazards
phase-spice-harvesting = Spice Harvesting
phase-vehicle-placement = Vehicle Placement
power-choam = CHOAM
power-landsraad = Landsraad
power-spacing-guild = Spacing Guild
presc-council-of-naibs = Council of Naibs
presc-dukes-trance = The Duke’s Trance
presc-families-flee = Families Flee to the Southern Palmaries
presc-fire-in-spice-fields = Fire in the Spice Fields
presc-fremen-call-paul-mahdi = Fremen Call Paul “Mahdi”
presc-gathering-of-makers = Gathering of Makers
presc-hidden-water = Hidden Water
presc-kanly-on-the-sand = Kanly on the Sand
presc-lisan-al-gaib = Lisan al-Gaib in the Basin
presc-makers-hunger = The Maker’s Hunger
presc-mudir-sandride = Mudir of the Sandride
presc-shadow-shield-wall = Shadow on the Shield Wall
presc-sietch-holds = The Sietch Holds
presc-spice-does-not-flow = The Spice Does Not Flow
presc-war-in-the-desert = War in the Desert
presc-water-of-life = Paul Drinks the Water of Life
regeneration-tank = Regeneration Tank
retreat = Retreat
round-end = End of the round
round-start = Start of the round
sandworm-figure = Sandworm
sector-cne = North-East central sector
sector-cnw = North-West central sector
sector-cse = South-East central sector
sector-csw = South-West central sector
sector-ne = North-East outer sector
sector-nw = North-West outer sector
sector-se = South-East outer sector
sector-sw = South-West outer sector
settlement = settlement
stockpiling = Stockpiling
sub-corrino-ally = Corrino Allies
sub-fremen-ally = Fremen Allies
sub-house-atreides = House Atreides
sub-house-harkonnen = House Harkonnen
terrain-deep-desert = Deep desert
terrain-desert = Desert
terrain-minor-erg = Minor erg
terrain-mountain = Mountain
terrain-plateau = Plateau
testing-station = Ecological Testing Station
unit-elite = elite unit
unit-fedaykin = Fedaykin
unit-regular = regular unit
unit-sardaukar = Sardaukar
vehicle-carryall = Carryall
vehicle-harvester = Harvester
vehicle-ornithopter = Ornithopter
wormsign = Wormsign
wormsign-burrowing = Burrowing Sandworm
wormsign-sand = Sand
wormsign-sandworm = Sandworm
central-sector = central sectors
cone-of-silence-use = Cone of Silence

# Other names
nobody = nobody
nothing = nothing
nowhere = nowhere
naib = Naib
bashar = Bashar
paul = Paul
count = { $n } × { $what }
gain = { $marker } +{ $steps }
token-face = { $back } ({ $units })
az-n = northern air zone
az-e = eastern air zone
az-s = southern air zone
az-w = western air zone
az-ne = north-eastern air zone
az-se = south-eastern air zone
az-sw = south-western air zone
az-nw = north-western air zone
dir-ne = NE
dir-se = SE
dir-sw = SW
dir-nw = NW
dir-cne = central NE
dir-cse = central SE
dir-csw = central SW
dir-cnw = central NW
place-waiting = not yet in play
place-aside = in play, off the board
place-board = on the board
place-gone = out of the game
thing-sietch = sietch of unknown rank
thing-sietch-rank = sietch of rank { $rank }
thing-revealed = revealed

# Sections of a view
section-round = The round
section-legions = Legions: { $side }
section-map = On the map
section-air = In the air
section-leaders = Leaders off the board
section-cards = Cards
section-battle = Battle
map-signs = ^ mountain, = plateau, ~ minor erg, . desert, : deep desert; S settlement, * sietch, e testing station, h Harvester, ? Wormsign, W Sandworm
cost-spice = { $n } spice
line-round = Round { $round }, { $phase }
line-supremacy = Supremacy is at { $at }
line-marker = { $marker } is at { $at }
line-objective = Secret Objective: Kwisatz Haderach { $kh }, Sand Dwellers { $sd }, Jihad { $j }
line-row = { $power } is in row { $row }
line-ban = Active ban: { $ban }
line-spice = Spice at hand: { $spice }, in reserve: { $reserve }
line-dice = { $player }: { $dice }; Bene Gesserit tokens: { $bene }
line-legion = { $area }: { $figures }
line-leader = { $leader }: { $place }{ $used ->
    [one] {" "}(card used)
   *[other] {""}
 }
line-hand = { $count ->
    [0] { $player }: no cards in hand
   *[other] { $player }: { $count } in hand: { $cards }
 }
line-hidden-hand = { $player }: House cards in hand { $first }, allied cards { $second }
line-prescience = { $card } ({ $gain })
line-tactics = Harkonnen harvest in the { $sector } and march on { $target }; { $cards ->
    [one] { $cards } reinforcement
   *[other] { $cards } reinforcements
 }
line-battle = { $side } attack from { $from } to { $to }, battle round { $round }
line-heighliner = { $side } Heighliner: space { $space } of { $of }
line-cargo = On the Heighliner of { $side }: Houses Major Troops { $troops }, Space Frigates { $frigates }
line-guild-reserve = In reserve for { $side }: rings { $rings }, Space Frigates { $frigates }
line-troop-reserve = Houses Major Troops in the common reserve: { $troops }

# Questions
ask-vehicles = Place a vehicle; { $left } to go.
ask-change-die = No slot is free for this die. Change it to which result?
ask-bene-gesserit = Where do you place a Bene Gesserit token, if at all?
ask-bene-board = Which of you takes the Bene Gesserit token as a { $face } die?
ask-turn = Your turn: which die do you use, or what else do you do?
ask-turn-over = Your action is done. Another free action, or the end of your turn?
ask-use-die = { $die } die, used as { $face }: what do you do?
ask-claim = Do you claim a Prescience card?
ask-claim-die = Which die do you spend for { $card }?
ask-give-up-token = Which Deployment token do you remove?
ask-fear = Which marker takes the extra steps?
ask-one-of = Which of these do you do?
ask-spot = Where do you place { $figures }?
ask-figure = Where does the { $figure } for { $area } come from?
ask-place-each = Where does the { $unit } go? { $left } to place.
ask-deploy = What do you deploy, and where?
ask-deploy-tokens = A Deployment token and a Leader can be deployed, in any order. What comes now?
ask-deploy-leader = Do you deploy a Leader as well?
ask-draw-token = Do you draw a Deployment token?
ask-token-to = Which sietch does the drawn token go to?
ask-replace = Where do you replace a unit ({ $from } → { $to })? { $left } to go.
ask-stand-in = The supply lacks a figure for { $area }: { $unit }. What stands in?
ask-draw = How do you draw { $cards ->
    [one] { $cards } Planning card
   *[other] { $cards } Planning cards
 }?
ask-play-card = Do you play one more Planning card?
ask-discard = Which Planning card do you discard? { $left } to go.
ask-who-discards = Which of you discards a card? { $left } to go.
ask-deal-die = Which of you takes the next die?
ask-who-acts = Which of you acts this turn?
ask-move = Which Legion moves? { $left } to go.
ask-march = Where does the Legion in { $area } go, and who stays?
ask-fly = What carries the Legion to { $area }?
ask-attack = Which Legion attacks?
ask-attack-target = What does the Legion in { $area } attack?
ask-battle-cards = Do you discard Planning cards for combat dice in the battle for { $area }?
ask-battle-specials = Which Leader uses a Special in the battle for { $area }?
ask-battle-continue = Do you continue the battle for { $area }?
ask-battle-retreat = Do you retreat from { $area }?
ask-losses = Take a hit in { $area }; { $hits } to go.
ask-losses-price = Take a hit in { $area } to continue the battle; { $hits } to go.
ask-excess = There are too many units in { $area }. Which one goes?
ask-flee = Where does the Legion in { $area } have to go?
ask-advance = Who advances into { $area }?
ask-worm-from = All Sandworms are on the board. Which one comes to { $area }?
ask-rescue = Does a Carryall rescue the Harvester in { $area }?
ask-wormsigns = Where do you place a Wormsign? { $left } to go.
ask-mark-desert = There are not enough Wormsigns. Which desert is marked?
ask-worm-zones = Too many Sandworms. Where does none appear? { $left } to go.
ask-worm-order = Which Sandworm takes effect next?
ask-move-worms = Which Sandworm moves? { $left } to go.
ask-worm-to = Where does the Sandworm in { $area } go?
ask-worm-attack = Which Sandworm attacks?
ask-worm-target = What does the Sandworm in { $area } attack?
ask-place-worms = Where do you place a Sandworm? { $left } to go.
ask-wild-maker-comes = Where does the Wild Maker appear?
ask-wild-maker-stays = Does the Wild Maker stay, or does a Sandworm take its place?
ask-scout = What do you scout from the { $zone }?
ask-temporary-target = Which sietch do Harkonnen march on in place of the target this turn?
ask-spare-token = Which Harkonnen token is turned up, to guard { $area }?
ask-tank-order = Which Leader enters the Regeneration Tank next?
ask-tank = Which Named Leader goes to the Regeneration Tank?
ask-carry = Which Legion is carried?
ask-shuffle-prescience = Which Prescience card goes back to the deck?
ask-spies = Which area do the spies reveal?
ask-force-die = Which die must Harkonnen use next?
ask-exchange = Which Prescience cards are exchanged?
ask-marker-down = Which Prescience marker goes down, and how far?
ask-marker-up = Which marker goes up { $by } for { $marker }?
ask-lower-imperium = Which Imperium marker drops?
ask-attach = Which Prescience card do you attach { $card } to?
ask-atomics = Where do the Family Atomics go off?
ask-discard-wormsigns = Which Wormsign do you discard? { $left } to go.
ask-bombard = Which Legion is attacked with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }?
ask-remove-vehicles = Which vehicle do you remove? { $left } to go.
ask-rockets = Over which sector do you roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }?
ask-capture = Which Ornithopter do you capture?
ask-swap-tokens = Which sietch gives its Deployment tokens away?
ask-swap-tokens-with = Which sietch swaps tokens with { $area }?
ask-move-sietch = Which sietch moves?
ask-move-sietch-to = Where does the sietch in { $area } go?
ask-shift-enemy = Which enemy Legion is moved by the sand?
ask-spend = What do you spend { $spice } spice on?
ask-ban = Which ban becomes active as well?
ask-swap-leaders = Do you replace Named Leaders on the board with generic ones?
ask-weed = Which unclaimed Prescience cards leave the game?
ask-imperium = Do you carry out an Imperium Action? { $left } to go.
ask-bribe = Do you discard a Planning card, so that the Harkonnen Heighliner does not advance?
ask-land-room = The air zones are full. Which vehicle makes room for a Space Frigate?
ask-land-frigate = Which air zone does a Space Frigate land in?
ask-land-troops = Where do the Houses Major Troops land?
ask-land-second = There are too many for { $area }. Where do the other Troops land?
ask-land-divide = How many Troops land in { $area }, and how many in { $second }?
ask-navigator = Which air zone do you place the Guild Navigator in?
ask-clear-sky = Which enemy Space Frigate leaves the sky, or is it the Guild Navigator?
ask-bombard-area = What does the Space Frigate of the { $zone } bombard?

# Choices
choice-done = Done
choice-pass = No
choice-end-turn = End the turn
choice-die = Use a { $face } die
choice-standard = The action of the die
choice-as = Use it as { $face }
choice-special = Special action of { $leader }
choice-play = Play { $card }
choice-claim = Claim { $card } ({ $gain })
choice-train = Reveal in { $area }: { $token }
choice-scout = Scout from the { $zone }
choice-scout-navigator = Scout with the Guild Navigator of the { $zone }
choice-scout-sparing = Scout from the { $zone }; the Guild Navigator leaves, the Ornithopter stays
choice-bombard = Bombard from the { $zone }
choice-drop-hawat = Discard { $cards } × Hawat’s Scheming: Thufir Hawat leaves the game
choice-detonate = Detonate the Family Atomics at { $area }
choice-from = { $area }
choice-to = To { $area }
choice-leave = Leave: { $figure }
choice-by = With the Ornithopter of the { $zone }
choice-by-frigate = With the Space Frigate of the { $zone }
choice-by-navigator = With the Guild Navigator of the { $zone }
choice-by-sparing = With the Ornithopter of the { $zone }; the Guild Navigator leaves, the Ornithopter stays
choice-ride = Ride Sandworms
choice-here = All of it in { $area }
choice-piecewise = One by one in { $area }
choice-supply = From the supply: { $figure }
choice-lift = From { $area }: { $figure }
choice-deploy = In { $area }: { $figure }
choice-draw-token = Draw a Deployment token
choice-harvester = Harvester in { $area }
choice-aircraft = { $vehicle } in the { $zone }
choice-lift-harvester = Take the Harvester from { $area }
choice-lift-aircraft = Take the vehicle of the { $zone }
choice-discard = Discard { $card }
choice-use = { $leader }
choice-stand = Stand
choice-remove = Remove: { $figure }
choice-downgrade = Replace with a regular unit: { $figure }
choice-rescue = Rescue it with the Carryall of the { $zone }
choice-split = { $first } from { $one }, { $second } from { $other }
choice-lower = { $marker } down by { $by }
choice-keep = Keep { $power } (2 spice)
choice-promote = Raise { $power } (3 spice)
choice-imperium-choam = CHOAM: a Space Frigate onto your Heighliner
choice-imperium-guild = Spacing Guild: your Heighliner advances
choice-imperium-landsraad = Landsraad: two Houses Major Troops onto your Heighliner
choice-divide = { $first } and { $second }
option-move = Move { $legions ->
    [one] a Legion
   *[other] { $legions } Legions
 }
option-surprise = Surprise Attack
option-attack = Attack
option-replace = Replace { $units ->
    [one] { $units } unit
   *[other] { $units } units
 }
option-vehicles = Place { $vehicles ->
    [one] { $vehicles } vehicle
   *[other] { $vehicles } vehicles
 }
option-wormsigns = Place { $signs ->
    [one] { $signs } Wormsign
   *[other] { $signs } Wormsigns
 }
option-move-worms = Move { $worms ->
    [one] { $worms } Sandworm
   *[other] { $worms } Sandworms
 }
option-worm-attack = Attack with a Sandworm
option-draw = Draw { $cards ->
    [one] { $cards } Planning card
   *[other] { $cards } Planning cards
 }
option-play-card = Play one more Planning card

# Events
event-round-began = Round { $round } begins.
event-drew-cards = Drawn from { $deck }: { $cards }.
event-drew = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 } drawn from { $deck }.
event-prescience-revealed = Prescience: { $card }.
event-dice-blocked = Dice set aside on The Spice Must Flow board: { $dice }.
event-harvester-placed = A Harvester goes to { $area }.
event-aircraft-placed = { $vehicle } in the { $zone }.
event-aircraft-left = { $vehicle } leaves the { $zone }.
event-dice-rolled = { $player }: rolled { $dice }.
event-die-changed = { $player }: a die becomes { $face }.
event-bene-played = { $player }: a Bene Gesserit token goes on { $face }.
event-bene-gained = { $side } take a Bene Gesserit token.
event-die-spent = { $player }: a { $face } die is used.
event-desert-power = Atreides use Desert Power.
event-special-used = The special action of { $leader } is used.
event-die-lost = { $side } lose an unused { $face } die.
event-die-forced = Harkonnen must use a { $face } die next.
event-card-played = { $card } is played.
event-card-discarded = { $card } is discarded.
event-moved = From { $from } to { $to }: { $figures }.
event-placed = Placed in { $area }: { $figure }.
event-lifted = Taken from { $area }: { $figure }.
event-token-drawn = Atreides draw: { $token }.
event-token-gone = A Deployment token is removed from { $area }.
event-token-revealed = A Deployment token in { $area } shows { $units }.
event-sietch-revealed = The sietch in { $area } has rank { $rank }.
event-replaced = In { $area }: { $from } becomes { $to }.
event-surprise = { $side } make a Surprise Attack from { $from } on { $to }.
event-attacked = { $side } attack { $to } from { $from }.
event-combat-roll = { $side }: Hits { $hits }, Shields { $blocks }, Specials { $specials }.
event-leader-fought = { $leader } uses a Special.
event-hits = { $side } take { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
 } in { $area }.
event-lost = Lost in { $area }: { $figure }.
event-ceased = { $side } cease the attack.
event-retreated = The Legion of { $side } goes from { $from } to { $to }.
event-won = { $side } win the battle for { $area }.
event-destroyed = The Legion of { $side } in { $area } is destroyed.
event-settlement-fell = The settlement in { $area }, rank { $rank }, is destroyed.
event-leader-entered = { $leader } enters play.
event-leader-gone = { $leader } leaves the game.
event-leader-tanked = { $leader } goes to the Regeneration Tank.
event-leader-healed = { $leader } leaves the Regeneration Tank.
event-wormsign-placed = Wormsign in { $area }.
event-wormsign-gone = The Wormsign in { $area } is discarded.
event-wormsign-revealed = The Wormsign in { $area }: { $face }.
event-worm-came = A Sandworm appears in { $area }.
event-worm-moved = A Sandworm goes from { $from } to { $to }.
event-worm-left = The Sandworm in { $area } dives.
event-wild-maker-came = The Wild Maker appears in { $area }.
event-worm-attacked = The Sandworm of { $from } attacks { $to }: Hits { $hits }, Specials { $specials }.
event-station-captured = The station in { $area } is captured: { $marker }.
event-harvester-lost = The Harvester in { $area } is removed.
event-harvester-lost-legion = An Atreides Legion destroys the Harvester in { $area }.
event-harvester-lost-worm = A Sandworm swallows the Harvester in { $area }.
event-rescued = A Carryall of the { $zone } rescues the Harvester in { $area }.
event-storm = A Coriolis Storm over { $area }: Hits { $hits }, Specials { $specials }.
event-bombarded = A special attack on { $area }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
 }.
event-harvested = The Harvesters bring in { $spice } spice.
event-hoarded = Harkonnen stockpile spice.
event-claimed = Atreides claim { $card }.
event-prescience-removed = { $card } leaves the game.
event-prescience-shuffled = { $card } goes back to the deck.
event-attached = { $card } is attached to { $to }.
event-objective-drawn = Atreides draw a Secret Objective.
event-detonated = The Family Atomics go off at { $area }.
event-sietch-moved = The sietch moves from { $from } to { $to }.
event-tokens-swapped = { $one } and { $other } swap their Deployment tokens.
event-paul-hunted = Paul is hunted in the next Atreides turn.
event-leader-swapped = { $leader } in { $area } gives way to a generic Leader.
event-tactics = Harkonnen harvest in the { $sector } and march on { $target }.
event-mahdi-rolled = Harkonnen roll { $face }.
event-mahdi-chose = Harkonnen: { $choice }. Why: { $why } ({ $rule }).
event-mahdi-over = Harkonnen: { $choice }, rather than { $over }. Why: { $why } ({ $rule }; { $all } considered).
event-mahdi-equal = Harkonnen: { $choice }, one of { $equal } equally good, chosen by you. Why: { $why } ({ $rule }; { $all } considered).
event-mahdi-followed = Harkonnen: { $why } ({ $rule }).
why-setup-06 = the lists say nothing here, so the choice is yours
why-vehicle-01 = all vehicles of the row are placed
why-vehicle-02 = an empty deep desert of the harvest sector, away from Atreides
why-vehicle-03 = an empty desert of the harvest sector, away from Atreides
why-vehicle-04 = any free deep desert left in the harvest sector
why-vehicle-05 = any free desert left in the harvest sector
why-vehicle-06 = the harvest sector is full: a neighbouring one, but not that of the target
why-vehicle-07 = the air zone that guards the most harvesters
why-vehicle-08 = an air zone over a legion two areas from a sietch it can beat
why-vehicle-09 = an air zone over the sector of the target
why-vehicle-10 = an air zone over a sector beside that of the target, between central sectors if possible
why-turn-06 = a Leader’s special action comes before the action of the die
why-turn-07 = attack a sietch, else a legion, else move
why-attack-01 = a sietch that can be attacked is attacked
why-attack-02 = only a legion stronger than the defenders attacks
why-attack-04 = the sietch of highest rank
why-attack-05 = the legion that exceeds the defenders by most
why-attack-06 = a legion that needs no ornithopter
why-attack-07 = the target sietch
why-attack-08 = no sietch can be attacked, so attack a weaker Legion next to one of theirs
why-attack-10 = the strongest legion that is still weaker
why-attack-11 = a legion with a named leader
why-deploy-01 = units and a named leader, else a Bashar, join one settlement
why-deploy-02 = Rabban and Feyd-Rautha come before other leaders
why-deploy-03 = the settlement with the strongest legion
why-deploy-04 = the settlement nearest to the target
why-deploy-05 = what does not fit goes to the next settlement of the list
why-deploy-06 = a unit of this kind, else a greater one, else a lower one
why-mentat-01 = cards are drawn from both decks in turn and played
why-mentat-03 = a card that moves legions follows the movement priorities
why-mentat-04 = a card that places units follows the House priorities
why-mentat-08 = as near to the target as possible
why-mentat-09 = a card that cannot be carried out completely has no effect
why-house-01 = units are replaced, then a harvester and an ornithopter placed
why-house-02 = the legion nearest to a sietch
why-house-03 = a legion that can attack a sietch
why-house-04 = the legion nearest to the target
why-move-01 = the nearest legion first, by a shortest way
why-move-02 = the strongest of equally distant legions
why-move-03 = only legions stronger than the defenders of the target move
why-amb-77 = no other legion has a move that brings it nearer
why-move-04 = no legion is strong enough for the target, so another sietch stands in for this turn
why-move-05 = the sietch nearest to the target
why-move-06 = the sietch of highest rank
why-move-07 = where another legion stands, with as many units as there is room for, the strongest first
why-move-08 = the area nearest to the sietch
why-move-09 = a mountain
why-move-10 = a plateau or minor erg
why-move-11 = a desert without wormsign
why-move-14 = legions beside the target only join each other
why-battle-01 = reinforcements are discarded for six dice
why-battle-02 = leaders go first, Bashars before named ones, until one is left
why-battle-03 = then elite units become regular ones
why-battle-04 = then Sardaukar become regular units
why-battle-05 = then regular units, but a leader is not left alone
why-battle-07 = Harkonnen never retreat
why-battle-08 = an attack ceases only at half the enemy’s strength or less
why-battle-09 = you choose where Atreides retreat, an empty area if there is one
why-phase-03 = carryalls save harvesters in deep desert first
why-phase-04 = spice first keeps the lowest markers from falling
why-phase-05 = surplus spice raises the lowest markers
why-phase-06 = all markers are on top and spice is left: a point of Supremacy
why-phase-08 = at most one spice is stored
why-phase-12 = named leaders stay on the board
why-special-05 = the weakest units above the limit go
why-special-07 = no token is left, so one on the board is turned up and used again
event-mahdi-kept = { $card } cannot be carried out and joins the reinforcements.
event-garrison-left = Deployment tokens guard { $area }.
event-whispered = { $side } open a Cone of Silence.
event-atreides-won = Atreides win: { $objective }.
event-card-stays = { $card } stays in play.
event-troops-recruited = { $side } recruit Houses Major Troops: { $troops }.
event-frigate-built = { $side } build a Space Frigate.
event-liner-held = A bribe keeps the Harkonnen Heighliner where it is.
event-troops-landed = { $side } land in { $area } with Houses Major Troops: { $troops }.
event-frigate-landed = A Space Frigate of { $side } comes down to the { $zone }.
event-liner-returned = The Heighliner of { $side } sets out anew.
event-navigator-placed = The Guild Navigator watches from the { $zone }.
ending-supremacy = Harkonnen win: Supremacy is complete.
ending-objective = Atreides win: the Secret Objective is met.

# Refusals
refuse-over = The game is over.
refuse-not-asked = It isn’t your decision right now.
refuse-other-question = That isn’t one of your options now.
refuse-desert-power = Desert Power needs fewer unused dice than Harkonnen have.
refuse-claim = This Prescience card cannot be claimed now.
refuse-acted = You have already acted this turn.
refuse-no-die = You have no unused die that shows this, or must use another.
refuse-ban-scout = The ban of the Spacing Guild forbids Scouting.
refuse-atomics = The Family Atomics need a Prescience marker at 8, and go off only once.
refuse-scheme = This needs Thufir Hawat in play and two copies of Hawat’s Scheming.
refuse-discard-scheme = Hawat’s Scheming cannot be discarded, not even after Hawat has left the game.
refuse-special = This Leader’s special action is not available for this die now.
refuse-not-in-hand = This card is not in your hand, or cannot be used like this.
refuse-worm-there = No Legion moves into an area with a Sandworm.
refuse-not-free = The area is not free.
refuse-too-far = The Legion cannot get there.
refuse-leave = A Leader can’t move or stay without a unit, and the figures this move depends on must go too.
refuse-cannot-move = This Legion cannot make this move, or has moved already.
refuse-cannot-attack = This Legion cannot make this attack.
refuse-no-target = This area cannot be attacked from there.
refuse-not-there = There is no such figure in the Legion.
refuse-harvester = A Harvester needs a free desert without another.
refuse-hoard = Stockpiling needs 3 spice and Supremacy at 5 or less, once a round.
refuse-spice = There is not enough spice, or the marker cannot move that way.
refuse-bombard = You have no Space Frigate there, or nothing within its reach.
refuse-landing = Troops land in an empty area with no enemy Legion or settlement next to it.
refuse-retreat = The Legion cannot go there.
refuse-spice-of = { $power }: this costs { $n } spice; you have { $have }.
refuse-spice-paid = { $power }: you have paid for this marker already.
refuse-spice-top = { $power }: the marker is in the top row already.
refuse-hoard-price = Stockpiling costs { $n } spice; you have { $have }.
refuse-hoard-limit = Stockpiling needs Supremacy at { $n } or less; it is at { $have }.
refuse-hoard-again = You have stockpiled this round.
refuse-desert-power-of = Desert Power needs fewer unused dice than Harkonnen have: you have { $have }, they have { $n }.
refuse-no-die-of = Unused dice that show { $face }: 0.
refuse-die-forced = You must use this die next: { $face }.
refuse-atomics-of = The Family Atomics need a Prescience marker at { $n }; your highest is at { $have }.
refuse-scheme-of = Copies of { $card } needed: { $n }; you hold { $have }.
refuse-too-far-of = { $area } is too far. Steps on foot: { $n }; the Legion goes { $have }.

## What cards do

fx-place = Place { $what } → { $where }
fx-place-each = Place { $count } × { $what } in different places → { $where }
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
fx-draw-from = Draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }: { $deck }
fx-play-card = Play one more card
fx-move = Move { $count ->
    [one] a Legion
   *[other] { $count } Legions
 } ({ $which })
fx-attack = Attack ({ $which })
fx-surprise = Surprise Attack ({ $which })
fx-extra-dice = +{ $count ->
    [one] { $count } die
   *[other] { $count } dice
 } each battle round
fx-enemy-dice = at most { $count ->
    [one] { $count } enemy die
   *[other] { $count } enemy dice
 } in round 1
fx-merciless = continuing costs nothing
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
fx-wormsigns = Place { $count ->
    [one] { $count } Wormsign
   *[other] { $count } Wormsigns
 }
fx-discard-wormsigns = Discard { $count ->
    [one] { $count } Wormsign
   *[other] { $count } Wormsigns
 }
fx-discard-polar-wormsigns = Discard the Wormsigns next to the North Pole
fx-place-worms = Place { $count ->
    [one] a Sandworm
   *[other] { $count } Sandworms
 } ({ $where })
fx-wild-maker-enters = The Wild Maker appears in an empty desert
fx-wild-maker-strikes = The Wild Maker moves and attacks
fx-desert-power = Use Desert Power
fx-bombard = Attack with { $count ->
    [one] { $count } die
   *[other] { $count } dice
 }: Hits and Specials hit ({ $where })
fx-swallow-harvesters = Remove up to { $count ->
    [one] { $count } Harvester
   *[other] { $count } Harvesters
 } from the deep desert of one sector
fx-remove-vehicles = Remove { $count ->
    [one] { $count } vehicle
   *[other] { $count } vehicles
 } ({ $where })
fx-rockets = Roll { $count ->
    [one] { $count } die
   *[other] { $count } dice
 } over a sector with your Legion: each Hit or Special removes a vehicle there or in an air zone connected to it
fx-capture-ornithopter = Remove an Ornithopter
fx-token-near-enemy = Place a Deployment token in a sietch with an enemy Legion within { $count ->
    [one] { $count } area
   *[other] { $count } areas
 }
fx-storms = Roll Coriolis Storms now
fx-swap-tokens = Swap the Deployment tokens of two sietches
fx-move-sietch = Move a sietch and all in it to an empty desert next to it
fx-shift-enemy = Move an enemy Legion in a desert to an empty area next to it
fx-imperium = Imperium action: { $power }
fx-place-navigator = Place the Guild Navigator
fx-clear-the-sky = Remove an enemy Frigate or the Navigator
fx-remains-in-play = Stays in play to the end
fx-more-for-the-first-kept = The first marker you keep in each Spice Harvesting gives its Imperium action once more
fx-two-for-a-raid = When your Legion destroys a Harvester, take two different Imperium actions
fx-holds-the-liner = At the End of the Round you may discard a Planning card: the Harkonnen Heighliner does not advance by itself
fx-steps = up to { $count ->
    [one] { $count } area
   *[other] { $count } areas
 } on the ground
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
fx-with = { $effect }; { $more }
fx-all = { $all }
fx-or = { $first } or { $second }
fx-any-vehicles = Place { $count ->
    [one] { $count } vehicle
   *[other] { $count } vehicles
 } of any kind
fx-any-result = Use the die as any other result
fx-move-worms = Move { $count ->
    [one] { $count } Sandworm
   *[other] { $count } Sandworms
 }
fx-worm-attack = Attack with a Sandworm

## What Prescience cards ask for

need-reveal-pauls-sietch = Reveal the sietch in Paul’s area.
need-rode-into-empty-desert = A Legion with a Named Leader has just sandridden into an empty desert.
need-legions-in-deserts = Your Legions stand in { $count ->
    [one] { $count } desert
   *[other] { $count } deserts
 } without a sietch.
need-remove-token = Remove a Deployment token from a sietch in a sector with a Harkonnen Legion.
need-paul-to-tank = Paul is in a sector without a Harkonnen Legion: spend a die, Paul goes to the Tank.
need-harvesters-removed = { $count ->
    [one] { $count } Harvester was
   *[other] { $count } Harvesters were
 } removed in this action phase.
need-worm-took = One Sandworm attack has just removed or replaced { $count ->
    [one] { $count } unit
   *[other] { $count } units
 }.
need-beat-a-leader = You have just won as attacker against a Legion with a Leader.
need-trance = Paul is on the board: spend a die and discard { $count ->
    [one] { $count } Planning card
   *[other] { $count } Planning cards
 }.
need-sietch-held = A battle in a sietch has just ended and the sietch stands.
need-named-in-areas = Your Named Leaders stand in { $count ->
    [one] { $count } area
   *[other] { $count } areas
 }.
need-worms-in-sectors = Sandworms are in { $count ->
    [one] { $count } sector
   *[other] { $count } sectors
 }.
need-legion-by-settlement = A Legion of at least { $count ->
    [one] { $count } unit
   *[other] { $count } units
 } with a Leader stands next to a settlement.
need-paul-in-enemy-centre = Paul is in a central sector with a Harkonnen Legion.
need-hidden-sietches = { $count ->
    [one] { $count } sietch is
   *[other] { $count } sietches are
 } neither revealed nor destroyed.
need-spice-at-most = This harvest gave { $count } spice or less.
