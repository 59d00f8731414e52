"""French club belote: a new deal after eight passes, every point marked, 1010 to win."""

from rebelote.rules.belote import Belote, Say
from rebelote.rules.bidding import TurnUp
from rebelote.rules.dealing import Dealing
from rebelote.rules.declarations import Announces, CarreOrder, Mode
from rebelote.rules.following import Following
from rebelote.rules.ruleset import Ruleset
from rebelote.rules.scoring import FixedBase
from rebelote.rules.vocabulary import FailureName, Vocabulary
from rebelote.rules.winning import Target

RULESET = Ruleset(
    id="ktga_fr",
    version=1,
    title=(
        ("fr", "Belote, option française"),
        ("en", "Belote, French option"),
        ("bg", "Белот, френска опция"),
        ("hr", "Belot, francuska opcija"),
        ("nl", "Belote, Franse optie"),
    ),
    promise=(
        ("fr", "Annonces automatiques, chaque point marqué, en 1010."),
        ("en", "Announces count by themselves and every point is marked, up to 1010."),
        ("bg", "Анонсите се броят сами и се пише всяка точка, до 1010."),
        ("hr", "Zvanja se broje sama i piše se svaki bod, do 1010."),
        ("nl", "Aankondigingen tellen vanzelf en elk punt wordt geschreven, tot 1010."),
    ),
    words=Vocabulary(failure=FailureName.CHUTE),
    dealing=Dealing(),
    bidding=TurnUp(),
    following=Following(),
    announces=Announces(
        announce_mode=Mode.AUTO, run_length_break=True, carre_order=CarreOrder.TEN_LAST
    ),
    belote=Belote(belote_say=Say.AUTO),
    scoring=FixedBase(),
    winning=Target(target=1010),
    sources=("001",),
)
