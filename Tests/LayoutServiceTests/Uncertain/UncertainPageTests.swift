import LayoutCoding
import LayoutModel
import TestSupport
import Testing

/// docs/rules/uncertain.md lists what answers can name in `uncertain`, and nothing else.
@Suite struct UncertainPageTests {
  private static let rows: [[String]] = {
    let page = (try? Repository.text("docs/rules/uncertain.md")) ?? ""
    return page.split(separator: "\n").filter { $0.hasPrefix("| ") }.map { line in
      line.dropFirst(2).dropLast(2).split(separator: " | ", omittingEmptySubsequences: false).map(String.init)
    }
  }()

  private static var ids: [String] { UncertainRule.ids.map(\.value.description) }

  @Test func rulesAreInTheOrderOfTheirIds() {
    #expect(Self.ids == Self.ids.sorted())
    #expect(UncertainRule.ids.map(\.key) == UncertainRule.allCases)
    #expect(Set(Self.ids).count == Self.ids.count && Self.ids.count <= UncertainRules.RawValue.bitWidth)
  }

  @Test func everyRuleHasOneRow() throws {
    let listed = Self.rows.compactMap { $0[0].firstMatch(of: /^\[([A-Z]{2}-[a-z0-9-]+)\]\(([a-z-]+\.md)\)$/) }
    #expect(listed.map { String($0.1) } == Self.ids)
    // Each is a rule of the page that it points to.
    for row in listed {
      #expect(try Repository.text("docs/rules/\(row.2)").contains("\n| `\(row.1)` | "), "\(row.1)")
    }
  }

  /// With how many devices each has.
  @Test func everyFactThatCanBeNamedHasOneRow() {
    var counts: [String: Int] = [:]
    for device in DeviceCatalogue.embedded.devices {
      for doubt in device.doubts { counts[doubt.name, default: 0] += 1 }
    }
    let listed = Self.rows.filter { $0[0].hasPrefix("device.") }
    #expect(listed.map { $0[0] } == counts.keys.sorted())
    for row in listed { #expect(row[1] == counts[row[0]].map(String.init), "\(row[0])") }
  }

  @Test func everyRowIsWhole() {
    let rows = Self.rows.filter { $0[0].hasPrefix("[") || $0[0].hasPrefix("device.") }
    #expect(rows.count > 70)
    for row in rows {
      #expect(row.count == (row[0].hasPrefix("[") ? 4 : 5) && !row.contains(""), "\(row[0])")
    }
  }
}
