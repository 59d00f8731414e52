"""The terminal's labels and prompts in Bulgarian."""

WORDS = {
    # The heading of the table.
    "deal": "раздаване {number}",
    "score": "Ние {us} – Те {them}",
    "score_told": "ние {us}, те {them}",
    "target": "до {target}",
    "deals": "изиграни {played} от {deals}",
    "pending": "висящи {points}",
    "contract_short": "Игра: {contract} ({seat})",
    "tricks": "взятки {us}–{them}",
    "turned": "Обърната карта: {card}",
    "dealer": "раздаващ",
    "taker": "обявил",
    # What the person holds and may do.
    "numbered": "{number}: {what}",
    "list": "{first}; {second}",
    "prompt": "{question} > ",
    "prompt_told": "{question}: ",
    "hand": "Вашите карти: {cards}",
    "playable": "Може да играете: {numbers}",
    "open_calls": "Обаждания: {calls}",
    "open_bids": "Обява: точки и после буква ({example}); {levels}; {letters}",
    "levels": "от {low} до {high}",
    "must_name": "Всички други са пас: длъжни сте да обявите коз.",
    "can_declare": "За анонс преди първата ви карта: {announces} (натиснете d)",
    "can_declare_some": (
        "За анонс преди първата ви карта: {announces} (d: всички, d1: само първият)"
    ),
    "can_say": "За да кажете „{word}“ с картата: {keys}",
    "call_prompt": "Вашето обаждане",
    "card_prompt": "Вашата карта",
    "next_prompt": "Enter за продължение",
    "back_prompt": "Enter за връщане към играта",
    # What the person asks for.
    "help": (
        "1 до 8: играе картата с този номер; 3! я играе и казва белот\n"
        "1 до 9, или точки и буква: обаждане; p пас, x контра, xx реконтра\n"
        "d анонс · h съвет · l последна взятка · c наддаване · s резултат\n"
        "u връща назад · q записва и излиза · Enter: казва отново докъде е играта"
    ),
    "hint": "Съвет: {action} (натиснете {keys})",
    "hint_worlds": (
        "Средно {marks} точки в резултата, плюс-минус {spread}; играта се изкарва {percent} пъти "
        "от 100; от {worlds} възможни раздавания."
    ),
    "hint_worlds_all": (
        "Средно {marks} точки в резултата, плюс-минус {spread}; играта се изкарва {percent} пъти "
        "от 100; от всички възможни раздавания ({worlds})."
    ),
    "hint_call": "Средно {marks} точки в резултата.",
    "hint_next": "След това: {other}, {marks}.",
    "hint_waits": "Търси се съвет...",
    "thinks": "{seat}: мисли...",
    "level_is": "Другите играят на ниво „{level}“; --level избира друго: {others}.",
    "level_or_bots": "едното от двете, --level или --bots",
    "no_hint": "Тук няма какво да се препоръча.",
    "last_trick": "Последна взятка: {cards}",
    "no_trick_yet": "Още няма нито една взятка.",
    "calls_so_far": "Наддаване: {calls}",
    "no_call_yet": "Още никой не се е обадил.",
    "nothing_to_undo": "Няма какво да се върне.",
    "that": "това",
    "not_understood": "„{text}“ не значи нищо тук; ? за помощ.",
    # The score.
    "sheet": "Резултат от раздаването",
    "marks": "Записани точки",
    "marks_told": "Записани точки: {score}",
    "line_told": "{team}: {line}",
    "total": "Общо: {score}",
    "deals_so_far": "Раздавания: {marks}",
    "points_so_far": "Точки от карти в това раздаване: {score}",
    "no_score_yet": "Още не е изиграно нито едно раздаване.",
    # The server.
    "serving": "Rebelote ви очаква на {address}; Ctrl-C го спира, игрите се пазят.",
    # Files and faults.
    "saved": "Играта е записана; „{command}“ я продължава.",
    "set_aside": "Незавършената игра е оставена настрана; „{command}“ я продължава.",
    "not_kept": "{problem} Тази игра не се записва.",
    "open_elsewhere": ("тази игра е отворена в друг терминал; --game ФАЙЛ записва втора до нея"),
    "game_file": "файл с игра на Rebelote или ново име",
    "recorded": "Партията е записана в {path}.",
    "several_matches": "в него има няколко партии",
    "no_person": "никое място не е на човек или липсва зародишът на случайността",
    "not_utf8": "това не е текст в UTF-8 (байт {at})",
    "no_regular_file": "това не е обикновен файл",
    "nothing_kept": "там няма записана игра",
    "as_it_was": "нищо друго до --resume, което продължава играта, каквато беше",
    "interrupted": "прекъснато",
    "our_fault": (
        "грешка на Rebelote, а не ваша ({problem}); REBELOTE_DEBUG=1 показва подробности"
    ),
    # Where no table can be drawn.
    "too_small": (
        "Прозорец от {columns} колони и {rows} реда; за нарисувана маса трябват {width} и "
        "{height}: всичко се казва ред по ред."
    ),
    "no_signs": "На терминала липсват знаците на боите ({encoding}): всичко се казва с думи.",
    # Reviewing a deal.
    "review_result": "{outcome}: {marks}.",
    "review_best": "Най-добра игра от първата карта, при открити карти: {marks}.",
    "review_unfinished": ("Незавършено раздаване (взятки: {tricks}): оценява се само изиграното."),
    "review_unjudged": ("Без компилираното ядро (rebelote doctor) първите взятки не се оценяват."),
    "review_empty": "Още нищо не е изиграно.",
    "review_moments": "Решаващи моменти",
    "review_no_moment": "Няма решаващ момент: нищо не е загубено.",
    "review_accuracy": "Точност: {shares}",
    "review_player": "Точност",
    "review_seen": "при скрити карти",
    "review_real": "при открити карти",
    "review_mistakes": "грешки",
    "review_of": "{number} от {all}",
    "review_lost": "загубени точки",
    "review_tricks": "Взятка",
    "review_taken": "взета от",
    "review_legend": (
        "Загубени точки от всеки избор: според видяното от мястото и, в скоби, при истинските "
        "карти. ▶ открива."
    ),
    # Replaying and simulating.
    "with_deal": "--deal или --step до него",
    "more_faults": "... и още {number} грешки",
    "too_large": "повече от {size} MB",
    "replayed": "{file}: {matches}, {deals}, без грешки",
    "promised": "{number}. обещано: {commitment}",
    "verified": "{file}: {matches}, {deals}, картите са обещаните",
    "unproved": "{file}: {matches}, няма завършено раздаване, няма какво да се провери",
    "audited": (
        "{file}: движения: {transfers}; чипове на хората: {players}, на откритите залози "
        "({stakes}): {escrow}, на къщата: {house}; общо: {sum}"
    ),
    "simulated": (
        "{ruleset}: {matches}, {deals}; спечелени от места 0 и 2: {first}, 1 и 3: {second}, "
        "наравно: {drawn}; записани в {file}"
    ),
    "bots_replaced": "смени на бот: {faults}",
    # The arena.
    "arena_deals": "раздавания",
    "arena_matches": "партии",
    "arena_head": "{first} срещу {second}, {ruleset}: {pairs} от {games}, зародиш {seed}",
    "arena_marks": "Записани точки: {figure} (стандартни грешки: {ratio})",
    "arena_points": "Точки от карти: {figure}",
    "arena_won": (
        "Спечелени двойки: {won}, загубени: {lost}, наравно: {drawn}; спечелени игри: {rate} %"
    ),
    "arena_a_call": "обаждане",
    "arena_a_card": "карта",
    "arena_slowest": "най-бавното",
    "arena_faults": "грешки",
    "arena_cut": (
        "търсения, прекъснати от границата по време: {cut}; тези числа зависят от натоварването"
    ),
    "arena_uneven": "{player} срещу себе си не дава 0: този играч не се повтаря",
    # What an argument asks for.
    "one_to": "от 1 до {most}",
    "three_bots": "едно име или три със запетаи",
    "four_bots": "едно име или четири със запетаи",
    "name_value": "име=стойност",
    "two_numbers": "две числа, например 100,52",
    "json_object": "обект JSON",
    "json_vectors": "списък JSON с примери",
    "own_file": "отделен файл",
    "plot_title": "{first} срещу {second}, {ruleset}",
    "plot_pairs": "изиграни двойки",
    "plot_mean": "средно, записани точки на раздаване или партия",
    "plot_band": "± 2 стандартни грешки",
    "plot_margin": "записани точки на двойка",
    "plot_number": "брой двойки",
    "no_difference": "Няма разлика.",
    "nobody_acts": "Раздаването е завършено: никой не е на ход.",
    # A position solved.
    "to_play": "На ход: {seat}",
    "on_the_table": "На масата: {cards}",
    "solve_waits": "Търсене...",
    "solve_points": "точки",
    "solve_marks": "резултат",
    "solve_cost": "цена",
    "solve_best": "най-добра",
    "solve_made": "При най-добра игра на всички играта се изкарва.",
    "solve_fails": "При най-добра игра на всички обявилите са вътре.",
    "solve_line": "Най-добра игра:",
    "solve_trick": "{cards}: {seat}, {points}",
    "solved_natively": "позиции: {nodes} за {seconds} s (ускорено ядро)",
    "solved_in_python": (
        "позиции: {nodes} за {seconds} s (търсене на Python, бавно; вижте „rebelote doctor“)"
    ),
    "line_or_file": "ред с раздаване или файл, даден с --file",
    "line_not_both": "ред с раздаване или файл, даден с --file, а не и двете",
    "above_zero": "число над 0",
    "number_lines": "редове: {number}",
    "one_line": "един ред с раздаване",
    "all_hands": (
        "четири известни ръце; за място, което не вижда другите, h дава съвет в „rebelote play“, "
        "а в Python rebelote.analysis.hint"
    ),
    # How fast this machine is.
    "bench_waits": "Измерване...",
    "bench_machine": (
        "Rebelote {rebelote}, Python {python}, {processor}, търсене {backend} ({build})"
    ),
    "bench_engine": "случайни раздавания, двигател",
    "bench_first_lead": "стойности при първата карта",
    "bench_three_tricks": "стойности след три взятки",
    "bench_playouts": "случайна игра, на партиди",
    "bench_bot": "решение на {bot}, медиана",
    "bench_rate": "{number} в секунда",
    "bench_nodes": "{rate}, позиции: {nodes}",
    "bench_pace": "{median} ms, най-много {most} (решения: {decisions})",
    "bench_none": "нито едно за {seconds} s",
    "bench_end": "Процесорно време на едно ядро, общо {seconds} s. Заета машина дава по-малко.",
    # What works on this machine.
    "doctor_ok": "добре",
    "doctor_note": "бележка",
    "doctor_broken": "повреда",
    "doctor_installation": (
        "Rebelote {version}, Python {python}, {platform}, процесори: {processors}"
    ),
    "doctor_kernel": "Търсене: ускорено ядро ({build}), вярно при пробен край на раздаване",
    "doctor_kernel_absent": (
        "Търсене: на Python, много по-бавно. Тази инсталация няма ускорено ядро: не е намерен "
        "компилатор за C++, или е сбъркал, или ядрото нарочно е пропуснато. За да го имате: "
        "компилатор (c++, g++ или clang++), после Rebelote отново. Без него играчите, съветите и "
        "разборите търсят само към края на раздаването."
    ),
    "doctor_kernel_fails": (
        "Търсене: на Python, много по-бавно. Има ускорено ядро ({files}), но не се зарежда "
        "({problem}): инсталирайте Rebelote отново, с този Python."
    ),
    "doctor_kernel_wrong": (
        "Търсене: ускореното ядро греши ({problem}): инсталирайте Rebelote отново."
    ),
    "doctor_extra": "Добавка {extra}: {packages}",
    "doctor_extra_missing": ('Добавка {extra}: липсва {packages}; pip install "rebelote[{extra}]"'),
    "doctor_bots": "Компютърни играчи: {bots}",
    "doctor_bot_fails": "Компютърен играч {bot}: {problem}",
    "doctor_rulesets": "Правила: {rulesets}",
    "doctor_plugin_fails": "{error}",
    "doctor_folder": "Игрите се пазят в {folder}",
    "doctor_folder_fails": (
        "Игри: в {folder} не може да се пише; REBELOTE_HOME посочва друга папка."
    ),
    "doctor_all_well": "Rebelote работи тук.",
    "doctor_trouble": "Нещо е повредено: вижте по-горе.",
    # How numbers are written, and what is typed in a bid: spades, hearts, diamonds, clubs,
    # no-trumps, all-trumps. The letters are Latin, as all keys of the table are.
    "percent": "{number}%",
    "strain_letters": "shdcna",
}

# A form for each count that the language tells apart.
COUNTED = {
    "matches": ("{number} партия", "{number} партии"),
    "deals": ("{number} раздаване", "{number} раздавания"),
    "pairs": ("{number} двойка", "{number} двойки"),
}
