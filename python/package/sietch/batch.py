"""Many games at once, in arrays that Rust writes into."""

import json
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import _sietch
from .catalogue import info, whole
from .numbers import actions

_PER_GAME: dict[str, Any] = dict(
    table_sizes=np.uint32, choices=np.uint32, seat=np.uint8, done=np.uint8, length=np.uint32, mode=np.uint8
)
_PER_SEAT: dict[str, Any] = dict(returns=np.float32, standing=np.float32, labels=np.uint8)
_RAGGED = ("table", "rows", "row_sizes")

#: What stands among `numbers` for an action that has none (of a content pack, say).
NO_NUMBER = 2**32 - 1

#: What stands among `labels` for a seat that is not there, or whose label the layout does not know.
NO_LABEL = 255


class Batch:
    """Games of one kind side by side, on all cores.

    Each waits at a decision with at least two choices; `step` takes a choice for every game, plays on past what is
    forced, and begins a new game where one has ended. After `step` the arrays tell the next decisions:

    ============== =================== ==================================================================
    `table`        ragged, uint16      the statements that hold for the deciding seats, game after game
    `table_sizes`  a game, uint32      how many of them belong to each game
    `choices`      a game, uint32      how many choices each game offers
    `rows`         ragged, uint16      what is said of every choice, choice after choice
    `row_sizes`    ragged, uint16      how many of them belong to each choice
    `seat`         a game, uint8       the seat that decides
    `done`         a game, uint8       has the game before just ended?
    `returns`      a game, a seat      the shares of the victory where it has
    `standing`     a game, a seat      how far each seat has come
    `labels`       a game, a seat      what each seat is called, by number (`label_names`); `NO_LABEL` where there is none
    `length`       a game, uint32      decisions of the game that has just ended
    `mode`         a game, uint8       which of `tables` it is
    ============== =================== ==================================================================

    Numbers in `table` are places in `table_names`, numbers in `rows` places in `row_names`. What the layout does not know is
    left out. A game begun has `returns` and `length` of 0 until one ends; an ended one that was given up has `returns` of 0.

    Rust writes straight into these arrays, and Python sees the same memory. The next `step` writes it again: copy what you
    keep. The arrays of a game and of a seat stay the same objects. The ragged ones are new views after every step, of memory
    that is kept, and of new and larger memory when it has become too short: hold on to the batch, not to them.

    >>> batch = Batch("conquest", games=8, seed=1)
    >>> batch.step(batch.random(seed=2))
    >>> batch.seat.shape, batch.returns.shape, int(batch.choices.min()) > 1
    ((8,), (8, 6), True)
    >>> batch.masks().sum(axis=1).tolist() == batch.choices.tolist()
    True
    """

    def __init__(
        self,
        game: str,
        mode: str | None = None,
        seats: int | None = None,
        games: int = 256,
        seed: int = 1,
        *,
        tables: Sequence[tuple[str, int, dict[str, Any]]] | None = None,
        spread: int = 0,
        longest: int = 20_000,
        layout: str | None = None,
        **options: Any,
    ) -> None:
        """`tables` lists `(mode, seats, options)` where several are to be played in one batch; `spread` lets games begin
        up to so many random decisions in; one that is not over after `longest` is given up, and nobody has won."""
        if tables is None:
            known = info(game).mode(mode)
            tables = [(known.id, known.seated(seats), options)]
        elif mode is not None or seats is not None or options:
            raise ValueError("name a mode, seats and options, or tables with all of these, not both")
        for name, count, _ in tables:
            info(game).mode(name).seated(count)
        whole("the number of games", games, 1, 64)
        whole("a seed", seed, 0, 64)
        whole("spread", spread, 0, 32)
        whole("longest", longest, 1, 32)
        self.game, self.games = game, games
        layout = _sietch.layout(game) if layout is None else layout
        listed = [(name, count, json.dumps(set)) for name, count, set in tables]
        self._batch = _sietch.Batch(game, listed, games, seed, spread, longest, layout)
        lines = layout.splitlines()
        named = "# rows" in lines
        #: What the numbers in `table` say.
        self.table_names: tuple[str, ...] = tuple(lines[lines.index("# table") + 1 : lines.index("# rows")]) if named else ()
        #: What the numbers in `rows` say.
        self.row_names: tuple[str, ...] = tuple(lines[lines.index("# rows") + 1 :]) if named else ()
        #: What the numbers in `labels` say.
        self.label_names: tuple[str, ...] = tuple(self._batch.labels())
        #: How many statements the layout has about a table.
        self.width = len(self.table_names)
        self._seats = _sietch.max_seats()
        self._flat: dict[str, NDArray[Any]] = {}
        for name, kind in _PER_GAME.items():
            self._flat[name] = np.zeros(games, kind)
            setattr(self, name, self._flat[name])
        for name, kind in _PER_SEAT.items():
            self._flat[name] = np.zeros(games * self._seats, kind)
            setattr(self, name, self._flat[name].reshape(games, self._seats))
        for name in _RAGGED:
            self._flat[name] = np.zeros(0, np.uint16)
        self._random = np.zeros(games, np.uint32)
        self._hear()

    table: NDArray[np.uint16]
    rows: NDArray[np.uint16]
    row_sizes: NDArray[np.uint16]
    table_sizes: NDArray[np.uint32]
    choices: NDArray[np.uint32]
    seat: NDArray[np.uint8]
    done: NDArray[np.uint8]
    returns: NDArray[np.float32]
    standing: NDArray[np.float32]
    labels: NDArray[np.uint8]
    length: NDArray[np.uint32]
    mode: NDArray[np.uint8]

    def _hear(self) -> None:
        sizes = self._batch.sizes()
        flat = self._flat
        for name, size in zip(_RAGGED, sizes):
            if flat[name].size < size:
                flat[name] = np.zeros(size * 3 // 2, np.uint16)
        self._batch.told(
            flat["table"],
            flat["rows"],
            flat["row_sizes"],
            flat["table_sizes"],
            flat["choices"],
            flat["seat"],
            flat["done"],
            flat["returns"],
            flat["standing"],
            flat["labels"],
            flat["length"],
            flat["mode"],
        )
        self.table, self.rows, self.row_sizes = (flat[name][:size] for name, size in zip(_RAGGED, sizes))

    def step(self, choices: NDArray[np.uint32]) -> None:
        """Takes a choice for every game, by its place among those offered. One that is not offered moves no game."""
        self._batch.step(self._each(choices))
        self._hear()

    def _each(self, given: Any) -> NDArray[np.uint32]:
        """A number for every game, as Rust has them: what would be another when written so is refused."""
        array = np.asarray(given)
        if array.shape != (self.games,):
            raise ValueError(f"there are {self.games} games, and an array of the shape {array.shape}")
        if array.dtype != np.uint32:
            if array.dtype.kind not in "iu":
                raise TypeError(f"choices are whole numbers, not {array.dtype}")
            wrong = np.flatnonzero((array < 0) | (array > NO_NUMBER))
            if wrong.size:
                raise ValueError(f"game {wrong[0]} does not offer {array[wrong[0]]}")
        return np.ascontiguousarray(array, np.uint32)

    @staticmethod
    def _room(into: Any, shape: tuple[int, ...], kind: Any) -> Any:
        """A new array, or the one to write into if it can be."""
        if into is None:
            return np.zeros(shape, kind)
        if not isinstance(into, np.ndarray) or into.dtype != kind:
            raise TypeError(f"it is written into a NumPy array of {np.dtype(kind)}, not into {getattr(into, 'dtype', type(into))}")
        if into.shape != shape:
            raise ValueError(f"it has the shape {shape}, and the array to write into {into.shape}")
        if not (into.flags.c_contiguous and into.flags.writeable):
            raise ValueError("the array to write into must be contiguous and writeable")
        return into

    def step_numbers(self, numbers: NDArray[np.uint32]) -> None:
        """Takes a choice for every game, by the number of its action (`sietch.actions`)."""
        self._batch.step_numbers(self._each(numbers))
        self._hear()

    def random(self, seed: int = 0) -> NDArray[np.uint32]:
        """A choice for every game, each as likely."""
        self._batch.random(self._random, whole("a seed", seed, 0, 64))
        return self._random

    def numbers(self, into: NDArray[np.uint32] | None = None) -> NDArray[np.uint32]:
        """The number of every choice, game after game, as `choices` counts them; `NO_NUMBER` for an action that has none.

        It is written `into` an array with a place for each, or into a new one.
        """
        into = self._room(into, self.row_sizes.shape, np.uint32)
        self._batch.numbers(into)
        return into

    def masks(self, into: NDArray[np.uint8] | None = None) -> NDArray[np.uint8]:
        """A row for every game with an entry for every action of the game: 1 where it may be taken.

        It is written `into` an array of games × actions, all of it, or into a new one. Many actions make large rows: give
        the same array again and again.
        """
        into = self._room(into, (self.games, len(actions(self.game))), np.uint8)
        self._batch.masks(into)
        return into

    def observations(self, into: NDArray[np.uint8] | None = None) -> NDArray[np.uint8]:
        """A row for every game with an entry for every statement of the layout: how often it holds for its seat, at most 255.

        It is written `into` an array of games × `width`, all of it, or into a new one.
        """
        into = self._room(into, (self.games, self.width), np.uint8)
        self._batch.observations(into)
        return into

