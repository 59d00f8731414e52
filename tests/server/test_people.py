"""People play at one table against the real server, each over a socket of the own."""

from .client import Page
from .people import chips, gather, open_room, play_match, start

SHORT = "ktga_be@1(target=101)"


def test_four_people_play_a_match_for_chips(four):
    """Four sockets in four languages play to the end, and the pot is paid to the last chip."""
    table = open_room(four[0], SHORT, stake=100)
    pages = gather(four, table)
    assert [chips(one)["balance"] for one in four] == [900, 900, 900, 900]
    start(pages)
    play_match(pages)
    assert {page.room["stage"] for page in pages} == {"over"}
    assert sum(line["chips"] for line in pages[0].room["pot"]) == 400
    winner = pages[0].view["winner"]
    won = [seat["chips"] for seat in pages[0].room["seats"]]
    assert [chips(one)["balance"] for one in four] == [1000 + one for one in won]
    assert sum(won) == 0
    assert won[winner] > 0
    for page in pages:
        page.close()
