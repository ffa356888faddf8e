import LayoutModel
import UIKitDefaults

/// What a view is known by in a dump.
struct ViewFace {
  private let type: ViewType
  /// The app's own class; nil for one of UIKit's.
  private let customClass: String?
  private let className: String
  private let identifier: String?
  /// Names that a document has for it besides.
  private let names: Set<String>
  private let text: String?

  init(_ view: Int, _ layout: Layout) {
    let node = layout.document.views[view]
    let details = layout.document.details(ofView: view)
    let content = layout.document.content(ofView: view)
    type = node.type
    className = node.type.facts.name
    customClass = details.customClass.map { plainName(Substring($0)) }
    identifier = details.accessibilityIdentifier
    names = Set([node.id, details.name, details.outlet].compactMap { $0 })
    text =
      node.type == .button
      ? content.configuration?.title ?? content.title
      : content.attributedText.map { $0.map(\.text).joined() } ?? content.text
  }

  /// Whether a page source has an element for it, where it says something.
  var isElement: Bool { identifier != nil || text != nil }

  /// How much a node is like the view; nil for one that cannot be it.
  func likeness(to node: HierarchyDump.Node, text nodeText: String?) -> Int? {
    guard var likeness = classLikeness(node) else { return nil }
    if let found = node.identifier {
      if let identifier, identifier != found { return nil }
      if identifier == found || names.contains(found) { likeness += 20 }
    }
    if let text, let nodeText { likeness += text == nodeText ? (text.isEmpty ? 0 : 8) : -2 }
    return likeness
  }

  private func classLikeness(_ node: HierarchyDump.Node) -> Int? {
    let isOfType = node.type == type || (node.type == .view && type == .containerView)
    if let customClass {
      if customClass == node.className { return 12 }
      return isOfType ? 5 : nil
    }
    guard isOfType else { return nil }
    return node.className == className ? 10 : 7
  }

  /// How much an element of a page source is like the view; nil for one that cannot be it.
  func elementLikeness(to node: HierarchyDump.Node) -> Int? {
    if let found = node.identifier, found == identifier || names.contains(found) { return 20 }
    guard let text, !text.isEmpty, text == node.text, node.type == type else { return nil }
    return 10
  }
}
