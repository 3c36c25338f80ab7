# The shell: lobby and table, whatever the game. Words of a game come from its own file.

## Everywhere

to-lobby = To the lobby
language = Language
theme-dark = Dark theme
theme-light = Light theme
settings = Settings
reduce-motion = Reduce motion
plain-table = Position as text
about = About Sietch
close = Close
cancel = Cancel
yes = yes
no = no
loading = One moment…
no-answer = The server does not answer.
nowhere = There is nothing at this address.
bot = Bot
you = You
copy-link = Copy link
copied = Copied
name = Name

## About

about-what = Sietch is an open table for the Dune board games: by the rules, alone against bots or with friends, in your browser.
about-fan = Made by fans. Not affiliated with or endorsed by the owners of Dune or the publishers of these games; it contains none of their art or text.
about-content = Where printed cards are not public we use our own reconstruction. It is marked as such on the card and in the rules.
about-seed = Every draw comes from a seed that is fixed before the first one. Its fingerprint is shown at the table, and the seed itself after the end, so that anybody can check that the shuffles were honest.
about-licences = The program is free software under the MIT or Apache 2.0 licence. The typefaces Philosopher and Fira Sans Condensed are under the SIL Open Font License.

## Lobby

take-a-seat = Take a seat.
play-now = Play now
new-table = New table
your-name = Your name
player-nameless = Player
your-tables = Your tables
no-tables = No tables yet. Play now with bots, or send a friend a link.
your-move = Your move
waiting-for = Waiting for { $names }
table-open = { $seats ->
    [one] One seat is open
   *[other] { $seats } seats are open
 }
table-over = The game is over
continue = Continue
open = Open
forget = Forget
have-link = Have a link?
have-link-about = Paste it: a seat’s secret link makes the seat yours on this device.
table-link = Link to a table
bad-link = That is no link to a table.
join = Join
rules-of = Rules: { $game }
hot-seat = one screen

## New table

mode = Mode
how-many = How many seats
seats = Seats
seat-number = Seat { $number }
seat-name = Name at seat { $number }
seat-me = Me
seat-open = Open
seat-open-about = Whoever has the link may sit here.
bot-kind = Kind of bot at seat { $number }
hot-seat-about = Several people on this screen: a curtain closes between them, and undo is free.
no-seat-about = You will watch.
options = Options
left-to-chance = by chance
option-place = { $option }, seat { $number }
option-number = { $option }, number { $number }
clock = Clock
clock-about = Time to think for each person; a seat without time left is played by a bot until its person returns.
clock-none = No clock
clock-live = 30 minutes, 15 seconds more a decision
clock-evening = 2 hours, a minute more a decision
clock-week = A week, an hour more a decision
open-table = Open the table

## Waiting for players

take-seat = Take seat
add-bot = Add bot
here = here
away = away
invite = Invite
invite-about = Whoever opens this link may take an open seat or watch.
watch-link = Link for spectators
watch-link-about = Spectators see only what lies open.
secret-link = Secret link: keep it
secret-link-about = It opens your seat on any device. Show it to nobody.

## At the table

dock = Question and hand
asked = What is asked
rule = Rule { $rule }
choices = Choices
choices-all = All choices ({ $count })
choices-find = Find a choice
to-question = To the question
pass-by-itself = Pass by itself
pass-phase = Pass for this phase
pass-until = Pass until: { $what }
pass-other = Pass until something else is asked
pass-stop = Stop passing
undo = Undo
ask-undo = Ask for undo
undo-asked =
    { $steps ->
        [one] { $name } asks to undo { $steps } step.
       *[other] { $name } asks to undo { $steps } steps.
    }
