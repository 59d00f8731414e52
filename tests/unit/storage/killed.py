"""A process that keeps matches is killed again and again; whatever it acknowledged must be there.

Four guests have staked chips on every match, which its last event pays out: none may be lost.

`python -m tests.unit.storage.killed 50` kills it 50 times and prints a JSON object.
"""

import json
import signal
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from threading import Lock, Thread

from rebelote.rules import SEATS
from rebelote.rules.registry import rulesets
from rebelote.storage import Database, Guests, Journal, Ledger, Posting, audit
from rebelote.tables import Event, Table
from rebelote.tables.pot import Scheme, Stake, settle
from tests.unit.tables.seated import opened, played, step

SPEAKING = Lock()
AT_ONCE = 7
STAKE = 2
NEARLY = 16
LATEST = 1_000_000


@dataclass
class Findings:
    """What was seen: kills, acknowledged commands, events on the disk, and everything wrong."""

    kills: int = 0
    acknowledged: int = 0
    events: int = 0
    finished: int = 0
    settled: int = 0
    faults: list[str] = field(default_factory=list)


# --- the process that is killed -------------------------------------------------------------------


def unfinished(journal: Journal, guest: str) -> list[str]:
    """Return the guest's tables at which a match goes on, those last played first."""
    return [game.id for game in journal.listings(guest) if game.summary.closed is None]


def keep(path: Path, guest: str, seed: str) -> None:
    """Play at several tables by chance, all at once, and say what is acknowledged."""
    with Database(path) as database:
        journal = Journal(database)
        players = [
            Thread(target=play, args=(database, name, f"{seed}/{name}"))
            for name in unfinished(journal, guest)[:AT_ONCE]
        ]
        for player in players:
            player.start()
        for player in players:
            player.join()


def play(database: Database, name: str, seed: str) -> None:
    """Play on at a table; now and then send a command twice, as a page does."""
    chance, journal = Random(seed), Journal(database)
    table = journal.table(name)
    while table.closed is None:
        log: list[Event] = []
        after = step(table, chance, log)
        command_id = f"{seed}/{table.seq}"
        for _ in range(1 + (chance.random() < 0.2)):
            pay = payment(database, name, after) if after.closed is not None else None
            at = table.seq
            written = journal.append(name, log, after, command_id=command_id, at=at, also=pay)
            seq = written.result()
            with SPEAKING:
                print(name, seq, command_id, flush=True)
        table = after


def payment(database: Database, name: str, table: Table) -> Posting:
    """Return what pays the pot of a finished match out."""
    query = "SELECT player FROM stake WHERE table_id = ? ORDER BY player"
    payers = database.read(lambda connection: connection.execute(query, (name,)).fetchall())
    stakes = [Stake(payer, seat, STAKE) for (payer,), seat in zip(payers, SEATS, strict=False)]
    return Ledger.settle(name, settle(stakes, table.match.winner, Scheme.CASINO), at=table.seq)


# --- the one who kills ----------------------------------------------------------------------------


def run(rounds: int, path: Path, seed: int = 0) -> Findings:
    """Kill the process `rounds` times, each time at another moment; return what was found."""
    chance, findings = Random(seed), Findings()
    with Database(path) as database:
        guests = [Guests(database).create(language="en", at=0).result()[1].id for _ in SEATS]
        for guest in guests:
            Ledger(database).welcome(guest, at=0).result()
    guest = guests[0]
    acknowledged: dict[tuple[str, str], int] = {}
    for number in range(rounds):
        open_more(path, guests, number)
        before = len(acknowledged)
        kill_once(path, guest, f"{seed}/{number}", chance.randint(1, 150), acknowledged)
        findings.kills += len(acknowledged) > before
        examine(path, guest, acknowledged, findings)
    findings.acknowledged = len(acknowledged)
    return findings


