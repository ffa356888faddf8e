import JSON
package import LayoutModel
import UIKitDefaults

/// A layout as `recursiveDescription` of UIView prints its views, in the form of swift-snapshot-testing: without addresses, numbers
/// as `%g`, `   | ` for each view above.
///
/// Printed is what is known, in UIKit's order: classes, frames in the superview's coordinates, texts, what is hidden. Views that
/// UIKit makes by itself inside of controls and around controllers are not. Where something is presented, the window stands above
/// all. Ends with a line feed.
package func textDescription(_ layout: Layout) -> PlainText {
  let tree = ScreenTree(layout)
  var text = PlainText()
  var level = 0
  if tree.roots.count > 1 {
    let size = layout.environment.size
    text += "<UIWindow; frame = \(frame(Rect(origin: Point(x: 0, y: 0), size: size)));"
    text += " layer = <UIWindowLayer>>\n"
    level = 1
  }
  var pending = tree.roots.reversed().map { (view: $0, level: level) }
  while let (view, level) = pending.popLast() {
    text += "\(String(repeating: "   | ", count: level))\(describe(view, of: layout))\n"
    pending += tree.children[view].reversed().map { ($0, level + 1) }
  }
  return text
}

private func describe(_ index: Int, of layout: Layout) -> PlainText {
  let node = layout.document.views[index]
  let details = layout.document.details(ofView: index)
  let facts = node.type.facts
  var text: PlainText = "<\(details.customClass ?? rootViewClass(index, of: layout) ?? facts.name)"
  // UIKit does not say that a class inherits from UIView.
  if details.customClass != nil, node.type.facts.name != "UIView" { text += "; baseClass = \(facts.name)" }
  text += "; frame = \(frame(layout.views[index].frame ?? .zero))"
  if let shown = shownText(index, of: layout) { text += "; text = '\(shown)'" }
  if node.isHidden { text += "; hidden = YES" }
  if layout.document.clipsToBounds(ofView: index) ?? facts.features.contains(.clipsSubviews) {
    text += "; clipsToBounds = YES"
  }
  if node.type == .button { text += "; opaque = NO" }
  let mask = node.superview == nil ? [.flexibleWidth, .flexibleHeight] : details.autoresizingMask
  if !mask.isEmpty { text += "; autoresize = \(words(mask))" }
  if !details.isUserInteractionEnabled || facts.features.contains(.untouched) {
    text += "; userInteractionEnabled = NO"
  }
  text += "; layer = <\(node.type == .label ? "_UILabelLayer" : "CALayer")>"
  if let scroll = layout.views[index].scroll { text += describe(scroll) }
  return text + ">"
}

/// The class of the root view of a container; nil for every other view.
private func rootViewClass(_ index: Int, of layout: Layout) -> String? {
  let node = layout.document.views[index]
  guard node.superview == nil, node.place == .root else { return nil }
  return layout.document.controllers[Int(node.controller)].type.rootViewClass
}

/// What a scroll view says behind its layer, where UIKit prints all digits of a number.
private func describe(_ scroll: ScrollLayout) -> PlainText {
  let (offset, size, insets) = (scroll.contentOffset, scroll.contentSize, scroll.adjustedContentInset)
  func list(_ numbers: [Double]) -> String { numbers.map { String(number: $0) }.joined(separator: ", ") }
  return """
    ; contentOffset: {\(list([offset.x, offset.y]))}; contentSize: {\(list([size.width, size.height]))}; \
    adjustedContentInset: {\(list([insets.top, insets.left, insets.bottom, insets.right]))}
    """
}

/// `(16 46.5; 51 20.5)`.
private func frame(_ rect: Rect) -> String {
  let numbers = [rect.minX, rect.minY, rect.size.width, rect.size.height].map {
    // Zero has no sign.
    String(consoleNumber: $0 + 0)
  }
  return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
}

/// The text of the classes that print theirs; nil for one that has none.
private func shownText(_ index: Int, of layout: Layout) -> String? {
  let type = layout.document.views[index].type
  guard type == .label || type == .textField || type == .textView else { return nil }
  let content = layout.document.content(ofView: index)
  let text = content.attributedText.map { $0.map(\.text).joined() } ?? content.text
  return text ?? (type == .label ? nil : "")
}

/// `W+H`, in UIKit's order.
private func words(_ mask: AutoresizingMask) -> String {
  let words: [(AutoresizingMask, String)] = [
    (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
    (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
  ]
  return words.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
}
