import Foundation
import JSON
import LayoutCoding
import LayoutModel
import TestSupport
import Testing

@testable import AdaptiveLayout

/// Whether every worked example and every rule of the specification of Auto Layout has a case.
@Suite struct RuleAuditTests {
  /// The names of all cases.
  private static let names = FixtureTests.fixtures.map { fixture in
    fixture.description.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? ""
  }

  /// Sections 11 (A to G), 2.3 (S), 2.4 (M), 2.8 (R), 3.7 (L), 6 (X) and 9.4 (V).
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

  @Test func everyNumberedRuleIsACase() {
    // V7 and V8 are below: no JSON file holds their numbers.
    let expected =
      (1...11).filter { $0 != 7 && $0 != 8 }.map { "V\($0)" } + (1...8).map { "M\($0)" }
      + (1...7).map { "P\($0)" }
    let present = Set(Self.names.map { $0.prefix { $0 != ":" && $0 != " " } }.map(String.init))
    #expect(expected.filter { !present.contains($0) } == [])
  }

  /// A section is named by a case that begins with it, or by the provenance of a file of cases.
  @Test func everySectionIsNamed() throws {
    let sections = [(1, 9), (2, 9), (3, 7), (5, 9), (7, 4), (8, 5), (9, 4)].flatMap { section, count in
      (1...count).map { "\(section).\($0)" }
    }
    var named = Set(Self.names.map { String($0.prefix(3)) })
    let files = FileManager.default.enumerator(at: Repository.fixtures, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "json",
        let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any],
        let provenance = object["provenance"] as? String, provenance.contains("auto-layout")
      else { continue }
      named.formUnion(sectionNumbers(in: provenance))
    }
    #expect(sections.filter { !named.contains($0) } == [])
  }

  /// Numbers such as 2.4, and all from the first to the last of `5.2 to 5.4`.
  private func sectionNumbers(in text: String) -> Set<String> {
    var numbers: Set<String> = []
    for match in text.matches(of: /(\d)\.(\d)(?: to \d\.(\d))?/) {
      guard let first = Int(match.2), let last = Int(match.3 ?? match.2), first <= last else { continue }
      for number in first...last { numbers.insert("\(match.1).\(number)") }
    }
    return numbers
  }

  @Test(
    "V7 and V8: numbers that are not finite",
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
