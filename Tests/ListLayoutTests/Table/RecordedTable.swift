import LayoutModel
import ListLayout
import Testing
import UIKitDefaults

/// Where the rows of a table are, as UIKit or Interface Builder laid them out: rows of
/// `Tests/Fixtures/lists/tables.json`. Rows have the heights that were recorded; headers and footers that are there show
/// one line.
struct RecordedTable: Decodable, CustomTestStringConvertible, Sendable {
  struct Section: Decodable, Sendable {
    /// Whether it has one, with a text.
    var header: Bool
    var footer: Bool
    var rows: [Double]
    /// Top of the first row, in the content.
    var first: Double?
    var x: Double?
    var width: Double?
  }

  var source: String
  var version: String
  var window: Double
  var scale: Double
  var idiom: String?
  var style: String
  /// Width of the table view.
  var width: Double
  var sectionHeaderHeight: Double?
  var sectionFooterHeight: Double?
  var headerView: Double?
  var belowLargeTitle: Bool?
  var sections: [Section]
  var contentHeight: Double?
  /// Numbers that we know we miss.
  var misses: [String]?

  var testDescription: String { source }

  func values() throws -> [RecordedCell.Value] {
    let container = try container()
    var sizing = OneLineTitles(style: try tableStyle(), container: container)
    let geometry = layOutTable(
      try configuration(), sections: sections.map(\.tableSection), headerViewHeight: headerView,
      in: container,
      sizing: &sizing)
    var values: [RecordedCell.Value] = []
    func add(_ name: String, _ expected: Double?, _ actual: Double?) {
      guard let expected else { return }
      values.append(RecordedCell.Value(name: name, expected: expected, actual: actual ?? .nan))
    }
    for (index, section) in sections.enumerated() {
      let cell = geometry.elements.first { $0.element == ListElement(.cell, section: index) }
      add("section \(index).y", section.first, cell?.frame.minY)
      add("section \(index).x", section.x, cell?.frame.minX)
      add("section \(index).width", section.width, cell?.frame.size.width)
    }
    add("contentHeight", contentHeight, geometry.contentSize.height)
    return values
  }

  private func tableStyle() throws -> TableViewStyle { try #require(TableViewStyle(rawValue: style)) }

  private func container() throws -> ListContainer {
    var container = ListContainer(
      size: Size(width: width, height: 600), systemVersion: try #require(SystemVersion(version)),
      pixelGrid: PixelGrid(scale: scale))
    container.windowWidth = window
    container.isBelowLargeTitle = belowLargeTitle ?? false
    container.traits.userInterfaceIdiom = idiom == "pad" ? .pad : .phone
    return container
  }

  private func configuration() throws -> TableConfiguration {
    var configuration = TableConfiguration()
    configuration.style = try tableStyle()
    configuration.sectionHeaderHeight = sectionHeaderHeight.map { .given($0) } ?? .automatic
    configuration.sectionFooterHeight = sectionFooterHeight.map { .given($0) } ?? .automatic
    return configuration
  }
}

extension RecordedTable.Section {
  fileprivate var tableSection: TableSection {
    var section = TableSection(rowCount: rows.count)
    for (row, height) in rows.enumerated() { section.rowHeights[row] = .given(height) }
    section.header = header ? TableSectionEdge(.title) : nil
    section.footer = footer ? TableSectionEdge(.title) : nil
    return section
  }
}

/// Headers and footers of one line, whose height is that of their font.
private struct OneLineTitles: ElementSizing {
  var style: TableViewStyle
  var container: ListContainer

  mutating func size(of element: ListElement, width: Double?, height: Double?) -> Size {
    let isHeader = element.kind == .header
    let systemStyle: SystemCellStyle =
      style == .plain
      ? (isHeader ? .plainHeader : .plainFooter) : (isHeader ? .groupedHeader : .groupedFooter)
    var parts = SystemCellParts(systemStyle)
    parts.hasText = true
    let line = Line(style: systemStyle, container: container)
    let layout = layOutSystemCell(parts, texts: line, width: width ?? 0, margins: .zero, in: container)
    return Size(width: width ?? 0, height: layout.height)
  }

  private struct Line: SystemCellTextMeasuring {
    var style: SystemCellStyle
    var container: ListContainer
    /// Line height of San Francisco, as a part of the size.
    static let lineHeight = 2444 / 2048.0
    static let sizes: [TextStyle: Double] = [.headline: 17, .body: 17, .subheadline: 15, .footnote: 13]

    func size(of text: SystemCellText, width: Double) -> SystemCellTextSize {
      let font = style.textFont(container.systemVersion)
      let size = font.textStyle.flatMap { Self.sizes[$0] } ?? 17
      let height = container.pixelGrid.roundUp(size * Self.lineHeight)
      return SystemCellTextSize(size: Size(width: 10, height: height), firstBaseline: 0)
    }
  }
}
