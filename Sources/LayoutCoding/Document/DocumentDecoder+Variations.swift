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
      } else if name == "traits" {
        try decodeTraitVariations { (decoder, when) throws(Fault) in
          guard let property = try read(&decoder) else { return }
          decoder[keyPath: variations].append(
            Variation(
              target: target, condition: SizeClassCondition(horizontal: nil, vertical: nil), when: when,
              property: property, group: group, key: key))
        }
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
          .unknownKey(
            name, nearest: nearestNames(to: name, in: ["default", "traits"] + SizeClassCondition.keys)))
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

  enum TraitVariationKey: String, JSONKey {
    case when, value
  }
  private static let traitVariationKeys = KeyTable(TraitVariationKey.self)

  /// A list of values with conditions other than size classes (traits V-5).
  ///
  /// - Parameter read: Reads one value that holds under a condition.
  private mutating func decodeTraitVariations(
    _ read: (inout DocumentDecoder, Condition) throws(Fault) -> Void
  ) throws(Fault) {
    guard var array = try reader.beginArray("an array of objects with when and value") else { return }
    document.variesByConditions = true
    while try reader.nextElement(of: &array) != nil {
      guard var object = try reader.beginObject("an object with when and value") else { continue }
      var when: Condition?
      var valueMark: JSONReader.Mark?
      var hasWhen = false
      while let key = try reader.nextKey(of: &object, in: Self.traitVariationKeys) {
        switch key {
        case .when:
          hasWhen = true
          when = try decodeTraitsOrCondition()
        case .value:
          valueMark = reader.mark
          try reader.skipValue()
        }
      }
      if !hasWhen { reader.fault(.missingKey("when")) }
      guard let valueMark else {
        reader.fault(.missingKey("value"))
        continue
      }
      let end = reader.mark
      reader.goBack(to: valueMark)
      try read(&self, when ?? .any([]))
      reader.goBack(to: end)
    }
  }

  /// A collection of traits that the environment must contain, or a condition as rules have it.
  private mutating func decodeTraitsOrCondition() throws(Fault) -> Condition? {
    guard try reader.nextType() == .object else { return try decodeCondition() }
    var ahead = reader
    guard var object = try ahead.beginMap(), let first = try ahead.nextMember(of: &object) else {
      return try decodeCondition()
    }
    return ConditionKey(rawValue: first) == nil ? .traits(try decodeTraits()) : try decodeCondition()
  }
}
