import JSON
import LayoutModel

/// The elements of a list, before the rest of it is known.
struct PendingList {
  var view: Int
  var places: [ViewKey: JSONReader.Bookmark] = [:]
}

extension ViewReader {
  /// Keeps a member of a list for later: rows name prototypes, which may follow.
  @inline(never)
  func postponeList(
    _ key: ViewKey, ofView index: Int, _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) {
    draft.linker.keysOfTypes.append(KeyOfType(view: Int32(index), key: key, place: reader.offset))
    // What documents that were made of real views have in place of nothing.
    if try reader.null() { return }
    if draft.pendingLists.last?.view != index { draft.pendingLists.append(PendingList(view: index)) }
    draft.pendingLists[draft.pendingLists.count - 1].places[key] = reader.bookmark
    try reader.skipValue()
  }

  /// Reads what was kept for a list. Nothing where nothing was.
  @inline(never)
  func readList(
    ofView index: Int, _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) {
    guard let pending = draft.pendingLists.last, pending.view == index else { return }
    draft.pendingLists.removeLast()
    guard draft.document.views[index].type.isList else { return }
    let end = reader.bookmark
    var list = ListReader(view: index, type: draft.document.views[index].type)
    try list.read(pending.places, &reader, &draft)
    draft.document.lists.append(list.list)
    reader.goBack(to: end)
  }
}

/// Reads the prototypes, sections and layout of a table or collection view.
struct ListReader {
  private(set) var list: ListConfiguration
  private let type: ViewType
  /// The templates that rows name, with what is known of the names in them.
  private var prototypes: [Prototype] = []
  /// Places in ``prototypes`` by reuse identifier.
  private var placesOfPrototypes: [String: Int] = [:]
  private var templateOfTitles: Int32?
  /// The values that were read, by their texts and the template that they are for.
  private var knownValues: [ValuesKey: Int32] = [:]

  fileprivate struct Prototype {
    var number: Int32
    var draft: Draft
    var nodes: NodeIndex
  }

  private struct ValuesKey: Hashable {
    var template: Int32
    var text: String
  }

  init(view: Int, type: ViewType) {
    list = ListConfiguration(view: Int32(view))
    self.type = type
  }

  mutating func read(
    _ places: [ViewKey: JSONReader.Bookmark], _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) {
    if let place = places[.prototypes] {
      reader.goBack(to: place)
      try readPrototypes(&reader, &draft)
    }
    if let place = places[.collectionViewLayout] {
      reader.goBack(to: place)
      list.layouts = try reader.collectionViewLayouts(&draft)
    }
    if let place = places[.tableHeaderView] {
      reader.goBack(to: place)
      list.tableHeaderView = try readOwnTemplate(.view, &reader, &draft)
    }
    if let place = places[.sections] {
      reader.goBack(to: place)
      try readSections(&reader, &draft)
    }
    if let place = places[.tableFooterView] {
      reader.goBack(to: place)
      list.tableFooterView = try readOwnTemplate(.view, &reader, &draft)
    }
  }

  // MARK: Templates

  private mutating func readPrototypes(
    _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) {
    guard var map = try reader.beginMap("an object of cells by their reuse identifiers") else { return }
    while let name = try reader.nextMember(of: &map) {
      let inner = try draft.readTemplate(cellType, &reader)
      let number = Int32(list.templates.count)
      list.templates.append(CellTemplate(identifier: name, inner.document))
      placesOfPrototypes[name] = prototypes.count
      prototypes.append(Prototype(number: number, draft: inner, nodes: NodeIndex(inner.document)))
    }
  }

  /// Reads a view that only one place of the list has.
  private mutating func readOwnTemplate(
    _ standard: ViewType, _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) -> Int32? {
    let inner = try draft.readTemplate(standard, &reader)
    return addOwnTemplate(inner.document)
  }

  private mutating func addOwnTemplate(_ document: DocumentDraft) -> Int32 {
    var template = CellTemplate(identifier: nil, document)
    template.keepsIds = true
    list.templates.append(template)
    return Int32(list.templates.count - 1)
  }

  private var cellType: ViewType { type == .tableView ? .tableViewCell : .collectionViewCell }

  // MARK: Sections

  private enum SectionKey: Int, DocumentKey {
    case header, footer, rows, items
    static let ofTables = Keys(SectionKey.self, without: [.items])
    static let ofCollections = Keys(SectionKey.self, without: [.rows])
  }

  private mutating func readSections(
    _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) {
    guard var array = try reader.beginArray("an array of sections") else { return }
    let keys = type == .tableView ? SectionKey.ofTables : SectionKey.ofCollections
    while try reader.nextElement(of: &array) != nil {
      guard var object = try reader.beginObject("a section") else { continue }
      var section = ListSection()
      let first = Int32(list.rows.count)
      section.rows = first..<first
      while let key = try reader.nextKey(of: &object, in: keys) {
        switch key {
        case .header: section.header = try readSupplement(&reader, &draft)
        case .footer: section.footer = try readSupplement(&reader, &draft)
        case .rows, .items:
          try readRows(&reader, &draft)
          section.rows = first..<Int32(list.rows.count)
        }
      }
      list.sections.append(section)
    }
  }

  /// A title, or a view.
  private mutating func readSupplement(
    _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) -> ListSupplement? {
    if type == .tableView, try reader.stands(.string) { return try reader.string().map { .title($0) } }
    return try readOwnTemplate(.view, &reader, &draft).map { .template($0) }
  }

  private mutating func readRows(
    _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) {
    guard var array = try reader.beginArray("an array of cells") else { return }
    while let position = try reader.nextElement(of: &array) {
      guard let (row, count) = try readRow(Int32(truncatingIfNeeded: position), &reader, &draft) else {
        continue
      }
      draft.elementsOfLists += count
      try draft.checkViews(&reader)
      for _ in 0..<count { list.rows.append(row) }
    }
  }

