"""The script that fits the expert's calls, and the benchmark that measures them, on few deals."""

import json
from pathlib import Path

import pytest

from benchmarks.bidding import main as measure
from rebelote.bots import weights
from rebelote.bots.traits import TRAITS
from rebelote.bots.weights import read_weights

np = pytest.importorskip("numpy", reason="weights are fitted with numpy")

from scripts import fit_bidding  # noqa: E402 - it needs numpy
from scripts.fit_bidding import Learning, Sample, fit_kind  # noqa: E402

FEW = ["--deals", "1", "--of", "concours=25", "--of", "bela=2", "--again", "0.5"]


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let small samples count."""
    monkeypatch.setattr(fit_bidding, "FEWEST", 20)


@pytest.mark.untraced
@pytest.mark.usefixtures("small")
def test_the_same_arguments_write_the_same_file(tmp_path: Path) -> None:
    """Two runs agree to the byte, whether tries were kept by the first or not."""
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    assert fit_bidding.main([*FEW, "--out", str(first), "--kept", str(tmp_path / "kept")]) == 0
    assert fit_bidding.main([*FEW, "--out", str(second)]) == 0
    assert first.read_bytes() == second.read_bytes()
    assert fit_bidding.main([*FEW, "--out", str(second), "--kept", str(tmp_path / "kept")]) == 0
    assert first.read_bytes() == second.read_bytes()
    judgements = read_weights(first.read_text(encoding="ascii"), TRAITS)
    assert "bid-suit" in judgements["TurnUp"].kinds


def test_the_shipped_file_says_how_it_was_made() -> None:
    """The arguments in the file of the package are those the script understands."""
    text = (Path(weights.__file__).parent / "models" / "bidding.json").read_text(encoding="ascii")
    data = json.loads(text)
    asked = fit_bidding.arguments_of(data["made_by"].split())
    assert asked.deals >= 1000
    assert len(text) < 200_000


def test_slopes_find_what_is_there() -> None:
    """Gains that follow one trait, with noise, give a slope near the true one."""
    chance = np.random.default_rng(1)
    numbers = chance.normal(size=(4000, TRAITS))
    gains = 0.2 + 0.5 * numbers[:, 0] + chance.normal(size=4000)
    fitted = fit_kind(Sample(numbers.tolist(), gains.tolist()))
    assert fitted["slopes"][0] == pytest.approx(0.2, abs=0.06)
    assert fitted["slopes"][1] == pytest.approx(0.5, abs=0.06)
    assert max(map(abs, fitted["slopes"][4:])) < 0.06


def test_trees_find_what_slopes_cannot() -> None:
    """Gains that jump where two traits meet are found by the trees, as the bots read them."""
    chance = np.random.default_rng(2)
    numbers = np.round(chance.normal(size=(4000, TRAITS)), 1)
    gains = np.where((numbers[:, 5] > 0) & (numbers[:, 9] > 0), 1.0, 0.0)
    learning = Learning(trees=40, rate=0.2, leaf=50, shrink=10.0, many=1)
    kinds = {"bid-suit": fit_kind(Sample(numbers.tolist(), gains.tolist()), learning)}
    families = {"TurnUp": {"caution": 0.0, "kinds": kinds}}
    text = json.dumps({"format": 1, "traits": TRAITS, "families": families})
    read = read_weights(text, TRAITS)["TurnUp"].kinds["bid-suit"]
    found = [read.gain(one) for one in numbers[:300].tolist()]
    assert np.abs(np.array(found) - gains[:300]).mean() < 0.15


@pytest.mark.parametrize(
    "words",
    [
        ["--deals", "0"],
        ["--again", "-1"],
        ["--of", "chess=3"],
        ["--of", "bela=0"],
        ["--wary", "chess=1"],
    ],
)
def test_impossible_arguments_are_refused(words: list[str]) -> None:
    """No deals, fewer than none or an unknown variant end with code 2."""
    with pytest.raises(SystemExit) as ended:
        fit_bidding.main(words)
    assert ended.value.code == 2


def test_the_benchmark_gives_the_same_figures_again(capsys: pytest.CaptureFixture[str]) -> None:
    """Two short measurements agree in all but the time they take."""
    lines = []
    for _ in range(2):
        measure(["--variant", "concours", "--pairs", "20", "--json"])
        report = json.loads(capsys.readouterr().out.splitlines()[-1])
        lines.append([report["rows"][0]["measured"], report["plots"][0]["series"]])
    assert lines[0] == lines[1]


def test_a_missing_file_of_weights_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    """The benchmark names what it cannot read and ends with code 2."""
    assert measure(["--weights", "nowhere.json"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
