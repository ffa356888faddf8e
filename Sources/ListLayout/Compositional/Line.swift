import LayoutModel

/// A subitem in a group that is a line.
struct LineEntry {
  var node: LayoutNode
  /// Its part of what is placed; empty for a subitem that there is no item for.
  var placed: Range<Int>
  /// Without edge spacing, in points.
  var size: Size
}

/// What a group that is a line needs to know while it is filled.
struct Line {
  let axis: Axis
  let repetition: CollectionLayoutGroup.Repetition
  let spacing: CollectionLayoutSpacing
  let children: [LayoutNode]
  /// What subitems refer to.
  let container: GroupContainer
  var entries: [LineEntry] = []
  /// Along the axis, with all distances at their least, in points.
  var used = 0.0
  /// Length that the subitems are expected to take.
  var expected = 0.0

  /// Rounding of binary fractions does not decide what fits: a thousandth of a point is nothing.
  private static let tolerance = 0.001
  /// Subitems without an item are counted for flexible distances, but no more than a screen could show.
  private static let mostEmptyPlaces = 100

  var isOpen: Bool { container.openAxes.contains(axis) }

  /// The subitem that comes next, if the group takes another (LI-compositional-fill, LI-compositional-count).
  var nextChild: LayoutNode? {
    guard !children.isEmpty else { return nil }
    let child = children[entries.count % children.count]
    switch repetition {
    case .times(let count), .equally(let count): return entries.count < count ? child : nil
    case .untilFull: return entries.isEmpty || hasRoom(for: child) ? child : nil
    }
  }

  /// Whether a subitem fits behind the others. A group that depends on its content takes each once, and more while those
  /// that are expected fit into what is expected of it (LI-compositional-open-groups).
  private func hasRoom(for child: LayoutNode) -> Bool {
    if isOpen, entries.count < children.count { return true }
    let filled = (isOpen ? expected : used) + spacing.minimum + expectedLength(of: child)
    return filled + edgeLength(of: child) <= container.size[axis] + Self.tolerance
  }

  private func expectedLength(of child: LayoutNode) -> Double {
    child.length(axis, in: container.size) ?? child.item.layoutSize[axis].estimate ?? 0
  }

  /// The edge spacing of a subitem along the axis, at its least.
  func edgeLength(of child: LayoutNode) -> Double {
    child.item.edgeSpacing.before(axis).minimum + child.item.edgeSpacing.after(axis).minimum
  }

  /// What subitems are long whose number divides the group among them (LI-compositional-count-equally).
  var givenLengths: [Axis: Double] {
    guard case .equally(let count) = repetition, !isOpen else { return [:] }
    let gaps = Double(count - 1) * spacing.minimum
    let edges = children.first.map { Double(count) * edgeLength(of: $0) } ?? 0
    return [axis: max(0, (container.size[axis] - gaps - edges) / Double(count))]
  }

  mutating func append(_ entry: LineEntry) {
    let around = (entries.isEmpty ? 0 : spacing.minimum) + edgeLength(of: entry.node)
    used += around + entry.size[axis]
    expected += around + expectedLength(of: entry.node)
    entries.append(entry)
  }

  /// Whether a distance along the axis grows.
  private var isFlexible: Bool {
    let edges = children.lazy.map(\.item.edgeSpacing)
    return !isOpen
      && (spacing.isFlexible || edges.contains { $0.before(axis).isFlexible || $0.after(axis).isFlexible })
  }

  /// Counts subitems that lack items: a last group has its items where a full one has them (LI-compositional-last-group).
  mutating func appendEmptyPlaces() {
    guard isFlexible else { return }
    let given = givenLengths
    for _ in 0..<Self.mostEmptyPlaces {
      guard let child = nextChild, let length = given[axis] ?? child.length(axis, in: container.size)
      else { return }
      append(LineEntry(node: child, placed: 0..<0, size: Size(along: axis, length, across: 0)))
    }
  }
}
