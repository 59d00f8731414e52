"""French sentences for what is refused, and the reasons that stand in them."""

ERRORS = {
    "RebeloteError": "Cela est refusé : {error}.",
    "BadCard": "« {text} » n'est pas une carte : écrivez hauteur puis couleur, comme Js ou Td.",
    "UnknownLanguage": "La langue « {language} » n'est pas connue ; essayez : {known}.",
    # Turn and phase.
    "IllegalAction": "Les règles ne permettent pas cela maintenant.",
    "NotYourTurn": "Ce n'est pas à {seat:seat} d'agir mais à {to_act:seat}.",
    "NotAnAction": "« {action} » n'est ni une parole, ni une annonce, ni une carte.",
    "DealIsOver": "La donne est terminée, « {action} » vient trop tard.",
    "AuctionIsOpen": "Les enchères ne sont pas finies, il est trop tôt pour « {action} ».",
    "AuctionIsClosed": "Les enchères sont finies, « {call} » vient trop tard : jouez une carte.",
    # The auction.
    "IllegalCall": "« {call} » n'est pas permis à ce moment des enchères.",
    "BidTooLow": "« {call} » est trop bas : il faut dépasser « {standing} » ou passer.",
    "LevelNotOffered": "« {call} » n'est pas une enchère de ce jeu : on enchérit {offered:levels}.",
    "NoLevelHere": "« {call} » n'est pas une enchère de ce jeu : nommez l'atout sans nombre.",
    "StrainNotOffered": "« {call} » n'est pas un contrat de ce jeu : choisissez {offered:strains}.",
    "OnlyTurnedSuit": (
        "Au premier tour on ne nomme pas « {call} » : la carte retournée est {turned:the}, "
        "prenez à {turned.suit} ou passez."
    ),
    "TurnedSuitRefused": (
        "Au second tour on ne nomme plus « {call} », la couleur de la carte retournée "
        "({turned}) : nommez une autre couleur ou passez."
    ),
    "MustName": (
        "« {call} » n'est pas permis : tous les autres ont passé, vous devez nommer l'atout."
    ),
    "NothingToDouble": "« {call} » est refusé : il n'y a pas encore d'enchère à {double:verb}.",
    "OwnSideDoubled": (
        "« {call} » est refusé : l'enchère est celle de votre camp ({bidder:seat}), et on ne "
        "peut {double:verb} que l'autre camp."
    ),
    "AlreadyDoubled": "« {call} » est refusé : cela a déjà été dit de cette enchère.",
    "NothingToRedouble": (
        "« {call} » est refusé : pour {double:again_verb}, il faut d'abord que l'autre camp ait "
        "{double:done} votre enchère."
    ),
    "OnlyTakersRedouble": (
        "« {call} » est refusé : seul le camp qui a fait l'enchère ({bidder:seat}) "
        "peut {double:again_verb}."
    ),
    "ContractFrozen": (
        "« {call} » est refusé : le contrat est {double:done} et ne change plus, "
        "passez ou répondez {double:again}."
    ),
    "NoDoublingHere": "« {call} » est refusé : dans ce jeu on ne peut pas {double:verb}.",
    # The cards.
    "IllegalPlay": "Les règles ne permettent pas de jouer {card:the}.",
    "CardNotHeld": "Vous n'avez pas {card:the} en main.",
    "MustFollow": "Vous devez fournir à {suit} : vous en avez, {card:the} ne convient pas.",
    "MustRise": (
        "Vous devez monter à {because.suit} : {because:the} est sur la table, {card:the} est "
        "plus faible et vous avez mieux."
    ),
    "MustRuff": (
        "Vous devez couper à {trump} : vous n'avez pas de {suit} et vous avez de l'atout, "
        "{card:the} ne convient pas."
    ),
    "MustOverruff": (
        "Vous devez surcouper {because:the} : {card:the} est plus faible et vous avez mieux."
    ),
    "MustUnderruff": (
        "Vous devez sous-couper : {because:the} est sur la table, vous n'avez pas d'atout plus "
        "fort mais vous en avez, et {card:the} n'est pas un atout."
    ),
    # Announces and belote.
    "IllegalDeclaration": "Cette annonce n'est pas permise : {declaration}.",
    "NoAnnounces": "Il n'y a pas d'annonces à ce contrat : {declaration} ne s'annonce pas.",
    "AnnouncesAutomatic": (
        "Ici les annonces comptent d'elles-mêmes : {declaration} n'est pas à annoncer."
    ),
    "DeclaredTooLate": (
        "Il est trop tard pour annoncer {declaration} : on annonce avant sa première carte."
    ),
    "DeclaredTwice": (
        "Vous avez déjà annoncé : tout s'annonce en une fois, {declaration} ne s'ajoute pas."
    ),
    "NothingDeclared": "Vous n'annoncez rien : nommez au moins une annonce, ou jouez une carte.",
    "AnnounceNotHeld": "Vous n'avez pas cette annonce en main : {cards:announce}.",
    "AnnounceNotWhole": (
        "Une suite s'annonce entière : au lieu de {cards:announce}, annoncez {whole:announce}."
    ),
    "CardAnnouncedTwice": "Une carte ne sert qu'à une annonce, et {card:the} servirait deux fois.",
    "IllegalBelote": "{pair:The} ne se dit pas avec {card:the}.",
    "BeloteAutomatic": "Ici {pair:the} compte toujours : jouez {card:the} sans rien ajouter.",
    "BeloteNotHeld": (
        "{pair:The} ne se dit pas avec {card:the} : il faut avoir reçu le roi et la dame d'atout."
    ),
    "BeloteNotSaid": (
        "« {pair:again} » ne se dit pas avec {card:the} : il fallait dire « {pair:name} » "
        "avec la première des deux cartes."
    ),
    "BeloteKingFirst": "{pair:The} ne se dit pas avec {card:the} : le roi se joue en premier.",
    "BeloteDiscarded": (
        "{pair:The} ne se dit pas avec {card:the} : elle est défaussée sur une autre couleur."
    ),
    # The pack and the state of a deal or a match.
    "BadPack": (
        "Le paquet doit contenir chacune des 32 cartes une fois ; manquantes : {missing}, "
        "en double : {repeated}."
    ),
    "NoSuchSeat": "{number} n'est pas une place : les places sont 0, 1, 2 et 3.",
    "PacketsNotOffered": "On ne donne pas {packets:packets} ici, mais {offered:ways}.",
    "DealNotOver": "La donne n'a pas encore de marque : {phase}.",
    "MatchIsOver": "La partie est terminée, {scores:score} : commencez-en une autre.",
    "NotTheNextDeal": (
        "Cette donne n'est pas la suite de la partie : pour {field:field}, on attendait "
        "{expected} et on a {found}."
    ),
    # Rulesets and house rules.
    "RulesetError": "Ce règlement n'est pas possible.",
    "UnknownRuleset": "La variante « {ruleset} » n'est pas connue ; il y a : {known}.",
    "UnknownRulesetVersion": (
        "La variante {ruleset} n'a pas de version {version} ; il y a : {known}."
    ),
    "BadRulesetText": (
        "« {text} » ne se lit pas : écrivez nom@version(option=valeur,option=valeur)."
    ),
    "UnknownOption": "La variante {ruleset} n'a pas d'option « {option} » ; il y a : {known}.",
    "OptionWithoutEffect": "« {option:option} » ne changerait rien dans {ruleset}, car {because}.",
    "BadOptionValue": "« {value} » ne va pas pour « {option:option} » ; sont permis : {allowed}.",
    "InconsistentOptions": "Ces options ne vont pas ensemble : {because}.",
    "BrokenPlugin": "La variante installée {plugin} ne peut pas être chargée : {problem}.",
    # Records: what cannot be read, then what was checked and is false.
    "RecordError": "Ce texte a des fautes. {faults:faults}",
    "BadRecord": "Ce texte ne se lit pas. {faults:faults}",
    "FalseRecord": "Ce texte dit quelque chose de faux. {faults:faults}",
    "Unreadable": "Cela ne se lit pas : {error}.",
    "UnknownLetters": "Les lettres « {letters} » ne sont pas connues ; il y a : {known}.",
    "LineEndsEarly": "La ligne s'arrête trop tôt, avant {missing:field}.",
    "BadFirst": "« {text} » n'est pas une place : le premier à parler est 0, 1, 2 ou 3.",
    "BadHandCount": "Une donne a quatre mains séparées par des barres, et il y en a {found}.",
    "BadHand": (
        "« {text} » n'est pas une main : écrivez les quatre couleurs séparées par des points."
    ),
    "BadFact": "« {text} » ne se lit pas : écrivez packets=3-2, pending=8 ou last.",
    "RepeatedFact": "« {text} » est déjà dit sur cette ligne.",
    "BadCall": "« {text} » n'est pas une parole des enchères.",
    "BadDeclaration": (
        "« {text} » n'est pas une annonce : écrivez ses cartes entre parenthèses, comme (KsQsJs)."
    ),
    "BadTrickEnd": "Un pli a quatre cartes, et celui-ci en a {cards}.",
    "BadScore": "« {text} » n'est pas une marque : écrivez deux nombres comme 151-98, ou -.",
    "Leftover": "Rien ne suit la marque, et « {text} » est de trop.",
    "HiddenCards": "Des cartes sont inconnues : cette donne ne peut pas être rejouée.",
    "HiddenHand": "La main de {seat:seat}, qui doit jouer, n'est pas connue.",
    "NoMatchHere": "Ce texte ne contient aucune partie.",
    "TooManyFaults": "Plus de {most} fautes : la lecture s’arrête ici.",
    "BadTag": '« {text} » n\'est ni une étiquette [Nom "valeur"] ni une donne numérotée.',
    "RepeatedTag": "L'étiquette {tag} est déjà donnée pour cette partie.",
    "MissingTag": "Il manque l'étiquette {tag} à cette partie.",
    "BadTagValue": "« {value} » n'est pas une valeur de l'étiquette {tag}.",
    "UnknownFormat": "Le format {format} n'est pas connu ici ; il y a : {known}.",
    "NoRulesetVersion": "Il manque la version du règlement : écrivez {ruleset}@1.",
    "BadDealNumber": "La donne porte le numéro {number} au lieu de {expected}.",
    "BadValue": "« {value} » ne convient pas ici, il faut {expected}.",
    "MissingField": "Il manque le champ {field}.",
    "UnknownField": "Le champ {field} n'est pas connu.",
    "Untrue": "Cela est faux : {error}.",
    "CardTwice": "{card:The} est deux fois dans la donne.",
    "WrongHandSize": "La main de {seat:seat} a {size} cartes au lieu de {expected}.",
    "WrongStockSize": "Le talon a {size} cartes au lieu de {expected}.",
    "NoTurnedCard": "Dans ce jeu une carte est retournée, et aucune n'est écrite.",
    "TurnedCardHere": "Dans ce jeu on ne retourne pas de carte, et la ligne donne {card:the}.",
    "KindNotHeld": "Cette main n'a pas ces annonces : {kinds:kinds}.",
    "WrongScore": "La marque de la donne est {expected:score} et non {score:score}.",
    "ScoreTooEarly": "La donne n'est pas finie et ne marque pas encore {score:score}.",
    "WrongResult": "Le résultat de la partie est {expected} et non {result}.",
    "ResultTooEarly": "La partie n'est pas finie et son résultat n'est pas encore {result}.",
    "WrongCommitment": (
        "Le secret révélé après la donne {deal} n'est pas celui qui était promis avant elle."
    ),
    "WrongShuffle": (
        "Les cartes de la donne {deal} ne sont pas celles que donnent son secret et les "
        "nombres des joueurs."
    ),
    # Computer players and the command line.
    "UnknownBot": "Le robot « {bot} » n'est pas connu ; il y a : {known}.",
    "BadWeights": "Les poids de l'expert ne sont pas utilisables : {problem}.",
    "CannotRead": "Le fichier {path} ne peut pas être lu : {problem}.",
    "CannotWrite": "Le fichier {path} ne peut pas être écrit et n'a pas changé : {problem}.",
    "NotOurGame": "Le fichier {path} ne contient pas de partie à reprendre : {problem}.",
    # Tables.
    "TableError": "La table refuse cela.",
    "Stale": "La table a avancé : elle en est à l'événement {seq}, ceci répond à {found}.",
    "NotYourSeat": "Ce n'est pas à vous de jouer la place de {seat:seat}.",
    "NotAtTable": "Vous n'êtes pas assis à cette table.",
    "TableClosed": "La partie est finie à cette table.",
    "NoDealYet": "Les cartes ne sont pas encore données.",
    "DealNotFinished": "La donne suivante doit attendre : {phase}.",
    "NothingToUndo": (
        "Il n'y a rien à reprendre : vous n'avez encore rien fait dans cette donne, "
        "ou elle est finie."
    ),
    "UndoNotOffered": "On ne reprend rien quand {persons} personnes jouent.",
    "BadSeating": (
        "Une table a quatre places, au moins une personne et personne deux fois ; "
        "personnes : {persons}."
    ),
    "BadTerms": "Une table ne peut pas avoir « {value} » ({field}).",
    "ForCompanyOnly": "Cela ne vaut qu'aux tables où l'on joue entre personnes.",
    "ForSoloOnly": "Cela ne vaut que pour qui joue seul avec des IA.",
    "SeatTaken": "La place de {seat:seat} est prise : choisissez-en une autre.",
    "SeatsMissing": "Il faut quatre joueurs ; places encore libres : {missing}.",
    "NotHost": "Seule la personne qui mène la table peut faire cela.",
    "NotStarted": "La partie n'a pas commencé : on s'installe encore.",
    "AlreadyStarted": "La partie a commencé : on ne change plus de place.",
    "NothingChanges": "C'est déjà le cas.",
    "TablePaused": "La table est en pause : reprenez d'abord.",
    "Away": "L'IA joue à la place de {seat:seat} : reprenez-la d'abord.",
    "NoReturnsLeft": "Vous êtes revenu autant de fois que la table le permet : {returns}.",
    "TimeLeft": "{seat:seat} a encore du temps.",
    "NotRevealed": "La donne suivante attend que le secret de la donne {deal} soit révélé.",
    "NoSpectators": "Cette table n'admet pas de spectateurs.",
    "UnknownEvent": "Ce journal contient quelque chose d'inconnu ici : {kind}.",
    "BrokenLog": "Le journal de cette table est abîmé à l'événement {seq} : {problem}.",
    "BadProof": "« {value} » ne peut pas être le « {field} » d'une donne.",
    "BadStake": (
        "« {stake} » n'est pas une mise : il faut un nombre entier de jetons, jamais négatif."
    ),
    # What is kept.
    "StorageError": "La base {path} n'est pas utilisable : {problem}.",
    "DatabaseNewer": (
        "La base {path} vient d'une version plus récente de Rebelote (forme {found}, connue "
        "jusqu'à {known}) : mettez Rebelote à jour, ou choisissez un autre fichier."
    ),
    "DatabaseOlder": (
        "La base {path} est encore dans la forme {found} (aujourd'hui {known}) : lancez une "
        "fois le serveur, qui la met à jour."
    ),
    "DatabaseInUse": (
        "Un autre programme se sert de la base {path} : arrêtez-le, ou choisissez un autre fichier."
    ),
    "DatabaseDamaged": (
        "Le fichier {path} est abîmé, ou n'est pas une base de Rebelote ({problem}) : mettez-le de "
        "côté ou choisissez-en un autre."
    ),
    "DatabaseReadOnly": "La base {path} ne peut pas être écrite : {problem}.",
    "DiskFull": "Il n'y a plus de place pour écrire {path} : rien n'est gardé en attendant.",
    "DatabaseClosed": "La base {path} est en train de se fermer.",
    "UnknownTable": "Il n'y a pas de table {table}.",
    "UnknownShare": "Aucune donne n'est montrée par ce lien.",
    "UnknownGuest": "Il n'y a pas d'invité {guest}.",
    "Outpaced": "Le journal a avancé : il en est à l'événement {seq}, ceci suit {found}.",
    "Fenced": "Un autre serveur tient cette table à présent (passage {epoch}, ici {found}).",
    "NotEnoughChips": "La mise est de {needed} jetons, et il y en a {found}.",
    "AlreadyStaked": "Votre mise à la table {table} est déjà posée.",
    "NoStake": "Vous n'avez pas de mise à la table {table}.",
    "WrongSettlement": (
        "La table {table} distribue {found} jetons alors que {expected} ont été misés, ou "
        "paie quelqu'un qui n'a rien misé."
    ),
    "ChipsMadeOrLost": "Le mouvement {transfer} n'est pas équilibré : il reste {chips} jetons.",
    "GivenByAPerson": "Le mouvement {transfer} prend des jetons à une personne pour une autre.",
    "Overdrawn": "Le compte {account} a {chips} jetons, moins que rien.",
    "WrongEscrow": (
        "La réserve de la table {table} contient {found} jetons, et les mises en cours en "
        "font {expected}."
    ),
    "StakeWithoutMatch": (
        "Une mise est encore en cours à la table {table}, où aucune partie ne se joue."
    ),
    # The arena.
    "MissingExtra": "Le paquet {package} manque ici : pip install 'rebelote[{extra}]'.",
    "UnknownPlayer": "Le joueur « {player} » ne peut être obtenu : {problem}.",
    "WorkersLost": "Les {jobs} processus qui jouent meurent les uns après les autres.",
    "ClusterLost": "La grappe {address} est perdue : {problem}.",
    "BadJournal": (
        "Le fichier {path} n'est pas le journal d'un duel, ou est abîmé à la ligne {line}."
    ),
    "OtherJournal": (
        "Le journal {path} est celui d'un autre duel : {field} y vaut {found}, non {expected}."
    ),
    "JournalInUse": "Un autre processus écrit le journal {path}.",
    "CannotKeepJournal": "Le journal {path} ne peut pas être tenu : {problem}.",
    "BadVector": "Cet exemple ne peut pas être essayé : {problem}.",
    "BadArgument": "« {value} » ne convient pas pour {argument} ; il faut : {allowed}.",
    "BadField": "« {value} » ne convient pas pour {field} ; sont permis : {allowed}.",
    "NoSuchField": "Le champ « {field} » n'est pas connu ; il y a : {known}.",
    "BadTally": "Ces points sont impossibles ({field:field} : {value}), car {because}.",
    # The solver.
    "SolverError": "Le solveur refuse cela.",
    "BadPosition": "Aucune donne ne mène à cette position : {because}.",
    "BadRequest": "Le solveur ne peut pas prendre {value} pour {name}.",
    "LimitReached": (
        "La recherche a été arrêtée par sa limite ({limit:field}) après {nodes} positions."
    ),
    "NotMonotone": "La marque tombe de {before} à {marks} à {points} points.",
    "NoWorld": "Aucune répartition des cartes cachées ne convient à ce que {seat:seat} a vu.",
    # Lessons.
    "NoSuchPuzzle": "Il n'y a pas de problème « {name} ».",
    # The environments.
    "EnvError": "L'environnement refuse cela.",
    "NeedsKernel": (
        "Les donnes par lots demandent le noyau natif, et cette installation n'en a pas."
    ),
    "NotBegun": "Aucune donne n'est en cours : appelez d'abord reset().",
    "BadSetting": "« {value} » ne convient pas pour {name} ; il faut : {allowed}.",
    "BadArray": "{name} devrait être {expected} et c'est {found}.",
    "BadHands": "Les mains de la ligne {row} ne sont pas les 32 cartes, huit par place.",
    "IllegalCard": "La carte {number} ne se joue pas à la ligne {row} ({rule}) ; rien n'a changé.",
    "ActionNotOffered": "{number} n'est pas une action permise maintenant ; il y a : {offered}.",
    "BidOutsideSpace": "L'enchère {call} de {ruleset} n'a pas de numéro parmi les actions.",
    # The server.
    "ServerError": "Le serveur refuse cela.",
    "NoRoomFound": "Aucune table ouverte ne convient : ouvrez-en une, ou demandez moins.",
    "NoTopUpToday": (
        "Il n'y a pas de jetons gratuits maintenant : ils viennent une fois par jour à qui "
        "en a moins de {floor}."
    ),
    "UnknownPhrase": "Rien ne s'appelle « {phrase} » parmi ce qu'on peut dire ici.",
    "NoFreeText": (
        "Le texte libre est réservé aux tables privées ; choisissez ici une des phrases."
    ),
    "TooMuchTalk": "C'est trop à la fois : une phrase par seconde, {most} par minute au plus.",
    "MatchNotOver": "Une autre partie pourra s'ouvrir quand celle-ci sera finie.",
    "PromiseLost": (
        "La donne promise à la table {table} ne peut plus être distribuée : son secret est perdu."
    ),
    "BadServerSetting": (
        "« {value} » ({source}) ne convient pas au réglage {name} ; ce qu'il faut : {allowed}."
    ),
    "UnknownServerSetting": (
        "Le fichier {path} règle {name}, qui n'est pas un réglage ; il y a : {known}."
    ),
    "PortTaken": (
        "Un autre programme écoute à {host}, port {port} : Rebelote tourne peut-être déjà ; "
        "sinon choisissez un autre port avec --port."
    ),
    "CannotListen": "Le serveur ne peut pas écouter à {host}, port {port} : {problem}.",
    "MalformedFrame": "Ce message ne se lit pas : {problem}.",
    "FrameTooLarge": "Ce message fait {size} octets ; {most} est le maximum.",
    "TooManyFrames": "C'était trop rapide : {most} messages par seconde au plus.",
    "TooManyRequests": "C'était trop à la fois : réessayez dans {seconds} s.",
    "TooManyGuests": (
        "Trop de nouveaux joueurs viennent de votre réseau : réessayez dans {seconds} s."
    ),
    "TooManySockets": (
        "Trop de tables sont ouvertes à la fois ({most} au plus) : fermez d'autres pages du jeu."
    ),
    "TooManyTables": (
        "Vous avez {most} parties en cours, c'est le maximum : finissez-en ou abandonnez-en une."
    ),
    "HouseFull": "Toutes les tables sont prises : réessayez dans {seconds} s.",
    "HelloMissing": "La page n'a rien dit pendant {seconds} s : la connexion est fermée.",
    "HelloExpected": "Le premier message doit dire quelle langue on parle.",
    "NoSuchDeal": "La partie n'a pas de donne {deal} terminée.",
    "ForeignOrigin": "La page {origin} n'a pas le droit d'utiliser ce serveur.",
    "NotAGuest": (
        "Ce navigateur n'est plus connu ici : "
        "rechargez la page, et acceptez les cookies de ce site."
    ),
    "NothingToAdvise": "Il n'y a rien à conseiller : ce n'est pas à vous de jouer.",
    "HintUnderWay": "Un conseil se cherche déjà.",
    "BadRequestBody": "La demande ne se lit pas ({field}) : {problem}.",
    "TooLarge": "C'est trop gros : {most} ko au plus.",
    "NoSuchPage": "Il n'y a rien à l'adresse {path}.",
    "MethodNotOffered": "{method} n'est pas possible à l'adresse {path}.",
    "PagesNotBuilt": (
        "Les pages ne sont pas construites ici : installez Node puis lancez make play, "
        "ou installez une version publiée."
    ),
    "BotsStopped": "Les processus des IA se sont arrêtés et n'ont pas pu repartir.",
    "ThoughtTooLong": "Cela durait plus de {seconds} s et a été abandonné.",
    "TooBusy": "Le serveur a trop à faire : réessayez dans un instant.",
    "UnknownLevel": "Aucun niveau ne s'appelle « {level} » ; il y a {known}.",
    "ServerFault": "Une erreur de Rebelote, pas de vous. Elle est notée dans le journal.",
}

