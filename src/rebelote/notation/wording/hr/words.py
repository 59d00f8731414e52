"""Croatian words: cards, calls, seats, phases, the lines of the score sheet."""

from rebelote.cards import Rank, Suit
from rebelote.notation.wording.catalogue import LineWords, Noun
from rebelote.rules.bidding import Phase
from rebelote.rules.declarations import Kind
from rebelote.rules.ranking import Strain
from rebelote.rules.scoring import LineCode, Outcome
from rebelote.rules.vocabulary import DoubleName, FailureName, PairName, SweepName

# There is no article; "do" takes the genitive, which stands among the forms of the noun.
ARTICLES = {
    ("to", ""): "do ",
    ("some", ""): "",
}


def declined(text: str, genitive: str, accusative: str) -> Noun:
    """Return a noun with its genitive (`gen`, and `to` behind "do") and accusative (`acc`)."""
    return Noun(text, "", {"gen": genitive, "to": genitive, "acc": accusative})


def suit(text: str, genitive: str, locative: str) -> Noun:
    """Return a suit with its genitive (`gen`) and locative (`loc`); accusative is nominative."""
    return Noun(text, "", {"gen": genitive, "loc": locative})


RANKS = {
    Rank.SEVEN: declined("sedmica", "sedmice", "sedmicu"),
    Rank.EIGHT: declined("osmica", "osmice", "osmicu"),
    Rank.NINE: declined("devetka", "devetke", "devetku"),
    Rank.TEN: declined("desetka", "desetke", "desetku"),
    Rank.JACK: declined("dečko", "dečka", "dečka"),
    Rank.QUEEN: declined("dama", "dame", "damu"),
    Rank.KING: declined("kralj", "kralja", "kralja"),
    Rank.ACE: declined("as", "asa", "asa"),
}
# As they stand behind "četiri".
RANK_PLURALS = {
    Rank.SEVEN: Noun("sedmice"),
    Rank.EIGHT: Noun("osmice"),
    Rank.NINE: Noun("devetke"),
    Rank.TEN: Noun("desetke"),
    Rank.JACK: Noun("dečka"),
    Rank.QUEEN: Noun("dame"),
    Rank.KING: Noun("kralja"),
    Rank.ACE: Noun("asa"),
}
# French-suited cards in Croatia bear the international letters.
RANK_LETTERS = dict(zip(Rank, ("7", "8", "9", "10", "J", "Q", "K", "A"), strict=True))
SUITS = {
    Suit.SPADES: suit("pik", "pika", "piku"),
    Suit.HEARTS: suit("herc", "herca", "hercu"),
    Suit.DIAMONDS: suit("karo", "kara", "karu"),
    Suit.CLUBS: suit("tref", "trefa", "trefu"),
}
STRAINS = {
    Strain.SPADES: "pik",
    Strain.HEARTS: "herc",
    Strain.DIAMONDS: "karo",
    Strain.CLUBS: "tref",
    Strain.NO_TRUMP: "bez aduta",
    Strain.ALL_TRUMP: "sve adut",
}
KINDS = {
    Kind.TIERCE: ("terca", "terce", "terci"),
    Kind.FIFTY: ("kvarta", "kvarte", "kvarti"),
    Kind.HUNDRED: ("kvinta", "kvinte", "kvinti"),
    Kind.CARRE: ("četiri iste", "puta četiri iste", "puta četiri iste"),
}
POINTS = ("{number} bod", "{number} boda", "{number} bodova")
SEATS = ("Jug", "Istok", "Sjever", "Zapad")


def plural(number: int) -> int:
    """Return which form a number takes: 1 and 21 the first, 2 to 4 and 22 to 24 the second."""
    tens, ones = number // 10 % 10, number % 10
    if tens == 1 or ones == 0 or ones > 4:
        return 2
    return 0 if ones == 1 else 1


PLURAL = plural

PHRASES = {
    "card": "{rank} {suit}",
    "card_said": "{card}, {pair}",
    "run": "{kind} {card}",
    "carre": "četiri {ranks}",
    "bid": "{level} {strain}",
    "doubled": "{bid} {done}",
    "pass": "dalje",
    "and": "{most} i {last}",
    "or": "{most} ili {last}",
    "then": "pa",
    "levels": "od {low} do {high} po {step}, zatim {sweep}",
    "score": "{} : {}",
    "no_card": "nijedna",
    "no_announce": "bez zvanja",
    "none": "ništa",
    "yes": "da",
    "no": "ne",
    "you": "vi",
    "us": "mi",
    "them": "oni",
    "team": "par {number}",
    "at_line": "redak {line}",
    "at_column": "stupac {column}",
    "fault": "{place}: {sentence}",
    "ruleset": "{title} – {promise}",
    "decimal_sign": ",",
}

