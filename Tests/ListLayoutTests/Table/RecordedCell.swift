import Foundation
import LayoutModel
import ListLayout
import Testing

/// A cell as UIKit or Interface Builder laid it out: rows of `Tests/Fixtures/lists/cells.json`. Frames are x, y, width and
/// height; texts are as large as they were recorded.
struct RecordedCell: Decodable, CustomTestStringConvertible, Sendable {
  struct Part: Decodable, Sendable {
    /// Nil for what nobody said.
    var frame: [Double?]
    var pointSize: Double?
    var isSymbol: Bool?
  }

  var source: String
  var version: String
  var window: Double
  var scale: Double
  var idiom: String?
  var table: String
  var separators: Bool?
  var style: String?
  var accessory: String?
  var category: String?
  var direction: String?
  var editing: Bool?
  var indentation: Double?
  var cell: [Double]
  var contentView: [Double]?
  var text: Part?
  var detail: Part?
  var image: Part?
  var accessoryFrame: [Double]?
  var editingControl: [Double]?
  var reorderControl: [Double]?
  var separator: [Double]?
  /// Left, right: the cell's layout margins.
  var margins: [Double]?
  /// Numbers that we know we miss.
  var misses: [String]?

  var testDescription: String { source }

  /// A number of the recording, beside ours.
  struct Value {
    var name: String
    var expected: Double
    var actual: Double
  }

  /// All of its numbers, in the order of the file's members.
  func values() throws -> [Value] {
    let container = try container()
    let table = try tableConfiguration()
    let frames = layOutCell(
      try cellConfiguration(), size: Size(width: cell[0], height: cell[1]), in: table, container: container)
    var values: [Value] = []
    add("contentView", contentView, frames.contentView, to: &values)
    add("accessory", accessoryFrame, frames.accessory, to: &values)
    add("editingControl", editingControl, frames.editingControl, to: &values)
    add("reorderControl", reorderControl, frames.reorderControl, to: &values)
    add("separator", separator, frames.separator, to: &values)
    if let margins {
      values.append(Value(name: "margin.left", expected: margins[0], actual: frames.contentMargins.left))
      values.append(Value(name: "margin.right", expected: margins[1], actual: frames.contentMargins.right))
    }
    guard let style else { return values }
    // Texts stand in the content view that was recorded, so that each number is tested once.
    let content = contentView ?? [0, 0, frames.contentView.size.width, frames.contentView.size.height]
    let layout = layOutSystemCell(
      parts(of: try #require(SystemCellStyle(rawValue: style))), texts: RecordedTexts(cell: self),
      width: content[2], height: content[3], margins: frames.textMargins, in: container)
    add("image", image?.frame, layout.imageView, to: &values)
    add("text", text?.frame, layout.textLabel, to: &values)
    add("detail", detail?.frame, layout.detailTextLabel, to: &values)
    return values
  }

  private func add(_ name: String, _ expected: [Double?]?, _ actual: Rect?, to values: inout [Value]) {
    guard let expected else { return }
    let ours = actual.map { [$0.minX, $0.minY, $0.size.width, $0.size.height] } ?? [.nan, .nan, .nan, .nan]
    for (index, member) in ["x", "y", "width", "height"].enumerated() {
      guard let number = expected[index] else { continue }
      values.append(Value(name: "\(name).\(member)", expected: number, actual: ours[index]))
    }
  }

  private func parts(of style: SystemCellStyle) -> SystemCellParts {
    var parts = SystemCellParts(style)
    parts.hasText = text != nil
    parts.hasDetail = detail != nil
    parts.image = image.map {
      SystemCellImage(
        size: Size(width: $0.frame[2] ?? 0, height: $0.frame[3] ?? 0), isSymbol: $0.isSymbol ?? false)
    }
    return parts
  }

  func container() throws -> ListContainer {
    var container = ListContainer(
      size: Size(width: cell[0], height: 600), systemVersion: try #require(SystemVersion(version)),
      pixelGrid: PixelGrid(scale: scale))
    container.windowWidth = window
    container.layoutDirection = direction == "rightToLeft" ? .rightToLeft : .leftToRight
    container.traits.userInterfaceIdiom = idiom == "pad" ? .pad : .phone
    if let category {
      let known = ContentSizeCategory.allCases.first { String(describing: $0) == category }
      container.traits[.preferredContentSizeCategory] = .choice(try #require(known).rawValue)
    }
    return container
  }

  private func tableConfiguration() throws -> TableConfiguration {
    var configuration = TableConfiguration()
    configuration.style = try #require(TableViewStyle(rawValue: table))
    configuration.separatorStyle = separators == false ? .none : .singleLine
    configuration.isEditing = editing ?? false
    return configuration
  }

  private func cellConfiguration() throws -> CellConfiguration {
    var configuration = CellConfiguration()
    configuration.accessoryType = try #require(CellAccessoryType(rawValue: accessory ?? "none"))
    configuration.showsReorderControl = reorderControl != nil
    configuration.indentationLevel = indentation == nil ? 0 : 1
    configuration.indentationWidth = indentation ?? 10
    return configuration
  }
}

/// Texts that are as large as they were recorded; a text that fills its cell is as high as a line of its font.
private struct RecordedTexts: SystemCellTextMeasuring {
  var cell: RecordedCell
  /// Ascender of San Francisco, as a part of the size.
  private static let ascender = 1950 / 2048.0

  func size(of text: SystemCellText, width: Double) -> SystemCellTextSize {
    guard let part = text == .text ? cell.text : cell.detail else {
      return SystemCellTextSize(size: .zero, firstBaseline: 0)
    }
    let size = Size(width: min(width, part.frame[2] ?? 40), height: part.frame[3] ?? 0)
    return SystemCellTextSize(size: size, firstBaseline: Self.ascender * (part.pointSize ?? 17))
  }
}
