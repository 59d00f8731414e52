"""The Bulgarian catalogue."""

from rebelote.notation.wording.bg.errors import ERRORS, FIELDS, REASONS
from rebelote.notation.wording.bg.events import EVENTS
from rebelote.notation.wording.bg.hints import HINTS
from rebelote.notation.wording.bg.options import FAMILIES, OPTIONS, VALUES
from rebelote.notation.wording.bg.reviews import REVIEWS
from rebelote.notation.wording.bg.words import (
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
)
from rebelote.notation.wording.catalogue import Catalogue

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
)
