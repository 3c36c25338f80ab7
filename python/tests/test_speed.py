"""The example that measures speed."""

import subprocess
import sys
from pathlib import Path

SPEED = Path(__file__).parent.parent / "examples" / "speed.py"


def test_what_is_missing_is_a_failure_unless_some_will_do():
    """Catanatron is not among what the tests install; its place in the module table is closed here in any case."""
    closed = f"import sys, runpy; sys.modules['catanatron'] = None; sys.argv = {{}}; runpy.run_path({str(SPEED)!r}, run_name='__main__')"
    told = []
    for more in ([], ["--some"]):
        given = ["speed.py", "--seconds", "0.02", *more]
        done = subprocess.run([sys.executable, "-c", closed.format(given)], capture_output=True, text=True, timeout=300)
        told.append((done.returncode, done.stdout, done.stderr))
    (failed, out, why), (passed, _, _) = told
    assert failed != 0 and "catanatron" in why and passed == 0
    assert "sietch imperium, dense" in out and "open_spiel skat" in out
