import SwiftOutline
import Testing

/// What is a comment, a string or a regex, after the lexical structure of The Swift Programming Language: what stands in one declares
/// nothing, and what stands behind it does.
@Suite struct LexingTests {
  @Test(arguments: [
    "// let a = 1 /*",
    "/* let a = 1 */",
    "/* /* let a = 1 */ let b = 2 */",
    "/* \" */",
    #"f("let a = 1")"#,
    #"f("\" let a = 1")"#,
    #"f("\\")"#,
    #"f("\(g("let a = 1"))")"#,
    #"f("\(g("\(h("}"))"))")"#,
    #"f("\(g(")"))")"#,
    ##"f(#"\(" let a = 1"#)"##,
    ##"f(#"\#(g("}"))"#)"##,
    ###"f(##"a"# let a = 1"##)"###,
    "f(\"\"\"\n  let a = \"\"\n  \\(g(\"}\"))\n  \\\"\"\"\n  \"\"\")",
    "f(#\"\"\"\n  \"\"\" let a = 1\n  \\#(g(\n  1))\n  \"\"\"#)",
    ##"f(#"""#)"##,
    "f(/let a = [}\"]/)",
    "f(/a\\/ \\( let a/)",
    "f(#/ a / } \" /#)",
    "f(#/\n  let a = 1 }\n/#)",
    "f(try? /a}/)",
    "f(a / b, \"}\", c / d)",
    "f(a/b, \"}\", c/d)",
    "f(`let`, `a } b`, $0, 0x1F.p, 1_000.5e+3, .5)",
    "f(reduce(1, /))",
    "f(<#let a = }#>)",
    "f(é, 👍, ∑ + ×, a≠b)",
    "f(\"unfinished)",
    "f(a /*}*/ + b)",
    "x */*}*/ y",
  ])
  func whatFollowsIsFound(source: String) {
    let file = OutlinedFile("func before() {}\nfunc g() {\(source)\n}\nfunc behind() {}")
    #expect(file.refusal == nil)
    #expect(file.globals == ["function before", "function g", "function behind"])
  }

  @Test func aFileMayBeginWithWhatIsNoSwift() {
    #expect(OutlinedFile("#!/usr/bin/swift \" {\nlet a = 1").globals == ["constant a"])
    #expect(OutlinedFile([0xEF, 0xBB, 0xBF] + Array("let a = 1".utf8)).globals == ["constant a"])
    #expect(OutlinedFile([0xFF, 0xC3] + Array("let a = 1".utf8)).globals == ["constant a"])
  }

  /// What other readers guess at is read in one way, and what stands behind it is found.
  @Test(arguments: [
    "a\0", "a\n<<<<<<< b\n", "f(“a”)", "return / [\"]\"]", "a */ b", "\"\\(a\n)\"", "a ` b",
  ])
  func oddTextIsRead(source: String) {
    let file = OutlinedFile("func g() {\(source)\n}\nfunc behind() {}")
    #expect(file.refusal == nil)
    #expect(file.globals.first == "function g")
  }

  @Test func linesEndAsThePlacesOfFindingsSay() {
    let bytes = Array("a\nb\r\nc\rdé\n".utf8)
    bytes.withUnsafeBufferPointer { bytes in
      let lines = LineStarts(bytes)
      #expect(lines.count == 5)
      #expect(lines.place(of: 0) == (1, 1))
      #expect(lines.place(of: 2) == (2, 1))
      #expect(lines.place(of: 5) == (3, 1))
      #expect(lines.place(of: 7) == (4, 1))
      // é takes two bytes.
      #expect(lines.place(of: 10) == (4, 4))
      #expect(lines.place(of: 11) == (5, 1))
    }
  }

  @Test func namesWithTooManyMarksAreNoText() {
    let marks = String(repeating: "\u{301}", count: 30)
    #expect(OutlinedFile("let a\(marks) = 1").globals == ["constant a\(marks)"])
    #expect(OutlinedFile("let a\(marks)\u{301} = 1").globals == ["constant ?"])
    #expect(OutlinedFile("let \(String(repeating: "a", count: 1025)) = 1").globals == ["constant ?"])
  }
}
