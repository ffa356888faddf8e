"""What a value may be, in a few words of Markdown. Links to objects have the object's name for an address."""

from .schemas import COMPOSED

FONT = "points, a text style, or a [`FontDescription`](@FontDescription)"
# What is better said than read off the schema, by the schema's name.
NAMED = {
    "Identifier": "an id", "NodeName": "a name", "LayoutItem": "an item of a constraint", "RawValue": "UIKit's raw number",
    "Length": "points, from 0", "Coordinate": "points", "ConstraintConstant": "points", "PointSize": "points",
    "SystemVersionText": "a version as text, such as `\"26.1\"`", "LanguageTag": "a language tag, such as `ar`",
    "Priority": "a priority from 1 to 1000, or its name, such as `defaultHigh`", "FileLength": "a number above 0",
    "AspectRatio": "a ratio, such as `1.5` or `\"4/3\"`", "OneOrManyWords": "a word, or an array of words", "ConstraintText": "a constraint as text",
    "VariedCustomSpacing": "an object: ids and points or `system`", "Assets": "an object: names and [assets](@AssetEntry)",
    "View": "a [view](@View)", "ViewController": "a [view controller](@ViewController)", "Condition": "a [condition](@Condition)",
    "Hierarchy": "a [view controller](@ViewController) or a [view](@View)", "Keyboard": "`true`, `false`, or [what is known of it](@VisibleKeyboard)",
    "VariedFont": FONT, "Font": FONT, "Constraints": "an array of [constraints](@Constraint), as text or as objects", "Traits": "[traits](@Traits)",
    "OverridingTraits": "[traits](@Traits), or an array of them", "LintRule": "the name of a rule", "WindowWord": "a word for windows",
}


def ref_name(schema):
    """The name under which a schema is referred to at this place."""
    found = schema.get("x-same-as", schema.get("$ref"))
    return found.rsplit("/", 1)[-1] if found else None


def kind(schemas, schema):
    """What a value may be, without the values by size class."""
    if ref_name(schema) in NAMED:
        return NAMED[ref_name(schema)]
    schema, _ = schemas.plain(schema)
    name = ref_name(schema)
    if name in NAMED:
        return NAMED[name]
    schema, named = schemas.resolved(schema)
    if named in NAMED:
        return NAMED[named]
    if schemas.names.get(id(schema)) in schemas.objects:
        place = schemas.names[id(schema)]
        return f"[`{place.rsplit('.', 1)[-1]}`](@{place})"
    parts = [part for word in COMPOSED for part in schema.get(word, [])]
    if parts:
        return " or ".join(dict.fromkeys(kind(schemas, part) for part in parts))
    return own_kind(schemas, schema)


def own_kind(schemas, schema):
    if "enum" in schema:
        return ", ".join(f"`{word}`" for word in schema["enum"])
    if "const" in schema:
        return f"`{schema['const']}`"
    types = schema.get("type", "anything")
    return " or ".join(of_type(schemas, schema, each) for each in ([types] if isinstance(types, str) else types))


def of_type(schemas, schema, name):
    if name == "array":
        if ref_name(schema.get("items", {})) == "Identifier":
            return "an array of ids"
        return f"an array: {kind(schemas, schema.get('items', {}))}"
    if name == "object":
        values = schema.get("additionalProperties")
        return f"an object: names and {kind(schemas, values)}" if isinstance(values, dict) and values else "an object"
    if name == "boolean":
        return "`true` or `false`"
    if name == "null":
        return "`null`"
    if name in ("number", "integer"):
        return numbers(schema, "a number" if name == "number" else "a whole number")
    if name == "string":
        return f"text, such as `{schema['examples'][0]}`" if schema.get("examples") else "text"
    return name


def numbers(schema, word):
    """A number with its limits, where these say more than that it is no nonsense."""
    least, most = schema.get("minimum"), schema.get("maximum")
    if "exclusiveMinimum" in schema:
        word += f" above {schema['exclusiveMinimum']:g}"
    elif least is not None and least > -100_000:
        word += f" from {least:g}"
    return f"{word} to {most:g}" if most is not None and most < 100_000 else word
