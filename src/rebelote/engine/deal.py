"""One deal from the pack to the score: to_act, legal_actions, apply, view (RULES.md 4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rebelote.cards import Card, CardSet
from rebelote.engine.auction import Auction
from rebelote.engine.progress import Progress, begin
from rebelote.engine.trick import Trick
from rebelote.engine.view import View, view_of
from rebelote.rules.actions import PLAYS, PLAYS_SAID, Action, Call, Contract, Declare, Play
from rebelote.rules.belote import Pair, PairState, Say
from rebelote.rules.bidding import Phase
from rebelote.rules.dealing import Layout
from rebelote.rules.declarations import NOBODY, Mode, SetsOfSeats, choices, points_of
from rebelote.rules.declarations import refusal as declaration_refusal
from rebelote.rules.errors import (
    AnnouncesAutomatic,
    AuctionIsClosed,
    AuctionIsOpen,
    BeloteAutomatic,
    BeloteNotHeld,
    DealIsOver,
    DealNotOver,
    DeclaredTooLate,
    DeclaredTwice,
    NoAnnounces,
    NotYourTurn,
)
from rebelote.rules.options import Packets
from rebelote.rules.ruleset import Ruleset
from rebelote.rules.scoring import Score, Tally
from rebelote.rules.seating import SEATS, Seat, check_seat, team_of

# Every set of cards of one suit as ready-made actions: the play of a deal asks for them so often
# that building them card by card would take most of its time.
_PLAYS_OF_SUIT: tuple[tuple[tuple[Play, ...], ...], ...] = tuple(
    tuple(
        tuple(PLAYS[8 * suit + rank] for rank in range(8) if ranks >> rank & 1)
        for ranks in range(256)
    )
    for suit in range(4)
)


@dataclass(frozen=True, slots=True)
class Setup:
    """What a deal starts from: rules, cards, first seat and what earlier deals left.

    `pending` is in marks; `is_last` says that the match ends with this deal; `packets` is the
    dealer's choice, None for the usual one. `scores` are those of the match before the deal, None
    for a deal that stands alone: they change nothing about it and are there for its players' eyes.
    """

    ruleset: Ruleset
    layout: Layout
    first: Seat
    packets: Packets | None = None
    pending: int = 0
    is_last: bool = False
    scores: tuple[int, int] | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal: dealt cards, auction, play. Frozen; `apply` returns the deal after an action."""

    setup: Setup
    auction: Auction
    progress: Progress | None = None

    @classmethod
    def start(
        cls,
        ruleset: Ruleset,
        pack: Sequence[Card],
        first: Seat = SEATS[0],
        *,
        packets: Packets | None = None,
        pending: int = 0,
        is_last: bool = False,
        scores: tuple[int, int] | None = None,
    ) -> Deal:
        """Deal a pack of 32 cards whose index 0 goes to `first` (RULES.md 4.6).

        Raises `BadPack`, `NoSuchSeat` or `PacketsNotOffered`.
        """
        check_seat(first)
        layout = ruleset.dealing.lay_out(pack, first, packets)
        if packets == ruleset.dealing.packets_before[0]:
            # Saying the usual choice aloud does not make another deal.
            packets = None
        return cls.open(Setup(ruleset, layout, first, packets, pending, is_last, scores))

    @classmethod
    def open(cls, setup: Setup) -> Deal:
        """Return the deal of cards already laid out, nobody having spoken."""
        auction = Auction.open(setup.ruleset.bidding, setup.first, setup.layout.turned)
        return cls(setup, auction)

    # --- what stands ------------------------------------------------------------------------

    @property
    def ruleset(self) -> Ruleset:
        """The rules the deal is played by."""
        return self.setup.ruleset

    @property
    def phase(self) -> Phase:
        """Bidding, forced choice, play, passed out or over."""
        if self.progress is None:
            return self.auction.phase
        return Phase.PLAY if self.progress.turn >= 0 else Phase.OVER

    @property
    def to_act(self) -> Seat | None:
        """The seat to act, None when the deal is over or passed out."""
        if self.progress is None:
            return self.auction.to_act
        return SEATS[self.progress.turn] if self.progress.turn >= 0 else None

    @property
    def is_over(self) -> bool:
        """Whether nothing remains to be done: the last card fell or everybody passed."""
        return self.to_act is None

    @property
    def contract(self) -> Contract | None:
        """The contract, once the auction is closed by one."""
        return self.auction.contract

    @property
    def hands(self) -> tuple[CardSet, ...]:
        """The cards each seat holds now."""
        if self.progress is not None:
            return tuple(map(CardSet, self.progress.hands))
        setup = self.setup
        if self.phase is Phase.FORCED:
            taker = self.auction.standing.speaker
            hands = setup.ruleset.dealing.complete(setup.layout, setup.first, taker)
            return tuple(map(CardSet, hands))
        return tuple(map(CardSet, setup.layout.hands))

    @property
    def trick(self) -> Trick | None:
        """The trick on the table; None before the play and after it."""
        progress = self.progress
        if progress is None or progress.turn < 0:
            return None
        return self._trick(progress, len(progress.played) // 4)

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The complete tricks."""
        progress = self.progress
        if progress is None:
            return ()
        return tuple(self._trick(progress, at) for at in range(len(progress.played) // 4))

    def _trick(self, progress: Progress, at: int) -> Trick:
        cards = progress.played[4 * at : 4 * at + 4]
        strain = progress.frame.contract.strain
        return Trick(self.ruleset, strain, SEATS[progress.leaders[at]], cards)

    @property
    def declared(self) -> SetsOfSeats:
        """The announces made by each seat; automatic ones count from that seat's first card."""
        progress = self.progress
        if progress is None:
            return NOBODY
        made = [sets or () for sets in progress.declared]
        if self.ruleset.announces.announce_mode is Mode.AUTO and len(progress.played) < 4:
            for seat in range(4):
                if progress.hands[seat] == progress.frame.hands[seat]:
                    made[seat] = ()
        return made[0], made[1], made[2], made[3]

    @property
    def are_announces_shown(self) -> bool:
        """Whether the cards of the announces are on view: from the end of the first trick."""
        return self.progress is not None and len(self.progress.played) >= 4

    @property
    def retained(self) -> SetsOfSeats:
        """The announces that count, by seat; nobody's before the first trick is complete."""
        progress = self.progress
        if progress is None or not self.are_announces_shown or not any(progress.declared):
            return NOBODY
        made = [sets or () for sets in progress.declared]
        strain = progress.frame.contract.strain
        return self.ruleset.announces.retained(made, strain, self.setup.first)

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """King and queen of a trump suit dealt to one hand, and what became of them."""
        return self.progress.pairs if self.progress is not None else ()

    # --- what may be done ---------------------------------------------------------------------

    def legal_actions(self) -> tuple[Action, ...]:
        """Return everything the seat to act may do; empty when the deal is over."""
        progress = self.progress
        if progress is None:
            return self.auction.legal_calls()
        legal = progress.legal
        spades, hearts, diamonds, clubs = _PLAYS_OF_SUIT
        actions: tuple[Action, ...] = (
            spades[legal & 255]
            + hearts[legal >> 8 & 255]
            + diamonds[legal >> 16 & 255]
            + clubs[legal >> 24]
        )
        if legal & progress.frame.pair_cards:
            actions += self._words(progress)
        if len(progress.played) < 4 and progress.declared[progress.turn] is None:
            actions += choices(progress.frame.announces[progress.turn])
        return actions

    def _words(self, progress: Progress) -> tuple[Action, ...]:
        """Return the plays with which "belote" or "rebelote" may be said now."""
        belote = self.ruleset.belote
        return tuple(
            PLAYS_SAID[card]
            for pair in progress.pairs
            for card in CardSet(pair.cards & progress.legal)
            if belote.refusal(pair, card, progress.manner(card)) is None
        )

    def apply(self, action: Action, seat: Seat | None = None) -> Deal:
        """Return the deal after an action of the seat to act; this deal is unchanged.

        `seat`, when given, must be the seat to act. Raises the `IllegalAction` that says which
        rule refuses the action.
        """
        if seat is not None and seat != self.to_act and self.to_act is not None:
            raise NotYourTurn(seat=seat, to_act=self.to_act, action=action)
        if isinstance(action, Play):
            return self._play(action)
        if isinstance(action, Declare):
            return self._declare(action)
        if self.progress is not None:
            if self.is_over:
                raise DealIsOver(action=action)
            raise AuctionIsClosed(call=action)
        return self._call(action)

    def _call(self, call: Call) -> Deal:
        if self.auction.phase is Phase.PASSED_OUT:
            raise DealIsOver(action=call)
        auction = self.auction.apply(call)
        contract = auction.contract
        if contract is None:
            return Deal(self.setup, auction)
        setup = self.setup
        return Deal(setup, auction, begin(setup.ruleset, setup.layout, setup.first, contract))

    def _progress_for(self, action: Play | Declare) -> Progress:
        """Return the play in progress; raise when there is none yet or no more."""
        if self.is_over:
            raise DealIsOver(action=action)
        if self.progress is None:
            raise AuctionIsOpen(action=action)
        return self.progress

    def _declare(self, action: Declare) -> Deal:
        progress = self._progress_for(action)
        announces = self.ruleset.announces
        turn = progress.turn
        if not announces.exist_at(progress.frame.contract.strain):
            raise NoAnnounces(declaration=action)
        if announces.announce_mode is Mode.AUTO:
            raise AnnouncesAutomatic(declaration=action)
        if len(progress.played) >= 4:
            raise DeclaredTooLate(declaration=action)
        if progress.declared[turn] is not None:
            raise DeclaredTwice(declaration=action)
        held = progress.frame.announces[turn]
        sets = tuple(cards for cards in held if cards in action.sets)
        if not sets or len(sets) != len(action.sets):
            raise declaration_refusal(action, CardSet(progress.hands[turn]), held)
        declared = (*progress.declared[:turn], sets, *progress.declared[turn + 1 :])
        return Deal(self.setup, self.auction, progress._replace(declared=declared))

    def _play(self, action: Play) -> Deal:
        progress = self.progress
        card = action.card
        bit = 1 << card
        if progress is None or not progress.legal & bit:
            raise self._refusal(action)
        pairs, said = progress.pairs, progress.said
        if action.says_belote or bit & progress.frame.pair_cards:
            pairs, said = self._say(progress, action)
        after = progress.after(card, self.setup.ruleset.following, pairs, said)
        return Deal(self.setup, self.auction, after)

    def _refusal(self, action: Play) -> Exception:
        """Return the error that says why a card may not be played."""
        progress = self._progress_for(action)
        trick = self._trick(progress, len(progress.played) // 4)
        refusal = trick.refusal(progress.hands[progress.turn], action.card)
        assert refusal is not None, "the trick and the progress of the play allow the same cards"
        return refusal

    def _say(self, progress: Progress, action: Play) -> tuple[tuple[Pair, ...], int]:
        """Return the pairs and the words said once a card is played with or without a word."""
        belote, card = self.ruleset.belote, action.card
        at = next((at for at, pair in enumerate(progress.pairs) if pair.cards >> card & 1), None)
        if at is None or progress.pairs[at].seat != progress.turn:
            if belote.belote_say is Say.AUTO:
                raise BeloteAutomatic(card=card)
            raise BeloteNotHeld(card=card)
        pair, manner = progress.pairs[at], progress.manner(card)
        if action.says_belote:
            refusal = belote.refusal(pair, card, manner)
            if refusal is not None:
                raise refusal
        after = belote.after(pair, card, manner, says=action.says_belote)
        is_heard = action.says_belote
        if belote.belote_say is Say.AUTO:
            is_heard = after.state in (PairState.OPEN, PairState.MADE)
        said = progress.said | is_heard << card
        return (*progress.pairs[:at], after, *progress.pairs[at + 1 :]), said

    # --- what came of it ----------------------------------------------------------------------

    @property
    def card_points(self) -> tuple[int, int]:
        """The card points each team has taken so far, without the last trick's ten."""
        return self.progress.points if self.progress is not None else (0, 0)

    @property
    def tricks_won(self) -> tuple[int, int]:
        """The tricks each team has taken so far."""
        if self.progress is None:
            return 0, 0
        winners = self.progress.leaders[1:]
        second = sum(winner & 1 for winner in winners)
        return len(winners) - second, second

    @property
    def belote_points(self) -> tuple[int, int]:
        """The belote points each team has made so far."""
        points = [0, 0]
        for pair in self.pairs:
            points[team_of(pair.seat)] += self.ruleset.belote.points(pair)
        return points[0], points[1]

    @property
    def announce_points(self) -> tuple[int, int]:
        """The points of the announces that count."""
        points = [0, 0]
        for seat, sets in enumerate(self.retained):
            points[seat & 1] += sum(map(points_of, sets))
        return points[0], points[1]

    @property
    def tally(self) -> Tally:
        """What is counted at the end of the play; raises `DealNotOver` before it."""
        progress = self.progress
        if progress is None or progress.turn >= 0:
            raise DealNotOver(phase=self.phase)
        contract = progress.frame.contract
        return Tally(
            strain=contract.strain,
            taker_team=team_of(contract.taker),
            card_points=progress.points,
            last_trick=team_of(progress.leaders[-1]),
            tricks=self.tricks_won,
            announces=self.announce_points,
            belote=self.belote_points,
            level=contract.level,
            multiplier=contract.multiplier,
            pending=self.setup.pending,
            is_last=self.setup.is_last,
        )

    def score(self) -> Score:
        """Return the marks with their lines; raises `DealNotOver` before the last card."""
        return self.ruleset.scoring.score(self.tally)

    def view(self, seat: Seat) -> View:
        """Return all that a seat may know, and nothing else; raises `NoSuchSeat`."""
        check_seat(seat)
        return view_of(self, seat)
