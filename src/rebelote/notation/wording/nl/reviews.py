"""Dutch sentences about what was played: what it cost, and what would have been better."""

REASONS = {
    "review_in_trick": "slag {number}",
    "review_in_auction": "bieden",
    "review_done": "{seat:seat}, {place}: {action}",
    "review_better": "{done}, beter {advice}.",
    "review_cost": "Kosten: {seen} volgens wat te zien was, {real} met de echte kaarten.",
    "review_nothing": "niets",
    # A difference too small for the hands looked at to be sure of.
    "review_unsure": "niets zekers",
    "review_marks_and_points": "{marks} (kaartpunten: {points})",
    "review_real_best": "Met de echte kaarten was het best: {actions}.",
    "review_failed": "Met de echte kaarten was het contract binnen, en nu is het nat.",
    "review_saved": "Met de echte kaarten was het contract nat, en nu wordt het gehaald.",
    # What became of a choice.
    "verdict_forced": "Enige keuze",
    "verdict_unjudged": "Niet beoordeeld",
    "verdict_good": "Goede keuze",
    "verdict_unlucky": "Goede keuze, kaarten zaten tegen",
    "verdict_lucky": "Fout zonder gevolg",
    "verdict_mistake": "Fout",
}
