"""Values once found stay as they are, and what they cost to find is known."""

import json
from pathlib import Path
from typing import Any

import pytest

from rebelote.cards import Card, CardSet
from rebelote.rules import SEATS
from rebelote.rules.ranking import STRAIN_BY_LETTERS
from rebelote.rules.registry import ruleset, rulesets
from rebelote.solver import Position, backend, evaluate, kernel, solve

CORPUS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "corpus" / "solver.json").read_text(encoding="utf-8")
)
native = pytest.mark.skipif(backend() != "native", reason="installed without the kernel")


def position_of(entry: dict[str, Any]) -> Position:
    first, second, third, fourth = map(CardSet.parse, entry["hands"])
    return Position(
        ruleset=ruleset(entry["ruleset"]),
        strain=STRAIN_BY_LETTERS[entry["strain"]],
        hands=(first, second, third, fourth),
        leader=SEATS[entry["leader"]],
        table=tuple(map(Card.parse, entry["table"])),
        points=(entry["points"][0], entry["points"][1]),
        tricks=(entry["tricks"][0], entry["tricks"][1]),
    )


def cards_left(entry: dict[str, Any]) -> int:
    return sum(len(CardSet.parse(hand)) for hand in entry["hands"])


@native
@pytest.mark.parametrize("name", rulesets())
def test_values_and_nodes_are_those_of_the_corpus(name: str) -> None:
    """Every card has its value and the search visits as many positions as it did.

    After a change of the search the nodes change: scripts/solver_corpus.py writes them anew. The
    values must not.
    """
    entries = [one for one in CORPUS if one["ruleset"].partition("@")[0] == name]
    assert len(entries) >= 40
    for entry in entries:
        position = position_of(entry)
        solution = solve(position)
        assert {str(card): one for card, one in solution.values.items()} == entry["values"]
        found = evaluate(position)
        assert found.value == solution.value
        assert (solution.nodes, found.nodes) == (entry["nodes"], entry["nodes_of_value"])


def test_the_search_in_python_finds_the_same_values(monkeypatch: pytest.MonkeyPatch) -> None:
    """Endings of the corpus have the values that the kernel wrote down."""
    monkeypatch.setattr(kernel, "core", None)
    endings = [entry for entry in CORPUS if cards_left(entry) <= 14]
    assert len(endings) > 60
    for entry in endings:
        values = solve(position_of(entry)).values
        assert {str(card): one for card, one in values.items()} == entry["values"]
