# Strangers, accounts, notices: what the lobby, the profile and the sign-in say.

## Meeting

open-tables = Open tables
open-tables-none = No open tables. Find one above, or open one for others to find.
open-count = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 }
running-tables = Watch a game
watch = Watch
take-chair = Take seat { $number }
chair-free = free
filter-all = All games
filter-mine = In my languages
filters = Show
pace-live = Live
pace-slow = Over days
pace-live-small = live
pace-slow-small = over days
pace-any = at any pace
any-game = any game
any-language = any language
strength-0 = any strength
strength-1 = new players
strength-2 = regulars
strength-3 = veterans
strength-4 = masters
rated = rated
find-me = Find me
find-game = Game
find-pace = Pace
find-language = Language
find-strength = Strength
find-with = with
find-in = in
find-table = Find me a table
find-clock = If a table is opened for you, its clock is: { $clock }.
find-looking = { $people ->
    [0] Nobody waits just now: a table is opened for you.
    [one] { $people } person waits for others.
   *[other] { $people } people wait for others.
 }
left-on-clock = { $time } left
hours-short = { $hours } h { $minutes } min
days-short = { $days } d { $hours } h
due-any = Whenever you like
due-others = Others’ turn
due-over = Over
guest = guest
guest-note = You play as a guest on this device. Sign in to find your tables on another one.

## New table

who-may-come = Who may come
come-link = Friends with the link
come-link-about = Nobody else sees the table.
come-all = Anybody
come-all-about = The table is in the lobby for everybody to find.
table-title = What the table is called
table-languages = Languages spoken
table-strength = Strength wished
rated-table = Rated
rated-about = Counts for the rating of everybody. No hints, no bots in people’s seats; only with an account.
rated-yes = Rated
rated-no = Not rated

## Accounts

sign-in = Sign in
sign-out = Sign out
sign-out-all = Sign out everywhere
make-account = Make an account
account-about = An account is optional. It keeps your name, your tables on every device, your history and your rating.
account-name = Name
password = Password
password-new = New password
password-old = Password so far
password-about = At least 8 characters.
forgot = Forgot the password?
recover = Recover the account
recovery-code = Recovery code
code-once = Write this code down. It opens the account if the password is lost, and it is shown only now.
code-kept = I have written it down
claim-about = The tables of this device belong to the account now.
your-account = Your account
account-stores = It is optional. It keeps your seats, your history and your rating, and an address for notices. Nothing else is stored.
change-password = Change password
changed = Changed.
export = Export everything
delete-account = Delete the account
delete-about = Export: one file with everything kept. Delete: at once; at shared tables your seat keeps its moves under no name.
delete-sure = Enter your password to delete the account for good.

## Profile

you-profile = Your profile
since = With an account since { $date }
plays-in = Plays in
no-games-yet = No game with this account is over yet.
won-of = { $won } of { $played } won
rating-of = Rating: { $value }, ± { $error }
few-games = Few games: the rating may be off by { $error } either way.
not-rated-yet = No rated game yet.
first-game = first game
today = today
side = side
games = games
even = even { $percent } %
won = won
history = History
history-all = All games
history-people = With people
history-won = Won
history-earlier = Earlier games
place-of = { $place } of { $seats }
col-table = table
col-seats = seats
col-place = place
col-rating = rating
with-nobody = a guest

## Notices

notices = Notices
notices-about = When a game waits for you and you are not there, you are told.
notice-push = In this browser
notice-push-on = This browser tells you.
notice-push-off = This browser does not tell you.
notice-push-blocked = This browser does not allow notices from this page.
notice-turn-on = Turn on
notice-turn-off = Turn off
notice-mail = E-mail, after an hour
notice-mail-none = This server sends no e-mail.
notice-mail-sent = A code was sent to { $address }. Enter it here.
code-of-mail = Code
confirm = Confirm
notice-webhook = Webhook
notice-webhook-about = An https address, such as one of Discord. It is called at once.
save = Save
try-notices = Send one now
tried-notices = Ways it went: { $went }
quiet-table = No notices for this table
loud-table = Notices for this table
vacation = Vacation
vacation-about = Days are added to your clock at every table over days, and the others are told. Left this year: { $left }.
vacation-days = Days
vacation-go = Go on vacation
vacation-until = On vacation until { $date }
