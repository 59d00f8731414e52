"""Named refusals: every illegal action and every impossible option has one.

The class name is the code; `params` carry the action and what in the deal refuses it.
"""

from __future__ import annotations

from rebelote.cards import RebeloteError


class IllegalAction(RebeloteError):
    """An action that the rules refuse; the deal it was tried on is unchanged."""


# --- turn and phase -------------------------------------------------------------------------


class NotYourTurn(IllegalAction):
    """Another seat is to act; parameters `seat` (who tried), `to_act`, and the action."""


class NotAnAction(IllegalAction):
    """What is tried is neither a call nor an announce nor a card; parameter `action`."""


class DealIsOver(IllegalAction):
    """All cards are played or everybody passed; parameter `action`."""


class AuctionIsOpen(IllegalAction):
    """A card or announce before the contract is known; parameter `action`."""


class AuctionIsClosed(IllegalAction):
    """A call after the contract is known; parameter `call`."""


# --- the auction (RULES.md 3.1, 4.1) ----------------------------------------------------------


class IllegalCall(IllegalAction):
    """A call that the auction refuses at this point; parameter `call`."""


class BidTooLow(IllegalCall):
    """A bid must be higher than the standing one; parameters `call`, `standing`."""


class LevelNotOffered(IllegalCall):
    """The level is not one that may be bid here; parameters `call`, `offered`."""


class NoLevelHere(LevelNotOffered):
    """Bids carry no level in this game; parameter `call`."""


class StrainNotOffered(IllegalCall):
    """This game has no such contract; parameters `call`, `offered`."""


class OnlyTurnedSuit(IllegalCall):
    """In the first round one takes the suit of the turned card or passes; `call`, `turned`."""


class TurnedSuitRefused(IllegalCall):
    """In the second round one names another suit than the turned one; `call`, `turned`."""


class MustName(IllegalCall):
    """Everybody else passed: this seat must name a suit; parameter `call`."""


class NothingToDouble(IllegalCall):
    """No bid stands, so there is nothing to double; parameter `call`."""


class OwnSideDoubled(IllegalCall):
    """One doubles the other side's bid, never one's own; parameters `call`, `bidder`."""


class AlreadyDoubled(IllegalCall):
    """The standing bid is doubled already; parameter `call`."""


class NothingToRedouble(IllegalCall):
    """Only a doubled bid can be redoubled; parameter `call`."""


class OnlyTakersRedouble(IllegalCall):
    """Only the side that was doubled may redouble; parameters `call`, `bidder`."""


class ContractFrozen(IllegalCall):
    """A doubled contract cannot be replaced here: pass or redouble; parameter `call`."""


class NoDoublingHere(IllegalCall):
    """This game knows no doubling; parameter `call`."""


# --- the cards (RULES.md 3.2, 4.2) --------------------------------------------------------------


class IllegalPlay(IllegalAction):
    """A card that may not be played; parameter `card`."""


class CardNotHeld(IllegalPlay):
    """The card is not in the player's hand; parameter `card`."""


class MustFollow(IllegalPlay):
    """The suit led must be followed; parameters `card`, `suit`."""


class MustRise(IllegalPlay):
    """A stronger card of the suit led must be played; `card`, `because` (the card to beat)."""


class MustRuff(IllegalPlay):
    """Void in the suit led, one must ruff; parameters `card`, `suit`, `trump`."""


class MustOverruff(IllegalPlay):
    """A ruff must be beaten by a higher trump; parameters `card`, `because`."""


class MustUnderruff(IllegalPlay):
    """No higher trump is held, a lower one must be played; parameters `card`, `because`."""


# --- announces and belote (RULES.md 4.3, 4.4, 4.6) ------------------------------------------------


class IllegalDeclaration(IllegalAction):
    """Announces that may not be made; parameter `declaration`."""


class NoAnnounces(IllegalDeclaration):
    """Announces are off, or the contract has none; parameter `declaration`."""


class AnnouncesAutomatic(IllegalDeclaration):
    """Announces count by themselves in this game; parameter `declaration`."""


class DeclaredTooLate(IllegalDeclaration):
    """Announces are made before one's own first card; parameter `declaration`."""


class DeclaredTwice(IllegalDeclaration):
    """All announces are made at once, and were; parameter `declaration`."""


class NothingDeclared(IllegalDeclaration):
    """A declaration must name at least one announce; parameter `declaration`."""


class AnnounceNotHeld(IllegalDeclaration):
    """The hand holds no such announce; parameters `declaration`, `cards`."""


class AnnounceNotWhole(IllegalDeclaration):
    """A longer run is held and is announced whole; `declaration`, `cards`, `whole`."""


class CardAnnouncedTwice(IllegalDeclaration):
    """A card serves in one announce only; parameters `declaration`, `card`."""


class IllegalBelote(IllegalAction):
    """The word "belote" or "rebelote" may not be said; parameter `card`."""


class BeloteAutomatic(IllegalBelote):
    """The belote counts by itself in this game; parameter `card`."""


class BeloteNotHeld(IllegalBelote):
    """King and queen of trumps were not dealt to this hand; parameter `card`."""


class BeloteNotSaid(IllegalBelote):
    """The second word without a valid first one before it; parameter `card`."""


class BeloteKingFirst(IllegalBelote):
    """The king must be the first of the two to be played; parameter `card`."""


class BeloteDiscarded(IllegalBelote):
    """A card thrown on another suit makes no belote; parameter `card`."""


# --- the pack and the state of a deal -------------------------------------------------------------


class BadPack(RebeloteError):
    """A pack must hold each of the 32 cards once; parameters `missing`, `repeated`."""


class NoSuchSeat(RebeloteError):
    """The seats are 0, 1, 2 and 3; parameter `number`."""


class PacketsNotOffered(RebeloteError):
    """The dealer may not deal in these packets; parameters `packets`, `offered`."""


class DealNotOver(RebeloteError):
    """The deal has no score before its last card; parameter `phase`."""


# --- rulesets and house options (RULES.md 3) ------------------------------------------------------


class RulesetError(RebeloteError):
    """A ruleset that cannot be built as asked."""


class UnknownRuleset(RulesetError):
    """No installed variant has this name; parameters `ruleset`, `known`."""


class UnknownRulesetVersion(RulesetError):
    """The variant exists in other versions only; parameters `ruleset`, `version`, `known`."""


class BadRulesetText(RulesetError):
    """The text is not `name@version(option=value,...)`; parameter `text`."""


class UnknownOption(RulesetError):
    """The ruleset has no such option; parameters `ruleset`, `option`, `known`."""


class OptionWithoutEffect(RulesetError):
    """The option has no effect beside another; `ruleset`, `option`, `because` (a `Reason`)."""


class BadOptionValue(RulesetError):
    """The value is not one of those allowed; `option`, `value`, `allowed` (a `Reason`)."""


class InconsistentOptions(RulesetError):
    """Two options contradict each other; parameter `because` (a `Reason`)."""


class BrokenPlugin(RulesetError):
    """An installed variant could not be loaded; parameters `plugin`, `problem`."""


class BadTally(RebeloteError):
    """Points that no deal can give; parameters `field`, `value`, `because` (a `Reason`)."""
