"""Facts worked by hand that the second referee must know before it may judge the engine."""

import pytest

from tests.reference.referee import MatchReferee, Referee
from tests.reference.referee_announces import (
    belote_points,
    contest,
    declare_actions,
    maximal_announces,
)
from tests.reference.referee_auction import auction
from tests.reference.referee_cards import PACK, legal_cards, trick_winner
from tests.reference.referee_options import ruleset
from tests.reference.referee_score import score


def table(cards, first=0):
    """Return a trick from cards in the order played, starting with a seat."""
    return [((first + turn) % 4, card) for turn, card in enumerate(cards.split())]


def allowed(variant, strain, seat, hand, trick, **options):
    """Return the legal cards of a hand written as one string."""
    return set(legal_cards(ruleset(variant, options), strain, seat, hand.split(), trick))


def after(variant, *calls, turned=None, **options):
    """Return the state of an auction that seat 0 opened, given the calls in order."""
    opts = ruleset(variant, options)
    said: list[tuple[int, str]] = []
    for call in calls:
        said.append((auction(opts, 0, turned, said)["actor"], call))
    return auction(opts, 0, turned, said)


def marks(variant, strain, taker_team, card_points, **facts):
    """Return the score of a deal in which team 0 takes the last trick, four tricks each."""
    options = facts.pop("options", None)
    facts = {
        "last_trick": 0,
        "tricks": [4, 4],
        "announces": [0, 0],
        "belote": [0, 0],
    } | facts
    return score(
        ruleset(variant, options),
        strain=strain,
        taker_team=taker_team,
        card_points=card_points,
        **facts,
    )


def pack_of(hands, packets):
    """Return the pack that gives these hands of eight to seats 0-3 when 0 is the first."""
    left = [hand.split() for hand in hands]
    pack = []
    for size in packets:
        for hand in left:
            pack += hand[:size]
            del hand[:size]
    assert sorted(pack) == sorted(PACK)
    return pack


ONE_SUIT_EACH = [" ".join(rank + suit for rank in "AKQJT987") for suit in "shdc"]


# Trick winners and legal cards


def test_plain_order_also_at_no_trumps():
    """Without trumps the ten of the suit led beats its nine and every other suit."""
    assert trick_winner("NT", table("Ts Kh Ac 9s")) == 0


def test_a_discard_never_wins():
    """A king thrown on another suit does not beat the jack led."""
    assert trick_winner("S", table("Jc Kd 7c 8c")) == 0


def test_a_suit_thrown_at_all_trumps_never_wins():
    """At all-trumps only the suit led counts, and a void player is free."""
    assert trick_winner("AT", table("9s Jh 7s 8s")) == 0
    assert allowed("bulgarian", "AT", 1, "Jh 7d", table("9s")) == {"Jh", "7d"}


def test_overruff_is_measured_on_trumps_only():
    """An opponent's seven that ruffs a plain ace is beaten by any higher trump."""
    trick = table("Ad 7c", first=0)
    assert allowed("bulgarian", "C", 2, "8c Qc 9s", trick) == {"8c", "Qc"}


def test_rising_in_the_suit_led_at_all_trumps():
    """At all-trumps the suit led has to be beaten when it can be."""
    assert allowed("bulgarian", "AT", 1, "Jh 7h", table("9h")) == {"Jh"}
    assert allowed("bulgarian", "AT", 1, "Jh 8h Kc", table("Ah")) == {"Jh"}


def test_rising_when_trumps_are_led():
    """When trumps are led one plays a higher one if possible, any trump if not."""
    assert allowed("concours", "S", 1, "Js Ts As", table("9s")) == {"Js"}
    assert allowed("concours", "S", 1, "Ts 7s Ah", table("9s")) == {"Ts", "7s"}


def test_underruff_is_a_matter_of_ruleset():
    """Under an opponent's jack of trumps belote undertrumps and coinche is free."""
    trick = table("Ah 8h Js", first=0)
    assert allowed("french501", "S", 3, "9s 8s Ad", trick) == {"9s", "8s"}
    assert allowed("coinche", "S", 3, "9s 8s Ad", trick) == {"9s", "8s", "Ad"}


