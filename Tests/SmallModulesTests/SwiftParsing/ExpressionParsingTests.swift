import Testing

/// Expressions, types and patterns, after the grammar of The Swift Programming Language.
@Suite struct ExpressionParsingTests {
  @Test(arguments: [
    ("1 + 2 * 3 - 4", "(- (+ 1 (* 2 3)) 4)"),
    ("a ?? b ?? c", "(?? a (?? b c))"),
    ("a = b ? c : d ? e : f", "(= a (?: b c (?: d e f)))"),
    ("a < b && c >= d || !e", "(|| (&& (< a b) (>= c d)) (prefix ! e))"),
    ("-a.b", "(prefix - a.b)"),
    ("a... ", "(postfix ... a)"),
    ("0 ..< n - 1", "(..< 0 (- n 1))"),
    ("a + b as? C", "(conditional (+ a b) C)"),
    ("a is B && c", "(&& (test a B) c)"),
    ("try? await f()", "(optional (awaiting (call f)))"),
    ("try a + b", "(+ (plain a) b)"),
    ("f(&a)", "(call f (inout a))"),
    ("reduce(0, +)", "(call reduce 0 +)"),
    ("0xFF + 1_000 + 1.5e3", "(+ (+ 255 1000) 1500.0)"),
  ])
  func operators(source: String, wanted: String) {
    let parsed = ProgramText(source)
    #expect(parsed.statements == [wanted])
    #expect(parsed.faults == [])
  }

  @Test(arguments: [
    ("a.b?.c(1)[d]!", "(chain (at (call a.b?.c 1) d)!)"),
    ("f(a: 1) { $0 + $1 }", "(call f a:1 (closure $2 (+ $0 $1)))"),
    ("f { a } b: { c }", "(call f (closure $0 a) b:(closure $0 c))"),
    ("f { [weak self, b = c] (a: A, d) -> B in a }", "(call f (closure [weak self] [b] (a:A d) ->B a))"),
    ("f { a, _ in a }", "(call f (closure (a _) a))"),
    ("a<b>(c)", "(call a<b> c)"),
    ("a < b", "(< a b)"),
    ("f(a < b, c > d)", "(call f (< a b) (> c d))"),
    ("A<B<C>>.d", "A<B<C>>.d"),
    ("[Int]()", "(call (type [Int]))"),
    ("[(A) -> B]()", "(call (type [(A)->B]))"),
    ("[(a: A, b: B)]()", "(call (type [(a:A b:B)]))"),
    ("[String: [Int]]()", "(call (type [String:[Int]]))"),
    ("[1, 2,]", "[1 2]"), ("[:]", "[:]"), ("[a: 1]", "[:a=1]"),
    ("Int?.self", "(type Int?)"),
    ("(a, b: 1)", "(tuple a b:1)"), ("(a)", "(plain a)"), ("t.0.1", "t.0.1"),
    ("\\A.b[1]?.c", "(path A b (at 1) ? c)"), ("\\.self", "(path self)"), ("\\.?.a", "(path ? a)"),
    // A function by its labels is one that calls it.
    ("#selector(A.b(_:c:))", "(#selector (closure $2 (call A.b $0 c:$1)))"),
    (".a(b)", "(call .a b)"),
    ("a ? b : c", "(?: a b c)"),
    ("/a b/", "(unreadable regexLiteralExpr)"),
  ])
  func operands(source: String, wanted: String) {
    let parsed = ProgramText("let x = \(source)")
    #expect(parsed.value == wanted)
    #expect(parsed.faults == [])
  }

  @Test(arguments: [
    (#""a\nb\u{e9}\"""#, "\"a\nbé\"\""),
    (##"#"a\n\#(b)"#"##, "\"a\\n(b)\""),
    (#""a \(b, c: "d\(e)") f""#, "\"a (b c:\"d(e)\") f\""),
    ("\"\"\"\n    a\n      b \\\n    c\n\n    \\(d)\n    \"\"\"", "\"a\n  b c\n\n(d)\""),
    ("\"\"", "\"\""),
  ])
  func strings(source: String, wanted: String) {
    let parsed = ProgramText("let x = \(source)")
    #expect(parsed.value == wanted)
    #expect(parsed.faults == [])
  }

  @Test(arguments: [
    ("A.B<C>", "A.B<C>"), ("[A: [B]]?", "[A:[B]]?"), ("A!", "A!"), ("(A)", "A"), ("()", "()"),
    ("(a: A, B)", "(a:A B)"), ("(A, inout B) async throws(E) -> C?", "(A B)->C?"),
    ("@escaping @Sendable (A) -> () -> B", "(A)->()->B"), ("any A & B", "some A&B"), ("A.Type", "A.Type"),
    ("some A<B<C>>", "some A<B<C>>"), ("A<B<C>?>?", "A<B<C>?>?"), ("(repeat each A)", "A"), ("~A", "A"),
  ])
  func types(source: String, wanted: String) {
    let parsed = ProgramText("var x: \(source)")
    #expect(parsed.type == wanted)
    #expect(parsed.faults == [])
  }

  @Test(arguments: [
    ("let .a(b, c: d)", ".a(let b c:let d)"), (".a(var b, _)", ".a(var b _)"), ("(1, let a?)", "(1 let a?)"),
    ("let a as B", "(let a as B)"), ("is A", "is A"), ("A.b", "A.b"), ("1...2", "(... 1 2)"),
    ("let (a, b)", "(let a let b)"), (".a?", ".a?"), ("let a", "let a"),
  ])
  func patterns(source: String, wanted: String) {
    let parsed = ProgramText("if case \(source) = x {}")
    #expect(parsed.statements == ["(if (case \(wanted) x) ())"])
    #expect(parsed.faults == [])
  }
}
