"""What stands in a lesson and where: keys of texts, the facts they need, the options told there."""

from __future__ import annotations

from typing import Final, NamedTuple


class Item(NamedTuple):
    """A text that is told when all of `when` hold, then the sentences of options, where they exist.

    `family` names a part of the ruleset whose family has a sentence. Without a key only options and
    family are told.
    """

    key: str = ""
    when: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    family: str = ""


class Chapter(NamedTuple):
    """A section of a lesson: its paragraphs, and the part all of whose options are told here."""

    name: str
    items: tuple[Item, ...]
    part: str = ""
    when: tuple[str, ...] = ()


CHAPTERS: Final = (
    Chapter("goal", (Item("goal.sides"), Item("goal.contract"), Item("goal.tricks"))),
    Chapter(
        "cards",
        (
            Item("cards.pack"),
            Item("cards.jack_nine"),
            Item("cards.suit_total", ("suit",)),
            Item("cards.no_trump_total", ("no_trump",)),
            Item("cards.all_trump_total", ("all_trump",)),
        ),
    ),
    Chapter(
        "deal",
        (
            Item(options=("packets_before",)),
            Item("deal.turned", ("turned",)),
            Item("deal.turned_rest", ("turned",)),
            Item("deal.hidden", ("hidden",)),
            Item("deal.whole", ("whole",)),
            Item("deal.first", options=("rotation",)),
            Item("deal.next"),
        ),
        "dealing",
    ),
    Chapter("auction", (Item(family="bidding"), Item("auction.taker")), "bidding"),
    Chapter(
        "play",
        (
            Item("play.follow"),
            Item(options=("ruff_when",)),
            Item("play.overruff", ("ruff_when=opponent",)),
            Item("play.underruff", ("ruff_when=always",)),
            Item(options=("cannot_overruff",)),
            Item("play.all_trump", ("all_trump",)),
            Item("play.no_trump", ("no_trump",)),
            Item("play.winner"),
        ),
        "following",
    ),
    Chapter(
        "announces",
        (
            Item("announces.order", ("announces",)),
            Item("announces.once", ("announces",)),
            Item("announces.low_carre", ("announces",)),
            Item("announces.shown", ("announces",)),
        ),
        "announces",
    ),
    Chapter(
        "pair",
        (
            Item("pair.what"),
            Item("pair.all_trump", ("all_trump",)),
            Item("pair.no_trump", ("no_trump",)),
        ),
        "belote",
    ),
    Chapter(
        "score",
        (
            Item(family="scoring"),
            Item("score.last_trick"),
            Item("score.half", ("!bids",)),
            Item("score.half_pair", ("!bids",)),
        ),
        "scoring",
    ),
    Chapter(
        "end",
        (
            Item(family="winning"),
            Item("end.both", ("Target",)),
            Item("end.draw", ("FixedDeals",)),
        ),
        "winning",
    ),
)


class Asked(NamedTuple):
    """A question, the facts under which players ask it, and the items of its answer."""

    name: str
    answer: tuple[Item, ...]
    when: tuple[str, ...] = ()


_HOW_LONG = (
    Item("answer.points", ("!bids",), options=("target", "deals", "unit")),
    Item("answer.marks", ("unit=bg",)),
    Item("answer.marks", ("unit=be",)),
    Item("", ("bids",), options=("target", "unit")),
)
_OF_THE_PAIR = ("belote_say", "belote_king_first", "belote_at_discard")
_PAIR_FATE = ("belote_on_failure", "belote_on_tie", "no_trick_belote")
_CONTEST = (
    "announce_tie",
    "announce_trump_break",
    "run_length_break",
    "carre_order",
)
_DOUBLING = ("double", "double_multiplier", "redouble_multiplier")

