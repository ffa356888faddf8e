#!/usr/bin/env python3
"""Generates clients from the contract of a running service and has them answer the contract's examples.

    check-clients.py URL PROGRAM

`openapi-python-client` makes a client, which sends every JSON example of the contract from its own types and must read
from the answer all that stands in it, and so does the client of `openapi-generator`; its clients in other languages
are compiled where the machine has a compiler. `datamodel-code-generator` makes types, which must accept the examples and the
answers. Our own clients, in clients/, run their tests against the service and against PROGRAM, and the types of that in TypeScript are
compiled where there is `tsc`. The JSON Schema of documents must accept the examples, and nothing misspelt. Exit status 1 where something
differs, 69 where a generator is not installed.
"""

import importlib
import json
import os
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
  text/plain: application/octet-stream
  text/x-swift: application/octet-stream
  text/vnd.uikit.recursive-description: application/octet-stream
  application/x-ndjson: text/plain
  application/openmetrics-text: text/plain
  application/yaml: text/plain
  application/schema+json: application/json
"""
CLIENTS = Path(__file__).resolve().parent.parent / "clients"
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


class Example:
    """A JSON example of a request that the service answers, with the answer."""

    def __init__(self, operation, path, name, value, answer, schemas):
        self.operation, self.path, self.name, self.value, self.answer = operation, path, name, value, answer
        self.schema = schema_name(operation["requestBody"]["content"]["application/json"]["schema"])
        self.alternative = self.schema
        # A union has no model of its own in every client: then the first alternative that can be meant.
        for name in map(schema_name, reversed(schemas[self.schema].get("anyOf", []))):
            if set(schemas[name].get("required", [])) <= value.keys():
                self.alternative = name


def schema_name(reference):
    return reference["$ref"].rsplit("/", 1)[1]


def answered_examples(url, contract):
    """The JSON examples of requests that the service does not refuse, which it is asked once, and how many there are in all."""
    found, count = [], 0
    for path, operations in contract["paths"].items():
        operation = operations.get("post", {})
        content = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
        for name, example in content.get("examples", {}).items():
            status, answer = ask(url + path, example["value"])
            count += 1
            if status == 200:
                schemas = contract["components"]["schemas"]
                found.append(Example(operation, path, name, example["value"], answer, schemas))
    return found, count


def difference(one, other, place=""):
    """Where two values of JSON differ first; None if they do not."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted((one.keys() | other.keys()) - {"line", "column"}):  # of the bytes that were sent, which differ
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


def python_client(url, examples, directory):
    """The generated client, and what of its answers differs from what the service sent."""
    (directory / "configuration.yaml").write_text(CONFIGURATION)
    command = [tool("openapi-python-client"), "generate", "--path", str(directory / "openapi.json"), "--meta", "none",
               "--output-path", str(directory / "generated"), "--config", str(directory / "configuration.yaml")]
    made = subprocess.run(command, capture_output=True, text=True)
    if made.returncode or "WARNING" in made.stdout + made.stderr:
        return [made.stdout + made.stderr]
    client = importlib.import_module("generated").Client(base_url=url)
    faults = []
    for example in examples:
        operation = example.operation
        module = importlib.import_module(f"generated.api.{operation['tags'][0]}.{snake(operation['operationId'])}")
        try:
            model = getattr(importlib.import_module("generated.models"), example.alternative)
            body = model.from_dict(json.loads(json.dumps(example.value)))
            found = difference(example.value, body.to_dict()) or difference(
                example.answer, module.sync_detailed(client=client, body=body).parsed.to_dict())
        except Exception as error:  # Whatever a generated client throws is a fault of the contract.
            found = repr(error)
        if found:
            faults.append(f"openapi-python-client: {example.path}, {example.name}: {found}")
    return faults


