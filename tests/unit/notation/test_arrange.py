"""How hands are laid out: suits that are gone; the rest is tested with the terminal's hand."""

from rebelote.cards import CardSet
from rebelote.notation.arrange import arrange
from rebelote.rules import Strain
from rebelote.rules.registry import ruleset

RANKING = ruleset("bulgarian").ranking


def test_a_suit_that_runs_out_does_not_move_the_others():
    """With the whole hand known, what is left keeps its order."""
    own = CardSet.parse("AsKsAhKhAdAcKcQc")
    left = CardSet(own & ~CardSet.parse("AhKh"))
    whole = arrange(own, RANKING, Strain.SPADES)
    assert arrange(left, RANKING, Strain.SPADES, own) == [card for card in whole if card in left]


def test_strong_cards_stand_left_by_the_contracts_order():
    """Trumps rank jack, nine, ace; other suits ace, ten, king."""
    hand = CardSet.parse("AsJs9sAhThJh9h8h")
    shown = [str(card) for card in arrange(hand, RANKING, Strain.SPADES)]
    assert shown == ["Js", "9s", "As", "Ah", "Th", "Jh", "9h", "8h"]
