"""The terminal's labels and prompts in English."""

WORDS = {
    # The heading of the table.
    "deal": "deal {number}",
    "score": "Us {us} – Them {them}",
    "score_told": "us {us}, them {them}",
    "target": "target {target}",
    "deals": "played {played} of {deals}",
    "pending": "suspense {points}",
    "contract_short": "Contract: {contract} ({seat})",
    "tricks": "tricks {us}–{them}",
    "turned": "Turned card: {card}",
    "dealer": "dealer",
    "taker": "taker",
    # What the person holds and may do.
    "numbered": "{number}: {what}",
    "list": "{first}; {second}",
    "prompt": "{question} > ",
    "prompt_told": "{question}: ",
    "hand": "Your hand: {cards}",
    "playable": "Playable: {numbers}",
    "open_calls": "Calls: {calls}",
    "open_bids": "Bid: points, then a letter ({example}); {levels}; {letters}",
    "levels": "from {low} to {high}",
    "must_name": "All the others passed: you must name the trump.",
    "can_declare": "To announce before your first card: {announces} (type d)",
    "can_declare_some": (
        "To announce before your first card: {announces} (d: all, d1: the first one only)"
    ),
    "can_say": "To say “{word}” with the card: {keys}",
    "call_prompt": "Your call",
    "card_prompt": "Your card",
    "next_prompt": "Enter to go on",
    "back_prompt": "Enter to go back to the game",
    # What the person asks for.
    "help": (
        "1 to 8: play the card of that number; 3! plays it saying belote\n"
        "1 to 9, or points and a letter: call; p pass, x double, xx redouble\n"
        "d announce · h hint · l last trick · c calls · s score\n"
        "u take back · q save and quit · Enter: say again where things stand"
    ),
    "hint": "Hint: {action} (type {keys})",
    "hint_worlds": (
        "On average {marks} marks, give or take {spread}; contract made {percent} times in 100; "
        "over {worlds} possible deals."
    ),
    "hint_worlds_all": (
        "On average {marks} marks, give or take {spread}; contract made {percent} times in 100; "
        "over all possible deals ({worlds})."
    ),
    "hint_call": "On average {marks} marks.",
    "hint_next": "Next best: {other}, {marks}.",
    "hint_waits": "Looking for a hint...",
    "thinks": "{seat}: thinking...",
    "level_is": "The others play at the level “{level}”; --level chooses another one: {others}.",
    "level_or_bots": "one of them, --level or --bots",
    "no_hint": "There is nothing to advise here.",
    "last_trick": "Last trick: {cards}",
    "no_trick_yet": "No trick has been made yet.",
    "calls_so_far": "Calls: {calls}",
    "no_call_yet": "Nobody has called yet.",
    "nothing_to_undo": "Nothing to take back.",
    "that": "that",
    "not_understood": "“{text}” means nothing here; ? for help.",
    # The score.
    "sheet": "Score of the deal",
    "marks": "Marks",
    "marks_told": "Marks: {score}",
    "line_told": "{team}: {line}",
    "total": "Total: {score}",
    "deals_so_far": "Deals: {marks}",
    "points_so_far": "Card points taken in this deal: {score}",
    "no_score_yet": "No deal has been played yet.",
    # The server.
    "serving": "Rebelote is waiting for you at {address}; Ctrl-C stops it, the games are kept.",
    # Files and faults.
    "saved": "Game kept; “{command}” takes it up again.",
    "set_aside": "The unfinished game is put aside; “{command}” takes it up again.",
    "not_kept": "{problem} This game is not kept.",
    "open_elsewhere": "this game is open in another terminal; --game FILE keeps a second one",
    "game_file": "a file that holds a game of Rebelote, or a new name",
    "recorded": "The match is recorded in {path}.",
    "several_matches": "several matches",
    "no_person": "no seat of a person, or no seed",
    "not_utf8": "not UTF-8 text (byte {at})",
    "no_regular_file": "not a regular file",
    "nothing_kept": "no game is kept there",
    "as_it_was": "nothing else beside --resume, which takes the game up as it was",
    "interrupted": "interrupted",
    "our_fault": "a fault of Rebelote, not yours ({problem}); REBELOTE_DEBUG=1 shows the details",
    # Where no table can be drawn.
    "too_small": (
        "A window of {columns} columns and {rows} lines; a drawn table needs {width} and "
        "{height}: everything is told in lines."
    ),
    "no_signs": "The terminal lacks the suits' signs ({encoding}): everything is told in words.",
    # Reviewing a deal.
    "review_result": "{outcome}: {marks}.",
    "review_best": "Best play from the first lead, all cards seen: {marks}.",
    "review_unfinished": (
        "The deal is not finished ({tricks} tricks made): only what was played is judged."
    ),
    "review_unjudged": (
        "Without the compiled kernel (rebelote doctor) the first tricks are not judged."
    ),
    "review_empty": "Nothing has been played yet.",
    "review_moments": "Critical moments",
    "review_no_moment": "No critical moment: nothing was lost.",
    "review_accuracy": "Accuracy: {shares}",
    "review_player": "Accuracy",
    "review_seen": "hands hidden",
    "review_real": "all cards seen",
    "review_mistakes": "mistakes",
    "review_of": "{number} of {all}",
    "review_lost": "marks lost",
    "review_tricks": "Trick",
    "review_taken": "taken by",
    "review_legend": (
        "Marks lost by each choice: by what its seat could see and, in parentheses, on the real "
        "cards. ▶ leads."
    ),
    # Replaying and simulating.
    "with_deal": "--deal or --step beside it",
    "more_faults": "... and {number} more faults",
    "too_large": "larger than {size} MB",
    "replayed": "{file}: {matches}, {deals}, 0 faults",
    "promised": "{number}. promised: {commitment}",
    "verified": "{file}: {matches}, {deals}, dealt as promised",
    "unproved": "{file}: {matches}, no deal finished, so there is nothing to verify",
    "audited": (
        "{file}: transfers: {transfers}; chips of people: {players}, of {stakes} open stakes: "
        "{escrow}, of the house: {house}; together: {sum}"
    ),
    "simulated": (
        "{ruleset}: {matches}, {deals}; won by seats 0 and 2: {first}, 1 and 3: {second}, drawn: "
        "{drawn}; written to {file}"
    ),
    "bots_replaced": "a bot had to be replaced {faults} times",
    # The arena.
    "arena_deals": "deals",
    "arena_matches": "matches",
    "arena_head": "{first} against {second}, {ruleset}: {pairs} of {games}, seed {seed}",
    "arena_marks": "Marks: {figure} ({ratio} standard errors)",
    "arena_points": "Card points: {figure}",
    "arena_won": "Pairs won: {won}, lost: {lost}, drawn: {drawn}; {rate} % of games won",
    "arena_a_call": "a call",
    "arena_a_card": "a card",
    "arena_slowest": "slowest",
    "arena_faults": "faults",
    "arena_cut": "searches cut short by their time limit: {cut}; these figures depend on the load",
    "arena_uneven": "{player} against itself does not give 0: this player does not repeat itself",
    # What an argument asks for.
    "one_to": "1 to {most}",
    "three_bots": "one name, or three with commas",
    "four_bots": "one name, or four with commas",
    "name_value": "name=value",
    "two_numbers": "two numbers such as 100,52",
    "json_object": "a JSON object",
    "json_vectors": "a JSON list of vectors",
    "own_file": "a file of its own",
    "plot_title": "{first} against {second}, {ruleset}",
    "plot_pairs": "pairs played",
    "plot_mean": "mean, marks a deal or match",
    "plot_band": "± 2 standard errors",
    "plot_margin": "marks, by pair",
    "plot_number": "number of pairs",
    "no_difference": "No difference.",
    "nobody_acts": "The deal is over: nobody is to act.",
    # A position solved.
    "to_play": "To play: {seat}",
    "on_the_table": "On the table: {cards}",
    "solve_waits": "Searching...",
    "solve_points": "points",
    "solve_marks": "marks",
    "solve_cost": "cost",
    "solve_best": "best",
    "solve_made": "With best play by all, the contract is made.",
    "solve_fails": "With best play by all, the contract fails.",
    "solve_line": "Best play:",
    "solve_trick": "{cards}: {seat}, {points}",
    "solved_natively": "{nodes} positions in {seconds} s (native kernel)",
    "solved_in_python": (
        "{nodes} positions in {seconds} s (search in Python, slow; see “rebelote doctor”)"
    ),
    "line_or_file": "a deal line, or a file given by --file",
    "line_not_both": "a deal line, or a file given by --file, and not both",
    "above_zero": "a number above 0",
    "number_lines": "{number} lines",
    "one_line": "one deal line",
    "all_hands": (
        "four known hands; for a seat that does not see the others, h gives a hint in “rebelote "
        "play”, and rebelote.analysis.hint in Python"
    ),
    # How fast this machine is.
    "bench_waits": "Measuring...",
    "bench_machine": (
        "Rebelote {rebelote}, Python {python}, {processor}, search {backend} ({build})"
    ),
    "bench_engine": "random deals, engine",
    "bench_first_lead": "values at the first lead",
    "bench_three_tricks": "values after three tricks",
    "bench_playouts": "random play, in batches",
    "bench_bot": "decision of {bot}, median",
    "bench_rate": "{number} a second",
    "bench_nodes": "{rate}, {nodes} positions",
    "bench_pace": "{median} ms, at most {most} ({decisions} decisions)",
    "bench_none": "none in {seconds} s",
    "bench_end": "Processor time of one core, {seconds} s in all. A busy machine gives less.",
    # What works on this machine.
    "doctor_ok": "good",
    "doctor_note": "note",
    "doctor_broken": "broken",
    "doctor_installation": (
        "Rebelote {version}, Python {python}, {platform}, processors: {processors}"
    ),
    "doctor_kernel": "Search: native kernel ({build}), right about an ending tried here",
    "doctor_kernel_absent": (
        "Search: in Python, much slower. This installation has no native kernel: no C++ compiler "
        "was found, or it failed, or the kernel was left out on purpose. To have it: a compiler "
        "(c++, g++ or clang++), then Rebelote again. Without it players, hints and reviews "
        "search only late in a deal."
    ),
    "doctor_kernel_fails": (
        "Search: in Python, much slower. A native kernel is there ({files}) but does not load "
        "({problem}): install Rebelote again, with this Python."
    ),
    "doctor_kernel_wrong": (
        "Search: the native kernel is wrong ({problem}): install Rebelote again."
    ),
    "doctor_extra": "Extra {extra}: {packages}",
    "doctor_extra_missing": 'Extra {extra}: lacks {packages}; pip install "rebelote[{extra}]"',
    "doctor_bots": "Computer players: {bots}",
    "doctor_bot_fails": "Computer player {bot}: {problem}",
    "doctor_rulesets": "Rulesets: {rulesets}",
    "doctor_plugin_fails": "{error}",
    "doctor_folder": "Games are kept in {folder}",
    "doctor_folder_fails": (
        "Games: {folder} cannot be written to; REBELOTE_HOME names another folder."
    ),
    "doctor_all_well": "Rebelote works here.",
    "doctor_trouble": "Something is broken: see above.",
    # How numbers are written, and what is typed in a bid: spades, hearts, diamonds, clubs,
    # no-trumps, all-trumps.
    "percent": "{number}%",
    "strain_letters": "shdcna",
}

# A form for each count that the language tells apart.
COUNTED = {
    "matches": ("{number} match", "{number} matches"),
    "deals": ("{number} deal", "{number} deals"),
    "pairs": ("{number} pair", "{number} pairs"),
}
