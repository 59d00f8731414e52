"""Calls, announces and played cards as text."""

from __future__ import annotations

from dataclasses import dataclass

from rebelote.cards import BadCard, Card, CardSet
from rebelote.notation.cards import parse_cards
from rebelote.notation.errors import BadCall, BadDeclaration
from rebelote.notation.letters import letters_of
from rebelote.rules.actions import (
    CAPOT,
    PLAYS,
    PLAYS_SAID,
    Action,
    Bid,
    Call,
    Declare,
    Double,
    Level,
    Pass,
    Play,
)
from rebelote.rules.declarations import Kind, kind_of

SAID = "!"


@dataclass(frozen=True, slots=True)
class Heard:
    """Announces of which the writer heard the kinds and has not seen the cards."""

    kinds: tuple[Kind, ...]


def sound_of(declaration: Declare) -> Heard:
    """Return what the table hears of a declaration."""
    return Heard(tuple(sorted(map(kind_of, declaration.sets))))


Move = Declare | Heard | Play


def parse_call(text: str, letters: str = "en") -> Call:
    """Read a call: `pass`, `H`, `100H`, `capotS`, `NT`, `double`, `redouble`; raises `BadCall`."""
    alphabet = letters_of(letters)
    match = alphabet.call.fullmatch(text.strip())
    if match is None:
        raise BadCall(text=text)
    word, level, strain = match.groups()
    if word is not None:
        return alphabet.word_of[word.lower()]
    points: Level | None = None
    if level is not None:
        points = CAPOT if level.lower() == CAPOT else int(level)
    return Bid(points, alphabet.strain_of[strain.upper()])


def print_call(call: Call, letters: str = "en") -> str:
    """Write a call; in French letters `passe`, `100C`, `contre`."""
    alphabet = letters_of(letters)
    if isinstance(call, Bid):
        level = "" if call.level is None else str(call.level)
        return level + alphabet.strains[call.strain]
    if isinstance(call, Pass):
        return alphabet.words[0]
    return alphabet.words[1 if isinstance(call, Double) else 2]


def parse_move(text: str, letters: str = "en") -> Move:
    """Read `Kh`, `Kh!`, `(KhQhJh,Tc9c8c)` or, where only kinds were heard, `(tierce)`.

    Raises `BadCard` or `BadDeclaration`.
    """
    alphabet = letters_of(letters)
    text = text.strip()
    if text.startswith("("):
        return _parse_declaration(text, letters)
    match = alphabet.card.fullmatch(text.removesuffix(SAID).rstrip())
    if match is None:
        raise BadCard(text=text)
    plays = PLAYS_SAID if text.endswith(SAID) else PLAYS
    return plays[alphabet.card_of(match)]


def _parse_declaration(text: str, letters: str) -> Declare | Heard:
    words = letters_of(letters).kind_of
    if not text.endswith(")"):
        raise BadDeclaration(text=text)
    parts = text[1:-1].replace(" ", "").split(",")
    if all(part.lower() in words for part in parts):
        return Heard(tuple(sorted(words[part.lower()] for part in parts)))
    sets = []
    for part in parts:
        cards = parse_cards(part, letters)
        if not cards or len(set(cards)) < len(cards):
            raise BadDeclaration(text=text)
        sets.append(CardSet.of(cards))
    return declare(tuple(sets))


def declare(sets: tuple[CardSet, ...]) -> Declare:
    """Return the declaration of these announces in the order of writing: by their first cards."""
    return Declare(tuple(sorted(sets, key=lambda cards: sorted(map(_high_first, cards)))))


def print_move(move: Move, letters: str = "en") -> str:
    """Write a played card, or announces in parentheses."""
    alphabet = letters_of(letters)
    if isinstance(move, Play):
        return alphabet.cards[move.card] + SAID * move.says_belote
    if isinstance(move, Heard):
        known = {kind: alphabet.kinds[at] for at, kind in enumerate(Kind)}
        return f"({','.join(known[kind] for kind in move.kinds)})"
    sets = [sorted(cards, key=_high_first) for cards in move.sets]
    return f"({','.join(''.join(alphabet.cards[card] for card in cards) for cards in sets)})"


def print_action(action: Action, letters: str = "en") -> str:
    """Write a call, a card or a declaration, which `parse_action` reads again."""
    if isinstance(action, Play | Declare):
        return print_move(action, letters)
    return print_call(action, letters)


def _high_first(card: Card) -> tuple[int, int]:
    return card >> 3, -(card & 7)


def parse_action(text: str, letters: str = "en") -> Action:
    """Read what a player types: a call, a card, or announces with their cards.

    Where a text is both a card and a bid, as `10H` is, it is the card. Raises `BadCall`,
    `BadDeclaration`.
    """
    try:
        move = parse_move(text, letters)
    except BadCard:
        return parse_call(text, letters)
    if isinstance(move, Heard):
        raise BadDeclaration(text=text)
    return move
