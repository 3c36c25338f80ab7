# Immortality in English: names as printed, sentences ours.

### Box immortality

## Immortality: starting card

immortality-start-experimentation = Experimentation

## Immortality: Tleilaxu deck

tlx-beguiling-pheromones = Beguiling Pheromones
tlx-chairdog = Chairdog
tlx-contaminator = Contaminator
tlx-corrino-genes = Corrino Genes
tlx-face-dancer = Face Dancer
tlx-face-dancer-initiate = Face Dancer Initiate
tlx-from-the-tanks = From the Tanks
tlx-ghola = Ghola
tlx-guild-impersonator = Guild Impersonator
tlx-industrial-espionage = Industrial Espionage

### Box

tlx-reclaimed-forces = Reclaimed Forces

### Box immortality

tlx-scientific-breakthrough = Scientific Breakthrough
tlx-slig-farmer = Slig Farmer
tlx-stitched-horror = Stitched Horror
tlx-subject-x-137 = Subject X-137
tlx-tleilaxu-infiltrator = Tleilaxu Infiltrator
tlx-twisted-mentat = Twisted Mentat
tlx-unnatural-reflexes = Unnatural Reflexes
tlx-usurp = Usurp

## Immortality: Imperium deck

immortality-imp-bene-tleilax-lab = Bene Tleilax Lab
immortality-imp-bene-tleilax-researcher = Bene Tleilax Researcher
immortality-imp-blank-slate = Blank Slate
immortality-imp-clandestine-meeting = Clandestine Meeting
immortality-imp-corrupt-smuggler = Corrupt Smuggler
immortality-imp-dissecting-kit = Dissecting Kit
immortality-imp-for-humanity = For Humanity
immortality-imp-high-priority-travel = High Priority Travel
immortality-imp-imperium-ceremony = Imperium Ceremony
immortality-imp-interstellar-conspiracy = Interstellar Conspiracy
immortality-imp-keys-to-power = Keys to Power
immortality-imp-lisan-al-gaib = Lisan al Gaib
immortality-imp-long-reach = Long Reach
immortality-imp-occupation = Occupation
immortality-imp-organ-merchants = Organ Merchants
immortality-imp-planned-coupling = Planned Coupling
immortality-imp-replacement-eyes = Replacement Eyes
immortality-imp-sardaukar-quartermaster = Sardaukar Quartermaster
immortality-imp-shadout-mapes = Shadout Mapes
immortality-imp-show-of-strength = Show of Strength
immortality-imp-spiritual-fervor = Spiritual Fervor
immortality-imp-stillsuit-manufacturer = Stillsuit Manufacturer
immortality-imp-throne-room-politics = Throne Room Politics
immortality-imp-tleilaxu-master = Tleilaxu Master
immortality-imp-tleilaxu-surgeon = Tleilaxu Surgeon

## Immortality: Intrigue deck

immortality-int-breakthrough = Breakthrough
immortality-int-counterattack = Counterattack
immortality-int-disguised-bureaucrat = Disguised Bureaucrat
immortality-int-economic-positioning = Economic Positioning
immortality-int-gruesome-sacrifice = Gruesome Sacrifice
immortality-int-harvest-cells = Harvest Cells
immortality-int-illicit-dealings = Illicit Dealings
immortality-int-shadowy-bargain = Shadowy Bargain
immortality-int-study-melange = Study Melange
immortality-int-tleilaxu-puppet = Tleilaxu Puppet
immortality-int-vicious-talents = Vicious Talents

## Immortality: House Hagal

immortality-hagal-carthag = Carthag
immortality-hagal-carthag-left = Carthag (left card)
immortality-hagal-carthag-right = Carthag (right card)
immortality-hagal-research-station = Research Station

### Box

## Immortality: effects