def test_partner_master_by_a_ruff():
    """On the partner's ruff one is free, at Bela one overruffs, in Belgium one underruffs."""
    trick = table("Ah Ts 8h", first=0)
    assert allowed("french501", "S", 3, "Js 7s Ad", trick) == {"Js", "7s", "Ad"}
    assert allowed("ktga_be", "S", 3, "Js 7s Ad", trick) == {"Js", "7s", "Ad"}
    assert allowed("ktga_be", "S", 3, "Qs 7s Ad", trick) == {"Qs", "7s"}
    assert allowed("bela", "S", 3, "Js 7s Ad", trick) == {"Js"}


def test_plain_rise_stops_at_a_ruff():
    """With `plain_rise` a led plain suit is beaten, even over the partner, until it is ruffed."""
    assert allowed("bela", "S", 2, "Ah 7h", table("Th 8h"), plain_rise=True) == {"Ah"}
    assert allowed("bela", "S", 2, "Ah 7h", table("Th 7s"), plain_rise=True) == {"Ah", "7h"}


# Auction


def test_a_coinche_freezes_the_contract():
    """Once coinched a bid may only be surcoinched or passed by its two players."""
    assert after("coinche", "100H", "double")["legal"] == {"pass", "redouble"}
    end = after("coinche", "100H", "double", "pass", "pass")["contract"]
    assert end == {"strain": "H", "level": 100, "taker": 0, "multiplier": 2}


def test_only_opponents_double():
    """The partner of the bidder is not offered a double."""
    assert "double" not in after("coinche", "100H", "pass")["legal"]
    assert "double" in after("coinche", "100H")["legal"]


def test_capot_may_be_doubled_but_not_outbid():
    """Over a capot one may pass or coinche, and a coinched capot may be surcoinched."""
    assert after("coinche", "capotS")["legal"] == {"pass", "double"}
    end = after("coinche", "capotS", "double", "redouble")["contract"]
    assert end["multiplier"] == 4


def test_bids_rise_strictly():
    """After 100 of spades neither 90 nor another 100 may be bid, 110 may."""
    legal = after("coinche", "100S")["legal"]
    assert not {"90H", "100H"} & legal
    assert {"110C", "240S", "capotD"} <= legal


def test_taker_is_the_last_bidder():
    """A pass before the bid leaves the contract to the one who bid."""
    assert after("coinche", "pass", "80H", "pass", "pass", "pass")["contract"]["taker"] == 1


def test_a_higher_bid_cancels_the_double():
    """At the Bulgarian ladder a higher bid over a double is undoubled."""
    end = after("bulgarian", "H", "double", "S", "pass", "pass", "pass")["contract"]
    assert end == {"strain": "S", "level": None, "taker": 2, "multiplier": 1}


def test_eight_passes():
    """After eight passes the Belgian first player must choose; elsewhere nobody takes."""
    passes = ["pass"] * 8
    forced = after("ktga_be", *passes, turned="H")
    assert (forced["phase"], forced["actor"]) == ("forced", 0)
    assert forced["legal"] == {"S", "H", "D", "C"}
    assert after("ktga_fr", *passes, turned="H")["phase"] == "passed_out"


def test_bela_dealer_must_name():
    """At Bela the dealer cannot pass after three passes."""
    assert after("bela", "pass", "pass", "pass")["legal"] == {"S", "H", "D", "C"}


# Announces


def test_a_tie_never_depends_on_the_order_of_seats():
    """Two equal tierces cancel out, and at Bela the first speaker's counts."""
    hands = {1: ["Ah", "Kh", "Qh"], 2: ["As", "Ks", "Qs"]}
    assert contest(ruleset("coinche"), "D", 0, hands) == [0, 0]
    assert contest(ruleset("bela"), "D", 2, hands) == [20, 0]
    assert contest(ruleset("bela"), "D", 3, hands) == [0, 20]


def test_partners_do_not_cancel_each_other():
    """Two equal tierces in one team both count."""
    hands = {0: ["Ah", "Kh", "Qh"], 2: ["As", "Ks", "Qs"]}
    assert contest(ruleset("french501"), "D", 0, hands) == [40, 0]


