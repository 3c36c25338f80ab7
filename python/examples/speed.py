"""How many decisions a second Sietch takes through Python, beside others, in one run on one machine.

    python -m venv speed
    speed/bin/pip install wheels/sietch-*.whl -r python/requirements-speed.txt
    speed/bin/python python/examples/speed.py --seconds 5

Everybody chooses at random and is told everything: Sietch's batch writes statements and choices of every decision into
arrays, one after another and, where it says dense, also as a row with a place for each statement and one with a place for each
action. Catanatron's own environment gives its observation and the actions allowed, OpenSpiel's games their legal actions and,
where they have one, the observation as a tensor. It fails if something to compare with is not installed, unless `--some` is
given.
"""

import argparse
import random
import sys
import time
from collections.abc import Callable, Iterator

SPIEL = ("skat", "bridge", "gin_rummy", "backgammon")


def sietch_batch(game: str, mode: str, seats: int, dense: bool = False) -> Iterator[int]:
    """Decisions of games side by side; each step is as many as there are games."""
    import sietch

    batch = sietch.Batch(game, mode=mode, seats=seats, games=256, seed=1, spread=300)
    observations, masks = (batch.observations(), batch.masks()) if dense else (None, None)
    seed = 0
    while True:
        seed += 1
        batch.step(batch.random(seed=seed))
        if dense:
            batch.observations(into=observations)
            batch.masks(into=masks)
        yield batch.games


def catanatron_gym() -> Iterator[int]:
    """Four players at random: the environment's own seat by us, its opponents by the environment. All actions count."""
    from catanatron import Color, RandomPlayer
    from catanatron_gym.envs.catanatron_env import CatanatronEnv

    enemies = [RandomPlayer(color) for color in (Color.RED, Color.WHITE, Color.ORANGE)]
    env = CatanatronEnv({"enemies": enemies})
    while True:
        _, info = env.reset()
        done = False
        while not done:
            _, _, ended, cut, info = env.step(random.choice(info["valid_actions"]))
            done = ended or cut
        yield len(env.game.state.actions)


def open_spiel(name: str) -> Iterator[int]:
    """One game after another; chance is drawn but not counted, as nobody decides it."""
    import numpy as np
    import pyspiel

    game = pyspiel.load_game(name)
    kind = game.get_type()
    rng = np.random.default_rng(1)
    while True:
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(int(rng.choice(outcomes, p=weights)))
                continue
            if kind.provides_observation_tensor:
                state.observation_tensor()
            elif kind.provides_information_state_tensor:
                state.information_state_tensor()
            state.apply_action(random.choice(state.legal_actions()))
            count += 1
        yield count


def rate(steps: Iterator[int], seconds: float) -> float:
    """Decisions a second, after a start that does not count."""
    warm = time.perf_counter() + seconds / 5
    while time.perf_counter() < warm:
        next(steps)
    count, begun = 0, time.perf_counter()
    while (passed := time.perf_counter() - begun) < seconds:
        count += next(steps)
    return count / passed


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--seconds", type=float, default=5.0, help="for each")
    options.add_argument("--some", action="store_true", help="leave out what is not installed")
    wanted = options.parse_args()
    seconds, missed = wanted.seconds, []
    contests: list[tuple[str, Callable[[], Iterator[int]]]] = [
        ("sietch imperium, 4 seats", lambda: sietch_batch("imperium", "standard", 4)),
        ("sietch imperium, dense", lambda: sietch_batch("imperium", "standard", 4, dense=True)),
        ("sietch conquest, 4 seats", lambda: sietch_batch("conquest", "standard", 4)),
        ("sietch arrakis, duel", lambda: sietch_batch("arrakis", "duel", 2)),
        ("catanatron gym, 4 players", catanatron_gym),
        *((f"open_spiel {name}", lambda name=name: open_spiel(name)) for name in SPIEL),
    ]
    first = None
    for name, steps in contests:
        try:
            found = rate(steps(), seconds)
        except ModuleNotFoundError as missing:
            print(f"{name:28} not here: {missing.name}", flush=True)
            missed.append(name)
            continue
        first = first or found
        print(f"{name:28} {found:12,.0f} decisions/s   imperium is {first / found:8.1f} times as fast", flush=True)
    if missed and not wanted.some:
        sys.exit(f"not compared: {', '.join(missed)}; `--some` leaves out what is not installed")


if __name__ == "__main__":
    main()
