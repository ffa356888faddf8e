#!/usr/bin/env python3
"""Checks the choice of variants over a corpus of asset catalogs: a folder with any number of `Contents.json`.

    check-asset-corpus.py --program PATH/TO/layout-resolver CORPUS

Every `Contents.json` must be read without an error, unless it is no JSON or not of the structure of one. For every set and
every combination of phone and pad, scale, size classes, style and direction the choice must be

- total: one row, or none with a code,
- complete: every other row is there once, with a reason,
- deterministic: the same bytes when it is asked again,
- unchanged when the members of every object stand in another order.

Files of a corpus have no images beside them, so every named file is taken to exist. Not part of the tests: corpora are
other people's work.
"""

import argparse
import collections
import concurrent.futures
import http.client
import itertools
import json
import random
import subprocess
import sys
import time
from pathlib import Path

ENVIRONMENTS = [
    {"userInterfaceIdiom": idiom, "displayScale": scale, "horizontalSizeClass": width, "verticalSizeClass": height,
     "userInterfaceStyle": style, "layoutDirection": direction}
    for idiom, scale, width, height, style, direction in itertools.product(
        ["phone", "pad"], [1, 2, 3], ["compact", "regular"], ["compact", "regular"], ["light", "dark"],
        ["leftToRight", "rightToLeft"])
]
ARRAYS = {"images": "imageset", "symbols": "symbolset", "colors": "colorset", "data": "dataset"}
PORT = 18431


def is_readable(text):
    """Whether a text is what a Contents.json must be (an object, its rows objects in an array)."""
    try:
        contents = json.loads(text)
    except ValueError:
        return False
    if not isinstance(contents, dict):
        return False
    return all(
        isinstance(contents.get(key, []), list) and all(isinstance(row, dict) for row in contents.get(key, []))
        for key in ARRAYS)


def shuffled(value, generator):
    """The same value with the members of its objects in another order."""
    if isinstance(value, dict):
        members = [(key, shuffled(item, generator)) for key, item in value.items()]
        generator.shuffle(members)
        return dict(members)
    if isinstance(value, list):
        return [shuffled(item, generator) for item in value]
    return value


class Service:
    """A connection that is kept."""

    def __init__(self):
        self.connection = http.client.HTTPConnection("127.0.0.1", PORT, timeout=60)

    def select(self, body):
        self.connection.request("POST", "/v1/assets/select", body, {"Content-Type": "application/json"})
        answer = self.connection.getresponse()
        return answer.status, answer.read()


def without_places(answer):
    """An answer without its diagnostics, which are in the order of the text."""
    return {key: value for key, value in answer.items() if key != "diagnostics"}


def check(files):
    """Checks some files; returns counts and complaints."""
    service = Service()
    counts = collections.Counter()
    complaints = []
    for path, text in files:
        folder = path.parent.name.rpartition(".")[2]
        counts["files"] += 1
        body = '{"contents": %s, "type": %s, "traits": %s}'
        known = folder if folder in ARRAYS.values() else "imageset"
        status, answer = service.select((body % (text, json.dumps(known), "{}")).encode())
        expected = is_readable(text)
        if (status == 200) != expected:
            complaints.append(f"{path}: status {status}, readable {expected}: {answer[:300].decode()}")
        if status != 200:
            counts["unreadable"] += 1
            continue
        if folder not in ARRAYS.values():
            counts["not sets with variants"] += 1
            continue
        counts[folder] += 1
        contents = json.loads(text)
        key = next(key for key, kind in ARRAYS.items() if kind == folder)
        rows = len(contents.get(key, []))
        counts["rows"] += rows
        other = json.dumps(shuffled(contents, random.Random(str(path))))
        for traits in ENVIRONMENTS:
            counts["choices"] += 1
            first = service.select((body % (text, json.dumps(folder), json.dumps(traits))).encode())
            again = service.select((body % (text, json.dumps(folder), json.dumps(traits))).encode())
            mixed = service.select((body % (other, json.dumps(folder), json.dumps(traits))).encode())
            if first != again:
                complaints.append(f"{path}: not the same twice in {traits}")
            answer = json.loads(first[1])
            if without_places(answer) != without_places(json.loads(mixed[1])):
                complaints.append(f"{path}: depends on the order of members in {traits}")
            complaint = incomplete(answer, rows)
            if complaint:
                complaints.append(f"{path}: {complaint} in {traits}")
            counts[answer["status"] + (":" + answer["code"] if "code" in answer else "")] += 1
    return counts, complaints


def incomplete(answer, rows):
    """What an answer lacks, nothing if every row is chosen or refused, once."""
    if answer["status"] not in ("resolved", "none"):
        return f"status {answer['status']}"
    if answer["status"] == "none" and "code" not in answer:
        return "none without a reason"
    seen = [row["rowIndex"] for row in answer["rejected"]]
    if answer["status"] == "resolved":
        seen.append(answer["rowIndex"])
    if sorted(seen) != list(range(rows)):
        return f"rows {sorted(seen)} of {rows}"
    if not all(row["code"] for row in answer["rejected"]):
        return "a row without a reason"
    return None


def main():
    parser = argparse.ArgumentParser(description="Checks the choice of variants over a corpus of asset catalogs.")
    parser.add_argument("corpus", type=Path)
    parser.add_argument("--program", required=True, help="layout-resolver, built for release")
    arguments = parser.parse_args()
    files = []
    for path in sorted(arguments.corpus.rglob("Contents.json")):
        files.append((path.relative_to(arguments.corpus), path.read_text(encoding="utf-8-sig", errors="replace")))
    started = time.monotonic()
    server = subprocess.Popen(
        [arguments.program, "serve", "--listen", f"127.0.0.1:{PORT}", "--log-level", "warning"])
    try:
        for _ in range(100):
            if not subprocess.run([arguments.program, "health", "--listen", f"127.0.0.1:{PORT}"]).returncode:
                break
            time.sleep(0.1)
        counts = collections.Counter()
        complaints = []
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            for part, found in pool.map(check, [files[0::2], files[1::2]]):
                counts += part
                complaints += found
    finally:
        server.terminate()
        server.wait()
    for complaint in complaints[:50]:
        print(complaint)
    for name, count in sorted(counts.items()):
        print(f"{count:9,}  {name}")
    print(f"{len(complaints)} complaints in {time.monotonic() - started:.0f} s")
    sys.exit(1 if complaints or not files else 0)


if __name__ == "__main__":
    main()
