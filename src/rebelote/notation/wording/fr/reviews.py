"""French sentences about what was played: what it cost, and what would have been better."""

REASONS = {
    "review_in_trick": "pli {number}",
    "review_in_auction": "enchères",
    "review_done": "{seat:seat}, {place} : {action}",
    "review_better": "{done}, mieux valait {advice}.",
    "review_cost": ("Coût : {seen} d'après ce que l'on voyait, {real} sur les vraies cartes."),
    "review_nothing": "rien",
    # A difference too small for the hands looked at to be sure of.
    "review_unsure": "rien de sûr",
    "review_marks_and_points": "{marks} (points des cartes : {points})",
    "review_real_best": "Sur les vraies cartes il fallait : {actions}.",
    "review_failed": "Sur les vraies cartes, le contrat qui passait chute.",
    "review_saved": "Sur les vraies cartes, le contrat qui chutait passe.",
    # What became of a choice.
    "verdict_forced": "Un seul choix",
    "verdict_unjudged": "Non jugé",
    "verdict_good": "Bon choix",
    "verdict_unlucky": "Bon choix, cartes contraires",
    "verdict_lucky": "Faute sans suite",
    "verdict_mistake": "Faute",
}
