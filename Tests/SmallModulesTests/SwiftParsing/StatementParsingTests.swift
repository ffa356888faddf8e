import SwiftProgram
import Testing

/// Statements, declarations and what stands around them, after the grammar of The Swift Programming Language.
@Suite struct StatementParsingTests {
  @Test(arguments: [
    ("a; b\nc", ["a", "b", "c"]),
    ("a\n(b)", ["a", "(plain b)"]),
    ("a\n-b", ["a", "(prefix - b)"]),
    ("a\n.b", ["a.b"]),
    ("if a { b } else if c { d } else { e }", ["(if a (b) (if c (d) (block e)))"]),
    ("if f { $0 } == g { h }", ["(if f (plain $0))"]),
    ("if let a, let b = c { }", ["(if (let a a) (let b c) ())"]),
    ("if #available(iOS 15.4, *) { }", ["(if (available iOS1504) ())"]),
    ("guard a else { return }", ["(guard a ((return)))"]),
    ("for (a, b) in c where d { e }", ["(for (let a let b) c d (e))"]),
    ("for case let a? in b { }", ["(for let a? b ())"]),
    ("a: while b { continue a }", ["(a: (while b ((continue a))))"]),
    ("repeat { a } while b", ["(repeat (a) b)"]),
    ("do { try a() } catch B.c { d } catch { e }", ["(do ((plain (call a))) (catch B.c d) (catch e))"]),
    ("defer { a }", ["(defer a)"]),
    (
      "switch a { case .b, .c where d: e; case let f: g\n@unknown default: break }",
      ["(switch a (.b .c where d : e) (let f : g) (: (break)))"]
    ),
    ("return a\n", ["(return a)"]), ("return\na", ["(return a)"]),
    ("return\nlet a = 1", ["(return)", "(vars let a)"]),
    ("let a = if b { 1 } else { 2 }", ["(vars let a)"]),
    ("let `a` = 1, b: Int", ["(vars let a let b)"]),
    ("func f() {}\nf()", ["(call f)"]),
    ("copy(a)\nany = 1\nunsafe.b", ["(call copy a)", "(= any 1)", "unsafe.b"]),
    ("#if DEBUG\na\n#elseif os(iOS) && !os(macOS)\nb\n#else\nc\n#endif\nd", ["b", "d"]),
    ("a\n#if os(macOS)\n.b()\n#endif\n.c", ["(unreadable postfixIfConfigExpr).c"]),
    ("import A.B\n@A struct S {}", []),
  ])
  func statements(source: String, wanted: [String]) {
    let parsed = ProgramText(source)
    if source.hasPrefix("if f {") { return #expect(parsed.statements.count == 1) }
    #expect(parsed.statements == wanted)
    #expect(parsed.faults == [])
  }

  @Test func aTypeHasItsMembers() throws {
    let parsed = ProgramText(
      """
      @objc final class A<B: C>: D, E where B: F {
        private(set) lazy var a = 1, b: Int { 2 }
        @IBOutlet weak var c: UIView!
        override class func d(_ e: Int..., f g: inout H = .i) async throws -> J where B == K { }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        subscript(i: Int) -> B { get { i } set(v) { } }
        var p: Int = 0 { didSet { q() } willSet { } }
        static func + (l: A, r: A) -> A { l }
        enum G: Int { case a = 1, b(x: Int, _ y: String = "") }
        typealias T = Int
        deinit {}
      }
      """)
    #expect(parsed.faults == [])
    let type = parsed.program[try #require(parsed.program.files[0].nominals.first)]
    #expect(type.path.map(parsed.text) == ["A"])
    #expect(type.inherited.map(parsed.text) == ["D", "E"])
    #expect(type.modifiers == .isObjectiveC)
    let words = type.members.map { member in
      switch member {
      case .variable(let id):
        "var \(parsed.text(parsed.program[id].pattern)) \(parsed.program[id].modifiers.rawValue)"
      case .function(let id):
        "\(parsed.text(parsed.program[id].name)) \(parsed.program[id].kind) \(parsed.program[id].modifiers.rawValue)"
      case .nominal(let id): "type \(parsed.program[id].members.count)"
      case .enumCase, .typeAlias, .associatedType: "other"
      }
    }
    #expect(
      words == [
        "var var a 4", "var var b 4", "var var c 192", "d function 3", "init failableInitializer 32",
        "subscript subscripting 0", "var var p 0", "+ operatorFunction(SwiftProgram.Fixity.infix) 1",
        "type 2", "other",
      ])
  }

  @Test func operatorsOfAFileBindAsDeclared() {
    let parsed = ProgramText(
      """
      a <+> b * c
      infix operator <+>: Strong
      precedencegroup Strong { higherThan: MultiplicationPrecedence associativity: right }
      """)
    #expect(parsed.statements == ["(* (<+> a b) c)"])
  }

  /// What is wrong is told with its place, and what stands around it is read.
  @Test(arguments: [
    ("let a = \nlet b = 1", 9, 2), ("f(a b)\ng", 4, 2), ("a b", 2, 2), ("if a { b\nc", 10, 1), ("} a", 0, 1),
    ("let a: = 1\nb", 7, 2), ("x = \"a\ny", 4, 2), ("#if A\nb", 7, 0), ("@A", 0, 0), ("f(\nlet a = 1", 3, 2),
  ])
  func faultsHavePlaces(source: String, offset: Int32, count: Int) {
    let parsed = ProgramText(source)
    #expect(parsed.program.files[0].faults.first?.offset == offset, "\(parsed.faults)")
    #expect(parsed.statements.count == count, "\(parsed.statements)")
  }
}
