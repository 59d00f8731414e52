"""From a record to the deal it tells of: every statement is checked by the engine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rebelote.cards import Card, CardSet, RebeloteError
from rebelote.engine import Auction, Deal, Trick
from rebelote.engine.deal import Setup
from rebelote.notation.actions import Heard, Move, sound_of
from rebelote.notation.errors import (
    CardTwice,
    Fault,
    HiddenCards,
    HiddenHand,
    KindNotHeld,
    NoTurnedCard,
    ScoreTooEarly,
    TurnedCardHere,
    WrongHandSize,
    WrongScore,
    WrongStockSize,
    raise_faults,
)
from rebelote.notation.record import (
    HIDDEN_STOCK,
    DealRecord,
    known_ruleset,
    score_of,
    stock_size,
    usual_packets,
)
from rebelote.rules.actions import PLAYS, Action, Contract, Declare, Play
from rebelote.rules.bidding import Phase
from rebelote.rules.dealing import HAND_SIZE, Layout
from rebelote.rules.declarations import choices, maximal
from rebelote.rules.errors import CardNotHeld, IllegalAction, PacketsNotOffered, RulesetError
from rebelote.rules.ruleset import Ruleset
from rebelote.rules.seating import SEATS, Seat, order_from


def replay(record: DealRecord) -> Deal:
    """Return the deal of a record, replayed action by action.

    Raises `BadRecord` when the record cannot be checked (an unknown ruleset, hidden cards) and
    `FalseRecord` when it is false, each with all the faults that can be found.
    """
    deal, faults = check(record)
    raise_faults(faults)
    assert deal is not None, "a record without a deal has a fault"
    return deal


def check(record: DealRecord) -> tuple[Deal | None, tuple[Fault, ...]]:
    """Return what `replay` would, and the faults instead of raising them.

    There is no deal if the cards or an action are at fault; after a wrong score there is one.
    """
    rules, faults = _check_cards(record)
    if record.is_hidden:
        faults.append(Fault(record.place(*_hidden_part(record)), HiddenCards()))
    if rules is None or faults:
        return None, (*faults, *_check_calls(record, rules))
    hands = [CardSet.of(hand.cards) for hand in record.hands]
    moves = [(at, move) for at, move in enumerate(record.plays) if not isinstance(move, Heard)]
    stock = tuple(card for card in record.stock if card is not None)
    deal, faults = _act(_open(record, rules, hands, stock), record, moves)
    if faults:
        return None, tuple(faults)
    return deal, tuple(_check_score(record, deal))


def position(record: DealRecord) -> Deal:
    """Return the deal as far as a record with unknown cards tells it.

    The seat to act must hold known cards; its legal actions, and the refusals of others, are right.
    Other hands hold only what they have shown, and what they said about announces and belote is
    left out: neither changes what that seat may do. A record without unknown cards is replayed.
    Raises `BadRecord` (`HiddenHand` when the seat to act is unknown) and `FalseRecord`.
    """
    if not record.is_hidden:
        return replay(record)
    rules, faults = _check_cards(record)
    raise_faults([*faults, *_check_calls(record, rules)])
    assert rules is not None, "a record without a ruleset has a fault"
    table = _seen_table(record, rules)
    raise_faults(table.faults)
    deal, faults = _act(_open(record, rules, table.hands, ()), record, table.moves)
    raise_faults(faults)
    seat = deal.to_act
    if deal.phase is Phase.PLAY and seat is not None and seat not in table.known:
        raise_faults([Fault(record.place("hands", seat), HiddenHand(seat=seat))])
    if seat is not None:
        raise_faults(_check_score(record, deal))
    return deal


# --- the cards -----------------------------------------------------------------------------


def _check_cards(record: DealRecord) -> tuple[Ruleset | None, list[Fault]]:
    """Return the ruleset and what is wrong with it, the cards, and the packets."""
    rules = None
    faults = []
    try:
        rules = known_ruleset(record.ruleset)
    except RulesetError as error:
        faults.append(Fault(record.place("ruleset"), error))
    seen: set[int] = set()
    for name, at, card in _cards(record):
        if card in seen:
            faults.append(Fault(record.place(name, at), CardTwice(card=card)))
        seen.add(card)
    faults += [Fault(record.place(name, at), error) for name, at, error in _sizes(record, rules)]
    return rules, faults


def _cards(record: DealRecord) -> Iterator[tuple[str, int, int]]:
    """Give every known card with its field and index, in the order of the line."""
    for seat in order_from(record.first):
        for card in record.hands[seat].cards:
            yield "hands", seat, card
    if record.turned is not None:
        yield "turned", 0, record.turned
    for at, one in enumerate(record.stock):
        if one is not None:
            yield "stock", at, one


def _sizes(record: DealRecord, rules: Ruleset | None) -> Iterator[tuple[str, int, RebeloteError]]:
    """Give what the ruleset deals otherwise; without one, hands of more than eight."""
    size = HAND_SIZE if rules is None else rules.dealing.cards_before
    for seat in order_from(record.first):
        hand = record.hands[seat]
        held = len(hand.cards)
        is_short = rules is not None and not hand.is_hidden and held < size
        if held > size or is_short:
            yield "hands", seat, WrongHandSize(seat=seat, size=held, expected=size)
    if rules is None:
        return
    if rules.dealing.has_turned_card and record.turned is None:
        yield "turned", 0, NoTurnedCard()
    if record.turned is not None and not rules.dealing.has_turned_card:
        yield "turned", 0, TurnedCardHere(card=record.turned)
    size = stock_size(rules)
    if record.stock != HIDDEN_STOCK and len(record.stock) != size:
        yield "stock", 0, WrongStockSize(size=len(record.stock), expected=size)
    offered = rules.dealing.packets_before
    if record.packets is not None and record.packets not in offered:
        yield "packets", 0, PacketsNotOffered(packets=record.packets, offered=offered)


def _hidden_part(record: DealRecord) -> tuple[str, int]:
    """Return field and index of the first thing that the writer did not know."""
    for seat in order_from(record.first):
        if record.hands[seat].is_hidden:
            return "hands", seat
    if None in record.stock:
        return "stock", record.stock.index(None)
    return "plays", next(at for at, move in enumerate(record.plays) if isinstance(move, Heard))


# --- the actions ---------------------------------------------------------------------------

Moves = list[tuple[int, Declare | Play]]


def _open(
    record: DealRecord, rules: Ruleset, hands: Sequence[int], stock: tuple[Card, ...]
) -> Deal:
    """Return the deal of these cards before the first call."""
    layout = Layout((hands[0], hands[1], hands[2], hands[3]), record.turned, stock)
    packets = usual_packets(rules, record.packets)
    return Deal.open(Setup(rules, layout, record.first, packets, record.pending, record.last))


def _act(deal: Deal, record: DealRecord, moves: Moves) -> tuple[Deal, list[Fault]]:
    """Return the deal after the calls and these moves, up to the first that is refused."""
    actions: list[tuple[str, int, Action]] = [
        *(("calls", at, call) for at, call in enumerate(record.calls)),
        *(("plays", at, move) for at, move in moves),
    ]
    for name, at, action in actions:
        try:
            deal = deal.apply(action)
        except IllegalAction as error:
            return deal, [Fault(record.place(name, at), error)]
    return deal, []


def _check_calls(record: DealRecord, rules: Ruleset | None) -> list[Fault]:
    """Return the first refused call of a record whose cards need not be right."""
    if rules is None or rules.dealing.has_turned_card != (record.turned is not None):
        return []
    auction = Auction.open(rules.bidding, record.first, record.turned)
    for at, call in enumerate(record.calls):
        try:
            auction = auction.apply(call)
        except IllegalAction as error:
            return [Fault(record.place("calls", at), error)]
    return []


def _check_score(record: DealRecord, deal: Deal) -> list[Fault]:
    """Compare the score on the line with the one recomputed; a line may also have none."""
    if record.score is None:
        return []
    error: RebeloteError
    expected = score_of(deal)
    if expected is None:
        error = ScoreTooEarly(score=record.score)
    elif expected != record.score:
        error = WrongScore(score=record.score, expected=expected)
    else:
        return []
    return [Fault(record.place("score"), error)]


# --- what a writer who does not know all cards shows -----------------------------------------


class _Table(NamedTuple):
    """The hands as far as they are known or shown, who is known, and the moves that count."""

    hands: list[CardSet]
    known: dict[Seat, CardSet]
    moves: Moves
    faults: list[Fault]


def _seen_table(record: DealRecord, rules: Ruleset) -> _Table:
    """Lay out what a record shows, its calls being legal.

    A hand that holds nothing but what it will show obeys every duty that the whole hand obeyed,
    since a duty only ever asks for cards that are held.
    """
    auction = Auction.open(rules.bidding, record.first, record.turned)
    for call in record.calls:
        auction = auction.apply(call)
    contract = auction.contract
    taker = auction.to_act if auction.phase is Phase.FORCED else None
    if contract is not None:
        taker = contract.taker
    known = dict(_known_hands(record, rules, taker))
    held = [known.get(seat, CardSet.of(record.hands[seat].cards)) for seat in SEATS]
    if taker is not None and record.turned is not None:
        held[taker] |= 1 << record.turned
    table = _Table(list(held), known, [], [])
    fallen = CardSet(0)
    for at, (seat, move) in enumerate(_moves_of_seats(record, rules, contract)):
        place = record.place("plays", at)
        if seat in known:
            own = _own_move(move, known[seat])
            if isinstance(own, Heard):
                table.faults.append(Fault(place, KindNotHeld(kinds=own.kinds)))
            else:
                table.moves.append((at, own))
        elif isinstance(move, Play):
            others = [fallen, *held[:seat], *held[seat + 1 :]]
            if any(move.card in cards for cards in others):
                table.faults.append(Fault(place, CardNotHeld(card=move.card)))
            table.hands[seat] |= 1 << move.card
            table.moves.append((at, PLAYS[move.card]))
        if isinstance(move, Play):
            fallen |= 1 << move.card
    return table


def _own_move(move: Move, hand: CardSet) -> Move:
    """Return the move; for announces heard, the first ones of the hand that sound like them."""
    own = (choice for choice in choices(maximal(hand)) if sound_of(choice) == move)
    return next(own, move)


def _known_hands(
    record: DealRecord, rules: Ruleset, taker: Seat | None
) -> Iterator[tuple[Seat, CardSet]]:
    """Give the hands of which every card is known; with a taker, those of eight."""
    at = 0
    rest = 0 if taker is None else HAND_SIZE - rules.dealing.cards_before
    for seat in order_from(record.first):
        hand = CardSet.of(record.hands[seat].cards)
        turned = record.turned if seat == taker else None
        if turned is not None:
            hand |= 1 << turned
        share = rest - (turned is not None)
        packet = [card for card in record.stock[at : at + share] if card is not None]
        if not record.hands[seat].is_hidden and len(packet) == share:
            yield seat, hand | CardSet.of(packet)
        at += share


def _moves_of_seats(
    record: DealRecord, rules: Ruleset, contract: Contract | None
) -> Iterator[tuple[Seat, Move]]:
    """Give each move with the seat that makes it; without a contract any seat will do."""
    leader = record.first
    cards: tuple[Card, ...] = ()
    for move in record.plays:
        yield SEATS[(leader + len(cards)) & 3], move
        if isinstance(move, Play):
            cards = (*cards, move.card)
        if len(cards) == 4 and contract is not None:
            winner = Trick(rules, contract.strain, leader, cards).winner
            assert winner is not None, "four cards lie"
            leader, cards = winner, ()
