"""Match records: written from a match that was played, and replayed to check every statement."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from rebelote.cards import RebeloteError
from rebelote.engine import Deal
from rebelote.match.match import Match, MatchIsOver, NotTheNextDeal
from rebelote.notation.errors import BadRecord, Fault, ResultTooEarly, WrongResult, raise_faults
from rebelote.notation.record import (
    FORMAT,
    RESULT,
    DealRecord,
    MatchRecord,
    check_tags,
    in_order,
    known_ruleset,
    print_marks,
    record_of,
)
from rebelote.notation.replay import check
from rebelote.rules.errors import DealNotOver, RulesetError
from rebelote.rules.ruleset import Ruleset
from rebelote.rules.seating import SEATS, Seat, next_seat


def record_of_match(
    ruleset: Ruleset,
    deals: Iterable[Deal],
    first: Seat = SEATS[0],
    tags: Mapping[str, str] | None = None,
) -> MatchRecord:
    """Return the record of a match from its deals, of which the last may be in progress.

    `tags` are further tags, such as `Seat0` or `Seed`. Raises what `Match.add` raises, and
    `BadRecord` for tags that cannot be written.
    """
    match = Match(ruleset, first)
    records = []
    for deal in deals:
        records.append(record_of(deal))
        if deal.is_over:
            match = match.add(deal)
    own = {
        "Format": str(FORMAT),
        "Ruleset": str(ruleset),
        "First": str(first),
        RESULT: print_marks(match.scores) if match.is_over else "-",
    }
    record = MatchRecord(in_order({**(tags or {}), **own}), tuple(records))
    raise_faults(_wrong_tags(record))
    return record


def replay_match(record: MatchRecord) -> tuple[Match, tuple[Deal, ...]]:
    """Return the match of a record and its deals, all replayed, a last deal in progress included.

    Raises `BadRecord` when the record cannot be checked and `FalseRecord` when it is false, each
    with all the faults that can be found. After a deal that cannot be replayed the score is not
    known, so that later deals are checked by themselves.
    """
    raise_faults(_wrong_tags(record))
    try:
        rules = known_ruleset(record.tags["Ruleset"])
    except RulesetError as error:
        raise BadRecord(faults=(Fault(record.place("Ruleset"), error),)) from error
    replayer = _Replayer(Match(rules, SEATS[int(record.tags["First"])]))
    for at, deal in enumerate(record.deals):
        replayer.add(at, deal, is_latest=at == len(record.deals) - 1)
    replayer.check_result(record)
    raise_faults(replayer.faults)
    return replayer.match, tuple(replayer.deals)


def _wrong_tags(record: MatchRecord) -> Iterator[Fault]:
    return (Fault(record.place(tag), error) for tag, error in check_tags(record.tags))


class _Replayer:
    """Replays the deals of a match in order."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.is_known = True
        self.deals: list[Deal] = []
        self.faults: list[Fault] = []

    def add(self, at: int, record: DealRecord, *, is_latest: bool) -> None:
        """Replay a deal, compare it with the match so far, and mark it if it follows."""
        deal, faults = check(record)
        wrong = list(self._differences(record))
        found = [*faults, *(Fault(record.place(name), error) for name, error in wrong)]
        is_next = self.is_known and not any(name in ("ruleset", "first") for name, _ in wrong)
        if deal is not None:
            self.deals.append(deal)
        if deal is not None and deal.is_over and is_next:
            # It counts with what the match left to it, whatever the line says about that.
            left = replace(deal.setup, pending=self.match.pending, is_last=self.match.is_last_deal)
            self.match = self.match.add(replace(deal, setup=left))
        elif deal is None or deal.is_over or not is_latest:
            if deal is not None and not deal.is_over:
                found.append(Fault(record.place("score"), DealNotOver(phase=deal.phase)))
            self.is_known = False
            self.match = replace(self.match, first=next_seat(self.match.first))
        self.faults += [_in_match(fault, at) for fault in found]

    def _differences(self, record: DealRecord) -> Iterator[tuple[str, RebeloteError]]:
        """Give the fields of a deal in which it does not continue the match."""
        match = self.match
        stated: list[tuple[str, object, object]] = [
            ("ruleset", str(match.ruleset), record.ruleset),
            ("first", match.first, record.first),
        ]
        if self.is_known:
            if match.is_over:
                yield "ruleset", MatchIsOver(scores=match.scores)
            stated.append(("pending", match.pending, record.pending))
            stated.append(("last", match.is_last_deal, record.last))
        for name, expected, found in stated:
            if expected != found:
                yield name, NotTheNextDeal(field=name, expected=expected, found=found)

    def check_result(self, record: MatchRecord) -> None:
        """Compare the result with the one recomputed; a match may have none."""
        result = record.tags.get(RESULT, "-")
        expected = print_marks(self.match.scores)
        if not self.is_known or result == "-":
            return
        place = record.place(RESULT)
        if not self.match.is_over:
            self.faults.append(Fault(place, ResultTooEarly(result=result)))
        elif result != expected:
            self.faults.append(Fault(place, WrongResult(result=result, expected=expected)))


def _in_match(fault: Fault, at: int) -> Fault:
    """Return the fault with the number of its deal where no line tells it."""
    place = fault.place
    if place.line:
        return fault
    return Fault(place._replace(field=f"deals/{at}/{place.field}"), fault.error)
