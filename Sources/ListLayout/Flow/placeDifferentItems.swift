import LayoutModel

/// Puts items of several sizes into lines, each as long as it has room (LI-flow-lines): full lines are spread over their length
/// (LI-flow-full-lines), the last begins at the start with the smallest spacing (LI-flow-last-line), an item alone in a line
/// stands in its middle (LI-flow-single), and all stand in the middle of their line's thickness (LI-flow-thickness).
///
/// - Parameters:
///   - areEstimated: Whether items found their sizes themselves.
///   - axis: Of scrolling.
///   - position: Of the first line, along that axis.
///   - place: Takes an item's number, its position, its offset in the line, and its size.
/// - Returns: The length of all lines along the axis.
func placeDifferentItems(
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
    self.length = length
    self.thickness = thickness
  }

  /// Where the first item begins, and what lies between two, in a line that is filled.
  func spread(over metrics: FlowMetrics) -> (start: Double, spacing: Double) {
    let spare = metrics.extent - length
    if items.count == 1 { return (spare / 2, 0) }
    return (0, max(metrics.itemSpacing, spare / Double(items.count - 1)))
  }
}
