"""Small checks for the reader of a lesson, made by the engine from a seed: deals that were played.

"May I play this card?" shows a hand and a trick; each card has its answer, and each refusal the
sentence that the engine gives it. "How many points?" asks for a trick's or for a whole deal's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random

from rebelote.analysis.reviewing import story_of
from rebelote.analysis.steps import ShownContract, ShownTrick, show_contract, show_trick
from rebelote.bots import create, play_deal
from rebelote.cards import CARDS, Card, RebeloteError
from rebelote.engine import Deal, Trick
from rebelote.lessons.examples import facts, takers_first
from rebelote.lessons.figures import DEFENCE, TAKERS, figures_of
from rebelote.lessons.texts import say
from rebelote.notation import print_card
from rebelote.notation.arrange import arrange
from rebelote.notation.wording import (
    Said,
    SaidSheet,
    say_card_short,
    say_error,
    say_sheet,
    say_title,
)
from rebelote.rules import SEATS, Play, Ruleset, Strain
from rebelote.rules.actions import PLAYS
from rebelote.rules.scoring.sheet import LAST_TRICK_POINTS, TRICKS

CHECKS = 5
_CHOICES = 4


@dataclass(frozen=True, slots=True)
class CardAnswer:
    """A card of the hand, whether it may be played, and if not why."""

    card: str
    text: str
    is_legal: bool
    refusal: Said | None


@dataclass(frozen=True, slots=True)
class PlayCheck:
    """A hand and a trick: which cards may be played? `hand` has the answers, laid out in order."""

    question: str
    seat: int
    contract: ShownContract
    trick: ShownTrick
    hand: tuple[CardAnswer, ...]


@dataclass(frozen=True, slots=True)
class CountCheck:
    """How many points? One of `choices` is right: the one at `right`, from 0.

    A trick has `trick` and `points`, those of each card in order; a deal has `facts` and `sheet`.
    `explanation` is told after the answer.
    """

    question: str
    contract: ShownContract | None
    trick: ShownTrick | None
    points: tuple[int, ...]
    facts: tuple[str, ...]
    choices: tuple[str, ...]
    right: int
    explanation: tuple[str, ...]
    sheet: SaidSheet | None


@dataclass(frozen=True, slots=True)
class Checks:
    """Some checks of both kinds, always the same for a ruleset and a seed."""

    ruleset: str
    title: str
    seed: int
    plays: tuple[PlayCheck, ...]
    counts: tuple[CountCheck, ...]


def checks_of(ruleset: Ruleset, seed: int, language: str, count: int = CHECKS) -> Checks:
    """Return so many checks of each kind; the same seed gives the same ones in every language."""
    chance = Random(f"{ruleset}/{seed}")
    plays, counts = [], []
    for number in range(count):
        plays.append(_play_check(_awkward(ruleset, chance), language))
        deal = _played(ruleset, chance)
        ask = _trick_check if number % 2 == 0 else _deal_check
        counts.append(ask(deal, chance, language))
    return Checks(str(ruleset), say_title(ruleset, language), seed, tuple(plays), tuple(counts))


def _played(ruleset: Ruleset, chance: Random) -> Deal:
    """Return a deal with a contract that club players have played."""
    while True:
        pack = list(CARDS)
        chance.shuffle(pack)
        deal = Deal.start(ruleset, pack, chance.choice(SEATS))
        deal = play_deal(deal, [create("rules", 0) for _ in SEATS])
        if deal.contract is not None:
            return deal


# --- may I play this card? -----------------------------------------------------------------------


def _awkward(ruleset: Ruleset, chance: Random) -> Deal:
    """Return a deal at a moment when some cards may be played and some may not.

    The rarer a kind of refusal is in the deal, the likelier it is to be asked about.
    """
    while True:
        found: dict[str, list[Deal]] = {}
        for before, action in story_of(_played(ruleset, chance)):
            if isinstance(action, Play):
                for code in sorted({error.code for error in refusals(before).values()}):
                    found.setdefault(code, []).append(before)
        if found:
            codes = sorted(found)
            (code,) = chance.choices(codes, [1 / len(found[one]) for one in codes])
            return chance.choice(found[code])


def refusals(deal: Deal) -> dict[Card, RebeloteError]:
    """Return the cards of the seat to play that it may not play, each with the error."""
    found: dict[Card, RebeloteError] = {}
    seat = deal.to_act
    assert seat is not None, "somebody is to play"
    for card in deal.hands[seat]:
        try:
            deal.apply(PLAYS[card])
        except RebeloteError as error:
            found[card] = error
    return found


def _play_check(deal: Deal, language: str) -> PlayCheck:
    seat, contract = deal.to_act, deal.contract
    shown, trick = show_contract(deal, language), show_trick(deal.trick)
    assert seat is not None, "somebody is to play"
    assert contract is not None, "a contract opens the play"
    assert shown is not None, "the contract can be shown"
    assert trick is not None, "a trick is on the table"
    rules, refused = deal.ruleset, refusals(deal)
    hand = []
    for card in arrange(deal.hands[seat], rules.ranking, contract.strain):
        error = refused.get(card)
        why = None if error is None else Said(error.code, say_error(error, language, rules, seat))
        hand.append(
            CardAnswer(print_card(card), say_card_short(card, language), error is None, why)
        )
    question = say("check.play", language, rules, {"seat": seat})
    return PlayCheck(question, seat, shown, trick, tuple(hand))


# --- how many points? ----------------------------------------------------------------------------


def _trick_check(deal: Deal, chance: Random, language: str) -> CountCheck:
    rules, contract = deal.ruleset, deal.contract
    assert contract is not None, "the deal was played"
    worth = [(trick, trick.points) for trick in deal.tricks if trick.points]
    trick, total = chance.choice(worth)
    values = rules.ranking.tables[contract.strain].points
    points = tuple(values[card] for card in trick.cards)
    explanation = []
    added = [str(one) for one in points]
    if trick == deal.tricks[TRICKS - 1]:
        total += LAST_TRICK_POINTS
        added.append(str(LAST_TRICK_POINTS))
        explanation.append(say("check.last_trick", language, rules, figures_of(rules)))
    explanation.append(f"{' + '.join(added)} = {total}")
    wrong = _wrong_totals(trick, total)
    choices, right = _mixed(str(total), [str(one) for one in wrong], chance)
    return CountCheck(
        question=say("check.trick", language, rules, {}),
        contract=show_contract(deal, language),
        trick=show_trick(trick),
        points=points,
        facts=(),
        choices=choices,
        right=right,
        explanation=tuple(explanation),
        sheet=None,
    )


def _wrong_totals(trick: Trick, total: int) -> list[int]:
    """Return totals to which one comes by a mistake: another contract's values, ten off."""
    tables = trick.ruleset.ranking.tables
    others = [sum(tables[strain].points[card] for card in trick.cards) for strain in Strain]
    near = [total + 10, total - 10, total + 1, total + 4, total + 20]
    return [one for one in (*others, *near) if one >= 0]


