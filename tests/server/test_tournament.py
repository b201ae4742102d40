"""A tournament of King of 12 for sixteen people over real sockets, on a server that is killed in the middle."""

from __future__ import annotations

from pathlib import Path

from luck import new_random
from server.server_help import Seen, Server, play, started
from twelvefold.core.game import Decide, Over
from twelvefold.core.record import Record
from twelvefold.games import registry

SEATS = 16


def test_sixteen_people_play_a_tournament_and_the_server_is_killed_twice(tmp_path: Path) -> None:
    luck = new_random()
    with Server(tmp_path / "data").running() as server:
        table, people, sockets = started(server, "king", SEATS, options={"set": "random", "promo": ["faun"]})
        for half in (SEATS // 2, SEATS - 1):
            for socket in sockets[:half]:
                socket.decide(table, luck)
            for socket in sockets:
                socket.catch_up(table, sockets[half - 1].seen[table])
            server.kill()
            server.start()
            before = [socket.seen[table] for socket in sockets]
            sockets = [guest.connect() for guest in people]
            for socket, seen in zip(sockets, before, strict=True):
                socket.seen[table] = Seen(seen.seat, list(seen.events), seen.news, seen.view)
                now = socket.watch(table, after=len(seen.events))
                assert now.progress == seen.progress
                assert (now.news["sealed"], now.view) == (seen.news["sealed"], seen.view), "what was sealed is there"
            for socket in sockets[half:]:
                socket.decide(table, luck)
            for socket in sockets:
                socket.catch_up(table, sockets[-1].seen[table])
            while "play" not in {
                seen.news["prompt"]["ask"] for seen in (s.seen[table] for s in sockets) if seen.to_decide
            }:
                actor = next(socket for socket in sockets if socket.seen[table].to_decide)
                actor.decide(table, luck)
                for socket in sockets:
                    socket.catch_up(table, actor.seen[table])
        end = play(table, sockets, luck)
        (winner,) = end.news["about"]["winners"]
        assert people[0].get(f"/tables/{table}/verify")["right"]
        public = [event for event in end.events if event["event"]["is"] not in ("CardLaid", "CardHidden")]
        for socket in sockets:
            seen = socket.seen[table]
            assert seen.status == "over"
            told = [event["event"] for event in seen.events if event["event"]["is"] not in ("CardLaid", "CardHidden")]
            assert told == [event["event"] for event in public], "but for cards under dice, all hear the same"
        record = Record.from_json(people[0].get(f"/tables/{table}/record"))
        assert record.result == (winner,)
        game = registry.get("king")
        steps = list(record.steps(game))
        assert isinstance(game.node(steps[-1].state), Over), "the record leads to the end of the game"
        assert sum(isinstance(step.node, Decide) for step in steps) >= 3, "with both decisions around the kills"
