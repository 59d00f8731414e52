"""What a score keeper asks about a deal of a ruleset: the fields, and what may stand in them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rebelote.match.keeping import can_pass_out
from rebelote.match.scorekeeping import BELOTE_POINTS, multipliers
from rebelote.notation.wording import say_action, say_field, say_strain, say_title
from rebelote.notation.wording.phrase import capital, level_phrase
from rebelote.notation.wording.say import speech_of
from rebelote.rules import DOUBLE, REDOUBLE, Ruleset, Strain
from rebelote.rules.scoring.sheet import LAST_TRICK_POINTS, TRICKS

_ANNOUNCE_STEP = 10


class Kind(StrEnum):
    """How a field is filled in.

    A `choice` is the value of one of its choices, a `team` 0 or 1, a `switch` true or false. A
    `pair` is two numbers by team; of card points one may be null.
    """

    CHOICE = "choice"
    TEAM = "team"
    PAIR = "pair"
    SWITCH = "switch"


@dataclass(frozen=True, slots=True)
class FormChoice:
    """A value that may be chosen, as it is sent back, and what it is called."""

    value: int | str
    text: str


@dataclass(frozen=True, slots=True)
class FormField:
    """A field of an entry.

    `is_needed` says that an entry without it is refused, unless it has `passed` or, for points and
    last trick, `capot`. `contracts` are those at which the field means something; `most` is the
    highest sum of a pair and `step` its step, 0 for other kinds.
    """

    name: str
    text: str
    kind: Kind
    is_needed: bool
    contracts: tuple[str, ...]
    choices: tuple[FormChoice, ...] = ()
    most: int = 0
    step: int = 0


@dataclass(frozen=True, slots=True)
class PackPoints:
    """What the cards of a contract count in all, without the last trick and with it."""

    contract: str
    cards: int
    with_last_trick: int


@dataclass(frozen=True, slots=True)
class Form:
    """The fields of an entry in the order in which a table fills them in, and the points of packs.

    `target` is the number of marks that ends the match, `deals` the number of deals; one is None.
    """

    ruleset: str
    title: str
    fields: tuple[FormField, ...]
    packs: tuple[PackPoints, ...]
    target: int | None
    deals: int | None


def form_of(ruleset: Ruleset, language: str) -> Form:
    """Return what `keep_match` needs to know about each deal of a ruleset, in words."""
    strains = ruleset.bidding.strains
    points = {one: sum(ruleset.ranking.tables[one].points) for one in strains}
    settings = ruleset.settings
    return Form(
        ruleset=str(ruleset),
        title=say_title(ruleset, language),
        fields=_fields(ruleset, language),
        packs=tuple(
            PackPoints(one.letters, cards, cards + LAST_TRICK_POINTS)
            for one, cards in points.items()
        ),
        target=settings["target"].value if "target" in settings else None,
        deals=settings["deals"].value if "deals" in settings else None,
    )


def _fields(ruleset: Ruleset, language: str) -> tuple[FormField, ...]:
    strains = ruleset.bidding.strains
    every = _letters(strains)

    def field(
        name: str,
        kind: Kind,
        contracts: tuple[str, ...] = every,
        choices: tuple[FormChoice, ...] = (),
        most: int = 0,
        step: int = 0,
        *,
        is_needed: bool = False,
    ) -> FormField:
        text = say_field(f"form_{name}", language, ruleset)
        return FormField(name, text, kind, is_needed, contracts, choices, most, step)

    named = tuple(FormChoice(one.letters, capital(say_strain(one, language))) for one in strains)
    pack = max(sum(ruleset.ranking.tables[one].points) for one in strains)
    announced = _letters(tuple(one for one in strains if ruleset.announces.exist_at(one)))
    paired = tuple(one for one in strains if one.trump_suits)
    pairs = max((len(one.trump_suits) for one in paired), default=0)
    fields = [
        field("contract", Kind.CHOICE, choices=named, is_needed=True),
        field("taker_team", Kind.TEAM, is_needed=True),
    ]
    if ruleset.scoring.needs_level:
        fields.append(field("bid", Kind.CHOICE, choices=_bids(ruleset, language), is_needed=True))
    doubles = _doubles(ruleset, language)
    if len(doubles) > 1:
        fields.append(field("double", Kind.CHOICE, choices=doubles))
    fields += [
        field("card_points", Kind.PAIR, most=pack + LAST_TRICK_POINTS, step=1, is_needed=True),
        field("last_trick", Kind.TEAM, is_needed=True),
        field("with_last_trick", Kind.SWITCH),
        field("capot", Kind.TEAM),
        field("tricks", Kind.PAIR, most=TRICKS, step=1),
    ]
    if announced:
        fields.append(field("announces", Kind.PAIR, announced, step=_ANNOUNCE_STEP))
    most = BELOTE_POINTS * pairs
    fields.append(field("belote", Kind.PAIR, _letters(paired), most=most, step=BELOTE_POINTS))
    if can_pass_out(ruleset):
        fields.append(field("passed", Kind.SWITCH))
    return tuple(fields)


def _letters(strains: tuple[Strain, ...]) -> tuple[str, ...]:
    return tuple(one.letters for one in strains)


def _bids(ruleset: Ruleset, language: str) -> tuple[FormChoice, ...]:
    speech = speech_of(language, ruleset)
    levels = getattr(ruleset.bidding, "levels", ())
    return tuple(
        FormChoice(level, capital(level_phrase(level, speech.own, speech.words)))
        for level in levels
    )


def _doubles(ruleset: Ruleset, language: str) -> tuple[FormChoice, ...]:
    """Return by how much a deal may be multiplied: not at all, doubled, redoubled."""
    speech = speech_of(language, ruleset)
    once = FormChoice(1, capital(speech.words.phrases["no"]))
    names = (say_action(DOUBLE, language, ruleset), say_action(REDOUBLE, language, ruleset))
    doubled = zip(multipliers(ruleset), names, strict=False)
    return (once, *(FormChoice(value, capital(name)) for value, name in doubled))
