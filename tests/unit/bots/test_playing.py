"""What a club player plays, in positions where a club player does not hesitate."""

from tests.unit.bots.positions import card_played, position


def test_a_ten_goes_on_the_trick_that_the_partner_wins() -> None:
    """Last to play and void, one gives the unprotected ten to the partner's ace."""
    hands = [
        "Ks9s8s 9h8h Jd8d 7c",
        "As7s JhAh KdQd AcJc",
        "TsJsQs Qh7h 9d7d 8c",
        "ThKh AdTd KcQcTc9c",
    ]
    deal = position("coinche", hands, "80H", 1, "8s As Js")
    assert card_played(deal)[0] == "T"


def test_no_ten_goes_on_the_trick_that_an_opponent_wins() -> None:
    """Last to play and void of trumps, one throws a worthless card under the opponents' ace."""
    hands = [
        "As9s8s Jh8h Jd8d Ac",
        "KsTs 9hThKhQh KdQd",
        "QsJs7s Ah7h 9d7d Jc",
        "AdTd KcQcTc9c8c7c",
    ]
    deal = position("coinche", hands, "80H", 0, "As Ts 7s")
    assert card_played(deal) in {"7c", "8c", "9c"}


def test_an_ace_is_not_thrown_on_an_opponents_trick() -> None:
    """A discard on a lost trick is never an ace while a small card is held."""
    hands = [
        "AsKs9s JhAh8h 7d7c",
        "Ts8s 9hThKh KdQd9d",
        "QsJs7s Qh7h Jd8d Kc",
        "AdTd AcTcQcJc9c8c",
    ]
    deal = position("coinche", hands, "80H", 0, "As 8s 7s")
    assert card_played(deal) in {"8c", "9c", "Jc"}


def test_the_lone_jack_of_trumps_is_played_when_it_must_be() -> None:
    """Trumps are led: a jack that is the only trump, or the only higher one, is played."""
    hands = [
        "9sTs AhKh AdKd AcKc",
        "Js 9hThQh 9dTdQd 9c",
        "AsKsQs JhJdJc 8h8d",
        "8s7s 7h7d 8c7cTcQc",
    ]
    deal = position("coinche", hands, "80S", 0, "9s")
    assert card_played(deal) == "Js"


def test_a_taker_draws_trumps_while_opponents_hold_some() -> None:
    """On lead with jack, nine and ace of trumps, the taker leads the jack."""
    hands = [
        "JhAh9h7h AsKs AdTd",
        "ThQh TsQs9s KdQd9d",
        "8h Js8s7s Jd8d7d Ac",
        "Kh KcQcTcJc9c8c7c",
    ]
    deal = position("coinche", hands, "100H", 0)
    assert card_played(deal) == "Jh"


def test_a_taker_stops_drawing_trumps_when_opponents_have_none() -> None:
    """When both opponents have shown out, the taker keeps his trumps and cashes his aces."""
    hands = [
        "JhAh9hTh AsKs AdTd",
        "Qh TsQs9s KdQd9dJd",
        "8h7h Js8s7s 8d7d Ac",
        "Kh KcQcTcJc9c8c7c",
    ]
    deal = position("coinche", hands, "100H", 0, "Jh Qh 7h Kh 9h 9s 8h 7c")
    assert card_played(deal) in {"As", "Ad"}


def test_the_defence_does_not_lead_trumps() -> None:
    """A defender on lead with small trumps leads another suit."""
    hands = [
        "8h7h QsJs9s Qd9d Kc",
        "JhAh9h AsKs AdTd 7c",
        "ThQh Ts8s7s KdJd8d",
        "Kh 7d AcQcTcJc9c8c",
    ]
    deal = position("coinche", hands, "100H", 1)
    assert card_played(deal)[1] != "h"


