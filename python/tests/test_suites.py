"""The peers' own suites: PettingZoo, Gymnasium, OpenSpiel."""

import os
import subprocess
import sys
import warnings

import gymnasium
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import sietch.gymnasium
import sietch.openspiel
import sietch.pettingzoo


def test_pettingzoo_api(played):
    game, mode, seats = played
    api_test(sietch.pettingzoo.env(game, mode=mode, seats=seats), num_cycles=200)


def test_pettingzoo_seeds(played):
    game, mode, seats = played
    seed_test(lambda: sietch.pettingzoo.env(game, mode=mode, seats=seats), num_cycles=60)


def test_gymnasium(solo):
    game, mode = solo
    env = gymnasium.make(f"sietch/{game}-{mode}-v0")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


def test_a_whole_game_in_gymnasium_with_opponents():
    env = sietch.gymnasium.Env("conquest", "duel", opponents="random")
    observation, _ = env.reset(seed=3)
    over = False
    while not over:
        action = env.action_space.sample(observation["action_mask"])
        observation, reward, over, _, info = env.step(action)
        assert "illegal" not in info
    assert 0.0 <= reward <= 1.0


def test_openspiel(played):
    game, mode, seats = played
    name = f"sietch_{game}_{mode}".replace("-", "_")
    pyspiel.random_sim_test(pyspiel.load_game(name, {"players": seats}), num_sims=1, serialize=False, verbose=False)


def test_openspiel_information():
    game = pyspiel.load_game("sietch_imperium_standard", {"rng_seed": 3})
    state = game.new_initial_state()
    clone = state.clone()
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(0) != clone.information_state_string(0)
    assert len(state.observation_tensor(0)) == game.observation_tensor_size()


@pytest.mark.long
def test_ray_spreads_games_over_workers():
    pytest.importorskip("ray")
    example = os.path.join(os.path.dirname(__file__), "..", "examples", "ray_selfplay.py")
    done = subprocess.run([sys.executable, example, "--workers", "2", "--games", "8"], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert "8 games" in done.stdout
