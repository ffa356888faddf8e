import LayoutModel
import TextMetrics
import UIKitDefaults

/// Controls whose size their class decides, and those of texts that are no labels.
extension ContentMeasurer {
  /// The size that a class has by itself.
  mutating func size(ofClass size: ControlSize) -> ContentSize {
    if let doubt = size.doubt { note(doubt) }
    return ContentSize(width: size.width, height: size.height)
  }

  /// All segments are as wide as the widest title.
  mutating func segmentedControl(_ content: ViewContent) -> ContentSize {
    let height = SegmentedControlSizes.height[version]
    let count = Double(content.segments.count)
    guard count > 0 else { return ContentSize(width: 0, height: height) }
    var widest = 0.0
    let standard = FontDescription(
      pointSize: SegmentedControlSizes.fontSize, weight: SegmentedControlSizes.fontWeight[version])
    for title in content.segments {
      let layout = layout(ViewContent(), plain: title, standard: standard)
      widest = max(widest, layout.size(maximumLines: 1, on: PixelGrid(scale: 1)).width)
    }
    // The look up to 12 is not known well.
    if version < SystemVersion(13) {
      note(.control(.segmentedControl))
      note(.segmentsBefore13)
    }
    return ContentSize(
      width: count * (widest + SegmentedControlSizes.padding[version]) + count - 1, height: height)
  }

  /// Wheels are of one size. How wide a compact picker is depends on a date that the document does not have.
  func datePickerStyle(_ content: ViewContent) -> DatePickerStyle {
    guard content.datePickerStyle == .automatic else { return content.datePickerStyle }
    return version >= ControlSizes.compactDatePickersSince ? .compact : .wheels
  }

  mutating func datePicker(_ content: ViewContent) -> ContentSize {
    switch datePickerStyle(content) {
    case .wheels, .automatic:
      return size(ofClass: ControlSizes.wheels)
    case .compact:
      note(.control(.datePicker))
      note(.datePickers)
      if version >= SystemVersion(26) { return ContentSize(height: ControlSizes.compactDatePickerHeight) }
      let standard = FontDescription(pointSize: TextControlMetrics.fontSize)
      let font = font(standard, standard: standard, adjusts: false)
      return ContentSize(
        height: grid.roundUpText(font.lineHeight) + ControlSizes.compactDatePickerPadding)
    case .inline:
      note(.control(.datePicker))
      note(.datePickers)
      return ContentSize()
    }
  }
}
