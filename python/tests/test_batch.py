"""Many games at once."""

import numpy as np
import pytest

import sietch
from sietch.batch import NO_LABEL, NO_NUMBER


def test_arrays_tell_every_decision():
    batch = sietch.Batch("imperium", games=32, seed=3, spread=200)
    for _ in range(30):
        assert batch.table.size == batch.table_sizes.sum() and batch.rows.size == batch.row_sizes.sum()
        assert batch.row_sizes.size == batch.choices.sum() and (batch.choices > 1).all()
        assert (batch.masks().sum(axis=1) == batch.choices).all()
        starts = np.cumsum(batch.table_sizes) - batch.table_sizes
        counted = np.bincount(batch.table[starts[5] : starts[5] + batch.table_sizes[5]], minlength=batch.width)
        assert (batch.observations()[5] == counted).all()
        batch.step(batch.random(seed=1))


def test_arrays_stay_and_ragged_ones_are_views():
    batch = sietch.Batch("conquest", games=16)
    kept = {name: getattr(batch, name) for name in ("table_sizes", "choices", "seat", "done", "returns", "standing", "labels")}
    moved = 0
    for _ in range(40):
        table, room = batch.table, batch.table.base.size
        batch.step(batch.random())
        assert all(getattr(batch, name) is array for name, array in kept.items())
        # The same memory, or more of it than there was.
        assert np.shares_memory(batch.table, table) or (batch.table.size > room and batch.table.base.size > room)
        moved += not np.shares_memory(batch.table, table)
    assert moved < 10


def test_numbers_have_names():
    batch = sietch.Batch("imperium", games=4)
    assert batch.table_names == sietch.statements("imperium") and len(batch.table_names) == batch.width
    assert batch.table.max() < len(batch.table_names) and batch.rows.max() < len(batch.row_names)
    first = {batch.row_names[token] for token in batch.rows[: batch.row_sizes[0]]}
    assert any(name.startswith("act=") for name in first)
    told = batch.labels[0]
    assert told[4:].tolist() == [NO_LABEL] * 2 and "here" in {batch.label_names[label] for label in told[:4]}
    assert (batch.numbers() < NO_NUMBER).all()


def test_numbers_and_places_are_two_names_for_a_choice():
    one, other = (sietch.Batch("arrakis", games=8, seed=5) for _ in range(2))
    for _ in range(50):
        picks = one.random(seed=4).copy()
        starts = np.cumsum(one.choices) - one.choices
        numbers = one.numbers()[starts + picks]
        one.step(picks)
        other.step_numbers(numbers)
        assert (one.table == other.table).all() and (one.seat == other.seat).all()


def test_games_end_and_begin_anew():
    batch = sietch.Batch("conquest", "duel", games=16, seed=2)
    ended = 0
    for step in range(600):
        batch.step(batch.random(seed=9))
        done = batch.done.astype(bool)
        ended += done.sum()
        assert ((batch.returns.sum(axis=1) <= 1.0001) & (done | (batch.returns.sum(axis=1) == 0))).all()
        assert (batch.length[done] > 0).all()
    assert ended > 0


def test_wrong_choices_are_refused():
    batch = sietch.Batch("conquest", games=4)
    for wrong in (np.zeros(3, np.uint32), np.full(4, 10_000, np.uint32)):
        with pytest.raises(ValueError):
            batch.step(wrong)
    with pytest.raises(ValueError):
        batch.step_numbers(np.full(4, 10**6, np.uint32))
    lawful = batch.numbers()[np.cumsum(batch.choices) - batch.choices]
    for wrong in (lawful[:3], np.append(lawful, lawful[0])):
        with pytest.raises(ValueError, match="there are 4 games"):
            batch.step_numbers(wrong)
    batch.step_numbers(lawful)
    for wrong in (lawful.astype(np.int64) + 2**32, lawful.astype(np.int64) - 2**31, lawful[:, None]):
        with pytest.raises(ValueError):
            batch.step(wrong)
    for wrong in (np.zeros(4), np.full(4, np.nan), np.zeros(4, bool), ["first"] * 4):
        with pytest.raises(TypeError, match="whole numbers"):
            batch.step(wrong)
    batch.step([0, 0, 0, 0])
    batch.step(np.zeros(8, np.int64)[::2])


def test_arrays_to_write_into_must_fit():
    batch = sietch.Batch("conquest", games=4)
    count = len(sietch.actions("conquest"))
    for wrong in (np.zeros((4, 3), np.uint8), np.zeros((count, 4), np.uint8).T, np.zeros((count, 4), np.uint8), np.zeros((8, count), np.uint8)):
        with pytest.raises(ValueError):
            batch.masks(wrong)
    closed = np.zeros((4, batch.width), np.uint8)
    closed.flags.writeable = False
    with pytest.raises(ValueError, match="writeable"):
        batch.observations(closed)
    for wrong in (np.zeros((4, batch.width), np.float32), [0]):
        with pytest.raises(TypeError, match="uint8"):
            batch.observations(wrong)
    with pytest.raises(TypeError, match="uint32"):
        batch.numbers(np.zeros(batch.row_sizes.size, np.int32))


def test_what_cannot_be_set_up_is_refused():
    for wrong in (
        dict(game="chess"),
        dict(mode="none"),
        dict(seats=0),
        dict(seats=9),
        dict(games=0),
        dict(games=-1),
        dict(games=2**60),
        dict(seed=-1),
        dict(spread=-1),
        dict(longest=0),
        dict(moons=2),
        dict(tables=[]),
        dict(tables=[("duel", 9, {})]),
        dict(tables=[("duel", 2, {"moons": 2})]),
        dict(tables=[("duel", 2, {})], seats=2),
        dict(layout="hello"),
    ):
        with pytest.raises(ValueError):
            sietch.Batch(**({"game": "conquest"} | wrong))
