"""What `sietch sim --records` writes, read as a researcher would. The program is the one named in the variable SIETCH."""

import json
import subprocess
import sys
from pathlib import Path

import polars as pl
import pytest

import sietch

EXAMPLE = Path(__file__).parent.parent / "examples" / "open_data.py"
GAMES = 6


@pytest.fixture(scope="module", params=[game.id for game in sietch.games()])
def data(request, program, tmp_path_factory):
    """The game's name, and the folder."""
    folder = tmp_path_factory.mktemp(request.param)
    plan = ["--bots", "random", "--games", str(GAMES), "--seed", "5", "--records", str(folder)]
    subprocess.run([program, "sim", request.param, *plan], check=True, stdout=subprocess.DEVNULL)
    return request.param, folder


def test_columns_say_what_the_records_say(data):
    game, folder = data
    moves, seats = (pl.read_parquet(folder / f"{name}.parquet") for name in ("moves", "seats"))
    names = sietch.actions(game)
    for number in range(GAMES):
        record = sietch.Game.load(folder / f"{number:06}.sietch")
        record.verify()
        history = record.history()
        sat = seats.filter(pl.col("game") == number)
        assert sat["share"].to_list() == pytest.approx(list(record.returns))
        chosen = moves.filter(pl.col("game") == number)
        assert len(chosen) == sat["moves"][0]
        for at, before in enumerate(record.replay()):
            if at == len(history):
                break
            # What is forced has no line.
            seat, action = history[at]
            lines = chosen.filter(pl.col("move") == at)
            choices = before.choices(seat)
            assert len(lines) == (len(choices) > 1)
            if len(lines):
                line = lines.row(0, named=True)
                assert (line["seat"], line["choices"]) == (seat, len(choices))
                assert json.loads(line["action"]) == action
                assert names[line["number"]] == action


def test_the_example_reads_it(data):
    _, folder = data
    done = subprocess.run([sys.executable, EXAMPLE, folder], check=True, capture_output=True, text=True)
    assert f"in {GAMES} games" in done.stdout
