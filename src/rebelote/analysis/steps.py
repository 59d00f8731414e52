"""A review step by step, with four open hands: all that a page shows, worked out beforehand.

Cards, calls and announces are written as in deal lines, seats are numbers in order of play, pairs
are (team 0, team 1). `msgspec` and Pydantic take these frozen values as they are.
"""

from __future__ import annotations

from dataclasses import dataclass

from rebelote.analysis.findings import Choice, Cost, Decision, PlayerReview, Review
from rebelote.analysis.reviewing import story_of
from rebelote.analysis.telling import tell_action, tell_cost, tell_moment, tell_verdict
from rebelote.cards import CardSet
from rebelote.engine import Deal, Trick
from rebelote.notation import print_action, print_card, print_deal
from rebelote.notation.arrange import arrange
from rebelote.notation.wording import (
    Said,
    SaidSheet,
    say_action,
    say_announce,
    say_belote,
    say_contract,
    say_passed_out,
    say_reason,
    say_sheet,
    say_title,
)
from rebelote.rules import SEATS, Action, Declare, Phase, Play, Ruleset, Strain
from rebelote.rules.dealing import Rotation

Pair = tuple[int, int]
Hands = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]]

_DIGITS = 4


@dataclass(frozen=True, slots=True)
class ShownTrick:
    """Cards on the table in order of play; `winner` is the seat whose card is best so far.

    `points` are those of the cards, without the last trick's ten.
    """

    leader: int
    cards: tuple[str, ...]
    winner: int | None
    points: int


@dataclass(frozen=True, slots=True)
class ShownContract:
    """The contract: strain as in deal lines, level, taker, multiplier, and all of it in words."""

    strain: str
    level: str | None
    taker: int
    multiplier: int
    text: str


@dataclass(frozen=True, slots=True)
class ShownCost:
    """What a choice gave away: marks, and card points on the real cards; a clear cost counts."""

    marks: float
    points: int
    is_clear: bool


@dataclass(frozen=True, slots=True)
class ShownChoice:
    """One thing the seat could do.

    `real_marks` and `real_points` are what it comes to with all cards seen, `marks` what the seat
    should expect, both for its team less the others; `chance` that the takers make their contract.
    None is what was not worked out. `is_best_real` and `is_best` mark the best ones.
    """

    action: str
    text: str
    real_marks: int | None
    real_points: int | None
    marks: float | None
    chance: float | None
    is_best_real: bool
    is_best: bool


@dataclass(frozen=True, slots=True)
class Step:
    """One call or card, the table before it, and what it was worth.

    `trick` counts from 1 and is 0 in the auction. `hands` are what the four seats hold before the
    action, laid out by the contract, `table` the trick before it and `after` the trick with it.
    `said` are announces and words of the belote that came with it. `reasons` are for `advice`.
    """

    number: int
    trick: int
    seat: int
    action: str
    text: str
    said: tuple[str, ...]
    hands: Hands
    table: ShownTrick | None
    after: ShownTrick | None
    tricks: Pair
    points: Pair
    choices: tuple[ShownChoice, ...]
    advice: str
    advice_text: str
    is_advice: bool
    reasons: tuple[Said, ...]
    cost_real: ShownCost
    cost_expected: ShownCost
    cost_text: str
    verdict: Said
    turned: bool | None
    worlds: int
    every_world: bool


@dataclass(frozen=True, slots=True)
class ShownMoment:
    """A step worth a second look, by its number, why, what was done, and more sentences on it."""

    step: int
    kind: str
    text: str
    sentences: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShownPlayer:
    """How well a seat did; accuracies in percent, None where nothing was at stake."""

    seat: int
    accuracy: float | None
    real_accuracy: float | None
    cards: int
    mistakes: int
    cost: float
    real_points: int
    calls_cost: float


@dataclass(frozen=True, slots=True)
class SteppedReview:
    """A deal looked at again, ready to be stepped through.

    `deal` counts from 1 among `deals`. `hands` are the cards dealt before the auction, `full` those
    of eight with which the play began, empty where it never began. `line` is the deal as it is
    written. `best_marks` is what best play from the first lead would have brought.
    """

    ruleset: str
    title: str
    clockwise: bool
    deal: int
    deals: int
    line: str
    first: int
    dealer: int
    turned: str | None
    hands: Hands
    full: Hands | None
    contract: ShownContract | None
    steps: tuple[Step, ...]
    moments: tuple[ShownMoment, ...]
    players: tuple[ShownPlayer, ...]
    sheet: SaidSheet | None
    marks: Pair | None
    best_marks: Pair | None
    worlds: int
    backend: str


def step_through(
    review: Review, language: str, *, number: int = 1, deals: int = 1
) -> SteppedReview:
    """Return a review step by step in a language; `number` is the deal's among so many."""
    deal = review.deal
    rules, setup = deal.ruleset, deal.setup
    strain = deal.contract.strain if deal.contract else Strain.NO_TRUMP
    progress = deal.progress
    full = None if progress is None else tuple(map(CardSet, progress.frame.hands))
    return SteppedReview(
        ruleset=str(rules),
        title=say_title(rules, language),
        clockwise=rules.dealing.rotation is Rotation.CW,
        deal=number,
        deals=deals,
        line=print_deal(deal),
        first=setup.first,
        dealer=SEATS[(setup.first + 3) & 3],
        turned=None if setup.layout.turned is None else print_card(setup.layout.turned),
        hands=show_hands(tuple(map(CardSet, setup.layout.hands)), rules, Strain.NO_TRUMP),
        full=None if full is None else show_hands(full, rules, strain),
        contract=show_contract(deal, language),
        steps=_steps(review, language),
        moments=_moments(review, language),
        players=tuple(map(_player, review.players)),
        sheet=_sheet(deal, language),
        marks=review.marks,
        best_marks=review.best_marks,
        worlds=review.worlds,
        backend=review.backend,
    )


