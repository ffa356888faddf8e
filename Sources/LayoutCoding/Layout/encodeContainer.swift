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
      key("viewControllers")
      controllers(page.pages, of: layout)
      key("pageControl")
      bar(page.pageControl)
    }
  }

  private mutating func navigation(_ navigation: NavigationLayout, of layout: Layout) {
    key("viewControllers")
    controllers(navigation.stack, of: layout)
    key("navigationBar")
    bar(navigation.navigationBar)
    key("largeTitle")
    boolean(navigation.isLargeTitle)
    key("toolbar")
    bar(navigation.toolbar)
  }

  private mutating func tab(_ tab: TabLayout, of layout: Layout) {
    key("selectedViewController")
    controller(tab.selected, of: layout)
    key("tabBar")
    bar(tab.tabBar)
  }

  private mutating func split(_ split: SplitLayout, of layout: Layout) {
    key("collapsed")
    boolean(split.isCollapsed)
    key("displayMode")
    if split.isCollapsed { null() } else { string(split.displayMode.rawValue) }
    key("columns")
    beginObject()
    for column in split.columns {
      key(column.column.rawValue)
      beginObject()
      key("viewController")
      controller(column.controller, of: layout)
      key("frame")
      rect(column.frame)
      key("onScreen")
      boolean(column.isOnScreen)
      endObject()
    }
    endObject()
  }

  private mutating func controllers(_ indices: [Int32], of layout: Layout) {
    beginArray()
    for index in indices { controller(index, of: layout) }
    endArray()
  }

  private mutating func controller(_ index: Int32?, of layout: Layout) {
    if let index { string(layout.document.controllers[Int(index)].id) } else { null() }
  }

  private mutating func bar(_ bar: BarLayout?) {
    guard let bar else { return null() }
    beginObject()
    key("frame")
    rect(bar.frame)
    key("backgroundFrame")
    rect(bar.backgroundFrame)
    endObject()
  }
}
