"""French contest belote: no announces, parties of twelve deals that were played."""

from rebelote.rules.belote import Belote, Say
from rebelote.rules.bidding import TurnUp
from rebelote.rules.bidding.turnup import SecondRound
from rebelote.rules.dealing import Dealing
from rebelote.rules.declarations import Announces
from rebelote.rules.following import Following
from rebelote.rules.ruleset import Ruleset
from rebelote.rules.scoring import Additive
from rebelote.rules.scoring.additive import CapotBonus, LastDealTie
from rebelote.rules.winning import FixedDeals

RULESET = Ruleset(
    id="concours",
    version=1,
    title=(
        ("fr", "Belote de concours"),
        ("en", "Contest belote"),
        ("bg", "Турнирен белот"),
        ("hr", "Turnirski belot"),
        ("nl", "Wedstrijdbelote"),
    ),
    promise=(
        ("fr", "Douze donnes sans annonces, comme dans les concours des clubs français."),
        ("en", "Twelve deals without announces, as in the contests of French clubs."),
        ("bg", "Дванадесет раздавания без анонси, като в турнирите на френските клубове."),
        ("hr", "Dvanaest dijeljenja bez zvanja, kao na turnirima francuskih klubova."),
        ("nl", "Twaalf giften zonder aankondigingen, zoals op de wedstrijden van Franse clubs."),
    ),
    dealing=Dealing(packets_before=((3, 2), (2, 3))),
    bidding=TurnUp(round2_suits=SecondRound.ANY),
    following=Following(),
    announces=Announces(announces=False),
    belote=Belote(belote_say=Say.SAY_BOTH),
    scoring=Additive(capot=CapotBonus.DER100, last_deal_tie=LastDealTie.ALL_TO_DEFENCE),
    winning=FixedDeals(deals=12),
    sources=("000",),
)
