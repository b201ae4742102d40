"""The faces around a table: every bot has a name, a portrait and its stars, wherever people see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from luck import new_random
from server.server_help import Guest, Server
from twelvefold.locale import translator
from web.web_help import SIZES, Visitor, finish

Visit = Callable[..., Visitor]

SAY = translator("en")
HAS_SHAPES = "svg => svg.getBBox().width > 9"
"""Whether a drawing has arrived: its own extent, in pixels."""


def chairs_of(guest: Guest, table: str) -> list[dict[str, Any]]:
    chairs = guest.get(f"/tables/{table}")["chairs"]
    assert isinstance(chairs, list)
    return chairs


def names_of(chairs: list[dict[str, Any]]) -> list[str]:
    return [SAY("bot-name", persona=chair["persona"]) for chair in chairs if chair["persona"]]


def check_portraits(faces: Locator, count: int) -> None:
    """Each bot's face is drawn, and another one."""
    expect(faces.locator(".portrait")).to_have_count(count)
    for portrait in faces.locator(".portrait").element_handles():
        faces.page.wait_for_function(HAS_SHAPES, arg=portrait)
    assert len({face.get_attribute("data-persona") for face in faces.all()} - {None}) == count


def no_levels_by_name(visitor: Visitor) -> None:
    text = visitor.page.locator("body").inner_text()
    assert not {"heuristic", "random"} & set(text.split())


@pytest.mark.parametrize("size", SIZES)
def test_a_bot_is_somebody_from_the_lobby_to_the_replay(visit: Visit, server: Server, size: str) -> None:
    guest = server.guest("Lea")
    table = str(guest.create("king", 4, bots=[None, "heuristic", "random", "heuristic"])["table"])
    chairs = chairs_of(guest, table)
    names = names_of(chairs)
    visitor = visit(guest=guest, size=size).at(table)
    expect(visitor(".chair .chair-name bdi")).to_have_text(["Lea", *names])
    expect(visitor(".chair .temper")).to_have_text(
        [SAY("bot-temper", persona=chair["persona"]) for chair in chairs[1:]]
    )
    expect(visitor(".chair .initial")).to_have_attribute("data-initial", "L")
    for bot, stars in zip(visitor(".chair.bot").all(), (2, 1, 2), strict=True):
        expect(bot.locator(".stars")).to_have_attribute("aria-label", SAY("bot-stars", stars=stars, most=2))
        expect(bot.locator(".stars .won")).to_have_count(stars)
    check_portraits(visitor(".chair .face"), 3)
    visitor.pictures(f"faces-lobby-{size}")
    visitor.accessible()
    guest.at(table, "start")
    visitor.page.wait_for_selector(".turn.mine")
    expect(visitor(".place .place-name")).to_have_text([*names, "Lea"])
    check_portraits(visitor(".place .face"), 3)
    no_levels_by_name(visitor)
    visitor.accessible()
    finish(guest, table, new_random())
    visitor.go("/")
    expect(visitor("main")).to_contain_text(names[0])
    visitor.go(f"/t/{table}/replay")
    check_portraits(visitor(".place .face"), 3)
    no_levels_by_name(visitor)


def test_the_story_counts_a_bots_stars(visit: Visit, server: Server) -> None:
    lea, mia = server.guest("Lea"), server.guest("Mia")
    table = str(lea.create("chips", 3, stand_in="random")["table"])
    mia.at(table, "sit")
    bot = lea.at(table, "fill", bot="heuristic")["chairs"][2]
    lea.at(table, "start")
    mia.at(table, "resign")
    visitor = visit(guest=lea, size="desktop").at(table)
    story = visitor("aside.story")
    expect(story).to_contain_text(f"{SAY('bot-name', persona=bot['persona'])} sits down: a bot with 2 stars.")
    expect(story).to_contain_text("Mia resigns. A bot plays on.")
    expect(visitor(".place[data-seat='1'] .initial")).to_have_attribute("data-initial", "M")
    no_levels_by_name(visitor)


@pytest.mark.parametrize("size", SIZES)
def test_every_seat_of_a_tournament_has_another_face(visit: Visit, server: Server, size: str) -> None:
    guest = server.guest("Lea")
    table = str(guest.create("king", 16, bots=[None, *["heuristic"] * 15])["table"])
    names = names_of(chairs_of(guest, table))
    visitor = visit(guest=guest, size=size).at(table)
    check_portraits(visitor(".chair .face"), 15)
    guest.at(table, "start")
    visitor.page.wait_for_selector(".turn.mine")
    visitor.click(".bar-tools button:has(use[href*='#crown'])")
    standings = visitor("dialog .standings tbody")
    expect(standings.locator(".place-name")).to_have_text(["Lea", *names])
    check_portraits(standings.locator(".face"), 15)
    no_levels_by_name(visitor)
    visitor.accessible()


def test_spectators_see_the_faces_of_bots(visit: Visit, server: Server) -> None:
    guest = server.guest("Lea")
    table = str(guest.create("queen", 3, bots=[None, "heuristic", "random"])["table"])
    names = names_of(chairs_of(guest, table))
    room = visit(size="desktop").go(f"/t/{table}/projector")
    expect(room(".chair .chair-name")).to_have_text(["Lea", *names])
    check_portraits(room(".chair .face"), 2)
    guest.at(table, "start")
    expect(room(".place .place-name")).to_contain_text(names)
    check_portraits(room(".place .face"), 2)
    room.accessible()
