# The words of the terminal. Everything about a game itself comes from the game's own file.

sietch-sitter = { $name } ({ $side })
sietch-section = == { $title } ==
sietch-told = - { $what }
sietch-told-often = - { $what } (× { $n })
sietch-waiting = Waiting for { $who }.

# Playing

sietch-welcome = { $game }, { $mode }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 }. Type a number to choose, ? for an explanation, help for more.
sietch-commitment = Every shuffle and roll of this game comes from a secret seed; its hash is { $commitment }.
sietch-at-the-table = At the table: { $who }
sietch-since = Since you last looked:
sietch-curtain = Hand the screen to { $who }, then press Enter.
sietch-turn = --- { $who } ---
sietch-question = { $who }: { $what } [{ $rule }]
sietch-prompt = Your choice:{" "}
sietch-prompt-only = Press Enter for the only choice:{" "}
sietch-no-such-choice = Choose a number from 1 to { $last }.
sietch-unknown-command = “{ $text }” is neither a number nor a command. Type help to see what can be typed.
sietch-refused = That cannot be done: { $why } [{ $rule }]
sietch-bot-failed = The bot { $kind } failed; { $instead } plays in its place.
sietch-stopped = The table is stopped; nothing more is taken. What failed: { $fault }. Everything up to there is in the record: please report it.
sietch-stopped-prompt = save FILE to keep the record, quit to leave:{" "}
refuse-fault = The game’s own code has failed here. This is a mistake in Sietch, not yours.
sietch-explain-rule = [{ $rule }] { $statement }
sietch-no-statement = The ledger has no statement for this rule.
sietch-no-reasons = The automaton has decided nothing since your last choice.
sietch-nothing-to-undo = There is nothing to undo.
sietch-undo-learnt = You can’t undo past this point: somebody has learnt something since.
sietch-no-such-name = Nothing in this game is called “{ $text }”.
sietch-part-agent = Agent box: { $what }
sietch-part-reveal = Reveal box: { $what }
sietch-part-acquire = When acquired: { $what }
sietch-part-first = First: { $what }
sietch-part-second = Second: { $what }
sietch-part-third = Third: { $what }
sietch-part-plot = Plot: { $what }
sietch-part-combat = Combat: { $what }
sietch-part-endgame = Endgame: { $what }
sietch-part-effects = Effects: { $what }
sietch-part-extra = For more: { $what }
sietch-part-reward = Reward: { $what }
sietch-part-signet = Signet Ring: { $what }
sietch-part-needs = Needs: { $what }
sietch-part-special = Special: { $what }
sietch-number-cost = Cost: { $n }
sietch-number-strength = Strength: { $n }
sietch-number-solari = Costs Solari: { $n }
sietch-number-spice = Costs spice: { $n }
sietch-number-water = Costs water: { $n }
sietch-number-copies = Copies: { $n }
sietch-place-ground = Ground: { $what }
sietch-place-mark = There: { $what }
sietch-place-rank = { $what }, rank { $n }
sietch-place-sectors = Sectors: { $what }
sietch-place-spice = Spice here: { $n }
sietch-place-watches = Watches: { $what }
sietch-place-icon = Icon: { $what }
sietch-card-icons = Agent icons: { $what }
sietch-card-factions = Belongs to: { $what }
sietch-kind = { $name } — { $kind }
sietch-kind-intrigue = Intrigue card
sietch-kind-conflict = Conflict
sietch-kind-contract = contract
sietch-kind-hagal = House Hagal card
sietch-kind-space = space of the board
sietch-kind-post = observation post
sietch-kind-tech = tech tile
sietch-kind-battle = battle card
sietch-kind-market = market card
sietch-kind-prescience = Prescience card
sietch-ground-sand = sand
sietch-ground-rock = rock
sietch-ground-stronghold = stronghold
sietch-ground-polar = polar, safe from the storm
sietch-mark-sietch = sietch
sietch-page = { $title }: { $what }
sietch-undone = Undone: { $what }
sietch-undone-other = The last choice of { $who } is undone.
sietch-log-title = The game so far, as you can see it:
sietch-saved = Saved to { $file }.
sietch-not-saved = Not saved: { $problem }
sietch-save-where = Say where: save FILE
sietch-quit-unsaved = This game is not kept in a file. Type save FILE to keep it, or quit again to leave it.
sietch-left-unsaved = Left without saving.
sietch-help =
    NUMBER       choose it
    ?            explain the question with its rule
    ? NUMBER     explain a choice with its rule
    ? NAME       what a card, space, leader or token does
    table        show the whole table
    map          show the map in characters
    log          show what happened so far
    why          explain what an automaton did since your last choice, rule by rule
    hint         what Naib, a veteran, would do, and the next best
    explain      what the best choices are worth, what comes next and who gains by it
    undo         go back to the last choice of a person
    save FILE    keep the game in a file
    quit         leave; a game that is kept in a file can be resumed
