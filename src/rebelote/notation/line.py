"""Deal lines: `ruleset first:hand/hand/hand/hand|turned|stock facts auction play score`."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import Final

from rebelote.cards import BadCard, Card, RebeloteError
from rebelote.engine import Deal
from rebelote.notation.actions import (
    Heard,
    Move,
    parse_call,
    parse_move,
    print_call,
    print_move,
)
from rebelote.notation.cards import (
    HIDDEN_HAND,
    UNKNOWN,
    Hand,
    parse_card,
    parse_hand,
    print_card,
    print_hand,
)
from rebelote.notation.errors import (
    BadCall,
    BadDeclaration,
    BadFact,
    BadFirst,
    BadHand,
    BadHandCount,
    BadRecord,
    BadScore,
    BadTrickEnd,
    Fault,
    Leftover,
    LineEndsEarly,
    Place,
    RepeatedFact,
    raise_faults,
)
from rebelote.notation.letters import letters_of
from rebelote.notation.record import (
    RULESET_FORM,
    DealRecord,
    Source,
    canonical_ruleset,
    print_marks,
    record_of,
    seen_stock,
    stock_size,
    usual_packets,
)
from rebelote.rules.actions import Call, Declare, Play
from rebelote.rules.errors import BadRulesetText
from rebelote.rules.options import Packets
from rebelote.rules.ruleset import Ruleset
from rebelote.rules.seating import SEATS, Seat, order_from

NONE: Final = "-"
"""What stands for an empty field."""

_SPACES = re.compile(r"\s*")
_RULESET = re.compile(r"[^\s(]+(?:\s*\([^)]*\)?)?")
_FIRST = re.compile(r"[^\s:/|]*\s*:")
_UP_TO_BAR = re.compile(r"[^|]*\|")
_EMPTY = re.compile(r"-(?=\s|$)")
_UNKNOWN = re.compile(r"\?")
_FACT = re.compile(r"(?:packets|pending)=\S*|last(?=\s|$)")
_FACT_VALUES = {
    "packets": re.compile(r"[1-8](?:-[1-8]){0,7}"),
    "pending": re.compile(r"[0-9]{1,6}"),
    "last": re.compile(""),
}
_COMMA = re.compile(",")
_CALL_LIKE = re.compile(r"[^\s,]*")
_SLASH = re.compile("/")
_DECLARATION = re.compile(r"\([^()/]*\)?")
_CARD_LIKE = re.compile(r"[^\s/(]+")
_SCORE_LIKE = re.compile(r"[0-9]*-|$")
_SCORE = re.compile(r"([0-9]{1,6})-([0-9]{1,6})(?=\s|$)")
_WORD = re.compile(r"\S+")
_REST = re.compile(r"\S.*", re.DOTALL)

_SEAT_OF = {str(seat): seat for seat in SEATS}


def parse_deal(line: str, letters: str = "en", number: int = 0) -> DealRecord:
    """Read a deal line, a position cut short, or a line with unknown cards.

    `number` is the line's number in its file. Raises `BadRecord` with all the faults found.
    """
    return _Reader(line, letters, number).deal()


def print_deal(deal: DealRecord | Deal, letters: str = "en") -> str:
    """Write the one canonical line of a record, or of a deal."""
    record = record_of(deal) if isinstance(deal, Deal) else deal
    fields = [record.ruleset, _print_cards(record, letters)]
    if record.packets is not None:
        fields.append(f"packets={'-'.join(map(str, record.packets))}")
    if record.pending:
        fields.append(f"pending={record.pending}")
    if record.last:
        fields.append("last")
    fields.append(",".join(print_call(call, letters) for call in record.calls) or NONE)
    fields.append(_print_plays(record.plays, letters) or NONE)
    fields.append(NONE if record.score is None else print_marks(record.score))
    return " ".join(fields)


def _print_cards(record: DealRecord, letters: str) -> str:
    order = order_from(record.first)
    hands = "/".join(print_hand(record.hands[seat], letters) for seat in order)
    turned = NONE if record.turned is None else print_card(record.turned, letters)
    stock = "".join(UNKNOWN if card is None else print_card(card, letters) for card in record.stock)
    return f"{record.first}:{hands}|{turned}|{stock or NONE}"


def _print_plays(plays: tuple[Move, ...], letters: str) -> str:
    texts, cards = [], 0
    for move in plays:
        if cards and cards % 4 == 0:
            texts.append("/")
            cards = 0
        texts.append(print_move(move, letters))
        cards += isinstance(move, Play)
    return "".join(texts)


class _Reader:
    """Reads a line from left to right, goes on after a fault, and remembers where things stood."""

    def __init__(self, line: str, letters: str, number: int) -> None:
        self.line = line
        self.letters = letters
        self.number = number
        self.alphabet = letters_of(letters)
        self.at = 0
        self.faults: list[Fault] = []
        self.spots: dict[str, list[tuple[int, str]]] = defaultdict(list)

    def deal(self) -> DealRecord:
        """Read the whole line; raises `BadRecord`."""
        ruleset, rules = canonical_ruleset(self.ruleset())
        first = self.first()
        hands = self.hands(first)
        turned = self.turned()
        stock = self.stock()
        self.check_stock_end(stock, rules)
        packets, pending, last = self.facts()
        calls = self.calls()
        plays = self.plays()
        score = self.score()
        raise_faults(self.faults)
        return DealRecord(
            ruleset=ruleset,
            first=first,
            hands=hands,
            turned=turned,
            stock=stock,
            packets=usual_packets(rules, packets),
            pending=pending,
            last=last,
            calls=calls,
            plays=plays,
            score=score,
            source=Source(self.number, {name: tuple(some) for name, some in self.spots.items()}),
        )

    # --- the scanner ----------------------------------------------------------------------

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """Take a text of this form, after spaces, or leave all as it is."""
        match = pattern.match(self.line, self.skip())
        if match is not None:
            self.at = match.end()
        return match

    def skip(self) -> int:
        """Return where the next text begins, after spaces."""
        spaces = _SPACES.match(self.line, self.at)
        return spaces.end() if spaces else self.at

    def need(self, name: str, pattern: re.Pattern[str]) -> tuple[str, int]:
        """Take a text; without it the rest of the line has no meaning. Return it and its start."""
        match = self.take(pattern)
        if match is None:
            self.fault(name, "", len(self.line), LineEndsEarly(missing=name))
            raise BadRecord(faults=tuple(self.faults))
        return match.group(), match.start()

    def spot(self, name: str, start: int, token: str) -> None:
        """Note where an element of a field stands."""
        self.spots[name].append((start + 1, token))

    def fault(self, name: str, token: str, start: int, error: RebeloteError) -> None:
        """Note a fault and its place."""
        self.faults.append(Fault(Place(name, token, start + 1, self.number), error))

    # --- the fields, in their order -------------------------------------------------------

    def ruleset(self) -> str:
        """Read the ruleset with its options."""
        text, start = self.need("ruleset", _RULESET)
        self.spot("ruleset", start, text)
        if RULESET_FORM.fullmatch(text) is None:
            self.fault("ruleset", text, start, BadRulesetText(text=text))
        return text

    def first(self) -> Seat:
        """Read the seat that speaks first, up to the colon."""
        text, start = self.need("first", _FIRST)
        text = text.removesuffix(":").strip()
        self.spot("first", start, text)
        if text not in _SEAT_OF:
            self.fault("first", text, start, BadFirst(text=text))
        return _SEAT_OF.get(text, SEATS[0])

    def hands(self, first: Seat) -> tuple[Hand, Hand, Hand, Hand]:
        """Read four hands with `/` between, up to the bar, and return them by seat."""
        text, start = self.need("hands", _UP_TO_BAR)
        texts = text.removesuffix("|").split("/")
        if len(texts) != 4:
            self.fault("hands", text.removesuffix("|"), start, BadHandCount(found=len(texts)))
            texts = [UNKNOWN] * 4
        hands = []
        for one in texts:
            token, begin = one.strip(), start + len(one) - len(one.lstrip())
            self.spot("hands", begin, token)
            try:
                hands.append(parse_hand(token, self.letters))
            except BadHand as error:
                self.fault("hands", token, begin, error)
                hands.append(HIDDEN_HAND)
            start += len(one) + 1
        order = [(seat - first) & 3 for seat in SEATS]
        self.spots["hands"] = [self.spots["hands"][at] for at in order]
        return hands[order[0]], hands[order[1]], hands[order[2]], hands[order[3]]

    def turned(self) -> Card | None:
        """Read the turned card, up to the bar."""
        text, start = self.need("turned", _UP_TO_BAR)
        text = text.removesuffix("|").strip()
        self.spot("turned", start, text)
        if text in ("", NONE):
            return None
        try:
            return parse_card(text, self.letters)
        except BadCard as error:
            self.fault("turned", text, start, error)
        return None

    def check_stock_end(self, stock: tuple[Card | None, ...], rules: Ruleset | None) -> None:
        """Tell a line that was cut inside its stock from one whose stock is false."""
        is_short = rules is not None and 0 < len(stock) < stock_size(rules)
        if is_short and None not in stock and not self.line[self.at :].strip():
            self.fault("stock", "", self.at, LineEndsEarly(missing="stock"))

    def stock(self) -> tuple[Card | None, ...]:
        """Read the stock: cards and unknown cards, or nothing."""
        stock: list[Card | None] = []
        start = self.at
        if self.take(_EMPTY):
            self.spot("stock", start, NONE)
            return ()
        is_spread = True
        while True:
            end = self.at
            if (match := self.take_dealt(is_spread=is_spread)) is not None:
                stock.append(self.alphabet.card_of(match))
                self.spot("stock", match.start(), match.group())
                is_spread = is_spread and (len(stock) == 1 or match.start() > end)
            elif (match := self.take(_UNKNOWN)) is not None:
                stock.append(None)
                self.spot("stock", match.start(), UNKNOWN)
                is_spread = False
            elif (match := _WORD.match(self.line, self.at)) is not None:
                self.at = match.end()
                self.fault("stock", match.group(), match.start(), BadCard(text=match.group()))
            else:
                if not stock:
                    self.spot("stock", start, "")
                return seen_stock(stock)

    def take_dealt(self, *, is_spread: bool) -> re.Match[str] | None:
        """Take a card of the stock; a ten with its suit may also be the first bid.

        It is a card among cards that stand apart, and a bid after a stock written in one piece.
        """
        start = self.at
        match = self.take(self.alphabet.card)
        if match is None or match.start() == start:
            return match
        is_like_call = self.alphabet.call.match(self.line, match.start()) is not None
        if is_like_call and (not is_spread or self.line.startswith(",", self.at)):
            self.at = start
            return None
        return match

    def facts(self) -> tuple[Packets | None, int, bool]:
        """Read what came in from outside the deal."""
        packets, pending = None, 0
        while (match := self.take(_FACT)) is not None:
            text, start = match.group(), match.start()
            name, _, value = text.partition("=")
            if name in self.spots:
                self.fault(name, text, start, RepeatedFact(text=text))
            self.spot(name, start, text)
            if _FACT_VALUES[name].fullmatch(value) is None:
                self.fault(name, text, start, BadFact(text=text))
            elif name == "packets":
                packets = tuple(map(int, value.split("-")))
            elif name == "pending":
                pending = int(value)
        return packets, pending, "last" in self.spots

    def calls(self) -> tuple[Call, ...]:
        """Read calls with commas or spaces between."""
        calls: list[Call] = []
        is_due = self.take(_EMPTY) is None and self.skip() < len(self.line)
        while True:
            if (match := self.take_call(is_due=is_due)) is not None:
                calls.append(parse_call(match.group(), self.letters))
                self.spot("calls", match.start(), match.group())
            elif is_due and (match := self.take(_CALL_LIKE)) is not None:
                self.fault("calls", match.group(), match.start(), BadCall(text=match.group()))
            else:
                return tuple(calls)
            is_due = self.take(_COMMA) is not None

    def take_call(self, *, is_due: bool) -> re.Match[str] | None:
        """Take a call; where none is due a ten with its suit begins the play."""
        start = self.at
        match = self.take(self.alphabet.call)
        if match is not None and not is_due and self.alphabet.card.fullmatch(match.group()):
            self.at = start
            return None
        return match

    def plays(self) -> tuple[Move, ...]:
        """Read cards and announces, with `/`, spaces or nothing between tricks."""
        plays: list[Move] = []
        cards = 0
        is_none = self.take(_EMPTY) is not None
        while not is_none and _SCORE_LIKE.match(self.line, self.skip()) is None:
            if (match := self.take(_SLASH)) is not None:
                if cards % 4 or not cards:
                    self.fault("plays", "/", match.start(), BadTrickEnd(cards=cards))
                cards = 0
                continue
            move = self.move()
            cards += not isinstance(move, Declare | Heard)
            if move is not None:
                plays.append(move)
        return tuple(plays)

    def move(self) -> Move | None:
        """Read a card or announces; None after a fault."""
        patterns = (_DECLARATION, self.alphabet.play, _CARD_LIKE)
        match = next(filter(None, map(self.take, patterns)))
        text, start = match.group(), match.start()
        self.spot("plays", start, text)
        try:
            return parse_move(text, self.letters)
        except (BadCard, BadDeclaration) as error:
            self.fault("plays", text, start, error)
        return None

    def score(self) -> tuple[int, int] | None:
        """Read the marks, after which nothing stands."""
        start = self.skip()
        is_none = self.take(_EMPTY) is not None
        match = None if is_none else self.take(_SCORE)
        self.spot("score", start, self.line[start : self.at])
        rest = self.take(_REST)
        if rest is not None:
            is_score = match is None and not is_none
            text = rest.group().rstrip()
            error = BadScore(text=text) if is_score else Leftover(text=text)
            self.fault("score", text, rest.start(), error)
        return None if match is None else (int(match.group(1)), int(match.group(2)))
