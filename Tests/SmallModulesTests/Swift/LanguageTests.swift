import Foundation
import LayoutModel
import SwiftInterpreter
import SwiftParsing
import SwiftProgram
import SwiftScreens
import TestSupport
import Testing

/// Programs in Swift print what the compiler's programs printed (`Scripts/swift-oracle.py`).
@Suite struct LanguageTests {
  /// Paths of the programs below the fixtures.
  static let programs: [String] = {
    let folder = Repository.fixtures.appending(path: "Swift/Language")
    let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.hasSuffix(".swift") }.sorted().map { "Swift/Language/" + $0 }
  }()

  @Test func thereArePrograms() { #expect(Self.programs.count >= 600) }

  @Test(arguments: programs) func printsWhatTheCompilerPrints(_ path: String) throws {
    let expected = try String(decoding: Repository.fixture(path.dropLast(5) + "txt"), as: UTF8.self)
    let result = run([UInt8](try Repository.fixture(path)))
    #expect(result.output == expected)
    #expect(result.stop == nil, "\(result.stop?.message ?? "")")
    #expect(result.missing.isEmpty)
  }

  /// Expressions of Foundation as texts of labels, each with what `swiftc` and Foundation printed of it on Linux.
  @Test func foundationSaysWhatFoundationSays() throws {
    let lines = try String(decoding: Repository.fixture("Swift/Foundation.txt"), as: UTF8.self).split(
      separator: "\n")
    let pairs = lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    #expect(pairs.count > 80 && pairs.allSatisfy { $0.count == 2 })
    let calls = pairs.indices.map { "    show\($0)()" }.joined(separator: "\n")
    let functions = pairs.enumerated().map {
      "  func show\($0)() { let v = \($1[0]); labels[\($0)].text = \"\($0): \\(v)\" }"
    }
    let source = """
      import UIKit
      final class Panel: UIView {
        let labels = (0..<\(pairs.count)).map { _ in UILabel() }
        override init(frame: CGRect) {
          super.init(frame: frame)
          for label in labels { addSubview(label) }
      \(calls)
        }
        required init?(coder: NSCoder) { nil }
      \(functions.joined(separator: "\n"))
      }
      """
    var reader = ScreenReader(SwiftFolder([SourceText(path: "A.swift", bytes: Array(source.utf8))]))
    let document = try #require(reader.reading(0, in: ScreenFacts(["locale": .text("en")])).screen).document
    let texts = String(decoding: document, as: UTF8.self).matches(of: /"text":\s*("(?:[^"\\]|\\.)*")/).map {
      String($0.1)
    }
    let shown = try JSONDecoder().decode([String].self, from: Data("[\(texts.joined(separator: ","))]".utf8))
    for (index, pair) in pairs.enumerated() {
      let wanted = "\(index): " + pair[1].replacing("\\n", with: "\n")
      #expect(
        shown.contains(wanted), "\(pair[0]): \(shown.first { $0.hasPrefix("\(index): ") } ?? "nothing")")
    }
  }

  @Test(arguments: [
    "func f(_ n: Int) -> Int { f(n + 1) }\nprint(f(0))",
    "struct S { var x: Int { x + 1 } }\nprint(S().x)",
    "class C { var x = 0 { didSet { set() } }\n func set() { x += 1 } }\nC().set()",
    "struct S { subscript(i: Int) -> Int { self[i + 1] } }\nprint(S()[0])",
    "indirect enum E { case a(E), b }\nvar e = E.b\nfor _ in 0..<9999 { e = .a(e) }\nprint(e)",
    "var a: [Any] = []\nfor _ in 0..<9999 { a = [a] }\nprint(a)\nprint(a.description)",
    "while true {}", "repeat {} while true", "for i in 0...9_999_999_999 { print(i) }",
    "var t = \"ab\"\nfor _ in 0..<99 { t += t }\nprint(t)", "var l = [1]\nfor _ in 0..<99 { l += l }",
    "let f: (Any) -> Any = { $0 }\nprint(stride(from: 0, to: 1e300, by: 1e-300).map { $0 })",
    "print(String(repeating: \"x\", count: 9_223_372_036_854_775_807))",
  ]) func runawaysEnd(_ source: String) {
    #expect(run(Array(source.utf8)).stop?.kind == .limit)
  }

  @Test(arguments: [
    "print(Int.min / -1)", "print(Int.min % -1)", "print(-Int.min)", "print(abs(Int.min))", "print(1 / 0)",
    "print(Int(1e300))",
    "print(Int(Double.nan))", "print(UInt8(300))", "print([1][5])", "print([1][-1])", "print([1, 2][3...])",
    "var a = [1]; a.remove(at: 4)",
    "var a = [Int](); a.removeLast()", "let x: Int? = nil; print(x!)", "print(\"abc\"[\"abc\".endIndex])",
    "print(Int.max + 1)",
    "print(\"a\" as! Int)", "try! { throw 1 as! Error }()", "print(Array(repeating: 0, count: -1))",
    "print(5 % 0)",
    "print(UInt(0) - 1)", "print(Int8.min.magnitude, Int.min.magnitude)",
    "print(1 << Int.max, 1 >> Int.min, 1 << -9_999)",
    "print((0...Int.max).count, (Int.min...Int.max).count)",
    "print([1, 2, 3].prefix(-4), [1].dropFirst(Int.max))",
    "print(stride(from: 0, to: 10, by: 0).map { $0 })",
    "print(String(format: \"%99999999d %.99999999f\", 1, 2.0))",
  ]) func nothingTraps(_ source: String) {
    _ = run(Array(source.utf8))
  }

  private func run(_ bytes: [UInt8]) -> ScriptResult {
    var program = Program()
    let prelude = try? Repository.text("Sources/SwiftInterpreter/Preludes/Standard.swift")
    lowerFile(Array((prelude ?? "").utf8), path: "Standard.swift", into: &program)
    program.files[0].isPrelude = true
    lowerFile(bytes, path: "main.swift", into: &program)
    return runScript(program)
  }
}
