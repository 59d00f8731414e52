"""What is true of a ruleset, and the numbers of its lessons: all of it asked of the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache

from rebelote.cards import CardSet, Rank
from rebelote.rules import CAPOT, Ruleset, Strain, Tally
from rebelote.rules.belote import BELOTE_POINTS
from rebelote.rules.dealing import HAND_SIZE
from rebelote.rules.declarations import points_of
from rebelote.rules.scoring import Outcome, Score
from rebelote.rules.scoring.sheet import LAST_TRICK_POINTS
from rebelote.rules.seating import TEAMS

TAKERS, DEFENCE = TEAMS
# The bid of the examples, or the one next to it that the rules offer.
_USUAL_BID = 100
# So low a bid asks for nothing but the cards.
_LOWEST_BID = 10

# One announce of each worth.
RUNS = {"tierce": "AsKsQs", "fifty": "AsKsQsJs", "hundred": "AsKsQsJsTs"}
CARRES = {"carre_jacks": "JsJhJdJc", "carre_nines": "9s9h9d9c", "carre": "AsAhAdAc"}
_KINDS = {"suit": Strain.HEARTS, "no_trump": Strain.NO_TRUMP, "all_trump": Strain.ALL_TRUMP}
_FAMILIES = ("bidding", "scoring", "winning")


@lru_cache(maxsize=64)
def facts_of(ruleset: Ruleset) -> frozenset[str]:
    """Return what is true of a ruleset: names of families, `option=value`, and a few of its own.

    These are `announces`, `suit`, `no_trump`, `all_trump`, `doubling`, `bids`, `turned`, `hidden`,
    `whole`, `tie` and `failure=word`.
    """
    facts = {type(getattr(ruleset, part)).__name__ for part in _FAMILIES}
    facts |= {f"{name}={one.text}" for name, one in ruleset.settings.items()}
    facts.add(f"failure={ruleset.words.failure}")
    dealing, strains = ruleset.dealing, ruleset.bidding.strains
    named = {
        "announces": ruleset.announces.announces,
        "suit": any(one.is_suit for one in strains),
        "no_trump": Strain.NO_TRUMP in strains,
        "all_trump": Strain.ALL_TRUMP in strains,
        "doubling": "double_multiplier" in ruleset.settings,
        "bids": ruleset.scoring.needs_level,
        "turned": dealing.has_turned_card,
        "hidden": dealing.cards_before < HAND_SIZE and not dealing.has_turned_card,
        "whole": dealing.cards_before == HAND_SIZE,
        "tie": _score(ruleset, _half(ruleset)).outcome is Outcome.TIE,
    }
    return frozenset(facts | {name for name, is_true in named.items() if is_true})


def is_met(when: tuple[str, ...], facts: frozenset[str]) -> bool:
    """Tell whether all of these facts hold; one with `!` before it must not."""
    return all((one.removeprefix("!") in facts) is not one.startswith("!") for one in when)


@lru_cache(maxsize=64)
def figures_of(ruleset: Ruleset) -> Mapping[str, object]:
    """Return the numbers that the texts of a lesson may name, by name."""
    facts = facts_of(ruleset)
    found: dict[str, object] = {"last_trick": LAST_TRICK_POINTS, "pair_points": BELOTE_POINTS}
    found |= _cards(ruleset) | _announces()
    rest = HAND_SIZE - ruleset.dealing.cards_before
    found |= {"rest": rest, "rest_taker": rest - 1}
    settings = ruleset.settings
    found |= {name: settings[name].text for name in ("bid_step",) if name in settings}
    found |= _marks_of_bids(ruleset) if "bids" in facts else _marks(ruleset)
    if "unit=bg" in facts:
        found |= _clash(ruleset)
    return found


def _cards(ruleset: Ruleset) -> dict[str, object]:
    ranking = ruleset.ranking
    found: dict[str, object] = {}
    for name, strain in _KINDS.items():
        cards = _pack(ruleset, strain)
        found[f"{name}_cards"] = cards
        found[f"{name}_total"] = cards + LAST_TRICK_POINTS
    trump = dict(zip(ranking.trump_order, ranking.trump_points, strict=True))
    found["trump_jack"], found["trump_nine"] = trump[Rank.JACK], trump[Rank.NINE]
    found["jack_nine"] = trump[Rank.JACK] + trump[Rank.NINE]
    return found


def _announces() -> dict[str, object]:
    return {name: points_of(CardSet.parse(one)) for name, one in (RUNS | CARRES).items()}


def _pack(ruleset: Ruleset, strain: Strain) -> int:
    return sum(ruleset.ranking.tables[strain].points)


def _score(ruleset: Ruleset, tally: Tally) -> Score:
    return ruleset.scoring.score(tally)


def _half(ruleset: Ruleset) -> Tally:
    """Return the deal in which both sides have the same points, the last trick being the takers'.

    The level is the lowest where bids have one.
    """
    pack = _pack(ruleset, Strain.HEARTS)
    half = (pack + LAST_TRICK_POINTS) // 2
    levels = getattr(ruleset.bidding, "levels", (None,))
    cards = (half - LAST_TRICK_POINTS, half)
    return Tally(Strain.HEARTS, TAKERS, cards, TAKERS, level=levels[0])


def _shared(ruleset: Ruleset, takers: int, tally: Tally) -> Tally:
    """Return a deal like another, in which the takers have so many points, the last trick's too."""
    own = takers - LAST_TRICK_POINTS
    return replace(tally, card_points=(own, _pack(ruleset, tally.strain) - own))


