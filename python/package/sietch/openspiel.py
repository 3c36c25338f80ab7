"""OpenSpiel: every game and mode as a Python game registered with `pyspiel`.

>>> import pyspiel, sietch.openspiel
>>> game = pyspiel.load_game("sietch_conquest_duel")
>>> state = game.new_initial_state()
>>> state.apply_action(state.legal_actions()[0])
>>> game.num_players(), state.is_terminal()
(2, False)

Chance is sampled: what is drawn comes from the parameter `rng_seed` and the number of games begun, and there are no
chance nodes. Where several seats must decide at once the lowest is asked first. Options that are a word, a number or a switch
(`sietch.settings`) are parameters too:

>>> pyspiel.load_game("sietch_imperium_duel(ix=True,immortality=True)").new_initial_state().table.options["ix"]
True

Observations and information states are strings and tensors. An information state remembers everything since the start. No
tensor of one size holds every observation of a game of any length; this one has three parts: the observation, how often the
player has taken each action (`sietch.actions`), and 256 bits that are a digest of the information state's string. So two
information states that are told apart as strings are told apart as tensors, too, and what was alike looks alike in all but the
digest.

>>> from open_spiel.python.observation import make_observation
>>> recalling = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
>>> list(recalling.dict), game.information_state_tensor_size() == recalling.tensor.size
(['observation', 'taken', 'recalled'], True)
"""

import hashlib
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from .catalogue import Mode, games, options, settings
from .game import Game
from .numbers import actions, statements

#: No game of bots that take anything is longer.
LONGEST = 20_000

#: How many bits of an information state's tensor are a digest of its string.
DIGEST = 256


def _type(game: str, mode: Mode) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"sietch_{game}_{mode.id}".replace("-", "_"),
        long_name=f"Sietch {game}, {mode.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(mode.seats),
        min_num_players=min(mode.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": mode.seats[0], "rng_seed": 0} | _choosable(game, mode),
    )


def _choosable(game: str, mode: Mode) -> dict[str, Any]:
    """The options that are a word, a number or a switch with any number of players, with their usual values."""
    found: dict[str, Any] = {}
    for seats in mode.seats:
        usual = options(game, mode.id, seats)
        for setting in settings(game, mode.id, seats):
            if setting.form == "one" and isinstance(usual.get(setting.name), bool | int | str):
                found.setdefault(setting.name, usual[setting.name])
    return found


class SietchGame(pyspiel.Game):
    """A mode of a game."""

    name: str
    mode: str
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Parameters as `pyspiel.load_game` hands them over."""
        usual = dict(self.kind.parameter_specification)
        params = {"players": usual["players"], "rng_seed": 0} | (params or {})
        self.players, self.rng_seed, self.begun = int(params["players"]), int(params["rng_seed"]), 0
        fixed = ("players", "rng_seed")
        self.options = {name: value for name, value in params.items() if name not in fixed and value != usual[name]}
        about = pyspiel.GameInfo(
            num_distinct_actions=len(actions(self.name)),
            max_chance_outcomes=0,
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, about, params)

    def new_initial_state(self, *_: Any) -> "SietchState":
        """A game just set up."""
        self.begun += 1
        seed = (self.rng_seed * 1_000_003 + self.begun) % 2**64
        return SietchState(self, Game(self.name, self.mode, self.players, seed, **self.options))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What a player knows, as a tensor and as text; with perfect recall also what it has learnt and done."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


@dataclass
class Learnt:
    """What a player has learnt and done since the start."""

    #: All of it, as a digest.
    digest: bytes = b""
    #: Up to which entry of the record.
    known: int = -1
    #: How often the player took each action, by number.
    taken: Counter[int] = field(default_factory=Counter)


class SietchState(pyspiel.State):
    """A position."""

    def __init__(self, game: SietchGame, table: Game) -> None:
        """A position of a game, at a table."""
        super().__init__(game)
        self.table = table
        self.learnt = [Learnt() for _ in range(table.seats)]

    def current_player(self) -> int:
        """Who must decide."""
        seat = self.table.seat
        return pyspiel.PlayerId.TERMINAL if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal(player)

    def _apply_action(self, action: int) -> None:
        self.table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return actions(self.table.game).keys[action]

    def is_terminal(self) -> bool:
        """Is it over?"""
        return self.table.over

    def returns(self) -> list[float]:
        """Each player's share of the victory."""
        return list(self.table.returns)

    def recalled(self, player: int) -> str:
        """All a player has learnt and done since the start, as a digest."""
        return self._learnt(player).digest.hex()

    def taken(self, player: int) -> Counter[int]:
        """How often a player has taken each action, by number."""
        return self._learnt(player).taken

    def _learnt(self, player: int) -> Learnt:
        learnt = self.learnt[player]
        for entry in range(learnt.known + 1, self.table.moves + 1):
            told = [event for event, _ in self.table._table.events(entry, player, "en")]
            # The setup is entry 0: the action that led to an entry is the one before it.
            done = self.table._table.entry(entry - 1) if entry else None
            own = done[1] if done and done[0] == player else None
            learnt.digest = hashlib.sha256(learnt.digest + repr((own, told)).encode()).digest()
            number = None if own is None else actions(self.table.game).number_of_key(own)
            if number is not None:
                learnt.taken[number] += 1
        learnt.known = self.table.moves
        return learnt

    def __str__(self) -> str:
        return self.table.text("everything")


class Observer:
    """What a player knows. The parts of the tensor are in `dict` by name."""

    def __init__(self, game: SietchGame, kind: Any) -> None:
        """Of a kind of observation: with perfect recall or without."""
        self.recall = kind.perfect_recall
        sizes = {"observation": len(statements(game.name))}
        if self.recall:
            sizes |= {"taken": len(actions(game.name)), "recalled": DIGEST}
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        begin = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[begin : begin + size]
            begin += size

    def set_from(self, state: SietchState, player: int) -> None:
        """Writes how often each statement holds for a player; with perfect recall, also what it did, and the digest."""
        self.dict["observation"][:] = state.table.observe(player)
        if self.recall:
            taken = self.dict["taken"]
            taken.fill(0.0)
            for number, times in state.taken(player).items():
                taken[number] = times
            digest = hashlib.sha256(self.string_from(state, player).encode()).digest()
            self.dict["recalled"][:] = np.unpackbits(np.frombuffer(digest, np.uint8))

    def string_from(self, state: SietchState, player: int) -> str:
        """What a player sees; with perfect recall, also a digest of all that was learnt and done since the start."""
        seen = state.table._table.view(player)
        return f"{state.recalled(player)} {seen}" if self.recall else seen


def _register() -> None:
    known = set(pyspiel.registered_names())
    for game in games():
        for mode in game.modes:
            kind = _type(game.id, mode)
            if kind.short_name not in known:
                made = type(f"Sietch_{kind.short_name}", (SietchGame,), {"name": game.id, "mode": mode.id, "kind": kind})
                pyspiel.register_game(kind, made)


_register()
