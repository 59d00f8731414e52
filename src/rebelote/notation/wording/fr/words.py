"""French words: cards, calls, seats, phases, the lines of the score sheet."""

from rebelote.cards import Rank, Suit
from rebelote.notation.wording.catalogue import LineWords, Noun
from rebelote.rules.bidding import Phase
from rebelote.rules.declarations import Kind
from rebelote.rules.ranking import Strain
from rebelote.rules.scoring import LineCode, Outcome
from rebelote.rules.vocabulary import DoubleName, FailureName, PairName, SweepName

# Kinds of nouns: masculine, feminine, elided (a vowel comes first), plural.
ARTICLES = {
    ("the", "m"): "le ",
    ("the", "f"): "la ",
    ("the", "e"): "l’",
    ("of", "m"): "du ",
    ("of", "f"): "de la ",
    ("of", "e"): "de l’",
    ("to", "m"): "au ",
    ("to", "f"): "à la ",
    ("to", "e"): "à l’",
    ("some", "p"): "de ",
    ("some", "e"): "d’",
}

RANKS = {
    Rank.SEVEN: Noun("7", "m"),
    Rank.EIGHT: Noun("8", "m"),
    Rank.NINE: Noun("9", "m"),
    Rank.TEN: Noun("10", "m"),
    Rank.JACK: Noun("valet", "m"),
    Rank.QUEEN: Noun("dame", "f"),
    Rank.KING: Noun("roi", "m"),
    Rank.ACE: Noun("as", "e"),
}
RANK_PLURALS = {
    Rank.SEVEN: Noun("7", "p"),
    Rank.EIGHT: Noun("8", "p"),
    Rank.NINE: Noun("9", "p"),
    Rank.TEN: Noun("10", "p"),
    Rank.JACK: Noun("valets", "p"),
    Rank.QUEEN: Noun("dames", "p"),
    Rank.KING: Noun("rois", "p"),
    Rank.ACE: Noun("as", "e"),
}
RANK_LETTERS = dict(zip(Rank, ("7", "8", "9", "10", "V", "D", "R", "A"), strict=True))
SUITS = {
    Suit.SPADES: Noun("pique"),
    Suit.HEARTS: Noun("cœur"),
    Suit.DIAMONDS: Noun("carreau"),
    Suit.CLUBS: Noun("trèfle"),
}
STRAINS = {
    Strain.SPADES: "pique",
    Strain.HEARTS: "cœur",
    Strain.DIAMONDS: "carreau",
    Strain.CLUBS: "trèfle",
    Strain.NO_TRUMP: "sans-atout",
    Strain.ALL_TRUMP: "tout-atout",
}
KINDS = {
    Kind.TIERCE: ("tierce", "tierces"),
    Kind.FIFTY: ("cinquante", "cinquantes"),
    Kind.HUNDRED: ("cent", "cents"),
    Kind.CARRE: ("carré", "carrés"),
}
POINTS = ("{number} point", "{number} points")
SEATS = ("Sud", "Est", "Nord", "Ouest")


def plural(number: int) -> int:
    """Return which form a number takes: none is as one in French."""
    return 0 if number < 2 else 1


PLURAL = plural
# Spaces that must not break, narrow before the tall signs, and the apostrophe of an elision.
TYPOGRAPHY = (
    *((f" {sign}", f"\u202f{sign}") for sign in ";!?"),
    *((f" {sign}", f"\u00a0{sign}") for sign in ":»"),
    ("« ", "«\u00a0"),
    *((f"{letter}'", f"{letter}’") for letter in "cdjlmnstuCDJLMNST"),
)

PHRASES = {
    "card": "{rank} de {suit}",
    "card_said": "{card}, {pair}",
    "run": "{kind} {card}",
    "carre": "carré {ranks}",
    "bid": "{level} à {strain}",
    "doubled": "{bid} {done}",
    "pass": "passe",
    "and": "{most} et {last}",
    "or": "{most} ou {last}",
    "then": "puis",
    "levels": "de {low} à {high} de {step} en {step}, puis {sweep}",
    "score": "{} à {}",
    "no_card": "aucune",
    "no_announce": "aucune annonce",
    "none": "rien",
    "yes": "oui",
    "no": "non",
    "you": "vous",
    "us": "nous",
    "them": "eux",
    "team": "camp {number}",
    "at_line": "ligne {line}",
    "at_column": "colonne {column}",
    "fault": "{place} : {sentence}",
    "ruleset": "{title} – {promise}",
    "decimal_sign": ",",
}

