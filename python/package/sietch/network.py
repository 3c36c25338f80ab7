"""A seat at a Sietch server, played by a program on its owner's machine. The server starts no programs.

A function decides in Python:

    import sietch.network

    def choose(position):
        return position.choices[0]["action"]

    sietch.network.sit("https://example.org/table/k7q2mb4xw5c3nd6p#0123456789abcdef0123456789abcdef", choose)

The link is the one the server shows for the seat. For an open seat, name the table's link, a seat and a name. A program
that speaks the line protocol (`docs/lab.md`) takes a seat in the same way:

    python -m sietch.network LINK -- python3 bot.py
"""

import json
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

#: How often a lost connection is made again before it is given up, and the seconds between.
TRIES, PAUSE = 30, 2.0


class Refused(RuntimeError):
    """The server refuses: its code, and what it says."""


@dataclass
class Position:
    """What the seat knows when it must decide."""

    game: str
    mode: str
    seat: int
    #: What the seat may know, as the game writes it.
    view: Any
    #: The question, as a message: `{"key": …, "args": …}`; `plain` makes it readable.
    question: Any
    #: What the seat may do: each has an `action`, to be answered as it is, a message `say` and a `rule`.
    choices: list[dict[str, Any]]
    #: What the seat has learnt since it last decided: each has an `event` and a message `say`.
    events: list[dict[str, Any]] = field(default_factory=list)


@dataclass(frozen=True)
class Link:
    """Where a table is, and the secret of a seat at it, if there is one."""

    server: str
    table: str
    secret: str

    @classmethod
    def read(cls, link: str) -> "Link":
        """Reads a link as a server shows it.

        >>> Link.read("http://127.0.0.1:7380/table/k7q2#0123")
        Link(server='http://127.0.0.1:7380', table='k7q2', secret='0123')
        """
        parts = urlsplit(link)
        where, _, table = parts.path.rpartition("/table/")
        if parts.scheme not in ("http", "https") or not table:
            raise ValueError(f"{link!r} is not the link of a table")
        return cls(f"{parts.scheme}://{parts.netloc}{where}", table, parts.fragment)

    @property
    def socket(self) -> str:
        """The address of the table's socket."""
        return f"ws{self.server.removeprefix('http')}/api/tables/{self.table}/socket"


def take(link: str, seat: int, name: str) -> str:
    """Takes an open seat; answers the link with its secret."""
    where = Link.read(link)
    wanted = urllib.request.Request(
        f"{where.server}/api/tables/{where.table}/seats/{seat}",
        json.dumps({"name": name}).encode(),
        {"content-type": "application/json"},
    )
    with urllib.request.urlopen(wanted, timeout=30) as answer:
        return f"{where.server}{json.load(answer)['link']}"


def patched(value: Any, patch: list[Any]) -> Any:
    """A value after the operations of a patch.

    >>> patched({"a": [1, 2, 3], "b": 1}, [[["b"]], [["a"], 1, 1, [7, 8]], [["c"], 5]])
    {'a': [1, 7, 8, 3], 'c': 5}
    """
    for path, *rest in patch:
        if not path:
            value = rest[0]
            continue
        at = value
        for step in path[:-1] if len(rest) != 3 else path:
            at = at[step]
        if len(rest) == 3:
            place, count, values = rest
            at[place : place + count] = values
        elif rest:
            at[path[-1]] = rest[0]
        else:
            del at[path[-1]]
    return value


def plain(say: Any) -> str:
    """A message as one line, without its words.

    >>> plain({"key": "storm-moves", "args": [["n", {"number": 3}]]})
    'storm-moves 3'
    """
    if not isinstance(say, dict):
        return "" if say is None else str(say)
    if "key" in say:
        return " ".join([say["key"], *(plain(value) for _, value in say.get("args", []))])
    return " ".join(plain(part) for value in say.values() for part in (value if isinstance(value, list) else [value]))