def _deal_check(deal: Deal, chance: Random, language: str) -> CountCheck:
    rules = deal.ruleset
    tally = takers_first(replace(deal.tally, pending=0, is_last=False))
    score = rules.scoring.score(tally)
    sheet = say_sheet(score, language, rules)

    def told(marks: Sequence[int]) -> str:
        named = {"takers": marks[TAKERS], "defence": marks[DEFENCE]}
        return say("check.marks", language, rules, named)

    choices, right = _mixed(told(score.marks), _wrong_marks(score.marks, told), chance)
    return CountCheck(
        question=say("check.deal", language, rules, {}),
        contract=None,
        trick=None,
        points=(),
        facts=tuple(facts(tally, rules, language)),
        choices=choices,
        right=right,
        explanation=(sheet.outcome.text,),
        sheet=sheet,
    )


def _wrong_marks(marks: tuple[int, int], told: Callable[[Sequence[int]], str]) -> list[str]:
    """Return marks to which one comes by a mistake: sides exchanged, all to one, some off."""
    takers, defence = marks
    total = takers + defence
    off = max(1, total // 10)
    pairs = (
        (defence, takers),
        (0, total),
        (total, 0),
        (takers + off, defence),
        (takers, defence + off),
        (takers + off, defence + off),
    )
    return [told(pair) for pair in pairs]


def _mixed(right: str, wrong: Sequence[str], chance: Random) -> tuple[tuple[str, ...], int]:
    """Return the right answer among some wrong ones, and its place."""
    others = [one for one in dict.fromkeys(wrong) if one != right]
    choices = [right, *others[: _CHOICES - 1]]
    chance.shuffle(choices)
    return tuple(choices), choices.index(right)
