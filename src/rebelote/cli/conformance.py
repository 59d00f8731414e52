"""Run conformance vectors through the public engine (the kinds are those of RULES.md section 7)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rebelote.cards import CARDS, Card, CardSet, RebeloteError
from rebelote.engine import Deal, Trick
from rebelote.match import Match
from rebelote.rules import CAPOT, Bid, Call, Phase, Ruleset, Strain
from rebelote.rules.actions import DOUBLE, PASS, REDOUBLE
from rebelote.rules.belote import Manner, Pair
from rebelote.rules.declarations import maximal, points_of
from rebelote.rules.ranking import STRAIN_BY_LETTERS
from rebelote.rules.registry import ruleset
from rebelote.rules.scoring import Tally
from rebelote.rules.seating import SEATS, TEAMS

Fields = dict[str, Any]
Report = dict[str, Any]

# No match of a fixed number of deals is longer (RULES.md 3.7 knows twelve).
MOST_DEALS = 1000


class BadVector(RebeloteError):
    """A vector that cannot be run: unknown kind, unknown or broken field; `problem`."""


def run(vectors: Sequence[Mapping[str, Any]]) -> Report:
    """Return `{"passed", "failed", "failures"}` over all vectors; nothing is skipped."""
    failures: list[Fields] = []
    for place, vector in enumerate(vectors):
        name = vector.get("id", place) if isinstance(vector, dict) else place
        try:
            expected, got = _compare(vector)
        except Exception as error:
            # Whatever goes wrong, it is this vector's failure and the others still run.
            problem = str(error) if isinstance(error, RebeloteError) else repr(error)
            failures.append({"id": name, "expected": "a result", "got": problem})
            continue
        if expected != got:
            failures.append({"id": name, "expected": expected, "got": got})
    passed = len(vectors) - len(failures)
    return {"passed": passed, "failed": len(failures), "failures": failures}


def _compare(vector: Mapping[str, Any]) -> tuple[Fields, Fields]:
    """Return the expected fields and the engine's values of the same fields."""
    kind = KINDS.get(vector["kind"])
    if kind is None:
        raise BadVector(problem=f"unknown kind {vector['kind']!r}")
    rules = ruleset(vector["variant"])
    if vector.get("options"):
        rules = rules.with_options(**vector["options"])
    given = dict(vector["given"])
    got = kind(rules, given)
    if given:
        raise BadVector(problem=f"unknown given fields: {', '.join(given)}")
    expected = dict(vector["expect"])
    unknown = set(expected) - set(got)
    if unknown or not expected:
        raise BadVector(problem=f"unknown expected fields: {', '.join(sorted(unknown))}")
    if "legal" in expected:
        tens = vector["kind"] == "legal"
        expected["legal"] = sorted(
            one.replace("10", "T") if tens else one for one in expected["legal"]
        )
    if expected.get("contract") in STRAIN_BY_LETTERS:
        got["contract"] = got["contract"].lstrip("0123456789").removeprefix("capot")
    return expected, {name: got[name] for name in expected}


def _card(text: str) -> Card:
    """Read a card as the vectors write it: `10H`, `TH`, `JS`."""
    return Card.parse(text[:-1].replace("10", "T") + text[-1].lower())


def _strain(text: str) -> Strain:
    if text not in STRAIN_BY_LETTERS:
        raise BadVector(problem=f"unknown contract {text!r}")
    return STRAIN_BY_LETTERS[text]


def _call(text: str) -> Call:
    """Read a call: `pass`, `double`, `redouble`, `H`, `NT`, `100H`, `capotH`."""
    plain: dict[str, Call] = {"pass": PASS, "double": DOUBLE, "redouble": REDOUBLE}
    if text in plain:
        return plain[text]
    letters = text.lstrip("0123456789").removeprefix("capot")
    level = text[: len(text) - len(letters)]
    if level == CAPOT:
        return Bid(CAPOT, _strain(letters))
    return Bid(int(level) if level else None, _strain(letters))


def _upper(card: Card) -> str:
    return str(card).upper()


def _score(rules: Ruleset, given: Fields) -> Fields:
    last_deal = given.pop("last_deal", False)
    tally = Tally(
        strain=_strain(given.pop("contract")),
        taker_team=TEAMS[given.pop("taker_team")],
        card_points=_pair(given.pop("card_points")),
        last_trick=TEAMS[given.pop("last_trick")],
        tricks=_pair(given.pop("tricks", (4, 4))),
        announces=_pair(given.pop("announces", (0, 0))),
        belote=_pair(given.pop("belote", (0, 0))),
        level=given.pop("bid", None),
        multiplier=given.pop("double", 1),
        pending=given.pop("pending_in", 0),
        is_last=last_deal,
    )
    before = _pair(given.pop("scores_before", (0, 0)))
    score = rules.scoring.score(tally)
    after = Match(rules, scores=before, effective=_effective(rules, last_deal)).mark(score)
    return {
        "outcome": score.outcome.value,
        "totals": list(score.totals),
        "marks": list(score.marks),
        "pending_out": score.pending,
        "scores_after": list(after.scores),
        "game_over": after.is_over,
        "winner": after.winner,
    }


