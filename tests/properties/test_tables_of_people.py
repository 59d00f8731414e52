"""Any table of people under any goings and comings, late and repeated commands, and its clock.

REBELOTE_PROVE=1 runs the full sizes.
"""

import json
import os
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from rebelote.cards import CardSet, RebeloteError
from rebelote.rules import PASS, SEATS, Ruleset, Seat
from rebelote.tables import (
    ABANDONED,
    Act,
    Away,
    Command,
    Computer,
    DealNext,
    Empty,
    Event,
    Fill,
    Leave,
    NoReturnsLeft,
    NothingChanges,
    NotRevealed,
    NotYourSeat,
    Open,
    Pause,
    Person,
    Resign,
    Resume,
    Return,
    Reveal,
    Sit,
    Stale,
    Start,
    Table,
    TableClosed,
    TablePaused,
    TableView,
    Terms,
    TimeLeft,
    TimeUp,
    Undo,
    Wake,
    from_plain,
    to_plain,
)
from rebelote.tables.clock import MOVE, Speed
from rebelote.tables.company import Company
from rebelote.tables.fairness import commitment, shuffle, verify
from rebelote.tables.pot import Scheme, settle
from tests.properties.houses import houses
from tests.properties.secrets import cards_in, may_know

PROVE = os.environ.get("REBELOTE_PROVE") == "1"
GAMES, STEPS = (1000, 80) if PROVE else (12, 25)

SEEDS = st.integers(0, 2**32)
ANY_SEAT = st.sampled_from(SEATS)
STAND_IN = "rules@1"
STRANGER = "eve"


def player(seat: int) -> str:
    """Return who sat down at a seat."""
    return f"p{seat}"


def secret(number: int) -> str:
    """Return the secret of a deal, of which the table knows the commitment alone."""
    return f"{number:064x}"


def promise(number: int) -> str:
    """Return the commitment of a deal."""
    return commitment("t", number, secret(number))


