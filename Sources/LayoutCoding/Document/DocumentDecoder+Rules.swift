import LayoutModel

/// Where in the text the values are that name nodes, which are read when all nodes are known.
struct DeferredMembers {
  var rules: JSONReader.Bookmark?
  var duringTransition: JSONReader.Bookmark?
  /// Later ones win.
  var sets: [JSONReader.Bookmark] = []
}

extension DocumentDecoder {
  enum RuleKey: String, JSONKey {
    case id, scope, of, layer, when, set
  }
  private static let ruleKeys = KeyTable(RuleKey.self)

  /// Reads rules and the request's `set`, wherever they stood. To be called when all names are resolved.
  mutating func decodeDeferredMembers() throws(Fault) {
    guard deferred.rules != nil || !deferred.sets.isEmpty else { return }
    let end = reader.bookmark
    nodes = NodeIndex(document)
    if let place = deferred.rules {
      reader.goBack(to: place)
      try decodeRules()
    }
    // The document's own before that of one end of a transition, wherever they stood.
    for place in deferred.sets.sorted(by: { $0.path.count < $1.path.count }) {
      reader.goBack(to: place)
      document.overrides.append(try decodeChanges(of: .window))
    }
    reader.goBack(to: end)
  }

  private mutating func decodeRules() throws(Fault) {
    guard var array = try reader.beginArray("an array of rules") else { return }
    var ids: Set<String> = []
    while try reader.nextElement(of: &array) != nil {
      if let rule = try decodeRule(&ids) { document.rules.append(rule) }
    }
  }

  private mutating func decodeRule(_ ids: inout Set<String>) throws(Fault) -> BreakpointRule? {
    guard var object = try reader.beginObject("a rule") else { return nil }
    var rule = BreakpointRule(
      id: "", scope: .window, subject: .window, layer: 0, condition: .all([]), changes: PropertyChanges())
    var seen: Set<RuleKey> = []
    var subject: JSONReader.Mark?
    var changes: JSONReader.Mark?
    while let key = try reader.nextKey(of: &object, in: Self.ruleKeys) {
      seen.insert(key)
      switch key {
      case .id: rule.id = try decodeRuleId(&ids) ?? ""
      case .scope: rule.scope = try decodeNode(allowsWindow: true) ?? .window
      case .layer: rule.layer = try reader.integer(in: -1_000_000...1_000_000) ?? 0
      case .when: rule.condition = try decodeCondition() ?? .all([])
      // What a rule may touch and refer to depends on its scope, which may follow.
      case .of:
        subject = reader.mark
        try reader.skipValue()
      case .set:
        changes = reader.mark
        try reader.skipValue()
      }
    }
    for key in [RuleKey.id, .when, .set] where !seen.contains(key) {
      reader.fault(.missingKey(key.rawValue))
    }
    let end = reader.mark
    if let subject {
      reader.goBack(to: subject)
      rule.subject = try decodeSubject(of: rule.scope) ?? .window
    }
    if let changes {
      reader.goBack(to: changes)
      rule.changes = try decodeChanges(of: rule.scope)
    }
    reader.goBack(to: end)
    return rule
  }

  private mutating func decodeRuleId(_ ids: inout Set<String>) throws(Fault) -> String? {
    guard let id = try reader.string() else { return nil }
    guard !id.isEmpty, id.utf8.count <= longestId else {
      reader.fault(.invalidValue(expected: "a text of 1 to \(longestId) bytes", nearest: []))
      return nil
    }
    if !ids.insert(id).inserted { reader.fault(.duplicateId(id)) }
    return id
  }

  /// The id of a view or controller, or for a scope the word `window`.
  private mutating func decodeNode(allowsWindow: Bool) throws(Fault) -> EnvironmentNode? {
    guard let id = try reader.string("the id of a controller or view") else { return nil }
    if let node = nodes.node(id) { return node }
    if allowsWindow, id == "window" { return .window }
    reportUnknownNode(id)
    return nil
  }

  private static let subjectKeys = KeyTable(SubjectKey.self)

  private mutating func decodeSubject(of scope: EnvironmentNode) throws(Fault) -> BreakpointRule.Subject? {
    if try reader.nextType() != .object {
      let words = ["window", "container"]
      let expected = "window, container, or an object with container"
      guard let word = try reader.string(expected) else { return nil }
      switch word {
      case "window": return .window
      case "container": return .container
      default:
        reader.fault(.invalidValue(expected: expected, nearest: nearestNames(to: word, in: words)))
        return nil
      }
    }
    guard var object = try reader.beginObject() else { return nil }
    var subject: BreakpointRule.Subject?
    var isNamed = false
    while try reader.nextKey(of: &object, in: Self.subjectKeys) != nil {
      isNamed = true
      guard let node = try decodeNode(allowsWindow: false) else { continue }
      if document.contains(scope, in: node), scope != node {
        subject = .node(node)
      } else {
        reader.fault(.invalidValue(expected: "the id of an ancestor of the rule's scope", nearest: []))
      }
    }
    if !isNamed { reader.fault(.missingKey("container")) }
    return subject
  }

