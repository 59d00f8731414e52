"""The puzzles that come with the program, and how a page shows one with its solution.

They were found by `scripts/make_puzzles.py` in deals that computer players played. The file keeps
the deal line and what each card should bring, so that nothing is searched when one is shown.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from rebelote.analysis.puzzles import Grade, Puzzle
from rebelote.analysis.steps import (
    Hands,
    ShownContract,
    ShownTrick,
    show_contract,
    show_hands,
    show_trick,
)
from rebelote.analysis.telling import tell_marks
from rebelote.bots.outlook import CardOutlook
from rebelote.cards import Card, RebeloteError
from rebelote.engine import View
from rebelote.lessons.texts import say
from rebelote.notation import parse_card, parse_deal, print_card, print_deal, replay
from rebelote.notation.arrange import arrange
from rebelote.notation.wording import (
    Said,
    say_action,
    say_announce,
    say_card_short,
    say_reason,
    say_title,
)
from rebelote.rules import SEATS
from rebelote.rules.dealing import Rotation

_FILE = "puzzles.json"
_DIGITS = 3


class NoSuchPuzzle(RebeloteError):
    """There is no puzzle of this name; parameter `name`."""


@dataclass(frozen=True, slots=True)
class SaidBy:
    """What a seat called, or an announce that it showed."""

    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class PuzzleChoice:
    """A card that may be played, and what it should bring the seat's team, its marks less theirs.

    `loss` is how much less than the best card, in marks and in a text.
    """

    card: str
    text: str
    marks: float
    chance: float
    loss: float
    loss_text: str
    is_best: bool


@dataclass(frozen=True, slots=True)
class ListedPuzzle:
    """A puzzle in a list of them."""

    id: str
    variant: str
    title: str
    grade: str
    contract: str


@dataclass(frozen=True, slots=True)
class ShownPuzzle:
    """A position as the seat to play sees it, then what the solution shows.

    `hand` is laid out in order, `tricks` are those played, `announces` those on view. `choices`
    come best first; `solution` says why the best card is best, and `hands` are the four hands as
    they were, to be uncovered with it.
    """

    id: str
    ruleset: str
    title: str
    grade: str
    question: str
    seat: int
    dealer: int
    clockwise: bool
    contract: ShownContract
    calls: tuple[SaidBy, ...]
    hand: tuple[str, ...]
    hand_sizes: tuple[int, int, int, int]
    trick: ShownTrick
    tricks: tuple[ShownTrick, ...]
    announces: tuple[SaidBy, ...]
    tricks_won: tuple[int, int]
    points: tuple[int, int]
    choices: tuple[PuzzleChoice, ...]
    best: str
    solution: tuple[Said, ...]
    hands: Hands


@cache
def puzzles() -> Mapping[str, Puzzle]:
    """Return every puzzle by its name."""
    text = (files(__package__) / _FILE).read_text(encoding="utf-8")
    return {one["id"]: read_puzzle(one) for one in json.loads(text)["puzzles"]}


def list_puzzles(
    language: str, variant: str | None = None, grade: str | None = None
) -> tuple[ListedPuzzle, ...]:
    """Return the puzzles of a variant and of a grade, or of all; the easy ones come first."""
    order = list(Grade)
    chosen = [
        (name, one)
        for name, one in puzzles().items()
        if variant in (None, one.deal.ruleset.id) and grade in (None, one.grade.value)
    ]
    chosen.sort(key=lambda pair: order.index(pair[1].grade))
    listed = []
    for name, one in chosen:
        shown = show_contract(one.deal, language)
        assert shown is not None, "a card is to be played"
        rules = one.deal.ruleset
        title = say_title(rules, language)
        listed.append(ListedPuzzle(name, rules.id, title, one.grade.value, shown.text))
    return tuple(listed)


def show_puzzle(name: str, language: str) -> ShownPuzzle:
    """Return a puzzle with its solution; raises `NoSuchPuzzle`."""
    puzzle = puzzles().get(name)
    if puzzle is None:
        raise NoSuchPuzzle(name=name)
    deal = puzzle.deal
    rules, view = deal.ruleset, deal.view(puzzle.seat)
    contract, trick = show_contract(deal, language), show_trick(deal.trick)
    assert view.contract is not None, "a contract opens the play"
    assert contract is not None, "the contract can be shown"
    assert trick is not None, "a trick is on the table"
    played = [show_trick(one) for one in view.tricks]
    hand = arrange(view.hand, rules.ranking, view.contract.strain)
    return ShownPuzzle(
        id=name,
        ruleset=str(rules),
        title=say_title(rules, language),
        grade=puzzle.grade.value,
        question=say("check.puzzle", language, rules, {"seat": puzzle.seat}),
        seat=puzzle.seat,
        dealer=view.dealer,
        clockwise=rules.dealing.rotation is Rotation.CW,
        contract=contract,
        calls=tuple(SaidBy(seat, say_action(call, language, rules)) for seat, call in view.calls),
        hand=tuple(map(print_card, hand)),
        hand_sizes=view.hand_sizes,
        trick=trick,
        tricks=tuple(one for one in played if one is not None),
        announces=_announces(view, language),
        tricks_won=view.tricks_won,
        points=view.points,
        choices=_choices(puzzle, language),
        best=print_card(puzzle.best),
        solution=_solution(puzzle, language),
        hands=show_hands(deal.hands, rules, view.contract.strain),
    )


def _announces(view: View, language: str) -> tuple[SaidBy, ...]:
    """Return the announces on view, each with the seat that made it."""
    return tuple(
        SaidBy(seat, say_announce(cards, language)) for seat in SEATS for cards in view.shown[seat]
    )


def _choices(puzzle: Puzzle, language: str) -> tuple[PuzzleChoice, ...]:
    best = puzzle.cards[0]
    return tuple(
        PuzzleChoice(
            card=print_card(one.card),
            text=say_card_short(one.card, language),
            marks=one.marks,
            chance=one.contract_chance,
            loss=round(best.marks - one.marks, _DIGITS),
            loss_text=tell_marks(best.marks - one.marks, language),
            is_best=one is best,
        )
        for one in puzzle.cards
    )


def _solution(puzzle: Puzzle, language: str) -> tuple[Said, ...]:
    rules = puzzle.deal.ruleset
    best, second, *_ = puzzle.cards
    told = [Said(str(one.code), say_reason(one, language, rules)) for one in puzzle.reasons]
    gap = tell_marks(best.marks - second.marks, language)
    compared = {"card": best.card, "other": second.card, "marks": gap}
    told.append(Said("solution_marks", say("check.solution_marks", language, rules, compared)))
    told.append(Said("solution_real", say("check.solution_real", language, rules, {})))
    return tuple(told)


# --- the file ------------------------------------------------------------------------------------


def write_puzzle(name: str, puzzle: Puzzle) -> dict[str, Any]:
    """Return a puzzle as it stands in the file."""
    return {
        "id": name,
        "grade": puzzle.grade.value,
        "line": print_deal(puzzle.deal),
        "worlds": puzzle.worlds,
        "every_world": puzzle.every_world,
        "real_gap": puzzle.real_gap,
        "cards": [
            [
                print_card(one.card),
                *(
                    round(number, _DIGITS)
                    for number in (
                        one.marks,
                        one.spread,
                        one.contract_chance,
                        one.worth,
                        one.gap_error,
                    )
                ),
            ]
            for one in puzzle.cards
        ],
    }


def read_puzzle(entry: Mapping[str, Any]) -> Puzzle:
    """Return the puzzle of an entry of the file."""
    return Puzzle(
        deal=replay(parse_deal(entry["line"])),
        cards=tuple(_card(*one) for one in entry["cards"]),
        grade=Grade(entry["grade"]),
        worlds=entry["worlds"],
        every_world=entry["every_world"],
        real_gap=entry["real_gap"],
    )


def _card(text: str, *numbers: float) -> CardOutlook:
    marks, spread, chance, worth, gap_error = numbers
    card: Card = parse_card(text)
    return CardOutlook(card, marks, spread, chance, worth, gap_error)
