#!/usr/bin/env python3
"""Writes Swift programs by chance, always the same ones, for the test of the interpreter: overloads, observers, initialisers, numbers, builders.

    swift-programs.py [overloads observers initialisers numbers builders]

They go to Tests/Fixtures/Swift/Language/Generated. Statements that swiftc refuses, such as ambiguous calls, are left out. What the
programs print is made by swift-oracle.py.
"""

import random
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "Tests/Fixtures/Swift/Language/Generated"
EACH = 60


def overloads(chance):
    """Functions of one name, and calls of them."""
    lines = ["protocol Shape {}", "class Base: Shape {}", "class Derived: Base {}", "struct Plain: Shape {}",
             "enum Kind { case one, two }", "let number = 3, real = 2.5, text = \"t\"", "let none: Int? = nil",
             "let base = Base(), derived = Derived(), plain = Plain(), kind = Kind.two"]
    types = ["Int", "Double", "String", "Int?", "Any", "[Int]", "Base", "Derived", "Shape", "Kind", "Bool", "() -> Int", "String?",
             "[String]"]
    values = ["1", "2.5", '"s"', "number", "real", "text", "none", "nil", "[1, 2]", "base", "derived", "plain", "kind", ".one", "true",
              "-4", "number + 1", "{ 5 }", '["a"]', "real / 2", "[]"]
    made = set()
    for index in range(chance.randint(4, 8)):
        parameters, key = [], []
        for place in range(chance.choice([0, 1, 1, 1, 2, 2, 3])):
            label = chance.choice(["_", "_", "_", "to", "with"])
            type = chance.choice(types)
            form = chance.random()
            tail = ""
            if form < 0.12 and "->" not in type and type != "Any":
                tail = "..."
            elif form < 0.3 and type in ("Int", "Double", "String", "Int?", "Bool"):
                tail = " = " + {"Int": "7", "Double": "0.5", "String": '"d"', "Int?": "nil", "Bool": "false"}[type]
            parameters.append(f"{label} p{place}: {type}{tail}")
            key.append((label, type, tail[:3]))
        if str(key) in made:
            continue
        made.add(str(key))
        generic = chance.random()
        if generic < 0.15:
            parameters, constraint = [f"_ p0: T"] + parameters[1:], chance.choice(["T", "T: Shape", "T: Equatable"])
            lines.append(f"func f<{constraint}>({', '.join(parameters)}) -> String {{ \"f{index}\" }}")
        else:
            lines.append(f"func f({', '.join(parameters)}) -> String {{ \"f{index}\" }}")
    for _ in range(30):
        arguments = []
        for _ in range(chance.choice([0, 1, 1, 1, 2, 2, 3])):
            label = chance.choice(["", "", "", "to: ", "with: "])
            arguments.append(label + chance.choice(values))
        call = f"f({', '.join(arguments)})" + (" { 6 }" if chance.random() < 0.1 else "")
        lines.append(f"print({call!r}, {call})".replace("'", '"') if '"' not in call else f"print({call})")
    return lines


