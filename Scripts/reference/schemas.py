"""The objects that documents are made of, as the contract has them: their keys, and which of them a value has."""

PREFIX = "#/components/schemas/"
COMPOSED = ("oneOf", "anyOf", "allOf")
# What a document, a transition and a question about assets begin with.
ROOTS = ["LayoutDocument", "TransitionRequest", "AssetRequest"]


class Schemas:
    """The schemas of the contract with those parts of lists that it leaves open."""

    def __init__(self, contract, parts):
        self.schemas = dict(contract["components"]["schemas"])
        for name, part in parts.items():
            self.schemas[name] = merged(self.schemas.get(name, {}), part)
        # Objects that have keys by their names; those without a name are called after where they stand.
        self.objects = {}
        self.names = {}
        for root in ROOTS:
            self.collect({"$ref": PREFIX + root}, root)

    def resolved(self, schema):
        """A schema itself and its name, where something refers to it."""
        name = None
        while "$ref" in schema or "x-same-as" in schema:
            name = schema.get("x-same-as", schema.get("$ref")).removeprefix(PREFIX)
            schema = self.schemas[name]
        return schema, name

    def collect(self, schema, place):
        if not isinstance(schema, dict):
            return
        schema, name = self.resolved(schema)
        place = name or place
        if id(schema) in self.names:
            return
        self.names[id(schema)] = place
        properties = schema.get("properties", {})
        if properties and not is_variations(schema):
            if place in self.objects:
                raise SystemExit(f"Scripts/reference: two objects would be called {place}: give one of them a name in openapi.yaml")
            self.objects[place] = schema
        for key, value in properties.items():
            self.collect(value, f"{place}.{key}")
        for part in [*schema.get("patternProperties", {}).values(), schema.get("additionalProperties"), schema.get("items")]:
            self.collect(part, place)
        for part in (each for word in COMPOSED for each in schema.get(word, [])):
            self.collect(part, place)

    def plain(self, schema):
        """A schema without the values by size class, and whether there were any."""
        target, name = self.resolved(schema)
        options = target.get("oneOf", [])
        plain = [each for each in options if not is_variations(self.resolved(each)[0])]
        if len(plain) < len(options):
            return (plain[0] if len(plain) == 1 else {"oneOf": plain}), True
        # One of several kinds may vary alone.
        return schema, name == "VariedCustomSpacing" or any(self.plain(each)[1] for each in target.get("anyOf", []))

    def options(self, schema):
        """The schemas of which a value may have one."""
        schema, _ = self.resolved(schema)
        parts = [each for word in COMPOSED for each in schema.get(word, [])]
        own = [schema] if not parts or "properties" in schema else []
        return own + [option for part in parts for option in self.options(part)]

    def keys_in(self, value, schema, found):
        """Adds to `found` each (object, key) that a value has."""
        options = self.options(schema)
        if isinstance(value, list):
            for option in options:
                for each in value if "items" in option else []:
                    self.keys_in(each, option["items"], found)
            return
        if not isinstance(value, dict):
            return
        fitting = max((option for option in options if fits(option)), key=lambda option: self.score(value, option), default=None)
        if fitting is None:
            return
        name, properties = self.names.get(id(fitting)), fitting.get("properties", {})
        for key, each in value.items():
            if key in properties:
                found.add((name, key))
                self.keys_in(each, properties[key], found)
            elif isinstance(fitting.get("additionalProperties"), dict):
                self.keys_in(each, fitting["additionalProperties"], found)

    def score(self, value, option):
        """How well an object fits a value: by keys that it has, keys that it must have, and the words of its type."""
        properties = option.get("properties", {})
        needed = option.get("required", [])
        known = sum(key in properties or key in needed for key in value) if properties else 0.5
        lacking = sum(key not in value for key in needed)
        word = value.get("type")
        other = isinstance(word, str) and "type" in properties and word not in self.words(properties["type"], [word])
        return known - lacking - 10 * other

    def words(self, schema, otherwise):
        return self.resolved(self.plain(schema)[0])[0].get("enum", otherwise)


def fits(option):
    return "properties" in option or isinstance(option.get("additionalProperties"), dict)


def is_variations(schema):
    """Whether this is an object of values by size class."""
    return schema.get("propertyNames") == {"$ref": PREFIX + "VariationKey"}


def merged(one, other):
    """Two schemas as one; the second wins."""
    if not isinstance(one, dict) or not isinstance(other, dict):
        return other
    if "$ref" in other:
        return {**{key: value for key, value in one.items() if key == "description"}, **other}
    return {**one, **{key: merged(one[key], value) if key in one else value for key, value in other.items()}}
