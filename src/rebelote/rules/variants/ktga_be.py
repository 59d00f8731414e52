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
from rebelote.rules.winning import Target

RULESET = Ruleset(
    id="ktga_be",
    version=1,
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
