"""The runner of conformance vectors (RULES.md section 7)."""

import json
from pathlib import Path
from typing import Any

import pytest

from rebelote.cli.conformance import run

CORPUS = Path(__file__).parents[3] / "corpus"
PUBLISHED = json.loads((CORPUS / "vectors.json").read_text(encoding="utf-8"))
EXTRA = json.loads((CORPUS / "vectors_extra.json").read_text(encoding="utf-8"))

Vector = dict[str, Any]


def vector(kind: str) -> Vector:
    """Return a copy of the first published vector of a kind."""
    found = next(one for one in PUBLISHED if one["kind"] == kind)
    copy: Vector = json.loads(json.dumps(found))
    return copy


def failure(wrong: Any) -> dict[str, Any]:
    """Return the one failure of a vector that must fail."""
    report = run([wrong])
    assert (report["passed"], report["failed"]) == (0, 1)
    found: dict[str, Any] = report["failures"][0]
    assert set(found) == {"id", "expected", "got"}
    return found


KINDS = ("score", "legal", "trick", "announces", "belote", "auction")
EACH_KIND = pytest.mark.parametrize("kind", KINDS)


@pytest.mark.parametrize("vectors", [PUBLISHED, EXTRA], ids=["published", "extra"])
def test_every_vector_passes(vectors: list[Vector]) -> None:
    """The engine gives what was worked out by hand, and nothing is skipped."""
    assert run(vectors) == {"passed": len(vectors), "failed": 0, "failures": []}


def test_every_kind_is_in_the_corpus() -> None:
    """The published vectors have all six kinds, and no other."""
    assert {one["kind"] for one in PUBLISHED} == set(KINDS)


def test_no_two_vectors_share_an_id() -> None:
    """A failure can be found by its id."""
    ids = [one["id"] for one in PUBLISHED + EXTRA]
    assert len(ids) == len(set(ids))


def test_no_vectors_are_no_failures() -> None:
    """An empty list passes emptily."""
    assert run([]) == {"passed": 0, "failed": 0, "failures": []}


WRONG = {
    "score": ("marks", [1, 2]),
    "legal": ("legal", ["7S"]),
    "trick": ("winner", 9),
    "announces": ("retained", [7, 7]),
    "belote": ("points", 7),
    "auction": ("phase", "asleep"),
}


@EACH_KIND
def test_a_broken_expectation_fails(kind: str) -> None:
    """The failure shows what was expected and what the engine gave."""
    wrong = vector(kind)
    field, value = WRONG[kind]
    right = wrong["expect"].get(field)
    wrong["expect"] = {field: value}
    found = failure(wrong)
    assert found["id"] == wrong["id"]
    assert found["expected"] == {field: value}
    if right is not None and kind != "legal":
        assert found["got"] == {field: right}


@EACH_KIND
@pytest.mark.parametrize("part", ["given", "expect"])
def test_an_unknown_field_fails(kind: str, part: str) -> None:
    """A field that the runner does not know is never passed over."""
    wrong = vector(kind)
    wrong[part]["colour"] = 1
    assert "colour" in failure(wrong)["got"]


@EACH_KIND
def test_a_vector_that_expects_nothing_fails(kind: str) -> None:
    """Nothing compared is nothing shown."""
    failure(vector(kind) | {"expect": {}})


@pytest.mark.parametrize("field", ["kind", "variant", "given", "expect"])
def test_a_missing_part_fails(field: str) -> None:
    """A vector without kind, variant, given or expect is a failure."""
    wrong = vector("score")
    del wrong[field]
    failure(wrong)


REQUIRED = [
    ("score", "contract"),
    ("score", "taker_team"),
    ("score", "card_points"),
    ("score", "last_trick"),
    ("legal", "contract"),
    ("legal", "seat"),
    ("legal", "hand"),
    ("legal", "trick"),
    ("trick", "contract"),
    ("trick", "trick"),
    ("announces", "contract"),
    ("announces", "first_speaker"),
    ("announces", "hands"),
    ("belote", "contract"),
    ("belote", "plays"),
    ("auction", "dealer"),
    ("auction", "calls"),
]


@pytest.mark.parametrize(("kind", "field"), REQUIRED)
def test_a_missing_given_field_fails(kind: str, field: str) -> None:
    """What has no neutral value must be given."""
    wrong = vector(kind)
    del wrong["given"][field]
    failure(wrong)


@pytest.mark.parametrize(
    "change",
    [
        {"kind": "dance"},
        {"kind": None},
        {"kind": ["score"]},
        {"variant": "whist"},
        {"variant": "coinche@9"},
        {"variant": 7},
        {"options": {"target": 0}},
        {"options": {"colour": "red"}},
        {"options": [1]},
        {"given": 7},
        {"expect": None},
    ],
)
def test_a_bad_part_fails(change: Vector) -> None:
    """Unknown kinds, variants and options are failures that name the trouble."""
    assert failure(vector("score") | change)["got"]


