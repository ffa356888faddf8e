import JSON
import LayoutModel
import SwiftInterpreter

/// What containers say of their bars and columns.
extension DocumentWriter {
  /// The document's word for a container; nil for every other controller.
  func containerType(of controller: Object) -> String? {
    controller.type.superclasses.lazy.compactMap { Self.containerTypes[$0.text] }.first
  }

  private static let containerTypes = [
    "UINavigationController": "navigationController", "UITabBarController": "tabBarController",
    "UISplitViewController": "splitViewController", "UIPageViewController": "pageViewController",
  ]

  /// What a container says of itself.
  mutating func writeContainerValues(_ container: Object, _ type: String, _ id: String) {
    switch type {
    case "navigationController": writeNavigationController(container)
    case "tabBarController": writeTabBarController(container, id)
    case "splitViewController": writeSplitViewController(container, id)
    default: writePageViewController(container)
    }
    tellBars(of: container, id)
  }

  /// Tells what code does to the bars of a container themselves.
  mutating func tellBars(of container: Object, _ id: String) {
    for name in ["navigationBar", "toolbar", "tabBar"] {
      if let bar = object(name, container) { tellBar(bar, "\(id).\(name)") }
    }
  }

  mutating func writeNavigationController(_ container: Object) {
    let bar = object("navigationBar", container)
    // No room is kept for a bar that is a hidden view.
    let isBarHidden = bar.map { holds("isHidden", $0) } == true
    member("navigationBarHidden", isBarHidden ? true : said("saidNavigationBarHidden", container))
    member("toolbarHidden", said("saidToolbarHidden", container))
    guard let bar else { return }
    let (isLarge, isTranslucent) = (said("saidLargeTitles", bar), said("saidTranslucent", bar))
    if isLarge == nil, isTranslucent == nil { return }
    json.key("navigationBar")
    json.beginObject()
    member("translucent", isTranslucent)
    member("prefersLargeTitles", isLarge)
    json.endObject()
  }

  /// - Parameter besidesSelection: Whether another tab is shown than the one that it says.
  mutating func writeTabBarController(_ container: Object, _ id: String, besidesSelection: Bool = false) {
    if !besidesSelection {
      if let index = number("selectedIndex", container), index > 0 { member("selectedIndex", index) }
      hole(.view, value("selectedIndex", container), target: "\(id).selectedIndex")
    }
    let bar = object("tabBar", container)
    let isHidden = holds("isTabBarHidden", container) || bar.map { holds("isHidden", $0) } == true
    if isHidden { member("tabBarHidden", true) }
    for (owner, variable) in [(container, "isTabBarHidden"), (bar ?? container, "isHidden")] {
      tellChoice(value(variable, owner))
    }
    guard let bar, flag("isTranslucent", bar) == false else { return }
    json.key("tabBar")
    json.beginObject()
    member("translucent", false)
    json.endObject()
  }

  /// What code has said of something; nil where it said nothing. A condition that is not known is taken to hold.
  private mutating func said(_ variable: String, _ object: Object) -> Bool? {
    guard case .unknown(let unknown)? = value(variable, object) else { return flag(variable, object) }
    return choose(unknown)
  }

  private mutating func tellChoice(_ value: Value?) {
    guard case .unknown(let unknown)? = value else { return }
    _ = choose(unknown)
  }

  private mutating func writeSplitViewController(_ container: Object, _ id: String) {
    let style = word("style", container).flatMap { SplitStyle(rawValue: $0) }
    writeWord("style", container, id, unless: "unspecified")
    for name in ["preferredDisplayMode", "preferredSplitBehavior"] {
      writeWord(name, container, id, unless: "automatic")
    }
    writeWord("primaryEdge", container, id, unless: "leading")
    for name in Self.columnWidths {
      let width = value(name, container)
      hole(.number, width, target: "\(id).\(name)")
      if let width = number(width), width >= 0 { member(name, width) }
    }
    guard object("delegate", container) != nil else { return }
    if style == nil {
      if case .boolean(true)? = run.read("discardsSecondary", of: .object(container)) {
        member("onCollapse", "discardSecondary")
      }
    } else {
      let top = run.read("topColumn", of: .object(container))
      hole(.view, top, target: "\(id).topColumnForCollapsing")
      if let word = word(top), word != "secondary" { member("topColumnForCollapsing", word) }
    }
  }

  private static let columnWidths = [
    "preferredPrimaryColumnWidth", "preferredPrimaryColumnWidthFraction", "minimumPrimaryColumnWidth",
    "maximumPrimaryColumnWidth", "preferredSupplementaryColumnWidth",
    "preferredSupplementaryColumnWidthFraction", "minimumSupplementaryColumnWidth",
    "maximumSupplementaryColumnWidth",
  ]

  /// Dots stand below pages that are scrolled across, where the data source says how many there are.
  private mutating func writePageViewController(_ container: Object) {
    guard word("transitionStyle", container) == "scroll",
      word("navigationOrientation", container) == "horizontal",
      let source = object("dataSource", container),
      source.type.superclasses.contains(where: {
        $0.isOfApp && interpreter.declares("presentationCount", $0)
      })
    else { return }
    member("pageIndicator", true)
  }

  /// Tells what code does to a bar itself: documents have bars as high as the system makes them, with nothing else in them.
  private mutating func tellBar(_ bar: Object, _ key: String) {
    let frame = value("storedFrame", bar).flatMap { interpreter.field("size", of: $0) }
    let isFramed = ["width", "height"].contains { side in
      guard let frame else { return false }
      return number(interpreter.field(side, of: frame)) != 0
    }
    let isOwn = ["sizeThatFits", "intrinsicContentSize"].contains {
      run.isOverridden($0, .object(bar))
    }
    if isFramed || isOwn {
      tell(
        .number, key, bar,
        "How high \(key) is is said by code, and documents have bars as the system makes them.")
    }
    if !list("ownSubviews", bar).isEmpty {
      tell(.view, "\(key).subviews", bar, "What code adds to \(key) is not laid out.")
    }
  }

  // MARK: Tabs

  /// Writes what a controller says of its tab; a navigation controller that says nothing has what its root says.
  ///
  /// - Parameter isOwn: Whether only it itself is meant.
  mutating func writeTabItem(of controller: Object, _ id: String, isOwn: Bool = false) {
    var items: [Object] = []
    var walk = TreeWalk()
    var next: Object? = controller
    while let owner = next, walk.enter(owner) {
      if let item = object("tabBarItem", owner) { items.append(item) }
      if isOwn { break }
      let first = containerType(of: owner) == "navigationController" ? list("children", owner).first : nil
      if case .object(let root)? = first { next = root } else { next = nil }
    }
    let target = "\(id).tabBarItem"
    let systemItem = items.compactMap { word("systemItem", $0) }.first.flatMap {
      TabBarSystemItem(rawValue: $0)
    }
    let badge = items.first.flatMap { text("badgeValue", $0) }
    let (title, image) = (items.first { isSaid("title", $0) }, items.first { isSaid("image", $0) })
    let written = membersWritten { writer in
      if let title { writer.writeText("title", writer.value("title", title), target) }
      if let image { writer.writeImage(writer.value("image", image), target) }
      writer.member("systemItem", systemItem?.rawValue)
      writer.member("badgeValue", badge)
    }
    if written.isEmpty { return }
    json.key("tabBarItem")
    JSONTree.object(written).write(to: &json)
  }

  private func isSaid(_ variable: String, _ item: Object) -> Bool {
    switch value(variable, item) {
    case nil, Value.none?: false
    default: true
    }
  }
}
