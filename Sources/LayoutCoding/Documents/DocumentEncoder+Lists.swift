import JSON
import LayoutModel

// Table and collection views: their prototypes, sections, rows and layouts.

extension DocumentEncoder {
  mutating func writeList(_ list: ListConfiguration, ofType type: ViewType) {
    let cell: ViewType = type == .tableView ? .tableViewCell : .collectionViewCell
    let prototypes = list.templates.filter { $0.identifier != nil && !$0.isOfRow }
    if !prototypes.isEmpty {
      json.key(ViewKey.prototypes)
      json.beginObject()
      for template in prototypes {
        json.key(template.identifier ?? "")
        self.template(template, standard: cell)
      }
      json.endObject()
    }
    writeLayouts(list.layouts)
    writeSupplement(.tableHeaderView, list.tableHeaderView.map { .template($0) }, list)
    if !list.sections.isEmpty {
      json.key(ViewKey.sections)
      array(list.sections) { encoder, section in
        encoder.json.beginObject()
        encoder.writeSupplement(ListReader.SectionKey.header, section.header, list)
        encoder.writeSupplement(ListReader.SectionKey.footer, section.footer, list)
        if let height = section.headerHeight { encoder.json.member("headerHeight", height) }
        if let height = section.footerHeight { encoder.json.member("footerHeight", height) }
        encoder.writeFlow(section.flow)
        encoder.writeRows(section.rows, of: list, cell)
        encoder.json.endObject()
      }
    }
    writeSupplement(.tableFooterView, list.tableFooterView.map { .template($0) }, list)
  }

  /// What a section of a flow layout has that is not the layout's.
  private mutating func writeFlow(_ section: FlowSection) {
    for (key, found) in [
      (ListReader.SectionKey.headerReferenceSize, section.headerReferenceSize),
      (.footerReferenceSize, section.footerReferenceSize),
    ] {
      guard let found else { continue }
      json.key(key)
      size(found)
    }
    if let insets = section.sectionInset {
      json.key(ListReader.SectionKey.sectionInset)
      self.insets(insets)
    }
    if let spacing = section.minimumLineSpacing { json.member("minimumLineSpacing", spacing) }
    if let spacing = section.minimumInteritemSpacing { json.member("minimumInteritemSpacing", spacing) }
  }

  /// The views of a cell, or of something else that stands in a list.
  private mutating func template(_ template: CellTemplate, standard: ViewType, size: ListRow? = nil) {
    inside(template.document, isWhole: true) { $0.writeView(0, standard: standard, size: size) }
  }

  private mutating func writeSupplement(
    _ key: ViewKey, _ supplement: ListSupplement?, _ list: ListConfiguration
  ) {
    writeSupplement(key.name, supplement, list)
  }

  private mutating func writeSupplement(
    _ key: ListReader.SectionKey, _ supplement: ListSupplement?, _ list: ListConfiguration
  ) {
    writeSupplement(key.name, supplement, list)
  }

  private mutating func writeSupplement(
    _ name: String, _ supplement: ListSupplement?, _ list: ListConfiguration
  ) {
    guard let supplement else { return }
    json.key(name)
    switch supplement {
    case .title(let text): json.string(text)
    case .template(let place): template(list.templates[Int(place)], standard: .view)
    }
  }

  /// Rows that one description stands for are written once, with their number.
  private mutating func writeRows(_ rows: Range<Int32>, of list: ListConfiguration, _ cell: ViewType) {
    if rows.isEmpty { return }
    json.key(cell == .tableViewCell ? ListReader.SectionKey.rows : ListReader.SectionKey.items)
    json.beginArray()
    var next = Int(rows.lowerBound)
    while next < Int(rows.upperBound) {
      let row = list.rows[next]
      let end = list.rows[next..<Int(rows.upperBound)].firstIndex { $0 != row } ?? Int(rows.upperBound)
      writeRow(row, count: end - next, of: list, cell)
      next = end
    }
    json.endArray()
  }

  private mutating func writeRow(_ row: ListRow, count: Int, of list: ListConfiguration, _ cell: ViewType) {
    let template = list.templates[Int(row.template)]
    let values = row.values.map { list.values[Int($0)] } ?? []
    guard let identifier = template.identifier, !template.isOfRow else {
      for _ in 0..<count {
        if template.keepsIds || template.isOfRow {
          self.template(template, standard: cell, size: row)
          if !values.isEmpty { refuse("values for a cell that stands in its row") }
        } else {
          writeTitle(values)
        }
      }
      return
    }
    json.beginObject()
    json.member("cell", identifier)
    if !values.isEmpty {
      json.key("values")
      inside(template.document, isWhole: false) { $0.writeChanges(values) }
    }
    if count > 1 { json.member("count", count) }
    if let width = row.width {
      json.key("size")
      size(Size(width: width, height: row.height ?? 0))
    } else if let height = row.height {
      json.member("height", height)
    }
    json.endObject()
  }