REASONS = {
    "position_seats": "les places vont de 0 à 3, avec un jeu pour chacune",
    "position_table": "{cards} cartes sont sur la table",
    "position_card_twice": "{card:the} y est deux fois",
    "position_hands": "les jeux comptent {sizes} cartes au début du pli",
    "position_trick": "{card:the} ne pouvait pas être jouée ({rule})",
    "position_points": "{points} points pris ne vont pas avec les cartes parties",
    "position_tricks": "{tricks} plis pris ne vont pas avec les cartes parties",
    "position_not_in_play": "il n'y a pas de carte à jouer",
    "position_row": "la ligne {row} est fautive ({problem})",
    "no_worker_left": "il n'y a plus de processus qui joue",
    "scheduler_gone": "son ordonnanceur ne répond plus",
    "workers_killed": "des paires tuent tous les processus qui les jouent",
    "no_option": "il n'y a pas d'option {option}",
    "option_is": "{meaning}",
    "packets_do_not_add_up": "{packets:packets} cartes ne font pas {cards} cartes",
    "bids_do_not_meet": "de {bid_min}, par pas de {bid_step}, on n'arrive pas à {bid_max}",
    "said_both_ways": "{option} reçoit deux valeurs différentes",
    "redouble_not_above": (
        "la réponse du preneur doit multiplier la donne par plus de {double}, et non par {redouble}"
    ),
    "not_a_new_ruleset": "ce n'est pas un règlement, ou son nom est déjà pris",
    "on_or_off": "on ou off",
    "one_of": "{values}",
    "whole_number": "un nombre entier de {low} à {high}",
    "whole_number_by": "un nombre de {low} à {high}, de {step} en {step}",
    "ways_to_deal": "des nombres de cartes séparés par des tirets, comme 3-2 ou 3-2/2-3",
    "list_of_contracts": (
        "des contrats différents parmi C D H S NT AT, du plus bas au plus haut, comme C-D-H-S"
    ),
    "not_negative": "le nombre ne peut pas être négatif",
    "cards_count": "à ce contrat les cartes font {points} points en tout",
    "tricks_played": "on joue {tricks} plis",
    "points_need_tricks": "un camp sans pli n'a pas de points de cartes",
    "no_trick_taken": "ce camp n'a fait aucun pli",
    "steps_of": "ces points vont de {points} en {points}",
    "two_whole_numbers": "deux nombres entiers, camp 0 puis camp 1",
    "at_most": "en tout {most} au plus",
    "zero_or_one": "0 ou 1",
    "field_needed": "il manque",
    "field_unknown": "ce champ n'existe pas",
    "length_at_most": "{most} caractères ou éléments au plus",
    "not_below": "au moins {low}",
    "not_above": "au plus {high}",
    "json": "du JSON",
    "characters_and_numbers": "des caractères entiers et des nombres finis",
    "one_ruleset": "soit ruleset, soit variant",
    "something_else": "une autre forme",
    "any_whole_number": "un nombre entier",
    "number_or_capot": "un nombre ou capot",
    "level_needed": "il faut le nombre de points de l'enchère",
    "no_level_here": "ce jeu n'a pas d'enchère en points",
    "text": "un texte",
    "list": "une liste",
    "true_or_false": "true ou false",
    "object": "un objet avec des champs nommés",
    "texts_by_name": "des textes, chacun sous un nom de lettres et de chiffres",
    "ruleset": "nom@version(option=valeur)",
    "four_hands": "une liste de quatre mains",
    "list_of_packets": "une liste de nombres de cartes, comme [3, 2]",
}

FIELDS = {
    "ruleset": "le règlement",
    "first": "la place du premier à parler (0 à 3)",
    "pending": "le nombre de points en suspens",
    "last": "la dernière donne",
    "card_points": "points des cartes",
    "tricks": "plis",
    "last_trick": "camp du dernier pli (0 ou 1)",
    "announces": "annonces",
    "belote": "belote",
    "bid": "enchère",
    "hands": "les mains",
    "turned": "la carte retournée",
    "stock": "le talon",
    "packets": "les paquets",
    "calls": "les enchères",
    "plays": "le jeu des cartes",
    "nodes": "positions",
    "time": "temps",
    "score": "la marque",
    # What a score keeper fills in.
    "form_contract": "Contrat",
    "form_taker_team": "Preneurs",
    "form_bid": "Enchère",
    "form_double": "{double:Name}",
    "form_card_points": "Points des cartes",
    "form_with_last_trick": "Les points comptent le dernier pli",
    "form_last_trick": "Dernier pli",
    "form_capot": "Tous les plis",
    "form_tricks": "Plis",
    "form_announces": "Annonces",
    "form_belote": "{pair:Name}",
    "form_passed": "Tout le monde a passé",
}
