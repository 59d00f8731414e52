"""A second, slow referee of belote, written from RULES.md alone and compared with the engine.

It knows nothing of the package: cards and actions are strings, a hand is a list. Seats are
0-3 in order of play and the team of a seat is `seat % 2`.
"""

from typing import Any

from tests.reference.referee_announces import (
    belote_points,
    belote_suits,
    contest,
    declare_actions,
    maximal_announces,
    may_say,
    parse_declare,
)
from tests.reference.referee_auction import auction
from tests.reference.referee_cards import PACK, legal_cards, manner, points, trick_winner
from tests.reference.referee_options import ruleset
from tests.reference.referee_score import score

__all__ = ["MatchReferee", "Referee"]


class Referee:
    """One deal, from the pack to the marks.

    `pack` is dealt from index 0; `first` speaks and leads first; `packets` replaces the
    ruleset's packets before the auction; `pending` are the points in suspense brought in and
    `last` says that this is the last deal of a party.
    """

    def __init__(
        self,
        variant: str,
        pack: list[str],
        first: int,
        *,
        options: dict[str, Any] | None = None,
        packets: list[int] | None = None,
        pending: int = 0,
        last: bool = False,
    ) -> None:
        """Deal the first packets and open the auction."""
        if sorted(pack) != sorted(PACK):
            raise ValueError("a pack is the 32 cards, each once")
        self.opts = ruleset(variant, options)
        self.first = first
        self.pending = pending
        self.last = last
        self.stock = list(pack)
        self.hands: list[list[str]] = [[], [], [], []]
        self.hidden: list[list[str]] = [[], [], [], []]
        self.turned: str | None = None
        self.calls: list[tuple[int, str]] = []
        self.contract: Any = None
        self.dealt_hands: list[list[str]] = []  # of eight cards, once complete
        self.declared: dict[int, list[list[str]]] = {}
        self.trick: list[tuple[int, str]] = []
        self.tricks: list[list[tuple[int, str]]] = []
        self.trick_winners: list[int] = []
        self.announces_retained = [0, 0]
        self.pair_plays: dict[tuple[int, str], list[tuple[str, bool, str]]] = {}
        self._deal_first_packets(packets or self.opts["packets_before"])
        self._read_auction()

    def _order(self):
        """Return the seats in order from the first speaker."""
        return [(self.first + turn) % 4 for turn in range(4)]

    def _take(self, count):
        """Remove and return the next cards of the stock."""
        cards, self.stock = self.stock[:count], self.stock[count:]
        return cards

    def _deal_first_packets(self, packets):
        """Deal what the players hold or have before them during the auction."""
        for size in packets:
            for seat in self._order():
                self.hands[seat] += self._take(size)
        if self.opts["turn_up"]:
            self.turned = self._take(1)[0]
        if self.opts["hidden"]:
            for seat in self._order():
                self.hidden[seat] = self._take(self.opts["hidden"])

    def _complete_hands(self, turn_up_to):
        """Give the turned or hidden cards, then the rest of the pack, up to eight each."""
        if self.turned is not None:
            self.hands[turn_up_to].append(self.turned)
        for seat in self._order():
            self.hands[seat] += self.hidden[seat]
            self.hands[seat] += self._take(8 - len(self.hands[seat]))
        self.hidden = [[], [], [], []]
        self.dealt_hands = [list(hand) for hand in self.hands]
        assert not self.stock
        assert all(len(hand) == 8 for hand in self.hands)

    def _read_auction(self):
        """Replay the calls and draw the consequences."""
        turned_suit = self.turned[1].upper() if self.turned else None
        self.bidding = auction(self.opts, self.first, turned_suit, self.calls)
        if self.bidding["phase"] == "forced":
            self._complete_hands(self.first)
        if self.bidding["phase"] == "play":
            self.contract = self.bidding["contract"]
            if not self.dealt_hands:
                self._complete_hands(self.contract["taker"])
            self._start_play()

    def _start_play(self):
        """Note the pairs of king and queen, and the announces when nobody has to make them."""
        for suit in belote_suits(self.contract["strain"]):
            for seat in range(4):
                if "K" + suit in self.hands[seat] and "Q" + suit in self.hands[seat]:
                    self.pair_plays[seat, suit] = []
        if self.opts["announce_mode"] == "auto":
            for seat in range(4):
                self.declared[seat] = maximal_announces(self.dealt_hands[seat])

    @property
    def phase(self) -> str:
        """Return "bidding", "forced", "play", "passed_out" or "over"."""
        if len(self.tricks) == 8:
            return "over"
        phase: str = self.bidding["phase"]
        return phase

    @property
    def to_act(self) -> int | None:
        """Return the seat to act, None when the deal is over."""
        if self.phase in ("bidding", "forced"):
            actor: int = self.bidding["actor"]
            return actor
        if self.phase != "play":
            return None
        leader = self.trick_winners[-1] if self.trick_winners else self.first
        return (leader + len(self.trick)) % 4

    @property
    def tricks_won(self) -> list[int]:
        """Return the number of tricks of each team."""
        teams = [seat % 2 for seat in self.trick_winners]
        return [teams.count(0), teams.count(1)]

    @property
    def belote(self) -> list[int]:
        """Return the belote points of each team."""
        earned = [0, 0]
        for (seat, _), plays in self.pair_plays.items():
            earned[seat % 2] += belote_points(self.opts, plays)
        return earned

    @property
    def card_points(self) -> list[int]:
        """Return the points of the cards in the tricks of each team, no bonus counted."""
        earned = [0, 0]
        for winner, trick in zip(self.trick_winners, self.tricks, strict=True):
            for _, card in trick:
                earned[winner % 2] += points(self.contract["strain"], card)
        return earned

    def _pair_of(self, seat, card):
        """Return the key of the belote pair this card belongs to in this hand, or None."""
        if card[0] in "KQ" and (seat, card[1]) in self.pair_plays:
            return seat, card[1]
        return None

    def _may_declare(self, seat):
        """Say whether the seat may still declare."""
        return (
            self.opts["announces"]
            and self.opts["announce_mode"] == "declare"
            and self.contract["strain"] != "NT"
            and not self.tricks
            and seat not in self.declared
        )

    def legal(self) -> set[str]:
        """Return the actions of the seat to act."""
        if self.phase in ("bidding", "forced"):
            return set(self.bidding["legal"])
        if self.phase != "play":
            return set()
        seat, strain = self.to_act, self.contract["strain"]
        assert seat is not None
        actions = set()
        for card in legal_cards(self.opts, strain, seat, self.hands[seat], self.trick):
            actions.add(card)
            pair = self._pair_of(seat, card)
            how = manner(strain, card, self.trick)
            if pair and may_say(self.opts, self.pair_plays[pair], card, how):
                actions.add(card + "!")
        if self._may_declare(seat):
            actions |= declare_actions(self.hands[seat])
        return actions

    def apply(self, action: str) -> None:
        """Do one action of the seat to act; ValueError when it is not legal."""
        if action not in self.legal():
            raise ValueError(f"illegal: {action}")
        seat = self.to_act
        assert seat is not None
        if self.phase in ("bidding", "forced"):
            self.calls.append((seat, action))
            self._read_auction()
        elif action.startswith("declare:"):
            self.declared[seat] = parse_declare(action)
        else:
            self._play(seat, action.removesuffix("!"), action.endswith("!"))

    def _play(self, seat, card, said):
        """Play a card, and close the trick when it is the fourth."""
        strain = self.contract["strain"]
        pair = self._pair_of(seat, card)
        if pair:
            self.pair_plays[pair].append((card, said, manner(strain, card, self.trick)))
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        if len(self.trick) < 4:
            return
        self.trick_winners.append(trick_winner(strain, self.trick))
        self.tricks.append(self.trick)
        self.trick = []
        if len(self.tricks) == 1:
            hands = dict(enumerate(self.dealt_hands))
            self.announces_retained = contest(self.opts, strain, self.first, hands, self.declared)

    def result(self) -> dict[str, Any]:
        """Return the outcome, totals, marks and points left in suspense of a finished deal."""
        if self.phase == "passed_out":
            return {
                "outcome": "passed_out",
                "totals": [0, 0],
                "marks": [0, 0],
                "marks_before_pending": [0, 0],
                "pending_out": self.pending,
                "capot": None,
            }
        if self.phase != "over":
            raise ValueError("the deal is not over")
        marked: dict[str, Any] = score(
            self.opts,
            strain=self.contract["strain"],
            taker_team=self.contract["taker"] % 2,
            card_points=self.card_points,
            last_trick=self.trick_winners[-1] % 2,
            tricks=self.tricks_won,
            announces=self.announces_retained,
            belote=self.belote,
            multiplier=self.contract["multiplier"],
            pending=self.pending,
            level=self.contract["level"],
            last=self.last,
        )
        return marked


