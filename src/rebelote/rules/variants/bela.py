"""Bela: two hidden cards, one word each, always ruff and overruff, 1001 to win."""

from rebelote.rules.belote import Belote
from rebelote.rules.bidding import NameOnce
from rebelote.rules.dealing import Dealing
from rebelote.rules.declarations import Announces, Tie
from rebelote.rules.following import Following, RuffWhen
from rebelote.rules.ruleset import Ruleset
from rebelote.rules.scoring import Additive
from rebelote.rules.scoring.fate import NoTrickAnnounces, NoTrickBelote
from rebelote.rules.vocabulary import PairName, Vocabulary
from rebelote.rules.winning import Target

RULESET = Ruleset(
    id="bela",
    version=1,
    title=(("fr", "Bela"), ("en", "Bela"), ("bg", "Бела"), ("hr", "Bela"), ("nl", "Bela")),
    promise=(
        ("fr", "Deux cartes cachées, une seule parole, toujours couper, en 1001."),
        ("en", "Two hidden cards, one word each, always ruff, up to 1001."),
        ("bg", "Две скрити карти, по една дума, винаги се цака, до 1001."),
        ("hr", "Dvije skrivene karte, jedan krug zvanja, uvijek se siječe, do 1001."),
        ("nl", "Twee verborgen kaarten, elk één woord, altijd introeven, tot 1001."),
    ),
    words=Vocabulary(pair=PairName.BELA),
    dealing=Dealing(packets_before=((3, 3),), cards_before=6, has_turned_card=False),
    bidding=NameOnce(),
    following=Following(ruff_when=RuffWhen.ALWAYS),
    announces=Announces(announce_tie=Tie.FIRST_SPEAKER, announce_trump_break=False),
    belote=Belote(),
    scoring=Additive(
        no_trick_belote=NoTrickBelote.TRANSFER, no_trick_announces=NoTrickAnnounces.TRANSFER
    ),
    winning=Target(target=1001),
    sources=("002",),
)
