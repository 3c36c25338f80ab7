"""The Dune board games, for researchers and bot writers.

>>> import sietch
>>> [game.id for game in sietch.games()]
['conquest', 'imperium', 'arrakis']

A game is stepped through by taking choices; what a seat may know and do comes as Python data and as text:

>>> game = sietch.Game("conquest", mode="duel", seed=7)
>>> game.seats, game.over
(2, False)
>>> choice = game.choices()[0]
>>> sorted(vars(choice))
['action', 'number', 'rule', 'text']
>>> game.play(choice)
>>> game.moves
1

Bots decide from what their seat may know:

>>> sietch.levels()
('novice', 'regular', 'veteran', 'master')
>>> bots = [sietch.Bot("random", seed=seat) for seat in range(game.seats)]
>>> while not game.over:
...     game.play(bots[game.seat].choose(game))
>>> round(sum(game.returns), 3) in (0.0, 1.0)
True

A record holds all of it, and says whether every draw came from its seed:

>>> again = sietch.Game.from_record(game.record())
>>> again.verify()
>>> again.view("everything") == game.view("everything")
True
"""

from ._sietch import BadRecord, IllegalAction
from .batch import Batch
from .bots import Bot, levels
from .catalogue import GameInfo, Mode, Setting, contents, games, info, options, rule, settings
from .game import Choice, Event, Game, Outcome, Question
from .numbers import Actions, actions, statements

__all__ = [
    "Actions",
    "BadRecord",
    "Batch",
    "Bot",
    "Choice",
    "Event",
    "Game",
    "GameInfo",
    "IllegalAction",
    "Mode",
    "Outcome",
    "Question",
    "Setting",
    "actions",
    "contents",
    "games",
    "info",
    "levels",
    "options",
    "rule",
    "settings",
    "statements",
]
