#!/usr/bin/env python3
"""Finds what has grown too long or too wide in Sources, Fuzzing and Tests: files, functions, lists of parameters, types of the
resolver, and folders with too many files of their own.

    check-lengths.py [--self-test]

A file may have 400 lines, a function 40, from the line with its `func`, `init`, `deinit`, `subscript` or `var` to its closing brace,
and 6 parameters outside of Tests, a type of the resolver 10 stored properties, a folder 12 Swift files beside its subfolders, other than one of
fixtures. What is more for a reason
stands in lengths-allowed.txt, one line each:

    Sources/Module/File.swift                why the file is longer
    Sources/Module/File.swift:name           why the function or property of that name is longer
    Sources/Module/File.swift:name()         why the function of that name has more parameters
    Sources/Module/File.swift:Type{}         why the type has more stored properties
    Sources/Module/Folder/                   why the folder has more files

An exception that no longer applies fails, too. Generated files are left out. Exit status 1 where something is wrong.
"""

import re
import sys
from pathlib import Path

import linting

ROOT = Path(__file__).resolve().parent.parent
ALLOWED = Path("Scripts/lengths-allowed.txt")
FOLDERS = ["Sources", "Fuzzing", "Tests"]
FILE_LINES, FUNCTION_LINES, FOLDER_FILES, PARAMETERS, PROPERTIES = 400, 40, 12, 6, 10
# Whose types are small enough to be seen whole.
RESOLVER = Path("Sources/AdaptiveLayout")


def code(text):
    """The text with comments and the contents of strings blanked, line by line as long as before.

    Code inside of string interpolations is blanked, too: functions are not declared there.
    """
    out, at, end = [], 0, len(text)
    while at < end:
        start = at
        if text.startswith("//", at):
            at = text.find("\n", at)
            at = end if at < 0 else at
        elif text.startswith("/*", at):
            depth, at = 1, at + 2
            while at < end and depth:
                if text.startswith("/*", at):
                    depth, at = depth + 1, at + 2
                elif text.startswith("*/", at):
                    depth, at = depth - 1, at + 2
                else:
                    at += 1
        elif text[at] == '"' or text[at] == "#" and re.match(r'#+"', text[at:at + 8]):
            at = end_of_string(text, at)
        else:
            out.append(text[at])
            at += 1
            continue
        out.append(re.sub(r"[^\n]", " ", text[start:at]))
    return "".join(out)


def end_of_string(text, at):
    """Where the string literal that begins at `at` ends."""
    hashes = re.match(r"#*", text[at:at + 8]).group()
    at += len(hashes)
    quotes = '"""' if text.startswith('"""', at) else '"'
    at += len(quotes)
    closing, escape = quotes + hashes, "\\" + hashes
    while at < len(text):
        if text.startswith(closing, at):
            return at + len(closing)
        if text.startswith(escape + "(", at):
            depth, at = 1, at + len(escape) + 1
            while at < len(text) and depth:
                if text[at] == '"' or text[at] == "#" and re.match(r'#+"', text[at:at + 8]):
                    at = end_of_string(text, at)
                    continue
                depth += {"(": 1, ")": -1}.get(text[at], 0)
                at += 1
        elif text.startswith(escape, at):
            at += len(escape) + 1
        elif text[at] == "\n" and quotes == '"':
            return at  # Not closed: the compiler says so.
        else:
            at += 1
    return at


DECLARATION = re.compile(r"(?<![.\w`])(func|init|deinit|subscript|var)(?![\w`])")
# What can only begin after a declaration without a body has ended.
NEXT = re.compile(
    r"(?:func|init|deinit|subscript|var|let|case|struct|class|enum|protocol|extension|actor|typealias|associatedtype|static|"
    r"private|fileprivate|internal|package|public|mutating|override|required|convenience|@\w+|#if|#else|#endif)\b")


def body(text, at, is_variable):
    """Where the body that belongs to the declaration before `at` opens; None if it has none."""
    depth = 0
    while at < len(text):
        character = text[at]
        if character in "([":
            depth += 1
        elif character in ")]":
            if depth == 0:
                return None
            depth -= 1
        elif depth == 0:
            if character == "{":
                return at
            if character in "};" or is_variable and character in "=,":
                return None
            if character == "\n":
                line = text[at + 1:].lstrip()
                if is_variable and not line.startswith("{") and text[:at].rstrip()[-1:] not in ":.&>":
                    return None
                if NEXT.match(line):
                    return None
        at += 1
    return None


def closing(text, at):
    """The brace that closes the one at `at`."""
    depth = 0
    for index in range(at, len(text)):
        depth += {"{": 1, "}": -1}.get(text[index], 0)
        if depth == 0:
            return index
    return len(text) - 1


def functions(text):
    """Name, first line and number of lines of every function, initialiser, subscript and computed property."""
    text = code(text)
    for match in DECLARATION.finditer(text):
        kind = match.group(1)
        name = re.match(r"[ ]*`?([\w]+|[^\s\w(<]+)", text[match.end():])
        opening = body(text, match.end(), kind == "var")
        if opening is None:
            continue
        first = text.count("\n", 0, match.start()) + 1
        last = text.count("\n", 0, closing(text, opening)) + 1
        yield name.group(1) if kind in ("func", "var") and name else kind, first, last - first + 1


