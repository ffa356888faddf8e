import LayoutModel

/// What contains an item: a group, or the section around the outermost one.
struct GroupContainer {
  /// Less content insets, in points; along a side that depends on the content, what is expected.
  var size: Size
  /// The sides that depend on the content.
  var openAxes: Set<Axis> = []
}

/// A cell or group that has its place.
struct PlacedNode {
  var node: LayoutNode
  /// The number of the cell, or of the first in the group.
  var item: Int
  /// Less content insets, in points, leading at the left.
  var frame: Rect
  var zIndex = 0
}

/// Puts the items of a section into groups, one group after the other.
///
/// Every call takes the next items of the section. Leading is left here; the outcome is mirrored where text runs otherwise.
///
/// - Complexity: O(items · depth) in all, and as many questions for sizes as items depend on their contents, twice as
///   many for those whose width has a bound.
struct GroupSolver {
  let section: Int
  /// How many items the section has.
  let itemCount: Int
  /// Added to the z-indexes of cells.
  let cellZIndex: Int
  /// The next item that has no place.
  var next = 0
  var placed: [PlacedNode] = []

  /// Places an item or a group with its upper left corner at the origin.
  ///
  /// - Parameter given: Lengths that replace those of its own.
  /// - Returns: Its size, with content insets and without edge spacing.
  mutating func place<S: ElementSizing & ~Copyable>(
    _ node: LayoutNode, in container: GroupContainer, given: [Axis: Double] = [:], sizing: inout S
  ) throws(S.Failure) -> Size {
    let width = given[.horizontal] ?? node.length(.horizontal, in: container.size)
    let height = given[.vertical] ?? node.length(.vertical, in: container.size)
    let (start, item) = (placed.count, next)
    let size: Size
    switch node.item.group?.arrangement {
    case nil: return try placeCell(node, width: width, height: height, in: container, sizing: &sizing)
    case .custom(let items): size = placeCustom(node, items, width: width, height: height)
    case .line(let axis, _, let repetition):
      size = try placeLine(node, axis, repetition, width: width, height: height, sizing: &sizing)
    }
    if !node.item.supplementaryItems.isEmpty, next > item {
      let frame = Rect(origin: .zero, size: size).inset(by: node.contentInsets)
      placed.insert(PlacedNode(node: node, item: item, frame: frame), at: start)
    }
    return size
  }

  /// A cell has the size of its dimensions; where these are estimated, the one it asks for (LI-compositional-self-sizing).
  private mutating func placeCell<S: ElementSizing & ~Copyable>(
    _ node: LayoutNode, width: Double?, height: Double?, in container: GroupContainer, sizing: inout S
  ) throws(S.Failure) -> Size {
    let insets = node.contentInsets
    let element = ListElement(.cell, section: section, item: next)
    let bound = container.openAxes.contains(.horizontal) ? Double.infinity : container.size.width
    let size = try selfSized(
      element, width: width, height: height, insets: insets, widest: bound, sizing: &sizing)
    let frame = Rect(origin: .zero, size: size).inset(by: insets)
    placed.append(PlacedNode(node: node, item: next, frame: frame, zIndex: cellZIndex))
    next += 1
    return size
  }

  /// The frames are those that are given, for the items that are left (LI-compositional-custom).
  private mutating func placeCustom(
    _ node: LayoutNode, _ items: [CollectionLayoutGroupCustomItem], width: Double?, height: Double?
  ) -> Size {
    let insets = node.contentInsets
    // Supplementary items of a group are not those of its cells.
    var number = 0
    let cell = LayoutNode(CollectionLayoutItem(layoutSize: node.item.layoutSize), numbering: &number)
    var size = Size(width: width ?? 0, height: height ?? 0)
    for item in items where next < itemCount {
      let frame = item.frame.offset(by: Point(x: insets.leading, y: insets.top))
      if width == nil { size.width = max(size.width, frame.maxX) }
      if height == nil { size.height = max(size.height, frame.maxY) }
      placed.append(PlacedNode(node: cell, item: next, frame: frame, zIndex: item.zIndex + cellZIndex))
      next += 1
    }
    return size
  }
}

/// The size of an element whose sides may be its own affair.
///
/// - Parameters:
///   - insets: Inside of the size, outside of the element; none along its own sides.
///   - widest: What a width of its own is not to pass (LI-compositional-self-sizing).
func selfSized<S: ElementSizing & ~Copyable>(
  _ element: ListElement, width: Double?, height: Double?, insets: DirectionalEdgeInsets, widest: Double,
  sizing: inout S
) throws(S.Failure) -> Size {
  if let width, let height { return Size(width: width, height: height) }
  var asked = try sizing.size(
    of: element, width: width.map { max(0, $0 - insets.sum(.horizontal)) },
    height: height.map { max(0, $0 - insets.sum(.vertical)) })
  if width == nil, asked.width > widest {
    asked.width = widest
    if height == nil { asked.height = try sizing.size(of: element, width: widest, height: nil).height }
  }
  return Size(width: width ?? max(0, asked.width), height: height ?? max(0, asked.height))
}

extension CollectionLayoutSize {
  /// The size of an element beside cells, whose sides may be its own affair.
  ///
  /// - Parameter container: What the size is a fraction of.
  func resolved<S: ElementSizing & ~Copyable>(
    for element: ListElement, _ insets: DirectionalEdgeInsets, in container: Size, widest: Double,
    sizing: inout S
  ) throws(S.Failure) -> Size {
    try selfSized(
      element, width: widthDimension.length(in: container), height: heightDimension.length(in: container),
      insets: usable(insets), widest: widest, sizing: &sizing)
  }
}
