import LayoutModel

extension Lowering {
  /// Turns the frames and masks of views into constraints (AL-autoresizing). A view that is fitted is asked for the size
  /// that its mask would say.
  func autoresize(into problem: inout Problem) {
    for view in plan.sources.autoresized.within(range.dropFirst(), by: { $0 }) {
      guard let superview = document.views[Int(view)].superview else { continue }
      let details = document.details(ofView: Int(view))
      let outer = document.details(ofView: Int(superview))
      // The numbers come from the request: only a root without a frame has its size from elsewhere.
      // Views that code makes have no size until they get one: of these the whole is meant.
      let made = details.frame == .zero ? Size.zero : nil
      let given =
        details.outerSize ?? outer.frame?.size
        ?? (document.views[Int(superview)].superview == nil ? host.size : made)
      let frame = (details.frame ?? .zero).inset(by: document.natural[Int(view)].alignmentRectInsets)
      let outset = document.natural[Int(superview)].alignmentRectInsets
      for axis in Axis.allCases {
        let spring = Spring(frame, in: given, axis, mask: details.autoresizingMask.part(axis))
        if spring.isKept { problem.notes.doubts.insert(.unknownMasks) }
        problem.generated += spring.constraints(of: view, in: superview, axis, outset: outset.sum(axis))
      }
    }
  }
}

/// The place of a view on one axis as a function of its superview's size: by its mask (AL-autoresizing).
private struct Spring {
  enum Anchor {
    case minimum, maximum, center
  }

  /// Size and anchor as `factor` × superview's size + `constant`.
  var size: (factor: Double, constant: Double)
  var anchor: Anchor
  var position: (factor: Double, constant: Double)
  /// Whether its mask has no meaning here, so that place and size stay (AL-autoresizing-unknown).
  var isKept = false

  /// - Parameters:
  ///   - frame: Of the alignment rectangle in the superview's coordinates.
  ///   - superview: Nil if the request does not say its size: nothing is flexible then.
  ///   - mask: Of the axis, as the horizontal bits.
  init(_ frame: Rect, in superview: Size?, _ axis: Axis, mask: AutoresizingMask) {
    let before = frame.minimum(axis)
    let own = frame.size[axis]
    size = (0, own)
    anchor = .minimum
    position = (0, before)
    guard let total = superview?[axis] else {
      isKept = mask.contains(.flexibleLeftMargin) || mask.contains(.flexibleWidth)
      return
    }
    let after = total - before - own
    switch (
      mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
    ) {
    case (false, false, _): break
    case (true, false, false):
      (anchor, position) = (.maximum, (1, -after))
    case (true, false, true) where total != 0:
      // The centre keeps its part of the superview, not the margins their proportion.
      (anchor, position) = (.center, ((before + own / 2) / total, 0))
    case (false, true, false):
      size = (1, -(before + after))
    case (true, true, false) where total != after:
      let factor = own / (total - after)
      size = (factor, -after * factor)
      (anchor, position) = (.maximum, (1, -after))
    case (false, true, true) where total != before:
      let factor = own / (total - before)
      size = (factor, -before * factor)
    case (true, true, true) where total != 0:
      size = (own / total, 0)
      position = (before / total, 0)
    default: isKept = true
    }
  }

  /// - Parameter outset: By which the superview's bounds are larger than its alignment rectangle.
  func constraints(
    of view: Int32, in superview: Int32, _ axis: Axis, outset: Double
  ) -> [GeneratedConstraint] {
    let words = AxisAttributes(fixed: axis)
    let attribute =
      switch anchor {
      case .minimum: words.leading
      case .maximum: words.trailing
      case .center: words.center
      }
    return [(words.size, size), (attribute, position)].map { attribute, value in
      var constraint = GeneratedConstraint(
        first: ProblemItem.view(view)[attribute], rank: .autoresizing, container: superview, generator: view)
      if value.factor != 0 {
        constraint.second = ProblemItem.view(superview)[words.size]
        constraint.multiplier = value.factor
      }
      constraint.constant = value.constant + value.factor * outset
      return constraint
    }
  }
}

extension AutoresizingMask {
  /// What UIKit's logs print of a mask: `h=-&- v=--&`. Without any flexibility the far margin gives way.
  var logText: String { "h=\(part(.horizontal).springs) v=\(part(.vertical).springs)" }

  private var springs: String {
    guard !isEmpty else { return "--&" }
    return [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map { (part: AutoresizingMask) in
      contains(part) ? "&" : "-"
    }.joined()
  }
}
