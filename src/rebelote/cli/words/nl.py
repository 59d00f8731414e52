"""The terminal's labels and prompts in Dutch."""

WORDS = {
    # The heading of the table.
    "deal": "gift {number}",
    "score": "Wij {us} – Zij {them}",
    "score_told": "wij {us}, zij {them}",
    "target": "tot {target}",
    "deals": "{played} van {deals} gespeeld",
    "pending": "hangend {points}",
    "contract_short": "Contract: {contract} ({seat})",
    "tricks": "slagen {us}–{them}",
    "turned": "Gedraaide kaart: {card}",
    "dealer": "deler",
    "taker": "troefmaker",
    # What the person holds and may do.
    "numbered": "{number}: {what}",
    "list": "{first}; {second}",
    "prompt": "{question} > ",
    "prompt_told": "{question}: ",
    "hand": "Je kaarten: {cards}",
    "playable": "Speelbaar: {numbers}",
    "open_calls": "Je kunt zeggen: {calls}",
    "open_bids": "Bod: punten en dan een letter ({example}); {levels}; {letters}",
    "levels": "van {low} tot {high}",
    "must_name": "Alle anderen hebben gepast: je moet troef maken.",
    "can_declare": "Aan te kondigen vóór je eerste kaart: {announces} (typ d)",
    "can_declare_some": (
        "Aan te kondigen vóór je eerste kaart: {announces} (d: alles, d1: alleen de eerste)"
    ),
    "can_say": "Om bij de kaart ‘{word}’ te zeggen: {keys}",
    "call_prompt": "Wat zeg je",
    "card_prompt": "Je kaart",
    "next_prompt": "Enter om verder te gaan",
    "back_prompt": "Enter om terug te gaan naar het spel",
    # What the person asks for.
    "help": (
        "1 tot 8: de kaart met dat nummer spelen; 3! speelt ze en zegt belote\n"
        "1 tot 9, of punten en een letter: bieden; p pas, x dubbel, xx redubbel\n"
        "d aankondigen · h tip · l laatste slag · c biedingen · s stand\n"
        "u terugnemen · q bewaren en stoppen · Enter: opnieuw zeggen hoe het staat"
    ),
    "hint": "Tip: {action} (typ {keys})",
    "hint_worlds": (
        "Gemiddeld {marks} in de stand, met een spreiding van {spread}; contract gehaald in "
        "{percent} van de 100 gevallen; over {worlds} mogelijke giften."
    ),
    "hint_worlds_all": (
        "Gemiddeld {marks} in de stand, met een spreiding van {spread}; contract gehaald in "
        "{percent} van de 100 gevallen; over alle mogelijke giften ({worlds})."
    ),
    "hint_call": "Gemiddeld {marks} in de stand.",
    "hint_next": "Daarna het best: {other}, {marks}.",
    "hint_waits": "Er wordt een tip gezocht...",
    "thinks": "{seat} denkt na...",
    "level_is": "De anderen spelen op niveau ‘{level}’; --level kiest een ander: {others}.",
    "level_or_bots": "een van beide, --level of --bots",
    "no_hint": "Hier valt niets aan te raden.",
    "last_trick": "Laatste slag: {cards}",
    "no_trick_yet": "Er is nog geen slag gemaakt.",
    "calls_so_far": "Biedingen: {calls}",
    "no_call_yet": "Er is nog niets gezegd.",
    "nothing_to_undo": "Niets om terug te nemen.",
    "that": "dat",
    "not_understood": "‘{text}’ betekent hier niets; ? voor hulp.",
    # The score.
    "sheet": "Score van de gift",
    "marks": "Geschreven punten",
    "marks_told": "Geschreven punten: {score}",
    "line_told": "{team}: {line}",
    "total": "Totaal: {score}",
    "deals_so_far": "Giften: {marks}",
    "points_so_far": "Kaartpunten in deze gift: {score}",
    "no_score_yet": "Er is nog geen gift gespeeld.",
    # The server.
    "serving": "Rebelote wacht op je op {address}; Ctrl-C stopt het, de spellen blijven bewaard.",
    # Files and faults.
    "saved": "Het spel is bewaard; ‘{command}’ gaat ermee verder.",
    "set_aside": "Het onvoltooide spel is opzijgezet; ‘{command}’ gaat ermee verder.",
    "not_kept": "{problem} Dit spel wordt niet bewaard.",
    "open_elsewhere": (
        "dit spel staat open in een andere terminal; --game BESTAND bewaart er een tweede naast"
    ),
    "game_file": "een bestand met een spel van Rebelote, of een nieuwe naam",
    "recorded": "De partij staat in {path}.",
    "several_matches": "er staan meerdere partijen in",
    "no_person": "geen plaats is van een mens, of het kiemgetal ontbreekt",
    "not_utf8": "dit is geen UTF-8-tekst (byte {at})",
    "no_regular_file": "dit is geen gewoon bestand",
    "nothing_kept": "er is daar geen spel bewaard",
    "as_it_was": "niets anders naast --resume, dat het spel voortzet zoals het was",
    "interrupted": "onderbroken",
    "our_fault": "een fout van Rebelote, niet van jou ({problem}); REBELOTE_DEBUG=1 toont meer",
    # Where no table can be drawn.
    "too_small": (
        "Een venster van {columns} kolommen en {rows} regels; een getekende tafel vraagt {width} "
        "en {height}: alles wordt in regels verteld."
    ),
    "no_signs": "De terminal mist de tekens van de kleuren ({encoding}): alles gaat in woorden.",
    # Reviewing a deal.
    "review_result": "{outcome}: {marks}.",
    "review_best": "Best mogelijk vanaf de eerste kaart, met open kaarten: {marks}.",
    "review_unfinished": (
        "De gift is niet uitgespeeld ({tricks} slagen gemaakt): alleen het gespeelde wordt "
        "beoordeeld."
    ),
    "review_unjudged": (
        "Zonder de gecompileerde kern (rebelote doctor) worden de eerste slagen niet beoordeeld."
    ),
    "review_empty": "Er is nog niets gespeeld.",
    "review_moments": "Sleutelmomenten",
    "review_no_moment": "Geen sleutelmoment: er ging niets verloren.",
    "review_accuracy": "Nauwkeurigheid: {shares}",
    "review_player": "Nauwkeurigheid",
    "review_seen": "met dichte kaarten",
    "review_real": "met open kaarten",
    "review_mistakes": "fouten",
    "review_of": "{number} van {all}",
    "review_lost": "verloren punten",
    "review_tricks": "Slag",
    "review_taken": "gehaald door",
    "review_legend": (
        "Punten die elke keuze kostte: volgens wat die plaats kon zien en, tussen haakjes, met de "
        "echte kaarten. ▶ komt uit."
    ),
    # Replaying and simulating.
    "with_deal": "--deal of --step ernaast",
    "more_faults": "... en nog {number} fouten",
    "too_large": "groter dan {size} MB",
    "replayed": "{file}: {matches}, {deals}, geen fouten",
    "promised": "{number}. beloofd: {commitment}",
    "verified": "{file}: {matches}, {deals}, gedeeld zoals beloofd",
    "unproved": "{file}: {matches}, geen gift voltooid, dus niets te controleren",
    "audited": (
        "{file}: overboekingen: {transfers}; fiches van mensen: {players}, van {stakes} open "
        "inzetten: {escrow}, van het huis: {house}; samen: {sum}"
    ),
    "simulated": (
        "{ruleset}: {matches}, {deals}; gewonnen door plaatsen 0 en 2: {first}, 1 en 3: {second}, "
        "gelijk: {drawn}; geschreven in {file}"
    ),
    "bots_replaced": "een bot moest {faults} keer vervangen worden",
    # The arena.
    "arena_deals": "giften",
    "arena_matches": "partijen",
    "arena_head": "{first} tegen {second}, {ruleset}: {pairs} {games}, kiemgetal {seed}",
    "arena_marks": "Geschreven punten: {figure} ({ratio} standaardfouten)",
    "arena_points": "Kaartpunten: {figure}",
    "arena_won": (
        "Paren gewonnen: {won}, verloren: {lost}, gelijk: {drawn}; gewonnen spellen: {rate} %"
    ),
    "arena_a_call": "een bod",
    "arena_a_card": "een kaart",
    "arena_slowest": "traagste",
    "arena_faults": "fouten",
    "arena_cut": (
        "zoekbeurten afgebroken door hun tijdslimiet: {cut}; deze cijfers hangen af van de drukte"
    ),
    "arena_uneven": "{player} tegen zichzelf geeft geen 0: deze speler herhaalt zich niet",
    # What an argument asks for.
    "one_to": "1 tot {most}",
    "three_bots": "één naam, of drie met komma's",
    "four_bots": "één naam, of vier met komma's",
    "name_value": "naam=waarde",
    "two_numbers": "twee getallen, zoals 100,52",
    "json_object": "een JSON-object",
    "json_vectors": "een JSON-lijst van voorbeelden",
    "own_file": "een eigen bestand",
    "plot_title": "{first} tegen {second}, {ruleset}",
    "plot_pairs": "gespeelde paren",
    "plot_mean": "gemiddelde, geschreven punten per gift of partij",
    "plot_band": "± 2 standaardfouten",
    "plot_margin": "geschreven punten, per paar",
    "plot_number": "aantal paren",
    "no_difference": "Geen verschil.",
    "nobody_acts": "De gift is gespeeld: niemand is aan de beurt.",
    # A position solved.
    "to_play": "Aan de beurt: {seat}",
    "on_the_table": "Op tafel: {cards}",
    "solve_waits": "Zoeken...",
    "solve_points": "punten",
    "solve_marks": "score",
    "solve_cost": "kosten",
    "solve_best": "de beste",
    "solve_made": "Als iedereen het best speelt, wordt het contract gehaald.",
    "solve_fails": "Als iedereen het best speelt, is het contract nat.",
    "solve_line": "Beste spel:",
    "solve_trick": "{cards}: {seat}, {points}",
    "solved_natively": "{nodes} stellingen in {seconds} s (snelle kern)",
    "solved_in_python": (
        "{nodes} stellingen in {seconds} s (zoeken in Python, traag; zie ‘rebelote doctor’)"
    ),
    "line_or_file": "een regel met een gift, of een bestand na --file",
    "line_not_both": "een regel met een gift, of een bestand na --file, en niet allebei",
    "above_zero": "een getal boven 0",
    "number_lines": "{number} regels",
    "one_line": "één regel met een gift",
    "all_hands": (
        "vier bekende handen; voor een plaats die de andere niet ziet, geeft h een tip in "
        "‘rebelote play’, en in Python rebelote.analysis.hint"
    ),
    # How fast this machine is.
    "bench_waits": "Meten...",
    "bench_machine": (
        "Rebelote {rebelote}, Python {python}, {processor}, zoeken {backend} ({build})"
    ),
    "bench_engine": "willekeurige giften, spelmotor",
    "bench_first_lead": "waarden bij de eerste kaart",
    "bench_three_tricks": "waarden na drie slagen",
    "bench_playouts": "willekeurig spel, in groepen",
    "bench_bot": "beslissing van {bot}, mediaan",
    "bench_rate": "{number} per seconde",
    "bench_nodes": "{rate}, {nodes} stellingen",
    "bench_pace": "{median} ms, hoogstens {most} ({decisions} beslissingen)",
    "bench_none": "geen in {seconds} s",
    "bench_end": "Processortijd van één kern, samen {seconds} s. Een drukke machine haalt minder.",
    # What works on this machine.
    "doctor_ok": "goed",
    "doctor_note": "let op",
    "doctor_broken": "kapot",
    "doctor_installation": (
        "Rebelote {version}, Python {python}, {platform}, processoren: {processors}"
    ),
    "doctor_kernel": "Zoeken: snelle kern ({build}), juist op een eindspel dat hier beproefd is",
    "doctor_kernel_absent": (
        "Zoeken: in Python, veel trager. Deze installatie heeft geen snelle kern: er is geen "
        "C++-compiler gevonden, of hij faalde, of de kern is met opzet weggelaten. Om ze te "
        "krijgen: een compiler (c++, g++ of clang++), en dan Rebelote opnieuw. Zonder de kern "
        "zoeken spelers, tips en besprekingen pas laat in een gift."
    ),
    "doctor_kernel_fails": (
        "Zoeken: in Python, veel trager. Er is een snelle kern ({files}) maar ze laadt niet "
        "({problem}): installeer Rebelote opnieuw, met deze Python."
    ),
    "doctor_kernel_wrong": (
        "Zoeken: de snelle kern rekent fout ({problem}): installeer Rebelote opnieuw."
    ),
    "doctor_extra": "Extra {extra}: {packages}",
    "doctor_extra_missing": (
        'Extra {extra}: {packages} ontbreekt; pip install "rebelote[{extra}]"'
    ),
    "doctor_bots": "Computerspelers: {bots}",
    "doctor_bot_fails": "Computerspeler {bot}: {problem}",
    "doctor_rulesets": "Spelregels: {rulesets}",
    "doctor_plugin_fails": "{error}",
    "doctor_folder": "Spellen worden bewaard in {folder}",
    "doctor_folder_fails": (
        "Spellen: in {folder} kan niet geschreven worden; REBELOTE_HOME noemt een andere map."
    ),
    "doctor_all_well": "Rebelote werkt hier.",
    "doctor_trouble": "Er is iets kapot: zie hierboven.",
    # How numbers are written, and what is typed in a bid: spades, hearts, diamonds, clubs,
    # no-trumps, all-trumps.
    "percent": "{number}%",
    "strain_letters": "shrkza",
}

# A form for each count that the language tells apart.
COUNTED = {
    "matches": ("{number} partij", "{number} partijen"),
    "deals": ("{number} gift", "{number} giften"),
    "pairs": ("{number} paar", "{number} paren"),
}
