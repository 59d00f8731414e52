"""The solver: exact play with all cards seen, for any ruleset and contract.

`solve` gives the value of every card, `solve_marks` what it brings in marks; `can_reach` answers
one question faster, and `Batch` does all this for many positions at once. `sample_worlds` draws the
hidden cards of a view. `backend()` tells whether the native kernel does the work.
"""

from rebelote.solver.batch import NO_MARKS, Batch
from rebelote.solver.kernel import backend, processor
from rebelote.solver.objective import (
    CAPOT_POINTS,
    NOT_LEGAL,
    Steps,
    Terms,
    marks_table,
    points_of_teams,
)
from rebelote.solver.position import Position
from rebelote.solver.solution import (
    Evaluation,
    MarkedCards,
    Solution,
    best_line,
    can_reach,
    evaluate,
    solve,
    solve_marks,
    value,
)
from rebelote.solver.worlds import (
    WorldSource,
    batch_of,
    count_deals,
    enumerate_worlds,
    position_of,
    sample_worlds,
)

__all__ = [
    "CAPOT_POINTS",
    "NOT_LEGAL",
    "NO_MARKS",
    "Batch",
    "Evaluation",
    "MarkedCards",
    "Position",
    "Solution",
    "Steps",
    "Terms",
    "WorldSource",
    "backend",
    "batch_of",
    "best_line",
    "can_reach",
    "count_deals",
    "enumerate_worlds",
    "evaluate",
    "marks_table",
    "points_of_teams",
    "position_of",
    "processor",
    "sample_worlds",
    "solve",
    "solve_marks",
    "value",
]
