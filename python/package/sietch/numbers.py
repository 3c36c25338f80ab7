"""Actions and statements by number."""

import json
from collections.abc import Sequence
from functools import cache
from typing import Any, overload

from . import _sietch


class Actions(Sequence[Any]):
    """Every action of a game, by a number it keeps for good.

    Numbers are added at the end and never moved: what learned with fewer still knows what each of them means.

    >>> table = actions("conquest")
    >>> table[0], table.number("pass")
    ('pass', 0)
    >>> table.number({"move_storm": 3}) == table.index({"move_storm": 3})
    True
    """

    def __init__(self, game: str) -> None:
        """Reads the table of a game; `sietch.actions` keeps it."""
        self.game = game
        #: Each action as the text that records have.
        self.keys: tuple[str, ...] = tuple(_sietch.actions(game).splitlines())
        self._numbers = {key: number for number, key in enumerate(self.keys)}

    def __len__(self) -> int:
        return len(self.keys)

    @overload
    def __getitem__(self, number: int) -> Any: ...
    @overload
    def __getitem__(self, number: slice) -> list[Any]: ...
    def __getitem__(self, number: int | slice) -> Any:
        if isinstance(number, slice):
            return [json.loads(key) for key in self.keys[number]]
        return json.loads(self.keys[number])

    def number(self, action: Any) -> int | None:
        """The number of an action; nothing for what is none."""
        return self.number_of_key(json.dumps(action, separators=(",", ":")))

    def number_of_key(self, key: str) -> int | None:
        """The number of an action, by the text that records have."""
        return self._numbers.get(key)


@cache
def actions(game: str) -> Actions:
    """Every action of a game."""
    return Actions(game)


@cache
def statements(game: str) -> tuple[str, ...]:
    """What is said of a table in observations, by number: the words of the shipped net.

    >>> any(name.startswith("players/here/") for name in statements("imperium"))
    True
    """
    lines = _sietch.layout(game).splitlines()
    return tuple(lines[lines.index("# table") + 1 : lines.index("# rows")])