def show_trick(trick: Trick | None) -> ShownTrick | None:
    """Return a trick for a page; None while no card lies and there is no contract."""
    if trick is None:
        return None
    cards = tuple(map(print_card, trick.cards))
    return ShownTrick(trick.leader, cards, trick.winner, trick.points)


def _steps(review: Review, language: str) -> tuple[Step, ...]:
    decisions = iter(review.decisions)
    return tuple(
        _step(next(decisions), before, language)
        for before, action in story_of(review.deal)
        if not isinstance(action, Declare)
    )


def _step(one: Decision, before: Deal, language: str) -> Step:
    rules = before.ruleset
    after = before.apply(one.action)
    strain = before.contract.strain if before.contract else Strain.NO_TRUMP
    played = after.tricks[-1] if len(after.tricks) > len(before.tricks) else after.trick
    return Step(
        number=one.number,
        trick=one.trick,
        seat=one.seat,
        action=print_action(one.action),
        text=say_action(one.action, language, rules),
        said=_said(one.action, before, after, language),
        hands=show_hands(before.hands, rules, strain),
        table=show_trick(before.trick),
        after=show_trick(played) if one.is_card else None,
        tricks=before.tricks_won,
        points=before.card_points,
        choices=_choices(one.choices, rules, language),
        advice=print_action(one.advice),
        advice_text=tell_action(one.advice, rules, language),
        is_advice=one.advice == one.action,
        reasons=tuple(Said(str(why.code), say_reason(why, language, rules)) for why in one.reasons),
        cost_real=_cost(one.real),
        cost_expected=_cost(one.expected),
        cost_text=tell_cost(one, rules, language),
        verdict=Said(one.verdict.value, tell_verdict(one.verdict, language)),
        turned=one.turned,
        worlds=one.worlds,
        every_world=one.every_world,
    )


def _said(action: Action, before: Deal, after: Deal, language: str) -> tuple[str, ...]:
    """Return the announces and the word of the belote that came with a card."""
    seat = before.to_act
    if not isinstance(action, Play) or seat is None or before.progress is None:
        return ()
    sets = () if before.tricks else after.declared[seat]
    said = [say_announce(cards, language) for cards in sets]
    assert after.progress is not None, "a play goes on from its first card"
    if after.progress.said >> action.card & 1:
        pair = next(one.cards for one in after.pairs if one.cards >> action.card & 1)
        is_second = bool(before.progress.said & pair)
        said.append(say_belote(is_second, language, before.ruleset))
    return tuple(said)


def show_hands(hands: tuple[CardSet, ...], rules: Ruleset, strain: Strain) -> Hands:
    """Return four hands for a page, each laid out as under this strain."""
    first, second, third, fourth = (
        tuple(map(print_card, arrange(hand, rules.ranking, strain))) for hand in hands
    )
    return first, second, third, fourth


def _choices(choices: tuple[Choice, ...], rules: Ruleset, language: str) -> tuple[ShownChoice, ...]:
    real = max((one.real_marks for one in choices if one.real_marks is not None), default=None)
    seen = max((one.marks for one in choices if one.marks is not None), default=None)
    return tuple(
        ShownChoice(
            action=print_action(one.action),
            text=tell_action(one.action, rules, language),
            real_marks=one.real_marks,
            real_points=one.real_points,
            marks=None if one.marks is None else round(one.marks, _DIGITS),
            chance=None if one.contract_chance is None else round(one.contract_chance, _DIGITS),
            is_best_real=one.real_marks is not None and one.real_marks == real,
            is_best=one.marks is not None and one.marks == seen,
        )
        for one in choices
    )


def _cost(cost: Cost) -> ShownCost:
    return ShownCost(round(cost.marks, _DIGITS), cost.points, cost.is_clear)


def _moments(review: Review, language: str) -> tuple[ShownMoment, ...]:
    shown = []
    for one in review.moments:
        sentences = tuple(tell_moment(review, one, language))
        shown.append(ShownMoment(one.decision, one.kind.value, sentences[0], sentences[1:]))
    return tuple(shown)


def _player(one: PlayerReview) -> ShownPlayer:
    return ShownPlayer(
        seat=one.seat,
        accuracy=None if one.accuracy is None else round(one.accuracy, 1),
        real_accuracy=None if one.real_accuracy is None else round(one.real_accuracy, 1),
        cards=one.cards,
        mistakes=one.mistakes,
        cost=round(one.cost, _DIGITS),
        real_points=one.real_points,
        calls_cost=round(one.calls_cost, _DIGITS),
    )


def show_contract(deal: Deal, language: str) -> ShownContract | None:
    """Return the contract of a deal for a page; None while there is none."""
    one = deal.contract
    if one is None:
        return None
    level = None if one.level is None else str(one.level)
    text = say_contract(one, language, deal.ruleset)
    return ShownContract(one.strain.letters, level, one.taker, one.multiplier, text)


def _sheet(deal: Deal, language: str) -> SaidSheet | None:
    """Return the score sheet of a deal that is over; None before."""
    if deal.phase is Phase.PASSED_OUT:
        return say_passed_out(language, deal.setup.pending)
    return say_sheet(deal.score(), language, deal.ruleset) if deal.is_over else None
