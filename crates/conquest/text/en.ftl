# Dune: A Game of Conquest and Diplomacy, in English.
# Names follow the project's glossary; sentences are our own.

## Names

faction-atreides = Atreides
faction-harkonnen = Harkonnen
faction-fremen = Fremen
faction-imperium = Imperium
side-atreides-fremen = Atreides and Fremen
side-harkonnen-imperium = Harkonnen and Imperium
leader-duke-leto = Duke Leto
leader-paul-atreides = Paul Atreides
leader-lady-jessica = Lady Jessica
leader-thufir-hawat = Thufir Hawat
leader-gurney-halleck = Gurney Halleck
leader-duncan-idaho = Duncan Idaho
leader-dr-yueh = Dr. Yueh
leader-beast-rabban = Beast Rabban
leader-baron-harkonnen = Baron Harkonnen
leader-piter-de-vries = Piter de Vries
leader-captain-nefud = Captain Nefud
leader-umman-kudu = Umman Kudu
leader-stilgar = Stilgar
leader-chani = Chani
leader-liet-kynes = Liet-Kynes
leader-shadout-mapes = Shadout Mapes
leader-jamis = Jamis
leader-count-fenring = Count Fenring
leader-reverend-mother-mohiam = Reverend Mother Mohiam
leader-captain-aramsham = Captain Aramsham
leader-caid = Caid
leader-bashar = Bashar
region-polar-sink = Polar Sink
region-arrakeen = Arrakeen
region-carthag = Carthag
region-sietch-tabr = Sietch Tabr
region-habbanya-sietch = Habbanya Sietch
region-tueks-sietch = Tuek’s Sietch
region-false-wall-east = False Wall East
region-false-wall-south = False Wall South
region-false-wall-west = False Wall West
region-pasty-mesa = Pasty Mesa
region-plastic-basin = Plastic Basin
region-rim-wall-west = Rim Wall West
region-shield-wall = Shield Wall
region-arsunt = Arsunt
region-basin = Basin
region-bight-of-the-cliff = Bight of the Cliff
region-broken-land = Broken Land
region-cielago-depression = Cielago Depression
region-cielago-east = Cielago East
region-cielago-north = Cielago North
region-cielago-south = Cielago South
region-cielago-west = Cielago West
region-funeral-plain = Funeral Plain
region-gara-kulon = Gara Kulon
region-habbanya-erg = Habbanya Erg
region-habbanya-ridge-flat = Habbanya Ridge Flat
region-hagga-basin = Hagga Basin
region-harg-pass = Harg Pass
region-hole-in-the-rock = Hole in the Rock
region-imperial-basin = Imperial Basin
region-meridian = Meridian
region-old-gap = Old Gap
region-red-chasm = Red Chasm
region-rock-outcroppings = Rock Outcroppings
region-sihaya-ridge = Sihaya Ridge
region-south-mesa = South Mesa
region-the-great-flat = The Great Flat
region-the-greater-flat = The Greater Flat
region-the-minor-erg = The Minor Erg
region-tsimpo = Tsimpo
region-wind-pass = Wind Pass
region-wind-pass-north = Wind Pass North
phase-storm = Storm
phase-spice-blow = Spice Blow
phase-gain-cards = Gain Cards
phase-revival = Revival
phase-ship-and-move = Shipment and Movement
phase-battle = Battle
phase-collection = Spice Collection
battle-crysknife = Crysknife
battle-maula-pistol = Maula Pistol
battle-slip-tip = Slip Tip
battle-stunner = Stunner
battle-gom-jabbar = Gom Jabbar
battle-chaumas = Chaumas
battle-chaumurky = Chaumurky
battle-ellaca-drug = Ellaca Drug
battle-lasgun = Lasgun
battle-hunter-seeker = Hunter-Seeker
battle-poison-blade = Poison Blade
battle-shield = Shield
battle-snooper = Snooper
battle-baliset = Baliset
battle-jubba-cloak = Jubba Cloak
battle-kulon = Kulon
battle-la-la-la = La La La
battle-trip-to-gamont = Trip to Gamont
card-stopped = Stopped by: { $cards }
card-unstopped = Nothing stops it
card-explodes = Explodes if either side shows: { $cards }
card-kept = Kept after a win
card-used-up = Discarded after use
card-stops-kinetic = Stops kinetic weapons, not poison
card-stops-poison = Stops poison, not kinetic weapons
card-useless = Goes in either slot. No effect
market-counterattack = Counterattack
market-poison-tooth = Poison Tooth
market-hajr = Hajr
market-ornithopter = Ornithopter
market-tleilaxu-ghola = Tleilaxu Ghola
market-ecological-station = Ecological Testing Station
market-weather-control = Weather Control
market-smugglers = Smugglers
market-salvage = Salvage
market-truthtrance = Truthtrance
market-hidden-cache = Hidden Cache
market-reserve-line = Reserve Line
win-military = victory by three strongholds
win-economic = victory by points
win-shared = shared victory by points

