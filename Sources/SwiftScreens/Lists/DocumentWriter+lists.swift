import JSON
import LayoutModel
import SwiftInterpreter

/// Lists and what they show. Cells and headers are documents of their own in that of the list.
extension DocumentWriter {
  mutating func writeList(_ list: Object, _ id: String) {
    let outer = writtenViews
    writtenViews = []
    if viewType(of: list) == "tableView" { writeTable(list, id) }
    let shown = isBefore ? nil : run.lists[list]
    let isOfFile = run.adoption.view(of: list) != nil
    // Where rows are left out nobody asked for what arranges them.
    let isUnasked = shown.map { $0.layout == nil && !$0.isWhole } ?? false
    writeLayout(shown?.layout ?? (isOfFile || isUnasked ? flow(of: list) : nil), id)
    if let shown {
      tell(shown.gaps, list, id)
      // A file's own cells are better than none of those that there are.
      if !isOfFile || shown.isSaid { writeSections(shown, list, id) }
    }
    writtenElements += writtenViews
    writtenViews = outer
  }

  private mutating func tell(_ gaps: [ShownList.Gap], _ list: Object, _ id: String) {
    for gap in gaps {
      var hole = SourceHole(
        key: gap.key == "rows" ? "\(id).rows" : gap.key, kind: gap.kind, target: "\(id).sections",
        place: places.location(of: gap.spot) ?? places.location(of: list.madeAt), reason: "rows",
        says: gap.says)
      (hole.standIn, hole.isOfValue) = (gap.standIn, gap.key != "rows")
      holes.append(hole)
    }
  }

  private mutating func writeTable(_ table: Object, _ id: String) {
    writeWord("style", table, id, unless: "plain")
    // Where a row is said to decide itself, each says its own.
    for key in ["rowHeight", "sectionHeaderHeight", "sectionFooterHeight", "sectionHeaderTopPadding"]
    where key != "rowHeight" || !hasSelfSizingRows(table) {
      writeNumber(key, table, id, unless: -1)
    }
    writeWord("separatorStyle", table, id, unless: "singleLine")
    insets("separatorInset", value("givenSeparatorInset", table), id)
    writeWord("separatorInsetReference", table, id, unless: "fromCellEdges")
    writeFlag("cellLayoutMarginsFollowReadableWidth", table, id)
    writeFlag("insetsContentViewsToSafeArea", table, id, unless: true)
    writeFlag("isEditing", table, id, as: "editing")
    for key in ["tableHeaderView", "tableFooterView"] {
      guard !isBefore, let view = object(key, table), isElement(view) else { continue }
      writeView(view, as: key)
    }
  }

  private mutating func writeSections(_ shown: ShownList, _ list: Object, _ id: String) {
    json.key("sections")
    json.beginArray()
    for (index, section) in shown.sections.enumerated() {
      json.beginObject()
      write(section.header, "header", "\(id)/\(index)/header", of: list)
      write(section.footer, "footer", "\(id)/\(index)/footer", of: list)
      if case .flow(let usual)? = shown.layout, let own = section.flow, own !== usual {
        writeSpaces(of: own, "\(id)/\(index)", unlikeThoseOf: usual)
      }
      json.key(viewType(of: list) == "tableView" ? "rows" : "items")
      json.beginArray()
      for (row, cell) in section.cells.enumerated() {
        names.set("\(id)/\(index)/\(row)", forElement: cell.view)
        writeView(cell.view, isRoot: false)
      }
      json.endArray()
      json.endObject()
    }
    json.endArray()
  }

