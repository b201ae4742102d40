"""Playing over sockets: whole games, sealed decisions, lines, messages that come twice or too late, devices."""

from __future__ import annotations

import json
import re

import pytest

from luck import new_random
from server.server_help import Refused, Server, Socket, play, seated, started
from testgame import Fair
from twelvefold.core.codec import Json
from twelvefold.core.game import AnyGame
from twelvefold.core.record import Record
from twelvefold.games.chips import ChipTrick
from twelvefold.games.king import King
from twelvefold.games.queen import Queen

GAMES: dict[str, AnyGame] = {"king": King(), "queen": Queen(), "chips": ChipTrick(), "fair": Fair()}


@pytest.mark.parametrize(
    ("game", "seats"), [("king", 2), ("king", 4), ("queen", 2), ("queen", 4), ("chips", 2), ("chips", 3), ("fair", 3)]
)
def test_a_whole_game(server: Server, game: str, seats: int) -> None:
    table, people = seated(server, game, seats, public=True)
    people[-1].at(table, "word", word="Glück")
    people[0].at(table, "start")
    sockets = [guest.connect() for guest in people]
    spectator = server.guest("Zuschauer").connect()
    for socket in (*sockets, spectator):
        socket.watch(table)
    end = play(table, sockets, new_random(), more=[spectator])
    assert end.kinds[-1] == "SeedPublished"
    assert end.news["prompt"] is end.news["decision"] is None
    for socket in (*sockets, spectator):
        assert socket.seen[table].news["about"]["winners"] == end.news["about"]["winners"]
        assert socket.watch(table).events == socket.seen[table].events
    check_record(server, table, people[0].http.get(f"/tables/{table}/record").json())
    verdict = people[0].get(f"/tables/{table}/verify")
    assert verdict["right"]
    assert verdict["dice"]["words"] == ["", *[""] * (seats - 2), "Glück"]
    seed = end.events[-1]["event"]["seed"]
    assert verdict["dice"]["seed"] == seed
    commitment = next(event["event"]["commitment"] for event in end.events if event["event"]["is"] == "GameStarted")
    assert verdict["dice"]["commitment"] == commitment


def check_record(server: Server, table: str, written: Json) -> None:
    """It replays; and each viewer's steps tell the very story that viewer was told."""
    record = Record.from_json(written)
    assert list(record.steps(GAMES[record.game]))[-1].state is not None
    guest = server.guest("Reader")
    for viewer in (None, 0, 1):
        seat = {} if viewer is None else {"seat": viewer}
        first = guest.get(f"/tables/{table}/replay", step=0, **seat)
        step, events = 0, list(first["events"])
        while step < first["last"]:
            step += 1
            if step < 12 or step == first["last"]:  # the beginning and the end are enough
                shown = guest.get(f"/tables/{table}/replay", step=step, **seat)
                assert shown["step"] == step
                assert shown["view"].get("seat") == viewer
                events += shown["events"]
        assert events
    with pytest.raises(Refused, match="table-no-such-step"):
        guest.get(f"/tables/{table}/replay", step=first["last"] + 1)


def test_the_replay_tells_each_viewer_what_it_was_told(server: Server) -> None:
    table, people, sockets = started(server, "fair", 2)
    spectator = server.guest("Zuschauer").connect()
    spectator.watch(table)
    play(table, sockets, new_random(), more=[spectator])
    for viewer, socket in ((None, spectator), (0, sockets[0]), (1, sockets[1])):
        seat = {} if viewer is None else {"seat": viewer}
        last = people[0].get(f"/tables/{table}/replay", **seat)["last"]
        replayed = [
            event
            for step in range(last + 1)
            for event in people[0].get(f"/tables/{table}/replay", step=step, **seat)["events"]
        ]
        assert replayed == [told["event"] for told in socket.seen[table].events if told["of"] == "game"]


