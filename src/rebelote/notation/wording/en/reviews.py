"""English sentences about what was played: what it cost, and what would have been better."""

REASONS = {
    "review_in_trick": "trick {number}",
    "review_in_auction": "auction",
    "review_done": "{seat:seat}, {place}: {action}",
    "review_better": "{done}, better {advice}.",
    "review_cost": "Cost: {seen} by what could be seen, {real} on the real cards.",
    "review_nothing": "nothing",
    # A difference too small for the hands looked at to be sure of.
    "review_unsure": "nothing certain",
    "review_marks_and_points": "{marks} (card points: {points})",
    "review_real_best": "On the real cards the best was: {actions}.",
    "review_failed": "On the real cards the contract was safe and now fails.",
    "review_saved": "On the real cards the contract was failing and now is made.",
    # What became of a choice.
    "verdict_forced": "Only choice",
    "verdict_unjudged": "Not judged",
    "verdict_good": "Good choice",
    "verdict_unlucky": "Good choice, unkind cards",
    "verdict_lucky": "Mistake without consequence",
    "verdict_mistake": "Mistake",
}
