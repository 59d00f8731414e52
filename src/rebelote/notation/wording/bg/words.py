"""Bulgarian words: cards, calls, seats, phases, the lines of the score sheet."""

from rebelote.cards import Rank, Suit
from rebelote.notation.wording.catalogue import LineWords, Noun
from rebelote.rules.bidding import Phase
from rebelote.rules.declarations import Kind
from rebelote.rules.ranking import Strain
from rebelote.rules.scoring import LineCode, Outcome
from rebelote.rules.vocabulary import DoubleName, FailureName, PairName, SweepName

# The article stands behind the noun and belongs to its forms; "до" takes the bare noun.
ARTICLES = {
    ("to", ""): "до ",
    ("some", ""): "",
}


def definite(text: str, subject: str, other: str = "") -> Noun:
    """Return a noun with its article as a subject and, where that differs, elsewhere (`obj`)."""
    return Noun(text, "", {"the": subject, "obj": other or subject})


RANKS = {
    Rank.SEVEN: definite("седмица", "седмицата"),
    Rank.EIGHT: definite("осмица", "осмицата"),
    Rank.NINE: definite("деветка", "деветката"),
    Rank.TEN: definite("десетка", "десетката"),
    Rank.JACK: definite("вале", "валето"),
    Rank.QUEEN: definite("дама", "дамата"),
    Rank.KING: definite("поп", "попът", "попа"),
    Rank.ACE: definite("асо", "асото"),
}
RANK_PLURALS = {
    Rank.SEVEN: Noun("седмици"),
    Rank.EIGHT: Noun("осмици"),
    Rank.NINE: Noun("деветки"),
    Rank.TEN: Noun("десетки"),
    Rank.JACK: Noun("валета"),
    Rank.QUEEN: Noun("дами"),
    Rank.KING: Noun("попове"),
    Rank.ACE: Noun("аса"),
}
# A pop is К on the cards, for "крал", its other name.
RANK_LETTERS = dict(zip(Rank, ("7", "8", "9", "10", "В", "Д", "К", "А"), strict=True))
SUITS = {
    Suit.SPADES: Noun("пика"),
    Suit.HEARTS: Noun("купа"),
    Suit.DIAMONDS: Noun("каро"),
    Suit.CLUBS: Noun("спатия"),
}
STRAINS = {
    Strain.SPADES: "пика",
    Strain.HEARTS: "купа",
    Strain.DIAMONDS: "каро",
    Strain.CLUBS: "спатия",
    Strain.NO_TRUMP: "без коз",
    Strain.ALL_TRUMP: "всичко коз",
}
KINDS = {
    Kind.TIERCE: ("терца", "терци"),
    Kind.FIFTY: ("кварта", "кварти"),
    Kind.HUNDRED: ("квинта", "квинти"),
    Kind.CARRE: ("каре", "карета"),
}
POINTS = ("{number} точка", "{number} точки")
SEATS = ("Юг", "Изток", "Север", "Запад")

PHRASES = {
    "card": "{rank} {suit}",
    "card_said": "{card}, {pair}",
    "run": "{kind} {card}",
    "carre": "каре {ranks}",
    "bid": "{level} на {strain}",
    "doubled": "{bid} {done}",
    "pass": "пас",
    "and": "{most} и {last}",
    "or": "{most} или {last}",
    "then": "и после",
    "levels": "от {low} до {high} през {step}, после {sweep}",
    "score": "{} на {}",
    "no_card": "няма",
    "no_announce": "без анонси",
    "none": "нищо",
    "yes": "да",
    "no": "не",
    "you": "вие",
    "us": "ние",
    "them": "те",
    "team": "отбор {number}",
    "at_line": "ред {line}",
    "at_column": "колона {column}",
    "fault": "{place}: {sentence}",
    "ruleset": "{title} – {promise}",
    "decimal_sign": ",",
}