class MatchReferee:
    """A match: the running score, the points in suspense, the dealer, the end."""

    def __init__(
        self, variant: str, options: dict[str, Any] | None = None, first_dealer: int = 3
    ) -> None:
        """Start at nothing each; `first_dealer` deals first."""
        self.opts = ruleset(variant, options)
        self.scores = [0, 0]
        self.pending = 0
        self.dealer = first_dealer
        self.effective = 0
        self.over = False
        self.winner: int | None = None

    def next_first(self) -> int:
        """Return the seat that speaks and leads first in the next deal."""
        return (self.dealer + 1) % 4

    @property
    def last(self) -> bool:
        """Say whether the next effective deal is the last of the party."""
        return self.opts["deals"] is not None and self.effective == self.opts["deals"] - 1

    def add(self, result: dict[str, Any]) -> None:
        """Enter the result of a deal, passed out or played."""
        if self.over:
            raise ValueError("the match is over")
        self.dealer = (self.dealer + 1) % 4
        if result["outcome"] == "passed_out":
            return
        self.effective += 1
        self.scores = [self.scores[t] + result["marks"][t] for t in (0, 1)]
        self.pending = result["pending_out"]
        self._check_end(result)

    def _check_end(self, result):
        """Close the match when this deal ends it."""
        if self.opts["deals"] is not None and self.effective >= self.opts["deals"]:
            self._close()
        if self.opts["target"] is None or max(self.scores) < self.opts["target"]:
            return
        hangs = result["outcome"] == "tie" and self.opts["hanging_blocks_end"]
        valat = result["capot"] is not None and self.opts["valat_blocks_end"]
        if not hangs and not valat and self.scores[0] != self.scores[1]:
            self._close()

    def _close(self):
        """Name the winner; equal scores have none."""
        self.over = True
        if self.scores[0] != self.scores[1]:
            self.winner = 0 if self.scores[0] > self.scores[1] else 1
