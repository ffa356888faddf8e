import JSON
import LayoutModel

/// The views that a cell or a control has by its class.
extension ViewReader {
  /// Reads a part of a view: the content view of a cell, what the system puts into that, or a configuration of it; the
  /// label of a button.
  @inline(never)
  func readPart(_ key: ViewKey, ofView view: Int, _ draft: inout Draft) throws(ReadingEnded) {
    draft.linker.keysOfTypes.append(KeyOfType(view: Int32(view), key: key, place: draft.reader.offset))
    switch key {
    case .contentView: try readContentView(of: view, &draft)
    case .contentConfiguration: try draft.readContentConfiguration(ofCell: view)
    case .accessories: try draft.readAccessories(ofCell: view)
    case .accessoryView:
      // Of cells of lists it was read before.
      if draft.document.hasAccessoryView(cell: view) { return try draft.reader.skipValue() }
      try read(superview: Int32(view), place: .part(.accessoryView), &draft)
    case .attributedTitle: try draft.readAttributedTitle(ofButton: view)
    case .titleLabel: try readLabel(ofButton: view, &draft)
    case .imageView where draft.document.views[view].type == .button: try readLabel(ofButton: view, &draft)
    case .keyboardLayoutGuide: try draft.readKeyboardGuide(ofView: view)
    case .textContainer: try draft.readTextContainer(ofView: view)
    case .detailText: try readText(of: .detailTextLabel, ofCell: view, &draft)
    default:
      guard let part = CellPart(rawValue: key.name) else { return }
      if try draft.reader.stands(.string), part != .imageView {
        return try readText(of: part, ofCell: view, &draft)
      }
      let content = try draft.contentView(ofCell: view)
      try read(superview: Int32(content), place: .part(part), standard: part.type, &draft)
      draft.close(content)
    }
  }

  private func readContentView(of view: Int, _ draft: inout Draft) throws(ReadingEnded) {
    if let known = draft.document.contentView(ofCell: view) {
      // Labels of the system that stand before it are in it.
      guard draft.document.views[known].place == .made else {
        return try draft.reader.skip(.duplicateKey(ViewKey.contentView.name))
      }
      draft.document.views[known].place = .part(.contentView)
      return try readMembers(ofView: known, &draft)
    }
    try read(superview: Int32(view), place: .part(.contentView), &draft)
  }

  /// Lets the content view of a visual effect view, or of a cell that no list lays out, fill it, when all of both is read.
  @inline(never)
  func fillByContentView(of view: Int, _ draft: inout Draft) {
    guard let index = draft.document.contentView(ofCell: view),
      draft.document.details(ofView: index).frame == nil
    else { return }
    draft.document.apply(.details(\.frame, .zero), toView: index)
    draft.document.apply(.details(\.autoresizingMask, [.flexibleWidth, .flexibleHeight]), toView: index)
    draft.document.apply(.details(\.translatesAutoresizingMaskIntoConstraints, true), toView: index)
  }

  /// A text in place of the label that shows it.
  private func readText(of part: CellPart, ofCell cell: Int, _ draft: inout Draft) throws(ReadingEnded) {
    guard let text = try draft.reader.string() else { return }
    let index = try draft.addPart(part, ofCell: cell)
    draft.document.apply(.content(\.text, text), toView: index)
  }

  /// What is said of the label or the image view of a button is said of the button.
  private func readLabel(ofButton button: Int, _ draft: inout Draft) throws(ReadingEnded) {
    for property in try Self.readChanges(ofView: button, &draft) {
      draft.document.apply(property, toView: button)
    }
  }

  /// Reads the view that a cell of a list has in place of an accessory: the first of its views, since the system may add
  /// others to its content view.
  @inline(never)
  func readAccessory(ofCell cell: Int, _ draft: inout Draft) throws(ReadingEnded) {
    guard let place = try draft.reader.accessoryView() else { return }
    let start = draft.reader.bookmark
    draft.reader.goBack(to: place.view)
    if let number = place.number {
      draft.document.memberSpellings[.accessoryView(ofCell: Int32(cell))] = String(number)
    }
    if try !draft.reader.null() {
      try read(superview: Int32(cell), place: .part(.accessoryView), &draft)
    }
    draft.reader.goBack(to: start)
  }
}