@pytest.mark.parametrize("wrong", [None, 7, "text", [], {}])
def test_what_is_no_vector_fails(wrong: object) -> None:
    """Anything else in the list is a failure of its own."""
    failure(wrong)


def test_the_others_still_run_after_a_failure() -> None:
    """One bad vector does not stop the list."""
    report = run([None, vector("score"), {}, vector("legal")])  # type: ignore[list-item]
    assert (report["passed"], report["failed"]) == (2, 2)


def test_a_vector_without_an_id_is_called_by_its_place() -> None:
    """The failure can still be found."""
    wrong = vector("score")
    del wrong["id"], wrong["kind"]
    assert failure(wrong)["id"] == 0


@pytest.mark.parametrize(
    ("kind", "field", "value"),
    [
        ("score", "contract", "X"),
        ("score", "taker_team", 5),
        ("score", "card_points", [162]),
        ("legal", "hand", ["1H"]),
        ("legal", "seat", 9),
        ("legal", "trick", [[1, "AH"], [3, "KH"]]),
        ("trick", "contract", "hearts"),
        ("belote", "plays", [["KH", "rebelot", "lead"]]),
        ("belote", "plays", [["KH", "belote", "fall"]]),
        ("auction", "calls", [[0, "maybe"]]),
        ("auction", "calls", [[1, "pass"]]),
        ("auction", "calls", [[0, "500H"]]),
    ],
)
def test_a_bad_value_fails(kind: str, field: str, value: object) -> None:
    """A card, seat, word or call that cannot be is a failure."""
    wrong = vector(kind)
    wrong["given"][field] = value
    if kind == "auction":
        wrong["given"]["dealer"] = 3
    failure(wrong)


def test_house_options_are_honoured() -> None:
    """Beside the variant a vector may carry options, which decide."""
    given = {"contract": "S", "seat": 3, "hand": ["9S", "8S", "AD"]}
    given["trick"] = [[0, "AH"], [1, "7H"], [2, "JS"]]
    free = {"id": "free", "variant": "coinche", "kind": "legal", "given": given}
    free["expect"] = {"legal": ["9S", "8S", "AD"]}
    under = free | {"id": "under", "options": {"cannot_overruff": "under"}}
    assert [one["id"] for one in run([free, under])["failures"]] == ["under"]
    assert run([under | {"expect": {"legal": ["8S", "9S"]}}])["failed"] == 0


@pytest.mark.parametrize(("ten", "other"), [("10H", "TH"), ("TH", "10H")])
def test_tens_are_read_in_both_spellings(ten: str, other: str) -> None:
    """`10H` and `TH` are one card, given or expected."""
    legal = {
        "variant": "coinche",
        "kind": "legal",
        "given": {"contract": "S", "seat": 1, "hand": [ten, "7S"], "trick": [[0, "AH"]]},
        "expect": {"legal": [other]},
    }
    assert run([legal])["failed"] == 0


def test_legal_calls_are_compared_as_sets() -> None:
    """The order in which a vector lists them does not matter."""
    auction = {
        "variant": "bela",
        "kind": "auction",
        "given": {"dealer": 3, "calls": []},
        "expect": {"legal": ["C", "D", "H", "S", "pass"]},
    }
    assert run([auction])["failed"] == 0


def test_an_empty_trick_leaves_the_hand_free() -> None:
    """The leader may play anything."""
    lead = {
        "variant": "bela",
        "kind": "legal",
        "given": {"contract": "S", "seat": 2, "hand": ["7H", "AS"], "trick": []},
        "expect": {"legal": ["7H", "AS"]},
    }
    assert run([lead])["failed"] == 0


@pytest.mark.parametrize(
    ("variant", "marks", "is_over"), [("concours", [0, 162], True), ("french501", [0, 81], False)]
)
def test_the_last_deal_matters_where_there_is_one(
    variant: str, marks: list[int], is_over: bool
) -> None:
    """In the contest a tie of the last deal goes to the defence; elsewhere no deal is the last."""
    last = {
        "variant": variant,
        "kind": "score",
        "given": {
            "contract": "S",
            "taker_team": 0,
            "card_points": [71, 81],
            "last_trick": 0,
            "last_deal": True,
        },
        "expect": {"marks": marks, "game_over": is_over},
    }
    assert run([last]) == {"passed": 1, "failed": 0, "failures": []}


def test_the_contract_may_be_expected_with_its_level_or_without() -> None:
    """`100H` and `H` both name the contract of a bid of points."""
    bid = {
        "variant": "coinche",
        "kind": "auction",
        "given": {"dealer": 3, "calls": [[0, "100H"], [1, "pass"], [2, "pass"], [3, "pass"]]},
    }
    for contract in ("100H", "H"):
        assert run([bid | {"expect": {"contract": contract}}])["failed"] == 0
    assert run([bid | {"expect": {"contract": "110H"}}])["failed"] == 1