class _Seat:
    """What is known of a table through a socket."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self.status: Any = None
        self.now: Any = None
        self.seq = self.acted = -1
        self.events: list[dict[str, Any]] = []

    def welcome(self, told: dict[str, Any]) -> None:
        self.epoch, self.table, self.seat = told["epoch"], told["table"], told["seats"][0]
        self.seq = self.acted = -1

    def update(self, told: dict[str, Any]) -> bool:
        """Takes an update in; `False` if something was missed."""
        if "status" in told:
            self.status = told["status"]
        self.status = patched(self.status, told.get("status_patch", []))
        for viewer in told["viewers"]:
            if viewer["viewer"] != {"seat": self.seat}:
                continue
            if "now" in viewer:
                self.now = viewer["now"]
            elif viewer["seq"] == self.seq + 1:
                self.now = patched(self.now, viewer["patch"])
            else:
                return False
            self.seq = viewer["seq"]
            self.events += [event for step in viewer["log"] for event in step["told"]]
        return True

    def position(self) -> Position | None:
        """What must be decided now, if anything is and it was not answered yet."""
        if self.status is None or self.now is None or self.seat not in self.status["waiting"] or self.seq == self.acted:
            return None
        if not self.now["choices"]:
            return None
        asked = self.now["asked"]
        events, self.events = self.events, []
        question = asked["say"] if asked else None
        return Position(
            self.table["game"], self.table["mode"], self.seat, self.now["view"], question, self.now["choices"], events
        )


def sit(link: str, choose: Callable[[Position], Any]) -> dict[str, Any]:
    """Plays a seat to the end of the game; answers the outcome. `choose` answers with the action of one of the choices."""
    seat = _Seat(Link.read(link))
    for _ in range(TRIES):
        try:
            with connect(seat.link.socket, max_size=None) as socket:
                outcome = _play(seat, socket, choose)
            if outcome is not None:
                return outcome
        except (ConnectionClosed, OSError):
            time.sleep(PAUSE)
    raise ConnectionError(f"{seat.link.server} does not answer")


def _play(seat: _Seat, socket: Any, choose: Callable[[Position], Any]) -> dict[str, Any] | None:
    def send(message: dict[str, Any]) -> None:
        socket.send(json.dumps(message))

    send({"type": "hello", "secrets": [seat.link.secret], "watch": False, "sections": False})
    for text in socket:
        told = json.loads(text)
        if told["type"] == "welcome":
            seat.welcome(told)
        elif told["type"] == "update":
            if not seat.update(told):
                send({"type": "all", "id": 1})
        elif told["type"] == "error" and told["code"] != "stale":
            raise Refused(told["code"], told["message"])
        if seat.status is not None and seat.status["outcome"] is not None:
            outcome: dict[str, Any] = seat.status["outcome"]
            return outcome
        position = seat.position()
        if position is not None:
            seat.acted = seat.seq
            action = choose(position)
            send({"type": "act", "id": 2, "seat": seat.seat, "action": action, "seq": seat.seq, "epoch": seat.epoch})
    return None


class LineProgram:
    """A program that speaks the line protocol; an instance decides as a function does."""

    def __init__(self, command: list[str], seconds: float = 10.0) -> None:
        self.seconds = seconds
        self.program = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._say("hello", "sietch 1")
        self._answer("hello")
        self.begun = False

    def _say(self, word: str, what: Any) -> None:
        if self.program.stdin is not None:
            self.program.stdin.write(f"{word} {what if isinstance(what, str) else json.dumps(what)}\n")
            self.program.stdin.flush()

    def _answer(self, word: str) -> str:
        if self.program.stdout is not None:
            for line in self.program.stdout:
                if line.startswith(word):
                    return line.removeprefix(word).strip()
        raise RuntimeError("the program has ended")

    def __call__(self, position: Position) -> Any:
        if not self.begun:
            self.begun = True
            self._say("newgame", {"game": position.game, "mode": position.mode, "seat": position.seat, "seed": 0})
        choices = [
            {"action": choice["action"], "text": plain(choice["say"]), "rule": choice["rule"]} for choice in position.choices
        ]
        events = [{"event": event["event"], "text": plain(event["say"])} for event in position.events]
        told = {"seat": position.seat, "question": plain(position.question), "choices": choices, "events": events}
        self._say("position", told | {"view": position.view})
        self._say("go", {"seconds": self.seconds})
        answer = json.loads(self._answer("move"))
        return position.choices[answer]["action"] if isinstance(answer, int) else answer

    def close(self) -> None:
        """Tells the program to end."""
        self._say("quit", "")
        self.program.wait(10)


def main() -> None:
    """`python -m sietch.network LINK -- COMMAND…`"""
    if len(sys.argv) < 4 or sys.argv[2] != "--":
        sys.exit("usage: python -m sietch.network LINK -- COMMAND…")
    program = LineProgram(sys.argv[3:])
    print(json.dumps(sit(sys.argv[1], program)))
    program.close()


if __name__ == "__main__":
    main()
