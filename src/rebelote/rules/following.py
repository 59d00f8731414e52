"""Which cards may be played on a trick, and which duty says so (RULES.md 3.2, 4.2)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum

from rebelote.cards import Card, Suit
from rebelote.rules.errors import (
    IllegalPlay,
    MustFollow,
    MustOverruff,
    MustRise,
    MustRuff,
    MustUnderruff,
)
from rebelote.rules.options import Choice, Need, OnOff, option
from rebelote.rules.ranking import StrainTables


class RuffWhen(StrEnum):
    """When a player void in the suit led must ruff."""

    OPPONENT = "opponent"
    ALWAYS = "always"


class Release(StrEnum):
    """What a player who cannot beat the winning trump plays: a lower trump, or any card."""

    UNDER = "under"
    FREE = "free"


class Duty(IntEnum):
    """The rule that limits the choice of cards on a trick."""

    NONE = 0
    FOLLOW = 1
    RISE = 2
    RUFF = 3
    OVERRUFF = 4
    UNDERRUFF = 5


_NEEDS_EXEMPTION = Need("ruff_when", (RuffWhen.OPPONENT,))


@dataclass(frozen=True)
class Following:
    """The following part; article of each option: RULES.md table 3.2."""

    trump_rise: bool = option(True, OnOff())
    plain_rise: bool = option(False, OnOff())
    ruff_when: RuffWhen = option(RuffWhen.OPPONENT, Choice(RuffWhen))
    cannot_overruff: Release = option(Release.UNDER, Choice(Release), _NEEDS_EXEMPTION)
    partner_trump_cannot_rise: Release = option(Release.FREE, Choice(Release), _NEEDS_EXEMPTION)

    def duty(
        self, hand: int, led: int, best: int, partner_wins: bool, tables: StrainTables
    ) -> tuple[int, Duty]:
        """Return the cards that may follow (32-bit set) and the duty that leaves only these.

        `led` is the set of all cards of the suit led, `best` the card that wins the trick now. The
        partner's exemption looks at who wins now, so a ruff he has beaten no longer binds.
        """
        ruffs = tables.ruffs
        followers = hand & led
        if followers:
            if led & tables.ranked_as_trump:
                rises = self.trump_rise
            else:
                # Once the trick is ruffed no plain card can win it, so nothing is left to beat.
                rises = self.plain_rise and bool(ruffs) and bool(led >> best & 1)
            if rises:
                higher = followers & tables.higher[best]
                if higher:
                    return higher, Duty.RISE
            return followers, Duty.FOLLOW
        trumps = hand & ruffs
        if not trumps:
            return hand, Duty.NONE
        if not ruffs >> best & 1:
            if partner_wins and self.ruff_when is RuffWhen.OPPONENT:
                return hand, Duty.NONE
            return trumps, Duty.RUFF
        return self._over(hand, trumps, trumps & tables.higher[best], partner_wins)

    def _over(self, hand: int, trumps: int, higher: int, partner_wins: bool) -> tuple[int, Duty]:
        """Apply the duties of a void player who holds trumps on a trick already ruffed."""
        if self.ruff_when is RuffWhen.ALWAYS:
            return (higher, Duty.OVERRUFF) if higher else (trumps, Duty.UNDERRUFF)
        if partner_wins:
            if not higher and self.partner_trump_cannot_rise is Release.UNDER:
                return trumps, Duty.UNDERRUFF
            return hand, Duty.NONE
        if higher:
            return higher, Duty.OVERRUFF
        if self.cannot_overruff is Release.UNDER:
            return trumps, Duty.UNDERRUFF
        return hand, Duty.NONE


def refusal(duty: Duty, card: Card, led: Suit, best: Card, tables: StrainTables) -> IllegalPlay:
    """Return the error that says why a held card breaks this duty."""
    if duty is Duty.FOLLOW or (duty is Duty.RISE and card.suit is not led):
        return MustFollow(card=card, suit=led)
    if duty is Duty.RISE:
        return MustRise(card=card, because=best)
    if duty is Duty.OVERRUFF and tables.ruffs >> card & 1:
        return MustOverruff(card=card, because=best)
    if duty is Duty.UNDERRUFF:
        return MustUnderruff(card=card, because=best)
    trump = Suit((tables.ruffs.bit_length() - 1) >> 3)
    return MustRuff(card=card, suit=led, trump=trump)
