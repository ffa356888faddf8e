import JSON
import LayoutModel

/// What a container says of its children, by their ids.
struct ChildValues {
  var traits: [ChildValue<TraitCollection>] = []
  var rules: [ChildValue<ChildTraitRules>] = []
  var sizes: [ChildValue<Varied<Size>>] = []

  /// Gives the values to the children. Values for what is no child are faults.
  func apply(toChildrenOf parent: Int, _ draft: inout Draft, _ reader: inout JSONReader) {
    guard !traits.isEmpty || !rules.isEmpty || !sizes.isEmpty else { return }
    var children: [String: Int] = [:]
    for index in draft.document.controllers.indices.dropFirst(parent)
    where draft.document.controllers[index].parent == Int32(parent) {
      children[draft.document.controllers[index].id] = index
    }
    for entry in traits {
      guard let index = child(of: entry, in: children, &reader) else { continue }
      draft.document.controllers[index].overrideTraits = entry.value
    }
    for entry in rules where entry.child == "*" {
      for index in children.values { draft.document.controllers[index].childTraitRules = entry.value }
    }
    for entry in rules where entry.child != "*" {
      guard let index = child(of: entry, in: children, &reader) else { continue }
      draft.document.controllers[index].childTraitRules = entry.value
    }
    for entry in sizes {
      guard let index = child(of: entry, in: children, &reader) else { continue }
      draft.document.controllers[index].sizeInParent = entry.value.value
      draft.addSizeVariations(entry.value.cases, ofChild: Int32(index))
    }
  }

  /// The child that an entry means; nil, with a fault, if there is none.
  private func child<Value>(
    of entry: ChildValue<Value>, in children: [String: Int], _ reader: inout JSONReader
  ) -> Int? {
    if let index = children[entry.child] { return index }
    reader.fault(at: entry.place, Fault(.overrideTargetNotChild(entry.child), at: entry.pointer))
    return nil
  }
}

extension Draft {
  /// The sizes that a container gives a child under conditions, as variations of the child.
  fileprivate mutating func addSizeVariations(_ cases: [Varied<Size>.Case], ofChild child: Int32) {
    if cases.isEmpty { return }
    for value in cases {
      document.controllerVariations.append(
        Variation(
          target: child, condition: value.condition, when: value.when,
          property: .own(\.sizeInParent, value.value),
          group: variationGroups, key: "childSizes"))
    }
    variationGroups += 1
  }
}

/// One value for one child, and where it stands.
struct ChildValue<Value> {
  var child: String
  var value: Value
  var pointer: JSONPointer
  /// The offset in the text.
  var place: Int
}

extension JSONReader {
  /// An object of values by child id; null says nothing.
  mutating func childValues<Value>(
    _ read: (inout JSONReader) throws(ReadingEnded) -> Value?
  ) throws(ReadingEnded) -> [ChildValue<Value>] {
    var values: [ChildValue<Value>] = []
    guard var object = try beginMap("an object by child id") else { return values }
    while let child = try nextMember(of: &object) {
      let (place, pointer) = (offset, self.pointer)
      guard child.utf8.count <= longestId else {
        // No child has such an id, and faults below it would repeat it.
        fault(.overrideTargetNotChild(child))
        try skipValue()
        continue
      }
      if try null() { continue }
      if let value = try read(&self) {
        values.append(ChildValue(child: child, value: value, pointer: pointer, place: place))
      }
    }
    return values
  }

  private enum RuleKey: Int, DocumentKey {
    case when, traits
    static let keys = Keys(RuleKey.self)
  }

  private enum RulesKey: Int, DocumentKey {
    case rules, includeStatic
    static let keys = Keys(RulesKey.self)
  }

  /// A list of answers, or an object with one.
  mutating func childTraitRules(_ draft: inout Draft) throws(ReadingEnded) -> ChildTraitRules? {
    var rules = ChildTraitRules()
    if try stands(.array) {
      rules.rules = try childTraitRuleList(&draft)
      return rules
    }
    guard var object = try beginObject("an array of rules, or an object with rules") else { return nil }
    while let key = try nextKey(of: &object, in: RulesKey.keys) {
      switch key {
      case .rules: rules.rules = try childTraitRuleList(&draft)
      case .includeStatic: rules.includesStatic = try boolean() ?? false
      }
    }
    require([RulesKey.rules], of: object)
    return rules
  }

  private mutating func childTraitRuleList(
    _ draft: inout Draft
  ) throws(ReadingEnded) -> [ChildTraitRules.Rule] {
    var rules: [ChildTraitRules.Rule] = []
    guard var array = try beginArray("an array of rules") else { return rules }
    while try nextElement(of: &array) != nil {
      guard var object = try beginObject("an object with when and traits") else { continue }
      var rule = ChildTraitRules.Rule(when: .all([]), traits: TraitCollection())
      while let key = try nextKey(of: &object, in: RuleKey.keys) {
        switch key {
        case .when: rule.when = try condition(&draft) ?? rule.when
        case .traits where try null(): break
        case .traits: rule.traits = try overridingTraits(&draft)
        }
      }
      require(RuleKey.allCases, of: object)
      rules.append(rule)
    }
    return rules
  }
}