def generated(language, directory, *options):
    """Where `openapi-generator` wrote a client in a language, or the fault."""
    target = directory / language
    made = subprocess.run(
        [tool("openapi-generator-cli"), "generate", "--input-spec", str(directory / "openapi.json"), "--generator-name",
         language, "--output", str(target), *options], capture_output=True, text=True)
    return target, [] if made.returncode == 0 else [f"openapi-generator, {language}: {made.stdout}{made.stderr}"]


def openapi_generator_python(url, examples, directory):
    """The client of `openapi-generator` in Python, and what of its answers differs from what the service sent."""
    target, faults = generated("python", directory)
    if faults:
        return faults
    sys.path.insert(0, str(target))
    client = importlib.import_module("openapi_client")
    connection = client.ApiClient(client.Configuration(host=url))
    for example in examples:
        operation = example.operation
        try:
            api = getattr(client, operation["tags"][0].capitalize() + "Api")(connection)
            body = getattr(client, example.schema).from_dict(example.value)
            answer = json.loads(getattr(api, snake(operation["operationId"]))(body).to_json())
            # It cannot tell the row of a colour from that of an image, and reads what both have.
            found = None if example.name == "color" else difference(example.answer, without_nulls(answer, example.answer))
        except Exception as error:  # As above.
            found = repr(error)
        if found:
            faults.append(f"openapi-generator, python: {example.path}, {example.name}: {found}")
    return faults


def without_nulls(value, model):
    """A value without the members that are null where the model has none."""
    if isinstance(value, dict) and isinstance(model, dict):
        return {k: without_nulls(v, model.get(k)) for k, v in value.items() if v is not None or k in model}
    if isinstance(value, list) and isinstance(model, list) and len(value) == len(model):
        return [without_nulls(*pair) for pair in zip(value, model)]
    return value


# For each language the options with which its client compiles, as docs/clients.md has them, and what compiles it.
SWIFT = ["swiftc", "-swift-version", "6", "-typecheck", "Sources/**/*.swift"]
TYPESCRIPT = ["tsc", "--noEmit", "--target", "es2017", "--lib", "es2020,dom", "--module", "esnext", "--moduleResolution",
              "node", "index.ts"]
OTHER_LANGUAGES = {
    "swift6": (["--name-mappings=container=containerId", "--additional-properties=identifiableModels=false"], SWIFT),
    "typescript-fetch": (["--global-property=skipFormModel=false,apis,models,supportingFiles"], TYPESCRIPT),
    "go": (["--additional-properties=enumClassPrefix=true"], ["go", "build", "./..."]),
    # Its compiler wants libraries that only a registry of packages has.
    "java": ([], None),
}


def other_languages(directory):
    """The clients of `openapi-generator` in other languages, compiled where the machine has the compiler."""
    faults = []
    for language, (options, command) in OTHER_LANGUAGES.items():
        target, found = generated(language, directory, *options)
        faults += found
        if found or command is None or shutil.which(command[0]) is None:
            continue
        if language == "go":
            replace_validator(target)
        words = [word for each in command for word in (sorted(map(str, target.glob(each))) if "*" in each else [each])]
        made = subprocess.run(words, capture_output=True, text=True, cwd=target)
        if made.returncode:
            faults.append(f"openapi-generator, {language}: {(made.stdout + made.stderr)[-2000:]}")
        else:
            print(f"check-clients: the client in {language} compiles", file=sys.stderr)
    return faults


def replace_validator(target):
    """Puts a stand-in where a client in Go imports a module, so that it compiles without a network."""
    shutil.rmtree(target / "test", ignore_errors=True)
    module = target / "validator"
    module.mkdir()
    (module / "go.mod").write_text("module gopkg.in/validator.v2\n")
    (module / "validator.go").write_text("package validator\n\nfunc Validate(v interface{}) error { return nil }\n")
    subprocess.run(["go", "mod", "edit", "-replace", "gopkg.in/validator.v2=./validator"], cwd=target, check=False)
    subprocess.run(["go", "mod", "edit", "-droprequire", "github.com/stretchr/testify"], cwd=target, check=False)


