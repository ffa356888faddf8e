.DEFAULT_GOAL := help
.PHONY: serve test lint fmt generate bench contract image release help
serve test lint fmt generate bench contract image release help: ; @./run $@
