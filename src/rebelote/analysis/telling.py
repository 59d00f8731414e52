"""Findings of a review in sentences, the same for a terminal and for a page."""

from __future__ import annotations

from rebelote.analysis.findings import Decision, Moment, MomentKind, Review, Verdict
from rebelote.cards import Reason
from rebelote.engine import Deal
from rebelote.notation.wording import say_action, say_card_short, say_decimals, say_reason
from rebelote.notation.wording.say import speech_of
from rebelote.notation.wording.sentence import reason_phrase
from rebelote.rules import Action, Play, Ruleset


def tell_moment(review: Review, moment: Moment, language: str) -> list[str]:
    """Return what was done and what was better, why, what it cost, and what it turned."""
    deal, decision = review.deal, review.decision(moment)
    rules = deal.ruleset
    place = Reason.of("review_in_auction")
    if decision.is_card:
        place = Reason.of("review_in_trick", number=decision.trick)
    action = tell_action(decision.action, rules, language)
    done = Reason.of("review_done", place=place, seat=decision.seat, action=action)
    lines = [say_reason(done, language, rules)]
    if decision.advice != decision.action:
        advice = tell_action(decision.advice, rules, language)
        better = Reason.of("review_better", done=done, advice=advice)
        lines = [say_reason(better, language, rules)]
        lines += [say_reason(one, language, rules) for one in decision.reasons]
    lines.append(tell_cost(decision, rules, language))
    best = _best_on_cards(decision, deal, language)
    if best:
        lines.append(say_reason(Reason.of("review_real_best", actions=best), language, rules))
    if moment.kind is MomentKind.TURN:
        turned = "review_saved" if decision.turned else "review_failed"
        lines.append(say_reason(Reason.of(turned), language, rules))
    return lines


def _best_on_cards(decision: Decision, deal: Deal, language: str) -> str:
    """Return the cards that were best on the real ones, where neither card nor advice was."""
    marks = {one.action: one.real_marks or 0 for one in decision.choices}
    top = max(marks.values())
    if not decision.is_card or top in (marks[decision.action], marks[decision.advice]):
        return ""
    best = [tell_action(one, deal.ruleset, language) for one, own in marks.items() if own == top]
    return ", ".join(best)


def tell_cost(decision: Decision, ruleset: Ruleset, language: str) -> str:
    """Return what a decision cost twice, in a sentence."""
    real, expected = decision.real, decision.expected
    nothing: object = Reason.of("review_nothing")
    seen = Reason.of("review_unsure") if expected.marks else nothing
    if expected.is_clear:
        seen = tell_marks(expected.marks, language)
    on_cards = nothing
    if real.marks or real.points:
        on_cards = tell_marks(real.marks, language)
        if real.points:
            on_cards = Reason.of("review_marks_and_points", marks=on_cards, points=real.points)
    return say_reason(Reason.of("review_cost", seen=seen, real=on_cards), language, ruleset)


def tell_verdict(verdict: Verdict, language: str) -> str:
    """Return what became of a choice, in a few words."""
    return reason_phrase(Reason.of(f"verdict_{verdict.value}"), speech_of(language))


def tell_action(action: Action, ruleset: Ruleset, language: str) -> str:
    """Return a card by its letter and sign, or what was said."""
    if isinstance(action, Play):
        return say_card_short(action.card, language)
    return say_action(action, language, ruleset)


def tell_marks(number: float, language: str) -> str:
    """Return a number of marks, with one decimal where it is small."""
    text = f"{number:.0f}" if number >= 10 or number == int(number) else f"{number:.1f}"
    return say_decimals(text, language)
