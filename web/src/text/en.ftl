# The shell: lobby and table, whatever the game. Words of a game come from its own file.

## Everywhere

to-lobby = To the lobby
language = Language
theme-dark = Dark theme
theme-light = Light theme
settings = Settings
reduce-motion = Reduce motion
sound = Sound
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
about-seed = Every shuffle and roll comes from a seed fixed before the game starts. Its hash is shown at the table, and the seed itself after the end, so that anybody can check that the shuffles were honest.
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
have-link-about = Paste it here. A secret seat link gives you that seat on this device.
table-link = Link to a table
bad-link = That isn’t a table link.
join = Join
saved-open = Open a saved game
saved-about = Choose the file of a finished game, or drop it here: every move and draw is checked, then it can be looked at.
saved-choose = Choose a file
rules-of = Rules: { $game }
hot-seat = one screen

## New table

mode = Mode
which-game = Which game
how-many = How many seats
seats = Seats
seat-number = Seat { $number }
seat-name = Name at seat { $number }
seat-me = Me
seat-open = Open
seat-open-about = Whoever has the link may sit here.
bot-kind = Kind of bot at seat { $number }
hot-seat-about = Several people share this screen. It is hidden between turns, and anyone can undo.
no-seat-about = You will watch.
options = Options
left-to-chance = random
option-place = { $option }, seat { $number }
option-number = { $option }, number { $number }
clock = Clock
clock-about = Time to think for each person. When a seat’s time runs out, a bot plays it until its person returns.
clock-none = No clock
clock-live = 30 minutes + 15 s per decision
clock-evening = 2 hours + 1 min per decision
clock-week = 1 week + 1 h per decision
clock-of = { $hours } h + { $seconds } s per decision
open-table = Open the table

## Waiting for players

take-seat = Take seat
add-bot = Add bot
here = here
away = away
invite = Invite
watch-link = Link for spectators
watch-link-about = Spectators see only what lies open.
secret-link = Secret link: keep it
secret-link-about = It opens your seat on any device. Show it to nobody.
how-we-play = How we play
leave-seat = Leave the table
time-out = When a person’s time runs out, a bot plays for them until they come back; they have one more minute then.
time-out-rated = Rated: whoever runs out of time has lost.
time-none = There is no clock.
time-rated = Rated: no hints, and nobody gives a person’s seat to a bot.
anybody-comes = Strangers find this table in the lobby.
host = host
this-chair-free = This chair is free.
send-link = Send link
side-dealt = dealt at the start
who-plays-side = Who shall play { $side }?
propose-this = Propose { $name }
chairs-taken = { $taken } of { $seats } chairs are taken.
starts-when-full = The game begins when the last chair is taken.
undo-until = A move can be taken back until something is revealed.
only-by-link = Only people with the link find this table.
more-links = More links

## At the table

dock = Question and hand
asked = Your decision
rule = Rule { $rule }
choices = Choices
choices-all = All choices ({ $count })
choices-find = Find a choice
to-question = To the question
instead = Instead
pass-by-itself = Auto-pass
pass-about = Lasts 2 seconds for everybody, whatever anybody holds. Click a card to play it.
pass-runs = Market pause: passes by itself
pass-lift = Ask me this turn
pass-ask-always = Always ask
undo = Undo
ask-undo = Ask for undo
undo-asked =
    { $steps ->
        [one] { $name } asks to undo { $steps } step.
       *[other] { $name } asks to undo { $steps } steps.
    }
