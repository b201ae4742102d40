"""The wheel builds, and installed alone it plays."""

from __future__ import annotations

import json
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.install


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run([sys.executable, "-m", "build", "--wheel", "--outdir", str(folder), str(ROOT)], check=True)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def bin_folder(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("venv")
    venv.create(folder, with_pip=True)
    pip = [str(folder / "bin" / "pip"), "install", "--quiet"]
    subprocess.run([*pip, "--require-hashes", "-r", str(ROOT / "requirements" / "run.txt")], check=True)
    subprocess.run([*pip, "--no-deps", str(wheel)], check=True)
    return folder / "bin"


def test_the_wheel_carries_types_texts_and_licence(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "twelvefold/py.typed" in names
    assert "twelvefold/locale/ru/king.ftl" in names
    assert "twelvefold/locale/de/rules-king.md" in names
    client = ROOT / "src" / "twelvefold" / "web"
    files = {path.relative_to(client) for path in client.rglob("*.*") if "__pycache__" not in path.parts}
    assert {f"twelvefold/web/{path}" for path in files} <= set(names)
    assert any(name.endswith("LICENSE") for name in names)
    assert not any(name.startswith(("tests", "bench", "soak")) for name in names)


def test_a_plain_install_plays(bin_folder: Path, tmp_path: Path) -> None:
    command = [str(bin_folder / "twelvefold"), "play", "king", "--players", "heuristic,random", "--seed", "1"]
    record = tmp_path / "game.json"
    story = subprocess.run(
        [*command, "--record", str(record)], check=True, capture_output=True, text=True, cwd=tmp_path
    )
    assert "is King of 12!" in story.stdout
    assert json.loads(record.read_text("utf-8"))["twelvefold"] == "record/1"
    series = subprocess.run(
        [*command, "--games", "4", "--json"], check=True, capture_output=True, text=True, cwd=tmp_path
    )
    assert json.loads(series.stdout)["games"] == 4
    rules = subprocess.run(
        [str(bin_folder / "twelvefold"), "rules", "king", "--lang", "fr"], check=True, capture_output=True, text=True
    )
    assert "Chevalier" in rules.stdout


def test_nothing_heavy_comes_along(bin_folder: Path) -> None:
    listed = subprocess.run([str(bin_folder / "pip"), "list"], check=True, capture_output=True, text=True).stdout
    assert not {"numpy", "pytest", "hypothesis", "mypy"} & set(listed.lower().split())
