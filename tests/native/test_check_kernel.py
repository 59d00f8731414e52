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


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("check_kernel", ("1500", "7")),
        ("check_bounds", ("2000", "7")),
        ("check_env", ("40", "7")),
        ("fuzz_kernel", ("400", "7")),
    ],
)
def test_the_kernel_checks_itself(name: str, arguments: tuple[str, str], tmp_path: Path) -> None:
    """Random games have the values and the moves of plain ones; random bytes do no harm."""
    command = [str(build(name, tmp_path)), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    assert arguments[0] in done.stdout
