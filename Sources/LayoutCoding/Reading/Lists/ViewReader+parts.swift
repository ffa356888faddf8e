import JSON
import LayoutModel

/// The views that a cell has by its class.
extension ViewReader {
  /// Reads a part of a cell: its content view, what the system puts into that, or a configuration of it.
  @inline(never)
  func readPart(_ key: ViewKey, ofCell cell: Int, _ draft: inout Draft) throws(ReadingEnded) {
    draft.linker.keysOfTypes.append(KeyOfType(view: Int32(cell), key: key, place: draft.reader.offset))
    switch key {
    case .contentView:
      if let known = draft.document.contentView(ofCell: cell) {
        // Labels of the system that stand before it are in it.
        guard draft.document.views[known].place == .made else {
          return try draft.reader.skip(.duplicateKey(key.name))
        }
        draft.document.views[known].place = .part(.contentView)
        return try readMembers(ofView: known, &draft)
      }
      try read(superview: Int32(cell), place: .part(.contentView), &draft)
    case .contentConfiguration: try draft.readContentConfiguration(ofCell: cell)
    default:
      guard let part = CellPart(rawValue: key.name) else { return }
      let content = try draft.contentView(ofCell: cell)
      try read(superview: Int32(content), place: .part(part), standard: part.type, &draft)
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
  mutating func contentView(ofCell cell: Int) throws(ReadingEnded) -> Int {
    if let known = document.contentView(ofCell: cell) { return known }
    return try addView(below: cell, place: .made, type: .view)
  }

  /// Adds a part of a cell of the system that nobody wrote.
  mutating func addPart(_ part: CellPart, ofCell cell: Int) throws(ReadingEnded) -> Int {
    let content = try contentView(ofCell: cell)
    let index = try addView(below: content, place: .part(part), type: part.type)
    close(content)
    return index
  }

  /// Adds a view that nobody wrote, and what is below it, which is nothing.
  private mutating func addView(
    below superview: Int, place: ViewNode.Place, type: ViewType
  ) throws(ReadingEnded) -> Int {
    let (depth, controller) = (document.views[superview].depth, document.views[superview].controller)
    var node = ViewNode(
      id: "", superview: Int32(superview), controller: controller, place: place,
      depth: depth == .max ? depth : depth + 1)
    node.type = type
    let index = addView(node, at: reader.offset)
    close(index)
    try checkViews()
    return index
  }

  /// Ends a view, and what is around it, where the document ends now.
  mutating func close(_ view: Int) { document.views[view].subtreeEnd = Int32(document.views.count) }
}

/// How large a row or an item is by what it says itself, in points.
struct RowSize {
  /// The key under which it may say so, nil for what is no row.
  var key: ViewKey?
  var width: Double?
  var height: Double?
}

extension Draft {
  /// Reads the height of a row of a table view or the size of an item of a collection view, which stand in cells that are
  /// described where they are shown. Prototypes and other views have none.
  @inline(never)
  mutating func readRowSize(_ key: ViewKey, ofView index: Int) throws(ReadingEnded) {
    guard index == 0, rowSize.key == key else { return try reader.skip(.unknownKey(key.name, nearest: [])) }
    linker.keysOfTypes.append(KeyOfType(view: Int32(index), key: key, place: reader.offset))
    if key == .height {
      rowSize.height = try reader.length()
    } else if let size = try reader.size() {
      (rowSize.width, rowSize.height) = (size.width, size.height)
    }
  }
}

// MARK: - Content configurations

private enum ConfigurationKey: Int, DocumentKey {
  case type, text, secondaryText, image, textProperties, secondaryTextProperties
  static let keys = Keys(ConfigurationKey.self)
}

private enum TextKey: Int, DocumentKey {
  case font, numberOfLines, lineBreakMode, adjustsFontForContentSizeCategory, alignment
  static let keys = Keys(TextKey.self, ignoring: ["color", "transform", "adjustsFontSizeToFitWidth"])
}

/// `UIListContentConfiguration`: an image and two texts that the system lays out.
extension Draft {
  /// Reads the configuration at hand into the parts of a cell.
  fileprivate mutating func readContentConfiguration(ofCell cell: Int) throws(ReadingEnded) {
    guard var object = try reader.beginObject("an object that describes the content of a cell") else {
      return
    }
    var style = SystemCellStyle.cell
    var parts: [CellPart: Int] = [:]
    while let key = try reader.nextKey(of: &object, in: ConfigurationKey.keys) {
      let part: CellPart
      switch key {
      case .type:
        style = try reader.word() ?? .cell
        continue
      case .text, .textProperties: part = .textLabel
      case .secondaryText, .secondaryTextProperties: part = .detailTextLabel
      case .image: part = .imageView
      }
      let index = if let known = parts[part] { known } else { try addPart(part, ofCell: cell) }
      // Configurations show as many lines as there are.
      if parts.updateValue(index, forKey: part) == nil, part != .imageView {
        document.apply(.content(\.numberOfLines, 0), toView: index)
      }
      switch key {
      case .text, .secondaryText:
        if let text = try reader.string() { document.apply(.content(\.text, text), toView: index) }
      case .image:
        if let image = try reader.image() { document.apply(.details(\.imageReference, image), toView: index) }
      default: try readTextProperties(ofView: index)
      }
    }
    document.apply(.cell(\.style, style), toView: cell)
  }

  private mutating func readTextProperties(ofView index: Int) throws(ReadingEnded) {
    guard var object = try reader.beginObject("an object about a text") else { return }
    while let key = try reader.nextKey(of: &object, in: TextKey.keys) {
      let property: ViewProperty? =
        switch key {
        case .font: try reader.font().map { .content(\.font, $0) }
        case .numberOfLines: try reader.integer(in: 0...1_000_000).map { .content(\.numberOfLines, $0) }
        case .lineBreakMode: try reader.word(LineBreakMode.self).map { .content(\.lineBreakMode, $0) }
        case .adjustsFontForContentSizeCategory:
          try reader.boolean().map { .content(\.adjustsFontForContentSizeCategory, $0) }
        case .alignment: try reader.word(TextAlignment.self).map { .content(\.textAlignment, $0) }
        }
      if let property { document.apply(property, toView: index) }
    }
  }

  // Templates of cells: documents of their own, read with the reader of the document that has them.

  /// A draft for a tree of views whose names count in it alone.
  func innerDraft(at pointer: JSONPointer) -> Draft {
    var inner = Draft(inside: self)
    inner.document.hierarchyPointer = pointer
    inner.document.constraintsOwnerPointer = pointer
    var node = ControllerNode(id: "cell", place: .root)
    node.isImplicit = true
    inner.document.controllers = [node]
    inner.linker.nodes.placesOfUnnamedControllers.append(Int32(reader.offset))
    return inner
  }

  /// Reads the view at hand, and what is below it, as a document of its own. Under a key it may say how large it is.
  mutating func readTemplate(_ standard: ViewType, sizeKey: ViewKey? = nil) throws(ReadingEnded) -> Draft {
    var inner = innerDraft(at: reader.pointer)
    inner.rowSize.key = sizeKey
    try lendReader(to: &inner) { (inner) throws(ReadingEnded) in
      try ViewReader(controller: 0).read(superview: nil, place: .root, standard: standard, &inner)
      let end = inner.reader.bookmark
      try inner.completeSystemCell()
      inner.link()
      inner.finishTemplates()
      inner.reader.goBack(to: end)
    }
    take(inner)
    return inner
  }

  /// Lets another draft read on for a while.
  mutating func lendReader(
    to other: inout Draft, _ read: (inout Draft) throws(ReadingEnded) -> Void
  ) throws(ReadingEnded) {
    swap(&reader, &other.reader)
    defer { swap(&reader, &other.reader) }
    try read(&other)
  }

  /// What a template says of the whole document.
  private mutating func take(_ inner: borrowing Draft) {
    // What was counted here began with what the document has.
    elementsOfLists = inner.elements - document.views.count - document.guides.count
    linker.comparisonsLeft = inner.linker.comparisonsLeft
    linker.customTraits += inner.linker.customTraits
    document.versionedFeatures += inner.document.versionedFeatures
    document.variesByConditions = document.variesByConditions || inner.document.variesByConditions
    variationGroups = inner.variationGroups
  }

  /// Gives a cell of the system all the views that rows may give values to.
  private mutating func completeSystemCell() throws(ReadingEnded) {
    guard document.views[0].type == .tableViewCell else { return }
    let cell = document.details(ofView: 0).cell
    if cell?.style == nil {
      guard let word = document.content(ofView: 0).style?.rawValue,
        let style = SystemCellStyle(rawValue: word)
      else { return addStyleOfParts() }
      document.apply(.cell(\.style, style), toView: 0)
    }
    var missing: [CellPart] = [.textLabel, .detailTextLabel, .imageView]
    for view in document.views {
      if case .part(let part) = view.place { missing.removeAll { $0 == part } }
    }
    for part in missing { _ = try addPart(part, ofCell: 0) }
  }

  /// A cell with parts of the system and without a style has the first one.
  private mutating func addStyleOfParts() {
    let hasParts = document.views.contains { view in
      if case .part(let part) = view.place { part != .contentView } else { false }
    }
    if hasParts { document.apply(.cell(\.style, .default), toView: 0) }
  }

  /// A cell of the system with a title.
  mutating func addTitleCell() throws(ReadingEnded) {
    var node = ViewNode(id: "", superview: nil, controller: 0, place: .root)
    node.type = .tableViewCell
    _ = addView(node, at: reader.offset)
    document.apply(.cell(\.style, .default), toView: 0)
    _ = try addPart(.textLabel, ofCell: 0)
    close(0)
  }
}
