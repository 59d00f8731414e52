"""The table drawn in 80 columns: four seats, the trick, the hand. It draws a View, no more."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap

from rich.text import Text

from rebelote.cards import Card, Suit
from rebelote.cli.narration import seat_name
from rebelote.cli.words import word
from rebelote.engine import Trick, View
from rebelote.notation.wording import say_action, say_card_short
from rebelote.rules import SEATS, Play, Seat, next_seat, partner_of
from rebelote.tables.hand import sorted_hand

WIDTH = 78
# Less would leave no room for what happened.
HEIGHT = 22
MOST_JOURNAL = 10
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


def draw(
    view: View,
    heading: Sequence[str],
    journal: Iterable[str],
    below: Iterable[str],
    language: str,
    height: int = 24,
) -> Text:
    """Return the whole picture, in `height` lines with one left for the prompt and one for Enter.

    `below` stands under the hand: answers, and what the person may do. Of the journal the last
    lines are shown for which there is room.
    """
    head = [*map(one_line, heading), rule(), *_table(view, language), rule()]
    foot = [hand_row(view, language), *map(Text, folded(below))]
    room = min(MOST_JOURNAL, height - 2 - len(head) - len(foot))
    told = folded(journal)[-room:] if room > 0 else []
    return Text("\n").join([*head, *map(Text, told), *foot])


def rule() -> Text:
    """Return a line across."""
    return Text("─" * WIDTH, style="dim")


def one_line(text: str) -> Text:
    """Return a text cut to the width."""
    line = Text(text)
    line.truncate(WIDTH, overflow="ellipsis")
    return line


def folded(lines: Iterable[str], width: int = WIDTH) -> list[str]:
    """Return lines, each on as many as the width asks for."""
    rows = (row for line in lines for row in line.split("\n"))
    return [
        part
        for row in rows
        for part in wrap(row, width, subsequent_indent="  ", break_on_hyphens=False)
    ]


def card_text(card: Card, language: str) -> Text:
    """Return a card in the colour of its suit."""
    return Text(say_card_short(card, language), style=_SUIT_STYLES[card.suit])


def hand_row(view: View, language: str) -> Text:
    """Return the numbered hand; cards that may not be played now are dim and in parentheses."""
    legal = {action.card for action in view.legal_actions if isinstance(action, Play)}
    row = Text()
    for number, card in enumerate(sorted_hand(view), start=1):
        is_dim = bool(legal) and card not in legal
        row.append(f" {number} ", style="dim")
        row.append("(" if is_dim else " ")
        face = card_text(card, language)
        if is_dim:
            face.stylize("dim")
        row.append_text(face)
        row.append(") " if is_dim else "  ")
    return row


def _table(view: View, language: str) -> list[Text]:
    """Return the five lines with the seats and the cards before them."""
    left, across, right = places(view)
    trick = view.trick
    is_last = trick is None or not trick.cards
    if is_last:
        trick = view.tricks[-1] if view.tricks else None
    on_table = _cards_by_seat(trick)
    cards = {seat: _slot(on_table.get(seat), is_last, language) for seat in SEATS}
    middle = _pair(cards[left], cards[right])
    return [
        _centred(_label(view, across, language)),
        _centred(cards[across]),
        _three(_label(view, left, language), middle, _label(view, right, language)),
        _centred(cards[view.seat]),
        _centred(_label(view, view.seat, language)),
    ]


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
        marks.append(word("taker", language))
    if marks:
        text.append(f" ({', '.join(marks)})")
    calls = [call for caller, call in view.calls if caller == seat]
    if view.contract is None and calls:
        text.append(f" « {say_action(calls[-1], language, view.ruleset)} »", style="italic")
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
