"""House options: typed fields of a ruleset's parts, with the values each may take (RULES.md 3, 5).

A part is a frozen dataclass. A field made with `option(...)` is a house option; any other field is
fixed by the variant. An option may need another one to have a certain value; without it the option
has no effect and is refused.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Protocol

from rebelote.cards import Reason
from rebelote.rules.ranking import STRAIN_BY_LETTERS, Strain

Packets = tuple[int, ...]


class Domain(Protocol):
    """The values an option may take."""

    def read(self, raw: object) -> Any:
        """Return the value meant by a text or JSON value; raise ValueError when it is none."""

    def write(self, value: Any) -> str:
        """Write the value as it stands in a ruleset's text."""

    def others(self, value: Any) -> tuple[Any, ...]:
        """Return some other legal values: all of them, or the neighbours of a number."""

    @property
    def allowed(self) -> Reason:
        """Describe the values allowed, for messages."""


@dataclass(frozen=True)
class OnOff:
    """A switch, written `on` or `off`; JSON true and false are read too."""

    allowed = Reason.of("on_or_off")

    def read(self, raw: object) -> bool:
        """Read `on`, `off`, true or false."""
        known = {"on": True, "true": True, "off": False, "false": False}
        return known[_key(raw, known)]

    def write(self, value: bool) -> str:
        """Write `on` or `off`."""
        return "on" if value else "off"

    def others(self, value: bool) -> tuple[bool, ...]:
        """Return the opposite."""
        return (not value,)


@dataclass(frozen=True)
class Choice:
    """One of the members of a text enumeration."""

    members: type[StrEnum]

    @property
    def allowed(self) -> Reason:
        """List the members."""
        return Reason.of("one_of", values=", ".join(self.members))

    def read(self, raw: object) -> StrEnum:
        """Read a member by its value, in any case of letters."""
        known = {member.lower(): member for member in self.members}
        return known[_key(raw, known)]

    def write(self, value: StrEnum) -> str:
        """Write the member's value."""
        return value.value

    def others(self, value: StrEnum) -> tuple[StrEnum, ...]:
        """Return the other members."""
        return tuple(member for member in self.members if member is not value)


@dataclass(frozen=True)
class Number:
    """A whole number between two bounds, both included."""

    low: int
    high: int
    step: int = 1

    @property
    def allowed(self) -> Reason:
        """Name the bounds, and the step where it is not one."""
        if self.step == 1:
            return Reason.of("whole_number", low=self.low, high=self.high)
        return Reason.of("whole_number_by", low=self.low, high=self.high, step=self.step)

    def read(self, raw: object) -> int:
        """Read a whole number within the bounds."""
        if isinstance(raw, bool):
            raise ValueError(raw)
        value = _whole(raw)
        if not self.low <= value <= self.high or (value - self.low) % self.step:
            raise ValueError(raw)
        return value

    def write(self, value: int) -> str:
        """Write the number."""
        return str(value)

    def others(self, value: int) -> tuple[int, ...]:
        """Return the neighbours that are allowed."""
        near = (value + self.step, value - self.step)
        return tuple(other for other in near if self.low <= other <= self.high)


@dataclass(frozen=True)
class PacketChoice:
    """Ways to deal so many cards in packets, the usual one first: `3-2` or `3-2/2-3`."""

    allowed = Reason.of("ways_to_deal")

    def read(self, raw: object) -> tuple[Packets, ...]:
        """Read `3-2/2-3`, or the JSON lists [3, 2] and [[3, 2], [2, 3]]."""
        if isinstance(raw, list | tuple):
            ways = raw if raw and isinstance(raw[0], list | tuple) else [raw]
        else:
            ways = [way.split("-") for way in str(raw).split("/")]
        value = tuple(tuple(_whole(packet) for packet in way) for way in ways)
        if len(set(value)) != len(value):
            raise ValueError(raw)
        if any(min(way) < 1 for way in value):
            raise ValueError(raw)
        return value

    def write(self, value: tuple[Packets, ...]) -> str:
        """Write the ways with `-` between packets and `/` between ways."""
        return "/".join("-".join(map(str, way)) for way in value)

    def others(self, value: tuple[Packets, ...]) -> tuple[tuple[Packets, ...], ...]:
        """Return the same packets in the opposite order, and all cards at once."""
        turned = tuple(way[::-1] for way in value)
        at_once = ((sum(value[0]),),)
        return tuple(other for other in (turned, at_once) if other != value)


@dataclass(frozen=True)
class StrainLadder:
    """Contracts from the lowest to the highest: `C-D-H-S-NT-AT`."""

    allowed = Reason.of("list_of_contracts")

    def read(self, raw: object) -> tuple[Strain, ...]:
        """Read letters with `-` between, or a JSON list of letters."""
        letters = raw if isinstance(raw, list | tuple) else str(raw).split("-")
        value = tuple(STRAIN_BY_LETTERS[_key(one, STRAIN_BY_LETTERS, str.upper)] for one in letters)
        if not value or len(set(value)) != len(value):
            raise ValueError(raw)
        return value

    def write(self, value: tuple[Strain, ...]) -> str:
        """Write the letters with `-` between."""
        return "-".join(strain.letters for strain in value)

    def others(self, value: tuple[Strain, ...]) -> tuple[tuple[Strain, ...], ...]:
        """Return the ladder upside down and the ladder without its top, where it has one."""
        return tuple(other for other in (value[::-1], value[:-1]) if other not in (value, ()))


def _key(raw: object, known: dict[str, Any], fold: Callable[[str], str] = str.lower) -> str:
    key = fold(str(raw))
    if key not in known:
        raise ValueError(raw)
    return key


@dataclass(frozen=True)
class Need:
    """What gives an option its effect: another option, with one of these values if any are named.

    For an option whose value is a list, one of the values must be in the list.
    """

    option: str
    values: tuple[Any, ...] = ()

    def is_met(self, value: Any) -> bool:
        """Tell whether the other option's value gives the effect."""
        if not self.values:
            return True
        if isinstance(value, tuple):
            return any(one in value for one in self.values)
        return value in self.values


@dataclass(frozen=True)
class Alias:
    """Another name that RULES.md gives the same choice, with its own values.

    `values` pairs each of them with the text of the option's value it stands for.
    """

    name: str
    domain: Domain
    values: tuple[tuple[Any, str], ...]

    def translate(self, raw: object) -> str:
        """Return the text of the option's value that is meant; raise ValueError for none."""
        meant: str = dict(self.values)[self.domain.read(raw)]
        return meant


@dataclass(frozen=True)
class Option:
    """A house option as a part declares it: its domain, its needs, a switch it also answers to."""

    domain: Domain
    needs: tuple[Need, ...] = ()
    alias: Alias | None = None


def option(default: Any, domain: Domain, *needs: Need, alias: Alias | None = None) -> Any:
    """Declare a dataclass field that is a house option."""
    return dataclasses.field(default=default, metadata={"option": Option(domain, needs, alias)})


def options_of(part: Any) -> Iterator[tuple[str, Option, Any]]:
    """Give name, declaration and present value of every option of a part."""
    for field in dataclasses.fields(part):
        if "option" in field.metadata:
            yield field.name, field.metadata["option"], getattr(part, field.name)


def _whole(raw: object) -> int:
    """Read a whole number in the digits 0 to 9; Python would take those of other scripts too."""
    if not str(raw).isascii():
        raise ValueError(raw)
    return int(str(raw))
