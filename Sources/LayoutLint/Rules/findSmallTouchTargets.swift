import LayoutModel

/// Buttons that are too small to hit.
///
/// Apple asks for 44 points on both sides and for 28 at the least (Human Interface Guidelines, Accessibility). Told are
/// buttons that have neither on any side, or less than the least on one. Not told are those that are as high as their titles or
/// lower, which the system and the height of a row make so; controls that have heights of the system; and what is in bars,
/// which enlarge it.
func findSmallTouchTargets(in layout: Layout) -> [Diagnostic] {
  let isShown = layout.visibleViews()
  let isTouched = layout.touchedViews()
  let covers = layout.largeControls(isShown)
  return layout.document.views.indices.compactMap { index in
    let node = layout.document.views[index]
    guard node.type == .button, isShown[index], isTouched[index], let frame = layout.views[index].frame,
      frame.size.isSmallTarget, !layout.isAsHighAsItsTitle(index),
      layout.document.details(ofView: index).customClass == nil,
      layout.ancestor(of: index, where: { layout.document.views[$0].type == .button }) == nil,
      !layout.isInBar(index), !layout.isCovered(index, frame, by: covers)
    else { return nil }
    return Diagnostic(.visual(.smallTouchTarget(frame.size)), views: [node.id])
  }
}

extension Size {
  /// Neither side is about what Apple asks for, or one is below the least. What is hardly there is no target.
  fileprivate var isSmallTarget: Bool {
    let (least, most) = (min(width, height), max(width, height))
    // The difference of two pixels is not exact.
    let slack = 0.001
    return least >= 4 && (most < 40 - slack || least < 28 - slack)
  }

  fileprivate var isLargeTarget: Bool { min(width, height) >= 44 }
}

extension Layout {
  /// Whether nothing makes a button with a title higher than that, or a row squeezes it.
  fileprivate func isAsHighAsItsTitle(_ index: Int) -> Bool {
    guard let height = views[index].exactFrame?.size.height, let natural = measures[index]?.intrinsicHeight,
      height <= natural + 0.5
    else { return false }
    let content = document.content(ofView: index)
    let hasTitle =
      !(content.title ?? content.configuration?.title ?? "").isEmpty || content.attributedText != nil
    return hasTitle && height > natural - 0.5 || openCell(above: index) != nil && height < natural - 0.5
  }

  /// Which views get touches, by index: neither they nor a view above refuses them.
  fileprivate func touchedViews() -> [Bool] {
    var isTouched = [Bool](repeating: true, count: document.views.count)
    for index in document.views.indices {
      let refuses =
        document.views[index].details.map { !document.details[Int($0)].isUserInteractionEnabled } ?? false
      isTouched[index] = !refuses && (document.holder(ofView: index).map { isTouched[$0] } ?? true)
    }
    return isTouched
  }

  /// The buttons that are large enough, by their superviews, front to back.
  fileprivate func largeControls(_ isShown: [Bool]) -> [Int32: [Int]] {
    var controls: [Int32: [Int]] = [:]
    for index in document.views.indices.reversed() {
      let node = document.views[index]
      guard isShown[index], node.type == .button, let superview = node.superview,
        views[index].frame?.size.isLargeTarget == true
      else { continue }
      controls[superview, default: []].append(index)
    }
    return controls
  }

  /// Whether a larger button lies over one and takes its touches. Only the foremost few are looked at.
  fileprivate func isCovered(_ index: Int, _ frame: Rect, by controls: [Int32: [Int]]) -> Bool {
    guard let superview = document.views[index].superview else { return false }
    return (controls[superview] ?? []).prefix(16).contains { other in
      guard other > index, let cover = views[other].frame else { return false }
      return cover.contains(frame)
    }
  }
}
