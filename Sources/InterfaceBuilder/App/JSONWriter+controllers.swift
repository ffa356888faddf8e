import JSON
import LayoutCoding
import LayoutModel
import XML

/// What the elements of controllers say of them.
extension JSONWriter {
  /// What every controller can say.
  mutating func controllerValues(of element: XMLElement) {
    text(ControllerKey.title, of: element)
    yes(ControllerKey.hidesBottomBarWhenPushed, of: element)
    let edges = element.child("extendedEdge", key: "edgesForExtendedLayout")
    member(ControllerKey.edgesForExtendedLayout, edges?.trueOnes(of: ["top", "left", "bottom", "right"]))
    yes(ControllerKey.extendedLayoutIncludesOpaqueBars, of: element)
    no(ControllerKey.viewRespectsSystemMinimumLayoutMargins, of: element)
    yes(ControllerKey.definesPresentationContext, of: element)
    member(ControllerKey.preferredContentSize, element.preferredSize)
  }

  mutating func navigationValues(of element: XMLElement) {
    yes(ControllerKey.navigationBarHidden, of: element)
    no(ControllerKey.toolbarHidden, of: element)
    let bar = element.child("navigationBar", key: "navigationBar")
    self.bar(.navigationBar, bar, prefersLargeTitles: bar?.isTrue("largeTitles") == true)
    self.bar(.toolbar, element.child("toolbar", key: "toolbar"))
  }

  mutating func tabBarValues(of element: XMLElement, selected: Int) {
    if selected > 0 { member(ControllerKey.selectedIndex, selected) }
    bar(.tabBar, element.child("tabBar", key: "tabBar"))
  }

  /// A bar that is not as every other.
  private mutating func bar(_ key: ControllerKey, _ element: XMLElement?, prefersLargeTitles: Bool = false) {
    let isOpaque = element?.isFalse("translucent") == true
    guard isOpaque || prefersLargeTitles else { return }
    beginObject(key)
    if isOpaque { member("translucent", false) }
    if prefersLargeTitles { member("prefersLargeTitles", true) }
    endObject()
  }

  /// - Parameter isPrimaryOnTop: Whether its first column shows where it collapses.
  mutating func splitValues(of element: XMLElement, isPrimaryOnTop: Bool) {
    let isClassic = element.splitStyle == .classic
    if !isClassic { member(ControllerKey.style, element.splitStyle.rawValue) }
    if isPrimaryOnTop {
      member(
        isClassic ? ControllerKey.onCollapse : .topColumnForCollapsing,
        isClassic ? "discardSecondary" : "primary")
    }
    let mode = element["preferredDisplayMode"]
    member(ControllerKey.preferredDisplayMode, mode.flatMap { SplitDisplayMode(name: $0) == nil ? nil : $0 })
    word(ControllerKey.preferredSplitBehavior, SplitBehavior.self, of: element)
    word(ControllerKey.primaryEdge, SplitEdge.self, of: element)
    let lengths: [ControllerKey] = [
      .preferredPrimaryColumnWidth, .minimumPrimaryColumnWidth, .maximumPrimaryColumnWidth,
      .preferredSupplementaryColumnWidth, .minimumSupplementaryColumnWidth, .maximumSupplementaryColumnWidth,
    ]
    for key in lengths { number(key, of: element, in: 0...1e5) }
    number(ControllerKey.preferredPrimaryColumnWidthFraction, of: element, in: 0...1)
    number(ControllerKey.preferredSupplementaryColumnWidthFraction, of: element, in: 0...1)
  }

  /// How a segue presents a controller; `isThere` knows whether the document has a view or a bar button item of an id.
  mutating func presentation(_ segue: XMLElement, of element: XMLElement, isThere: (String) -> Bool) {
    let word = segue["modalPresentationStyle"] ?? element["modalPresentationStyle"]
    let style = SegueKind(segue) == .popover ? .popover : word.flatMap(ModalPresentationStyle.init(rawValue:))
    if let style, style != .none { member(ControllerKey.modalPresentationStyle, style.rawValue) }
    guard style == .popover else { return }
    let anchor = segue["popoverAnchorView"].flatMap { isThere($0) ? $0 : nil }
    let item = segue["popoverAnchorBarButtonItem"].flatMap { isThere($0) ? $0 : nil }
    let arrows = segue.child("popoverArrowDirection", key: "popoverArrowDirection")
    let directions = arrows?.trueOnes(of: ["up", "down", "left", "right"]) ?? []
    guard anchor != nil || item != nil || !directions.isEmpty else { return }
    beginObject(ControllerKey.presentation)
    member(PresentationKey.sourceView, anchor)
    if anchor == nil { member(PresentationKey.barButtonItem, item) }
    if !directions.isEmpty { member(PresentationKey.permittedArrowDirections, directions) }
    endObject()
  }
}

extension XMLElement {
  var splitStyle: SplitStyle { word("style") ?? .classic }

  /// Some attributes, of which those are written that say `YES`.
  fileprivate func trueOnes(of attributes: [String]) -> [String] { attributes.filter(isTrue) }

  /// The size that a controller asks for where it is presented.
  fileprivate var preferredSize: Size? {
    let keys = ["contentSizeForViewInPopover", "preferredContentSize"]
    for child in children where keys.contains(child["key"] ?? "") {
      if let size = child.size(in: 0...1e5) { return size }
    }
    return nil
  }
}
