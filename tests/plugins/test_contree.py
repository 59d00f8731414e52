"""A variant that somebody else brings: one file, found through its package's entry point."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import rebelote

PLUGIN = Path(__file__).parent / "contree"
PLAY = """
from random import Random
from rebelote import ruleset
from rebelote.cards import CARDS
from rebelote.match import Match
from rebelote.rules.seating import SEATS

random = Random(1)
rules = ruleset("contree")
match, played, marked = Match(rules), 0, 0
for _ in range(200):
    if match.is_over:
        match = Match(rules)
    pack = list(CARDS)
    random.shuffle(pack)
    deal = match.deal(pack)
    while not deal.is_over:
        deal = deal.apply(random.choice(deal.legal_actions()))
    played += 1
    if deal.contract is not None:
        score = deal.score()
        marked += sum(score.marks)
        for team in (0, 1):
            lines = [line.points for line in score.lines if line.team == team]
            assert sum(lines) == score.marks[team]
    match = match.add(deal)
print(rules, played, marked > 20_000)
"""
NOTE = """
from random import Random
from rebelote import ruleset
from rebelote.cards import CARDS
from rebelote.engine import Deal
from rebelote.notation import parse_deal, print_deal, replay

random = Random(2)
for rules in (ruleset("contree"), ruleset("contree(base=160,multiplied=deal)")):
    for _ in range(20):
        pack = list(CARDS)
        random.shuffle(pack)
        deal = Deal.start(rules, pack)
        while not deal.is_over:
            deal = deal.apply(random.choice(deal.legal_actions()))
        text = print_deal(deal)
        assert text.startswith(str(rules)), text
        assert replay(parse_deal(text)) == deal
print("the same deals")
"""

BOTS = """
from random import Random
from rebelote import ruleset
from rebelote.bots import Guarded, create, play_match
from rebelote.cards import CARDS
from rebelote.match import Match

def packs(random):
    while True:
        pack = list(CARDS)
        random.shuffle(pack)
        yield pack

bots = [Guarded(create("rules", seat)) for seat in range(4)]
match, deals = play_match(Match(ruleset("contree")), bots, packs(Random(3)))
print(match.is_over, [bot.faults for bot in bots])
"""


def install(plugin: Path, place: Path, *, loads: str | None = None) -> Path:
    """Lay a package out as an installer would: its module and the metadata with entry points."""
    project = tomllib.loads((plugin / "pyproject.toml").read_text())["project"]
    place.mkdir(parents=True)
    for module in plugin.glob("*.py"):
        (place / module.name).write_bytes(module.read_bytes())
    about = place / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    lines = []
    for group, entries in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {loads or entries[name]}" for name in entries)]
    (about / "entry_points.txt").write_text("\n".join(lines) + "\n")
    return place


def run(code: str, place: Path) -> subprocess.CompletedProcess[str]:
    """Run a program that finds what is installed in a place."""
    package = str(Path(rebelote.__file__).parents[1])
    paths = {**os.environ, "PYTHONPATH": os.pathsep.join([str(place), package])}
    return subprocess.run(
        [sys.executable, "-c", code], env=paths, capture_output=True, text=True, check=False
    )


def test_an_installed_plugin_is_a_variant_like_the_others(tmp_path):
    """`ruleset("contree")` is found and 200 random deals are played and scored in matches."""
    done = run(PLAY, install(PLUGIN, tmp_path / "site"))
    assert done.stdout == "contree@1 200 True\n", done.stderr


def test_its_options_are_house_options(tmp_path):
    """What the plugin's own scoring part declares can be set by text and is checked."""
    code = "from rebelote import ruleset; print(ruleset('contree(base={})'))"
    place = install(PLUGIN, tmp_path / "site")
    assert run(code.format(160), place).stdout == "contree@1(base=160)\n"
    assert "BadOptionValue" in run(code.format(161), place).stderr


def test_its_deals_are_written_and_read(tmp_path):
    """Deals of the plugin go through the notation without a word about it there."""
    done = run(NOTE, install(PLUGIN, tmp_path / "site"))
    assert done.stdout == "the same deals\n", done.stderr


def test_computer_players_play_it(tmp_path):
    """The club players end a match of a variant they have never heard of, without a fault."""
    done = run(BOTS, install(PLUGIN, tmp_path / "site"))
    assert done.stdout == "True [[], [], [], []]\n", done.stderr


@pytest.mark.parametrize(
    ("source", "loads"),
    [
        ("RULESET = None", None),
        ("RULESET = 1 / 0", None),
        ("import nothing_of_that_name", None),
        ("", "rebelote_contree:MISSING"),
        ("from rebelote.rules.registry import rulesets", "rebelote_contree:rulesets"),
    ],
)
def test_a_bad_plugin_is_named(tmp_path, source, loads):
    """Whatever is wrong with a plugin, the error names it."""
    broken = tmp_path / "contree"
    broken.mkdir()
    (broken / "pyproject.toml").write_bytes((PLUGIN / "pyproject.toml").read_bytes())
    (broken / "rebelote_contree.py").write_text(source)
    place = install(broken, tmp_path / "site", loads=loads)
    code = (
        "from rebelote import ruleset\nfrom rebelote.rules.errors import BrokenPlugin\n"
        "try:\n    ruleset('contree')\n"
        "except BrokenPlugin as error:\n    print(error.params['plugin'])\n"
    )
    done = run(code, place)
    assert done.stdout.startswith("rebelote_contree:"), done.stderr


def test_a_plugin_may_not_replace_a_variant(tmp_path):
    """A plugin that brings a name and version already there is refused."""
    thief = tmp_path / "contree"
    thief.mkdir()
    (thief / "pyproject.toml").write_bytes((PLUGIN / "pyproject.toml").read_bytes())
    source = (PLUGIN / "rebelote_contree.py").read_text()
    (thief / "rebelote_contree.py").write_text(source.replace('id="contree"', 'id="coinche"'))
    done = run("from rebelote import ruleset; ruleset('contree')", install(thief, tmp_path / "s"))
    assert "BrokenPlugin" in done.stderr