  // MARK: Rows

  private enum RowKey: Int, DocumentKey {
    case cell, values, count, height, size
    static let keys = Keys(RowKey.self)
    /// Tells rows that name a prototype from cells of their own.
    static let hint = KeyTable(["cell"], numbers: [0])
  }

  private mutating func readRow(
    _ position: Int32, _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) -> (row: ListRow, count: Int)? {
    if type == .tableView, try reader.stands(.string) {
      return try readTitle(position, &reader, &draft).map { ($0, 1) }
    }
    guard try namesPrototype(&reader) else {
      return (try readOwnRow(position, &reader, &draft), 1)
    }
    return try readReference(position, &reader, &draft)
  }

  /// A cell that stands in its row, with the size that it says.
  private mutating func readOwnRow(
    _ position: Int32, _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) -> ListRow {
    let inner = try draft.readTemplate(cellType, sizeKey: type == .tableView ? .height : .size, &reader)
    var row = ListRow(template: addOwnTemplate(inner.document), position: position)
    (row.width, row.height) = (inner.rowSize.width, inner.rowSize.height)
    return row
  }

  private func namesPrototype(_ reader: inout JSONReader) throws(ReadingEnded) -> Bool {
    let start = reader.mark
    do throws(ReadingEnded) {
      let names = try findsCell(&reader)
      reader.undo(to: start)
      return names
    } catch {
      reader.forget(since: start)
      throw error
    }
  }

  private func findsCell(_ reader: inout JSONReader) throws(ReadingEnded) -> Bool {
    guard try reader.stands(.object), var map = try reader.beginMap() else { return false }
    while let name = try reader.nextMember(of: &map) {
      if name == "cell" { return true }
      try reader.skipValue()
    }
    return false
  }

  /// A row that is a text: a cell of the system with nothing else.
  private mutating func readTitle(
    _ position: Int32, _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) -> ListRow? {
    let pointer = reader.pointer
    guard let text = try reader.string() else { return nil }
    if templateOfTitles == nil {
      var inner = draft.innerDraft(at: pointer, reader)
      try inner.addTitleCell(&reader)
      inner.linker.link(&inner.document, limits: inner.limits, &reader)
      templateOfTitles = Int32(list.templates.count)
      list.templates.append(CellTemplate(identifier: nil, inner.document))
    }
    var row = ListRow(template: templateOfTitles ?? 0, position: position)
    let key = ValuesKey(template: row.template, text: text)
    row.values = knownValues[key] ?? Int32(list.values.count)
    if knownValues.updateValue(row.values ?? 0, forKey: key) == nil {
      // The cell, its content view, and the label.
      list.values.append([PropertyChanges.Change(target: 2, property: .content(\.text, text))])
    }
    return row
  }

  private mutating func readReference(
    _ position: Int32, _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) -> (row: ListRow, count: Int)? {
    guard var object = try reader.beginObject("a cell") else { return nil }
    var place: Int?
    var values: (start: JSONReader.Bookmark, end: Int)?
    var count = 1
    var row = ListRow(template: 0, position: position)
    while let key = try reader.nextKey(of: &object, in: RowKey.keys) {
      switch key {
      case .cell:
        guard let name = try reader.string("the reuse identifier of a prototype") else { continue }
        place = placesOfPrototypes[name]
        guard place == nil else { continue }
        let names = placesOfPrototypes.keys.sorted()
        reader.fault(.unknownReference(name, nearest: nearestNames(to: name, in: names)))
      case .values:
        let start = reader.bookmark
        try reader.skipValue()
        values = (start, reader.offset)
      case .count: count = try reader.integer(in: 0...1_000_000) ?? 1
      case .height: row.height = try reader.length()
      case .size:
        let size = try reader.size()
        (row.width, row.height) = (size?.width, size?.height)
      }
    }
    guard let place else { return nil }
    row.template = prototypes[place].number
    if let values {
      let end = reader.bookmark
      row.values = try readValues(values.start, to: values.end, of: place, &reader)
      reader.goBack(to: end)
    }
    return (row, count)
  }

  /// The values between two places, for a prototype, read once where they are written alike.
  private mutating func readValues(
    _ place: JSONReader.Bookmark, to end: Int, of prototype: Int, _ reader: inout JSONReader
  ) throws(ReadingEnded) -> Int32? {
    let key = ValuesKey(
      template: prototypes[prototype].number, text: reader.bytes.string(place.offset, end))
    if let known = knownValues[key] { return known }
    reader.goBack(to: place)
    var changes: [PropertyChanges.Change<ViewProperty>] = []
    try prototypes[prototype].read(into: &changes, &reader)
    list.values.append(changes)
    knownValues[key] = Int32(list.values.count - 1)
    return Int32(list.values.count - 1)
  }
}

extension ListReader.Prototype {
  /// Values for views, by their ids in the prototype.
  fileprivate mutating func read(
    into changes: inout [PropertyChanges.Change<ViewProperty>], _ reader: inout JSONReader
  ) throws(ReadingEnded) {
    guard var map = try reader.beginMap("an object by view id") else { return }
    while let id = try reader.nextMember(of: &map) {
      guard case .view(let view)? = nodes.node(id) else {
        reader.fault(.unknownReference(id, nearest: nearestNames(to: id, in: nodes.ids)))
        try reader.skipValue()
        continue
      }
      for property in try ViewReader.readChanges(ofView: Int(view), &reader, &draft) {
        changes.append(PropertyChanges.Change(target: view, property: property))
      }
    }
  }
}