fx-research = 1 step on the research track
fx-tleilaxu = { $n ->
    [one] 1 step
   *[other] { $n } steps
} on the Tleilaxu track
fx-specimens = { $n ->
    [one] 1 specimen
   *[other] { $n } specimens
}
fx-combat-icon = you may deploy this turn as at a Combat space
fx-trash-grafted = trash one of the two grafted cards
fx-partner-returns = at the start of your Reveal turn the other grafted card returns to your hand
fx-copy-partner = the agent box of the other grafted card
fx-recall-sent-agent = recall the agent you sent this turn
fx-acquire-tleilaxu = acquire a Tleilaxu card for its specimens
fx-replace-tleilaxu = card { $n } of the Tleilaxu Row is replaced
cost-trash-partner = trash the other grafted card
cost-lose-two-influence = lose 2 influence with one faction
if-markers = you have reached genetic marker { $n }
if-grafted = this card is grafted
if-partner-is = the other grafted card is of { $factions }
if-most-deployed = you have more troops in the Conflict than each opponent
if-opponent-played-combat = an opponent played a combat card in this Conflict
if-troops-lost = you lose { $n ->
    [one] 1 troop
   *[other] { $n } troops
} at the end of the Conflict
if-has-spice = you have at least { $n } spice
count-partner-icons = agent icon of the other grafted card

## Immortality: questions, choices, events

ask-research = Where does your research go on?
ask-return-specimens = Your supply lacks troops. How many specimens return to it first?
ask-acquire-tleilaxu = Acquire a Tleilaxu card for its specimens?
ask-envoy = Which of the two grafted cards gets the faction icons?
ask-send-pair = Where do the two grafted cards send your agent?
ask-trash-grafted = Which of the two grafted cards do you trash?
ask-lose-two-influence = Lose 2 influence with which faction?
ask-lost = You have lost troops in the Conflict. Play a card?
ask-keep-intrigue = Which of the two Intrigue cards do you keep? The other goes back on top.
ask-lose-troops = Where do you lose a troop?
do-keep-intrigue = Keep { $card }
do-lose-garrison = Lose a troop of the garrison
ev-looked-at-intrigue = { $who } looks at the top of the Intrigue deck.
do-graft = Graft { $card } to { $partner }
do-graft-row = Graft { $card } to { $partner } of the Row
do-envoy = { $card } gets the icons
do-acquire-tleilaxu = Acquire { $card } for { $n ->
    [one] 1 specimen
   *[other] { $n } specimens
}
do-research = Column { $column }, row { $row }: { $effects }
do-return-specimens = { $n ->
    [0] Return no specimen
    [one] Return 1 specimen to the supply
   *[other] Return { $n } specimens to the supply
}
do-atomics = Use your Family Atomics: replace the whole Row
ev-grafted = { $who } grafts { $card } to { $partner }.
ev-dealt-tleilaxu = { $card } comes into the Tleilaxu Row.
ev-researched = { $who }: research reaches column { $column }, row { $row }.
ev-advanced = { $who } reaches space { $n } of the Tleilaxu track.
ev-bred = { $who } puts { $n ->
    [one] 1 specimen
   *[other] { $n } specimens
} into the tanks.
ev-released = { $who }: { $n ->
    [one] 1 specimen returns
   *[other] { $n } specimens return
} to the supply.
ev-reclaimed = { $who } acquires Reclaimed Forces.
ev-atomics = { $who } uses the Family Atomics.
line-tleilaxu-row = Tleilaxu Row: { $cards } (deck: { $n })
line-tleilaxu-spice = On the Tleilaxu track for the first one there: { $n } spice
line-research = Research: column { $column }, row { $row }
line-tleilax = Tleilaxu track: { $step }; specimens: { $n }
has-atomics = Family Atomics
refuse-cell = Research goes on only to a connected cell on the right.
refuse-too-few-specimens = You have too few specimens for this card.
refuse-cost-specimens = { $space } costs { $n ->
    [one] { $n } specimen
   *[other] { $n } specimens
}; you have { $have }.
refuse-icon-of-pair = Neither card has an agent icon for a space you could go to.
refuse-no-graft = Two cards are played together only if one of them is a Graft card.
refuse-graft-row = This card cannot be grafted to a card of the Row.
refuse-graft-alone = A Graft card is played only together with another card.