# What players call the pair and a coinche is the same word in every language.
VOCABULARY: dict[str, dict[str, Noun]] = {
    PairName.BELOTE: {"name": Noun(PairName.BELOTE.value, "f"), "again": Noun("rebelote", "f")},
    PairName.BELOT: {"name": Noun(PairName.BELOT.value, "m"), "again": Noun("rebelot", "m")},
    PairName.BELA: {"name": Noun(PairName.BELA.value, "f"), "again": Noun("rebela", "f")},
    SweepName.CAPOT: {"name": Noun("capot", "m")},
    SweepName.VALAT: {"name": Noun("valat", "m")},
    DoubleName.CONTRE: {
        "name": Noun("contre", "m"),
        "again": Noun("surcontre", "m"),
        "verb": Noun("contrer"),
        "again_verb": Noun("surcontrer"),
        "done": Noun("contré"),
        "redone": Noun("surcontré"),
    },
    DoubleName.COINCHE: {
        "name": Noun(DoubleName.COINCHE.value, "f"),
        "again": Noun("surcoinche", "f"),
        "verb": Noun("coincher"),
        "again_verb": Noun("surcoincher"),
        "done": Noun("coinché"),
        "redone": Noun("surcoinché"),
    },
    FailureName.DEDANS: {"name": Noun("dedans", "m"), "verdict": Noun("les preneurs sont dedans")},
    FailureName.CHUTE: {"name": Noun("chute", "f"), "verdict": Noun("les preneurs chutent")},
}

PHASES = {
    Phase.BIDDING: "enchères",
    Phase.FORCED: "choix obligatoire",
    Phase.PLAY: "jeu des cartes",
    Phase.PASSED_OUT: "tout le monde a passé",
    Phase.OVER: "donne terminée",
}
OUTCOMES = {
    Outcome.MADE: "contrat rempli",
    Outcome.FAILED: "{failure:verdict}",
    Outcome.TIE: "litige",
}

LINES = {
    LineCode.CARDS: LineWords("Cartes", "{points:points} dans les plis"),
    LineCode.LAST_TRICK: LineWords(
        "Dernier pli", "{points:points} pour le dernier pli (dix de der)"
    ),
    LineCode.NO_TRUMP_DOUBLED: LineWords(
        "Sans-atout doublé",
        "{points:points} de plus : à sans-atout, les cartes et le dernier pli comptent double",
    ),
    LineCode.CAPOT: LineWords(
        "{sweep:Name}", "{points:points} de plus pour les huit plis ({sweep:name})"
    ),
    LineCode.ANNOUNCES: LineWords("Annonces", "{points:points} d'annonces retenues"),
    LineCode.BELOTE: LineWords("{pair:Name}", "{points:points} de {pair:name}"),
    LineCode.CAPOT_ANNOUNCES: LineWords(
        "Annonces du camp sans pli",
        "{points:points} d'annonces pris au camp qui n'a fait aucun pli",
        "{points:points} d'annonces perdus, faute d'avoir fait un pli",
    ),
    LineCode.CAPOT_BELOTE: LineWords(
        "{pair:Name} du camp sans pli",
        "{points:points} de {pair:name} pris au camp qui n'a fait aucun pli",
        "{points:points} de {pair:name} perdus, faute d'avoir fait un pli",
    ),
    LineCode.BID: LineWords("Enchère", "{points:points} pour l'enchère"),
    LineCode.FAILED: LineWords(
        "{failure:Name}",
        "{points:points} des preneurs, dont le contrat n'est pas rempli",
        "contrat non rempli : {points:points} pour la défense",
    ),
    LineCode.FAILED_BASE: LineWords(
        "Forfait des cartes",
        "{points:points} de plus : les cartes comptent au forfait",
        "{points:points} de moins : les cartes comptent au forfait",
    ),
    LineCode.LAST_DEAL_TIE: LineWords(
        "Égalité à la dernière donne",
        "{points:points} des preneurs : à la dernière donne, l'égalité va à la défense",
        "à la dernière donne, l'égalité va à la défense : {points:points} pour elle",
    ),
    LineCode.SUSPENDED: LineWords(
        "En suspens",
        "{points:points} en suspens",
        "{points:points} en suspens jusqu'à la prochaine donne gagnée",
    ),
    LineCode.ONE_TOTAL: LineWords(
        "Un seul total",
        "{points:points} de l'autre camp : la donne se compte en un seul total",
        "la donne se compte en un seul total : {points:points} pour le camp gagnant",
    ),
    LineCode.ROUNDING: LineWords(
        "Arrondi", "l'arrondi ajoute {points:points}", "l'arrondi ôte {points:points}"
    ),
    LineCode.COMPLEMENT: LineWords(
        "Complément",
        "{points:points} de plus : les preneurs ont le reste des 16 dizaines",
        "{points:points} de moins : les preneurs ont le reste des 16 dizaines",
    ),
    LineCode.MULTIPLIER: LineWords(
        "{double:Name}", "{points:points} de plus : le total est multiplié ({double:name})"
    ),
    LineCode.PENDING_WON: LineWords(
        "Points en suspens gagnés", "{marks:points} en suspens depuis les donnes précédentes"
    ),
}
