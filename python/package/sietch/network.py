"""A seat at a Sietch server, played by a program on its owner's machine. The server starts no programs.

A function decides in Python:

    import sietch.network

    def choose(position):
        return position.choices[0]["action"]

    sietch.network.sit("https://example.org/table/k7q2mb4xw5c3nd6p#0123456789abcdef0123456789abcdef", choose)

The link is the one the server shows for the seat; `open_table` opens a table and answers with its links, `take` takes an
open seat of one. A program that speaks the line protocol (`docs/lab.md`) takes a seat in the same way:

    python -m sietch.network LINK -- python3 bot.py
"""

import argparse
import json
import queue
import random
import secrets
import shlex
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import connect

from .numbers import actions

#: How long a program may take to come up, and by default to decide, in seconds.
WAKING, PATIENCE = 30.0, 10.0

#: How often in a row a lost connection is made again before it is given up, and the seconds between.
TRIES, PAUSE = 30, 2.0

#: The seconds from one message to the next: a server takes thirty a second, and drops what comes faster.
APART = 0.04

#: What a server says when it will be otherwise in a moment.
PASSING = ("busy", "stopping", "too_fast", "trouble")


#: How many lines of a program wait to be read: one that says more waits.
WAITING = 1000

#: The longest line that is read from a program.
LONGEST = 1 << 20


class Refused(RuntimeError):
    """The server refuses: its code, and what it says."""

    def __str__(self) -> str:
        return ": ".join(map(str, self.args))


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
    #: How many seats there are, and what was chosen about the game.
    seats: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    #: How many steps the seat has learnt of since the setup; what others do in secret it does not see.
    moves: int = 0


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