## Things said everywhere

phase-setup = Setup
location = { $region }, sector { $sector }
leader-with-strength = { $leader } ({ $strength })
leader-in-tanks = { $leader }, in the tanks
leader-in-region = { $leader }, in { $region }
no-leader = no leader
no-card = nothing
not-chosen = not chosen yet
nothing = none
nobody = nobody
number = { $n }
storm-symbol = the storm symbol
element-dial = the dial
element-leader = the leader
element-weapon = the weapon
element-defence = the defence
kind-kinetic = kinetic
kind-poison = poison
kind-special = special
voice-play = play a { $kind } weapon
voice-not-play = do not play a { $kind } weapon
card-sandworm = Sandworm
card-territory = { $one } { $amount }, { $other } { $other_amount }
troops-at = { $count } from { $at }
troops-of = { $who } { $count }
spice-amount = { $amount } spice
plan = { $who }: dial { $dial }, { $leader }, weapon { $weapon }, defence { $defence }
game-over = { $winners }: { $ending }.

## What market cards do

market-counterattack-text = In a battle you are losing, after the reveal: your dial counts twice.
market-poison-tooth-text = In your battle, after the reveal: both leaders die.
market-hajr-text = In your shipment and movement: move one more group.
market-ornithopter-text = In your shipment and movement: one group may go 3 regions further.
market-tleilaxu-ghola-text = In your revival: revive one leader or up to 5 troops, free.
market-ecological-station-text = Before the storm moves: your troops in one region survive the storm this turn.
market-weather-control-text = Before the storm roll: choose the storm’s move, 0 to 6, instead.
market-smugglers-text = In your shipment: up to 5 troops ship free (Fremen ship 5 more).
market-salvage-text = Before you draw: discard any battle cards.
market-truthtrance-text = In any pause for market cards: an opponent tells whether they hold a traitor card you name.
market-hidden-cache-text = In the collection phase: take 4 spice from the bank.
market-reserve-line-text = In your battle, after the reveal: add 2 to your total.

## What is asked

ask-keep-traitor = { $left ->
    [one] Keep one of the traitor cards dealt to you.
   *[other] Keep { $left } of the traitor cards dealt to you, one after another.
 }
ask-pause = You may play a market card before the game goes on.
ask-truthtrance = Name a leader, and the opponent who must say whether they hold that traitor card.
ask-shelter = In which region do your troops take shelter from the storm?
ask-storm-move = How many sectors does the storm move?
ask-ride = Your troops in the worm’s regions may ride it.
ask-ride-to = Where does the worm carry the group from { $from }?
ask-move-to = Where does the group from { $from } go?
ask-move-far-to = Where does the group from { $from } go? More than 3 regions takes both your groups.
ask-take = How many troops come along from { $at } to { $to }?
ask-before-drawing = You may play a market card before you draw battle cards.
ask-salvage = Which battle cards do you discard?
ask-buy = How many market cards do you buy?
ask-revive = You may revive troops and leaders.
ask-revive-free = Revive one leader or up to five troops, free of charge.
ask-ship = You may ship troops from your reserve.
ask-ship-count = How many troops do you ship to { $to }?
ask-move = { $groups ->
    [0] You have no group left to move.
    [one] You may move one group.
   *[other] You may move { $groups } groups.
 }
