# What is told to people who are not there: by web push, e-mail and webhook.

notice-turn = Your turn: { $table }
notice-turn-about = The others are waiting for you.
notice-still = Still your turn: { $table }
notice-still-about = You have been waited for since an hour ago or longer.
notice-reminder = Time runs out: { $table }
notice-reminder-about =
    { $hours ->
        [0] Less than an hour is left on your clock. After that a bot plays for you.
        [one] { $hours } hour is left on your clock. After that a bot plays for you.
       *[other] { $hours } hours are left on your clock. After that a bot plays for you.
    }
notice-test = Notices from Sietch arrive here
notice-test-about = You asked for this one to try it.
notice-confirm = Your code for Sietch: { $code }
notice-confirm-about = Enter it in your profile within a day, and notices come to this address. If you did not ask for it, do nothing.
game-conquest = Conquest and Diplomacy
game-imperium = Imperium – Uprising
game-arrakis = War for Arrakis
