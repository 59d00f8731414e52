"""What people read, as functions of codes and parameters: one function for each kind of thing.

Each takes the language (`fr` or `en`) and, where a variant has its own words, optionally the
ruleset that is played; without one the words are those of French belote.
"""

from __future__ import annotations

from rebelote.cards import Card, CardSet, Reason, RebeloteError
from rebelote.notation.errors import Fault
from rebelote.notation.wording.catalogue import catalogue_of
from rebelote.notation.wording.phrase import (
    action_phrase,
    announce_phrase,
    capital,
    card_noun,
    contract_phrase,
    kind_phrase,
    short_card,
)
from rebelote.notation.wording.sentence import (
    Speech,
    error_phrase,
    fault_phrase,
    reason_phrase,
    seat_phrase,
)
from rebelote.rules.actions import Action, Contract
from rebelote.rules.bidding import Phase
from rebelote.rules.dealing import Rotation
from rebelote.rules.declarations import Kind
from rebelote.rules.ranking import Strain
from rebelote.rules.ruleset import Ruleset
from rebelote.rules.scoring import Line, LineCode, Outcome, Score
from rebelote.rules.seating import Seat, Team, team_of
from rebelote.rules.vocabulary import Vocabulary

USUAL_REDOUBLE = 4


def speech_of(
    language: str, ruleset: Ruleset | None = None, viewpoint: Seat | None = None
) -> Speech:
    """Return a language with the words of a ruleset, or those of French belote."""
    words = catalogue_of(language)
    if ruleset is None:
        return Speech(words, Vocabulary(), viewpoint)
    turn = 1 if ruleset.dealing.rotation is Rotation.CCW else -1
    return Speech(words, ruleset.words, viewpoint, turn)


def say_error(
    error: RebeloteError,
    language: str,
    ruleset: Ruleset | None = None,
    viewpoint: Seat | None = None,
) -> str:
    """Return one sentence that says what is refused, why, and what to do where that helps.

    Seats are named as `viewpoint` sees them. An error that the catalogue does not know is worded
    as its nearest known parent. A record with several faults has a sentence for each; `say_fault`
    gives them one by one.
    """
    return error_phrase(error, speech_of(language, ruleset, viewpoint))


def say_fault(fault: Fault, language: str, ruleset: Ruleset | None = None) -> str:
    """Return where in a record a fault is, and what is wrong there."""
    return fault_phrase(fault, speech_of(language, ruleset))


def say_reason(reason: Reason, language: str, ruleset: Ruleset | None = None) -> str:
    """Return the sentence of a reason, such as that of a hint."""
    return capital(reason_phrase(reason, speech_of(language, ruleset)))


def say_field(name: str, language: str, ruleset: Ruleset | None = None) -> str:
    """Return what a field of a record or of a score keeper is called; its name if unknown."""
    speech = speech_of(language, ruleset)
    return speech.fill(speech.words.fields.get(name, name), {})


def say_decimals(number: str, language: str) -> str:
    """Return a number, written with a point, with the sign that sets decimals apart."""
    return number.replace(".", catalogue_of(language).phrases["decimal_sign"])


def say_card(card: Card, language: str) -> str:
    """Return a card in full: "valet de pique", "jack of spades"."""
    return card_noun(card, catalogue_of(language)).text


def say_card_short(card: Card, language: str) -> str:
    """Return a card by the letter players of the language use and the sign of its suit: V♠."""
    return short_card(card, catalogue_of(language))


def say_strain(strain: Strain, language: str) -> str:
    """Return what a contract names: a suit, no-trumps or all-trumps."""
    return catalogue_of(language).strains[strain]


def say_action(action: Action, language: str, ruleset: Ruleset | None = None) -> str:
    """Return what a player says or plays: "100 à cœur", "coinche", "tierce au roi", "7 de pique".

    A card played with the word of the belote has the word behind it.
    """
    speech = speech_of(language, ruleset)
    return action_phrase(action, speech.own, speech.words)


def say_kind(kind: Kind, count: int, language: str) -> str:
    """Return a kind of announce and, when there are several, how many: "2 tierces"."""
    return kind_phrase(kind, count, catalogue_of(language))


def say_announce(cards: CardSet, language: str) -> str:
    """Return an announce: "tierce au roi de cœur", "carré de valets"."""
    return announce_phrase(cards, catalogue_of(language))


def say_contract(contract: Contract, language: str, ruleset: Ruleset | None = None) -> str:
    """Return the contract without its taker: "pique", "100 à cœur coinché"."""
    speech = speech_of(language, ruleset)
    redouble = USUAL_REDOUBLE
    if ruleset is not None and "redouble_multiplier" in ruleset.settings:
        redouble = ruleset.settings["redouble_multiplier"].value
    return contract_phrase(contract, redouble, speech.own, speech.words)


def say_seat(
    seat: Seat, language: str, viewpoint: Seat | None = None, ruleset: Ruleset | None = None
) -> str:
    """Return the name of a seat: a compass name, or "vous" for the seat that looks.

    The viewpoint, or seat 0 without one, sits south. The next seat in order of play sits east,
    unless the ruleset turns clockwise.
    """
    return seat_phrase(seat, speech_of(language, ruleset, viewpoint))


def say_team(team: Team, language: str, viewpoint: Seat | None = None) -> str:
    """Return "nous" or "eux" as a seat sees the teams, or "camp 1", "camp 2" without a seat."""
    phrases = catalogue_of(language).phrases
    if viewpoint is None:
        return phrases["team"].format(number=team + 1)
    return phrases["us" if team == team_of(viewpoint) else "them"]


def say_phase(phase: Phase, language: str) -> str:
    """Return where a deal is: the auction, the play, its end."""
    return catalogue_of(language).phases[phase]


def say_outcome(outcome: Outcome, language: str, ruleset: Ruleset | None = None) -> str:
    """Return how the contract ended: made, failed, a tie."""
    speech = speech_of(language, ruleset)
    return speech.fill(speech.words.outcomes[outcome], {})


def say_line_label(code: LineCode, language: str, ruleset: Ruleset | None = None) -> str:
    """Return a short label for a line of the score sheet, for a column of its own."""
    speech = speech_of(language, ruleset)
    return capital(speech.fill(speech.words.lines[code].label, {}))


def say_line(line: Line, score: Score | int, language: str, ruleset: Ruleset | None = None) -> str:
    """Return what one line of the score sheet stands for, with its points.

    `score` is the score the line belongs to, or its unit: the points that one mark stands for.
    """
    speech = speech_of(language, ruleset)
    unit = score.unit if isinstance(score, Score) else score
    words = speech.words.lines[line.code]
    template = words.loss if line.points < 0 and words.loss else words.gain
    points = abs(line.points)
    return capital(speech.fill(template, {"points": points, "marks": points // unit}))


def say_belote(is_second: bool, language: str, ruleset: Ruleset | None = None) -> str:
    """Return the word said with the first or the second card of the pair: "belote", "rebelote"."""
    speech = speech_of(language, ruleset)
    return speech.vocabulary["pair"]["again" if is_second else "name"].text
