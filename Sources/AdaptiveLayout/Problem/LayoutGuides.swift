package import LayoutModel
import UIKitDefaults

/// What the guides of a view are inset by, from the edges of its bounds, in points.
package struct GuideInsets: Hashable, Sendable {
  package var safeArea: EdgeInsets = .zero
  /// The effective layout margins, safe area included.
  package var layoutMargins: EdgeInsets = .zero
  package var readableContent: EdgeInsets = .zero
  /// Height of the keyboard's guide at the bottom, where it does not follow a keyboard.
  package var keyboardHeight: Double = 0
  /// By how much a scroll view keeps its content clear of its own edges; zero for other views.
  package var adjustedContent: EdgeInsets = .zero

  package init() {}

  /// The insets of one guide.
  package subscript(guide: SystemGuide) -> EdgeInsets {
    switch guide {
    case .safeArea: safeArea
    case .layoutMargins: layoutMargins
    case .readableContent: readableContent
    case .contentLayout, .frameLayout: .zero
    // The guide is not inside its insets but below them.
    case .keyboard: EdgeInsets(top: 0, left: 0, bottom: keyboardHeight, right: 0)
    }
  }

  /// Whether no edge of any guide, and none of the content, differs by more than `tolerance` points.
  package func isClose(to other: GuideInsets, tolerance: Double) -> Bool {
    func areClose(_ first: EdgeInsets, _ second: EdgeInsets) -> Bool {
      RectEdge.allCases.allSatisfy { abs(first[$0] - second[$0]) <= tolerance }
    }
    return SystemGuide.allCases.allSatisfy { areClose(self[$0], other[$0]) }
      && areClose(adjustedContent, other.adjustedContent)
  }
}

/// The root view of a controller as its surroundings see it.
package struct Host {
  let environment: ResolutionEnvironment
  /// In points.
  package var size: Size
  /// Additional insets of the controller included.
  package var safeAreaInsets: EdgeInsets
  package var direction: LayoutDirection
  package var respectsSystemMinimumLayoutMargins: Bool
  /// The scroll view that a navigation controller keeps clear of its bars, however little it holds; nil without one.
  package var firstScrollView: Int?
  /// Nil while it is hidden, and where nobody asks for its guide.
  package var keyboard: HostKeyboard?
  /// Whether somebody asks for margins. They depend on the version of the system, so that layouts which do without are
  /// shared by more windows.
  var readsMargins = true

  var systemVersion: SystemVersion { environment.systemVersion }
  var pixelGrid: PixelGrid { environment.pixelGrid }
}

/// The keyboard as the root view of a controller sees it.
package struct HostKeyboard: Hashable, Sendable {
  /// In the coordinates of the root view's frame, in points; its origin is that of the root view.
  package var frame: Rect
  package var isDocked: Bool

  /// Whether the guide of a view follows it (AL-keyboard, AL-keyboard-undocked).
  func isFollowed(by details: ViewDetails) -> Bool { isDocked || details.followsUndockedKeyboard }
}

/// The insets of the guides of some views of a controller's tree (AL-safe-area, AL-margins,
/// AL-readable-width).
///
/// - Parameters:
///   - views: In pre-order, with every view above each.
///   - root: The controller's root view.
///   - frames: Of the views in their superviews' coordinates, parallel to the document's views. Nil before the
///     first solve: views below the root then have no part of the root's safe area.
///   - contentSizes: Of scroll views, by view.
///   - insets: Written for `views`.
/// - Complexity: O(*n*) in the number of `views`.
func insetGuides(
  ofViews views: [Int32], root: Int, of document: DocumentValues, host: Host, frames: [Rect]?,
  contentSizes: [Int32: Size], into insets: inout [GuideInsets]
) {
  for view in views {
    let index = Int(view)
    let details = document.details(ofView: index)
    var own: GuideInsets
    if index == root {
      own = rootInsets(details, host: host)
    } else if let superview = document.views[index].superview.map(Int.init) {
      let outer = surroundings(
        ofView: index, in: superview, of: document, insets: insets[superview], frames: frames,
        size: superview == root ? host.size : frames?[superview].size ?? .zero)
      own = ownInsets(
        ofView: index, details, of: document, in: outer, width: frames?[index].size.width ?? 0,
        host: host)
    } else {
      own = GuideInsets()
    }
    // As long as the keyboard is hidden (AL-keyboard).
    if details.usesBottomSafeArea { own.keyboardHeight = own.safeArea.bottom }
    if let scroll = document.scroll(ofView: index) {
      own.adjustedContent = adjustContentInset(
        ofView: index, scroll, type: document.views[index].type, safeArea: own.safeArea,
        contentSize: contentSizes[view] ?? .zero,
        size: index == root ? host.size : frames?[index].size ?? .zero, host: host)
    }
    insets[index] = own
  }
}

/// What of a superview's insets a view comes to see.
private struct Surroundings {
  var insets: GuideInsets
  /// Distances of the view's frame from the superview's edges, nil before the first solve.
  var distances: EdgeInsets?
}

