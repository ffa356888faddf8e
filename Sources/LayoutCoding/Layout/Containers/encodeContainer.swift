import JSON
import LayoutModel

extension JSONWriter {
  /// Writes what a container decided: members of its object.
  mutating func container(_ container: ContainerLayout, of layout: Layout) {
    switch container {
    case .navigation(let navigation): self.navigation(navigation, of: layout)
    case .tab(let tab): self.tab(tab, of: layout)
    case .split(let split): self.split(split, of: layout)
    case .page(let page):
      member("viewControllers", page.pages.map { layout.id(ofController: $0) })
      bar("pageControl", page.pageControl, of: layout) { _ in }
    }
  }

  private mutating func navigation(_ navigation: NavigationLayout, of layout: Layout) {
    member("viewControllers", navigation.stack.map { layout.id(ofController: $0) })
    bar("navigationBar", navigation.navigationBar, of: layout) { writer in
      if let contents = navigation.contents { writer.contents(contents, of: layout) }
    }
    member("largeTitle", navigation.isLargeTitle)
    bar("toolbar", navigation.toolbar, of: layout) { writer in
      if let items = navigation.toolbarItems { writer.items("items", items, of: layout) }
    }
  }

  private mutating func tab(_ tab: TabLayout, of layout: Layout) {
    member("selectedViewController", tab.selected.map { layout.id(ofController: $0) })
    bar("tabBar", tab.tabBar, of: layout) { writer in
      if let items = tab.items { writer.tabs(items, of: layout) }
    }
  }

  private mutating func split(_ split: SplitLayout, of layout: Layout) {
    member("collapsed", split.isCollapsed)
    member("displayMode", split.isCollapsed ? nil : split.displayMode.rawValue)
    beginObject("columns")
    for column in split.columns {
      key(column.column.rawValue)
      beginObject()
      member("viewController", column.controller.map { layout.id(ofController: $0) })
      member("frame", column.frame, on: layout.environment.pixelGrid)
      member("onScreen", column.isOnScreen)
      endObject()
    }
    endObject()
  }

  /// - Parameter contents: Writes what stands in the bar, as members.
  private mutating func bar(
    _ name: StaticString, _ bar: BarLayout?, of layout: Layout, _ contents: (inout JSONWriter) -> Void
  ) {
    key(name)
    guard let bar else { return null() }
    beginObject()
    member("frame", bar.frame, on: layout.environment.pixelGrid)
    member("backgroundFrame", bar.backgroundFrame, on: layout.environment.pixelGrid)
    contents(&self)
    endObject()
  }
}

extension Layout {
  /// The id of a controller by its index.
  func id(ofController index: Int32) -> String { document.controllers[Int(index)].id }
}
