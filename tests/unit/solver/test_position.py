from random import Random

import pytest

from rebelote.cards import Card, CardSet
from rebelote.engine import Deal
from rebelote.rules import SEATS, Strain
from rebelote.rules.actions import PLAYS
from rebelote.rules.errors import MustFollow
from rebelote.solver import Position
from rebelote.solver.errors import BadPosition
from tests.reference.oracle import cards_of, in_play, random_pack
from tests.unit.solver.positions import COINCHE, hands, two_left


def because(**fields: object) -> str:
    given: dict[str, object] = {
        "ruleset": COINCHE,
        "strain": Strain.SPADES,
        "hands": hands("Js 7h", "9s Ah", "7s Kh", "8s Th"),
    }
    with pytest.raises(BadPosition) as refused:
        Position(**(given | fields))  # type: ignore[arg-type]
    return str(refused.value.params["because"])


def random_deal(seed: int) -> Deal:
    random = Random(seed)
    deal: Deal = in_play(COINCHE, Strain.CLUBS, random_pack(random), random.randrange(4))
    return deal


def test_a_position_follows_the_engine_to_the_last_card() -> None:
    """Seat, legal cards, points and tricks agree with the deal after every card."""
    random, deal = Random(3), random_deal(3)
    position = Position.of(deal)
    while True:
        assert position.to_act == deal.to_act
        assert list(position.legal) == cards_of(deal)
        assert position == Position.of(deal)
        card = Card(random.choice(cards_of(deal)))
        position, deal = position.play(card), deal.apply(PLAYS[card])
        if deal.is_over:
            break
    assert position.is_over
    assert position.points == deal.tally.card_points or sum(position.points) == 162
    assert position.tricks == deal.tricks_won


def test_the_total_counts_the_last_trick_once() -> None:
    """The points of a whole deal are 162 from the first card to the last."""
    position = Position.of(random_deal(4))
    totals = {position.total}
    while not position.is_over:
        position = position.play(next(iter(position.legal)))
        totals.add(position.total)
    assert totals == {162}


def test_a_card_that_may_not_be_played_is_refused_by_its_rule() -> None:
    """The error is the engine's own."""
    position = two_left().play(Card.parse("7h"))
    with pytest.raises(MustFollow):
        position.play(Card.parse("9s"))


def test_a_card_twice_is_refused() -> None:
    """The error names the card."""
    fault = because(hands=hands("Js 7h", "Js Ah", "7s Kh", "8s Th"))
    assert fault == "position_card_twice(card=Js)"


def test_unequal_hands_are_refused() -> None:
    """Hands must be equal at the start of the trick."""
    fault = because(hands=hands("Js", "9s Ah", "7s Kh", "8s Th"))
    assert fault.startswith("position_hands")


def test_nine_cards_are_refused() -> None:
    """No hand holds more than eight cards."""
    nine = (*(CardSet(0x1FF << shift) for shift in (0, 9, 18)), CardSet(0))
    assert because(hands=nine).startswith("position_hands")


def test_a_trick_that_breaks_the_rules_is_refused() -> None:
    """A card on the table must have been legal when it was played."""
    fault = because(
        hands=hands("7h", "Ah", "7s Kh", "8s Th"), table=(Card.parse("Js"), Card.parse("Ah"))
    )
    assert fault.startswith(("position_card_twice", "position_trick"))
    fault = because(
        hands=hands("7h", "9s", "7s Kh", "8s Th"), table=(Card.parse("Js"), Card.parse("Ah"))
    )
    assert fault == "position_trick(card=Ah, rule=MustFollow)"


@pytest.mark.parametrize(
    "fields",
    [
        {"leader": 4},
        {"hands": hands("Js 7h", "9s Ah", "7s Kh", "8s Th")[:3]},
        {"hands": (1 << 32, 2, 4, 8)},
    ],
)
def test_seats_that_do_not_exist_are_refused(fields: dict[str, object]) -> None:
    """There are four seats and 32 cards."""
    assert because(**fields).startswith("position_seats")


def test_four_cards_on_the_table_are_refused() -> None:
    """A complete trick is no trick in progress."""
    table = tuple(map(Card.parse, ("Js", "9s", "7s", "8s")))
    fault = because(hands=hands("7h", "Ah", "Kh", "Th"), table=table)
    assert fault.startswith("position_table")


@pytest.mark.parametrize(
    ("points", "tricks", "code"),
    [
        ((0, 0), (3, 4), "position_tricks"),
        ((60, 20), (3, 3), "position_points"),
        ((-1, 0), None, "position_points"),
    ],
)
def test_what_was_taken_must_fit(
    points: tuple[int, int], tricks: tuple[int, int] | None, code: str
) -> None:
    """Tricks and points taken add up with the cards that are left."""
    assert because(points=points, tricks=tricks).startswith(code)


def test_a_team_without_a_trick_has_no_points() -> None:
    """The points of the cards that are gone are those of the tricks taken."""
    gone = 152 - two_left().total + 10
    assert because(points=(gone - 1, 1), tricks=(6, 0)).startswith("position_points")


def test_an_ending_by_itself_knows_no_capot() -> None:
    """Without the tricks before, no team can still take all eight."""
    assert two_left().may_capot == (False, False)


def test_a_deal_not_in_play_has_no_position() -> None:
    """Before the first lead there is nothing to solve."""
    deal = Deal.start(COINCHE, tuple(map(Card, range(32))), SEATS[0])
    with pytest.raises(BadPosition):
        Position.of(deal)
