"""What the environments refuse."""

from __future__ import annotations

from rebelote.cards import RebeloteError


class EnvError(RebeloteError):
    """The environment refuses this."""


class NeedsKernel(EnvError):
    """Deals in batches are played by the native kernel alone, and this installation has none."""


class NotBegun(EnvError):
    """No deal is in play: none was begun by `reset`, or all are over."""


class BadSetting(EnvError):
    """A setting of an environment is out of bounds; parameters `name`, `value`, `allowed`."""


class BadArray(EnvError):
    """An array has another shape or holds other numbers; parameters `name`, `expected`, `found`."""


class BadHands(EnvError):
    """The hands given in a row are not the 32 cards, eight each; parameter `row`."""


class IllegalCard(EnvError):
    """A card may not be played in its row, and no row has changed; `row`, `number`, `rule`."""


class ActionNotOffered(EnvError):
    """A number stands for no action that may be taken now; parameters `number`, `offered`."""


class BidOutsideSpace(EnvError):
    """A bid of the ruleset has no number among the actions; parameters `ruleset`, `call`."""
