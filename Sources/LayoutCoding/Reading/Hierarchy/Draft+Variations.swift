import JSON
import LayoutModel

extension Draft {
  /// Reads a value that may be written once for each size class: an object is a variation exactly when it has the
  /// key `default`. The value is the one that holds where no condition matches; nil, with a fault, if there is none.
  mutating func value<Key, Owner, Property>(
    _ key: Key, _ row: KeyRow<Key, Owner, Property>.Value, of target: Int32,
    into variations: WritableKeyPath<Draft, [Variation<Property>]>
  ) throws(ReadingEnded) -> Property? {
    guard row.mayVary, try reader.stands(.object) else { return try row.form.read(&self, target) }
    var mayBeVaried = true
    if row.form.shape == .object {
      // Nearly always it is a plain value. If that is not so, the reading is undone and it is looked at with care.
      let start = reader.mark
      if let property = plainValue(row, of: target) { return property }
      reader.undo(to: start)
    }
    if row.form.shape != .plain { mayBeVaried = try objectIsVaried() }
    guard mayBeVaried else { return try row.form.read(&self, target) }
    guard try standsVariation() else {
      try reader.skip(.expected(Self.sentence(onObjectOf: key.name)))
      return nil
    }
    return try varied(key, row, of: target, into: variations)
  }

  /// Whether the object at hand has a value for each size class, or one for each state of a control.
  private mutating func objectIsVaried() throws(ReadingEnded) -> Bool {
    if try reader.objectHasMember("default") { return true }
    return try reader.objectHasMember("normal")
  }

  /// `UIControl.State`, besides the normal one, which layouts are of.
  private static let otherStates = ["selected", "highlighted", "disabled", "focused"]

  /// Whether the object at hand has a member that values by size class have, or none at all.
  private mutating func standsVariation() throws(ReadingEnded) -> Bool {
    try reader.lookAhead { (reader) throws(ReadingEnded) in
      var (isEmpty, isVariation) = (true, false)
      guard var object = try reader.beginMap() else { return true }
      let known = ["default", "traits"] + SizeClassCondition.keys
      while let name = try reader.nextMember(of: &object) {
        isEmpty = false
        let isCondition = SizeClassCondition(name) != nil || ["default", "traits", "normal"].contains(name)
        isVariation = isVariation || isCondition || !Self.conditions(near: name, in: known).isEmpty
        try reader.skipValue()
      }
      return isEmpty || isVariation
    }
  }

  private static func conditions(near name: String, in known: [String]) -> [String] {
    OtherWords.keys(for: name, among: known) ?? nearestNames(to: name, in: known)
  }

  /// What should stand in place of an object that is none of values by size class, as a noun phrase.
  private static func sentence(onObjectOf key: String) -> String {
    key == "style"
      ? "a word: there is no style object as of CSS, the keys of a view stand in the view itself"
      : "a value of '\(key)', or one for each size class: {\"default\": …, \"wC\": …}"
  }

  /// A value without any fault, nil if it has some.
  @inline(__always)
  private mutating func plainValue<Key, Owner, Property>(
    _ row: KeyRow<Key, Owner, Property>.Value, of target: Int32
  ) -> Property? {
    let faults = reader.faultCount
    do throws(ReadingEnded) {
      let property = try row.form.read(&self, target)
      return reader.faultCount == faults ? property : nil
    } catch {
      return nil
    }
  }

