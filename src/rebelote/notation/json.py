"""Records as JSON values, in the form that `schema/match.schema.json` describes."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from rebelote.cards import BadCard, Card, Reason, RebeloteError
from rebelote.notation.actions import parse_call, parse_move, print_call, print_move
from rebelote.notation.cards import UNKNOWN, Hand, parse_card, parse_hand, print_card, print_hand
from rebelote.notation.errors import (
    BadRecord,
    BadValue,
    Fault,
    MissingField,
    Place,
    UnknownField,
    UnknownFormat,
    Unreadable,
    raise_faults,
)
from rebelote.notation.record import (
    FORMAT,
    RULESET_FORM,
    TAG_NAME,
    DealRecord,
    MatchRecord,
    canonical_ruleset,
    check_tags,
    in_order,
    seen_stock,
    usual_packets,
)
from rebelote.rules.dealing import HAND_SIZE
from rebelote.rules.options import Packets
from rebelote.rules.seating import SEATS, Seat

_T = TypeVar("_T")

_LARGEST = 999_999
_LONGEST = 40


def to_json(record: DealRecord | MatchRecord) -> dict[str, Any]:
    """Return a record as a JSON object; hands are by seat, English letters always."""
    if isinstance(record, MatchRecord):
        tags = {name: value for name, value in in_order(record.tags).items() if name != "Format"}
        return {"format": FORMAT, "tags": tags, "deals": [_deal(deal) for deal in record.deals]}
    return {"format": FORMAT} | _deal(record)


def _deal(record: DealRecord) -> dict[str, Any]:
    return {
        "ruleset": record.ruleset,
        "first": record.first,
        "hands": [print_hand(hand) for hand in record.hands],
        "turned": None if record.turned is None else print_card(record.turned),
        "stock": [UNKNOWN if card is None else print_card(card) for card in record.stock],
        "packets": None if record.packets is None else list(record.packets),
        "pending": record.pending,
        "last": record.last,
        "calls": [print_call(call) for call in record.calls],
        "plays": [print_move(move) for move in record.plays],
        "score": None if record.score is None else list(record.score),
    }


def from_json(value: object) -> DealRecord | MatchRecord:
    """Return the record of a JSON value: a match if it has `tags` or `deals`, else a deal.

    Only `format`, `ruleset`, `first` and `hands` must be there, in a match `format`, `tags` and
    `deals`. Raises `BadRecord` with all the faults found; their places are paths such as
    `deals/2/plays/5`.
    """
    form = _Form(value, "")
    version = form.take("format", _whole, FORMAT, is_needed=True)
    if version != FORMAT:
        # What else such a record says may mean something else.
        unknown = UnknownFormat(format=version, known=str(FORMAT))
        raise BadRecord(faults=(Fault(Place("format", str(version)), unknown),))
    is_match = "tags" in form.fields or "deals" in form.fields
    record = _read_match(form) if is_match else _read_deal(form)
    raise_faults(form.close())
    return record


def _read_match(form: _Form) -> MatchRecord:
    no_tags: dict[str, str] = {}
    tags = form.take("tags", _texts_by_name, no_tags, is_needed=True)
    tags["Format"] = str(FORMAT)
    for name, error in check_tags(tags):
        form.fault(f"tags/{name}", tags.get(name, ""), error)
    deals = []
    no_deals: list[object] = []
    for at, one in enumerate(form.take("deals", _list, no_deals, is_needed=True)):
        inner = _Form(one, f"deals/{at}/")
        deals.append(_read_deal(inner))
        form.faults += inner.close()
    if "Ruleset" in tags:
        tags["Ruleset"], _ = canonical_ruleset(tags["Ruleset"])
    return MatchRecord(in_order(tags), tuple(deals))


def _read_deal(form: _Form) -> DealRecord:
    ruleset, rules = canonical_ruleset(form.take("ruleset", _ruleset, "", is_needed=True))
    no_hands: list[object] = [UNKNOWN] * 4
    hands = form.take("hands", _hands, no_hands, is_needed=True)
    read = [form.read(f"hands/{seat}", hands[seat], parse_hand) or Hand() for seat in SEATS]
    turned = form.take("turned", _maybe_text, None)
    return DealRecord(
        ruleset=ruleset,
        first=form.take("first", _seat, SEATS[0], is_needed=True),
        hands=(read[0], read[1], read[2], read[3]),
        turned=None if turned is None else form.read("turned", turned, parse_card),
        stock=seen_stock(form.read_all("stock", _parse_stock)),
        packets=usual_packets(rules, form.take("packets", _packets, None)),
        pending=form.take("pending", _whole, 0),
        last=form.take("last", _truth, False),
        calls=tuple(form.read_all("calls", parse_call)),
        plays=tuple(form.read_all("plays", parse_move)),
        score=form.take("score", _score, None),
    )


def _parse_stock(text: str) -> Card | None:
    return None if text == UNKNOWN else parse_card(text)


class _Form:
    """A JSON object being read: gives its fields, notes faults, knows what nobody asked for."""

    def __init__(self, value: object, path: str) -> None:
        self.path = path
        self.faults: list[Fault] = []
        self.asked: set[str] = set()
        self.is_object = isinstance(value, Mapping)
        self.fields: Mapping[str, Any] = value if isinstance(value, Mapping) else {}
        if not self.is_object:
            self.fault("", value, BadValue(value=value, expected=Reason.of("object")))

    def fault(self, name: str, value: object, error: RebeloteError) -> None:
        """Note a fault and the path to it."""
        path = (self.path + name).removesuffix("/")
        self.faults.append(Fault(Place(path, str(value)[:_LONGEST]), error))

    def take(
        self, name: str, read: Callable[[Any], _T], default: _T, *, is_needed: bool = False
    ) -> _T:
        """Return a field as `read` understands it; the default if it is missing or at fault."""
        self.asked.add(name)
        if name in self.fields:
            try:
                return read(self.fields[name])
            except BadValue as error:
                self.fault(name, self.fields[name], error)
        elif is_needed and self.is_object:
            self.fault(name, "", MissingField(field=name))
        return default

    def read(self, name: str, value: object, parse: Callable[[str], _T]) -> _T | None:
        """Return what a text stands for, None after a fault."""
        try:
            return parse(_text(value))
        except (Unreadable, BadCard) as error:
            self.fault(name, value, error)
        return None

    def read_all(self, name: str, parse: Callable[[str], _T]) -> list[_T]:
        """Return what the texts of a list stand for, those without fault."""
        values = []
        none: list[object] = []
        for at, one in enumerate(self.take(name, _list, none)):
            try:
                values.append(parse(_text(one)))
            except (Unreadable, BadCard) as error:
                self.fault(f"{name}/{at}", one, error)
        return values

    def close(self) -> list[Fault]:
        """Return the faults, fields that the format does not know among them."""
        for name in self.fields:
            if name not in self.asked:
                self.fault(str(name), "", UnknownField(field=name))
        return self.faults


# --- kinds of values: each function returns the value or raises `BadValue` ---------------------


def _check(is_right: bool, value: object, expected: str, **params: object) -> None:
    if not is_right:
        raise BadValue(value=value, expected=Reason.of(expected, **params))


def _text(value: Any) -> str:
    _check(isinstance(value, str), value, "text")
    return str(value)


def _ruleset(value: Any) -> str:
    _check(RULESET_FORM.fullmatch(_text(value)) is not None, value, "ruleset")
    return str(value)


def _maybe_text(value: Any) -> str | None:
    return None if value is None else _text(value)


def _list(value: Any) -> list[object]:
    _check(isinstance(value, list), value, "list")
    return list(value)


def _truth(value: Any) -> bool:
    _check(isinstance(value, bool), value, "true_or_false")
    return bool(value)


def _is_whole(value: Any, low: int, high: int) -> bool:
    # True and false are whole numbers in Python, and not in JSON.
    return type(value) is int and low <= value <= high


def _whole(value: Any) -> int:
    _check(_is_whole(value, 0, _LARGEST), value, "whole_number", low=0, high=_LARGEST)
    return int(value)


def _seat(value: Any) -> Seat:
    _check(_is_whole(value, 0, 3), value, "whole_number", low=0, high=3)
    return SEATS[int(value)]


def _texts_by_name(value: Any) -> dict[str, str]:
    _check(isinstance(value, Mapping), value, "object")
    for name, text in value.items():
        is_name = isinstance(name, str) and re.fullmatch(TAG_NAME, name) is not None
        _check(is_name and isinstance(text, str), {name: text}, "texts_by_name")
    return dict(value)


def _hands(value: Any) -> list[object]:
    _check(isinstance(value, list) and len(value) == len(SEATS), value, "four_hands")
    return list(value)


def _packets(value: Any) -> Packets | None:
    if value is None:
        return None
    is_list = isinstance(value, list) and 1 <= len(value) <= HAND_SIZE
    _check(is_list and all(_is_whole(one, 1, HAND_SIZE) for one in value), value, "list_of_packets")
    return tuple(value)


def _score(value: Any) -> tuple[int, int] | None:
    if value is None:
        return None
    is_pair = isinstance(value, list) and len(value) == 2
    _check(
        is_pair and all(_is_whole(one, 0, _LARGEST) for one in value), value, "two_whole_numbers"
    )
    return value[0], value[1]
