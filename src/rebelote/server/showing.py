"""The one way from what a seat may know of a table to what goes over its socket."""

from __future__ import annotations

from collections.abc import Iterator

from rebelote.analysis import Hint
from rebelote.cards import CardSet, Rank, RebeloteError
from rebelote.engine import Trick, View
from rebelote.notation import print_action, print_call, print_move
from rebelote.notation.letters import letters_of
from rebelote.notation.wording import (
    Said,
    Telling,
    say_action,
    say_belote,
    say_company,
    say_contract,
    say_deal_begins,
    say_deal_end,
    say_error,
    say_event,
    say_heard,
    say_match_end,
    say_passed_out,
    say_reason,
    say_sheet,
    say_title,
    say_value,
    tell_event,
)
from rebelote.notation.wording.phrase import capital
from rebelote.rules import (
    SEATS,
    Bid,
    Call,
    Contract,
    Declare,
    Double,
    Pass,
    Play,
    Ruleset,
    Score,
    Seat,
    team_of,
)
from rebelote.rules.dealing import Rotation
from rebelote.rules.declarations import points_of
from rebelote.server import protocol
from rebelote.server.protocol import Happening, Told
from rebelote.server.refusing import fit_to_tell
from rebelote.tables import (
    Acted,
    Closed,
    Computer,
    DealSheet,
    Dealt,
    Event,
    Person,
    TableView,
    Undone,
)
from rebelote.tables import HandCard as Held
from rebelote.tables.event import ABANDONED, CANCELLED, RESIGNED


def told_error(
    error: RebeloteError, language: str, ruleset: Ruleset | None = None, seat: Seat | None = None
) -> Told:
    """Return the name of an error and its sentence, seats named as `seat` sees them."""
    return Told(error.code, say_error(fit_to_tell(error), language, ruleset, seat))


def show_table(table: str, seen: TableView, language: str) -> protocol.TableView:
    """Return the view of a table in the form and the language of a socket."""
    rules, view = seen.ruleset, seen.view
    ranking, is_done = rules.ranking, seen.is_deal_over
    before = seen.sheets[:-1] if is_done else seen.sheets
    contract = None if view is None else view.contract
    return protocol.TableView(
        table=table,
        seq=seen.seq,
        seat=seen.seat,
        ruleset=str(rules),
        variant=rules.id,
        title=say_title(rules, language),
        clockwise=rules.dealing.rotation is Rotation.CW,
        trump_order=_ranks(ranking.trump_order),
        plain_order=_ranks(ranking.plain_order),
        deal=seen.deal,
        scores=before[-1].totals if before else (0, 0),
        target=number_of(rules, "target"),
        deals=number_of(rules, "deals"),
        pending=seen.pending if view is None else view.pending,
        phase=_phase(seen),
        to_act=None if view is None or seen.closed or _is_paused(seen) else view.to_act,
        seats=[_seat(seen, seat, language) for seat in SEATS],
        hand=[_card(one, seen, language) for one in seen.hand],
        turned=None if view is None or contract or view.turned is None else str(view.turned),
        calls=[] if view is None else _calls(view, language),
        contract=None if contract is None else _contract(contract, rules, language),
        offers=list(_offers(seen, language)),
        declares=list(_declares(seen, language)),
        trick=None if view is None or view.trick is None else show_trick(view.trick),
        last_trick=None if seen.last_trick is None else show_trick(seen.last_trick),
        tricks=(0, 0) if view is None else view.tricks_won,
        sheet=None if seen.sheet is None else show_sheet(seen.sheet, rules, language),
        sheets=[show_sheet(one, rules, language) for one in before],
        winner=seen.winner,
        can_undo=seen.can_undo,
        can_hint=seen.is_solo and bool(seen.legal),
        promise=seen.commitment,
        spectator=seen.is_spectator,
    )


