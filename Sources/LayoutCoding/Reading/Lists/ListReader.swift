import JSON
import LayoutModel

/// The elements of a list, before the rest of it is known.
struct PendingList {
  var view: Int
  var places: [ViewKey: JSONReader.Bookmark] = [:]
}

/// Reads the prototypes, sections and layout of a table or collection view.
struct ListReader {
  var list: ListConfiguration
  let type: ViewType
  /// The templates that rows name, with what is known of the names in them.
  var prototypes: [Prototype] = []
  /// Places in ``prototypes`` by reuse identifier.
  var placesOfPrototypes: [String: Int] = [:]
  var templateOfTitles: Int32?
  /// The values that were read, by their texts and the template that they are for.
  var knownValues: [ValuesKey: Int32] = [:]

  struct Prototype {
    var number: Int32
    var draft: Draft
    var nodes: NodeIndex
    /// Where it stands, and how long it is there, in bytes.
    var start: JSONReader.Bookmark
    var length: Int
  }

  struct ValuesKey: Hashable {
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
      case .sections where draft.reader.isAtMember("rows"): try readOnlySection(&draft)
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
    let start = draft.reader.bookmark
    let inner = try draft.readTemplate(cellType)
    placesOfPrototypes[name] = prototypes.count
    addPrototype(inner, named: name, at: start, length: draft.reader.offset - start.offset)
  }

  mutating func addPrototype(
    _ draft: Draft, named name: String, at start: JSONReader.Bookmark, length: Int
  ) {
    let number = Int32(list.templates.count)
    list.templates.append(CellTemplate(identifier: name, draft.document))
    prototypes.append(
      Prototype(
        number: number, draft: draft, nodes: NodeIndex(draft.document), start: start, length: length))
  }

  /// Reads a view that only one place of the list has.
  private mutating func readOwnTemplate(
    _ draft: inout Draft, _ standard: ViewType = .view
  ) throws(ReadingEnded) -> Int32? {
    addOwnTemplate(try draft.readTemplate(standard).document)
  }

  mutating func addOwnTemplate(_ document: DocumentDraft) -> Int32 {
    var template = CellTemplate(identifier: nil, document)
    template.keepsIds = true
    list.templates.append(template)
    return Int32(list.templates.count - 1)
  }

  var cellType: ViewType { type == .tableView ? .tableViewCell : .collectionViewCell }

  enum SectionKey: Int, DocumentKey {
    case header, footer, rows, items, headerHeight, footerHeight, headerReferenceSize, footerReferenceSize,
      sectionInset, minimumLineSpacing, minimumInteritemSpacing
    static let ofTables = Keys(
      SectionKey.self,
      without: [
        .items, .headerReferenceSize, .footerReferenceSize, .sectionInset, .minimumLineSpacing,
        .minimumInteritemSpacing,
      ],
      aliases: [
        "items": .rows, "cells": .rows, "headerTitle": .header, "footerTitle": .footer,
        "titleForHeader": .header, "titleForFooter": .footer, "headerView": .header, "footerView": .footer,
        "sectionHeaderHeight": .headerHeight, "sectionFooterHeight": .footerHeight,
        "heightForHeader": .headerHeight, "heightForFooter": .footerHeight,
      ],
      ignoring: ["identifier", "id"])
    static let ofCollections = Keys(
      SectionKey.self, without: [.rows, .headerHeight, .footerHeight],
      aliases: ["rows": .items, "cells": .items, "headerView": .header, "footerView": .footer],
      ignoring: ["identifier", "id"])
  }

  /// Reads a cell that stands alone as the only row.
  mutating func readOnlyCell(_ draft: inout Draft) throws(ReadingEnded) {
    var section = ListSection()
    list.rows.append(try readOwnRow(0, &draft))
    section.rows = 0..<1
    list.sections.append(section)
  }

  /// Rows without a section around them are those of the only one.
  private mutating func readOnlySection(_ draft: inout Draft) throws(ReadingEnded) {
    var section = ListSection()
    try readRows(&draft)
    section.rows = 0..<Int32(list.rows.count)
    list.sections.append(section)
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
        case .headerHeight: section.headerHeight = try draft.reader.length()
        case .footerHeight: section.footerHeight = try draft.reader.length()
        case .headerReferenceSize: section.flow.headerReferenceSize = try draft.reader.size()
        case .footerReferenceSize: section.flow.footerReferenceSize = try draft.reader.size()
        case .sectionInset: section.flow.sectionInset = try draft.reader.edgeInsets()
        case .minimumLineSpacing: section.flow.minimumLineSpacing = try draft.reader.length()
        case .minimumInteritemSpacing: section.flow.minimumInteritemSpacing = try draft.reader.length()
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
  mutating func readValues(
    of nodes: NodeIndex
  ) throws(ReadingEnded) -> [PropertyChanges.Change<ViewProperty>] {
    var changes: [PropertyChanges.Change<ViewProperty>] = []
    guard var map = try reader.beginMap("an object by view id") else { return changes }
    while let id = try reader.nextMember(of: &map) {
      guard let view = nodes.view(id) ?? part(named: id) else {
        let nearest = nearestNames(to: id, in: nodes.ids)
        let written = nodes.ids.filter { !$0.contains("/") && $0 != "root" && $0 != "cell" }
        try reader.skip(
          .unknownReference(id, nearest: nearest.isEmpty && written.count < 7 ? written : nearest))
        continue
      }
      changes += try ViewReader.readChanges(ofView: Int(view), &self).map {
        .init(target: view, property: $0)
      }
    }
    return changes
  }

  /// The view that a cell has by its class, by the name of the property.
  private func part(named name: String) -> Int32? {
    CellPart(rawValue: name).flatMap { part in
      document.views.firstIndex { $0.place == .part(part) }.map { Int32($0) }
    }
  }

  /// A value for a cell, which this draft is of, or values for one of the views that it has by its class.
  mutating func readCellValue(
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
      try reader.skip(.inValuesOfRow(key.name))
      return []
    }
    return try row.form.read(&self, 0).map { [.init(target: 0, property: $0)] } ?? []
  }

  /// The layout of a collection view, or several of which the first counts whose condition holds.
  fileprivate mutating func collectionViewLayouts() throws(ReadingEnded) -> [CollectionLayoutChoice] {
    try oneOrMany { (draft) throws(ReadingEnded) in try draft.collectionViewLayout() } ?? []
  }
}
