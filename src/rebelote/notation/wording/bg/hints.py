"""Bulgarian sentences for why a card or a call is the best one."""

REASONS = {
    "hint_only_card": "{card:The} е единствената позволена карта.",
    "hint_declares": "Анонсът не струва нищо: {declaration}.",
    "hint_judgement": "Не можа да се пресметне; така би играл клубният играч.",
    "hint_equal": "Тук всички позволени карти са равностойни.",
    # Following to a trick.
    "hint_overruffs": "{card:The} надцаква.",
    "hint_ruffs": "{card:The} цака и взема взятката.",
    "hint_keeps_higher": "{card:The} стига за взятката и пази {kept:obj}.",
    "hint_takes_surely": "{card:The} взема взятката със сигурност ({points:points}).",
    "hint_takes": "{card:The} излиза напред (на масата: {points:points}).",
    "hint_gives_points": "Взятката е на партньора: {card:the} добавя {points:points}.",
    "hint_saves_high": "{card:The} пази {kept:obj} за по-късно.",
    "hint_saves_points": "Взятката е на противника: {card:the} му дава най-малко точки.",
    "hint_makes_void": "{card:The} изчиства боята: после ще можете да я цакате.",
    # Leading.
    "hint_cashes": "Никой противник не може да бие {card:obj}.",
    "hint_highest_left": "В боята вече нищо не бие {card:obj}.",
    "hint_draws_trumps": "{card:The} сваля козовете на противника.",
    "hint_partner_ruffs": "Партньорът вече няма {card.suit} и може да цака.",
    "hint_partner_wins": "Партньорът държи най-силната {card.suit}.",
    "hint_forces_taker": "Обявилият вече няма {card.suit} и ще трябва да хаби коз.",
    "hint_leads_low": "{card:The} открива боята и пази {kept:obj}.",
    "hint_brings_more": "{card:The} носи средно повече от {other:obj}.",
    # The contract.
    "hint_makes_contract": (
        "Играта се изкарва в {percent}% от случаите, а с {other:obj} – в {other_percent}%."
    ),
    "hint_beats_contract": (
        "Обявилите са вътре в {percent}% от случаите, а с {other:obj} – в {other_percent}%."
    ),
    # The auction.
    "hint_only_call": "„{call}“ е единственото позволено обаждане.",
    "hint_passes": "Пасът обещава повече от „{other}“.",
    "hint_bids": "„{call}“ обещава повече от всяко друго обаждане.",
    "hint_bids_more": "„{call}“ обещава повече от сегашната обява.",
    "hint_doubles": "„{call}“ обещава повече, отколкото да оставите обявата така.",
    "hint_club_call": (
        "„{call}“ би казал клубният играч; нищо не говори достатъчно ясно за друго обаждане."
    ),
}
