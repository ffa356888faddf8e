import LayoutModel

/// Texts and controls outside the safe area of their controller, where bars, the sensor housing, the home indicator or the
/// keyboard cover them.
func findViewsUnderBars(in seen: VisibleLayout) -> [Diagnostic] {
  let outside = Set(outsideViews(in: seen).flatMap(\.views))
  return seen.layout.document.controllers.indices.flatMap { BarFinder(seen, $0, outside).find() }
}

private struct BarFinder {
  /// How much of a text may be covered, in points.
  private static let tolerance = 3.0

  private let seen: VisibleLayout
  private let controller: Int
  private let root: Int
  private let outside: Set<Int>

  init(_ seen: VisibleLayout, _ controller: Int, _ outside: Set<Int>) {
    (self.seen, self.controller, self.outside) = (seen, controller, outside)
    root = Int(seen.layout.document.controllers[controller].rootView)
  }

  func find() -> [Diagnostic] {
    guard seen.layout.document.controllers[controller].list == nil, let bounds = seen[root]?.frame,
      !seen.type(root).isScrollView, !seen.isPart(root)
    else { return [] }
    var safe = bounds.inset(by: seen.layout.controllers[controller].safeAreaInsets)
    var isKeyboardThere = false
    if let keyboard = seen.layout.environment.keyboard, keyboard.isDocked, keyboard.frame.minY < safe.maxY {
      safe.size.height = keyboard.frame.minY - safe.minY
      isKeyboardThere = true
    }
    guard !safe.isEmpty else { return [] }
    var groups: [RectEdge: (points: Double, views: [Int])] = [:]
    for index in seen.layout.document.viewRange(ofController: controller) {
      guard let (edge, points) = covered(index, safe, bounds) else { continue }
      groups[edge, default: (points, [])].views.append(index)
    }
    return RectEdge.allCases.compactMap { edge in
      groups[edge].map { group in
        let cover = edge == .bottom && isKeyboardThere ? .keyboard : VisualFinding.Cover(edge)
        let inset = bounds.overhang(over: safe)[edge]
        return Diagnostic(
          .visual(
            .viewUnderBars(
              seen.id(group.views[0]), cover, group.points, inset: inset, count: group.views.count)),
          views: group.views.map(seen.id))
      }
    }
  }

  /// How far a text or a control lies outside the safe area; nil where it does not.
  private func covered(_ index: Int, _ safe: Rect, _ bounds: Rect) -> (RectEdge, Double)? {
    guard let place = seen[index], place.content != nil, place.scope == root, !scrolls(index)
    else { return nil }
    let visible = place.extent.intersection(place.clip).intersection(bounds)
    guard !visible.isEmpty, isPlaced(index, bounds) else { return nil }
    // Of a control its text, or else its middle: it may be larger to reach the edge.
    let lines = place.content == .text ? place.extent : seen.lines(of: index, place.frame)
    if let lines = lines?.intersection(visible), !lines.isEmpty {
      let covered = lines.overhang(over: withIndicator(safe, bounds)).largest
      guard covered.points > Self.tolerance, extends(covered.edge) else { return nil }
      return covered.edge == .top && isTitle(lines, safe, bounds) ? nil : covered
    }
    let middle = Rect(origin: visible.center, size: .zero).overhang(over: safe).largest
    guard middle.points > 0, extends(middle.edge) else { return nil }
    return (middle.edge, visible.overhang(over: safe)[middle.edge])
  }

  /// Whether a text stands where a navigation bar has its title: the bar is clear, or it would be seen at once.
  private func isTitle(_ lines: Rect, _ safe: Rect, _ bounds: Rect) -> Bool {
    safe.minY - bounds.minY >= 64 && lines.center.y > safe.minY - 44
      && abs(lines.center.x - bounds.center.x) < 8
  }

  /// Whether the controller lets bars lie over its view at an edge.
  private func extends(_ edge: RectEdge) -> Bool {
    seen.isPlaced
      && seen.layout.document.controllers[controller].edgesForExtendedLayout.contains(RectEdges(edge))
  }

  /// The home indicator is thinner than what it takes from the safe area: texts above it can be read.
  private func withIndicator(_ safe: Rect, _ bounds: Rect) -> Rect {
    let inset = bounds.maxY - safe.maxY
    guard inset <= 34, seen.layout.environment.keyboard == nil else { return safe }
    return safe.inset(by: EdgeInsets(top: 0, left: 0, bottom: min(14 - inset, 0), right: 0))
  }

  /// Whether it stays where it is: not loose, not outside, not in a bar, nor in something that waits at an edge.
  private func isPlaced(_ index: Int, _ bounds: Rect) -> Bool {
    seen.chain(from: index).allSatisfy { view in
      if outside.contains(view) || seen.isLoose.contains(seen.id(view)) { return false }
      if [.toolbar, .navigationBar, .tabBar].contains(seen.type(view)) { return false }
      guard let frame = seen[view]?.frame else { return false }
      return frame.overhang(over: bounds).largest.points <= 8
    }
  }

  private func scrolls(_ index: Int) -> Bool {
    seen.type(index) == .textView && seen.layout.document.content(ofView: index).isScrollEnabled
  }
}
