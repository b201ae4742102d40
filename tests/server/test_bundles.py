"""The client's modules in few files: each runs once, after those it imports, and no other code is taken for ours."""

from __future__ import annotations

import json
import re
from importlib.resources import files

import pytest

from twelvefold.server.assets import MAIN, assets
from twelvefold.server.bundles import CannotBundle, bundles, parse

SMALL = {
    "app/main.js": 'import { a } from "./a.js";\nconsole.log(a, import("./later.js"), import(other));\n',
    "app/a.js": 'import { c as d } from "../b.js";\n\nexport const a = d + 1;\n',
    "b.js": "var x=1;export{x as c};\n",
    "app/later.js": 'import { a } from "./a.js";\nimport * as all from "./deep.js";\nexport function later() {}\n',
    "app/deep.js": 'export { c } from "../b.js";\nexport default function () {}\n',
    "app/guide.js": 'import { later } from "./later.js";\nexport class Guide {}\n',
    "app/alone.js": 'import { c } from "./deep.js";\nexport async function alone() {}\n',
}


def modules_in(bundle: bytes) -> list[str]:
    return re.findall(r'^\$\["([^"]+)"\] \?\?=', bundle.decode(), re.MULTILINE)


def test_what_is_needed_later_is_in_a_bundle_of_its_own() -> None:
    made = bundles(SMALL, "app/main.js", [], {"app/guide.js": [], "app/alone.js": ["app/later.js"]})
    scripts = {path: modules_in(text) for path, text in made.items() if path.endswith(".js")}
    assert scripts == {
        "app/main.js": ["b.js", "app/a.js"],
        "app/later.js": ["app/deep.js", "app/later.js"],
        "app/guide.js": ["app/guide.js"],
        "app/alone.js": ["app/alone.js"],
    }
    assert made["app/guide.js"].startswith(b'import { $, $base, $import } from "./main.js";\nimport "./later.js";\n')
    assert b"export const { Guide } = $" in made["app/guide.js"]
    assert b'import("./later.js")' not in made["app/main.js"]
    assert b'$import($base + "app/later.js"), $import(other)' in made["app/main.js"]


def test_a_map_leads_to_every_module() -> None:
    made = bundles(SMALL, "app/main.js", [], {})
    lines = made["app/main.js"].decode().splitlines()
    for section in json.loads(made["app/main.js.map"])["sections"]:
        (path,) = section["map"]["sources"]
        assert section["map"]["sourcesContent"] == [SMALL[path]]
        assert path == "app/main.js" or lines[section["offset"]["line"]].startswith(f'$["{path}"]')
        assert section["map"]["mappings"].count(";") == SMALL[path].count("\n")


@pytest.mark.parametrize(
    "source",
    [
        "export let changing = 1;",
        'export * from "./b.js";',
        "export const { a, b } = c;",
        'import a, { b } from "./c.js";',
        "import\n'./single.js';",
    ],
)
def test_a_form_that_bundles_do_not_support(source: str) -> None:
    with pytest.raises(CannotBundle):
        parse("app/a.js", source)


def test_modules_that_cannot_be_put_in_order() -> None:
    circle = {"a.js": 'import { b } from "./b.js";', "b.js": 'import { a } from "./a.js";'}
    with pytest.raises(CannotBundle, match=r"a\.js > b\.js > a\.js"):
        bundles(circle, "a.js", [], {})
    with pytest.raises(CannotBundle, match=r"a\.js needs b\.js"):
        bundles({"a.js": circle["a.js"]}, "a.js", [], {})


def test_every_module_of_the_client_is_sent_and_none_of_the_main_bundle_twice() -> None:
    made = {path: modules_in(asset.body) for path, asset in assets().files.items() if path.endswith(".js")}
    main, sent = made.pop(MAIN), {path for modules in made.values() for path in modules}
    assert not set(main) & sent
    web, written = files("twelvefold.web"), set()
    waiting = [(web / folder, folder) for folder in ("app", "vendor")]
    for folder, path in waiting:
        for entry in folder.iterdir():
            if entry.is_dir():
                waiting.append((entry, f"{path}/{entry.name}"))
            elif entry.name.endswith(".js"):
                written.add(f"{path}/{entry.name}")
    assert {*main, *sent, MAIN} == written
