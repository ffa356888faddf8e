.DEFAULT_GOAL := help
.PHONY: serve test lint fmt generate bench contract soak image help
serve test lint fmt generate bench contract soak image help: ; @./run $@
