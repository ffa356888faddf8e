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
    let size = container.size
    breadth = max(
      0,
      axis == .vertical
        ? size.width - insets.left - insets.right : size.height - insets.top - insets.bottom)
    reference =
      switch layout.sectionInsetReference {
      case .fromContentInset: nil
      case .fromSafeArea: container.safeAreaInsets + insets.negated
      case .fromLayoutMargins: container.layoutMargins + insets.negated
      }
  }

  /// A section's inset from a side of the strip; from safe area or margins within the content inset (LI-flow-inset-reference).
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
    Rect(origin: Point(along: axis, position, across: offset), size: size)
  }

  /// A rectangle over the breadth of the strip.
  func rect(from start: Double, to end: Double) -> Rect {
    rect(at: start, 0, Size(along: axis, end - start, across: breadth))
  }
}

extension EdgeInsets {
  fileprivate var negated: EdgeInsets { EdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }
}

/// The lengths that a section is laid out by, with what it leaves to the layout; in points.
struct FlowMetrics {
  /// Along the axis of scrolling; 0 for none.
  let header: Double
  let footer: Double
  /// Before the first and after the last line.
  let before: Double
  let after: Double
  /// From the edge of the strip to where lines begin.
  let start: Double
  /// Extent of lines.
  let extent: Double
  /// At least, between the items of a line.
  let itemSpacing: Double
  let lineSpacing: Double

  /// - Parameter isTurned: Whether the section is turned around later and its insets are to stay at their sides.
  init(_ section: FlowSection, _ layout: FlowLayout, _ area: FlowArea, _ items: FlowItems, isTurned: Bool) {
    let axis = area.axis
    header = section.hasHeader ? (section.headerReferenceSize ?? layout.headerReferenceSize)[axis] : 0
    footer = section.hasFooter ? (section.footerReferenceSize ?? layout.footerReferenceSize)[axis] : 0
    let insets = section.sectionInset ?? layout.sectionInset
    let end: Double
    if axis == .vertical {
      (before, after) = (insets.top, insets.bottom)
      let (left, right) = (area.inset(.left, of: insets), area.inset(.right, of: insets))
      (start, end) = isTurned ? (right, left) : (left, right)
    } else {
      (before, after) = isTurned ? (insets.right, insets.left) : (insets.left, insets.right)
      (start, end) = (area.inset(.top, of: insets), area.inset(.bottom, of: insets))
    }
    extent = max(0, area.breadth - start - end)
    let betweenItems = section.minimumInteritemSpacing ?? layout.minimumInteritemSpacing
    let betweenLines = section.minimumLineSpacing ?? layout.minimumLineSpacing
    // UIKit mistakes the one for the other here, against its documentation (LI-flow-horizontal-spacing).
    let areExchanged = axis == .horizontal && !items.areEqual
    (itemSpacing, lineSpacing) = areExchanged ? (betweenLines, betweenItems) : (betweenItems, betweenLines)
  }

  /// Whether something so long has room in something else.
  static func fits(_ length: Double, in extent: Double) -> Bool { length <= widened(extent) }

  /// A little more than a length, as thirds and sevenths are computed in binary.
  static func widened(_ extent: Double) -> Double { extent + 1e-6 }
}