def _effective(rules: Ruleset, last_deal: bool) -> int:
    """Return a number of deals already played after which a deal is the last, or is not."""
    if not last_deal:
        return 0
    # Where a score ends the match, no deal is known to be the last and the number says nothing.
    return next((played for played in range(MOST_DEALS) if rules.winning.is_last(played)), 0)


def _pair(values: Sequence[int]) -> tuple[int, int]:
    first, second = values
    return first, second


def _trick_of(rules: Ruleset, given: Fields) -> Trick:
    plays = given.pop("trick")
    cards = tuple(_card(text) for _, text in plays)
    leader = plays[0][0] if plays else given.get("seat", 0)
    seats = [(leader + place) % 4 for place in range(len(plays))]
    if seats != [seat for seat, _ in plays]:
        raise BadVector(problem="the trick's seats are not in order of play")
    return Trick(rules, _strain(given.pop("contract")), SEATS[leader], cards)


def _legal(rules: Ruleset, given: Fields) -> Fields:
    trick = _trick_of(rules, given)
    if trick.to_act != given.pop("seat"):
        raise BadVector(problem="this seat does not play next on the trick")
    hand = CardSet.of(_card(text) for text in given.pop("hand"))
    return {"legal": sorted(_upper(card) for card in hand if not trick.refusal(hand, card))}


def _trick(rules: Ruleset, given: Fields) -> Fields:
    return {"winner": _trick_of(rules, given).winner}


def _announces(rules: Ruleset, given: Fields) -> Fields:
    strain = _strain(given.pop("contract"))
    hands = {int(seat): map(_card, cards) for seat, cards in given.pop("hands").items()}
    declaring = given.pop("declared_by_seats", list(range(4)))
    first = SEATS[given.pop("first_speaker")]
    points = [0, 0]
    if rules.announces.exist_at(strain):
        made = [
            maximal(CardSet.of(hands.get(seat, ()))) if seat in declaring else ()
            for seat in range(4)
        ]
        for seat, sets in enumerate(rules.announces.retained(made, strain, first)):
            points[seat % 2] += sum(map(points_of, sets))
    return {"retained": points}


def _belote(rules: Ruleset, given: Fields) -> Fields:
    plays = [(_card(text), word, Manner(how)) for text, word, how in given.pop("plays")]
    for _, word, _ in plays:
        if word not in (None, "belote", "rebelote"):
            raise BadVector(problem=f"unknown word {word!r}")
    hands = [CardSet.of(card for card, _, _ in plays), CardSet(0)]
    if not given.pop("same_hand", True):
        hands = [CardSet.of([card]) for card, _, _ in plays]
    pairs = rules.belote.pairs(tuple(hands), _strain(given.pop("contract")))
    return {"points": sum(_belote_points(rules, pair, plays) for pair in pairs)}


def _belote_points(rules: Ruleset, pair: Pair, plays: Sequence[tuple[Card, Any, Manner]]) -> int:
    """Play the cards of a pair; a word that the rules refuse is not said."""
    for card, word, manner in plays:
        says = word is not None and rules.belote.refusal(pair, card, manner) is None
        pair = rules.belote.after(pair, card, manner, says=says)
    return rules.belote.points(pair)


def _auction(rules: Ruleset, given: Fields) -> Fields:
    dealer = given.pop("dealer")
    pack = list(CARDS)
    turn_up = given.pop("turn_up", None)
    turned = None if turn_up is None else _card(turn_up)
    if turned is not None:
        place = 4 * rules.dealing.cards_before
        pack[place], pack[turned] = turned, pack[place]
    deal = Deal.start(rules, pack, SEATS[(dealer + 1) % 4])
    for seat, call in given.pop("calls"):
        deal = deal.apply(_call(call), SEATS[seat])
    contract, phase = deal.contract, deal.phase
    holder = [seat for seat, hand in enumerate(deal.hands) if turned is not None and turned in hand]
    legal = deal.auction.legal_calls()
    return {
        "phase": "redeal" if phase is Phase.PASSED_OUT else phase.value,
        "actor": deal.to_act,
        "legal": sorted(map(str, legal)),
        "contract": None if contract is None else str(Bid(contract.level, contract.strain)),
        "taker": None if contract is None else contract.taker,
        "double": deal.auction.standing.multiplier,
        "turn_up_to": holder[0] if holder else None,
        "hand_sizes": [len(hand) for hand in deal.hands],
        "next_dealer": (dealer + 1) % 4,
    }


KINDS: dict[str, Callable[[Ruleset, Fields], Fields]] = {
    "score": _score,
    "legal": _legal,
    "trick": _trick,
    "announces": _announces,
    "belote": _belote,
    "auction": _auction,
}
