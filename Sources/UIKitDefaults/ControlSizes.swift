package import LayoutModel

/// The size of a control's alignment rectangle, in points; a side that is nil has none.
package struct ControlSize: Equatable, Sendable {
  package var width: Double?
  package var height: Double?
  /// The rule that it rests on, if one witness has seen it, or two say something else (decision 0072).
  package var doubt: UncertainRule?

  package init(width: Double? = nil, height: Double? = nil, doubt: UncertainRule? = nil) {
    (self.width, self.height, self.doubt) = (width, height, doubt)
  }
}

/// Natural size of a class of views.
package enum NaturalSize: Sendable {
  /// Without an intrinsic size; image views have their image's.
  case none
  /// By system version, by values of the view, and whether the device has a home indicator.
  case ofClass(@Sendable (ViewContent, SystemVersion, Bool) -> ControlSize)
  /// Follows texts, which have to be measured.
  case label, button, textField, textView, segmentedControl, datePicker
}

/// The sizes of controls by system version (IB-control-sizes, IB-control-alignment, IB-control-sizes-26).
package enum ControlSizes {
  package static let `switch` = ByVersion(
    ControlSize(width: 49, height: 31), (SystemVersion(26), ControlSize(width: 61, height: 28)))
  /// From 18.4 on: 7 of 8 sliders on the canvas of Xcode 16.4 are 34 high, beside switches of the old size. Up to 26
  /// nobody has seen how far the frame of such a slider reaches beyond its sides (IB-sliders-18).
  static let slider = ByVersion(
    ControlSize(height: 30), (SystemVersion(18, 4), ControlSize(height: 33, doubt: .slidersOf18)),
    (SystemVersion(26), ControlSize(height: 34)))
  package static let stepper = ByVersion(
    ControlSize(width: 94, height: 29), (SystemVersion(13), ControlSize(width: 94, height: 32)))
  /// In version 17 files say 2 and 4 (IB-progress-views-17).
  static let progressView = ByVersion(
    ControlSize(height: 2), (SystemVersion(14), ControlSize(height: 4)),
    (SystemVersion(17), ControlSize(height: 4, doubt: .progressViewsOf17)),
    (SystemVersion(18), ControlSize(height: 4)))
  /// A progress view in the style `bar`.
  static let progressBar = ControlSize(height: 2.5)
  static let activityIndicator = ControlSize(width: 20, height: 20)
  static let largeActivityIndicator = ControlSize(width: 37, height: 37)
  /// A color well (IB-color-wells).
  static let colorWell = ControlSize(width: 28, height: 28, doubt: .colorWells)
  /// Wheels of a picker, also of a date picker (IB-wheels).
  package static let wheels = ControlSize(width: 320, height: 216, doubt: .wheels)
  /// From 26 on 44 is measured and 64 written in files (IB-search-bars-26).
  static let searchBar = ByVersion(
    ControlSize(height: 44), (SystemVersion(11), ControlSize(height: 56)),
    (SystemVersion(26), ControlSize(height: 44, doubt: .searchBarsOf26)))
  package static let compactDatePickerHeight = 36.0
  /// Up to 25 a compact date picker is so much higher than its line.
  package static let compactDatePickerPadding = 14.0
  /// From here on date pickers are compact unless they say otherwise.
  package static let compactDatePickersSince = SystemVersion(14)

  /// Buttons that show a symbol of their type: contacts, details, information; up to a pixel.
  package static let symbolButton = ByVersion(
    Size(width: 22, height: 22), (SystemVersion(13), Size(width: 25, height: 24)),
    (SystemVersion(17), Size(width: 25.6, height: 25.6)))
  /// A button that closes something, as its type says (IB-close-buttons).
  package static let closeButton = Size(width: 30, height: 30)
  /// Size of a symbol button with a configuration, whose insets are in it (8 of 8).
  package static let configuredSymbolButton = Size(width: 50, height: 34)
}

/// Page controls: dots of 7 with gaps of 9 up to 13, a place of 18 for each dot from 14, with more room around in 14 and 15.
enum PageControlSizes {
  /// From here on the sizes are those of one file (IB-page-controls).
  private static let openSince = SystemVersion(14)
  private static let widthOfPage = ByVersion(16.0, (SystemVersion(14), 18))
  private static let addedWidth = ByVersion(
    -9.0, (SystemVersion(14), 67.5), (SystemVersion(15), 68), (SystemVersion(16), 62))
  private static let height = ByVersion(
    37.0, (SystemVersion(14), 27.5), (SystemVersion(15), 28), (SystemVersion(16), 26),
    (SystemVersion(26), 44))

  /// No page takes no room.
  static func size(pages: Int, _ version: SystemVersion) -> ControlSize {
    guard pages > 0 else { return ControlSize(width: 0, height: height[version]) }
    return ControlSize(
      width: widthOfPage[version] * Double(pages) + addedWidth[version], height: height[version],
      doubt: version >= openSince ? .pageControls : nil)
  }
}

/// Segmented controls: all segments are as wide as the widest title and its padding, one point between them.
package enum SegmentedControlSizes {
  package static let height = ByVersion(28.0, (SystemVersion(13), 31))
  package static let padding = ByVersion(14.0, (SystemVersion(13), 18))
  package static let fontSize = 13.0
  package static let fontWeight = ByVersion(FontWeight.regular, (SystemVersion(13), .medium))
}