  /// Writes the sections that a file has, as code says that they are shown.
  mutating func writeStaticSections(_ drawn: [JSONTree], of list: Object, _ id: String, in tree: Int) {
    guard let rows = run.lists.statics[ObjectIdentifier(list)] else { return }
    tell(rows.gaps, list, id)
    json.key("sections")
    json.beginArray()
    for (index, said) in rows.sections.enumerated() {
      let section = drawn.indices.contains(index) ? drawn[index] : .object([])
      json.beginObject()
      write(said.header, "header", of: section, list, "\(id)/\(index)", in: tree)
      write(said.footer, "footer", of: section, list, "\(id)/\(index)", in: tree)
      json.key("rows")
      json.beginArray()
      for (place, row) in said.rows.enumerated() {
        switch row {
        case .drawn(let section, let row): write(run.adoption.rows(of: drawn[section])[row], in: tree)
        case .made(let cell):
          names.set("\(id)/\(index)/\(place)", forElement: cell.view)
          writeView(cell.view, isRoot: false)
        }
      }
      json.endArray()
      json.endObject()
    }
    json.endArray()
  }

  private mutating func write(
    _ said: StaticRows.Supplement, _ key: String, of section: JSONTree, _ list: Object, _ id: String,
    in tree: Int
  ) {
    let isNothing = if case Value.none? = said.content { true } else { false }
    if said.isTitle || isNothing {
      if isNothing, said.height == nil { return }
      let room = ShownList.Room(height: said.height)
      let shown = ShownList.Supplement(content: said.content ?? .none, room: room, label: said.titled?.label)
      if said.titled?.hasMore == true { tellLeftOut(key, list, id) }
      write(shown, key, "\(id)/\(key)", of: list)
    } else {
      if said.content != nil { tellLeftOut(key, list, id) }
      guard let drawn = section[key] else { return }
      json.key(key)
      write(drawn, in: tree)
    }
  }

  private mutating func tellLeftOut(_ key: String, _ list: Object, _ id: String) {
    tell(.view, "\(id)/\(key)", list, "What \(id) shows as its \(key) is not laid out.")
  }

  private mutating func write(
    _ supplement: ShownList.Supplement?, _ key: String, _ id: String, of list: Object
  ) {
    switch supplement?.content {
    case .object(let view)?:
      names.set(id, forElement: view)
      writeView(view, as: key)
      if hasMasks(in: view) { member("\(key)Height", supplement?.room.height) }
    case .string, .unknown:
      let usual = number(key == "header" ? "sectionHeaderHeight" : "sectionFooterHeight", list)
      let height = supplement?.room.height.flatMap { $0 == usual ? nil : $0 }
      if height == nil, supplement?.label == nil { return writeText(key, supplement?.content, id) }
      // A title says no height: the view that the table makes for it does.
      json.key(key)
      json.beginObject()
      member("type", "tableViewHeaderFooterView")
      json.key("textLabel")
      json.beginObject()
      if let label = supplement?.label {
        writeLabel(label, id)
      } else {
        writeText("text", supplement?.content, id)
      }
      json.endObject()
      writeHeight(height)
      json.endObject()
    case .none?:
      json.key(key)
      json.beginObject()
      writeHeight(supplement?.room.height)
      json.endObject()
    default: break
    }
  }

  /// How high a delegate says that what is above or below a section is.
  private mutating func writeHeight(_ height: Double?) {
    guard let height else { return }
    object("frame", [("x", 0), ("y", 0), ("width", 0), ("height", height)])
  }

  // MARK: Elements

  /// Where an element is placed: what is above and below all rows is as high as it was made, unless its mask does not count.
  mutating func writePlace(ofElement view: Object, _ id: String) {
    if run.lists.has(view) {
      writeFrame(ofElement: view)
    } else if flag("translatesAutoresizingMaskIntoConstraints", view) == false {
      member("translatesAutoresizingMaskIntoConstraints", false)
    } else {
      writeFrame(view, id)
    }
  }

  /// Whether a view has a document of its own in that of a list.
  func isElement(_ view: Object) -> Bool {
    if isPart(view) { return false }
    if run.lists.has(view) || isCellOfFile(view) { return true }
    guard let superview = object("ownSuperview", view), viewType(of: superview) == "tableView" else {
      return false
    }
    return object("tableHeaderView", superview) === view || object("tableFooterView", superview) === view
  }

