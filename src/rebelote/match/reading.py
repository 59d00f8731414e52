"""Deals read from a text that is a match record, several of them, or a deal on each line."""

from __future__ import annotations

from rebelote.engine import Deal
from rebelote.match.replay import replay_match
from rebelote.notation import parse_deal, parse_match, replay
from rebelote.notation.errors import Fault, Place, RecordError, TooManyFaults, raise_faults
from rebelote.notation.match import MOST_FAULTS

_TAG = "["


def read_deals(text: str, letters: str = "en") -> list[Deal]:
    """Return the deals of match records, or of lines that are a deal each.

    Raises `BadRecord` or `FalseRecord` with all the faults found.
    """
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    deals: list[Deal] = []
    faults: list[Fault] = []
    if not lines or any(line.lstrip("\ufeff \t").startswith(_TAG) for _, line in lines):
        for record in parse_match(text, letters):
            try:
                deals.extend(replay_match(record)[1])
            except RecordError as error:
                faults += error.faults
    else:
        for number, line in lines:
            if len(faults) >= MOST_FAULTS:
                faults.append(Fault(Place("tags", "", 1, number), TooManyFaults(most=MOST_FAULTS)))
                break
            try:
                deals.append(replay(parse_deal(line, letters, number)))
            except RecordError as error:
                faults += error.faults
    raise_faults(faults)
    return deals
