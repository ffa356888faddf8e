#!/usr/bin/env python3
"""Finds what has grown too long in Sources, Fuzzing and Tests: files, functions, and folders with too many files of their own.

    check-lengths.py [--self-test]

A file may have 400 lines, a function 40, from the line with its `func`, `init`, `deinit`, `subscript` or `var` to its closing brace,
a folder 12 Swift files beside its subfolders. What is longer for a reason stands in lengths-allowed.txt, one line each:

    Sources/Module/File.swift                why the file is longer
    Sources/Module/File.swift:name           why the function or property of that name is longer
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
FILE_LINES, FUNCTION_LINES, FOLDER_FILES = 400, 40, 12


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
    for folder, members in sorted(folders.items()):
        if len(members) > FOLDER_FILES:
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
            faults.append(f"{ALLOWED}:{number}: {key} is not too long, or not there")
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
    long_function = "func f() {\n" + "  g()\n" * 39 + "}\n"
    fits = "func f() {\n" + "  g()\n" * 38 + "}\n"
    cases = [
        ({"Sources/M/a.swift": fits + "//\n" * 360}, []),
        ({"Sources/M/a.swift": "//\n" * 401}, ["Sources/M/a.swift:1: 401 lines, 400 are allowed"]),
        ({"Sources/M/a.swift": long_function}, ["Sources/M/a.swift:1: f has 41 lines, 40 are allowed"]),
        ({"Sources/M/Generated/a.swift": long_function}, []),
        ({"Tests/MTests/a.swift": long_function}, ["Tests/MTests/a.swift:1: f has 41 lines, 40 are allowed"]),
        ({f"Sources/M/{i}.swift": "" for i in range(13)}, ["Sources/M/: 13 files, 12 are allowed"]),
        ({"Sources/M/a.swift": long_function, str(ALLOWED): "Sources/M/a.swift:f a table of cases\n"}, []),
        ({"Sources/M/a.swift": fits, str(ALLOWED): "Sources/M/a.swift:f a table of cases\n"},
         [f"{ALLOWED}:1: Sources/M/a.swift:f is not too long, or not there"]),
        ({"Sources/M/a.swift": long_function, str(ALLOWED): "Sources/M/a.swift:f\n"}, [f"{ALLOWED}:1: Sources/M/a.swift:f has no reason"]),
    ]
    return linting.passes_on(cases, check)


if __name__ == "__main__":
    linting.run(lambda: check(ROOT), self_test)