  /// Whether a view is a cell that a file has in a list.
  private func isCellOfFile(_ view: Object) -> Bool {
    run.adoption.view(of: view)?.isInList == true && documentCellType(of: view) != nil
  }

  /// The word for the cell of a list; nil for other views, and for cells that are shown by themselves.
  func cellType(of view: Object) -> String? {
    if isOfTitle(view) { return "tableViewHeaderFooterView" }
    let isInList = run.lists.has(view) || run.adoption.view(of: view)?.isInList == true
    return isInList && !isPart(view) ? documentCellType(of: view) : nil
  }

  /// Whether a view is one that a table makes for a title.
  private func isOfTitle(_ view: Object) -> Bool {
    run.lists.room(of: view)?.isOfTitle == true && !isPart(view)
  }

  /// Whether a view is the content view of a cell in a list, which that keeps as large as there is room.
  func isContentOfCell(_ content: Object) -> Bool {
    guard let owner = object("ownSuperview", content) else { return false }
    return cellType(of: owner) != nil && object("contentView", owner) === content
  }

  /// Takes the content view of a cell and the elements of lists out of what stands in a view besides.
  mutating func removeElements(from subviews: inout [Value], _ view: Object) {
    let (isList, isCell) = (
      viewType(of: view) == "tableView" || run.lists[view] != nil, cellType(of: view) != nil
    )
    if !isList, !isCell { return }
    subviews.removeAll { subview in
      guard case .object(let subview) = subview else { return false }
      return isElement(subview) || isCell && object("contentView", view) === subview
    }
    if isCell, run.adoption.view(of: view) != nil { writeContentView(of: view) }
  }

  /// Writes the content view of a cell, which stands before what the system shows in it.
  private mutating func writeContentView(of cell: Object) {
    guard let content = object("contentView", cell) else { return }
    names.set("\(names.name(of: cell, or: "cell"))/contentView", for: content)
    writeView(content, as: "contentView")
  }

  mutating func writeCell(_ cell: Object, _ id: String) {
    if run.adoption.view(of: cell) == nil { writeContentView(of: cell) }
    tellFrames(of: cell, id)
    if !isBefore, !isOfTitle(cell) { member("height", heightOfRow(cell)) }
    if !isBefore, let size = run.lists.room(of: cell)?.size {
      object("size", [("width", size.width), ("height", size.height)])
    }
    writeWord("style", cell, id, unless: "default")
    for key in ["accessoryType", "editingAccessoryType"] { writeWord(key, cell, id, unless: "none") }
    if isEditedRow(cell) {
      writeWord("editingStyle", cell, id, unless: "delete")
      writeFlag("shouldIndentWhileEditing", cell, id, unless: true)
    }
    writeFlag("showsReorderControl", cell, id)
    writeNumber("indentationLevel", cell, id)
    writeNumber("indentationWidth", cell, id, unless: 10)
    for key in ["textLabel", "detailTextLabel"] {
      guard let label = enterPart(key, of: cell) else { continue }
      json.key(key)
      json.beginObject()
      writeLabel(label, "\(id).\(key)")
      json.endObject()
    }
    if let view = enterPart("imageView", of: cell) {
      writeCellImage(value("image", view), "\(id).imageView")
    }
    if let view = object("accessoryView", cell) { writeView(view, as: "accessoryView") }
    writeContentConfiguration(of: cell, id)
    writeAccessories(of: cell, id)
  }

  /// The image of a cell, which texts make room for.
  private mutating func writeCellImage(_ image: Value?, _ id: String) {
    guard case .object? = image else { return hole(.image, image, target: "\(id).image") }
    json.key("imageView")
    json.beginObject()
    writeImage(image, id)
    json.endObject()
  }

