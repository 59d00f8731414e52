"""English words: cards, calls, seats, phases, the lines of the score sheet."""

from rebelote.cards import Rank, Suit
from rebelote.notation.wording.catalogue import LineWords, Noun
from rebelote.rules.bidding import Phase
from rebelote.rules.declarations import Kind
from rebelote.rules.ranking import Strain
from rebelote.rules.scoring import LineCode, Outcome
from rebelote.rules.vocabulary import DoubleName, FailureName, PairName, SweepName

# English articles do not depend on the noun, so all nouns are of one kind.
ARTICLES = {
    ("the", ""): "the ",
    ("to", ""): "to the ",
    ("some", ""): "of ",
}

RANKS = {
    Rank.SEVEN: Noun("7"),
    Rank.EIGHT: Noun("8"),
    Rank.NINE: Noun("9"),
    Rank.TEN: Noun("10"),
    Rank.JACK: Noun("jack"),
    Rank.QUEEN: Noun("queen"),
    Rank.KING: Noun("king"),
    Rank.ACE: Noun("ace"),
}
RANK_PLURALS = {rank: Noun(f"{noun.text}s") for rank, noun in RANKS.items()}
RANK_LETTERS = dict(zip(Rank, ("7", "8", "9", "10", "J", "Q", "K", "A"), strict=True))
SUITS = {
    Suit.SPADES: Noun("spades"),
    Suit.HEARTS: Noun("hearts"),
    Suit.DIAMONDS: Noun("diamonds"),
    Suit.CLUBS: Noun("clubs"),
}
STRAINS = {
    Strain.SPADES: "spades",
    Strain.HEARTS: "hearts",
    Strain.DIAMONDS: "diamonds",
    Strain.CLUBS: "clubs",
    Strain.NO_TRUMP: "no-trumps",
    Strain.ALL_TRUMP: "all-trumps",
}
KINDS = {
    Kind.TIERCE: ("tierce", "tierces"),
    Kind.FIFTY: ("fifty", "fifties"),
    Kind.HUNDRED: ("hundred", "hundreds"),
    Kind.CARRE: ("carré", "carrés"),
}
POINTS = ("{number} point", "{number} points")
SEATS = ("South", "East", "North", "West")

PHRASES = {
    "card": "{rank} of {suit}",
    "card_said": "{card}, {pair}",
    "run": "{kind} {card}",
    "carre": "carré {ranks}",
    "bid": "{level} in {strain}",
    "doubled": "{bid} {done}",
    "pass": "pass",
    "and": "{most} and {last}",
    "or": "{most} or {last}",
    "then": "then",
    "levels": "{low} to {high} by {step}, then {sweep}",
    "score": "{} to {}",
    "no_card": "none",
    "no_announce": "no announce",
    "none": "nothing",
    "yes": "yes",
    "no": "no",
    "you": "you",
    "us": "us",
    "them": "them",
    "team": "team {number}",
    "at_line": "line {line}",
    "at_column": "column {column}",
    "fault": "{place}: {sentence}",
    "ruleset": "{title} – {promise}",
    "decimal_sign": ".",
}

# What players call the pair and a coinche is the same word in every language.
VOCABULARY: dict[str, dict[str, Noun]] = {
    PairName.BELOTE: {"name": Noun(PairName.BELOTE.value), "again": Noun("rebelote")},
    PairName.BELOT: {"name": Noun(PairName.BELOT.value), "again": Noun("rebelot")},
    PairName.BELA: {"name": Noun(PairName.BELA.value), "again": Noun("rebela")},
    SweepName.CAPOT: {"name": Noun("capot")},
    SweepName.VALAT: {"name": Noun("valat")},
    DoubleName.CONTRE: {
        "name": Noun("double"),
        "again": Noun("redouble"),
        "verb": Noun("double"),
        "again_verb": Noun("redouble"),
        "done": Noun("doubled"),
        "redone": Noun("redoubled"),
    },
    DoubleName.COINCHE: {
        "name": Noun(DoubleName.COINCHE.value),
        "again": Noun("surcoinche"),
        "verb": Noun(DoubleName.COINCHE.value),
        "again_verb": Noun("surcoinche"),
        "done": Noun("coinched"),
        "redone": Noun("surcoinched"),
    },
    FailureName.DEDANS: {"name": Noun("failure"), "verdict": Noun("the takers are inside")},
    FailureName.CHUTE: {"name": Noun("failure"), "verdict": Noun("the takers fail")},
}

