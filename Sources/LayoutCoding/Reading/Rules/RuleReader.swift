import JSON
import LayoutModel

/// What reading rules and the `set` of a request knows, which name nodes and are read when all nodes are known.
struct RuleReading {
  /// What can be named.
  var nodes = NodeIndex()
  /// How many constraints and children rules change by one name for many, counted once for each change.
  fileprivate var changedTargets = 0
  /// What changes in cells, in the order of the text.
  var templateChanges: [TemplateChange] = []
}

extension Draft {
  /// Counts the targets of a change.
  mutating func count(_ targets: Int) throws(ReadingEnded) {
    rules.changedTargets += targets
    let limit = limits.constraints
    if rules.changedTargets > limit { throw reader.passed(.constraints, limit, rules.changedTargets) }
  }

  mutating func readRules() throws(ReadingEnded) {
    guard var array = try reader.beginArray("an array of rules") else { return }
    var ids: Set<String> = []
    while try reader.nextElement(of: &array) != nil {
      if let rule = try readRule(&ids) { document.rules.append(rule) }
    }
  }

  private mutating func readRule(_ ids: inout Set<String>) throws(ReadingEnded) -> BreakpointRule? {
    guard var object = try reader.beginObject("a rule") else { return nil }
    var rule = BreakpointRule()
    var (subject, changes): (JSONReader.Mark?, JSONReader.Mark?)
    while let key = try reader.nextKey(of: &object, in: RuleKey.keys) {
      switch key {
      case .id: rule.id = try readRuleId(&ids) ?? ""
      case .scope: rule.scope = try readNode(allowsWindow: true) ?? .window
      case .layer: rule.layer = try reader.integer(in: -1_000_000...1_000_000) ?? 0
      case .when: rule.condition = try condition() ?? .all([])
      // What a rule may touch and refer to depends on its scope, which may follow.
      case .of:
        subject = reader.mark
        try reader.skipValue()
      case .set:
        changes = reader.mark
        try reader.skipValue()
      }
    }
    reader.require([RuleKey.id, .when, .set], of: object)
    let end = reader.mark
    if let subject {
      reader.goBack(to: subject)
      rule.subject = try readSubject(of: rule.scope) ?? .window
    }
    if let changes {
      reader.goBack(to: changes)
      let first = rules.templateChanges.count
      rule.changes = try readChanges(of: rule.scope)
      setCondition(
        rule.condition, layer: rule.layer, ofTemplateChangesFrom: first, subject: rule.subject)
    }
    reader.goBack(to: end)
    return rule
  }

  private mutating func readRuleId(_ ids: inout Set<String>) throws(ReadingEnded) -> String? {
    guard let id = try reader.string() else { return nil }
    guard !id.isEmpty, id.utf8.count <= longestId else {
      return reader.refuse(.expected("a text of 1 to \(longestId) bytes"))
    }
    if !ids.insert(id).inserted { reader.fault(.duplicateId(id)) }
    return id
  }

  /// The id of a view or controller, or for a scope the word `window`.
  private mutating func readNode(allowsWindow: Bool) throws(ReadingEnded) -> EnvironmentNode? {
    guard let id = try reader.string("the id of a controller or view") else { return nil }
    if let node = rules.nodes.node(id) { return node }
    if allowsWindow, id == "window" { return .window }
    reportUnknown(id, among: rules.nodes.ids, count: rules.nodes.count)
    return nil
  }

  private mutating func readSubject(of scope: EnvironmentNode) throws(ReadingEnded) -> BreakpointRule.Subject?
  {
    if try !reader.stands(.object) {
      let expected: StaticString = "window, container, or an object with container"
      guard let word = try reader.string(expected) else { return nil }
      if word == "window" { return .window }
      if word == "container" { return .container }
      let nearest = nearestNames(to: word, in: ["window", "container"])
      return reader.refuse(.expected(expected, nearest: nearest))
    }
    guard var object = try reader.beginObject() else { return nil }
    var subject: BreakpointRule.Subject?
    while try reader.nextKey(of: &object, in: SubjectKey.keys) != nil {
      guard let node = try readNode(allowsWindow: false) else { continue }
      if document.contains(scope, in: node), scope != node {
        subject = .node(node)
      } else {
        reader.fault(.expected("the id of an ancestor of the rule's scope"))
      }
    }
    reader.require([SubjectKey.container], of: object)
    return subject
  }

