from typing import Any, NamedTuple


class Wanted(NamedTuple):
    variant: str | None
    speed: str | None
    stake_most: int | None
    is_free: bool


def terms_of(*_: Any) -> Any: ...


class Lobby:
    def __init__(self, house: Any) -> None: ...
