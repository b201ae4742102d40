"""Queen of 12 in the browser: marking by touch and by keys, marks in pencil, and what breaks in the middle of a line.

The duel by clicking stands with the other games, in ``test_whole_games.py``, the Crusade in ``test_queen_areas.py``.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from luck import new_random
from server.server_help import Guest, Server
from twelvefold.core.record import Record
from twelvefold.games import registry
from web.test_breaks import BROKEN
from web.test_keyboard import tab_to
from web.test_screens import look
from web.web_help import HELD, Visitor, bots_table, finish

Visit = Callable[..., Visitor]
LIT = ".queen-own .cell.lit"
PENCIL = ".queen-own .cell.fresh"
CONFIRM = "[data-confirm]"


def asked(visitor: Visitor, ask: str, luck: random.Random) -> bool:
    """Play by clicking until that is asked; False: it was not, to the end of the game."""
    while True:
        visitor.page.wait_for_selector(".turn.mine, .result")
        if visitor(".result").count():
            return False
        if visitor(f".turn.mine .queen-choice[data-ask={ask}]").count():
            return True
        visitor.move(luck)


def marking(visit: Visit, server: Server, guest: Guest, *, size: str = "phone", dice: int = 1) -> Visitor:
    """Somebody alone at a table, asked for marks, with at least that many dice."""
    for seed in range(20):
        visitor = visit(server=server, guest=guest, size=size).at(bots_table(guest, "queen", 1))
        if asked(visitor, "mark", new_random(seed)) and visitor("[data-hold]").count() >= dice:
            return visitor
    raise AssertionError("no seat ever has that many dice")


def mark(visitor: Visitor) -> str:
    """Hold a die if none is held yet, and touch a lit cell: its name."""
    if not visitor(LIT).count():
        visitor.click(HELD)
    before = visitor(PENCIL).count()
    cell = visitor(LIT).first.get_attribute("data-cell")
    assert cell is not None
    visitor(LIT).first.click()
    expect(visitor(PENCIL)).to_have_count(before + 1)
    return cell


def cell_is(visitor: Visitor, cell: str, state: str) -> None:
    expect(visitor(f".queen-own [data-cell={cell}].{state}")).to_have_count(1)


def test_marks_are_in_pencil_until_they_are_confirmed(visit: Visit, server: Server) -> None:
    visitor = marking(visit, server, server.guest("Lea"), dice=2)
    total = str(visitor(".queen-own .queen-total").text_content())
    first = mark(visitor)
    assert str(visitor(".queen-own .queen-total").text_content()) != total, "points grow with every mark"
    expect(visitor(".decide-about")).to_contain_text("point")
    visitor.click(f"[data-cell={first}]")
    expect(visitor(PENCIL)).to_have_count(0)
    expect(visitor(".queen-own .queen-total")).to_have_text(total)
    first = mark(visitor)
    dice = visitor("[data-hold][aria-disabled=false]").count()
    if dice:
        second = mark(visitor)
        visitor.click(f"[data-cell={first}]")  # the other mark stays
        cell_is(visitor, first, "open")
        cell_is(visitor, second, "fresh")
        first = second
    visitor.end_line()
    cell_is(visitor, first, "marked")


COSTS = f"{LIT}.costs"
LESS = f"{COSTS}:has-text('\N{MINUS SIGN}')"


def costly(visitor: Visitor) -> bool:
    """Whether one of the dice, when it is held, lights a cell that costs points."""
    dice = visitor("[data-hold][aria-disabled=false]")
    for place in range(dice.count()):
        dice.nth(place).click()
        if visitor(LESS).count():
            return True
    return False


def with_a_costly_die(visit: Visit, server: Server) -> Visitor:
    """Somebody who holds such a die. Where a whole game brings none, another one is played."""
    guest = server.guest("Lea")
    for seed in range(5):
        visitor, luck = visit(guest=guest).at(bots_table(guest, "queen", 1)), new_random(seed)
        while asked(visitor, "mark", luck):
            if costly(visitor):
                return visitor
            expect(visitor(".decide-about.warns")).to_have_count(0)
            visitor.build_line(luck)
    raise AssertionError("no mark ever costs anything")


def test_a_second_mark_that_costs_points_warns(visit: Visit, server: Server) -> None:
    """In the cell, in its words, and once more before the line is confirmed."""
    visitor = with_a_costly_die(visit, server)
    cell = visitor(LESS).first
    expect(cell.locator("use[href*='#warning']")).to_have_count(1)
    expect(cell).to_have_attribute("aria-label", re.compile("Costs .* Worth less then"))
    for equal in visitor(COSTS).all():  # where a line loses what another one gains, that is said, too
        expect(equal).to_have_attribute("aria-label", re.compile("Worth less then"))
    look(visitor, "queen-costs")
    cell.click()
    expect(visitor(".decide-about.warns")).to_contain_text("Careful")
    expect(visitor(f"{CONFIRM}.careful")).to_be_enabled()
    visitor(PENCIL).click()
    expect(visitor(".decide-about.warns")).to_have_count(0)


class SlowNetwork:
    """What the server says waits until it is let through."""

    def __init__(self, visitor: Visitor) -> None:
        self._held: list[str | bytes] | None = None
        visitor.page.route_web_socket("**/ws", self._route)

    def _route(self, page: WebSocketRoute) -> None:
        self._page, server = page, page.connect_to_server()
        server.on_message(self._down)

    def _down(self, message: str | bytes) -> None:
        if self._held is None:
            self._page.send(message)
        else:
            self._held.append(message)

    def hold(self) -> None:
        self._held = []

    def let_through(self) -> None:
        held, self._held = self._held or [], None
        for message in held:
            self._page.send(message)


def slow_marking(visit: Visit, guest: Guest) -> tuple[Visitor, SlowNetwork, list[str]]:
    """Somebody with two different dice that fit, one of them held, behind a network that can be slow."""
    for seed in range(20):
        visitor = visit(guest=guest)
        network = SlowNetwork(visitor)
        visitor.at(bots_table(guest, "queen", 1))
        luck = new_random(seed)
        while asked(visitor, "mark", luck):
            texts = [str(die.get_attribute("data-hold")) for die in visitor("[data-hold][aria-disabled=false]").all()]
            if len(set(texts)) > 1:
                dice = list(dict.fromkeys(texts))[:2]
                visitor(f"[data-hold={dice[0]}]").first.click()
                return visitor, network, dice
            visitor.build_line(luck)
    raise AssertionError("nobody ever has two dice")


def test_touches_wait_for_each_other_on_a_slow_network(visit: Visit, server: Server) -> None:
    """Two marks, and confirmed before the first is acknowledged: all three are done, in their order."""
    guest = server.guest("Lea")
    visitor, network, (_, second) = slow_marking(visit, guest)
    table = visitor.page.url.rpartition("/")[2]
    network.hold()
    first = str(visitor(LIT).first.get_attribute("data-cell"))
    visitor(LIT).first.click()
    visitor(f"[data-hold={second}]").first.click()
    other = visitor(f"{LIT}:not([data-cell={first}])").last
    then = str(other.get_attribute("data-cell"))
    other.dblclick()
    visitor(CONFIRM).dispatch_event("click")
    network.let_through()
    for cell in (first, then):
        cell_is(visitor, cell, "marked")
    told = [entry["event"] for entry in finish(guest, table, new_random()) if entry["of"] == "game"]
    marked = [event["cell"] for event in told if event["is"] == "DieMarked"]
    assert {first, then} <= set(marked)


def test_what_is_taken_back_on_a_slow_network_is_not_confirmed(visit: Visit, server: Server) -> None:
    guest = server.guest("Lea")
    visitor, network, (_, second) = slow_marking(visit, guest)
    first = mark(visitor)
    visitor(f"[data-hold={second}]").first.click()
    network.hold()
    other = visitor(LIT).last
    then = str(other.get_attribute("data-cell"))
    other.click()
    visitor.click(f"[data-cell={first}]")
    visitor(CONFIRM).dispatch_event("click")
    network.let_through()
    cell_is(visitor, then, "marked")
    cell_is(visitor, first, "open")


def test_a_sealed_line_can_be_opened_again(visit: Visit, server: Server) -> None:
    """With others at the table a line is sealed until all have confirmed, and can be taken back so long."""
    lea, mia = server.guest("Lea"), server.guest("Mia")
    table = str(lea.create("queen", 2)["table"])
    mia.at(table, "sit")
    lea.at(table, "start")
    visitor = visit(guest=lea).at(table)
    visitor.page.wait_for_selector(".turn.mine")
    cards = visitor(".queen-hand .card")
    for laid in (1, 2):
        cards.first.click()
        expect(visitor("[data-laid]")).to_have_count(laid)
    visitor("[data-laid]").nth(1).click()
    expect(visitor("[data-laid]")).to_have_count(1)
    cards.nth(1).click()
    expect(visitor("[data-laid]")).to_have_count(2)
    visitor.click(CONFIRM)
    expect(visitor(".sealed-note")).to_be_visible()
    visitor.click("[data-take-back]")
    expect(visitor(CONFIRM)).to_be_enabled()
    expect(visitor("[data-laid]")).to_have_count(2)


def test_reloading_in_the_middle_of_a_line(visit: Visit, server: Server) -> None:
    visitor = marking(visit, server, server.guest("Lea"))
    cell = mark(visitor)
    total = str(visitor(".queen-own .queen-total").text_content())
    about = visitor(".decide-about").inner_text()
    visitor.page.reload()
    cell_is(visitor, cell, "fresh")
    expect(visitor(".queen-own .queen-total")).to_have_text(total)
    expect(visitor(".decide-about")).to_have_text(about)
    visitor.end_line()
    cell_is(visitor, cell, "marked")


def test_the_server_is_killed_in_the_middle_of_a_line(visit: Visit, tmp_path: Path) -> None:
    with Server(tmp_path / "data").running() as server:
        guest = server.guest("Lea")
        visitor = marking(visit, server, guest)
        visitor.allowed = BROKEN
        table = visitor.page.url.rpartition("/")[2]
        cell = mark(visitor)
        server.kill()
        expect(visitor(".connection.on")).to_have_count(0)
        visitor.confirm()  # into the void: it is sent when somebody listens again
        server.start()
        expect(visitor(".connection.on")).to_be_visible()
        cell_is(visitor, cell, "marked")
        finish(guest, table, new_random())
        assert guest.get(f"/tables/{table}/verify")["right"] is True
        record = Record.from_json(guest.get(f"/tables/{table}/record"))
        assert len(list(record.steps(registry.get("queen")))) > 10, "every move is there once: it replays"


def test_a_whole_game_of_queen_by_keyboard(visit: Visit, server: Server) -> None:
    guest = server.guest("Lea")
    visitor = visit(guest=guest, size="desktop").at(bots_table(guest, "queen", 1))
    visitor.play_by(lambda: _decide_by_keys(visitor))
    tab_to(visitor, ".result .main", most=160)
    expect(visitor(".result-head h2")).to_be_visible()


def _decide_by_keys(visitor: Visitor) -> None:
    """Cards and bonuses by Tab and Enter, cells by the arrow keys, then the button that confirms."""
    keyboard = visitor.page.keyboard
    if visitor(".queen-choice[data-ask=bonus]").count():
        tab_to(visitor, "[data-move='bonus mark']", most=160)
        keyboard.press("Enter")
        visitor.page.wait_for_selector(".queen-choice[data-ask=bonus-mark]")
    if visitor(HELD).count() and not visitor(LIT).count():
        tab_to(visitor, HELD, most=160)
        keyboard.press("Enter")
        visitor.page.wait_for_selector(LIT)
    if visitor(LIT).count():
        _to_a_lit_cell(visitor)
        keyboard.press("Enter")
        visitor.page.wait_for_selector(f"{PENCIL}, .queen-own .cell.picked")
    elif not visitor(f"{CONFIRM}:enabled").count():  # where there is no choice, it is chosen already
        tab_to(visitor, "[data-move][aria-disabled=false]", most=160)
        keyboard.press("Enter")
    tab_to(visitor, f"{CONFIRM}:enabled", most=160)
    unsure = visitor(f".marking {CONFIRM}.lesser").count()
    keyboard.press("Enter")
    if unsure:
        tab_to(visitor, "[data-leave]")
        keyboard.press("Enter")


def _to_a_lit_cell(visitor: Visitor) -> None:
    """By Tab to the sheet, then by the arrows."""
    tab_to(visitor, ".queen-own [data-cell]", most=160)
    wanted = visitor(LIT).last.get_attribute("data-cell")
    now = visitor.page.evaluate("document.activeElement.dataset.cell")
    assert wanted is not None
    for place, (forward, back) in enumerate((("ArrowRight", "ArrowLeft"), ("ArrowDown", "ArrowUp"))):
        steps = ord(wanted[place]) - ord(now[place])
        for _ in range(abs(steps)):
            visitor.page.keyboard.press(forward if steps > 0 else back)
    assert visitor.page.evaluate("document.activeElement.dataset.cell") == wanted
    assert visitor.page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"


RESERVES = {
    1: ["lady", "parasite", "great_one", "gambler", "oracle", "philosopher"],
    4: ["lady", "parasite", "great_one", "gambler", "oracle", "mirror"],
}


@pytest.mark.parametrize("seats", RESERVES)
def test_a_whole_game_of_queen_by_clicking(visit: Visit, server: Server, seats: int) -> None:
    """Whatever is asked in it is looked at once, and no violation of WCAG 2.2 AA is found."""
    guest = server.guest("Lea")
    table = bots_table(guest, "queen", seats, options={"reserve": RESERVES[seats]})
    visitor = visit(guest=guest).at(table)
    seen: set[str] = set()

    def each() -> None:
        ask = visitor(".queen-choice").get_attribute("data-ask")
        if ask is not None and ask not in seen:
            seen.add(ask)
            look(visitor, f"queen-{seats}-{ask}")

    visitor.play(new_random(seats), each)
    assert {"play", "mark", "bonus"} <= seen
    assert guest.get(f"/tables/{table}")["status"] == "over"
    look(visitor, f"queen-{seats}-over")


def test_another_sheet_is_shown_large(visit: Visit, server: Server) -> None:
    guest = server.guest("Lea")
    visitor = visit(guest=guest).at(bots_table(guest, "queen", 3))
    visitor.page.wait_for_selector(".turn.mine")
    visitor.click(".queen-others .glance")
    expect(visitor("dialog.queen-look .halves .cell")).to_have_count(50)
    look(visitor, "queen-sheet-of-another")
    visitor.page.keyboard.press("Escape")
    expect(visitor("dialog.queen-look")).to_be_hidden()
    visitor.decide(new_random())
    visitor.page.wait_for_selector(".turn.mine")
    visitor.click(".caption-tools button")
    expect(visitor("dialog.why .halves .cell").first).to_be_visible()
    look(visitor, "queen-why")


def test_the_whole_sheet_fits_on_a_phone(visit: Visit, server: Server) -> None:
    """Without zooming or scrolling sideways; sheet, dice and the button that confirms are seen together."""
    visitor = marking(visit, server, server.guest("Lea"))
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for box in (visitor(".queen-own .cell").first.bounding_box(), visitor(".queen-own .cell").last.bounding_box()):
        assert box is not None
        assert box["width"] >= 28
        assert box["height"] >= 28
    for part in (".queen-own .halves", "[data-hold]", CONFIRM):
        box = visitor(part).first.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 844
