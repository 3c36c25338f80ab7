# Scenes, endings and what others did.

close = Close
pace = Pace of other people’s moves
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-once = At once
since = Since your turn
since-of = { $at } of { $of }
since-nothing = Nothing has happened yet.
for-you = For you
others-move = Other people’s moves
then-you = Then it is your turn.
once-more = Once more
to-my-turn = To my turn
to-now = To now
space-key = Space

# Scenes

scene-combat = Combat
scene-aftermath = Aftermath
scene-battle = Battle
scene-harvest = Harvest
scene-next = Next: { $scene }
scene-show-again = Show again
scene-continue = Continue
combat-won = { $who } wins the combat, { $first } to { $second }
combat-won-you = You win the combat, { $first } to { $second }
combat-nobody = Nobody wins the combat
combat-doubled = A sandworm doubles the reward. Control and battle icon are never doubled.
combat-strength = { $who }: strength { $strength }
combat-idle = Without a unit: no strength
combat-no-reward = No reward
after-won = { $place }: victory for { $who }, { $first } to { $second }
after-won-outright = { $place }: victory for { $who }
after-both = { $place }: both sides fall
treachery = Treachery!
treachery-who = { $leader } serves { $who }. The plans no longer count.
traitor = Traitor
side-wins = victory
side-loses = defeat
leader-killed = killed
leader-lives = lives
slot-weapon = weapon
slot-defence = defence
weapon-kills = kills
weapon-nothing = no effect
defence-holds = the leader lives
defence-nothing = no help
card-kept = kept
card-lost = discarded
sum-dial = dial
sum-leader = leader
sum-market = market cards
to-tanks = { $count } to the tanks
no-losses = no losses
stay = { $count } stay
bounty = bounty, { $who }
market-played = market card, used
battle-of = Battle: { $place }
battle-attacks = { $who } attack, coming from: { $from }
battle-round = Round { $n }
hits-taken = { $count ->
    [one] takes { $count } Hit
   *[other] takes { $count } Hits
}
harvest-of = Harvest: { $spice } spice
harvest-by = { $count ->
    [one] { $count } Harvester at work
   *[other] { $count } Harvesters at work
}
imperium-row = { $was } → { $is }

# What a position means

for-you-conflict = Conflict: place { $place }, strength { $strength }; the strongest has { $best }
for-you-no-units = You have no unit in the Conflict; the strongest has { $best }
for-you-lead = You lead the race with { $points }
for-you-race = The race: { $most } lead, you have { $points }
for-you-strongholds = Strongholds: you { $own }, { $who } { $most }
for-you-strongholds-lead = Strongholds: you { $own }, nobody has more
for-you-spice = You have { $spice } spice, { $reserve ->
    [one] { $reserve } troop
   *[other] { $reserve } troops
} in reserve
for-you-supremacy = Supremacy stands at { $supremacy }
for-you-prescience = The lowest Prescience marker stands at { $least }

# The end of a game

ending = The game is over
ending-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
ending-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
ending-replay = Replay
ending-review = Review the chances
ending-share = Share link and picture
ending-shared = The picture is saved, the link copied.
see-board = See the board
again = Again with the same people
again-join = Join the next game
again-line = Again? { $link }
again-failed = The new table could not be opened.
what-decided = What decided it
moment-round = Round { $round }
moment-turn = Turn { $round }
moment-chance = { $before } % → { $after } %
moments-wait = Being worked out: { $done } %
moments-none = No review of this game can be had now.
moments-even = No single move swung this game.
figures = The game in figures
holds = Strongholds, turn by turn
figure-spice = Spice gathered
figure-combats = Combats won
figure-acquired = Cards acquired
figure-spies = Spies sent
figure-intrigues = Intrigue cards played
figure-battles = Battles won
figure-lost = Units lost
figure-leaders-lost = Leaders lost
figure-collected = Spice collected
figure-market = Market cards played
figure-worms = Sandworm attacks
figure-harvested = Spice harvested
figure-claimed = Prescience cards claimed
curve-start = Start
curve-points = Points, round by round
curve-spice = Spice and strongholds, turn by turn
curve-near = Supremacy and Prescience, round by round
point-start = Start
point-other = Other
point-stronghold = Stronghold
point-spice = Spice
