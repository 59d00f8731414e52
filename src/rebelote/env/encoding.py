"""A view as a row of numbers: what a seat knows, from where it sits, and nothing else.

Seats are counted from the one that looks: itself, the next to play, its partner, the one before.
Teams are its own, then the other. Places of cards are card numbers; everything is 0 or 1 but the
points, which are whole numbers in card points or, where said, in marks.

Each of the latest calls is its seat (4), what it is (4: pass, bid, double, redouble), and a bid's
strain (6), points and capot (2).

What is left out: how the cards were dealt out, which announces count (their points are told), and
calls before the last sixteen.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from itertools import accumulate
from typing import Final, NamedTuple

from rebelote.cards import CARDS
from rebelote.engine import View
from rebelote.rules import CAPOT, SEATS, Bid, Call, Phase, Strain
from rebelote.rules.actions import Double, Level, Pass, Redouble
from rebelote.rules.declarations import Kind

CALLS: Final = 16
_CALL_SIZE: Final = 4 + 4 + len(Strain) + 2
LARGEST_COUNT: Final = 1000
"""Numbers of points may be larger than this, and below zero; nothing else may."""
_MOST: Final = 32767


class Field(NamedTuple):
    """Numbers that belong together: their shape row by row, the largest, what they are."""

    name: str
    shape: tuple[int, ...]
    high: int
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers they are."""
        size = 1
        for length in self.shape:
            size *= length
        return size


FIELDS: Final = (
    Field("phase", (len(Phase),), 1, "bidding, forced choice, play, passed out, over"),
    Field("first", (4,), 1, "the seat that speaks and leads first"),
    Field("to_act", (4,), 1, "the seat to act; none when the deal is over"),
    Field("hand", (32,), 1, "the cards held now"),
    Field("turned", (32,), 1, "the turned card"),
    Field("bidder", (4,), 1, "who made the standing bid, the taker once the auction is closed"),
    Field("strain", (len(Strain),), 1, "the strain of that bid"),
    Field("level", (2,), LARGEST_COUNT, "its points; 1 for capot"),
    Field("multiplier", (1,), 16, "1 until it is doubled"),
    Field(
        "calls",
        (CALLS, _CALL_SIZE),
        LARGEST_COUNT,
        "the latest first",
    ),
    Field("leaders", (8, 4), 1, "who led each trick, the one on the table included"),
    Field("tricks", (8, 32), 1, "the cards of each trick"),
    Field("played", (4, 32), 1, "the cards each seat has played"),
    Field("words", (32,), 1, "the cards played with belote or rebelote"),
    Field("announced", (4, len(Kind)), 4, "how many announces of each kind a seat has made"),
    Field("shown", (4, 32), 1, "the cards of announces on view"),
    Field("points", (2,), _MOST, "card points taken, without the last trick's ten"),
    Field("tricks_won", (2,), 8, "tricks taken"),
    Field("belote_points", (2,), _MOST, "points of belotes made"),
    Field("announce_points", (2,), _MOST, "points of announces that count"),
    Field("pending", (1,), _MOST, "points in suspense from earlier deals, in marks"),
    Field("is_last", (1,), 1, "whether the match ends with this deal"),
    Field("in_match", (1,), 1, "whether the deal is part of a match"),
    Field("scores", (2,), _MOST, "scores of the match before the deal, in marks"),
)
SIZE: Final = sum(field.size for field in FIELDS)
"""How many numbers a view becomes."""

_STARTS: Final = dict(
    zip(
        (field.name for field in FIELDS),
        accumulate((field.size for field in FIELDS), initial=0),
        strict=False,
    )
)
_CALL_KINDS: Final = (Pass, Bid, Double, Redouble)
_KINDS: Final = tuple(Kind)
_PHASES: Final = tuple(Phase)


def place_of(name: str) -> slice:
    """Return where the numbers of a field stand in the row."""
    start = _STARTS[name]
    return slice(start, start + next(field.size for field in FIELDS if field.name == name))


def highest() -> list[int]:
    """Return the largest number that may stand at each place of the row."""
    return [field.high for field in FIELDS for _ in range(field.size)]


def encode(view: View) -> array[float]:
    """Return a view as `SIZE` whole numbers, in the order of `FIELDS`."""
    row = array("f", bytes(4 * SIZE))
    me = view.seat
    _mark(row, "phase", [_PHASES.index(view.phase)])
    _mark(row, "first", [(view.first - me) & 3])
    if view.to_act is not None:
        _mark(row, "to_act", [(view.to_act - me) & 3])
    _mark(row, "hand", view.hand)
    if view.turned is not None:
        _mark(row, "turned", [view.turned])
    _put_auction(row, view)
    _put_play(row, view)
    for name, pair in (
        ("points", view.points),
        ("tricks_won", view.tricks_won),
        ("belote_points", view.belote_points),
        ("announce_points", view.announce_points),
        ("scores", view.scores or (0, 0)),
    ):
        start = _STARTS[name]
        row[start], row[start + 1] = pair[me & 1], pair[1 - (me & 1)]
    row[_STARTS["pending"]] = view.pending
    row[_STARTS["is_last"]] = int(view.is_last)
    row[_STARTS["in_match"]] = int(view.scores is not None)
    return row


def _mark(row: array[float], name: str, places: Iterable[int], at: int = 0) -> None:
    start = _STARTS[name] + at
    for place in places:
        row[start + place] = 1


def _put_auction(row: array[float], view: View) -> None:
    me = view.seat
    start = _STARTS["calls"]
    for seat, call in reversed(view.calls[-CALLS:]):
        row[start + ((seat - me) & 3)] = 1
        row[start + 4 + _kind_of(call)] = 1
        if isinstance(call, Bid):
            _put_bid(row, start + 8, call)
        start += _CALL_SIZE
    bids = [(seat, call) for seat, call in view.calls if isinstance(call, Bid)]
    if bids:
        bidder, bid = bids[-1]
        _mark(row, "bidder", [(bidder - me) & 3])
        _put_bid(row, _STARTS["strain"], bid)
    row[_STARTS["multiplier"]] = view.multiplier


def _kind_of(call: Call) -> int:
    return next(at for at, kind in enumerate(_CALL_KINDS) if isinstance(call, kind))


def _put_bid(row: array[float], start: int, bid: Bid) -> None:
    """Write strain, points and capot, which stand side by side."""
    row[start + bid.strain] = 1
    level: Level | None = bid.level
    if level == CAPOT:
        row[start + len(Strain) + 1] = 1
    elif isinstance(level, int):
        row[start + len(Strain)] = level


def _put_play(row: array[float], view: View) -> None:
    me = view.seat
    tricks = view.tricks if view.trick is None else (*view.tricks, view.trick)
    for number, trick in enumerate(tricks):
        _mark(row, "leaders", [(trick.leader - me) & 3], 4 * number)
        _mark(row, "tricks", trick.cards, 32 * number)
    for seat, card in view.played:
        _mark(row, "played", [card], 32 * ((seat - me) & 3))
    _mark(row, "words", view.words)
    for seat in SEATS:
        at = (seat - me) & 3
        start = _STARTS["announced"] + len(_KINDS) * at
        for kind in view.announced[seat]:
            row[start + _KINDS.index(kind)] += 1
        for cards in view.shown[seat]:
            _mark(row, "shown", cards, len(CARDS) * at)
