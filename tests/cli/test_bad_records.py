"""Every fault of a record is told with its place, and the exit code says of which kind it is."""

from dataclasses import replace

import pytest

from rebelote.cards import Card
from rebelote.notation import Hand, print_match
from rebelote.rules import DOUBLE, Declare, Play
from rebelote.rules.actions import PLAYS

from .played import simulated
from .running import BROKEN, FALSE, is_one_line


def changed(record, at, **fields):
    """Return the text of a match in which one deal says something else."""
    deals = list(record.deals)
    deals[at] = replace(deals[at], **fields)
    return print_match(replace(record, deals=tuple(deals)))


def unknown_version():
    record, _, _ = simulated("bulgarian@1(target=1)")
    return print_match(record).replace("bulgarian@1", "bulgarian@99")


def missing_plugin():
    record, _, _ = simulated("bulgarian@1(target=1)")
    return print_match(record).replace("bulgarian@1", "fromaplugin@1")


def impossible_option():
    record, _, _ = simulated("bulgarian@1(target=1)")
    return print_match(record).replace("target=1", "target=none")


def option_without_effect():
    record, _, _ = simulated("concours@1(deals=1)")
    return print_match(record).replace("(deals=1)", "(contest=split)")


def declared_too_late():
    record, at, _ = simulated(
        "french501@1(target=1)", lambda deal: any(deal.declared) and deal.tricks
    )
    plays = list(record.deals[at].plays)
    declaration = next(move for move in plays if isinstance(move, Declare))
    where = plays.index(declaration)
    seat_plays = [n for n, move in enumerate(plays) if isinstance(move, Play) and n > where]
    plays.remove(declaration)
    # Four cards later it is not that seat's first card any more, if it is its turn at all.
    plays.insert(seat_plays[4], declaration)
    return changed(record, at, plays=tuple(plays), score=None)


def word_without_the_pair():
    record, at, deal = simulated("concours@1(deals=1)", lambda deal: deal.tricks)
    plays = list(record.deals[at].plays)
    pairs = {card for pair in deal.pairs for card in pair.cards}
    n = next(n for n, move in enumerate(plays) if move.card not in map(Card, pairs))
    plays[n] = Play(plays[n].card, says_belote=True)
    return changed(record, at, plays=tuple(plays), score=None)


def own_side_doubled():
    record, at, _ = simulated(
        "bulgarian@1(target=1)",
        lambda deal: (
            len(deal.auction.calls) > 3
            and str(deal.auction.calls[0][1]) not in ("pass", "double")
            and str(deal.auction.calls[1][1]) == "pass"
        ),
    )
    calls = list(record.deals[at].calls)
    calls[2] = DOUBLE
    return changed(record, at, calls=tuple(calls), score=None)


def card_twice():
    record, at, _ = simulated("coinche@1(target=1)")
    first, second, *others = record.deals[at].hands
    cards = list(second.cards)
    cards[0] = first.cards[0]
    return changed(record, at, hands=(first, Hand.of(sorted(cards)), *others), score=None)


def hand_of_nine():
    record, at, _ = simulated("coinche@1(target=1)")
    first, second, *others = record.deals[at].hands
    more = Hand.of([*first.cards, second.cards[0]])
    less = Hand.of(second.cards[1:])
    return changed(record, at, hands=(more, less, *others), score=None)


def illegal_card():
    record, at, deal = simulated("concours@1(deals=1)", lambda deal: deal.tricks)
    plays = list(record.deals[at].plays)
    held = deal.progress.frame.hands[deal.setup.first]
    plays[0] = PLAYS[next(card for card in range(32) if not held >> card & 1)]
    return changed(record, at, plays=tuple(plays), score=None)


def wrong_score():
    record, at, _ = simulated("ktga_be@1(target=1)")
    us, them = record.deals[at].score
    return changed(record, at, score=(us + 1, them))


def wrong_result():
    record, _, _ = simulated("ktga_be@1(target=1)")
    return print_match(replace(record, tags=record.tags | {"Result": "1-2"}))


def truncated():
    return print_match(simulated("bela@1(target=1)")[0])[:-60].rpartition("|")[0]


def cut_in_the_head():
    return print_match(simulated("bela@1(target=1)")[0])[:30]