  /// Whether a view is in a cell without being a subview that the app has given it.
  func isPlacedBySystem(_ view: Object, in cell: Object) -> Bool {
    guard object("ownSuperview", view) === cell else { return false }
    return !list("ownSubviews", cell).contains {
      if case .object(let one) = $0 { one === view } else { false }
    }
  }

  /// What the system shows in a cell, which gets the name that documents have for it: constraints may be to it. Nil for a view that the
  /// app has under the same name.
  private mutating func enterPart(_ key: String, of cell: Object) -> Object? {
    guard let view = object(key, cell), run.adoption.view(of: view) == nil, isPlacedBySystem(view, in: cell),
      tree.enter(view)
    else { return nil }
    tree.leave()
    let content = object("contentView", cell).map { names.name(of: $0, or: "contentView") }
    let id = "\(content ?? names.name(of: cell, or: "cell") + "/contentView")/\(key)"
    names.set(id, for: view)
    writtenViews.append((id, view))
    return view
  }

  /// What code says of the height of a row; nil where the table or the cell decides.
  func heightOfRow(_ cell: Object) -> Double? {
    let table = object("ownSuperview", cell)
    let usual = table.flatMap { hasSelfSizingRows($0) ? nil : number("rowHeight", $0) }
    return run.lists.room(of: cell)?.height.flatMap { $0 == usual ? nil : $0 }
  }

  /// Whether a delegate says of a row that it decides itself how high it is, whatever the table says of all.
  private func hasSelfSizingRows(_ table: Object) -> Bool {
    !isBefore && run.lists.hasSelfSizingRows(table)
  }

  // MARK: Constraints

  /// Writes the constraints between views of an element, which was left.
  mutating func writeConstraints(ofElement view: Object, _ adopted: Adoption.View? = nil) {
    let constraints = groups()[ObjectIdentifier(view)] ?? []
    if constraints.isEmpty, contents.isEmpty, adopted?.constraints.isEmpty != false { return }
    let (count, isInner) = (constraintCount, isInElement)
    isInElement = true
    json.key("constraints")
    json.beginArray()
    if let adopted { writeKept(adopted) }
    for content in contents { writeEdges(of: content) }
    for constraint in constraints { write(constraint) }
    json.endArray()
    (constraintCount, isInElement) = (count, isInner)
  }

  /// The active constraints by the element that they are in.
  mutating func groups() -> [ObjectIdentifier?: [Object]] {
    if let grouped { return grouped }
    var found: [ObjectIdentifier?: [Object]] = [:]
    for constraint in activeConstraints() where !isKeptByTable(constraint) {
      let sides = ["firstItem", "secondItem"].compactMap { object($0, constraint) }
      let elements = sides.map { element(around: object("owningView", $0) ?? $0) }
      let isCrossing = elements.contains { $0 !== elements[0] }
      if isCrossing { crossing.insert(ObjectIdentifier(constraint)) }
      let key = isCrossing ? nil : elements.first.flatMap { $0.map { ObjectIdentifier($0) } }
      found[key, default: []].append(constraint)
    }
    grouped = found
    return found
  }

  /// Whether it says of a view above or below all rows what the table does with it anyhow.
  private func isKeptByTable(_ constraint: Object) -> Bool {
    guard let first = object("firstItem", constraint), let second = object("secondItem", constraint),
      isElement(first) && object("ownSuperview", first) === second
        || isElement(second) && object("ownSuperview", second) === first,
      let attribute = word("firstAttribute", constraint),
      ["width", "leading", "trailing", "left", "right", "centerX", "top"].contains(attribute)
    else { return false }
    return word("secondAttribute", constraint) == attribute && number("multiplier", constraint) == 1
      && number("constant", constraint) == 0
  }

  private func element(around view: Object) -> Object? {
    var found: Object?
    _ = interpreter.anyAround(.object(view)) { around in
      if isElement(around) { found = around }
      return found != nil || isPart(around)
    }
    return found
  }
}
