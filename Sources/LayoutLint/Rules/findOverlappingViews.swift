import LayoutModel
import UIKitDefaults

/// Texts and controls that lie over other texts and controls, so that one of them cannot be read or touched.
func findOverlappingViews(in seen: VisibleLayout) -> [Diagnostic] {
  OverlapFinder(seen).find()
}

private struct OverlapFinder {
  /// How far things may lie over each other, in points: letters do not fill their lines.
  private static let tolerance = 2.0
  /// Maximum number of views that are looked at below one.
  private static let limit = 64

  private let seen: VisibleLayout
  private let outside: Set<Int>
  private let items: [Int]
  private let rects: [Rect]

  init(_ seen: VisibleLayout) {
    self.seen = seen
    outside = Set(outsideViews(in: seen).flatMap(\.views))
    items = seen.places.indices.filter { index in
      guard let place = seen[index], place.content == .text || place.content == .control else { return false }
      return !seen.visibleExtent(place).isEmpty
    }
    rects = items.map { index in
      seen[index].map { place in
        let inset = EdgeInsets(
          top: Self.tolerance, left: Self.tolerance, bottom: Self.tolerance, right: Self.tolerance)
        return seen.visibleExtent(place).inset(by: inset)
      } ?? .zero
    }
  }

  func find() -> [Diagnostic] {
    let index = RectIndex(rects)
    var told: Set<[Int]> = []
    var found: [Diagnostic] = []
    for upper in items.indices where !rects[upper].isEmpty {
      for lower in index.overlapping(rects[upper], limit: Self.limit) where lower < upper {
        guard let pair = collision(items[upper], over: items[lower]), told.insert(pair).inserted else {
          continue
        }
        let common = rects[upper].intersection(rects[lower])
        let ids = [seen.id(items[upper]), seen.id(items[lower])]
        found.append(
          Diagnostic(
            .visual(
              .overlappingViews(
                ids[0], over: ids[1],
                shared: Size(
                  width: common.size.width + 2 * Self.tolerance,
                  height: common.size.height + 2 * Self.tolerance))),
            views: ids))
        break
      }
    }
    return found
  }

  /// The branches of the tree to which two views belong that lie over each other; nil where that is meant so.
  private func collision(_ upper: Int, over lower: Int) -> [Int]? {
    guard let above = seen[upper], let below = seen[lower], above.scope == below.scope,
      !seen.isPart(seen.root(of: upper))
    else { return nil }
    let (first, second) = branches(upper, lower)
    guard let branch = first.last, let other = second.last,
      !(first + second).contains(where: { outside.contains($0) || seen.isLoose.contains(seen.id($0)) })
    else { return nil }
    if isMeant(above, below, upper, lower) || areStates(branch, other) || areStates(upper, lower) {
      return nil
    }
    // What covers all of the other one as a whole stands for another state, or is an overlay.
    if branch != upper, covers(branch, below) { return nil }
    if other != lower, covers(other, above) { return nil }
    return [branch, other]
  }

  private func covers(_ branch: Int, _ place: VisibleLayout.Place) -> Bool {
    seen[branch]?.frame.contains(place.extent, tolerance: 1) ?? false
  }

  private func isMeant(
    _ above: VisibleLayout.Place, _ below: VisibleLayout.Place, _ upper: Int, _ lower: Int
  ) -> Bool {
    // How high a cell becomes is decided elsewhere, and many show one of several lines.
    let common = above.extent.intersection(below.extent)
    if above.isInCell, common.size.height < common.size.width { return true }
    let (one, other) = (seen.type(upper), seen.type(lower))
    // Wheels leave room above and below, and fields have buttons at their ends and captions in their corners.
    if [one, other].contains(where: { $0 == .pickerView || $0 == .datePicker }) { return true }
    if isField(other), holds(below.frame, above.frame) { return true }
    if isField(one), holds(above.frame, below.frame) { return true }
    if below.content == .control, below.frame.contains(above.extent, tolerance: 2) { return true }
    if above.content == .control, above.frame.contains(below.extent, tolerance: 2) { return true }
    // An area that takes touches for what is under it, or has its text beside it.
    if one == .button, seen.lines(of: upper, above.frame) == nil { return true }
    return other == .button && seen.lines(of: lower, below.frame) == nil && above.content == .text
  }

  private func isField(_ type: ViewType) -> Bool {
    type.facts.features.contains(.field)
  }

  /// Whether the middle of the second is in the first.
  private func holds(_ field: Rect, _ other: Rect) -> Bool {
    field.contains(Rect(origin: other.center, size: .zero))
  }

  /// Whether two views share a place on both axes, or most of it: then they stand for two states of it.
  private func areStates(_ one: Int, _ other: Int) -> Bool {
    guard let first = seen[one]?.frame, let second = seen[other]?.frame else { return false }
    let common = first.intersection(second).area
    if common > 0.75 * min(first.area, second.area) { return true }
    return Axis.allCases.allSatisfy { axis in
      let ends = (
        abs(first.minimum(axis) - second.minimum(axis)), abs(first.maximum(axis) - second.maximum(axis))
      )
      let middle = first.minimum(axis) + first.maximum(axis) - second.minimum(axis) - second.maximum(axis)
      return min(ends.0, ends.1) <= 1 || abs(middle) <= 2
    }
  }

  /// The views from each up to, but without, the first that is above both. Neither is above the other.
  private func branches(_ first: Int, _ second: Int) -> ([Int], [Int]) {
    var (first, second) = (seen.chain(from: first), seen.chain(from: second))
    while let last = first.last, last == second.last {
      first.removeLast()
      second.removeLast()
    }
    return (first, second)
  }
}
