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
  /// Whether any of them, active or not, is about a margin, or about a guide that lies within margins.
  private(set) var nameMargins = false
  /// Whether any names the guide of a keyboard.
  private(set) var nameKeyboards = false
  /// Whether a guide is named that adapts to corners of the window or is its fold, and whether one is named that is.
  private(set) var nameRegions = false, nameDivisions = false

  /// Puts the constraints of a document into canonical order, and decides of each what follows from the document alone.
  ///
  /// - Parameter memory: For sorting.
  /// - Complexity: As of ``CanonicalOrder``. What two views far down have in common takes their depth.
  init(of document: borrowing DocumentValues, parts: DocumentParts, using memory: inout CanonicalOrder) {
    // What is taken out is changed without asking each time who owns it.
    var order = CanonicalOrder()
    swap(&order, &memory)
    defer { swap(&order, &memory) }
    order.fill(document.constraints.count) { index in
      let constraint = document.constraints[index]
      if !constraint.isActive || !constraint.isInstalled { areAllActive = false }
      if constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline {
        nameBaselines = true
      }
      return (document.canonicalKey(of: constraint, parts), bucket: document.view(of: constraint.firstItem))
    }
    if order.sort(buckets: document.views.count) {
      ties = order.ties
      order.sortTies { precedes($0, $1, in: document) }
    }
    list.append(addingCapacity: order.entries.count) { list in
      for entry in order.entries { list.append(document.prepare(entry.index)) }
    }
    // By index: a loop over the elements copies each.
    for index in list.indices where list[index].readsInsets { noteInsets(list[index]) }
  }

  /// Notes what a constraint reads that has to do with insets.
  private mutating func noteInsets(_ constraint: ItemConstraint) {
    if constraint.namesMargins { nameMargins = true }
    if constraint.namesRegions { nameRegions = true }
    if constraint.namesDivision { nameDivisions = true }
    if constraint.first.item.kind == .keyboard || constraint.second.item.kind == .keyboard {
      nameKeyboards = true
    }
  }

  /// The places of the constraints of some views, a controller's own. Takes O(log *n*).
  func places(ofViews range: Range<Int>, of document: DocumentValues) -> Range<Int> {
    let part = list.within(range) { document.view(of: $0.first.item) }
    return part.startIndex..<part.endIndex
  }

  /// Members of ``ties`` that are among some places, a controller's own. Takes O(log *n*).
  func ties(in places: Range<Int>) -> ArraySlice<Range<Int>> {
    let first = ties.lowerBound { $0.lowerBound < places.lowerBound }
    return ties[first..<ties.lowerBound { $0.lowerBound < places.upperBound }]
  }
}

/// Ends the canonical order, for constraints whose items, attributes and relation are equal.
func precedes(_ a: Int, _ b: Int, in document: DocumentValues) -> Bool {
  let x = document.constraints[a]
  let y = document.constraints[b]
  if x.multiplier != y.multiplier { return x.multiplier < y.multiplier }
  if x.constant != y.constant { return x.constant < y.constant }
  if x.priority != y.priority { return x.priority < y.priority }
  let (own, other) = (document.identifier(of: x), document.identifier(of: y))
  return own != other ? own < other : a < b
}

extension DocumentValues {
  /// One constraint, from left to right.
  fileprivate func prepare(_ index: Int32) -> ItemConstraint {
    let constraint = constraints[Int(index)]
    let (firstAttribute, secondAttribute) = (constraint.firstAttribute, constraint.secondAttribute)
    let items = items(of: constraint)
    var prepared = ItemConstraint(
      first: ConstraintSide(items.first, firstAttribute.leftToRight),
      second: ConstraintSide(items.second, secondAttribute.leftToRight), relation: .init(constraint.relation),
      breaking: .written(items.breakingClass(firstAttribute, secondAttribute), depth: items.depth(self)),
      priority: constraint.priority, multiplier: constraint.multiplier, constant: constraint.constant,
      // In whose coordinates positions are: those of the view that holds the constraint, else of the nearest
      // common ancestor of its items (AL-constraint-owner).
      container: constraint.owner ?? items.commonAncestor(self), source: index)
    if !scrolls.isEmpty, items.second.kind != .none {
      prepared.first.item = scrolled(prepared.first, relatedTo: items.second)
      prepared.second.item = scrolled(prepared.second, relatedTo: items.first)
    }
    prepared.readsInsets =
      prepared.first.item.readsInsets(for: prepared.first.attribute)
      || prepared.second.item.readsInsets(for: prepared.second.attribute)
    return prepared
  }

  /// The name that a constraint has in logs, empty for none.
  func identifier(ofConstraint index: Int) -> String { identifier(of: constraints[index]) }

  /// One number that orders constraints by first item, first attribute, relation, second item and second
  /// attribute.
  @inline(__always)
  fileprivate func canonicalKey(of constraint: LayoutConstraint, _ parts: DocumentParts) -> UInt64 {
    var key = canonicalNumber(of: constraint.firstItem, parts)
    key = key << 5 | UInt64(constraint.firstAttribute.rawValue)
    key = key << 2 | constraint.relation.canonicalNumber
    key <<= 26
    if let second = constraint.secondItem { key |= canonicalNumber(of: second, parts) &+ 1 }
    return key << 5 | UInt64(constraint.secondAttribute.rawValue)
  }

  /// Numbers for items in canonical order: pre-order, a view's guides directly after it. A view takes seven numbers,
  /// for itself and its six own guides; each guide of the document takes one more.
  @inline(__always)
  private func canonicalNumber(of item: LayoutItem, _ parts: DocumentParts) -> UInt64 {
    switch item {
    case .view(let view):
      return UInt64(truncatingIfNeeded: 7 &* Int(view) &+ parts.firstGuide(of: Int(view)))
    case .guide(let guide):
      return UInt64(truncatingIfNeeded: 7 &* Int(guides[Int(guide)].owner) &+ 7 &+ Int(guide))
    case .systemGuide(_, let view):
      let own = ItemReference(item).kind.rawValue &- ItemReference.Kind.spacer.rawValue
      return UInt64(truncatingIfNeeded: 7 &* Int(view) &+ parts.firstGuide(of: Int(view)) &+ Int(own))
    }
  }
}
