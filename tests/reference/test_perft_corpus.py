"""The counts of `corpus/perft.json`: right by engine and second referee, and sharp."""

import json
from pathlib import Path

import pytest

from rebelote.cli.perft import perft, perft_auction
from rebelote.notation import parse_deal, replay
from rebelote.rules.registry import ruleset, rulesets
from tests.reference.planted import changes_count, faults_of, under_fault
from tests.reference.referee_auction import auction
from tests.reference.referee_cards import legal_cards, trick_winner
from tests.reference.referee_options import ruleset as referee_options
from tests.reference.situation import options_of_referee

CORPUS = Path(__file__).parents[2] / "corpus" / "perft.json"
ENTRIES = json.loads(CORPUS.read_text(encoding="utf-8"))
CARDS = [entry for entry in ENTRIES if entry["kind"] == "cards"]
AUCTIONS = [entry for entry in ENTRIES if entry["kind"] == "auction"]


def named(entries):
    """Return the entries as parameters named by their ids."""
    return [pytest.param(entry, id=entry["id"]) for entry in entries]


def deal_of(entry):
    """Return the deal of an entry."""
    return replay(parse_deal(entry["deal"]))


def options_of(deal):
    """Return the second referee's options for a deal."""
    return referee_options(deal.ruleset.id, options_of_referee(deal.ruleset))


def count_cards(opts, strain, hands, trick, seat, depth):
    """Count card sequences with the second referee's rules."""
    if depth == 0:
        return 1
    legal = legal_cards(opts, strain, seat, hands[seat], trick)
    if depth == 1:
        return len(legal)
    total = 0
    for card in legal:
        left = [[one for one in hand if one != card] for hand in hands]
        table = [*trick, (seat, card)]
        after, on_table = (seat + 1) % 4, table
        if len(table) == 4:
            after, on_table = trick_winner(strain, table), []
        total += count_cards(opts, strain, left, on_table, after, depth - 1)
    return total


def count_auctions(opts, first, turned, calls, passes, depth):
    """Count closed auctions with the second referee's rules."""
    state = auction(opts, first, turned, calls)
    if state["phase"] in ("play", "passed_out"):
        return 1
    if depth == 0:
        return 0
    return sum(
        count_auctions(
            opts,
            first,
            turned,
            [*calls, (state["actor"], call)],
            passes - (call == "pass"),
            depth - 1,
        )
        for call in state["legal"]
        if call != "pass" or passes
    )


@pytest.mark.parametrize("entry", named(CARDS))
def test_engine_counts_cards(entry):
    """The engine finds the number of card sequences of the entry."""
    assert perft(deal_of(entry), entry["depth"]) == entry["count"]


@pytest.mark.parametrize("entry", named(CARDS))
def test_second_referee_counts_cards(entry):
    """The second referee finds the same number."""
    deal = deal_of(entry)
    hands = [list(map(str, hand)) for hand in deal.hands]
    table = [((deal.trick.leader + at) % 4, str(card)) for at, card in enumerate(deal.trick.cards)]
    strain = deal.contract.strain.letters
    counted = count_cards(options_of(deal), strain, hands, table, deal.to_act, entry["depth"])
    assert counted == entry["count"]


@pytest.mark.parametrize("entry", named(AUCTIONS))
def test_engine_counts_auctions(entry):
    """The engine finds the number of auctions of the entry."""
    assert perft_auction(deal_of(entry), entry["passes"], entry["depth"]) == entry["count"]


@pytest.mark.parametrize("entry", named(AUCTIONS))
def test_second_referee_counts_auctions(entry):
    """The second referee finds the same number."""
    deal = deal_of(entry)
    turned = deal.setup.layout.turned
    suit = None if turned is None else str(turned)[1].upper()
    counted = count_auctions(
        options_of(deal), deal.setup.first, suit, [], entry["passes"], entry["depth"]
    )
    assert counted == entry["count"]


@pytest.mark.parametrize("entry", named(CARDS))
def test_planted_faults_change_the_count(entry):
    """Every fault that the entry says it catches gives another number."""
    deal = deal_of(entry)
    faults = faults_of(deal.ruleset)
    missed = [
        name
        for name in entry["catches"]
        if not changes_count(under_fault(deal, faults[name]), entry["depth"], entry["count"])
    ]
    assert not missed


@pytest.mark.parametrize("variant", sorted(rulesets()))
def test_every_fault_is_caught_twice(variant):
    """No planted fault and no flipped option of play escapes a variant's positions."""
    caught = [
        name
        for entry in CARDS
        if entry["deal"].startswith(f"{variant}@")
        for name in entry["catches"]
    ]
    missed = [name for name in faults_of(ruleset(variant)) if caught.count(name) < 2]
    assert not missed
