"""``twelvefold bot``: whole games against a real server, comebacks, and refusals in one line."""

from __future__ import annotations

import io
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from threading import Thread

import pytest
from rich.console import Console

from luck import new_random
from server.server_help import Guest, Server, Socket, play
from terminal.terminal_help import COMMAND, environment, run
from testgame import Fair
from twelvefold.core.codec import dumps
from twelvefold.locale import LANGUAGES, translator
from twelvefold.table.personas import PERSONAS
from twelvefold.terminal import cli
from twelvefold.terminal.bot_client import play_remote
from twelvefold.terminal.commands import CommandRefused
from twelvefold.terminal.http_client import Address, refusal
from twelvefold.terminal.screen import Screen

BOT_TIMEOUT_S = 60


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("bots") / "data").running() as running:
        yield running


class Bots:
    """Bots in threads of this process, each with a screen of its own."""

    def __init__(self) -> None:
        self.screens: list[io.StringIO] = []

    def send(self, url: str, player: str | None = None, name: str | None = None) -> Future[None]:
        shown = io.StringIO()
        self.screens.append(shown)
        screen = Screen(translator("en"), plain=True, console=Console(file=shown, width=200, highlight=False))
        ended: Future[None] = Future()

        def run() -> None:
            try:
                play_remote(screen, url, player, name)
                ended.set_result(None)
            except BaseException as problem:
                ended.set_exception(problem)

        Thread(target=run, daemon=True).start()
        return ended


def address(server: Server, table: str, key: str = "") -> str:
    return f"http://{server.host}/t/{table}{'#' if key else ''}{key}"


def wait_for_seats(table: str, socket: Socket, number: int) -> None:
    """Wait until that many seats are taken."""
    socket.until(table, lambda seen: sum(chair["kind"] != "free" for chair in seen.news["about"]["chairs"]) == number)


def check_end(owner: Guest, table: str) -> list[str]:
    """The names of those who won a game that was played by its players alone, with fair dice."""
    about = owner.get(f"/tables/{table}")
    assert about["status"] == "over"
    assert owner.get(f"/tables/{table}/verify")["right"]
    with owner.connect() as socket:
        assert not {"StoodIn", "Resigned"} & set(socket.watch(table).kinds)
    return [about["chairs"][seat]["name"] for seat in about["winners"]]


@pytest.mark.parametrize(("game", "seats"), [("king", 3), ("chips", 2)])
def test_bots_play_a_whole_game(server: Server, tmp_path: Path, game: str, seats: int) -> None:
    owner = server.guest("Lea")
    made = owner.create(game, seats)
    table = made["table"]

    def send(url: str, *more: str) -> subprocess.Popen[str]:
        command = [*COMMAND, "bot", url, "--player", "heuristic", *more]
        return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8", env=environment(tmp_path))

    bots = []
    with owner.connect() as socket:
        socket.watch(table)
        for seat in range(1, seats):
            bots.append(send(address(server, table), "--name", f"Бот {seat}"))
            wait_for_seats(table, socket, seat + 1)
        owner.at(table, "start")
        bots.append(send(address(server, table, made["key"])))  # the owner's seat, by its private link
        shown = [bot.communicate(timeout=BOT_TIMEOUT_S)[0] for bot in bots]
    winners = check_end(owner, table)
    for text, bot in zip(shown, bots, strict=True):
        assert bot.returncode == 0
        assert text.splitlines()[-1].startswith("The game is over. " + " and ".join(winners[:2]))
    (tmp_path / "record.json").write_text(dumps(owner.get(f"/tables/{table}/record")), "utf-8")
    assert "The dice are verified" in run(tmp_path, "verify", "record.json").stdout


def test_bots_play_a_game_with_lines_and_secrets(server: Server, fair: Fair) -> None:
    owner = server.guest("Lea")
    made = owner.create("fair", 4)
    table, bots = made["table"], Bots()
    sent = []
    with owner.connect() as socket:
        socket.watch(table)
        for number in range(2, 5):  # one after the other, so that each always has the same seat
            sent.append(bots.send(address(server, table)))
            wait_for_seats(table, socket, number)
        names = [chair["name"] for chair in owner.at(table, "start")["chairs"]]
        assert len(set(names)) == 4
        assert {name.lower() for name in names[1:]} < {*PERSONAS}
        sent.append(bots.send(address(server, table, made["key"])))
        for bot in sent:
            bot.result(BOT_TIMEOUT_S)
    check_end(owner, table)
    outcomes = owner.get(f"/tables/{table}/record")["segments"][0]["outcomes"]
    lines = [entry["lines"] for entry in outcomes if "lines" in entry]
    assert [sorted(line) for line in lines] == [["0", "1", "2", "3"]] * 2  # two days, everybody
    assert all("The game is over." in screen.getvalue() for screen in bots.screens)


