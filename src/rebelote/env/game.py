"""Deals and matches as a PettingZoo environment in which agents act one after another.

This module needs the packages of the extra `env`; `rebelote.env.aec` is the way in.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar, TypedDict

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from rebelote.cards import CARDS, Reason
from rebelote.engine import Deal
from rebelote.env import encoding
from rebelote.env.actions import ACTIONS, action_of, check_bids, numbered
from rebelote.env.errors import BadSetting, NotBegun
from rebelote.match import Match
from rebelote.notation import print_deal
from rebelote.rules import SEATS, Phase, Ruleset
from rebelote.rules.errors import NoSuchSeat
from rebelote.rules.seating import check_seat

AGENTS = tuple(f"seat_{seat}" for seat in SEATS)


class Observation(TypedDict):
    """What an agent is given: its view as numbers, and which actions it may take."""

    observation: NDArray[np.float32]
    action_mask: NDArray[np.int8]


class BeloteEnv(AECEnv):  # type: ignore[misc]  # PettingZoo does not show its types.
    """One deal, or a whole match, of any ruleset; the agents are `seat_0` to `seat_3`.

    `observation` is float32 [`encoding.SIZE`], laid out as `encoding.FIELDS`, and `action_mask`
    int8 [`actions.ACTIONS`], zeros for a seat that is not to act. When a deal ends, each seat is
    rewarded with the marks of its team less those of the other; a deal that all pass brings 0, and
    so does every other step. `deal` and `match` are what stands, for whoever may see all cards.

    `step` raises the error of the rule that refuses an action, or `ActionNotOffered`, and then
    nothing has changed; before the first `reset` it raises `NotBegun`.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "rebelote_v1",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(self, ruleset: Ruleset, *, match: bool, render_mode: str | None) -> None:
        super().__init__()
        check_bids(ruleset)
        if render_mode not in (None, "ansi"):
            allowed = Reason.of("one_of", values="ansi")
            raise BadSetting(name="render_mode", value=render_mode, allowed=allowed)
        self.ruleset = ruleset
        self.is_match = match
        self.render_mode = render_mode
        self.possible_agents = list(AGENTS)
        self.agents: list[str] = []
        self.deal: Deal | None = None
        self.match: Match | None = None
        self._chance = np.random.default_rng()
        high = np.array(encoding.highest(), dtype=np.float32)
        low = np.where(high > np.float32(encoding.LARGEST_COUNT), -high, np.float32(0))
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.float32),
                    "action_mask": spaces.Box(0, 1, (ACTIONS,), dtype=np.int8),
                }
            )
            for agent in AGENTS
        }
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in AGENTS}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations, the same for all four."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions, the same for every ruleset."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a deal or a match; the same seed deals the same cards, deal after deal.

        Without a seed the chance of the last one goes on. `options` may give the `first` seat,
        which is drawn otherwise, and for the first deal a `pack`; any other option is ignored.
        Raises `BadPack` or `NoSuchSeat`.
        """
        asked = options or {}
        chance = self._chance if seed is None else np.random.default_rng(seed)
        first = asked.get("first", chance.integers(len(SEATS)))
        check_seat(first)
        match = Match(self.ruleset, SEATS[int(first)])
        pack = asked["pack"] if "pack" in asked else _shuffled(chance)
        start = (
            match.deal if self.is_match else partial(Deal.start, self.ruleset, first=match.first)
        )
        deal = start(pack)
        self._chance, self.match, self.deal = chance, match if self.is_match else None, deal
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self._skip_agent_selection = None
        self._select()

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees and may do; raises `NotBegun` or `NoSuchSeat`."""
        deal = self._standing()
        if agent not in AGENTS:
            raise NoSuchSeat(number=agent)
        view = deal.view(SEATS[AGENTS.index(agent)])
        mask = np.zeros(ACTIONS, dtype=np.int8)
        mask[list(numbered(view.legal_actions))] = 1
        return {
            "observation": np.frombuffer(encoding.encode(view), dtype=np.float32),
            "action_mask": mask,
        }

    def step(self, action: int | None) -> None:
        """Take an action for the agent whose turn it is; None once the agent is done."""
        deal = self._standing()
        agent = self.agent_selection
        if not self.agents:
            raise NotBegun
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        after = deal.apply(action_of(action, deal.legal_actions()))
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self.deal = after
        if after.is_over:
            self._end_deal(after)
        self._accumulate_rewards()
        self._select()

    def render(self) -> str | None:
        """Return the deal on one line of the notation, all cards seen, in the mode `ansi`."""
        return print_deal(self._standing()) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: no window and no file is open."""

    def _standing(self) -> Deal:
        if self.deal is None:
            raise NotBegun
        return self.deal

    def _select(self) -> None:
        deal = self._standing()
        seat = deal.to_act
        # When all is over the agents leave in turn, from the one who would have led.
        self.agent_selection = AGENTS[deal.setup.first if seat is None else seat]

    def _end_deal(self, deal: Deal) -> None:
        if deal.phase is not Phase.PASSED_OUT:
            first, second = deal.score().marks
            for seat in SEATS:
                self.rewards[AGENTS[seat]] = (second - first) if seat & 1 else (first - second)
        if self.match is not None:
            self.match = self.match.add(deal)
            if not self.match.is_over:
                self.deal = self.match.deal(_shuffled(self._chance))
                return
        self.terminations = dict.fromkeys(AGENTS, True)


def _shuffled(chance: np.random.Generator) -> Sequence[Any]:
    return [CARDS[card] for card in chance.permutation(len(CARDS))]
