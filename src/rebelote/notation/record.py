"""Records: what a line or a file says, parsed and not validated."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from rebelote.cards import CARDS, Card, CardSet
from rebelote.engine import Deal, View
from rebelote.notation.actions import Heard, Move, declare, print_call, print_move
from rebelote.notation.cards import HIDDEN_HAND, UNKNOWN, Hand, print_card, print_hand
from rebelote.notation.errors import (
    BadTag,
    BadTagValue,
    MissingTag,
    NoRulesetVersion,
    Place,
    UnknownFormat,
    Unreadable,
)
from rebelote.rules.actions import PLAYS, PLAYS_SAID, Action, Call
from rebelote.rules.belote import Say
from rebelote.rules.bidding import Phase
from rebelote.rules.dealing import HAND_SIZE
from rebelote.rules.declarations import Mode
from rebelote.rules.errors import RulesetError
from rebelote.rules.options import Packets
from rebelote.rules.registry import ruleset
from rebelote.rules.ruleset import Ruleset
from rebelote.rules.seating import SEATS, Seat, order_from

FORMAT: Final = 1
"""The version of the format that is written; a change of the notation gives it a new number."""

HIDDEN_STOCK: Final = (None,)
"""A stock of which nothing is known, not even how many cards it has."""

RULESET_FORM: Final = re.compile(r"[^\s()]+(?:\s*\([^()]*\))?")
"""What the text of a ruleset looks like, whether or not there is such a ruleset."""

known_ruleset = lru_cache(maxsize=256)(ruleset)
"""The ruleset that a text names; a file names the same one on every line."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where the parts of a record stood: by field, the column and the text of each element."""

    line: int = 0
    spots: Mapping[str, tuple[tuple[int, str], ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class DealRecord:
    """What a deal line says; `rebelote.notation.replay` checks it and gives the `Deal`.

    `hands` are those dealt before the auction, by seat. `turned` and `packets` are None where the
    line has none; a None in `stock` is an unknown card. `plays` holds cards and, before a seat's
    first card, its announces. `score` is the marks of both teams without pending points, None while
    the deal goes on. `source`, which two equal records may differ in, tells where things stood.
    """

    ruleset: str
    first: Seat
    hands: tuple[Hand, Hand, Hand, Hand]
    turned: Card | None = None
    stock: tuple[Card | None, ...] = ()
    packets: Packets | None = None
    pending: int = 0
    last: bool = False
    calls: tuple[Call, ...] = ()
    plays: tuple[Move, ...] = ()
    score: tuple[int, int] | None = None
    source: Source = field(default=Source(), compare=False, repr=False)

    @property
    def is_hidden(self) -> bool:
        """Whether the writer did not know all cards."""
        return (
            None in self.stock
            or any(hand.is_hidden for hand in self.hands)
            or any(isinstance(move, Heard) for move in self.plays)
        )

    def place(self, name: str, at: int = 0) -> Place:
        """Return the place of element `at` of a field: in the text read, else in the record."""
        spots = self.source.spots.get(name, ())
        if at < len(spots):
            column, token = spots[at]
            return Place(name, token, column, self.source.line)
        path = f"{name}/{at}" if name in ("hands", "stock", "calls", "plays") else name
        return Place(path, self._token(name, at), 0, self.source.line)

    def _token(self, name: str, at: int) -> str:
        value = getattr(self, name)
        if name == "hands":
            return print_hand(value[at])
        if name == "calls":
            return print_call(value[at])
        if name == "plays":
            return print_move(value[at])
        if name == "stock":
            return "".join(UNKNOWN if card is None else print_card(card) for card in value)
        return "" if value is None else print_marks(value) if name == "score" else str(value)


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """What a match says: tags in the order of writing, and deals; `match.replay_match` checks it.

    `Format`, `Ruleset` and `First` are always there; `Seat0` to `Seat3`, `Seed` and `Result` often;
    any other tag is kept.
    """

    tags: Mapping[str, str]
    deals: tuple[DealRecord, ...] = ()
    source: Source = field(default=Source(), compare=False, repr=False)

    def place(self, tag: str) -> Place:
        """Return the place of a tag: in the text read, else in the record."""
        spots = self.source.spots.get(tag)
        if spots is None:
            return Place(f"tags/{tag}", self.tags.get(tag, ""))
        line, token = spots[0]
        return Place(tag, token, 1, line)


TAGS: Final = ("Format", "Ruleset", "First", "Seat0", "Seat1", "Seat2", "Seat3", "Seed")
"""The tags with a meaning in the order of writing; then come others, then `Result`."""

RESULT: Final = "Result"
_MARKS = re.compile(r"-|[0-9]{1,6}-[0-9]{1,6}")

TAG_NAME: Final = r"[A-Za-z0-9_]+"
"""What the name of a tag looks like."""

# JSON can spell half of a character, which no file in UTF-8 can hold.
_HALF = re.compile("[\ud800-\udfff]")


def in_order(tags: Mapping[str, str]) -> dict[str, str]:
    """Return the tags in the order of writing."""
    names = [*TAGS, *(name for name in tags if name not in (*TAGS, RESULT)), RESULT]
    return {name: tags[name] for name in names if name in tags}


def check_tags(tags: Mapping[str, str]) -> Iterator[tuple[str, Unreadable]]:
    """Give what is wrong with the tags of a match, each with the tag's name."""
    if tags.get("Format", str(FORMAT)) != str(FORMAT):
        # What else such a record says may mean something else.
        yield "Format", UnknownFormat(format=tags["Format"], known=str(FORMAT))
        return
    for name in ("Format", "Ruleset", "First"):
        if name not in tags:
            yield name, MissingTag(tag=name)
    if "@" not in tags.get("Ruleset", "@"):
        yield "Ruleset", NoRulesetVersion(ruleset=tags["Ruleset"])
    if tags.get("First", "0") not in map(str, SEATS):
        yield "First", BadTagValue(tag="First", value=tags["First"])
    if not _MARKS.fullmatch(tags.get(RESULT, "-")):
        yield RESULT, BadTagValue(tag=RESULT, value=tags[RESULT])
    for name, value in tags.items():
        if re.fullmatch(TAG_NAME, name) is None:
            yield name, BadTag(text=name)
        if _HALF.search(value):
            yield name, BadTagValue(tag=name, value=ascii(value))


def print_marks(marks: tuple[int, int]) -> str:
    """Write the marks of both teams, `151-98`."""
    return f"{marks[0]}-{marks[1]}"


def seen_stock(stock: Iterable[Card | None]) -> tuple[Card | None, ...]:
    """Return a stock with one unknown card instead of nothing but unknown cards."""
    cards = tuple(stock)
    return HIDDEN_STOCK if cards and not any(card is not None for card in cards) else cards


def canonical_ruleset(text: str) -> tuple[str, Ruleset | None]:
    """Return a ruleset's text as the ruleset writes it; unknown ones only lose their spaces."""
    try:
        found = known_ruleset(text)
    except RulesetError:
        return "".join(text.split()), None
    return str(found), found


def usual_packets(rules: Ruleset | None, packets: Packets | None) -> Packets | None:
    """Return None for the packets a ruleset deals in when nothing is said."""
    return None if rules is not None and packets == rules.dealing.packets_before[0] else packets


def stock_size(rules: Ruleset) -> int:
    """Return how many cards a ruleset leaves undealt before the auction."""
    dealing = rules.dealing
    return len(CARDS) - 4 * dealing.cards_before - dealing.has_turned_card


def score_of(deal: Deal) -> tuple[int, int] | None:
    """Return the marks of a deal without pending points; nobody marks when all passed."""
    if not deal.is_over:
        return None
    return (0, 0) if deal.phase is Phase.PASSED_OUT else deal.score().own_marks


def record_of(deal: Deal) -> DealRecord:
    """Return the record of a deal, whatever its state."""
    setup = deal.setup
    layout = setup.layout
    declared: list[Move | None] = [None] * 4
    if setup.ruleset.announces.announce_mode is Mode.DECLARE:
        declared = [declare(sets) if sets else None for sets in deal.declared]
    tricks = deal.tricks if deal.trick is None else (*deal.tricks, deal.trick)
    played = [
        (trick.leader + at & 3, card) for trick in tricks for at, card in enumerate(trick.cards)
    ]
    said = deal.progress.said if deal.progress is not None else 0
    hands = [Hand.of(CardSet(hand)) for hand in layout.hands]
    return DealRecord(
        ruleset=str(setup.ruleset),
        first=setup.first,
        hands=(hands[0], hands[1], hands[2], hands[3]),
        turned=layout.turned,
        stock=layout.stock,
        packets=usual_packets(setup.ruleset, setup.packets),
        pending=setup.pending,
        last=setup.is_last,
        calls=tuple(call for _, call in deal.auction.calls),
        plays=_moves(setup.ruleset, played, CardSet(said), declared, deal.to_act),
        score=score_of(deal),
    )


def actions_of(deal: Deal) -> list[Action]:
    """Return everything that was done in a deal, in order."""
    record = record_of(deal)
    plays = [move for move in record.plays if not isinstance(move, Heard)]
    return [*record.calls, *plays]


def record_of_view(view: View) -> DealRecord:
    """Return the record that a seat could write: its own cards, and `?` for what it cannot see.

    Announces whose cards are not on view are written by their kinds. There is no score.
    """
    hands = [HIDDEN_HAND] * 4
    hands[view.seat] = Hand.of(view.dealt)
    heard: list[Move | None] = [None] * 4
    if view.ruleset.announces.announce_mode is Mode.DECLARE:
        for seat, kinds in enumerate(view.announced):
            if view.shown[seat]:
                heard[seat] = declare(view.shown[seat])
            elif kinds:
                heard[seat] = Heard(tuple(sorted(kinds)))
    return DealRecord(
        ruleset=str(view.ruleset),
        first=view.first,
        hands=(hands[0], hands[1], hands[2], hands[3]),
        turned=view.turned,
        stock=_stock_seen(view),
        packets=usual_packets(view.ruleset, view.packets),
        pending=view.pending,
        last=view.is_last,
        calls=tuple(call for _, call in view.calls),
        plays=_moves(view.ruleset, view.played, view.words, heard, view.to_act),
    )


def _stock_seen(view: View) -> tuple[Card | None, ...]:
    """Return the stock with the cards that came to the seat, in the order of its hand.

    Within its packet of the stock nobody remembers an order, and none matters.
    """
    dealing = view.ruleset.dealing
    own = CardSet.of(card for seat, card in view.played if seat == view.seat) | view.hand
    new = own - view.dealt
    if view.turned is not None:
        new -= 1 << view.turned
    if not new:
        return HIDDEN_STOCK if stock_size(view.ruleset) else ()
    taker = view.contract.taker if view.contract is not None else view.to_act
    stock: list[Card | None] = []
    for seat in order_from(view.first):
        share = HAND_SIZE - dealing.cards_before - (view.turned is not None and seat == taker)
        stock += Hand.of(new).cards if seat == view.seat else [None] * share
    return tuple(stock)


def _moves(
    rules: Ruleset,
    played: Iterable[tuple[int, Card]],
    words: CardSet,
    declared: list[Move | None],
    to_act: Seat | None,
) -> tuple[Move, ...]:
    """Return cards in order, each seat's announces before its first card.

    Words that nobody has to say are not written.
    """
    if rules.belote.belote_say is Say.AUTO:
        words = CardSet(0)
    waiting = list(declared)
    moves: list[Move] = []
    for seat, card in played:
        made = waiting[seat]
        if made is not None:
            moves.append(made)
            waiting[seat] = None
        moves.append((PLAYS_SAID if card in words else PLAYS)[card])
    pending = waiting[to_act] if to_act is not None else None
    return tuple(moves) if pending is None else (*moves, pending)
