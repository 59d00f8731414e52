"""What is tested is what a user installs."""

import importlib.metadata
import os
from pathlib import Path

import pytest

import rebelote

PACKAGE = Path(rebelote.__file__).parent
ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(
    os.environ.get("REBELOTE_TEST_INSTALLED") != "1", reason="run on the source tree by choice"
)
def test_the_wheel_is_tested_and_not_the_source_tree() -> None:
    assert not PACKAGE.is_relative_to(ROOT / "src")


def test_the_version_is_the_same_in_code_and_metadata() -> None:
    assert rebelote.__version__ == importlib.metadata.version("rebelote")


def test_type_checkers_are_told_that_the_package_is_typed() -> None:
    assert (PACKAGE / "py.typed").is_file()


def test_the_command_is_declared() -> None:
    (command,) = importlib.metadata.entry_points(group="console_scripts", name="rebelote")
    assert command.value == "rebelote.cli:main"


def test_files_of_the_source_tree_are_all_installed() -> None:
    """Data files are forgotten more easily than modules, so every file is compared."""

    def files(folder: Path) -> set[str]:
        found = (path for path in folder.rglob("*") if path.is_file())
        return {
            str(path.relative_to(folder))
            for path in found
            # The kernel is compiled, in the tree by an editable install alone; the mark tells a
            # build in the tree what the pages were made from.
            if "__pycache__" not in path.parts
            and path.suffix not in (".so", ".pyd")
            and path.name != ".source-hash"
        }

    assert files(ROOT / "src" / "rebelote") == files(PACKAGE)
