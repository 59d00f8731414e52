"""A match in progress as a `.belote` text, and back."""

from __future__ import annotations

from rebelote.bots import create
from rebelote.cards import RebeloteError
from rebelote.cli.session import Seating, Session
from rebelote.match import record_of_match, replay_match
from rebelote.notation import parse_match, print_match
from rebelote.rules import SEATS, Phase

PERSON = "you"


class NotOurGame(RebeloteError):
    """The file holds no game that a person can take up; parameters `path`, `problem`."""


def text_of(session: Session) -> str:
    """Return the match with the deal on the table, as it is kept between two sittings."""
    seating = session.seating
    deals = [*session.deals, session.deal] if session.deal is not None else session.deals
    first = deals[0].setup.first if deals else session.match.first
    tags = {f"Seat{seat}": name for seat, name in enumerate(seating.bots)}
    tags |= {f"Seat{seating.person}": PERSON, "Seed": seating.seed}
    return print_match(record_of_match(session.ruleset, deals, first, tags))


def session_from(text: str, path: object) -> Session:
    """Return the match that was kept; raises `NotOurGame` or the faults of the record."""
    records = parse_match(text)
    tags = records[-1].tags
    names = [tags.get(f"Seat{seat}", "") for seat in SEATS]
    if PERSON not in names or "Seed" not in tags:
        raise NotOurGame(path=path, problem="no seat of a person, or no seed")
    match, deals = replay_match(records[-1])
    person = SEATS[names.index(PERSON)]
    names[person] = names[(person + 2) & 3]
    first, second, third, fourth = (create(name, 0).name for name in names)
    seating = Seating(person, (first, second, third, fourth), tags["Seed"])
    if deals and deals[-1].phase not in (Phase.OVER, Phase.PASSED_OUT):
        return Session(seating, match, list(deals[:-1]), deals[-1])
    return Session(seating, match, list(deals))
