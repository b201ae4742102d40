# `make run` plays; `make test` proves. Everything they need they install into .venv by themselves.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check
export PIP_ROOT_USER_ACTION := ignore
# Byte code is kept, whatever the machine's settings say: tests start the program hundreds of times.
unexport PYTHONDONTWRITEBYTECODE

# The twenty slowest tests are named at the end of every run.
PYTEST := $(BIN)/pytest --durations=20 --dist worksteal
SEEDS ?= 1 2 3 4 5

.PHONY: run check test seeds browser pictures chromium bench chaos load firstload lint format golden strength docs lock clean

run: $(VENV)/.run
	$(BIN)/twelvefold serve --host 0.0.0.0

# Node and npm come from PyPI, the tools for the client from npm; only developers need them.
NPM = PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm --silent

# Everything that needs no browser, no service and no program of its own; under two minutes. Types are checked beside
# the tests; what mypy says is printed after them.
check: $(VENV)/.dev node_modules/.installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(NPM) run lint
	$(NPM) test
	said=$$(mktemp); $(BIN)/mypy > $$said 2>&1 & types=$$!; \
	  $(PYTEST) -n auto -m "not install and not program and not server and not browser"; tests=$$?; \
	  wait $$types || tests=1; cat $$said; rm $$said; exit $$tests

# All tests: with the program in a terminal, real servers, a real browser, and the installed package.
test: check chromium
	$(PYTEST) -n auto -m "program or server or browser or install"

# The client in Debian's Chromium; what every screen looks like is in screenshots/ afterwards. A test that
# fails is tried once more, and named as FLAKY at the end.
browser: $(VENV)/.dev chromium
	$(PYTEST) -n auto -m browser tests/web

# Some twenty screens, compared with the pictures in tests/pictures/golden; what differs is shown side by side in
# screenshots/pictures. After a change that is meant: make pictures ACCEPT=1, and look at what git says has changed.
pictures: $(VENV)/.dev node_modules/.installed chromium
	$(BIN)/python tests/pictures/take.py
	$(NPM) run pictures -- $(if $(ACCEPT),--accept)

chromium:
	command -v chromium > /dev/null || { apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium; }

# The tests with servers and programs, once for each base seed: none may depend on luck. make seeds SEEDS='6 7' MARK=browser
MARK ?= program or server
seeds: $(VENV)/.dev
	for seed in $(SEEDS); do TWELVEFOLD_TEST_SEED=$$seed $(PYTEST) -n auto -m "$(MARK)" || exit 1; done

lint: $(VENV)/.dev node_modules/.installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(NPM) run lint

format: $(VENV)/.dev node_modules/.installed
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NPM) run format

# Random play beside other engines, in one run; beside an older commit, too: make bench BEFORE=REVISION.
bench: $(VENV)/.bench
	$(BIN)/python -m bench $(if $(BEFORE),--before $(BEFORE))

# A server killed with -9 again and again under all games; the real thing: make chaos CHAOS='--tables 300 --seconds 600'.
chaos: $(VENV)/.dev
	$(BIN)/python -m soak.chaos $(CHAOS)

# Decisions per second on one core, beside a bare server; where it bends: make load LOAD='--tables 1000 --sweep'.
load: $(VENV)/.dev
	$(BIN)/python -m soak.load $(LOAD)

# How soon a phone on slow 3G shows something, what it fetches and what moves: make firstload FIRSTLOAD='--moved'.
firstload: $(VENV)/.dev chromium
	$(BIN)/python -m soak.first_load $(FIRSTLOAD)

# How often the heuristic player beats random ones at 2, 3 and 4 seats: 10,000 games of each game, 1,000 of Queen of 12,
# which are longer, and of tournaments; how it fares there alone, and how evenly a tournament's players meet, as pictures.
strength: $(VENV)/.run
	$(BIN)/python -m bench.queen_scores --out docs
	$(BIN)/python -m bench.seating --out docs
	for seats in 5 9 16; do \
	  $(BIN)/twelvefold play king --seats $$seats --set random --games 1000 --seed 1 --jobs 2 || exit 1; done
	for game in 'king --games 10000' 'queen --games 1000' 'queen --crusade --games 1000' 'chips --burning --games 10000' 'chips --no-burning --games 10000'; do \
	  for players in heuristic,random heuristic,random,random heuristic,random,random,random; do \
	    $(BIN)/twelvefold play $$game --players $$players --seed 1 --jobs 2 || exit 1; done; done

# Write the golden transcripts and the games of the client's tests anew; read the difference before committing it.
golden: $(VENV)/.dev
	$(BIN)/python tests/golden/write.py
	$(BIN)/python tests/client/write.py

# The documentation site, in site/; a broken link or anchor stops the build.
docs: $(VENV)/.docs
	$(BIN)/python -m website.prepare
	$(BIN)/zensical build --clean --strict

# Write the pins and hashes in requirements/ anew after a change of pyproject.toml. What is pinned stays as it is, unless
# it no longer fits; for newer versions: make lock LOCK=--upgrade.
COMPILE = .venv-lock/bin/pip-compile --quiet --generate-hashes --strip-extras --allow-unsafe --no-header --no-annotate \
  --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-emit-options --build-deps-for editable $(LOCK)
lock: .venv-lock/bin/pip-compile
	$(COMPILE) -o requirements/run.txt pyproject.toml
	for name in dev bench docs lock; do \
	  $(COMPILE) --extra $$name -c requirements/run.txt -o requirements/$$name.txt pyproject.toml || exit 1; done

clean:
	rm -rf $(VENV) .venv-lock node_modules site .cache build dist screenshots .mypy_cache .ruff_cache .pytest_cache .hypothesis

# Debian keeps venv in a package of its own.
$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
	  apt-get update -qq && apt-get install -y -qq python3-venv && $(PYTHON) -m venv $(VENV); }

# Every download is compared with the hash in requirements/NAME.txt. Twelvefold itself has none, because it is built here
# from the working tree: so it is installed last, without looking for anything else.
INSTALL = $(PIP) --require-hashes -r requirements/$(@F:.%=%).txt && $(PIP) --no-deps --no-build-isolation -e . && touch $@

$(VENV)/.run: $(VENV)/bin/python pyproject.toml requirements/run.txt
	$(INSTALL)

$(VENV)/.dev: $(VENV)/.run requirements/dev.txt
	$(INSTALL)

$(VENV)/.bench: $(VENV)/.dev requirements/bench.txt
	$(INSTALL)

$(VENV)/.docs: $(VENV)/.run requirements/docs.txt
	$(INSTALL)

node_modules/.installed: package.json package-lock.json $(VENV)/.dev
	$(NPM) ci && touch $@

# The lock tool needs pins of its own, so it lives apart.
.venv-lock/bin/pip-compile: requirements/lock.txt
	$(PYTHON) -m venv .venv-lock
	.venv-lock/bin/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/lock.txt
