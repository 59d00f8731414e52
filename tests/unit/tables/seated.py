"""Tables for the tests: opened, played on by chance, seen by their logs."""

from random import Random

from rebelote.cards import CARDS
from rebelote.rules import PASS, SEATS
from rebelote.rules.registry import ruleset
from rebelote.tables import Act, Computer, DealNext, Open, Person, Table

ME = Person("ada", "Ada")
BOT = Computer("rules@1")


def pack_of(seed):
    """Return a pack shuffled by this seed."""
    pack = list(CARDS)
    Random(seed).shuffle(pack)
    return tuple(pack)


def opened(variant="bulgarian", first=0, seats=(ME, BOT, BOT, BOT)):
    """Return a table before its first deal, and its log."""
    event = Table.open(Open(ruleset(variant), seats, SEATS[first]))
    return Table.begin(event), [event]


def author_of(table, seat):
    """Return who may act for a seat."""
    occupant = table.seats[seat]
    return occupant.player if isinstance(occupant, Person) else occupant.bot


def act(table, action, seat=None):
    """Return the command with which the seat to act does something."""
    seat = table.to_act if seat is None else seat
    return Act(table.seq, seat, str(action), author_of(table, seat))


def after(table, command, log=None):
    """Return the table after a command, whose events are put at the end of the log."""
    for event in table.handle(command):
        table = table.fold(event)
        if log is not None:
            log.append(event)
    return table


def step(table, chance, log=None):
    """Return the table after the next deal, or after some legal action; passing is rare."""
    if table.to_act is None:
        return after(table, DealNext(table.seq, pack_of(chance.random())), log)
    legal = list(table.deal.legal_actions())
    if PASS in legal and len(legal) > 1 and chance.random() < 0.6:
        legal.remove(PASS)
    return after(table, act(table, chance.choice(legal)), log)


def played(variant="bulgarian", until=lambda table: table.closed is not None, seed=0, **opening):
    """Return the first table for which something holds, played on by chance, and its log."""
    chance = Random(f"{variant}/{seed}")
    table, log = opened(variant, **opening)
    while not until(table):
        table = step(table, chance, log)
    return table, log
