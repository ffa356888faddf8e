import LayoutModel
import UIKitDefaults

/// Texts and controls that lie over other texts and controls, so that one of them cannot be read or touched.
func findOverlappingViews(in seen: VisibleLayout) -> [Diagnostic] { OverlapFinder(seen).find() }

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
    let shown = seen.places.enumerated().compactMap { index, place in
      place.flatMap { $0.content == nil ? nil : (index, seen.visibleExtent($0)) }
    }.filter { !$0.1.isEmpty }
    items = shown.map(\.0)
    let slack = Self.tolerance
    rects = shown.map { $0.1.inset(by: EdgeInsets(top: slack, left: slack, bottom: slack, right: slack)) }
  }

  func find() -> [Diagnostic] {
    let index = RectIndex(rects)
    var told: Set<[Int]> = []
    var found: [Diagnostic] = []
    for upper in items.indices where !rects[upper].isEmpty {
      for lower in index.overlapping(rects[upper], limit: Self.limit) where lower < upper {
        guard let pair = collision(items[upper], over: items[lower]), told.insert(pair).inserted
        else { continue }
        var shared = rects[upper].intersection(rects[lower]).size
        shared.width += 2 * Self.tolerance
        shared.height += 2 * Self.tolerance
        let ids = [seen.id(items[upper]), seen.id(items[lower])]
        found.append(Diagnostic(.visual(.overlappingViews(ids[0], over: ids[1], shared: shared)), views: ids))
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
    let isState = areStates(branch, other) || areStates(upper, lower)
    // What covers all of the other one as a whole stands for another state, or is an overlay.
    let isOverlay = branch != upper && covers(branch, below) || other != lower && covers(other, above)
    return isState || isOverlay || isMeant(above, below, upper, lower) ? nil : [branch, other]
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

  private func isField(_ type: ViewType) -> Bool { type.facts.features.contains(.field) }

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
      let start = abs(first.minimum(axis) - second.minimum(axis))
      let end = abs(first.maximum(axis) - second.maximum(axis))
      let middle = first.minimum(axis) + first.maximum(axis) - second.minimum(axis) - second.maximum(axis)
      return min(start, end) <= 1 || abs(middle) <= 2
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
