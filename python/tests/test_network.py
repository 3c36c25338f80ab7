"""A seat at a server, taken by a program. The server is the one named in the variable SIETCH."""

import json
import re
import subprocess
import sys
import threading
import urllib.request
from pathlib import Path

import pytest

from sietch import network

BOT = Path(__file__).parent.parent / "examples" / "bot.py"


@pytest.fixture
def server(program, tmp_path):
    serving = [program, "serve", "--addr", "127.0.0.1:0", "--data", str(tmp_path)]
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


def opened(server, seats):
    wanted = {"game": "conquest", "mode": "duel", "seats": seats}
    asked = urllib.request.Request(f"{server}/api/tables", json.dumps(wanted).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(asked) as answer:
        return json.load(answer)


def test_a_function_plays_a_seat(server):
    table = opened(server, [{"me": "Ann"}, {"bot": "random"}])
    seen = []

    def choose(position):
        seen.append(position)
        return position.choices[len(seen) % len(position.choices)]["action"]

    outcome = network.sit(server + table["secrets"][0]["link"], choose)
    assert "ending" in outcome and seen[0].game == "conquest" and seen[0].view is not None
    assert all(network.plain(position.question) for position in seen)


def test_a_program_takes_an_open_seat(server):
    table = opened(server, ["open", {"bot": "random"}])
    link = network.take(server + table["link"], 0, "Example")
    command = [sys.executable, "-m", "sietch.network", link, "--", sys.executable, str(BOT)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "ending" in json.loads(done.stdout)
