"""The play of many deals at once, in the native kernel: a card in every row by one call.

All rows are deals of one ruleset and strain, begin together and have 32 cards to play. What is on
view is kept in numpy arrays that every call writes anew: copy what is to last. An action is the
number of a card, as among the first 32 of `rebelote.env.actions`; belote, announces and the
contract play no part, and a reward is in card points.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from rebelote.cards import Card, CardSet, Reason
from rebelote.engine import Trick
from rebelote.env.errors import BadArray, BadHands, BadSetting, IllegalCard, NeedsKernel, NotBegun
from rebelote.extras import needed
from rebelote.rules import SEATS, Ruleset, Strain
from rebelote.rules.registry import ruleset as ruleset_of
from rebelote.solver import Batch, kernel

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

PLANES = 9
"""The planes of `Observed.planes`."""

_MOST_ROWS = 2**22
_MOST_THREADS = 1024
_HANDS = 4


class Observed(NamedTuple):
    """What the seat to play knows in each of n rows; nothing of the cards in other hands.

    `planes` is uint8 [n, 9, 32], 0 or 1 by card: 0 its hand; 1 the cards it may play; 2 to 5 those
    played in earlier tricks by itself, the next seat, its partner, the seat before it; 6 to 8 those
    on the table from the next seat, the partner, the seat before. `table` is int8 [n, 3], the cards
    on the table in order of play, then -1. `points` is int16 [n, 2], the card points taken by its
    team and by the others, and `tricks` int8 [n, 2] the tricks.
    """

    planes: NDArray[np.uint8]
    table: NDArray[np.int8]
    points: NDArray[np.int16]
    tricks: NDArray[np.int8]


class BatchedPlay:
    """n deals in play, a card each a step; the answers do not depend on the number of threads.

    On view, for the seat to play in each row: `seats` int8 [n]; `legal` uint32 [n], the set of
    cards it may play; `counts` int8 [n], how many these are; `choices` int8 [n, 8], the same cards
    in order, then zeros. `rewards` is int16 [n]: 0 until a deal ends, then the card points of team
    0 less those of team 1, last trick and capot (90) included. `dones` is bool [n]. All are
    read-only.

    The deals of row r depend on the seed, r and how many deals there were since the seed was given.
    Other Python threads run while the kernel works, but one environment is for one thread.
    `threads` is 0 for all processors. Raises `NeedsKernel`, `MissingExtra` (numpy), `BadSetting` or
    `RulesetError`.
    """

    def __init__(
        self,
        ruleset: Ruleset | str,
        strain: Strain,
        n: int,
        *,
        seed: int = 0,
        threads: int = 1,
        auto_reset: bool = False,
    ) -> None:
        self._np = numpy = needed("numpy", "env")
        if kernel.core is None:
            raise NeedsKernel
        self.ruleset = ruleset if isinstance(ruleset, Ruleset) else ruleset_of(ruleset)
        self.strain = Strain(_checked("strain", strain, 0, len(Strain) - 1))
        self.n = _checked("n", n, 1, _MOST_ROWS)
        self.threads = _checked("threads", threads, 0, _MOST_THREADS)
        self.auto_reset = auto_reset
        self._seed = _checked("seed", seed, 0, 2**64 - 1)
        self._deals = 0
        self._cards_left = 0
        self._leaders = numpy.zeros(n, numpy.int8)
        seats, counts = numpy.zeros(n, numpy.int8), numpy.zeros(n, numpy.int8)
        legal, choices = numpy.zeros(n, numpy.uint32), numpy.zeros((n, 8), numpy.int8)
        rewards, self._dones = numpy.zeros(n, numpy.int16), numpy.zeros(n, numpy.bool_)
        self.seats: NDArray[np.int8] = _shown(seats)
        self.legal: NDArray[np.uint32] = _shown(legal)
        self.counts: NDArray[np.int8] = _shown(counts)
        self.choices: NDArray[np.int8] = _shown(choices)
        self.rewards: NDArray[np.int16] = _shown(rewards)
        self.dones: NDArray[np.bool_] = _shown(self._dones)
        self._drawn = numpy.zeros(n, numpy.int8)
        self._shown_drawn: NDArray[np.int8] = _shown(self._drawn)
        self._observed = Observed(
            numpy.zeros((n, PLANES, 32), numpy.uint8),
            numpy.zeros((n, 3), numpy.int8),
            numpy.zeros((n, 2), numpy.int16),
            numpy.zeros((n, 2), numpy.int8),
        )
        rules = kernel.native_rules(self.ruleset, self.strain)
        self._rows = kernel.core.PlayRows(
            rules, n, seats, legal, counts, choices.reshape(-1), rewards
        )

    def __len__(self) -> int:
        """Count the rows."""
        return self.n

    @property
    def is_over(self) -> bool:
        """Whether there is no card to play, for want of a `reset`."""
        return not self._cards_left

    def reset(
        self,
        *,
        hands: ArrayLike | None = None,
        leaders: ArrayLike | None = None,
        seed: int | None = None,
    ) -> None:
        """Begin new deals: drawn, each as likely as another, or with the hands given.

        `hands` is uint32 [n, 4], eight cards a seat as sets by card number. `leaders` is int8 [n],
        the seats that lead; without it row r is led by seat `(r + number of the deal) % 4`. A
        `seed` starts the count of deals anew. Raises `BadArray`, `BadHands` or `BadSetting`.
        """
        numpy = self._np
        number = self._deals if seed is None else 0
        seed = self._seed if seed is None else _checked("seed", seed, 0, 2**64 - 1)
        if leaders is None:
            lead = ((numpy.arange(self.n) + number) & 3).astype(numpy.int8)
        else:
            lead = self._read("leaders", leaders, numpy.int8, (self.n,))
            if lead.min() < 0 or lead.max() >= len(SEATS):
                raise BadArray(name="leaders", expected="0-3", found=f"{lead.min()}-{lead.max()}")
        if hands is None:
            self._rows.draw(seed, number, lead, self.threads)
        else:
            given = self._read("hands", hands, numpy.uint32, (self.n, _HANDS))
            row = self._rows.take(given, lead)
            if row != self.n:
                raise BadHands(row=row)
        self._seed, self._deals, self._cards_left = seed, number + 1, 32
        self._dones[:] = False

    def step(self, actions: ArrayLike) -> tuple[NDArray[np.int16], NDArray[np.bool_]]:
        """Play card `actions[r]` in every row r; returns `rewards` and `dones`.

        Integers of any kind are taken, int8 [n] without a copy. With `auto_reset` the last card is
        followed by new deals at once, `rewards` and `dones` being those of the old. Raises
        `IllegalCard` for the first row whose card may not be played, and then nothing has changed;
        `BadArray`, and `NotBegun` when the deals are over.
        """
        if not self._cards_left:
            raise NotBegun
        cards = self._read("actions", actions, self._np.int8, (self.n,))
        row = self._rows.step(cards, self.threads)
        if row != self.n:
            self._refuse(row, int(cards[row]))
        self._cards_left -= 1
        is_done = not self._cards_left
        if is_done and self.auto_reset:
            self.reset()
        self._dones[:] = is_done
        return self.rewards, self.dones

    def random_actions(self) -> NDArray[np.int8]:
        """Return a legal card for every row, each as likely as another: int8 [n], read-only.

        The seed decides, and what was drawn in the row since the deal began. Raises `NotBegun`.
        """
        if not self._cards_left:
            raise NotBegun
        self._rows.choose(self._drawn, self.threads)
        return self._shown_drawn

    def observe(self) -> Observed:
        """Return what the seats to play know; the arrays are written anew by the next call."""
        self._rows.observe(*(array.reshape(-1) for array in self._observed), self.threads)
        return self._observed

    def positions(self) -> Batch:
        """Return all rows with all cards seen, as the solver takes them; arrays of its own.

        `Batch` tells the shapes; a row of it is a `Position`. Raises `NotBegun`.
        """
        if not self._cards_left:
            raise NotBegun
        numpy, n = self._np, self.n
        hands, leaders = numpy.zeros((n, _HANDS), numpy.uint32), numpy.zeros(n, numpy.int8)
        tables, taken = numpy.zeros((n, 3), numpy.int8), numpy.zeros(n, numpy.int16)
        teams = numpy.zeros(n, numpy.uint8)
        self._rows.tell(hands.reshape(-1), leaders, tables.reshape(-1), taken, teams)
        return Batch(self.ruleset, self.strain, hands, leaders, tables, taken, teams)

    def _read(self, name: str, given: ArrayLike, kind: Any, shape: tuple[int, ...]) -> Any:
        """Return numbers as a table of this kind and shape; raises `BadArray`."""
        numpy = self._np
        array = numpy.asarray(given)
        expected = f"{numpy.dtype(kind)} {list(shape)}"
        if array.shape != shape or not numpy.issubdtype(array.dtype, numpy.integer):
            raise BadArray(name=name, expected=expected, found=f"{array.dtype} {list(array.shape)}")
        if array.dtype != kind:
            limits = numpy.iinfo(kind)
            if array.min() < limits.min or array.max() > limits.max:
                raise BadArray(name=name, expected=expected, found=f"{array.min()}-{array.max()}")
        return numpy.ascontiguousarray(array, kind)

    def _refuse(self, row: int, card: int) -> None:
        """Raise the error that says why a card may not be played in a row."""
        if not 0 <= card < 32:
            raise IllegalCard(row=row, number=card, rule="BadCard")
        position = self.positions()[row]
        trick = Trick(self.ruleset, self.strain, position.leader, position.table)
        refusal = trick.refusal(CardSet(position.hands[position.to_act]), Card(card))
        assert refusal is not None, "kernel and engine allow the same cards"
        raise IllegalCard(row=row, number=card, rule=refusal.code) from refusal


def _checked(name: str, value: object, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        allowed = Reason.of("whole_number", low=low, high=high)
        raise BadSetting(name=name, value=value, allowed=allowed)
    return value


def _shown(array: Any) -> Any:
    """Return a view of an array that may be read only."""
    view = array.view()
    view.flags.writeable = False
    return view
