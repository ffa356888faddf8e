import LayoutModel

/// A part of an axis, in points.
struct Span {
  var start: Double
  var end: Double

  /// Where something begins that pins: it moves to the beginning or the end of what is visible, and does not leave this span.
  ///
  /// - Parameter natural: Where it begins by itself.
  func pinned(_ natural: Double, length: Double, toEnd: Bool, visible: Span) -> Double {
    toEnd ? min(natural, max(visible.end - length, start)) : max(natural, min(visible.start, end - length))
  }
}

extension Rect {
  func span(_ axis: Axis) -> Span { Span(start: minimum(axis), end: maximum(axis)) }
}

/// The headers, footers and other items at the boundary of a section or of the layout, with their sizes.
struct BoundaryItems {
  /// One of them.
  private struct Entry {
    let item: CollectionLayoutBoundarySupplementaryItem
    let element: ListElement
    /// With content insets.
    let size: Size
  }

  private var entries: [Entry] = []
  private let scrollAxis: Axis
  private let area: CompositionalArea

  /// How much longer they make what they belong to; items at one side lie beside each other (LI-compositional-boundary).
  var before: Double { extent(at: 0) }
  var after: Double { extent(at: 1) }

  init<S: ElementSizing & ~Copyable>(
    _ items: [CollectionLayoutBoundarySupplementaryItem], section: Int, absent: Set<ListElement.Kind> = [],
    scrollAxis: Axis, in area: CompositionalArea, sizing: inout S
  ) throws(S.Failure) {
    (self.scrollAxis, self.area) = (scrollAxis, area)
    let kinds = CollectionLayoutSection.kinds(of: items)
    for (item, kind) in zip(items, kinds) where !absent.contains(kind) {
      let element = ListElement(kind, section: section)
      let size = try item.layoutSize.resolved(
        for: element, item.contentInsets, in: area.size, widest: area.size.width, sizing: &sizing)
      entries.append(Entry(item: item, element: element, size: size))
    }
  }

  private func extent(at side: Double) -> Double {
    entries.lazy.filter { $0.item.extendsBoundary && $0.item.alignment.position(scrollAxis) == side }
      .map { $0.size[scrollAxis] }.max() ?? 0
  }

  /// The frame of an item, less its content insets.
  ///
  /// - Parameter range: Of the section or layout along the scroll axis, with what the items add.
  private func frame(of entry: Entry, in range: Span) -> Rect {
    let item = entry.item
    let side = item.alignment.position(scrollAxis)
    let inside = Span(start: range.start + before, end: range.end - after)
    var along = inside.start + (inside.end - inside.start - entry.size[scrollAxis]) * side
    if item.extendsBoundary, side != 0.5 { along = side == 0 ? range.start : inside.end }
    let crossAxis = scrollAxis.crossed
    let room = area.size[crossAxis] - entry.size[crossAxis]
    let across = area.start + room * item.alignment.position(crossAxis)
    let origin = Point(
      along: scrollAxis, along + item.absoluteOffset[scrollAxis],
      across: across + item.absoluteOffset[crossAxis])
    return Rect(origin: origin, size: entry.size).inset(by: item.layoutSize.usable(item.contentInsets))
  }

  /// The items with their places; those that pin are seen while anything of the section is (LI-compositional-pinning).
  ///
  /// - Parameter visible: What is seen of the content along the scroll axis.
  func elements(in range: Span, visible: Span) -> [PlacedElement] {
    entries.map { entry in
      var frame = frame(of: entry, in: range)
      let side = entry.item.alignment.position(scrollAxis)
      if entry.item.pinToVisibleBounds, side != 0.5 {
        frame.origin[scrollAxis] = range.pinned(
          frame.origin[scrollAxis], length: frame.size[scrollAxis], toEnd: side == 1, visible: visible)
      }
      return PlacedElement(entry.element, frame: frame, zIndex: entry.item.zIndex)
    }
  }
}
