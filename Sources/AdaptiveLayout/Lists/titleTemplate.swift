import LayoutModel

/// The view of a template of ``titleTemplate(isFooter:in:)`` that shows the title.
let titleView: Int32 = 2

/// A header or footer that a table view makes for a title.
func titleTemplate(isFooter: Bool, in style: TableViewStyle) -> DocumentDraft {
  var document = DocumentDraft()
  var controller = ControllerNode(id: "cell", place: .root)
  controller.isImplicit = true
  document.controllers = [controller]
  var label = ViewNode(id: "root/textLabel", superview: 1, controller: 0, place: .made, depth: 2)
  label.type = .label
  document.views = [
    ViewNode(id: "root", superview: nil, controller: 0, place: .root),
    ViewNode(id: "root/contentView", superview: 0, controller: 0, place: .made, depth: 1), label,
  ]
  for index in document.views.indices { document.views[index].subtreeEnd = 3 }
  let isPlain = style == .plain
  document.apply(
    .cell(
      \.style,
      isFooter ? (isPlain ? .plainFooter : .groupedFooter) : isPlain ? .plainHeader : .groupedHeader),
    toView: 0)
  document.apply(.content(\.numberOfLines, 0), toView: Int(titleView))
  return document
}
