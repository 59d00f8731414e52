"""What a call was worth on the real cards, had the auction ended with it."""

from __future__ import annotations

from typing import NamedTuple

from rebelote.engine import Deal
from rebelote.rules import PASS, Action, Call, Contract, Declare, Phase, Play
from rebelote.solver import Position, Terms, points_of_teams, value

Pair = tuple[int, int]


class Worth(NamedTuple):
    """What a team gets out of a contract that everybody plays best, all cards being seen.

    `marks` are the team's less the others', `points` its card points; None where all passed.
    """

    marks: int
    points: int | None


class OpenAuction:
    """The contracts of a deal whose cards are all known; each is solved once."""

    def __init__(self) -> None:
        self._solved: dict[tuple[object, ...], tuple[int, Pair, Pair]] = {}

    def worth(self, deal: Deal, call: Call, team: int) -> Worth | None:
        """Return what a call is worth if everybody passes after it.

        None where that does not end the auction, because somebody must name a contract.
        """
        return self.worth_of(_close(deal.apply(call)), team)

    def worth_of(self, deal: Deal, team: int) -> Worth | None:
        """Return what the contract of a deal is worth; None while there is none."""
        if deal.phase is Phase.PASSED_OUT:
            return Worth(0, None)
        contract = deal.contract
        if contract is None:
            return None
        found, announces, belote = self._solve(deal, contract)
        setup = deal.setup
        terms = Terms(deal.ruleset, contract, announces, belote, setup.pending, setup.is_last)
        marks = terms.score(found).marks
        points = points_of_teams(found, terms.total)
        return Worth(marks[team] - marks[1 - team], points[team])

    def _solve(self, deal: Deal, contract: Contract) -> tuple[int, Pair, Pair]:
        """Return the exact value at the first lead, the announces that count and the belotes."""
        assert deal.progress is not None, "a contract opens the play"
        key = (contract.strain, *deal.progress.frame.hands)
        known = self._solved.get(key)
        if known is None:
            lead = _at_first_lead(deal)
            end = lead
            while not end.is_over:
                end = end.apply(_loudest(end.legal_actions()))
            known = value(Position.of(lead)), end.announce_points, end.belote_points
            self._solved[key] = known
        return known


def _close(deal: Deal) -> Deal:
    """Return the deal after passes, until there is a contract or somebody may not pass."""
    while deal.contract is None and PASS in deal.legal_actions():
        deal = deal.apply(PASS)
    return deal


def _at_first_lead(deal: Deal) -> Deal:
    """Return the deal as its auction left it."""
    opened = Deal.open(deal.setup)
    for _, call in deal.auction.calls:
        opened = opened.apply(call)
    return opened


def _loudest(actions: tuple[Action, ...]) -> Action:
    """Return what declares most, else a card with a word, else the first card."""
    return max(actions, key=_loudness)


def _loudness(action: Action) -> int:
    if isinstance(action, Declare):
        return 1 + len(action.sets)
    return int(isinstance(action, Play) and action.says_belote)
