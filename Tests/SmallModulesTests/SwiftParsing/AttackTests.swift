import Foundation
import SwiftParsing
import SwiftProgram
import Testing

/// Files that stop other parsers, or that they read for ever (docs/decisions/0133-a-parser-of-our-own.md).
@Suite struct AttackTests {
  /// What comes again and again, and what stands before it and behind it.
  struct Attack: Sendable, CustomTestStringConvertible {
    var before = "let x = "
    var part: String
    var behind = ""
    var testDescription: String { before + part + " … " + behind }
  }

  static let attacks: [Attack] = [
    Attack(before: "let x = a", part: ".b"),
    Attack(before: "let x = a", part: "()"),
    Attack(before: "let x = a", part: " + a"),
    Attack(before: "let x = a", part: " ? a : a"),
    Attack(part: "("), Attack(part: "(", behind: ")"),
    Attack(part: "["), Attack(part: "[", behind: "]"),
    Attack(part: "{ "), Attack(part: "f(", behind: ")"),
    Attack(before: "func f() { if a {}", part: " else if a {}", behind: "}"),
    Attack(before: "let x = f ", part: "{ f ", behind: "}"),
    Attack(before: "let x = f", part: " {}"),
    Attack(part: "! ", behind: "a"), Attack(part: "try "),
    Attack(part: "\"\\("),
    Attack(before: "", part: "#if A\n"),
    Attack(before: "let x: ", part: "A<"),
    Attack(before: "let x: ", part: "A<", behind: ">"),
    Attack(before: "let x: A", part: "?"),
    Attack(before: "let x: A", part: " -> A"),
    Attack(before: "", part: "class A { "),
    Attack(before: "", part: "@A ", behind: "class B {}"),
    Attack(before: "", part: "class ) } ( "),
    Attack(part: "a < b ( "), Attack(part: "a<["),
    Attack(before: "let x: ", part: "[("),
    Attack(part: "{ (a"),
    Attack(before: "switch a { ", part: "case ("),
    Attack(before: "func f() { ", part: "[a: "),
    Attack(part: "(["),
    // Found by trying every short sequence of tokens many times over.
    Attack(before: "", part: "@A("),
    Attack(before: "", part: "@A<"),
    Attack(before: "", part: "#if a\n#endif\n#elseif b\n"),
    Attack(before: "#if a\n", part: "#elseif b\n"),
    Attack(before: "", part: "final "),
    Attack(part: "for a in "),
    Attack(before: "var a: A { ", part: "get async "),
    Attack(before: "class A { ", part: "f() ", behind: "}"),
    Attack(before: "class A { ", part: "a: ", behind: "}"),
    Attack(before: "class A<T: ", part: "() ...? "),
    Attack(part: "a ? "), Attack(before: "f(", part: "“"),
    Attack(before: "", part: "(<#"),
    Attack(before: "", part: "a\nb\n"), Attack(part: "a<b, "), Attack(part: "a<(b: "),
    Attack(before: "if ", part: "a {"),
    Attack(before: "", part: "@A a, throws\\."), Attack(before: "x <", part: ",==a: ;,"),
    Attack(before: "", part: "inout \n"),
    Attack(before: "extension A where ", part: "async [a] in "), Attack(before: "", part: "init "),
    Attack(before: "enum A { case a(", part: "do nonisolated -> {}"), Attack(part: "#\"\"\""),
  ]

  /// Each is read or refused on a small stack, and in a time that its length bounds.
  @Test(arguments: attacks) func end(attack: Attack) {
    for size in [60_000, 500_000] {
      let count = size / (attack.part.utf8.count + attack.behind.utf8.count)
      let source =
        attack.before + String(repeating: attack.part, count: count)
        + String(repeating: attack.behind, count: count)
      let bytes = Array(source.utf8)
      let time = SmallStack.run {
        var program = Program()
        lowerFile(bytes, path: "a.swift", into: &program)
        return program.files.count == 1
      }
      // A debug build on a machine with other work takes some tenths of a second.
      #expect(time < 5, "\(time) s for \(size) bytes")
    }
  }

  /// A file that is nested too deeply says where, and has nothing else.
  @Test(arguments: ["(", "{ ", "A<", "try ", "[a: ", "if a { ", "class A { "])
  func depthIsAFault(part: String) {
    let before = part == "A<" ? "let x: " : part == "if a { " || part == "class A { " ? "" : "let x = "
    let source = before + String(repeating: part, count: 1_000)
    let parsed = ProgramText(source)
    #expect(parsed.faults.count == 1 && parsed.faults[0].hasSuffix("nested too deeply to be read."))
    #expect(parsed.statements.isEmpty)
  }

  @Test func whatRealFilesHaveIsRead() {
    let calls = String(repeating: "f(", count: 60) + String(repeating: ")", count: 60)
    #expect(ProgramText(calls).faults == [])
    let closures = String(repeating: "f { ", count: 30) + String(repeating: "}", count: 30)
    #expect(ProgramText(closures).faults == [])
    let chain = "a" + String(repeating: ".b()", count: 4_000)
    #expect(ProgramText(chain).faults == [])
  }
}

/// Work on a thread with a stack of 512 KiB.
private enum SmallStack {
  /// Runs something that must be true.
  ///
  /// - Returns: The seconds of processor time that it took.
  static func run(_ work: @escaping @Sendable () -> Bool) -> Double {
    let done = DispatchSemaphore(value: 0)
    let seconds = Seconds()
    let thread = Thread {
      var (start, end) = (timespec(), timespec())
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
      let isRight = work()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
      let taken = Double(end.tv_sec - start.tv_sec) + Double(end.tv_nsec - start.tv_nsec) / 1e9
      seconds.value = isRight ? taken : .infinity
      done.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    done.wait()
    return seconds.value
  }

  /// Written by one thread before another reads it: the semaphore stands between them.
  private final class Seconds: @unchecked Sendable { var value = 0.0 }
}
