"""The table drawn in 80 columns: four seats, the trick, the hand. It draws a View, no more."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from rebelote.cards import Card, Suit
from rebelote.cli.hand import sorted_hand
from rebelote.cli.words import word
from rebelote.engine import Trick, View
from rebelote.notation.wording import say_call, say_card_short, say_strain
from rebelote.rules import SEATS, Play, Seat, next_seat, partner_of

WIDTH = 78
_SUIT_STYLES = {
    Suit.SPADES: "bold",
    Suit.HEARTS: "bold red",
    Suit.DIAMONDS: "bold yellow",
    Suit.CLUBS: "bold green",
}


def places(view: View) -> tuple[Seat, Seat, Seat]:
    """Return the seats to the left, across and to the right of the viewer.

    Play goes round to the right or to the left as the ruleset's rotation says; only pictures know.
    """
    following, across = next_seat(view.seat), partner_of(view.seat)
    before = partner_of(following)
    right = view.ruleset.dealing.right_of(view.seat)
    return (before if right == following else following), across, right


def seat_name(view: View, seat: Seat, language: str) -> str:
    """Return what a seat is called from the viewer's place."""
    left, across, right = places(view)
    keys = {view.seat: "you", left: "west", across: "partner", right: "east"}
    return word(keys[seat], language)


def card_text(card: Card, language: str) -> Text:
    """Return a card in the colour of its suit."""
    return Text(say_card_short(card, language), style=_SUIT_STYLES[card.suit])


def draw(view: View, header: Text, journal: Sequence[str], language: str) -> Text:
    """Return the whole picture: at most 20 lines of 78 columns."""
    left, across, right = places(view)
    trick = view.trick
    shown, is_last = (trick, False) if trick is not None and trick.cards else _last(view)
    on_table = _cards_by_seat(shown)
    cards = {seat: _slot(on_table.get(seat), is_last, language) for seat in SEATS}
    rows = [
        header,
        Text("─" * WIDTH, style="dim"),
        _centred(_label(view, across, language)),
        _centred(cards[across]),
        _three(
            _label(view, left, language),
            _pair(cards[left], cards[right]),
            _label(view, right, language),
        ),
        _centred(cards[view.seat]),
        _centred(_label(view, view.seat, language)),
        Text("─" * WIDTH, style="dim"),
        *(Text(line[:WIDTH]) for line in journal),
    ]
    rows.append(hand_row(view, language))
    return Text("\n").join(rows)


def hand_row(view: View, language: str) -> Text:
    """Return the numbered hand; the cards that may not be played now are dim."""
    legal = {action.card for action in view.legal_actions if isinstance(action, Play)}
    row = Text()
    for number, card in enumerate(sorted_hand(view), start=1):
        is_dim = bool(legal) and card not in legal
        row.append(f" {number}", style="dim")
        row.append(" ")
        row.append("(" if is_dim else " ")
        face = card_text(card, language)
        if is_dim:
            face.stylize("dim")
        row.append_text(face)
        row.append(") " if is_dim else "  ")
    return row


def _last(view: View) -> tuple[Trick | None, bool]:
    return (view.tricks[-1], True) if view.tricks else (None, False)


def _cards_by_seat(trick: Trick | None) -> dict[Seat, Card]:
    if trick is None:
        return {}
    return {SEATS[(trick.leader + at) & 3]: card for at, card in enumerate(trick.cards)}


def _slot(card: Card | None, is_last: bool, language: str) -> Text:
    if card is None:
        return Text("·", style="dim")
    text = card_text(card, language)
    if is_last:
        text.stylize("dim")
    return text


def _label(view: View, seat: Seat, language: str) -> Text:
    """Return a seat's name, its marks and, during the auction, its last call."""
    text = Text()
    if view.to_act == seat:
        text.append("▶ ", style="bold yellow")
    text.append(seat_name(view, seat, language), style="bold")
    marks = []
    if view.dealer == seat:
        marks.append(word("dealer", language))
    if view.contract is not None and view.contract.taker == seat:
        strain = say_strain(view.contract.strain, language)
        marks.append(f"{word('taker', language)} {strain}")
    if marks:
        text.append(f" ({', '.join(marks)})")
    calls = [call for caller, call in view.calls if caller == seat]
    if view.contract is None and calls:
        text.append(f" « {say_call(calls[-1], language)} »", style="italic")
    return text


def _centred(text: Text) -> Text:
    return Text(" " * max(0, (WIDTH - text.cell_len) // 2)).append_text(text)


def _pair(left: Text, right: Text) -> Text:
    gap = Text(" " * (14 - left.cell_len))
    return left.copy().append_text(gap).append_text(right)


def _three(left: Text, middle: Text, right: Text) -> Text:
    """Return three texts on one row: at the left edge, in the middle, at the right edge."""
    start = (WIDTH - middle.cell_len) // 2
    row = left.copy()
    row.append(" " * max(1, start - row.cell_len)).append_text(middle)
    row.append(" " * max(1, WIDTH - row.cell_len - right.cell_len)).append_text(right)
    return row
