"""What the people at a table agreed on before they sat down."""

from __future__ import annotations

from dataclasses import dataclass

from rebelote.tables.clock import Speed
from rebelote.tables.errors import BadTerms
from rebelote.tables.pot import BadStake, Scheme


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a table of people, in plain values as its log has them.

    `host` is the player who opened the table. `stake` is in chips, a seat; `pot` a `Scheme`,
    `speed` a `Speed`. `bot` plays for whoever is away, who may come back `returns` times.
    """

    host: str
    stake: int = 0
    pot: str = Scheme.CASINO
    speed: str = Speed.TORTOISE
    is_private: bool = False
    has_spectators: bool = True
    shows_last_trick: bool = True
    bot: str = "confirme@1"
    returns: int = 3

    def check(self) -> None:
        """Raise `BadTerms` or `BadStake` for what nobody could agree on."""
        if self.stake < 0:
            raise BadStake(stake=self.stake)
        for field, value, is_good in (
            ("pot", self.pot, self.pot in tuple(Scheme)),
            ("speed", self.speed, self.speed in tuple(Speed)),
            ("bot", self.bot, bool(self.bot)),
            ("returns", self.returns, self.returns >= 0),
        ):
            if not is_good:
                raise BadTerms(field=field, value=value)
