"""A game to step through, its records, and bots."""

import pickle
import random

import numpy as np
import pytest

import sietch


def finish(game, seed=1):
    chance = random.Random(seed)
    while not game.over:
        game.play(chance.choice(game.legal()))
    return game


def test_every_mode_can_be_played_to_its_end(played):
    game, mode, seats = played
    table = finish(sietch.Game(game, mode, seats, seed=3))
    outcome = table.outcome
    assert outcome is not None and outcome.ending and table.ending()
    assert sum(table.returns) == pytest.approx(1.0 if outcome.winners else 0.0)
    assert len(outcome.scores) == seats and table.waiting == ()


def test_choices_are_data_text_rules_and_numbers():
    game = sietch.Game("conquest", seed=2)
    for _ in range(40):
        choices = game.choices()
        assert sorted(choice.number for choice in choices) == game.legal()
        assert all(choice.text and sietch.rule("conquest", choice.rule) for choice in choices)
        assert [sietch.actions("conquest").number(choice.action) for choice in choices] == [c.number for c in choices]
        game.play(choices[0])
    assert game.question().text and game.sides() and "«" not in game.text()


def test_languages():
    game = sietch.Game("arrakis", seed=2)
    told = {game.choices(language=language)[0].text for language in sietch.info("arrakis").languages}
    assert len(told) == 3


def test_a_seat_does_not_see_what_it_may_not_know():
    one, other = (sietch.Game("imperium", seed=1) for _ in range(2))
    assert one.view(0) == other.view(0)
    assert one.view(0) != one.view(1) and one.view(0) != one.view("everything")


def test_an_illegal_action_says_the_rule_and_changes_nothing():
    game = sietch.Game("conquest", seed=2)
    before = game.view("everything")
    with pytest.raises(sietch.IllegalAction) as caught:
        game.play({"move_storm": 63})
    why, rule = caught.value.args
    assert why and sietch.rule("conquest", rule)
    for nonsense in ({"fly": 1}, "moon", None, True, -1, 10**6, 2**40, [], 1.5, float("nan")):
        with pytest.raises(sietch.IllegalAction):
            game.play(nonsense)
    assert game.view("everything") == before


def test_mistakes_are_told(tmp_path):
    folder = tmp_path / "not-a-game.sietch"
    folder.write_bytes(bytes(range(256)))
    with pytest.raises(sietch.BadRecord, match="not text"):
        sietch.Game.load(folder)
    for mistake in (
        lambda: sietch.Game("chess"),
        lambda: sietch.Game("conquest", mode="none"),
        lambda: sietch.Game("conquest", seats=9),
        lambda: sietch.Game("conquest", moons=2),
        lambda: sietch.Game("conquest").view(-4),
        lambda: sietch.Game("conquest").choices(seat=5),
        lambda: sietch.Game("conquest").text(language="xx"),
        lambda: sietch.Game("conquest", seats=0),
        lambda: sietch.Game("conquest", seats=-1),
        lambda: sietch.Game("conquest", seed=-1),
        lambda: sietch.Game("conquest", seed=2**64),
        lambda: sietch.Game("conquest", names=["Ann"]),
        lambda: sietch.Game("conquest").view(4),
        lambda: sietch.Game("conquest").text("Ann"),
        lambda: sietch.Game("conquest").choices(seat=-1),
        lambda: sietch.Game("conquest").observe(9),
        lambda: sietch.Game("conquest").mask(-1),
        lambda: sietch.Game("conquest").events(since=-1),
        lambda: sietch.Game("conquest").back_to(1),
        lambda: sietch.Game("conquest").back_to(-1),
        lambda: sietch.options("conquest", seats=0),
        lambda: sietch.settings("conquest", seats=99),
        lambda: sietch.actions("chess"),
        lambda: sietch.rule("chess", "CD-STORM-03"),
        lambda: sietch.Bot("wizard"),
        lambda: sietch.Bot("novice", seed=-1),
        lambda: sietch.Bot("novice", seconds=float("nan")),
    ):
        with pytest.raises(ValueError):
            mistake()


def test_records_are_saved_loaded_verified_and_replayed(tmp_path):
    game = finish(sietch.Game("conquest", "duel", seed=9))
    game.save(tmp_path / "game.sietch")
    again = sietch.Game.load(tmp_path / "game.sietch")
    again.verify()
    assert again.outcome == game.outcome and again.history() == game.history()
    assert sum(1 for _ in again.replay()) == game.moves + 1
    text = game.record()
    for broken in (text[: len(text) // 2], text.replace('"do"', '"du"', 1), "hello"):
        with pytest.raises(sietch.BadRecord):
            sietch.Game.from_record(broken)
    with pytest.raises(sietch.BadRecord):
        sietch.Game.from_record(game.record(with_seed=False)).verify()


def test_going_back_draws_the_same_again():
    game = finish(sietch.Game("imperium", seed=4), seed=8)
    record = game.record()
    history = game.history()
    game.back_to(5)
    for seat, action in history[5:]:
        game.play(action, seat)
    assert game.record() == record


def test_a_copy_goes_its_own_way():
    game = sietch.Game("arrakis", seed=4)
    copy = game.copy()
    finish(copy)
    assert game.moves == 0 and copy.over


def test_a_pickled_game_goes_on_elsewhere_as_it_would_have_here():
    game = sietch.Game("imperium", seed=4)
    for _ in range(30):
        game.play(game.legal()[0])
    other = pickle.loads(pickle.dumps(game))
    assert finish(other, seed=8).record() == finish(game, seed=8).record()


def test_events_tell_what_a_viewer_learnt():
    game = sietch.Game("conquest", seed=2)
    finish(game)
    everything, open_ = game.events("everything"), game.events("spectator")
    assert len(everything) >= len(open_) > 0 and all(event.text for event in open_)
    assert game.events("spectator", since=game.moves) == []


def test_observations_and_masks():
    for about in sietch.games():
        game = sietch.Game(about.id, seed=6)
        for _ in range(40):
            mask, told = game.mask(), game.observe()
            assert np.flatnonzero(mask).tolist() == game.legal()
            assert told.sum() == len(game.statements())
            game.play(game.legal()[-1])


@pytest.mark.parametrize("level", [*sietch.levels(), "random", "mc:4"])
def test_bots_of_every_level_play(level):
    game, again = sietch.Game("arrakis", seed=1), sietch.Game("arrakis", seed=1)
    for table in (game, again):
        bots = [sietch.Bot(level, seed=seat) for seat in range(2)]
        # The strongest thinks for a second or so about each.
        for _ in range(3 if level == "master" else 12):
            table.play(bots[table.seat].choose(table))
    assert game.history() == again.history()


def test_a_better_bot_wins():
    wins = [0.0, 0.0]
    for seed in range(6):
        game = sietch.Game("conquest", "duel", seed=seed)
        bots = [sietch.Bot("veteran", seed=1), sietch.Bot("random", seed=2)]
        while not game.over:
            game.play(bots[(game.seat + seed) % 2].choose(game))
        for seat, share in enumerate(game.returns):
            wins[(seat + seed) % 2] += share
    assert wins[0] > wins[1]