def test_nothing_of_a_game_is_handed_out_before_its_end(server: Server) -> None:
    table, (lea, _), _ = started(server, "fair", 2)
    for what in ("record", "verify", "replay"):
        with pytest.raises(Refused) as refusal:
            lea.get(f"/tables/{table}/{what}")
        assert (refusal.value.status, refusal.value.key) == (409, "table-not-finished")


# --- sealed


def plain(text: str) -> str:
    """A message without its time."""
    return re.sub(r'"left":\d+', '"left":0', text)


def test_others_see_that_somebody_has_confirmed_and_never_what(server: Server) -> None:
    table, _, (first, second) = started(server, "king", 2)
    spectator = server.guest("Zuschauer").connect()
    spectator.watch(table)
    shown = []
    for move in first.seen[table].news["prompt"]["moves"]:
        starts = [len(other.received) for other in (second, spectator)]
        first.do("answer", table, move=move)
        assert first.seen[table].news["sealed"] == [move]
        first.do("take_back", table)
        assert first.seen[table].news["sealed"] is None
        for other in (second, spectator):
            other.until(table, lambda seen: seen.news["decision"]["confirmed"] == [0])
            other.until(table, lambda seen: seen.news["decision"]["confirmed"] == [])
        received = zip((second, spectator), starts, strict=True)
        texts = [plain(text) for other, start in received for text in other.received[start:]]
        shown.append([re.sub(r'"version":\d+', "", text) for text in texts])
    assert len(shown) == 7
    assert len(shown[0]) == 4
    assert all(messages == shown[0] for messages in shown)


def test_a_line_is_built_unseen(server: Server) -> None:
    """Neither how long it is, nor how often it was changed."""
    received = []
    for changes in ((), (("shorten", {"length": 0}), ("add", {"move": "put hay"}))):
        table, _, (first, second) = started(server, "fair", 2)
        start = len(second.received)
        first.do("add", table, move="put hay")
        for kind, fields in changes:
            first.do(kind, table, **fields)
        first.do("confirm", table)
        second.until(table, lambda seen: seen.news["decision"]["confirmed"] == [0])
        texts = (plain(text).replace(table, "TABLE") for text in second.received[start:])
        received.append(
            [
                re.sub(r'"demand":\[\d,\d\]|"moves":\[.*?\]|"ticket":"\w+"|"commitment":"\w+"', "", text)
                for text in texts
            ]
        )
    assert received[0] == received[1]


def test_until_the_last_has_confirmed_and_never_after(server: Server) -> None:
    table, _, (first, second) = started(server, "king", 2)
    decision = first.seen[table].decision
    moves = first.seen[table].news["prompt"]["moves"]
    first.do("answer", table, move=moves[0])
    first.do("answer", table, move=moves[1])
    first.do("take_back", table)
    assert first.refused("take_back", table=table, decision=decision) == "nothing-sealed"
    first.do("answer", table, move=moves[2])
    second.do("answer", table, move=moves[3])
    first.until(table, lambda seen: seen.decision > decision)
    for kind, fields in (("take_back", {}), ("answer", {"move": moves[0]})):
        assert first.refused(kind, table=table, decision=decision, **fields) == "decision-stale"
        assert second.refused(kind, table=table, decision=decision, **fields) == "decision-stale"


def test_lines_grow_shrink_and_are_taken_back(server: Server) -> None:
    table, _, (first, second) = started(server, "fair", 2)
    decision = first.seen[table].decision
    first.do("add", table, move="put hay")
    assert first.seen[table].news["sealed"] == ["put hay"]
    assert first.refused("shorten", table=table, decision=decision, length=2) == "bad-length"
    first.do("shorten", table, length=0)
    assert first.seen[table].news["sealed"] == []
    assert first.refused("confirm", table=table, decision=decision) == "line-not-complete"
    assert first.refused("answer", table=table, decision=decision, move="put hay") == "needs-line"
    first.do("add", table, move="put hay")
    first.do("confirm", table)
    assert first.refused("shorten", table=table, decision=decision, length=0) == "already-confirmed"
    assert first.refused("add", table=table, decision=decision, move="put hay") == "already-confirmed"
    first.do("take_back", table)
    first.do("shorten", table, length=0)
    first.do("add", table, move="put hay")
    first.do("confirm", table)
    second.do("add", table, move="put hay")
    second.do("confirm", table)
    assert first.refused("take_back", table=table, decision=decision) == "decision-stale"


