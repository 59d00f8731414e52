"""What the solver refuses."""

from rebelote.cards import RebeloteError


class SolverError(RebeloteError):
    """The solver refuses this."""


class BadPosition(SolverError):
    """No deal can come to such a position; parameter `because` (a `Reason`)."""


class BadRequest(SolverError):
    """A number given to the solver is out of bounds; parameters `name`, `value`."""


class LimitReached(SolverError):
    """The search was stopped by its limit before it knew; parameters `limit`, `nodes`.

    What it did know is kept: `low` and `high` bound the answer, and `cards` maps each card to the
    bounds of its own, where the question was about values or marks.
    """


class NotMonotone(SolverError):
    """Marks must not fall while points rise; parameters `points`, `marks`, `before`."""


class NoWorld(SolverError):
    """No distribution of the hidden cards agrees with what the seat has seen; `seat`."""
