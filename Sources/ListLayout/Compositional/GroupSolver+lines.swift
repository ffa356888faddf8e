import LayoutModel

extension GroupSolver {
  /// Places the subitems of a group one after the other.
  ///
  /// - Returns: The size of the group, with content insets.
  mutating func placeLine<S: ElementSizing & ~Copyable>(
    _ node: LayoutNode, _ axis: Axis, _ repetition: CollectionLayoutGroup.Repetition, width: Double?,
    height: Double?, sizing: inout S
  ) throws(S.Failure) -> Size {
    let insets = node.contentInsets
    var container = GroupContainer(
      size: Size(
        width: width ?? node.item.layoutSize.widthDimension.estimate ?? 0,
        height: height ?? node.item.layoutSize.heightDimension.estimate ?? 0
      ).inset(by: insets))
    if width == nil { container.openAxes.insert(.horizontal) }
    if height == nil { container.openAxes.insert(.vertical) }
    var line = Line(
      axis: axis, repetition: repetition, spacing: node.item.group?.interItemSpacing ?? .fixed(0),
      children: node.children, container: container)
    let given = line.givenLengths
    let first = placed.count
    while next < itemCount, let child = line.nextChild {
      let (start, item) = (placed.count, next)
      let size = try place(child, in: container, given: given, sizing: &sizing)
      // A subitem that takes no item would be repeated for ever.
      if next == item { break }
      line.append(LineEntry(node: child, placed: start..<placed.count, size: size))
    }
    line.appendEmptyPlaces()
    let size = arrange(&line)
    move(first..<placed.count, by: Point(x: insets.leading, y: insets.top))
    return Size(width: width ?? size.width, height: height ?? size.height)
  }

  /// Gives the subitems of a line their places.
  ///
  /// - Returns: What the group is long and thick inside of its content insets, where it depends on them.
  private mutating func arrange(_ line: inout Line) -> Size {
    let (axis, crossed) = (line.axis, line.axis.crossed)
    makeUniform(&line, axis)
    makeUniform(&line, crossed)
    let thickness = thickness(of: line)
    if line.container.openAxes.contains(crossed) { stretch(&line, to: thickness) }
    let share = line.isOpen ? 0 : flexibleShare(of: line)
    let length = stack(line.entries, axis, spacing: line.spacing.length(share), share: share, in: thickness)
    return Size(along: axis, length, across: thickness)
  }

  /// Puts subitems or groups one after the other along an axis.
  ///
  /// - Parameters:
  ///   - share: What flexible distances grow by.
  ///   - breadth: What they lie in across the axis.
  /// - Returns: How long all are together.
  mutating func stack(
    _ entries: [LineEntry], _ axis: Axis, spacing: Double, share: Double = 0, in breadth: Double
  ) -> Double {
    var position = 0.0
    for (number, entry) in entries.enumerated() {
      let edges = entry.node.item.edgeSpacing
      if number > 0 { position += spacing }
      position += edges.before(axis).length(share)
      let across = place(across: entry.size[axis.crossed], edges, axis.crossed, in: breadth)
      move(entry.placed, by: Point(along: axis, position, across: across))
      position += entry.size[axis] + edges.after(axis).length(share)
    }
    return position
  }

  /// The thickest with the distances around it.
  func thickness(of entries: [LineEntry], _ crossed: Axis) -> Double {
    entries.reduce(0) {
      let edges = $1.node.item.edgeSpacing
      return max($0, edges.before(crossed).minimum + $1.size[crossed] + edges.after(crossed).minimum)
    }
  }

  /// What a line is thick: what it says, or its thickest subitem (LI-compositional-open-groups).
  private func thickness(of line: Line) -> Double {
    let crossed = line.axis.crossed
    guard line.container.openAxes.contains(crossed) else { return line.container.size[crossed] }
    // Those whose thickness is a fraction of the group's follow it, unless there are no others.
    let own = line.entries.filter { !dependsOnGroup($0.node, crossed) }
    return thickness(of: own.isEmpty ? line.entries : own, crossed)
  }

  /// Whether a cell has a fraction of this side of its group.
  private func dependsOnGroup(_ node: LayoutNode, _ axis: Axis) -> Bool {
    guard node.item.group == nil else { return false }
    switch (node.item.layoutSize[axis], axis) {
    case (.fractionalWidth, .horizontal), (.fractionalHeight, .vertical): return true
    default: return false
    }
  }

  /// Cells with a fraction of the thickness have that of the group, now that it is known.
  private mutating func stretch(_ line: inout Line, to thickness: Double) {
    let crossed = line.axis.crossed
    var inner = line.container.size
    inner[crossed] = thickness
    for number in line.entries.indices where dependsOnGroup(line.entries[number].node, crossed) {
      guard let length = line.entries[number].node.length(crossed, in: inner) else { continue }
      resize(&line.entries[number], crossed, to: length)
    }
  }

  /// Siblings that say so are all as long as the longest of them (LI-compositional-uniform).
  private mutating func makeUniform(_ line: inout Line, _ axis: Axis) {
    let uniform = line.entries.indices.filter {
      line.entries[$0].node.item.layoutSize[axis].isUniformAcrossSiblings && !line.entries[$0].placed.isEmpty
    }
    let longest = uniform.reduce(0) { max($0, line.entries[$1].size[axis]) }
    for number in uniform {
      let grown = longest - line.entries[number].size[axis]
      resize(&line.entries[number], axis, to: longest)
      if axis == line.axis { line.used += grown }
    }
  }

  /// Gives a subitem another length; a cell with it.
  mutating func resize(_ entry: inout LineEntry, _ axis: Axis, to length: Double) {
    let change = length - entry.size[axis]
    entry.size[axis] = length
    guard let first = entry.placed.first else { return }
    if entry.node.item.group == nil || !entry.node.item.supplementaryItems.isEmpty {
      placed[first].frame.size[axis] = max(0, placed[first].frame.size[axis] + change)
    }
  }

  /// What each flexible distance of a line grows by: they share alike what is left (LI-compositional-flexible).
  private func flexibleShare(of line: Line) -> Double {
    var count = line.spacing.isFlexible ? max(0, line.entries.count - 1) : 0
    for entry in line.entries {
      let edges = entry.node.item.edgeSpacing
      count += (edges.before(line.axis).isFlexible ? 1 : 0) + (edges.after(line.axis).isFlexible ? 1 : 0)
    }
    guard count > 0 else { return 0 }
    return max(0, line.container.size[line.axis] - line.used) / Double(count)
  }

  /// Where a subitem lies across a line (LI-compositional-edge-spacing).
  func place(
    across length: Double, _ edges: CollectionLayoutEdgeSpacing, _ axis: Axis, in thickness: Double
  ) -> Double {
    let (before, after) = (edges.before(axis), edges.after(axis))
    let count = (before.isFlexible ? 1.0 : 0) + (after.isFlexible ? 1.0 : 0)
    guard count > 0 else { return before.minimum }
    return before.length(max(0, thickness - length - before.minimum - after.minimum) / count)
  }

  mutating func move(_ range: Range<Int>, by offset: Point) {
    for number in range { placed[number].frame.origin = placed[number].frame.origin + offset }
  }
}

extension CollectionLayoutSpacing {
  /// The distance, where flexible ones grow by a share.
  func length(_ share: Double) -> Double { isFlexible ? minimum + share : minimum }
}
