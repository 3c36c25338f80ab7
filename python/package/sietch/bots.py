"""Computer players by level."""

import json
from typing import Any

from . import _sietch
from .catalogue import whole
from .game import Game


def levels() -> tuple[str, ...]:
    """The levels, the weakest first. Besides, `random` takes anything, and `mc:N` plays N random games a decision."""
    return tuple(_sietch.levels())


class Bot:
    """A computer player. It sees what the seat it decides for may know, and nothing else.

    The same seed gives the same game on any machine, unless `seconds` limits the time for a decision.

    >>> bot, game = Bot("veteran", seed=3), Game("arrakis", seed=1)
    >>> game.play(bot.choose(game))
    """

    def __init__(self, level: str = "regular", seed: int = 0, seconds: float | None = None) -> None:
        """A level of `sietch.levels()`, `random` or `mc:N`; `seconds` limits each decision."""
        if seconds is not None and not 0 <= seconds < 1e9:
            raise ValueError(f"{seconds!r} is no time for a decision")
        self.level, self.seed, self.seconds = level, whole("a seed", seed, 0, 64), seconds
        self._seated: dict[tuple[str, int], _sietch.Bot] = {}
        _sietch.Bot("conquest", level, 0, 0)

    def choose(self, game: Game, seat: int | None = None) -> Any:
        """The action it takes for the seat that must decide, or for the one named."""
        seat = game._deciding(seat)
        key = (game.game, seat)
        if key not in self._seated:
            self._seated[key] = _sietch.Bot(game.game, self.level, seat, self.seed)
        decided = self._seated[key].decide(game._table, self.seconds)
        if decided is None:
            raise ValueError(f"seat {seat} has nothing to decide")
        return json.loads(decided)
