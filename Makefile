# Everything needed goes into .venv and .venv-wheel; a stamp says which state they are in.
PYTHON ?= python3
export PYTHON

recipe := pyproject.toml constraints.txt $(wildcard build_backend/*.py) \
	native/CMakeLists.txt $(wildcard native/*/*.cpp native/*/*.hpp native/include/rebelote/*.hpp)

# The pages that `rebelote serve` shows, and what they are built from.
pages := src/rebelote/web_dist/.source-hash
ui := $(shell find ui -name node_modules -prune -o -type f -print)

.PHONY: help play pages test prove figures docs lint fmt clean

help:  ## list the targets
	@sed -n 's/^\([a-z]*\):.*## /make \1\t/p' Makefile

play: .venv/.play-stamp $(pages)  ## play in the browser (ARGS="--port 8080" passes options)
	@.venv/bin/rebelote serve --open-browser $(ARGS)

pages: $(pages)  ## build the pages of the browser, if they changed

test: .venv/.dev-stamp  ## everything that continuous integration runs
	@scripts/check

prove: .venv/.dev-stamp  ## the full-size proofs, reported in docs/reference/proofs
	@scripts/venv .venv --editable '.[dev,referees,bench]'
	@.venv/bin/python scripts/prove.py $(ARGS)

figures: .venv/.dev-stamp  ## measure the performance page anew (ARGS="solver", --sampled, --page)
	@rm -rf build/contree && mkdir -p build && cp -r tests/plugins/contree build/contree
	@scripts/venv .venv --editable '.[dev,arrays,arena,bench,plots,referees]' build/contree
	@.venv/bin/python -m scripts.performance $(ARGS)

docs: .venv/.dev-stamp  ## build the documentation and run its examples
	@scripts/docs

lint: .venv/.dev-stamp  ## check style, types and imports
	@scripts/lint

fmt: .venv/.dev-stamp  ## put the code in its canonical form
	@.venv/bin/ruff check --fix .
	@.venv/bin/ruff format .

clean:  ## remove environments, builds and caches
	rm -rf .venv .venv-wheel build dist .mypy_cache .pytest_cache .ruff_cache \
		.import_linter_cache .hypothesis src/rebelote/web_dist ui/node_modules

.venv/.play-stamp: $(recipe)
	@scripts/venv .venv --editable '.[server]'
	@touch $@

# The installation has built them too; they change more often than it does.
$(pages): $(ui) | .venv/.play-stamp
	@scripts/pages build

# The developer's environment holds the player's.
.venv/.dev-stamp: $(recipe)
	@scripts/venv .venv --editable '.[dev]'
	@touch .venv/.play-stamp $@
