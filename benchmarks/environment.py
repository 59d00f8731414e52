"""How many deals a second the batched environment plays, beside colver's on the same cards.

    python -m benchmarks.environment [--rounds 30] [--rows 4096] [--json]

One thread, called from Python; what is counted is processor time. Every deal is drawn and played to
its end with cards chosen at random among the legal ones: by numpy from the arrays on view, or by
the kernel. colver plays deal by deal, as its environment does, its choices made by Python. They
take turns, so that a busy machine hurts all alike. The rows are played by plain code, the same on
every processor. `--json` ends the output with all figures and the demands.
"""

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

from benchmarks.report import Plot, Report, Row, Series
from rebelote.env import BatchedPlay, aec
from rebelote.rules import Strain

SEED = 20
THEIR_DEALS = 100
GAMES = 20


def rate(deals: int, work: Callable[[], Any]) -> float:
    """Return how many deals a second of processor time some work plays."""
    started = time.process_time()
    work()
    return deals / (time.process_time() - started)


def numpy_chooses(env: BatchedPlay, chance: np.random.Generator) -> None:
    """Play all rows to the end, cards chosen by numpy."""
    env.reset()
    first = np.arange(len(env)) * 8
    choices = env.choices.reshape(-1)
    while not env.is_over:
        places = (chance.random(len(env), dtype=np.float32) * env.counts).astype(np.int64)
        env.step(choices.take(first + places))


def kernel_chooses(env: BatchedPlay) -> None:
    """Play all rows to the end, cards chosen by the kernel."""
    env.reset()
    while not env.is_over:
        env.step(env.random_actions())


def kernel_chooses_and_observes(env: BatchedPlay) -> None:
    """Play all rows to the end, every seat observing before it plays."""
    env.reset()
    while not env.is_over:
        env.observe()
        env.step(env.random_actions())


def colver_plays(chance: Random) -> None:
    """Play deals one after another in colver's environment."""
    import colver

    for _ in range(THEIR_DEALS):
        pack = chance.sample(range(32), 32)
        env = colver.Env.deal_with_hands(3, [pack[8 * at : 8 * at + 8] for at in range(4)])
        env.set_contract(0, 80, 0, 0)
        env.set_phase_playing()
        legal, is_over = env.legal_actions(), False
        while not is_over:
            _, _, is_over, legal = env.step(chance.choice(legal))


def games_play(chance: np.random.Generator) -> None:
    """Play whole deals, auction included, in the PettingZoo environment."""
    env = aec("coinche")
    for seed in range(GAMES):
        env.reset(seed=seed)
        for _ in env.agent_iter():
            observed, _, is_done, _, _ = env.last()
            mask = None if is_done else np.flatnonzero(observed["action_mask"])
            env.step(None if mask is None else int(chance.choice(mask)))


def has_colver() -> bool:
    """Tell whether colver is installed."""
    try:
        import colver  # noqa: F401  # Whether it is there is all that is asked.
    except ImportError:
        return False
    return True


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--rows", type=int, default=4096)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    env = BatchedPlay("coinche", Strain.SPADES, asked.rows, seed=SEED)
    numbers, chance = np.random.default_rng(SEED), Random(SEED)
    works: dict[str, tuple[int, Callable[[], Any]]] = {
        "numpy": (asked.rows, lambda: numpy_chooses(env, numbers)),
        "kernel": (asked.rows, lambda: kernel_chooses(env)),
        "observed": (asked.rows, lambda: kernel_chooses_and_observes(env)),
        "games": (GAMES, lambda: games_play(numbers)),
    }
    if has_colver():
        works["colver"] = (THEIR_DEALS, lambda: colver_plays(chance))
    found: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(asked.rounds):
        for name, (deals, work) in works.items():
            found[name].append(rate(deals, work))
    figures = {name: round(statistics.median(rates)) for name, rates in found.items()}
    note = f"median of {asked.rounds} rounds"
    rows = [
        Row(what, figures.get(key), "deals/s", must, moonshot, note=note)
        for what, key, must, moonshot in (
            ("cards chosen by numpy", "numpy", 500_000, 2_000_000),
            ("cards chosen by the kernel", "kernel", 500_000, 2_000_000),
            ("the same, and every seat observes", "observed", None, None),
            ("whole deals, PettingZoo", "games", None, None),
            ("colver's environment", "colver", None, None),
        )
    ]
    known = [row for row in rows if row.measured is not None]
    rates = [float(row.measured or 0) for row in known]
    bars = Series("deals/s", [row.what for row in known], rates)
    title = "Random deals a second of the environments"
    plot = Plot("environment", title, "bars", "", "deals/s", [bars], is_log=True)
    figure = f"{figures['numpy']:,} deals/s by numpy, {figures['kernel']:,} by the kernel"
    return Report(figure, rows, [plot]).publish(is_json=asked.json)


if __name__ == "__main__":
    sys.exit(main())
