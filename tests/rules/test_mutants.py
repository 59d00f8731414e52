"""Every option and every part of every ruleset, changed: something with a known result notices.

A change is noticed when a vector of the corpus, or one of the sights below, no longer gives the
value that was worked out by hand for the published ruleset. None of them looks at the option
itself or at the text of the ruleset.
"""

import dataclasses
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from rebelote.cards import CARDS, CardSet, Rank
from rebelote.cli import conformance
from rebelote.match import Match
from rebelote.rules import SEATS, Declare, Ruleset, Strain, Tally, Team
from rebelote.rules.errors import InconsistentOptions, PacketsNotOffered
from rebelote.rules.ranking import STANDARD_RANKING, Ranking
from rebelote.rules.registry import rulesets
from rebelote.rules.ruleset import PARTS
from tests.rules.table import deal_of

CORPUS = Path(__file__).parents[2] / "corpus"
VECTORS: list[dict[str, Any]] = [
    vector
    for name in ("vectors.json", "vectors_extra.json")
    for vector in json.loads((CORPUS / name).read_text(encoding="utf-8"))
]
MOST_DEALS = 40


# --- sights: what a vector cannot show ------------------------------------------------------------


def first_hand(rules: Ruleset) -> list[int]:
    """Return the places of the pack that make the first seat's hand before the auction."""
    return [int(card) for card in CardSet(rules.dealing.lay_out(CARDS, SEATS[0], None).hands[0])]


def turned_place(rules: Ruleset) -> int | None:
    """Return the place in the pack of the card that is turned, None where none is."""
    return rules.dealing.lay_out(CARDS, SEATS[0], None).turned


def may_deal_two_first(rules: Ruleset) -> bool:
    """Return whether the dealer may begin with two cards to each."""
    try:
        rules.dealing.lay_out(CARDS, SEATS[0], (2, 3))
    except PacketsNotOffered:
        return False
    return True


def right_neighbour(rules: Ruleset) -> int:
    """Return the seat drawn to the right of seat 0."""
    return rules.dealing.right_of(0)


TAKES = {"bulgarian": "H pass pass pass", "coinche": "90H pass pass pass"}


def is_asked_for_announces(rules: Ruleset) -> bool:
    """Return whether a leader with eight hearts may declare something."""
    hands = {0: "AhKhQhJhTh9h8h7h"}
    deal = deal_of(rules, hands, TAKES.get(rules.id, "H"))
    return any(isinstance(action, Declare) for action in deal.legal_actions())


def capot_lines(rules: Ruleset) -> list[tuple[str, int]]:
    """Return the lines of team 0 when it takes all eight tricks at spades."""
    level = 100 if rules.scoring.needs_level else None
    tally = Tally(Strain.SPADES, Team(0), (152, 0), Team(0), (8, 0), level=level)
    return [(line.code.value, line.points) for line in rules.scoring.score(tally).lines]


def deals_of_a_match(rules: Ruleset) -> int:
    """Return how many deals a match takes in which team 0 always has 90 of 162 points."""
    level = 80 if rules.scoring.needs_level else None
    match = Match(rules)
    while not match.is_over and match.effective < MOST_DEALS:
        tally = Tally(Strain.SPADES, Team(0), (80, 72), Team(0), level=level)
        match = match.mark(rules.scoring.score(tally))
    return match.effective


def is_over_at_5000(rules: Ruleset) -> bool:
    """Return whether one deal ends a match in which a team is far ahead."""
    level = 80 if rules.scoring.needs_level else None
    tally = Tally(Strain.SPADES, Team(0), (80, 72), Team(0), level=level)
    return Match(rules, scores=(5000, 0)).mark(rules.scoring.score(tally)).is_over


class Sight(NamedTuple):
    """Something to look at in a ruleset's behaviour, and what is seen in the published ones."""

    look: Callable[[Ruleset], Any]
    seen: dict[str, Any]


FIVE = [0, 1, 2, 12, 13]
PLUS_90 = [("cards", 152), ("last_trick", 10), ("capot", 90)]
DER_100 = [("cards", 152), ("capot", 100)]
SIGHTS = (
    Sight(
        first_hand,
        dict.fromkeys(rulesets(), FIVE) | {"coinche": [*FIVE, 20, 21, 22], "bela": [*FIVE, 14]},
    ),
    Sight(
        turned_place,
        dict.fromkeys(rulesets(), 20) | dict.fromkeys(("bulgarian", "coinche", "bela")),
    ),
    Sight(may_deal_two_first, dict.fromkeys(rulesets(), False) | {"concours": True}),
    Sight(is_over_at_5000, dict.fromkeys(rulesets(), True) | {"concours": False}),
    Sight(right_neighbour, dict.fromkeys(rulesets(), 1)),
    Sight(
        is_asked_for_announces,
        dict.fromkeys(rulesets(), True) | dict.fromkeys(("concours", "ktga_be", "ktga_fr"), False),
    ),
    Sight(
        capot_lines,
        {
            "concours": DER_100,
            "ktga_be": [*DER_100, ("rounding", -2)],
            "ktga_fr": DER_100,
            "bulgarian": [*PLUS_90, ("rounding", -2)],
            "french501": PLUS_90,
            "coinche": [("cards", 152), ("last_trick", 10), ("capot", 88), ("bid", 100)],
            "bela": PLUS_90,
        },
    ),
    Sight(
        deals_of_a_match,
        {
            "concours": 12,
            "ktga_be": 12,  # 9 marks a deal
            "ktga_fr": 12,
            "bulgarian": 17,
            "french501": 6,
            "coinche": 6,  # 170 a deal
            "bela": 12,
        },
    ),
)