ask-fight = Which battle do you fight next?
ask-exchange = You may exchange a traitor card before this battle.
ask-return-traitor = Which traitor card goes under the deck?
ask-prescience = You may look at one element of your opponent’s plan.
ask-voice = You may command your opponent with the Voice.
ask-settle = Settle { $element } of your plan now: your opponent foresees it.
ask-plan = Form your battle plan: { $element }.
ask-seal = Your plan is complete. Seal it?
ask-window = The plans lie open. You may play a market card or reveal a traitor.
ask-answer = You were betrayed. You may answer with a traitor of your own.
ask-losses = You still lose { $left ->
    [one] { $left } troop
   *[other] { $left } troops
 }. How many of them from { $at }?
ask-collect = How much spice do you collect in { $at }?
ask-charity = You may take charity from the bank.

## Choices

do-pass = Pass
do-go-on = Go on
do-end-turn = End my turn
do-keep-traitor = Keep { $leader }
do-play = Play { $card }. { $text }
do-ask = { $leader }: ask { $of ->
    [Imperium] the Imperium
   *[other] { $of }
 } about that card
do-shelter = Shelter in { $region }
do-move-storm = Move it { $sectors ->
    [one] { $sectors } sector
   *[other] { $sectors } sectors
 }
do-ride-from = Ride from { $region }
do-go-to = Go to { $to }
do-take = { $count ->
    [0] Nobody
    [one] { $count } troop
   *[other] { $count } troops
 }
do-discard = Discard { $card }
do-buy = { $count ->
    [0] Buy nothing
    [one] Buy { $count } card
   *[other] Buy { $count } cards
 }
do-revive-troops = Revive { $count ->
    [one] { $count } troop
   *[other] { $count } troops
 }
do-revive-leader = Revive { $leader }
do-ship-to = Ship to { $to }
do-ship = Ship { $count ->
    [one] { $count } troop
   *[other] { $count } troops
 }
do-move-from = Move from { $region }
do-fight = Fight { $against ->
    [Imperium] the Imperium
   *[other] { $against }
 } in { $at }
do-exchange = Draw a traitor card to exchange
do-return-traitor = Put { $leader } under the deck
do-foresee = See { $element }
do-command = Command: { $command }
do-dial = Dial { $dial }
do-lead = Lead with { $leader }
do-arm = Weapon: { $card }
do-guard = Defence: { $card }
do-seal = Seal the plan
do-treachery = Treachery!
do-lose = Lose { $count }
do-collect = Collect { $amount }
do-charity = Take charity

## What happened

event-assigned = { $house ->
    [Imperium] The Imperium takes
   *[other] { $house } take
 } a seat.
event-cover-rolled = The storm die for the covered stronghold shows { $face }.
event-covered = { $region } is covered and out of play: it is sand for this game.
event-leaders-drawn = { $who ->
    [Imperium] The Imperium draws
   *[other] { $who } draw
 } leaders: { $leaders }.
event-leaders-drawn-hidden = { $who ->
    [Imperium] The Imperium draws
   *[other] { $who } draw
 } leaders in secret.
event-traitors-dealt = { $who ->
    [Imperium] The Imperium is
   *[other] { $who } are
 } dealt the traitor cards { $leaders }.
event-traitors-dealt-hidden = { $who ->
    [Imperium] The Imperium is
   *[other] { $who } are
 } dealt { $count ->
    [one] { $count } traitor card
   *[other] { $count } traitor cards
 }.
event-traitor-kept = { $who ->
    [Imperium] The Imperium keeps
   *[other] { $who } keep
 } the traitor card { $leader }.
event-traitor-kept-hidden = { $who ->
    [Imperium] The Imperium keeps
   *[other] { $who } keep
 } a traitor card.
