"""Match files: `[Tag "value"]` lines, then numbered deal lines; a file may hold many matches."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field

from rebelote.notation.errors import (
    BadDealNumber,
    BadRecord,
    BadTag,
    Fault,
    NoMatchHere,
    Place,
    RepeatedTag,
    TooManyFaults,
    UnknownFormat,
    raise_faults,
)
from rebelote.notation.line import parse_deal, print_deal
from rebelote.notation.record import (
    FORMAT,
    TAG_NAME,
    DealRecord,
    MatchRecord,
    Source,
    canonical_ruleset,
    check_tags,
    in_order,
)

_TAG = re.compile(rf'\[\s*({TAG_NAME})\s+(".*")\s*\]', re.ASCII)
_DEAL = re.compile(r"([0-9]{1,9})\.\s")

# Nobody reads more, and a file that is something else altogether has as many as lines.
MOST_FAULTS = 10_000

# Editors on some systems begin a file with this invisible mark.
_MARK = "\ufeff"


def parse_match(text: str, letters: str = "en") -> tuple[MatchRecord, ...]:
    """Read the matches of a `.belote` text; raises `BadRecord` with all the faults found.

    After `MOST_FAULTS` of them the rest of the text is not read, and the last fault says so.
    """
    drafts: list[_Draft] = []
    faults: list[Fault] = []
    in_earlier = 0
    for number, line in enumerate(text.removeprefix(_MARK).split("\n"), start=1):
        tag = _TAG.fullmatch(line.strip())
        deal = _DEAL.match(line.strip() + " ")
        if not line.strip():
            continue
        if drafts and in_earlier + len(drafts[-1].faults) >= MOST_FAULTS:
            faults.append(Fault(Place("tags", "", 1, number), TooManyFaults(most=MOST_FAULTS)))
            break
        if not drafts or (tag is not None and drafts[-1].is_closed_by(tag.group(1))):
            in_earlier += len(drafts[-1].faults) if drafts else 0
            drafts.append(_Draft(number, letters))
        if tag is not None:
            drafts[-1].add_tag(number, line.strip(), tag)
        elif deal is not None:
            drafts[-1].add_deal(number, line, deal.group(1))
        else:
            token = line.strip()
            drafts[-1].faults.append(Fault(Place("tags", token, 1, number), BadTag(text=token)))
    if not drafts:
        faults.append(Fault(Place("tags", "", 1, 1), NoMatchHere()))
    records = [draft.close() for draft in drafts]
    faults += [fault for draft in drafts for fault in draft.faults]
    raise_faults(faults)
    return tuple(records)


def print_match(record: MatchRecord, letters: str = "en") -> str:
    """Write the canonical text of a match; a file of several has a blank line between them."""
    tags = in_order({"Format": str(FORMAT)} | dict(record.tags))
    lines = [f"[{name} {json.dumps(value, ensure_ascii=False)}]" for name, value in tags.items()]
    for number, deal in enumerate(record.deals, start=1):
        lines.append(f"{number}. {print_deal(deal, letters)}")
    return "\n".join(lines) + "\n"


@dataclass
class _Draft:
    """A match while it is read."""

    line: int
    letters: str
    tags: dict[str, str] = field(default_factory=dict)
    spots: dict[str, tuple[tuple[int, str], ...]] = field(default_factory=dict)
    deals: list[DealRecord] = field(default_factory=list)
    numbers: int = 0
    faults: list[Fault] = field(default_factory=list)

    def is_closed_by(self, tag: str) -> bool:
        """Tell whether a tag belongs to the next match: after a deal, or a second `Format`."""
        return self.numbers > 0 or (tag == "Format" and tag in self.tags)

    def add_tag(self, number: int, text: str, match: re.Match[str]) -> None:
        """Read a tag, whose value is written as JSON writes a text."""
        name = match.group(1)
        place = Place(name, text, 1, number)
        try:
            value = json.loads(match.group(2))
        except ValueError:
            self.faults.append(Fault(place, BadTag(text=text)))
            return
        if name in self.tags:
            self.faults.append(Fault(place, RepeatedTag(tag=name)))
        self.tags[name] = value
        self.spots[name] = ((number, text),)

    def add_deal(self, number: int, line: str, written: str) -> None:
        """Read a numbered deal line."""
        self.numbers += 1
        start = line.index(written)
        rest = start + len(written) + 1
        if int(written) != self.numbers:
            error = BadDealNumber(number=int(written), expected=self.numbers)
            self.faults.append(Fault(Place("number", written, start + 1, number), error))
        try:
            # Spaces instead of the number keep the columns as they are in the file.
            self.deals.append(parse_deal(" " * rest + line[rest:], self.letters, number))
        except BadRecord as error:
            self.faults += error.faults

    def close(self) -> MatchRecord:
        """Return the record, its tags checked and in order."""
        wrong = list(check_tags(self.tags))
        if any(isinstance(error, UnknownFormat) for _, error in wrong):
            self.faults.clear()
        for name, error in wrong:
            line, token = self.spots.get(name, ((self.line, ""),))[0]
            self.faults.append(Fault(Place(name, token, 1, line), error))
        if "Ruleset" in self.tags:
            self.tags["Ruleset"], _ = canonical_ruleset(self.tags["Ruleset"])
        return MatchRecord(in_order(self.tags), tuple(self.deals), Source(self.line, self.spots))