def observers(chance):
    """Variables that are observed, and what changes them."""
    lines = ["struct Inner {", "  var a = 1 { didSet { print(\"a\", oldValue, a) } }", "  var b = [1, 2]",
             "  mutating func grow() { b.append(a) }", "}"]

    def observed(name, value):
        parts = []
        if chance.random() < 0.6:
            parts.append(f'willSet {{ print("{name} will", newValue) }}')
        if chance.random() < 0.8 or not parts:
            clamp = f" ; if {name} > 50 {{ {name} = 50 }}" if chance.random() < 0.3 else ""
            parts.append(f'didSet {{ print("{name} did", oldValue, {name}){clamp} }}')
        return f"  var {name} = {value} {{ {' '.join(parts)} }}"

    lines += ["class Base {", observed("x", 1), observed("y", 2), "  var inner = Inner() { didSet { print(\"inner\") } }",
              "  var list = [3] { didSet { print(\"list\", list) } }"]
    lines += ["  init() {"] + [f"    {chance.choice(['x', 'y'])} = {chance.randint(2, 90)}" for _ in range(chance.randint(0, 2))]
    lines += ["    set()"] * (chance.random() < 0.4) + ["  }", f"  func set() {{ x = {chance.randint(1, 90)} }}", "}"]
    lines += ["class Derived: Base {", observed("z", 5)]
    if chance.random() < 0.7:
        lines.append('  override var x: Int { didSet { print("derived x", oldValue, x) } }')
    if chance.random() < 0.4:
        lines.append('  override var y: Int { willSet { print("derived y", newValue) } }')
    lines += ["  override init() {", f"    z = {chance.randint(1, 90)}", "    super.init()"]
    lines += [f"    {chance.choice(['x', 'y', 'z'])} = {chance.randint(2, 90)}" for _ in range(chance.randint(0, 3))]
    lines += ["  }"]
    if chance.random() < 0.5:
        lines += ["  override func set() {", "    super.set()", f"    z = {chance.randint(1, 9)}", "  }"]
    lines += ["}", "func change(_ value: inout Int) {", f"  value += {chance.randint(1, 60)}", "  value += 1", "}",
              f"let object: Base = {chance.choice(['Base()', 'Derived()', 'Derived()'])}",
              "var free = 1 { didSet { print(\"free\", oldValue, free) } }"]
    statements = ["object.x = {n}", "object.y += {n}", "object.inner.a = {n}", "object.inner.b[0] = {n}", "object.inner.grow()",
                  "object.list.append({n})", "object.list[0] -= {n}", "change(&object.x)", "change(&object.inner.a)", "object.set()",
                  "change(&object.list[0])", "object.inner = Inner()", "free = {n}", "change(&free)", "object.inner.b.removeAll()",
                  "swap(&object.x, &object.y)", "object.list.sort()", "(object as? Derived)?.z = {n}", "free += object.x"]
    for _ in range(14):
        lines.append(chance.choice(statements).format(n=chance.randint(1, 80)))
    return lines + ["print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)"]


def initialisers(chance):
    """A chain of classes, and what is printed while one is made."""
    lines = ["func note(_ text: String, _ value: Int = 0) -> Int {", "  print(text)", "  return value", "}"]
    depth = chance.randint(2, 4)
    designated = {}
    for level in range(depth):
        name, above = f"C{level}", f"C{level - 1}" if level else ""
        lines.append(f"class {name}{': ' + above if above else ''} {{")
        properties = [f"p{level}{index}" for index in range(chance.randint(1, 2))]
        given = []
        for property in properties:
            if chance.random() < 0.6:
                lines.append(f'  var {property} = note("{property}", {chance.randint(1, 9)})')
            else:
                lines.append(f"  var {property}: Int")
                given.append(property)
        if chance.random() < 0.5:
            lines.append(f'  lazy var l{level} = note("lazy {level}", {properties[0]} + 1)')
        inits = []
        if level == 0 or given or chance.random() < 0.5:
            for kind in chance.sample(["()", "(a: Int)", "(_ b: Int, c: Int = 2)"], chance.randint(1, 2)):
                again = level and kind in [one for one in designated[level - 1]]
                lines.append(f"  {'override ' if again else ''}init{kind} {{")
                for property in given:
                    lines.append(f"    {property} = {chance.choice(['4', {'()': '5', '(a: Int)': 'a'}.get(kind, 'b + c')])}")
                lines.append(f'    print("{name}{kind[:4]} before")')
                if level:
                    call = {"()": "()", "(a: Int)": "(a: 8)", "(_ b: Int, c: Int = 2)": chance.choice(["(6)", "(6, c: 7)"])}
                    lines.append(f"    super.init{call[chance.choice(designated[level - 1])]}")
                lines.append(f'    print("{name}{kind[:4]} after", describe())')
                if chance.random() < 0.5:
                    lines.append(f"    {chance.choice(properties)} += 10")
                lines.append("  }")
                inits.append(kind)
            if chance.random() < 0.6:
                call = {"()": "()", "(a: Int)": "(a: 1)", "(_ b: Int, c: Int = 2)": "(3)"}[inits[0]]
                lines += [f"  convenience init(text{level}: String) {{", f"    self.init{call}", f'    print("convenience {level}")', "  }"]
        designated[level] = inits or designated[level - 1]
        body = " + ".join(f'" {property}=\\({property})"' for property in properties)
        lines.append(f'  {"override " if level else ""}func describe() -> String {{ {"super.describe() + " if level else ""}{body} }}')
        lines.append("}")
    last = depth - 1
    for level in range(depth):
        for call in ["()", "(a: 20)", "(30)", "(30, c: 4)"] + [f'(text{other}: "")' for other in range(depth)]:
            if chance.random() < (0.8 if level == last else 0.3):
                lines.append(f"print(C{level}{call}.describe())")
    return lines


