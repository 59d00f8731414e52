"""A deal that was played, shown step by step with open hands."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from rich.console import Console

from rebelote.cards import Card, Suit
from rebelote.cli.lettering import has_signs
from rebelote.cli.sheet import sheet
from rebelote.cli.words import word
from rebelote.engine import Deal, Trick
from rebelote.notation.wording import (
    say_action,
    say_announces,
    say_card,
    say_card_short,
    say_contract,
    say_event,
    say_seat,
)
from rebelote.rules import SEATS, Phase, Seat, Strain


def show_deal(deal: Deal, console: Console, language: str, *, waits: bool = False) -> None:
    """Print hands, calls, announces, every trick and the score sheet of a deal.

    With `waits` each line waits for Enter; the end of the input is as good as Enter. Where the
    console lacks the suits' signs, cards are named in words.
    """
    in_words = not has_signs(console.encoding)
    for number, line in enumerate(tell_deal(deal, language, in_words=in_words)):
        if waits and number >= len(SEATS):
            with suppress(EOFError):
                console.input("")
        console.print(line, soft_wrap=True)
    if deal.phase is Phase.OVER:
        console.print(sheet(deal.score(), deal.ruleset, language))


def tell_deal(deal: Deal, language: str, *, in_words: bool = False) -> Iterator[str]:
    """Give the lines that tell a deal from the hands to the last trick.

    Cards are named by letter and sign, or `in_words`.
    """
    for seat in SEATS:
        name = _name(deal, seat, language)
        yield say_event("played", language, seat=name, card=_hand(deal, seat, language, in_words))
    if deal.setup.layout.turned is not None:
        yield word("turned", language, card=say_card(deal.setup.layout.turned, language))
    for seat, call in deal.auction.calls:
        spoken = say_action(call, language, deal.ruleset)
        yield say_event("called", language, seat=_name(deal, seat, language), call=spoken)
    if deal.phase is Phase.PASSED_OUT:
        yield say_event("passed_out", language)
    if deal.contract is not None:
        contract = say_contract(deal.contract, language, deal.ruleset)
        taker = _name(deal, deal.contract.taker, language)
        yield say_event("contract", language, seat=taker, what=contract)
    for seat in SEATS:
        if deal.declared[seat]:
            announces = say_announces(deal.declared[seat], language)
            yield say_event(
                "shown", language, seat=_name(deal, seat, language), announces=announces
            )
    tricks = deal.tricks if deal.trick is None else (*deal.tricks, deal.trick)
    for number, trick in enumerate(tricks, start=1):
        yield f"{number}. {_trick(deal, trick, language, in_words)}"


def _hand(deal: Deal, seat: Seat, language: str, in_words: bool) -> str:
    """Return the cards a seat had for the play, or for the auction where it went no further."""
    hands = deal.progress.frame.hands if deal.progress is not None else deal.hands
    strain = deal.contract.strain if deal.contract is not None else Strain.NO_TRUMP
    cards = []
    for suit in Suit:
        for rank in deal.ruleset.ranking.order(suit, strain):
            cards += [card for card in suit.cards if card.rank is rank and hands[seat] >> card & 1]
    return (", " if in_words else " ").join(_card(card, language, in_words) for card in cards)


def _card(card: Card, language: str, in_words: bool) -> str:
    return say_card(card, language) if in_words else say_card_short(card, language)


def _trick(deal: Deal, trick: Trick, language: str, in_words: bool) -> str:
    said = deal.progress.said if deal.progress is not None else 0
    cards = [
        f"{_name(deal, SEATS[(trick.leader + at) & 3], language)} "
        f"{_card(card, language, in_words)}{'!' if said >> card & 1 else ''}"
        for at, card in enumerate(trick.cards)
    ]
    text = ", ".join(cards)
    if trick.to_act is None and trick.winner is not None:
        winner = _name(deal, trick.winner, language)
        text += " · " + say_event("trick", language, seat=winner, points=trick.points)
    return text


def _name(deal: Deal, seat: Seat, language: str) -> str:
    return say_seat(seat, language, ruleset=deal.ruleset)
