"""A browser test that is tried again is named as FLAKY at the end of the run, with its first failure."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
SOURCE = """
import pytest

attempts = []


@pytest.mark.browser
def test_that_fails_once():
    attempts.append(1)
    assert len(attempts) == 2, "the first time"


@pytest.mark.browser
def test_that_passes():
    pass
"""
FAILS_AGAIN = """

@pytest.mark.browser
def test_that_always_fails():
    assert False, "every time"
"""


def run(folder: Path, source: str, workers: int) -> subprocess.CompletedProcess[str]:
    """Run a file of tests in a process of its own, with the hooks of our browser tests."""
    (folder / "test_it.py").write_text(source, "utf-8")
    hooks = ("-p", "no:schemathesis", "-p", "no:cacheprovider", "-p", "conftest", "-p", "web.conftest")
    return subprocess.run(
        [sys.executable, "-m", "pytest", *hooks, "-n", str(workers), "test_it.py"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(TESTS), str(TESTS.parent)])},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("workers", [0, 1])
def test_a_test_that_passes_at_the_second_attempt_is_named(tmp_path: Path, workers: int) -> None:
    done = run(tmp_path, SOURCE, workers)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "FLAKY: test_it.py::test_that_fails_once failed once and was tried again" in done.stdout
    assert "AssertionError: the first time" in done.stdout
    assert "test_that_passes failed" not in done.stdout


def test_a_test_that_fails_twice_fails_the_run_and_is_named_too(tmp_path: Path) -> None:
    done = run(tmp_path, SOURCE + FAILS_AGAIN, 0)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "FLAKY: test_it.py::test_that_always_fails failed once and was tried again" in done.stdout
    assert "FAILED test_it.py::test_that_always_fails" in done.stdout