def numbers(chance):
    """Expressions of literals and variables of each kind."""
    lines = ["import Foundation", "let i = 7, j = -3, d = 2.5, e = 0.75", "let c: CGFloat = 12.5, g: CGFloat = 4", "let f: Float = 1.5",
             "let u: UInt8 = 200, s: Int16 = -40"]
    names = {"Int": ["i", "j"], "Double": ["d", "e"], "CGFloat": ["c", "g"], "Float": ["f"], "UInt8": ["u"], "Int16": ["s"]}

    def expression(kind, depth):
        if depth == 0 or chance.random() < 0.15:
            literal = str(chance.randint(1, 9))
            if kind not in ("Int", "UInt8", "Int16") and chance.random() < 0.4:
                literal = chance.choice(["0.5", "1.25", "3.0", "2e2"])
            return chance.choice([literal, literal, *names[kind]])
        form = chance.random()
        left, right = expression(kind, depth - 1), expression(kind, depth - 1)
        if form < 0.08 and kind not in ("UInt8",):
            return f"-({left})"
        if form < 0.16:
            return f"{chance.choice(['min', 'max'])}({left}, {right})"
        if form < 0.24:
            other = chance.choice(["Int", "Double", "CGFloat"])
            return f"{kind}({expression(other, depth - 1)})"
        if form < 0.30 and kind in ("Double", "CGFloat", "Float"):
            return f"({left}).rounded({chance.choice(['', '.up', '.down', '.toNearestOrEven'])})"
        if form < 0.38:
            return f"({expression('Int', 0)} {chance.choice(['<', '>', '=='])} {expression('Int', 0)} ? {left} : {right})"
        if kind in ("UInt8", "Int16"):
            return f"({left} {chance.choice(['&+', '&-', '&*', '&', '|', '^', '/', '%'])} {right})"
        operator = chance.choice(["+", "-", "*", "/", "+", "*"])
        return f"({left} {operator} {right})" if chance.random() < 0.6 else f"{left} {operator} {right}"

    for index in range(16):
        kind = chance.choice(list(names))
        # Mixed with literals that have a fraction a `CGFloat` becomes a `Double` by rules that nobody relies on.
        declared = f": {kind}" if kind == "CGFloat" or chance.random() < 0.6 else ""
        lines.append(f"let r{index}{declared} = {expression(kind, 3)}")
        lines.append(f"print({index}, r{index}, type(of: r{index}))")
    return lines


