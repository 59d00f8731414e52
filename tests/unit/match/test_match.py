"""Deals in a row (RULES.md 3.7)."""

import dataclasses
import pickle

import pytest

from rebelote.cards import CARDS
from rebelote.engine import Deal
from rebelote.match import Match, MatchIsOver, NotTheNextDeal
from rebelote.rules import Score, Seat, Tally
from rebelote.rules.errors import DealNotOver
from rebelote.rules.registry import ruleset
from tests.rules.table import after, call, deal_of, played_out, shuffled
from tests.unit.rules.scoring.counted import capot, tally

FRENCH = ruleset("french501")
PASSES = "pass pass pass pass pass pass pass pass"


def score(variant: str, what: Tally) -> Score:
    return ruleset(variant).scoring.score(what)


def marked(match: Match, *counted: Tally) -> Match:
    for what in counted:
        what = dataclasses.replace(what, pending=match.pending)
        match = match.mark(match.ruleset.scoring.score(what))
    return match


def played(match: Match, seed: int = 1) -> Deal:
    """Return the match's next deal, taken by the first speaker and played to its end."""
    deal = match.deal(shuffled(seed))
    return played_out(deal.apply(deal.legal_actions()[1]))


def test_a_match_starts_with_nothing() -> None:
    """No score, no pending points, no winner."""
    match = Match(FRENCH, Seat(2))
    assert (match.scores, match.pending, match.effective) == ((0, 0), 0, 0)
    assert (match.is_over, match.winner, match.dealer) == (False, None, 1)


def test_a_deal_starts_from_the_match() -> None:
    """First seat, pending points and packets are those of the match."""
    match = Match(ruleset("concours"), Seat(3), pending=81, effective=11)
    deal = match.deal(CARDS, (2, 3))
    setup = deal.setup
    assert (setup.ruleset, setup.first, setup.packets) == (match.ruleset, 3, (2, 3))
    assert (setup.pending, setup.is_last) == (81, True)


def test_a_deal_knows_the_scores_of_the_match() -> None:
    """Its players see them; a deal that stands alone is the same deal without them."""
    deal = Match(FRENCH, scores=(120, 80)).deal(CARDS)
    assert deal.view(Seat(0)).scores == (120, 80)
    assert deal == Match(FRENCH).deal(CARDS)


def test_a_played_deal_brings_its_marks() -> None:
    """The score of the deal is added and the next seat is first."""
    match = Match(FRENCH)
    deal = played(match)
    after_it = match.add(deal)
    assert after_it.scores == deal.score().marks
    assert (after_it.first, after_it.dealer, after_it.effective) == (1, 0, 1)


def test_marks_add_up() -> None:
    """Deal after deal the scores grow."""
    match = marked(Match(FRENCH), tally(90), tally(80))
    assert (match.scores, match.effective, match.first) == ((190, 134), 2, 2)


def test_the_deal_moves_on_after_a_passed_out_deal() -> None:
    """It counts for nothing, and leaves pending points alone."""
    match = Match(FRENCH, Seat(3), scores=(100, 50), pending=81, effective=4)
    deal = after(match.deal(shuffled(1)), PASSES)
    assert match.add(deal) == dataclasses.replace(match, first=Seat(0))


def test_points_in_suspense_wait_for_a_winner() -> None:
    """They pile up over ties and go to the next winner."""
    match = marked(Match(FRENCH), tally(71), tally(71))
    assert (match.scores, match.pending) == ((0, 162), 162)
    won = match.mark(FRENCH.scoring.score(tally(90, pending=match.pending)))
    assert (won.scores, won.pending) == ((262, 224), 0)


def test_the_target_ends_the_match() -> None:
    """The higher score wins once it is reached."""
    match = Match(FRENCH, scores=(401, 480)).mark(score("french501", tally(90)))
    assert (match.scores, match.is_over, match.winner) == ((501, 542), True, 1)


def test_equal_scores_play_on() -> None:
    """Both at the target with the same score have no winner yet."""
    match = Match(FRENCH, scores=(438, 500)).mark(score("french501", tally(90, announces=(20, 20))))
    assert match.scores == (558, 582)
    level = Match(FRENCH, scores=(500, 538)).mark(score("french501", tally(90)))
    assert level.scores == (600, 600)
    assert (level.is_over, level.winner) == (False, None)


def test_a_tie_does_not_end_the_match() -> None:
    """While points hang nobody has won."""
    match = Match(FRENCH, scores=(0, 480)).mark(score("french501", tally(71)))
    assert (match.scores, match.is_over) == ((0, 561), False)


