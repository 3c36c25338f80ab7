"""The Python in the documentation runs as it stands there, a page from its first block to its last."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def blocks(text):
    """Every block of Python, with the line it begins on."""
    for found in re.finditer(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        yield text[: found.start(1)].count("\n"), found.group(1)


@pytest.mark.parametrize("page, count", [("docs/lab.md", 4), ("python/README.md", 1)])
def test_a_page_runs(page, count, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    found = list(blocks((ROOT / page).read_text(encoding="utf-8")))
    assert len(found) >= count
    names = {}
    for line, code in found:
        # Empty lines in front, so that a mistake is told with its line in the page.
        exec(compile("\n" * line + code, ROOT / page, "exec"), names)


def saver(tmp_path):
    """The bot of the page as a file, and what opens a table for it."""
    page = (ROOT / "docs/lab.md").read_text(encoding="utf-8")
    code, opening = re.findall(r"^```py\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert '["view"]' in code and len(code.strip().splitlines()) <= 20
    bot = tmp_path / "saver.py"
    bot.write_text(code)
    return bot, opening


def test_the_bot_of_the_page_plays(program, tmp_path):
    """In the tournament that stands below it, with fewer games."""
    bot, _ = saver(tmp_path)
    entrant = ["--program", f"saver={sys.executable} {bot}"]
    played = [program, "tournament", "conquest", "--mode", "duel", "--bots", "random", *entrant, "--games", "4", "--all", "--json"]
    done = subprocess.run(played, check=True, capture_output=True, text=True, timeout=300)
    (line,) = [line for line in json.loads(done.stdout)["entrants"] if line["name"] == "saver"]
    assert line["faults"] == 0 and line["seats"] == 4 and done.stderr == ""


def test_the_bot_of_the_page_plays_at_a_server(server, tmp_path, monkeypatch, capfd):
    """As it stands there, but for the address, and for which Python it is."""
    monkeypatch.chdir(tmp_path)
    _, opening = saver(tmp_path)
    for said, here in (("http://127.0.0.1:7365", server), ('"python3"', repr(sys.executable)), ('"python"', repr(sys.executable))):
        assert said in opening
        opening = opening.replace(said, here)
    exec(opening, {})
    told = capfd.readouterr()
    assert json.loads(told.out)["ending"] and told.err == ""
