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
  prepared.fill(document, parts)
  return prepared
}

extension PreparedConstraints {
  fileprivate mutating func fill(_ document: LayoutDocument, _ parts: DocumentParts) {
    var order = CanonicalOrder()
    order.reserve(document.constraints.count)
    for index in document.constraints.indices {
      let items = document.items(ofConstraint: index)
      order.append(
        key: document.canonicalKey(ofConstraint: index, items, parts), bucket: Int(items.firstView),
        index: index)
      if !document.constraints[index].isActive || !document.constraints[index].isInstalled {
        areAllActive = false
      }
    }
    if order.sort(buckets: document.views.count) {
      ties = order.ties
      order.sortTies { precedes($0, $1, in: document) }
    }
    list.reserveCapacity(order.entries.count)
    for entry in order.entries { list.append(document.prepare(entry.index)) }
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
  fileprivate func items(ofConstraint index: Int) -> ItemPair {
    pair(
      ItemReference(constraints[index].firstItem),
      constraints[index].secondItem.map { ItemReference($0) } ?? .none)
  }

  /// One constraint, from left to right.
  fileprivate func prepare(_ index: Int32) -> ItemConstraint {
    let number = Int(index)
    let items = items(ofConstraint: number)
    let firstAttribute = constraints[number].firstAttribute
    let secondAttribute = constraints[number].secondAttribute
    // In whose coordinates positions are: those of the view that holds the constraint, else of the nearest common
    // ancestor of its items (AL-constraint-owner).
    let container = constraints[number].owner ?? items.commonAncestor(self)
    var prepared = ItemConstraint(
      first: items.first, second: items.second, firstAttribute: firstAttribute.leftToRight,
      secondAttribute: secondAttribute.leftToRight, relation: .init(constraints[number].relation),
      breaking: items.breakingClass(firstAttribute, secondAttribute),
      priority: constraints[number].priority, multiplier: constraints[number].multiplier,
      constant: constraints[number].constant, container: container, source: index)
    if !scrolls.isEmpty, items.second.kind != .none {
      prepared.first = scrolled(items.first, prepared.firstAttribute, relatedTo: items.second)
      prepared.second = scrolled(items.second, prepared.secondAttribute, relatedTo: items.first)
    }
    prepared.readsInsets =
      prepared.first.readsInsets(for: prepared.firstAttribute)
      || prepared.second.readsInsets(for: prepared.secondAttribute)
    return prepared
  }

  /// The nearest view at or above both views of one tree.
  ///
  /// - Complexity: O(1) for a view and one above it, or beside it; else O(depth).
  func commonAncestor(_ first: Int, _ second: Int) -> Int {
    if isView(second, atOrAbove: first) { return second }
    var ancestor = first
    while !isView(ancestor, atOrAbove: second), let above = views[ancestor].superview {
      ancestor = Int(above)
    }
    return ancestor
  }

  /// The name that a constraint has in logs, empty for none.
  func identifier(ofConstraint index: Int) -> String { identifier(of: constraints[index]) }

  /// One number that orders constraints by first item, first attribute, relation, second item and second
  /// attribute.
  fileprivate func canonicalKey(
    ofConstraint index: Int, _ items: ItemPair, _ parts: DocumentParts
  ) -> UInt64 {
    var key = canonicalNumber(of: items.first, items.firstView, parts)
    key = key << 5 | UInt64(constraints[index].firstAttribute.rawValue)
    key = key << 2 | constraints[index].relation.number
    key <<= 26
    if items.second.kind != .none { key |= canonicalNumber(of: items.second, items.secondView, parts) &+ 1 }
    return key << 5 | UInt64(constraints[index].secondAttribute.rawValue)
  }

  /// Numbers for items in canonical order: pre-order, a view's guides directly after it. A view takes seven numbers,
  /// for itself and its six own guides; each guide of the document takes one more.
  private func canonicalNumber(of item: ItemReference, _ view: Int32, _ parts: DocumentParts) -> UInt64 {
    let firstGuide = parts.firstGuide(of: Int(view))
    let base = 7 * Int(view) + firstGuide
    switch item.kind {
    case .view, .none, .spacer: return UInt64(base)
    case .guide: return UInt64(base + 7 + Int(item.index) - firstGuide)
    default: return UInt64(base + 1 + Int(item.kind.rawValue - ItemReference.Kind.safeArea.rawValue))
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
