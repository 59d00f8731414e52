"""The kernel's own check, compiled here with the tools that watch memory and undefined steps."""

import shutil
import subprocess
from pathlib import Path

import pytest

NATIVE = Path(__file__).parents[2] / "native"
COMPILER = next(filter(None, map(shutil.which, ("c++", "g++", "clang++"))), None)

pytestmark = pytest.mark.skipif(
    COMPILER is None or not NATIVE.is_dir(), reason="needs a C++ compiler and the source tree"
)


def build(folder: Path) -> Path:
    """Compile the check with the sanitizers, both kinds of processor in one where they exist."""
    program = folder / "check_kernel"
    sources = [*sorted((NATIVE / "src").glob("*.cpp")), NATIVE / "tests" / "check_kernel.cpp"]
    flags = ["-std=c++20", "-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
    include = [f"-I{NATIVE / 'include'}", f"-I{NATIVE / 'src'}"]
    command = [str(COMPILER), *flags, *include, *map(str, sources), "-pthread", "-o", str(program)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    if "cannot find" in done.stderr and "san" in done.stderr:
        pytest.skip("the compiler has no sanitizers")
    assert done.returncode == 0, done.stderr
    return program


def test_the_kernel_agrees_with_trying_every_line(tmp_path: Path) -> None:
    """Random endings of random games have the values of a plain minimax, without a bad step."""
    program = build(tmp_path)
    done = subprocess.run([str(program), "1500", "7"], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1500 endings" in done.stdout
