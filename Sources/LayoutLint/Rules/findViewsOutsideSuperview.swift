import LayoutModel

/// Texts beyond the edge of the screen, and controls beyond the edge of a view that gets no touches there.
func findViewsOutsideSuperview(in seen: VisibleLayout) -> [Diagnostic] {
  outsideViews(in: seen).map { group in
    let (ids, outer) = (group.views.map(seen.id), seen.id(group.outer))
    return Diagnostic(.visual(.viewOutsideSuperview(seen.excess(group))), views: ids + [outer])
  }
}

/// All texts and controls that lie outside by mistake, by the view that they leave and its edge, in pre-order of the first.
func outsideViews(in seen: VisibleLayout) -> [VisibleLayout.Group] {
  seen.groups { OutsideFinder(seen: seen, index: $0).exit }
}

private struct OutsideFinder {
  /// How far a text or a control may reach beyond the screen, in points.
  private static let tolerance = 8.0
  /// The side of a control that is easy to touch, in points.
  private static let touchTarget = 44.0
  /// The part of a control that may be beyond the view that hands touches on.
  private static let part = 0.4

  let seen: VisibleLayout
  let index: Int

  /// The outermost view that it leaves; nil where it leaves none, or is meant to.
  var exit: VisibleLayout.Overhang? {
    guard let place = seen[index], let content = place.content, !place.extent.isEmpty,
      !seen.isLoose.contains(seen.id(index))
    else { return nil }
    // Where a constraint points outwards, the room for the text is meant to be inside, too.
    let isPushed = seen.pushedOut.contains(index)
    let extent = isPushed ? place.frame.intersection(place.clip) : seen.visibleExtent(place)
    guard !extent.isEmpty, !seen.isPart(seen.root(of: index)),
      !seen.chain(from: index).contains(where: seen.isMovedByCode)
    else { return nil }
    var found: VisibleLayout.Overhang?
    var branch = place
    for ancestor in seen.chain(from: index).dropFirst() {
      guard let outer = seen[ancestor], !seen.clips(ancestor), !seen.isLoose.contains(seen.id(ancestor)),
        !isParked(branch, outer), !isBar(ancestor)
      else { return isBar(ancestor) ? nil : found }
      if outer.superview == nil, let exit = screenExit(extent, outer, ancestor) { found = exit }
      if content == .control, found == nil { found = touchExit(extent, outer, ancestor, place.isInCell) }
      branch = outer
    }
    return found
  }

  /// What is not on the screen cannot be seen.
  private func screenExit(_ extent: Rect, _ outer: VisibleLayout.Place, _ view: Int) -> VisibleLayout
    .Overhang?
  {
    guard let place = seen[index], place.scope == view else { return nil }
    let (edge, points) = extent.overhang(over: outer.frame).largest
    let length = extent.size[edge.axis]
    // Controls have room around what they show.
    let isCut = place.content == .text || points > 30 || points > Self.part * length
    return points > Self.tolerance && isCut ? (view, edge, points) : nil
  }

  /// A control outside a view is not touched there.
  private func touchExit(_ extent: Rect, _ outer: VisibleLayout.Place, _ view: Int, _ isInCell: Bool)
    -> VisibleLayout.Overhang?
  {
    guard !outer.frame.isEmpty else { return nil }
    let (edge, points) = extent.overhang(over: outer.frame).largest
    let length = extent.size[edge.axis]
    let isLost = points > Self.part * length && length - points < Self.touchTarget
    return isLost && !(isInCell && edge.axis == .vertical) ? (view, edge, points) : nil
  }

  /// Bars place what is in them.
  private func isBar(_ view: Int) -> Bool { [.navigationBar, .toolbar, .tabBar].contains(seen.type(view)) }

  /// Whether a view waits beside the one that holds it, most of it out: a drawer, a page, a message that comes in.
  private func isParked(_ branch: VisibleLayout.Place, _ outer: VisibleLayout.Place) -> Bool {
    guard !branch.frame.isEmpty else { return true }
    let inside = branch.frame.intersection(outer.frame)
    if inside.size.width < 0.5 * branch.frame.size.width { return true }
    guard inside.size.height < 0.5 * branch.frame.size.height else { return false }
    return branch.content == nil || abs(branch.frame.minY - outer.frame.maxY) <= 1
      || branch.frame.minY < outer.frame.minY
  }
}

extension Layout {
  /// Labels with an edge that an equation puts beyond the same edge of a root view: a constant whose sign is wrong.
  ///
  /// - Complexity: O(*n*) in the number of constraints.
  func labelsPushedOut() -> Set<Int> {
    var found: Set<Int> = []
    for constraint in document.constraints
    where constraint.isActive && constraint.isInstalled && constraint.relation == .equal
      && constraint.firstAttribute == constraint.secondAttribute && constraint.multiplier == 1
      && constraint.constant != 0
    {
      guard let second = constraint.secondItem else { continue }
      for (item, outer, constant) in [
        (constraint.firstItem, second, constraint.constant),
        (second, constraint.firstItem, -constraint.constant),
      ] where constraint.firstAttribute.pointsOutwards(constant) {
        guard case .view(let view) = item, document.views[Int(view)].type == .label,
          document.views[Int(document.owner(of: outer))].superview == nil
        else { continue }
        found.insert(Int(view))
      }
    }
    return found
  }
}

extension LayoutAttribute {
  /// Whether a constant puts an edge beyond the same edge of what is around it.
  fileprivate func pointsOutwards(_ constant: Double) -> Bool {
    switch self {
    case .top, .left, .leading: constant < 0
    case .bottom, .right, .trailing: constant > 0
    default: false
    }
  }
}