extension JSONReader {
  /// Where the cell at hand says what view it has in place of an accessory: by itself, or as the first custom one of its
  /// accessories, with its number there. Nil for a cell without one.
  fileprivate mutating func accessoryView() throws(ReadingEnded) -> (view: Bookmark, number: Int?)? {
    let isView = try objectHasMember("accessoryView")
    if !isView { guard try objectHasMember("accessories") else { return nil } }
    return try lookAhead { (reader) throws(ReadingEnded) -> (view: Bookmark, number: Int?)? in
      guard var map = try reader.beginMap() else { return nil }
      while let name = try reader.nextMember(of: &map) {
        if isView, name == "accessoryView" { return (reader.bookmark, nil) }
        if !isView, name == "accessories", let found = try reader.customAccessory() { return found }
        try reader.skipValue()
      }
      return nil
    }
  }

  /// The first custom one of the accessories at hand, where the reader stays, that does not stand in front of the content.
  private mutating func customAccessory() throws(ReadingEnded) -> (view: Bookmark, number: Int?)? {
    let start = mark
    guard try stands(.array), var array = try beginArray() else { return nil }
    while let number = try nextElement(of: &array) {
      guard try stands(.object), try objectHasMember("customView"), var map = try beginMap() else {
        try skipValue()
        continue
      }
      var (view, isLeading): (Bookmark?, Bool) = (nil, false)
      while let name = try nextMember(of: &map) {
        if name == "customView", try stands(.object) { view = bookmark }
        if name == "placement", try stands(.string) {
          isLeading = try string()?.contains("leading") == true
        } else {
          try skipValue()
        }
      }
      if let view, !isLeading { return (view, number) }
    }
    goBack(to: start)
    return nil
  }
}

extension DocumentDraft {
  /// Whether a cell has a view in place of an accessory so far.
  fileprivate func hasAccessoryView(cell: Int) -> Bool {
    views.indices.contains(cell + 1) && views[cell + 1].place == .part(.accessoryView)
      && views[cell + 1].superview == Int32(cell)
  }
}

extension CellPart {
  /// The type of the view.
  var type: ViewType {
    switch self {
    case .contentView, .accessoryView: .view
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

// MARK: - Templates

extension Draft {
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

  /// Members of a cell, and where they stand.
  typealias MembersOfCell = [(key: ViewKey, start: JSONReader.Bookmark)]

  /// Reads the view at hand, and what is below it, as a document of its own. Under a key it may say how large it is.
  ///
  /// - Parameter members: What a row says of the cell besides. The view at hand was read before then.
  mutating func readTemplate(
    _ standard: ViewType, sizeKey: ViewKey? = nil, with members: MembersOfCell = []
  ) throws(ReadingEnded) -> Draft {
    var inner = innerDraft(at: reader.pointer)
    inner.rowSize.key = sizeKey
    let (ignored, isFaulty) = (reader.ignored, reader.faultCount > 0)
    try lendReader(to: &inner) { (inner) throws(ReadingEnded) in
      let start = inner.reader.mark
      try ViewReader(controller: 0).read(superview: nil, place: .root, standard: standard, &inner)
      if !members.isEmpty {
        inner.reader.forget(since: start)
        inner.reader.setIgnored(ignored)
        try inner.readMembers(members, ofCell: 0)
      }
      let end = inner.reader.bookmark
      try inner.completeSystemCell()
      // What the names of a faulty cell mean was told before.
      if members.isEmpty || !isFaulty { inner.link() }
      inner.finishTemplates()
      inner.reader.goBack(to: end)
    }
    take(inner)
    return inner
  }

  /// Reads what a row says of its cell, the view in place of an accessory last: the system may add others to the content.
  private mutating func readMembers(_ members: MembersOfCell, ofCell cell: Int) throws(ReadingEnded) {
    let reader = ViewReader(controller: 0)
    for (key, start) in members.filter({ $0.key != .accessoryView })
      + members.filter({ $0.key == .accessoryView })
    {
      self.reader.goBack(to: start)
      try reader.readMember(key, ofView: cell, &self)
      close(cell)
    }
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
    classesOfApp.add(inner.classesOfApp)
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
      if case .part(let part) = view.place { part != .contentView && part != .accessoryView } else { false }
    }
    if hasParts { document.apply(.cell(\.style, .default), toView: 0) }
  }

  /// A cell of the system with a title, as the only view of the document.
  mutating func addTitleCell(
    _ type: ViewType = .tableViewCell, _ style: SystemCellStyle = .default, text: String? = nil
  ) throws(ReadingEnded) {
    var node = ViewNode(id: "", superview: nil, controller: 0, place: .root)
    node.type = type
    let cell = addView(node, at: reader.offset)
    document.addRole(ofType: type, toView: cell)
    document.apply(.cell(\.style, style), toView: cell)
    let label = try addPart(.textLabel, ofCell: cell)
    if let text {
      document.apply(.content(\.text, text), toView: label)
      document.apply(.content(\.numberOfLines, 0), toView: label)
    }
    close(cell)
  }
}
