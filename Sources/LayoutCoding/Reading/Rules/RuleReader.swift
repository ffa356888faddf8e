import JSON
import LayoutModel

/// Reads rules and the `set` of a request, which name nodes, when all nodes are known.
struct RuleReader {
  /// What can be named.
  let nodes: NodeIndex
  /// How many constraints and children rules change by one name for many, counted once for each change.
  private var changedTargets = 0

  init(_ document: DocumentDraft) {
    nodes = NodeIndex(document)
  }

  /// Counts the targets of a change.
  mutating func count(
    _ targets: Int, _ reader: inout JSONReader, _ limits: DecodingLimits
  ) throws(ReadingEnded) {
    changedTargets += targets
    if changedTargets > limits.constraints {
      throw reader.passed(.constraints, limits.constraints, changedTargets)
    }
  }

  mutating func readRules(
    _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) {
    guard var array = try reader.beginArray("an array of rules") else { return }
    var ids: Set<String> = []
    while try reader.nextElement(of: &array) != nil {
      if let rule = try readRule(&ids, &reader, &draft) { draft.document.rules.append(rule) }
    }
  }

  private mutating func readRule(
    _ ids: inout Set<String>, _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) -> BreakpointRule? {
    guard var object = try reader.beginObject("a rule") else { return nil }
    var rule = BreakpointRule(
      id: "", scope: .window, subject: .window, layer: 0, condition: .all([]), changes: PropertyChanges())
    var subject: JSONReader.Mark?
    var changes: JSONReader.Mark?
    while let key = try reader.nextKey(of: &object, in: RuleKey.keys) {
      switch key {
      case .id: rule.id = try readRuleId(&ids, &reader, &draft) ?? ""
      case .scope: rule.scope = try readNode(allowsWindow: true, &reader, &draft) ?? .window
      case .layer: rule.layer = try reader.integer(in: -1_000_000...1_000_000) ?? 0
      case .when: rule.condition = try reader.condition(&draft) ?? .all([])
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
      rule.subject = try readSubject(of: rule.scope, &reader, &draft) ?? .window
    }
    if let changes {
      reader.goBack(to: changes)
      rule.changes = try readChanges(of: rule.scope, &reader, &draft)
    }
    reader.goBack(to: end)
    return rule
  }

  private mutating func readRuleId(
    _ ids: inout Set<String>, _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) -> String? {
    guard let id = try reader.string() else { return nil }
    guard !id.isEmpty, id.utf8.count <= longestId else {
      reader.fault(.invalidValue(expected: "a text of 1 to \(longestId) bytes", nearest: []))
      return nil
    }
    if !ids.insert(id).inserted { reader.fault(.duplicateId(id)) }
    return id
  }

  /// The id of a view or controller, or for a scope the word `window`.
  private mutating func readNode(
    allowsWindow: Bool, _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) -> EnvironmentNode? {
    guard let id = try reader.string("the id of a controller or view") else { return nil }
    if let node = nodes.node(id) { return node }
    if allowsWindow, id == "window" { return .window }
    reportUnknownNode(id, &reader, &draft)
    return nil
  }

  private mutating func readSubject(
    of scope: EnvironmentNode, _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) -> BreakpointRule.Subject? {
    if try !reader.stands(.object) {
      let words = ["window", "container"]
      let expected: StaticString = "window, container, or an object with container"
      guard let word = try reader.string(expected) else { return nil }
      switch word {
      case "window": return .window
      case "container": return .container
      default:
        reader.fault(
          .invalidValue(expected: expected.description, nearest: nearestNames(to: word, in: words)))
        return nil
      }
    }
    guard var object = try reader.beginObject() else { return nil }
    var subject: BreakpointRule.Subject?
    var isNamed = false
    while try reader.nextKey(of: &object, in: SubjectKey.keys) != nil {
      isNamed = true
      guard let node = try readNode(allowsWindow: false, &reader, &draft) else { continue }
      if draft.document.contains(scope, in: node), scope != node {
        subject = .node(node)
      } else {
        reader.fault(.invalidValue(expected: "the id of an ancestor of the rule's scope", nearest: []))
      }
    }
    if !isNamed { reader.fault(.missingKey("container")) }
    return subject
  }

  func reportUnknownNode(
    _ id: String, _ reader: inout JSONReader, _ draft: inout Draft
  ) {
    guard reader.takesFaults, nodes.count <= draft.linker.comparisonsLeft else {
      return reader.fault(.unknownReference(id, nearest: []))
    }
    draft.linker.comparisonsLeft -= nodes.count
    let nearest = nearestNames(to: id, in: nodes.ids)
    reader.fault(.unknownReference(id, nearest: nearest))
  }
}

private enum RuleKey: Int, DocumentKey {
  case id, scope, of, layer, when, set
  static let keys = Keys(RuleKey.self)
}

private enum SubjectKey: Int, DocumentKey {
  case container
  static let keys = Keys(SubjectKey.self)
}
