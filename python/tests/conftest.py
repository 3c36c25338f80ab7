"""Every mode with `--long`, the first one of each game otherwise."""

import os
import re
import subprocess
import threading

import pytest

import sietch


def pytest_addoption(parser):
    parser.addoption("--long", action="store_true", help="play every mode of every game")


def tables(long):
    """Game, mode and seats of everything that is tried."""
    for game in sietch.games():
        for mode in game.modes if long else game.modes[:1]:
            yield game.id, mode.id, mode.seats[0]


def alone(long):
    """The modes that are played alone."""
    for game in sietch.games():
        found = [(game.id, mode.id) for mode in game.modes if 1 in mode.seats]
        yield from found if long else found[:1]


def pytest_generate_tests(metafunc):
    long = metafunc.config.getoption("--long")
    named = lambda case: "-".join(map(str, case))
    if "played" in metafunc.fixturenames:
        metafunc.parametrize("played", list(tables(long)), ids=named)
    if "solo" in metafunc.fixturenames:
        metafunc.parametrize("solo", list(alone(long)), ids=named)


def pytest_collection_modifyitems(config, items):
    if not config.getoption("--long"):
        for item in items:
            if item.get_closest_marker("long"):
                item.add_marker(pytest.mark.skip(reason="only with --long"))


@pytest.fixture(scope="session")
def program():
    """The program named in the variable SIETCH, which `cargo xtask test` sets: there nothing is skipped for want of it."""
    named = os.environ.get("SIETCH")
    if not named:
        pytest.skip("no program is named in the variable SIETCH")
    if not os.path.exists(named):
        pytest.fail(f"the program named in the variable SIETCH is not there: {named}")
    return named


@pytest.fixture
def server(program, tmp_path):
    """The address of a server."""
    serving = [program, "serve", "--addr", "127.0.0.1:0", "--bot-delay", "0", "--data", str(tmp_path / "tables")]
    with subprocess.Popen(serving, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as running:
        address = None
        for line in running.stdout:
            found = re.search(r"http://[\d.:]+", line)
            if found:
                address = found.group().rstrip("/")
                break
        # What it says is read on, so that it never waits for us.
        threading.Thread(target=lambda: [None for _ in running.stdout], daemon=True).start()
        yield address
        running.terminate()
