import JSON
import LayoutModel

extension JSONReader {
  /// Reads a value that may be written once for each size class: an object is a variation exactly when it has the
  /// key `default`.
  ///
  /// - Parameters:
  ///   - target: Index of the node or constraint that has the key.
  ///   - variations: Where the values for size classes and other conditions go.
  /// - Returns: The value that holds where no condition matches; nil, with a fault, if there is none.
  mutating func value<Key, Owner, Property>(
    _ key: Key, _ row: KeyRow<Key, Owner, Property>.Value, of target: Int32,
    into variations: WritableKeyPath<Draft, [Variation<Property>]>, _ draft: inout Draft
  ) throws(ReadingEnded) -> Property? {
    guard row.mayVary, try stands(.object) else { return try row.form.read(&self, &draft, target) }
    var mayBeVaried = true
    if row.form.shape == .object {
      // Nearly always it is a plain value. If that is not so, the reading is undone and it is looked at with care.
      let start = mark
      if let property = plainValue(row, of: target, &draft) { return property }
      undo(to: start)
    }
    if row.form.shape != .plain { mayBeVaried = try objectHasMember("default") }
    guard mayBeVaried else { return try row.form.read(&self, &draft, target) }
    return try varied(key, row, of: target, into: variations, &draft)
  }

  /// A value without any fault, nil if it has some.
  @inline(__always)
  private mutating func plainValue<Key, Owner, Property>(
    _ row: KeyRow<Key, Owner, Property>.Value, of target: Int32, _ draft: inout Draft
  ) -> Property? {
    let faults = faultCount
    do throws(ReadingEnded) {
      let property = try row.form.read(&self, &draft, target)
      return faultCount == faults ? property : nil
    } catch {
      return nil
    }
  }

  /// Reads an object of values by size class and other conditions.
  private mutating func varied<Key, Owner, Property>(
    _ key: Key, _ row: KeyRow<Key, Owner, Property>.Value, of target: Int32,
    into variations: WritableKeyPath<Draft, [Variation<Property>]>, _ draft: inout Draft
  ) throws(ReadingEnded) -> Property? {
    guard var object = try beginMap() else { return nil }
    let (group, keyName) = (draft.variationGroups, key.name)
    draft.variationGroups += 1
    var base: Property?
    var hasDefault = false
    var conditions: Set<SizeClassCondition> = []
    func variation(
      _ condition: SizeClassCondition, when: Condition? = nil, _ property: Property
    ) -> Variation<Property> {
      Variation(
        target: target, condition: condition, when: when, property: property, group: group, key: keyName)
    }
    while let name = try nextMember(of: &object) {
      if name == "default" {
        hasDefault = true
        base = try row.form.read(&self, &draft, target)
      } else if name == "traits" {
        try traitVariations(&draft) { (reader, draft, when) throws(ReadingEnded) in
          guard let property = try row.form.read(&reader, &draft, target) else { return }
          draft[keyPath: variations].append(variation(.any, when: when, property))
        }
      } else if let condition = SizeClassCondition(name) {
        guard conditions.insert(condition).inserted else {
          fault(.duplicateKey(name))
          try skipValue()
          continue
        }
        guard let property = try row.form.read(&self, &draft, target) else { continue }
        draft[keyPath: variations].append(variation(condition, property))
      } else {
        try skipCondition(name)
      }
    }
    if !hasDefault { fault(.missingKey("default")) }
    return base
  }

  /// Reads a value that belongs to no node and may vary in the same way.
  ///
  /// - Parameter read: Reads one of its values.
  mutating func varied<Value>(
    _ draft: inout Draft, _ read: (inout JSONReader) throws(ReadingEnded) -> Value?
  ) throws(ReadingEnded) -> Varied<Value> {
    guard try objectHasMember("default") else { return Varied(try read(&self)) }
    var result = Varied<Value>(nil)
    guard var object = try beginMap() else { return result }
    while let name = try nextMember(of: &object) {
      if name == "default" {
        result.value = try read(&self)
      } else if name == "traits" {
        try traitVariations(&draft) { (reader, _, when) throws(ReadingEnded) in
          if let value = try read(&reader) { result.cases.append(.init(.any, when: when, value)) }
        }
      } else if let condition = SizeClassCondition(name) {
        if result.cases.contains(where: { $0.when == nil && $0.condition == condition }) {
          fault(.duplicateKey(name))
        }
        if let value = try read(&self) { result.cases.append(.init(condition, value)) }
      } else {
        try skipCondition(name)
      }
    }
    return result
  }

  /// Tells of a member that is no condition, and skips it.
  private mutating func skipCondition(_ name: String) throws(ReadingEnded) {
    if !isComment(name) {
      let known = ["default", "traits"] + SizeClassCondition.keys
      fault(
        .unknownKey(
          name, nearest: OtherWords.keys(for: name, among: known) ?? nearestNames(to: name, in: known)))
    }
    try skipValue()
  }

  private enum TraitVariationKey: Int, DocumentKey {
    case when, value
    static let keys = Keys(TraitVariationKey.self)
  }

  /// A list of values with conditions other than size classes (VA-traits).
  ///
  /// - Parameter read: Reads one value that holds under a condition.
  private mutating func traitVariations(
    _ draft: inout Draft,
    _ read: (inout JSONReader, inout Draft, Condition) throws(ReadingEnded) -> Void
  ) throws(ReadingEnded) {
    guard var array = try beginArray("an array of objects with when and value") else { return }
    draft.document.variesByConditions = true
    while try nextElement(of: &array) != nil {
      guard var object = try beginObject("an object with when and value") else { continue }
      var when: Condition?
      var start: Mark?
      while let key = try nextKey(of: &object, in: TraitVariationKey.keys) {
        switch key {
        case .when: when = try traitsOrCondition(&draft)
        case .value:
          start = mark
          try skipValue()
        }
      }
      require(TraitVariationKey.allCases, of: object)
      guard let start else { continue }
      let end = mark
      goBack(to: start)
      try read(&self, &draft, when ?? .any([]))
      goBack(to: end)
    }
  }

  /// A collection of traits that the environment must contain, or a condition as rules have it.
  private mutating func traitsOrCondition(_ draft: inout Draft) throws(ReadingEnded) -> Condition? {
    guard try stands(.object) else { return try condition(&draft) }
    let start = mark
    guard var object = try beginMap(), let first = try nextMember(of: &object) else {
      undo(to: start)
      return try condition(&draft)
    }
    undo(to: start)
    return ConditionKey.keys.table.number(of: first) < 0 ? .traits(try traits(&draft)) : try condition(&draft)
  }
}