def test_a_valat_does_not_end_the_bulgarian_match() -> None:
    """The next deal without a valat does, if the score still says so."""
    match = Match(ruleset("bulgarian"), scores=(140, 60)).mark(score("bulgarian", capot(0)))
    assert (match.scores, match.is_over) == ((165, 60), False)
    ended = match.mark(score("bulgarian", tally(80)))
    assert (ended.scores, ended.is_over, ended.winner) == ((174, 67), True, 0)


def test_a_passed_out_deal_does_not_end_a_blocked_match() -> None:
    """After a valat at the target a deal without play decides nothing."""
    match = Match(ruleset("bulgarian"), scores=(140, 60)).mark(score("bulgarian", capot(0)))
    deal = after(match.deal(shuffled(1)), "pass pass pass pass")
    assert not match.add(deal).is_over


def test_a_party_has_twelve_played_deals() -> None:
    """Eleven are not enough, and the twelfth is known to be the last."""
    match = marked(Match(ruleset("concours")), *[tally(90)] * 11)
    assert (match.is_over, match.is_last_deal) == (False, True)
    ended = match.mark(score("concours", tally(90)))
    assert (ended.is_over, ended.winner, ended.scores) == (True, 0, (1200, 744))


def test_a_party_may_be_a_draw() -> None:
    """Equal totals after twelve deals have no winner."""
    match = Match(ruleset("concours"), scores=(38, 0), effective=11)
    # 62 and 100: the takers are team 1.
    ended = match.mark(score("concours", tally(52, taker_team=1)))
    assert ended.scores == (100, 100)
    assert (ended.is_over, ended.winner) == (True, None)


OVER = Match(FRENCH, scores=(501, 0), is_over=True)


def test_nothing_follows_the_end() -> None:
    """No deal starts, none is added and none is marked; the error shows the scores."""
    deal = deal_of(FRENCH, {}, PASSES, turned="9h")
    for go_on in (
        lambda: OVER.deal(CARDS),
        lambda: OVER.add(deal),
        lambda: OVER.mark(score("french501", tally(90))),
    ):
        with pytest.raises(MatchIsOver) as caught:
            go_on()
        assert caught.value.params == {"scores": (501, 0)}


def test_an_unfinished_deal_cannot_be_added() -> None:
    """The error says how far the deal is."""
    match = Match(FRENCH)
    with pytest.raises(DealNotOver) as caught:
        match.add(match.deal(CARDS))
    assert caught.value.params == {"phase": "bidding"}


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("ruleset", Match(ruleset("french501(target=700)"))),
        ("first", Match(FRENCH, Seat(1))),
        ("pending", Match(FRENCH, pending=5)),
    ],
)
def test_a_deal_of_another_match_is_refused(name: str, other: Match) -> None:
    """Rules, first seat and pending points must be those of this match."""
    with pytest.raises(NotTheNextDeal) as caught:
        Match(FRENCH).add(played(other))
    assert caught.value.params["field"] == name
    assert caught.value.params["expected"] == getattr(Match(FRENCH), name)
    assert caught.value.params["found"] == getattr(other, name)


def test_a_deal_that_is_not_the_last_is_refused_as_the_last() -> None:
    """Whether the match ends with the deal is a fact of the deal."""
    concours = ruleset("concours")
    early, late = Match(concours), Match(concours, effective=11)
    with pytest.raises(NotTheNextDeal) as caught:
        late.add(played(early))
    assert caught.value.params == {"field": "last", "expected": True, "found": False}


def test_a_match_is_a_value() -> None:
    """It is frozen and pickles to an equal."""
    match = marked(Match(FRENCH), tally(90))
    assert pickle.loads(pickle.dumps(match)) == match
    with pytest.raises(dataclasses.FrozenInstanceError):
        match.scores = (0, 0)  # type: ignore[misc]


def test_adding_leaves_the_match_as_it_was() -> None:
    """The match before a deal can be gone back to."""
    match = Match(FRENCH)
    match.add(played(match))
    assert match == Match(FRENCH)


def test_an_auction_starts_empty_in_every_deal() -> None:
    """Nothing said in one deal stands in the next one."""
    match = Match(ruleset("coinche"))
    deal = match.deal(shuffled(1)).apply(call("80H"))
    assert deal.auction.calls
    assert match.deal(shuffled(2)).auction.calls == ()
