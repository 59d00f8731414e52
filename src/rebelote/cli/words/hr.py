"""The terminal's labels and prompts in Croatian."""

WORDS = {
    # The heading of the table.
    "deal": "dijeljenje {number}",
    "score": "Mi {us} – Oni {them}",
    "score_told": "mi {us}, oni {them}",
    "target": "do {target}",
    "deals": "odigrano {played} od {deals}",
    "pending": "visi {points}",
    "contract_short": "Igra: {contract} ({seat})",
    "tricks": "štihovi {us}–{them}",
    "turned": "Okrenuta karta: {card}",
    "dealer": "djelitelj",
    "taker": "zvač",
    # What the person holds and may do.
    "numbered": "{number}: {what}",
    "list": "{first}; {second}",
    "prompt": "{question} > ",
    "prompt_told": "{question}: ",
    "hand": "Vaše karte: {cards}",
    "playable": "Smijete igrati: {numbers}",
    "open_calls": "Možete reći: {calls}",
    "open_bids": "Ponuda: bodovi pa slovo ({example}); {levels}; {letters}",
    "levels": "od {low} do {high}",
    "must_name": "Svi su ostali rekli dalje: morate zvati adut.",
    "can_declare": "Za prijavu prije vaše prve karte: {announces} (upišite d)",
    "can_declare_some": (
        "Za prijavu prije vaše prve karte: {announces} (d: sve, d1: samo prvo zvanje)"
    ),
    "can_say": "Da uz kartu kažete „{word}”: {keys}",
    "call_prompt": "Što kažete",
    "card_prompt": "Vaša karta",
    "next_prompt": "Enter za nastavak",
    "back_prompt": "Enter za povratak u igru",
    # What the person asks for.
    "help": (
        "1 do 8: igra kartu s tim brojem; 3! je igra uz riječ „bela”\n"
        "1 do 9, ili bodovi i slovo: zvanje aduta; p dalje, x kontra, xx rekontra\n"
        "d zvanje · h savjet · l zadnji štih · c zvanje aduta · s rezultat\n"
        "u vrati potez · q spremi i izađi · Enter: ponovi dokle je igra stigla"
    ),
    "hint": "Savjet: {action} (upišite {keys})",
    "hint_worlds": (
        "U prosjeku {marks} u rezultatu, uz odstupanje {spread}; zvači prolaze {percent} puta od "
        "100; pregledanih mogućih dijeljenja: {worlds}."
    ),
    "hint_worlds_all": (
        "U prosjeku {marks} u rezultatu, uz odstupanje {spread}; zvači prolaze {percent} puta od "
        "100; pregledana su sva moguća dijeljenja ({worlds})."
    ),
    "hint_call": "U prosjeku {marks} u rezultatu.",
    "hint_next": "Sljedeće po redu: {other}, {marks}.",
    "hint_waits": "Traži se savjet...",
    "thinks": "{seat}: razmišlja...",
    "level_is": "Ostali igraju na razini „{level}”; --level bira drugu: {others}.",
    "level_or_bots": "jedno od toga dvoga, --level ili --bots",
    "no_hint": "Ovdje nema savjeta.",
    "last_trick": "Zadnji štih: {cards}",
    "no_trick_yet": "Još nema nijednog štiha.",
    "calls_so_far": "Zvanje aduta: {calls}",
    "no_call_yet": "Još nitko ništa nije rekao.",
    "nothing_to_undo": "Nema se što vratiti.",
    "that": "to",
    "not_understood": "„{text}” ovdje ne znači ništa; ? za pomoć.",
    # The score.
    "sheet": "Rezultat dijeljenja",
    "marks": "Upisani bodovi",
    "marks_told": "Upisani bodovi: {score}",
    "line_told": "{team}: {line}",
    "total": "Ukupno: {score}",
    "deals_so_far": "Dijeljenja: {marks}",
    "points_so_far": "Bodovi karata u ovom dijeljenju: {score}",
    "no_score_yet": "Još nije odigrano nijedno dijeljenje.",
    # The server.
    "serving": "Rebelote vas čeka na {address}; Ctrl-C ga zaustavlja, igre ostaju spremljene.",
    # Files and faults.
    "saved": "Igra je spremljena; „{command}” je nastavlja.",
    "set_aside": "Nezavršena igra je ostavljena sa strane; „{command}” je nastavlja.",
    "not_kept": "{problem} Ova se igra ne sprema.",
    "open_elsewhere": ("ova je igra otvorena u drugom terminalu; --game DATOTEKA sprema još jednu"),
    "game_file": "datoteka s igrom Rebelotea ili novo ime",
    "recorded": "Partija je zapisana u {path}.",
    "several_matches": "u njoj je više partija",
    "no_person": "nijedno mjesto nije čovjekovo ili nedostaje sjeme slučaja",
    "not_utf8": "to nije tekst UTF-8 (bajt {at})",
    "no_regular_file": "to nije obična datoteka",
    "nothing_kept": "ondje nije spremljena nijedna igra",
    "as_it_was": "ništa drugo uz --resume, koji igru nastavlja kakva je bila",
    "interrupted": "prekinuto",
    "our_fault": (
        "pogreška Rebelotea, a ne vaša ({problem}); REBELOTE_DEBUG=1 pokazuje pojedinosti"
    ),
    # Where no table can be drawn.
    "too_small": (
        "Prozor ima stupaca {columns} i redaka {rows}; za nacrtan stol treba {width} i {height}: "
        "sve se govori redak po redak."
    ),
    "no_signs": "Terminalu nedostaju znakovi boja ({encoding}): sve se govori riječima.",
    # Reviewing a deal.
    "review_result": "{outcome}: {marks}.",
    "review_best": "Najbolja igra od prve karte, uz otvorene karte: {marks}.",
    "review_unfinished": (
        "Dijeljenje nije dovršeno (štihova: {tricks}): ocjenjuje se samo odigrano."
    ),
    "review_unjudged": "Bez prevedene jezgre (rebelote doctor) prvi se štihovi ne ocjenjuju.",
    "review_empty": "Još ništa nije odigrano.",
    "review_moments": "Ključni trenuci",
    "review_no_moment": "Nema ključnog trenutka: ništa nije izgubljeno.",
    "review_accuracy": "Točnost: {shares}",
    "review_player": "Točnost",
    "review_seen": "skrivene karte",
    "review_real": "otvorene karte",
    "review_mistakes": "pogreške",
    "review_of": "{number} od {all}",
    "review_lost": "izgubljeno",
    "review_tricks": "Štih",
    "review_taken": "nosi",
    "review_legend": (
        "Bodovi izgubljeni svakim izborom: prema onome što je mjesto vidjelo i, u zagradama, prema "
        "pravim kartama. ▶ otvara."
    ),
    # Replaying and simulating.
    "with_deal": "--deal ili --step uz njega",
    "more_faults": "... i ostalih pogrešaka: {number}",
    "too_large": "veće od {size} MB",
    "replayed": "{file}: {matches}, {deals}, bez pogrešaka",
    "promised": "{number}. obećano: {commitment}",
    "verified": "{file}: {matches}, {deals}, karte su onakve kakve su obećane",
    "unproved": "{file}: {matches}, nijedno dijeljenje nije završeno, nema se što provjeriti",
    "audited": (
        "{file}: prijenosi: {transfers}; žetoni ljudi: {players}, otvorenih uloga ({stakes}): "
        "{escrow}, kuće: {house}; zajedno: {sum}"
    ),
    "simulated": (
        "{ruleset}: {matches}, {deals}; dobila mjesta 0 i 2: {first}, 1 i 3: {second}, "
        "neriješeno: {drawn}; zapisano u {file}"
    ),
    "bots_replaced": "zamjena bota: {faults}",
    # The arena.
    "arena_deals": "dijeljenja",
    "arena_matches": "partije",
    "arena_head": "{first} protiv {second}, {ruleset}: {pairs} ({games}), sjeme {seed}",
    "arena_marks": "Upisani bodovi: {figure} (standardnih pogrešaka: {ratio})",
    "arena_points": "Bodovi karata: {figure}",
    "arena_won": (
        "Dobivenih parova: {won}, izgubljenih: {lost}, neriješenih: {drawn}; dobivenih igara: "
        "{rate} %"
    ),
    "arena_a_call": "po zvanju",
    "arena_a_card": "po karti",
    "arena_slowest": "najsporije",
    "arena_faults": "pogreške",
    "arena_cut": (
        "pretraga koje je prekinulo vremensko ograničenje: {cut}; ove brojke ovise o opterećenju"
    ),
    "arena_uneven": "{player} protiv sebe ne daje 0: taj se igrač ne ponavlja",
    # What an argument asks for.
    "one_to": "od 1 do {most}",
    "three_bots": "jedno ime ili tri sa zarezima",
    "four_bots": "jedno ime ili četiri sa zarezima",
    "name_value": "ime=vrijednost",
    "two_numbers": "dva broja, na primjer 100,52",
    "json_object": "objekt JSON",
    "json_vectors": "popis primjera u JSON-u",
    "own_file": "zasebna datoteka",
    "plot_title": "{first} protiv {second}, {ruleset}",
    "plot_pairs": "odigrani parovi",
    "plot_mean": "prosjek, upisani bodovi po dijeljenju ili partiji",
    "plot_band": "± 2 standardne pogreške",
    "plot_margin": "upisani bodovi po paru",
    "plot_number": "broj parova",
    "no_difference": "Nema razlike.",
    "nobody_acts": "Dijeljenje je gotovo: nitko nije na redu.",
    # A position solved.
    "to_play": "Na redu: {seat}",
    "on_the_table": "Na stolu: {cards}",
    "solve_waits": "Pretraga...",
    "solve_points": "bodovi",
    "solve_marks": "rezultat",
    "solve_cost": "cijena",
    "solve_best": "najbolja",
    "solve_made": "Uz najbolju igru svih zvači prolaze.",
    "solve_fails": "Uz najbolju igru svih zvači padaju.",
    "solve_line": "Najbolja igra:",
    "solve_trick": "{cards}: {seat}, {points}",
    "solved_natively": "pozicija: {nodes}, vrijeme: {seconds} s (ubrzana jezgra)",
    "solved_in_python": (
        "pozicija: {nodes}, vrijeme: {seconds} s (pretraga u Pythonu, sporo; pogledajte „rebelote "
        "doctor”)"
    ),
    "line_or_file": "redak s dijeljenjem ili datoteka navedena s --file",
    "line_not_both": "redak s dijeljenjem ili datoteka navedena s --file, a ne oboje",
    "above_zero": "broj veći od 0",
    "number_lines": "broj redaka: {number}",
    "one_line": "jedan redak s dijeljenjem",
    "all_hands": (
        "četiri poznate ruke; za mjesto koje ne vidi druge h daje savjet u „rebelote play”, a u "
        "Pythonu rebelote.analysis.hint"
    ),
    # How fast this machine is.
    "bench_waits": "Mjerenje...",
    "bench_machine": (
        "Rebelote {rebelote}, Python {python}, {processor}, pretraga {backend} ({build})"
    ),
    "bench_engine": "nasumična dijeljenja, pogon igre",
    "bench_first_lead": "vrijednosti kod prve karte",
    "bench_three_tricks": "vrijednosti poslije tri štiha",
    "bench_playouts": "nasumična igra, u skupinama",
    "bench_bot": "odluka: {bot}, medijan",
    "bench_rate": "{number} u sekundi",
    "bench_nodes": "{rate}, pozicija: {nodes}",
    "bench_pace": "{median} ms, najviše {most} (odluka: {decisions})",
    "bench_none": "nijedna u {seconds} s",
    "bench_end": (
        "Procesorsko vrijeme jedne jezgre, ukupno {seconds} s. Opterećeno računalo daje manje."
    ),
    # What works on this machine.
    "doctor_ok": "dobro",
    "doctor_note": "napomena",
    "doctor_broken": "kvar",
    "doctor_installation": (
        "Rebelote {version}, Python {python}, {platform}, procesora: {processors}"
    ),
    "doctor_kernel": "Pretraga: ubrzana jezgra ({build}), točna na probnoj završnici",
    "doctor_kernel_absent": (
        "Pretraga: u Pythonu, mnogo sporija. Ova instalacija nema ubrzanu jezgru: prevoditelj za "
        "C++ nije nađen, ili nije uspio, ili je jezgra namjerno izostavljena. Da je dobijete: "
        "prevoditelj (c++, g++ ili clang++), zatim ponovno Rebelote. Bez nje igrači, savjeti i "
        "analize pretražuju samo pri kraju dijeljenja."
    ),
    "doctor_kernel_fails": (
        "Pretraga: u Pythonu, mnogo sporija. Ubrzana jezgra postoji ({files}), ali se ne učitava "
        "({problem}): ponovno instalirajte Rebelote, s ovim Pythonom."
    ),
    "doctor_kernel_wrong": (
        "Pretraga: ubrzana jezgra griješi ({problem}): ponovno instalirajte Rebelote."
    ),
    "doctor_extra": "Dodatak {extra}: {packages}",
    "doctor_extra_missing": (
        'Dodatak {extra}: nedostaje {packages}; pip install "rebelote[{extra}]"'
    ),
    "doctor_bots": "Računalni igrači: {bots}",
    "doctor_bot_fails": "Računalni igrač {bot}: {problem}",
    "doctor_rulesets": "Pravila: {rulesets}",
    "doctor_plugin_fails": "{error}",
    "doctor_folder": "Igre se spremaju u {folder}",
    "doctor_folder_fails": ("Igre: u {folder} ne može se pisati; REBELOTE_HOME navodi drugu mapu."),
    "doctor_all_well": "Rebelote ovdje radi.",
    "doctor_trouble": "Nešto ne radi: pogledajte gore.",
    # How numbers are written, and what is typed in a bid: spades, hearts, diamonds, clubs,
    # no-trumps, all-trumps.
    "percent": "{number}\u00a0%",
    "strain_letters": "phktbs",
}

# A form for each count that the language tells apart.
COUNTED = {
    "matches": ("{number} partija", "{number} partije", "{number} partija"),
    "deals": ("{number} dijeljenje", "{number} dijeljenja", "{number} dijeljenja"),
    "pairs": ("{number} par", "{number} para", "{number} parova"),
}
