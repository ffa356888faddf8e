import LayoutModel

/// What the sections of a flow layout are laid out in: a strip along the axis of scrolling.
struct FlowArea {
  /// Scroll axis.
  let axis: Axis
  /// Breadth of the strip: the bounds less the content inset (LI-flow-content), in points.
  let breadth: Double
  /// From the edges of the strip to what section insets count from; negative where that begins before the strip.
  private let reference: EdgeInsets?

  init(_ layout: FlowLayout, _ container: ListContainer) {
    axis = layout.scrollDirection
    let insets = container.adjustedContentInset
    let sides =
      axis == .vertical
      ? container.size.width - insets.left - insets.right : container.size.height - insets.top - insets.bottom
    breadth = max(0, sides)
    reference =
      switch layout.sectionInsetReference {
      case .fromContentInset: nil
      case .fromSafeArea: container.safeAreaInsets + insets.negated
      case .fromLayoutMargins: container.layoutMargins + insets.negated
      }
  }

  /// A section's inset from an edge at the side of the strip; from a safe area or margins never beyond the content inset
  /// (LI-flow-inset-reference).
  func inset(_ edge: RectEdge, of insets: EdgeInsets) -> Double {
    guard let reference else { return insets[edge] }
    return max(0, reference[edge] + insets[edge])
  }

  /// A rectangle in the content.
  ///
  /// - Parameters:
  ///   - position: Along the axis of scrolling.
  ///   - offset: From the edge of the strip.
  func rect(at position: Double, _ offset: Double, _ size: Size) -> Rect {
    Rect(
      origin: axis == .vertical ? Point(x: offset, y: position) : Point(x: position, y: offset), size: size)
  }

  /// A rectangle over the breadth of the strip.
  func rect(from start: Double, to end: Double) -> Rect {
    var size = Size.zero
    size[axis] = end - start
    size[axis.crossed] = breadth
    return rect(at: start, 0, size)
  }

  func contentSize(length: Double) -> Size {
    rect(from: 0, to: max(0, length)).size
  }
}

extension EdgeInsets {
  fileprivate var negated: EdgeInsets { EdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }
}