  private mutating func reportUnknownNode(_ id: String) {
    guard reader.takesFaults, nodes.count <= comparisonsLeft else {
      return reader.fault(.unknownReference(id, nearest: []))
    }
    comparisonsLeft -= nodes.count
    let nearest = nearestNames(to: id, in: nodes.ids)
    reader.fault(.unknownReference(id, nearest: nearest))
  }
}

// MARK: - Changes

extension DocumentDecoder {
  enum ChangeKey: String, JSONKey {
    case traits, constraints, views, controllers
  }
  private static let changeKeys = KeyTable(ChangeKey.self)

  /// The values that a rule of this scope puts in place of others.
  mutating func decodeChanges(of scope: EnvironmentNode) throws(Fault) -> PropertyChanges {
    var changes = PropertyChanges()
    guard var object = try reader.beginObject("an object of changes") else { return changes }
    while let key = try reader.nextKey(of: &object, in: Self.changeKeys) {
      switch key {
      case .traits: changes.traits = try decodeTraits()
      case .constraints: try decodeConstraintChanges(of: scope, into: &changes)
      case .views: try decodeViewChanges(of: scope, into: &changes)
      case .controllers: try decodeControllerChanges(of: scope, into: &changes)
      }
    }
    return changes
  }

  enum ConstraintChangeKey: String, JSONKey {
    case active, constant, priority
  }
  private static let constraintChangeKeys = KeyTable(ConstraintChangeKey.self, aliases: ["isActive": .active])

  /// Constraints by identifier: all that bear it.
  private mutating func decodeConstraintChanges(
    of scope: EnvironmentNode, into changes: inout PropertyChanges
  ) throws(Fault) {
    guard var map = try reader.beginMap("an object by constraint identifier") else { return }
    while let identifier = try reader.nextMember(of: &map) {
      let targets = nodes.constraints(identifier)
      if targets.isEmpty {
        reportUnknownIdentifier(identifier)
      } else if targets.contains(where: { !document.contains(constraint: Int($0), in: scope) }) {
        reader.fault(.ruleOutOfScope(identifier))
      }
      guard var object = try reader.beginObject("an object with active, constant or priority") else {
        continue
      }
      while let key = try reader.nextKey(of: &object, in: Self.constraintChangeKeys) {
        guard let property = try decodeConstraintChange(key) else { continue }
        changedTargets += targets.count
        try checkLimit(.constraints, limits.constraints, changedTargets)
        changes.constraints += targets.map { .init(target: $0, property: property) }
      }
    }
  }

  private mutating func reportUnknownIdentifier(_ identifier: String) {
    guard reader.takesFaults, nodes.identifiers.count <= comparisonsLeft else {
      return reader.fault(.unknownReference(identifier, nearest: []))
    }
    comparisonsLeft -= nodes.identifiers.count
    let nearest = nearestNames(to: identifier, in: nodes.identifiers)
    reader.fault(.unknownReference(identifier, nearest: nearest))
  }

  private mutating func decodeConstraintChange(
    _ key: ConstraintChangeKey
  ) throws(Fault) -> LayoutConstraint.Property? {
    switch key {
    case .active: return try reader.boolean().map { .active($0) }
    case .constant: return try decodeConstraintProperty(.constant)
    case .priority: return try decodeConstraintProperty(.priority)
    }
  }

  private mutating func decodeViewChanges(
    of scope: EnvironmentNode, into changes: inout PropertyChanges
  ) throws(Fault) {
    guard var map = try reader.beginMap("an object by view id") else { return }
    while let id = try reader.nextMember(of: &map) {
      guard case .view(let view)? = nodes.node(id) else {
        reportUnknownNode(id)
        try reader.skipValue()
        continue
      }
      if !document.contains(.view(view), in: scope) { reader.fault(.ruleOutOfScope(id)) }
      changes.views += try decodeViewProperties(ofView: Int(view)).map { .init(target: view, property: $0) }
    }
  }

  private mutating func decodeControllerChanges(
    of scope: EnvironmentNode, into changes: inout PropertyChanges
  ) throws(Fault) {
    guard var map = try reader.beginMap("an object by controller id") else { return }
    while let id = try reader.nextMember(of: &map) {
      guard let controller = nodes.controller(id) else {
        reportUnknownNode(id)
        try reader.skipValue()
        continue
      }
      if !document.contains(.controller(controller), in: scope) { reader.fault(.ruleOutOfScope(id)) }
      try decodeControllerProperties(ofController: controller, into: &changes)
    }
  }
}

private enum SubjectKey: String, JSONKey {
  case container
}