sietch-no-map = This game has no map in characters; type table to see all of it.
sietch-costs = { $what } ({ $cost })
sietch-no-hint = There is nothing to choose here.
sietch-hint = { $who } would: { $number } { $what } ({ $chance } %)
sietch-hint-next = Next best: { $number } { $what } ({ $chance } %)
sietch-weighed = { $number } { $what }: { $chance } % ± { $error }
sietch-weighed-shares = { "    " }Chances after it: { $shares }
sietch-weighed-then = { "    " }Mostly goes on with: { $what } ({ $often } %)
sietch-share = { $who } { $chance } %
sietch-by-bot = Chances of winning as { $who } sees them, from what you know, in { $worlds } imagined worlds.
sietch-by-games = Chances of winning by random games ({ $worlds }) from what you know; nobody here knows this game well yet.
sietch-seed = The seed was { $seed }; its hash, shown at the start, was { $commitment }.

# Replaying

sietch-replay-title = { $game }, { $mode }: { $entries ->
    [one] one choice
   *[other] { $entries } choices
 }
sietch-replay-part = Shown as far as today’s rules allow: { $why }.
sietch-replay-seat = Seat { $seat }: { $who }
sietch-replay-at = Position { $at } of { $entries }
sietch-replay-by = Chosen by { $who }:
sietch-replay-prompt = Enter or n: next, p: previous, a number: go there, q: leave >{" "}
sietch-replay-end = This is the end.
sietch-replay-keys = Press Enter or n, p, q, or type a number from 0 to { $last }.
sietch-honest = { $file }: honest. { $entries ->
    [one] Its one choice is
   *[other] All { $entries } choices are
 } by the rules, and every shuffle and roll comes from the seed fixed before the game started.

# Reviewing

sietch-review-by-bot = Chances of winning as { $who } sees them, played on { $worlds } times from each position:
sietch-review-by-games = Chances of winning by random games ({ $worlds } from each position); nobody here knows this game well yet:
sietch-review-round = Round { $round }, position { $at }: { $shares }
sietch-review-swings = Moves that swung it:
sietch-review-no-swings = No move changed the chance of whoever made it by 8 % or more.
sietch-review-swing = Position { $at }, { $who }: { $before } to { $after } %
sietch-review-played = { "  " }Played: { $what } ({ $chance } % for all that was known)
sietch-review-better = { "  " }{ $who } would: { $what } ({ $chance } %)
sietch-review-same = { "  " }{ $who } would have done the same.

# The page of a game that is over

sietch-report-about = { $game }, { $mode }: { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
 }, { $entries ->
    [one] { $entries } decision
   *[other] { $entries } decisions
 }
sietch-report-start = Start
sietch-report-decided = What decided it
sietch-report-moment = Round { $round }: { $before } % → { $after } %
sietch-report-figures = The game in figures
sietch-report-foot = Written by Sietch from the saved game. The draws were promised as { $commitment }.
sietch-point-other = Other
sietch-point-stronghold = Stronghold
sietch-point-spice = Spice
sietch-curve-points = Points, round by round
sietch-curve-spice = Spice and strongholds, turn by turn
sietch-curve-near = Supremacy and Prescience, round by round
sietch-figure-battles = Battles won
sietch-figure-lost = Units lost
sietch-figure-leaders = Leaders lost
sietch-figure-spice = Spice gathered
sietch-figure-market = Market cards played
sietch-figure-acquired = Cards acquired
sietch-figure-spies = Spies sent
sietch-figure-intrigues = Intrigue cards played
sietch-figure-worms = Sandworm attacks
sietch-figure-claimed = Prescience cards claimed
