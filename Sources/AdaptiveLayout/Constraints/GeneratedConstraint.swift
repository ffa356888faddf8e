import LayoutModel

/// A constraint that nobody wrote: UIKit makes it of a frame or for a stack view.
///
/// It says the same as a ``LayoutConstraint``, but may speak of spacers, and its positions are in the coordinates
/// of ``container``.
struct GeneratedConstraint {
  /// Where in the canonical order of one item's constraints, after what the document says of it (auto-layout 1.8).
  enum Rank: Int {
    case stack = 1
    case autoresizing = 2
  }

  var first: ProblemItem
  var firstAttribute: LayoutAttribute
  var relation: LayoutConstraint.Relation = .equal
  var second: ProblemItem?
  var secondAttribute: LayoutAttribute = .notAnAttribute
  var multiplier: Double = 1
  /// In points.
  var constant: Double = 0
  var priority: Float = LayoutConstraint.required
  var rank: Rank
  /// As UIKit prints it, empty for none.
  var identifier: String
  /// Index of the view in whose coordinates positions are.
  var container: Int32
  /// Index of the view that a diagnostic points at: the one whose values made the constraint.
  var generator: Int32
}

extension Problem {
  /// Puts the generated constraints into canonical order.
  ///
  /// - Complexity: O(*n* log *n*).
  mutating func sortGenerated() {
    guard generated.count > 1 else { return }
    var keyed: [(key: UInt64, index: Int)] = []
    keyed.reserveCapacity(generated.count)
    for index in generated.indices { keyed.append((canonicalKey(of: generated[index]), index)) }
    keyed.sort { a, b in
      guard a.key == b.key else { return a.key < b.key }
      let (x, y) = (generated[a.index], generated[b.index])
      if x.multiplier != y.multiplier { return x.multiplier < y.multiplier }
      if x.constant != y.constant { return x.constant < y.constant }
      return x.identifier != y.identifier ? x.identifier < y.identifier : a.index < b.index
    }
    generated = keyed.map { generated[$0.index] }
  }

  /// One number that orders generated constraints by first item, rank, first attribute, relation, second item and
  /// second attribute.
  private func canonicalKey(of constraint: GeneratedConstraint) -> UInt64 {
    var key = UInt64(itemNumber(constraint.first))
    key = key << 2 | UInt64(constraint.rank.rawValue)
    key = key << 5 | UInt64(constraint.firstAttribute.rawValue)
    key = key << 2 | UInt64(constraint.relation.rawValue + 1)
    key = key << 24 | (constraint.second.map { UInt64(itemNumber($0)) + 1 } ?? 0)
    return key << 5 | UInt64(constraint.secondAttribute.rawValue)
  }

  /// The place of an item in the canonical order; a view's own guides share the view's.
  func itemNumber(_ item: ProblemItem) -> Int {
    (firstVariable(of: item) ?? 0) / ItemVariable.count
  }
}