def elements(text, at):
    """How many elements stand between the bracket at `at` and the one that closes it, and where that is."""
    depth, angles, count, empty = 0, 0, 1, True
    for index in range(at, len(text)):
        character = text[index]
        if character in "([{":
            depth += 1
        elif character in ")]}":
            depth -= 1
            if depth == 0:
                return 0 if empty else count, index
        elif character == "<" and re.match(r"[\w.]", text[index - 1]):
            angles += 1
        elif character == ">" and angles and text[index - 1] != "-":
            angles -= 1
        elif character == "," and depth == 1 and angles == 0:
            count += bool(re.match(r",\s*[^\s)]", text[index:]))
        if depth and index > at and not character.isspace():
            empty = False
    return count, len(text)


def parameters(text):
    """Name, line and number of parameters of every function, initialiser and subscript."""
    text = code(text)
    for match in re.finditer(r"(?<![.\w`])(?:(func)\s+(`?\w+`?|[^\s\w(<]+)|(init|subscript)[?!]?)\s*(?=[(<])", text):
        at = match.end()
        if text[at] == "<":
            depth = 0
            while at < len(text):
                depth += {"<": 1, ">": -1 if text[at - 1] != "-" else 0}.get(text[at], 0)
                at += 1
                if depth == 0:
                    break
        # A call of an initialiser has no keyword of a declaration before it; `self.init` and `.init` have a dot.
        if text[at:at + 1] == "(":
            yield match.group(2) or match.group(3), text.count("\n", 0, match.start()) + 1, elements(text, at)[0]


TYPE = re.compile(r"(?<![.\w`])(?:struct|class|actor)\s+(`?[A-Z]\w*)")
PROPERTY = re.compile(r"(?<![.\w`])(let|var)\s+\w")


def properties(text):
    """Name, line and number of stored properties of every structure and class, without those of types inside of it."""
    text = code(text)
    for match in TYPE.finditer(text):
        opening = text.find("{", match.end())
        if opening < 0:
            continue
        end, depth, count = closing(text, opening), 0, 0
        inside = {found.start(): found for found in PROPERTY.finditer(text, opening + 1, end)}
        for index in range(opening + 1, end):
            depth += {"{": 1, "(": 1, "[": 1, "}": -1, ")": -1, "]": -1}.get(text[index], 0)
            if depth or index not in inside:
                continue
            before = text[text.rfind("\n", 0, index) + 1:index]
            if re.search(r"\b(static|class|case|if|guard)\b", before) or body(text, index + 3, True) is not None:
                continue
            line = text[index:text.find("\n", index)]
            while (bare := re.sub(r"\([^()]*\)|\[[^\[\]]*\]|\{[^{}]*\}|<[^<>]*>", "", line)) != line:
                line = bare
            count += 1 + len(re.findall(r",\s*\w+", line))
        yield match.group(1), text.count("\n", 0, match.start()) + 1, count


def measure(root):
    """What is too long: its key in the list of exceptions, and a sentence."""
    found = []
    paths = [path for folder in FOLDERS for path in sorted((root / folder).rglob("*.swift"))]
    files = [path for path in paths if "Generated" not in path.relative_to(root).parts]
    folders = {}
    for path in files:
        relative = path.relative_to(root)
        folders.setdefault(relative.parent, []).append(relative)
        text = path.read_text(encoding="utf-8")
        lines = len(text.splitlines())
        if lines > FILE_LINES:
            found.append((str(relative), f"{relative}:1: {lines} lines, {FILE_LINES} are allowed"))
        for name, first, length in functions(text):
            if length > FUNCTION_LINES:
                found.append((f"{relative}:{name}", f"{relative}:{first}: {name} has {length} lines, {FUNCTION_LINES} are allowed"))
        for name, first, count in parameters(text) if relative.parts[0] != "Tests" else ():
            if count > PARAMETERS:
                found.append((f"{relative}:{name}()", f"{relative}:{first}: {name} has {count} parameters, {PARAMETERS} are allowed"))
        for name, first, count in properties(text) if relative.is_relative_to(RESOLVER) else ():
            if count > PROPERTIES:
                found.append(
                    (f"{relative}:{name}{{}}", f"{relative}:{first}: {name} has {count} stored properties, {PROPERTIES} are allowed"))
    for folder, members in sorted(folders.items()):
        if len(members) > FOLDER_FILES and "Fixtures" not in folder.parts:
            found.append((f"{folder}/", f"{folder}/: {len(members)} files, {FOLDER_FILES} are allowed"))
    return found


def check(root):
    """What is too long without a reason, and reasons for what is not."""
    faults, allowed, used = [], {}, set()
    path = root / ALLOWED
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines() if path.exists() else [], 1):
        if not line.strip() or line.startswith("#"):
            continue
        key, _, reason = line.strip().partition(" ")
        if not reason.strip():
            faults.append(f"{ALLOWED}:{number}: {key} has no reason")
        if key in allowed:
            faults.append(f"{ALLOWED}:{number}: {key} stands in line {allowed[key]} already")
        allowed[key] = number
    for key, sentence in measure(root):
        if key in allowed:
            used.add(key)
        else:
            faults.append(sentence)
    for key, number in allowed.items():
        if key not in used:
            faults.append(f"{ALLOWED}:{number}: {key} is within what is allowed, or not there")
    return faults