def data_models(examples, directory):
    """The generated types, and which examples and answers they refuse."""
    command = [tool("datamodel-codegen"), "--input", str(directory / "openapi.json"), "--input-file-type", "openapi",
               "--output", str(directory / "types_of_contract.py"), "--output-model-type", "pydantic_v2.BaseModel",
               "--reuse-model"]
    made = subprocess.run(command, capture_output=True, text=True)
    if made.returncode:
        return [made.stderr]
    types = importlib.import_module("types_of_contract")
    # A number at the end of a name stands for a second schema without a name of its own.
    faults = [f"datamodel-code-generator: the name {name} is numbered" for name in dir(types) if name[-1].isdigit()]
    for example in examples:
        place = f"datamodel-code-generator: {example.path}, {example.name}"
        try:
            getattr(types, example.schema).model_validate(example.value)
            answers = example.operation["responses"]["200"]["content"]["application/json"]["schema"]
            names = map(schema_name, answers.get("oneOf", answers.get("anyOf", [answers])))
            if not any(accepts(getattr(types, each), example.answer) for each in names):
                faults.append(f"{place}: the answer is refused")
        except Exception as error:
            faults.append(f"{place}: {error}")
    return faults


def own_clients(url, program):
    """The tests of our own clients, and of the example for pytest, that fail."""
    environment = {
        **os.environ, "TRIAL_SERVER": url, "LAYOUTRESOLVER_PROGRAM": os.path.abspath(program), "PYTHONPATH": str(CLIENTS / "python"),
        "PYTHONDONTWRITEBYTECODE": "1"}
    tests = [
        ("python", [sys.executable, "-m", "unittest", "discover", "--start-directory", "clients/python/tests"]),
        ("pytest", [sys.executable, "-m", "pytest", "--quiet", "-p", "no:cacheprovider", "-p", "layout_resolver.pytest_plugin", "examples/pytest"]),
        ("javascript", ["node", "--test", "clients/typescript/tests/screen.test.js"]),
        ("typescript", ["tsc", *"--noEmit --strict --target es2020 --module esnext --moduleResolution node".split(), "clients/typescript/tests/types.ts"])]
    faults = []
    for name, command in tests:
        if shutil.which(command[0]) is None:
            print(f"check-clients: not tried: the client in {name}, since there is no {command[0]}", file=sys.stderr)
            continue
        made = subprocess.run(command, capture_output=True, text=True, cwd=CLIENTS.parent, env=environment)
        if made.returncode:
            faults.append(f"our client, {name}: {(made.stdout + made.stderr)[-3000:]}")
    return faults


def document_schema(url, examples):
    """The JSON Schema of documents, and which examples it judges otherwise than the service."""
    schema = ask(f"{url}/schema/document.json")[1]
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    faults = []
    for example in examples:
        if example.path != "/v1/resolve":
            continue
        document = {"$schema": f"{url}/schema/document.json", **example.value}
        for error in validator.iter_errors(document):
            faults.append(f"document.json: {example.name}: {error.json_path}: {error.message[:200]}")
        if validator.is_valid({**document, "hierachy": {}}):
            faults.append(f"document.json: {example.name}: a misspelt key is accepted")
    return faults


def accepts(model, value):
    try:
        model.model_validate(value)
        return True
    except ValueError:
        return False


def main(url, program):
    with tempfile.TemporaryDirectory() as name:
        directory = Path(name)
        # The generated modules are written there.
        sys.path.insert(0, name)
        contract = ask(f"{url}/openapi.json")[1]
        (directory / "openapi.json").write_text(json.dumps(contract))
        examples, count = answered_examples(url, contract)
        faults = python_client(url, examples, directory) + data_models(examples, directory)
        faults += openapi_generator_python(url, examples, directory) + other_languages(directory)
        faults += document_schema(url, examples) + own_clients(url, program)
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"clients: {count} examples, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    raise SystemExit(main(sys.argv[1].rstrip("/"), sys.argv[2]))
