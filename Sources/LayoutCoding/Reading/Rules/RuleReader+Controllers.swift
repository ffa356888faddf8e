import JSON
import LayoutModel

/// The values that rules and the `set` of a request put in place of a controller's own.
extension RuleReader {
  /// Reads values for a controller that is known already: what it says of its children, too, but not what the
  /// hierarchy is made of.
  mutating func readControllerChange(
    ofController controller: Int32, into changes: inout PropertyChanges, _ reader: inout JSONReader,
    _ draft: inout Draft
  ) throws(ReadingEnded) {
    guard var object = try reader.beginObject("an object of a controller's keys") else { return }
    let type = draft.document.controllers[Int(controller)].type
    while let key = try reader.nextKey(of: &object, in: ControllerKey.rows.keys) {
      guard key.isProperty, key.owner == nil || key.owner == type else {
        reader.fault(.unknownKey(key.name, nearest: []))
        try reader.skipValue()
        continue
      }
      switch key {
      case .overrideTraits:
        changes.controllers += try readChildChanges(
          \.overrideTraits, &reader, &draft, of: controller, whereNull: TraitCollection()
        ) { (reader, draft) throws(ReadingEnded) in try reader.overridingTraits(&draft) }
      case .childTraitRules:
        changes.controllers += try readChildChanges(
          \.childTraitRules, &reader, &draft, of: controller, whereNull: nil
        ) { (reader, draft) throws(ReadingEnded) in try reader.childTraitRules(&draft).map { .some($0) } }
      case .childSizes:
        changes.controllers += try readChildChanges(
          \.sizeInParent, &reader, &draft, of: controller, whereNull: nil
        ) { (reader, draft) throws(ReadingEnded) in try reader.size().map { .some($0) } }
      default:
        guard let property = try readProperty(key, ofController: controller, &reader, &draft) else {
          continue
        }
        changes.controllers.append(.init(target: controller, property: property))
      }
    }
  }

  private func readProperty(
    _ key: ControllerKey, ofController controller: Int32, _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) -> ControllerNode.Property? {
    let (place, pointer) = (reader.offset, reader.pointer)
    let presentation = PresentationReader(controller: Int(controller))
    if key == .modalPresentationStyle { return try presentation.readStyleChange(&reader, &draft) }
    if key == .presentation { return try presentation.readChange(&reader, &draft) }
    guard let row = ControllerKey.rows.value(of: key),
      let property = try row.form.read(&reader, &draft, controller)
    else { return nil }
    if let fault = fault(of: property, ofController: controller, in: draft.document) {
      reader.fault(at: place, Fault(fault, at: pointer))
      return nil
    }
    return property
  }

  /// What is wrong with a value for this controller, as for the same value in the hierarchy.
  private func fault(
    of property: ControllerNode.Property, ofController index: Int32, in document: DocumentDraft
  ) -> Fault.Kind? {
    if let selected = property.value(of: \.container.selectedIndex) {
      let isChild = selected < max(nodes.children(of: index).count, 1)
      return isChild ? nil : .invalidValue(expected: "the index of a child", nearest: [])
    }
    guard let id = property.value(of: \.container.split.controllerOnExpand) ?? nil else { return nil }
    let children = nodes.children(of: index)
    if children.contains(where: { document.controllers[Int($0)].id == id }) { return nil }
    return .unknownReference(
      id, nearest: nearestNames(to: id, in: children.prefix(1000).map { document.controllers[Int($0)].id }))
  }

  /// Values for a variable by child id, `*` for all children; null takes away what was said.
  private mutating func readChildChanges<Value: Sendable>(
    _ variable: Variable<ControllerNode, Value>, _ reader: inout JSONReader,
    _ draft: inout Draft, of parent: Int32, whereNull absent: Value,
    _ read: (inout JSONReader, inout Draft) throws(ReadingEnded) -> Value?
  ) throws(ReadingEnded) -> [PropertyChanges.Change<ControllerNode.Property>] {
    var changes: [PropertyChanges.Change<ControllerNode.Property>] = []
    guard var map = try reader.beginMap("an object by child id") else { return changes }
    while let id = try reader.nextMember(of: &map) {
      var targets: [Int32] = []
      if let child = nodes.controller(id), draft.document.controllers[Int(child)].parent == parent {
        targets = [child]
      } else if id == "*", variable == \.childTraitRules {
        targets = nodes.children(of: parent)
        try count(targets.count, &reader, draft.limits)
      } else {
        reader.fault(.overrideTargetNotChild(id))
      }
      let value = try reader.null() ? absent : try read(&reader, &draft)
      if let value { changes += targets.map { .init(target: $0, property: .own(variable, value)) } }
    }
    return changes
  }
}
