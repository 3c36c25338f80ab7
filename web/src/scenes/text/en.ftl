# Scenes, endings and what others did.

close = Close
pace = Pace of other people’s moves
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-once = At once
since = Since your turn
since-of = { $at } of { $all }
since-nothing = Nothing has happened yet.
for-you = For you
others-move = Other people’s moves
then-you = Then it is your turn.
once-more = Once more
to-my-turn = To my turn
to-now = To now
space-key = Space