RECORDS = [
    (unknown_version, BROKEN, "has no version 99"),
    (missing_plugin, BROKEN, "“fromaplugin” is not known"),
    (impossible_option, BROKEN, "“none”"),
    (option_without_effect, BROKEN, "no effect"),
    (declared_too_late, FALSE, "announce"),
    (word_without_the_pair, FALSE, "belote"),
    (own_side_doubled, FALSE, "your side"),
    (card_twice, FALSE, "twice"),
    (hand_of_nine, FALSE, "9"),
    (illegal_card, FALSE, "do not hold"),
    (wrong_score, FALSE, "score"),
    (wrong_result, FALSE, "result"),
    (truncated, BROKEN, "ends too early"),
    (cut_in_the_head, BROKEN, ""),
    (lambda: "", BROKEN, "no match"),
    (lambda: "what is this", BROKEN, ""),
    (lambda: "[[[[[" * 500, BROKEN, ""),
]


@pytest.mark.parametrize(("make", "code", "said"), RECORDS)
def test_a_bad_record_names_every_place(make, code, said, rebelote, home):
    """Each fault is one line with file and place; false is 1, unreadable is 2."""
    path = home / "bad.belote"
    path.write_text(make(), encoding="utf-8")
    done = rebelote("replay", path)
    assert done.code == code
    assert done.out == ""
    lines = done.err.splitlines()
    assert lines
    assert all(line.startswith(f"{path}:") and line.split(":")[1].isdecimal() for line in lines)
    assert said.lower() in done.err.lower()
    assert "Traceback" not in done.err
    assert "fault of Rebelote" not in done.err


@pytest.mark.parametrize(("make", "code", "said"), RECORDS)
def test_the_faults_can_be_read_by_a_program(make, code, said, rebelote, home):
    """With --json the faults have place, line, code and sentence, and the exit code is the same."""
    path = home / "bad.belote"
    path.write_text(make(), encoding="utf-8")
    done = rebelote("replay", path, "--json")
    assert done.code == code
    assert done.json["faults"]
    assert all({"place", "line", "code", "why"} <= set(fault) for fault in done.json["faults"])
    assert any(said.lower() in fault["why"].lower() for fault in done.json["faults"])


def test_all_faults_are_reported_at_once(rebelote, home):
    """Faults of several matches of a file come in one run."""
    path = home / "bad.belote"
    path.write_text(wrong_score() + "\n" + wrong_result(), encoding="utf-8")
    done = rebelote("replay", path)
    assert done.code == FALSE
    assert len(done.err.splitlines()) >= 2


HOSTILE = "\x1b]0;gone\x07\x9b31m\u202e"


def test_a_hostile_record_cannot_command_the_terminal(rebelote, home):
    """Escapes, bells and directions of a file are shown as escapes, in lines and in JSON."""
    path = home / "hostile.belote"
    path.write_text(f'[{HOSTILE}\n[Format "1"]\n[Ruleset "{HOSTILE}@1"]\n1. {HOSTILE} x\n')
    done = rebelote("replay", path)
    assert done.code == BROKEN
    assert r"\x1b]0;gone\x07\x9b31m\u202e" in done.err
    shown = done.err + rebelote("replay", path, "--json").out
    assert not set(HOSTILE) & set("\x1b\x07\x9b\u202e") & set(shown)


def test_few_of_many_faults_are_told(rebelote, home):
    """Twenty lines, then how many more; --json says how many there are and lists a thousand."""
    path = home / "many.belote"
    path.write_text("x\n" * 2000)
    lines = rebelote("replay", path).err.splitlines()
    assert len(lines) == 21
    assert lines[-1] == "... and 1983 more faults"
    told = rebelote("replay", path, "--json").json
    assert (told["found"], len(told["faults"])) == (2003, 1000)


def test_little_is_quoted_of_what_is_read(rebelote, home):
    """A line of a million NULs is quoted by its beginning."""
    path = home / "nul.belote"
    path.write_bytes(b"\0" * 1_000_000)
    done = rebelote("replay", path)
    assert done.code == BROKEN
    assert len(done.err) < 2000


def test_a_record_beyond_all_sense_is_not_read(rebelote, home):
    """A file of more than 64 MB is refused in one line, before anything of it is read."""
    path = home / "large.belote"
    with path.open("wb") as file:
        file.truncate(64_000_001)
    done = rebelote("replay", path)
    assert (done.code, done.out) == (BROKEN, "")
    assert is_one_line(done.err)
    assert "larger than 64 MB" in done.err


def test_what_a_pipe_gives_beyond_all_sense_is_refused(rebelote, monkeypatch):
    """Standard input has no size; what came of it is measured before it is parsed."""
    monkeypatch.setattr("rebelote.cli.commands.records.MOST_MEGABYTES", 0)
    done = rebelote("replay", "-", typed="x")
    assert done.code == BROKEN
    assert "larger than 0 MB" in done.err
