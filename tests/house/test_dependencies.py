"""Every dependency is pinned with hashes, and what we override in uvicorn is really there."""

from __future__ import annotations

import inspect
import re
import subprocess
import tomllib
from pathlib import Path

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from twelvefold.server.run import PoliteServer
from twelvefold.server.websocket_protocol import WebSocketProtocol

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
NEEDED = {"run": [], **PROJECT["project"]["optional-dependencies"]}
PIN = re.compile(r"([A-Za-z0-9._-]+)==(\S+)( ; .+)?")
OUR_OWN = {"write_now"}
"""Methods of the protocol that add to the base class instead of overriding it."""


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(text: str) -> dict[str, list[str]]:
    """The pinned names of a list, each with its hashes; anything else in the list is refused."""
    found = {}
    for line in text.replace("\\\n", "").splitlines():
        if line and not line.startswith("#"):
            pin, *hashes = re.split(r"\s+--hash=", line.strip())
            match = PIN.fullmatch(pin.strip())
            assert match, f"{line[:80]} is no pin"
            assert hashes, f"{match[1]} has no hash"
            assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", entry.strip()) for entry in hashes), match[1]
            found[canonical(match[1])] = hashes
    return found


@pytest.mark.parametrize("extra", NEEDED)
def test_every_requirement_is_pinned_with_hashes(extra: str) -> None:
    pinned = pins((ROOT / "requirements" / f"{extra}.txt").read_text("utf-8"))
    wanted = [*PROJECT["build-system"]["requires"], *PROJECT["project"]["dependencies"], *NEEDED[extra]]
    for requirement in wanted:
        start = re.match(r"[A-Za-z0-9._-]+", requirement)
        assert start
        assert canonical(start[0]) in pinned, f"{requirement} is not in requirements/{extra}.txt: run make lock"


@pytest.mark.parametrize(
    "line", ["rich==14.0", "rich==14.0 --hash=sha256:12", "rich>=14.0", "rich", "-e .", "rich @ file:rich.whl"]
)
def test_a_requirement_without_pin_or_hash_is_refused(line: str) -> None:
    good = f"segno==1.6 \\\n    --hash=sha256:{'0' * 64}\n"
    assert list(pins(good)) == ["segno"]
    with pytest.raises(AssertionError):
        pins(good + line)


def test_the_lists_are_those_of_the_extras() -> None:
    assert {path.stem for path in (ROOT / "requirements").iterdir()} == set(NEEDED)


def test_no_list_pins_another_version_than_the_others() -> None:
    versions: dict[str, set[str]] = {}
    for extra in NEEDED:
        for name, version in re.findall(
            r"^([\w.-]+)==(\S+)", (ROOT / "requirements" / f"{extra}.txt").read_text("utf-8"), re.MULTILINE
        ):
            versions.setdefault(canonical(name), set()).add(version)
    assert {name: found for name, found in versions.items() if len(found) > 1} == {}


def test_no_file_names_a_package_index() -> None:
    hosts = "|".join(("py" + "pi", "python" + "hosted", "test" + "py" + "pi"))
    wrong = re.compile(rf"https?://[^\s\"')]*({hosts})|--(extra-)?index-url|--find-links|--trusted-host")
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    names = [name for name in listed.stdout.split("\0") if name] or [f"requirements/{extra}.txt" for extra in NEEDED]
    for name in names:
        path = ROOT / name
        if path.is_file() and path != Path(__file__):
            assert not wrong.search(path.read_text("utf-8", errors="replace")), name


def overrides() -> list[tuple[type, str]]:
    """Our subclasses of uvicorn's classes, each with the names of its methods."""
    return [
        (kind, name)
        for kind in (WebSocketProtocol, PoliteServer)
        for name, member in vars(kind).items()
        if inspect.isfunction(member) and name not in OUR_OWN
    ]


def test_overrides_of_both_classes_are_found() -> None:
    assert {(PoliteServer, "on_tick"), (PoliteServer, "shutdown")} < set(overrides())
    assert {kind for kind, _ in overrides()} == {WebSocketProtocol, PoliteServer}


@pytest.mark.parametrize(("kind", "name"), overrides())
def test_every_overridden_method_exists_in_uvicorn_and_takes_what_it_is_given(kind: type, name: str) -> None:
    """An override of a name that is gone would silently never be called."""
    base = getattr(kind.__base__, name, None)
    assert inspect.isfunction(base), f"uvicorn's {kind.__base__} has no method {name}"
    given = [parameter.name for parameter in inspect.signature(base).parameters.values()]
    inspect.signature(getattr(kind, name)).bind(*given)
    assert inspect.iscoroutinefunction(base) == inspect.iscoroutinefunction(getattr(kind, name))


def test_what_is_added_hides_nothing_of_uvicorns() -> None:
    assert not [name for name in OUR_OWN if hasattr(WebSocketsSansIOProtocol, name)]
