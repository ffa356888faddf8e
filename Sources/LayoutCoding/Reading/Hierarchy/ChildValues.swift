import JSON
import LayoutModel

/// What a container says of its children, by their ids.
struct ChildValues {
  var traits: [ChildValue<TraitCollection>] = []
  var rules: [ChildValue<ChildTraitRules>] = []
  var sizes: [ChildValue<Varied<Size>>] = []

  /// Gives the values to the children. Values for what is no child are faults.
  func apply(toChildrenOf parent: Int, _ draft: inout Draft) {
    guard !traits.isEmpty || !rules.isEmpty || !sizes.isEmpty else { return }
    var children: [String: Int] = [:]
    for index in draft.document.controllers.indices.dropFirst(parent)
    where draft.document.controllers[index].parent == Int32(parent) {
      children[draft.document.controllers[index].id] = index
    }
    for entry in traits {
      guard let index = child(of: entry, in: children, &draft) else { continue }
      draft.document.controllers[index].overrideTraits = entry.value
    }
    for entry in rules where entry.child == "*" {
      for index in children.values { draft.document.controllers[index].childTraitRules = entry.value }
    }
    for entry in rules where entry.child != "*" {
      guard let index = child(of: entry, in: children, &draft) else { continue }
      draft.document.controllers[index].childTraitRules = entry.value
    }
    for entry in sizes {
      guard let index = child(of: entry, in: children, &draft) else { continue }
      draft.document.controllers[index].sizeInParent = entry.value.value
      draft.addSizeVariations(entry.value.cases, ofChild: Int32(index))
    }
  }

  /// The child that an entry means; nil, with a fault, if there is none.
  private func child<Value>(
    of entry: ChildValue<Value>, in children: [String: Int], _ draft: inout Draft
  ) -> Int? {
    if let index = children[entry.child] { return index }
    draft.reader.fault(.overrideTargetNotChild(entry.child), at: entry.place)
    return nil
  }
}

/// One value for one child, and where it stands.
struct ChildValue<Value> {
  var child: String
  var value: Value
  var place: TextPlace
}

extension Draft {
  /// The sizes that a container gives a child under conditions, as variations of the child.
  fileprivate mutating func addSizeVariations(_ cases: [Varied<Size>.Case], ofChild child: Int32) {
    if cases.isEmpty { return }
    document.controllerVariations += cases.map {
      Variation(
        target: child, condition: $0.condition, when: $0.when, property: .own(\.sizeInParent, $0.value),
        group: variationGroups, key: "childSizes")
    }
    variationGroups += 1
  }

  /// An object of values by child id; null says nothing.
  mutating func childValues<Value>(
    _ read: (inout Draft) throws(ReadingEnded) -> Value?
  ) throws(ReadingEnded) -> [ChildValue<Value>] {
    var values: [ChildValue<Value>] = []
    guard var object = try reader.beginMap("an object by child id") else { return values }
    while let child = try reader.nextMember(of: &object) {
      let place = reader.place
      guard child.utf8.count <= longestId else {
        // No child has such an id, and faults below it would repeat it.
        try reader.skip(.overrideTargetNotChild(child))
        continue
      }
      if try reader.null() { continue }
      if let value = try read(&self) { values.append(ChildValue(child: child, value: value, place: place)) }
    }
    return values
  }

  /// A list of answers, or an object with one.
  mutating func childTraitRules() throws(ReadingEnded) -> ChildTraitRules? {
    guard try reader.stands(.array) else { return try object(ChildTraitRules.members) }
    var rules = ChildTraitRules()
    rules.rules = try read(.childTraitRules) ?? []
    return rules
  }
}

extension ChildTraitRules {
  static let members = Members(
    "an array of rules, or an object with rules", ChildTraitRules(),
    [
      .init("rules", .childTraitRules, \.rules, isNeeded: true),
      .init("includeStatic", .boolean, \.includesStatic),
    ])
}

extension ChildTraitRules.Rule {
  static let members = Members(
    "an object with when and traits", ChildTraitRules.Rule(when: .all([]), traits: TraitCollection()),
    [
      .init("when", .condition, \.when, isNeeded: true),
      .init("traits", isNeeded: true) { (draft, rule) throws(ReadingEnded) in
        if try !draft.reader.null() { rule.traits = try draft.overridingTraits() }
      } write: { encoder, rule in
        encoder.traits(rule.traits)
      },
    ])
}

extension ValueForm {
  fileprivate static var childTraitRules: ValueForm<[ChildTraitRules.Rule]> {
    .init { (draft, _) throws(ReadingEnded) in
      try draft.objects("an array of rules", ChildTraitRules.Rule.members)
    } write: {
      $0.objects(ChildTraitRules.Rule.members, $1)
    }
  }
}
