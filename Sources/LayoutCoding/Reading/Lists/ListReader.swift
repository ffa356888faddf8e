import JSON
import LayoutModel

/// The elements of a list, before the rest of it is known.
struct PendingList {
  var view: Int
  var places: [ViewKey: JSONReader.Bookmark] = [:]
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

  mutating func read(_ places: [ViewKey: JSONReader.Bookmark], _ draft: inout Draft) throws(ReadingEnded) {
    let keys: [ViewKey] = [.prototypes, .collectionViewLayout, .tableHeaderView, .sections, .tableFooterView]
    for key in keys {
      guard let place = places[key] else { continue }
      draft.reader.goBack(to: place)
      switch key {
      case .prototypes: try readPrototypes(&draft)
      case .collectionViewLayout: list.layouts = try draft.collectionViewLayouts()
      case .tableHeaderView: list.tableHeaderView = try readOwnTemplate(&draft)
      case .sections: try readSections(&draft)
      default: list.tableFooterView = try readOwnTemplate(&draft)
      }
    }
  }

  private mutating func readPrototypes(_ draft: inout Draft) throws(ReadingEnded) {
    guard var map = try draft.reader.beginMap("an object of cells by their reuse identifiers") else { return }
    while let name = try draft.reader.nextMember(of: &map) {
      let inner = try draft.readTemplate(cellType)
      let number = Int32(list.templates.count)
      list.templates.append(CellTemplate(identifier: name, inner.document))
      placesOfPrototypes[name] = prototypes.count
      prototypes.append(Prototype(number: number, draft: inner, nodes: NodeIndex(inner.document)))
    }
  }

  /// Reads a view that only one place of the list has.
  private mutating func readOwnTemplate(_ draft: inout Draft) throws(ReadingEnded) -> Int32? {
    addOwnTemplate(try draft.readTemplate(.view).document)
  }

  private mutating func addOwnTemplate(_ document: DocumentDraft) -> Int32 {
    var template = CellTemplate(identifier: nil, document)
    template.keepsIds = true
    list.templates.append(template)
    return Int32(list.templates.count - 1)
  }

  private var cellType: ViewType { type == .tableView ? .tableViewCell : .collectionViewCell }

  enum SectionKey: Int, DocumentKey {
    case header, footer, rows, items
    static let ofTables = Keys(SectionKey.self, without: [.items])
    static let ofCollections = Keys(SectionKey.self, without: [.rows])
  }

  private mutating func readSections(_ draft: inout Draft) throws(ReadingEnded) {
    guard var array = try draft.reader.beginArray("an array of sections") else { return }
    let keys = type == .tableView ? SectionKey.ofTables : SectionKey.ofCollections
    while try draft.reader.nextElement(of: &array) != nil {
      guard var object = try draft.reader.beginObject("a section") else { continue }
      var section = ListSection()
      let first = Int32(list.rows.count)
      section.rows = first..<first
      while let key = try draft.reader.nextKey(of: &object, in: keys) {
        switch key {
        case .header: section.header = try readSupplement(&draft)
        case .footer: section.footer = try readSupplement(&draft)
        case .rows, .items:
          try readRows(&draft)
          section.rows = first..<Int32(list.rows.count)
        }
      }
      list.sections.append(section)
    }
  }

  /// A title, or a view.
  private mutating func readSupplement(_ draft: inout Draft) throws(ReadingEnded) -> ListSupplement? {
    if type == .tableView, try draft.reader.stands(.string) {
      return try draft.reader.string().map { .title($0) }
    }
    return try readOwnTemplate(&draft).map { .template($0) }
  }

  private mutating func readRows(_ draft: inout Draft) throws(ReadingEnded) {
    guard var array = try draft.reader.beginArray("an array of cells") else { return }
    while let position = try draft.reader.nextElement(of: &array) {
      guard let (row, count) = try readRow(Int32(truncatingIfNeeded: position), &draft) else { continue }
      draft.elementsOfLists += count
      try draft.checkViews()
      for _ in 0..<count { list.rows.append(row) }
    }
  }

