import Foundation
import JSON
import LayoutCoding
import LayoutModel
import TestSupport
import Testing

@testable import AdaptiveLayout

/// Whether every worked example and every rule of Auto Layout has a case.
@Suite struct RuleAuditTests {
  /// The names of all cases.
  private static let names = FixtureTests.fixtures.map { fixture in
    fixture.description.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? ""
  }

  /// Number of examples of layouts (A to G), safe areas (S), margins (M), directions (R), alignment rectangles (L), pixels (X),
  /// visual formats (V).
  private static let examples: [(letter: String, count: Int)] = [
    ("A", 13), ("B", 15), ("C", 8), ("D", 8), ("E", 33), ("F", 7), ("G", 5), ("S", 6), ("M", 7), ("R", 4),
    ("L", 1), ("X", 7), ("V", 17),
  ]

  @Test func everyWorkedExampleIsACase() {
    let expected = Self.examples.flatMap { letter, count in
      (1...count).map { letter + ($0 < 10 ? "0" : "") + String($0) }
    }
    #expect(expected.count == 131)
    let present = Set(Self.names.map { String($0.prefix(3)) })
    #expect(expected.filter { !present.contains($0) } == [])
  }

  /// Rules that only files of Interface Builder show: nothing public is small enough for a case.
  private static let uncased: Set<String> = ["AL-required-content", "AL-stack-nested-length"]

  /// Every rule of docs/rules/auto-layout.md is cited by a case, by the provenance of a file of cases, or by a test.
  @Test func everyRuleHasACase() throws {
    let rules = try Repository.text("docs/rules/auto-layout.md")
      .matches(of: /(?m)^\| `(AL-[a-z0-9-]+)` \|/).map { String($0.1) }
    #expect(rules.count > 80)
    var cited = Self.uncased
    let files = FileManager.default.enumerator(
      at: Repository.root.appending(path: "Tests"), includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard ["json", "swift"].contains(file.pathExtension), !file.path.contains("/workloads/")
      else { continue }
      let text = try String(decoding: Data(contentsOf: file), as: UTF8.self)
      cited.formUnion(text.matches(of: /AL-[a-z0-9-]+/).map { String($0.0) })
    }
    #expect(rules.filter { !cited.contains($0) } == [])
  }

  @Test(
    "AL-finite: numbers that are not finite",
    arguments: [
      #"{"firstItem":"a","firstAttribute":"width","constant":1e999}"#,
      #"{"firstItem":"a","firstAttribute":"width","secondItem":"root","secondAttribute":"width","multiplier":1e999}"#,
      #"{"firstItem":"a","firstAttribute":"width","constant":-1e999}"#,
    ])
  func notFinite(constraint: String) {
    let body =
      #"{"device":"iPhone 6","hierarchy":{"id":"root","subviews":[{"id":"a"}]},"constraints":[\#(constraint)]}"#
    #expect {
      try decodeLayoutRequest(Array(body.utf8))
    } throws: { error in
      (error as? FaultList)?.faults.map(\.kind) == [.nonFinite]
    }
  }

  /// `%g` of C, which UIKit prints numbers with.
  @Test(
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1, "1"), (-8, "-8"), (0.5, "0.5"), (100_000, "100000"), (999_999, "999999"),
      (1_000_000, "1e+06"), (1e7, "1e+07"), (1_234_567, "1.23457e+06"), (999_999.5, "1e+06"),
      (1.0 / 3, "0.333333"), (2.0 / 3, "0.666667"), (192.9375, "192.938"), (20.333333333, "20.3333"),
      (0.001, "0.001"), (0.0001, "0.0001"), (0.00001, "1e-05"), (0.000123456, "0.000123456"),
      (1e100, "1e+100"),
      (1.5e-7, "1.5e-07"), (375.5, "375.5"), (9.999999, "10"), (1e-300, "1e-300"),
    ] as [(Double, String)])
  func numbersAreShort(value: Double, text: String) {
    #expect(String(consoleNumber: value) == text)
  }
}
