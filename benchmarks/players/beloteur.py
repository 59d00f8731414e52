"""belote-cli's computer player, of its middle level.

It takes its hand, the calls and the tricks from one object that would hold all four hands; the
other three are left empty here. The flag that hides the partner's cards is set: the stronger level
reads them otherwise. It remembers who did not follow suit, and works that out anew each time.

Its game also knows no-trumps and all-trumps. Where these are not offered it falls back on its
choice of a suit, as it does itself when it likes neither.
"""

from __future__ import annotations

from typing import Any

from rebelote.bots.history import chance_of
from rebelote.engine import Event, View
from rebelote.rules import PASS, Action, Bid, Declare, Play
from tests.reference.outside import BeloteCli


def make(seed: int) -> Medium:
    """Return the player for one seat."""
    return Medium(seed)


class Medium:
    """belote-cli's Medium at one seat."""

    def __init__(self, seed: int) -> None:
        from importlib.metadata import version

        from belote import ai

        self._ai = ai
        self._judge: Any = BeloteCli()
        self._seed = seed
        self.name = f"belote-cli-medium@{version('belote-cli')}"

    def observe(self, event: Event) -> None:
        """Hear nothing: all that matters is in the view."""

    def decide(self, view: View) -> Action:
        """Call, announce all there is, or play as belote-cli would."""
        sets = [action for action in view.legal_actions if isinstance(action, Declare)]
        if sets:
            return max(sets, key=lambda action: len(action.sets))
        state = self.state(view)
        seat = self._judge.game.Seat(view.seat)
        player = self._ai.AIPlayer(seat, self._ai.Difficulty.MEDIUM, chance_of(self._seed, view))
        if view.contract is None:
            return self._call(view, player, state)
        player.update_memory(state)
        card = player.decide_card(state)
        plays = [
            action
            for action in view.legal_actions
            if isinstance(action, Play) and self._judge.card(action.card) == card
        ]
        # Its game says "belote" by itself.
        return max(plays, key=lambda play: play.says_belote)

    def _call(self, view: View, player: Any, state: Any) -> Action:
        """Return the call of theirs that is offered here."""
        takes = {
            self._judge.deck.Suit[self._judge.SUITS[call.strain]]: call
            for call in view.legal_actions
            if isinstance(call, Bid)
        }
        wanted = player.decide_bid(state)
        if wanted is not None and wanted not in takes:
            wanted = player._suit_bid(state.hand_of(player.seat), state, state.up_card.suit)
        return PASS if wanted is None else takes[wanted]

    def state(self, view: View) -> Any:
        """Return their deal as this seat knows it: three hands are empty."""
        judge, game = self._judge, self._judge.game
        hands: list[tuple[Any, ...]] = [(), (), (), ()]
        hands[view.seat] = tuple(map(judge.card, view.hand))
        made = {
            "hands": tuple(hands),
            "dealer": game.Seat(view.dealer),
            "turn": game.Seat(view.seat),
            "phase": game.Phase.BIDDING,
            "up_card": None if view.turned is None else judge.card(view.turned),
            "bidding_round": 1 + len(view.calls) // 4,
            "bidder_index": len(view.calls) % 4,
            "boss_modifiers": game.BossModifiers(hide_partner_hand=True),
        }
        if view.contract is not None and view.trick is not None:
            trump, contract = judge.strain(view.contract.strain)
            made |= {
                "phase": game.Phase.PLAYING,
                "trump": trump,
                "contract": contract,
                "taker": game.Seat(view.contract.taker),
                "leader": game.Seat(view.trick.leader),
                "current_trick": judge.table(view.trick),
                "completed_tricks": tuple(map(judge.table, view.tricks)),
            }
        return game.GameState(**made)
