"""A seat at a server, taken by a program. The server is the one named in the variable SIETCH."""

import contextlib
import json
import random
import subprocess
import sys
import threading
import time
import urllib.request
from pathlib import Path

import pytest

import sietch
from sietch import network

BOT = Path(__file__).parent.parent / "examples" / "bot.py"

#: A bot that reads every key that the documentation names, none of which may be missing, and writes down what it was told.
READER = """
import json, sys

KEYS = {
    "newgame": ["game", "mode", "options", "seat", "seats", "seed"],
    "position": ["choices", "events", "moves", "question", "seat", "view"],
    "go": ["seconds"],
    "over": ["ending", "shares"],
}
notes, position, asked = None, {}, 0
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "hello":
        assert rest == "sietch 1"
        print("some words of its own")
        print("hello reader", flush=True)
        continue
    if word == "quit":
        break
    told = json.loads(rest)
    if word == "newgame":
        # The notes are of the last game.
        notes = open(sys.argv[1], "w")
    assert sorted(told) == KEYS[word], (word, sorted(told))
    print(json.dumps([word, told]), file=notes, flush=True)
    if word == "position":
        position = told
        assert all(sorted(choice) == ["action", "number", "rule", "text"] for choice in told["choices"])
        assert all(sorted(event) == ["event", "text"] for event in told["events"])
    elif word == "go":
        asked += 1
        # Now by its place, now as it is.
        choice = position["choices"][asked % len(position["choices"])]
        print("move", position["choices"].index(choice) if asked % 2 else json.dumps(choice["action"]), flush=True)
"""


def opened(server, seats, **more):
    wanted = {"game": "conquest", "mode": "duel", "seats": seats} | more
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


def first(position):
    return position.choices[0]["action"]


def test_a_table_is_opened_with_options_or_refused(server):
    _, (link,) = network.open_table(f"{server}/", "conquest", "duel", [{"me": "Ann"}, {"bot": "random"}], market_hand_limit=1)

    class Seen(Exception):
        """That is enough."""

    def choose(position):
        assert position.options == sietch.options("conquest", "duel", market_hand_limit=1)
        raise Seen

    with pytest.raises(Seen):
        network.sit(link, choose)
    for game, mode in (("chess", "duel"), ("conquest", "solo")):
        with pytest.raises(network.Refused):
            network.open_table(server, game, mode, [{"me": "Ann"}, {"bot": "random"}])


def test_a_quick_player_is_not_too_fast_for_a_server(server, monkeypatch):
    """A server looks at thirty messages a second; who decides in no time sends no more."""
    real, sent = network.connect, []

    @contextlib.contextmanager
    def timed(*given, **more):
        with real(*given, **more) as socket:
            send = socket.send
            socket.send = lambda text: (sent.append(time.monotonic()), send(text))
            yield socket

    monkeypatch.setattr(network, "connect", timed)
    table = opened(server, [{"me": "Ann"}, {"bot": "random"}], game="imperium")
    assert network.sit(server + table["secrets"][0]["link"], lambda position: random.choice(position.choices)["action"])["ending"]
    assert len(sent) > 20 and all(later - before > 20 / 30 for before, later in zip(sent, sent[20:]))


def test_a_lost_connection_is_made_again_however_often(server, monkeypatch):
    """Three times in a row would be too often; over a whole game it may be many more."""
    real, made = network.connect, []

    class Cut:
        """A connection that is lost after a few messages."""

        def __init__(self, *given, **more):
            self.socket, self.left = real(*given, **more), 6
            self.send = self.socket.send
            made.append(self)

        def __enter__(self):
            return self

        def __exit__(self, *_):
            self.socket.close()

        def __iter__(self):
            for text in self.socket:
                self.left -= 1
                if self.left < 0:
                    raise ConnectionResetError("cut")
                yield text

    monkeypatch.setattr(network, "connect", Cut)
    monkeypatch.setattr(network, "TRIES", 3)
    monkeypatch.setattr(network, "PAUSE", 0.01)
    table = opened(server, [{"me": "Ann"}, {"bot": "random"}])
    assert network.sit(server + table["secrets"][0]["link"], first)["ending"]
    assert len(made) > 5


