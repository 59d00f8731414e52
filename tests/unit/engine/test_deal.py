"""A deal from the pack to the score."""

import dataclasses
import pickle

import pytest

from rebelote.cards import CARDS, Card, CardSet
from rebelote.engine import Deal
from rebelote.rules import DOUBLE, PASS, SEATS, Bid, Contract, Declare, Phase, Play, Seat, Strain
from rebelote.rules.belote import PairState
from rebelote.rules.dealing import Layout
from rebelote.rules.declarations import NOBODY
from rebelote.rules.errors import BeloteAutomatic, DealNotOver
from rebelote.rules.registry import ruleset
from tests.rules.table import action, after, call, cards, deal_of, played_out, shuffled

HEARTS, SPADES = "AhKhQhJhTh9h8h7h", "AsKsQsJsTs9s8s7s"
DIAMONDS, CLUBS = "AdKdQdJdTd9d8d7d", "AcKcQcJcTc9c8c7c"
ONE_SUIT_EACH = {0: HEARTS, 1: SPADES, 2: DIAMONDS, 3: CLUBS}
BID = "80H pass pass pass"


def coinche(hands: dict[int, str] | None = None, calls: str = BID) -> Deal:
    return deal_of("coinche", hands or {}, calls)


# --- the start ------------------------------------------------------------------------------------


def test_a_deal_starts_with_the_auction() -> None:
    """Nobody has spoken, and nothing of the play exists."""
    deal = coinche(calls="")
    assert (deal.phase, deal.to_act, deal.contract) == (Phase.BIDDING, 0, None)
    assert (deal.trick, deal.tricks, deal.pairs) == (None, (), ())
    assert (deal.card_points, deal.tricks_won) == ((0, 0), (0, 0))
    assert (deal.declared, deal.retained, deal.are_announces_shown) == (NOBODY, NOBODY, False)
    assert not deal.is_over


def test_the_facts_of_a_deal_are_kept() -> None:
    """Rules, cards, first seat and what earlier deals left stand in the setup."""
    rules = ruleset("concours")
    pack = shuffled(1)
    deal = Deal.start(rules, pack, Seat(2), packets=(2, 3), pending=81, is_last=True)
    setup = deal.setup
    assert deal.ruleset is setup.ruleset is rules
    assert (setup.first, setup.packets, setup.pending, setup.is_last) == (2, (2, 3), 81, True)
    assert setup.layout == rules.dealing.lay_out(pack, Seat(2), (2, 3))


def test_the_usual_packets_are_no_choice() -> None:
    """Naming the usual way to deal makes the same deal as naming none."""
    rules, pack = ruleset("concours"), shuffled(1)
    assert Deal.start(rules, pack, packets=(3, 2)) == Deal.start(rules, pack)
    assert Deal.start(rules, pack, packets=(2, 3)) != Deal.start(rules, pack)


def test_a_deal_opens_from_cards_laid_out() -> None:
    """A position can be set up without a pack."""
    layout = Layout((1, 2, 4, 8), None, ())
    setup = dataclasses.replace(coinche(calls="").setup, layout=layout)
    assert Deal.open(setup).hands == (CardSet(1), CardSet(2), CardSet(4), CardSet(8))


def test_the_hands_are_those_dealt_until_the_contract_is_known() -> None:
    """Five cards during the auction, eight afterwards."""
    deal = deal_of("french501", {}, "pass", turned="9h")
    assert [len(hand) for hand in deal.hands] == [5, 5, 5, 5]
    taken = after(deal, "H")
    assert [len(hand) for hand in taken.hands] == [8, 8, 8, 8]
    assert Card.parse("9h") in taken.hands[1]


def test_the_hands_are_complete_for_a_forced_choice() -> None:
    """The first player chooses seeing eight cards, the turned one among them."""
    passes = "pass pass pass pass pass pass pass pass"
    deal = deal_of("ktga_be", {}, passes, first=2, turned="9h")
    assert (deal.phase, deal.to_act) == (Phase.FORCED, 2)
    assert [len(hand) for hand in deal.hands] == [8, 8, 8, 8]
    assert Card.parse("9h") in deal.hands[2]
    assert after(deal, "H").hands == deal.hands


def test_a_passed_out_deal_is_over() -> None:
    """Nobody acts and nothing is legal."""
    deal = coinche(calls="pass pass pass pass")
    assert (deal.phase, deal.to_act, deal.is_over, deal.legal_actions()) == (
        Phase.PASSED_OUT,
        None,
        True,
        (),
    )


