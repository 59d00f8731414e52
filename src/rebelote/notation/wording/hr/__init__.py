"""The Croatian catalogue."""

from rebelote.notation.wording.catalogue import Catalogue
from rebelote.notation.wording.hr.errors import ERRORS, FIELDS, REASONS
from rebelote.notation.wording.hr.events import EVENTS
from rebelote.notation.wording.hr.hints import HINTS
from rebelote.notation.wording.hr.options import FAMILIES, OPTIONS, VALUES
from rebelote.notation.wording.hr.reviews import REVIEWS
from rebelote.notation.wording.hr.words import (
    ARTICLES,
    KINDS,
    LINES,
    OUTCOMES,
    PHASES,
    PHRASES,
    POINTS,
    RANK_LETTERS,
    RANK_PLURALS,
    RANKS,
    SEATS,
    STRAINS,
    SUITS,
    VOCABULARY,
    plural,
)

CATALOGUE = Catalogue(
    articles=ARTICLES,
    ranks=RANKS,
    rank_plurals=RANK_PLURALS,
    rank_letters=RANK_LETTERS,
    suits=SUITS,
    strains=STRAINS,
    kinds=KINDS,
    points=POINTS,
    seats=SEATS,
    phrases=PHRASES,
    vocabulary=VOCABULARY,
    phases=PHASES,
    outcomes=OUTCOMES,
    lines=LINES,
    events=EVENTS,
    fields=FIELDS,
    errors=ERRORS,
    reasons=REASONS | HINTS | REVIEWS,
    options=OPTIONS,
    values=VALUES,
    families=FAMILIES,
    plural=plural,
)
