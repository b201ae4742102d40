"""Joins the client's modules into a few files: a first visit asks for two of them instead of some sixty.

The client is written as ES modules and needs no build step; the server joins them when it starts. A bundle is itself a
module. It has a function for every module in it, which comes after those the module imports; the function fills in the
module's exports. So no name has to be changed, and every line stays as it is written. The main bundle keeps the exports
of all bundles in one object, ``$``, by path: no module ever runs twice, whichever bundle brings it first.

This is no bundler for any code, but for ours: modules that import each other in a circle, or export a variable that
changes, are refused. A source map leads from every line of a bundle to the module that it comes from.
"""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field

IMPORT = re.compile(r'^import\b(?P<what>[\w\s{},*$]*?)(?:\bfrom)?\s*"(?P<path>[^"]+)";?', re.MULTILINE)
REEXPORT = re.compile(r'^export\s*\{(?P<names>[^}]*)\}\s*from\s*"(?P<path>[^"]+)";?', re.MULTILINE)
EXPORT_LIST = re.compile(r"(?:^|(?<=[;}]))export\s*\{(?P<names>[^}]*)\};?", re.MULTILINE)
EXPORT_DEFAULT = re.compile(r"(?:^|(?<=[;}]))export default\b", re.MULTILINE)
EXPORT = re.compile(r"^export (?=(?:async )?(?:const|class|function)\*? (?P<name>\w+))", re.MULTILINE)
LEFT_OVER = re.compile(r"^(?:import\b(?!\()|export\b).*", re.MULTILINE)
"""A statement in a form that none of ours has."""
DYNAMIC = re.compile(r'\bimport\("(?P<path>[^"]+)"\)')
COMPUTED = re.compile(r'\bimport\((?!")')
META = re.compile(r"\bimport\.meta\.url\b")
PROLOGUE = (
    'export const $ = Object.create(null), $base = new URL("{root}", import.meta.url).pathname,'
    " $import = async (url) => $[url.slice($base.length)] ?? import(url);\n"
)
"""The main bundle's first line. A module may ask for one by an address that is computed: it may be here already."""


class CannotBundle(Exception):
    """A module is written in a way that bundles do not support."""


@dataclass(frozen=True, slots=True)
class Module:
    """A module whose statements for imports and exports are taken apart."""

    path: str
    body: str
    """Its lines, without those statements."""
    imports: dict[str, list[str]]
    """What it imports statically, by path: the patterns that take it from a module's exports."""
    exports: dict[str, str]
    """The expressions of what it exports, by name."""
    asked: tuple[str, ...]
    """The paths of the modules that it imports when they are needed."""


@dataclass(slots=True)
class Bundle:
    """The modules that are sent together, and the bundles that have to be there before."""

    entry: str
    modules: list[Module]
    before: list[str] = field(default_factory=list)


def parse(path: str, source: str) -> Module:
    """Take a module apart.

    >>> module = parse("app/a.js", 'import { b as c } from "./b.js";\\nexport const a = c + 1;\\n')
    >>> module.body, module.imports, module.exports
    ('\\nconst a = c + 1;\\n', {'app/b.js': ['{ b:c }']}, {'a': 'a'})
    """
    imports: dict[str, list[str]] = {}
    exports: dict[str, str] = {}

    def imported(found: re.Match[str]) -> str:
        imports.setdefault(_join(path, found["path"]), []).extend(_pattern(found["what"].strip()))
        return _lines(found)

    def listed(found: re.Match[str], origin: str = "") -> str:
        for name in filter(None, (each.strip() for each in found["names"].split(","))):
            inner, _, outer = name.partition(" as ")
            exports[outer or inner] = origin + inner
        return _lines(found)

    def passed_on(found: re.Match[str]) -> str:
        other = _join(path, found["path"])
        imports.setdefault(other, [])
        return listed(found, f"{_exports(other)}.")

    def named(found: re.Match[str]) -> str:
        exports[found["name"]] = found["name"]
        return ""

    def default(found: re.Match[str]) -> str:
        exports["default"] = "$default"
        return "const $default ="

    body = IMPORT.sub(imported, source)
    body = REEXPORT.sub(passed_on, body)
    body = EXPORT_LIST.sub(listed, body)
    body = EXPORT_DEFAULT.sub(default, body)
    body = EXPORT.sub(named, body)
    if strange := LEFT_OVER.search(body):
        raise CannotBundle(f"{path}: {strange[0]}")
    asked = tuple(_join(path, found["path"]) for found in DYNAMIC.finditer(body))
    return Module(path, body, imports, exports, asked)


