"""The example that trains a network, with fewer rounds."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from rebelote.solver import kernel

SCRIPT = Path(__file__).parents[2] / "examples" / "train_policy.py"
LINE = re.compile(r"(\d+) rounds: ([+-][\d.]+) points a deal \(s\.e\. ([\d.]+)\)")

pytestmark = pytest.mark.skipif(kernel.core is None, reason="installed without the kernel")


def trained(*arguments: str) -> list[tuple[str, ...]]:
    """Run the script; return rounds, points and standard error of each line it prints."""
    done = subprocess.run(
        [sys.executable, str(SCRIPT), *arguments], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return [found.groups() for found in map(LINE.match, done.stdout.splitlines()) if found]


def test_without_its_extra_the_script_says_what_to_install() -> None:
    """One line without a traceback, and an exit code that is not 0."""
    code = f"import runpy, sys; sys.modules['numpy'] = None; runpy.run_path({str(SCRIPT)!r})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "the package numpy is missing here: pip install 'rebelote[env]'\n"


def test_a_trained_network_beats_random_play() -> None:
    """A few rounds are enough for five standard errors over duplicate deals."""
    untrained, learnt = trained("--rounds", "6")
    assert float(untrained[1]) < 0
    assert float(learnt[1]) > 5 * float(learnt[2])


def test_the_seed_decides_what_is_learnt() -> None:
    """The same seed leads to the same play, another seed to another."""
    first, again, other = (trained("--rounds", "1", "--seed", seed) for seed in ("3", "3", "4"))
    assert first == again
    assert first != other
