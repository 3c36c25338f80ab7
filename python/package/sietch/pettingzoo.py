"""PettingZoo: seats take turns (AEC), with action masks.

>>> import sietch.pettingzoo
>>> env = sietch.pettingzoo.env("conquest", mode="duel")
>>> env.reset(seed=4)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     done = termination or truncation
...     env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
"""

from functools import cache
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from .catalogue import info
from .catalogue import options as settled
from .game import Game
from .numbers import actions, statements

#: A statement about a table holds at most so often.
MOST = 255.0


def env(game: str, mode: str | None = None, seats: int | None = None, **options: Any) -> AECEnv:
    """A game for PettingZoo. A move that the mask forbids ends the game with −1 for whoever made it."""
    raw = RawEnv(game, mode, seats, **options)
    guarded = wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1))
    return wrappers.OrderEnforcingWrapper(guarded)


class RawEnv(AECEnv):
    """The game without PettingZoo's guards.

    An agent is a seat, `seat_0` and so on. An observation has two parts: `observation`, how often each statement
    (`sietch.statements`) holds for the seat, and `action_mask`. An action is the number of one (`sietch.actions`). The
    reward comes at the end: the seat's share of the victory. Where several seats must decide at once the lowest is asked
    first, and none of them sees what the others chose.
    """

    def __init__(self, game: str, mode: str | None = None, seats: int | None = None, render_mode: str | None = None, **options: Any):
        """Without a mode the game's first one, without seats the mode's usual number."""
        super().__init__()
        known = info(game).mode(mode)
        self.game, self.mode, self.seats = game, known.id, known.seated(seats)
        # What the game refuses is refused here, and not when it begins.
        settled(game, known.id, self.seats, **options)
        if render_mode not in (None, "ansi"):
            raise ValueError(f"there is no render mode {render_mode!r}; there is 'ansi'")
        self.options, self.render_mode = options, render_mode
        self.metadata = {"name": f"sietch_{game}_{known.id}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self._chance = np.random.default_rng()

    @cache
    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent is told; the same for every agent."""
        width, count = len(statements(self.game)), len(actions(self.game))
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, MOST, (width,), np.float32),
                "action_mask": spaces.Box(0, 1, (count,), np.int8),
            }
        )

    @cache
    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of all actions; the mask says which may be taken."""
        return spaces.Discrete(len(actions(self.game)))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Sets up a new game. A seed makes it, and those after it, the same again."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        drawn = int(self._chance.integers(2**63))
        self.table = Game(self.game, self.mode, self.seats, drawn, **self.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._deciding()

    def _deciding(self) -> str:
        return self.possible_agents[self.table.seat or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees. Its mask is empty unless it must decide now."""
        seat = self.possible_agents.index(agent)
        deciding = agent == self.agent_selection and not self.table.over
        mask = self.table.mask(seat) if deciding else np.zeros(len(actions(self.game)), np.int8)
        return {"observation": np.minimum(self.table.observe(seat), MOST, dtype=np.float32), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Takes an action for the agent that must decide."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table.play(int(action), self.possible_agents.index(agent))
        if self.table.over:
            self.rewards = dict(zip(self.possible_agents, self.table.returns))
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._deciding()
        self._accumulate_rewards()

    def render(self) -> str:
        """What anybody at the table sees, as text."""
        return self.table.text("spectator")

    def close(self) -> None:
        """Nothing is held open."""
