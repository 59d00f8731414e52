"""Matches that were played, for the tests of what reads them."""

from rebelote.cli.simulation import Task, play_task
from rebelote.match import replay_match
from rebelote.notation import parse_match
from rebelote.rules import Phase


def simulated(variant, wanted=lambda deal: deal.phase is Phase.OVER):
    """Return the record of a match and the index of its first deal that is as wanted."""
    for number in range(200):
        text = play_task(Task(variant, ("random@1",) * 4, "bad", number)).text
        (record,) = parse_match(text)
        _, deals = replay_match(record)
        for at, deal in enumerate(deals):
            if wanted(deal):
                return record, at, deal
    raise AssertionError("no such deal")
