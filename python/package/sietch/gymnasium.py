"""Gymnasium: one seat for the program that learns; bots in the others, if there are any.

Importing this registers every mode that is played alone:

>>> import gymnasium, sietch.gymnasium
>>> env = gymnasium.make("sietch/imperium-solo-v0")
>>> observation, info = env.reset(seed=1)
>>> action = env.action_space.sample(observation["action_mask"])
>>> observation, reward, terminated, truncated, info = env.step(action)
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from .bots import Bot
from .catalogue import games, info
from .catalogue import options as settled
from .game import Game
from .numbers import actions, statements

#: A statement about a table holds at most so often.
MOST = 255.0


class Env(gymnasium.Env[dict[str, Any], Any]):
    """A seat of a game.

    An observation has two parts: `observation`, how often each statement (`sietch.statements`) holds for the seat, and
    `action_mask`. An action is the number of one (`sietch.actions`). The reward comes at the end: the seat's share of the
    victory. An action that the mask forbids changes nothing, costs `illegal_reward`, and is named in `info["illegal"]`.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        mode: str | None = None,
        seats: int | None = None,
        seat: int = 0,
        opponents: str = "regular",
        illegal_reward: float = -0.01,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`seat` is the one that is played; bots of the level `opponents` play the others."""
        known = info(game).mode(mode)
        self.game, self.mode, self.seats, self.seat = game, known.id, known.seated(seats), seat
        # What the game refuses is refused here, and not when it begins.
        settled(game, known.id, self.seats, **options)
        Bot(opponents)
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}; the seats are 0 to {self.seats - 1}")
        if render_mode not in (None, "ansi"):
            raise ValueError(f"there is no render mode {render_mode!r}; there is 'ansi'")
        self.opponents, self.illegal_reward = opponents, illegal_reward
        self.options, self.render_mode = options, render_mode
        count = len(actions(game))
        self.action_space = spaces.Discrete(count)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0.0, MOST, (len(statements(game)),), np.float32),
                "action_mask": spaces.Box(0, 1, (count,), np.int8),
            }
        )

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Sets up a new game and lets the bots decide until the seat must. A seed makes it the same again."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(2**63))
        self.table = Game(self.game, self.mode, self.seats, drawn, **self.options)
        self._others = [Bot(self.opponents, drawn % 2**62 + other) for other in range(self.seats)]
        self._go_on()
        return self._observation(), {}

    def _go_on(self) -> None:
        """Lets the bots decide until the seat must."""
        while not self.table.over and self.seat not in self.table.waiting:
            deciding = self.table.seat
            if deciding is not None:
                self.table.play(self._others[deciding].choose(self.table))

    def _observation(self) -> dict[str, Any]:
        told = np.minimum(self.table.observe(self.seat), MOST, dtype=np.float32)
        mask = np.zeros(len(actions(self.game)), np.int8) if self.table.over else self.table.mask(self.seat)
        return {"observation": told, "action_mask": mask}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Takes an action, and lets the bots decide until the seat must again or the game is over."""
        if int(action) not in self.table.legal(self.seat):
            return self._observation(), self.illegal_reward, self.table.over, False, {"illegal": int(action)}
        self.table.play(int(action), self.seat)
        self._go_on()
        over = self.table.over
        reward = self.table.returns[self.seat] if over else 0.0
        return self._observation(), reward, over, False, {}

    def render(self) -> str:
        """What the seat sees, as text."""
        return self.table.text(self.seat)


for _game in games():
    for _mode in _game.modes:
        _id = f"sietch/{_game.id}-{_mode.id}-v0"
        if 1 in _mode.seats and _id not in gymnasium.registry:
            gymnasium.register(
                _id, entry_point="sietch.gymnasium:Env", kwargs={"game": _game.id, "mode": _mode.id, "seats": 1}
            )
