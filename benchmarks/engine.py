"""How many random deals a second one core plays from Python, beside two other engines.

    python -m benchmarks.engine [--rounds 5] [--deals 100] [--json]

A deal is everything from the shuffle to the score: auction, declarations, cards, marks, each action
drawn from the legal ones. The engines take turns within one run, so that a busy machine hurts all
alike; what is counted is processor time, and the median of the rounds is reported. `--json` ends
the output with a verdict: at least 1,000 deals a second over all variants.
"""

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from random import Random

from benchmarks.report import Plot, Report, Row, Series, number
from rebelote import Deal, ruleset, rulesets
from rebelote.cards import CARDS

FLOOR, MOONSHOT = 1_000, 2_500

Loop = Callable[[int, Random], None]


def rebelote_loop(variant: str) -> Loop:
    """Return the loop of one variant of this package."""
    rules = ruleset(variant)

    def play(deals: int, random: Random) -> None:
        pack = list(CARDS)
        for _ in range(deals):
            random.shuffle(pack)
            deal = Deal.start(rules, pack)
            while actions := deal.legal_actions():
                deal = deal.apply(random.choice(actions))
            if deal.contract is not None:
                deal.score()

    return play


def openspiel_loop() -> Loop | None:
    """Return OpenSpiel's loop over its nearest game, euchre: five tricks and one round of bids."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game("euchre")

    def play(deals: int, random: Random) -> None:
        for _ in range(deals):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, weights)[0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
            state.returns()

    return play


def colver_loop() -> Loop | None:
    """Return colver's loop over belote contrée, a native engine called action by action."""
    try:
        import colver
    except ImportError:
        return None

    def play(deals: int, random: Random) -> None:
        env = colver.Env()
        for _ in range(deals):
            _, actions = env.reset()
            done = False
            while not done:
                _, _, done, actions = env.step(random.choice(actions))
            env.rewards()

    return play


def measure(loops: dict[str, Loop], rounds: int, deals: int) -> dict[str, float]:
    """Return the median deals per second of processor time of each loop, all taking turns."""
    speeds: dict[str, list[float]] = {name: [] for name in loops}
    for loop in loops.values():
        loop(max(1, deals // 10), Random(0))
    for turn in range(rounds):
        for name, loop in loops.items():
            random = Random(turn)
            started = time.process_time()
            loop(deals, random)
            speeds[name].append(deals / (time.process_time() - started))
    return {name: statistics.median(some) for name, some in speeds.items()}


def main() -> int:
    """Print the table; with `--json`, the verdict as the last line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--deals", type=int, default=200, help="deals per engine and round")
    parser.add_argument("--json", action="store_true", help="end with a verdict in JSON")
    asked = parser.parse_args()
    rivals = {"OpenSpiel euchre": openspiel_loop(), "colver Env.step": colver_loop()}
    loops = {variant: rebelote_loop(variant) for variant in rulesets()}
    ours = list(loops)
    loops |= {name: loop for name, loop in rivals.items() if loop is not None}
    speeds = measure(loops, asked.rounds, asked.deals)
    overall = len(ours) / sum(1 / speeds[name] for name in ours)
    note = f"median of {asked.rounds} rounds of {asked.deals} deals"
    what = "random deals a second, all variants alike"
    rows = [Row(what, round(overall), "deals/s", FLOOR, MOONSHOT, note=note)]
    rows += [Row(f"rebelote {name}", round(speeds[name]), "deals/s") for name in ours]
    for name in rivals:
        speed = round(speeds[name]) if name in speeds else None
        rows.append(Row(name, speed, "deals/s", note="" if speed else "not installed"))
    shown = [f"{row.what} {number(row.measured)}" for row in rows if row.what in rivals]
    bars = Series("deals/s", list(speeds), [round(speed) for speed in speeds.values()])
    plot = Plot("engine", "Random deals a second, from Python", "bars", "", "deals/s", [bars])
    figure = f"{overall:,.0f} deals/s ({', '.join(shown)})"
    return Report(figure, rows, [plot]).publish(is_json=asked.json)


if __name__ == "__main__":
    sys.exit(main())
