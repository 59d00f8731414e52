from typing import Any


def card_of(*_: Any) -> Any: ...


def listed(*_: Any) -> Any: ...