def noticed_by(
    rules: Ruleset, monkeypatch: pytest.MonkeyPatch, *, errors_count: bool = False
) -> Iterator[str]:
    """Give the names of the vectors and sights that give another result for these rules.

    A vector that cannot be run at all shows no other behaviour, only an error: options that differ
    must show more, parts that do not go together cannot.
    """
    monkeypatch.setattr(conformance, "ruleset", lambda text: rules)
    own = [vector for vector in VECTORS if vector["variant"] == rules.id]
    for failure in conformance.run(own)["failures"]:
        if errors_count or isinstance(failure["got"], dict):
            yield str(failure["id"])
    for sight in SIGHTS:
        if sight.look(rules) != sight.seen[rules.id]:
            yield sight.look.__name__


# --- options --------------------------------------------------------------------------------------


class Flip(NamedTuple):
    """An option of a ruleset at another value."""

    variant: str
    option: str
    value: Any
    text: str


FLIPS = [
    Flip(variant, name, value, setting.option.domain.write(value))
    for variant, rules in rulesets().items()
    for name, setting in rules.settings.items()
    for value in setting.option.domain.others(setting.value)
]


@pytest.mark.parametrize("variant", rulesets())
def test_the_published_ruleset_is_as_it_should_be(
    variant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every vector passes and every sight is the expected one."""
    assert [*noticed_by(rulesets()[variant], monkeypatch, errors_count=True)] == []


@pytest.mark.parametrize("flip", FLIPS, ids=lambda flip: f"{flip[0]}({flip[1]}={flip[3]})")
def test_another_value_of_an_option_is_noticed(flip: Flip, monkeypatch: pytest.MonkeyPatch) -> None:
    """A vector or a sight gives another result, or the value does not go with the others."""
    published = rulesets()[flip.variant]
    try:
        mutant = published.with_options(**{flip.option: flip.value})
    except InconsistentOptions:
        # 80 to 240 by 15: the same option has another value below that goes.
        assert (flip.option, flip.text) == ("bid_step", "15")
        return
    assert mutant != published
    assert next(noticed_by(mutant, monkeypatch), None)


@pytest.mark.parametrize("variant", rulesets())
def test_every_option_is_flipped(variant: str) -> None:
    """No option of a ruleset is without another value to try."""
    flipped = {flip.option for flip in FLIPS if flip.variant == variant}
    assert flipped == set(rulesets()[variant].settings)


# --- parts ----------------------------------------------------------------------------------------


def with_parts_of_others() -> dict[str, Ruleset]:
    """Return every ruleset with one part that another ruleset has and it has not."""
    found: dict[str, Ruleset] = {}
    for variant, rules in rulesets().items():
        for part in PARTS:
            seen = [getattr(rules, part)]
            for other, strange in rulesets().items():
                brought = getattr(strange, part)
                if brought not in seen:
                    seen.append(brought)
                    mutant = dataclasses.replace(rules, **{part: brought})
                    found[f"{variant} with the {part} of {other}"] = mutant
    return found


def with_other_fields() -> dict[str, Ruleset]:
    """Return every ruleset with a fixed field of a part, or the ranking, changed."""
    found: dict[str, Ruleset] = {}
    by_nines = dataclasses.replace(
        STANDARD_RANKING,
        trump_order=(Rank.NINE, Rank.JACK, *STANDARD_RANKING.trump_order[2:]),
    )
    king_over_ten = dataclasses.replace(
        STANDARD_RANKING,
        plain_order=(Rank.ACE, Rank.KING, Rank.TEN, *STANDARD_RANKING.plain_order[3:]),
    )
    swapped = Ranking(
        STANDARD_RANKING.plain_order,
        STANDARD_RANKING.plain_points,
        STANDARD_RANKING.trump_order,
        STANDARD_RANKING.trump_points,
    )
    for variant, rules in rulesets().items():
        rankings = {"nine over jack": by_nines, "king over ten": king_over_ten, "swapped": swapped}
        for name, ranking in rankings.items():
            found[f"{variant} with {name}"] = dataclasses.replace(rules, ranking=ranking)
        turns = not rules.dealing.has_turned_card
        dealing = dataclasses.replace(rules.dealing, has_turned_card=turns)
        found[f"{variant} {'with' if turns else 'without'} a turned card"] = dataclasses.replace(
            rules, dealing=dealing
        )
        fewer = dataclasses.replace(rules.dealing, packets_before=((2, 2),), cards_before=4)
        found[f"{variant} with four cards"] = dataclasses.replace(rules, dealing=fewer)
    return found


MUTANTS = with_parts_of_others() | with_other_fields()


@pytest.mark.parametrize("name", MUTANTS)
def test_another_part_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A vector or a sight gives another result, or none at all."""
    assert next(noticed_by(MUTANTS[name], monkeypatch, errors_count=True), None)
