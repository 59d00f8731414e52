"""What stands at the head of the table: the match, its score, the contract."""

from __future__ import annotations

from rebelote.cli.session import Session
from rebelote.cli.sheet import say_scores
from rebelote.cli.words import word
from rebelote.notation.wording import (
    say_card_short,
    say_contract,
    say_phase,
    say_seat,
    say_title,
)
from rebelote.notation.wording.phrase import capital
from rebelote.rules import team_of

BETWEEN = " · "


def heading(session: Session, language: str) -> list[str]:
    """Return two lines: the match and its score; the contract, or what the auction is about."""
    match, person = session.match, session.seating.person
    view = session.current.view(person)
    scores = say_scores(match.scores, language, person, told=False)
    first = [*_names(session, language), scores, _length(session, language)]
    second = []
    if view.contract is not None:
        own = team_of(person)
        us, them = view.tricks_won[own], view.tricks_won[1 - own]
        contract = say_contract(view.contract, language, view.ruleset)
        taker = say_seat(view.contract.taker, language, view.seat, view.ruleset)
        second.append(word("contract_short", language, contract=contract, seat=taker))
        second.append(word("tricks", language, us=us, them=them))
    else:
        second.append(capital(say_phase(view.phase, language)))
        if view.turned is not None:
            second.append(word("turned", language, card=say_card_short(view.turned, language)))
    if match.pending:
        second.append(word("pending", language, points=match.pending))
    return [BETWEEN.join(first), BETWEEN.join(second)]


def tell_heading(session: Session, language: str) -> list[str]:
    """Return what a listener needs of it at the beginning of a deal."""
    match, person = session.match, session.seating.person
    length = [_length(session, language)]
    if match.pending:
        length.append(word("pending", language, points=match.pending))
    total = word("total", language, score=say_scores(match.scores, language, person, told=True))
    return [
        ", ".join(_names(session, language)),
        word("list", language, first=total, second=", ".join(length)),
    ]


def _names(session: Session, language: str) -> list[str]:
    number = word("deal", language, number=len(session.deals) + (session.deal is not None))
    return [say_title(session.ruleset, language), number]


def _length(session: Session, language: str) -> str:
    """Return how long the match is: so many deals, or a score to reach."""
    settings = session.ruleset.settings
    if "deals" in settings:
        played, deals = session.match.effective, settings["deals"].text
        return word("deals", language, played=played, deals=deals)
    return word("target", language, target=settings["target"].text)
