"""The French catalogue."""

from rebelote.notation.wording.catalogue import Catalogue
from rebelote.notation.wording.fr.errors import ERRORS, FIELDS, REASONS
from rebelote.notation.wording.fr.events import EVENTS
from rebelote.notation.wording.fr.hints import HINTS
from rebelote.notation.wording.fr.options import FAMILIES, OPTIONS, VALUES
from rebelote.notation.wording.fr.reviews import REVIEWS
from rebelote.notation.wording.fr.words import (
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
    fields=FIELDS,
    events=EVENTS,
    errors=ERRORS,
    reasons=REASONS | HINTS | REVIEWS,
    options=OPTIONS,
    values=VALUES,
    families=FAMILIES,
    plural=plural,
    spacing=(*((f" {sign}", f"\u00a0{sign}") for sign in ":;!?»"), ("« ", "«\u00a0")),
)