# A player says the same word whatever the variant calls all the tricks, a double or a failure.
_DOUBLE = {
    "name": definite("контра", "контрата"),
    "again": Noun("реконтра"),
    "verb": Noun("контрира"),
    "again_verb": Noun("реконтрира"),
    "done": Noun("с контра"),
    "redone": Noun("с реконтра"),
}
_FAILURE = {"name": Noun("вътре"), "verdict": Noun("обявилите са вътре")}
_BELOT = {"name": definite("белот", "белотът", "белота"), "again": Noun("ребелот")}
VOCABULARY: dict[str, dict[str, Noun]] = {
    PairName.BELOTE: _BELOT,
    PairName.BELOT: _BELOT,
    PairName.BELA: {"name": definite("бела", "белата"), "again": Noun("ребела")},
    SweepName.CAPOT: {"name": definite("капо", "капото")},
    SweepName.VALAT: {"name": definite("валат", "валатът", "валата")},
    DoubleName.CONTRE: _DOUBLE,
    DoubleName.COINCHE: _DOUBLE,
    FailureName.DEDANS: _FAILURE,
    FailureName.CHUTE: _FAILURE,
}

PHASES = {
    Phase.BIDDING: "наддаване",
    Phase.FORCED: "задължителен избор",
    Phase.PLAY: "разиграване",
    Phase.PASSED_OUT: "всички са пас",
    Phase.OVER: "раздаването е завършено",
}
OUTCOMES = {
    Outcome.MADE: "играта е изкарана",
    Outcome.FAILED: "{failure:verdict}",
    Outcome.TIE: "висяща игра",
}

LINES = {
    LineCode.CARDS: LineWords("Карти", "{points:points} във взятките"),
    LineCode.LAST_TRICK: LineWords("Последна взятка", "{points:points} за последната взятка"),
    LineCode.NO_TRUMP_DOUBLED: LineWords(
        "Двойно без коз",
        "Още {points:points}: на без коз картите и последната взятка се броят двойно",
    ),
    LineCode.CAPOT: LineWords(
        "{sweep:Name}", "Още {points:points} за всичките осем взятки ({sweep:name})"
    ),
    LineCode.ANNOUNCES: LineWords("Анонси", "{points:points} от признати анонси"),
    LineCode.BELOTE: LineWords("{pair:Name}", "{points:points} за {pair:name}"),
    LineCode.CAPOT_ANNOUNCES: LineWords(
        "Анонси на отбора без взятка",
        "{points:points} от анонсите на отбора, който няма взятка",
        "Без взятка анонсите се губят: {points:points}",
    ),
    LineCode.CAPOT_BELOTE: LineWords(
        "{pair:Name} на отбора без взятка",
        "{points:points} за {pair:name} от отбора без взятка",
        "Без взятка {pair:the} се губи: {points:points}",
    ),
    LineCode.BID: LineWords("Обява", "{points:points} за обявата"),
    LineCode.FAILED: LineWords(
        "{failure:Name}",
        "{points:points} от обявилите, които не изкараха играта",
        "Играта не е изкарана: {points:points} за защитата",
    ),
    LineCode.FAILED_BASE: LineWords(
        "Твърда стойност на картите",
        "Още {points:points}: картите се броят с твърда стойност",
        "{points:points} по-малко: картите се броят с твърда стойност",
    ),
    LineCode.LAST_DEAL_TIE: LineWords(
        "Равенство в последното раздаване",
        "{points:points} от обявилите: равенството в последното раздаване е за защитата",
        "Равенството в последното раздаване е за защитата: {points:points} за нея",
    ),
    LineCode.SUSPENDED: LineWords(
        "Висящи",
        "Висящи: {points:points}",
        "Висящи до следващата спечелена игра: {points:points}",
    ),
    LineCode.ONE_TOTAL: LineWords(
        "Общ сбор",
        "{points:points} от другия отбор: раздаването се брои като един общ сбор",
        "Раздаването се брои като един общ сбор: {points:points} за спечелилия отбор",
    ),
    LineCode.ROUNDING: LineWords(
        "Закръгляне", "Закръглянето добавя {points:points}", "Закръглянето отнема {points:points}"
    ),
    LineCode.COMPLEMENT: LineWords(
        "Допълване",
        "Още {points:points}: за обявилите е остатъкът от 16-те десетици",
        "{points:points} по-малко: за обявилите е остатъкът от 16-те десетици",
    ),
    LineCode.MULTIPLIER: LineWords(
        "{double:Name}", "Още {points:points}: сборът се умножава ({double:name})"
    ),
    LineCode.PENDING_WON: LineWords(
        "Спечелени висящи точки", "{marks:points}, висящи от предишни раздавания"
    ),
}
