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
    if try draft.reader.stands(.array) { return try readListedPrototypes(&draft) }
    guard var map = try draft.reader.beginMap("an object of cells by their reuse identifiers") else { return }
    while let name = try draft.reader.nextMember(of: &map) { try readPrototype(named: name, &draft) }
  }

  /// Reads cells that say their reuse identifiers themselves, or are called by their ids.
  private mutating func readListedPrototypes(_ draft: inout Draft) throws(ReadingEnded) {
    guard var array = try draft.reader.beginArray() else { return }
    while try draft.reader.nextElement(of: &array) != nil {
      let name = try draft.reader.lookAhead { (reader) throws(ReadingEnded) in try reader.reuseIdentifier() }
      guard let name else {
        try draft.reader.skip(.missingKey("reuseIdentifier"))
        continue
      }
      guard placesOfPrototypes[name] == nil else {
        try draft.reader.skip(.duplicateId(name))
        continue
      }
      try readPrototype(named: name, &draft)
    }
  }

  private mutating func readPrototype(named name: String, _ draft: inout Draft) throws(ReadingEnded) {
    let inner = try draft.readTemplate(cellType)
    let number = Int32(list.templates.count)
    list.templates.append(CellTemplate(identifier: name, inner.document))
    placesOfPrototypes[name] = prototypes.count
    prototypes.append(Prototype(number: number, draft: inner, nodes: NodeIndex(inner.document)))
  }

  /// Reads a view that only one place of the list has.
  private mutating func readOwnTemplate(
    _ draft: inout Draft, _ standard: ViewType = .view
  ) throws(ReadingEnded) -> Int32? {
    addOwnTemplate(try draft.readTemplate(standard).document)
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
    static let ofTables = Keys(
      SectionKey.self, without: [.items],
      aliases: [
        "items": .rows, "cells": .rows, "headerTitle": .header, "footerTitle": .footer,
        "titleForHeader": .header, "titleForFooter": .footer, "headerView": .header, "footerView": .footer,
      ],
      ignoring: ["identifier", "id"])
    static let ofCollections = Keys(
      SectionKey.self, without: [.rows],
      aliases: ["rows": .items, "cells": .items, "headerView": .header, "footerView": .footer],
      ignoring: ["identifier", "id"])
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
        case .header: section.header = try readSupplement(.groupedHeader, &draft)
        case .footer: section.footer = try readSupplement(.groupedFooter, &draft)
        case .rows, .items:
          try readRows(&draft)
          section.rows = first..<Int32(list.rows.count)
        }
      }
      list.sections.append(section)
    }
  }

  /// A title, or a view. Collection views show a title by a list cell with the configuration of a style.
  private mutating func readSupplement(
    _ style: SystemCellStyle, _ draft: inout Draft
  ) throws(ReadingEnded) -> ListSupplement? {
    if try draft.reader.stands(.string) {
      let pointer = draft.reader.pointer
      guard let text = try draft.reader.string() else { return nil }
      if type == .tableView { return .title(text) }
      var inner = draft.innerDraft(at: pointer)
      try draft.lendReader(to: &inner) { (inner) throws(ReadingEnded) in
        try inner.addTitleCell(.collectionViewCell, style, text: text)
        inner.link()
      }
      return .template(addOwnTemplate(inner.document))
    }
    if try draft.reader.null() { return nil }
    // Views for headers and footers have a content view and configurations, as cells do.
    var hasParts = false
    for part: StaticString in ["contentConfiguration", "contentView", "textLabel"] where !hasParts {
      hasParts = try draft.reader.objectHasMember(part)
    }
    return try readOwnTemplate(&draft, hasParts ? cellType : .view).map { .template($0) }
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
    static let otherNames: KeyValuePairs<String, RowKey> = [
      "prototype": .cell, "cellIdentifier": .cell, "repeat": .count, "numberOfRows": .count,
    ]
    /// These, and behind them all keys of views.
    static let table: KeyTable = {
      let own = Keys(RowKey.self, aliases: otherNames).table.words
      let views = ViewKey.rows.keys.table.words.filter { !own.contains($0) }
      return KeyTable(
        own + views,
        numbers: own.map { name in
          (RowKey(name: name) ?? otherNames.first { $0.key == name }?.value ?? .cell).rawValue
        } + views.map { allCases.count + ViewKey.rows.keys.table.number(of: $0) },
        ignoring: IgnoredKeys.ofViews)
    }()
  }

  private mutating func readRow(
    _ position: Int32, _ draft: inout Draft
  ) throws(ReadingEnded) -> (row: ListRow, count: Int)? {
    if type == .tableView, try draft.reader.stands(.string) {
      return try readTitle(position, &draft).map { ($0, 1) }
    }
    // Rows name a prototype, or are cells of their own.
    var isReference = false
    for name: StaticString in ["cell", "prototype", "cellIdentifier"] where !isReference {
      isReference = try draft.reader.objectHasMember(name)
    }
    return try isReference ? readReference(position, &draft) : (readOwnRow(position, &draft), 1)
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
    var own: [(key: ViewKey, start: JSONReader.Bookmark)] = []
    while case let number = try draft.reader.nextMember(of: &object, in: RowKey.table), number >= 0 {
      guard let key = RowKey(rawValue: number) else {
        if let key = ViewKey(rawValue: number - RowKey.allCases.count) {
          own.append((key, try draft.reader.postpone()))
        }
        continue
      }
      switch key {
      case .cell: place = try readPrototype(&draft)
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
    if !own.isEmpty {
      let end = draft.reader.bookmark
      try readOwnValues(own, of: place, into: &row, &draft)
      draft.reader.goBack(to: end)
    }
    return (row, count)
  }

  /// The place of the prototype that is named here; nil, with a fault, where there is none of that name.
  private func readPrototype(_ draft: inout Draft) throws(ReadingEnded) -> Int? {
    guard let name = try draft.reader.string("the reuse identifier of a prototype") else { return nil }
    if let place = placesOfPrototypes[name] { return place }
    let names = placesOfPrototypes.keys.sorted()
    return draft.reader.refuse(.unknownReference(name, nearest: nearestNames(to: name, in: names)))
  }

  /// What a row that names a prototype says of the cell itself.
  private mutating func readOwnValues(
    _ own: [(key: ViewKey, start: JSONReader.Bookmark)], of prototype: Int, into row: inout ListRow,
    _ draft: inout Draft
  ) throws(ReadingEnded) {
    var changes = row.values.map { list.values[Int($0)] } ?? []
    for (key, start) in own {
      draft.reader.goBack(to: start)
      try draft.lendReader(to: &prototypes[prototype].draft) { (inner) throws(ReadingEnded) in
        changes += try inner.readCellValue(key)
      }
    }
    list.values.append(changes)
    row.values = Int32(list.values.count - 1)
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

  /// A value for a cell, which this draft is of, or values for one of the views that it has by its class.
  fileprivate mutating func readCellValue(
    _ key: ViewKey
  ) throws(ReadingEnded) -> [PropertyChanges.Change<ViewProperty>] {
    if let part = CellPart(rawValue: key.name), part != .accessoryView {
      guard let view = document.views.firstIndex(where: { $0.place == .part(part) }) else {
        try reader.skip(.unknownKey(key.name, nearest: []))
        return []
      }
      if try reader.stands(.string), let text = try reader.string() {
        return [.init(target: Int32(view), property: .content(\.text, text))]
      }
      return try ViewReader.readChanges(ofView: view, &self).map { .init(target: Int32(view), property: $0) }
    }
    guard let row = ViewKey.rows.value(of: key), key.isKnown(to: document.views[0].type) else {
      try reader.skip(.unknownKey(key.name, nearest: []))
      return []
    }
    return try row.form.read(&self, 0).map { [.init(target: 0, property: $0)] } ?? []
  }

  /// The layout of a collection view, or several of which the first counts whose condition holds.
  fileprivate mutating func collectionViewLayouts() throws(ReadingEnded) -> [CollectionLayoutChoice] {
    try oneOrMany { (draft) throws(ReadingEnded) in try draft.collectionViewLayout() } ?? []
  }
}