undo-waits = Asked to undo. Waiting for { $names }
undo-asked-title = You are asked to undo
undo-before = Back to before: { $what }
undo-show = Show on the board
stand-in-was = A bot played for you while you were away.
stand-in-undo = Ask to undo all of it
agree = Agree
disagree = Disagree
why-not = Why not?
how-it-ended = How it ended
waited-for = to move
bot-for = bot for { $name }
bot-plays-for-you = A bot plays for you.
take-seat-back = Take the seat back
give-seat-to-bot = Give seat to a bot
propose-bot = Propose a bot for this seat
bot-votes = For a bot: { $names }
note-given = { $name } gave this seat to a bot.
note-given-own = The seat was left to a bot.
note-given-time = Out of time: a bot plays on.
note-reclaimed = Back from the bot.
note-missed = is missed: { $name } may give this seat to a bot a day from now.
note-back = is here again.
note-went-back =
    { $steps ->
        [one] { $steps } step was undone.
       *[other] { $steps } steps were undone.
    }
note-vacation =
    { $days ->
        [one] On vacation: { $days } day more on the clock.
       *[other] On vacation: { $days } days more on the clock.
    }
leave-to-bot = Let a bot play for me
tab-board = Board
tab-seats = Players
tabs = Parts of the table
table-menu = Table
phases = Phases
log = Log
log-live = Latest events
scene-again = See it again
log-whole = All of it ({ $count })
log-new = New
log-earlier = Show earlier
sound-off = Turn sound off
sound-on = Turn sound on
chat = Chat
chat-say = Say something
chat-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
 }
chat-none = No messages yet.
chat-mute = Mute
chat-unmute = Show the chat
chat-muted = The chat is muted on this device.
chat-report = Report to the host
chat-reported = Reported. Whoever runs this server sees what was said.
send = Send
rules = Rules
rules-search = Search the rules
rules-none = No rules match.
rules-contents = All pages
rules-phases = Phases
rules-signs = Signs you will see
rules-position = The position of the example
rules-found = Pages found: { $pages }, rules: { $rules }
rules-ledger = In the ledger of rules
rules-in-ledger = The rule in the ledger
rules-of-page = All rules of this page in the ledger ({ $count })
rules-in-english = The ledger of rules is in English.
report-bug = Report a bug
report-bug-about = Saves a file with everything you can see of this game. Send it to the developers.
save-record = Save the game
table-pack = Played with the cards of “{ $title }”, version { $version }.
seed-promise = Hash of the seed that decides every shuffle and roll:
connecting = Connecting…
connection-lost = Connection lost. Your moves are saved.
connection-closed = The connection is closed. Reload the page.
hand-over = Hand over to { $name }
hand-over-about = The screen opens when you are ready.
ready = Ready

## Lessons

learn-first = First game?
learn-about = Learn by playing: a few moves on the real board, with a word about each.
learn = Learn by playing: { $game }
lesson = Lesson
lesson-step = { $step } of { $last }
lesson-hint = You could, but the lesson continues with: { $choice }
lesson-wanted = the lesson’s move
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

## Hints

hint = Hint
hint-out = Put the lamp out
hint-thinking = Naib is thinking…
hint-next = Then { $what }.
hints = Hints
hints-about = Whoever asks is told what Naib would do. Everybody is told that it was asked.
hints-on = Allowed
hints-off = None
advice-then = Mostly goes on with: { $what } ({ $often } %).
advice-costs = It costs { $who } most: { $points } % of the chances.
advice-close = The first two are nearly alike.
advice-by-bot = Chance of winning as { $who } sees it, from what you can see. ± { $error }
advice-by-games = Chance of winning by random games ({ $worlds }) from what you can see; nobody here knows this game well yet. ± { $error }
note-hint = asked for a hint.
note-replaced = { $bot } failed; { $instead } plays on.
table-branched = Played on from another game.

## Review

