"""`expert` against other people's players: colver's `isdd` and belote-cli's Medium.

    python -m benchmarks.rivals [--pairs 400] [--tenfold-pairs 200] [--journals FOLDER] [--json]

colver plays contrée by its own rules: the plugin in tests/plugins/contree, which must be installed;
`--variant` names another ruleset like it. Its budget is kept so that over the run its cards take at
least as much processor time as all that `expert` thinks, or ten times that: the clock that colver
reads is one on the wall, so the budget is set anew after every few deals. What counts for colver is
the time of its decisions alone, for `expert` calls and cards. In the play rows one contract is
played twice, called by `rules` at all four seats.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from benchmarks.players.isdd import BIDDERS, BUDGET
from benchmarks.report import Plot, Report, Row, Series
from benchmarks.strength import arguments, fight, margins, own_ms, row
from rebelote.arena import DuelResult, Part
from rebelote.arena.crew import Numbers
from rebelote.arena.pair import Block, Terms, play_block

PLAYERS = "benchmarks.players"
EXPERT, ISDD, MEDIUM = "expert", f"{PLAYERS}.isdd:make", f"{PLAYERS}.beloteur:make"
ABOUT = """\
colver {colver} plays `{rules}` by its `isdd` with uniform worlds, on one thread. Its calls are
those of `improved`, one of the rule-based bidders that its package holds; the last rows compare
them with the same play. The networks that colver's site uses are no part of the package. It is told
calls and cards; hidden hands are made up. belote-cli {cli} plays the French game at its level
Medium; where it would like no-trumps or all-trumps, which are not offered, it takes its best suit
or passes. The time of `expert` includes its calls where bidding is compared."""
# The rival's share is kept a little above what is due, so that it is never the poorer one.
GENEROSITY = 1.03


@dataclass
class Pace:
    """Plays blocks and sets colver's budget: `factor` times what the first player thinks.

    `path` keeps what was spent between runs; a duel that is taken up goes on at its pace.
    """

    factor: int
    is_whole: bool
    path: Path | None
    ours: float = 0.0
    theirs: float = 0.0
    their_cards: int = 0
    milliseconds: int = 0

    def __post_init__(self) -> None:
        """Begin at a likely pace, or where the last run stopped."""
        self.milliseconds = round(60 * self.factor)
        if self.path is not None and self.path.exists():
            vars(self).update(json.loads(self.path.read_text(encoding="utf-8")))

    @property
    def share(self) -> float:
        """Processor time of colver for each second of ours, less what it is due: 1 is even."""
        return self.theirs / self.ours / self.factor if self.ours else 0.0

    @property
    def their_ms(self) -> float:
        """Processor time of a card of colver's, in milliseconds."""
        return 1000 * self.theirs / self.their_cards if self.their_cards else 0.0

    def __call__(self, terms: Terms, blocks: Sequence[Numbers]) -> Iterator[Block]:
        """Play the blocks, and keep the pace."""
        for numbers in blocks:
            BUDGET.milliseconds, BUDGET.cpu_seconds, BUDGET.cards = self.milliseconds, 0.0, 0
            block = play_block(terms, numbers)
            spent = block.first.cards.seconds + self.is_whole * block.first.calls.seconds
            self._learn(spent, BUDGET.cpu_seconds, BUDGET.cards)
            yield block

    def _learn(self, ours: float, theirs: float, cards: int) -> None:
        """Add up a block and choose the budget of the next one."""
        self.ours, self.theirs = self.ours + ours, self.theirs + theirs
        self.their_cards += cards
        due = GENEROSITY * self.factor * self.ours
        # What is missing so far, or too much, is made good over the next block.
        wanted = GENEROSITY * self.factor * ours + (due - self.theirs)
        change = min(max(wanted / theirs if theirs else 2.0, 0.5), 2.0)
        self.milliseconds = max(2, round(self.milliseconds * change))
        if self.path is not None:
            kept = ("ours", "theirs", "their_cards", "milliseconds")
            text = json.dumps({name: getattr(self, name) for name in kept})
            # Whoever kills the run leaves the old pace or the new one, never half of one.
            draft = self.path.with_suffix(".draft")
            draft.write_text(text, encoding="utf-8")
            draft.replace(self.path)


def main(words: list[str] | None = None) -> int:
    """Play the duels and print them."""
    parser = arguments(__doc__ or "", 400)
    parser.add_argument("--tenfold-pairs", type=int, default=200, help="at ten times the time")
    parser.add_argument("--variant", default="contree", help="a ruleset like colver's game")
    asked = parser.parse_args(words)
    results, paces = against_isdd(asked)
    demands = {1: (2.5, None), 10: (None, 2.5)}
    rows = [
        row(f"ahead of {title}", result, *demands[paces[title].factor])
        for title, result in results.items()
    ]
    for title, pace in paces.items():
        note = f"{pace.their_ms:.3g} ms a card of theirs"
        due = f"{title}: time of theirs for what they were due"
        rows.append(Row(due, pace.share, "times", 1.0, note=note))
    medium = fight(asked, "medium", (EXPERT, MEDIUM), "french501")
    results["belote-cli Medium"] = medium
    rows.append(row("ahead of belote-cli's Medium, French game", medium, 5.0))
    for bidder in BIDDERS:
        players = (f"{PLAYERS}.isdd:{bidder}", "rules")
        calls = fight(asked, bidder, players, asked.variant, part=Part.BIDDING)
        rows.append(row(f"calls of colver's `{bidder}` ahead of those of rules", calls, None))
    figure = ", ".join(f"{name}: {result.ratio:.1f}" for name, result in results.items())
    plots = [margins("rivals", "Marks a deal by which expert is ahead", results)]
    plots.append(_times(results, paces))
    about = ABOUT.format(colver=version("colver"), cli=version("belote-cli"), rules=asked.variant)
    report = Report(f"standard errors ahead: {figure}", rows, plots, about)
    return report.publish(is_json=asked.json)


def against_isdd(asked: argparse.Namespace) -> tuple[dict[str, DuelResult], dict[str, Pace]]:
    """Play the duels with colver, in play and in whole deals, at equal time and ten times ours."""
    results: dict[str, DuelResult] = {}
    paces: dict[str, Pace] = {}
    for factor, pairs in ((1, asked.pairs), (10, asked.tenfold_pairs)):
        for part, what in ((Part.PLAY, "same contracts"), (Part.WHOLE, "bidding and play")):
            if not pairs:
                continue
            name = f"isdd-{part}-{factor}"
            pace = Pace(factor, part is Part.WHOLE, _beside(asked.journals, name))
            title = f"isdd, {what}, {'equal time' if factor == 1 else 'ten times our time'}"
            results[title] = fight(
                asked, name, (EXPERT, ISDD), asked.variant, part=part, pairs=pairs, crew=pace
            )
            paces[title] = pace
    return results, paces


def _beside(folder: Path | None, name: str) -> Path | None:
    """Return where the pace of a duel is kept, beside its journal."""
    if folder is None:
        return None
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{name}.pace.json"


def _times(results: dict[str, DuelResult], paces: dict[str, Pace]) -> Plot:
    """Return a picture of the processor time of a card, ours and colver's."""
    ours = [round(own_ms(results[title].first), 2) for title in paces]
    theirs = [round(pace.their_ms, 2) for pace in paces.values()]
    series = [Series("expert", list(paces), ours), Series("isdd", list(paces), theirs)]
    title = "Processor time of a card that is searched"
    return Plot("rivals-time", title, "bars", "", "ms a card", series, is_log=True)


if __name__ == "__main__":
    sys.exit(main())
