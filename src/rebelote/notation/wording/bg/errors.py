"""Bulgarian sentences for what is refused, and the reasons that stand in them."""

ERRORS = {
    "RebeloteError": "Това е отказано: {error}.",
    "BadCard": "„{text}“ не е карта: напишете силата и после боята, например Js или Td.",
    "UnknownLanguage": "Езикът „{language}“ не е познат; опитайте: {known}.",
    # Turn and phase.
    "IllegalAction": "Правилата не позволяват това сега.",
    "NotYourTurn": "На ход: {to_act:seat}, а не {seat:seat}.",
    "NotAnAction": "„{action}“ не е нито обаждане, нито анонс, нито карта.",
    "DealIsOver": "Раздаването е завършено, „{action}“ идва твърде късно.",
    "AuctionIsOpen": "Наддаването не е завършено, още е рано за „{action}“.",
    "AuctionIsClosed": "Наддаването е завършено, „{call}“ идва твърде късно: играйте карта.",
    # The auction.
    "IllegalCall": "„{call}“ не е позволено в този момент от наддаването.",
    "BidTooLow": "„{call}“ е твърде ниско: обявете над „{standing}“ или кажете пас.",
    "LevelNotOffered": "„{call}“ не е обява в тази игра; обявява се {offered:levels}.",
    "NoLevelHere": "„{call}“ не е обява в тази игра: кажете коза без число.",
    "StrainNotOffered": "„{call}“ не е игра тук; изберете {offered:strains}.",
    "OnlyTurnedSuit": (
        "На първия кръг не се обявява „{call}“: обърната е {turned}, вземете {turned.suit} "
        "или кажете пас."
    ),
    "TurnedSuitRefused": (
        "На втория кръг вече не се обявява „{call}“, боята на обърнатата карта ({turned}): "
        "обявете друга боя или кажете пас."
    ),
    "MustName": "„{call}“ не е позволено: всички други са пас и сте длъжни да обявите коз.",
    "NothingToDouble": "„{call}“ е отказано: още няма обява, която да се {double:verb}.",
    "OwnSideDoubled": (
        "„{call}“ е отказано: обявата е на вашия отбор ({bidder:seat}), а може да се "
        "{double:verb} само обява на другия."
    ),
    "AlreadyDoubled": "„{call}“ е отказано: вече е казано за тази обява.",
    "NothingToRedouble": (
        "„{call}“ е отказано: може да се {double:again_verb} само ваша обява, на която другият "
        "отбор е казал „{double:name}“."
    ),
    "OnlyTakersRedouble": (
        "„{call}“ е отказано: може да {double:again_verb} само отборът на обявилия ({bidder:seat})."
    ),
    "ContractFrozen": (
        "„{call}“ е отказано: играта е {double:done} и вече не се променя; кажете пас или "
        "„{double:again}“."
    ),
    "NoDoublingHere": "„{call}“ е отказано: в тази игра не може да се {double:verb}.",
    # The cards.
    "IllegalPlay": "Правилата не позволяват да играете {card:obj}.",
    "CardNotHeld": "Нямате {card:obj}.",
    "MustFollow": "Трябва да отговорите на {suit}: имате от тази боя, {card:the} не става.",
    "MustRise": (
        "Трябва да качите на {because.suit}: на масата е {because:the}, {card:the} е по-слаба "
        "карта, а имате по-силна."
    ),
    "MustRuff": ("Трябва да цакате с {trump}: нямате {suit}, но имате коз, {card:the} не става."),
    "MustOverruff": (
        "Трябва да надцакате {because:obj}: {card:the} е по-слаба карта, а имате по-силна."
    ),
    "MustUnderruff": (
        "Трябва да подцакате: на масата е {because:the}, нямате по-силен коз, но имате по-слаб, "
        "а {card:the} не е коз."
    ),
    # Announces and belote.
    "IllegalDeclaration": "Този анонс не е позволен: {declaration}.",
    "NoAnnounces": "На тази игра няма анонси, затова не се анонсира: {declaration}.",
    "AnnouncesAutomatic": "Тук анонсите се броят сами, няма нужда да се казва: {declaration}.",
    "DeclaredTooLate": "Късно е за анонс ({declaration}): анонсира се преди първата карта.",
    "DeclaredTwice": (
        "Вече анонсирахте: всичко се казва наведнъж и не може да се добави {declaration}."
    ),
    "NothingDeclared": "Не анонсирате нищо: кажете поне един анонс или играйте карта.",
    "AnnounceNotHeld": "Нямате такъв анонс: {cards:announce}.",
    "AnnounceNotWhole": (
        "Поредицата се анонсира цяла: вместо {cards:announce} кажете {whole:announce}."
    ),
    "CardAnnouncedTwice": "Една карта влиза само в един анонс, а тук {card:the} се брои два пъти.",
    "IllegalBelote": "{pair:The} не се казва с {card:obj}.",
    "BeloteAutomatic": "Тук {pair:the} се брои и без дума: просто играйте {card:obj}.",
    "BeloteNotHeld": (
        "{pair:The} не се казва с {card:obj}: трябва да са ви раздадени попът и дамата от коза."
    ),
    "BeloteNotSaid": (
        "„{pair:again}“ не се казва с {card:obj}: трябваше да кажете „{pair:name}“ с първата от "
        "двете карти."
    ),
    "BeloteKingFirst": "{pair:The} не се казва с {card:obj}: първо се играе попът.",
    "BeloteDiscarded": "{pair:The} не се казва с {card:obj}: картата се чисти на друга боя.",
    # The pack and the state of a deal or a match.
    "BadPack": (
        "В тестето трябва да има всяка от 32-те карти по веднъж; липсват: {missing}, "
        "повтарят се: {repeated}."
    ),
    "NoSuchSeat": "{number} не е място: местата са 0, 1, 2 и 3.",
    "PacketsNotOffered": "Тук не се раздава {packets:packets}, а {offered:ways}.",
    "DealNotOver": "Раздаването още няма резултат: {phase}.",
    "MatchIsOver": "Партията е завършена, {scores:score}: започнете нова.",
    "NotTheNextDeal": (
        "Това раздаване не продължава партията: очаква се {field:field} {expected}, а тук е "
        "{found}."
    ),
    # Rulesets and house rules.
    "RulesetError": "Тези правила са невъзможни.",
    "UnknownRuleset": "Вариантът „{ruleset}“ не е познат; има: {known}.",
    "UnknownRulesetVersion": "Вариантът {ruleset} няма версия {version}; има: {known}.",
    "BadRulesetText": (
        "„{text}“ не може да се прочете: пишете име@версия(опция=стойност,опция=стойност)."
    ),
    "UnknownOption": "Вариантът {ruleset} няма опция „{option}“; има: {known}.",
    "OptionWithoutEffect": "„{option:option}“ няма действие в {ruleset}: {because}.",
    "BadOptionValue": "„{value}“ не подхожда за „{option:option}“; позволено е: {allowed}.",
    "InconsistentOptions": "Тези опции си противоречат: {because}.",
    "BrokenPlugin": "Инсталираният вариант {plugin} не може да се зареди: {problem}.",
    # Records: what cannot be read, then what was checked and is false.
    "RecordError": "В този текст има грешки. {faults:faults}",
    "BadRecord": "Този текст не може да се прочете. {faults:faults}",
    "FalseRecord": "Този текст твърди нещо невярно. {faults:faults}",
    "Unreadable": "Това не може да се прочете: {error}.",
    "UnknownLetters": "Буквите „{letters}“ не са познати; има: {known}.",
    "LineEndsEarly": "Редът свършва твърде рано, липсва: {missing:field}.",
    "BadFirst": "„{text}“ не е място: пръв говори 0, 1, 2 или 3.",
    "BadHandCount": "Едно раздаване има четири ръце, разделени с черти, а тук са {found}.",
    "BadHand": "„{text}“ не е ръка: напишете четирите бои, разделени с точки.",
    "BadFact": "„{text}“ не може да се прочете: пишете packets=3-2, pending=8 или last.",
    "RepeatedFact": "„{text}“ вече е казано на този ред.",
    "BadCall": "„{text}“ не е обаждане в наддаването.",
    "BadDeclaration": "„{text}“ не е анонс: напишете картите му в скоби, например (KsQsJs).",
    "BadTrickEnd": "Една взятка има четири карти, а тук са {cards}.",
    "BadScore": "„{text}“ не е резултат: напишете две числа като 151-98, или -.",
    "Leftover": "След резултата не следва нищо, а „{text}“ е в повече.",
    "HiddenCards": "Някои карти не са известни: това раздаване не може да се повтори.",
    "HiddenHand": "На ход е играч ({seat:seat}), чиито карти не са известни.",
    "NoMatchHere": "В този текст няма партия.",
    "TooManyFaults": "Повече от {most} грешки: четенето спира дотук.",
    "BadTag": '„{text}“ не е нито етикет [Име "стойност"], нито номерирано раздаване.',
    "RepeatedTag": "Етикетът {tag} вече е даден за тази партия.",
    "MissingTag": "На тази партия липсва етикетът {tag}.",
    "BadTagValue": "„{value}“ не е стойност на етикета {tag}.",
    "UnknownFormat": "Форматът {format} не е познат тук; има: {known}.",
    "NoRulesetVersion": "Липсва версията на правилата: напишете {ruleset}@1.",
    "BadDealNumber": "Раздаването е с номер {number} вместо {expected}.",
    "BadValue": "„{value}“ не е подходящо тук; трябва: {expected}.",
    "MissingField": "Липсва полето {field}.",
    "UnknownField": "Полето {field} не е познато.",
    "Untrue": "Това не е вярно: {error}.",
    "CardTwice": "{card:The} е два пъти в раздаването.",
    "WrongHandSize": "{seat:seat}: картите са {size} вместо {expected}.",
    "WrongStockSize": "В талона картите са {size} вместо {expected}.",
    "NoTurnedCard": "В тази игра се обръща карта, а никоя не е записана.",
    "TurnedCardHere": "В тази игра не се обръща карта, а е записана {card}.",
    "KindNotHeld": "В тази ръка няма такива анонси: {kinds:kinds}.",
    "WrongScore": "Резултатът от раздаването е {expected:score}, а не {score:score}.",
    "ScoreTooEarly": "Раздаването не е завършено и резултатът още не е {score:score}.",
    "WrongResult": "Резултатът от партията е {expected}, а не {result}.",
    "ResultTooEarly": "Партията не е завършена и резултатът още не е {result}.",
    "WrongCommitment": "Тайната, показана след раздаване {deal}, не е обещаната преди него.",
    "WrongShuffle": (
        "Картите на раздаване {deal} не са тези, които дават тайната му и числата на играчите."
    ),
    # Computer players and the command line.
    "UnknownBot": "Ботът „{bot}“ не е познат; има: {known}.",
    "BadWeights": "Теглата на експерта не могат да се използват: {problem}.",
    "CannotRead": "Файлът {path} не може да се прочете: {problem}.",
    "CannotWrite": "Файлът {path} не може да се запише и не е променен: {problem}.",
    "NotOurGame": "Във файла {path} няма игра, която да се продължи: {problem}.",
    # The arena.
    "MissingExtra": "Тук липсва пакетът {package}: pip install 'rebelote[{extra}]'.",
    "UnknownPlayer": "Няма такъв играч, „{player}“: {problem}.",
    "WorkersLost": "Играещите процеси умират един след друг, общо {jobs}.",
    "ClusterLost": "Клъстерът {address} е изгубен: {problem}.",
    "BadJournal": "Файлът {path} не е дневник на дуел или е повреден на ред {line}.",
    "OtherJournal": ("Дневникът {path} е на друг дуел: там {field} е {found}, а не {expected}."),
    "JournalInUse": "Друг процес пише в дневника {path}.",
    "CannotKeepJournal": "Дневникът {path} не може да се води: {problem}.",
    "BadVector": "Този пример не може да се изпробва: {problem}.",
    "BadArgument": "„{value}“ не е подходящо за {argument}; трябва: {allowed}.",
    "BadField": "„{value}“ не е подходящо за {field}; позволено е: {allowed}.",
    "NoSuchField": "Полето „{field}“ не е познато; има: {known}.",
    "BadTally": "Тези точки са невъзможни ({field:field}: {value}): {because}.",
    # The solver.
    "SolverError": "Решаващата програма отказва това.",
    "BadPosition": "Никое раздаване не води до тази позиция: {because}.",
    "BadRequest": "Решаващата програма не приема {value} за {name}.",
    "LimitReached": "Търсенето спря на своята граница ({limit:field}) след {nodes} позиции.",
    "NotMonotone": "Резултатът пада от {before} на {marks} при {points} точки.",
    "NoWorld": "Никоя подредба на скритите карти не отговаря на видяното ({seat:seat}).",
    # Lessons.
    "NoSuchPuzzle": "Няма задача „{name}“.",
    # The environments.
    "EnvError": "Средата отказва това.",
    "NeedsKernel": "Раздаванията на партиди изискват ускореното ядро, а тук го няма.",
    "NotBegun": "Няма започнато раздаване: първо извикайте reset().",
    "BadSetting": "„{value}“ не е подходящо за {name}; трябва: {allowed}.",
    "BadArray": "{name} трябва да е {expected}, а е {found}.",
    "BadHands": "Ръцете на ред {row} не са 32-те карти, по осем на място.",
    "IllegalCard": "Карта {number} не може да се играе на ред {row} ({rule}); нищо не се промени.",
    "ActionNotOffered": "{number} не е позволено действие сега; има: {offered}.",
    "BidOutsideSpace": "Обявата {call} от {ruleset} няма номер сред действията.",
    # Tables.
    "TableError": "Масата отказва това.",
    "Stale": "Масата е напред: тя е на събитие {seq}, а това отговаря на {found}.",
    "NotYourSeat": "Не вие играете на това място ({seat:seat}).",
    "NotAtTable": "Не седите на тази маса.",
    "TableClosed": "Партията на тази маса е завършена.",
    "NoDealYet": "Картите още не са раздадени.",
    "DealNotFinished": "Следващото раздаване трябва да изчака: {phase}.",
    "NothingToUndo": (
        "Няма какво да се върне: още нищо не сте направили в това раздаване или то е приключило."
    ),
    "UndoNotOffered": "Нищо не се връща, когато хората на масата са {persons}.",
    "BadSeating": ("Масата има четири места, поне един човек и никого два пъти; хора: {persons}."),
    "BadTerms": "Масата не може да има „{value}“ ({field}).",
    "ForCompanyOnly": "Това е само за маси, на които играят няколко души.",
    "ForSoloOnly": "Това е само за който играе сам с компютри.",
    "SeatTaken": "Мястото е заето ({seat:seat}): изберете друго.",
    "SeatsMissing": "За партията трябват четирима; свободни места: {missing}.",
    "NotHost": "Това може само водещият масата.",
    "NotStarted": "Партията още не е започнала: хората сядат.",
    "AlreadyStarted": "Партията е започнала: местата вече не се сменят.",
    "NothingChanges": "Вече е така.",
    "TablePaused": "Масата е в пауза: първо продължете.",
    "Away": "На мястото ({seat:seat}) играе компютърът: първо си го върнете.",
    "NoReturnsLeft": "Върнахте се толкова пъти, колкото масата позволява: {returns}.",
    "TimeLeft": "Има още време ({seat:seat}).",
    "NotRevealed": "Следващото раздаване чака тайната на раздаване {deal}.",
    "NoSpectators": "Тази маса не допуска зрители.",
    "UnknownEvent": "В този дневник има нещо непознато тук: {kind}.",
    "BrokenLog": "Дневникът на тази маса е повреден при събитие {seq}: {problem}.",
    "BadProof": "„{value}“ не може да бъде „{field}“ на раздаване.",
    "BadStake": "„{stake}“ не е залог: трябва цял брой чипове, никога отрицателен.",
    # What is kept.
    "StorageError": "Базата {path} не може да се използва: {problem}.",
    "DatabaseNewer": (
        "Базата {path} е от по-нова версия на Rebelote (вид {found}, познат до {known}): обновете "
        "Rebelote или изберете друг файл."
    ),
    "DatabaseOlder": (
        "Базата {path} още е във вид {found} (сега {known}): пуснете сървъра веднъж, той я "
        "обновява."
    ),
    "DatabaseInUse": "Друга програма използва базата {path}: спрете я или изберете друг файл.",
    "DatabaseDamaged": (
        "Файлът {path} е повреден или не е база на Rebelote ({problem}): преместете го или "
        "изберете друг."
    ),
    "DatabaseReadOnly": "В базата {path} не може да се пише: {problem}.",
    "DiskFull": "Няма повече място за запис в {path}: докато няма, нищо не се пази.",
    "DatabaseClosed": "Базата {path} се затваря.",
    "UnknownTable": "Няма маса {table}.",
    "UnknownShare": "Зад тази връзка няма споделено раздаване.",
    "UnknownGuest": "Няма гост {guest}.",
    "Outpaced": "Дневникът е напред: той е на събитие {seq}, а това следва {found}.",
    "Fenced": "Вече друг сървър води тази маса (пускане {epoch}, тук {found}).",
    "NotEnoughChips": "Залогът е {needed} чипа, а наличните са {found}.",
    "AlreadyStaked": "Залогът ви на маса {table} вече е внесен.",
    "NoStake": "Нямате залог на маса {table}.",
    "WrongSettlement": (
        "Маса {table} изплаща {found} чипа при заложени {expected}, или плаща на някого без залог."
    ),
    "ChipsMadeOrLost": "Движението {transfer} не е изравнено: остават {chips} чипа.",
    "GivenByAPerson": "Движението {transfer} взема чипове от един човек за друг.",
    "Overdrawn": "Сметката {account} има {chips} чипа, по-малко от нищо.",
    "WrongEscrow": (
        "На съхранение за маса {table} има {found} чипа, а откритите залози са {expected}."
    ),
    "StakeWithoutMatch": "На маса {table} още има открит залог, а партия там не се играе.",
    # The server.
    "ServerError": "Сървърът отказва това.",
    "NoRoomFound": "Няма подходяща отворена маса: отворете своя или искайте по-малко.",
    "NoTopUpToday": (
        "Сега няма безплатни чипове: идват веднъж на ден при онзи, който има под {floor}."
    ),
    "UnknownPhrase": "Тук не може да се каже нищо с името „{phrase}“.",
    "NoFreeText": "Свободен текст има само на частни маси; изберете някоя от фразите.",
    "TooMuchTalk": "Твърде много наведнъж: по една в секунда, най-много {most} в минута.",
    "MatchNotOver": "Нова игра се отваря, когато тази свърши.",
    "PromiseLost": (
        "Обещаното раздаване на маса {table} вече не може да се раздаде: тайната му я няма."
    ),
    "BadServerSetting": (
        "„{value}“ ({source}) не е подходящо за настройката {name}; нужно е: {allowed}."
    ),
    "UnknownServerSetting": ("Файлът {path} задава {name}, а такава настройка няма; има: {known}."),
    "PortTaken": (
        "Друга програма вече слуша на {host}, порт {port}: може би Rebelote вече работи; "
        "иначе изберете друг порт с --port."
    ),
    "CannotListen": "Сървърът не може да слуша на {host}, порт {port}: {problem}.",
    "MalformedFrame": "Това съобщение не може да се прочете: {problem}.",
    "FrameTooLarge": "Това съобщение е {size} байта; най-много може {most}.",
    "TooManyFrames": "Прекалено бързо: най-много {most} съобщения в секунда.",
    "TooManyRequests": "Твърде много наведнъж: опитайте отново след {seconds} сек.",
    "TooManyGuests": (
        "От вашата мрежа идват твърде много нови играчи: опитайте отново след {seconds} сек."
    ),
    "TooManySockets": (
        "Отворени са твърде много маси наведнъж (най-много {most}): затворете други "
        "страници на играта."
    ),
    "TooManyTables": (
        "Имате {most} недовършени мача, повече не може: довършете някой или се откажете от него."
    ),
    "HouseFull": "Всички маси са заети: опитайте отново след {seconds} сек.",
    "HelloMissing": "Страницата не каза нищо за {seconds} сек. и връзката се затваря.",
    "HelloExpected": "Първото съобщение трябва да каже на какъв език се говори.",
    "NoSuchDeal": "В играта няма завършено раздаване {deal}.",
    "ForeignOrigin": "Страницата {origin} няма право да ползва този сървър.",
    "NotAGuest": (
        "Този браузър вече не е познат тук: "
        "заредете страницата отново и приемете бисквитките на този сайт."
    ),
    "NothingToAdvise": "Няма какво да се препоръча: не сте на ход.",
    "HintUnderWay": "Съвет вече се търси.",
    "BadRequestBody": "Заявката не може да се прочете ({field}): {problem}.",
    "TooLarge": "Това е прекалено голямо: най-много {most} kB.",
    "NoSuchPage": "На адрес {path} няма нищо.",
    "MethodNotOffered": "{method} не е възможно на адрес {path}.",
    "PagesNotBuilt": (
        "Страниците не са изградени тук: инсталирайте Node и пуснете make play "
        "или инсталирайте издадена версия."
    ),
    "BotsStopped": "Процесите на компютърните играчи спряха и не можаха да тръгнат отново.",
    "ThoughtTooLong": "Отне повече от {seconds} сек. и беше прекратено.",
    "TooBusy": "Сървърът е претоварен: опитайте отново след малко.",
    "UnknownLevel": "Няма ниво „{level}“; има {known}.",
    "ServerFault": "Грешка на Rebelote, не ваша. Записана е в дневника.",
}

