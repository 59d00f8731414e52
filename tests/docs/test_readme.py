"""The README is code: what it shows is run as it stands."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

README = Path(__file__).parents[2] / "README.md"
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS: list[tuple[str, str]] = FENCE.findall(README.read_text(encoding="utf-8"))

PYTHON = [code for language, code in BLOCKS if language == "python"]
# A `make` line would start the tests that are running here; a `git` line needs a repository.
COMMANDS = [
    line.removeprefix("$ ")
    for language, block in BLOCKS
    if language == "console"
    for line in block.splitlines()
    if line.startswith("$ ") and not line.startswith(("$ make", "$ git"))
]


def run(command: list[str], folder: Path) -> None:
    scripts = str(Path(sys.executable).parent)
    environment = os.environ | {"PATH": scripts + os.pathsep + os.environ["PATH"]}
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_readme_shows_some_code() -> None:
    assert PYTHON


@pytest.mark.parametrize("code", PYTHON)
def test_a_python_block_runs(code: str, tmp_path: Path) -> None:
    run([sys.executable, "-c", code], tmp_path)


def test_the_commands_run_one_after_another(tmp_path: Path) -> None:
    """What a reader types in the folder of the project exits well, line after line."""
    assert COMMANDS
    (tmp_path / "corpus").symlink_to(README.parent / "corpus")
    run(["sh", "-ec", "\n".join(COMMANDS)], tmp_path)
