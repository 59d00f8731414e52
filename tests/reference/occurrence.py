"""What happened in a deal that is rare enough to be counted.

A comparison that never met a litige has not compared litiges.
"""

from collections.abc import Iterator

from rebelote.cards import CardSet
from rebelote.engine import Deal
from rebelote.match import Match
from rebelote.rules.belote import PairState
from rebelote.rules.bidding import Phase
from rebelote.rules.declarations import Comparison, Kind, Mode, Tie, kind_of
from rebelote.rules.ranking import Strain

EXPECTED = frozenset(
    {
        "passed out",
        "forced choice",
        "made",
        "failed",
        "tie",
        "doubled",
        "redoubled",
        "doubled tie",
        "capot bid",
        "capot bid made",
        "capot by the takers",
        "capot by the defence",
        "no-trump",
        "all-trump",
        "all-trump with two pairs in one hand",
        "announces on both sides",
        "announces tied, none counts",
        "announces tied, first speaker counts",
        "runs to one side, carrés to the other",
        "carré",
        "eight in a row",
        "announces held and not made",
        "announces of a side without a trick",
        "belote made",
        "belote lost",
        "belote of takers who failed",
        "belote of takers in a tie",
        "belote of a side without a trick",
        "pending won",
        "pending grew",
        "tie in the last deal",
        "match over",
        "draw",
        "both reach the target",
        "end blocked",
        "scores: capot made",
        "scores: capot failed",
        "scores: capot doubled made",
        "scores: capot doubled failed",
        "scores: doubled tie",
        "scores: tie",
    }
)


def happened(before: Match, deal: Deal, after: Match) -> Iterator[str]:
    """Give the rare things of one deal, each once."""
    if deal.phase is Phase.PASSED_OUT:
        yield "passed out"
        return
    yield from _in_the_auction(deal)
    yield from _in_the_announces(deal)
    yield from _in_the_score(before, deal)
    yield from _in_the_match(after)


def _in_the_auction(deal: Deal) -> Iterator[str]:
    contract = deal.contract
    if deal.setup.layout.turned is not None and len(deal.auction.calls) == 9:
        yield "forced choice"
    if contract.multiplier > 1:
        is_double = contract.multiplier == deal.ruleset.bidding.double_multiplier
        yield "doubled" if is_double else "redoubled"
    if contract.level == "capot":
        yield "capot bid"
        if deal.tricks_won[contract.taker % 2] == 8:
            yield "capot bid made"
    if contract.strain is Strain.NO_TRUMP:
        yield "no-trump"
    if contract.strain is Strain.ALL_TRUMP:
        yield "all-trump"
        seats = [pair.seat for pair in deal.pairs]
        if len(set(seats)) < len(seats):
            yield "all-trump with two pairs in one hand"


def _in_the_announces(deal: Deal) -> Iterator[str]:
    announces, strain = deal.ruleset.announces, deal.contract.strain
    if not announces.exist_at(strain):
        return
    held, made = deal.progress.frame.announces, deal.declared
    kept = [any(deal.retained[seat] for seat in (team, team + 2)) for team in (0, 1)]
    sets = [cards for one in made for cards in one]
    if announces.announce_mode is Mode.DECLARE and any(
        len(one) < len(other) for one, other in zip(made, held, strict=True)
    ):
        yield "announces held and not made"
    if any(kind_of(cards) is Kind.CARRE for cards in sets):
        yield "carré"
    if any(_is_eight(one) for one in made):
        yield "eight in a row"
    if all(any(made[seat] for seat in (team, team + 2)) for team in (0, 1)):
        yield "announces on both sides"
        if not any(kept) and announces.announce_tie is Tie.NONE:
            yield "announces tied, none counts"
        if announces.announce_tie is Tie.FIRST_SPEAKER and _is_tied(deal, made):
            yield "announces tied, first speaker counts"
    if all(kept) and announces.contest is Comparison.SPLIT:
        yield "runs to one side, carrés to the other"
    if any(kept[team] and deal.tricks_won[team] == 0 for team in (0, 1)):
        yield "announces of a side without a trick"


def _is_eight(sets: tuple[CardSet, ...]) -> bool:
    """Tell whether a hand of one suit made its hundred and its tierce."""
    joined = CardSet.of(card for cards in sets for card in cards)
    return len(joined) == 8 and len({card.suit for card in joined}) == 1


def _is_tied(deal: Deal, made) -> bool:
    """Tell whether both teams have an announce as good as the best."""
    announces, strain = deal.ruleset.announces, deal.contract.strain
    best = [
        max(announces.strength(cards, strain) for seat in (team, team + 2) for cards in made[seat])
        for team in (0, 1)
    ]
    return best[0] == best[1]


def _in_the_score(before: Match, deal: Deal) -> Iterator[str]:
    score, tally = deal.score(), deal.tally
    outcome = score.outcome.value
    yield outcome
    if outcome == "tie":
        if tally.multiplier > 1:
            yield "doubled tie"
        if tally.is_last:
            yield "tie in the last deal"
        if before.pending and score.pending > before.pending:
            yield "pending grew"
    elif any(score.pending_won):
        yield "pending won"
    if score.capot is not None:
        is_taker = score.capot == tally.taker_team
        yield f"capot by the {'takers' if is_taker else 'defence'}"
        if tally.belote[1 - score.capot]:
            yield "belote of a side without a trick"
    if any(tally.belote):
        yield "belote made"
    if any(pair.state is PairState.LOST for pair in deal.pairs):
        yield "belote lost"
    if tally.belote[tally.taker_team]:
        if outcome == "failed":
            yield "belote of takers who failed"
        if outcome == "tie":
            yield "belote of takers in a tie"


def _in_the_match(after: Match) -> Iterator[str]:
    target = getattr(after.ruleset.winning, "target", None)
    if after.is_over:
        yield "match over"
        if after.winner is None:
            yield "draw"
    if target is not None:
        if min(after.scores) >= target:
            yield "both reach the target"
        if max(after.scores) >= target and not after.is_over:
            yield "end blocked"
