"""Types of the contract's schemas, in TypeScript and in Python for checkers, in Swift to be read from JSON.

A schema with a name is a type with that name. What no type can say (patterns, ranges, what goes together) is left to the service.
"""

import json
import re
import textwrap

PRIMITIVES = {
    "typescript": {"string": "string", "number": "number", "integer": "number", "boolean": "boolean", "null": "null", "object": "object"},
    "swift": {"string": "String", "number": "Double", "integer": "Int", "boolean": "Bool", "null": "nil"},
    "python": {"string": "str", "number": "float", "integer": "int", "boolean": "bool", "null": "None", "object": "dict[str, Any]"}}


def referred(schema):
    """The name of the schema that one refers to, or None."""
    return schema["$ref"].rsplit("/", 1)[1] if "$ref" in schema else None


def reachable(schemas, roots):
    """The named schemas that others lead to, those included, in their order."""
    wanted = list(roots)
    for name in wanted:
        wanted += [each for each in references(schemas[name]) if each not in wanted]
    return {name: schema for name, schema in schemas.items() if name in wanted}


def references(value):
    """The names that a schema refers to, as a list without repetitions."""
    return list(dict.fromkeys(re.findall(r'"\$ref": "#/components/schemas/(\w+)"', json.dumps(value, default=str))))


def alternatives(schema):
    """The schemas of which a value has one: None where there is only one way. Alternatives without a type only say what goes together."""
    given = schema.get("oneOf") or schema.get("anyOf") or []
    typed = [each for each in given if each.keys() & {"$ref", "type", "enum", "const", "properties", "oneOf", "anyOf", "allOf", "items"}]
    return typed if typed and "properties" not in schema else None


def is_open(schema):
    """Whether an object with known keys has others, too."""
    return isinstance(schema.get("additionalProperties"), dict) or "patternProperties" in schema


class Writer:
    """What is common to all languages. A subclass says how its parts are written."""

    def __init__(self, schemas):
        self.schemas = schemas

    def type(self, schema, name):
        """The type of a schema. name: what it is called if it has to be called something."""
        if referred(schema):
            return self.reference(referred(schema))
        if "const" in schema or "enum" in schema:
            return self.words(schema.get("enum", [schema.get("const")]))
        if alternatives(schema):
            return self.union([self.type(each, f"{name}{index or ''}") for index, each in enumerate(alternatives(schema))])
        if "allOf" in schema:
            return self.intersection(schema["allOf"], name)
        kind = schema.get("type")
        if isinstance(kind, list):
            return self.union([self.type({**schema, "type": each}, name) for each in kind])
        if kind == "array":
            return self.array(self.type(schema.get("items", {}), name))
        if schema.get("properties") and kind in ("object", None):
            return self.object(schema, name)
        if isinstance(schema.get("additionalProperties"), dict) and kind in ("object", None):
            return self.map(self.type(schema["additionalProperties"], name))
        return PRIMITIVES[self.language].get(kind, self.anything)

    def union(self, types):
        return " | ".join(dict.fromkeys(types))


class TypeScript(Writer):
    """Interfaces and types, of one file."""

    language, anything = "typescript", "unknown"

    def reference(self, name):
        return name

    def words(self, values):
        return self.union([json.dumps(each, ensure_ascii=False) for each in values])

    def array(self, type):
        return f"({type})[]" if "|" in type or "&" in type else f"{type}[]"

    def map(self, type):
        return f"{{ [key: string]: {type} }}"

    def intersection(self, parts, name):
        return " & ".join(self.type(each, name) for each in parts)

    def object(self, schema, name, indent=""):
        lines = ["{"]
        for key, value in schema["properties"].items():
            lines += self.remark(value.get("description"), indent + "  ")
            mark = "" if key in schema.get("required", []) else "?"
            label = key if re.fullmatch(r"[A-Za-z_]\w*", key) else json.dumps(key)
            type = self.object(value, name, indent + "  ") if value.get("type") == "object" and value.get("properties") else self.type(value, name)
            lines.append(f"{indent}  {label}{mark}: {type};")
        if is_open(schema):
            lines.append(f"{indent}  [key: string]: unknown;")
        return "\n".join([*lines, indent + "}"])

    def remark(self, text, indent=""):
        lines = (text or "").strip().replace("*/", "* /").splitlines()
        if len(lines) < 2:
            return [f"{indent}/** {lines[0]} */"] if lines else []
        return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]

    def text(self, head):
        parts = [head]
        for name, schema in self.schemas.items():
            type = self.type(schema, name)
            isInterface = type.startswith("{\n") and type.endswith("\n}")
            declared = f"export interface {name} {type}" if isInterface else f"export type {name} = {type};"
            parts.append("\n".join([*self.remark(schema.get("description")), declared]))
        return "\n\n".join(parts) + "\n"


