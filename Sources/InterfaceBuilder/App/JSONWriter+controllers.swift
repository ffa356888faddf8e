import JSON
import LayoutCoding
import LayoutModel

/// What the elements of controllers say of them.
extension JSONWriter {
  /// What every controller can say.
  mutating func controllerValues(of element: XMLElement) {
    if let title = element.string(key: "title"), !title.isEmpty { member(ControllerKey.title, title) }
    if element.isTrue("hidesBottomBarWhenPushed") { flag(.hidesBottomBarWhenPushed, true) }
    let edges = element.child("extendedEdge", key: "edgesForExtendedLayout")
    member(
      ControllerKey.edgesForExtendedLayout,
      edges.map { edges in ["top", "left", "bottom", "right"].filter { edges.isTrue($0) } })
    if element.isTrue("extendedLayoutIncludesOpaqueBars") { flag(.extendedLayoutIncludesOpaqueBars, true) }
    if element["viewRespectsSystemMinimumLayoutMargins"] == "NO" {
      flag(.viewRespectsSystemMinimumLayoutMargins, false)
    }
    if element.isTrue("definesPresentationContext") { flag(.definesPresentationContext, true) }
    member(ControllerKey.preferredContentSize, element.preferredSize)
  }

  mutating func navigationValues(of element: XMLElement) {
    if element.isTrue("navigationBarHidden") { flag(.navigationBarHidden, true) }
    if element["toolbarHidden"] == "NO" { flag(.toolbarHidden, false) }
    if let bar = element.child("navigationBar", key: "navigationBar") {
      self.bar(.navigationBar, bar, prefersLargeTitles: bar.isTrue("largeTitles"))
    }
    if let bar = element.child("toolbar", key: "toolbar") { self.bar(.toolbar, bar) }
  }

  mutating func tabBarValues(of element: XMLElement, selected: Int) {
    if selected > 0 { member(ControllerKey.selectedIndex, selected) }
    if let bar = element.child("tabBar", key: "tabBar") { self.bar(.tabBar, bar) }
  }

  /// A bar that is not as every other.
  private mutating func bar(_ name: ControllerKey, _ element: XMLElement, prefersLargeTitles: Bool = false) {
    let isOpaque = element["translucent"] == "NO"
    guard isOpaque || prefersLargeTitles else { return }
    key(name)
    beginObject()
    if isOpaque { member("translucent", false) }
    if prefersLargeTitles { member("prefersLargeTitles", true) }
    endObject()
  }

  /// - Parameter isPrimaryOnTop: Whether its first column shows where it collapses.
  mutating func splitValues(of element: XMLElement, isPrimaryOnTop: Bool) {
    if element.splitStyle != .classic { member(ControllerKey.style, element.splitStyle.rawValue) }
    if isPrimaryOnTop {
      member(
        element.splitStyle == .classic ? ControllerKey.onCollapse : .topColumnForCollapsing,
        element.splitStyle == .classic ? "discardSecondary" : "primary")
    }
    member(
      ControllerKey.preferredDisplayMode,
      element["preferredDisplayMode"].flatMap { SplitDisplayMode(name: $0) == nil ? nil : $0 })
    member(
      ControllerKey.preferredSplitBehavior,
      element["preferredSplitBehavior"].flatMap(SplitBehavior.init(rawValue:))?.rawValue)
    member(ControllerKey.primaryEdge, element["primaryEdge"].flatMap(SplitEdge.init(rawValue:))?.rawValue)
    let lengths: [ControllerKey] = [
      .preferredPrimaryColumnWidth, .minimumPrimaryColumnWidth, .maximumPrimaryColumnWidth,
      .preferredSupplementaryColumnWidth, .minimumSupplementaryColumnWidth, .maximumSupplementaryColumnWidth,
    ]
    for name in lengths { number(name, of: element, in: 0...1e5) }
    for name in [
      ControllerKey.preferredPrimaryColumnWidthFraction, .preferredSupplementaryColumnWidthFraction,
    ] {
      number(name, of: element, in: 0...1)
    }
  }

  mutating func pageValues(of element: XMLElement) {
    guard let spine = element["spineLocation"].flatMap(SpineLocation.init(rawValue:)), spine != .min else {
      return
    }
    member(ControllerKey.spineLocation, spine.rawValue)
  }

  private mutating func number(_ name: ControllerKey, of element: XMLElement, in range: ClosedRange<Double>) {
    guard let value = element.number(name.name), range.contains(value) else { return }
    member(name, value)
  }

  private mutating func flag(_ name: ControllerKey, _ value: Bool) {
    member(name, value)
  }

  // MARK: Presentations

  /// How a segue presents a controller.
  ///
  /// - Parameter isThere: Whether the document has a view or a bar button item of that id.
  mutating func presentation(
    _ segue: XMLElement, of element: XMLElement, isThere: (String) -> Bool
  ) {
    let isPopover = SegueKind(segue) == .popover
    let word = segue["modalPresentationStyle"] ?? element["modalPresentationStyle"]
    let style = isPopover ? .popover : word.flatMap(ModalPresentationStyle.init(rawValue:))
    if let style, style != .none { member(ControllerKey.modalPresentationStyle, style.rawValue) }
    guard style == .popover else { return }
    let anchor = segue["popoverAnchorView"].flatMap { isThere($0) ? $0 : nil }
    let item = segue["popoverAnchorBarButtonItem"].flatMap { isThere($0) ? $0 : nil }
    let arrows = segue.child("popoverArrowDirection", key: "popoverArrowDirection")
    let directions = ["up", "down", "left", "right"].filter { arrows?.isTrue($0) == true }
    guard anchor != nil || item != nil || !directions.isEmpty else { return }
    key(ControllerKey.presentation)
    beginObject()
    if let anchor {
      member(PresentationKey.sourceView, anchor)
    } else if let item {
      member(PresentationKey.barButtonItem, item)
    }
    if !directions.isEmpty {
      key(PresentationKey.permittedArrowDirections)
      beginArray()
      for direction in directions { string(direction) }
      endArray()
    }
    endObject()
  }
}

extension XMLElement {
  var splitStyle: SplitStyle { self["style"].flatMap(SplitStyle.init(rawValue:)) ?? .classic }

  /// The size that a controller asks for where it is presented.
  fileprivate var preferredSize: Size? {
    for child in children {
      guard ["contentSizeForViewInPopover", "preferredContentSize"].contains(child["key"] ?? ""),
        let width = child.number("width"), let height = child.number("height"), (0...1e5).contains(width),
        (0...1e5).contains(height)
      else { continue }
      return Size(width: width, height: height)
    }
    return nil
  }
}
