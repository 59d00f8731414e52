"""Any table of any house under any commands, with the journal that keeps it.

REBELOTE_PROVE=1 runs the full sizes.
"""

import os
import tempfile
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from rebelote.cards import CARDS, Card, RebeloteError
from rebelote.rules import SEATS, Ruleset, Seat
from rebelote.rules.actions import PLAYS, PLAYS_SAID
from rebelote.storage import Database, Guests, Journal, Outpaced
from rebelote.tables import (
    Act,
    BrokenLog,
    Closed,
    Command,
    Computer,
    DealNext,
    DealNotFinished,
    Event,
    NotAtTable,
    NothingToUndo,
    NotYourSeat,
    Open,
    Person,
    Resign,
    Stale,
    Table,
    TableClosed,
    Undo,
    UndoNotOffered,
)
from tests.properties.houses import houses, packs
from tests.properties.secrets import cards_in, may_know

PROVE = os.environ.get("REBELOTE_PROVE") == "1"
GAMES, STEPS = (400, 60) if PROVE else (20, 25)

SEEDS = st.integers(0, 2**32)
# Thousands of waits for a disk would prove nothing more: the kills are tested on one.
MEMORY = Path("/dev/shm")
ANY_SEAT = st.sampled_from(SEATS)
# Mostly one person: who plays with others takes nothing back.
PERSONS = st.one_of(*[ANY_SEAT.map(lambda seat: {seat})] * 3, st.sets(ANY_SEAT, min_size=2))
BOT = Computer("rules@1")
STRANGER = "eve"