def test_the_partner_is_not_overruffed() -> None:
    """When the partner has ruffed and the last opponent has played, no trump is wasted on top."""
    hands = [
        "AsKs9s Ad8d Ac8c7c",
        "JhAh7h KdQd TcKcQc",
        "TsQsJs8s7s Kh Jd7d",
        "Qh9hTh8h Td9d Jc9c",
    ]
    deal = position("coinche", hands, "80H", 1, "As 7h 7s")
    assert card_played(deal)[1] != "h"


def test_a_ten_stays_behind_an_ace_that_has_not_fallen() -> None:
    """Second to play with ten and a small card, one plays small while the ace is out."""
    hands = [
        "7s9s 8h7h QdJd9d Kc",
        "Ts8s JhAhTh AdTd 7c",
        "AsKs Qh9h Kd8d7d 9c",
        "QsJs Kh AcQcTcJc8c",
    ]
    deal = position("coinche", hands, "80H", 1, "7s")
    assert card_played(deal) == "8s"


def test_an_ace_takes_a_trick_full_of_points() -> None:
    """Last to play, the ace takes the ten that an opponent leads."""
    hands = [
        "Ts9s 8h7h QdJd9d Kc",
        "KsQs JhAhTh AdTd 7c",
        "JsKh Qh9h Kd8d7d 9c",
        "As8s7s AcQcTcJc8c",
    ]
    deal = position("coinche", hands, "80H", 1, "Ts Qs Js")
    assert card_played(deal) == "As"


def test_a_trick_is_won_with_the_smallest_trump_that_does_it() -> None:
    """Last to play and void, one ruffs an opponent's ace with a low trump."""
    hands = [
        "As9s8s Kh Qd9d8d Kc",
        "KsQs7s Ah Jd7d JcTc",
        "TsJs QhTh KdTd Qc9c",
        "Jh9h8h7h Ad Ac8c7c",
    ]
    deal = position("coinche", hands, "80H", 3, "As 7s Js")
    assert card_played(deal) in {"7h", "8h"}


def test_a_jack_is_not_left_behind_at_all_trumps() -> None:
    """At all-trumps one leads jacks first, not aces below them."""
    hands = [
        "JsAs Jh9h AdTd8d 7c",
        "9sTs AhTh JdKd Jc8c",
        "KsQs8s KhQh 9d AcTc",
        "7s 8h7h Qd7d 9cKcQc",
    ]
    deal = position("bulgarian", hands, "AT", 0)
    assert card_played(deal) in {"Js", "Jh"}


def test_aces_are_led_at_no_trumps() -> None:
    """At no-trumps a hand of aces leads one of them."""
    hands = [
        "AsTs8s Ah9h Ad7d 7c",
        "9sJs KhTh JdKd Jc8c",
        "KsQs JhQh 9d8d AcTc",
        "7s 8h7h QdTd 9cKcQc",
    ]
    deal = position("bulgarian", hands, "NT", 0)
    assert card_played(deal)[0] == "A"


def test_the_pair_of_the_belote_is_not_broken_by_a_discard() -> None:
    """At all-trumps, king and queen are not thrown away even to keep a hand full of winners."""
    hands = [
        "JsAs9sTs Jh9h Td 8c",
        "KsQs8s Th8h 8d TcKc",
        "KhQh Jd9dAd Jc9cAc",
        "7s Ah7h KdQd7d Qc7c",
    ]
    deal = position("bulgarian(announces=off)", hands, "AT", 0, "Js 8s")
    assert card_played(deal) not in {"Kh", "Qh"}


def test_the_king_comes_first_where_the_belote_asks_for_it() -> None:
    """Under the jack one would rather lose the queen, but that would lose the belote too."""
    hands = [
        "JhAh9hTh AsKs AdTd",
        "QhKh TsQs9s KdQd9d",
        "8h7h Js8s7s Jd8d Ac",
        "KcQcTcJc9c8c7c 7d",
    ]
    usual = position("coinche(announces=off)", hands, "100H", 0, "Jh")
    assert card_played(usual) == "Qh"
    strict = position("coinche(announces=off,belote_king_first=on)", hands, "100H", 0, "Jh")
    assert card_played(strict) == "Kh"
