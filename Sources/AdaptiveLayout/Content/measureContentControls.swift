import LayoutModel
import TextMetrics

/// The sizes of controls by system version: interface-builder 8, 14 and 15, for 26 measured-on-ios 7.
extension ContentMeasurer {
  /// A control whose size its class decides, in its alignment rectangle.
  mutating func fixedSize(of type: ViewType, _ content: ViewContent) -> ContentSize {
    switch type {
    case .switch:
      isFrom(26) ? ContentSize(width: 61, height: 28) : ContentSize(width: 49, height: 31)
    case .slider: ContentSize(height: isFrom(26) ? 34 : hasTallSlider ? 33 : 30)
    case .stepper: ContentSize(width: 94, height: isFrom(13) ? 32 : 29)
    case .progressView: ContentSize(height: content.style == .bar ? 2.5 : isFrom(14) ? 4 : 2)
    case .activityIndicator: activityIndicator(content)
    case .pageControl: pageControl(content)
    case .pickerView: ContentSize(width: 320, height: 216)
    case .searchBar: ContentSize(height: isFrom(26) || !isFrom(11) ? 44 : 56)
    case .navigationBar: ContentSize(height: isFrom(26) ? 54 : 44)
    case .toolbar: ContentSize(height: isFrom(26) ? 54 : hasHomeIndicator ? 49 : 44)
    case .tabBar: ContentSize(height: 49)
    default: ContentSize()
    }
  }

  /// How far the frame reaches beyond the alignment rectangle, nil for not at all (interface-builder 14).
  func alignmentInsets(of type: ViewType) -> DirectionalEdgeInsets? {
    switch type {
    case .switch: DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 2)
    case .slider:
      // In all 12 cases on the canvas of version 26 the frame is the alignment rectangle.
      isFrom(26) ? nil : DirectionalEdgeInsets(top: 0, leading: 2, bottom: 1, trailing: 2)
    case .segmentedControl: DirectionalEdgeInsets(top: 0, leading: 0, bottom: 1, trailing: 0)
    default: nil
    }
  }

  /// From 18.4 on: 7 of 8 sliders on the canvas of Xcode 16.4 are 34 high, beside switches of the old size.
  private var hasTallSlider: Bool { version >= SystemVersion(18, 4) }

  private func isFrom(_ major: Int) -> Bool { version >= SystemVersion(major) }

  private func activityIndicator(_ content: ViewContent) -> ContentSize {
    switch content.style {
    case .large, .whiteLarge: ContentSize(width: 37, height: 37)
    default: ContentSize(width: 20, height: 20)
    }
  }

  /// Dots of 7 with gaps of 9 up to 13, a place of 18 for each dot from 14.
  private func pageControl(_ content: ViewContent) -> ContentSize {
    let pages = Double(content.numberOfPages)
    if !isFrom(14) { return ContentSize(width: max(16 * pages - 9, 0), height: 37) }
    return ContentSize(width: pages == 0 ? 0 : 18 * pages + 62, height: isFrom(26) ? 44 : 26)
  }

  /// All segments are as wide as the widest title in 13 points and 18 more, 1 between them; up to 12 it is 14.
  mutating func segmentedControl(_ content: ViewContent) -> ContentSize {
    let height: Double = isFrom(13) ? 31 : 28
    let count = Double(content.segments.count)
    guard count > 0 else { return ContentSize(width: 0, height: height) }
    var widest = 0.0
    let standard = FontDescription(pointSize: 13, weight: isFrom(13) ? .medium : .regular)
    for title in content.segments {
      let layout = layout(ViewContent(), plain: title, standard: standard)
      widest = max(widest, layout.size(maximumLines: 1, on: PixelGrid(scale: 1)).width)
    }
    if !isFrom(13) { note(.control(.segmentedControl)) }
    return ContentSize(width: count * (widest + (isFrom(13) ? 18 : 14)) + count - 1, height: height)
  }

  /// Wheels are 320 × 216. How wide a compact picker is depends on a date that the document does not have.
  func datePickerStyle(_ content: ViewContent) -> DatePickerStyle {
    guard content.datePickerStyle == .automatic else { return content.datePickerStyle }
    return isFrom(14) ? .compact : .wheels
  }

  mutating func datePicker(_ content: ViewContent) -> ContentSize {
    switch datePickerStyle(content) {
    case .wheels, .automatic: return ContentSize(width: 320, height: 216)
    case .compact:
      note(.control(.datePicker))
      if isFrom(26) { return ContentSize(height: 36) }
      let font = font(
        FontDescription(pointSize: 17), standard: FontDescription(pointSize: 17), adjusts: false)
      return ContentSize(height: grid.roundUpText(font.lineHeight) + 14)
    case .inline:
      note(.control(.datePicker))
      return ContentSize()
    }
  }
}