def open_more(path: Path, guests: list[str], number: int) -> None:
    """Open a table of every variant, with the guests' stakes, when too few matches are going on.

    Every second time they are nearly over, so that pots are paid out under fire too.
    """
    is_short = number % 2 == 1
    with Database(path) as database:
        journal, ledger = Journal(database), Ledger(database)
        if is_short or len(unfinished(journal, guests[0])) < AT_ONCE:
            for variant in rulesets():
                log = nearly_over(variant) if is_short else opened(variant)[1]
                name = f"{variant}/{number}"
                # The latest come first when the process picks its tables.
                journal.open(name, guests[0], log, level="x", at=LATEST).result()
                for seq, guest in enumerate(guests):
                    database.write(ledger.sit(name, guest, STAKE, seq=seq, at=0)).result()


@cache
def nearly_over(variant: str) -> list[Event]:
    """Return the log of a match but for its last few events."""
    log: list[Event] = played(variant)[1]
    return log[:-NEARLY]


def kill_once(
    path: Path, guest: str, seed: str, after: int, acknowledged: dict[tuple[str, str], int]
) -> None:
    """Start the process, kill it after so many answers, and note all answers that it gave."""
    command = [sys.executable, "-m", "tests.unit.storage.killed", "--keep", str(path), guest, seed]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for count, line in enumerate(process.stdout, start=1):
            if line.endswith("\n"):
                name, seq, command_id = line.split()
                acknowledged.setdefault((name, command_id), int(seq))
                if acknowledged[name, command_id] != int(seq):
                    acknowledged[name, command_id] = -1
            if count == after:
                process.send_signal(signal.SIGKILL)


def examine(
    path: Path, guest: str, acknowledged: dict[tuple[str, str], int], findings: Findings
) -> None:
    """Look for gaps, doubles, logs that do not fold, and acknowledged commands that are lost."""
    findings.events = findings.finished = 0
    with Database(path) as database:
        journal = Journal(database)
        count_chips(database, findings)
        for game in journal.listings(guest):
            name, entries = game.id, journal.read(game.id)
            findings.events += len(entries)
            if [entry.seq for entry in entries] != list(range(1, len(entries) + 1)):
                findings.faults.append(f"{name}: a gap")
            table = Table.replay(entry.event for entry in entries)
            findings.finished += table.closed is not None
            if game.seq != table.seq:
                findings.faults.append(f"{name}: the index is at another event than the log")
            commands = [entry.command_id for entry in entries if entry.command_id is not None]
            if len(commands) != len(set(commands)):
                findings.faults.append(f"{name}: a command twice")
            kept = {entry.command_id: entry.seq for entry in entries}
            findings.faults += [
                f"{name}: {command_id} was acknowledged as {seq} and is {kept.get(command_id)}"
                for (where, command_id), seq in acknowledged.items()
                if where == name and kept.get(command_id) != seq
            ]


def count_chips(database: Database, findings: Findings) -> None:
    """Look for chips made or lost, and for matches that were not paid out once."""
    found = database.read(audit)
    findings.faults += map(str, found.faults)
    if found.house + found.players + found.escrow:
        findings.faults.append("chips were made or lost")
    query = (
        "SELECT (SELECT count(*) FROM transfer WHERE reason = 'settled'),"
        " (SELECT count(*) FROM game WHERE closed IS NOT NULL)"
    )
    findings.settled, closed = database.read(lambda one: one.execute(query).fetchone())
    if findings.settled != closed:
        findings.faults.append(f"{closed} matches over, {findings.settled} paid out")


def main(arguments: list[str]) -> None:
    """Be the one who is killed, or the one who kills."""
    if arguments[0] == "--keep":
        keep(Path(arguments[1]), arguments[2], arguments[3])
        return
    with tempfile.TemporaryDirectory() as folder:
        findings = run(int(arguments[0]), Path(folder) / "rebelote.db")
    for fault in findings.faults:
        print(fault)
    figure = (
        f"{findings.kills} kills, {findings.acknowledged} commands acknowledged, "
        f"{findings.events} events on the disk, {findings.finished} matches finished, "
        f"{findings.settled} pots paid out, "
        f"{len(findings.faults)} faults"
    )
    passed = not findings.faults and findings.kills == int(arguments[0])
    print(json.dumps({"figure": figure, "passed": passed}))


if __name__ == "__main__":
    main(sys.argv[1:])
