import LayoutModel

/// The constraints of a document in canonical order (AL-canonical-order), each with everything decided that no
/// environment changes. Those of one controller are neighbours, since its views are.
struct PreparedConstraints: Sendable {
  /// With the numbers that the document writes, as if everything was left to right.
  private(set) var list: [ItemConstraint] = []
  /// Places in ``list`` whose order follows from numbers and names alone: an environment may change the numbers.
  private(set) var ties: [Range<Int>] = []
  /// Whether all of them are active and installed.
  private(set) var areAllActive = true
  /// Whether any of them, active or not, is about a baseline.
  private(set) var nameBaselines = false

  /// The places of the constraints of some views, a controller's own.
  ///
  /// - Complexity: O(log *n*).
  func places(ofViews range: Range<Int>, of document: LayoutDocument) -> Range<Int> {
    let part = list.within(range) { document.view(of: $0.first) }
    return part.startIndex..<part.endIndex
  }

  /// Those of ``ties`` that are among some places, a controller's own.
  ///
  /// - Complexity: O(log *n*).
  func ties(in places: Range<Int>) -> ArraySlice<Range<Int>> {
    let first = ties.lowerBound { $0.lowerBound < places.lowerBound }
    return ties[first..<ties.lowerBound { $0.lowerBound < places.upperBound }]
  }
}

/// Puts the constraints of a document into canonical order, and decides of each what follows from the document alone.
///
/// - Complexity: As of ``CanonicalOrder``. What two views far down have in common takes their depth.
func prepareConstraints(of document: LayoutDocument, parts: DocumentParts) -> PreparedConstraints {
  var prepared = PreparedConstraints()
  var order = CanonicalOrder()
  let count = document.constraints.count
  let written = [ItemConstraint](capacity: count) { written in
    order.fill(count) { index in
      let constraint = document.constraints[index]
      let items = document.pair(
        ItemReference(constraint.firstItem), constraint.secondItem.map { ItemReference($0) } ?? .none)
      prepared.note(constraint)
      written.append(document.prepare(constraint, items, index: Int32(truncatingIfNeeded: index)))
      return (document.canonicalKey(of: constraint, items, parts), bucket: items.firstView)
    }
  }
  prepared.sort(written, by: &order, of: document)
  return prepared
}

extension PreparedConstraints {
  @inline(__always)
  fileprivate mutating func note(_ constraint: LayoutConstraint) {
    if !constraint.isActive || !constraint.isInstalled { areAllActive = false }
    if constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline { nameBaselines = true }
  }

  fileprivate mutating func sort(
    _ written: [ItemConstraint], by order: inout CanonicalOrder, of document: LayoutDocument
  ) {
    if order.isSorted {
      list = written
      return
    }
    if order.sort(buckets: document.views.count) {
      ties = order.ties
      order.sortTies { precedes($0, $1, in: document) }
    }
    list = [ItemConstraint](capacity: written.count) { sorted in
      for entry in order.entries { sorted.append(written[Int(entry.index)]) }
    }
  }
}

/// The rest of the canonical order, for constraints whose items, attributes and relation are equal.
func precedes(_ a: Int, _ b: Int, in document: LayoutDocument) -> Bool {
  let x = document.constraints[a]
  let y = document.constraints[b]
  if x.multiplier != y.multiplier { return x.multiplier < y.multiplier }
  if x.constant != y.constant { return x.constant < y.constant }
  if x.priority != y.priority { return x.priority < y.priority }
  let (own, other) = (document.identifier(of: x), document.identifier(of: y))
  return own != other ? own < other : a < b
}

extension LayoutDocument {
  /// One constraint, from left to right.
  @inline(__always)
  fileprivate func prepare(_ constraint: LayoutConstraint, _ items: ItemPair, index: Int32) -> ItemConstraint
  {
    let (firstAttribute, secondAttribute) = (constraint.firstAttribute, constraint.secondAttribute)
    var prepared = ItemConstraint(
      first: items.first, second: items.second, firstAttribute: firstAttribute.leftToRight,
      secondAttribute: secondAttribute.leftToRight, relation: .init(constraint.relation),
      breaking: items.breakingClass(firstAttribute, secondAttribute),
      priority: constraint.priority, multiplier: constraint.multiplier, constant: constraint.constant,
      // In whose coordinates positions are: those of the view that holds the constraint, else of the nearest
      // common ancestor of its items (AL-constraint-owner).
      container: constraint.owner ?? items.commonAncestor(self), source: index)
    if !scrolls.isEmpty, items.second.kind != .none {
      prepared.first = scrolled(items.first, prepared.firstAttribute, relatedTo: items.second)
      prepared.second = scrolled(items.second, prepared.secondAttribute, relatedTo: items.first)
    }
    prepared.readsInsets =
      prepared.first.readsInsets(for: prepared.firstAttribute)
      || prepared.second.readsInsets(for: prepared.secondAttribute)
    return prepared
  }

  /// The name that a constraint has in logs, empty for none.
  func identifier(ofConstraint index: Int) -> String { identifier(of: constraints[index]) }

  /// One number that orders constraints by first item, first attribute, relation, second item and second
  /// attribute.
  @inline(__always)
  fileprivate func canonicalKey(
    of constraint: LayoutConstraint, _ items: ItemPair, _ parts: DocumentParts
  ) -> UInt64 {
    var key = canonicalNumber(of: items.first, items.firstView, parts)
    key = key << 5 | UInt64(constraint.firstAttribute.rawValue)
    key = key << 2 | constraint.relation.number
    key <<= 26
    if items.second.kind != .none { key |= canonicalNumber(of: items.second, items.secondView, parts) &+ 1 }
    return key << 5 | UInt64(constraint.secondAttribute.rawValue)
  }

  /// Numbers for items in canonical order: pre-order, a view's guides directly after it. A view takes seven numbers,
  /// for itself and its six own guides; each guide of the document takes one more.
  @inline(__always)
  private func canonicalNumber(of item: ItemReference, _ view: Int32, _ parts: DocumentParts) -> UInt64 {
    let firstGuide = parts.firstGuide(of: Int(view))
    let number = 7 &* Int(view) &+ firstGuide
    switch item.kind {
    case .view, .none, .spacer: return UInt64(truncatingIfNeeded: number)
    case .guide: return UInt64(truncatingIfNeeded: number &+ 7 &+ Int(item.index) &- firstGuide)
    default:
      return UInt64(truncatingIfNeeded: number)
        &+ UInt64(item.kind.rawValue &- ItemReference.Kind.spacer.rawValue)
    }
  }
}

extension LayoutConstraint.Relation {
  /// Its place in the canonical order.
  fileprivate var number: UInt64 {
    switch self {
    case .lessThanOrEqual: 0
    case .equal: 1
    case .greaterThanOrEqual: 2
    }
  }
}