def test_runs_and_carres_apart_at_the_bulgarian_game():
    """A team may win the sequences and the other the carrés."""
    hands = {0: ["Ah", "Kh", "Qh", "Jh", "Th"], 1: ["9s", "9h", "9d", "9c"]}
    assert contest(ruleset("bulgarian"), "S", 0, hands) == [100, 150]
    assert contest(ruleset("french501"), "S", 0, hands) == [0, 150]


def test_no_announces_at_no_trumps():
    """Nothing is declared or counted at no-trumps."""
    assert contest(ruleset("bulgarian"), "NT", 0, {0: ["Ah", "Kh", "Qh"]}) == [0, 0]


def test_a_carre_takes_its_cards_out_of_the_runs():
    """With four kings, the queen, jack and ten of a suit still make a tierce."""
    hand = ["Ks", "Kh", "Kd", "Kc", "Qh", "Jh", "Th", "7c"]
    names = {"".join(announce) for announce in maximal_announces(hand)}
    assert names == {"KsKhKdKc", "ThQhJh"}
    assert declare_actions(hand) == {
        "declare:KsKhKdKc",
        "declare:ThQhJh",
        "declare:KsKhKdKc/ThQhJh",
    }


def test_trump_decides_between_equal_runs():
    """Of two equal tierces the one in trumps wins, save where trumps break no tie."""
    hands = {0: ["Ah", "Kh", "Qh"], 1: ["As", "Ks", "Qs"]}
    assert contest(ruleset("french501"), "S", 0, hands) == [0, 20]
    assert contest(ruleset("ktga_be"), "S", 0, hands) == [0, 20]
    assert contest(ruleset("bulgarian"), "S", 0, hands) == [0, 0]
    assert contest(ruleset("bela"), "S", 0, hands) == [20, 0]


def test_belgian_belote_starts_with_the_king():
    """The queen played first makes a belote in France and none in Belgium."""
    plays = [("Qh", False, "lead"), ("Kh", False, "lead")]
    assert belote_points(ruleset("ktga_fr"), plays) == 20
    assert belote_points(ruleset("ktga_be"), plays) == 0


# Scoring


def test_all_points_of_a_deal_are_counted():
    """The last trick's ten is counted: 162 at a suit, 258 at all-trumps, 260 at no-trumps."""
    assert sum(marks("french501", "H", 0, [90, 62])["totals"]) == 162
    assert sum(marks("bulgarian", "AT", 0, [140, 108])["totals"]) == 258
    assert sum(marks("bulgarian", "NT", 0, [70, 50])["totals"]) == 260


def test_the_takers_team_is_judged():
    """The same cards make the deal of one team and sink the other's."""
    assert marks("concours", "H", 0, [90, 62])["marks"] == [100, 62]
    assert marks("concours", "H", 1, [90, 62])["marks"] == [162, 0]


@pytest.mark.parametrize(("cards", "outcome"), [(70, "failed"), (71, "tie"), (72, "made")])
def test_both_sides_of_the_half(cards, outcome):
    """At 80, 81 and 82 points a deal fails, hangs and is made."""
    assert marks("bulgarian", "H", 0, [cards, 152 - cards])["outcome"] == outcome


def test_failure_gives_the_announces_but_not_always_the_belote():
    """The takers' tierce goes to the defence; Ktga lets them keep the belote, seed 002 does not."""
    facts = {"announces": [20, 0], "belote": [20, 0]}
    assert marks("ktga_fr", "H", 0, [40, 112], **facts)["marks"] == [20, 182]
    assert marks("french501", "H", 0, [40, 112], **facts)["marks"] == [0, 202]


def test_the_defence_belote_counts_on_a_failed_coinche_contract():
    """A failed 100 against a defence with belote is worth 280."""
    result = marks("coinche", "S", 0, [50, 102], belote=[0, 20], level=100)
    assert result["marks"] == [0, 280]


def test_a_coinched_failure_is_one_total_doubled():
    """A 100 coinched and failed gives 520 to the defence."""
    result = marks("coinche", "S", 0, [50, 102], level=100, multiplier=2)
    assert result["marks"] == [0, 520]


