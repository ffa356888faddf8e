import LayoutModel

/// An item or group of a section, with the numbers of its supplementary items.
struct LayoutNode {
  let item: CollectionLayoutItem
  /// The number of the first supplementary item that is its own. Those of the section's boundary come first, then those of items
  /// and groups, a group before what is in it.
  let firstSupplementary: Int
  /// What is in a group that is a line.
  let children: [LayoutNode]

  /// - Parameter number: The number of the next supplementary item.
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
  func length(_ axis: Axis, in container: Size) -> Double? {
    definiteLength(item.layoutSize[axis], in: container)
  }

  /// The content insets, without those along estimated sides (LI-compositional-estimated-insets).
  var contentInsets: DirectionalEdgeInsets {
    usableInsets(item.contentInsets, of: item.layoutSize)
  }
}

/// The last definition as nodes: the sections that follow usually have the same one.
struct NodeCache {
  private var last: (item: CollectionLayoutItem, number: Int, node: LayoutNode)?

  /// - Parameter number: The number of the first supplementary item.
  mutating func node(for item: CollectionLayoutItem, from number: Int) -> LayoutNode {
    // Equal for one look where both are the same arrays.
    if let last, last.number == number, last.item == item { return last.node }
    var next = number
    let node = LayoutNode(item, numbering: &next)
    last = (item, number, node)
    return node
  }
}

/// The points of a dimension; nil where the content decides.
func definiteLength(_ dimension: CollectionLayoutDimension, in container: Size) -> Double? {
  switch dimension {
  case .fractionalWidth(let fraction): max(0, fraction * container.width)
  case .fractionalHeight(let fraction): max(0, fraction * container.height)
  case .absolute(let points): max(0, points)
  case .estimated, .uniformAcrossSiblings: nil
  }
}

/// Insets without those along estimated sides (LI-compositional-estimated-insets).
func usableInsets(
  _ insets: DirectionalEdgeInsets, of size: CollectionLayoutSize
) -> DirectionalEdgeInsets {
  var insets = insets
  if size.widthDimension.estimate != nil { (insets.leading, insets.trailing) = (0, 0) }
  if size.heightDimension.estimate != nil { (insets.top, insets.bottom) = (0, 0) }
  return insets
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
