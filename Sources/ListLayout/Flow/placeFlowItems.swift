import LayoutModel

/// The sizes of a section's items. A section of items of one size is another layout than one of several (LI-flow-equal).
enum FlowItems {
  case equal(Size, count: Int)
  /// Sizes that differ, or that items found themselves.
  case each([Size], areEstimated: Bool)

  var areEqual: Bool {
    if case .equal = self { true } else { false }
  }
}

/// The sizes of all items, section by section: given, or found by items of a layout with an estimated size (LI-flow-estimates).
func measureFlowItems<Sizing: ElementSizing & ~Copyable>(
  _ layout: FlowLayout, _ sections: [FlowSection], sizing: inout Sizing
) throws(Sizing.Failure) -> [FlowItems] {
  var items: [FlowItems] = []
  items.reserveCapacity(sections.count)
  for (number, section) in sections.enumerated() {
    let isEqual = layout.estimatedItemSize == nil && section.itemSizes.isEmpty
    items.append(
      isEqual
        ? .equal(layout.itemSize, count: max(0, section.itemCount))
        : try measure(number, section, layout, sizing: &sizing))
  }
  return items
}

private func measure<Sizing: ElementSizing & ~Copyable>(
  _ number: Int, _ section: FlowSection, _ layout: FlowLayout, sizing: inout Sizing
) throws(Sizing.Failure) -> FlowItems {
  var sizes: [Size] = []
  sizes.reserveCapacity(max(0, section.itemCount))
  var areEstimated = false
  for item in 0..<max(0, section.itemCount) {
    if let given = section.itemSizes[item] {
      sizes.append(given)
    } else if layout.estimatedItemSize == nil {
      sizes.append(layout.itemSize)
    } else {
      areEstimated = true
      let element = ListElement(.cell, section: number, item: item)
      sizes.append(try sizing.size(of: element, width: nil, height: nil))
    }
  }
  let first = sizes.first ?? layout.itemSize
  let areEqual = !areEstimated && sizes.allSatisfy { $0 == first }
  return areEqual ? .equal(first, count: sizes.count) : .each(sizes, areEstimated: areEstimated)
}

/// Puts a section's header, its lines and its footer one after the other (LI-flow-sections).
///
/// - Parameter position: Where the section begins, along the axis of scrolling.
func placeFlowSection(
  _ number: Int, _ items: FlowItems, _ metrics: FlowMetrics, _ area: FlowArea, at position: Double,
  into result: inout FlowResult
) -> Double {
  var end = position
  func place(_ kind: ListElement.Kind, _ length: Double) {
    // Without a length there is no header.
    guard length > 0 else { return }
    let frame = area.rect(from: end, to: end + length)
    result.geometry.elements.append(PlacedElement(ListElement(kind, section: number), frame: frame))
    end += length
  }
  var note: FlowNote?
  func place(_ item: Int, _ position: Double, _ offset: Double, _ size: Size) {
    let frame = area.rect(at: position, metrics.start + offset, size)
    result.geometry.elements.append(
      PlacedElement(ListElement(.cell, section: number, item: item), frame: frame))
    let length = size[area.axis.crossed]
    if FlowMetrics.fits(length, in: metrics.extent) { return }
    if note == nil {
      note = FlowNote(
        section: number, item: item, count: 0, axis: area.axis.crossed, length: length,
        available: metrics.extent)
    }
    note?.count += 1
  }
  place(.header, metrics.header)
  end += metrics.before
  switch items {
  case .equal(let size, let count): end += placeEqualItems(size, count, metrics, area.axis, at: end, place)
  case .each(let sizes, let areEstimated):
    end += placeDifferentItems(sizes, areEstimated, metrics, area.axis, at: end, place)
  }
  end += metrics.after
  place(.footer, metrics.footer)
  let frame = area.rect(from: position, to: end)
  result.geometry.sections.append(frame)
  if let note { result.notes.append(note) }
  return frame.maximum(area.axis)
}

