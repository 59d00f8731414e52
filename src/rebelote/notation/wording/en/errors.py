"""English sentences for what is refused, and the reasons that stand in them."""

ERRORS = {
    "RebeloteError": "This is refused: {error}.",
    "BadCard": "“{text}” is not a card: write the rank and then the suit, as in Js or Td.",
    "UnknownLanguage": "The language “{language}” is not known; try {known}.",
    # Turn and phase.
    "IllegalAction": "The rules do not allow this now.",
    "NotYourTurn": "It is not for {seat:seat} to act but for {to_act:seat}.",
    "NotAnAction": "“{action}” is neither a call nor an announce nor a card.",
    "DealIsOver": "The deal is over, “{action}” comes too late.",
    "AuctionIsOpen": "The auction is not over, it is too early for “{action}”.",
    "AuctionIsClosed": "The auction is over, “{call}” comes too late: play a card.",
    # The auction.
    "IllegalCall": "“{call}” is not allowed at this point of the auction.",
    "BidTooLow": "“{call}” is too low: go above “{standing}” or pass.",
    "LevelNotOffered": "“{call}” is no bid of this game: bid {offered:levels}.",
    "NoLevelHere": "“{call}” is no bid of this game: name the trump without a number.",
    "StrainNotOffered": "“{call}” is no contract of this game: choose {offered:strains}.",
    "OnlyTurnedSuit": (
        "“{call}” cannot be named in the first round: the turned card is {turned:the}, "
        "take {turned.suit} or pass."
    ),
    "TurnedSuitRefused": (
        "“{call}” cannot be named in the second round, it is the suit of the turned card "
        "({turned}): name another suit or pass."
    ),
    "MustName": "“{call}” is not allowed: all the others passed, you must name the trump.",
    "NothingToDouble": "“{call}” is refused: there is no bid to {double:verb} yet.",
    "OwnSideDoubled": (
        "“{call}” is refused: the bid is that of your side ({bidder:seat}), and one can only "
        "{double:verb} the other side."
    ),
    "AlreadyDoubled": "“{call}” is refused: it has been said to this bid already.",
    "NothingToRedouble": (
        "“{call}” is refused: one can only {double:again_verb} a bid that the other side has "
        "{double:done}."
    ),
    "OnlyTakersRedouble": (
        "“{call}” is refused: only the side that bid ({bidder:seat}) may {double:again_verb}."
    ),
    "ContractFrozen": (
        "“{call}” is refused: the contract is {double:done} and cannot change any more, "
        "pass or {double:again_verb}."
    ),
    "NoDoublingHere": "“{call}” is refused: one cannot {double:verb} in this game.",
    # The cards.
    "IllegalPlay": "The rules do not allow you to play {card:the}.",
    "CardNotHeld": "You do not hold {card:the}.",
    "MustFollow": "You must follow with {suit}: you have some, {card:the} will not do.",
    "MustRise": (
        "You must rise in {because.suit}: {because:the} is on the table, {card:the} is lower "
        "and you have better."
    ),
    "MustRuff": (
        "You must ruff with {trump}: you have no {suit} but you have trumps, "
        "{card:the} will not do."
    ),
    "MustOverruff": ("You must overruff {because:the}: {card:the} is lower and you have better."),
    "MustUnderruff": (
        "You must underruff: {because:the} is on the table, you have no higher trump but you "
        "have a lower one, and {card:the} is no trump."
    ),
    # Announces and belote.
    "IllegalDeclaration": "This announce is not allowed: {declaration}.",
    "NoAnnounces": "There are no announces at this contract: {declaration} is not announced.",
    "AnnouncesAutomatic": (
        "Announces count by themselves here: {declaration} need not be announced."
    ),
    "DeclaredTooLate": (
        "It is too late to announce {declaration}: announces come before one's first card."
    ),
    "DeclaredTwice": (
        "You have announced already: all is announced at once, {declaration} cannot be added."
    ),
    "NothingDeclared": "You announce nothing: name at least one announce, or play a card.",
    "AnnounceNotHeld": "You do not hold this announce: {cards:announce}.",
    "AnnounceNotWhole": (
        "A run is announced whole: instead of {cards:announce}, announce {whole:announce}."
    ),
    "CardAnnouncedTwice": "A card serves in one announce only, and {card:the} would serve in two.",
    "IllegalBelote": "{pair:The} is not said with {card:the}.",
    "BeloteAutomatic": "Here {pair:the} counts by itself: play {card:the} without a word.",
    "BeloteNotHeld": (
        "{pair:The} is not said with {card:the}: one must have been dealt the king and the queen "
        "of trumps."
    ),
    "BeloteNotSaid": (
        "“{pair:again}” is not said with {card:the}: “{pair:name}” had to be said with the first "
        "of the two cards."
    ),
    "BeloteKingFirst": "{pair:The} is not said with {card:the}: the king is played first.",
    "BeloteDiscarded": (
        "{pair:The} is not said with {card:the}: this card is thrown on another suit."
    ),
    # The pack and the state of a deal or a match.
    "BadPack": (
        "The pack must hold each of the 32 cards once; missing: {missing}, repeated: {repeated}."
    ),
    "NoSuchSeat": "{number} is no seat: the seats are 0, 1, 2 and 3.",
    "PacketsNotOffered": "One does not deal {packets:packets} here, but {offered:ways}.",
    "DealNotOver": "The deal has no score yet: {phase}.",
    "MatchIsOver": "The match is over, {scores:score}: start another one.",
    "NotTheNextDeal": (
        "This deal does not continue the match: for {field:field}, {expected} was expected and "
        "{found} found."
    ),
    # Rulesets and house rules.
    "RulesetError": "This ruleset is not possible.",
    "UnknownRuleset": "The variant “{ruleset}” is not known; there are {known}.",
    "UnknownRulesetVersion": "The variant {ruleset} has no version {version}; there are {known}.",
    "BadRulesetText": "“{text}” cannot be read: write name@version(option=value,option=value).",
    "UnknownOption": "The variant {ruleset} has no option “{option}”; there are {known}.",
    "OptionWithoutEffect": "“{option:option}” would have no effect in {ruleset}: {because}.",
    "BadOptionValue": "“{value}” does not fit “{option:option}”; what is allowed: {allowed}.",
    "InconsistentOptions": "These options contradict each other: {because}.",
    "BrokenPlugin": "The installed variant {plugin} cannot be loaded: {problem}.",
    # Records: what cannot be read, then what was checked and is false.
    "RecordError": "This text has faults. {faults:faults}",
    "BadRecord": "This text cannot be read. {faults:faults}",
    "FalseRecord": "This text says something false. {faults:faults}",
    "Unreadable": "This cannot be read: {error}.",
    "UnknownLetters": "The letters “{letters}” are not known; there are {known}.",
    "LineEndsEarly": "The line ends too early, before {missing:field}.",
    "BadFirst": "“{text}” is no seat: the first to speak is 0, 1, 2 or 3.",
    "BadHandCount": "A deal has four hands with slashes between, and there are {found}.",
    "BadHand": "“{text}” is no hand: write the four suits with dots between.",
    "BadFact": "“{text}” cannot be read: write packets=3-2, pending=8 or last.",
    "RepeatedFact": "“{text}” has been said on this line.",
    "BadCall": "“{text}” is no call of an auction.",
    "BadDeclaration": ("“{text}” is no announce: write its cards in parentheses, as in (KsQsJs)."),
    "BadTrickEnd": "A trick has four cards, and this one has {cards}.",
    "BadScore": "“{text}” is no score: write two numbers as in 151-98, or -.",
    "Leftover": "Nothing follows the score, and “{text}” is too much.",
    "HiddenCards": "Some cards are unknown: this deal cannot be replayed.",
    "HiddenHand": "The hand of {seat:seat}, who is to play, is not known.",
    "NoMatchHere": "This text holds no match.",
    "TooManyFaults": "More than {most} faults: nothing was read from here on.",
    "BadTag": '“{text}” is neither a tag [Name "value"] nor a numbered deal.',
    "RepeatedTag": "The tag {tag} has been given for this match.",
    "MissingTag": "This match lacks the tag {tag}.",
    "BadTagValue": "“{value}” is no value of the tag {tag}.",
    "UnknownFormat": "The format {format} is not known here; there are {known}.",
    "NoRulesetVersion": "The version of the ruleset is missing: write {ruleset}@1.",
    "BadDealNumber": "The deal has the number {number} instead of {expected}.",
    "BadValue": "“{value}” will not do here, what is needed: {expected}.",
    "MissingField": "The field {field} is missing.",
    "UnknownField": "The field {field} is not known.",
    "Untrue": "This is false: {error}.",
    "CardTwice": "{card:The} is twice in the deal.",
    "WrongHandSize": "The hand of {seat:seat} has {size} cards instead of {expected}.",
    "WrongStockSize": "The stock has {size} cards instead of {expected}.",
    "NoTurnedCard": "In this game a card is turned, and none is written.",
    "TurnedCardHere": "In this game no card is turned, and {card:the} is written.",
    "KindNotHeld": "This hand does not hold these announces: {kinds:kinds}.",
    "WrongScore": "The score of the deal is {expected:score}, not {score:score}.",
    "ScoreTooEarly": "The deal is not over and does not score {score:score} yet.",
    "WrongResult": "The result of the match is {expected}, not {result}.",
    "ResultTooEarly": "The match is not over and its result is not {result} yet.",
    "WrongCommitment": "The secret told after deal {deal} is not the one promised before it.",
    "WrongShuffle": (
        "The cards of deal {deal} are not those that its secret and the players' numbers give."
    ),
    # Computer players and the command line.
    "UnknownBot": "The bot “{bot}” is not known; there are {known}.",
    "BadWeights": "The expert's weights cannot be used: {problem}.",
    "CannotRead": "The file {path} cannot be read: {problem}.",
    "CannotWrite": "The file {path} cannot be written and has not changed: {problem}.",
    "NotOurGame": "The file {path} holds no game to take up: {problem}.",
    # Tables.
    "TableError": "The table refuses this.",
    "Stale": "The table has moved on: it is at event {seq}, and this answers event {found}.",
    "NotYourSeat": "The seat of {seat:seat} is not yours to play.",
    "NotAtTable": "You do not sit at this table.",
    "TableClosed": "The match at this table is over.",
    "NoDealYet": "No cards have been dealt yet.",
    "DealNotFinished": "The next deal has to wait: {phase}.",
    "NothingToUndo": (
        "There is nothing to take back: you have not done anything in this deal yet, or it is over."
    ),
    "UndoNotOffered": "Nothing is taken back where {persons} people play.",
    "BadSeating": (
        "A table has four seats, at least one person and nobody twice; people: {persons}."
    ),
    "BadTerms": "A table cannot have “{value}” for its {field}.",
    "ForCompanyOnly": "That is for tables where people play together.",
    "ForSoloOnly": "That is for whoever plays alone with computers.",
    "SeatTaken": "The seat of {seat:seat} is taken: choose another one.",
    "SeatsMissing": "The match needs four players; seats still empty: {missing}.",
    "NotHost": "Only whoever leads the table may do that.",
    "NotStarted": "The match has not begun: people are still sitting down.",
    "AlreadyStarted": "The match has begun: seats can no longer be changed.",
    "NothingChanges": "It is so already.",
    "TablePaused": "The table is paused: go on first.",
    "Away": "The computer plays the seat of {seat:seat}: take it back first.",
    "NoReturnsLeft": "You have come back as often as this table allows: {returns}.",
    "TimeLeft": "{seat:seat} still has time.",
    "NotRevealed": "The next deal waits until the secret of deal {deal} is told.",
    "NoSpectators": "This table lets nobody look on.",
    "UnknownEvent": "This log holds something that is not known here: {kind}.",
    "BrokenLog": "The log of this table is damaged at event {seq}: {problem}.",
    "BadProof": "“{value}” is no {field} of a deal.",
    "BadStake": "“{stake}” is no stake: it is a whole number of chips, not negative.",
    # What is kept.
    "StorageError": "The database {path} cannot be used: {problem}.",
    "DatabaseNewer": (
        "The database {path} was made by a later Rebelote (form {found}, known up to {known}): "
        "update Rebelote, or choose another file."
    ),
    "DatabaseOlder": (
        "The database {path} is still in form {found} (now {known}): start the server once, "
        "which brings it forward."
    ),
    "DatabaseInUse": (
        "Another program is using the database {path}: end that one, or choose another file."
    ),
    "DatabaseDamaged": (
        "The file {path} is damaged, or no database of Rebelote ({problem}): put it aside or "
        "choose another one."
    ),
    "DatabaseReadOnly": "The database {path} cannot be written: {problem}.",
    "DiskFull": "There is no room left to write {path}: nothing more is kept until there is.",
    "DatabaseClosed": "The database {path} is being closed.",
    "UnknownTable": "There is no table {table}.",
    "UnknownShare": "No deal is shown under this link.",
    "UnknownGuest": "There is no guest {guest}.",
    "Outpaced": "The log has moved on: it is at event {seq}, and this follows event {found}.",
    "Fenced": "Another server keeps this table now (run {epoch}, this is {found}).",
    "NotEnoughChips": "The stake is {needed} chips, and there are {found}.",
    "AlreadyStaked": "Your stake at table {table} is in already.",
    "NoStake": "There is no stake of yours at table {table}.",
    "WrongSettlement": (
        "Table {table} pays out {found} chips where {expected} were staked, or to somebody "
        "who staked nothing."
    ),
    "ChipsMadeOrLost": "Transfer {transfer} leaves a difference of {chips} instead of nothing.",
    "GivenByAPerson": "Transfer {transfer} takes chips from one person for another.",
    "Overdrawn": "The account {account} has {chips} chips, less than nothing.",
    "WrongEscrow": (
        "The escrow of table {table} holds {found} chips, and the open stakes are {expected}."
    ),
    "StakeWithoutMatch": "A stake is still open at table {table}, where no match goes on.",
    # The arena.
    "MissingExtra": "The package {package} is missing here: pip install 'rebelote[{extra}]'.",
    "UnknownPlayer": "The player “{player}” is not to be had: {problem}.",
    "WorkersLost": "The playing processes died again and again, {jobs} of them.",
    "ClusterLost": "The cluster {address} is lost: {problem}.",
    "BadJournal": "The file {path} is no journal of a duel, or is damaged at line {line}.",
    "OtherJournal": (
        "The journal {path} is of another duel: {field} is {found} there, not {expected}."
    ),
    "JournalInUse": "Another process is writing the journal {path}.",
    "CannotKeepJournal": "The journal {path} cannot be kept: {problem}.",
    "BadVector": "This example cannot be tried: {problem}.",
    "BadArgument": "“{value}” will not do for {argument}; what is needed: {allowed}.",
    "BadField": "“{value}” will not do for {field}; what is allowed: {allowed}.",
    "NoSuchField": "The field “{field}” is not known; there are: {known}.",
    "BadTally": "These points are impossible ({field:field}: {value}): {because}.",
    # The solver.
    "SolverError": "The solver refuses this.",
    "BadPosition": "No deal can come to this position: {because}.",
    "BadRequest": "The solver cannot take {value} for {name}.",
    "LimitReached": "The search was stopped by its limit ({limit:field}) after {nodes} positions.",
    "NotMonotone": "The marks fall from {before} to {marks} at {points} points.",
    "NoWorld": "No distribution of the hidden cards agrees with what {seat:seat} has seen.",
    # Lessons.
    "NoSuchPuzzle": "There is no puzzle “{name}”.",
    # The environments.
    "EnvError": "The environment refuses this.",
    "NeedsKernel": "Deals in batches need the native kernel, and this installation has none.",
    "NotBegun": "No deal is in play: call reset() first.",
    "BadSetting": "“{value}” will not do for {name}; what is needed: {allowed}.",
    "BadArray": "{name} should be {expected} and is {found}.",
    "BadHands": "The hands of row {row} are not the 32 cards, eight for each seat.",
    "IllegalCard": "Card {number} may not be played in row {row} ({rule}); no row has changed.",
    "ActionNotOffered": "{number} is no action that may be taken now; there are {offered}.",
    "BidOutsideSpace": "The bid {call} of {ruleset} has no number among the actions.",
    # The server.
    "ServerError": "The server refuses this.",
    "NoRoomFound": "No open table fits: open one yourself, or ask for less.",
    "NoTopUpToday": (
        "There are no free chips now: they come once a day to whoever has fewer than {floor}."
    ),
    "UnknownPhrase": "Nothing called “{phrase}” can be said here.",
    "NoFreeText": "Free text is for private tables; choose one of the phrases here.",
    "TooMuchTalk": "That is too much at once: one a second, {most} a minute at most.",
    "MatchNotOver": "Another match can be opened once this one is over.",
    "PromiseLost": (
        "The deal that was promised at table {table} cannot be dealt any more: its secret is lost."
    ),
    "BadServerSetting": (
        "“{value}” ({source}) will not do for the setting {name}; what is needed: {allowed}."
    ),
    "UnknownServerSetting": "The file {path} sets {name}, which is no setting; there are: {known}.",
    "PortTaken": (
        "Another program listens at {host}, port {port}: perhaps Rebelote is running already; "
        "else choose another port with --port."
    ),
    "CannotListen": "The server cannot listen at {host}, port {port}: {problem}.",
    "MalformedFrame": "This message cannot be read: {problem}.",
    "FrameTooLarge": "This message has {size} bytes; {most} is the most.",
    "TooManyFrames": "That was too fast: {most} messages a second are the most.",
    "TooManyRequests": "That was too much at once: try again in {seconds} s.",
    "TooManyGuests": "Too many new players come from your network: try again in {seconds} s.",
    "TooManySockets": (
        "Too many tables are open at once ({most} is the most): close other pages of the game."
    ),
    "TooManyTables": (
        "You have {most} unfinished matches, which is the most: finish one, or give one up."
    ),
    "HouseFull": "All tables are taken: try again in {seconds} s.",
    "HelloMissing": "The page did not say anything for {seconds} s, and the connection is closed.",
    "HelloExpected": "The first message must say which language is spoken.",
    "NoSuchDeal": "The match has no finished deal {deal}.",
    "ForeignOrigin": "The page {origin} may not use this server.",
    "NotAGuest": (
        "This browser is not known here any more: "
        "load the page again, and accept the cookies of this site."
    ),
    "NothingToAdvise": "There is nothing to advise: it is not your turn.",
    "HintUnderWay": "A hint is being looked for already.",
    "BadRequestBody": "The request cannot be read ({field}): {problem}.",
    "TooLarge": "This is too large: {most} kB is the most.",
    "NoSuchPage": "There is nothing at the address {path}.",
    "MethodNotOffered": "{method} is not possible at the address {path}.",
    "PagesNotBuilt": (
        "The pages are not built here: install Node and run make play, or install a release."
    ),
    "BotsStopped": "The computer players’ processes died and could not be started again.",
    "ThoughtTooLong": "It took more than {seconds} s and was given up.",
    "TooBusy": "The server has too much to do: try again in a moment.",
    "UnknownLevel": "No level of play is called “{level}”; there are {known}.",
    "ServerFault": "A fault of Rebelote, not yours. It has been written to the log.",
}