QUESTIONS: Final = (
    Asked("points", _HOW_LONG, ("Target",)),
    Asked("deals", _HOW_LONG, ("FixedDeals",)),
    Asked("cards", (Item("answer.pack"),)),
    Asked("first", (Item("answer.first", options=("rotation",)), Item("answer.next"))),
    Asked(
        "auction",
        (
            Item("answer.turned", ("TurnUp",), options=("round2_suits",)),
            Item("answer.taken", ("TurnUp",)),
            Item("answer.named", ("NameOnce",), options=("pass_out",)),
            Item("answer.ladder", ("Ladder",), options=("contracts",)),
            Item("answer.levels", ("PointBidding",), options=("bid_min", "bid_step", "bid_max")),
        ),
    ),
    Asked("redeal", (Item(options=("pass_out",)),), ("TurnUp", "pass_out=redeal_next")),
    Asked("redeal", (Item("answer.redeal"),), ("!TurnUp", "!NameOnce")),
    Asked("forced", (Item(options=("pass_out",)),), ("TurnUp", "pass_out=forced_first")),
    Asked("forced", (Item(options=("pass_out",)),), ("NameOnce", "pass_out=dealer_must")),
    Asked(
        "double",
        (
            Item("answer.double", options=_DOUBLING),
            Item("answer.double_one_total"),
            Item("answer.double_more", options=("round_before_double",)),
        ),
        ("doubling", "Ladder"),
    ),
    Asked(
        "doubling",
        (Item("answer.doubling", options=_DOUBLING), Item(options=("coinche_made",))),
        ("doubling", "PointBidding"),
    ),
    Asked("no_double", (Item("answer.no_double"),), ("!doubling",)),
    Asked(
        "strains",
        (
            Item("answer.no_trump", ("no_trump",), options=("nt_double",)),
            Item("answer.all_trump", ("all_trump",)),
        ),
        ("no_trump", "all_trump"),
    ),
    Asked(
        "ruff",
        (
            Item("answer.ruff", options=("ruff_when",)),
            Item("play.overruff", ("ruff_when=opponent",), options=("cannot_overruff",)),
            Item("play.underruff", ("ruff_when=always",)),
            Item("answer.rise", options=("trump_rise", "plain_rise")),
        ),
    ),
    Asked(
        "partner",
        (
            Item("answer.partner_free", ("ruff_when=opponent", "partner_trump_cannot_rise=free")),
            Item("answer.partner_under", ("ruff_when=opponent", "partner_trump_cannot_rise=under")),
            Item("answer.partner_always", ("ruff_when=always",)),
        ),
    ),
    Asked(
        "pair",
        (
            Item("answer.pair", options=_OF_THE_PAIR),
            Item("answer.pair_all_trump", ("all_trump",)),
            Item(options=_PAIR_FATE),
        ),
    ),
    Asked(
        "declare",
        (Item("answer.declare", options=("announce_mode",)), Item("answer.shown")),
        ("announces",),
    ),
    Asked(
        "beats",
        (
            Item("answer.beats"),
            Item("answer.beats_joint", ("contest=joint",), options=("contest",)),
            Item("answer.beats_split", ("contest=split",), options=("contest",)),
            Item(options=_CONTEST),
        ),
        ("announces",),
    ),
    Asked("last_trick", (Item("answer.last_trick"),)),
    Asked("made", (Item("answer.made"),), ("!bids",)),
    Asked(
        "failure",
        (Item("answer.failure", options=("belote_on_failure",)),),
        ("!bids", "failure=dedans"),
    ),
    Asked(
        "fall",
        (
            Item("answer.fall", ("!bids",), options=("belote_on_failure",)),
            Item("answer.fall_bids", ("bids",), options=("belote_on_failure",)),
        ),
        ("failure=chute",),
    ),
    Asked(
        "tie",
        (
            Item("answer.tie", options=("belote_on_tie",)),
            Item("answer.tie_doubled", ("doubling",)),
            Item(options=("last_deal_tie", "hanging_blocks_end")),
        ),
        ("tie",),
    ),
    Asked("no_tie", (Item("answer.no_tie"),), ("!tie",)),
    Asked(
        "sweep",
        (
            Item("answer.sweep", options=("capot",)),
            Item("answer.sweep_cards", ("bids",)),
            Item("answer.sweep_bid", ("bids",), options=("capot_bid",)),
            Item(
                options=(
                    "capot_takes_announces",
                    "no_trick_announces",
                    "no_trick_belote",
                    "valat_blocks_end",
                )
            ),
        ),
    ),
    Asked(
        "bids",
        (Item("answer.bids"), Item("answer.bids_example"), Item("answer.bids_keep")),
        ("bids",),
    ),
    Asked(
        "rounding",
        (
            Item("answer.rounding_tens", ("unit=bg",)),
            Item("answer.rounding_high", ("unit=bg",)),
            Item("answer.rounding_clash", ("unit=bg",)),
            Item("answer.rounding_tens", ("unit=be",)),
            Item("answer.rounding_base", ("unit=be",)),
            Item("answer.rounding_five", ("unit=r10",)),
            Item("answer.rounding_none", ("unit=raw",)),
        ),
    ),
    Asked(
        "end",
        (
            Item(family="winning", options=("hanging_blocks_end", "valat_blocks_end")),
            Item("end.both", ("Target",)),
            Item("end.draw", ("FixedDeals",)),
        ),
    ),
)

ADVICE: Final = (
    Item("advice.jack_nine"),
    Item("advice.turned", ("turned",)),
    Item("advice.second", ("turned",)),
    Item("advice.forced", ("pass_out=forced_first",)),
    Item("advice.hidden", ("hidden",)),
    Item("advice.bids", ("bids",)),
    Item("advice.bids_pair", ("bids",)),
    Item("advice.no_trump", ("no_trump",), options=("nt_double",)),
    Item("advice.all_trump", ("all_trump",)),
    Item("advice.double", ("doubling",)),
    Item("advice.draw"),
    Item("advice.count"),
    Item("advice.defend"),
    Item("advice.give"),
    Item("advice.keep"),
    Item("advice.always", ("ruff_when=always",)),
    Item("advice.under", ("ruff_when=always",)),
    Item("advice.under", ("cannot_overruff=under",)),
    Item("advice.free", ("cannot_overruff=free",)),
    Item("advice.pair_half", ("!bids",)),
    Item("advice.tens", ("unit=bg",)),
    Item("advice.tens", ("unit=be",)),
    Item("advice.deals", ("FixedDeals",)),
    Item("advice.declare", ("announces", "announce_mode=declare")),
    Item("advice.listen", ("announces",)),
)