@pytest.mark.parametrize(("cards", "outcome"), [(79, "failed"), (80, "made")])
def test_both_sides_of_a_bid_of_ninety(cards, outcome):
    """A bid of 90 fails with 89 points and is made with 90."""
    result = marks("coinche", "S", 0, [cards, 152 - cards], level=90)
    assert result["outcome"] == outcome


def test_equal_bulgarian_totals_hang():
    """At 81 each the defence marks eight, eight hang, and they go to the next winner."""
    tie = marks("bulgarian", "H", 0, [71, 81])
    assert (tie["marks"], tie["pending_out"]) == ([0, 8], 8)
    won = marks("bulgarian", "H", 0, [60, 92], pending=8)
    assert (won["marks"], won["marks_before_pending"]) == ([0, 24], [0, 16])


def test_a_doubled_valat():
    """A doubled valat is 25 tens doubled."""
    result = marks("bulgarian", "H", 0, [152, 0], tricks=[8, 0], multiplier=2)
    assert result["marks"] == [50, 0]


# Whole deals and matches


def test_a_whole_coinche_deal():
    """Eight spades make a capot with belote, a cent and a tierce: 250 + 250 + 20 + 120."""
    referee = Referee("coinche", pack_of(ONE_SUIT_EACH, [3, 2, 3]), 0)
    for call in ("capotS", "pass", "pass", "pass"):
        referee.apply(call)
    assert referee.contract["level"] == "capot"
    referee.apply("declare:9s8s7s/AsTsKsQsJs")
    assert referee.to_act == 0
    for turn, rank in enumerate("KQAJT987"):
        referee.apply(rank + "s" + ("!" if rank == "K" else ""))
        for suit in "hdc":
            referee.apply(sorted(c for c in referee.legal() if c[1] == suit)[-1])
        assert referee.tricks_won == [turn + 1, 0]
        assert referee.announces_retained == [120, 0]
    assert [referee.phase, referee.to_act] == ["over", None]
    assert referee.belote == [20, 0]
    assert referee.result()["marks"] == [640, 0]


def test_the_turned_card_and_the_rest_go_to_the_taker():
    """The taker ends with the card turned up and two others, everyone with eight cards."""
    referee = Referee("ktga_fr", PACK, 1)
    turned = PACK[20]
    assert referee.hands[1] == PACK[0:3] + PACK[12:14]
    referee.apply("pass")
    referee.apply(turned[1].upper())
    assert referee.contract["taker"] == 2
    assert referee.hands[2][5:] == [turned, *PACK[24:26]]
    assert referee.hands[1][5:] == PACK[21:24]
    assert [len(hand) for hand in referee.hands] == [8, 8, 8, 8]


def test_belote_unsaid_with_the_first_card_is_lost():
    """Once the king of trumps is played in silence the queen cannot make the belote."""
    referee = Referee("coinche", pack_of(ONE_SUIT_EACH, [3, 2, 3]), 0)
    for action in ("80S", "pass", "pass", "pass", "Ks", "7h", "7d", "7c"):
        referee.apply(action)
    assert "Qs" in referee.legal()
    assert "Qs!" not in referee.legal()
    with pytest.raises(ValueError, match="illegal"):
        referee.apply("Qs!")


def test_the_dealer_moves_even_when_nobody_takes():
    """A passed-out deal moves the dealer, keeps the points in suspense and is not effective."""
    match = MatchReferee("concours")
    match.pending = 81
    referee = Referee("concours", PACK, match.next_first(), pending=match.pending)
    for _ in range(8):
        referee.apply("pass")
    match.add(referee.result())
    assert (match.next_first(), match.pending, match.effective) == (1, 81, 0)


def test_a_valat_does_not_end_the_bulgarian_match():
    """151 reached by a valat waits for the next ordinary deal."""
    match = MatchReferee("bulgarian")
    match.scores = [140, 100]
    match.add(marks("bulgarian", "H", 0, [152, 0], tricks=[8, 0]))
    assert not match.over
    match.add(marks("bulgarian", "H", 0, [90, 62]))
    assert (match.over, match.winner, match.scores) == (True, 0, [175, 106])
