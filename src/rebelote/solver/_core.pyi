"""The native kernel as `rebelote.solver.kernel` calls it; buffers are contiguous, row by row."""

from collections.abc import Sequence
from typing import Any

NOT_LEGAL: int
FIRST_VALUE: int

def processor() -> str: ...

class Rules:
    def __init__(
        self,
        higher: Sequence[int],
        points: Sequence[int],
        ruffs: int,
        ranked_as_trump: int,
        duties: Sequence[bool],
        last_trick: int,
        capot: int,
        /,
    ) -> None: ...

def solve_value(
    rules: Rules,
    hands: Sequence[int],
    leader: int,
    table: Sequence[int],
    taken: int,
    teams: int,
    nodes: int,
    seconds: float,
    /,
) -> tuple[tuple[int, int], int, str]: ...
def solve_cards(
    rules: Rules,
    hands: Sequence[int],
    leader: int,
    table: Sequence[int],
    taken: int,
    teams: int,
    nodes: int,
    seconds: float,
    steps: Sequence[int],
    /,
) -> tuple[dict[int, tuple[int, int]], int, str]: ...
def solve_reaches(
    rules: Rules,
    hands: Sequence[int],
    leader: int,
    table: Sequence[int],
    taken: int,
    teams: int,
    nodes: int,
    seconds: float,
    points: int,
    /,
) -> tuple[bool, int, str]: ...
def values(
    rules: Rules,
    hands: Any,
    leaders: Any,
    tables: Any,
    taken: Any,
    teams: Any,
    threads: int,
    nodes: int,
    seconds: float,
    out: Any,
    /,
) -> int: ...
def card_values(
    rules: Rules,
    hands: Any,
    leaders: Any,
    tables: Any,
    taken: Any,
    teams: Any,
    threads: int,
    nodes: int,
    seconds: float,
    out: Any,
    /,
) -> int: ...
def card_marks(
    rules: Rules,
    hands: Any,
    leaders: Any,
    tables: Any,
    taken: Any,
    teams: Any,
    threads: int,
    nodes: int,
    seconds: float,
    marks: Any,
    which: Any,
    out: Any,
    /,
) -> int: ...
def cards_reach(
    rules: Rules,
    hands: Any,
    leaders: Any,
    tables: Any,
    taken: Any,
    teams: Any,
    threads: int,
    nodes: int,
    seconds: float,
    thresholds: Any,
    out: Any,
    /,
) -> int: ...
def playouts(
    rules: Rules,
    hands: Any,
    leaders: Any,
    tables: Any,
    taken: Any,
    teams: Any,
    threads: int,
    seed: int,
    number: int,
    out: Any,
    /,
) -> None: ...

class PlayRows:
    def __init__(
        self,
        rules: Rules,
        size: int,
        seats: Any,
        legal: Any,
        counts: Any,
        choices: Any,
        rewards: Any,
        /,
    ) -> None: ...
    def draw(self, seed: int, number: int, leaders: Any, threads: int, /) -> None: ...
    def take(self, hands: Any, leaders: Any, /) -> int: ...
    def step(self, cards: Any, threads: int, /) -> int: ...
    def choose(self, cards: Any, threads: int, /) -> None: ...
    def observe(
        self, planes: Any, table: Any, points: Any, tricks: Any, threads: int, /
    ) -> None: ...
    def tell(self, hands: Any, leaders: Any, tables: Any, taken: Any, teams: Any, /) -> None: ...
