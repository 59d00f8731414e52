"""A process that keeps matches is killed again and again; whatever it acknowledged must be there.

`python -m tests.unit.storage.killed 50` kills it 50 times and prints a JSON object.
"""

import json
import signal
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from threading import Lock, Thread

from rebelote.rules.registry import rulesets
from rebelote.storage import Database, Guests, Journal
from rebelote.tables import Event, Table
from tests.unit.tables.seated import opened, step

SPEAKING = Lock()


@dataclass
class Findings:
    """What was seen: kills, acknowledged commands, events on the disk, and everything wrong."""

    kills: int = 0
    acknowledged: int = 0
    events: int = 0
    finished: int = 0
    faults: list[str] = field(default_factory=list)


# --- the process that is killed -------------------------------------------------------------------


def keep(path: Path, seed: str) -> None:
    """Play a match at each table by chance, all at once, and say what is acknowledged."""
    with Database(path) as database:
        journal = Journal(database)
        players = [
            Thread(target=play, args=(journal, name, f"{seed}/{name}")) for name in rulesets()
        ]
        for player in players:
            player.start()
        for player in players:
            player.join()


def play(journal: Journal, name: str, seed: str) -> None:
    """Play on at a table; now and then send a command twice, as a page does."""
    chance = Random(seed)
    table = journal.table(name)
    while table.closed is None:
        log: list[Event] = []
        after = step(table, chance, log)
        command_id = f"{seed}/{table.seq}"
        for _ in range(1 + (chance.random() < 0.2)):
            written = journal.append(name, log, after, command_id=command_id, at=table.seq)
            seq = written.result()
            with SPEAKING:
                print(name, seq, command_id, flush=True)
        table = after


# --- the one who kills ----------------------------------------------------------------------------


def run(rounds: int, path: Path, seed: int = 0) -> Findings:
    """Kill the process `rounds` times, each time at another moment; return what was found."""
    chance, findings = Random(seed), Findings()
    with Database(path) as database:
        _, guest = Guests(database).create(language="en", at=0).result()
        for name in rulesets():
            log = opened(name)[1]
            Journal(database).open(name, guest.id, log, level="x", at=0).result()
    acknowledged: dict[tuple[str, str], int] = {}
    for number in range(rounds):
        kill_once(path, f"{seed}/{number}", chance.randint(1, 150), acknowledged)
        findings.kills += 1
        examine(path, acknowledged, findings)
    findings.acknowledged = len(acknowledged)
    return findings


def kill_once(path: Path, seed: str, after: int, acknowledged: dict[tuple[str, str], int]) -> None:
    """Start the process, kill it after so many answers, and note all answers that it gave."""
    command = [sys.executable, "-m", "tests.unit.storage.killed", "--keep", str(path), seed]
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


def examine(path: Path, acknowledged: dict[tuple[str, str], int], findings: Findings) -> None:
    """Look for gaps, doubles, logs that do not fold, and acknowledged commands that are lost."""
    findings.events = findings.finished = 0
    with Database(path) as database:
        journal = Journal(database)
        for name in rulesets():
            entries = journal.read(name)
            findings.events += len(entries)
            if [entry.seq for entry in entries] != list(range(1, len(entries) + 1)):
                findings.faults.append(f"{name}: a gap")
            table = Table.replay(entry.event for entry in entries)
            findings.finished += table.closed is not None
            if journal.listing(name).seq != table.seq:
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


def main(arguments: list[str]) -> None:
    """Be the one who is killed, or the one who kills."""
    if arguments[0] == "--keep":
        keep(Path(arguments[1]), arguments[2])
        return
    with tempfile.TemporaryDirectory() as folder:
        findings = run(int(arguments[0]), Path(folder) / "rebelote.db")
    for fault in findings.faults:
        print(fault)
    figure = (
        f"{findings.kills} kills, {findings.acknowledged} commands acknowledged, "
        f"{findings.events} events on the disk, {len(findings.faults)} faults"
    )
    passed = not findings.faults and findings.acknowledged > 0
    print(json.dumps({"figure": figure, "passed": passed}))


if __name__ == "__main__":
    main(sys.argv[1:])
