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


FLAGS = [
    *("-std=c++20", "-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"),
    *(f"-I{NATIVE / 'include'}", f"-I{NATIVE / 'src'}"),
]


def compile_with_sanitizers(folder: Path, *arguments: str) -> None:
    command = [str(COMPILER), *FLAGS, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, cwd=folder)
    if "cannot find" in done.stderr and "san" in done.stderr:
        pytest.skip("the compiler has no sanitizers")
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def kernel(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The kernel's objects, compiled once for all its programs."""
    folder = tmp_path_factory.mktemp("kernel")
    compile_with_sanitizers(folder, "-c", *map(str, sorted((NATIVE / "src").glob("*.cpp"))))
    return [str(path) for path in sorted(folder.glob("*.o"))]


# The sizes of `make test` and, with REBELOTE_PROVE=1, of `make prove`.
PROVE = os.environ.get("REBELOTE_PROVE") == "1"
SIZES = {
    "check_kernel": ("1500", "20000"),
    "check_bounds": ("2000", "50"),  # One deal in so many.
    "check_env": ("40", "400"),
    "fuzz_kernel": ("400", "4000"),
}


@pytest.mark.parametrize("name", SIZES)
def test_the_kernel_checks_itself(name: str, kernel: list[str], tmp_path: Path) -> None:
    """Random games have the values and the moves of plain ones; random bytes do no harm."""
    source = str(NATIVE / "tests" / f"{name}.cpp")
    compile_with_sanitizers(tmp_path, source, *kernel, "-pthread", "-o", name)
    size = SIZES[name][PROVE]
    command = [str(tmp_path / name), size, "7"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=1200)
    assert done.returncode == 0, done.stdout + done.stderr
    assert size in done.stdout
