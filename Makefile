# Carta: `make serve` shows the site, `make test` proves it. Each target does its own set-up.

.DEFAULT_GOAL := help
SHELL := /bin/sh

BUILD_PACKAGES := pkg-config libmicrohttpd-dev libyaml-dev libjansson-dev nettle-dev libharfbuzz-dev libicu-dev libwoff-dev
# What pages are set in.
FONT_PACKAGES := fonts-inter fonts-noto-core
TEST_PACKAGES := $(BUILD_PACKAGES) $(FONT_PACKAGES) fonts-noto-cjk fonts-dejavu-core chromium chromium-driver firefox-esr \
    webkit2gtk-driver xvfb poppler-utils python3-venv
IMAGE_PACKAGES := buildah debootstrap python3
BENCH_PACKAGES := $(TEST_PACKAGES) wrk gcc

# The Swift runtime is linked in, so that the binary runs where no toolchain is.
RELEASE := -c release --static-swift-stdlib
SWIFT := swift
VENV := .venv
PYTHON := $(VENV)/bin/python

# Tests in browsers wait for frames for most of their time: two processes are done nearly twice as soon as one.
IN_TWO := --numprocesses 2 --dist loadfile

# `make test` draws the same samples at each run, unless CARTA_SEED says which; `make test-all` draws others.
SEED := $(CARTA_SEED)
export CARTA_SEED ?= 1

.PHONY: help serve build browser-module test test-all test-swift test-browser test-breaks lint format bench picture image \
    test-image clean

help: ## Show this list.
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 20

serve: build ## Build, then serve the shipped site on http://127.0.0.1:8080 and follow every edit.
	@.ci/install-packages $(FONT_PACKAGES)
	.build/release/carta serve --watch

build: browser-module ## Build the release binary, .build/release/carta, and what it serves.
	@.ci/install-packages $(BUILD_PACKAGES)
	$(SWIFT) build $(RELEASE) --product carta

browser-module: ## Build the engine for browsers, Public/engine.wasm, if its sources have changed.
	@.ci/build-browser-module

test: test-swift test-browser ## Run all tests, those in real browsers included.

test-all: export CARTA_SEED := $(or $(SEED),$(shell date +%s))
test-all: test ## Also what takes longer: sanitizers and wide sweeps.
	# Without leaks: the sanitizer takes tagged pointers in globals for lost ones. Live buffers are counted by a test.
	ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --sanitize=address --scratch-path .build/address
	$(SWIFT) test --sanitize=thread --scratch-path .build/thread --filter 'MicroHTTPTests|SiteTests|CartaCommandsTests'
	CARTA_SWEEP=1 $(PYTHON) -m pytest Tests/Browser
	$(PYTHON) Tests/ScrollBugs/check_breaks.py

test-breaks: build $(VENV)/installed ## Break what the tests of known scroll faults hold, and see each of them turn red.
	@.ci/install-packages $(TEST_PACKAGES)
	$(PYTHON) Tests/ScrollBugs/check_breaks.py

test-swift: browser-module
	@.ci/install-packages $(BUILD_PACKAGES) $(FONT_PACKAGES)
	$(SWIFT) test

test-browser: build $(VENV)/installed
	@.ci/install-packages $(TEST_PACKAGES)
	$(SWIFT) build $(RELEASE) --product typesetting-probe
	$(PYTHON) -m pytest $(IN_TWO) Tests/Browser

$(VENV)/installed: Tests/Browser/requirements.txt Tests/Browser/requirements-alone.txt
	@.ci/install-packages python3-venv
	python3 -m venv $(VENV)
	$(PYTHON) -m pip install --quiet --requirement Tests/Browser/requirements.txt
	$(PYTHON) -m pip install --quiet --no-deps --requirement Tests/Browser/requirements-alone.txt
	touch $@

lint: ## Check formatting, imports and sizes.
	@.ci/install-packages $(BUILD_PACKAGES)
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests
	$(SWIFT) build --explicit-target-dependency-import-check error
	.ci/check-sources

format: ## Format the Swift sources in place.
	$(SWIFT) format --in-place --recursive --parallel Package.swift Sources Tests

bench: browser-module $(VENV)/installed ## Measure the engine, the server against a bare one in C, and the page's script.
	@.ci/install-packages $(BENCH_PACKAGES)
	$(SWIFT) build $(RELEASE)
	.build/release/engine-benchmark
	.build/release/typesetting-benchmark
	Tests/Benchmarks/server.py
	$(PYTHON) Tests/Benchmarks/frames.py

picture: build ## Draw the picture in the README anew.
	.build/release/carta layout --page calendar --trace 0,900,870 --svg > Public/picture.svg

image: ## Build the container image with whichever of docker, podman and buildah is there.
	.ci/build-image

test-image: ## Build the container image from Debian's packages and try it out; needs root.
	@.ci/install-packages $(IMAGE_PACKAGES)
	.ci/test-image

clean: ## Remove everything that was built.
	rm -rf .build $(VENV) Public/engine.wasm
