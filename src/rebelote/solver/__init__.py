"""The solver: exact play with all cards seen, for any ruleset and contract.

`solve` gives the value of every card, `can_reach` answers one question faster, `Batch` does both
for many positions at once. `backend()` tells whether the native kernel does the work.
"""

from rebelote.solver.batch import NOT_LEGAL, Batch
from rebelote.solver.kernel import backend, processor
from rebelote.solver.objective import CAPOT_POINTS, Steps, marks_table, points_of_teams
from rebelote.solver.position import Position
from rebelote.solver.solution import Solution, best_line, can_reach, solve, value

__all__ = [
    "CAPOT_POINTS",
    "NOT_LEGAL",
    "Batch",
    "Position",
    "Solution",
    "Steps",
    "backend",
    "best_line",
    "can_reach",
    "marks_table",
    "points_of_teams",
    "processor",
    "solve",
    "value",
]