  /// Reads an object of values by size class and other conditions.
  private mutating func varied<Key, Owner, Property>(
    _ key: Key, _ row: KeyRow<Key, Owner, Property>.Value, of target: Int32,
    into variations: WritableKeyPath<Draft, [Variation<Property>]>
  ) throws(ReadingEnded) -> Property? {
    guard var object = try reader.beginMap() else { return nil }
    let group = variationGroups
    variationGroups += 1
    var (base, conditions): (Property?, Set<SizeClassCondition>) = (nil, [])
    var (hasDefault, hasUnknown) = (false, false)
    func add(_ condition: SizeClassCondition, when: Condition?, _ value: Property, to draft: inout Draft) {
      draft[keyPath: variations].append(
        Variation(
          target: target, condition: condition, when: when, property: value, group: group, key: key.name))
    }
    while let name = try reader.nextMember(of: &object) {
      if name == "default" || name == "normal" {
        if hasDefault { reader.fault(.duplicateKey(name)) }
        hasDefault = true
        base = try row.form.read(&self, target)
      } else if Self.otherStates.contains(name) {
        try reader.ignoreValue(as: name)
      } else if name == "traits" {
        try readTraitVariations { (draft, when) throws(ReadingEnded) in
          if let value = try row.form.read(&draft, target) { add(.any, when: when, value, to: &draft) }
        }
      } else if let condition = SizeClassCondition(name) {
        guard conditions.insert(condition).inserted else {
          try reader.skip(.duplicateKey(name))
          continue
        }
        if let value = try row.form.read(&self, target) { add(condition, when: nil, value, to: &self) }
      } else {
        hasUnknown = hasUnknown || !isComment(name)
        try skipCondition(name)
      }
    }
    if !hasDefault, !hasUnknown { reader.fault(.missingKey("default")) }
    return base
  }

  /// Reads a value that belongs to no node and may vary in the same way.
  mutating func varied<Value>(
    _ read: (inout Draft) throws(ReadingEnded) -> Value?
  ) throws(ReadingEnded) -> Varied<Value> {
    guard try reader.objectHasMember("default") else { return Varied(try read(&self)) }
    var result = Varied<Value>(nil)
    guard var object = try reader.beginMap() else { return result }
    while let name = try reader.nextMember(of: &object) {
      if name == "default" {
        result.value = try read(&self)
      } else if name == "traits" {
        try readTraitVariations { (draft, when) throws(ReadingEnded) in
          if let value = try read(&draft) { result.cases.append(.init(.any, when: when, value)) }
        }
      } else if let condition = SizeClassCondition(name) {
        if result.cases.contains(where: { $0.when == nil && $0.condition == condition }) {
          reader.fault(.duplicateKey(name))
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
      let nearest = Self.conditions(near: name, in: known)
      reader.fault(.unknownKey(name, nearest: nearest))
    }
    try reader.skipValue()
  }

  /// A list of values with conditions other than size classes (VA-traits).
  private mutating func readTraitVariations(
    _ read: (inout Draft, Condition) throws(ReadingEnded) -> Void
  ) throws(ReadingEnded) {
    guard var array = try reader.beginArray("an array of objects with when and value") else { return }
    document.variesByConditions = true
    while try reader.nextElement(of: &array) != nil {
      guard var object = try reader.beginObject("an object with when and value") else { continue }
      var when: Condition?
      var start: JSONReader.Mark?
      while let key = try reader.nextKey(of: &object, in: TraitVariationKey.keys) {
        switch key {
        case .when: when = try traitsOrCondition()
        case .value:
          start = reader.mark
          try reader.skipValue()
        }
      }
      reader.require(TraitVariationKey.allCases, of: object)
      guard let start else { continue }
      let end = reader.mark
      reader.goBack(to: start)
      try read(&self, when ?? .any([]))
      reader.goBack(to: end)
    }
  }

  /// A collection of traits that the environment must contain, or a condition as rules have it.
  private mutating func traitsOrCondition() throws(ReadingEnded) -> Condition? {
    guard try reader.stands(.object) else { return try condition() }
    let start = reader.mark
    guard var object = try reader.beginMap(), let first = try reader.nextMember(of: &object) else {
      reader.undo(to: start)
      return try condition()
    }
    reader.undo(to: start)
    return ConditionKey.keys.table.number(of: first) < 0 ? .traits(try traits()) : try condition()
  }
}

enum TraitVariationKey: Int, DocumentKey {
  case when, value
  static let keys = Keys(TraitVariationKey.self)
}
