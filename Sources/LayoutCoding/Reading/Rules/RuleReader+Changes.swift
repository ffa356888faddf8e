import JSON
import LayoutModel

extension RuleReader {

  /// The values that a rule of this scope puts in place of others.
  mutating func readChanges(
    of scope: EnvironmentNode, _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) -> PropertyChanges {
    var changes = PropertyChanges()
    guard var object = try reader.beginObject("an object of changes") else { return changes }
    while let key = try reader.nextKey(of: &object, in: ChangeKey.keys) {
      switch key {
      case .traits: changes.traits = try reader.overridingTraits(&draft)
      case .constraints: try readConstraintChanges(of: scope, into: &changes, &reader, &draft)
      case .views: try readViewChanges(of: scope, into: &changes, &reader, &draft)
      case .controllers: try readControllerChanges(of: scope, into: &changes, &reader, &draft)
      }
    }
    return changes
  }

  /// Constraints by identifier: all that bear it.
  private mutating func readConstraintChanges(

    of scope: EnvironmentNode, into changes: inout PropertyChanges, _ reader: inout JSONReader,
    _ draft: inout Draft
  ) throws(ReadingEnded) {
    guard var map = try reader.beginMap("an object by constraint identifier") else { return }
    while let identifier = try reader.nextMember(of: &map) {
      let targets = nodes.constraints(identifier)
      if targets.isEmpty {
        reportUnknownIdentifier(identifier, &reader, &draft)
      } else if targets.contains(where: { !draft.document.contains(constraint: Int($0), in: scope) }) {
        reader.fault(.ruleOutOfScope(identifier))
      }
      guard var object = try reader.beginObject("an object with active, constant or priority") else {
        continue
      }
      while let key = try reader.nextKey(of: &object, in: ConstraintKey.changes) {
        guard let value = ConstraintKey.rows.value(of: key),
          let property = try value.form.read(&reader, &draft, -1)
        else { continue }
        try count(targets.count, &reader, draft.limits)
        changes.constraints += targets.map { .init(target: $0, property: property) }
      }
    }
  }

  /// Identifiers of constraints in the order in which the app activates them.
  mutating func readActivationOrder(_ reader: inout JSONReader, _ draft: inout Draft) throws(ReadingEnded) {
    guard var array = try reader.beginArray("an array of constraint identifiers") else { return }
    var place: UInt32 = 0
    while try reader.nextElement(of: &array) != nil {
      guard let identifier = try reader.string("a constraint identifier") else { continue }
      let targets = nodes.constraints(identifier)
      if targets.isEmpty { reportUnknownIdentifier(identifier, &reader, &draft) }
      for target in targets where draft.document.activationOrder[target] == nil {
        draft.document.activationOrder[target] = place
      }
      place += 1
    }
  }

  private func reportUnknownIdentifier(
    _ identifier: String, _ reader: inout JSONReader, _ draft: inout Draft
  ) {
    guard reader.takesFaults, nodes.identifiers.count <= draft.linker.comparisonsLeft else {
      return reader.fault(.unknownReference(identifier, nearest: []))
    }
    draft.linker.comparisonsLeft -= nodes.identifiers.count
    let nearest = nearestNames(to: identifier, in: nodes.identifiers)
    reader.fault(.unknownReference(identifier, nearest: nearest))
  }

  private mutating func readViewChanges(

    of scope: EnvironmentNode, into changes: inout PropertyChanges, _ reader: inout JSONReader,
    _ draft: inout Draft
  ) throws(ReadingEnded) {
    guard var map = try reader.beginMap("an object by view id") else { return }
    while let id = try reader.nextMember(of: &map) {
      guard case .view(let view)? = nodes.node(id) else {
        reportUnknownNode(id, &reader, &draft)
        try reader.skipValue()
        continue
      }
      if !draft.document.contains(.view(view), in: scope) { reader.fault(.ruleOutOfScope(id)) }
      changes.views += try ViewReader.readChanges(ofView: Int(view), &reader, &draft).map {
        .init(target: view, property: $0)
      }
    }
  }

  private mutating func readControllerChanges(

    of scope: EnvironmentNode, into changes: inout PropertyChanges, _ reader: inout JSONReader,
    _ draft: inout Draft
  ) throws(ReadingEnded) {
    guard var map = try reader.beginMap("an object by controller id") else { return }
    while let id = try reader.nextMember(of: &map) {
      guard let controller = nodes.controller(id) else {
        reportUnknownNode(id, &reader, &draft)
        try reader.skipValue()
        continue
      }
      if !draft.document.contains(.controller(controller), in: scope) { reader.fault(.ruleOutOfScope(id)) }
      try readControllerChange(
        ofController: controller, into: &changes, &reader, &draft)
    }
  }
}

private enum ChangeKey: Int, DocumentKey {
  case traits, constraints, views, controllers
  static let keys = Keys(ChangeKey.self)
}
