"""``twelvefold serve`` in a terminal, in a pipe and without any input: says where it is, and stops when told to."""

from __future__ import annotations

import shutil
import signal
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from ports import free_port
from terminal import terminal_help
from terminal.terminal_help import COMMAND, Terminal, environment, run
from twelvefold.table.atomic_files import hold
from waiting import PATIENCE_S, wait_until

BLOCKS = "█▀"


def is_up(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=PATIENCE_S).close()
    except OSError:
        return False
    return True


def wait_until_up(port: int) -> None:
    wait_until(lambda: is_up(port))


@pytest.fixture
def taken() -> Iterator[str]:
    """A port at which somebody listens."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield str(other.getsockname()[1])


@pytest.mark.parametrize(
    ("host", "language", "words"),
    [
        ("127.0.0.1", "en", "Another program"),
        ("0.0.0.0", "en", "Another program"),
        ("127.0.0.1", "de", "anderes Programm"),
        ("127.0.0.1", "fr", "Un autre programme"),
        ("127.0.0.1", "ru", "другой программой"),
    ],
)
def test_a_port_in_use_is_refused_before_anything_else(
    host: str, language: str, words: str, taken: str, tmp_path: Path
) -> None:
    data = tmp_path / "data"
    refused = run(tmp_path, "serve", "--host", host, "--port", taken, "--data", str(data), "--lang", language)
    assert refused.returncode == 2
    assert refused.stdout == ""
    assert words in refused.stderr
    assert taken in refused.stderr
    assert len(refused.stderr.splitlines()) == 1
    assert not data.exists()


def test_an_address_that_is_not_ours_is_refused(tmp_path: Path) -> None:
    refused = run(
        tmp_path, "serve", "--host", "192.0.2.77", "--port", str(free_port()), "--data", str(tmp_path / "data")
    )
    assert refused.returncode == 2
    assert "192.0.2.77" in refused.stderr
    assert len(refused.stderr.splitlines()) == 1


def test_a_folder_in_use_is_refused_before_any_address_is_named(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    lock = hold(data / "lock")
    assert lock is not None
    with lock:
        refused = run(tmp_path, "serve", "--port", str(free_port()), "--data", str(data), "--lang", "fr")
    assert refused.returncode == 2
    assert refused.stdout == ""
    assert str(data) in refused.stderr
    assert len(refused.stderr.splitlines()) == 1


def test_a_terminal_shows_the_code_for_phones_and_ctrl_c_stops(tmp_path: Path) -> None:
    port = free_port()
    terminal = Terminal(tmp_path, "serve", "--host", "0.0.0.0", "--port", str(port), "--data", str(tmp_path / "data"))
    try:
        terminal.wait_for(f"http://localhost:{port}/")
        wait_until_up(port)
        terminal.press_ctrl_c(until="Finished server process")
        assert terminal.process.wait(PATIENCE_S) == 0
        assert "Traceback" not in terminal.seen
        at_network = terminal.seen.count(f":{port}/") > 1  # a machine without a network has no second address
        assert (BLOCKS[0] in terminal.seen) is at_network
    finally:
        terminal.close()


def test_a_terminal_that_cannot_draw_shows_no_code(tmp_path: Path) -> None:
    port = free_port()
    arguments = ("serve", "--host", "0.0.0.0", "--port", str(port), "--data", str(tmp_path / "data"))
    terminal = Terminal(tmp_path, *arguments, term="dumb")
    try:
        terminal.wait_for(f"http://localhost:{port}/")
        wait_until_up(port)
        terminal.press_ctrl_c(until="Finished server process")
        assert not set(BLOCKS) & set(terminal.seen)
    finally:
        terminal.close()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_without_input_and_in_a_pipe_it_runs_and_stops(how: signal.Signals, tmp_path: Path) -> None:
    port = free_port()
    arguments = ("serve", "--host", "0.0.0.0", "--port", str(port), "--data", str(tmp_path / "data"))
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment(tmp_path, DISPLAY=":9", BROWSER="touch opened"),
        cwd=tmp_path,
    )
    try:
        wait_until(lambda: process.poll() is not None or is_up(port))
        process.send_signal(how)
        out, errors = process.communicate(timeout=PATIENCE_S)
    finally:
        process.kill()
    assert process.returncode in (0, -how), errors
    assert f"http://localhost:{port}/" in out
    assert not set(BLOCKS) & set(out)
    assert "Traceback" not in errors
    assert not (tmp_path / "opened").exists(), "nobody sits there who would see a browser"


@pytest.mark.parametrize("there", [True, False])
def test_a_desktop_opens_the_page_and_does_without_a_browser(
    there: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A browser that writes down what it was told to show, or one that there is not."""
    browser = tmp_path / "browser"
    if there:
        browser.write_text(f'#!{shutil.which("sh")}\necho "showing $1"\n', "utf-8")
        browser.chmod(0o700)
    desktop = environment(tmp_path, DISPLAY=":9", BROWSER=str(browser), TERM="xterm")
    monkeypatch.setattr(terminal_help, "environment", lambda home, **more: desktop)
    port = free_port()
    terminal = Terminal(tmp_path, "serve", "--port", str(port), "--data", str(tmp_path / "data"))
    try:
        terminal.wait_for(f"http://localhost:{port}/")
        if there:
            terminal.wait_for(f"showing http://localhost:{port}/")
        wait_until_up(port)
        terminal.press_ctrl_c(until="Finished server process")
        assert terminal.process.wait(PATIENCE_S) == 0
        assert "Traceback" not in terminal.seen
    finally:
        terminal.close()
