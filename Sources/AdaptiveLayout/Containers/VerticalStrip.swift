import LayoutModel
import UIKitDefaults

/// The strip at a side of a container in which its bars stand one below the other (CO-vertical-bars). They take no room
/// besides the strip, which the safe area of the window has already.
struct VerticalStrip {
  /// In the coordinates of the container's root view, between what covers it above and below.
  let frame: Rect
  private let edge: WindowEdge
  private let size: Size

  /// Nil where the bars of a controller lie above and below: the window has no strip, or the controller does not reach it.
  init?(ofController index: Int, in state: ResolutionState) {
    guard let bars = state.environment.verticalBars, let place = state.controllers[index].place,
      !place.isInSheet, place.safeArea[bars.edge.rectEdge] >= bars.width
    else { return nil }
    (edge, size) = (bars.edge, place.frame.size)
    frame = Rect(
      x: bars.edge == .left ? 0 : size.width - bars.width, y: place.safeArea.top, width: bars.width,
      height: max(size.height - place.safeArea.top - place.safeArea.bottom, 0))
  }

  /// All of it, for bars of which it is not known what part they have.
  var bar: BarLayout { BarLayout(frame: frame, backgroundFrame: frame, isVertical: true) }

  /// The pill of a tab bar at its lower end, as many squares high as it has tabs.
  func tabBar(_ tabs: Int) -> BarLayout {
    let width = VerticalBarMetrics.tabBarWidth
    let outer = frame.size.width - VerticalBarMetrics.tabBarOutset - width
    let height = min(Double(tabs) * width, frame.size.height)
    let pill = Rect(
      x: edge == .left ? VerticalBarMetrics.tabBarOutset : frame.minX + outer, y: frame.maxY - height,
      width: width, height: height)
    return BarLayout(frame: pill, backgroundFrame: pill, isVertical: true)
  }

  /// What is left beside it of a bar that lies above.
  func beside(_ rect: Rect) -> Rect {
    Rect(
      x: edge == .left ? frame.size.width : 0, y: rect.minY, width: max(size.width - frame.size.width, 0),
      height: rect.size.height)
  }

  /// The safe area of what stands beside it.
  func beside(_ safeArea: EdgeInsets) -> EdgeInsets {
    var safeArea = safeArea
    safeArea[edge.rectEdge] = 0
    return safeArea
  }
}

extension NavigationBarWords {
  /// What stays in a horizontal bar above: titles, texts and views; nil where nothing does.
  func beside(_ bars: NavigationBars, _ version: SystemVersion) -> NavigationBarWords? {
    var words = self
    func stays(_ item: BarButtonItem) -> Bool {
      if item.customView != nil || item.systemItem?.title(version) != nil { return true }
      return item.systemItem == nil && item.image == nil && item.title?.isEmpty == false
    }
    words.item.leftBarButtonItems = item.leftBarButtonItems?.filter(stays)
    words.item.rightBarButtonItems = item.rightBarButtonItems?.filter(stays)
    words.back = nil
    let hasItems = [words.item.leftBarButtonItems, words.item.rightBarButtonItems].contains {
      $0?.isEmpty == false
    }
    let hasTitle = title?.isEmpty == false || item.titleView != nil
    return hasItems || hasTitle || bars.rows > 0 ? words : nil
  }
}
