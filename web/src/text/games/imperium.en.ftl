# What the lobby says about Imperium – Uprising.

game-imperium = Imperium – Uprising
game-imperium-about = 1 to 4 or 6 players, 2 hours