def test_wrong_moves_are_refused_and_change_nothing(server: Server) -> None:
    table, _, (first, second) = started(server, "king", 2)
    moves = first.seen[table].news["prompt"]["moves"]
    first.do("answer", table, move=moves[0])
    before = second.watch(table).news
    for move in ("", "knight knight", "faun", "put hay", "Ünsinn", "x" * 200):
        reply = first.ask("answer", table=table, decision=before["decision"]["number"], move=move)
        assert reply["type"] == "refused"
        assert set(reply["error"]) == {"error", "key", "args"}
    assert first.refused("add", table=table, decision=1, move=moves[1]) == "no-lines-here"
    assert first.watch(table).news["sealed"] == [moves[0]]
    after = second.watch(table).news
    after["decision"]["left"] = before["decision"]["left"]
    assert after == before


def test_a_stale_decision_is_refused_unchanged(server: Server) -> None:
    table, _, (first, second) = started(server, "king", 2)
    move = first.seen[table].news["prompt"]["moves"][0]
    for wrong in (0, 2, 99):
        assert first.refused("answer", table=table, decision=wrong, move=move) == "decision-stale"
    assert second.watch(table).news["decision"]["confirmed"] == []


def test_a_message_that_comes_twice_is_played_once(server: Server) -> None:
    table, _, (first, second) = started(server, "fair", 2)
    once = first.ask("add", id="mine", table=table, decision=1, move="put hay")
    twice = first.ask("add", id="mine", table=table, decision=1, move="put hay")
    assert once == twice == {"type": "done", "id": "mine", "version": once["version"]}
    assert first.watch(table).news["sealed"] == ["put hay"]
    first.do("confirm", table)
    last = second.ask("add", id="mine", table=table, decision=1, move="put hay")
    assert last["type"] == "done", "ids are each seat's own"
    last = second.ask("confirm", id="last", table=table, decision=1)
    assert second.ask("confirm", id="last", table=table, decision=1) == last, "also when the decision is over"
    assert first.ask("add", id="mine", table=table, decision=1, move="put hay") == once


# --- devices and spectators


def test_two_devices_at_one_seat_stay_in_step(server: Server) -> None:
    table, (lea, _), (first, second) = started(server, "fair", 2)
    with lea.connect() as device:
        device.watch(table)
        first.do("add", table, move="put hay")
        assert device.until(table, lambda seen: seen.news["sealed"] == ["put hay"]).view == first.seen[table].view
        device.do("shorten", table, length=0)
        device.do("add", table, move="put hay")
        device.do("confirm", table)
        first.until(table, lambda seen: seen.news["decision"]["confirmed"] == [0])
        luck = new_random()
        players: list[Socket] = [first, second]
        while first.seen[table].status != "over":
            for player in players:
                if player.seen[table].to_decide:
                    player.decide(table, luck)
                    break
            for other in (first, second, device):
                other.catch_up(table, player.seen[table])
            players[0], device = device, players[0]
            first = players[0]
        assert device.seen[table].events == first.seen[table].events


