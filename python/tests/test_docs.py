"""The Python in the documentation runs as it stands there, a page from its first block to its last."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def blocks(text):
    """Every block of Python, with the line it begins on."""
    for found in re.finditer(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        yield text[: found.start(1)].count("\n"), found.group(1)


@pytest.mark.parametrize("page, count", [("docs/lab.md", 3), ("python/README.md", 1)])
def test_a_page_runs(page, count, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    found = list(blocks((ROOT / page).read_text(encoding="utf-8")))
    assert len(found) >= count
    names = {}
    for line, code in found:
        # Empty lines in front, so that a mistake is told with its line in the page.
        exec(compile("\n" * line + code, ROOT / page, "exec"), names)