def show_happenings(
    event: Event, before: TableView, after: TableView, language: str
) -> Iterator[Happening]:
    """Give what an event came to, as the seat of the views perceives it."""
    view = after.view
    if isinstance(event, Closed):
        yield Happening("match_over", text=_match_end(after, event.reason, language))
    elif isinstance(event, Undone):
        yield Happening("undone", text=say_event("undone", language))
    elif view is not None and isinstance(event, Dealt):
        yield Happening("dealt", seat=view.dealer, text=say_deal_begins(view, language))
    elif view is not None and before.view is not None and isinstance(event, Acted):
        yield from _acted(before.view, after, language)


def show_trick(trick: Trick) -> protocol.TrickView:
    """Return a trick, complete or not."""
    cards = [str(card) for card in trick.cards]
    return protocol.TrickView(trick.leader, cards, trick.winner, trick.points)


def show_sheet(sheet: DealSheet, rules: Ruleset, language: str) -> protocol.Sheet:
    """Return the score of a finished deal."""
    score = sheet.score
    said = say_passed_out(language) if score is None else say_sheet(score, language, rules)
    return protocol.Sheet(
        outcome=_told(said.outcome),
        lines=[protocol.SheetLine(_told(line.label), line.points) for line in said.lines],
        marks=said.marks,
        totals=sheet.totals,
        pending=sheet.pending,
        scale="" if score is None else _scale(score, rules, language),
    )


def _scale(score: Score, rules: Ruleset, language: str) -> str:
    """Return how points become marks, nothing where a point is a mark."""
    unit = rules.settings.get("unit")
    if score.unit == 1 or unit is None:
        return ""
    return say_value("unit", unit.text, language, rules)


def _told(said: Said) -> Told:
    return Told(said.code, said.text)


def show_hint(command: str, hint: Hint, rules: Ruleset, language: str) -> protocol.HintFrame:
    """Return a hint: the action, why, and what every legal card should bring, best first."""
    cards = [
        protocol.HintCard(str(one.card), round(one.marks, 1), round(one.contract_chance, 3))
        for one in hint.cards
    ]
    text = " ".join(say_reason(one, language, rules) for one in hint.reasons)
    return protocol.HintFrame(command, print_action(hint.action), text, cards)


def _acted(before: View, after: TableView, language: str) -> Iterator[Happening]:
    view = after.view
    assert view is not None, "an action is one in a deal"
    for one in tell_event(after.heard[-1], before, view, language):
        if one.kind == "passed_out":
            continue
        card = None if one.card is None else str(one.card)
        yield Happening(one.kind, one.seat, card, _in_full(one, view, language))
        if one.kind == "contract" and view.turned is not None:
            yield Happening("taken", one.seat, str(view.turned))
    sheet = after.sheet
    if sheet is not None:
        shown = show_sheet(sheet, after.ruleset, language).outcome.text
        text = say_deal_end(shown, sheet.totals, view.seat, language)
        yield Happening("deal_over", text=text)


def _in_full(told: Telling, view: View, language: str) -> str:
    """Return what was told as those hear it who do not see the table: a ruff, the tricks so far."""
    if told.kind == "trick":
        own = team_of(view.seat)
        us, them = view.tricks_won[own], view.tricks_won[1 - own]
        return say_event("tally", language, told=told.text, us=us, them=them)
    if told.kind == "played":
        trick = view.trick if view.trick is not None and view.trick.cards else view.tricks[-1]
        trumps = trick.strain.trump_suits
        if trick.led not in trumps and trick.cards[-1].suit in trumps:
            return say_event("ruffed", language, told=told.text)
    return told.text


def _match_end(seen: TableView, reason: str, language: str) -> str:
    if reason == RESIGNED:
        return say_event("resigned", language)
    if reason in (ABANDONED, CANCELLED):
        return say_company(reason, language)
    return say_match_end(seen.scores, seen.winner, SEATS[seen.seat], language)


def _phase(seen: TableView) -> protocol.Phase:
    if seen.closed is not None:
        return "match_over"
    if seen.is_deal_over:
        return "deal_over"
    return "auction" if seen.view is None or seen.view.contract is None else "play"


def bot_of(seen: TableView, seat: Seat) -> str | None:
    """Return the bot that plays a seat now; None where its person does, or nobody."""
    occupant = seen.seats[seat]
    if seen.company is not None:
        occupant = seen.company.stand_ins[seat] or occupant
    return occupant.bot if isinstance(occupant, Computer) else None