def test_the_auction_makes_the_contract() -> None:
    """The last bid, its author and the double are the contract."""
    deal = coinche(calls="80H 90S double pass pass")
    assert deal.contract == Contract(Strain.SPADES, 90, Seat(1), 2)


def test_the_first_seat_leads() -> None:
    """Whoever takes, the player after the dealer leads."""
    assert deal_of("coinche", {}, "pass 80H pass pass pass", first=3).to_act == 3


# --- the play -------------------------------------------------------------------------------------


def test_a_trick_grows_and_goes_to_its_winner() -> None:
    """Four cards make a trick, whose winner leads the next one."""
    deal = after(coinche({0: "7s", 1: "8s", 2: "As", 3: "9s"}), "7s 8s")
    assert deal.trick is not None
    assert [str(card) for card in deal.trick.cards] == ["7s", "8s"]
    assert (deal.to_act, deal.tricks) == (2, ())
    done = after(deal, "As 9s")
    assert done.to_act == 2
    assert [trick.winner for trick in done.tricks] == [2]
    assert done.trick is not None
    assert done.trick.cards == ()


def test_a_trick_is_settled_by_its_fourth_card() -> None:
    """Points and tricks are counted at once, not when the next trick begins."""
    deal = after(coinche({0: "7s", 1: "8s", 2: "As", 3: "9s"}), "7s 8s As")
    assert (deal.card_points, deal.tricks_won) == ((0, 0), (0, 0))
    done = after(deal, "9s")
    assert (done.card_points, done.tricks_won) == ((11, 0), (1, 0))


def test_a_trick_of_the_other_team_counts_for_it() -> None:
    """Seats 1 and 3 are team 1."""
    deal = after(coinche({0: "7s", 1: "As", 2: "8s", 3: "Ts"}), "7s As 8s Ts")
    assert (deal.card_points, deal.tricks_won) == ((0, 21), (0, 1))


def test_the_played_card_leaves_the_hand() -> None:
    """The others keep theirs."""
    before = coinche({0: "7s"})
    deal = after(before, "7s")
    assert deal.hands[0] == before.hands[0] - cards("7s")
    assert deal.hands[1:] == before.hands[1:]


def test_the_legal_plays_are_the_duty_s() -> None:
    """Only cards that follow are offered."""
    deal = after(coinche({0: "7s", 1: "As8s7h9hJhKh7d9d"}), "7s")
    assert deal.legal_actions() == (Play(Card.parse("8s")), Play(Card.parse("As")))


def test_another_seat_may_ask_for_its_turn() -> None:
    """With the seat given, it is checked and taken when right."""
    deal = coinche(calls="")
    assert deal.apply(call("80H"), SEATS[0]) == after(deal, "80H")


def test_a_deal_is_a_value() -> None:
    """It is frozen, equal to a deal with the same story, and pickles to an equal."""
    deal = after(coinche({0: "7s", 1: "8s"}), "7s 8s")
    assert deal == after(coinche({0: "7s", 1: "8s"}), "7s 8s")
    assert pickle.loads(pickle.dumps(deal)) == deal
    with pytest.raises(dataclasses.FrozenInstanceError):
        deal.progress = None  # type: ignore[misc]


def test_applying_leaves_the_deal_as_it_was() -> None:
    """The deal before an action can be gone back to."""
    deal = coinche({0: "7s"})
    after(deal, "7s")
    assert deal == coinche({0: "7s"})


# --- announces ------------------------------------------------------------------------------------


def test_announces_are_offered_before_one_s_first_card() -> None:
    """Every choice of one's announces is legal, once."""
    deal = coinche({0: "KsQsJs9d8d7d", 1: "AsTs", 2: "Td"})
    tierces = cards("KsQsJs"), cards("9d8d7d")
    offered = [made for made in deal.legal_actions() if isinstance(made, Declare)]
    assert offered == [Declare(tierces[:1]), Declare(tierces[1:]), Declare(tierces)]
    declared = deal.apply(offered[0])
    assert not any(isinstance(made, Declare) for made in declared.legal_actions())
    assert declared.to_act == 0


def test_announces_may_be_named_in_any_order() -> None:
    """The order of the sets makes no difference."""
    deal = coinche({0: "KsQsJs9d8d7d", 1: "AsTs", 2: "Td"})
    assert after(deal, "(9d8d7d,KsQsJs)") == after(deal, "(KsQsJs,9d8d7d)")


def test_no_announce_is_offered_in_the_second_trick() -> None:
    """Who did not declare before his first card is too late."""
    deal = after(coinche(ONE_SUIT_EACH), "Ah 7s 7d 7c")
    assert deal.to_act == 0
    assert not any(isinstance(made, Declare) for made in deal.legal_actions())


