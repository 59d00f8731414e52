"""Cards, calls, announces and the like as nouns of a language."""

from __future__ import annotations

from collections.abc import Iterable

from rebelote.cards import Card, CardSet
from rebelote.notation.wording.catalogue import Catalogue, Noun
from rebelote.rules.actions import (
    CAPOT,
    Action,
    Bid,
    Contract,
    Declare,
    Double,
    Level,
    Pass,
    Redouble,
)
from rebelote.rules.declarations import Kind, is_announce, kind_of
from rebelote.rules.ranking import Strain
from rebelote.rules.vocabulary import Vocabulary

SUIT_SIGNS = "♠♥♦♣"


def card_noun(card: Card, words: Catalogue) -> Noun:
    """Return a card in full, in every form its rank has: jack of spades."""
    rank, suit = words.ranks[card.rank], words.suits[card.suit].text
    template = words.phrases["card"]
    forms = {form: template.format(rank=text, suit=suit) for form, text in rank.forms.items()}
    return Noun(template.format(rank=rank.text, suit=suit), rank.kind, forms)


def short_card(card: Card, words: Catalogue) -> str:
    """Return a card as its letter and the sign of its suit."""
    return f"{words.rank_letters[card.rank]}{SUIT_SIGNS[card.suit]}"


def short_cards(cards: CardSet, words: Catalogue) -> str:
    """Return the short cards of a set, suit by suit, high ranks first, or a word for none."""
    ordered = sorted(cards, key=lambda card: (card.suit, -card.rank))
    return " ".join(short_card(card, words) for card in ordered) or words.phrases["no_card"]


def capital(text: str) -> str:
    """Return a text with a capital at its head."""
    return text[:1].upper() + text[1:]


def with_article(noun: Noun, form: str, words: Catalogue) -> str:
    """Return a noun in a form, with what stands before it, and a capital when the form has one.

    Raises `ValueError` for a form that the noun does not have.
    """
    plain = form.lower()
    article, text = words.articles.get((plain, noun.kind)), noun.forms.get(plain)
    if article is None and text is None:
        raise ValueError(f"{form!r} is no form of {noun.text!r}")
    text = (article or "") + (text or noun.text)
    return capital(text) if form[0].isupper() else text


def listed(texts: Iterable[str], words: Catalogue, joint: str = "and") -> str:
    """Join texts with commas and, before the last one, `and` or `or`."""
    *most, last = texts
    return words.phrases[joint].format(most=", ".join(most), last=last) if most else last


def announce_phrase(cards: CardSet, words: Catalogue) -> str:
    """Return an announce by name, or just the cards when they are none."""
    if not is_announce(cards):
        return short_cards(cards, words)
    top = max(cards, key=lambda card: card.rank)
    kind = kind_of(cards)
    if kind is Kind.CARRE:
        ranks = with_article(words.rank_plurals[top.rank], "some", words)
        return words.phrases["carre"].format(ranks=ranks)
    card = with_article(card_noun(top, words), "to", words)
    return words.phrases["run"].format(kind=words.kinds[kind][0], card=card)


def kind_phrase(kind: Kind, count: int, words: Catalogue) -> str:
    """Return the kind of one announce, or of several with their number."""
    forms = words.kinds[kind]
    return forms[0] if count == 1 else f"{count} {forms[words.plural(count)]}"


def level_phrase(level: Level, own: Vocabulary, words: Catalogue) -> str:
    """Return a level of a bid: a number, or the word for all the tricks."""
    return words.vocabulary[own.sweep]["name"].text if level == CAPOT else str(level)


def bid_phrase(level: Level | None, strain: Strain, own: Vocabulary, words: Catalogue) -> str:
    """Return a strain, with its level where there is one."""
    name = words.strains[strain]
    if level is None:
        return name
    return words.phrases["bid"].format(level=level_phrase(level, own, words), strain=name)


def action_phrase(action: Action, own: Vocabulary, words: Catalogue) -> str:
    """Return what a player says or plays."""
    if isinstance(action, Pass):
        return words.phrases["pass"]
    if isinstance(action, Bid):
        return bid_phrase(action.level, action.strain, own, words)
    if isinstance(action, Double | Redouble):
        form = "name" if isinstance(action, Double) else "again"
        return words.vocabulary[own.double][form].text
    if isinstance(action, Declare):
        announces = [announce_phrase(cards, words) for cards in action.sets]
        return listed(announces or [words.phrases["no_announce"]], words)
    card = card_noun(action.card, words).text
    if not action.says_belote:
        return card
    pair = words.vocabulary[own.pair]["name"].text
    return words.phrases["card_said"].format(card=card, pair=pair)


def contract_phrase(contract: Contract, redouble: int, own: Vocabulary, words: Catalogue) -> str:
    """Return level and strain, and how it was doubled; `redouble` is a redouble's multiplier."""
    bid = bid_phrase(contract.level, contract.strain, own, words)
    if contract.multiplier == 1:
        return bid
    form = "redone" if contract.multiplier >= redouble else "done"
    done = words.vocabulary[own.double][form].text
    return words.phrases["doubled"].format(bid=bid, done=done)