def _least_made(ruleset: Ruleset, tally: Tally) -> int:
    """Return the fewest points of cards, last trick included, with which the contract is made."""
    total = _pack(ruleset, tally.strain) + LAST_TRICK_POINTS
    made = (
        points
        for points in range(LAST_TRICK_POINTS, total)
        if _score(ruleset, _shared(ruleset, points, tally)).outcome is Outcome.MADE
    )
    return next(made)


def _swept(ruleset: Ruleset, tally: Tally) -> Tally:
    """Return a deal like another, in which the takers won all the tricks."""
    return replace(tally, card_points=(_pack(ruleset, tally.strain), 0), tricks=(8, 0))


def _marks(ruleset: Ruleset) -> dict[str, object]:
    """Return what contracts without levels need and bring."""
    tie = _half(ruleset)
    pair = replace(tie, belote=(BELOTE_POINTS, 0))
    least, total = _least_made(ruleset, tie), _pack(ruleset, tie.strain) + LAST_TRICK_POINTS
    failed = _score(ruleset, _shared(ruleset, total - least, tie))
    made = _score(ruleset, _shared(ruleset, least, tie))
    return {
        "least_made": least,
        "least_made_pair": _least_made(ruleset, pair) + BELOTE_POINTS,
        "suit_total_pair": total + BELOTE_POINTS,
        "half": total // 2,
        "half_pair": (total + BELOTE_POINTS) // 2,
        "tie_total": total // 2,
        "failed_marks": failed.marks[DEFENCE],
        "deal_marks": sum(made.marks),
        "sweep_marks": _score(ruleset, _swept(ruleset, tie)).marks[TAKERS],
    }


def usual_bid(ruleset: Ruleset) -> int:
    """Return the bid in points that the examples of a ruleset with bids are about."""
    levels = getattr(ruleset.bidding, "levels", ())
    numbers = [one for one in levels if isinstance(one, int)]
    return min(numbers, key=lambda one: abs(one - _USUAL_BID), default=_USUAL_BID)


def _marks_of_bids(ruleset: Ruleset) -> dict[str, object]:
    """Return what bids in points need and bring."""
    lowest, bid = _half(ruleset), usual_bid(ruleset)
    enough = min(max(bid, _USUAL_BID), _pack(ruleset, lowest.strain)) + LAST_TRICK_POINTS
    usual = _shared(ruleset, enough, replace(lowest, level=bid))
    made, swept = _score(ruleset, usual), _swept(ruleset, usual)
    failed = _score(ruleset, _shared(ruleset, _USUAL_BID // 2, usual)).marks[DEFENCE]
    sweep = _score(ruleset, swept).marks[TAKERS]
    return {
        "bid_cards": _least_made(ruleset, replace(lowest, level=_LOWEST_BID)),
        "usual_bid": bid,
        "usual_points": enough,
        "usual_marks": made.marks[TAKERS],
        "usual_defence": made.marks[DEFENCE],
        "failed_marks": failed,
        "failed_cards": failed - bid,
        "sweep_marks": sweep,
        "sweep_cards": sweep - bid,
        "sweep_bid_marks": _score(ruleset, replace(swept, level=CAPOT)).marks[TAKERS],
    }


def clashes(ruleset: Ruleset) -> Iterator[Tally]:
    """Give deals that are made, whose totals both end in 6."""
    tie = _half(ruleset)
    for takers in range(LAST_TRICK_POINTS, _pack(ruleset, tie.strain) + LAST_TRICK_POINTS):
        tally = _shared(ruleset, takers, tie)
        score = _score(ruleset, tally)
        if score.outcome is Outcome.MADE and all(one % 10 == 6 for one in score.totals):
            yield tally


def _clash(ruleset: Ruleset) -> dict[str, object]:
    """Return two totals that end in 6, and their marks."""
    score = _score(ruleset, next(clashes(ruleset)))
    (low, low_marks), (high, high_marks) = sorted(zip(score.totals, score.marks, strict=True))
    return {
        "clash_low": low,
        "clash_high": high,
        "clash_low_marks": low_marks,
        "clash_high_marks": high_marks,
    }
