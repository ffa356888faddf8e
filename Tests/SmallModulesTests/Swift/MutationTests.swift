import Foundation
import LayoutModel
import SwiftScreens
import TestSupport
import Testing

/// Nothing that lays out is dropped in silence: whatever is changed in a screen that is understood as a whole, another document comes of
/// it.
@Suite struct MutationTests {
  private static let facts = ScreenFacts([
    "horizontalSizeClass": .integer(1), "verticalSizeClass": .integer(2), "userInterfaceIdiom": .integer(0),
    "windowWidth": .number(393), "windowHeight": .number(852),
  ])

  /// The documents of a source's screens, without where their views are made, with what is told of them.
  private func documents(_ source: [UInt8]) -> [String] {
    let folder = SwiftFolder([SourceText(path: "A.swift", bytes: source)])
    var reader = ScreenReader(folder)
    return folder.classes.indices.compactMap { reader.reading($0, in: Self.facts).screen }.map { reading in
      let text = String(decoding: reading.document, as: UTF8.self)
      let end = text.range(of: #","sources":"#, options: .backwards)?.lowerBound ?? text.endIndex
      return "\(text[..<end]) \(reading.report.holes.map(\.says))"
    }
  }

  /// What makes no difference, and why.
  private static let idle = [
    "Tests/Fixtures/Swift/Screens/Profile.swift": [
      // The helper pins the top and the bottom alone.
      "line 61: 0 → 1", "line 61: 0 → 1",
      // The constraint is deactivated again.
      "line 67: .bottomAnchor → .topAnchor", "line 67: .bottomAnchor → .topAnchor",
      "line 68: isActive = true → isActive = false",
    ],
    "Tests/Fixtures/Swift/Screens/Snap.swift": [
      // An update says another offset.
      "line 10: 12 → 13",
      // Insets of sides that are not pinned.
      "line 16: 1 → 2", "line 16: 3 → 4",
      // An update.
      "line 18: 10 → 11",
      // Insets of sides that are not pinned.
      "line 41: 0 → 1", "line 41: 0 → 1",
      // SnapKit leaves a required constraint required once it is installed.
      "line 57: 400 → 401",
    ],
  ]

  @Test(arguments: [
    "Tests/Fixtures/Swift/Screens/Login.swift", "Tests/Fixtures/Swift/Screens/Profile.swift",
    "Tests/Fixtures/Swift/Screens/Rating.swift", "Tests/Fixtures/Swift/Screens/Snap.swift",
  ])
  func eachStatementCounts(_ path: String) throws {
    let source = Array(try Repository.text(path).utf8)
    let expected = documents(source)
    let all = mutants(of: source)
    #expect(all.count > 10)
    let survivors = all.filter { documents($0.applied(to: source)) == expected }.map(\.description)
    #expect(survivors == Self.idle[path] ?? [])
  }
}
