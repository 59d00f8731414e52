"""Optional packages, asked for when they are needed."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from rebelote.env.errors import NeedsPackage

_EXTRA = "env"


def needed(package: str) -> Any:
    """Return an installed package; raises `NeedsPackage` where it is missing."""
    try:
        return import_module(package)
    except ImportError:
        raise NeedsPackage(package=package, extra=_EXTRA) from None
