"""The HTTP API does what its OpenAPI document says, whatever it is asked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS, load_all_checks

from luck import base_seed
from server.secrecy_help import World, logs, play_out
from twelvefold.server.app import build
from twelvefold.server.guests import COOKIE
from twelvefold.server.providers import Providers

OPERATIONS = [
    (method.upper(), path) for path, known in build(Path(), Providers()).openapi()["paths"].items() for method in known
]
TABLES = (None, "open", "playing", "over")
"""None: an id as the document allows it, which nearly always is nobody's."""

load_all_checks()
positive_data_acceptance = CHECKS.get_one("positive_data_acceptance")


@dataclass
class Asked:
    """A server with a table of each kind, and its document."""

    world: World
    document: Any
    cookie: str


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Asked]:
    with logs() as logged, World(tmp_path_factory.mktemp("openapi") / "a").running() as world:
        ann, bob = world.guest("Ann"), world.guest("Bob")
        play_out(world, "king", "over", (ann, bob))
        for table in ("open", "playing"):
            world.ids.append(table)
            ann.post("/tables", game="king", options={"seats": 3})
        bob.post("/tables/playing/sit")
        ann.post("/tables/playing/fill", bot="random")
        ann.post("/tables/playing/start")
        yield Asked(world, schemathesis.openapi.from_url(f"http://{world.host}/openapi.json"), ann.cookie)
    assert not [line for line in logged if not line.startswith("INFO")]


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_every_operation_answers_as_the_document_says(asked: Asked, method: str, path: str) -> None:
    operation = asked.document[path][method]
    tables = TABLES if "{table}" in path else TABLES[:1]
    strategies = [
        st.tuples(
            st.just(mode), operation.as_strategy(mode, path_parameters=None if table is None else {"table": table})
        )
        for mode in GenerationMode
        for table in tables
    ]

    @seed(base_seed())
    @settings(
        max_examples=20,
        phases=(Phase.generate,),  # a failure is told at once: the server is the same for all examples
        suppress_health_check=list(HealthCheck),
    )
    @given(drawn=st.one_of(strategies), known=st.booleans())
    def ask(drawn: tuple[GenerationMode, Any], known: bool) -> None:
        mode, case = drawn
        headers = {"Cookie": f"{COOKIE}={asked.cookie}"} if known else {}
        # positive_data_acceptance is excluded: the schemas do not say which names, games, options or times exist,
        # so a request that fits them may be refused, but only by the rules, never as malformed. One exception:
        # JSON Schema accepts 4.0 as an integer, and the server does not
        response = case.call_and_validate(headers=headers, excluded_checks=[positive_data_acceptance])
        if mode is GenerationMode.POSITIVE and response.status_code == 422:
            refusal = response.json()
            assert refusal["key"] != "message-bad" or refusal["args"]["problem"] in ("int_parsing", "int_type"), refusal

    ask()


@pytest.mark.parametrize(
    "body", [b"{", b"[" * 9000, b"9" * 9000, b"\xff\xfe\x00", b'{"name": NaN}', b'{"name":"\\ud800"}', b""]
)
def test_a_body_that_is_no_json_is_refused_like_anything_else(asked: Asked, body: bytes) -> None:
    response = httpx.post(
        f"http://{asked.world.host}/api/me", content=body, headers={"Content-Type": "application/json"}
    )
    assert response.status_code in (400, 422)
    assert set(response.json()) == {"error", "key", "args"}


@pytest.mark.parametrize(("method", "path", "status"), [("GET", "/api/nowhere", 404), ("PUT", "/api/me", 405)])
def test_what_there_is_not_is_refused_like_anything_else(asked: Asked, method: str, path: str, status: int) -> None:
    response = httpx.request(method, f"http://{asked.world.host}{path}")
    assert response.status_code == status
    assert set(response.json()) == {"error", "key", "args"}
    assert ("allow" in response.headers) == (status == 405)
