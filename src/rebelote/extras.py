"""Optional packages, asked for when they are needed."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from rebelote.cards import RebeloteError


class MissingExtra(RebeloteError):
    """A package that only a part of Rebelote needs is missing; parameters `package`, `extra`."""

    def __str__(self) -> str:
        """Say what to install: a program's user reads no more than the traceback's last line."""
        package, extra = self.params["package"], self.params["extra"]
        return f"the package {package} is missing here: pip install 'rebelote[{extra}]'"


def needed(package: str, extra: str) -> Any:
    """Return a package of an extra of this distribution; raises `MissingExtra` without it."""
    try:
        return import_module(package)
    except ImportError as error:
        raise MissingExtra(package=package, extra=extra) from error
