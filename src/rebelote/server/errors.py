"""What the server refuses, by name."""

from __future__ import annotations

from rebelote.cards import RebeloteError


class ServerError(RebeloteError):
    """The server refuses this."""


class BadServerSetting(ServerError):
    """A setting of the server will not do; parameters `name`, `value`, `source`, `allowed`."""


class UnknownServerSetting(ServerError):
    """A settings file names something that is no setting; parameters `name`, `path`, `known`."""


class PortTaken(ServerError):
    """Another program listens there already; parameters `host`, `port`."""


class CannotListen(ServerError):
    """The system does not let the server listen there; parameters `host`, `port`, `problem`."""


class MalformedFrame(ServerError):
    """A message cannot be read; parameter `problem`."""


class FrameTooLarge(ServerError):
    """A message is larger than any command; parameters `size`, `most`."""


class TooManyFrames(ServerError):
    """Messages come faster than anybody plays; parameter `most`, a second."""


class TooManyRequests(ServerError):
    """An address asks for too much in too short a time; parameter `seconds`, to wait."""


class TooManyGuests(ServerError):
    """Too many guests came from one address; parameter `seconds`, to wait."""


class TooManySockets(ServerError):
    """Too many tables are open at once in one browser or at one address; parameter `most`."""


class TooManyTables(ServerError):
    """A guest has as many unfinished matches as may be kept; parameter `most`."""


class HouseFull(ServerError):
    """As many tables are played as the server has room for; parameter `seconds`, to wait."""


class HelloMissing(ServerError):
    """A socket that said nothing is closed; parameter `seconds`, for which it was waited for."""


class HelloExpected(ServerError):
    """The first message of a socket must be a hello."""


class NoSuchDeal(ServerError):
    """The match has no such deal that is over; parameter `deal`."""


class ForeignOrigin(ServerError):
    """The request comes from a page of another site; parameter `origin`."""


class NotAGuest(ServerError):
    """No player is known by this browser's cookie."""


class NothingToAdvise(ServerError):
    """No hint can be given here: it is not this seat's turn to choose."""


class HintUnderWay(ServerError):
    """A hint is being looked for already; it comes by itself."""


class BadRequestBody(ServerError):
    """A request does not have the form that is needed; parameters `field`, `problem`."""


class TooLarge(ServerError):
    """A request is larger than is accepted; parameter `most`, in kilobytes."""


class NoSuchPage(ServerError):
    """There is nothing at this address; parameter `path`."""


class MethodNotOffered(ServerError):
    """An address does not know this way of asking; parameters `method`, `path`."""


class PagesNotBuilt(ServerError):
    """This installation has no pages to show."""


class ServerFault(ServerError):
    """The server met a fault of its own."""


class BotsStopped(ServerError):
    """The processes of the computer players died and could not be started again."""


class ThoughtTooLong(ServerError):
    """A thought was given up since it did not come to an end; parameter `seconds`."""


class TooBusy(ServerError):
    """Too many reviews and lessons wait to be worked out already."""


class UnknownLevel(ServerError):
    """No level of play has this name; parameters `level`, `known`."""


class PromiseLost(ServerError):
    """The secret of a promised deal is not in the database any more; parameter `table`."""


class NoRoomFound(ServerError):
    """No open table of people is like what was asked for."""


class NoTopUpToday(ServerError):
    """The free chips of a day are for who has few, and come once; parameter `floor`."""


class UnknownPhrase(ServerError):
    """No phrase has this name; parameter `phrase`."""


class NoFreeText(ServerError):
    """At a public table people say phrases only."""


class TooMuchTalk(ServerError):
    """Somebody speaks faster than others can read; parameter `most`, a minute."""


class MatchNotOver(ServerError):
    """A rematch is for a match that is over."""
