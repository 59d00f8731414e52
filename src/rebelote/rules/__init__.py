"""The rules of belote as values: a ruleset is made of parts, and its options are house rules."""

from rebelote.rules.actions import (
    CAPOT,
    DOUBLE,
    PASS,
    REDOUBLE,
    Action,
    Bid,
    Call,
    Contract,
    Declare,
    Double,
    Level,
    Pass,
    Play,
    Redouble,
)
from rebelote.rules.bidding import Phase
from rebelote.rules.errors import IllegalAction, RulesetError
from rebelote.rules.ranking import Strain
from rebelote.rules.ruleset import Ruleset
from rebelote.rules.scoring import Score, Tally
from rebelote.rules.seating import SEATS, TEAMS, Seat, Team, next_seat, partner_of, team_of

__all__ = [
    "CAPOT",
    "DOUBLE",
    "PASS",
    "REDOUBLE",
    "SEATS",
    "TEAMS",
    "Action",
    "Bid",
    "Call",
    "Contract",
    "Declare",
    "Double",
    "IllegalAction",
    "Level",
    "Pass",
    "Phase",
    "Play",
    "Redouble",
    "Ruleset",
    "RulesetError",
    "Score",
    "Seat",
    "Strain",
    "Tally",
    "Team",
    "next_seat",
    "partner_of",
    "team_of",
]
