"""Rounds won in King of 12: crowns at every place, and why the winner of a round gives up a card."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from luck import new_random
from server.server_help import Guest, Server
from web.web_help import Visitor, bots_table

Visit = Callable[..., Visitor]

LAY = ".turn.mine .hand button[aria-disabled=false]"
SIZES = ((320, 568), (390, 844), (768, 1024), (1366, 768), (1440, 900))
WHY = {
    "en": ("as its mark", "one card less", "the mark of your round"),
    "ru": ("в знак победы", "на карту меньше", "знак выигранного раунда"),
    "fr": ("en signe de victoire", "une carte de moins", "la marque de ta manche"),
    "de": ("als Zeichen dafür", "einer Karte weniger", "steht für deine Runde"),
}
"""A part of the question, of the hint below it, and of the sentence that tells of the card."""


def with_a_round_won(guest: Guest, seats: int) -> str:
    """Return a table at which the guest has won a round against bots, and is asked for a card."""
    luck = new_random()
    for _ in range(30):
        table = bots_table(guest, "king", seats)
        with guest.connect() as socket:
            seen = socket.watch(table)
            while seen.status == "playing":
                if not seen.to_decide:
                    socket.read()
                elif seen.news["prompt"]["ask"] == "lay":
                    return table
                else:
                    socket.decide(table, luck)
    raise AssertionError("no round was won")


def test_the_winner_of_a_round_reads_why_a_card_goes_under_the_die(visit: Visit, server: Server) -> None:
    guest = server.guest("Lea")
    table = with_a_round_won(guest, 2)
    for language, (asked, hint, _) in WHY.items():
        visitor = visit(guest=guest, language=language).at(table)
        expect(visitor(".turn.mine .question")).to_contain_text(asked)
        expect(visitor(".decide-about")).to_contain_text(hint)
        visitor.close()
    visitor = visit(guest=guest).at(table)
    own = visitor(".king-own .crowns")
    expect(own).to_have_attribute("aria-label", "Rounds won: 1 of 2")
    expect(own.locator(".won")).to_have_count(1)
    expect(own.locator("use[href$='#crown-empty']")).to_have_count(1)
    for other in visitor(".king-others .crowns").all():
        expect(other).to_have_attribute("aria-label", "Rounds won: 0 of 2")
    visitor.pictures("king-round-won")
    visitor.accessible()
    visitor.decide(new_random())
    visitor.page.wait_for_selector(".turn.mine, .result")
    expect(visitor(".king-own .crowns")).to_have_attribute("aria-label", "Rounds won: 1 of 2")
    for language, (_, _, told) in WHY.items():
        visitor = visit(guest=guest, language=language, size="desktop").at(table)
        expect(visitor(".story .CardLaid")).to_contain_text(told)
        visitor.close()


def test_crowns_have_room_beside_four_names(visit: Visit, server: Server) -> None:
    guest = server.guest("Lea")
    visitor = visit(guest=guest).at(bots_table(guest, "king", 4))
    visitor.page.wait_for_selector(LAY)
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.settle()
        for place in visitor(".king-board .place").all():
            inside, crowns = place.bounding_box(), place.locator(".crowns").bounding_box()
            assert inside is not None
            assert crowns is not None
            assert crowns["x"] + crowns["width"] <= inside["x"] + inside["width"], (width, height)
            name = place.locator(".place-name")
            assert name.evaluate("name => name.scrollWidth <= name.clientWidth + 1"), (width, height)
