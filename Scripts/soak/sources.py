"""Attacks by Swift: shapes that parsers die of, and programs that do not end or grow without an end."""

import costs
import wire
from report import Finding
from service import Pulse, Service

# What may be refused, what is answered with a hole where the program was left, and what ends where a request must.
TOLD = (200, 413, 422, 504)
# Seconds of processor time for one file, where the limit is 5, and MiB for all of them, one after the other.
SECONDS, MEBIBYTES = 7.0, 250


def _screen(body, around=""):
    """A class whose `viewDidLoad` runs a body."""
    return f"import UIKit\n{around}\nclass Screen: UIViewController {{\n  override func viewDidLoad() {{\n{body}\n  }}\n}}\n"


def shapes():
    """Files that are as deep or as wide as they may be, by what they are made of."""
    deep, wide = 40_000, 200_000
    yield "brackets", _screen("_ = " + "(" * deep + "1" + ")" * deep)
    yield "open brackets", _screen("_ = " + "[" * wide)
    yield "braces", "{" * wide
    yield "closures", _screen("{ " * deep + "}" * deep)
    yield "prefixes", _screen("_ = " + "!" * wide + "true")
    yield "operators", _screen("_ = 1" + " + 1" * wide)
    yield "ternaries", _screen("_ = " + "true ? 1 : " * deep + "0")
    yield "members", _screen("_ = view" + ".view" * wide)
    yield "calls", _screen("f" + "()" * wide)
    yield "optionals", _screen("_ = view" + "?" * wide)
    yield "types", "let a: " + "[" * deep + "Int" + "]" * deep
    yield "functions of functions", "let a: " + "(Int) -> " * deep + "Int"
    yield "generic arguments", "let a: " + "A<" * deep + "Int" + ">" * deep
    yield "interpolations", _screen('_ = ' + '"\\(' * deep + "1" + ')"' * deep)
    yield "comments", "/*" * wide
    yield "raw texts", "let a = " + "#" * wide + '"'
    yield "else ifs", _screen("if a {} " + "else if a {} " * deep)
    yield "classes", "".join(f"class C{index}: C{index + 1} {{}}\n" for index in range(15_000))
    yield "a ring of classes", "class A: B {}\nclass B: C {}\nclass C: A {}\n"
    yield "conditions", "#if A\n" * deep
    yield "attributes", "@a " * wide + "class A: UIViewController {}"
    yield "marks", "let a" + "\u0315\u0300" * 50_000 + " = 1"
    yield "zeros", "\0" * wide


def programs():
    """Screens that run on and on, or make more and more."""
    yield "a loop", _screen("while true {}")
    yield "a loop of views", _screen("while true { view.addSubview(UIView()) }")
    yield "calls of itself", _screen("viewDidLoad()")
    yield "calls of each other", _screen("a()", "func a() { b() }\nfunc b() { a() }")
    yield "two calls each", _screen("a(60)", "func a(_ n: Int) { if n > 0 { a(n - 1); a(n - 1) } }")
    yield "texts that double", _screen('var a = "abcdefgh"; while true { a += a }; title = a')
    yield "lists that double", _screen("var a = [1]; while true { a += a }")
    yield "a list in itself", _screen("var a: [Any] = [1]; while true { a = [a, a] }; print(a)")
    yield "a dictionary", _screen("var a: [Int: Int] = [:]; var i = 0; while true { a[i] = i; i += 1 }")
    yield "a range", _screen("for i in 0..<Int.max { _ = i }")
    yield "an array of a count", _screen("let a = Array(repeating: 0, count: Int.max)")
    yield "a text of a count", _screen('let a = String(repeating: "a", count: Int.max)')
    yield "sorting", _screen("var a = [Int](); for i in 0..<20000 { a.append(i) }; while true { a.sort { $0 > $1 } }")
    yield "constraints", _screen("while true { view.widthAnchor.constraint(equalToConstant: 1).isActive = true }")
    yield "conflicts", _screen("for i in 0..<5000 { view.widthAnchor.constraint(equalToConstant: CGFloat(i)).isActive = true }")
    yield "a formatted text", _screen('title = String(format: "%999999999d", 1)')
    yield "marks that grow", _screen('var a = "e\\u{301}"; for _ in 0..<30 { a = a + a }; title = a')
    yield "controllers", _screen("while true { addChild(Screen()) }")
    yield "a view in itself", _screen("view.addSubview(view)")
    yield "a view twice in itself", _screen("view.subviews = [view, view]")
    yield "a deep tree", _screen("var a = UIView(); for _ in 0..<5000 { let b = UIView(); b.addSubview(a); a = b }; view.addSubview(a)")
    yield "stacks in stacks", _screen("var a = UIStackView(); for _ in 0..<2000 { a = UIStackView(arrangedSubviews: [a, a]) }; view.addSubview(a)")
    yield "observers", _screen("a = 1", "var a: Int = 0 { didSet { a += 1 } }")
    yield "many screens", "import UIKit\n" + "".join(
        f"class Screen{index}: UIViewController {{ override func viewDidLoad() {{ while true {{}} }} }}\n" for index in range(500))


def swift(program):
    """Files of Swift, alone, imported and shown in all environments: each is answered or refused, and soon."""
    faults, worst, count = [], ("", 0.0), 0
    with Service(program) as service:
        with Pulse(service.port) as pulse:
            for name, text in [*shapes(), *programs()]:
                for target in ("/v1/import", "/v1/lint?environments=all"):
                    count += 1
                    data = wire.request("POST", target, text.encode(), kind="text/x-swift")
                    status, used = costs.priced(service, data)
                    worst = max(worst, (f"{name}, {target}", used), key=lambda each: each[1])
                    if status not in TOLD or used > SECONDS:
                        faults.append(f"{name}, {target}: {status}, {used:.2f} s")
                if not service.is_alive:
                    break
        peak = service.peak if service.is_alive else float("inf")
    good = not faults and peak < MEBIBYTES and pulse.slowest < 2 and not pulse.failures
    measured = f"{count} requests, {peak:.0f} MiB; worst {worst[0]}: {worst[1]:.2f} s of processor time; {pulse}"
    return Finding(good, "; ".join([measured, *faults]), f"{SECONDS} s each, {MEBIBYTES} MiB; health within 2 s")


ALL = [swift]
