"""The player who chooses at random."""

from collections import Counter

from rebelote.bots import RandomBot
from tests.unit.bots.positions import auction


def test_every_legal_action_is_as_likely() -> None:
    """Over many seeds, each of the legal calls is chosen about as often."""
    deal = auction("bulgarian", {})
    view = deal.view(deal.setup.first)
    chosen = Counter(RandomBot(seed).decide(view) for seed in range(1400))
    assert set(chosen) == set(view.legal_actions)
    assert all(120 < count < 290 for count in chosen.values())


def test_the_seed_decides() -> None:
    """The same seed chooses the same action for the same view, however often it is asked."""
    deal = auction("bulgarian", {})
    view = deal.view(deal.setup.first)
    bot = RandomBot(7)
    assert {bot.decide(view) for _ in range(5)} == {RandomBot(7).decide(view)}
