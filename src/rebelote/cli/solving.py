"""One position solved with all cards seen, told in a table or as facts for a program."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rich.table import Table

from rebelote.bots.outlook import Ending, Ledger
from rebelote.cards import Card
from rebelote.cli.words import count_points, decimals, word
from rebelote.engine import Deal, Trick
from rebelote.notation import print_card
from rebelote.notation.wording import (
    say_card,
    say_card_short,
    say_contract,
    say_event,
    say_seat,
)
from rebelote.rules import SEATS, Bid, team_of
from rebelote.solver import Solution, backend, points_of_teams, solve
from rebelote.solver.errors import LimitReached


@dataclass(frozen=True)
class Answer:
    """What the solver says of a deal in play.

    `endings` tell what the deal comes to after each card, for the side to play, with the announces
    and belotes that are still to be made. `line` is one of best play from here to the last card,
    empty unless asked for. `nodes` and `seconds` are what all of it took.
    """

    deal: Deal
    solution: Solution
    endings: Mapping[Card, Ending]
    line: tuple[Card, ...]
    nodes: int
    seconds: float


def answer(
    deal: Deal, *, nodes: int | None = None, seconds: float | None = None, with_line: bool = False
) -> Answer:
    """Solve a deal in play; the limits are those of everything together.

    Raises `BadPosition`, `BadRequest` or `LimitReached`.
    """
    started = time.perf_counter()
    solution = solve(deal, nodes=nodes, seconds=seconds)
    spent, line, at = solution.nodes, [], solution
    while with_line:
        line.append(at.best[0])
        position = at.position.play(at.best[0])
        if position.is_over:
            break
        left = None if nodes is None else nodes - spent
        rest = None if seconds is None else seconds - (time.perf_counter() - started)
        if (left is not None and left < 1) or (rest is not None and rest <= 0):
            limit = "nodes" if left is not None and left < 1 else "time"
            raise LimitReached(limit=limit, nodes=spent)
        at = solve(position, nodes=left, seconds=rest)
        spent += at.nodes
    ledger, hands = Ledger(deal.view(solution.seat)), tuple(map(int, deal.hands))
    endings = {card: ledger.ending(hands, card, value) for card, value in solution.values.items()}
    return Answer(deal, solution, endings, tuple(line), spent, time.perf_counter() - started)


def facts_of(found: Answer) -> dict[str, Any]:
    """Return an answer as JSON values; values and marks are seen from team 0."""
    solution, contract = found.solution, found.deal.contract
    assert contract is not None, "the deal is in play"
    by_name = {print_card(card): card for card in solution.values}
    sign = 1 - 2 * team_of(solution.seat)
    return {
        "ruleset": str(found.deal.ruleset),
        "to_act": int(solution.seat),
        "contract": str(Bid(contract.level, contract.strain)),
        "taker": int(contract.taker),
        "multiplier": contract.multiplier,
        "values": {name: solution.values[card] for name, card in by_name.items()},
        "marks": {name: sign * found.endings[card].marks for name, card in by_name.items()},
        "made": {name: found.endings[card].is_made for name, card in by_name.items()},
        "best": [print_card(card) for card in solution.best],
        "line": [print_card(card) for card in found.line],
        "nodes": found.nodes,
        "seconds": round(found.seconds, 6),
        "backend": backend(),
    }


def tell_position(deal: Deal, language: str) -> Iterator[str]:
    """Give who is to play under which contract, and what lies on the table."""
    contract, trick, seat = deal.contract, deal.trick, deal.to_act
    assert contract is not None, "the deal is in play"
    assert seat is not None, "the deal is in play"
    said = say_contract(contract, language, deal.ruleset)
    yield say_event("contract", language, what=said, seat=say_seat(contract.taker, language))
    if trick is not None and trick.cards:
        yield word("on_the_table", language, cards=_cards_of(trick, language, in_words=True))
    yield word("to_play", language, seat=say_seat(seat, language))


def table_of(found: Answer, language: str, *, in_words: bool) -> Table:
    """Return the legal cards, best first, with points and marks of both sides and what each costs.

    The side to play comes first, as whoever asks reads from there.
    """
    solution = found.solution
    team, total = team_of(solution.seat), solution.position.total
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    table.add_column(word("solve_points", language), justify="right")
    table.add_column(word("solve_marks", language), justify="right")
    table.add_column(word("solve_cost", language), justify="right")
    for card in sorted(solution.values, key=lambda card: (solution.cost(card), card)):
        points = points_of_teams(solution.values[card], total)
        name = say_card(card, language) if in_words else say_card_short(card, language)
        cost = solution.cost(card)
        table.add_row(
            name,
            f"{points[team]}–{points[1 - team]}",
            f"{found.endings[card].marks:+}",
            str(cost) if cost else word("solve_best", language),
            style="" if cost else "bold",
        )
    return table


def tell_contract_made(found: Answer, language: str) -> str:
    """Return whether the contract is made when everybody plays best."""
    is_made = found.endings[found.solution.best[0]].is_made
    return word("solve_made" if is_made else "solve_fails", language)


def tell_line(found: Answer, language: str, *, in_words: bool) -> Iterator[str]:
    """Give the line of best play, a trick at a time, with who takes it."""
    trick = found.deal.trick
    assert trick is not None, "the deal is in play"
    for card in found.line:
        trick = Trick(trick.ruleset, trick.strain, trick.leader, (*trick.cards, card))
        winner = trick.winner
        if len(trick.cards) == len(SEATS) and winner is not None:
            yield word(
                "solve_trick",
                language,
                cards=_cards_of(trick, language, in_words=in_words),
                seat=say_seat(winner, language),
                points=count_points(trick.points, language),
            )
            trick = Trick(trick.ruleset, trick.strain, winner)


def tell_effort(found: Answer, language: str) -> str:
    """Return what the answer took, and who found it."""
    key = "solved_natively" if backend() == "native" else "solved_in_python"
    return word(
        key, language, nodes=found.nodes, seconds=decimals(f"{found.seconds:.3f}", language)
    )


def _cards_of(trick: Trick, language: str, *, in_words: bool) -> str:
    say = say_card if in_words else say_card_short
    named = (
        f"{say_seat(SEATS[(trick.leader + at) & 3], language)} {say(card, language)}"
        for at, card in enumerate(trick.cards)
    )
    return ", ".join(named)
