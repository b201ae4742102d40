"""People at one table, each with a browser: inviting, sitting down, sealed choices, spectators, a rematch."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect

from luck import new_random
from server.server_help import Server
from twelvefold.games.queen.edition.reader import default_edition
from web.web_help import MOVES, Visitor, bots_table, table_of_two, take_seat

Visit = Callable[..., Visitor]


def test_two_browsers_at_one_table(visit: Visit) -> None:
    """From the front page by clicking alone: a table, a link, two names, a game, a rematch."""
    lea, mia = visit(size="desktop"), visit()
    lea.go()
    lea.click(".game-card.king a[href='/new/king']")
    lea.click("[data-way=friends]")
    lea("main input[maxlength='30']").fill("Lea")
    lea("main fieldset.choice").first.locator(".pill").first.click()
    lea.click("form .main")
    lea.page.wait_for_selector(".lobby .invite .code")
    take_seat(mia, "Mia", lea(".copy-link input").first.input_value())
    expect(lea(".chairs")).to_contain_text("Mia")
    lea.click(".actions .main")
    for visitor in (lea, mia):
        visitor.page.wait_for_selector(".turn.mine")
    sealed_until_all_have_decided(lea, mia)
    luck = new_random()
    while not lea(".result").count():
        for visitor in (lea, mia):
            if visitor(".turn.mine").count():
                visitor.decide(luck)
        lea.page.wait_for_selector(".turn.mine, .result, .sealed-note, .turn.idle")
    expect(mia(".result-head h2")).to_be_visible()
    lea.click(".result .main")
    lea.page.wait_for_selector(".lobby")
    mia.click(".result .main")
    mia.page.wait_for_url(lea.page.url)
    expect(lea(".chair.person")).to_have_count(2)


def test_a_lobby_names_the_edition_of_its_owner(visit: Visit, server: Server) -> None:
    edition = {**default_edition().written(), "name": "Lea’s <box>"}
    table = str(server.guest("Lea").create("queen", 2, options={"edition": edition})["table"])
    mia = visit().at(table)
    expect(mia(".lobby .facts")).to_contain_text("Edition: Lea’s <box>")
    mia.accessible()


def sealed_until_all_have_decided(lea: Visitor, mia: Visitor) -> None:
    """One sees that the other has decided, never what; and minds can be changed."""
    lea.click("[data-card=golem]")
    lea.click(".decide .main")
    expect(lea(".sealed-note")).to_contain_text("Golem")
    expect(mia(".king-others .sign.done")).to_be_visible()
    expect(mia(".king-others .card-place.sealed")).to_be_visible()
    assert "golem" not in mia(".board-area").inner_html().lower()
    lea.click(".decide .second")
    expect(mia(".king-others .sign.done")).to_have_count(0)
    lea.click("[data-card=machine]")
    lea.click(".decide .main")
    mia.click("[data-card=parasite]")
    mia.click(".decide .main")
    for visitor in (lea, mia):
        expect(visitor(".card-place.stands")).to_have_count(2)


def test_a_spectator_watches_and_cannot_decide(visit: Visit, server: Server) -> None:
    guest = server.guest("Lea")
    table = bots_table(guest, "chips", 3)
    spectator = visit().at(table)
    expect(spectator(".turn")).to_contain_text("You are watching")
    expect(spectator(MOVES)).to_have_count(0)
    expect(spectator(".chips-others .place")).to_have_count(3)
    assert spectator(".chips-hand .chip:not(.back)").count() == 0, "hands are seen from behind"


def test_a_seats_private_link_opens_it_elsewhere(visit: Visit, server: Server) -> None:
    guest = server.guest("Lea")
    made = guest.create("king", 3, bots=[None, "heuristic", "heuristic"])
    guest.at(made["table"], "start")
    first, second = visit(guest=guest).at(made["table"]), visit()
    second.page.goto(f"{second.home}/t/{made['table']}#{made['key']}")
    second.page.wait_for_selector(".turn.mine")
    assert second.page.url.endswith(f"/t/{made['table']}"), "the secret is not left in the address"
    expect(first(".turn")).to_contain_text("You are watching")


def test_a_private_link_works_where_nobody_may_watch(visit: Visit, server: Server) -> None:
    """Also for somebody with a name, and in a tab that already shows the table."""
    guest = server.guest("Lea")
    made = guest.create("king", 2, bots=[None, "heuristic"], spectators=False)
    guest.at(made["table"], "start")
    for before in ("/", f"/t/{made['table']}"):
        other = visit(guest=server.guest("Lea again"))
        other.go(before)
        other.page.evaluate("to => location.assign(to)", f"/t/{made['table']}#{made['key']}")
        other.page.wait_for_selector(".turn.mine")
        assert "#" not in other.page.url


def test_another_name_just_before_a_table(visit: Visit, server: Server) -> None:
    """The connection begins anew with the new name; whatever is asked of it meanwhile waits."""
    guest = server.guest("Lea")
    visitor = visit(guest=guest).at(bots_table(guest, "king", 2))

    def late(socket: WebSocketRoute) -> None:
        """Connect only when the page already shows the table, and has asked for its news."""
        visitor.page.wait_for_url("**/t/*")
        visitor.settle()
        socket.connect_to_server()

    visitor.page.route_web_socket("**/ws", late)
    visitor.click("a.brand")
    visitor.click(".game-card.king a[href='/new/king']")
    visitor.click("[data-way=friends]")
    visitor("main input[maxlength='30']").fill("Lea the Second")
    visitor.click("form .main")
    expect(visitor(".chair.mine")).to_contain_text("Lea the Second")


def test_an_owner_fills_seats_with_bots_and_begins(visit: Visit, server: Server) -> None:
    guest = server.guest("Lea")
    table = str(guest.create("chips", 4)["table"])
    host = visit(guest=guest).at(table)
    host.click(".fill .actions button")
    expect(host(".chair.bot")).to_have_count(3)
    host.click(".actions .main")
    host.page.wait_for_selector(".chips-board")


def test_every_option_reaches_the_server(visit: Visit, server: Server) -> None:
    visitor = visit().new_table("king")
    visitor("main input[maxlength='30']").fill("Zoë")
    choices = visitor("main fieldset.choice")
    choices.nth(0).locator(".pill").nth(2).click()  # four players
    choices.nth(1).locator(".pill").nth(1).click()  # random
    choices.nth(2).locator(".pill").nth(3).click()  # both promo characters
    choices.nth(3).locator(".pill").nth(1).click()  # one bot
    choices.nth(4).locator(".pill").nth(0).click()  # a beginner
    choices.nth(5).locator(".pill").nth(2).click()  # by correspondence
    choices.nth(6).locator(".pill").nth(3).click()  # seven days
    for switch in visitor("[role=switch]").all():
        switch.click()
    visitor.click("form .main")
    visitor.page.wait_for_selector(".lobby")
    made = server.guest("Mia").get(f"/tables/{visitor.page.url.rpartition('/')[2]}")
    assert made["options"] == {"seats": 4, "set": "random", "promo": ["collector", "faun"]}
    assert (made["pace"], made["time"], made["public"], made["spectators"]) == ("correspondence", 7, True, False)
    assert [chair["bot"] for chair in made["chairs"]] == [None, None, None, "random"]
    assert made["chairs"][0]["name"] == "Zoë"


def test_an_agreed_set_has_seven_characters(visit: Visit, server: Server) -> None:
    visitor = visit().new_table("king")
    visitor("main fieldset.choice").nth(1).locator(".pill").nth(2).click()
    lady, golem = (visitor(f".character:has(use[href$='#{card}']) input") for card in ("lady", "golem"))
    lady.click()
    expect(visitor("form .main")).to_be_disabled()
    golem.click()
    visitor.click("form .main")
    visitor.page.wait_for_selector(".lobby")
    made = server.guest("Mia").get(f"/tables/{visitor.page.url.rpartition('/')[2]}")
    assert made["options"]["set"] == ["knight", "lady", "sorcerer", "oracle", "alchemist", "machine", "parasite"]


def test_a_refusal_is_said_where_it_happened(visit: Visit, server: Server) -> None:
    guest = server.guest("Lea")
    table = str(guest.create("king", 2)["table"])
    late, quick = visit().at(table), server.guest("Quick")
    late.allowed = ("409",)
    late("main input[maxlength='30']").fill("Late")
    late.page.route("**/api/tables/*/sit", lambda route: (quick.at(table, "sit"), route.continue_())[1])
    late.click(".inline-form .main")
    expect(late(".problem")).to_be_visible()
    expect(late(".chair.person")).to_have_count(2)


def test_my_tables_those_that_wait_for_me_first(visit: Visit, server: Server) -> None:
    guest = server.guest("Lea")
    waiting = bots_table(guest, "king", 2)
    guest.create("chips", 3)
    visitor = visit(guest=guest).go()
    lines = visitor(".columns > .tables").first.locator(".table-line")
    expect(lines).to_have_count(2)
    expect(lines.first).to_have_attribute("href", f"/t/{waiting}")
    expect(lines.first).to_contain_text("Your turn")
    lines.first.click()
    visitor.page.wait_for_selector(".turn.mine")


def test_resigning_and_pausing_from_the_menu(visit: Visit, server: Server) -> None:
    guest = server.guest("Lea")
    visitor = visit(guest=guest).at(bots_table(guest, "king", 2))
    visitor.page.wait_for_selector(".turn.mine")
    menu = visitor(".bar-tools button:has(use[href*='#menu'])")
    menu.click()
    visitor(".game-menu button:has(use[href$='#pause'])").click()
    expect(visitor(".notice")).to_contain_text("paused")
    menu.click()
    visitor(".game-menu button:has(use[href$='#play'])").click()
    visitor.page.wait_for_selector(".turn.mine")
    menu.click()
    resign = visitor(".game-menu button:has(use[href$='#door-leave'])")
    resign.click()
    expect(resign).to_contain_text("Really")
    expect(visitor(".turn.mine")).to_be_visible()  # one click is not enough
    resign.click()
    expect(visitor(".result-head h2")).to_be_visible()


def test_a_wish_for_a_pause_is_seen(visit: Visit, server: Server) -> None:
    table, lea, mia = table_of_two(server, "king")
    visitor = visit(guest=lea).at(table)
    visitor.page.wait_for_selector(".turn.mine")
    with mia.connect() as socket:
        socket.watch(table)
        mia.at(table, "pause")
        expect(visitor(".notice")).to_contain_text("Mia asks for a pause")
