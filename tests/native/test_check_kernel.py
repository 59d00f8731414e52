"""The kernel's own check, compiled here with the tools that watch memory and undefined steps."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

NATIVE = Path(__file__).parents[2] / "native"
COMPILER = next(filter(None, map(shutil.which, ("c++", "g++", "clang++"))), None)

pytestmark = pytest.mark.skipif(
    COMPILER is None or not NATIVE.is_dir(), reason="needs a C++ compiler and the source tree"
)


def build(name: str, folder: Path) -> Path:
    """Compile one of the kernel's programs with the sanitizers."""
    program = folder / name
    sources = [*sorted((NATIVE / "src").glob("*.cpp")), NATIVE / "tests" / f"{name}.cpp"]
    flags = ["-std=c++20", "-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
    include = [f"-I{NATIVE / 'include'}", f"-I{NATIVE / 'src'}"]
    command = [str(COMPILER), *flags, *include, *map(str, sources), "-pthread", "-o", str(program)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    if "cannot find" in done.stderr and "san" in done.stderr:
        pytest.skip("the compiler has no sanitizers")
    assert done.returncode == 0, done.stderr
    return program


# The sizes of `make test` and, with REBELOTE_PROVE=1, of `make prove`.
PROVE = os.environ.get("REBELOTE_PROVE") == "1"
SIZES = {
    "check_kernel": ("1500", "20000"),
    "check_bounds": ("2000", "50"),  # One deal in so many.
    "check_env": ("40", "400"),
    "fuzz_kernel": ("400", "4000"),
}


@pytest.mark.parametrize("name", SIZES)
def test_the_kernel_checks_itself(name: str, tmp_path: Path) -> None:
    """Random games have the values and the moves of plain ones; random bytes do no harm."""
    size = SIZES[name][PROVE]
    command = [str(build(name, tmp_path)), size, "7"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=1200)
    assert done.returncode == 0, done.stdout + done.stderr
    assert size in done.stdout