def _asked(address: str, what: Any) -> Any:
    """What a server answers; raises `Refused` where it refuses."""
    wanted = urllib.request.Request(address, json.dumps(what).encode(), {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(wanted, timeout=30) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        raise Refused(refused.code, refused.read().decode(errors="replace")) from refused


def open_table(server: str, game: str, mode: str, seats: Sequence[Any], **options: Any) -> tuple[str, list[str]]:
    """Opens a table; answers its link, and the link of each of one's own seats, in order.

    A seat is `{"me": "a name"}`, `{"bot": "regular"}` or `"open"` for somebody else. The game begins when none is open.
    """
    wanted = {"game": game, "mode": mode, "seats": list(seats), "options": options}
    told = _asked(f"{server.rstrip('/')}/api/tables", wanted)
    return server.rstrip("/") + told["link"], [server.rstrip("/") + seat["link"] for seat in told["secrets"]]


def take(link: str, seat: int, name: str) -> str:
    """Takes an open seat; answers the link with its secret."""
    where = Link.read(link)
    told = _asked(f"{where.server}/api/tables/{where.table}/seats/{seat}", {"name": name})
    return f"{where.server}{told['link']}"


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

    >>> plain({"key": "storm-moves", "args": [["n", 3], ["to", "carthag"]]})
    'storm-moves 3 carthag'
    """
    if isinstance(say, list):
        return " ".join(map(plain, say))
    if not isinstance(say, dict):
        return "" if say is None else str(say)
    if "key" in say:
        return " ".join([say["key"], *(plain(value) for _, value in say.get("args", []))])
    return str(say.get("text", ""))


class _Seat:
    """What is known of a table through a socket."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self.status: Any = None
        self.now: Any = None
        self.seq = self.acted = -1
        #: What was told of each step, from the setup on, and how many of them are known to whoever decides.
        self.log: list[list[dict[str, Any]]] = []
        self.heard = 0
        #: How often in a row the connection was lost, and the mistake that whoever decides has made.
        self.lost = 0
        self.mistake: Exception | None = None

    def welcome(self, told: dict[str, Any]) -> None:
        """Begins anew with what the server says of the table: sequence numbers count from there."""
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
            self.seq, self.lost = viewer["seq"], 0
            before = self.log
            self.log = before[: viewer["from"]] + [step["told"] for step in viewer["log"]]
            # A whole log comes again where the server has begun anew; after going back, other steps come.
            same = next((at for at, (one, other) in enumerate(zip(before, self.log)) if one != other), len(self.log))
            self.heard = min(self.heard, same, len(self.log))
        return True

    def position(self) -> Position | None:
        """What must be decided now, if anything is and it was not answered yet."""
        if self.status is None or self.now is None or self.seat not in self.status["waiting"] or self.seq == self.acted:
            return None
        if not self.now["choices"]:
            return None
        asked = self.now["asked"]
        events = [event for step in self.log[self.heard :] for event in step]
        self.heard = len(self.log)
        return Position(
            game=self.table["game"],
            mode=self.table["mode"],
            seat=self.seat,
            view=self.now["view"],
            question=asked["say"] if asked else None,
            choices=self.now["choices"],
            events=events,
            seats=len(self.status["seats"]),
            options=self.table["options"],
            moves=max(len(self.log) - 1, 0),
        )


def sit(link: str, choose: Callable[[Position], Any]) -> dict[str, Any]:
    """Plays a seat to the end of the game; answers the outcome. `choose` answers with the action of one of the choices.

    A lost connection is made again. Raises `Refused` where the server refuses for good, and whatever `choose` raises.
    """
    seat = _Seat(Link.read(link))
    while seat.lost < TRIES:
        seat.lost += 1
        try:
            with connect(seat.link.socket, max_size=None) as socket:
                outcome = _play(seat, socket, choose)
            if outcome is not None:
                return outcome
        except InvalidStatus as refused:
            status = refused.response.status_code
            if status < 500 and status != 429:
                raise Refused(status, (refused.response.body or b"").decode(errors="replace")) from refused
        except (WebSocketException, OSError) as lost:
            if lost is seat.mistake:
                raise
        time.sleep(PAUSE)
    raise ConnectionError(f"{seat.link.server} does not answer")


def _play(seat: _Seat, socket: Any, choose: Callable[[Position], Any]) -> dict[str, Any] | None:
    """The outcome; nothing where the connection has to be made again."""
    free = time.monotonic()

    def send(message: dict[str, Any]) -> None:
        nonlocal free
        time.sleep(max(free - time.monotonic(), 0.0))
        free = time.monotonic() + APART
        socket.send(json.dumps(message))

    send({"type": "hello", "secrets": [seat.link.secret], "watch": False, "sections": False})
    for text in socket:
        told = json.loads(text)
        if told["type"] == "welcome":
            seat.welcome(told)
        elif told["type"] == "update":
            if not seat.update(told):
                send({"type": "all", "id": 1})
        elif told["type"] == "error" and told["code"] in PASSING:
            return None
        # What was stale is asked anew, and how it is over is told in any case.
        elif told["type"] == "error" and told["code"] not in ("stale", "over"):
            raise Refused(told["code"], told["message"])
        if seat.status is not None and seat.status["outcome"] is not None:
            outcome: dict[str, Any] = seat.status["outcome"]
            return outcome
        if seat.status is not None and seat.status.get("closed") is not None:
            raise Refused("closed", seat.status["closed"]["message"])
        position = seat.position()
        if position is not None:
            seat.acted = seat.seq
            try:
                action = choose(position)
            except Exception as mistake:
                seat.mistake = mistake
                raise
            send({"type": "act", "id": 2, "seat": seat.seat, "action": action, "seq": seat.seq, "epoch": seat.epoch})
    return None


class Fault(Exception):
    """A program has not decided: why."""


class LineProgram:
    """A program that speaks the line protocol; an instance decides as a function does.

    Where the program fails (it answers too late, or with what was not offered, or has ended) something lawful is taken,
    and a line on the standard error says so. It is asked again the next time.
    """

    def __init__(self, command: list[str], seconds: float = PATIENCE) -> None:
        """Starts a program and greets it; `seconds` is the time it has for a decision."""
        self.seconds, self.faults, self.owed = seconds, 0, 0
        self.game: Position | None = None
        pipe = subprocess.PIPE
        self.program = subprocess.Popen(command, stdin=pipe, stdout=pipe, encoding="utf-8", errors="replace")
        self.name = shlex.join(command)
        self.lines: queue.Queue[str | None] = queue.Queue(WAITING)
        self.unsaid: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()
        threading.Thread(target=self._write, daemon=True).start()
        self._say("hello", "sietch 1")
        try:
            self._answer("hello", WAKING)
        except Fault as fault:
            self.program.kill()
            raise RuntimeError(f"{self.name} did not say hello: {fault}") from fault

    def _read(self) -> None:
        if self.program.stdout is not None:
            while line := self.program.stdout.readline(LONGEST):
                self.lines.put(line.strip())
        self.lines.put(None)

    def _say(self, word: str, what: Any) -> None:
        """Says a line. Whoever says it does not wait until the program has read it: it may never do so."""
        self.unsaid.put(f"{word} {what if isinstance(what, str) else json.dumps(what)}".rstrip() + "\n")

    def _write(self) -> None:
        """A program that has gone is noticed when it does not answer."""
        while self.program.stdin is not None:
            try:
                self.program.stdin.write(self.unsaid.get())
                self.program.stdin.flush()
            except (OSError, ValueError):
                return

    def _answer(self, word: str, within: float) -> str:
        """The rest of a line with this word, within some seconds. Answers to what was asked before are too late and passed
        over; other lines are the program's own affair, but they do not stop the clock."""
        self.owed += 1
        until = time.monotonic() + within
        while True:
            left = until - time.monotonic()
            try:
                if left <= 0.0:
                    raise queue.Empty
                line = self.lines.get(timeout=left)
            except queue.Empty:
                raise Fault(f"no `{word}` within {within:g} seconds") from None
            if line is None:
                self.lines.put(None)
                raise Fault("the program has ended")
            found, _, rest = line.partition(" ")
            if found == word:
                self.owed -= 1
                if self.owed == 0:
                    return rest.strip()

    def _forget(self) -> None:
        """Passes over what the program has said by now: nothing is asked yet that it could be the answer to."""
        for _ in range(WAITING):
            try:
                line = self.lines.get_nowait()
            except queue.Empty:
                return
            if line is None:
                self.lines.put(None)
                return
            if self.owed and line.partition(" ")[0] == "move":
                self.owed -= 1

    def _begin(self, position: Position) -> None:
        self.game = position
        told = {"game": position.game, "mode": position.mode, "seats": position.seats, "options": position.options}
        # For the program's own luck: the game's draws are the server's.
        self._say("newgame", told | {"seat": position.seat, "seed": secrets.randbits(63)})

    def __call__(self, position: Position) -> Any:
        """The action it decides for: always one of the choices."""
        self._forget()
        if self.game is None:
            self._begin(position)
        numbers = actions(position.game)
        choices = [
            {
                "action": choice["action"],
                "text": plain(choice["say"]),
                "rule": choice["rule"],
                "number": numbers.number(choice["action"]),
            }
            for choice in position.choices
        ]
        events = [{"event": event["event"], "text": plain(event["say"])} for event in position.events]
        told = {"seat": position.seat, "moves": position.moves, "question": plain(position.question)}
        self._say("position", told | {"choices": choices, "events": events, "view": position.view})
        self._say("go", {"seconds": self.seconds})
        try:
            return chosen(position, self._answer("move", self.seconds))
        except Fault as fault:
            self.faults += 1
            print(f"{self.name}: {fault}; something lawful is taken instead", file=sys.stderr, flush=True)
            return random.choice(position.choices)["action"]

    def over(self, outcome: dict[str, Any]) -> None:
        """Tells the program how the game ended, if it was told that it had begun."""
        if self.game is not None:
            winners = outcome["winners"]
            shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(self.game.seats)]
            self._say("over", {"ending": outcome["ending"], "shares": shares})
            self.game = None

    def close(self) -> None:
        """Tells the program to end, and ends it if it does not."""
        self._say("quit", "")
        try:
            self.program.wait(10)
        except subprocess.TimeoutExpired:
            self.program.kill()


def chosen(position: Position, answer: str) -> Any:
    """The action that the words after `move` mean: the place of a choice, or its action."""
    try:
        wanted = json.loads(answer)
    except (ValueError, RecursionError):
        raise Fault(f"`move {answer}` is neither a number nor JSON") from None
    offered = [choice["action"] for choice in position.choices]
    if isinstance(wanted, int) and not isinstance(wanted, bool) and 0 <= wanted < len(offered):
        return offered[wanted]
    if wanted in offered:
        return wanted
    raise Fault(f"`move {answer}` was not offered: there are {len(offered)} choices")


def _seconds(text: str) -> float:
    seconds = float(text)
    if not 0.0 < seconds < 1e9:
        raise ValueError(text)
    return seconds


def main() -> None:
    """`python -m sietch.network LINK -- COMMAND…`"""
    options = argparse.ArgumentParser(prog="python -m sietch.network", description="A program takes a seat at a server.")
    options.add_argument("link", help="the seat's link, with its secret")
    options.add_argument("--seconds", type=_seconds, default=PATIENCE, help="how long it may think about a decision")
    options.usage = "%(prog)s [--seconds SECONDS] LINK -- COMMAND…"
    given, command = sys.argv[1:], []
    if "--" in given:
        at = given.index("--")
        given, command = given[:at], given[at + 1 :]
    wanted = options.parse_args(given)
    if not command:
        options.error("which program? Its command stands after `--`")
    try:
        Link.read(wanted.link)
        program = LineProgram(command, wanted.seconds)
        try:
            outcome = sit(wanted.link, program)
            program.over(outcome)
            print(json.dumps(outcome))
        finally:
            program.close()
    except (RuntimeError, ValueError, OSError) as trouble:
        # A link that is none, a program that does not start, a server that refuses: a line says it, not where it was noticed.
        sys.exit(f"sietch.network: {trouble}")


if __name__ == "__main__":
    main()