PHASES = {
    Phase.BIDDING: "auction",
    Phase.FORCED: "forced choice",
    Phase.PLAY: "play of the cards",
    Phase.PASSED_OUT: "everybody passed",
    Phase.OVER: "deal over",
}
OUTCOMES = {
    Outcome.MADE: "contract made",
    Outcome.FAILED: "{failure:verdict}",
    Outcome.TIE: "tie",
}

LINES = {
    LineCode.CARDS: LineWords("Cards", "{points:points} in the tricks"),
    LineCode.LAST_TRICK: LineWords("Last trick", "{points:points} for the last trick"),
    LineCode.NO_TRUMP_DOUBLED: LineWords(
        "No-trumps doubled",
        "{points:points} more: at no-trumps the cards and the last trick count twice",
    ),
    LineCode.CAPOT: LineWords(
        "{sweep:Name}", "{points:points} more for all eight tricks ({sweep:name})"
    ),
    LineCode.ANNOUNCES: LineWords("Announces", "{points:points} of announces that count"),
    LineCode.BELOTE: LineWords("{pair:Name}", "{points:points} of {pair:name}"),
    LineCode.CAPOT_ANNOUNCES: LineWords(
        "Announces of the side without a trick",
        "{points:points} of announces from the side that took no trick",
        "{points:points} of announces lost for want of a trick",
    ),
    LineCode.CAPOT_BELOTE: LineWords(
        "{pair:Name} of the side without a trick",
        "{points:points} of {pair:name} from the side that took no trick",
        "{points:points} of {pair:name} lost for want of a trick",
    ),
    LineCode.BID: LineWords("Bid", "{points:points} for the bid"),
    LineCode.FAILED: LineWords(
        "{failure:Name}",
        "{points:points} from the takers, who did not make their contract",
        "contract not made: {points:points} for the defence",
    ),
    LineCode.FAILED_BASE: LineWords(
        "Fixed worth of the cards",
        "{points:points} more: the cards count at their fixed worth",
        "{points:points} less: the cards count at their fixed worth",
    ),
    LineCode.LAST_DEAL_TIE: LineWords(
        "Tie in the last deal",
        "{points:points} from the takers: a tie in the last deal goes to the defence",
        "{points:points} left to the defence, to which a tie in the last deal goes",
    ),
    LineCode.SUSPENDED: LineWords(
        "In suspense",
        "{points:points} put in suspense",
        "{points:points} put in suspense until the next deal that is won",
    ),
    LineCode.ONE_TOTAL: LineWords(
        "One total",
        "{points:points} from the other side: the deal is counted as one total",
        "{points:points} to the winning side: the deal is counted as one total",
    ),
    LineCode.ROUNDING: LineWords(
        "Rounding", "{points:points} added by rounding", "{points:points} taken off by rounding"
    ),
    LineCode.COMPLEMENT: LineWords(
        "Complement",
        "{points:points} more: the takers have the rest of the 16 tens",
        "{points:points} less: the takers have the rest of the 16 tens",
    ),
    LineCode.MULTIPLIER: LineWords(
        "{double:Name}", "{points:points} more: the total is multiplied ({double:name})"
    ),
    LineCode.PENDING_WON: LineWords(
        "Points in suspense won", "{marks:points} in suspense since earlier deals"
    ),
}
