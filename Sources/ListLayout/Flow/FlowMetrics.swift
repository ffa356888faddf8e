import LayoutModel

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
    (itemSpacing, lineSpacing) =
      areExchanged ? (betweenLines, betweenItems) : (betweenItems, betweenLines)
  }

  /// Whether something so long has room in something else.
  static func fits(_ length: Double, in extent: Double) -> Bool { length <= widened(extent) }

  /// A little more than a length, as thirds and sevenths are computed in binary.
  static func widened(_ extent: Double) -> Double { extent + 1e-6 }
}
