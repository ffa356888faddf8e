"""The modules of a page in one file, since a browser takes longer to ask for forty files than to read them.

Each module becomes a function that returns what it exports, behind those that it imports. The pages are written so that this suffices:
imports and exports stand in lines of their own, nothing is imported in a circle, no module waits at its top
(docs/decisions/0159-one-file-of-modules.md). What is written otherwise stops the generator.
"""

import re

IMPORT = re.compile(r'import (?:\* as (?P<whole>\w+)|\{ (?P<names>[^}]+) \}) from "\./(?P<file>[\w-]+\.js)";')
EXPORT = re.compile(r"export (?P<rest>(?:async )?(?:function\*?|class|const) (?P<name>\w+).*)")


def joined(entry, sources):
    """The text of one file that does what the module `entry` does, of the texts of all modules by their names."""
    order, parts = [], {}

    def visit(name, above):
        if name in above:
            raise SystemExit(f"{name}: imports itself over {' and '.join(above)}")
        if name in parts:
            return
        body, exports, imports = read(name, sources[name])
        for each in imports:
            visit(each, [*above, name])
        parts[name] = f"// {name}\nconst {scope(name)} = (() => {{\n{body}\n{answer(exports)}}})();\n"
        order.append(name)

    visit(entry, [])
    return "// Written by ./run generate of the modules of the page.\n\n" + "\n".join(parts[name] for name in order)


def read(name, text):
    """What of a module stands in its function, what it exports, and which modules it imports."""
    lines, exports, imports = [], [], []
    for number, line in enumerate(text.rstrip("\n").split("\n"), 1):
        if line.startswith("import"):
            found = IMPORT.fullmatch(line) or refuse(name, number)
            imports.append(found["file"])
            names = found["whole"] or "{ " + found["names"].replace(" as ", ": ") + " }"
            line = f"const {names} = {scope(found['file'])};"
        elif line.startswith("export"):
            found = EXPORT.fullmatch(line) or refuse(name, number)
            exports.append(found["name"])
            line = found["rest"]
        elif line.startswith("await"):
            refuse(name, number)
        lines.append(line)
    return "\n".join(lines), exports, imports


def answer(exports):
    return f"return {{ {', '.join(exports)} }};\n" if exports else ""


def scope(name):
    """The constant that a module's exports stand in."""
    return "module_" + name.removesuffix(".js").replace("-", "_")


def refuse(name, number):
    raise SystemExit(f"{name}:{number}: imports, exports and waiting at the top of a module are written in one line, see Scripts/joinmodules.py")
