"""One game to step through."""

import json
import operator
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from . import _sietch
from .catalogue import info, whole
from .numbers import actions

#: Somebody a position is shown to: a seat by its number, somebody who looks on, or the owner of the record.
Viewer = int | Literal["spectator", "everything"]


@dataclass(frozen=True)
class Choice:
    """Something a seat may do."""

    #: The action, as records write it.
    action: Any
    text: str
    #: The rule it comes from; `sietch.rule` says what the ledger has under it.
    rule: str
    #: The action's number, the same in every game and version (`sietch.actions`).
    number: int | None


@dataclass(frozen=True)
class Question:
    """What a seat is asked."""

    text: str
    rule: str


@dataclass(frozen=True)
class Event:
    """Something a viewer learnt."""

    event: Any
    text: str


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    winners: tuple[int, ...]
    ending: str
    scores: tuple[int, ...]


class Game:
    """A game in progress.

    `options` are those that differ from the mode's usual ones. Everything drawn comes from the seed.

    >>> game = Game("imperium", mode="solo", seed=5, difficulty="mercenary")
    >>> game.seats, game.waiting, game.seat
    (1, (0,), 0)
    >>> game.question().text != ""
    True
    >>> game.play({"reveal": 1})
    Traceback (most recent call last):
    ...
    sietch.IllegalAction: ...
    """

    def __init__(
        self,
        game: str,
        mode: str | None = None,
        seats: int | None = None,
        seed: int = 0,
        names: Sequence[str] | None = None,
        **options: Any,
    ) -> None:
        """Sets a game up; without a mode its first one, without seats the mode's usual number."""
        known = info(game).mode(mode)
        seats = known.seated(seats)
        names = [f"seat {seat}" for seat in range(seats)] if names is None else list(names)
        self._begin(_sietch.Table(game, known.id, seats, json.dumps(options), whole("a seed", seed, 0, 64), names))

    def _begin(self, table: _sietch.Table) -> None:
        self._table = table
        header = json.loads(table.header())
        self.game: str = header["game"]
        self.mode: str = header["mode"]
        self.options: dict[str, Any] = header["options"]
        self.seats: int = table.seats()

    @classmethod
    def _of(cls, table: _sietch.Table) -> "Game":
        game = cls.__new__(cls)
        game._begin(table)
        return game

    # Who must decide, and how it ended

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide now, each on its own; none once it is over."""
        return tuple(self._table.waiting())

    @property
    def seat(self) -> int | None:
        """The lowest of the seats that must decide."""
        waiting = self._table.waiting()
        return waiting[0] if waiting else None

    def _deciding(self, seat: int | None) -> int:
        deciding = self.seat if seat is None else self._numbered(seat)
        if deciding is None:
            raise ValueError("the game is over")
        return deciding

    def _numbered(self, seat: int) -> int:
        number = operator.index(seat)
        if not 0 <= number < self.seats:
            raise ValueError(f"there is no seat {number}; the seats are 0 to {self.seats - 1}")
        return number

    def _viewer(self, viewer: Viewer) -> int:
        if viewer == "spectator":
            return -1
        if viewer == "everything":
            return -2
        if isinstance(viewer, int | np.integer):
            return self._numbered(int(viewer))
        raise ValueError(f"a viewer is a seat's number, 'spectator' or 'everything', not {viewer!r}")

    @property
    def over(self) -> bool:
        """Has it ended?"""
        return not self._table.waiting()

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; nothing while it goes on."""
        told = self._table.outcome()
        if told is None:
            return None
        outcome = json.loads(told)
        return Outcome(tuple(outcome["winners"]), outcome["ending"], tuple(outcome["scores"][: self.seats]))

    @property
    def returns(self) -> tuple[float, ...]:
        """Each seat's share of the victory: a victory of k is worth 1/k to each."""
        return tuple(self._table.returns())

    def ending(self, language: str = "en") -> str | None:
        """How it ended, in words."""
        return self._table.ending(language)

    # What a viewer may know

    def view(self, viewer: Viewer | None = None) -> Any:
        """What a viewer may know, as Python data; the seat that must decide if nobody is named."""
        return json.loads(self._table.view(self._looking(viewer)))

    def text(self, viewer: Viewer | None = None, language: str = "en") -> str:
        """The same as text."""
        return self._table.text(self._looking(viewer), language)

    def _looking(self, viewer: Viewer | None) -> int:
        if viewer is None:
            viewer = "spectator" if self.seat is None else self.seat
        return self._viewer(viewer)

    def sides(self, language: str = "en") -> tuple[str, ...]:
        """The side each seat plays, in words."""
        return tuple(self._table.sides(language))

    def events(self, viewer: Viewer = "spectator", since: int = 0, language: str = "en") -> list[Event]:
        """What a viewer learnt: from the setup on, or since so many moves."""
        who, found = self._viewer(viewer), []
        if since < 0:
            raise ValueError(f"since how many moves? Not {since}")
        for entry in range(since if since == 0 else since + 1, self.moves + 1):
            found += [Event(json.loads(event), text) for event, text in self._table.events(entry, who, language)]
        return found

    # What a seat may do

    def question(self, seat: int | None = None, language: str = "en") -> Question | None:
        """What a seat is asked."""
        asked = self._table.asked(self._deciding(seat), language)
        return None if asked is None else Question(*asked)

    def choices(self, seat: int | None = None, language: str = "en") -> list[Choice]:
        """What a seat may do."""
        told = self._table.choices(self._deciding(seat), language)
        return [Choice(json.loads(action), text, rule, number) for action, text, rule, number in told]

    def play(self, action: Any, seat: int | None = None) -> None:
        """Takes a choice, an action as data, or the number of one; raises `IllegalAction` with the rule against it."""
        seat = self._deciding(seat)
        if isinstance(action, Choice):
            action = action.action
        if isinstance(action, int | np.integer) and not isinstance(action, bool):
            if not 0 <= action < 2**32:
                raise _sietch.IllegalAction(f"there is no action {action}", "")
            self._table.act_number(seat, int(action))
        else:
            self._table.act(seat, json.dumps(action))

    # Numbers, for programs that learn

    def legal(self, seat: int | None = None) -> list[int]:
        """The numbers of the actions a seat may take, in order."""
        return self._table.legal(self._deciding(seat))

    def mask(self, seat: int | None = None) -> NDArray[np.int8]:
        """1 for every numbered action that a seat may take; all 0 for one that must not decide."""
        mask = np.zeros(len(actions(self.game)), np.int8)
        seat = self.seat if seat is None else self._numbered(seat)
        if seat is not None:
            mask[self._table.legal(seat)] = 1
        return mask

    def observe(self, seat: int | None = None) -> NDArray[np.float32]:
        """How often each statement (`sietch.statements`) holds for a seat.

        >>> from sietch import statements
        >>> game = Game("conquest")
        >>> len(game.observe()) == len(statements("conquest"))
        True
        """
        into = np.zeros(self._table.width(), np.float32)
        self._table.observe(self._deciding(seat), into)
        return into

    def statements(self, seat: int | None = None) -> list[int]:
        """The statements that hold for a seat, by number."""
        return self._table.statements(self._deciding(seat))

    # Back and forth

    @property
    def moves(self) -> int:
        """How many actions were taken."""
        return self._table.entries()

    def history(self) -> list[tuple[int, Any]]:
        """Every action taken, with the seat that took it."""
        entries = (self._table.entry(entry) for entry in range(self.moves))
        return [(entry[0], json.loads(entry[1])) for entry in entries if entry is not None]

    def back_to(self, moves: int) -> None:
        """Goes back to where the game was after so many actions. What is drawn from there on is drawn the same."""
        if not 0 <= moves <= self.moves:
            raise ValueError(f"the game has {self.moves} moves; it cannot go back to {moves}")
        self._table.back_to(moves)

    def copy(self) -> "Game":
        """The same game, to be played on by itself."""
        return Game._of(self._table.copy())

    __copy__ = copy

    def __deepcopy__(self, _: Any) -> "Game":
        return self.copy()

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        """Pickled as its record: what is drawn from there on is drawn the same elsewhere."""
        return type(self).from_record, (self.record(),)

    # Records

    def record(self, with_seed: bool = True) -> str:
        """The record: a header, and every action with what was drawn. Its seed tells the future of a game under way."""
        return self._table.record(with_seed)

    def save(self, path: str | os.PathLike[str], with_seed: bool = True) -> None:
        """Writes the record to a file, which `sietch replay` and `Game.load` read."""
        Path(path).write_text(self.record(with_seed), encoding="utf-8")

    @classmethod
    def from_record(cls, text: str) -> "Game":
        """Takes up a game from its record; raises `BadRecord` where it was cut, edited, or is against the rules."""
        return cls._of(_sietch.Table.read(text))

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> "Game":
        """Takes up a game from a file; raises `BadRecord` where it holds none."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise _sietch.BadRecord(f"{path} is not a saved game of Sietch: it is not text") from None
        return cls.from_record(text)

    def verify(self) -> None:
        """Raises `BadRecord` unless every draw came from the seed that was committed to before the first one."""
        self._table.verify()

    def replay(self) -> Iterator["Game"]:
        """The game as it was after the setup, after the first action, and so on.

        >>> game = Game("conquest", mode="duel")
        >>> for _ in range(3):
        ...     game.play(game.choices()[0])
        >>> [earlier.moves for earlier in game.replay()]
        [0, 1, 2, 3]
        """
        end = self.moves
        going = self.copy()
        history = going.history()
        going.back_to(0)
        yield going.copy()
        for seat, action in history[:end]:
            going.play(action, seat)
            yield going.copy()

    def __repr__(self) -> str:
        state = "over" if self.over else f"seat {self.seat} to decide"
        return f"<sietch.Game {self.game}, {self.mode}, {self.seats} seats, {self.moves} moves, {state}>"
