"""Every screen: a picture in both sizes, light and dark, and no violation of WCAG 2.2 AA that a program can find."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from luck import new_random
from server.server_help import Server, play, seated
from web.web_help import Visitor, bots_table, finish

Visit = Callable[..., Visitor]


def look(visitor: Visitor, name: str) -> None:
    visitor.pictures(name)
    visitor.accessible()


def look_to_the_end(visitor: Visitor, name: str) -> None:
    """Look at a form whose button stays in sight, where it covers nothing."""
    visitor.pictures(name)
    visitor.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    visitor.accessible()


def test_the_front_page(visit: Visit, server: Server) -> None:
    guest = server.guest("Lea")
    guest.create("king", 3, public=True)
    bots_table(guest, "chips", 3)
    server.guest("Mia").create("chips", 4, public=True)
    visitor = visit(guest=guest).go()
    expect(visitor(".your-turn")).to_be_visible()
    look(visitor, "front")
    visitor.click(".bar-tools button")
    expect(visitor("dialog.settings")).to_be_visible()
    look(visitor, "settings")


@pytest.mark.parametrize("game", ["king", "queen", "chips", "fair"])
def test_a_new_table(visit: Visit, game: str) -> None:
    visitor = visit().go(f"/new/{game}")
    visitor.page.wait_for_selector(".ways")
    look(visitor, f"ways-{game}")
    visitor.click("[data-way=friends]")
    visitor.page.wait_for_selector("form")
    look(visitor, f"new-{game}")
    visitor.click(".more-options > summary")
    look_to_the_end(visitor, f"more-{game}")
    if game == "king":
        for place, name in ((1, "random"), (2, "agreed")):
            visitor("main fieldset.choice").nth(1).locator(".pill").nth(place).click()
            look_to_the_end(visitor, f"new-king-{name}")


@pytest.mark.parametrize("game", ["king", "queen", "chips"])
def test_the_rules(visit: Visit, game: str) -> None:
    visitor = visit().go(f"/rules/{game}")
    visitor.page.wait_for_selector(".rules h1")
    look(visitor, f"rules-{game}")


def test_the_lobby(visit: Visit, server: Server) -> None:
    owner = server.guest("Lea")
    table = str(owner.create("king", 4, bots=[None, None, "heuristic"])["table"])
    host = visit(guest=owner).at(table)
    host.page.wait_for_selector(".invite .code")
    host("details").nth(0).locator("summary").click()
    look(host, "lobby-owner")
    look(visit().at(table), "lobby-visitor")


def test_nothing_there(visit: Visit) -> None:
    visitor = visit()
    visitor.allowed = ("404",)
    for path in ("/t/nothing", "/rules/poker", "/new/poker"):
        visitor.go(path).page.wait_for_selector(".sheet.narrow")
    look(visitor, "nothing")


def test_dialogs_at_a_table(visit: Visit, server: Server) -> None:
    guest = server.guest("Lea")
    visitor = visit(guest=guest).at(bots_table(guest, "king", 3))
    visitor.page.wait_for_selector(".turn.mine")
    visitor.decide(new_random())
    visitor.page.wait_for_selector(".turn.mine")
    for place, name in (("rules", "rules-dialog"), ("menu", "game-menu")):
        visitor(f".bar-tools button:has(use[href*='#{place}'])").click()
        expect(visitor(f"dialog.{name}")).to_be_visible()
        visitor.settle()
        look(visitor, name)
        visitor(f"dialog.{name} .dialog-head button").click()
    visitor(".bar-tools button:has(use[href*='#story'])").click()
    look(visitor, "story-dialog")
    visitor("dialog.story-dialog .dialog-head button").click()
    visitor.click(".caption-tools button")
    expect(visitor("dialog.why")).to_be_visible()
    onward = visitor(".why .player-controls button").last
    if onward.is_enabled():
        onward.click()
    look(visitor, "why")


VARIANTS = [
    ("king", 2, {"set": "random"}),
    ("king", 3, {"set": "first"}),
    ("king", 3, {"set": "random", "promo": ["collector"]}),
    ("king", 3, {"set": "random", "promo": ["faun"]}),
    ("king", 4, {"set": "random", "promo": ["collector", "faun"]}),
    ("king", 4, {"set": ["knight", "lady", "merchants", "gambler", "troublemakers", "reverser", "sorcerer"]}),
    ("queen", 2, {"sheet": "B"}),
    ("queen", 3, {"reserve": "random", "promo": ["spy"]}),
    ("chips", 2, {"burning": False}),
    ("chips", 3, {"burning": True}),
    ("chips", 3, {"burning": False}),
    ("chips", 4, {"burning": False}),
    ("fair", 3, {}),
]


@pytest.mark.parametrize(("game", "seats", "options"), VARIANTS)
def test_every_variant(visit: Visit, server: Server, game: str, seats: int, options: dict[str, object]) -> None:
    """Played by sockets, watched by a spectator and on a player's second device; with pictures from the middle."""
    table, people = seated(server, game, seats, options=options)
    name = "-".join([game, str(seats), *(_plain(value) for value in options.values())])
    spectator, player = visit().at(table), visit(guest=people[0]).at(table)
    people[0].at(table, "start")
    sockets = [guest.connect() for guest in people]
    for socket in sockets:
        socket.watch(table)
    luck = new_random(name)
    for _ in range(3 * seats):
        for actor in sockets:
            if actor.seen[table].status == "playing" and actor.seen[table].to_decide:
                actor.decide(table, luck)
            for other in sockets:
                other.catch_up(table, actor.seen[table])
    for visitor in (player, spectator):
        visitor.page.wait_for_selector("[data-board] [data-seat]")
        expect(visitor(".caption.playing")).to_have_count(0)
    player.pictures(f"game-{name}-player")
    spectator.picture(f"game-{name}-spectator")
    if seats in (2, 4) or game == "fair":
        player.accessible()
    if game == "king":
        play(table, sockets, luck)
        for visitor in (player, spectator):
            expect(visitor(".result-head h2")).to_be_visible()


