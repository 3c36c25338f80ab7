# What the lobby says about War for Arrakis.

game-arrakis = War for Arrakis
game-arrakis-about = 1 to 4 players, 2 hours
