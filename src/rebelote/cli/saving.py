"""A match in progress as a `.belote` text, and back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum, auto

from rebelote.bots import create
from rebelote.cards import RebeloteError
from rebelote.cli import settings
from rebelote.cli.session import Seating, Session
from rebelote.cli.words import word
from rebelote.engine import Deal
from rebelote.match import Match, record_of_match, replay_match
from rebelote.notation import parse_match, print_match
from rebelote.rules import SEATS, Seat

PERSON = "you"


class Kept(Enum):
    """What stands in the file of a kept match."""

    UNTOUCHED = auto()  # The person has done nothing in it yet.
    UNFINISHED = auto()
    FINISHED = auto()


class NotOurGame(RebeloteError):
    """The file holds no game that a person can take up; parameters `path`, `problem`."""


def text_of(session: Session) -> str:
    """Return the match with the deal on the table, as it is kept between two sittings."""
    seating, deals = session.seating, session.all_deals
    first = deals[0].setup.first if deals else session.match.first
    tags = {f"Seat{seat}": name for seat, name in enumerate(seating.bots)}
    tags |= {f"Seat{seating.person}": PERSON, "Seed": seating.seed}
    return print_match(record_of_match(session.ruleset, deals, first, tags))


def session_from(text: str, path: object) -> Session:
    """Return the match that was kept; raises `NotOurGame` or the faults of the record."""
    records = parse_match(text)
    if len(records) > 1:
        raise NotOurGame(path=path, problem=word("several_matches", settings.language()))
    record = records[0]
    seating = _seating(record.tags, path)
    match, deals = replay_match(record)
    first = deals[0].setup.first if deals else match.first
    return Session.taken_up(seating, Match(match.ruleset, first), deals)


def is_game(text: str) -> bool:
    """Tell whether a text is one match in which a person sits, be it true or not."""
    try:
        records = parse_match(text)
    except RebeloteError:
        return False
    return len(records) == 1 and PERSON in _names(records[0].tags)


def state_of(text: str) -> Kept:
    """Return what a kept match is worth when another one begins."""
    if not is_game(text):
        # What is not ours, or cannot be read, may still be dear to somebody.
        return Kept.UNFINISHED
    try:
        record = parse_match(text)[-1]
        match, deals = replay_match(record)
    except RebeloteError:
        return Kept.UNFINISHED
    if match.is_over:
        return Kept.FINISHED
    seats = _names(record.tags)
    acted = {seats[seat] for deal in deals for seat in _actors(deal)}
    return Kept.UNFINISHED if PERSON in acted else Kept.UNTOUCHED


def _actors(deal: Deal) -> Iterator[Seat]:
    """Give the seats that have done something in a deal."""
    yield from (seat for seat, _ in deal.auction.calls)
    yield from (seat for seat, _ in deal.view(SEATS[0]).played)


def _names(tags: Mapping[str, str]) -> list[str]:
    return [tags.get(f"Seat{seat}", "") for seat in SEATS]


def _seating(tags: Mapping[str, str], path: object) -> Seating:
    names = _names(tags)
    if PERSON not in names or "Seed" not in tags:
        raise NotOurGame(path=path, problem=word("no_person", settings.language()))
    person = SEATS[names.index(PERSON)]
    names[person] = settings.BOT
    first, second, third, fourth = (create(name, 0).name for name in names)
    return Seating(person, (first, second, third, fourth), tags["Seed"])
