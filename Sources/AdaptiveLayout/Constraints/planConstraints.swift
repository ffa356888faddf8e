import LayoutModel

/// The active constraints of one controller, ready to be lowered, and their canonical order
/// (AL-canonical-order).
struct PlannedConstraints {
  /// In the order of the document.
  private(set) var list: [ItemConstraint] = []
  /// The places in ``list``, canonically ordered.
  private(set) var order = CanonicalOrder()

  var count: Int { list.count }
  /// By place in the canonical order.
  subscript(place: Int) -> ItemConstraint { list[Int(order.entries[place].index)] }
}

/// Decides which constraints of a controller are active, and of each what no frame changes.
///
/// - Parameters:
///   - range: The views of the controller, its root first.
///   - direction: Of the controller's traits.
/// - Complexity: O(*n*) in the number of constraints and views, if no item is the first of many constraints, else
///   O(*n* log *n*). What two views far down have in common takes their depth.
func planConstraints(
  ofController controller: Int, of document: LayoutDocument, parts: DocumentParts, range: Range<Int>,
  installed: InstalledViews, direction: LayoutDirection
) -> PlannedConstraints {
  var planned = PlannedConstraints()
  planned.fill(
    parts.constraints[controller], of: document, parts: parts, range: range, installed: installed,
    direction: direction)
  return planned
}

extension PlannedConstraints {
  fileprivate mutating func fill(
    _ indices: ArraySlice<Int32>, of document: LayoutDocument, parts: DocumentParts, range: Range<Int>,
    installed: InstalledViews, direction: LayoutDirection
  ) {
    list.reserveCapacity(indices.count)
    order.reserve(indices.count)
    for index in indices {
      let constraint = Int(index)
      guard document.constraints[constraint].isActive, document.constraints[constraint].isInstalled else {
        continue
      }
      let items = document.pair(
        ItemReference(document.constraints[constraint].firstItem),
        document.constraints[constraint].secondItem.map { ItemReference($0) } ?? .none)
      guard installed[Int(items.firstView)], installed[Int(items.secondView)] else { continue }
      order.append(
        key: document.canonicalKey(ofConstraint: constraint, items, parts),
        bucket: Int(items.firstView) - range.lowerBound, index: list.count)
      list.append(document.plan(index, items, direction: direction))
    }
    if order.sort(buckets: range.count) {
      let list = self.list
      order.sortTies { precedes(Int(list[$0].source), Int(list[$1].source), in: document) }
    }
  }
}

/// The rest of the canonical order, for constraints whose items, attributes and relation are equal.
private func precedes(_ a: Int, _ b: Int, in document: LayoutDocument) -> Bool {
  let x = document.constraints[a]
  let y = document.constraints[b]
  if x.multiplier != y.multiplier { return x.multiplier < y.multiplier }
  if x.constant != y.constant { return x.constant < y.constant }
  if x.priority != y.priority { return x.priority < y.priority }
  let (own, other) = (document.identifier(ofConstraint: a), document.identifier(ofConstraint: b))
  return own != other ? own < other : a < b
}

extension LayoutDocument {
  /// Whether leading is right in a view.
  ///
  /// - Parameter direction: Of the controller's traits.
  func isRightToLeft(_ view: Int, inherited direction: LayoutDirection) -> Bool {
    switch self.direction(ofView: view, inherited: direction) {
    case .rightToLeft: true
    default: false
    }
  }

  /// A constraint with everything decided that no frame changes.
  ///
  /// - Parameter direction: Of the controller's traits.
  fileprivate func plan(_ index: Int32, _ items: ItemPair, direction: LayoutDirection) -> ItemConstraint {
    let number = Int(index)
    let firstAttribute = constraints[number].firstAttribute
    let secondAttribute = constraints[number].secondAttribute
    // In whose coordinates positions are: those of the view that holds the constraint, else of the nearest common
    // ancestor of its items (AL-constraint-owner).
    let container = constraints[number].owner ?? items.commonAncestor(self)
    var planned = ItemConstraint(
      first: items.first, second: items.second, firstAttribute: firstAttribute.leftToRight,
      secondAttribute: secondAttribute.leftToRight, relation: .init(constraints[number].relation),
      breaking: items.breakingClass(firstAttribute, secondAttribute),
      priority: constraints[number].priority, multiplier: constraints[number].multiplier,
      constant: constraints[number].constant, container: container, source: index)
    if firstAttribute.isDirectional || secondAttribute.isDirectional,
      isRightToLeft(Int(container), inherited: direction)
    {
      planned.mirror()
    }
    if !scrolls.isEmpty, items.second.kind != .none {
      planned.first = scrolled(items.first, planned.firstAttribute, relatedTo: items.second)
      planned.second = scrolled(items.second, planned.secondAttribute, relatedTo: items.first)
    }
    return planned
  }

  /// One number that orders constraints by first item, first attribute, relation, second item and second
  /// attribute.
  fileprivate func canonicalKey(
    ofConstraint index: Int, _ items: ItemPair, _ parts: DocumentParts
  ) -> UInt64 {
    var key = canonicalNumber(of: items.first, items.firstView, parts)
    key = key << 5 | UInt64(constraints[index].firstAttribute.rawValue)
    key = key << 2 | UInt64(constraints[index].relation.rawValue + 1)
    key <<= 26
    if items.second.kind != .none { key |= canonicalNumber(of: items.second, items.secondView, parts) + 1 }
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

extension LayoutDocument {
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
}
