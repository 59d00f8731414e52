"""Text and JSON forms of deals and matches, and the way back from a record to a deal."""

from rebelote.notation.actions import (
    Heard,
    parse_action,
    parse_call,
    parse_move,
    print_action,
    print_call,
    print_move,
)
from rebelote.notation.cards import Hand, parse_card, parse_hand, print_card, print_hand
from rebelote.notation.errors import BadRecord, FalseRecord, Fault, Place, RecordError
from rebelote.notation.json import from_json, to_json
from rebelote.notation.line import parse_deal, print_deal
from rebelote.notation.match import parse_match, print_match
from rebelote.notation.record import DealRecord, MatchRecord, actions_of, record_of, record_of_view
from rebelote.notation.replay import position, replay

__all__ = [
    "BadRecord",
    "DealRecord",
    "FalseRecord",
    "Fault",
    "Hand",
    "Heard",
    "MatchRecord",
    "Place",
    "RecordError",
    "actions_of",
    "from_json",
    "parse_action",
    "parse_call",
    "parse_card",
    "parse_deal",
    "parse_hand",
    "parse_match",
    "parse_move",
    "position",
    "print_action",
    "print_call",
    "print_card",
    "print_deal",
    "print_hand",
    "print_match",
    "print_move",
    "record_of",
    "record_of_view",
    "replay",
    "to_json",
]
