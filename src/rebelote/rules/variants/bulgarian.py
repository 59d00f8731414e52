"""Bulgarian belot: suits, no-trumps and all-trumps, open doubling, tens, 151 to win."""

from rebelote.rules.belote import Belote
from rebelote.rules.bidding import Ladder
from rebelote.rules.dealing import Dealing
from rebelote.rules.declarations import Announces, Comparison
from rebelote.rules.following import Following, Release
from rebelote.rules.ruleset import Ruleset
from rebelote.rules.scoring import Additive
from rebelote.rules.scoring.additive import AdditiveUnit
from rebelote.rules.vocabulary import PairName, SweepName, Vocabulary
from rebelote.rules.winning import Target

RULESET = Ruleset(
    id="bulgarian",
    version=1,
    title=(
        ("fr", "Belote bulgare"),
        ("en", "Bulgarian belot"),
        ("bg", "Български белот"),
        ("hr", "Bugarski belot"),
        ("nl", "Bulgaarse belot"),
    ),
    promise=(
        ("fr", "Six contrats, sans-atout et tout-atout compris, des contres, en 151."),
        ("en", "Six contracts, no-trumps and all-trumps among them, and doubling, up to 151."),
        ("bg", "Шест игри, с „без коз“ и „всичко коз“, с контри, до 151."),
        ("hr", "Šest igara, među njima bez aduta i sve adut, s kontrama, do 151."),
        ("nl", "Zes contracten, ook zonder troef en alles troef, met dubbelen, tot 151."),
    ),
    words=Vocabulary(pair=PairName.BELOT, sweep=SweepName.VALAT),
    dealing=Dealing(has_turned_card=False),
    bidding=Ladder(),
    following=Following(cannot_overruff=Release.FREE),
    announces=Announces(contest=Comparison.SPLIT, announce_trump_break=False),
    belote=Belote(),
    scoring=Additive(unit=AdditiveUnit.BG),
    winning=Target(target=151, valat_blocks_end=True),
    sources=("002",),
)