def test_every_question_of_king(visit: Visit, server: Server) -> None:
    """A face for the Sorcerer, a token for the Lady, a card for good: each looked at, then decided by clicking."""
    cards = ["knight", "lady", "sorcerer", "oracle", "golem", "machine", "parasite"]
    wanted = {"turn": ".faces", "take": ".theft", "lay": ".hand"}
    luck = new_random()
    while wanted:
        table, people = seated(server, "king", 2, options={"set": cards})
        visitor = visit(guest=people[0]).at(table)
        people[0].at(table, "start")
        mine, other = (guest.connect() for guest in people)
        for socket in (mine, other):
            socket.watch(table)
        while wanted and mine.seen[table].status == "playing":
            for socket in (mine, other):
                seen = socket.seen[table]
                if not seen.to_decide:
                    continue
                prompt = seen.news["prompt"]
                if socket is mine and prompt["ask"] in wanted:
                    visitor.page.wait_for_selector(f".turn.mine {wanted.pop(prompt['ask'])}")
                    look(visitor, f"question-{prompt['ask']}")
                    before = seen.progress
                    visitor.decide(luck)
                    while mine.seen[table].progress == before:
                        mine.read()
                elif "take" in wanted and "play lady" in prompt["moves"]:
                    socket.do("answer", table, move="play lady")
                else:
                    socket.decide(table, luck)
                for each in (mine, other):
                    each.catch_up(table, seen)
        for socket in (mine, other):
            socket.close()


def _plain(value: object) -> str:
    return "+".join(map(str, value))[:40] if isinstance(value, list) else str(value).lower()


def test_the_replay(visit: Visit, server: Server) -> None:
    guest = server.guest("Lea")
    table = bots_table(guest, "king", 2)
    finish(guest, table, new_random())
    visitor = visit(guest=guest).at(table)
    visitor.page.wait_for_selector(".result")
    visitor.click(".dice-check button")
    expect(visitor(".verdict .right")).to_be_visible()
    look(visitor, "result-with-dice")
    for silly in ("-1", "1.5", "9999", "x", "5&seat=99999999999", "5"):
        visitor.go(f"/t/{table}/replay?step={silly}").page.wait_for_selector(".replay-controls")
    visitor.page.wait_for_selector(".replay-controls")
    look(visitor, "replay")
