import Foundation
import TestSupport
import Testing

/// Cells and tables as others recorded them (LI-cell-margins, LI-accessories, LI-editing, LI-system-cell, LI-header-grouped).
@Suite struct RecordedListTests {
  static func read<Row: Decodable>(_ name: String, as _: Row.Type) throws -> [Row] {
    try JSONDecoder().decode([Row].self, from: Repository.fixture("lists/\(name).json"))
  }

  /// A number holds to half a pixel, and what we know to miss is named.
  private func check(_ values: [RecordedCell.Value], misses: [String]?, scale: Double) {
    for value in values {
      let holds = abs(value.expected - value.actual) <= 0.5 / scale + 0.01
      #expect(
        holds != (misses ?? []).contains(value.name),
        "\(value.name) is \(value.actual), not \(value.expected)")
    }
  }

  @Test(arguments: try! read("cells", as: RecordedCell.self))
  func cells(_ cell: RecordedCell) throws {
    check(try cell.values(), misses: cell.misses, scale: cell.scale)
  }

  @Test(arguments: try! read("tables", as: RecordedTable.self))
  func tables(_ table: RecordedTable) throws {
    check(try table.values(), misses: table.misses, scale: table.scale)
  }
}
