import LayoutModel

/// An item or group of a section, with the numbers of its supplementary items.
struct LayoutNode {
  let item: CollectionLayoutItem
  /// The number of its first supplementary item: those of the boundary come first, then a group's before what is in it.
  let firstSupplementary: Int
  /// What is in a group that is a line.
  let children: [LayoutNode]

  init(_ item: CollectionLayoutItem, numbering number: inout Int) {
    self.item = item
    firstSupplementary = number
    number += item.supplementaryItems.count
    var children: [LayoutNode] = []
    if case .line(_, let subitems, _)? = item.group?.arrangement {
      for subitem in subitems { children.append(LayoutNode(subitem, numbering: &number)) }
    }
    self.children = children
  }

  /// The size, where it does not depend on content; nil for sides that do.
  ///
  /// A fraction is one of the width or height that it names, whichever side it gives (LI-compositional-fractions).
  func length(_ axis: Axis, in container: Size) -> Double? { item.layoutSize[axis].length(in: container) }

  /// The content insets, without those along estimated sides (LI-compositional-estimated-insets).
  var contentInsets: DirectionalEdgeInsets { item.layoutSize.usable(item.contentInsets) }
}

/// The last definition as nodes: the sections that follow usually have the same one.
struct NodeCache {
  private var last: (item: CollectionLayoutItem, number: Int, node: LayoutNode)?

  mutating func node(for item: CollectionLayoutItem, from number: Int) -> LayoutNode {
    // Equal for one look where both are the same arrays.
    if let last, last.number == number, last.item == item { return last.node }
    var next = number
    let node = LayoutNode(item, numbering: &next)
    last = (item, number, node)
    return node
  }
}

extension CollectionLayoutDimension {
  /// In points; nil where the content decides.
  func length(in container: Size) -> Double? {
    switch self {
    case .fractionalWidth(let fraction): max(0, fraction * container.width)
    case .fractionalHeight(let fraction): max(0, fraction * container.height)
    case .absolute(let points): max(0, points)
    case .estimated, .uniformAcrossSiblings: nil
    }
  }
}

extension CollectionLayoutSize {
  /// Insets without those along estimated sides (LI-compositional-estimated-insets).
  func usable(_ insets: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
    var insets = insets
    if widthDimension.estimate != nil { (insets.leading, insets.trailing) = (0, 0) }
    if heightDimension.estimate != nil { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}

extension Rect {
  /// The rectangle less insets, leading at the left; no side becomes negative.
  func inset(by insets: DirectionalEdgeInsets) -> Rect {
    Rect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
  }
}

extension Size {
  /// A size by its lengths along an axis and across it.
  init(along axis: Axis, _ along: Double, across: Double) {
    self = axis == .horizontal ? Size(width: along, height: across) : Size(width: across, height: along)
  }

  /// The size less insets; no side becomes negative.
  func inset(by insets: DirectionalEdgeInsets) -> Size {
    Rect(origin: .zero, size: self).inset(by: insets).size
  }
}

extension Point {
  /// A point by its places along an axis and across it.
  init(along axis: Axis, _ along: Double, across: Double) {
    self = axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }

  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