REASONS = {
    "position_seats": "seats are 0 to 3, with a hand for each",
    "position_table": "{cards} cards lie on the table",
    "position_card_twice": "{card:the} is there twice",
    "position_hands": "the hands at the start of the trick hold {sizes} cards",
    "position_trick": "{card:the} could not be played on the table ({rule})",
    "position_points": "{points} points taken do not fit the cards that are gone",
    "position_tricks": "{tricks} tricks taken do not fit the cards that are gone",
    "position_not_in_play": "there is no card to play",
    "position_row": "row {row} is at fault ({problem})",
    "no_worker_left": "no worker is left",
    "scheduler_gone": "its scheduler is gone",
    "workers_killed": "some pairs kill every worker that plays them",
    "no_option": "there is no option {option}",
    "option_is": "{meaning}",
    "packets_do_not_add_up": "{packets:packets} cards are not {cards} cards",
    "bids_do_not_meet": "from {bid_min} by steps of {bid_step} one does not come to {bid_max}",
    "said_both_ways": "{option} is given two different values",
    "redouble_not_above": (
        "the taker's answer must multiply the deal by more than {double}, not by {redouble}"
    ),
    "not_a_new_ruleset": "it is not a ruleset, or its name is taken",
    "on_or_off": "on or off",
    "one_of": "{values}",
    "whole_number": "a whole number from {low} to {high}",
    "whole_number_by": "a number from {low} to {high} by {step}",
    "ways_to_deal": "numbers of cards with hyphens between, such as 3-2 or 3-2/2-3",
    "list_of_contracts": ("different contracts among C D H S NT AT, lowest first, such as C-D-H-S"),
    "not_negative": "the number cannot be negative",
    "cards_count": "the cards of this contract count {points} points in all",
    "tricks_played": "{tricks} tricks are played",
    "points_need_tricks": "a side without a trick has no card points",
    "no_trick_taken": "this side took no trick",
    "steps_of": "these points go by {points}",
    "two_whole_numbers": "two whole numbers, side 0 and then side 1",
    "at_most": "at most {most} in all",
    "zero_or_one": "0 or 1",
    "field_needed": "it is missing",
    "field_unknown": "there is no such field",
    "length_at_most": "no more than {most} characters or entries",
    "not_below": "not below {low}",
    "not_above": "not above {high}",
    "json": "JSON",
    "characters_and_numbers": "whole characters and finite numbers",
    "one_ruleset": "either ruleset or variant",
    "something_else": "another form",
    "any_whole_number": "a whole number",
    "number_or_capot": "a number or capot",
    "level_needed": "the number of points of the bid is needed",
    "no_level_here": "this game has no bids in points",
    "text": "a text",
    "list": "a list",
    "true_or_false": "true or false",
    "object": "an object with named fields",
    "texts_by_name": "texts, each with a name of letters and digits",
    "ruleset": "name@version(option=value)",
    "four_hands": "a list of four hands",
    "list_of_packets": "a list of numbers of cards, such as [3, 2]",
}

FIELDS = {
    "ruleset": "the ruleset",
    "first": "the seat that speaks first (0 to 3)",
    "pending": "the number of points in suspense",
    "last": "the last deal",
    "card_points": "card points",
    "tricks": "tricks",
    "last_trick": "side of the last trick (0 or 1)",
    "announces": "announces",
    "belote": "belote",
    "bid": "bid",
    "hands": "the hands",
    "turned": "the turned card",
    "stock": "the stock",
    "packets": "the packets",
    "calls": "the calls",
    "plays": "the play",
    "nodes": "nodes",
    "time": "time",
    "score": "the score",
    # What a score keeper fills in.
    "form_contract": "Contract",
    "form_taker_team": "Takers",
    "form_bid": "Bid",
    "form_double": "{double:Name}",
    "form_card_points": "Card points",
    "form_with_last_trick": "The points include the last trick",
    "form_last_trick": "Last trick",
    "form_capot": "All the tricks",
    "form_tricks": "Tricks",
    "form_announces": "Announces",
    "form_belote": "{pair:Name}",
    "form_passed": "Everybody passed",
}