  /// The values that a rule of this scope puts in place of others.
  mutating func readChanges(of scope: EnvironmentNode) throws(ReadingEnded) -> PropertyChanges {
    var changes = PropertyChanges()
    guard var object = try reader.beginObject("an object of changes") else { return changes }
    while let key = try reader.nextKey(of: &object, in: ChangeKey.keys) {
      switch key {
      case .traits: changes.traits = try overridingTraits()
      case .constraints: try readConstraintChanges(of: scope, into: &changes)
      case .views:
        try readNodes(
          "an object by view id", EnvironmentNode.view, NodeIndex.view, of: scope, isOfViews: true
        ) {
          (draft, view) throws(ReadingEnded) in
          let properties = try ViewReader.readChanges(ofView: Int(view), &draft)
          changes.views += properties.map { .init(target: view, property: $0) }
        }
      case .controllers:
        try readNodes(
          "an object by controller id", EnvironmentNode.controller, NodeIndex.controller, of: scope
        ) {
          (draft, controller) throws(ReadingEnded) in
          try draft.readControllerChange(ofController: controller, into: &changes)
        }
      }
    }
    return changes
  }

  /// Constraints by identifier: all that bear it.
  private mutating func readConstraintChanges(
    of scope: EnvironmentNode, into changes: inout PropertyChanges
  ) throws(ReadingEnded) {
    guard var map = try reader.beginMap("an object by constraint identifier") else { return }
    while let identifier = try reader.nextMember(of: &map) {
      let targets = rules.nodes.constraints(identifier)
      let inCells = templateConstraints(identifier)
      for target in inCells { checkScope(scope, ofTemplate: target.entry, identifier) }
      if targets.isEmpty, inCells.isEmpty {
        reportUnknownIdentifier(identifier)
      } else if targets.contains(where: { !document.contains(constraint: Int($0), in: scope) }) {
        reader.fault(.ruleOutOfScope(identifier))
      }
      guard var object = try reader.beginObject("an object with active, constant or priority") else {
        continue
      }
      while let key = try reader.nextKey(of: &object, in: ConstraintKey.changes) {
        guard let value = ConstraintKey.rows.value(of: key),
          let property = try value.form.read(&self, -1)
        else { continue }
        try count(targets.count + inCells.count)
        changes.constraints += targets.map { .init(target: $0, property: property) }
        change(inCells, property)
      }
    }
  }

  /// Identifiers of constraints in the order in which the app activates them.
  mutating func readActivationOrder() throws(ReadingEnded) {
    guard var array = try reader.beginArray("an array of constraint identifiers") else { return }
    var place: UInt32 = 0
    while try reader.nextElement(of: &array) != nil {
      guard let identifier = try reader.string("a constraint identifier") else { continue }
      let targets = rules.nodes.constraints(identifier)
      if targets.isEmpty { reportUnknownIdentifier(identifier) }
      for target in targets where document.activationOrder[target] == nil {
        document.activationOrder[target] = place
      }
      place += 1
    }
  }

  private mutating func reportUnknownIdentifier(_ identifier: String) {
    reportUnknown(identifier, among: rules.nodes.identifiers, count: rules.nodes.identifiers.count)
  }

  /// Views or controllers by id, which a rule may change that are in its scope.
  private mutating func readNodes(
    _ expected: StaticString, _ node: (Int32) -> EnvironmentNode, _ find: (NodeIndex) -> (String) -> Int32?,
    of scope: EnvironmentNode, isOfViews: Bool = false,
    _ read: (inout Draft, Int32) throws(ReadingEnded) -> Void
  ) throws(ReadingEnded) {
    guard var map = try reader.beginMap(expected) else { return }
    while let id = try reader.nextMember(of: &map) {
      guard let index = find(rules.nodes)(id) else {
        if isOfViews, try readTemplateViews(id, of: scope) { continue }
        reportUnknown(id, among: rules.nodes.ids, count: rules.nodes.count)
        try reader.skipValue()
        continue
      }
      if !document.contains(node(index), in: scope) { reader.fault(.ruleOutOfScope(id)) }
      try read(&self, index)
    }
  }