class TableMachine(RuleBasedStateMachine):
    """One or more persons and their computers, and a server that may be restarted at any time.

    `table` is what the server holds in its memory, `log` what the test has seen happen, `known`
    the acknowledged commands with what they were answered, `stands` the tables before the
    person's actions.
    """

    table: Table

    @initialize(rules=houses(), first=ANY_SEAT, persons=PERSONS)
    def sit_down(self, rules: Ruleset, first: Seat, persons: set[Seat]) -> None:
        """Open a table for one person or several."""
        people = [Person(f"p{seat}", f"P{seat}") for seat in SEATS]
        seats = [people[seat] if seat in persons else BOT for seat in SEATS]
        self.folder = tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None)
        self.path = Path(self.folder.name) / "rebelote.db"
        self.database = Database(self.path)
        self.journal = Journal(self.database)
        _, guest = Guests(self.database).create(language="fr", at=0).result()
        opening = Table.open(Open(rules, (seats[0], seats[1], seats[2], seats[3]), first))
        self.table = Table.begin(opening)
        self.log: list[Event] = [opening]
        self.journal.open("t", guest.id, self.log, level="rules", at=0).result()
        self.known: dict[str, int] = {}
        self.stands: list[Table] = []

    # --- the server ---------------------------------------------------------------------------

    def submit(self, command: Command) -> None:
        """Carry a command out as a server does, and keep what was acknowledged."""
        before = self.table
        events = before.handle(command)
        for event in events:
            self.table = self.table.fold(event)
        command_id = f"c{len(self.known)}"
        seq = self.append(command_id, events, self.table)
        assert seq == self.table.seq == before.seq + len(events)
        self.log += events
        self.known[command_id] = seq
        if isinstance(command, Act) and before.persons == (command.seat,):
            self.stands.append(before)
        if len(self.table.finished) > len(before.finished):
            # Nobody returns into a deal whose cards are open.
            self.stands.clear()

    def append(self, command_id: str, events: tuple[Event, ...], table: Table) -> int:
        return self.journal.append("t", events, table, command_id=command_id, at=1).result()

    def refuses(self, command: Command, error: type[RebeloteError]) -> None:
        """Check that a command is refused by this error, or by the end of the match."""
        with pytest.raises(TableClosed if self.table.closed is not None else error):
            self.table.handle(command)

    def author(self, seat: Seat) -> str:
        occupant = self.table.seats[seat]
        return occupant.player if isinstance(occupant, Person) else BOT.bot

    def legal(self, chance: Random) -> Act:
        """Return something that the seat to act may do."""
        seat, deal = self.table.to_act, self.table.deal
        assert seat is not None
        assert deal is not None
        action = chance.choice(deal.legal_actions())
        return Act(self.table.seq, seat, str(action), self.author(seat))

    # --- what is allowed ----------------------------------------------------------------------

    @rule(pack=packs())
    def deal(self, pack: tuple[Card, ...]) -> None:
        """Ask for the next deal, whether it is time for it or not."""
        command = DealNext(self.table.seq, pack)
        if self.table.to_act is None and self.table.closed is None:
            self.submit(command)
        else:
            self.refuses(command, DealNotFinished)

    @precondition(lambda self: self.table.to_act is not None)
    @rule(seed=SEEDS, steps=st.integers(1, 30))
    def go_on(self, seed: int, steps: int) -> None:
        """Do several things by chance, so that deals and matches come to their end."""
        chance = Random(seed)
        for _ in range(steps):
            if self.table.to_act is not None:
                self.submit(self.legal(chance))

    @rule(who=st.integers(0, 11), times=st.integers(1, 9))
    def undo(self, who: int, times: int) -> None:
        """Take back, which one person alone may do until nothing is left."""
        persons = self.table.persons
        seat = SEATS[who] if who in SEATS else persons[who % len(persons)]
        for _ in range(times):
            command = Undo(self.table.seq, f"p{seat}")
            if not isinstance(self.table.seats[seat], Person):
                self.refuses(command, NotAtTable)
            elif len(self.table.persons) > 1:
                self.refuses(command, UndoNotOffered)
            elif not self.stands:
                self.refuses(command, NothingToUndo)
            elif self.table.closed is not None:
                self.refuses(command, TableClosed)
            else:
                self.submit(command)
                before = self.stands.pop()
                assert replace(self.table, seq=0) == replace(before, seq=0)

    @precondition(lambda self: len(self.log) > 40)
    @rule(seat=ANY_SEAT)
    def resign(self, seat: Seat) -> None:
        """Give the match up, now and then."""
        command = Resign(f"p{seat}")
        if self.table.closed is None and seat in self.table.persons:
            self.submit(command)
        else:
            self.refuses(command, NotAtTable)

    # --- what is not --------------------------------------------------------------------------

    @precondition(lambda self: self.table.to_act is not None)
    @rule(card=st.sampled_from(CARDS), says=st.booleans(), text=st.text(max_size=6))
    def try_something(self, card: Card, says: bool, text: str) -> None:
        """Try any card and any text: what is not legal is refused and changes nothing."""
        seat, deal = self.table.to_act, self.table.deal
        assert seat is not None
        assert deal is not None
        legal = [str(action) for action in deal.legal_actions()]
        for tried in (str((PLAYS_SAID if says else PLAYS)[card]), text):
            command = Act(self.table.seq, seat, tried, self.author(seat))
            if tried in legal:
                self.table.handle(command)
            elif tried == text:
                # Other spellings of something legal are read too.
                try:
                    (event, *_) = self.table.handle(command)
                except RebeloteError:
                    continue
                assert str(getattr(event, "action", "")) in legal
            else:
                with pytest.raises(RebeloteError):
                    self.table.handle(command)

    @precondition(lambda self: self.table.to_act is not None)
    @rule(seed=SEEDS, away=st.integers(-40, 40).filter(bool))
    def come_late(self, seed: int, away: int) -> None:
        """Answer another position than the one that stands."""
        command = self.legal(Random(seed))
        self.refuses(replace(command, seq=command.seq + away), Stale)

    @precondition(lambda self: self.table.to_act is not None)
    @rule(seed=SEEDS, seat=ANY_SEAT)
    def intrude(self, seed: int, seat: Seat) -> None:
        """Act for a seat that is another's."""
        command = self.legal(Random(seed))
        own = self.author(command.seat)
        is_computer = not isinstance(self.table.seats[command.seat], Person)
        for author in (STRANGER, f"p{seat}"):
            is_person = any(author == f"p{one}" for one in self.table.persons)
            if author != own and (is_person or not is_computer):
                self.refuses(replace(command, author=author), NotYourSeat)

    @precondition(lambda self: bool(self.known))
    @rule(choice=st.integers(0, 10_000))
    def send_again(self, choice: int) -> None:
        """Send an acknowledged command again: the answer is the same, and nothing is appended."""
        command_id, seq = sorted(self.known.items())[choice % len(self.known)]
        again = self.table.fold(Closed("x")) if self.table.closed is None else self.table
        assert self.append(command_id, (Closed("x"),), again) == seq
        assert self.journal.seq_of("t", command_id) == seq

    @rule()
    def append_in_the_wrong_place(self) -> None:
        """Append to a position that is gone: the journal refuses what would leave a gap."""
        with pytest.raises(Outpaced):
            self.append("late", (Closed("x"),), self.table)
        assert self.journal.seq_of("t", "late") is None

    @rule()
    def restart(self) -> None:
        """End the server and start another one on the same file."""
        self.database.close()
        self.database = Database(self.path)
        self.journal = Journal(self.database)
        assert self.journal.table("t") == self.table
        self.table = self.journal.table("t")

    # --- what always holds --------------------------------------------------------------------

    @invariant()
    def the_log_is_the_table(self) -> None:
        """What is on the disk has no gap and no double, and folds to what is in the memory."""
        entries = self.journal.read("t")
        assert [entry.seq for entry in entries] == list(range(1, self.table.seq + 1))
        assert [entry.event for entry in entries] == self.log
        assert Table.replay(self.log) == self.table

    @invariant()
    def every_card_is_there_once(self) -> None:
        """Hands and tricks of the deal on the table share no card, and their number is right."""
        deal = self.table.deal
        if deal is None:
            return
        tricks = deal.tricks if deal.trick is None else (*deal.tricks, deal.trick)
        cards = [card for trick in tricks for card in trick.cards]
        cards += [card for hand in deal.hands for card in hand]
        assert len(cards) == len(set(cards))
        assert deal.contract is None or len(cards) == 32

    @invariant()
    def nobody_sees_a_hidden_card(self) -> None:
        """Every card found in a view, at any depth, is one that the seat may know."""
        for seat in SEATS:
            seen = set(cards_in(self.table.view(seat)))
            assert seen <= (
                set() if self.table.deal is None else set(may_know(self.table.deal, seat))
            )

    @invariant()
    def what_cannot_follow_breaks_the_log(self) -> None:
        """The first event of another table never follows."""
        with pytest.raises(BrokenLog):
            self.table.fold(self.log[0])

    def teardown(self) -> None:
        """Close the database."""
        if hasattr(self, "database"):
            self.database.close()
            self.folder.cleanup()


TableMachine.TestCase.settings = settings(max_examples=GAMES, stateful_step_count=STEPS)
TestTableMachine = TableMachine.TestCase
