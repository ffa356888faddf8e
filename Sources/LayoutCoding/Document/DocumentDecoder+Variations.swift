import LayoutModel

extension DocumentDecoder {
  /// Reads a value that may be written once for each size class: an object is a variation exactly when it has the
  /// key `default`.
  ///
  /// - Parameters:
  ///   - isObject: Whether a plain value is an object, too.
  ///   - read: Reads one plain value; nil, with a fault, if it is none.
  ///   - apply: Takes the value that holds where no condition matches.
  mutating func decodeVaried<Property>(
    target: Int32, key: String, isObject: Bool,
    into variations: WritableKeyPath<DocumentDecoder, [Variation<Property>]>,
    read: (inout DocumentDecoder) throws(Fault) -> Property?,
    apply: (inout DocumentDecoder, Property) -> Void
  ) throws(Fault) {
    guard try isVariation(isObject: isObject) else {
      if let property = try read(&self) { apply(&self, property) }
      return
    }
    guard var object = try reader.beginMap() else { return }
    let group = variationGroups
    variationGroups += 1
    var hasDefault = false
    var conditions: Set<SizeClassCondition> = []
    while let name = try reader.nextMember(of: &object) {
      if name == "default" {
        hasDefault = true
        if let property = try read(&self) { apply(&self, property) }
      } else if let condition = SizeClassCondition(name) {
        guard conditions.insert(condition).inserted else {
          reader.fault(.duplicateKey(name))
          try reader.skipValue()
          continue
        }
        guard let property = try read(&self) else { continue }
        self[keyPath: variations].append(
          Variation(target: target, condition: condition, property: property, group: group, key: key))
      } else {
        reader.fault(
          .unknownKey(name, nearest: nearestNames(to: name, in: ["default"] + SizeClassCondition.keys)))
        try reader.skipValue()
      }
    }
    if !hasDefault { reader.fault(.missingKey("default")) }
  }

  private mutating func isVariation(isObject: Bool) throws(Fault) -> Bool {
    guard try reader.nextType() == .object else { return false }
    if !isObject { return true }
    return try reader.objectHasMember("default")
  }
}
