"""Whole matches of people over a bad network: late, lost, doubled and overtaking commands.

REBELOTE_PROVE=1 plays 2,000 of them; one seed tells everything about a match.
"""

import json
import os
from collections import Counter
from random import Random
from typing import Final

import pytest

from rebelote.cards import CardSet, RebeloteError
from rebelote.rules import PASS, SEATS
from rebelote.rules.registry import ruleset, rulesets
from rebelote.tables import (
    ABANDONED,
    FINISHED,
    Act,
    Closed,
    Command,
    DealNext,
    Empty,
    Event,
    Leave,
    Open,
    Pause,
    Person,
    Resume,
    Return,
    Reveal,
    Sit,
    Start,
    Table,
    Terms,
    TimeUp,
    Wake,
    from_plain,
    to_plain,
)
from rebelote.tables.clock import Speed
from rebelote.tables.fairness import commitment, shuffle, verify
from rebelote.tables.pot import Scheme, refund, settle
from tests.properties.secrets import cards_in, may_know

PROVE = os.environ.get("REBELOTE_PROVE") == "1"
MATCHES: Final = 2000 if PROVE else 7
# How often all five views of a table are searched for hidden cards.
LOOK_EVERY: Final = 10

VARIANTS: Final = sorted(rulesets())
NAMES: Final = ("ada", "bea", "cid", "dan")
STAKE: Final = 50


class Server:
    """What a server does with a table of people: it knows commands by their ids, and the time."""

    def __init__(self, variant: str, chance: Random) -> None:
        self.chance = chance
        self.now = 0
        self.secret = ""
        speed, pot = chance.choice(list(Speed)), chance.choice(list(Scheme))
        terms = Terms("ada", STAKE, pot, speed, bot="rules@1", returns=chance.randrange(4))
        seats = (Person("ada", "A"), Empty(), Empty(), Empty())
        opening = Open(ruleset(variant), seats, SEATS[0], terms, "t", self.promise(1))
        opened = Table.open(opening)
        self.log: list[tuple[Event, int]] = [(opened, 0)]
        self.table = Table.begin(opened)
        self.known: set[str] = set()
        self.settled: list[dict[str, int]] = []
        self.refused: Counter[str] = Counter()

    def promise(self, number: int) -> str:
        """Draw the secret of a deal and return what is told of it."""
        self.secret = self.chance.randbytes(32).hex()
        return commitment("t", number, self.secret)

    def take(self, command_id: str, command: Command) -> None:
        """Carry a command out unless it is known, or count the error that refuses it."""
        if command_id in self.known:
            return
        try:
            events = self.table.handle(command)
        except RebeloteError as error:
            self.refused[error.code] += 1
            return
        assert events
        self.known.add(command_id)
        for event in events:
            self.table = self.table.fold(event, self.now)
            self.log.append((event, self.now))
        if self.table.closed is not None:
            self.settle()

    def settle(self) -> None:
        """Pay the pot out, as goes with the last event."""
        match, stakes = self.table.match, self.table.stakes
        assert self.table.company is not None
        pot = Scheme(self.table.company.terms.pot)
        is_played = self.table.closed == FINISHED
        self.settled.append(settle(stakes, match.winner, pot) if is_played else refund(stakes))

    def run(self) -> None:
        """Do what a server does by itself, if anything."""
        table, number = self.table, len(self.table.finished)
        deadline = table.deadline()
        if self.chance.random() < 0.002:
            self.take(f"wake:{table.seq}", Wake())
        elif table.awaits_secret:
            secret = self.secret
            self.take(f"reveal:{number}", Reveal(secret, self.promise(number + 1)))
        elif deadline is not None and self.now >= deadline.grace:
            self.take(f"timeout:{table.seq}", TimeUp(deadline.seat, self.now))
        elif table.is_started and (table.deal is None or table.deal.is_over):
            added = tuple(self.chance.choice(("", "ab" * 16)) for _ in SEATS)
            deal = DealNext(table.seq, shuffle(self.secret, added), added)
            self.take(f"deal:{table.seq}", deal)
        elif table.to_act is not None and table.to_act not in table.present:
            self.take(f"bot:{table.seq}", self.act("rules@1"))

    def act(self, author: str) -> Act:
        """Return something legal for the seat to act; passing is rare."""
        assert self.table.deal is not None
        assert self.table.to_act is not None
        legal = list(self.table.deal.legal_actions())
        if PASS in legal and len(legal) > 1 and self.chance.random() < 0.6:
            legal.remove(PASS)
        return Act(self.table.seq, self.table.to_act, str(self.chance.choice(legal)), author)


def wish(server: Server) -> Command | None:
    """Return what some person at the table, or a stranger, wants to do now."""
    chance, table = server.chance, server.table
    if chance.random() < 0.04:
        who = chance.choice((*NAMES, "eve"))
        return chance.choice((Leave, Return, Return, Pause, Resume, Resume))(who)
    if table.to_act is None:
        return Resume(chance.choice(NAMES)) if table.is_paused else None
    if chance.random() < 0.05:
        # Whoever it is, and whatever they hold.
        text = chance.choice(("Js", "7h!", "pass", "100H", "quack"))
        return Act(table.seq, chance.choice(SEATS), text, chance.choice(NAMES))
    if chance.random() < 0.02:
        server.now += chance.randrange(200_000)  # Silence.
        return None
    return server.act(NAMES[table.to_act])


def play(server: Server) -> None:
    """Let four people sit down and play to the end over a network that does what it likes."""
    chance, sent = server.chance, 0
    for seat in SEATS[1:]:
        server.take(f"sit{seat}", Sit(NAMES[seat], "P", seat))
    server.take("start", Start("ada", chance.choice(SEATS)))
    under_way: list[tuple[str, Command]] = []
    while server.table.closed is None:
        server.now += chance.randrange(-500, 2500)
        server.run()
        command = wish(server)
        if command is not None:
            sent += 1
            under_way += [(f"c{sent}", command)] * chance.choice((0, 1, 1, 1, 1, 2))
        while under_way and chance.random() < 0.8:
            server.take(*under_way.pop(chance.randrange(len(under_way))))
        if len(server.log) % LOOK_EVERY == 0:
            look(server.table)
    for late in under_way:
        server.take(*late)


def look(table: Table) -> None:
    """Search every view for cards that it should not have."""
    deal = table.deal
    known = [CardSet() if deal is None else may_know(deal, seat) for seat in SEATS]
    public = known[0] & known[1] & known[2] & known[3]
    views = [table.view(seat) for seat in SEATS]
    for seen, allowed in zip((*views, table.watch()), (*known, public), strict=True):
        assert set(cards_in(seen)) <= set(allowed)


@pytest.mark.parametrize("number", range(MATCHES))
def test_a_match_of_people_ends_once_and_pays_all_chips(number):
    """The log reads back to the same table, is closed once, and every told deal can be redone."""
    server = Server(VARIANTS[number % len(VARIANTS)], Random(number))
    play(server)
    table = server.table
    assert [type(event) is Closed for event, _ in server.log].count(True) == 1
    assert table.closed in (FINISHED, ABANDONED)
    (paid,) = server.settled
    assert sum(paid.values()) == STAKE * len(SEATS)
    assert set(paid) == set(NAMES)
    plain = json.loads(json.dumps([(one.kind, to_plain(one)) for one, _ in server.log]))
    events = [from_plain(kind, fields) for kind, fields in plain]
    assert Table.replay(events, [at for _, at in server.log]) == table
    assert len(verify(table.record())) == len(table.record().deals)
    assert {"Stale", "TableClosed"} & set(server.refused)
