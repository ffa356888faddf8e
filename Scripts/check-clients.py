#!/usr/bin/env python3
"""Generates clients from the contract of a running service and has them answer the contract's examples.

    check-clients.py URL

`openapi-python-client` makes a client, which sends every JSON example of the contract from its own types and must read
from the answer all that stands in it. `datamodel-code-generator` makes types, which must accept the examples and the
answers. The JSON Schema of documents must accept the examples, and nothing misspelt. Exit status 1 where something
differs, 69 where a generator is not installed.
"""

import importlib
import json
import shutil
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
from pathlib import Path

import jsonschema

# Bodies that the generator knows only as bytes.
CONFIGURATION = """
content_type_overrides:
  application/xml: application/octet-stream
  text/xml: application/octet-stream
  application/zip: application/octet-stream
  application/x-ndjson: text/plain
  application/yaml: text/plain
  application/schema+json: application/json
"""
MISSING = 69


def tool(name):
    """The path of a generator, beside this Python or on PATH."""
    beside = Path(sys.executable).parent / name
    path = str(beside) if beside.exists() else shutil.which(name)
    if path is None:
        print(f"check-clients: {name} is not installed", file=sys.stderr)
        raise SystemExit(MISSING)
    return path


def ask(url, body=None):
    """The status and the JSON of an answer."""
    headers = {"Content-Type": "application/json", "Accept": "application/json, application/problem+json"}
    data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=60) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


def examples(contract):
    """Every JSON example of a request: its operation, path, name and value."""
    for path, operations in contract["paths"].items():
        content = operations.get("post", {}).get("requestBody", {}).get("content", {}).get("application/json", {})
        for name, example in content.get("examples", {}).items():
            yield operations["post"], path, name, example["value"]


def difference(one, other, place=""):
    """Where two values of JSON differ first; None if they do not."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted(one.keys() | other.keys()):
            if key not in one or key not in other:
                return f"{place}/{key} is only in one of them"
            if found := difference(one[key], other[key], f"{place}/{key}"):
                return found
        return None
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = (difference(*pair, f"{place}/{index}") for index, pair in enumerate(zip(one, other)))
        return next(filter(None, pairs), None)
    return None if one == other and isinstance(one, bool) == isinstance(other, bool) else f"{place}: {one!r}, {other!r}"


def snake(name):
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name)


def python_client(url, contract, directory):
    """The generated client, and what of its answers differs from what the service sent."""
    (directory / "configuration.yaml").write_text(CONFIGURATION)
    command = [tool("openapi-python-client"), "generate", "--path", str(directory / "openapi.json"), "--meta", "none",
               "--output-path", str(directory / "generated"), "--config", str(directory / "configuration.yaml")]
    made = subprocess.run(command, capture_output=True, text=True)
    if made.returncode or "WARNING" in made.stdout + made.stderr:
        return [made.stdout + made.stderr]
    sys.path.insert(0, str(directory))
    client = importlib.import_module("generated").Client(base_url=url)
    faults = []
    for operation, path, name, value in examples(contract):
        schema = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].rsplit("/", 1)[1]
        status, expected = ask(url + path, value)
        if status != 200:
            continue
        module = importlib.import_module(f"generated.api.{operation['tags'][0]}.{snake(operation['operationId'])}")
        try:
            model = getattr(importlib.import_module("generated.models"), schema)
            body = model.from_dict(json.loads(json.dumps(value)))
            found = difference(value, body.to_dict()) or difference(
                expected, module.sync_detailed(client=client, body=body).parsed.to_dict())
        except Exception as error:  # Whatever a generated client throws is a fault of the contract.
            found = repr(error)
        if found:
            faults.append(f"openapi-python-client: {path}, {name}: {found}")
    return faults


def data_models(url, contract, directory):
    """The generated types, and which examples and answers they refuse."""
    command = [tool("datamodel-codegen"), "--input", str(directory / "openapi.json"), "--input-file-type", "openapi",
               "--output", str(directory / "types_of_contract.py"), "--output-model-type", "pydantic_v2.BaseModel"]
    made = subprocess.run(command, capture_output=True, text=True)
    if made.returncode:
        return [made.stderr]
    sys.path.insert(0, str(directory))
    types = importlib.import_module("types_of_contract")
    faults = []
    for operation, path, name, value in examples(contract):
        schema = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].rsplit("/", 1)[1]
        status, answer = ask(url + path, value)
        if status != 200:
            continue
        try:
            getattr(types, schema).model_validate(value)
            answers = operation["responses"]["200"]["content"]["application/json"]["schema"]
            names = [each["$ref"] for each in answers.get("oneOf", answers.get("anyOf", [answers]))]
            if not any(accepts(getattr(types, each.rsplit("/", 1)[1]), answer) for each in names):
                faults.append(f"datamodel-code-generator: {path}, {name}: the answer is refused")
        except Exception as error:
            faults.append(f"datamodel-code-generator: {path}, {name}: {error}")
    return faults


def document_schema(url, contract):
    """The JSON Schema of documents, and which examples it judges otherwise than the service."""
    schema = ask(f"{url}/schema/document.json")[1]
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    faults = []
    for _, path, name, value in examples(contract):
        if path != "/v1/resolve" or ask(url + path, value)[0] != 200:
            continue
        document = {"$schema": f"{url}/schema/document.json", **value}
        for error in validator.iter_errors(document):
            faults.append(f"document.json: {name}: {error.json_path}: {error.message[:200]}")
        if validator.is_valid({**document, "hierachy": {}}):
            faults.append(f"document.json: {name}: a misspelt key is accepted")
    return faults


def accepts(model, value):
    try:
        model.model_validate(value)
        return True
    except ValueError:
        return False


def main(url):
    with tempfile.TemporaryDirectory() as name:
        directory = Path(name)
        contract = ask(f"{url}/openapi.json")[1]
        (directory / "openapi.json").write_text(json.dumps(contract))
        faults = python_client(url, contract, directory) + data_models(url, contract, directory)
        faults += document_schema(url, contract)
    for fault in faults:
        print(fault, file=sys.stderr)
    count = sum(1 for _ in examples(contract))
    print(f"clients: {count} examples, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    raise SystemExit(main(sys.argv[1].rstrip("/")))
