import SwiftOutline
import Testing

/// Files that stop a parser, or that it reads for ever (docs/decisions/0130-a-guard-before-the-parser.md).
@Suite struct AttackTests {
  /// What comes again and again, what stands before it, and what it has too much of.
  struct Attack: Sendable, CustomTestStringConvertible {
    var before = "let x = "
    var part: String
    var behind = ""
    var code: OutlineRefusal.Code
    var testDescription: String { before + part + " … " + behind }
  }

  static let attacks: [Attack] = [
    Attack(before: "let x = a", part: ".b", code: .chainTooLong),
    Attack(before: "let x = a", part: "()", code: .chainTooLong),
    Attack(before: "let x = a", part: " + a", code: .chainTooLong),
    Attack(before: "let x = a", part: " ? a : a", code: .tooManyTernaries),
    Attack(part: "(", code: .bracketsTooDeep), Attack(part: "(", behind: ")", code: .bracketsTooDeep),
    Attack(part: "[", code: .squaresTooDeep), Attack(part: "[", behind: "]", code: .squaresTooDeep),
    Attack(part: "{ ", code: .bracketsTooDeep), Attack(part: "f(", behind: ")", code: .bracketsTooDeep),
    Attack(before: "func f() { if a {}", part: " else if a {}", behind: "}", code: .tooManyElseIfs),
    Attack(before: "let x = f ", part: "{ f ", behind: "}", code: .bracketsTooDeep),
    Attack(before: "let x = f", part: " {}", code: .tooManyTernaries),
    Attack(part: "! ", behind: "a", code: .tooManyPrefixes), Attack(part: "try ", code: .tooManyPrefixes),
    Attack(part: "\"\\(", code: .stringsTooDeep),
    Attack(before: "", part: "#if A\n", code: .conditionsTooDeep),
    Attack(before: "let x: ", part: "A<", code: .anglesTooDeep),
    Attack(before: "let x: ", part: "A<", behind: ">", code: .anglesTooDeep),
    Attack(before: "let x: A", part: "?", code: .chainTooLong),
    Attack(before: "let x: A", part: " -> A", code: .tooManyArrows),
    Attack(before: "", part: "class A { ", code: .bracketsTooDeep),
    Attack(before: "", part: "@A ", behind: "class B {}", code: .tooManyPrefixes),
    Attack(before: "", part: "class ) } ( ", code: .tooManyMismatches),
    Attack(part: "a < b ( ", code: .bracketsTooDeep), Attack(part: "a<[", code: .squaresTooDeep),
    Attack(before: "let x: ", part: "[(", code: .squaresTooDeep),
    Attack(part: "{ (a", code: .bracketsTooDeep),
    Attack(before: "switch a { ", part: "case (", code: .bracketsTooDeep),
    Attack(before: "func f() { ", part: "[a: ", code: .squaresTooDeep),
    Attack(part: "([", code: .squaresTooDeep),
    // Found by trying every short sequence of tokens many times over.
    Attack(before: "", part: "@A(", code: .attributesTooDeep),
    Attack(before: "", part: "@A<", code: .attributesTooDeep),
    Attack(before: "", part: "#if a\n#endif\n#elseif b\n", code: .tooManyTokens),
    Attack(before: "#if a\n", part: "#elseif b\n", code: .tooManyBranches),
    Attack(before: "", part: "final ", code: .tooManyPrefixes),
    Attack(part: "for a in ", code: .tooManyPrefixes),
    Attack(before: "var a: A { ", part: "get async ", code: .tooManyPrefixes),
    Attack(before: "class A { ", part: "f() ", behind: "}", code: .tooManyStrays),
    Attack(before: "class A { ", part: "a: ", behind: "}", code: .tooManyStrays),
    Attack(before: "class A<T: ", part: "() ...? ", code: .anglesTooLong),
    Attack(part: "a ? ", code: .questionsTooDeep), Attack(before: "f(", part: "“", code: .curlyQuotes),
    Attack(before: "", part: "(<#", code: .attributesTooDeep),
    Attack(before: "", part: "a\nb\n", code: .tooManyTokens),
  ]

  @Test(arguments: attacks) func areRefused(attack: Attack) {
    var limits = OutlineLimits.service
    limits.bytes = .max
    let count = 100_000
    let source =
      attack.before + String(repeating: attack.part, count: count)
      + String(repeating: attack.behind, count: count)
    let file = OutlinedFile(source, limits: limits)
    #expect(file.refusal?.code == attack.code)
    // It is refused where there is too much, and not only at the end.
    #expect(file.outline.tokens <= limits.tokens + 1)
  }

  @Test func theSumOfDeepSquaresIsLimited() {
    // 2^5 for the fifth bracket, 512 times.
    let deep = "f([[[[[]]]]])\n"
    #expect(OutlinedFile(String(repeating: deep, count: 512)).refusal == nil)
    let refusal = OutlinedFile(String(repeating: deep, count: 513)).refusal
    #expect(refusal?.code == .tooManyDeepSquares)
    #expect(refusal?.line == 513 && refusal?.column == 7)
  }
}
