/// What a view wishes for by itself: what its author says of that, else what its class and content make of it.
package struct NaturalSize: Sendable {
  /// In points, of the alignment rectangle; nil where the view has no intrinsic metric.
  package var width, height: Double?
  package var hugging = AxisPriorities.defaultHugging
  package var baselineOffsets: BaselineOffsets?
  package var alignmentRectInsets: EdgeInsets = .zero
  package init() {}

  /// The intrinsic size on an axis, in points; nil if the view has none.
  @inlinable package subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }
}

extension DocumentValues {
  /// Takes for the wishes of all views that have none yet what their authors say of them.
  package mutating func takeNaturalSizes() {
    var sizes = natural
    natural = []
    let missing = sizes.count..<views.count
    sizes.append(addingCapacity: missing.count) { added in
      for index in missing { added.append(saidSize(ofView: index, over: NaturalSize())) }
    }
    natural = sizes
  }

  /// Takes for the wishes of some views what is said of them now, and forgets what they wished for.
  package mutating func takeNaturalSizes(ofViews range: Range<Int>) {
    for index in range { natural[index] = saidSize(ofView: index, over: NaturalSize()) }
  }

  /// Takes for the wish of a view what is said of it now; what nobody says stays.
  package mutating func takeNaturalSize(ofView index: Int) {
    natural[index] = saidSize(ofView: index, over: natural[index])
  }

  @inline(__always)
  private func saidSize(ofView index: Int, over other: NaturalSize) -> NaturalSize {
    var size = other
    let explicit = views[index].explicit
    size.hugging = views[index].hugging
    if explicit.contains(.intrinsicContentSize) {
      size.width = views[index].intrinsicWidth
      size.height = views[index].intrinsicHeight
    }
    guard let place = views[index].details.map({ Int($0) }) else { return size }
    if let offsets = details[place].baselineOffsets { size.baselineOffsets = offsets }
    if explicit.contains(.alignmentRectInsets) {
      size.alignmentRectInsets = details[place].alignmentRectInsets
    }
    return size
  }
}
