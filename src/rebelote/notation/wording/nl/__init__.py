"""The Dutch catalogue."""

from rebelote.notation.wording.catalogue import Catalogue
from rebelote.notation.wording.nl.errors import ERRORS, FIELDS, REASONS
from rebelote.notation.wording.nl.events import EVENTS
from rebelote.notation.wording.nl.hints import HINTS
from rebelote.notation.wording.nl.options import FAMILIES, OPTIONS, VALUES
from rebelote.notation.wording.nl.reviews import REVIEWS
from rebelote.notation.wording.nl.words import (
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