  enum RowKey: Int, DocumentKey {
    case cell, values, count, height, size
    static let keys = Keys(RowKey.self)
  }

  private mutating func readRow(
    _ position: Int32, _ draft: inout Draft
  ) throws(ReadingEnded) -> (row: ListRow, count: Int)? {
    if type == .tableView, try draft.reader.stands(.string) {
      return try readTitle(position, &draft).map { ($0, 1) }
    }
    // Rows name a prototype, or are cells of their own.
    return try draft.reader.objectHasMember("cell")
      ? readReference(position, &draft) : (readOwnRow(position, &draft), 1)
  }

  /// A cell that stands in its row, with the size that it says.
  private mutating func readOwnRow(_ position: Int32, _ draft: inout Draft) throws(ReadingEnded) -> ListRow {
    let inner = try draft.readTemplate(cellType, sizeKey: type == .tableView ? .height : .size)
    var row = ListRow(template: addOwnTemplate(inner.document), position: position)
    (row.width, row.height) = (inner.rowSize.width, inner.rowSize.height)
    return row
  }

  /// A row that is a text: a cell of the system with nothing else.
  private mutating func readTitle(_ position: Int32, _ draft: inout Draft) throws(ReadingEnded) -> ListRow? {
    let pointer = draft.reader.pointer
    guard let text = try draft.reader.string() else { return nil }
    if templateOfTitles == nil {
      var inner = draft.innerDraft(at: pointer)
      try draft.lendReader(to: &inner) { (inner) throws(ReadingEnded) in
        try inner.addTitleCell()
        inner.link()
      }
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
    _ position: Int32, _ draft: inout Draft
  ) throws(ReadingEnded) -> (row: ListRow, count: Int)? {
    guard var object = try draft.reader.beginObject("a cell") else { return nil }
    var place: Int?
    var values: (start: JSONReader.Bookmark, end: Int)?
    var count = 1
    var row = ListRow(template: 0, position: position)
    while let key = try draft.reader.nextKey(of: &object, in: RowKey.keys) {
      switch key {
      case .cell:
        guard let name = try draft.reader.string("the reuse identifier of a prototype") else { continue }
        place = placesOfPrototypes[name]
        guard place == nil else { continue }
        let names = placesOfPrototypes.keys.sorted()
        draft.reader.fault(.unknownReference(name, nearest: nearestNames(to: name, in: names)))
      case .values: values = (try draft.reader.postpone(), draft.reader.offset)
      case .count: count = try draft.reader.integer(in: 0...1_000_000) ?? 1
      case .height: row.height = try draft.reader.length()
      case .size:
        let size = try draft.reader.size()
        (row.width, row.height) = (size?.width, size?.height)
      }
    }
    guard let place else { return nil }
    row.template = prototypes[place].number
    if let values {
      let end = draft.reader.bookmark
      row.values = try readValues(values.start, to: values.end, of: place, &draft)
      draft.reader.goBack(to: end)
    }
    return (row, count)
  }

  /// The values between two places, for a prototype, read once where they are written alike.
  private mutating func readValues(
    _ place: JSONReader.Bookmark, to end: Int, of prototype: Int, _ draft: inout Draft
  ) throws(ReadingEnded) -> Int32? {
    let key = ValuesKey(
      template: prototypes[prototype].number, text: draft.reader.bytes.string(place.offset, end))
    if let known = knownValues[key] { return known }
    draft.reader.goBack(to: place)
    var changes: [PropertyChanges.Change<ViewProperty>] = []
    try draft.lendReader(to: &prototypes[prototype].draft) {
      [nodes = prototypes[prototype].nodes] (inner) throws(ReadingEnded) in
      changes = try inner.readValues(of: nodes)
    }
    list.values.append(changes)
    knownValues[key] = Int32(list.values.count - 1)
    return Int32(list.values.count - 1)
  }
}

extension Draft {
  /// Keeps a member of a list for later: rows name prototypes, which may follow.
  @inline(never)
  mutating func postponeList(_ key: ViewKey, ofView index: Int) throws(ReadingEnded) {
    linker.keysOfTypes.append(KeyOfType(view: Int32(index), key: key, place: reader.offset))
    // What documents that were made of real views have in place of nothing.
    if try reader.null() { return }
    if pending.lists.last?.view != index { pending.lists.append(PendingList(view: index)) }
    pending.lists[pending.lists.count - 1].places[key] = try reader.postpone()
  }

