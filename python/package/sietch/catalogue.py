"""The games there are, their modes, and what may be chosen before the start."""

import json
from dataclasses import dataclass
from functools import cache
from typing import Any

from . import _sietch


@dataclass(frozen=True)
class Mode:
    """A way to play a game."""

    id: str
    #: The numbers of seats it can be played with; the first is the usual one.
    seats: tuple[int, ...]
    #: Is every rule of it there and proven?
    complete: bool

    def seated(self, seats: int | None = None) -> int:
        """How many play: the usual number, or the one asked for, if the mode is played by so many.

        >>> info("conquest").mode("standard").seated()
        4
        """
        if seats is None:
            return self.seats[0]
        if seats not in self.seats:
            raise ValueError(f"{self.id} is played by {', '.join(map(str, self.seats))}, not by {seats!r}")
        return seats


@dataclass(frozen=True)
class GameInfo:
    """A game's name card."""

    id: str
    #: The edition of its rules.
    edition: int
    modes: tuple[Mode, ...]
    languages: tuple[str, ...]

    def mode(self, id: str | None = None) -> Mode:
        """The mode with this name, or the first one."""
        if id is None:
            return self.modes[0]
        for mode in self.modes:
            if mode.id == id:
                return mode
        raise ValueError(f"{self.id} has no mode `{id}`; it has {', '.join(mode.id for mode in self.modes)}")


@dataclass(frozen=True)
class Setting:
    """An option that may be chosen before the start."""

    name: str
    #: `"one"` value, a value for each of the `"seats"`, or a `{"list": n}` of so many.
    form: Any
    values: tuple[Any, ...]


def whole(name: str, value: int, least: int, bits: int) -> int:
    """A whole number that Rust has room for; raises `ValueError` for any other."""
    if not least <= value < 2**bits:
        raise ValueError(f"{name} is a whole number from {least} to 2**{bits} - 1, not {value!r}")
    return value


@cache
def games() -> tuple[GameInfo, ...]:
    """Every game.

    >>> [mode.id for mode in games()[2].modes]
    ['duel', 'team', 'solo']
    """
    return tuple(
        GameInfo(
            id=game["id"],
            edition=game["edition"],
            modes=tuple(Mode(mode["id"], tuple(mode["seats"]), mode["stage"] == "complete") for mode in game["modes"]),
            languages=tuple(game["languages"]),
        )
        for game in json.loads(_sietch.games())
    )


def info(game: str) -> GameInfo:
    """The game with this name.

    >>> info("conquest").mode().id
    'standard'
    """
    for known in games():
        if known.id == game:
            return known
    raise ValueError(f"there is no game `{game}`; there are {', '.join(known.id for known in games())}")


def options(game: str, mode: str | None = None, seats: int | None = None, **changes: Any) -> dict[str, Any]:
    """All options of a mode, with some of them set otherwise; raises `ValueError` where the game refuses them.

    >>> options("arrakis", "duel", spacing_guild=True)["spacing_guild"]
    True
    """
    known = info(game).mode(mode)
    told: dict[str, Any] = json.loads(_sietch.options(game, known.id, known.seated(seats), json.dumps(changes)))
    return told


def settings(game: str, mode: str | None = None, seats: int | None = None) -> tuple[Setting, ...]:
    """What may be chosen about the options of a mode.

    >>> [setting.name for setting in settings("arrakis")]
    ['faq3', 'spacing_guild']
    """
    known = info(game).mode(mode)
    told = json.loads(_sietch.settings(game, known.id, known.seated(seats)))
    return tuple(Setting(one["name"], one["form"], tuple(one["values"])) for one in told)


def contents(game: str) -> dict[str, Any]:
    """What is printed on cards and boards, by the name of the box: costs, effects, places.

    A game with expansions has a box for each set, others have one, `all`.

    >>> costs = {card["key"]: card["cost"] for card in contents("imperium")["uprising"]["cards"]}
    >>> costs["reserve-spice-must-flow"]
    9
    """
    told: dict[str, Any] = json.loads(_sietch.contents(game))
    return told


def rule(game: str, id: str) -> str | None:
    """What the ledger of rules says under an id, such as the one of a choice or of an `IllegalAction`."""
    return _sietch.rule(game, id)
