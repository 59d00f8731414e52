"""How fast the solver is, beside colver's on the same deals in the same minutes.

    python -m benchmarks.solver [--deals 100] [--json]

One thread, called from Python; what is counted is processor time. The two engines take turns deal
by deal, under colver's rule of following (no duty to go under a ruff), so that a busy machine hurts
both alike. Nodes are the positions searched: they depend on the deals alone and are what a change
of the search is judged by. `--json` ends the output with all figures and the demands.
"""

import argparse
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.report import Better, Plot, Report, Row, Series
from rebelote.cards import CardSet
from rebelote.rules import SEATS, Strain
from rebelote.rules.registry import ruleset
from rebelote.solver import Batch, Position, backend, can_reach, evaluate, kernel, processor, solve

SEED = 20
RULES = ruleset("coinche(cannot_overruff=free,partner_trump_cannot_rise=free)")
# Nodes are counted under the duty to go under, as most variants have it.
STRICT = ruleset("coinche(cannot_overruff=under,partner_trump_cannot_rise=free)")
RANK_LETTERS = "789JQKTA"
KINDS = {"trump": Strain.SPADES, "NT": Strain.NO_TRUMP, "AT": Strain.ALL_TRUMP}
# Worst deals are rare: ours are looked for among more deals, without colver.
WORST_OF = 5
Hands = tuple[CardSet, CardSet, CardSet, CardSet]


def deals(number: int) -> list[Hands]:
    """Return the same random deals each time."""
    random = Random(SEED)
    found = []
    for _ in range(number):
        pack = random.sample(range(32), 32)
        first, second, third, fourth = (CardSet.of(pack[8 * at : 8 * at + 8]) for at in range(4))
        found.append((first, second, third, fourth))
    return found


def cost(work: Callable[[], Any]) -> tuple[float, Any]:
    """Return the processor time of some work in milliseconds, and what it gave."""
    started = time.process_time()
    result = work()
    return 1000 * (time.process_time() - started), result


