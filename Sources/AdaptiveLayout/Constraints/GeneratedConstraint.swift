import LayoutModel

/// A constraint that nobody wrote: UIKit makes it of a frame or for a stack view.
///
/// It says the same as a ``LayoutConstraint``, but may speak of spacers, and its positions are in the coordinates
/// of ``container``. It holds no reference.
struct GeneratedConstraint {
  /// Where in the canonical order of one item's constraints, after what the document says of it
  /// (AL-canonical-order).
  enum Rank: Int {
    case stack = 1
    case autoresizing = 2
  }

  typealias Side = ConstraintSide<ProblemItem>

  var first: Side
  var relation: LayoutConstraint.Relation = .equal
  /// Nil for a constant.
  var second: Side?
  var multiplier: Double = 1
  /// In points.
  var constant: Double = 0
  var priority: Float = LayoutConstraint.required
  var rank: Rank
  /// What it does for a stack view; nil for one of a frame.
  var stackIdentifier: StackIdentifier?
  /// Index of the view in whose coordinates positions are.
  var container: Int32
  /// Index of the view that a diagnostic points at: the one whose values made the constraint.
  var generator: Int32

  /// As UIKit prints it, empty for none.
  var identifier: String { stackIdentifier?.rawValue ?? "" }
  var secondAttribute: LayoutAttribute { second?.attribute ?? .notAnAttribute }
}

extension Problem {
  /// Puts the generated constraints into canonical order.
  ///
  /// - Complexity: As of ``CanonicalOrder``.
  mutating func sortGenerated() {
    guard generated.count > 1 else { return }
    order.removeAll()
    for index in generated.indices {
      order.append(
        key: canonicalKey(ofGenerated: index), bucket: itemNumber(generated[index].first.item), index: index)
    }
    guard order.sort(buckets: items.count) else { return }
    let unsorted = generated
    order.sortTies { a, b in
      let (x, y) = (unsorted[a], unsorted[b])
      if x.multiplier != y.multiplier { return x.multiplier < y.multiplier }
      if x.constant != y.constant { return x.constant < y.constant }
      return x.stackIdentifier != y.stackIdentifier ? x.identifier < y.identifier : a < b
    }
  }

  /// One number that orders generated constraints by first item, rank, first attribute, relation, second item and
  /// second attribute.
  private func canonicalKey(ofGenerated index: Int) -> UInt64 {
    var key = UInt64(itemNumber(generated[index].first.item))
    key = key << 2 | UInt64(generated[index].rank.rawValue)
    key = key << 5 | UInt64(generated[index].first.attribute.rawValue)
    key = key << 2 | generated[index].relation.canonicalNumber
    key <<= 24
    guard let second = generated[index].second else { return key << 5 }
    return (key | UInt64(itemNumber(second.item)) + 1) << 5 | UInt64(second.attribute.rawValue)
  }

  /// The place of an item in the canonical order; a view's own guides share the view's.
  func itemNumber(_ item: ProblemItem) -> Int { itemNumber(ItemReference(item)) }

  func itemNumber(_ item: ItemReference) -> Int { max(firstVariable(of: item), 0) / ItemVariable.count }
}
