import LayoutModel

/// Puts items of one size into a grid: all lines have the spacing of a full one, the last too (LI-flow-full-lines,
/// LI-flow-equal). A line that has room for one item has it in its middle (LI-flow-single).
///
/// - Parameters:
///   - axis: Of scrolling.
///   - position: Of the first line, along that axis.
///   - place: Takes an item's number, its position, its offset in the line, and its size.
/// - Returns: The length of all lines along the axis.
func placeEqualItems(
  _ size: Size, _ count: Int, _ metrics: FlowMetrics, _ axis: Axis, at position: Double,
  _ place: (Int, Double, Double, Size) -> Void
) -> Double {
  guard count > 0 else { return 0 }
  let (length, thickness) = (size[axis.crossed], size[axis])
  let room = EqualLine(length, metrics)
  let perLine = room.capacity < Double(count) ? Int(room.capacity) : count
  for item in 0..<count {
    let (line, index) = item.quotientAndRemainder(dividingBy: perLine)
    place(
      item, position + Double(line) * (thickness + metrics.lineSpacing),
      room.offset + Double(index) * (length + room.spacing), size)
  }
  let lines = Double((count - 1) / perLine + 1)
  return lines * thickness + (lines - 1) * metrics.lineSpacing
}

/// A full line of items of one length.
private struct EqualLine {
  /// How many items a line holds: a whole number, at least 1; not finite where they take no room.
  let capacity: Double
  /// Between two of them.
  let spacing: Double
  /// Offset of the first item.
  let offset: Double

  init(_ length: Double, _ metrics: FlowMetrics) {
    let step = length + metrics.itemSpacing
    let room = FlowMetrics.widened(metrics.extent) + metrics.itemSpacing
    let items = step > 0 ? (room / step).rounded(.down) : .infinity
    capacity = max(1, items)
    let spare = metrics.extent - capacity * length
    if capacity == 1 {
      (spacing, offset) = (metrics.itemSpacing, spare / 2)
    } else {
      // Where items and spacings take no room, none is left to share.
      let shared = capacity.isFinite ? spare / (capacity - 1) : 0
      (spacing, offset) = (max(metrics.itemSpacing, shared), 0)
    }
  }
}
