"""Random deals and sessions for the tests of the command line."""

import io
from random import Random

from rich.console import Console

from rebelote.bots import Guarded, create
from rebelote.cards import CARDS
from rebelote.cli import settings
from rebelote.cli.session import Seating, Session
from rebelote.engine import Deal
from rebelote.match import Match
from rebelote.rules import PASS, SEATS
from rebelote.rules.registry import ruleset, rulesets

LANGUAGES = settings.LANGUAGES
VARIANTS = sorted(rulesets())


def states(variant, seed=0):
    """Give every state of a deal played at random, from the deal to its end.

    Passing is rare, so that the deal gets a contract.
    """
    random = Random(f"{variant}/{seed}")
    pack = list(CARDS)
    random.shuffle(pack)
    deal = Deal.start(ruleset(variant), pack, SEATS[random.randrange(4)])
    yield deal
    while not deal.is_over:
        legal = list(deal.legal_actions())
        if PASS in legal and len(legal) > 1 and random.random() < 0.6:
            legal = [action for action in legal if action is not PASS]
        deal = deal.apply(random.choice(legal))
        yield deal


def passing(variant):
    """Give every state of a deal in which everybody passes as long as that is allowed."""
    deal = next(states(variant))
    yield deal
    while PASS in deal.legal_actions():
        deal = deal.apply(PASS)
        yield deal


def finished(variant, seed=0):
    """Return a deal played at random to its last card."""
    for number in range(seed, seed + 50):
        *_, deal = states(variant, number)
        if deal.contract is not None:
            return deal
    raise AssertionError("no deal with a contract")


def new_session(variant="bulgarian", seed="x", person=0, bots="rules@1", first=0):
    """Return a session at its first deal."""
    seating = Seating(SEATS[person], (bots,) * 4, seed)
    return Session(seating, Match(ruleset(variant), SEATS[first]))


def advance(session, random=None):
    """Let the bots act until it is the person's turn or the deal is over."""
    while not session.current.is_over and not session.is_persons_turn:
        session.act(session.bots_action())
    return session


def sensible(session):
    """Return what a club player would do in the person's place, without any search."""
    view = session.current.view(session.seating.person)
    return Guarded(create("rules", 0)).decide(view)


def act_sensibly(session):
    """Act for the person as a club player would, then let the bots act."""
    session.act(sensible(session))
    return advance(session)


def play_on(session, deals):
    """Play whole deals sensibly, up to a person's turn of the next deal."""
    while len(session.deals) < deals and session.deal is not None:
        advance(session)
        if session.current.is_over:
            session.finish_deal()
            if not session.match.is_over:
                session.start_deal()
        else:
            session.act(sensible(session))
    return session


def screen(width=80, height=24, colour=None):
    """Return a console that writes to a text, and the text."""
    text = io.StringIO()
    console = Console(
        file=text,
        width=width,
        height=height,
        force_terminal=colour is not None,
        color_system=colour,
        legacy_windows=False,
    )
    return console, text
