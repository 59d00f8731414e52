"""Coinche: bids in points, doubling that freezes the contract, 1000 to win."""

from rebelote.rules.belote import Belote
from rebelote.rules.bidding import PointBidding
from rebelote.rules.dealing import Dealing
from rebelote.rules.declarations import Announces
from rebelote.rules.following import Following, Release
from rebelote.rules.ruleset import Ruleset
from rebelote.rules.scoring import BidScoring
from rebelote.rules.vocabulary import DoubleName, FailureName, Vocabulary
from rebelote.rules.winning import Target

RULESET = Ruleset(
    id="coinche",
    version=1,
    title=(
        ("fr", "Coinche"),
        ("en", "Coinche"),
        ("bg", "Коанш"),
        ("hr", "Coinche"),
        ("nl", "Coinche"),
    ),
    promise=(
        ("fr", "On enchérit en points, on coinche, on marque son enchère, en 1000."),
        ("en", "Bid points, coinche the others, mark your bid, up to 1000."),
        ("bg", "Наддава се с точки, контрира се и се пише обявата, до 1000."),
        ("hr", "Nude se bodovi, kontrira se i piše se ponuda, do 1000."),
        ("nl", "Bied punten, coinche de anderen, schrijf je bod, tot 1000."),
    ),
    words=Vocabulary(double=DoubleName.COINCHE, failure=FailureName.CHUTE),
    dealing=Dealing(packets_before=((3, 2, 3),), cards_before=8, has_turned_card=False),
    bidding=PointBidding(),
    following=Following(cannot_overruff=Release.FREE),
    announces=Announces(),
    belote=Belote(),
    scoring=BidScoring(),
    winning=Target(target=1000),
    sources=("002",),
)