REASONS = {
    "position_seats": "местата са от 0 до 3, с карти за всяко",
    "position_table": "картите на масата са {cards}",
    "position_card_twice": "{card:the} е там два пъти",
    "position_hands": "в началото на взятката картите в ръцете са {sizes}",
    "position_trick": "{card:the} не може да се играе ({rule})",
    "position_points": "взетите точки ({points}) не отговарят на излезлите карти",
    "position_tricks": "взетите взятки ({tricks}) не отговарят на излезлите карти",
    "position_not_in_play": "няма карта за игра",
    "position_row": "ред {row} е грешен ({problem})",
    "no_worker_left": "не остана играещ процес",
    "scheduler_gone": "разпределителят му не отговаря",
    "workers_killed": "някои двойки убиват всеки процес, който ги играе",
    "no_option": "няма опция {option}",
    "option_is": "{meaning}",
    "packets_do_not_add_up": "{packets:packets} карти не правят {cards} карти",
    "bids_do_not_meet": "от {bid_min} със стъпка {bid_step} не се стига до {bid_max}",
    "said_both_ways": "{option} получава две различни стойности",
    "redouble_not_above": (
        "отговорът на обявилия трябва да умножава повече от {double} пъти, а не {redouble}"
    ),
    "not_a_new_ruleset": "не са правила или името им е заето",
    "on_or_off": "on или off",
    "one_of": "{values}",
    "whole_number": "цяло число от {low} до {high}",
    "whole_number_by": "число от {low} до {high} през {step}",
    "ways_to_deal": "брой карти с тирета помежду им, например 3-2 или 3-2/2-3",
    "list_of_contracts": (
        "различни игри от C D H S NT AT, от най-ниската нагоре, например C-D-H-S"
    ),
    "not_negative": "числото не може да е отрицателно",
    "cards_count": "на тази игра картите носят общо {points} точки",
    "tricks_played": "взятките са {tricks}",
    "points_need_tricks": "отбор без взятка няма точки от карти",
    "no_trick_taken": "този отбор няма взятка",
    "steps_of": "тези точки вървят през {points}",
    "two_whole_numbers": "две цели числа, за отбор 0 и после за отбор 1",
    "at_most": "общо най-много {most}",
    "zero_or_one": "0 или 1",
    "field_needed": "липсва",
    "field_unknown": "няма такова поле",
    "length_at_most": "най-много {most} знака или елемента",
    "not_below": "не по-малко от {low}",
    "not_above": "не повече от {high}",
    "json": "JSON",
    "characters_and_numbers": "цели знаци и крайни числа",
    "one_ruleset": "или ruleset, или variant",
    "something_else": "друг вид",
    "any_whole_number": "цяло число",
    "number_or_capot": "число или capot",
    "level_needed": "трябва броят точки на обявата",
    "no_level_here": "в тази игра няма обяви в точки",
    "text": "текст",
    "list": "списък",
    "true_or_false": "true или false",
    "object": "обект с именувани полета",
    "texts_by_name": "текстове, всеки с име от букви и цифри",
    "ruleset": "име@версия(опция=стойност)",
    "four_hands": "списък от четири ръце",
    "list_of_packets": "списък с брой карти, например [3, 2]",
}

FIELDS = {
    "ruleset": "правилата",
    "first": "мястото, което говори първо (0 до 3)",
    "pending": "броят на висящите точки",
    "last": "последното раздаване",
    "card_points": "точки от карти",
    "tricks": "взятки",
    "last_trick": "отбор на последната взятка (0 или 1)",
    "announces": "анонси",
    "belote": "белот",
    "bid": "обява",
    "hands": "ръцете",
    "turned": "обърнатата карта",
    "stock": "талонът",
    "packets": "пакетите",
    "calls": "обажданията",
    "plays": "разиграването",
    "nodes": "позиции",
    "time": "време",
    "score": "резултатът",
    # What a score keeper fills in.
    "form_contract": "Игра",
    "form_taker_team": "Обявили",
    "form_bid": "Обява",
    "form_double": "{double:Name}",
    "form_card_points": "Точки от карти",
    "form_with_last_trick": "Точките са с последната взятка",
    "form_last_trick": "Последна взятка",
    "form_capot": "Всички взятки",
    "form_tricks": "Взятки",
    "form_announces": "Анонси",
    "form_belote": "{pair:Name}",
    "form_passed": "Всички са пас",
}
