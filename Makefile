.DEFAULT_GOAL := help
.PHONY: serve test lint fmt generate bench contract soak image release help
serve test lint fmt generate bench contract soak image release help: ; @./run $@
