"""One person's match: acting, undoing, taking up."""

import pytest

from rebelote.cli.session import Session
from rebelote.match import Match
from rebelote.rules import SEATS, Phase, Play
from rebelote.rules.errors import IllegalAction, MustFollow

from .table import VARIANTS, act_sensibly, advance, finished, new_session, play_on, sensible


def snapshot(session):
    return session.match, session.deals, session.deal


def forget(session):
    """Return the session as somebody who takes it up has it."""
    deals = session.all_deals
    start = Match(session.ruleset, deals[0].setup.first)
    return Session.taken_up(session.seating, start, deals)


def test_the_same_seed_deals_the_same_cards():
    """Packs depend on the seed and the number of the deal, and on nothing else."""
    one, same, other = new_session(seed="a"), new_session(seed="a"), new_session(seed="b")
    assert one.deal == same.deal
    assert one.deal != other.deal
    assert one.seating.pack(1) != one.seating.pack(2)


def test_an_illegal_action_changes_nothing():
    """A refused action leaves the session as it was, and cannot be undone."""
    session = advance(new_session("concours"))
    while session.current.phase is not Phase.PLAY or not session.current.trick.cards:
        act_sensibly(session)
    legal = session.current.legal_actions()
    wrong = next((Play(card) for card in session.current.hands[0] if Play(card) not in legal), None)
    before = snapshot(session)
    if wrong is None:
        pytest.skip("every card is legal")
    with pytest.raises(IllegalAction) as caught:
        session.act(wrong)
    assert isinstance(caught.value, MustFollow)
    assert snapshot(session) == before


@pytest.mark.parametrize("bots", ["rules@1", "random@1"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_undo_then_the_same_action_gives_the_same_deal(variant, bots):
    """After an undo the bots decide as they did, so that the same action leads to the same card."""
    session = advance(new_session(variant, bots=bots))
    for _ in range(6):
        if session.current.is_over:
            break
        action, before = sensible(session), snapshot(session)
        session.act(action)
        advance(session)
        after = snapshot(session)
        assert session.undo()
        assert snapshot(session) == before
        session.act(action)
        advance(session)
        assert snapshot(session) == after


def test_undo_goes_back_over_the_deals():
    """An undo at the first call of a deal returns to the last card of the deal before."""
    session = play_on(new_session(seed="b"), 2)
    seen = []
    while session.undo():
        seen.append(snapshot(session))
        assert session.is_persons_turn
    assert {len(deals) for _, deals, _ in seen} >= {0, 1}
    assert seen[-1][0].scores == (0, 0)
    assert seen[-1][2].auction.calls == advance(new_session(seed="b")).deal.auction.calls


def test_there_is_nothing_to_undo_at_the_beginning():
    """Before the person has acted an undo does nothing."""
    session = new_session(person=2)
    before = snapshot(session)
    assert not session.undo()
    assert snapshot(session) == before


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_session_taken_up_is_the_one_that_was_kept(variant):
    """Deals, scores and what the bots will do are the same, and so is what can be undone."""
    session = play_on(new_session(variant, seed="k"), 1)
    advance(session)
    for _ in range(5):
        again = forget(session)
        assert snapshot(again) == snapshot(session)
        act_sensibly(again)
        act_sensibly(session)
        assert snapshot(again) == snapshot(session)
        if session.current.is_over:
            break
    assert again.undo()
    assert session.undo()
    assert snapshot(again) == snapshot(session)


def test_a_finished_match_is_taken_up_finished():
    """After the last deal there is no deal on the table, and the last one is shown."""
    session = play_on(new_session("bulgarian(target=1)"), 99)
    assert session.match.is_over
    assert session.deal is None
    assert not session.is_persons_turn
    again = forget(session)
    assert snapshot(again) == snapshot(session)
    assert again.current == session.deals[-1]


def test_bots_act_for_every_seat_but_the_persons():
    """At seat 2 the person is asked when seat 2 is to act."""
    session = advance(new_session(person=2))
    assert session.is_persons_turn
    assert session.current.to_act == SEATS[2]


def test_finished_deals_count():
    """Finishing a deal moves it to those that are over and adds its marks."""
    session = new_session()
    session.deal = finished("bulgarian")
    session.match = Match(session.ruleset, session.deal.setup.first)
    match = session.finish_deal()
    assert session.deals == (session.current,)
    assert match.scores == session.current.score().marks