  /// Reads values for a controller that is known already: what it says of its children, too, but not what the
  /// hierarchy is made of.
  mutating func readControllerChange(
    ofController controller: Int32, into changes: inout PropertyChanges
  ) throws(ReadingEnded) {
    guard var object = try reader.beginObject("an object of a controller's keys") else { return }
    let type = document.controllers[Int(controller)].type
    while let key = try reader.nextKey(of: &object, in: ControllerKey.rows.keys) {
      guard key.isProperty, key.owner == nil || key.owner == type else {
        try reader.skip(.unknownKey(key.name, nearest: []))
        continue
      }
      switch key {
      case .overrideTraits:
        changes.controllers += try readChildChanges(
          \.overrideTraits, of: controller, whereNull: TraitCollection()
        ) { (draft) throws(ReadingEnded) in try draft.overridingTraits() }
      case .childTraitRules:
        changes.controllers += try readChildChanges(
          \.childTraitRules, of: controller, whereNull: nil
        ) { (draft) throws(ReadingEnded) in try draft.childTraitRules().map { .some($0) } }
      case .childSizes:
        changes.controllers += try readChildChanges(
          \.sizeInParent, of: controller, whereNull: nil
        ) { (draft) throws(ReadingEnded) in try draft.reader.size().map { .some($0) } }
      default:
        guard let property = try readProperty(key, ofController: controller) else { continue }
        changes.controllers.append(.init(target: controller, property: property))
      }
    }
  }

  private mutating func readProperty(
    _ key: ControllerKey, ofController controller: Int32
  ) throws(ReadingEnded) -> ControllerNode.Property? {
    let place = reader.place
    if key == .modalPresentationStyle { return try presentationStyleChange(of: Int(controller)) }
    if key == .presentation { return try presentationChange(of: Int(controller)) }
    guard let row = ControllerKey.rows.value(of: key),
      let property = try row.form.read(&self, controller)
    else { return nil }
    guard let fault = fault(of: property, ofController: controller) else { return property }
    reader.fault(fault, at: place)
    return nil
  }

  /// What is wrong with a value for this controller, as for the same value in the hierarchy.
  private func fault(of property: ControllerNode.Property, ofController index: Int32) -> Fault.Kind? {
    if let selected = property.value(of: \.container.selectedIndex) {
      let isChild = selected < max(rules.nodes.children(of: index).count, 1)
      return isChild ? nil : .expected("the index of a child")
    }
    guard let id = property.value(of: \.container.split.controllerOnExpand) ?? nil else { return nil }
    let children = rules.nodes.children(of: index)
    if children.contains(where: { document.controllers[Int($0)].id == id }) { return nil }
    return .unknownReference(
      id, nearest: nearestNames(to: id, in: children.prefix(1000).map { document.controllers[Int($0)].id }))
  }

  /// Values for a variable by child id, `*` for all children; null takes away what was said.
  private mutating func readChildChanges<Value: Sendable>(
    _ variable: Variable<ControllerNode, Value>, of parent: Int32, whereNull absent: Value,
    _ read: (inout Draft) throws(ReadingEnded) -> Value?
  ) throws(ReadingEnded) -> [PropertyChanges.Change<ControllerNode.Property>] {
    var changes: [PropertyChanges.Change<ControllerNode.Property>] = []
    guard var map = try reader.beginMap("an object by child id") else { return changes }
    while let id = try reader.nextMember(of: &map) {
      var targets: [Int32] = []
      if let child = rules.nodes.controller(id), document.controllers[Int(child)].parent == parent {
        targets = [child]
      } else if id == "*", variable == \.childTraitRules {
        targets = rules.nodes.children(of: parent)
        try count(targets.count)
      } else {
        reader.fault(.overrideTargetNotChild(id))
      }
      let value = try reader.null() ? absent : try read(&self)
      if let value { changes += targets.map { .init(target: $0, property: .own(variable, value)) } }
    }
    return changes
  }
}

enum RuleKey: Int, DocumentKey {
  case id, scope, of, layer, when, set
  static let keys = Keys(RuleKey.self)
}

enum SubjectKey: Int, DocumentKey {
  case container
  static let keys = Keys(SubjectKey.self)
}

enum ChangeKey: Int, DocumentKey {
  case traits, constraints, views, controllers
  static let keys = Keys(ChangeKey.self)
}
