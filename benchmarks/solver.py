"""How fast the solver is, beside colver's on the same deals in the same minutes.

    python -m benchmarks.solver [--deals 100] [--worst 1000] [--json]

One thread, called from Python; what is counted is processor time. The two engines take turns deal
by deal, under colver's rule of following (no duty to go under a ruff), so that a busy machine hurts
both alike. Nodes are the positions searched: they depend on the deals alone and are what a change
of the search is judged by. The worst case is that of so many other deals (`--worst`), all cards at
the first lead. `--json` ends the output with all figures and the demands.
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
from zipfile import ZipFile

from benchmarks.report import Better, Plot, Report, Row, Series
from rebelote.cards import CARDS, CardSet
from rebelote.engine import Deal
from rebelote.rules import SEATS, Phase, Ruleset, Strain
from rebelote.rules.registry import ruleset
from rebelote.solver import (
    Batch,
    Position,
    backend,
    can_reach,
    evaluate,
    kernel,
    marks_table,
    processor,
    solve,
    solve_marks,
)

SEED = 20
RULES = ruleset("coinche(cannot_overruff=free,partner_trump_cannot_rise=free)")
# Nodes are counted under the duty to go under, as most variants have it.
STRICT = ruleset("coinche(cannot_overruff=under,partner_trump_cannot_rise=free)")
RANK_LETTERS = "789JQKTA"
KINDS = {"trump": Strain.SPADES, "NT": Strain.NO_TRUMP, "AT": Strain.ALL_TRUMP}
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


def worst(number: int) -> dict[str, dict[str, float]]:
    """Return mean and worst time and nodes of all cards at the first lead, by kind of contract."""
    found = {}
    for name, strain in KINDS.items():
        spent = [cost(partial(solve, Position(STRICT, strain, hands))) for hands in deals(number)]
        times = [one for one, _ in spent]
        nodes = [solution.nodes for _, solution in spent]
        found[name] = {
            "mean_ms": statistics.mean(times),
            "worst_ms": max(times),
            "mean_nodes": statistics.mean(nodes),
            "worst_nodes": max(nodes),
        }
    return found


def marks(number: int) -> dict[str, dict[str, float]]:
    """Return what values and marks of all cards cost, for contracts of two rulesets as bid."""
    found = {}
    for name in ("coinche", "bulgarian"):
        rows = []
        for seed in range(number):
            deal = deal_in_play(ruleset(name), Random(seed))
            steps, position = marks_table(deal), Position.of(deal)
            value_ms, values = cost(partial(solve, position))
            marks_ms, marked = cost(partial(solve_marks, position, steps))
            if dict(marked.marks) != dict(values.marks(steps)):
                raise AssertionError("marks differ from those of the values")
            rows.append((len(steps.thresholds), value_ms, values.nodes, marks_ms, marked.nodes))
        titles = ("steps", "value_ms", "value_nodes", "marks_ms", "marks_nodes")
        found[name] = dict(zip(titles, map(statistics.mean, zip(*rows, strict=True)), strict=True))
    return found


def deal_in_play(rules: Ruleset, random: Random) -> Deal:
    """Return a deal at its first lead, after calls drawn by chance."""
    while True:
        deal = Deal.start(rules, random.sample(CARDS, 32), SEATS[random.randrange(4)])
        while deal.phase is Phase.BIDDING:
            deal = deal.apply(random.choice(deal.legal_actions()))
        if deal.phase is Phase.PLAY:
            return deal


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


def call_us() -> float | None:
    """Return the cost of a call of the kernel with one trick to search, in microseconds."""
    if kernel.core is None:
        return None
    rules = kernel.native_rules(RULES, Strain.SPADES)
    ask = kernel.core.solve_value
    hands = (1 << 4, 1 << 2, 1 << 0, 1 << 1)
    spent, _ = cost(lambda: [ask(rules, hands, 0, (), 0, 0, 0, 0.0) for _ in range(100_000)])
    return spent / 100


def import_ms() -> float | None:
    """Return what loading the kernel costs a process, in milliseconds."""
    if kernel.core is None:
        return None
    code = (
        "import importlib.util as u, sys, time; t = time.process_time()\n"
        "s = u.spec_from_file_location('_core', sys.argv[1]); m = u.module_from_spec(s)\n"
        "s.loader.exec_module(m); print(1000 * (time.process_time() - t))"
    )
    command = [sys.executable, "-c", code, str(kernel.core.__file__)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return float(done.stdout)


def wheel_kb() -> tuple[float | None, float | None]:
    """Return how much the kernel takes in the newest wheel built here, and the whole wheel.

    The bar is the kernel's: it was set for a wheel that held nothing else.
    """
    wheels = sorted(Path("dist").glob("*.whl"), key=lambda path: path.stat().st_mtime)
    if not wheels:
        return None, None
    with ZipFile(wheels[-1]) as wheel:
        kernels = [one.compress_size for one in wheel.infolist() if "/_core." in one.filename]
    return sum(kernels) / 1000, wheels[-1].stat().st_size / 1000


def measured(dealt: list[Hands], hardest: dict[str, dict[str, float]]) -> dict[str, Any]:
    """Return the figures by their keys, None where colver is needed and missing."""
    pair = beside_colver(dealt)
    mean = {
        (question, who): statistics.mean(pair[question][who]) if pair[question][who] else None
        for question in ("one", "cards")
        for who in ("ours", "theirs")
    }
    rate, their_rate = playouts(dealt)
    size = search_size(dealt)
    least_overshoot, usual_overshoot = overshoot(dealt)
    kernel_kb, whole_kb = wheel_kb()
    return {
        "value_ms": mean["one", "ours"],
        "value_ratio": ratio(mean["one", "theirs"], mean["one", "ours"]),
        "cards_ms": mean["cards", "ours"],
        "cards_ratio": ratio(mean["cards", "theirs"], mean["cards", "ours"]),
        "cards_worst_ms": hardest["trump"]["worst_ms"],
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
        "kernel_kb": kernel_kb,
        "wheel_kb": whole_kb,
    }


def rows_of(figures: dict[str, Any], number: int, worst_of: int) -> list[Row]:
    """Return the figures beside what is demanded of them."""
    demands: tuple[tuple[str, str, str, float, float | None, Better], ...] = (
        ("one value, trump: times faster than colver", "value_ratio", "times", 6, 15, "more"),
        ("all cards at the first lead: times faster", "cards_ratio", "times", 6, 15, "more"),
        ("random playouts: times faster", "playouts_ratio", "times", 3, 8, "more"),
        ("mean nodes, trump", "nodes_trump", "nodes", 65_000, 25_000, "less"),
        ("mean nodes, no-trumps", "nodes_nt", "nodes", 120_000, 50_000, "less"),
        ("mean nodes, all-trumps", "nodes_at", "nodes", 50_000, 25_000, "less"),
        ("window at 82, trump", "window_ms", "ms", 0.6, 0.2, "less"),
        (f"worst of {worst_of:,} deals, all cards", "cards_worst_ms", "ms", 100, 40, "less"),
        ("all cards at 82 in 500 ms", "worlds_in_half_a_second", "worlds", 150, 500, "more"),
        ("overshoot of a time budget, least", "overshoot_percent", "%", 5, 2, "less"),
        ("a call", "call_us", "µs", 2, None, "less"),
        ("import", "import_ms", "ms", 10, None, "less"),
        ("the kernel in the wheel", "kernel_kb", "kB", 400, None, "less"),
        ("values that differ from colver's", "differences", "values", 0, None, "less"),
    )
    note = f"{number} deals"
    rows = [
        Row(what, figures[key], unit, must, moonshot, better, note)
        for what, key, unit, must, moonshot, better in demands
    ]
    bare = {
        "value_ms": ("one value, trump", "ms"),
        "cards_ms": ("all cards at the first lead", "ms"),
        "playouts_millions": ("random playouts", "million/s"),
        "overshoot_median_percent": ("overshoot of a time budget, median", "%"),
        "wheel_kb": ("the whole wheel", "kB"),
    }
    return rows + [Row(what, figures[key], unit) for key, (what, unit) in bare.items()]


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--worst", type=int, default=1000)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    dealt = deals(asked.deals)
    print(f"kernel: {backend()}, {processor()}; {asked.deals} deals, leader {SEATS[0]}")
    hardest, marked = worst(asked.worst), marks(asked.deals)
    figures = measured(dealt, hardest)
    rows = rows_of(figures, asked.deals, asked.worst)
    for title, table in (("worst", hardest), ("marks", marked)):
        for name, found in table.items():
            what = {key: f"{title}, {name}: {key.replace('_', ' ')}" for key in found}
            rows += [Row(what[key], one, "ms" if "ms" in key else "") for key, one in found.items()]
    nodes = [figures[f"nodes_{name.lower()}"] for name in KINDS]
    plot = Plot(
        "solver-nodes",
        "Mean nodes of a full deal's value",
        "bars",
        "",
        "nodes",
        [Series("nodes", list(KINDS), nodes)],
    )
    ratios = f"{figures['value_ratio'] or 0:.1f}x and {figures['cards_ratio'] or 0:.1f}x colver"
    figure = f"{ratios}, {figures['nodes_trump']:,.0f} nodes a trump deal"
    return Report(figure, rows, [plot]).publish(is_json=asked.json)


def ratio(first: float | None, second: float | None) -> float | None:
    """Return how many times the second goes into the first, if both were measured."""
    return first / second if first is not None and second is not None else None


if __name__ == "__main__":
    sys.exit(main())