/// Puts items of one size into a grid: all lines have the spacing of a full one, the last too (LI-flow-full-lines,
/// LI-flow-equal). A line that has room for one item has it in its middle (LI-flow-single).
///
/// - Parameters:
///   - axis: Of scrolling.
///   - position: Of the first line, along that axis.
///   - place: Takes an item's number, its position, its offset in the line, and its size.
/// - Returns: The length of all lines along the axis.
private func placeEqualItems(
  _ size: Size, _ count: Int, _ metrics: FlowMetrics, _ axis: Axis, at position: Double,
  _ place: (Int, Double, Double, Size) -> Void
) -> Double {
  guard count > 0 else { return 0 }
  let (length, thickness) = (size[axis.crossed], size[axis])
  let step = length + metrics.itemSpacing
  let room = FlowMetrics.widened(metrics.extent) + metrics.itemSpacing
  // How many items a full line holds: a whole number; not finite where they take no room.
  let capacity = max(1, step > 0 ? (room / step).rounded(.down) : .infinity)
  let spare = metrics.extent - capacity * length
  // Where items and spacings take no room, none is left to share.
  let shared = capacity > 1 && capacity.isFinite ? spare / (capacity - 1) : 0
  let spacing = capacity == 1 ? metrics.itemSpacing : max(metrics.itemSpacing, shared)
  let start = capacity == 1 ? spare / 2 : 0
  let perLine = capacity < Double(count) ? Int(capacity) : count
  for item in 0..<count {
    let (line, index) = item.quotientAndRemainder(dividingBy: perLine)
    place(
      item, position + Double(line) * (thickness + metrics.lineSpacing),
      start + Double(index) * (length + spacing), size)
  }
  let lines = Double((count - 1) / perLine + 1)
  return lines * thickness + (lines - 1) * metrics.lineSpacing
}

/// Puts items of several sizes into lines, each as long as it has room (LI-flow-lines): full lines are spread over their length
/// (LI-flow-full-lines), the last begins at the start with the smallest spacing (LI-flow-last-line), an item alone in a line
/// stands in its middle (LI-flow-single), and all stand in the middle of their line's thickness (LI-flow-thickness).
///
/// - Parameter areEstimated: Whether items found their sizes themselves.
/// - Returns: The length of all lines along the axis.
private func placeDifferentItems(
  _ sizes: [Size], _ areEstimated: Bool, _ metrics: FlowMetrics, _ axis: Axis, at position: Double,
  _ place: (Int, Double, Double, Size) -> Void
) -> Double {
  guard let first = sizes.first else { return 0 }
  var end = position
  // A first item that does not fit leaves an empty line behind (LI-flow-too-large).
  if axis == .horizontal, !FlowMetrics.fits(first.height, in: metrics.extent) { end += metrics.lineSpacing }
  var next = 0
  while next < sizes.count {
    if next > 0 { end += metrics.lineSpacing }
    let line = FlowLine(from: next, of: sizes, metrics, axis)
    let isLast = line.items.upperBound == sizes.count
    // One item that finds its size itself stands as if more lines followed (LI-flow-one-estimated).
    let isSpread = !isLast || areEstimated && sizes.count == 1
    let (start, spacing) = isSpread ? line.spread(over: metrics) : (0, metrics.itemSpacing)
    var offset = start
    for item in line.items {
      let size = sizes[item]
      place(item, end + (line.thickness - size[axis]) / 2, offset, size)
      offset += size[axis.crossed] + spacing
    }
    end += line.thickness
    next = line.items.upperBound
  }
  return end - position
}

/// Items that share a line.
private struct FlowLine {
  let items: Range<Int>
  /// Length of the items together, without spacing.
  private let length: Double
  /// The largest of the items along the axis of scrolling.
  let thickness: Double

  /// As many items from `first` on as fit, at least one.
  init(from first: Int, of sizes: [Size], _ metrics: FlowMetrics, _ axis: Axis) {
    var length = sizes[first][axis.crossed]
    var thickness = sizes[first][axis]
    var next = first + 1
    while next < sizes.count {
      let added = length + sizes[next][axis.crossed]
      let spaced = added + Double(next - first) * metrics.itemSpacing
      guard FlowMetrics.fits(spaced, in: metrics.extent) else { break }
      length = added
      thickness = max(thickness, sizes[next][axis])
      next += 1
    }
    items = first..<next
    (self.length, self.thickness) = (length, thickness)
  }

  /// Where the first item begins, and what lies between two, in a line that is filled.
  func spread(over metrics: FlowMetrics) -> (start: Double, spacing: Double) {
    let spare = metrics.extent - length
    if items.count == 1 { return (spare / 2, 0) }
    return (0, max(metrics.itemSpacing, spare / Double(items.count - 1)))
  }
}
