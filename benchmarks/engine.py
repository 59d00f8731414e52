"""How many random deals a second one core plays from Python, beside two other engines.

    python benchmarks/engine.py [--rounds 5] [--deals 100] [--json]

A deal is everything from the shuffle to the score: auction, declarations, cards, marks, each action
drawn from the legal ones. The engines take turns within one run, so that a busy machine hurts all
alike; what is counted is processor time, and the median of the rounds is reported. `--json` ends
the output with a verdict: at least 1,000 deals a second over all variants.
"""

import argparse
import json
import statistics
import sys
import time
from collections.abc import Callable
from random import Random

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
    print(f"{'random deals per second of one core':38}{'deals/s':>10}")
    for name in ours:
        print(f"  {'rebelote ' + name:36}{speeds[name]:10,.0f}")
    print(f"  {'rebelote, all variants':36}{overall:10,.0f}")
    for name, loop in rivals.items():
        speed = f"{speeds[name]:10,.0f}" if loop is not None else "  not installed"
        print(f"  {name:36}{speed}")
    if asked.json:
        shown = [
            f"{name} {speeds[name]:,.0f}" if name in speeds else f"{name} not installed"
            for name in rivals
        ]
        verdict = {
            "figure": f"{overall:,.0f} deals/s ({', '.join(shown)})",
            "passed": overall >= FLOOR,
            "moonshot": overall >= MOONSHOT,
            "deals_per_second": {name: round(speed) for name, speed in speeds.items()},
        }
        print(json.dumps(verdict))
    return 0 if overall >= FLOOR else 1


if __name__ == "__main__":
    sys.exit(main())