def test_declared_announces_are_shown_and_judged_after_the_first_trick() -> None:
    """Until then nobody knows which of them count."""
    deal = after(coinche(ONE_SUIT_EACH), "(AhKhQhJhTh) Ah (9s8s7s) 7s 7d")
    assert deal.declared == ((cards("AhKhQhJhTh"),), (cards("9s8s7s"),), (), ())
    assert (deal.retained, deal.are_announces_shown) == (NOBODY, False)
    assert deal.announce_points == (0, 0)
    done = after(deal, "7c")
    assert done.retained == ((cards("AhKhQhJhTh"),), (), (), ())
    assert done.are_announces_shown
    assert done.announce_points == (100, 0)


def test_nothing_declared_is_nothing_retained() -> None:
    """Announces that were not made do not exist."""
    assert after(coinche(ONE_SUIT_EACH), "Ah 7s 7d 7c").retained == NOBODY


def test_automatic_announces_come_with_one_s_first_card() -> None:
    """In the automatic game a seat's announces are known once it has played."""
    deal = after(deal_of("ktga_fr", ONE_SUIT_EACH, "H"), "Ah")
    assert deal.declared == ((cards("AhKhQhJhTh"), cards("9h8h7h")), (), (), ())
    done = after(deal, "7s 7d 7c")
    assert all(done.declared)
    assert done.announce_points == (240, 0)


def test_the_trump_hundred_wins_among_equals() -> None:
    """Four equal hundreds: the one in trumps and its partner's count."""
    deal = after(deal_of("ktga_fr", ONE_SUIT_EACH, "pass S"), "Ah 7s 7d 7c")
    assert deal.announce_points == (0, 240)


def test_no_trumps_have_no_announces() -> None:
    """Nothing may be declared and nothing counts."""
    deal = deal_of("bulgarian", ONE_SUIT_EACH, "NT pass pass pass")
    assert all(isinstance(made, Play) for made in deal.legal_actions())


# --- the belote -----------------------------------------------------------------------------------


def test_the_word_is_offered_with_king_and_queen() -> None:
    """Both cards may be played with the word or without."""
    deal = coinche(ONE_SUIT_EACH)
    said = [made for made in deal.legal_actions() if isinstance(made, Play) and made.says_belote]
    assert [str(made) for made in said] == ["Qh!", "Kh!"]


def test_the_belote_counts_with_its_word() -> None:
    """Twenty points for the side that says it."""
    deal = after(coinche(ONE_SUIT_EACH), "Kh! 7s 7d 7c Qh! 8s 8d 8c")
    assert deal.belote_points == (20, 0)
    assert [pair.state for pair in deal.pairs] == [PairState.MADE]


def test_a_silent_belote_is_lost() -> None:
    """Without the word with the first card there is nothing."""
    deal = after(coinche(ONE_SUIT_EACH), "Kh 7s 7d 7c Qh 8s 8d 8c")
    assert deal.belote_points == (0, 0)
    assert [pair.state for pair in deal.pairs] == [PairState.LOST]


def test_other_cards_leave_the_pair_alone() -> None:
    """A pair is held until one of its cards falls."""
    deal = after(coinche(ONE_SUIT_EACH), "Ah 7s 7d 7c")
    assert [pair.state for pair in deal.pairs] == [PairState.HELD]


def test_the_automatic_belote_needs_no_word() -> None:
    """It is made and heard by itself."""
    deal = after(deal_of("ktga_fr", ONE_SUIT_EACH, "H"), "Kh 7s 7d 7c Qh")
    assert deal.view(SEATS[1]).words == cards("KhQh")
    assert deal.belote_points == (20, 0)


@pytest.mark.parametrize("text", ["Kh!", "Ah!"])
def test_no_word_is_said_where_the_belote_is_automatic(text: str) -> None:
    """With any card, the word is refused for that reason."""
    with pytest.raises(BeloteAutomatic):
        after(deal_of("ktga_fr", ONE_SUIT_EACH, "H"), text)


def test_the_queen_first_is_not_heard_where_the_king_must_be() -> None:
    """The Belgian pair is lost in silence."""
    deal = after(deal_of("ktga_be", ONE_SUIT_EACH, "H"), "Qh 7s 7d 7c Kh")
    assert deal.view(SEATS[1]).words == CardSet(0)
    assert deal.belote_points == (0, 0)


