"""What the doctor finds, in good health and in bad."""

from importlib.metadata import PackageNotFoundError
from pathlib import Path
from types import SimpleNamespace

import pytest

from rebelote import solver
from rebelote.cli import examination
from rebelote.cli.examination import State, built_kernels, examine
from rebelote.cli.words import word
from rebelote.solver import kernel


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of this test's games."""
    monkeypatch.setenv("REBELOTE_HOME", str(tmp_path))
    return tmp_path


def found(check: str) -> list[examination.Finding]:
    """Return what is found of one thing."""
    return [one for one in examine() if one.check == check]


def only(check: str) -> examination.Finding:
    """Return the one finding about a thing."""
    (one,) = found(check)
    return one


def test_nothing_is_broken_where_the_tests_pass() -> None:
    """Whoever can run this test has an installation that works."""
    assert not [one for one in examine() if one.state is State.BROKEN]


@pytest.mark.skipif(kernel.core is None, reason="installed without the kernel")
def test_the_build_of_the_kernel_is_told() -> None:
    """The kernel is tried and its build named."""
    one = only("kernel")
    assert one.state is State.OK
    assert one.facts == {"backend": "native", "build": solver.processor()}


def test_an_installation_without_kernel_works_slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where none was built, the search in Python is a note and no fault."""
    monkeypatch.setattr(kernel, "core", None)
    monkeypatch.setattr(examination, "built_kernels", list)
    one = only("kernel")
    assert (one.state, one.label) == (State.NOTE, "doctor_kernel_absent")
    assert one.facts["backend"] == "python"


@pytest.mark.parametrize(
    ("language", "said"), [("en", "left out on purpose"), ("fr", "laissé de côté exprès")]
)
def test_a_kernel_may_be_absent_on_purpose(language: str, said: str) -> None:
    """Whoever told the build to skip it is not told that a compiler is missing or failed."""
    assert said in word("doctor_kernel_absent", language)


def test_a_kernel_that_does_not_load_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file is there, and what Python said about it is told."""
    monkeypatch.setattr(kernel, "core", None)
    monkeypatch.setattr(kernel, "failure", "file too short")
    monkeypatch.setattr(examination, "built_kernels", lambda: ["_core.so"])
    one = only("kernel")
    assert one.state is State.BROKEN
    assert one.values == {"files": "_core.so", "problem": "file too short"}


@pytest.mark.parametrize("answer", [lambda *_, **__: 3, lambda *_, **__: 1 / 0])
def test_a_kernel_that_is_wrong_is_a_fault(answer: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """A kernel that finds something else than Python, or falls over, is not to be trusted."""
    monkeypatch.setattr(kernel, "core", SimpleNamespace(processor=lambda: "portable"))
    monkeypatch.setattr(solver, "value", answer)
    one = only("kernel")
    assert (one.state, one.label) == (State.BROKEN, "doctor_kernel_wrong")
    assert one.facts["problem"]


def test_kernels_are_found_by_their_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A kernel for another Python counts: it explains why none is loaded."""
    for name in ("__init__.py", "_core.pyi", "_core.cpython-39-darwin.so", "_core.pyd"):
        (tmp_path / name).touch()
    monkeypatch.setattr(solver, "__file__", str(tmp_path / "__init__.py"))
    assert built_kernels() == ["_core.cpython-39-darwin.so", "_core.pyd"]


def test_extras_are_complete_or_lack_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Extras for developers are left out, packages that lack are named."""
    wanted = [
        "rich>=14",
        'numpy>=2; extra == "arrays"',
        'pip; extra == "good"',
        'rebelote-no-such[x]>=1; python_version > "3" and extra == "good"',
        'rebelote[arrays]; extra == "all"',
        'ruff; extra == "lint"',
    ]
    monkeypatch.setattr(examination, "requires", lambda _: wanted)
    monkeypatch.setattr(
        examination, "_version_of", lambda name: None if name == "rebelote-no-such" else "1.0"
    )
    complete, lacking = found("extra")
    assert complete.state is State.OK
    assert complete.facts == {"extra": "arrays", "packages": {"numpy": "1.0"}}
    assert (lacking.state, lacking.values["packages"]) == (State.NOTE, "rebelote-no-such")


def test_modules_that_were_not_installed_have_no_extras(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing tells what could be added, nothing is said of it."""

    def refuse(package: str) -> None:
        raise PackageNotFoundError(package)

    monkeypatch.setattr(examination, "requires", refuse)
    assert found("extra") == []


def test_every_extra_is_for_somebody() -> None:
    """The extras kept from players exist, so that a new one is shown unless it is added here."""
    assert set(examination._packages_of_extras()) >= examination.DEVELOPERS - {"dev"}


def test_a_package_that_is_not_there_has_no_version() -> None:
    """Nothing is imported to find out."""
    assert examination._version_of("rebelote-no-such") is None
    assert examination._version_of("rich")


@pytest.mark.parametrize("decide", [lambda self, view: None, lambda self, view: 1 / 0])
def test_a_computer_player_that_fails_is_named(
    decide: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others are still listed."""
    from rebelote.bots import RandomBot, bots

    monkeypatch.setattr(RandomBot, "decide", decide)
    one = only("bot")
    assert one.state is State.BROKEN
    assert one.facts["bot"] == "random@1"
    assert set(only("bots").facts["bots"]) == set(bots()) - {"random@1"}


def test_a_broken_plugin_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """A variant that could not be loaded is a fault; the others are listed."""
    from rebelote.rules import registry
    from rebelote.rules.errors import BrokenPlugin

    broken = BrokenPlugin(plugin="some.module:RULESET", problem="no such module")
    monkeypatch.setattr(registry, "broken_plugins", lambda: (broken,))
    one = only("plugin")
    assert one.state is State.BROKEN
    assert one.facts == {"plugin": "some.module:RULESET", "problem": "no such module"}
    assert only("rulesets").state is State.OK


def test_a_folder_that_is_not_there_yet_is_not_made(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Looking leaves nothing behind."""
    monkeypatch.setenv("REBELOTE_HOME", str(home / "new" / "one"))
    assert only("folder").state is State.OK
    assert not (home / "new").exists()


def test_a_folder_that_cannot_be_is_a_fault(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file stands where the folder would be."""
    (home / "file").touch()
    monkeypatch.setenv("REBELOTE_HOME", str(home / "file" / "games"))
    one = only("folder")
    assert one.state is State.BROKEN
    assert one.facts == {"folder": str(home / "file" / "games"), "can_write": False}
