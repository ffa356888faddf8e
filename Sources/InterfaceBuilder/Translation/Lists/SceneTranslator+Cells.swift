import JSON
import LayoutCoding
import LayoutModel

/// Cells in lists (IB-lists).
extension SceneTranslator {
  /// Whether a view is the content view of a cell in a list.
  func isContentView(_ index: Int) -> Bool {
    guard laysOutLists, tree.views[index].element["key"] == "contentView",
      let superview = tree.views[index].superview
    else { return false }
    return tree.views[superview].listPart == .cell && tree.views[superview].type.isCell
  }

  /// What a view is to the system that lays out its cell; nil for a view of the author.
  func cellPart(of index: Int) -> CellPart? {
    guard let content = tree.views[index].superview, isContentView(content),
      let cell = tree.views[content].superview, tree.views[cell].element.cellStyle != nil
    else { return nil }
    let view = tree.views[index]
    return Self.parts.first { part, type in
      type == view.type && tree.views[cell].element[part.rawValue] == view.id
    }?.part
  }

  private static let parts: [(part: CellPart, type: ViewType)] = [
    (.imageView, .imageView), (.textLabel, .label), (.detailTextLabel, .label),
  ]

  /// Writes what a cell has besides what every view has.
  mutating func writeCell(_ index: Int) {
    let view = tree.views[index]
    if view.type == .tableViewCell {
      writeCellValues(view.element)
      writer.member(ViewKey.height, rowHeight(of: index))
    } else if let size = itemSize(of: view) {
      writer.member(ViewKey.size, size)
    }
    guard let content = view.subviews.first(where: { isContentView($0) }) else { return }
    writer.key(ViewKey.contentView)
    writeView(content)
    var written: Set<CellPart> = []
    for subview in tree.views[content].subviews {
      guard let part = cellPart(of: subview), written.insert(part).inserted else { continue }
      writer.key(part.rawValue)
      writeView(subview)
    }
  }

  private mutating func writeCellValues(_ element: XMLElement) {
    writer.member(ViewKey.style, element.cellStyle?.rawValue)
    for key in [ViewKey.accessoryType, .editingAccessoryType] {
      guard let type = element[key.name].flatMap(CellAccessoryType.init(rawValue:)), type != .none else {
        continue
      }
      writer.member(key, type.rawValue)
    }
    if element.isTrue("showsReorderControl") { writer.member(ViewKey.showsReorderControl, true) }
    if element["shouldIndentWhileEditing"] == "NO" { writer.member(ViewKey.shouldIndentWhileEditing, false) }
    if let level = element.number("indentationLevel"), (1...1000).contains(level) {
      writer.member(ViewKey.indentationLevel, Int(level))
    }
    if let width = element.number("indentationWidth"), (0...1e6).contains(width), width != 10 {
      writer.member(ViewKey.indentationWidth, width)
    }
  }

  /// The height that the author gave a cell. Of a prototype UIKit does not read it: where rows of the table size themselves and
  /// the prototype can, it is as high as it asks for (IB-list-heights).
  private func rowHeight(of index: Int) -> Double? {
    let view = tree.views[index]
    guard let height = view.element.number("rowHeight"), height > 0, height <= 1e6 else { return nil }
    guard view.element.parent?.name == "prototypes", let table = view.superview,
      tree.views[table].element.number("rowHeight") ?? -1 < 0
    else { return height }
    let sizesItself =
      view.element.cellStyle != nil || (index..<view.end).contains { constraints[$0] != nil }
    return sizesItself ? nil : height
  }

  /// Margins of a content view, which has those of the system beside what the file says.
  mutating func writeContentViewMargins(_ element: XMLElement) {
    guard
      let margins = Self.insets(element, "layoutMargins") ?? Self.insets(element, "directionalLayoutMargins")
    else { return }
    writer.member(margins.isDirectional ? "directionalLayoutMargins" : "layoutMargins", margins)
    guard element.isTrue("preservesSuperviewLayoutMargins") else { return }
    writer.member(ViewKey.preservesSuperviewLayoutMargins, true)
  }
}

extension XMLElement {
  /// How the system lays out a table view's cell; nil where the author does.
  fileprivate var cellStyle: SystemCellStyle? {
    switch self["style"] {
    case "IBUITableViewCellStyleDefault": .default
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: nil
    }
  }
}
