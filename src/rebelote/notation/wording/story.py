"""What happens at a table, told one thing after another from a seat's views before and after it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal, NamedTuple

from rebelote.cards import Card, CardSet
from rebelote.engine import Announced, Called, Event, Played, Trick, View
from rebelote.notation.wording.phrase import capital
from rebelote.notation.wording.say import (
    say_action,
    say_announce,
    say_belote,
    say_contract,
    say_kind,
    speech_of,
)
from rebelote.notation.wording.sentence import seat_phrase
from rebelote.rules import SEATS, Phase, Seat, Team, team_of
from rebelote.rules.declarations import Kind

TellingKind = Literal["called", "contract", "announced", "shown", "played", "trick", "passed_out"]


class Telling(NamedTuple):
    """One thing that happened: its kind, whose doing it is, the card it is about, a sentence."""

    kind: TellingKind
    seat: Seat | None
    card: Card | None
    text: str


def tell_event(event: Event, before: View, after: View, language: str) -> Iterator[Telling]:
    """Give what an event and its consequences come to, as the seat of the views perceives it."""
    teller = _Teller(after, language)
    if isinstance(event, Called):
        yield from teller.call(event)
    elif isinstance(event, Announced):
        yield teller.announce(event.seat, event.kinds)
    else:
        # Automatic announces are heard with the first card.
        if before.announced[event.seat] != after.announced[event.seat]:
            yield teller.announce(event.seat, after.announced[event.seat])
        yield teller.card(event)
        if len(after.tricks) > len(before.tricks):
            yield teller.trick()
            if len(after.tricks) == 1:
                yield from teller.shown()


def say_event(code: str, language: str, **params: object) -> str:
    """Return the sentence of an event by its code, for whoever tells without a seat's views."""
    speech = speech_of(language)
    return speech.fill(speech.words.events[code], params)


def say_company(code: str, language: str, **params: object) -> str:
    """Return the sentence of what people do at a table, of its terms or of chips, by its code."""
    speech = speech_of(language)
    return speech.fill(speech.words.company[code], params)


def say_phrase(name: str, language: str) -> str:
    """Return what a person says at a table by the name of the phrase."""
    speech = speech_of(language)
    return speech.fill(speech.words.spoken[name], {})


def say_deal_begins(view: View, language: str) -> str:
    """Return the sentence that begins a deal: who deals, and the card turned up if there is one."""
    seat = seat_phrase(view.dealer, speech_of(language, view.ruleset, view.seat))
    if view.turned is None:
        return say_event("dealt", language, seat=seat)
    return say_event("dealt_turned", language, seat=seat, card=view.turned)


def say_deal_end(outcome: str, totals: tuple[int, int], seat: Seat, language: str) -> str:
    """Return the sentence that ends a deal: its outcome in words, and the match's marks."""
    own = team_of(seat)
    us, them = totals[own], totals[1 - own]
    return say_event("deal_over", language, outcome=capital(outcome), us=us, them=them)


def say_match_end(totals: tuple[int, int], winner: Team | None, seat: Seat, language: str) -> str:
    """Return the sentence that ends a match that was played out; no winner means a draw."""
    own = team_of(seat)
    code = "drawn" if winner is None else "won" if winner == own else "lost"
    return say_event(code, language, us=totals[own], them=totals[1 - own])


def say_played(card: Card, view: View, language: str) -> str:
    """Return who played a card, and the word of the belote that was said with it.

    `view` is any after the card was played; its seat is "you".
    """
    order = [played for _, played in view.played]
    at = order.index(card)
    speech = speech_of(language, view.ruleset, view.seat)
    seat = capital(seat_phrase(view.played[at][0], speech))
    if card not in view.words:
        return say_event("played", language, seat=seat, card=card)
    is_second = any(one in view.words and one.suit is card.suit for one in order[:at])
    word = say_belote(is_second, language, view.ruleset)
    return say_event("played_said", language, seat=seat, card=card, word=word)


def say_trick(trick: Trick, view: View, language: str) -> str:
    """Return who took a complete trick and its points, as the seat of the view sees it."""
    assert trick.winner is not None, "the trick is complete"
    seat = seat_phrase(trick.winner, speech_of(language, view.ruleset, view.seat))
    return say_event("trick", language, seat=seat, points=trick.points)


def say_taken(view: View, language: str) -> str:
    """Return the contract of a view with its taker."""
    contract = view.contract
    assert contract is not None, "the auction is over"
    seat = seat_phrase(contract.taker, speech_of(language, view.ruleset, view.seat))
    said = say_contract(contract, language, view.ruleset)
    return say_event("contract", language, what=said, seat=seat)


def say_heard(kinds: tuple[Kind, ...], language: str) -> str:
    """Return announces of which the kinds were heard: "tierce", "2 tierces, cent"."""
    return ", ".join(say_kind(kind, count, language) for kind, count in Counter(kinds).items())


def say_announces(sets: tuple[CardSet, ...], language: str) -> str:
    """Return announces one after another."""
    return ", ".join(say_announce(cards, language) for cards in sets)


class _Teller(NamedTuple):
    """The view after an event, and the language in which its seat is told."""

    after: View
    language: str

    def _say(self, code: str, seat: Seat, **params: object) -> str:
        name = seat_phrase(seat, speech_of(self.language, self.after.ruleset, self.after.seat))
        return say_event(code, self.language, seat=capital(name), **params)

    def call(self, event: Called) -> Iterator[Telling]:
        after, language = self.after, self.language
        call = say_action(event.call, language, after.ruleset)
        yield Telling("called", event.seat, None, self._say("called", event.seat, call=call))
        if after.phase is Phase.PASSED_OUT:
            yield Telling("passed_out", None, None, say_event("passed_out", language))
        if after.contract is not None:
            yield Telling("contract", after.contract.taker, None, say_taken(after, language))

    def announce(self, seat: Seat, kinds: tuple[Kind, ...]) -> Telling:
        said = say_heard(kinds, self.language)
        return Telling("announced", seat, None, self._say("announced", seat, announces=said))

    def card(self, event: Played) -> Telling:
        text = say_played(event.card, self.after, self.language)
        return Telling("played", event.seat, event.card, text)

    def trick(self) -> Telling:
        trick = self.after.tricks[-1]
        return Telling("trick", trick.winner, None, say_trick(trick, self.after, self.language))

    def shown(self) -> Iterator[Telling]:
        after, language = self.after, self.language
        for seat in SEATS:
            if after.shown[seat]:
                said = say_announces(after.shown[seat], language)
                text = self._say("shown", seat, announces=said)
                yield Telling("shown", seat, None, text)
        if any(after.shown):
            kept = tuple(cards for sets in after.retained for cards in sets)
            said = say_announces(kept, language)
            text = say_event("counts" if kept else "none_counts", language, announces=said)
            yield Telling("shown", None, None, text)
