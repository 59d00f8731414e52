"""The four families of auctions, and what stands after each call (RULES.md 3.1, 4.1)."""

from rebelote.rules.bidding.ladder import Ladder
from rebelote.rules.bidding.naming import NameOnce
from rebelote.rules.bidding.points import PointBidding
from rebelote.rules.bidding.standing import Bidding, Phase, Standing
from rebelote.rules.bidding.turnup import TurnUp

__all__ = ["Bidding", "Ladder", "NameOnce", "Phase", "PointBidding", "Standing", "TurnUp"]