  /// A row that is a text.
  private mutating func writeTitle(_ values: [PropertyChanges.Change<ViewProperty>]) {
    guard values.count == 1, case .content(let assignment) = values[0].property,
      let text = assignment.value(of: \.text) ?? nil
    else { return refuse("a row of the system that is no text") }
    json.string(text)
  }

  // MARK: Layouts of collection views

  private mutating func writeLayouts(_ layouts: [CollectionLayoutChoice]) {
    if layouts.isEmpty { return }
    json.key(ViewKey.collectionViewLayout)
    if layouts.count == 1 { return layout(layouts[0]) }
    array(layouts) { $0.layout($1) }
  }

  private mutating func layout(_ choice: CollectionLayoutChoice) {
    json.beginObject()
    switch choice.layout {
    case .flow(let layout):
      json.key("flow")
      object(FlowLayout.members, layout)
    case .compositional(let layout):
      json.key("compositional")
      object(CompositionalParts.members, CompositionalParts(layout: layout))
    }
    if let condition = choice.condition {
      json.key("when")
      self.condition(condition)
    }
    json.endObject()
  }

  /// A definition of a section, or several with conditions.
  mutating func alternatives(_ alternatives: [CompositionalLayout.Alternative]) {
    if alternatives.count == 1 { return section(alternatives[0]) }
    array(alternatives) { $0.section($1) }
  }

  private mutating func section(_ alternative: CompositionalLayout.Alternative) {
    var parts = SectionParts()
    (parts.section, parts.content) = (alternative.section, alternative.section.content)
    parts.condition = alternative.condition
    object(SectionParts.members, parts)
  }

  /// An item, or a group with what is in it.
  mutating func item(_ item: CollectionLayoutItem) {
    json.beginObject()
    for key in CollectionLayoutItemKey.allCases { writeMember(key, of: item) }
    json.endObject()
  }

  private mutating func writeMember(_ key: CollectionLayoutItemKey, of item: CollectionLayoutItem) {
    switch key {
    case .layoutSize:
      json.key(key)
      ValueForm<CollectionLayoutSize>.layoutSize.write(&self, item.layoutSize)
    case .contentInsets:
      guard item.contentInsets != .none else { return }
      json.key(key)
      margins(.directional(item.contentInsets))
    case .edgeSpacing:
      member(key.name, unlessEmpty: { $0.object(CollectionLayoutEdgeSpacing.members, item.edgeSpacing) })
    case .supplementaryItems:
      member(
        key.name,
        unlessEmpty: {
          ValueForm<[CollectionLayoutSupplementaryItem]>.supplements.write(&$0, item.supplementaryItems)
        })
    case .axis, .subitems, .repeatingSubitem, .subitem, .count, .interItemSpacing, .customItems:
      if let group = item.group { writeMember(key, of: group) }
    }
  }

  private mutating func writeMember(_ key: CollectionLayoutItemKey, of group: CollectionLayoutGroup) {
    switch (key, group.arrangement) {
    case (.axis, .line(let axis, _, _)): json.member("axis", axis.rawValue)
    case (.subitems, .line(_, let items, .untilFull)):
      json.key(key)
      array(items) { $0.item($1) }
    case (.repeatingSubitem, .line(_, let items, .times)), (.subitem, .line(_, let items, .equally)):
      if items.count != 1 { refuse("a group that repeats \(items.count) items") }
      json.key(key)
      item(items[0])
    case (.count, .line(_, _, .times(let count))), (.count, .line(_, _, .equally(let count))):
      json.member("count", count)
    case (.interItemSpacing, .line) where group.interItemSpacing != .fixed(0):
      json.key(key)
      spacing(group.interItemSpacing)
    case (.customItems, .custom(let items)):
      json.key(key)
      objects(CollectionLayoutGroupCustomItem.members, items)
    default: break
    }
  }

  mutating func dimension(_ dimension: CollectionLayoutDimension) {
    switch dimension {
    case .fractionalWidth(let value): numbers(["fractionalWidth": value])
    case .fractionalHeight(let value): numbers(["fractionalHeight": value])
    case .absolute(let value): json.number(value)
    case .estimated(let value): numbers(["estimated": value])
    case .uniformAcrossSiblings(let value): numbers(["uniformAcrossSiblings": value])
    }
  }

  mutating func spacing(_ spacing: CollectionLayoutSpacing) {
    switch spacing {
    case .fixed(let value): json.number(value)
    case .flexible(let value): numbers(["flexible": value])
    }
  }
}
