"""Trains a small network to play the cards, and measures it against random play.

    python examples/train_policy.py [--rounds 80] [--seed 1]

It takes some seconds on one processor. The network sees what a seat observes and gives each legal
card a chance to be played. It plays seats 0 and 2 against random cards, every deal eight times:
what a play brought more than the same deal brought on average is its merit, and cards with merit
become likelier (REINFORCE). The luck of the deal is in the average, so that little noise is left.
"""

from __future__ import annotations

import argparse
import os
import time

# Threads of the algebra cost more than they bring with tables so small.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from rebelote.extras import MissingExtra, needed

try:
    needed("numpy", "env")
except MissingExtra as missing:
    raise SystemExit(str(missing)) from None

import numpy as np
from numpy.typing import NDArray

from rebelote.env import BatchedPlay
from rebelote.env.batched import PLANES
from rebelote.rules import Strain

Floats = NDArray[np.float32]

DEALS, REPEATS = 256, 8
HIDDEN, CARDS = 32, 32
INPUTS = PLANES * CARDS
LEARNING_RATE = 0.002
# Brings merits, which are card points, to about one.
POINTS = np.float32(30)
LEARNER = 0


class Network:
    """One hidden layer, from the planes of an observation to a preference for every card."""

    def __init__(self, chance: np.random.Generator) -> None:
        first = chance.standard_normal((INPUTS, HIDDEN)) / 20
        others = (np.zeros(HIDDEN), np.zeros((HIDDEN, CARDS)), np.zeros(CARDS))
        self.weights: list[Floats] = [one.astype(np.float32) for one in (first, *others)]
        self._means = [np.zeros_like(one) for one in self.weights]
        self._squares = [np.zeros_like(one) for one in self.weights]
        self._steps = 0

    def chances(self, planes: NDArray[np.uint8]) -> tuple[Floats, Floats, Floats]:
        """Return inputs and hidden values, and the chance of each card; illegal ones have none."""
        enter, enter_bias, leave, leave_bias = self.weights
        inputs = planes.reshape(-1, INPUTS).astype(np.float32)
        hidden = np.maximum(inputs @ enter + enter_bias, 0)
        liking = np.where(planes[:, 1] == 1, hidden @ leave + leave_bias, np.float32(-1e9))
        weights = np.exp(liking - liking.max(axis=1, keepdims=True))
        return inputs, hidden, weights / weights.sum(axis=1, keepdims=True)

    def learn(self, planes: NDArray[np.uint8], cards: NDArray[np.int64], merits: Floats) -> None:
        """Make cards with merit likelier, by one step of Adam."""
        inputs, hidden, slope = self.chances(planes)
        slope[np.arange(len(cards)), cards] -= 1
        slope *= (merits / np.float32(len(cards)))[:, None]
        back = slope @ self.weights[2].T * (hidden > 0)
        slopes = (inputs.T @ back, back.sum(axis=0), hidden.T @ slope, slope.sum(axis=0))
        self._steps += 1
        for at, found in enumerate(slopes):
            self._means[at] += (found - self._means[at]) * np.float32(0.1)
            self._squares[at] += (found**2 - self._squares[at]) * np.float32(0.01)
            mean = self._means[at] / np.float32(1 - 0.9**self._steps)
            square = self._squares[at] / np.float32(1 - 0.99**self._steps)
            self.weights[at] -= LEARNING_RATE * mean / (np.sqrt(square) + np.float32(1e-8))


def drawn(chances: Floats, chance: np.random.Generator) -> NDArray[np.int64]:
    """Return a card for every row, drawn by the chances."""
    # The least of waiting times, each as long as its card is unlikely, is that of a card so drawn.
    waiting = chance.exponential(size=chances.shape).astype(np.float32)
    found: NDArray[np.int64] = np.argmax(chances / waiting, axis=1)
    return found


def train(rounds: int, seed: int, deals: int = DEALS) -> Network:
    """Return a network after so many rounds of play; the seed decides all of it."""
    chance = np.random.default_rng(seed)
    env = BatchedPlay("coinche", Strain.SPADES, deals * REPEATS, seed=seed)
    network = Network(chance)
    for _ in range(rounds):
        env.reset()
        hands = np.repeat(env.positions().hands[:deals], REPEATS, axis=0)
        env.reset(hands=hands, leaders=np.repeat(env.seats[:deals], REPEATS))
        moments = []
        while not env.is_over:
            ours = np.flatnonzero(env.seats % 2 == LEARNER)
            planes = env.observe().planes[ours]
            cards = drawn(network.chances(planes)[2], chance)
            actions = env.random_actions().copy()
            actions[ours] = cards
            env.step(actions)
            moments.append((ours, planes, cards))
        brought = env.rewards.reshape(deals, REPEATS).astype(np.float32)
        merits = ((brought - brought.mean(axis=1, keepdims=True)) / POINTS).reshape(-1)
        for ours, planes, cards in moments:
            network.learn(planes, cards, merits[ours])
    return network


def gain(network: Network, deals: int = 4000, seed: int = 2**32) -> tuple[float, float]:
    """Return the card points a deal by which it beats random play, and the standard error.

    Every deal is played twice, the second time with the sides swapped, and counts once.
    """
    env = BatchedPlay("coinche", Strain.SPADES, deals, seed=seed)
    env.reset()
    hands, leaders = env.positions().hands, env.seats.copy()
    brought = []
    for team in (0, 1):
        env.reset(hands=hands, leaders=leaders)
        while not env.is_over:
            ours = np.flatnonzero(env.seats % 2 == team)
            actions = env.random_actions().copy()
            actions[ours] = np.argmax(network.chances(env.observe().planes[ours])[2], axis=1)
            env.step(actions)
        brought.append(env.rewards * (1.0 - 2 * team))
    pairs = (brought[0] + brought[1]) / 2
    return float(pairs.mean()), float(pairs.std(ddof=1) / deals**0.5)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=80)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for rounds in (0, asked.rounds):
        started = time.process_time()
        network = train(rounds, asked.seed)
        seconds = time.process_time() - started
        points, error = gain(network)
        print(f"{rounds} rounds: {points:+.2f} points a deal (s.e. {error:.2f}), {seconds:.1f} s")


if __name__ == "__main__":
    main()
