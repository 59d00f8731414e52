"""A match kept with real cards: what was counted deal by deal, and how the match stands then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rebelote.cards import CARDS, Reason, RebeloteError
from rebelote.engine.auction import Auction
from rebelote.match.match import Match
from rebelote.match.scorekeeping import (
    FIELDS,
    BadField,
    NoSuchField,
    is_number,
    read_strain,
    read_team,
    read_truth,
    tally_from,
)
from rebelote.notation.wording import (
    Said,
    SaidSheet,
    say_error,
    say_passed_out,
    say_sheet,
    say_title,
)
from rebelote.rules import PASS, SEATS, Phase, Ruleset, Score, Team
from rebelote.rules.scoring.sheet import LAST_TRICK_POINTS, TRICKS
from rebelote.rules.seating import TEAMS

# The match itself knows these two.
_MATCHS_OWN = ("pending", "last_deal")
SHORT = ("with_last_trick", "capot", "passed")
ENTRY_FIELDS = (*(name for name in FIELDS if name not in _MATCHS_OWN), *SHORT)


@dataclass(frozen=True, slots=True)
class Kept:
    """A deal that was entered, and the match after it.

    A passed-out deal has neither score nor error. One that was refused has its error and leaves
    the match as it was.
    """

    match: Match
    score: Score | None = None
    error: RebeloteError | None = None


def keep_match(ruleset: Ruleset, entries: Sequence[Mapping[str, Any]]) -> tuple[Kept, ...]:
    """Return every deal entered with the match after it; nothing is raised for a wrong entry.

    An entry has the fields of `tally_from` but for the two that the match itself knows, and may be
    shorter: of `card_points` one may be None, which is then the rest of the pack;
    `with_last_trick` says that they hold the last trick's ten; `capot` names the team that took
    all the tricks and stands for points, tricks and last trick; `passed` is a deal without contract
    (where the rules know one).
    """
    kept: list[Kept] = []
    match = Match(ruleset)
    for entry in entries:
        try:
            score = _score(entry, match)
            match = match.pass_out() if score is None else match.mark(score)
            kept.append(Kept(match, score))
        except RebeloteError as error:
            kept.append(Kept(match, error=error))
    return tuple(kept)


def can_pass_out(ruleset: Ruleset) -> bool:
    """Tell whether a deal may end without a contract because everybody passes."""
    turned = CARDS[0] if ruleset.dealing.has_turned_card else None
    auction = Auction.open(ruleset.bidding, SEATS[0], turned)
    while PASS in auction.legal_calls():
        auction = auction.apply(PASS)
    return auction.phase is Phase.PASSED_OUT


def _score(entry: Mapping[str, Any], match: Match) -> Score | None:
    """Return the score of an entry; None for a deal that everybody passed."""
    for name in entry:
        if name not in ENTRY_FIELDS:
            raise NoSuchField(field=name, known=", ".join(ENTRY_FIELDS))
    ruleset = match.ruleset
    if read_truth(entry, "passed"):
        if not can_pass_out(ruleset):
            raise BadField(field="passed", value=True, allowed="false")
        return None
    fields = {name: value for name, value in entry.items() if name not in SHORT}
    fields |= _counted(entry, ruleset)
    own = {"pending": match.pending, "last_deal": match.is_last_deal}
    return ruleset.scoring.score(tally_from(fields | own, ruleset))


def _counted(entry: Mapping[str, Any], ruleset: Ruleset) -> dict[str, Any]:
    """Return the points of the cards, and with all the tricks also those and the last trick."""
    pack = sum(ruleset.ranking.tables[read_strain(entry, ruleset)].points)
    if entry.get("capot") is not None:
        return _swept(TEAMS[read_team(entry, "capot")], pack)
    value = entry.get("card_points")
    extra = LAST_TRICK_POINTS if read_truth(entry, "with_last_trick") else 0
    match value:
        case [first, None] if is_number(first):
            points = [first, pack + extra - first]
        case [None, second] if is_number(second):
            points = [pack + extra - second, second]
        case [first, second] if is_number(first) and is_number(second):
            points = [first, second]
        case _:
            allowed = Reason.of("two_whole_numbers")
            raise BadField(field="card_points", value=value, allowed=allowed)
    if extra:
        points[read_team(entry, "last_trick")] -= extra
    return {"card_points": points}


def _swept(team: Team, pack: int) -> dict[str, Any]:
    points, tricks = [0, 0], [0, 0]
    points[team], tricks[team] = pack, TRICKS
    return {"card_points": points, "tricks": tricks, "last_trick": int(team)}


# --- in words ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class KeptDeal:
    """A deal as it was entered, in words: its sheet or what is wrong, and how the match stands.

    `scores` and `pending` are those after the deal, in marks.
    """

    sheet: SaidSheet | None
    error: Said | None
    field: str | None
    scores: tuple[int, int]
    pending: int
    is_over: bool


@dataclass(frozen=True, slots=True)
class KeptMatch:
    """A match kept with real cards, in words.

    `next_dealer` counts seats from the one that dealt first. `is_last_deal` says that the match
    ends with the next deal. `winner` is a team, None while the match goes on and in a draw.
    """

    ruleset: str
    title: str
    deals: tuple[KeptDeal, ...]
    totals: tuple[int, int]
    pending: int
    next_dealer: int
    is_last_deal: bool
    is_over: bool
    winner: int | None
    errors: tuple[int, ...]


def tell_match(ruleset: Ruleset, kept: Sequence[Kept], language: str) -> KeptMatch:
    """Return a kept match in words; `errors` are the numbers of refused entries, from 1."""
    match = kept[-1].match if kept else Match(ruleset)
    return KeptMatch(
        ruleset=str(ruleset),
        title=say_title(ruleset, language),
        deals=tuple(_tell_deal(one, ruleset, language) for one in kept),
        totals=match.scores,
        pending=match.pending,
        next_dealer=match.first,
        is_last_deal=match.is_last_deal and not match.is_over,
        is_over=match.is_over,
        winner=match.winner,
        errors=tuple(at for at, one in enumerate(kept, start=1) if one.error is not None),
    )


def _tell_deal(kept: Kept, ruleset: Ruleset, language: str) -> KeptDeal:
    sheet, error, field = None, None, None
    match, error_found = kept.match, kept.error
    if error_found is not None:
        error = Said(error_found.code, say_error(error_found, language, ruleset))
        named = error_found.params.get("field")
        field = None if named is None else str(named)
    elif kept.score is None:
        sheet = say_passed_out(language, match.pending)
    else:
        sheet = say_sheet(kept.score, language, ruleset)
    return KeptDeal(sheet, error, field, match.scores, match.pending, match.is_over)
