import LayoutModel

/// The values that rules and the `set` of a request put in place of a controller's own.
extension DocumentDecoder {
  /// Reads values for a controller that is known already: what it says of its children, too, but not what the
  /// hierarchy is made of.
  mutating func decodeControllerProperties(
    ofController controller: Int32, into changes: inout PropertyChanges
  ) throws(Fault) {
    guard var object = try reader.beginObject("an object of a controller's keys") else { return }
    let type = document.controllers[Int(controller)].type
    while let key = try reader.nextKey(of: &object, in: Self.controllerKeys) {
      guard key.isProperty, key.container == nil || key.container == type else {
        reader.fault(.unknownKey(key.rawValue, nearest: []))
        try reader.skipValue()
        continue
      }
      switch key {
      case .overrideTraits:
        changes.controllers += try decodeChildChanges(
          of: controller, whereNull: .overrideTraits(TraitCollection())
        ) {
          (decoder) throws(Fault) in .overrideTraits(try decoder.decodeTraits())
        }
      case .childTraitRules:
        changes.controllers += try decodeChildChanges(of: controller, whereNull: .childTraitRules(nil)) {
          (decoder) throws(Fault) in try decoder.decodeChildTraitRules().map { .childTraitRules($0) }
        }
      case .childSizes:
        changes.controllers += try decodeChildChanges(of: controller, whereNull: .sizeInParent(nil)) {
          (decoder) throws(Fault) in try decoder.reader.size().map { .sizeInParent($0) }
        }
      default:
        guard let property = try decodeControllerChange(key, ofController: controller) else { continue }
        changes.controllers.append(.init(target: controller, property: property))
      }
    }
  }

  private mutating func decodeControllerChange(
    _ key: ControllerKey, ofController controller: Int32
  ) throws(Fault) -> ControllerNode.Property? {
    let (place, pointer) = (reader.offset, reader.pointer)
    switch key {
    case .modalPresentationStyle: return try decodePresentationStyleChange(ofController: controller)
    case .presentation: return try decodePresentationChange(ofController: controller)
    case .column: return try reader.word(SplitColumn.self).map { .column($0) }
    case .traitOverrides:
      noteFeature("traitOverrides", since: 17)
      return .traitOverrides(try decodeTraits())
    case .overrideUserInterfaceStyle:
      noteFeature("overrideUserInterfaceStyle", since: 13)
      guard case .choice(let raw)? = try decodeTrait(.userInterfaceStyle) else {
        return .overrideUserInterfaceStyle(nil)
      }
      return .overrideUserInterfaceStyle(UserInterfaceStyle(rawValue: raw))
    default:
      guard let property = try decodeControllerProperty(key) else { return nil }
      if let fault = fault(of: property, ofController: controller) {
        reader.fault(at: place, Fault(fault, at: pointer))
        return nil
      }
      return property
    }
  }

  /// What is wrong with a value for this controller, as for the same value in the hierarchy.
  private func fault(of property: ControllerNode.Property, ofController index: Int32) -> Fault.Kind? {
    switch property {
    case .installed(false) where index == 0: return .cannotUninstallRoot
    case .container(.selectedIndex(let value)) where value >= max(nodes.children(of: index).count, 1):
      return .invalidValue(expected: "the index of a child", nearest: [])
    case .container(.split(.controllerOnExpand(let id))):
      let children = nodes.children(of: index)
      if children.contains(where: { document.controllers[Int($0)].id == id }) { return nil }
      return .unknownReference(
        id, nearest: nearestNames(to: id, in: children.prefix(1000).map { document.controllers[Int($0)].id }))
    default: return nil
    }
  }

  /// Values by child id, `*` for all children; null takes away what was said.
  private mutating func decodeChildChanges(
    of parent: Int32, whereNull absent: ControllerNode.Property,
    _ read: (inout DocumentDecoder) throws(Fault) -> ControllerNode.Property?
  ) throws(Fault) -> [PropertyChanges.Change<ControllerNode.Property>] {
    var changes: [PropertyChanges.Change<ControllerNode.Property>] = []
    guard var map = try reader.beginMap("an object by child id") else { return changes }
    while let id = try reader.nextMember(of: &map) {
      var targets: [Int32] = []
      if let child = nodes.controller(id), document.controllers[Int(child)].parent == parent {
        targets = [child]
      } else if id == "*", case .childTraitRules = absent {
        targets = nodes.children(of: parent)
        changedTargets += targets.count
        try checkLimit(.constraints, limits.constraints, changedTargets)
      } else {
        reader.fault(.overrideTargetNotChild(id))
      }
      let property = try reader.null() ? absent : try read(&self)
      if let property { changes += targets.map { .init(target: $0, property: property) } }
    }
    return changes
  }
}

extension DocumentDecoder.ControllerKey {
  /// Whether it is a value and no part of the structure, which nothing changes.
  fileprivate var isProperty: Bool {
    switch self {
    case .type, .id, .view, .children, .containerView, .presented: false
    default: true
    }
  }
}
