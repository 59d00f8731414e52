"""The head of the table."""

from dataclasses import replace

import pytest

from rebelote.cli.heading import heading, tell_heading
from rebelote.cli.picture import WIDTH
from rebelote.engine import Deal
from rebelote.rules import CAPOT, Contract, Phase, Seat, Strain

from .table import LANGUAGES, VARIANTS, act_sensibly, advance, new_session, passing


def test_the_first_line_is_the_match():
    """Variant, deal, score, target."""
    session = new_session("bulgarian")
    assert heading(session, "en")[0] == "Bulgarian belot · deal 1 · Us 0 – Them 0 · target 151"


def test_the_persons_own_team_comes_first():
    """The score is told from the person's side."""
    for person, line in ((0, "Us 12 – Them 34"), (1, "Us 34 – Them 12")):
        session = new_session(person=person)
        session.match = replace(session.match, scores=(12, 34))
        assert line in heading(session, "en")[0]


def test_a_contest_counts_its_deals():
    """Where a match is so many deals, those that were played are counted instead of a target."""
    assert heading(new_session("concours"), "fr")[0].endswith("jouées 0 sur 12")


def test_the_second_line_is_the_auction_and_then_the_contract():
    """The phase with the turned card, then the contract with its taker and the tricks."""
    session = new_session("ktga_be")
    assert heading(session, "en")[1].startswith("Auction · Turned card: ")
    while session.current.phase is not Phase.PLAY:
        session.act(session.bots_action())
    second = heading(advance(session), "en")[1]
    assert second.startswith("Contract: ")
    assert second.endswith("tricks 0–0")
    for _ in range(3):
        act_sensibly(session)
    us, them = session.current.tricks_won
    assert heading(session, "en")[1].endswith(f"tricks {us}–{them}")
    assert us + them > 0


def test_a_forced_choice_is_the_phase():
    """When everybody passed the phase says so."""
    session = new_session("ktga_be")
    *_, session.deal = passing("ktga_be")
    assert heading(session, "en")[1].lower().startswith("forced")


def test_points_in_suspense_are_told():
    """What earlier deals left is on the second line."""
    session = new_session()
    session.match = replace(session.match, pending=16)
    assert heading(session, "en")[1].endswith("suspense 16")
    assert tell_heading(session, "en")[1].endswith("suspense 16")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_both_lines_fit_in_the_longest_case(variant, language):
    """A long match, a doubled contract and points in suspense leave both lines within 78."""
    session = new_session(variant)
    scores = (1980, 1970)
    settings = session.ruleset.settings
    if "target" in settings:
        scores = (settings["target"].value - 1,) * 2
    session.match = replace(session.match, scores=scores, pending=160, effective=11)
    session.deals = (session.deal,) * 28
    auction = session.deal.auction
    contract = Contract(Strain.ALL_TRUMP, None, Seat(3), 4)
    if session.ruleset.scoring.needs_level:
        contract = Contract(Strain.DIAMONDS, CAPOT, Seat(3), 4)

    class Played(Deal):
        def view(self, seat):
            view = super().view(seat)
            return replace(view, contract=contract, tricks_won=(7, 1))

    deal = session.deal
    session.deal = Played(deal.setup, auction, None)
    assert [len(line) for line in heading(session, language) if len(line) > WIDTH] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_listener_hears_sentences_without_signs(language):
    """In lines there is no dash or dot that a screen reader would spell."""
    told = " ".join(tell_heading(new_session(), language))
    assert not set("·–—│«»") & set(told)
