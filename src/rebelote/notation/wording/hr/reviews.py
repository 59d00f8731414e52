"""Croatian sentences about what was played: what it cost, and what would have been better."""

REASONS = {
    "review_in_trick": "štih {number}",
    "review_in_auction": "zvanje aduta",
    "review_done": "{seat:seat}, {place}: {action}",
    "review_better": "{done}, bolje {advice}.",
    "review_cost": "Cijena: {seen} prema onome što se vidjelo, {real} prema pravim kartama.",
    "review_nothing": "ništa",
    # A difference too small for the hands looked at to be sure of.
    "review_unsure": "ništa sigurno",
    "review_marks_and_points": "{marks} (bodovi karata: {points})",
    "review_real_best": "Prema pravim kartama najbolje je bilo: {actions}.",
    "review_failed": "Prema pravim kartama zvači su prolazili, a sada padaju.",
    "review_saved": "Prema pravim kartama zvači su padali, a sada prolaze.",
    # What became of a choice.
    "verdict_forced": "Jedini izbor",
    "verdict_unjudged": "Nije ocijenjeno",
    "verdict_good": "Dobar izbor",
    "verdict_unlucky": "Dobar izbor, loše karte",
    "verdict_lucky": "Pogreška bez posljedica",
    "verdict_mistake": "Pogreška",
}
