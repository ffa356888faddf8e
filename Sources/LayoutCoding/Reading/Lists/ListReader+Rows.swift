import JSON
import LayoutModel

/// Rows and items: cells of their own, and prototypes with values.
extension ListReader {
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

  mutating func readRow(
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
  mutating func readOwnRow(_ position: Int32, _ draft: inout Draft) throws(ReadingEnded) -> ListRow {
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
    var name: String?
    var values: (start: JSONReader.Bookmark, end: Int)?
    var count = 1
    var row = ListRow(template: 0, position: position)
    var own: Draft.MembersOfCell = []
    while case let number = try draft.reader.nextMember(of: &object, in: RowKey.table), number >= 0 {
      guard let key = RowKey(rawValue: number) else {
        if let key = ViewKey(rawValue: number - RowKey.allCases.count) {
          own.append((key, try draft.reader.postpone()))
        }
        continue
      }
      switch key {
      case .cell: name = try readPrototype(&draft)
      case .values: values = (try draft.reader.postpone(), draft.reader.offset)
      case .count: count = try draft.reader.integer(in: 0...1_000_000) ?? 1
      case .height: row.height = try draft.reader.length()
      case .size:
        let size = try draft.reader.size()
        (row.width, row.height) = (size?.width, size?.height)
      }
    }
    guard let name else { return nil }
    try readCell(named: name, values, own, into: &row, &draft)
    return (row, count)
  }

  /// Gives a row its cell: a prototype, with the values that the row has for its views and what it says of the cell itself.
  private mutating func readCell(
    named name: String, _ values: (start: JSONReader.Bookmark, end: Int)?, _ members: Draft.MembersOfCell,
    into row: inout ListRow, _ draft: inout Draft
  ) throws(ReadingEnded) {
    guard var place = placesOfPrototypes[name] else { return }
    let parts = members.filter { changesParts($0.key, of: place) }
    let own = members.filter { !changesParts($0.key, of: place) }
    if !parts.isEmpty { place = try addPrototype(like: place, named: name, with: parts, &draft) }
    row.template = prototypes[place].number
    let end = draft.reader.bookmark
    if let values {
      row.values = try readValues(values.start, to: values.end, of: place, &draft)
      draft.reader.goBack(to: end)
    }
    if !own.isEmpty {
      try readOwnValues(own, of: place, into: &row, &draft)
      draft.reader.goBack(to: end)
    }
    if !parts.isEmpty { applyValues(of: &row) }
  }

  /// Gives the cell of a row that shows no other its values.
  private mutating func applyValues(of row: inout ListRow) {
    let number = Int(row.template)
    var document = list.templates[number].document.draft
    for change in row.values.map({ list.values[Int($0)] }) ?? [] {
      document.apply(change.property, toView: Int(change.target))
    }
    list.templates[number] = CellTemplate(identifier: list.templates[number].identifier, document)
    list.templates[number].isOfRow = true
    row.values = nil
  }

  /// Whether a member of a row is about which views its cell has, and not about values of those that it has.
  private func changesParts(_ key: ViewKey, of prototype: Int) -> Bool {
    switch key {
    case .contentConfiguration, .accessories, .accessoryView, .detailText, .subviews, .constraints,
      .layoutGuides:
      true
    case .textLabel, .detailTextLabel, .imageView:
      !prototypes[prototype].draft.document.views.contains {
        $0.place == CellPart(rawValue: key.name).map { .part($0) }
      }
    default: false
    }
  }

  /// Adds a prototype for one row: a known one, with more that the row says of it.
  private mutating func addPrototype(
    like prototype: Int, named name: String, with members: Draft.MembersOfCell, _ draft: inout Draft
  ) throws(ReadingEnded) -> Int {
    let (start, length) = (prototypes[prototype].start, prototypes[prototype].length)
    let end = draft.reader.bookmark
    // A long text that is read for each of many rows counts as the views that usually stand in one as long.
    draft.elementsOfLists += length / 100
    try draft.checkViews()
    draft.reader.goBack(to: start)
    let inner = try draft.readTemplate(cellType, with: members)
    draft.reader.goBack(to: end)
    addPrototype(inner, named: name, at: start, length: length)
    return prototypes.count - 1
  }

  /// The name of the prototype that is named here; nil, with a fault, where there is none of that name.
  private func readPrototype(_ draft: inout Draft) throws(ReadingEnded) -> String? {
    guard let name = try draft.reader.string("the reuse identifier of a prototype") else { return nil }
    if placesOfPrototypes[name] != nil { return name }
    let names = placesOfPrototypes.keys.sorted()
    return draft.reader.refuse(.unknownReference(name, nearest: nearestNames(to: name, in: names)))
  }

  /// What a row that names a prototype says of the cell itself.
  private mutating func readOwnValues(
    _ own: Draft.MembersOfCell, of prototype: Int, into row: inout ListRow,
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
