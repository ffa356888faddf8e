/// What a container decided in its environment: its bars, and which children it shows where.
package enum ContainerLayout: Equatable, Sendable {
  case navigation(NavigationLayout)
  case tab(TabLayout)
  case split(SplitLayout)
  case page(PageLayout)

  /// The root views of the items in its bars, by index.
  package var barViews: [Int32] {
    guard case .navigation(let layout) = self else { return [] }
    let contents = layout.contents
    let items = (contents?.leftBarButtonItems ?? []) + (contents?.rightBarButtonItems ?? [])
    return [contents?.titleView?.view].compactMap(\.self)
      + (items + (layout.toolbarItems ?? [])).compactMap(\.customView)
  }

  /// The bars that it shows, from the top, by their names in answers.
  package var bars: [(name: String, bar: BarLayout)] {
    let bars: [(String, BarLayout?)] =
      switch self {
      case .navigation(let layout): [("navigationBar", layout.navigationBar), ("toolbar", layout.toolbar)]
      case .tab(let layout): [("tabBar", layout.tabBar)]
      case .page(let layout): [("pageControl", layout.pageControl)]
      case .split: []
      }
    return bars.compactMap { name, bar in bar.map { (name, $0) } }
  }

  /// The container with other frames of its bars and columns.
  package func mapFrames(_ change: (Rect) -> Rect) -> ContainerLayout {
    func mapped(_ bar: BarLayout?) -> BarLayout? {
      bar.map {
        BarLayout(
          frame: change($0.frame), backgroundFrame: change($0.backgroundFrame), isVertical: $0.isVertical)
      }
    }
    switch self {
    case .navigation(var layout):
      (layout.navigationBar, layout.toolbar) = (mapped(layout.navigationBar), mapped(layout.toolbar))
      return .navigation(layout)
    case .tab(var layout):
      layout.tabBar = mapped(layout.tabBar)
      return .tab(layout)
    case .page(var layout):
      layout.pageControl = mapped(layout.pageControl)
      return .page(layout)
    case .split(var layout):
      for index in layout.columns.indices {
        layout.columns[index].frame = change(layout.columns[index].frame)
      }
      return .split(layout)
    }
  }
}

/// A bar of a container, in the coordinates of the container's root view, on the pixel grid.
package struct BarLayout: Equatable, Sendable {
  package var frame: Rect
  /// What it paints: the frame, and the room between it and the edge of the container.
  package var backgroundFrame: Rect
  /// Whether it stands in a strip at a side (CO-vertical-bars). What stands in it has no places then.
  package var isVertical: Bool
  package init(frame: Rect, backgroundFrame: Rect, isVertical: Bool = false) {
    (self.frame, self.backgroundFrame, self.isVertical) = (frame, backgroundFrame, isVertical)
  }
}

/// What a navigation controller shows.
package struct NavigationLayout: Equatable, Sendable {
  /// Nil for a hidden bar.
  package var navigationBar, toolbar: BarLayout?
  /// Whether the navigation bar is high enough for a large title.
  package var isLargeTitle = false
  /// Nil where the bar is hidden, or the document says nothing of what stands in it.
  package var contents: NavigationBarContents?
  /// Items of the toolbar, from the left.
  package var toolbarItems: [BarItemLayout]?
  /// The search bar that stands in the toolbar, in its coordinates (CO-search-bar).
  package var toolbarSearchBar: SearchBarLayout?
  /// Indices of controllers, the root first; the last is on top.
  package var stack: [Int32] = []
  package init() {}
}

/// What a tab bar controller shows.
package struct TabLayout: Equatable, Sendable {
  package var tabBar: BarLayout?
  /// From the leading edge on; nil where the bar is hidden, or the document says nothing of what stands in it.
  package var items: [TabItemLayout]?
  /// Index of the controller on screen, nil without children.
  package var selected: Int32?
  package init() {}
}

/// What a page view controller shows.
package struct PageLayout: Equatable, Sendable {
  package var pageControl: BarLayout?
  /// Indices of the controllers on screen.
  package var pages: [Int32] = []
  package init() {}
}

/// What a split view controller shows.
package struct SplitLayout: Equatable, Sendable {
  /// One column of a split view controller that is expanded.
  package struct Column: Equatable, Sendable {
    package var column: SplitColumn
    /// Index of the controller in it, nil for none.
    package var controller: Int32?
    /// In the coordinates of the container's root view, on the pixel grid; off its bounds where it is hidden.
    package var frame: Rect
    package var isOnScreen: Bool
    package init(column: SplitColumn, controller: Int32?, frame: Rect, isOnScreen: Bool) {
      (self.column, self.controller, self.frame, self.isOnScreen) = (column, controller, frame, isOnScreen)
    }
  }

  package var isCollapsed: Bool
  /// Never automatic. Means nothing while collapsed.
  package var displayMode: SplitDisplayMode
  /// Columns from the primary to the secondary; empty while collapsed.
  package var columns: [Column] = []
  package init(isCollapsed: Bool, displayMode: SplitDisplayMode) {
    (self.isCollapsed, self.displayMode) = (isCollapsed, displayMode)
  }
}
