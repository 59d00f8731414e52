"""No frame holds a card that the seat may not know."""

import pytest

from rebelote.cards import CARDS
from rebelote.notation.wording import say_card
from rebelote.rules.registry import rulesets

from .client import Page
from .secrets_in_frames import check_frames, own_cards


@pytest.mark.parametrize("variant", sorted(rulesets()))
def test_frames_hold_no_hidden_card(browser, variant):
    """Every card in every frame of a deal has been held, played, turned or shown by then."""
    page = Page(browser, browser.open(variant, "debutant"), "en")
    page.play_deal()
    assert check_frames(page.frames, own_cards(page)) > 0
    page.close()


def test_a_planted_card_is_noticed(browser):
    """The check would see a card of another hand, in a field or in a sentence."""
    page = Page(browser, browser.open("coinche", "debutant"), "en")
    page.play_deal()
    own = own_cards(page)
    other = next(card for card in CARDS if str(card) not in own)
    for leak in (str(other), say_card(other, "en")):
        with pytest.raises(AssertionError, match=str(other)):
            check_frames([{**page.frames[0], "leak": leak}], own)
    page.close()