class PeopleMachine(RuleBasedStateMachine):
    """Up to four people, a server that may be away for a while, and a clock that may lie.

    `away` are the seats that somebody has left at any time, `returning` those who wait to take
    theirs back, `old` is a command that was carried out.
    """

    table: Table

    @initialize(
        rules=houses(),
        persons=st.sets(ANY_SEAT, min_size=1),
        first=ANY_SEAT,
        speed=st.sampled_from(Speed),
        pot=st.sampled_from(Scheme),
        returns=st.integers(0, 3),
        stake=st.integers(0, 500),
    )
    def sit_down(
        self,
        rules: Ruleset,
        persons: set[Seat],
        first: Seat,
        speed: Speed,
        pot: Scheme,
        returns: int,
        stake: int,
    ) -> None:
        """Open a table, let people sit down one after another, and begin."""
        host, *others = sorted(persons)
        terms = Terms(player(host), stake, pot, speed, bot=STAND_IN, returns=returns)
        seats = [Person(player(host), "P") if seat == host else Empty() for seat in SEATS]
        four = (seats[0], seats[1], seats[2], seats[3])
        opening = Table.open(Open(rules, four, SEATS[0], terms, "t", promise(1)))
        self.now = 1000
        self.log: list[tuple[Event, int]] = [(opening, self.now)]
        self.table = Table.begin(opening, self.now)
        self.away: set[Seat] = set()
        self.returning: set[Seat] = set()
        self.old: Act | None = None
        for seat in others:
            self.submit(Sit(player(seat), "P", seat))
        for seat in set(SEATS) - persons:
            self.submit(Fill(player(host), seat, STAND_IN))
        self.submit(Start(player(host), first))
        self.persons = persons

    # --- the server ---------------------------------------------------------------------------

    def submit(self, command: Command) -> None:
        """Carry a command out as a server does, at the time it is."""
        for event in self.table.handle(command):
            self.table = self.table.fold(event, self.now)
            self.log.append((event, self.now))
        self.returning &= set(() if self.company is None else self.company.returning)

    @property
    def company(self) -> Company | None:
        """What people have among themselves."""
        return self.table.company

    @property
    def is_over(self) -> bool:
        """Whether there is nothing to do but to tell the last secret."""
        return self.table.closed is not None or self.table.match.is_over

    def refuses(self, command: Command, *errors: type[RebeloteError]) -> None:
        """Check that a command is refused by one of these errors, or by the end of the match."""
        with pytest.raises((*errors, TableClosed) if self.is_over else errors):
            self.table.handle(command)

    def author(self, seat: Seat) -> str:
        """Return who plays a seat, as the test has seen it."""
        return player(seat) if seat in self.persons - self.gone() else STAND_IN

    def gone(self) -> set[Seat]:
        """Return the seats that the computer plays for somebody."""
        assert self.company is not None
        return {seat for seat in self.away if self.company.stand_ins[seat] is not None}

    # --- what is allowed ----------------------------------------------------------------------

    @rule(seed=SEEDS, steps=st.integers(1, 40))
    def go_on(self, seed: int, steps: int) -> None:
        """Deal, act and tell secrets, so that deals and matches come to their end."""
        chance = Random(seed)
        for _ in range(steps):
            self.now += chance.randrange(3000)
            number = len(self.table.finished)
            if self.table.awaits_secret and self.table.closed is None:
                self.submit(Reveal(secret(number), promise(number + 1)))
            elif self.is_over or self.table.is_paused:
                return
            elif self.table.to_act is None:
                entropies = tuple(chance.choice(("", "ab" * 16)) for _ in SEATS)
                pack = shuffle(secret(number + 1), entropies)
                self.submit(DealNext(self.table.seq, pack, entropies))
            else:
                self.act(self.table.to_act, chance)

    def act(self, seat: Seat, chance: Random) -> None:
        """Do something legal for a seat; passing is rare."""
        assert self.table.deal is not None
        legal = list(self.table.deal.legal_actions())
        if PASS in legal and len(legal) > 1 and chance.random() < 0.6:
            legal.remove(PASS)
        self.old = Act(self.table.seq, seat, str(chance.choice(legal)), self.author(seat))
        self.submit(self.old)

    @rule(seat=ANY_SEAT)
    def leave(self, seat: Seat) -> None:
        """Leave, whoever sits there or not."""
        if self.is_over or seat not in self.persons:
            with pytest.raises(RebeloteError):
                self.table.handle(Leave(player(seat)))
        elif seat in self.gone() - self.returning:
            self.refuses(Leave(player(seat)), Away)
        else:
            self.submit(Leave(player(seat)))
            self.away.add(seat)
            self.returning.discard(seat)

    @precondition(lambda self: self.away)
    @rule(seat=ANY_SEAT)
    def come_back(self, seat: Seat) -> None:
        """Come back, as often as the table allows."""
        assert self.company is not None
        command = Return(player(seat))
        left = self.company.returns_left(seat)
        if self.is_over or seat not in self.persons:
            with pytest.raises(RebeloteError):
                self.table.handle(command)
        elif seat not in self.gone() or seat in self.returning:
            self.refuses(command, NothingChanges)
        elif not left:
            self.refuses(command, NoReturnsLeft)
        else:
            self.submit(command)
            assert self.company is not None
            if seat in self.company.returning:
                self.returning.add(seat)

    @precondition(lambda self: self.table.deadline() is not None)
    @rule(early=st.integers(1, 200_000), is_silent=st.booleans())
    def say_nothing(self, early: int, is_silent: bool) -> None:
        """Let the time of the person to act run, to its end or nearly."""
        deadline = self.table.deadline()
        assert deadline is not None
        self.refuses(TimeUp(deadline.seat, deadline.grace - early), TimeLeft)
        if is_silent:
            self.now = max(self.now, deadline.grace)
            self.submit(TimeUp(deadline.seat, self.now))
            self.away.add(deadline.seat)

    @rule(seat=ANY_SEAT, goes_on=st.booleans())
    def ask_for_a_pause(self, seat: Seat, goes_on: bool) -> None:
        """Ask for a pause or end it."""
        command = (Resume if goes_on else Pause)(player(seat))
        try:
            self.submit(command)
        except RebeloteError:
            return
        assert seat in self.table.present

    @rule(away=st.integers(0, 10**7))
    def lose_the_server(self, away: int) -> None:
        """Let the server be away: whoever is to act has the time they had."""
        if self.table.closed is not None:
            return
        before = self.table.deadline()
        assert self.company is not None
        last = self.company.clock.at
        self.now += away
        self.submit(Wake())
        after, now = self.table.deadline(), self.company.clock.at
        if before is not None:
            assert after is not None
            assert after.grace - now == before.grace - last

    @rule(back=st.integers(1, 10**6))
    def lie_about_the_time(self, back: int) -> None:
        """Let the clock go back: the next events come with the last one."""
        self.now -= back

    # --- what is not --------------------------------------------------------------------------

    @precondition(lambda self: self.old is not None)
    @rule()
    def send_again(self) -> None:
        """Send an old command: it is too late, or from somebody who is away by now."""
        assert self.old is not None
        self.refuses(self.old, Stale, Away, NotYourSeat, TablePaused)

    @precondition(lambda self: self.table.to_act is not None)
    @rule(seat=ANY_SEAT)
    def intrude(self, seat: Seat) -> None:
        """Act for a seat that somebody else plays."""
        turn = self.table.to_act
        assert turn is not None
        assert self.table.deal is not None
        action = str(self.table.deal.legal_actions()[0])
        for author in (player(seat), STRANGER if turn in self.table.present else player(seat)):
            if author != self.author(turn) and (author == STRANGER or seat in self.persons):
                command = Act(self.table.seq, turn, action, author)
                self.refuses(command, NotYourSeat, Away)

    @rule(seat=ANY_SEAT)
    def do_what_is_for_others(self, seat: Seat) -> None:
        """Undo, give up, sit down anew, deal before a secret is told: nothing of it is possible."""
        for command in (
            Undo(self.table.seq, player(seat)),
            Resign(player(seat)),
            Sit(STRANGER, "E", seat),
            Leave(STRANGER),
            Return(STRANGER),
            Pause(STRANGER),
        ):
            with pytest.raises(RebeloteError):
                self.table.handle(command)
        if self.table.awaits_secret and not self.table.is_paused:
            number = len(self.table.finished) + 1
            early = DealNext(self.table.seq, shuffle(secret(number)), ("",) * 4)
            self.refuses(early, NotRevealed)

    # --- what always holds --------------------------------------------------------------------

    @invariant()
    def somebody_plays_every_seat(self) -> None:
        """Persons who are there play their seats, the computer those of the others."""
        table = self.table
        assert set(table.persons) == self.persons
        for seat in SEATS:
            is_there = seat in table.present
            assert is_there is isinstance(table.player_of(seat), Person)
            if seat in self.persons and not is_there:
                assert table.player_of(seat) == Computer(STAND_IN)
        assert table.company is not None
        is_empty = not table.present and not table.company.returning
        assert (table.closed == ABANDONED) is is_empty
        assert not is_empty or table.to_act is None
        assert table.present or table.closed is not None or not table.is_paused

    @invariant()
    def time_is_only_ever_lost(self) -> None:
        """A reserve never grows, and only a person who is there has a deadline."""
        assert self.company is not None
        clock, deadline = self.company.clock, self.table.deadline()
        assert all(0 <= left <= 60_000 for left in clock.reserves)
        assert clock.since <= clock.at
        if deadline is not None:
            assert deadline.seat == self.table.to_act
            assert deadline.seat in self.table.present
            assert deadline.move == clock.since + MOVE[clock.speed]

    @invariant()
    def chips_are_neither_made_nor_lost(self) -> None:
        """Whatever happens next, the pot is paid out to the last chip."""
        stakes = self.table.stakes
        assert self.company is not None
        paid = settle(stakes, self.table.match.winner, Scheme(self.company.terms.pot))
        assert sum(paid.values()) == self.company.terms.stake * len(self.persons)
        if self.table.present:
            absent = {one.player for one in stakes if not one.is_present}
            assert not any(paid[one] for one in absent)

    @invariant()
    def nobody_sees_a_hidden_card(self) -> None:
        """Neither a seat nor a spectator, at any depth, and nobody sees a secret too early."""
        views: list[TableView] = [self.table.view(seat) for seat in SEATS]
        deal = self.table.deal
        known = [CardSet() if deal is None else may_know(deal, seat) for seat in SEATS]
        public = known[0] & known[1] & known[2] & known[3]
        for seen, allowed in zip((*views, self.table.watch()), (*known, public), strict=True):
            assert set(cards_in(seen)) <= set(allowed)
            assert seen.company is not None
            assert len(seen.proofs) <= len(self.table.finished)
            assert not any(one.player for one in seen.seats if isinstance(one, Person))

    def teardown(self) -> None:
        """Read the log again from its plain form, and redo every deal that was told."""
        if not hasattr(self, "persons"):
            return
        plain = json.loads(json.dumps([(one.kind, to_plain(one)) for one, _ in self.log]))
        events = [from_plain(kind, fields) for kind, fields in plain]
        assert Table.replay(events, [at for _, at in self.log]) == self.table
        if self.table.promises is not None and self.table.promises.proofs:
            assert verify(self.table.record()) == self.table.promises.proofs


PeopleMachine.TestCase.settings = settings(max_examples=GAMES, stateful_step_count=STEPS)
TestPeopleMachine = PeopleMachine.TestCase
