"""The contract as a page for people: each operation with its parameters, statuses, and a line for curl that works as printed."""

import html
import json
import re
from pathlib import Path

ANSWERS = Path("Playground/answers.json")
ADDRESS = "http://localhost:8080"
METHODS = ["get", "post"]
# What is sent where the contract's first example is not the best: an example of the contract, or a file, and what is accepted.
CALLS = {
    "start": {"accept": "text/plain"},
    "resolve": {"example": "hello", "accept": "text/plain"},
    "check": {"form": {"document": "examples/form.json", "against": "examples/form.dump.txt"}, "accept": "text/plain"},
    "transition": {"example": "rotation", "accept": "text/plain"},
    "importFile": {"file": "examples/greeting.xib", "type": "application/xml"},
}
# Answers that are others at other times: only their statuses are held.
CHANGING = {"version", "metrics", "contractAsYAML", "contractAsJSON", "documentSchema", "start", "docs", "reference", "page"}


def operations(contract):
    """Every operation: tag, method, path, and what the contract says of it."""
    for path, item in contract["paths"].items():
        for method in METHODS:
            if method in item:
                yield item[method]["tags"][0], method, path, item[method]


def quoted(text):
    return "'" + text.replace("'", "'\\''") + "'"


def example_of(parameter):
    """The value of a path parameter that stands in its first example."""
    examples = parameter.get("examples") or {}
    if not examples:
        raise SystemExit(f"openapi.yaml: the path parameter {parameter['name']} has no example, which /docs needs")
    return str(next(iter(examples.values()))["value"])


def command(method, path, operation):
    """The line for curl of an operation, against localhost:8080."""
    call = CALLS.get(operation["operationId"], {})
    for parameter in operation.get("parameters", []):
        if parameter.get("in") == "path":
            path = path.replace("{" + parameter["name"] + "}", example_of(parameter))
    parts = ["curl"]
    if "accept" in call:
        parts += ["-H", quoted(f"Accept: {call['accept']}")]
    if "form" in call:
        parts += [word for name, file in call["form"].items() for word in ("-F", f"{name}=@{file}")]
    elif "file" in call:
        parts += ["-H", quoted(f"Content-Type: {call['type']}"), "--data-binary", "@" + call["file"]]
    elif method == "post":
        examples = operation["requestBody"]["content"]["application/json"]["examples"]
        value = examples[call.get("example") or next(iter(examples))]["value"]
        parts += ["-d", quoted(json.dumps(value, ensure_ascii=False))]
    return " ".join([*parts, ADDRESS + path])


def status_of(operation):
    """The status of an answer to a request that is as it should be."""
    return min(int(status) for status in operation["responses"] if status.startswith("2"))


def commands(contract):
    """Every line for curl with its operation and status."""
    return [(operation["operationId"], command(method, path, operation), status_of(operation))
            for _, method, path, operation in operations(contract)]


def resolved(contract, value):
    while isinstance(value, dict) and set(value) == {"$ref"}:
        target = contract
        for part in value["$ref"].removeprefix("#/").split("/"):
            target = target[part]
        value = target
    return value


def inline(text):
    """A text of Markdown as HTML: code and emphasis."""
    text = re.sub(r"`([^`]+)`", lambda found: f"<code>{found.group(1)}</code>", html.escape(text, quote=False))
    return re.sub(r"\*([^*\s][^*]*)\*", r"<em>\1</em>", text)


def prose(text):
    """Paragraphs and lists."""
    blocks = []
    for block in re.split(r"\n\s*\n", text.strip()):
        if block.startswith("* "):
            items = re.split(r"\n\* ", block[2:])
            blocks.append("<ul>" + "".join(f"<li>{inline(' '.join(item.split()))}</li>" for item in items) + "</ul>")
        else:
            blocks.append(f"<p>{inline(' '.join(block.split()))}</p>")
    return "\n".join(blocks)


def type_of(contract, schema):
    schema = resolved(contract, schema)
    if "enum" in schema:
        return " ".join(f"<code>{html.escape(str(value))}</code>" for value in schema["enum"][:12])
    if schema.get("type") == "array":
        return "list: " + type_of(contract, schema["items"])
    kind = schema.get("type", "")
    return html.escape(kind if isinstance(kind, str) else " or ".join(kind))