  /// Reads what was kept for a list. Nothing where nothing was.
  @inline(never)
  mutating func readList(ofView index: Int) throws(ReadingEnded) {
    guard let places = pending.lists.last?.places, pending.lists.last?.view == index else { return }
    pending.lists.removeLast()
    guard document.views[index].type.isList else { return }
    let end = reader.bookmark
    var list = ListReader(view: index, type: document.views[index].type)
    try list.read(places, &self)
    document.lists.append(list.list)
    reader.goBack(to: end)
  }

  /// Values for views, by their ids in a prototype, which this one is of.
  fileprivate mutating func readValues(
    of nodes: NodeIndex
  ) throws(ReadingEnded) -> [PropertyChanges.Change<ViewProperty>] {
    var changes: [PropertyChanges.Change<ViewProperty>] = []
    guard var map = try reader.beginMap("an object by view id") else { return changes }
    while let id = try reader.nextMember(of: &map) {
      guard let view = nodes.view(id) else {
        try reader.skip(.unknownReference(id, nearest: nearestNames(to: id, in: nodes.ids)))
        continue
      }
      changes += try ViewReader.readChanges(ofView: Int(view), &self).map {
        .init(target: view, property: $0)
      }
    }
    return changes
  }

  /// The layout of a collection view, or several of which the first counts whose condition holds.
  fileprivate mutating func collectionViewLayouts() throws(ReadingEnded) -> [CollectionLayoutChoice] {
    try oneOrMany { (draft) throws(ReadingEnded) in try draft.collectionViewLayout() } ?? []
  }

  private mutating func collectionViewLayout() throws(ReadingEnded) -> CollectionLayoutChoice? {
    guard var object = try reader.beginObject("an object with flow or compositional") else { return nil }
    var layout: CollectionLayoutChoice.Layout?
    var condition: Condition?
    while let key = try reader.nextKey(of: &object, in: LayoutKey.keys) {
      switch key {
      case .flow: layout = try self.object(FlowLayout.members).map { .flow($0) } ?? layout
      case .compositional: layout = try compositionalLayout().map { .compositional($0) } ?? layout
      case .when: condition = try self.condition()
      }
    }
    if !object.has(LayoutKey.flow), !object.has(LayoutKey.compositional) { reader.fault(.missingKey("flow")) }
    return layout.map { CollectionLayoutChoice($0, when: condition) }
  }
}

enum LayoutKey: Int, DocumentKey {
  case flow, compositional, when
  static let keys = Keys(LayoutKey.self)
}

extension JSONReader {
  /// A number of points, or `automatic` for what the element itself finds.
  mutating func listDimension() throws(ReadingEnded) -> ListDimension? {
    guard try stands(.string) else {
      guard let value = try double() else { return nil }
      // UITableView.automaticDimension is -1.
      if value == -1 { return .automatic }
      return (0...longestLength).contains(value)
        ? .given(value) : refuse(.expected("a length from 0 to 10000000, or \"automatic\""))
    }
    guard let word = try string() else { return nil }
    return Self.automaticDimension.contains(word)
      ? .automatic : refuse(.expected("a number or \"automatic\"", nearest: ["automatic"]))
  }

  /// The word of documents, and UIKit's constant.
  private static let automaticDimension = [
    "automatic", "UITableView.automaticDimension", ".automaticDimension", "UITableViewAutomaticDimension",
  ]
}
