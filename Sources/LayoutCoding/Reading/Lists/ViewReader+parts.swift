import JSON
import LayoutModel

/// The views that a cell has by its class.
extension ViewReader {
  /// Reads a part of a cell: its content view, what the system puts into that, or a configuration of it.
  @inline(never)
  func readPart(
    _ key: ViewKey, ofCell cell: Int, _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) {
    draft.linker.keysOfTypes.append(KeyOfType(view: Int32(cell), key: key, place: reader.offset))
    switch key {
    case .contentView:
      guard draft.document.contentView(ofCell: cell) == nil else {
        reader.fault(.duplicateKey(key.name))
        return try reader.skipValue()
      }
      try read(superview: Int32(cell), place: .part(.contentView), &reader, &draft)
    case .contentConfiguration: try reader.contentConfiguration(ofCell: cell, &draft)
    default:
      guard let part = CellPart(rawValue: key.name) else { return }
      let content = try draft.contentView(ofCell: cell, &reader)
      try read(superview: Int32(content), place: .part(part), standard: part.type, &reader, &draft)
      draft.close(content)
    }
  }
}

extension CellPart {
  /// The type of the view.
  var type: ViewType {
    switch self {
    case .contentView: .view
    case .imageView: .imageView
    case .textLabel, .detailTextLabel: .label
    }
  }
}

extension Draft {
  /// The content view of a cell, made where the cell has none yet.
  mutating func contentView(ofCell cell: Int, _ reader: inout JSONReader) throws(ReadingEnded) -> Int {
    if let known = document.contentView(ofCell: cell) { return known }
    let depth = document.views[cell].depth
    let index = addView(
      ViewNode(
        id: "", superview: Int32(cell), controller: document.views[cell].controller, place: .made,
        depth: depth == .max ? depth : depth + 1), at: reader.offset)
    close(index)
    try checkViews(&reader)
    return index
  }

  /// Ends a view, and what is around it, where the document ends now.
  mutating func close(_ view: Int) { document.views[view].subtreeEnd = Int32(document.views.count) }

  /// Adds a part of a cell of the system that nobody wrote.
  mutating func addPart(
    _ part: CellPart, ofCell cell: Int, _ reader: inout JSONReader
  ) throws(ReadingEnded) -> Int {
    let content = try contentView(ofCell: cell, &reader)
    let depth = document.views[content].depth
    var node = ViewNode(
      id: "", superview: Int32(content), controller: document.views[cell].controller, place: .part(part),
      depth: depth == .max ? depth : depth + 1)
    node.type = part.type
    let index = addView(node, at: reader.offset)
    close(index)
    close(content)
    try checkViews(&reader)
    return index
  }
}