review = Review
review-chances = Review the chances
review-working = Naib looks at the game again: { $done } %
review-to-table = To the table
review-swing = Swing { $number }: { $before } to { $after } %
review-step = What was done
review-no-swings = No move changed the chance of whoever made it by 8 % or more.
review-pick = Choose a swing, or step through the game.
review-played-you = You played
review-played = Played by { $who }
review-would = { $who } would play
review-same = { $who } would have played the same. Luck, or what others hid, did the rest.
review-best = { $who } would have played the same.
review-better = For all that was known, { $who } would have had { $points } % more.
review-alike = For all that was known, it was nearly as good.
review-if = Chance of winning, if the move is
review-method-bot = Played on { $worlds } times from here by { $who }, with the cards that could not be seen dealt anew. ± { $error }
review-method-games = By random games ({ $worlds }) from here, with the cards that could not be seen dealt anew; nobody here knows this game well yet. ± { $error }
review-try = Try { $who }’s move
review-play-on = Play on from here
review-swing-before = Swing before
review-swing-next = Next swing
review-moment = Round { $round }, step { $step } of { $last }
review-first = To the start
review-last = To the end
review-mark-played = played, { $chance } %
review-mark-better = { $who }, { $chance } %
chances = Chances of winning
chances-as = Drawn as
chances-layers = Layers
chances-lines = Lines
chances-table = Table
chances-round = Round { $round }
chances-step = Step
chances-now = Chances of winning at step { $step }: { $chances }

## What the server may answer

closed-fault = This table is stopped: the game’s own code failed. Everything up to there is kept; please send a bug report.
closed-edition = This table is closed: it was played by an edition of the rules this server does not know.
closed-content = This table is closed: it was played with other cards than this server has.
closed-game = This table is closed: this server does not know its game.
closed-journal = This table is closed: what is stored of it was damaged. Everything up to there can still be read.
closed-time = This table is rated, and somebody’s time has run out: they have lost, and the others have won.
code-lost = The server does not answer. Is it running?
code-unreadable = The server did not understand that.
code-too-large = That is too long.
code-too-fast = Too fast; try again in a moment.
code-hello = Couldn’t start the connection.
code-no-table = There is no such table.
code-no-seat = This link doesn’t match a seat at this table.
code-not-yours = That seat is not yours.
code-taken = Somebody has taken this seat already.
code-unknown = There is no such game.
code-options = The game can’t start with these options.
code-not-started = The game has not begun: seats are open.
code-over = The game is over.
code-not-over = The game is not over yet.
code-closed = This table is closed.
code-refused = The rules don’t allow that.
code-stale = The table has changed. Check it and choose again.
code-learnt = You can’t undo past this point: new information has been revealed.
code-nothing = There is nothing to undo.
code-present = That person was here a moment ago, or still has time on the clock.
code-bots = A bot plays this seat. Take it back first.
code-time-up = Your time in this game is used up.
code-quota = That is more than your share for now. Try again later.
code-name = Somebody at this table has this name, or one that looks like it.
code-no-hints = This table has no hints.
code-rated = This table is rated: people play for themselves.
code-login = The name, the password or the code is wrong, or nobody is signed in.
code-name-taken = There is an account of this name, or of one that looks like it.
code-password = A password has 8 to 200 characters.
code-account = This table is rated: sign in to play at it, each in one seat.
code-record = This file can’t be opened.
code-origin = The request came from another page.
code-busy = The server has too much to do. Try again in a moment.
code-stopping = The server is stopping. It will be back in a moment.
code-trouble = Server error. Nothing was changed.

## Bots

bot-random = Random bot
bot-novice = Pyon, novice
bot-novice-name = Pyon
bot-novice-level = novice
bot-novice-about = Takes what glitters. Forgets the storm.
bot-regular = Caid, regular
bot-regular-name = Caid
bot-regular-level = regular
bot-regular-about = Sound and steady. Seldom bluffs.
bot-veteran = Naib, veteran
bot-veteran-name = Naib
bot-veteran-level = veteran
bot-veteran-about = Counts your cards and waits for the mistake.
bot-master = Mentat, master
bot-master-name = Mentat
bot-master-level = master
bot-master-about = Reads turns ahead. Gives nothing away.
who-plays = Who shall play at seat { $number }?
seat-bot = Seat { $name }
bots-never-peek = Bots know only what their seat may know.

## Boards

zoom-in = Zoom in
zoom-out = Zoom out
