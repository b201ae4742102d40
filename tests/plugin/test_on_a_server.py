"""A dropped-in game on a real server, played with bots over the protocol."""

from __future__ import annotations

from pathlib import Path

import pytest

from luck import new_random
from plugin.plugin_help import plugin_server
from server.server_help import play


@pytest.mark.server
def test_it_is_played_with_bots_over_the_protocol(tmp_path: Path) -> None:
    with plugin_server(tmp_path) as server:
        lea = server.guest("Lea")
        assert lea.get("/games/moonrise")["options"][0] == {
            "name": "nights",
            "kind": "number",
            "choices": [1, 2, 3, 4, 5],
            "members": [],
            "size": None,
            "default": 3,
            "help": "moonrise-option-nights",
        }
        assert lea.refused("/tables", game="moonrise", options={"seats": 2, "nights": 9}) == (422, "moonrise-bad-value")
        table = str(lea.create("moonrise", 3, options={"nights": 2}, bots=[None, "random", "random"])["table"])
        lea.at(table, "start")
        with lea.connect() as socket:
            socket.watch(table)
            seen = play(table, [socket], new_random())
        assert seen.kinds.count("LanternsLit") == 2
        assert lea.get(f"/tables/{table}/verify")["right"]