event-endowed = { $who ->
    [Imperium] The Imperium takes
   *[other] { $who } take
 } { $spice } spice.
event-placed = { $who ->
    [Imperium] The Imperium begins
   *[other] { $who } begin
 } with { $count ->
    [one] { $count } troop
   *[other] { $count } troops
 } in { $at }.
event-rolled-for-first = { $who ->
    [Imperium] The Imperium rolls
   *[other] { $who } roll
 } { $face } for the first turn.
event-first-player = { $who ->
    [Imperium] The Imperium plays
   *[other] { $who } play
 } first.
event-turn = Turn { $turn } begins.
event-phase = Phase: { $phase }.
event-played = { $who ->
    [Imperium] The Imperium plays
   *[other] { $who } play
 } { $card }. { $text }
event-answered-yes = { $of ->
    [Imperium] The Imperium tells
   *[other] { $of } tell
 } { $who ->
    [Imperium] the Imperium
   *[other] { $who }
 }: yes, we hold the traitor card { $leader }.
event-answered-no = { $of ->
    [Imperium] The Imperium tells
   *[other] { $of } tell
 } { $who ->
    [Imperium] the Imperium
   *[other] { $who }
 }: no, we do not hold the traitor card { $leader }.
event-reshuffled-spice = The spice deck has run out; its discards are shuffled into a new one.
event-reshuffled-battle = The battle deck has run out; its discards are shuffled into a new one.
event-reshuffled-market = The market deck has run out; its discards are shuffled into a new one.
event-storm-rolled = The storm die shows { $face }.
event-storm-chosen = { $who ->
    [Imperium] The Imperium chooses
   *[other] { $who } choose
 } the storm’s move: { $sectors }.
event-sheltered = { $who ->
    [Imperium] The Imperium is
   *[other] { $who } are
 } sheltered from the storm in { $region }.
event-storm-moved = The storm moves from sector { $from } to sector { $to }.
event-destroyed = { $who ->
    [Imperium] The Imperium loses
   *[other] { $who } lose
 } { $count ->
    [one] { $count } troop
   *[other] { $count } troops
 } in { $at }.
event-spice-lost = { $amount } spice in { $at } is lost.
event-turned = The spice deck shows { $card }.
event-worm-shuffled-back = No worm comes on the first turn: the card is shuffled back.
event-worm-struck = The worm strikes { $one } and { $other }.
event-worm-ignored = A further worm is discarded without effect.
event-blew = Spice blow: { $amount } spice in { $at }.
event-rode = { $who ->
    [Imperium] The Imperium rides
   *[other] { $who } ride
 } the worm: { $groups } to { $to }.
event-drew = { $who ->
    [Imperium] The Imperium draws
   *[other] { $who } draw
 } { $cards }.
event-drew-battle-hidden = { $who ->
    [Imperium] The Imperium draws
   *[other] { $who } draw
 } { $count ->
    [one] { $count } battle card
   *[other] { $count } battle cards
 }.
event-drew-market-hidden = { $who ->
    [Imperium] The Imperium draws
   *[other] { $who } draw
 } { $count ->
    [one] { $count } market card
   *[other] { $count } market cards
 }.
event-bought = { $who ->
    [Imperium] The Imperium buys
   *[other] { $who } buy
 } { $count ->
    [0] no market card
    [one] { $count } market card for { $paid } spice
   *[other] { $count } market cards for { $paid } spice
 }.
event-bought-from = { $who ->
    [Imperium] The Imperium buys
   *[other] { $who } buy
 } { $count ->
    [one] { $count } market card
   *[other] { $count } market cards
 }: { $paid } spice to { $to ->
    [Imperium] the Imperium
   *[other] { $to }
 }.
event-discarded = { $who ->
    [Imperium] The Imperium discards
   *[other] { $who } discard
 } { $card }.
event-revived-troops = { $who ->
    [Imperium] The Imperium revives
   *[other] { $who } revive
 } { $count ->
    [one] { $count } troop
   *[other] { $count } troops
 } for { $cost } spice.
