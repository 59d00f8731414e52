"""The variants of the project itself: one of a plugin has neither story nor puzzles."""

import pkgutil

from rebelote.rules import variants

VARIANTS = sorted(module.name for module in pkgutil.iter_modules(variants.__path__))
