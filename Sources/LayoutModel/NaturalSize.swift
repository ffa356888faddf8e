/// What a view wishes for by itself: what its author says of that, else what its class and content make of it.
package struct NaturalSize: Sendable {
  /// In points, of the alignment rectangle; nil where the view has no intrinsic metric.
  package var width: Double?
  package var height: Double?
  package var hugging = AxisPriorities.defaultHugging
  package var baselineOffsets: BaselineOffsets?
  package var alignmentRectInsets: EdgeInsets = .zero

  package init() {}

  /// The intrinsic size on an axis, in points; nil if the view has none.
  @inlinable package subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }
}

extension DocumentValues {
  /// Makes room for what views wish for; nothing is measured yet.
  package mutating func beginMeasuring() {
    natural.removeAll(keepingCapacity: true)
    natural.append(addingCapacity: views.count) { $0.append(repeating: NaturalSize(), count: views.count) }
  }

  /// Takes for the wish of a view what its author says of it; what the author does not say stays.
  package mutating func takeNaturalSize(ofView index: Int) {
    let explicit = views[index].explicit
    natural[index].hugging = views[index].hugging
    if explicit.contains(.intrinsicContentSize) {
      natural[index].width = views[index].intrinsicWidth
      natural[index].height = views[index].intrinsicHeight
    }
    guard let place = views[index].details.map({ Int($0) }) else { return }
    if let offsets = details[place].baselineOffsets { natural[index].baselineOffsets = offsets }
    if explicit.contains(.alignmentRectInsets) {
      natural[index].alignmentRectInsets = details[place].alignmentRectInsets
    }
  }
}
