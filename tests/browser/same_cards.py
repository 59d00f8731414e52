"""The command `rebelote`, at tables where the same cards are dealt and the person speaks first."""

from types import SimpleNamespace

from rebelote.cli import main
from rebelote.server import dealing, house


class Names:
    """Names of tables, one after the other: computers draw their chance from them."""

    def __init__(self) -> None:
        self._count = 0

    def next(self, _length: int) -> str:
        self._count += 1
        return f"table{self._count}"


def fix() -> None:
    """Take chance away from the tables."""
    chance = SimpleNamespace(choice=lambda seats: seats[0], token_urlsafe=Names().next)
    vars(house).update(secrets=chance)
    vars(dealing).update(secrets=SimpleNamespace(token_hex=lambda size: "05" * size))


if __name__ == "__main__":
    fix()
    main()
