# The board's own words; names, cards and sentences come from the game.

planet = Arrakis
map-view = Zoom of the planet
whole-planet = Whole planet
how-many = How many
one-less = One less
one-more = One more
land-sand = sand
land-rock = rock
land-stronghold = stronghold
land-polar = polar, safe from the storm
land-covered = covered stronghold, sand
sector = sector { $sector }
sectors = { $count ->
    [one] sector { $sectors }
   *[other] sectors { $sectors }
 }
in-storm = in the storm
spice = spice
reserve = troops in reserve
tanks = troops in the tanks
in-tanks = in the tanks
strongholds = Strongholds
strongholds-held = Strongholds held: { $count }
covered-is = Covered: { $region }
your-hand = Your cards and leaders
your-sheet = Your side
you = You
you-first = You act first
you-place = { $place ->
    [2] You act 2nd
    [3] You act 3rd
   *[other] You act { $place }th
 }
decks = Decks and strongholds
deck-spice = Spice deck
deck-battle = Battle deck
deck-market = Market deck
deck-traitor = Traitor deck
last-blow = Last blow
under-traitors = Under the traitor deck
leaders = Leaders
battle-cards = Battle cards
market-cards = Market cards
traitors = Traitors
traitors-offered = Traitor cards dealt to you
turn-of = Turn { $turn } of { $last }
kind-kinetic = kinetic weapon
kind-poison = poison weapon
kind-special = special weapon
kind-defence = defence
kind-useless = useless card
kind-market = market card
ours = Our reconstruction. The printed card is not public.
play-card = Play { $card }
why-not-now = Why not now?
dial = Dial
leader = Leader
weapon = Weapon
defence = Defence
of-troops = You have { $troops ->
    [one] { $troops } troop
   *[other] { $troops } troops
 } here. You lose the number you dial, even if you win.
choose = not chosen yet
in-plan = in the plan
prescience = Prescience
falls = falls
battle-for = Battle: { $region }
initiative-yours = The initiative is yours: you win a tie.
initiative = Initiative: { $who }. This side wins a tie.
treachery-by = Treachery! { $who }
both-die = { $card }: both leaders die.
must-obey = The Voice. { $who }: { $command }
result = The result
as-it-stands = As it stands, victory: { $who }
plan-complete = The plan is complete.
plan-sealed = Your plan is sealed.
