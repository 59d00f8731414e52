"""What the players of a deal counted at a table, read field by field into a tally."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rebelote.cards import Reason, RebeloteError
from rebelote.rules import CAPOT, Level, Ruleset, Tally
from rebelote.rules.ranking import STRAIN_BY_LETTERS, Strain
from rebelote.rules.scoring import check_tally
from rebelote.rules.seating import TEAMS

FIELDS = (
    "contract",
    "taker_team",
    "card_points",
    "last_trick",
    "tricks",
    "announces",
    "belote",
    "bid",
    "double",
    "pending",
    "last_deal",
)

MULTIPLIERS = ("double_multiplier", "redouble_multiplier")
BELOTE_POINTS = 20
# No match comes near; much longer numbers Python refuses to write out.
MOST_NUMBER = 10**9


class BadField(RebeloteError):
    """A field of a deal's points cannot be read; parameters `field`, `value`, `allowed`."""


class NoSuchField(RebeloteError):
    """A deal's points have no field of this name; parameters `field`, `known`."""


def tally_from(fields: Mapping[str, Any], ruleset: Ruleset) -> Tally:
    """Return the tally that a program or a person typed.

    Pairs are (team 0, team 1); `card_points` are without the last trick's ten. `tricks` are needed
    only when a team took none or all. Raises `NoSuchField`, `BadField` or `BadTally`.
    """
    for name in fields:
        if name not in FIELDS:
            raise NoSuchField(field=name, known=", ".join(FIELDS))
    strain = read_strain(fields, ruleset)
    cards = _pair(fields, "card_points", None)
    last = read_team(fields, "last_trick")
    tricks = _pair(fields, "tricks", _tricks(cards, last))
    announces, belote = _pair(fields, "announces", (0, 0)), _pair(fields, "belote", (0, 0))
    if any(announces) and not ruleset.announces.exist_at(strain):
        raise BadField(field="announces", value=announces, allowed="0,0")
    most = BELOTE_POINTS * len(strain.trump_suits)
    if sum(belote) > most:
        raise BadField(field="belote", value=belote, allowed=Reason.of("at_most", most=most))
    tally = Tally(
        strain=strain,
        taker_team=TEAMS[read_team(fields, "taker_team")],
        card_points=cards,
        last_trick=TEAMS[last],
        tricks=tricks,
        announces=announces,
        belote=belote,
        level=_level(fields.get("bid"), ruleset),
        multiplier=_multiplier(fields, ruleset),
        pending=_number(fields, "pending", 0),
        is_last=read_truth(fields, "last_deal"),
    )
    check_tally(tally, ruleset.ranking, ruleset.scoring)
    return tally


def _tricks(cards: tuple[int, int], last: int) -> tuple[int, int]:
    """Guess the tricks of a deal in which nobody says who took none."""
    for team in TEAMS:
        if cards[team] == 0 and last != team:
            return (0, 8) if team == 0 else (8, 0)
    return 4, 4


def _pair(fields: Mapping[str, Any], name: str, neutral: tuple[int, int] | None) -> tuple[int, int]:
    value = fields.get(name, neutral)
    match value:
        case [first, second] if is_number(first) and is_number(second):
            return first, second
    raise BadField(field=name, value=value, allowed=Reason.of("two_whole_numbers"))


def read_strain(fields: Mapping[str, Any], ruleset: Ruleset) -> Strain:
    """Return the contract's strain, one that the ruleset knows; raises `BadField`."""
    strain = STRAIN_BY_LETTERS.get(str(fields.get("contract")).upper())
    strains = ruleset.bidding.strains
    if strain is None or strain not in strains:
        allowed = " ".join(one.letters for one in strains)
        raise BadField(field="contract", value=fields.get("contract"), allowed=allowed)
    return strain


def is_number(value: object) -> bool:
    """Tell whether a value is a whole number that points may have; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= MOST_NUMBER


def read_team(fields: Mapping[str, Any], name: str) -> int:
    """Return a team, 0 or 1; raises `BadField`."""
    value = fields.get(name)
    if value not in (0, 1) or isinstance(value, bool):
        raise BadField(field=name, value=value, allowed=Reason.of("zero_or_one"))
    return int(value)


def _number(fields: Mapping[str, Any], name: str, neutral: int) -> int:
    value = fields.get(name, neutral)
    if not is_number(value) or value < 0:
        raise BadField(field=name, value=value, allowed=Reason.of("any_whole_number"))
    return int(value)


def read_truth(fields: Mapping[str, Any], name: str) -> bool:
    """Return a switch, false where it is absent; raises `BadField`."""
    value = fields.get(name, False)
    if not isinstance(value, bool):
        raise BadField(field=name, value=value, allowed=Reason.of("true_or_false"))
    return value


def multipliers(ruleset: Ruleset) -> tuple[int, ...]:
    """Return what a double and a redouble multiply by; nothing where nobody may double."""
    settings = ruleset.settings
    return tuple(settings[name].value for name in MULTIPLIERS if name in settings)


def _multiplier(fields: Mapping[str, Any], ruleset: Ruleset) -> int:
    """Return by how much the deal was doubled: as the ruleset knows it, 1 when it was not."""
    doubled = multipliers(ruleset)
    value = _number(fields, "double", 1)
    if value not in (1, *doubled):
        raise BadField(field="double", value=value, allowed=", ".join(map(str, (1, *doubled))))
    return value


def _level(value: object, ruleset: Ruleset) -> Level | None:
    """Return the level of a bid, one of those that the ruleset offers where it offers any."""
    if value is None:
        return None
    level: Level | None = None
    if value == CAPOT:
        level = CAPOT
    elif isinstance(value, int) and not isinstance(value, bool):
        level = value
    offered = getattr(ruleset.bidding, "levels", ())
    if level is None or (offered and level not in offered):
        allowed = ", ".join(map(str, offered)) or Reason.of("number_or_capot")
        raise BadField(field="bid", value=value, allowed=allowed)
    return level
