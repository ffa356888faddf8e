.DEFAULT_GOAL := help
.PHONY: serve test lint fmt generate bench contract image help
serve test lint fmt generate bench contract image help: ; @./run $@
