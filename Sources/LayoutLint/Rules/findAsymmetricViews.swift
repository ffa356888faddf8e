import LayoutModel
import UIKitDefaults

/// Views that are placed alike at both sides of a view whose safe area is not alike at both sides.
///
/// Told are the outermost that show something: texts, controls, images, and what holds them. Their constraints name the root view, or
/// one that is as wide, and not its safe area: both edges; or the middle, where something else is in the middle of the safe area, so
/// that the two do not stand below each other. Not told is what fills the width, scrolls or is a bar; nor, where that rule is asked
/// for, what ``findViewsUnderBars(in:)`` tells at that side.
func findAsymmetricViews(in seen: VisibleLayout) -> [Diagnostic] {
  let document = seen.layout.document
  let uneven = document.controllers.indices.filter { controller in
    let insets = seen.layout.controllers[controller].safeAreaInsets
    return document.controllers[controller].list == nil
      && abs(insets.left - insets.right) > AsymmetryFinder.leastDifference
  }
  if uneven.isEmpty { return [] }
  let finder = AsymmetryFinder(seen)
  return uneven.compactMap { finder.find($0) }
}

private struct AsymmetryFinder {
  /// By how much insets must differ to be seen, in points.
  static let leastDifference = 8.0

  private let seen: VisibleLayout
  /// What holds a view at both edges, or in the middle, of views above it.
  private var holds: [Int: Holds] = [:]
  /// The views that are held at a side of a safe area or of margins.
  private var followers: Set<Int> = []
  /// How many of the views before each show something.
  private var counts = [0]
  /// What another rule tells already.
  private let told: Set<String>

  private struct Holds {
    var start: [Int] = [], end: [Int] = [], middle: [Int] = []
  }

  init(_ seen: VisibleLayout) {
    self.seen = seen
    told = seen.asked.contains(.viewUnderBars) ? sideways(findViewsUnderBars(in: seen)) : []
    for index in seen.places.indices {
      let isSomething = seen[index]?.content != nil || seen[index] != nil && seen.type(index) == .imageView
      counts.append(counts[index] + (isSomething ? 1 : 0))
    }
    for constraint in seen.layout.document.constraints { take(constraint) }
  }

  private mutating func take(_ constraint: LayoutConstraint) {
    guard constraint.isActive, constraint.isInstalled, constraint.relation == .equal,
      constraint.multiplier == 1, let second = constraint.secondItem
    else { return }
    guard case (.view(let first), .view(let second)) = (constraint.firstItem, second) else {
      takeGuide(constraint.firstItem, second, constraint.firstAttribute)
      takeGuide(second, constraint.firstItem, constraint.secondAttribute)
      return
    }
    let (one, other) = (Int(first), Int(second))
    let isReversed = seen.contains(other, in: one)
    guard isReversed || seen.contains(one, in: other) else { return }
    let (view, outer) = isReversed ? (other, one) : (one, other)
    switch (constraint.firstAttribute, constraint.secondAttribute) {
    case (.leading, .leading), (.left, .left): holds[view, default: Holds()].start.append(outer)
    case (.trailing, .trailing), (.right, .right): holds[view, default: Holds()].end.append(outer)
    case (.centerX, .centerX) where constraint.constant == 0:
      holds[view, default: Holds()].middle.append(outer)
    case (.leading, .leadingMargin), (.trailing, .trailingMargin), (.left, .leftMargin),
      (.right, .rightMargin), (.leadingMargin, .leading), (.trailingMargin, .trailing), (.leftMargin, .left),
      (.rightMargin, .right):
      followers.insert(view)
    default: break
    }
  }

  private mutating func takeGuide(_ item: LayoutItem, _ other: LayoutItem, _ attribute: LayoutAttribute) {
    guard case .view(let view) = item, case .systemGuide(let guide, _) = other,
      [.safeArea, .layoutMargins, .readableContent].contains(guide),
      [.leading, .trailing, .left, .right, .centerX].contains(attribute)
    else { return }
    followers.insert(Int(view))
  }

  func find(_ controller: Int) -> Diagnostic? {
    let root = Int(seen.layout.document.controllers[controller].rootView)
    guard let bounds = seen[root]?.frame, seen.isPlaced, !seen.isPart(root) else { return nil }
    let insets = seen.layout.controllers[controller].safeAreaInsets
    let range = seen.layout.document.viewRange(ofController: controller)
    let middle = bounds.inset(by: insets).center.x
    let isFollowed = range.contains { index in
      guard followers.contains(index), let frame = seen[index]?.frame, !frame.isEmpty else { return false }
      return abs(frame.center.x - middle) <= 1 && (showsSomething(index) || seen.type(index).isList)
    }
    var views: [(index: Int, symmetry: VisualFinding.Symmetry)] = []
    var end = root + 1
    for index in range.dropFirst() where index >= end {
      guard let symmetry = symmetry(of: index, in: bounds), symmetry != .centered || isFollowed,
        !told.contains(seen.id(index))
      else { continue }
      views.append((index, symmetry))
      end = Int(seen.layout.document.views[index].subtreeEnd)
    }
    guard let first = views.first else { return nil }
    return Diagnostic(
      .visual(
        .asymmetric(
          seen.id(first.index), first.symmetry, of: seen.id(root), insets, count: views.count)),
      views: views.map { seen.id($0.index) })
  }

  /// How a view stands alike at both sides of the bounds; nil where it does not, or means to.
  private func symmetry(of index: Int, in bounds: Rect) -> VisualFinding.Symmetry? {
    guard let holds = holds[index], let place = seen[index], !place.isInCell, !place.frame.isEmpty,
      !seen.type(index).isScrollView, !seen.type(index).facts.features.contains(.bar),
      !seen.isLoose.contains(seen.id(index)), showsSomething(index)
    else { return nil }
    let (left, right) = (place.frame.minX - bounds.minX, bounds.maxX - place.frame.maxX)
    // Edges are on pixels.
    guard abs(left - right) <= 1, left > 1 else { return nil }
    let spans = { (view: Int) in seen.spans(view, bounds) }
    if holds.start.contains(where: spans), holds.end.contains(where: spans) { return .distances(left) }
    return holds.middle.contains(where: spans) ? .centered : nil
  }

  private func showsSomething(_ index: Int) -> Bool {
    counts[Int(seen.layout.document.views[index].subtreeEnd)] > counts[index]
  }
}

/// The views of findings about what is at the left and at the right.
private func sideways(_ found: [Diagnostic]) -> Set<String> {
  Set(
    found.filter { diagnostic in
      guard case .visual(.viewUnderBars(_, let cover, _, inset: _, count: _)) = diagnostic.finding else {
        return false
      }
      return cover == .left || cover == .right
    }.flatMap(\.views))
}

extension VisibleLayout {
  /// Whether a view is in another one of its tree.
  fileprivate func contains(_ view: Int, in outer: Int) -> Bool {
    view > outer && view < Int(layout.document.views[outer].subtreeEnd)
  }

  /// Whether a view is as wide as some bounds, and where they are.
  fileprivate func spans(_ view: Int, _ bounds: Rect) -> Bool {
    guard let frame = places[view]?.frame else { return false }
    return abs(frame.minX - bounds.minX) <= 1 && abs(frame.maxX - bounds.maxX) <= 1
  }
}
