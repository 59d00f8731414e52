"""Deals read from texts of several kinds."""

import pytest

from rebelote.match import record_of_match
from rebelote.match.reading import read_deals
from rebelote.notation import BadRecord, FalseRecord, print_deal
from rebelote.notation.match import print_match
from rebelote.rules.registry import ruleset
from tests.unit.cli.table import finished


def test_lines_are_a_deal_each():
    """Blank lines between them do not count."""
    deals = [finished("bela", seed) for seed in (0, 60)]
    text = "\n\n".join(map(print_deal, deals)) + "\n"
    assert read_deals(text) == deals


def test_a_match_record_gives_its_deals():
    """Tags tell a match record from lines."""
    deal = finished("concours")
    while deal.setup.first != 0:
        deal = finished("concours", hash(deal.setup.first) + 50)
    text = print_match(record_of_match(ruleset("concours"), [deal]))
    assert read_deals(text) == [deal]


def test_all_faults_are_told_at_once():
    """Two broken lines give faults with both line numbers."""
    with pytest.raises(BadRecord) as caught:
        read_deals("nothing\n\nnothing either\n")
    assert {fault.place.line for fault in caught.value.faults} == {1, 3}


def test_a_match_that_cannot_be_replayed_is_refused():
    """The fault of a deal in a match record has its line as well."""
    deal = finished("concours")
    while deal.setup.first != 0:
        deal = finished("concours", hash(deal.setup.first) + 50)
    text = print_match(record_of_match(ruleset("concours"), [deal]))
    marks = "-".join(map(str, deal.score().marks))
    with pytest.raises(FalseRecord) as caught:
        read_deals(text.replace(f" {marks}", " 1-2"))
    assert len(caught.value.faults) == 1


def test_an_empty_text_holds_no_match():
    """It is refused rather than read as no deals."""
    with pytest.raises(BadRecord):
        read_deals("  \n")
