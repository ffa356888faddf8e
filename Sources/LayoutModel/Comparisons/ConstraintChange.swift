/// A constraint that one of two documents has, or that they say differently.
package struct ConstraintChange: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case added, removed, changed
  }

  /// What of a constraint can be another. Whether it is installed is part of whether it is active.
  package enum Value: String, Hashable, Sendable, CaseIterable {
    case items, relation, multiplier, constant, priority, active
  }

  package var kind: Kind
  /// As it was; nil for one that was added. The multiplier means nothing.
  package var old: Conflict.Member?
  package var new: Conflict.Member?
  /// What of one that both have is another.
  package var values: [Value]
  /// Ids of the views that it moved or gave another size, or that came or went with it, in the order of the layout.
  package var views: [String] = []

  package init(kind: Kind, old: Conflict.Member?, new: Conflict.Member?, values: [Value] = []) {
    self.kind = kind
    self.old = old
    self.new = new
    self.values = values
  }
}