def builders(chance):
    """A result builder with some of what one may have, and bodies of what it takes."""
    has = {part: chance.random() < 0.7 for part in ("partial", "optional", "either", "array", "available", "final", "number", "list")}
    lines = ["@resultBuilder", "enum Builder {", '  static func buildExpression(_ text: String) -> [String] { [text] }']
    if has["number"]:
        lines.append('  static func buildExpression(_ number: Int) -> [String] { ["#\\(number)"] }')
    if has["list"]:
        lines.append('  static func buildExpression(_ list: [String]) -> [String] { ["<"] + list + [">"] }')
    if has["partial"]:
        lines += ["  static func buildPartialBlock(first: [String]) -> [String] { first }",
                  '  static func buildPartialBlock(accumulated: [String], next: [String]) -> [String] { accumulated + ["+"] + next }']
    else:
        lines.append('  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } + ["/"] }')
    if has["optional"]:
        lines.append('  static func buildOptional(_ part: [String]?) -> [String] { part ?? ["none"] }')
    if has["either"]:
        lines += ['  static func buildEither(first part: [String]) -> [String] { ["L"] + part }',
                  '  static func buildEither(second part: [String]) -> [String] { ["R"] + part }']
    if has["array"]:
        lines.append('  static func buildArray(_ parts: [[String]]) -> [String] { ["["] + parts.flatMap { $0 } + ["]"] }')
    if has["available"]:
        lines.append('  static func buildLimitedAvailability(_ part: [String]) -> [String] { ["new"] + part }')
    result = "String" if has["final"] else "[String]"
    if has["final"]:
        lines.append('  static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: " ") }')
    lines += ["}", f"func make(@Builder _ body: () -> {result}) -> {result} {{ body() }}"]

    def leaf(names):
        values = ['"a"', f'"t\\({chance.choice(names)})"']
        values += ["3", *names] if has["number"] else []
        values += ['["x", "y"]'] if has["list"] else []
        return chance.choice(values)

    def block(depth, names, indent):
        found = []
        for _ in range(chance.randint(1, 3)):
            form, space = chance.random(), "  " * indent
            more = lambda inner: block(depth - 1, inner, indent + 1)
            if depth == 0 or form < 0.35:
                found.append(space + leaf(names))
            elif form < 0.5 and has["optional"]:
                test = chance.choice(["flag", f"n > {chance.randint(0, 4)}", "let name, name.count > 1"])
                found += [f"{space}if {test} {{", *more(names), space + "}"]
            elif form < 0.65 and has["either"]:
                found += [f"{space}if n == {chance.randint(0, 3)} {{", *more(names)]
                if chance.random() < 0.5:
                    found += [f"{space}}} else if flag {{", *more(names)]
                found += [space + "} else {", *more(names), space + "}"]
            elif form < 0.75 and has["either"]:
                found.append(f"{space}switch n {{")
                for case in range(chance.randint(1, 4)):
                    found += [f"{space}case {case}:", *more(names)]
                found += [f"{space}default:", *more(names), space + "}"]
            elif form < 0.87 and has["array"]:
                loop = "i" * indent
                found += [f"{space}for {loop} in 0..<{chance.randint(0, 3)} {{", *more(names + [loop]), space + "}"]
            elif form < 0.93:
                local = f"local{indent}"
                if any(line.startswith(f"{space}let {local} ") for line in found):
                    continue
                found += [f"{space}let {local} = n * {chance.randint(2, 5)}", f'{space}"\\({local})"']
            elif has["optional"] and has["available"]:
                found += [f"{space}if #available(macOS 12, iOS 15, *) {{", *more(names), space + "}"]
            else:
                found.append(space + leaf(names))
        return found

    for index in range(4):
        lines += [f"func f{index}(_ n: Int, _ flag: Bool, _ name: String?) -> {result} {{", "  make {", *block(3, ["n"], 2), "  }", "}"]
        lines += [f"print(f{index}({n}, {flag}, {name}))"
                  for n, flag, name in [(0, "true", "nil"), (1, "false", '"ann"'), (chance.randint(2, 5), "true", '"b"')]]
    return lines


def accepted(lines):
    """The lines without those that swiftc refuses, and without the lines that use what is gone."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "main.swift"
        for _ in range(12):
            path.write_text("\n".join(lines) + "\n", encoding="utf-8")
            ran = subprocess.run(["swiftc", "-typecheck", "-suppress-warnings", str(path)], capture_output=True, text=True)
            wrong = {int(number) for number in re.findall(r"main\.swift:(\d+):\d+: error", ran.stderr)}
            if not wrong:
                return lines
            lines = [line for number, line in enumerate(lines, 1) if number not in wrong or line.startswith(("}", "class", "struct"))]
    return None


def written(kind, make, index):
    for attempt in range(20):
        lines = accepted(make(random.Random(f"{kind} {index} {attempt}")))
        if lines is None or sum(line.startswith("print") for line in lines) < 1:
            continue
        with tempfile.TemporaryDirectory() as folder:
            path, program = Path(folder) / "main.swift", Path(folder) / "program"
            path.write_text("\n".join(lines) + "\n", encoding="utf-8")
            made = subprocess.run(["swiftc", "-suppress-warnings", str(path), "-lm", "-o", str(program)], capture_output=True)
            # One that traps, such as by an overflow, says nothing.
            ran = None if made.returncode else subprocess.run([str(program)], capture_output=True)
            # Literals alone can become an `Int128`.
            if ran is None or ran.returncode or b"Int128" in ran.stdout:
                continue
        path = FOLDER / f"{kind}{index:02}.swift"
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        subprocess.run(["swift", "format", "format", "--in-place", str(path)], check=True)
        return True
    return False


def main(wanted):
    FOLDER.mkdir(parents=True, exist_ok=True)
    kinds = {"overloads": overloads, "observers": observers, "initialisers": initialisers, "numbers": numbers, "builders": builders}
    work = [(kind, make, index) for kind, make in kinds.items() for index in range(EACH) if not wanted or kind in wanted]
    with ThreadPoolExecutor(2) as pool:
        done = list(pool.map(lambda one: written(*one), work))
    print(f"{sum(done)} of {len(work)} programs")


if __name__ == "__main__":
    main(sys.argv[1:])
