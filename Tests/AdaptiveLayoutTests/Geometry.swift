import LayoutModel

/// Reads constraints off exact frames, by the rules alone: the error of each in points.
struct Geometry {
  /// Exact, in the window, by index of the view.
  private(set) var rects: [Rect] = []
  private let layout: Layout
  private let document: RandomLayout
  private var indices: [String: Int] = [:]
  /// Safe areas by index of the view; nil inside scroll views, about which nothing is said here.
  private var safeAreas: [EdgeInsets?] = []

  init(_ layout: Layout, _ document: RandomLayout) {
    self.layout = layout
    self.document = document
    for (index, view) in layout.document.views.enumerated() {
      indices[view.id] = index
      let frame = layout.views[index].exactFrame ?? .zero
      guard let parent = view.superview.map({ Int($0) }) else {
        rects.append(frame)
        safeAreas.append(
          EdgeInsets(top: document.safeArea.top, left: 0, bottom: document.safeArea.bottom, right: 0))
        continue
      }
      let scrolled = layout.views[parent].scroll?.contentOffset ?? .zero
      rects.append(frame.offset(by: rects[parent].origin - scrolled))
      safeAreas.append(safeArea(of: frame, in: parent))
    }
  }

  /// AL-safe-area.
  private func safeArea(of frame: Rect, in parent: Int) -> EdgeInsets? {
    guard let outer = safeAreas[parent], layout.views[parent].scroll == nil else { return nil }
    let size = rects[parent].size
    func inset(_ outer: Double, _ distance: Double) -> Double { min(max(outer - distance, 0), outer) }
    return EdgeInsets(
      top: inset(outer.top, frame.minY), left: inset(outer.left, frame.minX),
      bottom: inset(outer.bottom, size.height - frame.maxY),
      right: inset(outer.right, size.width - frame.maxX))
  }

  /// The default margins (AL-margin-default, AL-root-margins, AL-margins-add-safe-area) for views that say
  /// nothing about their margins.
  private func margins(of view: Int) -> EdgeInsets? {
    guard let safe = safeAreas[view] else { return nil }
    let side: Double = document.width >= 414 ? 20 : 16
    let own =
      layout.document.views[view].superview == nil
      ? EdgeInsets(top: 0, left: side, bottom: 0, right: side)
      : EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    return own + safe
  }

  /// By how much a constraint fails; nil where it speaks of the content of a scroll view or of its guides.
  func error(of constraint: RandomLayout.Constraint, owner: String?) -> Double? {
    guard let first = item(constraint.firstItem) else { return nil }
    let isFlipped =
      document.isRightToLeft
      && [constraint.firstAttribute, constraint.secondAttribute].contains {
        ["leading", "trailing"].contains($0)
      }
    var difference = constraint.constant * (isFlipped ? 1 : -1)
    if let name = constraint.secondItem {
      guard let second = item(name), !isContent(first.view, second.view) else { return nil }
      let container = owner.flatMap { indices[$0] } ?? commonAncestor(first.view, second.view)
      let origin = rects[container].origin
      guard let left = value(constraint.firstAttribute, of: first.rect, origin),
        let right = value(constraint.secondAttribute, of: second.rect, origin)
      else { return nil }
      difference += left - constraint.multiplier * right
    } else {
      guard let left = value(constraint.firstAttribute, of: first.rect, .zero) else { return nil }
      difference += left
    }
    switch constraint.relation {
    case "lessThanOrEqual": return max(isFlipped ? -difference : difference, 0)
    case "greaterThanOrEqual": return max(isFlipped ? difference : -difference, 0)
    default: return abs(difference)
    }
  }

  /// A view, or one of the two guides that random layouts name.
  private func item(_ name: String) -> (view: Int, rect: Rect)? {
    let parts = name.split(separator: ".")
    guard let view = indices[String(parts[0])] else { return nil }
    guard parts.count > 1 else { return (view, rects[view]) }
    let insets =
      parts[1] == "safeArea" ? safeAreas[view] : parts[1] == "layoutMargins" ? margins(of: view) : nil
    return insets.map { (view, rects[view].inset(by: $0)) }
  }

  private func value(_ attribute: String, of rect: Rect, _ origin: Point) -> Double? {
    switch attribute {
    case "leading": (document.isRightToLeft ? rect.maxX : rect.minX) - origin.x
    case "trailing": (document.isRightToLeft ? rect.minX : rect.maxX) - origin.x
    case "left": rect.minX - origin.x
    case "right": rect.maxX - origin.x
    case "centerX": (rect.minX + rect.maxX) / 2 - origin.x
    case "top": rect.minY - origin.y
    case "bottom": rect.maxY - origin.y
    case "centerY": (rect.minY + rect.maxY) / 2 - origin.y
    case "width": rect.size.width
    case "height": rect.size.height
    default: nil
    }
  }

  /// Whether one is a scroll view and the other inside it.
  private func isContent(_ a: Int, _ b: Int) -> Bool {
    func holds(_ outer: Int, _ inner: Int) -> Bool {
      layout.views[outer].scroll != nil && outer != inner && commonAncestor(outer, inner) == outer
    }
    return holds(a, b) || holds(b, a)
  }

  private func commonAncestor(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    while a != b {
      // A superview comes before its subviews.
      if a > b {
        a = Int(layout.document.views[a].superview ?? 0)
      } else {
        b = Int(layout.document.views[b].superview ?? 0)
      }
    }
    return a
  }
}

extension Layout {
  /// The diagnostics, each before what follows from it.
  var findings: [Diagnostic] { diagnostics.flatMap { [$0] + $0.consequences } }
}
