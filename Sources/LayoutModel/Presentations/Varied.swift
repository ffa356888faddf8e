/// A value that may be another one under conditions and belongs to no node, as ``Variation`` is to nodes.
package struct Varied<Value: Equatable & Sendable>: Equatable, Sendable {
  /// Where no case holds; nil where nothing is said.
  package var value: Value?
  /// In the order in which they are written.
  package var cases: [Case] = []
  package init(_ value: Value?) { self.value = value }

  /// A value that replaces the other one.
  package struct Case: Equatable, Sendable {
    package var condition: SizeClassCondition
    /// What else must hold; nil for a case by size classes. Of those that match the last one wins (VA-traits).
    package var when: Condition?
    package var value: Value
    package init(_ condition: SizeClassCondition, when: Condition? = nil, _ value: Value) {
      (self.condition, self.when, self.value) = (condition, when, value)
    }
  }

  /// The value that holds (VA-order, VA-traits), where a closure says whether a condition does.
  package func value(for traits: TraitCollection, _ matches: (Condition) -> Bool) -> Value? {
    if cases.isEmpty { return value }
    if let last = cases.last(where: { $0.when.map(matches) ?? false }) { return last.value }
    let best = cases.filter { $0.when == nil && $0.condition.matches(traits) }
      .max { $0.condition.rank < $1.condition.rank }
    return best?.value ?? value
  }
}
