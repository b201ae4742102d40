"""Nothing secret reaches a browser: not its DOM, not its network log, not its memory."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from luck import new_random
from server.server_help import Guest, Server, Socket, play
from web.web_help import Visitor, table_of_two

Visit = Callable[..., Visitor]


def with_hidden(server: Server, game: str) -> tuple[str, Guest, Guest, Socket]:
    """A table of two, and the socket of the one whose secrets are looked for."""
    table, lea, mia = table_of_two(server, game)
    hidden = mia.connect()
    hidden.watch(table)
    return table, lea, mia, hidden


def memory(visitor: Visitor) -> str:
    """Everything the page's memory holds, as text."""
    session = visitor.context.new_cdp_session(visitor.page)
    parts: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda chunk: parts.append(str(chunk["chunk"])))
    session.send("HeapProfiler.collectGarbage")
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.detach()
    return "".join(parts)


def frames(visitor: Visitor) -> list[Any]:
    """What came over the WebSocket, without what differs between any two tables."""
    found = []
    for text in visitor.received:
        message = json.loads(text)
        if message["type"] == "news":
            message["about"].pop("commitment", None)
            message["about"].pop("table")
            message.pop("table")
            if message["decision"]:
                message["decision"].pop("left")
        message.pop("id", None)
        found.append(message)
    return found


def test_two_games_that_differ_in_a_sealed_choice_look_the_same(visit: Visit, server: Server) -> None:
    """Another player seals this card or that one: until the reveal, page and network log are the same, bit by bit."""
    seen: list[tuple[str, list[Any]]] = []
    lengths: list[list[int]] = []
    for card in ("knight", "golem", "knight"):
        table, lea, _, hidden = with_hidden(server, "king")
        visitor = visit(guest=lea).at(table)
        visitor.page.wait_for_selector(".turn.mine")
        begun = len(visitor.received)
        hidden.do("answer", table, move=f"play {card}")
        expect(visitor(".king-others .sign.done")).to_be_visible()
        board = visitor(".king-others").inner_html()
        seen.append((re.sub(r'<svg class="die".*?</svg>|\d+', "", board), frames(visitor)[begun:]))
        lengths.append([len(frame) for frame in visitor.received[begun:]])
        hidden.close()
    assert seen[0] == seen[1] == seen[2]
    assert lengths[0] == lengths[1] == lengths[2]


def first_card_laid(table: str, hidden: Socket, mine: Socket, luck: random.Random) -> str:
    """Play until the hidden player lays a card under the die; nothing if the other one does first."""
    while True:
        for socket in (hidden, mine):
            seen = socket.seen[table]
            if not seen.to_decide:
                continue
            if seen.news["prompt"]["ask"] == "lay":
                if socket is mine:
                    return ""
                move = str(luck.choice(seen.news["prompt"]["moves"]))
                socket.do("answer", table, move=move)
                mine.catch_up(table, seen)
                return move
            socket.decide(table, luck)
            for other in (hidden, mine):
                other.catch_up(table, seen)


def test_what_is_secret_is_nowhere_in_the_page(visit: Visit, server: Server) -> None:
    """The card under another's die, a private link, who somebody is, the seed of the dice: looked for everywhere."""
    luck, laid = new_random(), ""
    while not laid:  # until the other player wins the first round
        table, lea, mia, hidden = with_hidden(server, "king")
        mine = lea.connect()
        mine.watch(table)
        laid = first_card_laid(table, hidden, mine, luck)
    key = str(mia.post(f"/tables/{table}/key")["key"])
    visitor = visit(guest=lea).at(table)
    expect(visitor(".king-others .under")).to_be_visible()
    log, heap, page = "\n".join(visitor.received), memory(visitor), visitor.page.content()
    play(table, [hidden, mine], luck)
    seed = str(lea.get(f"/tables/{table}/record")["about"]["dice"]["seed"])
    cookie = str(mia.cookie)
    for where, text in (("network log", log), ("memory", heap), ("page", page)):
        assert len(text) > 1000
        assert not re.search(rf"\b{laid}", text), f"the sealed move of the other, in the {where}"
        for secret in (seed, key, cookie):
            assert secret not in text, where
    assert table in heap, "the memory was really read"
    told = [json.loads(text) for text in visitor.received if '"news"' in text]
    assert told
    for news in told:
        place = (news["view"] or {"places": [None, {"hand": None, "under": None}]})["places"][1]
        assert place["hand"] is None or news["about"]["status"] == "over"
        assert place["under"] is None or news["about"]["status"] == "over"
        assert not [entry for entry in news["events"] if entry["event"].get("is") == "CardLaid"]
    hidden_told = [entry["event"]["is"] for entry in hidden.seen[table].events]
    assert "CardLaid" in hidden_told, "the other one was told: this would have been found"


def test_hands_of_others_are_seen_from_behind(visit: Visit, server: Server) -> None:
    """12 Chip Trick: what a page was told of another hand is its colours."""
    table, lea, _, hidden = with_hidden(server, "chips")
    visitor = visit(guest=lea).at(table)
    expect(visitor(".chips-others .place")).to_have_count(2)
    told = [json.loads(text) for text in visitor.received if '"news"' in text]
    dealt = [
        entry["event"]["seat"] for news in told for entry in news["events"] if entry["event"]["is"] == "ChipsDealt"
    ]
    assert set(dealt) == {0}
    assert told[-1]["view"]["places"][1]["unseen"] is None
    assert visitor('[data-seat="1"] .chip:not(.back)').count() == 0
    hidden.close()


def test_keys_stay_out_of_the_address_and_of_other_tables(visit: Visit) -> None:
    visitor = visit().go()
    visitor.click(".start .main")
    visitor.page.wait_for_selector(".turn.mine")
    kept = visitor.page.evaluate("Object.entries(localStorage)")
    table = visitor.page.url.rpartition("/")[2]
    assert {name for name, _ in kept} == {f"seat of {table}", "last game"}
    assert "#" not in visitor.page.url
    assert "twelvefold" not in visitor.page.evaluate("document.cookie"), "scripts cannot read who somebody is"
