"""Tables of people for the tests."""

from random import Random

from rebelote.rules import PASS, SEATS, Declare, Phase
from rebelote.rules.registry import ruleset
from rebelote.tables import (
    Act,
    Computer,
    DealNext,
    Empty,
    Fill,
    Open,
    Person,
    Sit,
    Start,
    Table,
    Terms,
)
from rebelote.tables.fairness import commitment, shuffle

from .seated import pack_of

NAMES = ("ada", "bea", "cid", "dan")
ADA, BEA, CID, DAN = (Person(one, one.title()) for one in NAMES)
NOBODY = Empty()
BOT = Computer("rules@1")
TERMS = Terms("ada", stake=50, bot="rules@1")
SECRETS = tuple(f"{number:02x}" * 32 for number in range(40))


def told(table, *commands, at=0, log=None):
    """Return the table after commands at a time; the log takes events with their times."""
    for command in commands:
        for event in table.handle(command):
            table = table.fold(event, at)
            if log is not None:
                log.append((event, at))
    return table


def waiting(variant="bulgarian", seats=(ADA, NOBODY, NOBODY, NOBODY), terms=TERMS, **promised):
    """Return a table at which people sit down, and its log."""
    event = Table.open(Open(ruleset(variant), seats, SEATS[0], terms, **promised))
    return Table.begin(event), [(event, 0)]


def begun(variant="bulgarian", persons=4, first=0, terms=TERMS, log=None, **promised):
    """Return a table whose match has begun, with so many persons and computers after them."""
    table, start = waiting(variant, terms=terms, **promised)
    commands = [Sit(name, name.title(), seat) for name, seat in zip(NAMES, SEATS, strict=True)][1:]
    fills = [Fill("ada", seat, "rules@1") for seat in SEATS]
    seated = [*commands[: persons - 1], *fills[persons:]]
    if log is not None:
        log += start
    return told(table, *seated, Start("ada", SEATS[first]), log=log)


def in_auction(at=0, **how):
    """Return a table at its first call."""
    table = begun(**how)
    return told(table, DealNext(table.seq, pack_of(1)), at=at)


def author_of(table, seat):
    """Return who acts for a seat now."""
    player = table.player_of(seat)
    return player.player if isinstance(player, Person) else player.bot


def act(table, action=None, chance=None):
    """Return the command with which the seat to act does something legal."""
    seat, legal = table.to_act, list(table.deal.legal_actions())
    if chance is not None:
        if PASS in legal and len(legal) > 1 and chance.random() < 0.6:
            legal.remove(PASS)
        action = chance.choice(legal)
    return Act(table.seq, seat, str(legal[0] if action is None else action), author_of(table, seat))


def step(table, chance, at=0, log=None):
    """Return the table after the next deal, or after some legal action."""
    if table.to_act is None:
        return told(table, DealNext(table.seq, pack_of(chance.random())), at=at, log=log)
    return told(table, act(table, chance=chance), at=at, log=log)


def played_until(table, holds, seed=0, at=0, log=None):
    """Return the first table for which something holds, played on by chance."""
    chance = Random(seed)
    while not holds(table):
        table = step(table, chance, at, log)
    return table


def is_in_play(table):
    """Tell whether cards are being played."""
    return table.deal is not None and table.deal.phase is Phase.PLAY


def is_mid_trick(table):
    """Tell whether a trick has begun that is not complete."""
    return is_in_play(table) and bool(table.deal.trick.cards)


def may_declare(table):
    """Tell whether the seat to act may announce something."""
    return table.to_act is not None and any(
        isinstance(action, Declare) for action in table.deal.legal_actions()
    )


def promised(number=1):
    """Return what is told of a deal of the table `t` before it is dealt."""
    return commitment("t", number, SECRETS[number])


def fair_deal(table, number, entropies=("", "", "", "")):
    """Return the command that deals as was promised."""
    return DealNext(table.seq, shuffle(SECRETS[number], entropies), entropies)
