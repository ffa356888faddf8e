package import LayoutModel
import UIKitDefaults

/// What the guides of a view are inset by, from the edges of its bounds, in points.
package struct GuideInsets: Equatable, Sendable {
  package var safeArea: EdgeInsets = .zero
  /// The effective layout margins, safe area included.
  package var layoutMargins: EdgeInsets = .zero
  package var readableContent: EdgeInsets = .zero
  /// Height of the keyboard's guide at the bottom, where it does not follow a keyboard.
  package var keyboardHeight: Double = 0
  /// What corners of the window and a fold take besides; nil for most views, for which nobody asks.
  var regions: RegionInsets?
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
    case .safeAreaCornerHorizontal: safeArea + (regions?.horizontal ?? .zero)
    case .safeAreaCornerVertical: safeArea + (regions?.vertical ?? .zero)
    case .marginsCornerHorizontal: layoutMargins + (regions?.horizontal ?? .zero)
    case .marginsCornerVertical: layoutMargins + (regions?.vertical ?? .zero)
    case .division: regions?.division ?? .zero
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
struct Host {
  let environment: ResolutionEnvironment
  /// In points.
  var size: Size
  /// Additional insets of the controller included.
  var safeAreaInsets: EdgeInsets
  var direction: LayoutDirection
  /// The system's least margins of the root view; nil where its controller does without, and where nobody asks for margins.
  var systemMinimumSides: RootSides?
  /// The scroll view that a navigation controller keeps clear of its bars, however little it holds; nil without one.
  var firstScrollView: Int?
  /// Nil while it is hidden, and where nobody asks for its guide.
  var keyboard: HostKeyboard?
  /// Nil where nobody asks for guides that depend on it, and where the window takes nothing away.
  var regions: HostRegions?
  /// Whether somebody asks for margins. They depend on the version of the system, so that layouts which do without are
  /// shared by more windows.
  var readsMargins = true

  var systemVersion: SystemVersion { environment.systemVersion }
  var pixelGrid: PixelGrid { environment.pixelGrid }
}

/// Margins at the sides of a root view, in points.
struct RootSides: Equatable {
  var left, right: Double

  init(left: Double, right: Double) { (self.left, self.right) = (left, right) }

  /// Both alike.
  init(_ side: Double) { self.init(left: side, right: side) }
}

/// The keyboard as the root view of a controller sees it.
struct HostKeyboard {
  /// In the coordinates of the root view's frame, in points; its origin is that of the root view.
  var frame: Rect
  var isDocked: Bool

  /// Whether the guide of a view follows it (AL-keyboard, AL-keyboard-undocked).
  func isFollowed(by details: ViewDetails) -> Bool { isDocked || details.followsUndockedKeyboard }
}

extension ViewTree {
  /// Puts the insets of the guides of some views into a sheet (AL-safe-area, AL-margins, AL-readable-width).
  ///
  /// - Parameters:
  ///   - views: In pre-order, with every view above each; nil for those that somebody reads.
  ///   - hasFrames: False before the first solve: views below the root then have a part of the root's safe area only at edges that
  ///     constraints put on those of their superviews.
  func insetGuides(
    ofViews views: [Int32]? = nil, of document: DocumentValues, hasFrames: Bool, in sheet: inout Sheet
  ) {
    let (frames, pinned) = hasFrames ? (sheet.frames, [:]) : (nil, plan.pinnedEdges(of: document))
    for index in views ?? plan.insetReaders.needed {
      let view = Int(index)
      let details = document.details(ofView: view)
      let size = view == plan.root ? host.size : frames?[view].size ?? .zero
      var own = GuideInsets()
      var outer = (insets: own, distances: EdgeInsets?.none)
      if view == plan.root {
        own.safeArea = host.safeAreaInsets
      } else if let superview = document.views[view].superview.map(Int.init) {
        outer = surroundings(of: view, in: superview, of: document, frames, sheet.insets)
        if !hasFrames { outer.distances = pinned[index] }
        own.safeArea = overlap(outer.insets.safeArea, outer.distances)
      }
      if host.readsMargins {
        let direction = document.direction(ofView: view, inherited: host.direction)
        own.layoutMargins = margins(details.layoutMargins?.resolved(in: direction), isRoot: view == plan.root)
        if details.insetsLayoutMarginsFromSafeArea { own.layoutMargins = own.layoutMargins + own.safeArea }
        if details.preservesSuperviewLayoutMargins, let distances = outer.distances {
          for edge in RectEdge.allCases {
            let reaching = outer.insets.layoutMargins[edge] - distances[edge]
            own.layoutMargins[edge] = max(own.layoutMargins[edge], reaching)
          }
        }
        own.readableContent = readableInsets(own.layoutMargins, width: size.width)
      }
      own.regions = host.regions?.insets(
        ofViewOf: size, safeArea: own.safeArea, (outer.insets, hasFrames ? outer.distances : nil),
        isRoot: view == plan.root)
      // As long as the keyboard is hidden (AL-keyboard).
      if details.usesBottomSafeArea { own.keyboardHeight = own.safeArea.bottom }
      if let scroll = ScrolledView(view, of: document, in: sheet, size: size) {
        own.adjustedContent = scroll.adjustedInset(safeArea: own.safeArea, in: host)
      }
      sheet.insets[view] = own
    }
  }

  /// What of a superview's insets a view comes to see, and the distances of its frame from the superview's edges, nil before
  /// the first solve.
  private func surroundings(
    of view: Int, in superview: Int, of document: DocumentValues, _ frames: [Rect]?, _ all: [GuideInsets]
  ) -> (insets: GuideInsets, distances: EdgeInsets?) {
    var insets = all[superview]
    guard let scroll = document.scroll(ofView: superview) else {
      return (insets, frames.map { edgeDistances(of: $0[view], in: size(of: superview, $0)) })
    }
    // What the insets keep the content clear of does not reach it, at the far edges not as a part of margins either: they are where the
    // content ends, and not where it is cut.
    let areMarginsInset = document.details(ofView: superview).insetsLayoutMarginsFromSafeArea
    for edge in RectEdge.allCases {
      let kept = min(insets.safeArea[edge], insets.adjustedContent[edge])
      insets.safeArea[edge] -= kept
      if areMarginsInset, edge == .bottom || edge == .right { insets.layoutMargins[edge] -= kept }
    }
    guard let frames else { return (insets, nil) }
    let offset = scroll.contentOffset(adjustedContentInset: insets.adjustedContent)
    var distances = edgeDistances(
      of: frames[view].offset(by: .zero - offset), in: size(of: superview, frames))
    for edge in RectEdge.allCases { distances[edge] = max(distances[edge], 0) }
    return (insets, distances)
  }

  private func size(of view: Int, _ frames: [Rect]) -> Size {
    view == plan.root ? host.size : frames[view].size
  }

  /// The margins of a view, equal on every side where it says none (AL-margin-default). A controller's root view has at least
  /// the system's (AL-root-margins).
  private func margins(_ custom: EdgeInsets?, isRoot: Bool) -> EdgeInsets {
    guard isRoot, let sides = host.systemMinimumSides else {
      if let custom { return custom }
      let margin = Margins.ofView(host.systemVersion)
      return EdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
    }
    guard let custom else { return EdgeInsets(top: 0, left: sides.left, bottom: 0, right: sides.right) }
    return EdgeInsets(
      top: max(custom.top, 0), left: max(custom.left, sides.left), bottom: max(custom.bottom, 0),
      right: max(custom.right, sides.right))
  }

  /// The layout margins, narrowed around their middle to the width limit of readable content.
  private func readableInsets(_ margins: EdgeInsets, width: Double) -> EdgeInsets {
    let excess = width - margins.left - margins.right - host.environment.readableContentMaxWidth
    guard excess > 0 else { return margins }
    var insets = margins
    insets.left += excess / 2
    insets.right += excess / 2
    return insets
  }
}

/// A scroll view as it stands in its tree.
struct ScrolledView {
  private let index: Int
  private let scroll: ScrollConfiguration
  private let type: ViewType
  private let contentSize: Size
  private let size: Size

  init?(_ index: Int, of document: borrowing DocumentValues, in sheet: borrowing Sheet, size: Size) {
    guard let scroll = document.scroll(ofView: index) else { return nil }
    (self.index, self.scroll, type) = (index, scroll, document.views[index].type)
    contentSize = sheet.contentSizes[Int32(index)] ?? .zero
    self.size = size
  }

  /// The insets of its content once the safe area has added its part, as UIKit's `adjustedContentInset`.
  ///
  /// What the document gives wins. Before version 11 the safe area adds nothing (decision 0076).
  ///
  /// - Parameter safeArea: Of the scroll view.
  func adjustedInset(safeArea: EdgeInsets, in host: Host) -> EdgeInsets {
    if let given = scroll.givenAdjustedContentInset { return given }
    var insets = scroll.contentInset
    let edges = adjustedEdges(in: host)
    for edge in RectEdge.allCases where edges.contains(RectEdges(edge)) {
      insets[edge] += host.pixelGrid.round(safeArea[edge])
    }
    return insets
  }

  /// The edges at which the safe area adds its part, however much that is; none where the document gives the insets.
  func adjustedEdges(in host: Host) -> RectEdges {
    guard scroll.givenAdjustedContentInset == nil, host.systemVersion >= SystemVersion(11) else { return [] }
    let grid = host.pixelGrid
    var edges: RectEdges = []
    for axis in Axis.allCases {
      let isScrollable =
        grid.round(contentSize[axis]) + scroll.contentInset.sum(axis) > grid.round(size[axis])
        || scroll.alwaysBounces(axis, type: type)
      let isAdjusted =
        switch scroll.contentInsetAdjustmentBehavior {
        case .never: false
        case .always: true
        case .scrollableAxes: isScrollable
        case .automatic: isScrollable || axis.isVertical && index == host.firstScrollView
        }
      if isAdjusted { edges.formUnion(axis.isVertical ? [.top, .bottom] : .sides) }
    }
    return edges
  }
}

extension ResolutionState {
  /// The scroll view that a controller with a navigation controller above it shows first: its root view, or else the
  /// first view in it, or in that one, and so on, that scrolls.
  func firstScrollViewInNavigation(ofController controller: Int) -> Int? {
    guard isInNavigationController(controller) else { return nil }
    var index = Int(document.controllers[controller].rootView)
    while true {
      if case .scroll = document.views[index].role { return index }
      let end = Int(document.views[index].subtreeEnd)
      index += 1
      while index < end, !sheet.installed[index] { index = Int(document.views[index].subtreeEnd) }
      guard index < end else { return nil }
    }
  }

  private func isInNavigationController(_ controller: Int) -> Bool {
    var parent = document.controllers[controller].parent
    while let controller = parent.map({ document.controllers[Int($0)] }) {
      if controller.type == .navigationController { return true }
      parent = controller.parent
    }
    return false
  }
}

/// Distances inwards from the superview's edges to the same edges of a view.
func edgeDistances(of frame: Rect, in superview: Size) -> EdgeInsets {
  EdgeInsets(
    top: frame.minY, left: frame.minX, bottom: superview.height - frame.maxY,
    right: superview.width - frame.maxX)
}

/// What of the superview's safe area insets reaches into a view: clamp(inset − distance, 0, inset).
package func overlap(_ insets: EdgeInsets, _ distances: EdgeInsets?) -> EdgeInsets {
  var result = EdgeInsets.zero
  guard let distances else { return result }
  for edge in RectEdge.allCases {
    result[edge] = min(max(insets[edge] - distances[edge], 0), insets[edge])
  }
  return result
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
