"""Refusals as they are really raised, put in words."""

import dataclasses
import random

import pytest

from rebelote import Deal, Ruleset, ruleset
from rebelote.cards import CARDS, CardSet, RebeloteError
from rebelote.notation.wording import LANGUAGES, say_error
from rebelote.rules import CAPOT, DOUBLE, PASS, REDOUBLE, SEATS, TEAMS, Bid, Declare, Strain
from rebelote.rules.actions import PLAYS, PLAYS_SAID, Action
from rebelote.rules.registry import rulesets
from rebelote.rules.scoring import Tally, check_tally

RUN = CardSet.parse("KsQsJs")
ACTIONS: tuple[Action, ...] = (
    PASS,
    DOUBLE,
    REDOUBLE,
    *(Bid(level, strain) for level in (None, 80, 85, CAPOT) for strain in Strain),
    Declare(()),
    Declare((RUN,)),
    Declare((RUN, CardSet.parse("KsKhKdKc"))),
    *PLAYS,
    *PLAYS_SAID,
)
HOUSES = [
    "ktga_be(belote_say=say_first,belote_king_first=on,announce_mode=declare)",
    "coinche(belote_say=say_both)",
    "french501(plain_rise=on)",
]


def refusals(rules: Ruleset, seed: int) -> list[RebeloteError]:
    """Return what the engine refuses along one random deal, of everything one can try."""
    chance = random.Random(seed)
    deal = Deal.start(rules, chance.sample(CARDS, k=32))
    found: list[RebeloteError] = []

    def attempt(action: Action, seat: int | None = None) -> None:
        try:
            deal.apply(action, None if seat is None else SEATS[seat])
        except RebeloteError as error:
            found.append(error)

    while not deal.is_over:
        for action in ACTIONS:
            attempt(action)
        attempt(PASS, (deal.to_act or 0) ^ 1)
        deal = deal.apply(chance.choice(deal.legal_actions()))
    attempt(PASS)
    attempt(PLAYS[0])
    return found


def said(error: RebeloteError, language: str, rules: Ruleset | None = None) -> str:
    sentence = say_error(error, language, rules, SEATS[1])
    assert sentence.endswith("."), sentence
    assert not set(sentence) & set("{}<>"), sentence
    return sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", [*rulesets().values(), *map(ruleset, HOUSES)], ids=str)
def test_every_refusal_of_the_engine_can_be_said(rules: Ruleset, language: str) -> None:
    """Whatever is tried during a deal is refused with a whole sentence."""
    errors = [error for seed in range(2) for error in refusals(rules, seed)]
    sentences = {said(error, language, rules) for error in errors}
    assert len({error.code for error in errors}) > 10
    assert len(sentences) > 100


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "text",
    [
        "nothing",
        "coinche@9",
        "coinche(target)",
        "coinche(target=much)",
        "coinche(jokers=on)",
        "coinche(bid_max=235)",
        "coinche(bid_min=100,bid_step=15)",
        "coinche(redouble_multiplier=2)",
        "bulgarian(contracts=C-C)",
        "bulgarian(rotation=up)",
        "bulgarian(announces=perhaps)",
        "bela(packets_before=3-2)",
        "bela(packets_before=x)",
        "concours(contest=split)",
        "concours(nt_double=on)",
    ],
)
def test_every_refusal_of_a_ruleset_can_be_said(text: str, language: str) -> None:
    """A wrong ruleset is refused with a whole sentence that repeats what is wrong."""
    with pytest.raises(RebeloteError) as caught:
        ruleset(text)
    said(caught.value, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "wrong",
    [
        {"card_points": (100, 50)},
        {"card_points": (-1, 153)},
        {"tricks": (5, 4)},
        {"tricks": (9, -1)},
        {"card_points": (100, 52), "tricks": (8, 0)},
        {"card_points": (152, 0), "tricks": (8, 0), "last_trick": TEAMS[1]},
        {"announces": (15, 0)},
        {"belote": (0, 30)},
        {"pending": -1},
        {"level": 100},
    ],
    ids=str,
)
def test_every_refusal_of_points_can_be_said(wrong: dict[str, object], language: str) -> None:
    """Points that no deal gives are refused with the reason."""
    rules = next(one for one in rulesets().values() if not one.scoring.needs_level)
    right = Tally(Strain.HEARTS, TEAMS[0], (100, 52), TEAMS[0])
    tally = dataclasses.replace(right, **wrong)  # type: ignore[arg-type]  # Values fit the names.
    with pytest.raises(RebeloteError) as caught:
        check_tally(tally, rules.ranking, rules.scoring)
    said(caught.value, language)