event-revived-leader = { $who ->
    [Imperium] The Imperium revives
   *[other] { $who } revive
 } { $leader } for { $cost } spice.
event-shipped = { $who ->
    [Imperium] The Imperium ships
   *[other] { $who } ship
 } { $count ->
    [one] { $count } troop
   *[other] { $count } troops
 } to { $to } for { $cost } spice.
event-moved = { $who ->
    [Imperium] The Imperium moves
   *[other] { $who } move
 } { $groups } to { $to }.
event-battle = Battle in { $at }: { $one } – { $other }. Initiative: { $one }.
event-traitor-drawn = { $who ->
    [Imperium] The Imperium draws
   *[other] { $who } draw
 } the traitor card { $leader }.
event-traitor-drawn-hidden = { $who ->
    [Imperium] The Imperium draws
   *[other] { $who } draw
 } a traitor card.
event-traitor-returned = { $who ->
    [Imperium] The Imperium puts
   *[other] { $who } put
 } { $leader } under the traitor deck.
event-traitor-returned-hidden = { $who ->
    [Imperium] The Imperium puts
   *[other] { $who } put
 } a card under the traitor deck.
event-foresaw = { $who ->
    [Imperium] The Imperium foresees
   *[other] { $who } foresee
 } { $element } of the opponent’s plan.
event-shown = { $who ->
    [Imperium] The Imperium shows
   *[other] { $who } show
 } { $to ->
    [Imperium] the Imperium
   *[other] { $to }
 } { $element }: { $shown }.
event-shown-hidden = { $who ->
    [Imperium] The Imperium shows
   *[other] { $who } show
 } { $to ->
    [Imperium] the Imperium
   *[other] { $to }
 } { $element }.
event-commanded = { $who ->
    [Imperium] The Imperium commands
   *[other] { $who } command
 } by the Voice: { $command }.
event-power-declined = { $who ->
    [Imperium] The Imperium does not use its power.
   *[other] { $who } do not use their power.
 }
event-no-leader = { $who ->
    [Imperium] The Imperium has
   *[other] { $who } have
 } no leader for this battle.
event-plan-sealed = { $who ->
    [Imperium] The Imperium has sealed its plan.
   *[other] { $who } have sealed their plan.
 }
event-plans-revealed = The plans are revealed. { $plans }.
event-treachery = Treachery! { $leader } works for { $who ->
    [Imperium] the Imperium
   *[other] { $who }
 }.
event-two-traitors = Both leaders are traitors. Both sides lose everything.
event-exploded = The lasgun meets a shield: an explosion takes both sides.
event-won = { $who ->
    [Imperium] The Imperium wins
   *[other] { $who } win
 }, { $total } to { $other }.
event-won-outright = { $who ->
    [Imperium] The Imperium wins
   *[other] { $who } win
 } by treachery.
event-lost = { $who ->
    [Imperium] The Imperium loses
   *[other] { $who } lose
 } { $count ->
    [one] { $count } troop
   *[other] { $count } troops
 } in the battle.
event-leader-killed = { $leader } of { $who ->
    [Imperium] the Imperium
   *[other] { $who }
 } goes to the tanks.
event-bounty = { $who ->
    [Imperium] The Imperium receives
   *[other] { $who } receive
 } { $spice } spice for leaders killed.
event-collected = { $who ->
    [Imperium] The Imperium collects
   *[other] { $who } collect
 } { $amount } spice in { $at }.
event-charity = { $who ->
    [Imperium] The Imperium takes
   *[other] { $who } take
 } { $amount } spice of charity.

## The plain table

section-turn = The turn
section-map = The planet
section-battle = The battle
section-sides = The sides
section-hand = Your hand
section-hand-of = The hand of { $who ->
    [Imperium] the Imperium
   *[other] { $who }
 }
