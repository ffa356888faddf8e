import LayoutModel
import ListLayout

/// Gives the views that a cell has by its class their frames, and its content view the system's margins (LI-content-view).
func frameCell(
  _ document: inout DocumentDraft, _ cell: CellConfiguration, as kind: ListElement.Kind, in size: Size,
  _ surroundings: ListSurroundings
) {
  let bounds = Rect(origin: .zero, size: size)
  document.reframe(0, bounds)
  var frames: CellFrames?
  if let table = surroundings.table, kind == .cell {
    frames = layOutCell(cell, size: size, in: table.configuration, container: surroundings.container)
  }
  if let accessory = frames?.accessory, let view = document.accessoryView {
    document.apply(.details(\.frame, accessory), toView: view)
    document.apply(.details(\.translatesAutoresizingMaskIntoConstraints, true), toView: view)
  }
  guard let content = document.contentView(ofCell: 0) else { return }
  var frame = bounds
  if let frames {
    frame = frames.contentView
    let details = document.details(ofView: content)
    func stated(ofView view: Int) -> EdgeInsets? {
      document.details(ofView: view).layoutMargins?.resolved(in: surroundings.container.layoutDirection)
    }
    let own = stated(ofView: content)
    if own == nil || details.preservesSuperviewLayoutMargins {
      // Not less than the system's, nor than what reaches in of the cell's.
      var margins = frames.contentMargins
      if let own { for edge in RectEdge.allCases { margins[edge] = max(margins[edge], own[edge]) } }
      if details.preservesSuperviewLayoutMargins, let around = stated(ofView: 0) {
        let distances = edgeDistances(of: frame, in: size)
        for edge in RectEdge.allCases { margins[edge] = max(margins[edge], around[edge] - distances[edge]) }
      }
      document.apply(.details(\.layoutMargins, .fixed(margins)), toView: content)
    }
  }
  document.reframe(content, frame)
  document.apply(.details(\.autoresizingMask, [.flexibleWidth, .flexibleHeight]), toView: content)
  document.apply(.details(\.translatesAutoresizingMaskIntoConstraints, true), toView: content)
  document.apply(.details(\.insetsLayoutMarginsFromSafeArea, false), toView: content)
}

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
  let header = style == .plain ? SystemCellStyle.plainHeader : .groupedHeader
  let footer = style == .plain ? SystemCellStyle.plainFooter : .groupedFooter
  document.apply(.cell(\.style, isFooter ? footer : header), toView: 0)
  document.apply(.content(\.numberOfLines, 0), toView: Int(titleView))
  return document
}

extension DocumentDraft {
  /// Gives an element or its content view the frame that its list has for it. The masks of views in it count from the size that it was
  /// described with.
  fileprivate mutating func reframe(_ view: Int, _ frame: Rect) {
    let size = details(ofView: view).frame?.size
    for subview in views.indices where views[subview].superview == Int32(view) {
      guard case .subview = views[subview].place, let own = details(ofView: subview).frame else { continue }
      // What has no size yet fills a view that states none.
      guard let outer = size ?? (own == .zero ? .zero : nil) else { continue }
      apply(.details(\.outerSize, outer), toView: subview)
    }
    apply(.details(\.frame, frame), toView: view)
  }
}

extension DocumentNodes {
  /// The view that a cell, which is the root, has in place of an accessory; nil for none.
  var accessoryView: Int? {
    views.firstIndex { $0.place == .part(.accessoryView) && $0.superview == 0 }
  }

  /// The views of the parts that the system lays out, by index.
  func partViews() -> [CellPart: Int] {
    var parts: [CellPart: Int] = [:]
    for (index, view) in views.enumerated() {
      if case .part(let part) = view.place { parts[part] = index }
    }
    // Of a title the system makes the label itself.
    if parts[.textLabel] == nil, views.count > Int(titleView), views[Int(titleView)].place == .made {
      parts[.textLabel] = Int(titleView)
    }
    return parts
  }
}
