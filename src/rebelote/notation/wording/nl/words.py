"""Dutch words: cards, calls, seats, phases, the lines of the score sheet."""

from rebelote.cards import Rank, Suit
from rebelote.notation.wording.catalogue import LineWords, Noun
from rebelote.rules.bidding import Phase
from rebelote.rules.declarations import Kind
from rebelote.rules.ranking import Strain
from rebelote.rules.scoring import LineCode, Outcome
from rebelote.rules.vocabulary import DoubleName, FailureName, PairName, SweepName

# Cards and the pair all take "de".
ARTICLES = {
    ("the", ""): "de ",
    ("to", ""): "tot de ",
    ("some", ""): "",
}

RANKS = {
    Rank.SEVEN: Noun("zeven"),
    Rank.EIGHT: Noun("acht"),
    Rank.NINE: Noun("negen"),
    Rank.TEN: Noun("tien"),
    Rank.JACK: Noun("boer"),
    Rank.QUEEN: Noun("vrouw"),
    Rank.KING: Noun("heer"),
    Rank.ACE: Noun("aas"),
}
RANK_PLURALS = {
    Rank.SEVEN: Noun("zevens"),
    Rank.EIGHT: Noun("achten"),
    Rank.NINE: Noun("negens"),
    Rank.TEN: Noun("tienen"),
    Rank.JACK: Noun("boeren"),
    Rank.QUEEN: Noun("vrouwen"),
    Rank.KING: Noun("heren"),
    Rank.ACE: Noun("azen"),
}
RANK_LETTERS = dict(zip(Rank, ("7", "8", "9", "10", "B", "V", "H", "A"), strict=True))
SUITS = {
    Suit.SPADES: Noun("schoppen"),
    Suit.HEARTS: Noun("harten"),
    Suit.DIAMONDS: Noun("ruiten"),
    Suit.CLUBS: Noun("klaveren"),
}
STRAINS = {
    Strain.SPADES: "schoppen",
    Strain.HEARTS: "harten",
    Strain.DIAMONDS: "ruiten",
    Strain.CLUBS: "klaveren",
    Strain.NO_TRUMP: "zonder troef",
    Strain.ALL_TRUMP: "alles troef",
}
KINDS = {
    Kind.TIERCE: ("tierce", "tierces"),
    Kind.FIFTY: ("vijftig", "keer vijftig"),
    Kind.HUNDRED: ("honderd", "keer honderd"),
    Kind.CARRE: ("carré", "carrés"),
}
POINTS = ("{number} punt", "{number} punten")
SEATS = ("Zuid", "Oost", "Noord", "West")
# The apostrophe of "pagina's" and "zo'n".
TYPOGRAPHY = (("a's", "a’s"), ("o'n", "o’n"))

PHRASES = {
    "card": "{suit}{rank}",
    "card_said": "{card}, {pair}",
    "run": "{kind} {card}",
    "carre": "carré {ranks}",
    "bid": "{level} {strain}",
    "doubled": "{bid} {done}",
    "pass": "pas",
    "and": "{most} en {last}",
    "or": "{most} of {last}",
    "then": "en dan",
    "levels": "{low} tot {high} met stappen van {step}, daarna {sweep}",
    "score": "{} tegen {}",
    "no_card": "geen",
    "no_announce": "geen aankondiging",
    "none": "niets",
    "yes": "ja",
    "no": "nee",
    "you": "jij",
    "us": "wij",
    "them": "zij",
    "team": "team {number}",
    "at_line": "regel {line}",
    "at_column": "kolom {column}",
    "fault": "{place}: {sentence}",
    "ruleset": "{title} – {promise}",
    "decimal_sign": ",",
}

# All eight tricks are "kapot" and a failed contract "nat", whatever the variant calls them.
_KAPOT = {"name": Noun("kapot")}
_NAT = {"name": Noun("nat"), "verdict": Noun("de spelende partij is nat")}
VOCABULARY: dict[str, dict[str, Noun]] = {
    PairName.BELOTE: {"name": Noun(PairName.BELOTE.value), "again": Noun("rebelote")},
    PairName.BELOT: {"name": Noun(PairName.BELOT.value), "again": Noun("rebelot")},
    PairName.BELA: {"name": Noun(PairName.BELA.value), "again": Noun("rebela")},
    SweepName.CAPOT: _KAPOT,
    SweepName.VALAT: _KAPOT,
    DoubleName.CONTRE: {
        "name": Noun("dubbel"),
        "again": Noun("redubbel"),
        "verb": Noun("dubbelen"),
        "again_verb": Noun("redubbelen"),
        "done": Noun("gedubbeld"),
        "redone": Noun("geredubbeld"),
    },
    DoubleName.COINCHE: {
        "name": Noun(DoubleName.COINCHE.value),
        "again": Noun("surcoinche"),
        "verb": Noun("coinchen"),
        "again_verb": Noun("surcoinchen"),
        "done": Noun("gecoincht"),
        "redone": Noun("gesurcoincht"),
    },
    FailureName.DEDANS: _NAT,
    FailureName.CHUTE: _NAT,
}