def parameters(contract, operation):
    rows = []
    for each in operation.get("parameters", []):
        parameter = resolved(contract, each)
        rows.append(
            f"<tr><th scope=\"row\"><code>{parameter['name']}</code></th><td>{parameter['in']}</td>"
            f"<td>{type_of(contract, parameter['schema'])}</td><td>{inline(' '.join(parameter.get('description', '').split()))}</td></tr>")
    if not rows:
        return ""
    return ("<h4>Parameters</h4>\n<div class=\"wide\"><table><thead><tr><th>Name</th><th>In</th><th>Values</th><th>Meaning</th></tr></thead>\n"
            "<tbody>" + "\n".join(rows) + "</tbody></table></div>")


def statuses(contract, operation):
    rows = []
    for status, response in sorted(operation["responses"].items()):
        response = resolved(contract, response)
        types = ", ".join(response.get("content", {}))
        rows.append(f"<tr><th scope=\"row\">{status}</th><td>{inline(' '.join(response['description'].split()))}</td><td>{types}</td></tr>")
    return ("<details><summary>Statuses</summary>\n<div class=\"wide\"><table><thead><tr><th>Status</th><th>When</th><th>Types</th></tr></thead>\n"
            "<tbody>" + "\n".join(rows) + "</tbody></table></div></details>")


def section(contract, method, path, operation, answers):
    name = operation["operationId"]
    also = " <span class=\"also\">or QUERY</span>" if "x-query" in contract["paths"][path] else ""
    lines = answers.get(name, [])
    answer = f"<pre class=\"answer\" tabindex=\"0\" aria-label=\"Answer\">{html.escape(chr(10).join(lines), quote=False)}</pre>" if lines else ""
    return f"""\
<section id="{name}" aria-labelledby="{name}-title">
<h3 id="{name}-title"><span class="method">{method.upper()}</span> <code>{path}</code>{also}</h3>
<p class="summary">{inline(operation['summary'])}</p>
{prose(operation.get('description', ''))}
<pre class="command" tabindex="0" aria-label="Command">{html.escape(command(method, path, operation), quote=False)}</pre>
{answer}
{parameters(contract, operation)}
{statuses(contract, operation)}
</section>
"""


def opening(title, version, kind, links, more=()):
    """A page of ours up to its text. links leads to its parts, each of a kind; more stands in its head."""
    head = "".join(f"\n{each}" for each in more)
    return f"""\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Layout Resolver: {title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/pages/docs.css">{head}
</head>
<body>
<header><a href="/">Layout Resolver</a> <span>{version}</span></header>
<nav aria-label="{kind}"><ul>{links}</ul></nav>
<main>"""


def page(root, contract):
    """The page. The answers in it are those that `./run browse --record` wrote down."""
    answers = json.loads((root / ANSWERS).read_text(encoding="utf-8")) if (root / ANSWERS).exists() else {}
    tags = {tag["name"]: tag["description"] for tag in contract["tags"]}
    found = list(operations(contract))
    links, sections = [], []
    for tag, about in tags.items():
        own = [each for each in found if each[0] == tag]
        links.append(f"<li>{tag.capitalize()}<ul>" + "".join(
            f"<li><a href=\"#{operation['operationId']}\"><span class=\"method\">{method.upper()}</span> {path}</a></li>"
            for _, method, path, operation in own) + "</ul></li>")
        sections.append(f"<h2 id=\"{tag}\">{tag.capitalize()}</h2>\n<p>{inline(about)}</p>\n" + "\n".join(
            section(contract, method, path, operation, answers) for _, method, path, operation in own))
    body = "\n".join(sections)
    return f"""\
{opening("the contract", contract['info']['version'], "Operations", "".join(links))}
<h1>The contract</h1>
{prose(contract['info']['description'])}
<p>The same for programs: <a href="/openapi.yaml">openapi.yaml</a>, <a href="/openapi.json">openapi.json</a>, and a
<a href="/schema/document.json">JSON Schema of documents</a>. Every key of a document, with examples:
<a href="/docs/reference">the reference</a>. To try documents out: <a href="/">the playground</a>. The commands
below talk to <code>localhost:8080</code>; those that name a file are run in the folder of the project.</p>
{body}
</main>
</body>
</html>
"""
