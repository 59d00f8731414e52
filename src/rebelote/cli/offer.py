"""What a person holds and may do now, in words, with the keys to type."""

from __future__ import annotations

from collections.abc import Iterator

from rebelote.cli.entry import letter_of, numbered_calls, open_announces, typed_for
from rebelote.cli.words import word
from rebelote.engine import View
from rebelote.notation.wording import say_action, say_announce, say_belote, say_card, say_strain
from rebelote.rules import Bid, Phase, Play
from rebelote.tables.hand import sorted_hand


def offers(view: View, language: str) -> Iterator[str]:
    """Give the lines that say what may be done now."""
    if view.contract is None:
        if view.phase is Phase.FORCED:
            yield word("must_name", language)
        yield from _calls(view, language)
        return
    yield from _announces(view, language)
    yield from _words(view, language)


def tell_hand(view: View, language: str) -> Iterator[str]:
    """Give the hand in full words, and the numbers that may be played if not all may."""
    hand = sorted_hand(view)
    cards = [
        word("numbered", language, number=number, what=say_card(card, language))
        for number, card in enumerate(hand, start=1)
    ]
    yield word("hand", language, cards=", ".join(cards))
    legal = {action.card for action in view.legal_actions if isinstance(action, Play)}
    numbers = [str(number) for number, card in enumerate(hand, start=1) if card in legal]
    if 0 < len(numbers) < len(hand):
        yield word("playable", language, numbers=", ".join(numbers))


def _calls(view: View, language: str) -> Iterator[str]:
    """Give the calls with their numbers and, where bids are too many, how to type one."""
    calls = numbered_calls(view)
    numbered = ", ".join(
        f"{number} {say_action(call, language, view.ruleset)}"
        for number, call in enumerate(calls, start=1)
    )
    yield word("open_calls", language, calls=numbered)
    bids = [action for action in view.legal_actions if isinstance(action, Bid)]
    if not bids or bids[0] in calls:
        return
    strains = sorted({bid.strain for bid in bids})
    letters = [f"{letter_of(one, language)} {say_strain(one, language)}" for one in strains]
    low, high = bids[0].level, bids[-1].level
    yield word(
        "open_bids",
        language,
        example=typed_for(bids[0], view, language),
        levels=word("levels", language, low=low, high=high),
        letters=", ".join(letters),
    )


def _announces(view: View, language: str) -> Iterator[str]:
    held = open_announces(view)
    if len(held) == 1:
        yield word("can_declare", language, announces=say_announce(held[0], language))
    elif held:
        numbered = ", ".join(
            f"{number} {say_announce(cards, language)}" for number, cards in enumerate(held, 1)
        )
        yield word("can_declare_some", language, announces=numbered)


def _words(view: View, language: str) -> Iterator[str]:
    """Remind the person of the words of the belote that can be said now."""
    plays = [one for one in view.legal_actions if isinstance(one, Play) and one.says_belote]
    for is_second in (False, True):
        keys = [
            typed_for(play, view, language)
            for play in plays
            if any(card.suit is play.card.suit for card in view.words) is is_second
        ]
        if keys:
            spoken = say_belote(is_second, language, view.ruleset)
            yield word("can_say", language, word=spoken, keys=", ".join(keys))
