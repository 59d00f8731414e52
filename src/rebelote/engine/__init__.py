"""The engine: frozen values of an auction, a trick and a deal, and what a seat sees of a deal."""

from rebelote.engine.auction import Auction
from rebelote.engine.deal import Deal
from rebelote.engine.trick import Trick
from rebelote.engine.view import Announced, Called, Event, Played, View, public_event

__all__ = [
    "Announced",
    "Auction",
    "Called",
    "Deal",
    "Event",
    "Played",
    "Trick",
    "View",
    "public_event",
]
