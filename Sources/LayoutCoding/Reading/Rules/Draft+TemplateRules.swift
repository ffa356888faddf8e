import JSON
import LayoutModel

/// A value that a rule, or the `set` of a request, has for a view or constraint of a cell.
struct TemplateChange {
  enum Value {
    case view(Int32, ViewProperty)
    case constraint(Int32, LayoutConstraint.Property)
  }

  /// Place in ``TemplateIndex/entries``.
  var entry: Int
  var value: Value
  /// Nil for one that always holds.
  var condition: Condition?
  /// Rules of a higher layer win, and what the request sets over all of them (BP-cascade).
  var layer = Int.max
}

/// Rules that reach views and constraints of cells: there they are variations, which hold where the rule does (BP-cells).
extension Draft {
  /// Reads values for a view of cells at hand, by its id; false, and nothing is read, if no cell has it.
  mutating func readTemplateViews(_ id: String, of scope: EnvironmentNode) throws(ReadingEnded) -> Bool {
    guard !document.lists.isEmpty else { return false }
    let places = takeTemplates().items(of: [id])
    guard !places.isEmpty else { return false }
    let start = reader.mark
    for (number, place) in places.enumerated() {
      if number > 0 { reader.goBack(to: start) }
      checkScope(scope, ofTemplate: place.entry, id)
      guard case .view(let view) = place.items[0] else {
        try reader.skip(.expected("the id of a view"))
        continue
      }
      try count(1)
      for property in try readProperties(ofView: view, inTemplate: place.entry) {
        switch property {
        case .traitOverrides, .overrideUserInterfaceStyle:
          reader.fault(.expected("values of layout: traits of cells follow those of their list"))
        default:
          rules.templateChanges.append(TemplateChange(entry: place.entry, value: .view(view, property)))
        }
      }
    }
    return true
  }

  private mutating func readProperties(
    ofView view: Int32, inTemplate entry: Int
  ) throws(ReadingEnded) -> [ViewProperty] {
    var inner = innerDraft(at: reader.pointer)
    inner.document = takeTemplates().entries[entry].document
    for (index, node) in inner.document.views.enumerated() {
      let symbol = inner.linker.names.intern(node.id)
      _ = inner.linker.names.take(symbol, for: .item, unlike: .item, meaning: .view(Int32(index)))
    }
    var properties: [ViewProperty] = []
    try lendReader(to: &inner) { (inner) throws(ReadingEnded) in
      properties = try ViewReader.readChanges(ofView: Int(view), &inner)
    }
    return properties
  }

  /// The constraints of cells that bear an identifier.
  mutating func templateConstraints(_ identifier: String) -> [(entry: Int, constraint: Int32)] {
    document.lists.isEmpty ? [] : takeTemplates().constraints(identifier)
  }

  /// Notes a value for constraints of cells.
  mutating func change(
    _ targets: [(entry: Int, constraint: Int32)], _ property: LayoutConstraint.Property
  ) {
    rules.templateChanges += targets.map {
      TemplateChange(entry: $0.entry, value: .constraint($0.constraint, property))
    }
  }

  /// What a rule touches is below its scope: of a cell the list that shows it.
  mutating func checkScope(_ scope: EnvironmentNode, ofTemplate entry: Int, _ name: String) {
    guard let list = takeTemplates().list(of: entry),
      !document.contains(.view(document.lists[list].view), in: scope)
    else { return }
    reader.fault(.ruleOutOfScope(name))
  }

  /// Gives the values that were read since a place the condition under which they hold.
  mutating func setCondition(
    _ condition: Condition, layer: Int, ofTemplateChangesFrom first: Int, subject: BreakpointRule.Subject
  ) {
    guard rules.templateChanges.count > first else { return }
    if subject != .window {
      reader.fault(.expected("a rule of the window, without 'of': it changes views of cells"))
    }
    for index in first..<rules.templateChanges.count {
      (rules.templateChanges[index].condition, rules.templateChanges[index].layer) = (condition, layer)
    }
  }

  /// Puts what was added to cells into the lists that show them.
  mutating func finishTemplates() {
    let changes = rules.templateChanges.enumerated().sorted {
      ($0.element.layer, $0.offset) < ($1.element.layer, $1.offset)
    }
    for (_, change) in changes {
      variationGroups += 1
      let group = variationGroups
      linker.templates?.change(change.entry) { template in
        template.add(change, group: group)
      }
    }
    linker.templates?.write(to: &document)
  }
}

extension DocumentDraft {
  fileprivate mutating func add(_ change: TemplateChange, group: Int32) {
    let condition = change.condition ?? .all([])
    variesByConditions = true
    switch change.value {
    case .view(let view, let property):
      viewVariations.append(
        Variation(
          target: view, condition: .any, when: condition, property: property, group: group, key: "rules"))
    case .constraint(let constraint, let property):
      constraintVariations.append(
        Variation(
          target: constraint, condition: .any, when: condition, property: property, group: group, key: "rules"
        ))
    }
  }
}