def test_a_pair_thrown_at_all_trumps_is_lost() -> None:
    """A king said and a queen discarded on another suit make no belote."""
    deal = deal_of("bulgarian", {0: "Jh" + SPADES[:14], 1: "KhQh", 2: "7s"}, "AT pass pass pass")
    heard = after(deal, "Jh Kh! 8d 7c As")
    assert [pair.state for pair in heard.pairs if pair.seat == 1] == [PairState.OPEN]
    assert heard.belote_points == (0, 20)
    thrown = after(heard, "Qh")
    assert [pair.state for pair in thrown.pairs if pair.seat == 1] == [PairState.LOST]
    assert thrown.belote_points == (0, 0)


def test_a_pair_may_ruff() -> None:
    """A trump king played on another suit carries the word."""
    hands = {0: "As7s", 1: "KhQh" + CLUBS[:12]}
    deal = after(coinche(hands), "As Kh!")
    assert [pair.state for pair in deal.pairs] == [PairState.OPEN]


# --- the end --------------------------------------------------------------------------------------


def test_the_last_card_ends_the_deal() -> None:
    """Nobody acts, no trick lies and the tally is known."""
    deal = played_out(coinche(ONE_SUIT_EACH))
    assert (deal.phase, deal.to_act, deal.trick, deal.legal_actions()) == (
        Phase.OVER,
        None,
        None,
        (),
    )
    assert len(deal.tricks) == 8
    assert [len(hand) for hand in deal.hands] == [0, 0, 0, 0]


def test_the_tally_counts_what_the_score_needs() -> None:
    """Cards, last trick, tricks, announces, belote, bid, double and pending points."""
    deal = deal_of("coinche", ONE_SUIT_EACH, "100H double pass pass", pending=0)
    deal = played_out(after(deal, "(9h8h7h) Kh! 7s 7d 7c Qh"))
    tally = deal.tally
    assert (tally.strain, tally.taker_team, tally.level, tally.multiplier) == (
        Strain.HEARTS,
        0,
        100,
        2,
    )
    assert (tally.card_points, tally.tricks, tally.last_trick) == ((152, 0), (8, 0), 0)
    assert (tally.announces, tally.belote) == ((20, 0), (20, 0))
    assert (tally.pending, tally.is_last) == (0, False)


def test_pending_points_and_the_last_deal_reach_the_tally() -> None:
    """What came from outside the deal is in its tally."""
    deal = played_out(deal_of("concours", {}, "pass H", pending=81, is_last=True))
    assert (deal.tally.pending, deal.tally.is_last) == (81, True)


def test_the_ruleset_scores_the_tally() -> None:
    """All tricks on a capot bid bring 500."""
    deal = played_out(coinche(ONE_SUIT_EACH, "capotH pass pass pass"))
    assert deal.score() == ruleset("coinche").scoring.score(deal.tally)
    assert deal.score().marks == (500, 0)


@pytest.mark.parametrize(
    ("deal", "phase"),
    [
        (coinche(calls=""), Phase.BIDDING),
        (coinche(), Phase.PLAY),
        (coinche(calls="pass pass pass pass"), Phase.PASSED_OUT),
    ],
)
def test_an_unfinished_deal_has_no_score(deal: Deal, phase: Phase) -> None:
    """Before the last card, or without any, there is nothing to count."""
    with pytest.raises(DealNotOver) as caught:
        deal.score()
    assert caught.value.params == {"phase": phase}


def test_calls_are_offered_during_the_auction() -> None:
    """Legal actions are the legal calls."""
    assert coinche(calls="capotH").legal_actions() == (PASS, DOUBLE)


def test_a_bid_that_is_too_low_leaves_the_speaker() -> None:
    """After a refusal the same seat is to speak."""
    deal = coinche(calls="100H")
    with pytest.raises(Exception, match="BidTooLow"):
        deal.apply(Bid(90, Strain.SPADES))
    assert deal.to_act == 1


@pytest.mark.parametrize("text", ["7s", "(KsQsJs)", "pass"])
def test_an_action_reads_as_it_is_written(text: str) -> None:
    """The tests' own spelling of actions is that of the actions."""
    assert str(action(text)) == text


def test_every_card_is_dealt_once() -> None:
    """Four hands of eight make the pack, in every variant."""
    for name in ("concours", "ktga_be", "bulgarian", "coinche", "bela"):
        deal = played_out(deal_of(name, {}, "pass"), seed=3)
        if deal.phase is Phase.OVER:
            played = [card for trick in deal.tricks for card in trick.cards]
            assert sorted(played) == list(CARDS)