def test_what_a_function_raises_comes_out_and_so_does_what_is_refused_for_good(server):
    table = opened(server, [{"me": "Ann"}, {"bot": "random"}])
    link = server + table["secrets"][0]["link"]

    def clumsy(position):
        raise FileNotFoundError("weights")

    begun = time.monotonic()
    with pytest.raises(FileNotFoundError, match="weights"):
        network.sit(link, clumsy)
    for wrong in (f"{server}/table/{'a' * 16}#{'0' * 32}", f"{server}/elsewhere/table/x#0", link[:-4] + "0000"):
        with pytest.raises(network.Refused):
            network.sit(wrong, first)
    with pytest.raises(network.Refused, match="refused|unreadable"):
        network.sit(link, lambda position: {"fly": 1})
    assert time.monotonic() - begun < 10


def test_a_program_takes_an_open_seat(server):
    table, own = network.open_table(server, "conquest", "duel", ["open", {"bot": "random"}], market_hand_limit=1)
    assert own == []
    link = network.take(table, 0, "Example")
    with pytest.raises(network.Refused, match="taken"):
        network.take(table, 0, "Somebody else")
    command = [sys.executable, "-m", "sietch.network", link, "--", sys.executable, str(BOT)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "ending" in json.loads(done.stdout)


def read_notes(path, game, options):
    """What the reader was told, if it was all it should be."""
    told = [json.loads(line) for line in path.read_text().splitlines()]
    words = [word for word, _ in told]
    assert words[0] == "newgame" and words[-1] == "over" and words[1:-1] == ["position", "go"] * (len(words) // 2 - 1)
    begun, over = told[0][1], told[-1][1]
    assert (begun["game"], begun["mode"], begun["seats"], begun["options"]) == (game, "duel", 2, options)
    assert begun["seed"] > 0 and over["ending"] and len(over["shares"]) == 2 and sum(over["shares"]) in (0.0, 1.0)
    positions = [what for word, what in told if word == "position"]
    assert all(position["seat"] == begun["seat"] and position["view"] and position["question"] for position in positions)
    moves = [position["moves"] for position in positions]
    assert moves == sorted(moves) and moves[-1] > len(moves) / 2
    # The setup is told first, and everything else once.
    assert positions[0]["events"] and sum(len(position["events"]) for position in positions) > len(positions) / 2
    for choice in positions[0]["choices"]:
        assert sietch.actions(game)[choice["number"]] == choice["action"] and sietch.rule(game, choice["rule"])
        assert choice["text"]
    return begun


def test_a_program_is_told_all_that_is_documented(server, program, tmp_path):
    bot = tmp_path / "reader.py"
    bot.write_text(READER)
    options = sietch.options("conquest", "duel", market_hand_limit=1)
    seeds = set()
    for place in ("server", "tournament"):
        notes = tmp_path / f"{place}.txt"
        command = [sys.executable, str(bot), str(notes)]
        if place == "server":
            table = opened(server, [{"me": "Ann"}, {"bot": "random"}], options={"market_hand_limit": 1})
            link = server + table["secrets"][0]["link"]
            playing = [sys.executable, "-m", "sietch.network", "--seconds", "30", link, "--", *command]
        else:
            against = ["--bots", "random", "--games", "1", "--all", "--mode", "duel", "--option", "market_hand_limit=1", "--seconds", "30", "--threads", "1"]
            playing = [program, "tournament", "conquest", *against, "--program", f"reader={' '.join(command)}"]
        done = subprocess.run(playing, capture_output=True, text=True, timeout=300)
        assert done.returncode == 0 and "instead" not in done.stderr, done.stderr
        seeds.add(read_notes(notes, "conquest", options)["seed"])
    assert len(seeds) == 2


def position(number):
    """A position of two choices, made by hand."""
    choices = [{"action": "pass", "say": {"key": "pass"}, "rule": "CD-1"}, {"action": {"move_storm": 1}, "say": {"key": "storm"}, "rule": "CD-2"}]
    return network.Position("conquest", "duel", 0, {"number": number}, {"key": "asked"}, choices, [], 2, {}, number)


def test_a_program_that_fails_costs_one_decision_and_is_told_of(tmp_path, capfd):
    """What is not offered, what comes too late (its answer is none to the next question), and what never comes."""
    answers = ["move 2", "move nonsense", "move -1", "late", 'move {"move_storm": 1}', "gone"]
    bot = tmp_path / "failing.py"
    bot.write_text(
        "import sys, time\n"
        f"answers = {answers}\n"
        "for line in sys.stdin:\n"
        "    if line.startswith('hello'):\n"
        "        print('hello failing', flush=True)\n"
        "    if line.startswith('go'):\n"
        "        answer = answers.pop(0)\n"
        "        if answer == 'gone':\n"
        "            break\n"
        "        if answer == 'late':\n"
        "            time.sleep(2)\n"
        "            answer = 'move 0'\n"
        "        print(answer, flush=True)\n"
    )
    failing = network.LineProgram([sys.executable, str(bot)], seconds=1.5)
    taken, told = [], []
    for number in range(7):
        taken.append(failing(position(number)))
        told.append(capfd.readouterr().err)
    failing.close()
    assert all(action in ("pass", {"move_storm": 1}) for action in taken)
    assert taken[4] == {"move_storm": 1} and told[4] == ""
    for number, why in ((0, "not offered"), (1, "neither"), (2, "not offered"), (3, "within 1.5"), (5, "ended"), (6, "ended")):
        assert why in told[number] and "something lawful" in told[number], told[number]


def test_a_program_that_says_too_much_holds_nobody_up(tmp_path, capfd):
    """Nonsense without an end does not stop the clock, and a second answer is none to the next question."""
    bot = tmp_path / "loud.py"
    bot.write_text("print('hello loud', flush=True)\nwhile True:\n    print('nonsense')\n")
    loud = network.LineProgram([sys.executable, str(bot)], seconds=0.5)
    begun = time.monotonic()
    assert loud(position(0)) in ("pass", {"move_storm": 1})
    assert time.monotonic() - begun < 10 and "within 0.5 seconds" in capfd.readouterr().err
    loud.program.kill()
    bot.write_text(
        "import sys\nanswers = ['move 1\\nmove 1', 'move 0']\n"
        "for line in sys.stdin:\n"
        "    if line.startswith('hello'):\n        print('hello twice', flush=True)\n"
        "    if line.startswith('go'):\n        print(answers.pop(0), flush=True)\n"
    )
    twice = network.LineProgram([sys.executable, str(bot)], seconds=30)
    assert twice(position(0)) == {"move_storm": 1}
    time.sleep(0.5)
    assert twice(position(1)) == "pass" and twice.faults == 0
    twice.close()


def test_mistakes_on_the_command_line_are_told_in_a_line():
    link = "http://127.0.0.1:9/table/k7q2#0123"
    for given, why in (
        (["nonsense", "--", sys.executable, str(BOT)], "not the link of a table"),
        ([link, "--", "/no/such/program"], "/no/such/program"),
        ([link], "which program"),
        (["--seconds", "-1", link, "--", sys.executable, str(BOT)], "--seconds"),
    ):
        done = subprocess.run([sys.executable, "-m", "sietch.network", *given], capture_output=True, text=True, timeout=60)
        assert done.returncode != 0 and why in done.stderr and "Traceback" not in done.stderr, done.stderr


def test_a_program_that_reads_nothing_holds_nobody_up(tmp_path):
    """What it is told is more than a pipe holds."""
    bot = tmp_path / "deaf.py"
    bot.write_text("import time\nprint('hello deaf', flush=True)\ntime.sleep(60)\n")
    deaf = network.LineProgram([sys.executable, str(bot)], seconds=0.3)
    large = position(0)
    large.view = {"sand": "." * 200_000}
    playing = threading.Thread(target=lambda: [deaf(large) for _ in range(3)], daemon=True)
    playing.start()
    playing.join(20)
    deaf.program.kill()
    assert not playing.is_alive() and deaf.faults == 3


def test_a_program_that_does_not_greet_is_refused(monkeypatch):
    monkeypatch.setattr(network, "WAKING", 0.3)
    begun = time.monotonic()
    for code in ("import time; time.sleep(60)", "pass"):
        with pytest.raises(RuntimeError, match="did not say hello"):
            network.LineProgram([sys.executable, "-c", code])
    assert time.monotonic() - begun < 20
