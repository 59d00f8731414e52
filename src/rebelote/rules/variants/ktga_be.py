"""Belgian club belote: a forced choice after eight passes, marks in tens, 101 to win."""

from rebelote.rules.belote import Belote, Say
from rebelote.rules.bidding import TurnUp
from rebelote.rules.bidding.turnup import EightPasses
from rebelote.rules.dealing import Dealing
from rebelote.rules.declarations import Announces, CarreOrder, Mode
from rebelote.rules.following import Following, Release
from rebelote.rules.ruleset import Ruleset
from rebelote.rules.scoring import FixedBase
from rebelote.rules.scoring.base import BaseUnit
from rebelote.rules.vocabulary import FailureName, Vocabulary
from rebelote.rules.winning import Target

RULESET = Ruleset(
    id="ktga_be",
    version=1,
    title=(
        ("fr", "Belote, variante belge"),
        ("en", "Belote, Belgian variant"),
        ("bg", "Белот, белгийски вариант"),
        ("hr", "Belot, belgijska varijanta"),
        ("nl", "Belote, Belgische variant"),
    ),
    promise=(
        ("fr", "Prise forcée après huit passes, marque en dizaines, en 101."),
        (
            "en",
            "A forced choice after eight passes, a score in tens, up to 101.",
        ),
        ("bg", "Задължителен избор след осем паса, писане в десетици, до 101."),
        ("hr", "Nakon osam „dalje” mora se zvati, piše se u deseticama, do 101."),
        ("nl", "Verplichte keuze na acht keer pas, stand in tientallen, tot 101."),
    ),
    words=Vocabulary(failure=FailureName.CHUTE),
    dealing=Dealing(),
    bidding=TurnUp(pass_out=EightPasses.FORCED_FIRST),
    following=Following(partner_trump_cannot_rise=Release.UNDER),
    announces=Announces(
        announce_mode=Mode.AUTO, run_length_break=True, carre_order=CarreOrder.TEN_LAST
    ),
    belote=Belote(belote_say=Say.AUTO, belote_king_first=True),
    scoring=FixedBase(unit=BaseUnit.BE),
    winning=Target(target=101),
    sources=("001",),
)
