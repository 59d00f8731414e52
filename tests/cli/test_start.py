"""The command starts at once."""

import subprocess
import sys

import pytest

# Twice what was measured on an idle machine: what is loaded counts here, not the machine's mood.
HEAVY = {
    "--help": ["rich.console", "rebelote.engine", "rebelote.notation", "rebelote.bots"],
    "rules list": ["rebelote.bots", "rebelote.cli.terminal", "concurrent.futures.process"],
    "legal x": ["rich.console", "rebelote.bots"],
    "simulate": ["rebelote.cli.terminal", "rich.progress"],
}


@pytest.mark.parametrize("arguments", HEAVY)
def test_a_command_loads_only_what_it_needs(arguments, tmp_path):
    """What other commands need is not imported."""
    code = (
        "import sys\n"
        "from rebelote.cli.app import run\n"
        f"run({arguments.split()!r})\n"
        f"print([one for one in {HEAVY[arguments]!r} if one in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.stderr.splitlines()[-1] == "[]"