def test_a_bot_comes_back_to_a_server_that_was_gone(tmp_path: Path) -> None:
    luck = new_random()
    with Server(tmp_path / "data").running() as server:
        owner = server.guest("Lea")
        table, bots = owner.create("king", 2)["table"], Bots()
        bot = bots.send(address(server, table), "heuristic", "Sage")
        socket = owner.connect()
        socket.watch(table)
        wait_for_seats(table, socket, 2)
        owner.at(table, "start")
        for end in (server.kill, server.stop):  # at once; and with a word of goodbye
            socket.until(table, lambda seen: seen.status == "playing" and seen.to_decide)
            socket.decide(table, luck)
            end()
            server.start()
            before = socket.seen[table]
            socket = owner.connect()
            socket.seen[table] = before
            socket.watch(table, after=len(before.events))
        play(table, [socket], luck)
        bot.result(BOT_TIMEOUT_S)
        check_end(owner, table)
        assert "The game is over." in bots.screens[0].getvalue()


@pytest.mark.parametrize("spectators", [True, False])
def test_a_bot_whose_seat_is_taken_back_goes(server: Server, spectators: bool) -> None:
    owner, mia, bots = server.guest("Lea"), server.guest("Mia"), Bots()
    table = owner.create("king", 2, spectators=spectators)["table"]
    key = mia.at(table, "sit")["key"]
    owner.at(table, "start")
    bot = bots.send(address(server, table, key))
    with owner.connect() as socket:
        socket.watch(table)
        socket.until(table, lambda seen: seen.news["decision"]["confirmed"] == [1])
    mia.at(table, "claim", key=key)
    with pytest.raises(CommandRefused, match="Somebody else has this seat now"):
        bot.result(BOT_TIMEOUT_S)


# --- refusals


def refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line with which the command ends."""
    monkeypatch.setattr(sys, "argv", ["twelvefold", *arguments])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    (line,) = shown.err.splitlines()
    return line


def test_what_is_wrong_is_said(
    server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    owner = server.guest("Lea")
    table = owner.create("king", 2)["table"]
    full = owner.create("king", 2, bots=[None, "random"])["table"]
    gone = Server(Path("nowhere"))
    cases = [
        ([address(server, "nowhere")], "there is no such table"),
        ([address(server, full)], "there is no free seat at this table"),
        ([address(server, table, "wrong")], "this link does not belong to a seat at this table"),
        ([address(server, table), "--player", "genius"], "no bot 'genius' for king"),
        ([address(server, table), "--name", "a\nb"], "is not a valid name"),
        ([address(gone, table)], f"No server answers at http://{gone.host}"),
        ([f"http://{server.host}/x/t/{table}"], "there is nothing at this address"),
        ([f"http://{server.host}/"], "is not the address of a table"),
    ]
    for arguments, words in cases:
        assert words in refused(monkeypatch, capsys, "bot", *arguments, "--lang", "en")
    owner.at(full, "start")
    assert "the game has already started" in refused(monkeypatch, capsys, "bot", address(server, full), "--lang", "en")
    assert owner.get(f"/tables/{table}")["chairs"][1]["kind"] == "free"


def test_refusals_speak_the_users_language(
    server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = server.guest("Lea").create("king", 2, bots=[None, "random"])["table"]
    gone = Server(Path("nowhere"))
    for url in (address(server, "nowhere"), address(server, table), address(gone, table), "nonsense"):
        lines = {refused(monkeypatch, capsys, "bot", url, "--lang", language) for language in LANGUAGES}
        assert len(lines) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_server_refuses_is_translated_here(language: str) -> None:
    say = translator(language)
    inner = {"error": "BadNotation", "key": "king-bad-character", "args": {"text": "\x1b[2Jpawn", "allowed": "knight"}}
    error = refusal({"error": "BadOption", "key": "king-unknown-in-set", "args": {"problem": inner}}, say)
    told = say.error(error)  # type: ignore[arg-type]
    assert "pawn" in told
    assert "knight" in told
    assert "\x1b" not in told
    for unknown in ({"key": "of-the-future", "args": {}}, {"key": "king-bad-character", "args": {}}, {"detail": "no"}):
        assert isinstance(refusal(unknown, say), CommandRefused)


@pytest.mark.parametrize(
    ("url", "found"),
    [
        ("http://host:81/t/abc", Address("http://host:81", "abc", "")),
        ("https://host/t/abc/#k%20y", Address("https://host", "abc", "k y")),
        ("http://[::1]:81/games/t/a%2Fb", Address("http://[::1]:81/games", "a/b", "")),
        ("http://host:81/", None),
        ("http://host:81/t/", None),
        ("http://host:many/t/abc", None),
        ("http:///t/abc", None),
        ("http://[::1/t/abc", None),
        ("ftp://host/t/abc", None),
        ("host/t/abc", None),
        ("", None),
    ],
)
def test_addresses(url: str, found: Address | None) -> None:
    assert Address.read(url) == found


def test_an_address_leads_to_its_socket_and_its_link() -> None:
    place = Address("https://host/games", "a/b", "")
    assert place.socket == "wss://host/games/ws"
    assert Address.read(place.link("k#y")) == Address(place.site, place.table_id, "k#y")