class Python(Writer):
    """Typed dictionaries, as a file of stubs. Inner objects are called by where they are."""

    language, anything = "python", "Any"

    def __init__(self, schemas):
        super().__init__(schemas)
        self.inner = []

    def reference(self, name):
        return name

    def words(self, values):
        if not all(isinstance(each, str) or each is None for each in values):
            return self.union([type(each).__name__ for each in values])
        return f"Literal[{', '.join(map(repr, values))}]"

    def array(self, type):
        return f"list[{type}]"

    def map(self, type):
        return f"dict[str, {type}]"

    def intersection(self, parts, name):
        return self.declared({"allOf": parts}, name)

    def object(self, schema, name):
        return self.declared(schema, name)

    def declared(self, schema, name):
        """The name of an object that has none, which is declared before what has it."""
        called = name if name not in self.schemas else f"{name}Object"
        self.inner.append(self.declaration(called, schema))
        return called

    def declaration(self, name, schema):
        bases = [referred(each) for each in schema.get("allOf", []) if referred(each)]
        properties, required = {}, []
        for part in [schema, *(each for each in schema.get("allOf", []) if not referred(each))]:
            properties |= part.get("properties", {})
            required += part.get("required", [])
        types = {}
        for key, value in properties.items():
            type = self.type(value, name + key[:1].upper() + key[1:])
            types[key] = type if key in required else f"NotRequired[{type}]"
        remark = schema.get("description", "").strip().replace("\\", "\\\\").replace('"""', "'''")
        words = [f'    """{remark}"""'] if "\n" not in remark else ['    """' + textwrap.indent(remark, "    ").strip() + '\n    """']
        if not all(key.isidentifier() and key not in KEYWORDS for key in types):
            rows = "".join(f"    {key!r}: {type},\n" for key, type in types.items())
            return f"{name} = TypedDict({name!r}, {{\n{rows}}})"
        rows = [f"    {key}: {type}" for key, type in types.items()]
        return "\n".join([f"class {name}({', '.join(bases or ['TypedDict'])}):", *(words if remark else []), *(rows or ["    pass"])])

    def text(self, head):
        parts = [head]
        for name, schema in self.schemas.items():
            isObject = schema.get("properties") and schema.get("type", "object") == "object" and not alternatives(schema) or "allOf" in schema
            declared = self.declaration(name, schema) if isObject else f"{name}: TypeAlias = {self.type(schema, name)}"
            parts += [*self.inner, declared]
            self.inner = []
        return "\n\n".join(parts) + "\n"


class Swift(Writer):
    """Structures that are read from JSON. What is null or absent is nil."""

    language, anything = "swift", "String"

    def __init__(self, schemas):
        super().__init__(schemas)
        self.inner = []

    def reference(self, name):
        return name

    def words(self, values):
        self.inner.append(self.choice(self.called, values))
        return self.called

    def choice(self, name, values):
        return "\n".join([f"public enum {name}: String, Codable, Hashable, Sendable {{", *(f"  case {each}" for each in values), "}"])

    def array(self, type):
        return f"[{type}]"

    def map(self, type):
        return f"[String: {type}]"

    def union(self, types):
        first, *others = (each for each in types if each != "nil")
        if others:
            raise SystemExit(f"contracttypes: Swift has no type for {types}")
        return first + ("?" if "nil" in types else "")

    def object(self, schema, name):
        called = name if name not in self.schemas else f"{name}Values"
        self.inner.append(self.declaration(called, schema))
        return called

    def type(self, schema, name):
        self.called = name
        return super().type(schema, name)

    def declaration(self, name, schema):
        lines = [*self.remark(schema), f"public struct {name}: Codable, Hashable, Sendable {{"]
        for key, value in schema["properties"].items():
            type = self.type(value, name + key[:1].upper() + key[1:])
            is_optional = key not in schema.get("required", []) and not type.endswith("?")
            lines += [f"  {line}" for line in self.remark(value)] + [f"  public var {key}: {type}{'?' if is_optional else ''}"]
        return "\n".join([*lines, "}"])

    def remark(self, schema):
        return [f"/// {line}".rstrip() for line in schema.get("description", "").strip().splitlines()]

    def text(self, head):
        parts = [head]
        for name, schema in self.schemas.items():
            if schema.get("properties") and schema.get("type") == "object":
                declared = self.declaration(name, schema)
            elif "enum" in schema:
                declared = self.choice(name, schema["enum"])
            else:
                declared = "\n".join([*self.remark(schema), f"public typealias {name} = {self.type(schema, name + 'Value')}"])
            parts += [*self.inner, declared]
            self.inner = []
        return "\n\n".join(parts) + "\n"


KEYWORDS = {
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del", "elif", "else", "except",
    "finally", "for", "from", "global", "if", "import", "in", "is", "lambda", "nonlocal", "not", "or", "pass", "raise", "return", "try",
    "while", "with", "yield"}
TYPESCRIPT_HEAD = "// Types of the contract. Written by ./run generate from openapi.yaml."
PYTHON_HEAD = '''"""Types of the contract, for checkers. Written by ./run generate from openapi.yaml."""

from typing import Any, Literal

from typing_extensions import NotRequired, TypeAlias, TypedDict'''


def typescript(schemas):
    return TypeScript(schemas).text(TYPESCRIPT_HEAD)


def swift(schemas):
    return Swift(schemas).text(TYPESCRIPT_HEAD)


def python(schemas):
    return Python(schemas).text(PYTHON_HEAD)
