"""The build hooks: a kernel where there is a compiler, a pure wheel where there is none."""

import json
import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = """
import sys
sys.path.insert(0, "build_backend")
import rebelote_build as hooks
print(hooks.get_requires_for_build_wheel())
if len(sys.argv) > 1:
    print(hooks.build_wheel(sys.argv[1]))
"""

ENDING = (
    "concours@1 3:87.8.K.K/.Q.AQ7.8/.K.TJ8.A/T.A..J97|7h|Js9dTcJhQs9sQcAs9hThKs "
    "H JsQsAsKsAc7cKc8cQc9c7hTc7sJh9sTsQhKh9h8h -"
)

pytestmark = pytest.mark.skipif(
    not (ROOT / "build_backend").is_dir(), reason="needs the source tree"
)


def run_hooks(*arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run the hooks in a process that sees no program of the machine but what is given."""
    kept = {name: value for name, value in os.environ.items() if name in ("HOME", "LANG", "TMPDIR")}
    # The pages of the tree stay as they are: these tests are about the kernel.
    kept["REBELOTE_SKIP_UI"] = "1"
    return subprocess.run(
        [sys.executable, "-c", SCRIPT, *arguments],
        cwd=ROOT,
        env={**kept, **settings},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=300,
    )


def check_pure(wheel: Path) -> None:
    """A pure wheel runs anywhere, and holds the search in Python but no kernel."""
    assert wheel.name.endswith("-py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "rebelote/solver/search.py" in names
    assert not [name for name in names if name.endswith((".so", ".pyd"))]


def test_without_a_compiler_the_wheel_is_pure(tmp_path: Path) -> None:
    """The install succeeds and fetches neither CMake nor nanobind."""
    done = run_hooks(str(tmp_path), PATH=str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert "nanobind" not in done.stdout
    assert "cmake" not in done.stdout
    (wheel,) = tmp_path.glob("*.whl")
    check_pure(wheel)


def installed(wheel: Path, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command of a wheel installed in a folder of its own, before any other."""
    if not folder.exists():
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
        subprocess.run([*pip, "--target", str(folder), str(wheel)], check=True, timeout=120)
    code = f"import rebelote; assert rebelote.__file__.startswith({str(folder)!r}); "
    # Dependencies are this Python's; its finder of an editable install, which comes first, is not.
    paths = os.pathsep.join([str(folder), sysconfig.get_path("purelib")])
    return subprocess.run(
        [sys.executable, "-S", "-c", code + "from rebelote.cli import main; main()", *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": paths, "REBELOTE_HOME": str(folder)},
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_an_installation_without_a_compiler_works_and_says_so(tmp_path: Path) -> None:
    """The doctor calls it usable and slow; it solves an ending and plays a match."""
    assert run_hooks(str(tmp_path), PATH=str(tmp_path)).returncode == 0
    (wheel,) = tmp_path.glob("*.whl")
    folder = tmp_path / "installed"
    done = installed(wheel, folder, "doctor", "--json")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["usable"] is True
    (kernel,) = (one for one in report["findings"] if one["check"] == "kernel")
    assert (kernel["state"], kernel["backend"], kernel["files"]) == ("note", "python", [])
    done = installed(wheel, folder, "solve", "--json", ENDING)
    assert json.loads(done.stdout)["values"] == {"Th": 114, "Ah": 114, "Jc": 114}, done.stderr
    out = str(tmp_path / "match.belote")
    done = installed(
        wheel, folder, "simulate", "-v", "bulgarian(target=1)", "--jobs", "1", "--out", out
    )
    assert done.returncode == 0, done.stderr


def test_a_compiler_may_be_left_aside(tmp_path: Path) -> None:
    """With REBELOTE_SKIP_NATIVE the wheel is pure whatever is there."""
    done = run_hooks(str(tmp_path), PATH=os.environ["PATH"], REBELOTE_SKIP_NATIVE="1")
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    check_pure(wheel)


def test_a_kernel_that_is_demanded_needs_a_compiler(tmp_path: Path) -> None:
    """With REBELOTE_REQUIRE_NATIVE a missing compiler is an error that says so."""
    done = run_hooks(str(tmp_path), PATH=str(tmp_path), REBELOTE_REQUIRE_NATIVE="1")
    assert done.returncode != 0
    assert "there is no C++ compiler" in done.stderr
    assert not list(tmp_path.glob("*.whl"))


def broken_compiler(folder: Path) -> str:
    """Return a compiler that fails on everything."""
    compiler = folder / "broken-c++"
    compiler.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    compiler.chmod(0o755)
    return str(compiler)


def test_a_broken_compiler_gives_a_pure_wheel(tmp_path: Path) -> None:
    """What fails to compile does not keep the rest from being installed."""
    done = run_hooks(str(tmp_path), PATH=os.environ["PATH"], CXX=broken_compiler(tmp_path))
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    check_pure(wheel)


def test_a_broken_compiler_is_an_error_where_a_kernel_is_demanded(tmp_path: Path) -> None:
    """A broken compiler cannot pass for an install without one."""
    compiler = broken_compiler(tmp_path)
    path = os.environ["PATH"]
    done = run_hooks(str(tmp_path), PATH=path, CXX=compiler, REBELOTE_REQUIRE_NATIVE="1")
    assert done.returncode != 0
    assert not list(tmp_path.glob("*.whl"))


def test_with_a_compiler_nanobind_is_asked_for(tmp_path: Path) -> None:
    """Naming a compiler is enough for the kernel's tools to be fetched."""
    done = run_hooks(PATH=str(tmp_path), CXX="c++")
    assert done.returncode == 0, done.stderr
    assert "nanobind" in done.stdout
    assert "cmake" in done.stdout


def test_continuous_integration_demands_all_of_it() -> None:
    """What CI runs sets the variables before anything is installed."""
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    demanded, _, rest = script.partition("export REBELOTE_REQUIRE_NATIVE=1 REBELOTE_REQUIRE_UI=1")
    assert rest.rstrip().endswith("\nexec make test")
    assert "\nmake" not in demanded