PHASES = {
    Phase.BIDDING: "het bieden",
    Phase.FORCED: "verplichte keuze",
    Phase.PLAY: "het afspelen",
    Phase.PASSED_OUT: "iedereen heeft gepast",
    Phase.OVER: "de gift is gespeeld",
}
OUTCOMES = {
    Outcome.MADE: "contract gehaald",
    Outcome.FAILED: "{failure:verdict}",
    Outcome.TIE: "gelijk",
}

LINES = {
    LineCode.CARDS: LineWords("Kaarten", "{points:points} in de slagen"),
    LineCode.LAST_TRICK: LineWords("Laatste slag", "{points:points} voor de laatste slag"),
    LineCode.NO_TRUMP_DOUBLED: LineWords(
        "Zonder troef dubbel",
        "{points:points} extra: zonder troef tellen de kaarten en de laatste slag dubbel",
    ),
    LineCode.CAPOT: LineWords(
        "{sweep:Name}", "{points:points} extra voor alle acht slagen ({sweep:name})"
    ),
    LineCode.ANNOUNCES: LineWords("Aankondigingen", "{points:points} voor geldige aankondigingen"),
    LineCode.BELOTE: LineWords("{pair:Name}", "{points:points} voor {pair:name}"),
    LineCode.CAPOT_ANNOUNCES: LineWords(
        "Aankondigingen zonder slag",
        "{points:points} voor aankondigingen van het team dat geen slag haalde",
        "{points:points} voor aankondigingen kwijt, omdat er geen slag gehaald is",
    ),
    LineCode.CAPOT_BELOTE: LineWords(
        "{pair:Name} zonder slag",
        "{points:points} voor {pair:name} van het team dat geen slag haalde",
        "{points:points} voor {pair:name} kwijt, omdat er geen slag gehaald is",
    ),
    LineCode.BID: LineWords("Bod", "{points:points} voor het bod"),
    LineCode.FAILED: LineWords(
        "{failure:Name}",
        "{points:points} van de spelende partij, die haar contract niet haalde",
        "contract niet gehaald: {points:points} voor de tegenpartij",
    ),
    LineCode.FAILED_BASE: LineWords(
        "Vaste waarde van de kaarten",
        "{points:points} extra: de kaarten tellen tegen hun vaste waarde",
        "{points:points} minder: de kaarten tellen tegen hun vaste waarde",
    ),
    LineCode.LAST_DEAL_TIE: LineWords(
        "Gelijk in de laatste gift",
        "{points:points} van de spelende partij: gelijk in de laatste gift is voor de tegenpartij",
        "gelijk in de laatste gift is voor de tegenpartij: {points:points} voor haar",
    ),
    LineCode.SUSPENDED: LineWords(
        "Blijft hangen",
        "{points:points} blijven hangen",
        "{points:points} blijven hangen tot de volgende gewonnen gift",
    ),
    LineCode.ONE_TOTAL: LineWords(
        "Eén totaal",
        "{points:points} van het andere team: de gift telt als één totaal",
        "de gift telt als één totaal: {points:points} voor de winnaars",
    ),
    LineCode.ROUNDING: LineWords(
        "Afronding", "{points:points} erbij door afronding", "{points:points} eraf door afronding"
    ),
    LineCode.COMPLEMENT: LineWords(
        "Aanvulling",
        "{points:points} extra: de spelende partij krijgt de rest van de 16 tientallen",
        "{points:points} minder: de spelende partij krijgt de rest van de 16 tientallen",
    ),
    LineCode.MULTIPLIER: LineWords(
        "{double:Name}", "{points:points} extra: het totaal wordt vermenigvuldigd ({double:name})"
    ),
    LineCode.PENDING_WON: LineWords(
        "Hangende punten gewonnen", "{marks:points} die nog hingen uit vorige giften"
    ),
}