/// - Parameter size: Of the superview.
private func surroundings(
  ofView index: Int, in superview: Int, of document: DocumentValues, insets: GuideInsets, frames: [Rect]?,
  size: Size
) -> Surroundings {
  var insets = insets
  var offset = Point.zero
  if let scroll = document.scroll(ofView: superview) {
    // What the insets keep the content clear of does not reach it.
    for edge in RectEdge.allCases {
      insets.safeArea[edge] = max(insets.safeArea[edge] - insets.adjustedContent[edge], 0)
    }
    offset = scroll.contentOffset(adjustedContentInset: insets.adjustedContent)
  }
  let distances = frames.map {
    edgeDistances(of: Rect(origin: $0[index].origin - offset, size: $0[index].size), in: size)
  }
  return Surroundings(insets: insets, distances: distances)
}

private func rootInsets(_ details: ViewDetails, host: Host) -> GuideInsets {
  var own = GuideInsets()
  own.safeArea = host.safeAreaInsets
  guard host.readsMargins else { return own }
  own.layoutMargins = rootMargins(details, host: host)
  if details.insetsLayoutMarginsFromSafeArea { own.layoutMargins = own.layoutMargins + own.safeArea }
  own.readableContent = readableInsets(own.layoutMargins, width: host.size.width, host: host)
  return own
}

/// - Parameter width: Of the view, in points.
private func ownInsets(
  ofView index: Int, _ details: ViewDetails, of document: DocumentValues, in surroundings: Surroundings,
  width: Double, host: Host
) -> GuideInsets {
  var own = GuideInsets()
  own.safeArea = overlap(surroundings.insets.safeArea, surroundings.distances)
  guard host.readsMargins else { return own }
  own.layoutMargins =
    details.layoutMargins?.resolved(in: document.direction(ofView: index, inherited: host.direction))
    ?? defaultMargins(host.systemVersion)
  if details.insetsLayoutMarginsFromSafeArea { own.layoutMargins = own.layoutMargins + own.safeArea }
  if details.preservesSuperviewLayoutMargins, let distances = surroundings.distances {
    for edge in RectEdge.allCases {
      own.layoutMargins[edge] = max(
        own.layoutMargins[edge], surroundings.insets.layoutMargins[edge] - distances[edge])
    }
  }
  own.readableContent = readableInsets(own.layoutMargins, width: width, host: host)
  return own
}

/// Distances inwards from the superview's edges to the same edges of a view.
func edgeDistances(of frame: Rect, in superview: Size) -> EdgeInsets {
  EdgeInsets(
    top: frame.minY, left: frame.minX, bottom: superview.height - frame.maxY,
    right: superview.width - frame.maxX)
}

/// What of the superview's safe area insets reaches into a view: clamp(inset − distance, 0, inset).
package func overlap(_ insets: EdgeInsets, _ distances: EdgeInsets?) -> EdgeInsets {
  guard let distances else { return .zero }
  var result = EdgeInsets.zero
  for edge in RectEdge.allCases {
    result[edge] = min(max(insets[edge] - distances[edge], 0), insets[edge])
  }
  return result
}

/// Default margins, equal on every side (AL-margin-default).
private func defaultMargins(_ version: SystemVersion) -> EdgeInsets {
  let margin = Margins.ofView(version)
  return EdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
}

/// A controller's root view has at least the system's margins, at the sides by its own width
/// (AL-root-margins, AL-root-margin-width).
private func rootMargins(_ details: ViewDetails, host: Host) -> EdgeInsets {
  let custom = details.layoutMargins?.resolved(
    in: details.semanticContentAttribute.direction(inherited: host.direction))
  guard host.respectsSystemMinimumLayoutMargins else {
    return custom ?? defaultMargins(host.systemVersion)
  }
  let side = Margins.rootSide(width: host.size.width, host.systemVersion)
  guard var margins = custom else { return EdgeInsets(top: 0, left: side, bottom: 0, right: side) }
  margins.top = max(margins.top, 0)
  margins.bottom = max(margins.bottom, 0)
  margins.left = max(margins.left, side)
  margins.right = max(margins.right, side)
  return margins
}

/// The layout margins, narrowed around their middle to the width limit of readable content.
private func readableInsets(_ margins: EdgeInsets, width: Double, host: Host) -> EdgeInsets {
  let excess = width - margins.left - margins.right - host.environment.readableContentMaxWidth
  guard excess > 0 else { return margins }
  var insets = margins
  insets.left += excess / 2
  insets.right += excess / 2
  return insets
}

extension SemanticContentAttribute {
  /// The direction of a view that has this attribute (AL-direction).
  package func direction(inherited: LayoutDirection) -> LayoutDirection {
    switch self {
    case .unspecified: inherited
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

extension DocumentValues {
  /// The direction of a view whose traits say `inherited`.
  package func direction(ofView index: Int, inherited: LayoutDirection) -> LayoutDirection {
    guard let details = views[index].details else { return inherited }
    return self.details[Int(details)].semanticContentAttribute.direction(inherited: inherited)
  }
}
