# The two commands: `make play` and `make test`. Each does all of its own set-up.
PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV   ?= .venv
BIN    := $(VENV)/bin
PLAY   := $(VENV)/.play
READY  := $(VENV)/.ready
PEERS  ?= build/bench
LOWEST ?= build/lowest

FOLDER := $(subst -,_,$(or $(GAME),mauwi))
TESTS  := $(patsubst mice,template,$(FOLDER))

# Several targets at a time; what each of them says stays together.
TOGETHER := --no-print-directory --jobs 3 $(if $(filter output-sync,$(.FEATURES)),--output-sync=line)

# Bytecode is kept, whatever the shell says: without it every process of the tests compiles all modules again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help

help:  ## Show this list.
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

$(PLAY): pyproject.toml constraints.txt
	@echo "Setting up the environment in $(VENV) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable .
	@touch $(PLAY)

$(READY): $(PLAY)
	@echo "Installing what tests and measurements need ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	@touch $(READY)

setup: $(READY)  ## Make the environment and install everything into it.

play: $(PLAY)  ## Play in the browser: start the server and print the address; rules are compiled beside the play (PORT=8001 for another port).
	@$(BIN)/nekoban serve --browser $(if $(PORT),--port $(PORT))

terminal: $(PLAY)  ## Play in the terminal.
	@$(BIN)/nekoban --terminal

check: $(READY)  ## Lint and types.
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/basedpyright --warnings

rules: $(PLAY)  ## Compile all rules that tests need and that are not compiled yet.
	@echo "Looking which rules have to be compiled ..."
	PYTHONPATH=src $(BIN)/python -m nekoban.cli compile --no-lab --laws

chromium: $(READY)  ## Find a browser for the tests, or install it.
	$(BIN)/python -m tools.chromium

# Rules need only what is needed to play: they are compiled from the source while the rest is installed,
# linted and typed. (Installing the rest puts the command `nekoban` in place anew.)
# Three workers on two cores: tests of browsers and servers wait more than they work.
test:  ## Everything: lint, types, all tests with both twins, clauses.
	@$(MAKE) $(TOGETHER) rules check chromium
	$(BIN)/python -m pytest -n 3 --dist worksteal
	$(BIN)/nekoban clauses

quick: $(READY)  ## One game, interpreted rules only, nothing compiles: make quick GAME=mauwi
	NEKOBAN_TWIN=interpreted $(BIN)/python -m pytest -x -n 2 -m "not compiled and not long" tests/games/$(TESTS)

fast: $(READY)  ## All that needs no browser, no server, no compiler and no long laws.
	NEKOBAN_TWIN=interpreted $(BIN)/python -m pytest -n 2 -m "not browser and not server and not compiled and not long"

# The lowest versions have an environment and compiled rules of their own.
$(LOWEST)/.ready: pyproject.toml tools/constraints.py
	@echo "Setting up the lowest versions in $(LOWEST) ..."
	@test -x $(LOWEST)/bin/python || $(PYTHON) -m venv $(LOWEST)
	@$(LOWEST)/bin/python -m pip install --quiet --disable-pip-version-check packaging
	@$(LOWEST)/bin/python -m tools.constraints --lowest > $(LOWEST)/lowest.txt
	@$(LOWEST)/bin/python -m pip install --quiet --disable-pip-version-check --editable . --requirement $(LOWEST)/lowest.txt
	@touch $@

lowest: export NEKOBAN_CACHE := $(abspath $(LOWEST))/cache
lowest: $(LOWEST)/.ready  ## All tests that need no browser, with the lowest versions that are allowed.
	$(LOWEST)/bin/nekoban compile --no-lab --laws
	$(LOWEST)/bin/python -m pytest -n 2 --dist worksteal -m "not browser"

laws: $(READY)  ## Hold every game to the laws over many games: make laws GAMES=2000
	$(BIN)/nekoban laws --games $(or $(GAMES),2000)

golden: $(READY)  ## Rewrite the golden files of all games or one, then read the diff: make golden GAME=mauwi
	$(BIN)/python -m pytest -q -k "recorded$(if $(GAME), and ($(GAME) or $(TESTS)))" --golden
	git diff --stat -- 'tests/games/*/golden'

reports: $(READY)  ## Make the reports of docs/reports on all cores, about an hour on two; goes on where it was stopped (SCALE=4: more games).
	$(BIN)/nekoban reports --scale $(or $(SCALE),1)

# Other libraries have an environment of their own: they need an older PettingZoo than the one that is tested.
$(PEERS)/.ready: pyproject.toml constraints.txt
	@echo "Setting up the other libraries in $(PEERS) ..."
	@test -x $(PEERS)/bin/python || $(PYTHON) -m venv $(PEERS)
	@grep -v '^pettingzoo==' constraints.txt > $(PEERS)/constraints.txt
	@$(PEERS)/bin/python -m pip install --quiet --disable-pip-version-check --constraint $(PEERS)/constraints.txt --editable '.[bench]'
	@test -d $(PEERS)/node_modules || npm install --silent --prefix $(PEERS) boardgame.io@0.50.2 || true
	@touch $@

bench: $(PEERS)/.ready  ## Measure speed beside other libraries, in one run, and write docs/benchmarks.md.
	NODE_PATH=$(PEERS)/node_modules $(PEERS)/bin/python -m bench.speed --write docs/benchmarks.md

screenshots: chromium  ## Photograph every game and page into docs/pictures.
	$(BIN)/python -m tools.screenshots

bench-server: $(READY)  ## Measure the server and write docs/benchmarks-server.md (one to two hours, Node needed).
	$(BIN)/nekoban compile
	$(BIN)/python -m bench.server_page

bench-lab: $(READY)  ## Measure the lab and write docs/benchmarks-lab.md (some minutes).
	$(BIN)/nekoban compile
	$(BIN)/python -m bench.lab

mutate: $(READY)  ## How many wrong rules and words of a game its tests notice; fails under 95 % (words: 90 %): make mutate GAME=mauwi
	$(BIN)/python -m tools.mutation $(or $(GAME),mauwi)

ladder: $(READY)  ## Measure how strong the bots are; goes on where it was stopped.
	$(BIN)/nekoban ladder --write

docs: $(READY)  ## Write the pages that are made from the source, run every example, and build the site with its links checked.
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[docs]'
	$(BIN)/python -m tools.contract_page
	$(BIN)/python -m tools.source_map
	$(BIN)/python -m tools.game_pages
	$(BIN)/python -m tools.observation_pages
	$(BIN)/python -m tools.measured_pages
	$(BIN)/python -m tools.mutation --page
	$(BIN)/python -m tools.long_languages --page
	$(BIN)/python -m pytest -q tests/test_docs.py
	$(BIN)/python -m tools.site

.PHONY: help setup play terminal check rules chromium test quick fast lowest laws golden reports bench bench-server bench-lab mutate ladder docs screenshots
