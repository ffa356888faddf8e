#!/usr/bin/env python3
"""Writes the contract as OpenAPI 3.2, which has a place for QUERY, for tools that read it.

    query-operations.py openapi.yaml TARGET

`x-query` of a path becomes the operation `query`: all that `post` says, with the statuses that QUERY has besides.
"""

import copy
import json
import sys

import yaml


def with_queries(contract):
    contract["openapi"] = "3.2.0"
    for item in contract["paths"].values():
        more = item.pop("x-query", None)
        if more is not None:
            query = item["query"] = copy.deepcopy(item["post"])
            query["operationId"] += "ByQuery"
            query["responses"].update(more["responses"])
    return contract


def main():
    source, target = sys.argv[1:]
    with open(source, encoding="utf-8") as file:
        contract = with_queries(yaml.safe_load(file))
    with open(target, "w", encoding="utf-8") as file:
        json.dump(contract, file)


if __name__ == "__main__":
    main()
