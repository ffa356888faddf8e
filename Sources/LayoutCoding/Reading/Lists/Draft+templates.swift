import JSON
import LayoutModel

/// Templates of cells: documents of their own, read with the reader of the document that has them.
extension Draft {
  /// A draft for a tree of views whose names count in it alone.
  func innerDraft(at pointer: JSONPointer, _ reader: borrowing JSONReader) -> Draft {
    var inner = Draft(reader.bytes, catalogue: catalogue, limits: limits)
    inner.document.hierarchyPointer = pointer
    inner.document.constraintsOwnerPointer = pointer
    var node = ControllerNode(id: "cell", place: .root)
    node.isImplicit = true
    inner.document.controllers = [node]
    inner.linker.nodes.placesOfUnnamedControllers.append(Int32(reader.offset))
    inner.elementsOfLists = elements
    inner.linker.comparisonsLeft = linker.comparisonsLeft
    inner.variationGroups = variationGroups
    return inner
  }

  /// Reads the view at hand, and what is below it, as a document of its own.
  ///
  /// - Parameter sizeKey: Under which it may say how large it is; nil where it may not.
  mutating func readTemplate(
    _ standard: ViewType, sizeKey: ViewKey? = nil, _ reader: inout JSONReader
  ) throws(ReadingEnded) -> Draft {
    var inner = innerDraft(at: reader.pointer, reader)
    inner.rowSizeKey = sizeKey
    try ViewReader(controller: 0).read(superview: nil, place: .root, standard: standard, &reader, &inner)
    let end = reader.bookmark
    try inner.completeSystemCell(&reader)
    inner.linker.link(&inner.document, limits: limits, &reader)
    reader.goBack(to: end)
    take(&inner)
    return inner
  }

  /// What a template says of the whole document.
  private mutating func take(_ inner: inout Draft) {
    // What was counted here began with what the document has.
    elementsOfLists = inner.elements - document.views.count - document.guides.count
    linker.comparisonsLeft = inner.linker.comparisonsLeft
    linker.customTraits += inner.linker.customTraits
    document.versionedFeatures += inner.document.versionedFeatures
    document.variesByConditions = document.variesByConditions || inner.document.variesByConditions
    variationGroups = inner.variationGroups
  }

  /// Gives a cell of the system all the views that rows may give values to.
  private mutating func completeSystemCell(_ reader: inout JSONReader) throws(ReadingEnded) {
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
    for part in missing { _ = try addPart(part, ofCell: 0, &reader) }
  }

  /// A cell with parts of the system and without a style has the first one.
  private mutating func addStyleOfParts() {
    let hasParts = document.views.contains { view in
      if case .part(let part) = view.place { part != .contentView } else { false }
    }
    if hasParts { document.apply(.cell(\.style, .default), toView: 0) }
  }

  /// A cell of the system with a title.
  mutating func addTitleCell(_ reader: inout JSONReader) throws(ReadingEnded) {
    var node = ViewNode(id: "", superview: nil, controller: 0, place: .root)
    node.type = .tableViewCell
    _ = addView(node, at: reader.offset)
    document.apply(.cell(\.style, .default), toView: 0)
    _ = try addPart(.textLabel, ofCell: 0, &reader)
    close(0)
  }
}
