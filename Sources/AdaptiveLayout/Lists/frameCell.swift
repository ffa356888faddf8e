import LayoutModel
import ListLayout

/// Gives the views that a cell has by its class their frames, in a cell of a size, and its content view the margins of the
/// system (LI-content-view).
///
/// - Parameter cell: What the document says of it.
func frameCell(
  _ document: inout DocumentDraft, _ cell: CellConfiguration, as kind: ListElement.Kind, in size: Size,
  table: TableFacts?, _ surroundings: ListSurroundings
) {
  let bounds = Rect(origin: .zero, size: size)
  document.apply(.details(\.frame, bounds), toView: 0)
  guard let content = document.contentView(ofCell: 0) else { return }
  var frame = bounds
  if let table, kind == .cell {
    let frames = layOutCell(cell, size: size, in: table.configuration, container: surroundings.container)
    frame = frames.contentView
    let details = document.details(ofView: content)
    let own = details.layoutMargins?.resolved(in: surroundings.container.layoutDirection)
    if own == nil || details.preservesSuperviewLayoutMargins {
      // Not less than the system's.
      let margins = own.map { frames.contentMargins.enlarged(to: $0) } ?? frames.contentMargins
      document.apply(.details(\.layoutMargins, .fixed(margins)), toView: content)
    }
  }
  document.apply(.details(\.frame, frame), toView: content)
  document.apply(.details(\.autoresizingMask, [.flexibleWidth, .flexibleHeight]), toView: content)
  document.apply(.details(\.translatesAutoresizingMaskIntoConstraints, true), toView: content)
  document.apply(.details(\.insetsLayoutMarginsFromSafeArea, false), toView: content)
}

extension DocumentNodes {
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

extension EdgeInsets {
  /// The larger on each side.
  fileprivate func enlarged(to other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
