"""Bulgarian sentences about what was played: what it cost, and what would have been better."""

REASONS = {
    "review_in_trick": "взятка {number}",
    "review_in_auction": "наддаване",
    "review_done": "{seat:seat}, {place}: {action}",
    "review_better": "{done}, по-добре {advice}.",
    "review_cost": "Цена: {seen} според видяното, {real} при истинските карти.",
    "review_nothing": "нищо",
    # A difference too small for the hands looked at to be sure of.
    "review_unsure": "нищо сигурно",
    "review_marks_and_points": "{marks} (точки от карти: {points})",
    "review_real_best": "При истинските карти най-добре беше: {actions}.",
    "review_failed": "При истинските карти сигурната игра отиде вътре.",
    "review_saved": "При истинските карти губещата игра беше изкарана.",
    # What became of a choice.
    "verdict_forced": "Единствен избор",
    "verdict_unjudged": "Не е оценено",
    "verdict_good": "Добър избор",
    "verdict_unlucky": "Добър избор, лоши карти",
    "verdict_lucky": "Грешка без последствия",
    "verdict_mistake": "Грешка",
}