def bundles(
    sources: Mapping[str, str], main: str, with_main: Iterable[str], entries: Mapping[str, Iterable[str]]
) -> dict[str, bytes]:
    """Return the bundles, each under the path of its entry, and their source maps.

    The main bundle has the main module, ``with_main``, and all that these import. The other entries, and the modules
    that are imported when they are needed, have a bundle each, with what is neither in the main bundle nor in that of
    another entry they import, or that ``entries`` names as being there before.
    """
    modules = {path: parse(path, source) for path, source in sources.items()}
    first = Bundle(main, _reachable(modules, [*with_main, main]))
    there = {module.path for module in first.modules}
    asked = [path for module in modules.values() for path in module.asked]
    later = {path: entries.get(path, ()) for path in (*entries, *asked) if path not in there}
    made = [first, *(_later(modules, entry, later, there) for entry in later)]
    return {path: text for bundle in made for path, text in _written(bundle, main, sources).items()}


def _later(
    modules: Mapping[str, Module], entry: str, later: Mapping[str, Iterable[str]], there: Collection[str]
) -> Bundle:
    """Return the bundle of an entry, without what is in the main bundle and in those that are there before."""
    needed = _reachable(modules, [entry])
    before = [module.path for module in needed if module.path in later and module.path != entry]
    before += [path for path in later[entry] if path not in before]
    known = {*there, *(module.path for module in _reachable(modules, before))}
    return Bundle(entry, [module for module in needed if module.path not in known], before)


def _reachable(modules: Mapping[str, Module], roots: Iterable[str]) -> list[Module]:
    """Return the modules that some import statically, themselves included; each comes after those it imports."""
    found: dict[str, Module] = {}

    def visit(path: str, waiting: tuple[str, ...]) -> None:
        if path in waiting:
            raise CannotBundle(f"modules import each other: {' > '.join((*waiting, path))}")
        if path in found:
            return
        if path not in modules:
            raise CannotBundle(f"{waiting[-1] if waiting else 'a game'} needs {path}, which does not exist")
        for other in modules[path].imports:
            visit(other, (*waiting, path))
        found[path] = modules[path]

    for root in roots:
        visit(root, ())
    return list(found.values())


def _written(bundle: Bundle, main: str, sources: Mapping[str, str]) -> dict[str, bytes]:
    entry = bundle.entry
    if entry == main:
        text = PROLOGUE.format(root=_relative("", entry))
    else:
        text = f'import {{ $, $base, $import }} from "{_relative(main, entry)}";\n'
        text += "".join(f'import "{_relative(path, entry)}";\n' for path in bundle.before)
    sections = []
    for module in bundle.modules:
        origin = {"version": 3, "sources": [module.path], "sourcesContent": [sources[module.path]]}
        mappings = ";".join(["AAAA", *["AACA"] * module.body.count("\n")])
        offset = {"line": text.count("\n"), "column": 0}
        sections.append({"offset": offset, "map": {**origin, "names": [], "mappings": mappings}})
        text += _wrapped(module, starts=module.path == main)
    exports = bundle.modules[-1].exports
    if entry != main and exports:
        text += f"export const {{ {', '.join(exports)} }} = {_exports(entry)};\n"
    name = posixpath.basename(entry)
    text += f"//# sourceMappingURL={name}.map\n"
    return {entry: text.encode(), f"{entry}.map": json.dumps({"version": 3, "sections": sections}).encode()}


def _wrapped(module: Module, *, starts: bool) -> str:
    """Return a module as a function that is called at once. That of the module that starts the client may wait."""
    path = module.path
    taken = [f"{pattern} = {_exports(other)}" for other, patterns in module.imports.items() for pattern in patterns]
    head = f"const {', '.join(taken)}; " if taken else ""
    body = COMPUTED.sub("$import(", module.body)
    body = DYNAMIC.sub(lambda found: f'$import($base + "{_join(path, found["path"])}")', body)
    body = META.sub(f'(location.origin + $base + "{path}")', body)
    if starts:
        return f"(async () => {{ {head}{body}\n}})();\n"
    given = ", ".join(f"{name}: {value}" if name != value else name for name, value in module.exports.items())
    return f"{_exports(path)} ??= (() => {{ {head}{body}\nreturn {{ {given} }};\n}})();\n"


def _exports(path: str) -> str:
    return f'$["{path}"]'


def _pattern(what: str) -> list[str]:
    """Return how the names of an import statement are taken from a module's exports."""
    if not what:
        return []
    if what.startswith("{"):
        return [re.sub(r"(\w+)\s+as\s+", r"\1:", what)]
    if what.startswith("*"):
        return [what.partition(" as ")[2].strip()]
    if what.isidentifier():
        return [f"{{ default: {what} }}"]
    raise CannotBundle(f"import {what}")


def _lines(found: re.Match[str]) -> str:
    return "\n" * found[0].count("\n")


def _join(path: str, name: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), name))


def _relative(path: str, start: str) -> str:
    found = posixpath.relpath(path or ".", posixpath.dirname(start) or ".")
    return found if found.startswith(".") else f"./{found}"
