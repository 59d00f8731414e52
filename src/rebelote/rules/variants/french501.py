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
    dealing=Dealing(),
    bidding=TurnUp(),
    following=Following(),
    announces=Announces(),
    belote=Belote(),
    scoring=Additive(),
    winning=Target(target=501),
    sources=("002",),
)