def test_who_comes_back_gets_exactly_what_was_missed(server: Server) -> None:
    table, (lea, _), (first, second) = started(server, "king", 2)
    known = list(first.seen[table].events)
    first.do("answer", table, move=first.seen[table].news["prompt"]["moves"][0])
    first.close()
    second.do("answer", table, move=second.seen[table].news["prompt"]["moves"][1])
    with lea.connect() as again, lea.connect() as whole:
        again.send({"type": "watch", "id": "w", "table": table, "after": len(known)})
        news = again.raw.recv(5)
        numbers = [int(number) for number in re.findall(r'"number":(\d+),"of"', str(news))]
        assert numbers[0] == len(known) + 1
        assert numbers == list(range(len(known) + 1, numbers[-1] + 1))
        assert whole.watch(table).events[: len(known)] == known
        assert len(whole.seen[table].events) == numbers[-1]
        assert len(whole.watch(table, after=numbers[-1] + 1).events) == numbers[-1], "unknown: from the beginning"
        assert whole.watch(table, after=numbers[-1]).news["events"] == []
        assert whole.watch(table, after=numbers[-1], seat=0).news["events"] == []
        assert len(whole.watch(table, after=1, seat=1).events) == numbers[-1], "another's stream: from the beginning"
        assert len(whole.watch(table, after=1, seat=None).events) == numbers[-1]
        assert whole.seen[table].news["view"] is not None, "and always the view"


def test_spectators_look_on_and_do_nothing(server: Server) -> None:
    table, _, (first, second) = started(server, "fair", 2)
    with Socket(server) as nobody, server.guest("Zuschauer").connect() as spectator:
        for socket in (nobody, spectator):
            seen = socket.watch(table)
            assert (seen.seat, seen.news["prompt"], seen.news["sealed"]) == (None, None, None)
            assert "TicketDrawn" not in seen.kinds
            assert socket.refused("add", table=table, decision=1, move="put hay") == "table-not-seated"
        spectator.ask("unwatch", table=table)
        first.do("add", table, move="put hay")
        first.do("confirm", table)
        nobody.until(table, lambda seen: seen.news["decision"]["confirmed"] == [0])
        assert spectator.ask("ping")["type"] == "pong"
        assert spectator.seen[table].news["decision"]["confirmed"] == []
        second.until(table, lambda seen: seen.news["decision"]["confirmed"] == [0])


def without_clock(text: str) -> str:
    return re.sub(r'"left": ?\d+', "", text)


def test_who_has_a_seat_can_look_on_as_a_spectator(server: Server) -> None:
    """As a page for a whole room does: no hand, no question, no own choice; and nobody has come back for it."""
    table, people, sockets = started(server, "king", 2)
    with people[0].connect() as room, Socket(server) as stranger:
        assert room.ask("watch", table=table, spectator=True)["type"] == "done"
        stranger.watch(table)
        luck = new_random()
        for _ in range(4):
            for player in sockets:
                if player.seen[table].to_decide:
                    player.decide(table, luck)
                    for other in (*sockets, room, stranger):
                        other.catch_up(table, player.seen[table])
        assert room.seen[table].kinds.count("CardsRevealed") > 1
        shown = [[text for text in socket.received if '"news"' in text] for socket in (room, stranger)]
        assert [without_clock(text) for text in shown[0]] == [without_clock(text) for text in shown[1]]
        for news in map(json.loads, shown[0]):
            assert (news["seat"], news["owner"], news["prompt"], news["sealed"]) == (None, False, None, None)
            assert all(place["hand"] is None for place in (news["view"] or {"places": ()})["places"])
        assert room.ask("watch", table=table)["type"] == "done"  # and as oneself again
        assert room.seen[table].seat == 0


def test_a_room_sees_nothing_where_spectators_are_not_welcome(server: Server) -> None:
    table, people = seated(server, "king", 2, spectators=False)
    with people[0].connect() as room:
        assert room.ask("watch", table=table, spectator=True)["type"] == "done"  # who sits there is no secret
        people[0].at(table, "start")
        refusal = room.read()
        while refusal["type"] != "refused":
            assert refusal.get("view") is None
            refusal = room.read()
        assert (refusal["table"], refusal["error"]["key"]) == (table, "table-no-spectators")
        assert room.refused("watch", table=table, spectator=True) == "table-no-spectators"