def _is_paused(seen: TableView) -> bool:
    return seen.company is not None and seen.company.is_paused


def _seat(seen: TableView, seat: Seat, language: str) -> protocol.SeatView:
    occupant, view = seen.seats[seat], seen.view
    name = occupant.name if isinstance(occupant, Person) else ""
    bot = bot_of(seen, seat)
    if view is None:
        return protocol.SeatView(seat, name, bot, 0, 0, None, None, [])
    calls = [call for caller, call in view.calls if caller == seat]
    shown = CardSet.of(card for cards in view.shown[seat] for card in cards)
    return protocol.SeatView(
        seat=seat,
        name=name,
        bot=bot,
        cards=view.hand_sizes[seat],
        tricks=sum(trick.winner == seat for trick in view.tricks),
        call=print_call(calls[-1]) if calls else None,
        said=_said(view, seat, language),
        shown=[str(card) for card in sorted(shown)],
        is_dealer=view.dealer == seat,
        is_taker=view.contract is not None and view.contract.taker == seat,
    )


def _said(view: View, seat: Seat, language: str) -> Told | None:
    """Return the last word of the belote that the seat said, or else its announces."""
    words = [card for who, card in view.played if who == seat and card in view.words]
    if words:
        is_second = any(card.suit is words[-1].suit for card in words[:-1])
        return Told("belote", capital(say_belote(is_second, language, view.ruleset)))
    kinds = view.announced[seat]
    return Told("announce", capital(say_heard(kinds, language))) if kinds else None


def _card(held: Held, seen: TableView, language: str) -> protocol.HandCard:
    refusal = held.refusal
    told = None
    if refusal is not None:
        told = told_error(refusal, language, seen.ruleset, SEATS[seen.seat])
    is_legal = held.is_legal
    return protocol.HandCard(str(held.card), is_legal, told, held.can_say_belote)


def _calls(view: View, language: str) -> list[protocol.CallMade]:
    return [
        protocol.CallMade(seat, print_call(call), say_action(call, language, view.ruleset))
        for seat, call in view.calls
    ]


def _contract(contract: Contract, rules: Ruleset, language: str) -> protocol.ContractView:
    level = None if contract.level is None else str(contract.level)
    text = say_contract(contract, language, rules)
    strain, multiplier = contract.strain.letters, contract.multiplier
    return protocol.ContractView(strain, level, contract.taker, multiplier, text)


def _offers(seen: TableView, language: str) -> Iterator[protocol.CallOffer]:
    for action in seen.legal:
        if isinstance(action, Play | Declare):
            continue
        level = strain = None
        if isinstance(action, Bid):
            level = None if action.level is None else str(action.level)
            strain = action.strain.letters
        text = say_action(action, language, seen.ruleset)
        yield protocol.CallOffer(print_call(action), _kind(action), level, strain, text)


def _kind(call: Call) -> protocol.CallKind:
    if isinstance(call, Pass):
        return "pass"
    if isinstance(call, Bid):
        return "bid"
    return "double" if isinstance(call, Double) else "redouble"


def _declares(seen: TableView, language: str) -> Iterator[protocol.DeclareOffer]:
    offers = [action for action in seen.legal if isinstance(action, Declare)]
    fullest = max((len(one.sets) for one in offers), default=0)
    for action in offers:
        cards = [str(card) for one in action.sets for card in sorted(one, reverse=True)]
        points = sum(map(points_of, action.sets))
        text = f"{capital(say_action(action, language, seen.ruleset))}, {points}"
        is_best = len(action.sets) == fullest
        yield protocol.DeclareOffer(print_move(action), cards, text, is_best)


def _ranks(order: tuple[Rank, ...]) -> str:
    ranks = letters_of("en").ranks
    return "".join(ranks[rank] for rank in order)


def number_of(rules: Ruleset, option: str) -> int | None:
    """Return the number to which an option is set; None where the ruleset has no such option."""
    setting = rules.settings.get(option)
    return None if setting is None else int(setting.value)
