import LayoutModel

/// A part of an axis, in points.
struct Span {
  var start: Double
  var end: Double
}

/// The headers, footers and other items at the boundary of a section or of the layout, with their sizes.
struct BoundaryItems {
  /// One of them.
  struct Entry {
    let item: CollectionLayoutBoundarySupplementaryItem
    let element: ListElement
    /// With content insets.
    let size: Size
  }

  private(set) var entries: [Entry] = []
  let scrollAxis: Axis
  /// Where they lie across the scroll axis.
  let start: Double
  /// What their sizes are fractions of.
  let size: Size

  /// How much longer they make what they belong to, before and behind it; items at one side lie beside each other
  /// (LI-compositional-boundary).
  var before: Double { extent(at: 0) }
  var after: Double { extent(at: 1) }

  init<S: ElementSizing & ~Copyable>(
    _ items: [CollectionLayoutBoundarySupplementaryItem], section: Int, absent: Set<ListElement.Kind>,
    scrollAxis: Axis, start: Double, size: Size, sizing: inout S
  ) throws(S.Failure) {
    (self.scrollAxis, self.start, self.size) = (scrollAxis, start, size)
    let kinds = CollectionLayoutSection.kinds(of: items)
    for (item, kind) in zip(items, kinds) where !absent.contains(kind) {
      let element = ListElement(kind, section: section)
      let own = try selfSized(
        element, width: definiteLength(item.layoutSize.widthDimension, in: size),
        height: definiteLength(item.layoutSize.heightDimension, in: size),
        insets: usableInsets(item.contentInsets, of: item.layoutSize), widest: size.width, sizing: &sizing)
      entries.append(Entry(item: item, element: element, size: own))
    }
  }

  private func extent(at side: Double) -> Double {
    entries.lazy.filter { $0.item.extendsBoundary && $0.item.alignment.position(scrollAxis) == side }
      .map { $0.size[scrollAxis] }.max() ?? 0
  }

  /// The frame of an item, less its content insets.
  ///
  /// - Parameters:
  ///   - range: Of the section or layout along the scroll axis, with what the items add.
  func frame(of entry: Entry, in range: Span) -> Rect {
    let (item, length) = (entry.item, entry.size[scrollAxis])
    let side = item.alignment.position(scrollAxis)
    let inside = Span(start: range.start + before, end: range.end - after)
    var along: Double
    if item.extendsBoundary, side != 0.5 {
      along = side == 0 ? range.start : inside.end
    } else {
      along = inside.start + (inside.end - inside.start - length) * side
    }
    let crossAxis = scrollAxis.crossed
    let room = size[crossAxis] - entry.size[crossAxis]
    var across = start + room * item.alignment.position(crossAxis)
    along += item.absoluteOffset[scrollAxis]
    across += item.absoluteOffset[crossAxis]
    return Rect(origin: Point(along: scrollAxis, along, across: across), size: entry.size)
      .inset(by: usableInsets(item.contentInsets, of: item.layoutSize))
  }

  /// The frame of a boundary item, moved along the scroll axis so that it is seen while anything of the section is
  /// (LI-compositional-pinning).
  ///
  /// - Parameter visible: What is seen of the content along the scroll axis.
  func pinnedFrame(of entry: Entry, in range: Span, visible: Span) -> Rect {
    var frame = frame(of: entry, in: range)
    guard entry.item.pinToVisibleBounds else { return frame }
    let length = frame.size[scrollAxis]
    let natural = frame.origin[scrollAxis]
    switch entry.item.alignment.position(scrollAxis) {
    case 0: frame.origin[scrollAxis] = max(natural, min(visible.start, range.end - length))
    case 1: frame.origin[scrollAxis] = min(natural, max(visible.end - length, range.start))
    default: break
    }
    return frame
  }
}