def self_test():
    """Counts functions of every form, and finds what is too long in small trees."""
    forms = '''
protocol P { func none(); var x: Int { get }; init() }
struct S {
  let f: () -> Void = { }
  var stored = { 1 }()
  var computed: Int {
    3
  }
  init(
    _ a: Int,
    b: () -> Int = { 4 }
  ) where A: B {
    print("func no() { \\(a.map { "}" }) ")  // {
  }
  func generic<T>(_ x: T) throws(E)
    -> (Int) -> Void
  where T: P
  {
    let s = """
      { func inside() {
      """
    _ = #"{"# + s; self.init(); /* { /* { */ } */
  }
  subscript(i: Int) -> Int { i }
  static func == (a: S, b: S) -> Bool {
    true
  }
  deinit { }
  func empty() {}
}
'''
    expected = [
        ("x", 2, 1), ("computed", 6, 3), ("init", 9, 6), ("generic", 15, 9), ("subscript", 24, 1), ("==", 25, 3), ("deinit", 28, 1),
        ("empty", 29, 1),
    ]
    counted = list(functions(forms))
    if counted != expected:
        print(f"expected {expected}, counted {counted}", file=sys.stderr)
        return False
    wide = '''
func none() {}
func six(_ a: [Int: Int], b: (Int, Int) -> Void, c: Dictionary<Int, Int> = [1: 2, 3: 4], d: Int, e: Int, f: Int = g(1, 2),) {}
init?<T: P>(a: T) { self.init(a: 1, b: 2) }
static func == (a: A, b: A) -> Bool { x.init(a, b, c) }
subscript(i: Int, j: Int) -> Int { 0 }
struct S<T> {
  static let none = 0
  let a: Int, b: [Int: Int] = [1: 2, 3: 4]
  private(set) var c = { let d = 1; return d }()
  var computed: Int { let e = 1; return e }
  @Field("x", y) var f: (Int, Int)
  struct Inner { var g = 0; func h() { var i = 1 } }
}
'''
    if (counted := list(parameters(wide))) != [("none", 2, 0), ("six", 3, 6), ("init", 4, 1), ("==", 5, 2), ("subscript", 6, 2), ("h", 13, 0)]:
        print(f"counted parameters {counted}", file=sys.stderr)
        return False
    if (counted := list(properties(wide))) != [("S", 7, 4), ("Inner", 13, 1)]:
        print(f"counted properties {counted}", file=sys.stderr)
        return False
    many = "struct S {\n" + "".join(f"  var a{i} = 0\n" for i in range(11)) + "}\n"
    seven = "func f(a: A, b: A, c: A, d: A, e: A, f: A, g: A) {}\n"
    long_function = "func f() {\n" + "  g()\n" * 39 + "}\n"
    fits = "func f() {\n" + "  g()\n" * 38 + "}\n"
    cases = [
        ({"Sources/M/a.swift": fits + "//\n" * 360}, []),
        ({"Sources/M/a.swift": "//\n" * 401}, ["Sources/M/a.swift:1: 401 lines, 400 are allowed"]),
        ({"Sources/M/a.swift": long_function}, ["Sources/M/a.swift:1: f has 41 lines, 40 are allowed"]),
        ({"Sources/M/Generated/a.swift": long_function}, []),
        ({"Tests/MTests/a.swift": long_function}, ["Tests/MTests/a.swift:1: f has 41 lines, 40 are allowed"]),
        ({f"Sources/M/{i}.swift": "" for i in range(13)}, ["Sources/M/: 13 files, 12 are allowed"]),
        ({f"Tests/Fixtures/{i}.swift": "" for i in range(13)}, []),
        ({"Sources/M/a.swift": long_function, str(ALLOWED): "Sources/M/a.swift:f a table of cases\n"}, []),
        ({"Sources/M/a.swift": seven + many}, ["Sources/M/a.swift:1: f has 7 parameters, 6 are allowed"]),
        ({"Sources/M/a.swift": seven, str(ALLOWED): "Sources/M/a.swift:f() as the library has it\n"}, []),
        ({str(RESOLVER / "a.swift"): many}, [f"{RESOLVER}/a.swift:1: S has 11 stored properties, 10 are allowed"]),
        ({"Sources/M/a.swift": fits, str(ALLOWED): "Sources/M/a.swift:f a table of cases\n"},
         [f"{ALLOWED}:1: Sources/M/a.swift:f is within what is allowed, or not there"]),
        ({"Sources/M/a.swift": long_function, str(ALLOWED): "Sources/M/a.swift:f\n"}, [f"{ALLOWED}:1: Sources/M/a.swift:f has no reason"]),
    ]
    return linting.passes_on(cases, check)


if __name__ == "__main__":
    linting.run(lambda: check(ROOT), self_test)
