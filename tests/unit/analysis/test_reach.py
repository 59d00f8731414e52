"""Without the kernel only the end of a deal is searched, and it is said what was not."""

import pytest

from rebelote.analysis import Verdict, Why, hint, review
from rebelote.analysis.reach import LATE_CARDS, LATE_WORLDS, is_in_reach, worlds_in_reach
from rebelote.engine import Deal
from rebelote.solver import kernel

from .tables import ACE_FIRST, SIX_TRICKS, before, ending, view_to_act


@pytest.fixture
def no_kernel(monkeypatch):
    """Search in Python."""
    monkeypatch.setattr(kernel, "core", None)


def test_with_the_kernel_everything_is_in_reach():
    """Whole hands and as many worlds as are asked for."""
    if kernel.core is None:
        pytest.skip("installed without the kernel")
    assert is_in_reach(view_to_act(ending("")))
    assert worlds_in_reach(500) == 500


@pytest.mark.usefixtures("no_kernel")
def test_without_it_only_small_hands_are():
    """And few worlds of them; the auction never is."""
    deal = ending(ACE_FIRST)
    assert not is_in_reach(view_to_act(Deal.open(deal.setup)))
    assert not is_in_reach(view_to_act(before(deal, 4 * (8 - LATE_CARDS) - 4)))
    assert is_in_reach(view_to_act(before(deal, 4 * (8 - LATE_CARDS))))
    assert worlds_in_reach(500) == LATE_WORLDS
    assert worlds_in_reach(1) == 1


@pytest.mark.usefixtures("no_kernel")
def test_a_review_without_it_leaves_the_first_tricks_unjudged():
    """Whatever is judged is as exact as with the kernel."""
    found = review(ending(ACE_FIRST, "150S"))
    assert found.backend == "python"
    early = {one.verdict for one in found.decisions if 0 < one.trick <= 8 - LATE_CARDS}
    assert early <= {Verdict.UNJUDGED, Verdict.FORCED}
    (lead,) = [one for one in found.decisions if one.trick == 7 and len(one.choices) == 2]
    assert (lead.real.points, lead.real.marks) == (10, 600)
    assert found.best_marks is None
    assert all(not one.real.stake for one in found.decisions if not one.trick)


@pytest.mark.usefixtures("no_kernel")
def test_a_hint_without_it_is_the_club_players():
    """A whole hand is not searched, two cards are."""
    assert hint(view_to_act(ending(""))).reason.code == Why.JUDGEMENT
    assert hint(view_to_act(ending(SIX_TRICKS))).cards
