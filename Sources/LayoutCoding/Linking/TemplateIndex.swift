import JSON
import LayoutModel

/// The cells and other elements of a document's lists, for constraints and rules that stand outside of them and name their views.
struct TemplateIndex {
  /// A template with what was added to it.
  struct Entry {
    /// Places of its list and of itself among the templates of that.
    let list, template: Int
    /// The entry whose views have the list; nil for a list of the document itself.
    let parent: Int?
    var document: DocumentDraft
    fileprivate(set) var isChanged = false
  }

  private(set) var entries: [Entry] = []
  /// What has an id that the document wrote, by that.
  private var items: [String: [(entry: Int, item: LayoutItem)]] = [:]

  init(_ document: borrowing DocumentDraft) {
    addTemplates(of: document.lists, parent: nil)
    var next = 0
    while next < entries.count {
      addTemplates(of: entries[next].document.lists, parent: next)
      next += 1
    }
    for (number, entry) in entries.enumerated() {
      for (index, view) in entry.document.views.enumerated() where !isMade(view.id) {
        items[view.id, default: []].append((number, .view(Int32(index))))
      }
      for (index, guide) in entry.document.guides.enumerated() {
        items[guide.id, default: []].append((number, .guide(Int32(index))))
      }
    }
  }

  private mutating func addTemplates(of lists: [ListConfiguration], parent: Int?) {
    for (list, configuration) in lists.enumerated() {
      for (template, content) in configuration.templates.enumerated() {
        entries.append(
          Entry(list: list, template: template, parent: parent, document: content.document.draft))
      }
    }
  }

  /// Whether a view without an id of its own is called so: by its path.
  private func isMade(_ id: String) -> Bool { id == "root" || id.hasPrefix("root/") }

  /// Whether a view or guide of a template has this id.
  func contains(_ id: String) -> Bool { items[id] != nil }

  /// The ids of views and guides in templates.
  var ids: some Collection<String> { items.keys }

  /// The templates in which all of these paths mean something, at least one of them by an id, with what they mean: the items
  /// of one constraint, one or two.
  func items(of paths: [String]) -> [(entry: Int, items: [LayoutItem])] {
    let heads = paths.map { $0.split(separator: ".", maxSplits: 1).first.map(String.init) ?? $0 }
    guard let head = (paths + heads).first(where: { items[$0] != nil }) else { return [] }
    return (items[head] ?? []).compactMap { found in
      let meant = meaning(of: paths, in: found.entry)
      return meant.map { (found.entry, $0) }
    }
  }

  private func meaning(of paths: [String], in entry: Int) -> [LayoutItem]? {
    var meant = paths.map { item($0, in: entry, other: nil) }
    if let known = meant.compactMap(\.self).first {
      for index in meant.indices where meant[index] == nil {
        meant[index] = item(paths[index], in: entry, other: known)
      }
    }
    let all = meant.compactMap(\.self)
    return all.count == paths.count ? all : nil
  }

  private func item(_ path: String, in entry: Int, other: LayoutItem?) -> LayoutItem? {
    func find(_ id: String) -> NamedNode? {
      items[id]?.first { $0.entry == entry }.map { .item($0.item) }
    }
    if case .item(let item)? = find(path) { return item }
    return entries[entry].document.item(
      path.split(separator: "."), in: ItemSurroundings(other: other, owner: 0), find: find)
  }

  /// The constraints of templates that bear an identifier, with those that were moved into them.
  func constraints(_ identifier: String) -> [(entry: Int, constraint: Int32)] {
    entries.indices.flatMap { number in
      let document = entries[number].document
      guard document.identifiers.contains(identifier) else { return [(entry: Int, constraint: Int32)]() }
      return document.constraints.indices.filter {
        document.identifier(of: document.constraints[$0]) == identifier
      }.map { (number, Int32($0)) }
    }
  }

  /// Place of the document's list that shows a template, be it in a list of a cell.
  func list(of entry: Int) -> Int? {
    var next = entry
    while let parent = entries[next].parent { next = parent }
    return entries[next].list
  }

  /// Changes the document of a template.
  mutating func change(_ entry: Int, _ change: (inout DocumentDraft) -> Void) {
    change(&entries[entry].document)
    entries[entry].isChanged = true
  }

  /// Puts what was changed in place of what the document has.
  mutating func write(to document: inout DocumentDraft) {
    for index in entries.indices.reversed() where entries[index].isChanged {
      let entry = entries[index]
      let changed = LayoutDocument(entry.document)
      if let parent = entry.parent {
        entries[parent].document.lists[entry.list].templates[entry.template].document = changed
        entries[parent].isChanged = true
      } else {
        document.lists[entry.list].templates[entry.template].document = changed
      }
      document.variesByConditions = document.variesByConditions || entry.document.variesByConditions
    }
  }
}

extension Draft {
  /// The templates of the lists, found when somebody asks for them.
  mutating func takeTemplates() -> TemplateIndex {
    if linker.templates == nil { linker.templates = TemplateIndex(document) }
    return linker.templates ?? TemplateIndex(document)
  }

  /// Moves a constraint that names views of cells into these, with all that varies in it; false for one that names none.
  mutating func moveToTemplates(_ pending: PendingItems) -> Bool {
    guard !document.lists.isEmpty else { return false }
    let items = [pending.first] + (pending.hasSecond ? [pending.second] : [])
    let paths = items.map { $0.isNamed ? linker.names.name(of: $0.whole) : "" }
    let places = takeTemplates().items(of: paths)
    guard !places.isEmpty else { return false }
    let index = Int(pending.constraint)
    let pointer = document.pointer(toConstraint: index)
    var constraint = document.constraints[index]
    let identifier = document.identifier(of: constraint)
    let variations = document.constraintVariations.filter { $0.target == Int32(index) }
    (constraint.owner, constraint.identifier) = (0, -1)
    for place in places {
      linker.constraintsOfTemplates += 1
      let (count, limit) = (document.constraints.count + linker.constraintsOfTemplates, limits.constraints)
      if count > limit {
        reader.fault(.limitExceeded(.constraints, limit: limit, value: count))
        break
      }
      constraint.firstItem = place.items[0]
      constraint.secondItem = place.items.count > 1 ? place.items[1] : nil
      linker.templates?.change(place.entry) { template in
        let target = Int32(template.constraints.count)
        var added = constraint
        template.setIdentifier(identifier, of: &added)
        template.constraints.append(added)
        template.constraintPointers[target] = pointer
        for var variation in variations {
          variation.target = target
          template.constraintVariations.append(variation)
        }
        template.variesByConditions = template.variesByConditions || variations.contains { $0.when != nil }
      }
    }
    linker.movedConstraints.insert(Int32(index))
    return true
  }

  /// Takes constraints that were moved into cells out of the document.
  mutating func removeMovedConstraints() {
    let moved = linker.movedConstraints
    guard !moved.isEmpty else { return }
    var places: [Int32: Int32] = [:]
    var kept: [LayoutConstraint] = []
    kept.reserveCapacity(document.constraints.count)
    for (index, constraint) in document.constraints.enumerated() where !moved.contains(Int32(index)) {
      places[Int32(index)] = Int32(kept.count)
      kept.append(constraint)
    }
    document.constraints = kept
    document.constraintPointers = Dictionary(
      uniqueKeysWithValues: document.constraintPointers.compactMap { place, pointer in
        places[place].map { ($0, pointer) }
      })
    document.constraintVariations = document.constraintVariations.compactMap { variation in
      guard let place = places[variation.target] else { return nil }
      var kept = variation
      kept.target = place
      return kept
    }
  }
}