undo-waits = Asked to undo. Waiting for { $names }
agree = Agree
disagree = Disagree
why-not = Why not?
rematch = Rematch
waited-for = waited for
bot-for = bot for { $name }
bot-plays-for-you = A bot plays for you.
take-seat-back = Take the seat back
give-seat-to-bot = Give seat to a bot
leave-to-bot = Let a bot play for me
tab-board = Board
tab-seats = Players
tabs = Parts of the table
table-menu = Table
phases = Phases
log = Log
log-live = What happens
log-new = New
log-earlier = Show earlier
chat = Chat
chat-say = Say something
chat-none = Nobody has said anything.
send = Send
rules = Rules
rules-search = Search the rules
rules-none = No rule has these words.
rules-contents = All pages
rules-found = Pages found: { $pages }, rules: { $rules }
rules-ledger = In the ledger of rules
rules-in-ledger = The rule in the ledger
rules-of-page = All rules of this page in the ledger ({ $count })
rules-in-english = The ledger of rules is in English.
report-bug = Report a bug
report-bug-about = Saves a file with what you may know of this game, for the people who make Sietch.
save-record = Save the game
table-pack = Played with the cards of “{ $title }”, version { $version }.
seed-promise = Fingerprint of the seed that decides every draw:
connecting = Connecting…
connection-lost = Connection lost. Your moves are saved.
connection-closed = The connection is closed. Load the page anew.
hand-over = Hand over to { $name }
hand-over-about = The screen opens when you are ready.
ready = Ready

## Lessons

learn-first = First game?
learn-about = Learn by playing: a few moves on the real board, with a word about each.
learn = Learn by playing: { $game }
lesson = Lesson
lesson-step = { $step } of { $last }
lesson-hint = That is possible too. The lesson goes on with: { $choice }
lesson-wanted = the lesson’s choice
lesson-end = Done
lesson-ended = That was the lesson. Now play, or look something up.
lesson-leave = Leave
go-on = Go on
no-lesson = There is no such lesson.

## Replay

replay = Replay
replay-first = To the start
replay-step = Step { $step } of { $last }
step-back = Step back
step-forward = Step forward
play = Play
pause = Pause
to-now = Back to now

## What the server may answer

closed-fault = This table is stopped: the game’s own code failed. Everything up to there is kept; please send a bug report.
closed-edition = This table is closed: it was played by an edition of the rules this server does not know.
closed-content = This table is closed: it was played with other cards than this server has.
closed-game = This table is closed: this server does not know its game.
closed-journal = This table is closed: what is stored of it was damaged. Everything up to there can still be read.
code-lost = The server does not answer. Is it running?
code-unreadable = The server did not understand that.
code-too-large = That is too long.
code-too-fast = Too fast; try again in a moment.
code-hello = The connection began wrongly.
code-no-table = There is no such table.
code-no-seat = This link opens no seat here.
code-not-yours = That seat is not yours.
code-taken = Somebody has taken this seat already.
code-unknown = There is no such game.
code-options = The game cannot be set up like this.
code-not-started = The game has not begun: seats are open.
code-over = The game is over.
code-not-over = The game is not over yet.
code-closed = This table is closed.
code-refused = The rules are against it.
code-stale = Something has happened meanwhile. Look again, then choose.
code-learnt = Undo stops here: something new was learnt.
code-nothing = There is nothing to undo.
code-present = That person was here a moment ago. A seat can be given away after half a minute.
code-bots = A bot plays this seat. Take it back first.
code-origin = The request came from another page.
code-busy = The server has too much to do. Try again in a moment.
code-stopping = The server is stopping. It will be back in a moment.
code-trouble = The server has a problem of its own. Nothing was done.

## Bots

bot-random = Random bot
bot-novice = Pyon, novice
bot-novice-about = Takes what glitters. Forgets the storm.
bot-regular = Caid, regular
bot-regular-about = Sound and steady. Seldom bluffs.
bot-veteran = Naib, veteran
bot-veteran-about = Counts your cards and waits for the mistake.
bot-master = Mentat, master
bot-master-about = Reads turns ahead. Gives nothing away.
bots-never-peek = Bots know only what their seat may know.

## Boards

zoom-in = Closer
zoom-out = Farther
