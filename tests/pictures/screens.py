"""The ways to the screens of which pictures are kept. Each is chosen so that it shows as much as possible."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from pictures.camera import DESKTOP, LAPTOP, PHONE, SMALL_PHONE, Camera, Size
from server.server_help import Guest, Seen, play
from twelvefold.games.queen.edition.reader import default_file
from web.web_help import HELD, LINE, TOUCHED, Visitor, bots_table, finish

SLOW = {"pace": "correspondence", "time": 7}
"""With days for a decision, the clock shows the same in every run. A player alone with bots has none."""
AN_HOUR_S = 3600


def asked(seen: Seen) -> bool:
    """Whether this seat is asked, and all others who are asked have decided."""
    if seen.status == "over":
        raise AssertionError("the game is over before that is asked")
    return seen.to_decide and {*seen.news["decision"]["asked"]} <= {*seen.news["decision"]["confirmed"], seen.seat}


def play_until(guest: Guest, table: str, luck: random.Random, reached: Callable[[Seen], bool]) -> None:
    """Play by socket until the guest is asked something that fits."""
    with guest.connect() as socket:
        seen = socket.watch(table)
        while not (asked(seen) and reached(seen)):
            if asked(seen):
                socket.decide(table, luck)
            else:
                socket.read()


def asks(what: str, **view: Any) -> Callable[[Seen], bool]:
    """Whether that is asked, and the view has these values."""
    return lambda seen: seen.news["prompt"]["ask"] == what and all(seen.view[name] == view[name] for name in view)


def played(seen: Seen) -> int:
    """How many cards of King of 12 this seat has played in this round."""
    return len(seen.view["places"][seen.seat]["played"])


def at_table(camera: Camera, size: Size, guest: Guest, table: str, *, dark: bool = False) -> Visitor:
    """A player who is asked."""
    visitor = camera.visit(size, guest, dark=dark).at(table)
    visitor.page.wait_for_selector(".turn.mine")
    return visitor


def add(visitor: Visitor, where: str = TOUCHED) -> None:
    """One more move of a line of Queen of 12."""
    before = visitor.page.evaluate(LINE)
    visitor.click(where)
    visitor.page.wait_for_function(f"before => ({LINE}) !== before", arg=before)


# --- around the games


def front_page(camera: Camera) -> None:
    lea = camera.server.guest("Lea")
    lea.create("king", 3)
    bots_table(lea, "chips", 3)
    visitor = camera.visit(PHONE, lea).go()
    expect(visitor(".your-turn")).to_be_visible()
    camera.shoot(visitor, "front-page")


def new_table(camera: Camera) -> None:
    visitor = camera.visit(SMALL_PHONE, dark=True).new_table("king")
    visitor("main fieldset.choice").nth(1).locator(".pill").nth(2).click()
    expect(visitor(".character")).not_to_have_count(0)
    camera.shoot(visitor, "new-table", whole=True)


def edition(camera: Camera) -> None:
    """An owner's edition, and one of its sheets."""
    visitor = camera.visit(PHONE, dark=True).new_table("queen")
    text = default_file().replace("reconstructed", "Lea’s box")
    file = {"name": "box.toml", "mimeType": "application/toml", "buffer": text.encode()}
    visitor(".edition-field input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    expect(visitor(".edition-now")).to_contain_text("Lea’s box")
    visitor(".edition-picture .pill").filter(has_text="D").click()
    expect(visitor('[data-sheet="D"] .cell').first).to_be_visible()
    visitor(".edition-field").evaluate("field => scrollTo(0, field.offsetTop - 60)")
    camera.shoot(visitor, "edition")


def lobby(camera: Camera) -> None:
    lea, mia = camera.server.guest("Lea"), camera.server.guest("Mia")
    table = str(lea.create("king", 4, bots=[None, None, "heuristic"], **SLOW)["table"])
    mia.at(table, "sit")
    visitor = camera.visit(LAPTOP, lea).at(table)
    visitor.page.wait_for_selector(".invite .code")
    camera.shoot(visitor, "lobby")


def rules_page(camera: Camera) -> None:
    visitor = camera.visit(LAPTOP).go("/rules/queen")
    expect(visitor("figure[data-picture=C] .cell").first).to_be_visible()
    visitor("figure[data-picture=A]").evaluate("figure => scrollTo(0, figure.offsetTop - 240)")
    camera.shoot(visitor, "rules-page")


def generic_screen(camera: Camera) -> None:
    """A game without a screen of its own."""
    lea = camera.server.guest("Lea")
    table = bots_table(lea, "fair", 4)
    play_until(lea, table, random.Random(1), asks("put", day=2))
    visitor = at_table(camera, PHONE, lea, table)
    visitor.click(".moves button")
    expect(visitor(".line li")).to_have_count(1)
    camera.shoot(visitor, "generic-screen")


# --- King of 12


def king(camera: Camera) -> None:
    """Choosing a card after three turns, and then the result."""
    lea, luck = camera.server.guest("Lea"), random.Random(1)
    table = bots_table(lea, "king", 4, options={"set": "random", "promo": ["collector", "faun"]})
    play_until(lea, table, luck, lambda seen: asks("play")(seen) and played(seen) == 3)
    visitor = at_table(camera, PHONE, lea, table, dark=True)
    visitor.click(".hand button[aria-disabled=false]")
    expect(visitor(".decide .main")).to_be_enabled()
    camera.shoot(visitor, "king-choosing")
    finish(lea, table, luck)
    after = camera.visit(PHONE, lea).at(table)
    expect(after(".result-head h2")).to_be_visible()
    camera.shoot(after, "king-result", whole=True)


def king_collision(camera: Camera) -> None:
    """Two have played the same card: neither has an effect."""
    people = [camera.server.guest(name) for name in ("Lea", "Mia", "Tom")]
    table = str(people[0].create("king", 3, **SLOW)["table"])
    for guest in people[1:]:
        guest.at(table, "sit")
    people[0].at(table, "start")
    for guest, move in zip(people, ("play golem", "play golem", "play machine"), strict=True):
        with guest.connect() as socket:
            socket.watch(table)
            socket.do("answer", table, move=move)
    camera.server.pass_time(AN_HOUR_S)  # six days are left, not seven and a moment later six
    visitor = at_table(camera, DESKTOP, people[0], table)
    expect(visitor(".card-place.cracked")).to_have_count(2)
    camera.shoot(visitor, "king-collision")


def tournament(camera: Camera) -> None:
    """Sixteen players in their groups, the standings, and the page for the whole room."""
    lea, luck = camera.server.guest("Lea"), random.Random(16)
    table = bots_table(lea, "king", 16)
    play_until(lea, table, luck, lambda seen: asks("play", round=2)(seen) and played(seen) == 3)
    visitor = at_table(camera, DESKTOP, lea, table, dark=True)
    camera.shoot(visitor, "tournament-groups")
    room = camera.visit(LAPTOP).go(f"/t/{table}/projector")
    room.page.wait_for_selector(".room-line")
    camera.shoot(room, "tournament-projector")
    camera.shoot(at_table(camera, SMALL_PHONE, lea, table, dark=True), "tournament-choosing")
    phone = at_table(camera, SMALL_PHONE, lea, table)
    phone(".bar-tools button:has(use[href*='#crown'])").click()
    expect(phone("dialog.standings-dialog tbody tr")).to_have_count(16)
    camera.shoot(phone, "tournament-standings")


def replay(camera: Camera) -> None:
    lea = camera.server.guest("Lea")
    table = bots_table(lea, "king", 3, options={"set": "random"})
    finish(lea, table, random.Random(3))
    visitor = camera.visit(PHONE, lea).go(f"/t/{table}/replay?step=7")
    visitor.page.wait_for_selector(".replay-controls")
    camera.shoot(visitor, "replay")


# --- Queen of 12


def queen_marking(camera: Camera) -> None:
    """A mark in pencil on sheet A, and where the next one can go."""
    lea = camera.server.guest("Lea")
    table = bots_table(lea, "queen", 3)
    play_until(lea, table, random.Random(2), lambda seen: asks("mark")(seen) and seen.view["round"] > 3)
    visitor = at_table(camera, PHONE, lea, table)
    visitor.click(HELD)
    add(visitor, ".queen-own .cell.lit")
    visitor.click(HELD)
    camera.shoot(visitor, "queen-marking")


def queen_duel(camera: Camera) -> None:
    """One card is laid, another one is to be laid."""
    lea = camera.server.guest("Lea")
    table = bots_table(lea, "queen", 2, options={"sheet": "B"})
    play_until(lea, table, random.Random(2), asks("play", round=4))
    visitor = at_table(camera, PHONE, lea, table, dark=True)
    visitor.click(".queen-hand .card")
    expect(visitor("[data-laid]")).to_have_count(1)
    camera.shoot(visitor, "queen-duel")


def queen_solo_result(camera: Camera) -> None:
    lea = camera.server.guest("Lea")
    table = bots_table(lea, "queen", 1)
    with lea.connect() as socket:
        socket.watch(table)
        play(table, [socket], random.Random(1))
    visitor = camera.visit(PHONE, lea, dark=True).at(table)
    expect(visitor(".result-head h2")).to_be_visible()
    camera.shoot(visitor, "queen-solo-result", whole=True)


def in_line(seen: Seen) -> bool:
    """Whether a line of step 5 is asked for, in the middle of a game."""
    prompt = seen.news["prompt"]
    return bool(prompt["line"]) and prompt["ask"] != "play" and seen.view["round"] > 4


def crusade(camera: Camera) -> None:
    """A line on sheet C and on sheet D, two moves of it made."""
    for sheet, seats, size in (("C", 2, LAPTOP), ("D", 1, SMALL_PHONE)):
        lea = camera.server.guest("Lea")
        table = bots_table(lea, "queen", seats, options={"crusade": True, "sheet": sheet})
        play_until(lea, table, random.Random(sheet), in_line)
        visitor = at_table(camera, size, lea, table, dark=True)
        add(visitor)
        add(visitor)
        camera.shoot(visitor, f"crusade-{sheet.lower()}")


# --- 12 Chip Trick


def with_chips(ask: str) -> Callable[[Seen], bool]:
    """Whether that is asked, and several chips lie in the middle."""
    return lambda seen: asks(ask)(seen) and len(seen.view["middle"]) > 1


def chips(camera: Camera) -> None:
    lea = camera.server.guest("Lea")
    table = bots_table(lea, "chips", 4)
    luck = random.Random(4)
    for ask, size, dark in (("play", SMALL_PHONE, False), ("take", PHONE, True)):
        play_until(lea, table, luck, with_chips(ask))
        visitor = at_table(camera, size, lea, table, dark=dark)
        visitor.click(".chips-offered button[aria-disabled=false]")
        expect(visitor(".decide .main")).to_be_enabled()
        camera.shoot(visitor, f"chips-{ask}")


PARTS: tuple[Callable[[Camera], None], ...] = (
    front_page,
    new_table,
    edition,
    lobby,
    rules_page,
    generic_screen,
    king,
    king_collision,
    tournament,
    replay,
    queen_marking,
    queen_duel,
    queen_solo_result,
    crusade,
    chips,
)
