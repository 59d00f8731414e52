"""French belote with announces: a turned card, every point marked, 501 to win."""

from rebelote.rules.belote import Belote
from rebelote.rules.bidding import TurnUp
from rebelote.rules.dealing import Dealing
from rebelote.rules.declarations import Announces
from rebelote.rules.following import Following
from rebelote.rules.ruleset import Ruleset
from rebelote.rules.scoring import Additive
from rebelote.rules.winning import Target

RULESET = Ruleset(
    id="french501",
    version=1,
    title=(
        ("fr", "Belote française"),
        ("en", "French Belote"),
        ("bg", "Френски белот"),
        ("hr", "Francuski belot"),
        ("nl", "Franse belote"),
    ),
    promise=(
        ("fr", "Une carte retournée, des annonces à faire, chaque point marqué, en 501."),
        ("en", "A turned card, announces to be made and every point marked, up to 501."),
        ("bg", "Обърната карта, анонси, които се казват, и всяка точка се пише, до 501."),
        ("hr", "Okrenuta karta, zvanja koja se prijavljuju i svaki bod se piše, do 501."),
        ("nl", "Een gedraaide kaart, zelf aankondigen en elk punt telt, tot 501."),
    ),
    dealing=Dealing(),
    bidding=TurnUp(),
    following=Following(),
    announces=Announces(),
    belote=Belote(),
    scoring=Additive(),
    winning=Target(target=501),
    sources=("002",),
)
