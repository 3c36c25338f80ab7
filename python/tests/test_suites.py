"""The peers' own suites: PettingZoo, Gymnasium, OpenSpiel."""

import os
import subprocess
import sys
import warnings
from collections import Counter

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.observation import make_observation
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


def test_what_cannot_be_set_up_is_refused_at_once():
    for wrong in (dict(game="chess"), dict(mode="none"), dict(seats=0), dict(seats=9), dict(moons=2), dict(render_mode="human")):
        for make in (sietch.pettingzoo.env, sietch.gymnasium.Env):
            with pytest.raises(ValueError):
                make(**({"game": "conquest"} | wrong))
    for wrong in (dict(seat=4), dict(seat=-1), dict(opponents="wizard")):
        with pytest.raises(ValueError):
            sietch.gymnasium.Env("conquest", **wrong)


def test_openspiel(played):
    game, mode, seats = played
    name = f"sietch_{game}_{mode}".replace("-", "_")
    pyspiel.random_sim_test(pyspiel.load_game(name, {"players": seats}), num_sims=1, serialize=False, verbose=False)


def test_openspiel_information():
    game = pyspiel.load_game("sietch_imperium_standard", {"rng_seed": -3})
    state = game.new_initial_state()
    clone = state.clone()
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(0) != clone.information_state_string(0)
    assert len(state.observation_tensor(0)) == game.observation_tensor_size()


def test_openspiel_tensors_recall():
    game = pyspiel.load_game("sietch_conquest_duel")
    kind = game.get_type()
    assert kind.provides_information_state_string and kind.provides_information_state_tensor
    recalling, forgetting = (
        make_observation(game, pyspiel.IIGObservationType(perfect_recall=recall)) for recall in (True, False)
    )
    size = len(sietch.statements("conquest")) + len(sietch.actions("conquest")) + 256
    assert game.information_state_tensor_size() == size and game.observation_tensor_size() < size
    state, done = game.new_initial_state(), Counter()
    for _ in range(60):
        player = state.current_player()
        done[player, state.legal_actions()[-1]] += 1
        state.apply_action(state.legal_actions()[-1])
        for player in range(2):
            recalling.set_from(state, player)
            forgetting.set_from(state, player)
            assert recalling.tensor.tolist() == state.information_state_tensor(player)
            assert forgetting.tensor.tolist() == state.observation_tensor(player)
            assert recalling.dict["observation"].tolist() == forgetting.tensor.tolist()
            taken = {(player, int(number)): recalling.dict["taken"][number] for number in recalling.dict["taken"].nonzero()[0]}
            assert taken == {key: times for key, times in done.items() if key[0] == player}
            assert recalling.string_from(state, player) == state.information_state_string(player)


def test_openspiel_tensors_tell_apart_what_strings_do():
    """From games that part and from games that begin alike: as many different tensors as strings, and the same ones."""
    name = "sietch_imperium_duel"
    told = {}
    for seed in (1, 1, 2):
        state = pyspiel.load_game(name, {"rng_seed": seed}).new_initial_state()
        for step in range(25):
            for player in range(2):
                tensor = np.asarray(state.information_state_tensor(player), np.float32).tobytes()
                assert told.setdefault(state.information_state_string(player), tensor) == tensor
            other = state.child(state.legal_actions()[0])
            state.apply_action(state.legal_actions()[step % len(state.legal_actions())])
            for player in range(2):
                tensor = np.asarray(other.information_state_tensor(player), np.float32).tobytes()
                assert told.setdefault(other.information_state_string(player), tensor) == tensor
    assert len(set(told.values())) == len(told) > 50


def test_openspiel_information_remembers_what_one_did():
    """A half-made choice tells nobody anything; who made it knows it all the same."""
    state, silent = pyspiel.load_game("sietch_conquest_duel").new_initial_state(), 0
    while silent < 3 and not state.is_terminal():
        player, pair = state.current_player(), state.legal_actions()[:2]
        after = [state.child(action) for action in pair]
        told = [child.table._table.events(child.table.moves, player, "en") for child in after]
        if len(pair) == 2 and not told[0] and not told[1]:
            silent += 1
            assert after[0].recalled(player) != after[1].recalled(player)
            assert after[0].recalled(1 - player) == after[1].recalled(1 - player)
        state.apply_action(pair[-1])
    assert silent == 3


def test_openspiel_takes_options():
    name = "sietch_imperium_standard"
    plain = pyspiel.load_game(name).new_initial_state()
    with_ix = pyspiel.load_game(name, {"ix": True, "players": 3}).new_initial_state()
    assert not plain.table.options["ix"] and with_ix.table.options["ix"] and with_ix.table.seats == 3
    assert pyspiel.load_game(str(with_ix.get_game())).new_initial_state().table.options["ix"]


@pytest.mark.long
def test_ray_spreads_games_over_workers():
    pytest.importorskip("ray")
    example = os.path.join(os.path.dirname(__file__), "..", "examples", "ray_selfplay.py")
    done = subprocess.run([sys.executable, example, "--workers", "2", "--games", "8"], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert "8 games" in done.stdout