def colver_env(hands: Hands, trump: int) -> Any:
    """Return colver's game of a deal at its first lead, None where colver is not installed."""
    try:
        import colver
    except ImportError:
        return None
    theirs = [
        [8 * (card // 8) + RANK_LETTERS.index(str(card)[0]) for card in hand] for hand in hands
    ]
    env = colver.Env.deal_with_hands(3, theirs)
    env.set_contract(trump, 80, 0, 0)
    env.set_phase_playing()
    return env


def beside_colver(dealt: list[Hands]) -> dict[str, Any]:
    """Return times of values and of all cards for both, and how many values differ."""
    one: dict[str, list[float]] = {"ours": [], "theirs": []}
    cards: dict[str, list[float]] = {"ours": [], "theirs": []}
    differences = 0
    for at, hands in enumerate(dealt):
        every = [Position(RULES, Strain(suit), hands) for suit in range(4)]
        spent, _ = cost(partial(evaluate_all, every))
        one["ours"].append(spent / 4)
        position = Position(RULES, Strain(at % 4), hands)
        spent, solution = cost(partial(solve, position))
        cards["ours"].append(spent)
        env = colver_env(hands, at % 4)
        if env is None:
            continue
        spent, _ = cost(env.solve_all_suits)
        one["theirs"].append(spent / 4)
        spent, theirs = cost(env.solve_scores)
        cards["theirs"].append(spent)
        points = dict(map(tuple, theirs["scores"]))
        for card, ours in solution.values.items():
            number = 8 * (card // 8) + RANK_LETTERS.index(str(card)[0])
            differences += points[number] != max(0, ours)
    return {"one": one, "cards": cards, "differences": differences}


def evaluate_all(positions: list[Position]) -> list[int]:
    """Return the value of each position."""
    return [evaluate(position).value for position in positions]


def playouts(dealt: list[Hands]) -> tuple[float, float | None]:
    """Return millions of random plays a second from the first lead, ours and colver's."""
    number = 20_000
    ours, theirs = [], []
    for hands in dealt[:10]:
        batch = Batch.of([Position(RULES, Strain.SPADES, hands)])
        spent, _ = cost(partial(batch.playouts, number, 1))
        ours.append(spent)
        env = colver_env(hands, 0)
        if env is not None:
            spent, _ = cost(partial(env.rollout, number))
            theirs.append(spent)
    rate = number / 1000
    return rate / statistics.mean(ours), rate / statistics.mean(theirs) if theirs else None


def search_size(dealt: list[Hands]) -> dict[str, dict[str, float]]:
    """Return mean nodes and times of a value, and of the window at 82, by kind of contract."""
    found = {}
    for name, strain in KINDS.items():
        nodes, times, windows = [], [], []
        for hands in dealt:
            position = Position(STRICT, strain, hands)
            spent, found_value = cost(partial(evaluate, position))
            times.append(spent)
            nodes.append(found_value.nodes)
            spent, _ = cost(partial(can_reach, position, 0, 82))
            windows.append(spent)
        found[name] = {
            "nodes": statistics.mean(nodes),
            "ms": statistics.mean(times),
            "window_ms": statistics.mean(windows),
        }
    return found


def worlds_in(seconds: float, dealt: list[Hands]) -> float:
    """Return how many worlds get all cards' answers at 82 within so much processor time."""
    batch = Batch.of([Position(STRICT, Strain.SPADES, hands) for hands in dealt])
    spent, _ = cost(lambda: batch.cards_reach([82]))
    return 1000 * seconds * len(dealt) / spent


def overshoot(dealt: list[Hands]) -> tuple[float, float]:
    """Return by how much a budget of 50 ms is overrun, in percent: at the least, in the median.

    The clock runs on while another process has the processor, so on a busy machine the median is
    the machine's and only the least overrun the search's own.
    """
    batch = Batch.of([Position(STRICT, Strain.NO_TRUMP, hands) for hands in dealt] * 10)
    overrun = []
    for _ in range(15):
        started = time.perf_counter()
        batch.card_values(seconds=0.05)
        overrun.append((time.perf_counter() - started) / 0.05 - 1)
    return 100 * min(overrun), 100 * statistics.median(overrun)


def call_us() -> float:
    """Return the cost of a call of the kernel with one trick to search, in microseconds."""
    if kernel.core is None:
        return 0.0
    rules = kernel.native_rules(RULES, Strain.SPADES)
    ask = kernel.core.solve_value
    hands = (1 << 4, 1 << 2, 1 << 0, 1 << 1)
    spent, _ = cost(lambda: [ask(rules, hands, 0, (), 0, 0, 0, 0.0) for _ in range(100_000)])
    return spent / 100


def worst_ms(number: int) -> float:
    """Return the longest time that all cards of a deal took, of so many deals, in milliseconds."""
    return max(
        cost(partial(solve, Position(RULES, Strain(at % 4), hands)))[0]
        for at, hands in enumerate(deals(number))
    )


def wheel_kb() -> float | None:
    """Return the size of the newest wheel that was built here; None where there is none."""
    wheels = sorted(Path("dist").glob("*.whl"), key=lambda path: path.stat().st_mtime)
    return wheels[-1].stat().st_size / 1000 if wheels else None


def import_ms() -> float:
    """Return what loading the kernel costs a process, in milliseconds."""
    if kernel.core is None:
        return 0.0
    code = (
        "import importlib.util as u, sys, time; t = time.process_time()\n"
        "s = u.spec_from_file_location('_core', sys.argv[1]); m = u.module_from_spec(s)\n"
        "s.loader.exec_module(m); print(1000 * (time.process_time() - t))"
    )
    command = [sys.executable, "-c", code, str(kernel.core.__file__)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return float(done.stdout)


def rows_of(figures: dict[str, Any], deals: int) -> list[Row]:
    """Return the figures beside what is demanded of them."""
    demands: tuple[tuple[str, str, str, float, float | None, Better], ...] = (
        ("one value, trump: times faster than colver", "value_ratio", "times", 6, 15, "more"),
        ("all cards at the first lead: times faster", "cards_ratio", "times", 6, 15, "more"),
        ("random playouts: times faster", "playouts_ratio", "times", 3, 8, "more"),
        ("mean nodes, trump", "nodes_trump", "nodes", 65_000, 25_000, "less"),
        ("mean nodes, no-trumps", "nodes_nt", "nodes", 120_000, 50_000, "less"),
        ("mean nodes, all-trumps", "nodes_at", "nodes", 50_000, 25_000, "less"),
        ("window at 82, trump", "window_ms", "ms", 0.6, 0.2, "less"),
        (
            f"worst of {WORST_OF} times as many deals, all cards",
            "cards_worst_ms",
            "ms",
            100,
            40,
            "less",
        ),
        ("all cards at 82 in 500 ms", "worlds_in_half_a_second", "worlds", 150, 500, "more"),
        ("overshoot of a time budget, least", "overshoot_percent", "%", 5, 2, "less"),
        ("a call", "call_us", "µs", 2, None, "less"),
        ("import", "import_ms", "ms", 10, None, "less"),
        ("wheel", "wheel_kb", "kB", 400, None, "less"),
        ("values that differ from colver's", "differences", "values", 0, None, "less"),
    )
    note = f"{deals} deals"
    rows = [
        Row(what, figures[key], unit, must, moonshot, better, note)
        for what, key, unit, must, moonshot, better in demands
    ]
    bare = {
        "value_ms": ("one value, trump", "ms"),
        "cards_ms": ("all cards at the first lead", "ms"),
        "playouts_millions": ("random playouts", "million/s"),
        "overshoot_median_percent": ("overshoot of a time budget, median", "%"),
    }
    return rows + [Row(what, figures[key], unit) for key, (what, unit) in bare.items()]


def measured(dealt: list[Hands]) -> dict[str, Any]:
    """Return all figures by their keys, None where colver is needed and missing."""
    pair = beside_colver(dealt)
    mean = {
        (question, who): statistics.mean(pair[question][who]) if pair[question][who] else None
        for question in ("one", "cards")
        for who in ("ours", "theirs")
    }
    rate, their_rate = playouts(dealt)
    size = search_size(dealt)
    least_overshoot, usual_overshoot = overshoot(dealt)
    return {
        "value_ms": mean["one", "ours"],
        "value_ratio": ratio(mean["one", "theirs"], mean["one", "ours"]),
        "cards_ms": mean["cards", "ours"],
        "cards_ratio": ratio(mean["cards", "theirs"], mean["cards", "ours"]),
        "cards_worst_ms": worst_ms(WORST_OF * len(dealt)),
        "differences": pair["differences"] if pair["cards"]["theirs"] else None,
        "playouts_millions": rate,
        "playouts_ratio": ratio(rate, their_rate),
        "nodes_trump": size["trump"]["nodes"],
        "nodes_nt": size["NT"]["nodes"],
        "nodes_at": size["AT"]["nodes"],
        "window_ms": size["trump"]["window_ms"],
        "worlds_in_half_a_second": worlds_in(0.5, dealt),
        "overshoot_percent": least_overshoot,
        "overshoot_median_percent": usual_overshoot,
        "call_us": call_us(),
        "import_ms": import_ms(),
        "wheel_kb": wheel_kb(),
    }


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    dealt = deals(asked.deals)
    print(f"kernel: {backend()}, {processor()}; {asked.deals} deals, leader {SEATS[0]}")
    figures = measured(dealt)
    ratios = f"{figures['value_ratio'] or 0:.1f}x and {figures['cards_ratio'] or 0:.1f}x colver"
    figure = f"{ratios}, {figures['nodes_trump']:,.0f} nodes a trump deal"
    found = [Series("nodes", list(KINDS), [figures[f"nodes_{one.lower()}"] for one in KINDS])]
    plot = Plot("solver-nodes", "Mean nodes of a full deal's value", "bars", "", "nodes", found)
    report = Report(figure, rows_of(figures, asked.deals), [plot])
    return report.publish(is_json=asked.json)


def ratio(first: float | None, second: float | None) -> float | None:
    """Return how many times the second goes into the first, if both were measured."""
    return first / second if first is not None and second is not None else None


if __name__ == "__main__":
    sys.exit(main())