# Whatever the variant calls them, king and queen are a bela: a belot is eight cards in a row.
_BELA = {"name": declined(PairName.BELA.value, "bele", "belu"), "again": Noun("rebela")}
_STIGLJA = {"name": declined("štiglja", "štiglje", "štiglju")}
_KONTRA = {
    "name": declined("kontra", "kontre", "kontru"),
    "again": Noun("rekontra"),
    "verb": Noun("kontrirati"),
    "again_verb": Noun("rekontrirati"),
    "done": Noun("s kontrom"),
    "redone": Noun("s rekontrom"),
}
_PAD = {"name": Noun("pad"), "verdict": Noun("zvači su pali")}
VOCABULARY: dict[str, dict[str, Noun]] = {
    PairName.BELOTE: _BELA,
    PairName.BELOT: _BELA,
    PairName.BELA: _BELA,
    SweepName.CAPOT: _STIGLJA,
    SweepName.VALAT: _STIGLJA,
    DoubleName.CONTRE: _KONTRA,
    DoubleName.COINCHE: _KONTRA,
    FailureName.DEDANS: _PAD,
    FailureName.CHUTE: _PAD,
}

PHASES = {
    Phase.BIDDING: "zvanje aduta",
    Phase.FORCED: "mora se zvati",
    Phase.PLAY: "igranje karata",
    Phase.PASSED_OUT: "svi su rekli dalje",
    Phase.OVER: "dijeljenje je gotovo",
}
OUTCOMES = {
    Outcome.MADE: "zvači su prošli",
    Outcome.FAILED: "{failure:verdict}",
    Outcome.TIE: "izjednačeno",
}

LINES = {
    LineCode.CARDS: LineWords("Karte", "{points:points} u štihovima"),
    LineCode.LAST_TRICK: LineWords("Zadnji štih", "{points:points} za zadnji štih"),
    LineCode.NO_TRUMP_DOUBLED: LineWords(
        "Bez aduta dvostruko",
        "Još {points:points}: bez aduta se karte i zadnji štih broje dvostruko",
    ),
    LineCode.CAPOT: LineWords(
        "{sweep:Name}", "Još {points:points} za svih osam štihova ({sweep:name})"
    ),
    LineCode.ANNOUNCES: LineWords("Zvanja", "{points:points} od priznatih zvanja"),
    LineCode.BELOTE: LineWords("{pair:Name}", "{points:points} za {pair:acc}"),
    LineCode.CAPOT_ANNOUNCES: LineWords(
        "Zvanja para bez štiha",
        "{points:points} od zvanja para koji nema nijedan štih",
        "bez štiha zvanja propadaju: {points:points}",
    ),
    LineCode.CAPOT_BELOTE: LineWords(
        "{pair:Name} para bez štiha",
        "{points:points} za {pair:acc} para koji nema nijedan štih",
        "bez štiha {pair:name} propada: {points:points}",
    ),
    LineCode.BID: LineWords("Ponuda", "{points:points} za ponudu"),
    LineCode.FAILED: LineWords(
        "{failure:Name}",
        "{points:points} od zvača, koji nisu prošli",
        "Zvači nisu prošli: {points:points} za protivnike",
    ),
    LineCode.FAILED_BASE: LineWords(
        "Stalna vrijednost karata",
        "Još {points:points}: karte se broje po stalnoj vrijednosti",
        "{points:points} manje: karte se broje po stalnoj vrijednosti",
    ),
    LineCode.LAST_DEAL_TIE: LineWords(
        "Izjednačeno u zadnjem dijeljenju",
        "{points:points} od zvača: u zadnjem dijeljenju izjednačenje ide protivnicima",
        "U zadnjem dijeljenju izjednačenje ide protivnicima: {points:points} za njih",
    ),
    LineCode.SUSPENDED: LineWords(
        "Vise",
        "ostaje visjeti: {points:points}",
        "visi do sljedećeg dobivenog dijeljenja: {points:points}",
    ),
    LineCode.ONE_TOTAL: LineWords(
        "Jedan zbroj",
        "{points:points} od drugog para: dijeljenje se broji kao jedan zbroj",
        "Dijeljenje se broji kao jedan zbroj: {points:points} za par koji dobiva",
    ),
    LineCode.ROUNDING: LineWords(
        "Zaokruživanje",
        "Zaokruživanje dodaje {points:points}",
        "Zaokruživanje oduzima {points:points}",
    ),
    LineCode.COMPLEMENT: LineWords(
        "Dopuna",
        "Još {points:points}: zvačima pripada ostatak od 16 desetica",
        "{points:points} manje: zvačima pripada ostatak od 16 desetica",
    ),
    LineCode.MULTIPLIER: LineWords(
        "{double:Name}", "Još {points:points}: zbroj se množi ({double:name})"
    ),
    LineCode.PENDING_WON: LineWords(
        "Dobiveni viseći bodovi", "viseći bodovi iz prijašnjih dijeljenja: {marks:points}"
    ),
}
