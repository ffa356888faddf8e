import LayoutModel

/// The groups of a section, one after the other, from the origin on.
struct SectionGroups {
  var placed: [PlacedNode]
  let behavior: OrthogonalScrollingBehavior
  /// Along the scroll axis of the layout, in points.
  let length: Double
  /// Along the axis that the groups follow each other on.
  let firstGroupLength: Double

  /// Where the first group lies across the scroll axis of the layout.
  ///
  /// Sections at rest begin after their insets, with the first page or group in sight; where groups are centred, the first
  /// one is in the middle of the view (LI-compositional-orthogonal-rest).
  func restingOffset(
    _ insets: DirectionalEdgeInsets, from start: Double, _ container: CompositionalContainer
  ) -> Double {
    guard behavior == .groupPagingCentered else { return start + insets.before(container.crossAxis) }
    return (container.breadth - firstGroupLength) / 2
  }

  mutating func move(by offset: Point) {
    for number in placed.indices { placed[number].frame.origin = placed[number].frame.origin + offset }
  }

  func cells(in section: Int) -> [PlacedElement] {
    placed.lazy.filter { $0.isCell }.map {
      PlacedElement(ListElement(.cell, section: section, item: $0.item), frame: $0.frame, zIndex: $0.zIndex)
    }
  }

  /// The supplementary items of cells and groups, each at its anchors (LI-compositional-anchors).
  func attachedItems<S: ElementSizing & ~Copyable>(
    _ section: CompositionalSection, in number: Int, sizing: inout S
  ) throws(S.Failure) -> [PlacedElement] {
    var elements: [PlacedElement] = []
    for place in placed {
      for (index, item) in place.node.item.supplementaryItems.enumerated() {
        let kind = ListElement.Kind.supplementary(place.node.firstSupplementary + index)
        if section.absentKinds.contains(kind) { continue }
        let element = ListElement(kind, section: number, item: place.item)
        let size = try item.layoutSize.resolved(
          for: element, item.contentInsets, in: place.frame.size, widest: .infinity, sizing: &sizing)
        elements.append(
          PlacedElement(element, frame: item.frame(of: size, at: place.frame), zIndex: item.zIndex))
      }
    }
    return elements
  }
}

extension PlacedNode {
  var isCell: Bool { node.item.group == nil }
}

extension CollectionLayoutSupplementaryItem {
  /// The frame of the item at what it is attached to, less content insets.
  func frame(of size: Size, at container: Rect) -> Rect {
    let own = itemAnchor ?? CollectionLayoutAnchor(edges: containerAnchor.edges)
    var origin = Point.zero
    for axis in Axis.allCases {
      origin[axis] =
        container.origin[axis] + container.size[axis] * containerAnchor.position(axis)
        + containerAnchor.offset(axis, of: size) - size[axis] * own.position(axis)
        - own.offset(axis, of: size)
    }
    return Rect(origin: origin, size: size).inset(by: layoutSize.usable(contentInsets))
  }
}

extension CollectionLayoutAnchor {
  /// Where it lies on an axis: 0 at the beginning, 1 at the end, 0.5 in the middle, also of two edges.
  func position(_ axis: Axis) -> Double {
    let before = edges.contains(axis == .horizontal ? .leading : .top)
    let after = edges.contains(axis == .horizontal ? .trailing : .bottom)
    return before == after ? 0.5 : before ? 0 : 1
  }

  /// In points, for a supplementary item of a size.
  func offset(_ axis: Axis, of size: Size) -> Double {
    switch offset {
    case .absolute(let point): point[axis]
    case .fractional(let point): point[axis] * size[axis]
    }
  }
}

/// Repeats the group of a section for all its items, along the scroll axis or, where the section scrolls by itself, across it
/// (LI-compositional-groups, LI-compositional-orthogonal).
///
/// - Parameters:
///   - section: Without lists, which are made groups before.
///   - size: What the group's size is a fraction of, in points.
func solveGroups<S: ElementSizing & ~Copyable>(
  _ number: Int, _ section: CompositionalSection, size: Size, in container: CompositionalContainer,
  _ nodes: inout NodeCache, sizing: inout S
) throws(S.Failure) -> SectionGroups {
  let definition = section.definition
  guard case .group(let item) = definition.content else {
    preconditionFailure("lists are made groups before")
  }
  let node = nodes.node(for: item, from: definition.boundarySupplementaryItems.count)
  var solver = GroupSolver(
    section: number, itemCount: section.itemCount, cellZIndex: definition.decorationItems.isEmpty ? 0 : 1)
  var groups: [LineEntry] = []
  while solver.next < section.itemCount {
    let (start, item) = (solver.placed.count, solver.next)
    let size = try solver.place(node, in: GroupContainer(size: size), sizing: &sizing)
    if solver.next == item { break }
    groups.append(LineEntry(node: node, placed: start..<solver.placed.count, size: size))
  }
  for axis in Axis.allCases { solver.makeUniform(&groups, axis) }
  let behavior = definition.orthogonalScrollingBehavior
  let axis = behavior == .none ? container.scrollAxis : container.crossAxis
  let length = solver.stack(groups, axis, spacing: definition.interGroupSpacing, in: size[axis.crossed])
  return SectionGroups(
    placed: solver.placed, behavior: behavior,
    length: behavior == .none ? length : solver.thickness(of: groups, axis.crossed),
    firstGroupLength: groups.first?.size[axis] ?? 0)
}

extension GroupSolver {
  /// Makes the outermost groups of a section as long as the longest, and what is in them (LI-compositional-uniform).
  fileprivate mutating func makeUniform(_ groups: inout [LineEntry], _ axis: Axis) {
    guard let first = groups.first, first.node.item.layoutSize[axis].isUniformAcrossSiblings else { return }
    let longest = groups.reduce(0) { max($0, $1.size[axis]) }
    for number in groups.indices {
      let change = longest - groups[number].size[axis]
      if case .line(axis.crossed, _, _)? = groups[number].node.item.group?.arrangement {
        for place in groups[number].placed
        where placed[place].isCell && placed[place].node.item.layoutSize[axis].isUniformAcrossSiblings {
          placed[place].frame.size[axis] += change
        }
      }
      resize(&groups[number], axis, to: longest)
    }
  }
}