section-decks = The decks
line-turn = Turn { $turn } of { $last }, phase: { $phase }
line-storm = The storm is in sector { $sector }.
line-order = Order of action: { $order }
line-covered = Covered: { $region } is sand.
line-waiting = Waiting for: { $seats }
line-place = { $at }: { $what }
map-signs = # stronghold, ^ rock, . sand, o Polar Sink, % storm, $ spice
line-empty-map = Nobody is on the planet yet.
line-side = { $who }: { $spice } spice; troops { $reserve } in reserve, { $tanks } in the tanks; strongholds { $strongholds }; cards { $battle } battle, { $market } market, { $traitors } traitor
line-side-dead = { $who }: leaders in the tanks: { $leaders }
line-side-traitors = { $who }: traitors everybody knows of: { $leaders }
line-battle-hand = Battle cards: { $cards }
line-market-hand = Market cards: { $cards }
line-traitors = Traitors: { $leaders }
line-traitors-offered = Traitor cards to choose from: { $leaders }
line-leaders = Leaders: { $leaders }
line-battle = Fought in { $at }
line-plan = { $who } ({ $troops ->
    [one] { $troops } troop
   *[other] { $troops } troops
 }): dial { $dial }, leader { $leader }, weapon { $weapon }, defence { $defence }
line-plan-sealed = { $who } ({ $troops ->
    [one] { $troops } troop
   *[other] { $troops } troops
 }): the plan is sealed.
line-plan-open = { $who } ({ $troops ->
    [one] { $troops } troop
   *[other] { $troops } troops
 }): planning.
line-foreseen = { $who }: { $element } must be shown.
line-command = { $who }: this must be obeyed: { $command }.
line-tally = As it stands: { $one } to { $other }, victory for { $winner ->
    [Imperium] the Imperium
   *[other] { $winner }
 }.
line-explodes = As it stands: the lasgun explodes.
line-deck-spice = Spice deck: { $left } left, open { $open }
line-deck-battle = Battle deck: { $left } left, open { $open }
line-deck-market = Market deck: { $left } left, open { $open }
line-deck-traitor = Traitor deck: { $left } left
line-traitor-bottom = You put under the traitor deck: { $leaders }

## Why something cannot be done

