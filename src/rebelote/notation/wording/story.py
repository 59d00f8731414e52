"""What happens at a table, told one thing after another from a seat's views before and after it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal, NamedTuple

from rebelote.cards import Card, CardSet
from rebelote.engine import Announced, Called, Event, Played, View
from rebelote.notation.wording.catalogue import catalogue_of
from rebelote.notation.wording.phrase import (
    announce_phrase,
    capital,
    contract_phrase,
    kind_phrase,
)
from rebelote.notation.wording.say import USUAL_REDOUBLE, say_action, say_belote, speech_of
from rebelote.notation.wording.sentence import Speech, seat_phrase
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
    teller = _Teller(speech_of(language, after.ruleset, after.seat), after, language)
    if isinstance(event, Called):
        yield from teller.call(event)
    elif isinstance(event, Announced):
        yield teller.announce(event.seat, event.kinds)
    else:
        # Automatic announces are heard with the first card.
        if before.announced[event.seat] != after.announced[event.seat]:
            yield teller.announce(event.seat, after.announced[event.seat])
        yield teller.card(event, before)
        if len(after.tricks) > len(before.tricks):
            yield teller.trick()
            if len(after.tricks) == 1:
                yield from teller.shown()


def say_deal_begins(view: View, language: str) -> str:
    """Return the sentence that begins a deal: who deals, and the card turned up if there is one."""
    speech = speech_of(language, view.ruleset, view.seat)
    events = speech.words.events
    seat = seat_phrase(view.dealer, speech)
    if view.turned is None:
        return speech.fill(events["dealt"], {"seat": seat})
    return speech.fill(events["dealt_turned"], {"seat": seat, "card": view.turned})


def say_deal_end(outcome: str, totals: tuple[int, int], seat: Seat, language: str) -> str:
    """Return the sentence that ends a deal: its outcome in words, and the match's marks."""
    own = team_of(seat)
    params = {"outcome": capital(outcome), "us": totals[own], "them": totals[1 - own]}
    speech = speech_of(language)
    return speech.fill(speech.words.events["deal_over"], params)


def say_match_end(totals: tuple[int, int], winner: Team | None, seat: Seat, language: str) -> str:
    """Return the sentence that ends a match that was played out; no winner means a draw."""
    own = team_of(seat)
    key = "drawn" if winner is None else "won" if winner == own else "lost"
    speech = speech_of(language)
    return speech.fill(speech.words.events[key], {"us": totals[own], "them": totals[1 - own]})


def say_resigned(language: str) -> str:
    """Return the sentence that ends a match that somebody gave up."""
    return speech_of(language).fill(catalogue_of(language).events["resigned"], {})


def say_undone(language: str) -> str:
    """Return the sentence that tells of an action taken back."""
    return speech_of(language).fill(catalogue_of(language).events["undone"], {})


def say_ruffed(told: str, language: str) -> str:
    """Return what was told of a card with the word that it trumps a suit led."""
    return speech_of(language).fill(catalogue_of(language).events["ruffed"], {"told": told})


def say_tally(told: str, view: View, language: str) -> str:
    """Return what was told of a trick, then the tricks of the listener's side and the other's."""
    own = team_of(view.seat)
    params = {"told": told, "us": view.tricks_won[own], "them": view.tricks_won[1 - own]}
    return speech_of(language).fill(catalogue_of(language).events["tally"], params)


def say_heard(kinds: tuple[Kind, ...], language: str) -> str:
    """Return announces of which the kinds were heard: "tierce", "2 tierces, cent"."""
    words = catalogue_of(language)
    return ", ".join(kind_phrase(kind, count, words) for kind, count in Counter(kinds).items())


class _Teller(NamedTuple):
    """The words in which a seat is told."""

    speech: Speech
    after: View
    language: str

    def _say(self, key: str, **params: object) -> str:
        return self.speech.fill(self.speech.words.events[key], params)

    def _name(self, seat: Seat) -> str:
        return capital(seat_phrase(seat, self.speech))

    def call(self, event: Called) -> Iterator[Telling]:
        after = self.after
        call = say_action(event.call, self.language, after.ruleset)
        text = self._say("called", seat=self._name(event.seat), call=call)
        yield Telling("called", event.seat, None, text)
        if after.phase is Phase.PASSED_OUT:
            yield Telling("passed_out", None, None, self._say("passed_out"))
        contract = after.contract
        if contract is not None:
            setting = after.ruleset.settings.get("redouble_multiplier")
            redouble = USUAL_REDOUBLE if setting is None else setting.value
            said = contract_phrase(contract, redouble, self.speech.own, self.speech.words)
            text = self._say("contract", seat=seat_phrase(contract.taker, self.speech), what=said)
            yield Telling("contract", contract.taker, None, text)

    def announce(self, seat: Seat, kinds: tuple[Kind, ...]) -> Telling:
        said = say_heard(kinds, self.language)
        text = self._say("announced", seat=self._name(seat), announces=said)
        return Telling("announced", seat, None, text)

    def card(self, event: Played, before: View) -> Telling:
        seat, card = self._name(event.seat), event.card
        text = self._say("played", seat=seat, card=card)
        if card in self.after.words:
            is_second = any(one.suit is card.suit for one in before.words)
            word = say_belote(is_second, self.language, self.after.ruleset)
            text = self._say("played_said", seat=seat, card=card, word=word)
        return Telling("played", event.seat, card, text)

    def trick(self) -> Telling:
        trick = self.after.tricks[-1]
        assert trick.winner is not None, "the trick is complete"
        seat = seat_phrase(trick.winner, self.speech)
        text = self._say("trick", seat=seat, points=trick.points)
        return Telling("trick", trick.winner, None, text)

    def shown(self) -> Iterator[Telling]:
        after = self.after
        for seat in SEATS:
            if after.shown[seat]:
                said = self._announces(after.shown[seat])
                text = self._say("shown", seat=self._name(seat), announces=said)
                yield Telling("shown", seat, None, text)
        if any(after.shown):
            kept = tuple(cards for sets in after.retained for cards in sets)
            text = self._say("counts", announces=self._announces(kept))
            yield Telling("shown", None, None, text if kept else self._say("none_counts"))

    def _announces(self, sets: tuple[CardSet, ...]) -> str:
        return ", ".join(announce_phrase(cards, self.speech.words) for cards in sets)
