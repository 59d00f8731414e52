"""The auction of one deal: calls made so far and what stands (RULES.md 4.1)."""

from __future__ import annotations

from dataclasses import dataclass

from rebelote.cards import Card
from rebelote.rules.actions import Call, Contract
from rebelote.rules.bidding import Bidding, Phase, Standing
from rebelote.rules.errors import AuctionIsClosed, IllegalAction, NotAnAction
from rebelote.rules.seating import Seat


@dataclass(frozen=True, slots=True)
class Auction:
    """An auction in progress or closed; a frozen value.

    `calls` pairs each seat with its call, in order.
    """

    bidding: Bidding
    turned: Card | None
    standing: Standing
    calls: tuple[tuple[Seat, Call], ...] = ()

    @classmethod
    def open(cls, bidding: Bidding, first: Seat, turned: Card | None = None) -> Auction:
        """Return the auction in which `first` is about to speak."""
        return cls(bidding, turned, Standing(first))

    @property
    def phase(self) -> Phase:
        """Bidding, forced, play once a contract is known, or passed out."""
        return self.standing.phase

    @property
    def contract(self) -> Contract | None:
        """The contract, once the auction is closed by one."""
        return self.standing.contract

    @property
    def to_act(self) -> Seat | None:
        """The seat to speak, or None when the auction is closed."""
        if self.standing.phase in (Phase.BIDDING, Phase.FORCED):
            return self.standing.speaker
        return None

    def legal_calls(self) -> tuple[Call, ...]:
        """Return the calls that the seat to speak may make."""
        return self.bidding.legal(self.standing, self.turned)

    def apply(self, call: Call) -> Auction:
        """Return the auction after a call; raises the `IllegalAction` that says what refuses it."""
        if self.to_act is None:
            raise AuctionIsClosed(call=call)
        legal = self.legal_calls()
        try:
            # The ready-made call is kept, whatever equal numbers the one given was made of.
            call = legal[legal.index(call)]
        except ValueError:
            raise self._refusal(call) from None
        after = self.bidding.after(self.standing, call)
        calls = (*self.calls, (self.standing.speaker, call))
        return Auction(self.bidding, self.turned, after, calls)

    def _refusal(self, call: object) -> IllegalAction:
        """Return the error that says why this may not be called."""
        if not isinstance(call, Call):
            return NotAnAction(action=call)
        return self.bidding.refusal(self.standing, call, self.turned)