refuse-game-over = The game is over.
refuse-not-your-turn = It isn’t your decision right now.
refuse-not-now = You can’t decide that now.
refuse-traitor-not-dealt = That traitor card was not dealt to you.
refuse-traitor-must-keep = You must keep a traitor card.
refuse-market-window = That card cannot be played at this moment.
refuse-market-not-held = You do not hold that market card.
refuse-market-no-use = That card could do nothing now.
refuse-ask-whom = Name a leader of the factions in play, and an opponent.
refuse-shelter-where = Shelter is for regions where the storm could strike your troops.
refuse-card-unfinished = Finish the card you played first.
refuse-storm-range = The storm moves 0 to 6 sectors.
refuse-ride-from = No group of yours can ride from there.
refuse-battle-card-not-held = You do not hold that battle card.
refuse-discard = Battle cards cannot be discarded at will.
refuse-buy-price = You cannot pay 2 spice for each of those cards.
refuse-buy-beginner = With the small market you hold at most 1 market card.
refuse-buy-limit = You may hold at most 3 market cards.
refuse-buy-again = You buy at most once a turn, after drawing battle cards.
refuse-revive-not-in-tanks = You do not have so many troops in the tanks.
refuse-revive-leader-not-dead = That leader of yours is not in the tanks.
refuse-revive-again = You have revived your troops for this turn.
refuse-revive-price = Beyond two, each troop costs 2 spice to revive.
refuse-revive-leader-price = Reviving a leader costs spice equal to its strength.
refuse-ship-fremen = Fremen ship to the Polar Sink only.
refuse-ship-fremen-limit = Fremen ship at most 5 troops a turn.
refuse-ship-storm = Nothing can be shipped into the storm.
refuse-ship-stronghold = That stronghold already holds troops of two other factions.
refuse-ship-price = Shipping costs 1 spice for each troop.
refuse-ship-reserve = You do not have so many troops in reserve.
refuse-move-before-ship = Shipment comes first: ship, or go on to movement.
refuse-ship-after-move = You cannot ship after you have gone on to movement.
refuse-move-again = You have no group left to move.
refuse-move-no-troops = You have no troops there.
refuse-move-storm = Troops in the storm cannot move.
refuse-move-moved = Those troops have already moved.
refuse-move-nowhere = No region is in reach from there.
refuse-move-same-region = A group must go to another region.
refuse-move-into-storm = Nobody may enter the storm.
refuse-move-stronghold = That stronghold already holds troops of two other factions.
refuse-move-through-stronghold = The way leads through a stronghold held by two other factions.
refuse-move-through-storm = The storm is in the way.
refuse-move-too-far = That is too far for the group.
refuse-ride-to-sand = At this table a worm can be ridden to sand only.
refuse-ride-over-sand = The worm passes through sand only.
refuse-ride-too-far = A worm carries riders at most 3 regions.
refuse-group-size = A group takes at least one troop, and no more than are free to move there.
refuse-group-unfinished = Finish the group you are moving first.
refuse-no-such-battle = You have no such battle to fight.
refuse-must-fight = No battle can be declined.
refuse-exchange = No traitor card can be exchanged now.
refuse-traitor-not-held = You do not hold that traitor card.
refuse-exchange-unfinished = Put a traitor card under the deck first.
refuse-foresee = Only Atreides have Prescience.
refuse-voice = Only the Imperium has the Voice.
refuse-must-show = First settle the element your opponent foresees.
refuse-dial = The dial goes from 0 to your troops in the battle.
refuse-leader-elsewhere = That leader has already fought in another region this turn.
refuse-leader-not-there = You have no such leader to play.
refuse-leader-must = You must play a leader if you have one.
refuse-weapon-slot = That card does not go into the weapon slot.
refuse-defence-slot = That card does not go into the defence slot.
refuse-disobey = The Voice must be obeyed.
refuse-card-twice = That card is already in your plan.
refuse-plan-unfinished = The plan is not complete.
refuse-no-leader-no-cards = Without a leader no battle card can be played.
refuse-shown = That element was foreseen and stays as it is.
refuse-plan-order = That part of the plan is not being settled now.
refuse-not-a-traitor = You hold no traitor card of the leader your opponent played.
refuse-market-betrayed = Once betrayed you cannot play market cards in this battle.
refuse-losses = The winner loses exactly the number dialled.
refuse-collect = Each troop collects up to 2 spice of what lies there.
refuse-charity = Charity is for those with fewer than 3 spice, after all have collected.
refuse-buy-price-of = { $count ->
    [one] A market card costs { $n } spice; you have { $have }.
   *[other] { $count } market cards cost { $n } spice; you have { $have }.
 }
refuse-buy-limit-of = At most { $n } market { $n ->
    [one] card
   *[other] cards
 } in hand; you hold { $have }.
refuse-revive-price-of = Reviving that many troops ({ $count }) costs { $n } spice; you have { $have }.
refuse-revive-tanks-of = Your troops in the tanks: { $have }.
refuse-revive-leader-price-of = Reviving { $leader } costs { $n } spice; you have { $have }.
refuse-ship-price-of = { $count ->
    [one] Shipping a troop costs { $n } spice; you have { $have }.
   *[other] Shipping { $count } troops costs { $n } spice; you have { $have }.
 }
refuse-ship-reserve-of = Your troops in reserve: { $have }.
refuse-ship-fremen-limit-of = The most troops Fremen can ship this turn: { $n }.
refuse-too-far-of = { $to } is too far. Regions away: { $n }; the group goes { $have } at most.
refuse-group-size-of = { $at }: troops that can come along: { $n }–{ $have }.
refuse-dial-of = The dial goes from 0 to { $have }, your troops in the battle.
refuse-losses-of = { $at }: troops to lose here: { $n }–{ $have }.
refuse-collect-of = { $at }: your troops collect at most { $have } spice.
refuse-charity-of = Charity is for those with fewer than { $n } spice; you have { $have }.
