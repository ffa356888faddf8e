package import LayoutModel

/// The size of a control's alignment rectangle, in points; a side that is nil has none.
package struct ControlSize: Hashable, Sendable {
  package var width: Double?
  package var height: Double?

  package init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}

/// The sizes of controls by system version (IB-control-sizes, IB-control-alignment, IB-control-sizes-26).
package enum ControlSizes {
  package static let `switch` = ByVersion(
    ControlSize(width: 49, height: 31), (SystemVersion(26), ControlSize(width: 61, height: 28)))
  /// From 18.4 on: 7 of 8 sliders on the canvas of Xcode 16.4 are 34 high, beside switches of the old size.
  package static let sliderHeight = ByVersion(30.0, (SystemVersion(18, 4), 33), (SystemVersion(26), 34))
  /// In these versions nobody has seen how far the frame of a slider reaches beyond its sides (IB-sliders-18).
  package static let openSliders = SystemVersion(18, 4)..<SystemVersion(26)
  package static let stepper = ByVersion(
    ControlSize(width: 94, height: 29), (SystemVersion(13), ControlSize(width: 94, height: 32)))
  package static let progressHeight = ByVersion(2.0, (SystemVersion(14), 4))
  /// In these versions files say 2 and 4 (IB-progress-views-17).
  package static let openProgressViews = SystemVersion(17)..<SystemVersion(18)
  /// Of a progress view in the style `bar`.
  package static let progressBarHeight = 2.5
  package static let activityIndicator = ControlSize(width: 20, height: 20)
  package static let largeActivityIndicator = ControlSize(width: 37, height: 37)
  /// Wheels of a picker, also of a date picker (IB-wheels).
  package static let wheels = ControlSize(width: 320, height: 216)
  package static let searchBarHeight = ByVersion(44.0, (SystemVersion(11), 56), (SystemVersion(26), 44))
  /// From here on 44 is measured and 64 written in files (IB-search-bars-26).
  package static let openSearchBarsSince = SystemVersion(26)
  package static let compactDatePickerHeight = 36.0
  /// Up to 25 a compact date picker is so much higher than its line.
  package static let compactDatePickerPadding = 14.0
  /// From here on date pickers are compact unless they say otherwise.
  package static let compactDatePickersSince = SystemVersion(14)

  /// Buttons that show a symbol of their type: contacts, details, information; up to a pixel.
  package static let symbolButton = ByVersion(
    Size(width: 22, height: 22), (SystemVersion(13), Size(width: 25, height: 24)),
    (SystemVersion(17), Size(width: 25.6, height: 25.6)))
  /// The same with a configuration, whose insets are in it (8 of 8).
  package static let configuredSymbolButton = Size(width: 50, height: 34)
}

/// Page controls: what each page takes, and what is added to the sum.
package enum PageControlSizes {
  /// Dots of 7 with gaps of 9 up to 13, a place of 18 for each dot from 14.
  /// From here on the sizes are those of one file (IB-page-controls).
  package static let openSince = SystemVersion(14)
  package static let widthOfPage = ByVersion(16.0, (SystemVersion(14), 18))
  package static let addedWidth = ByVersion(-9.0, (SystemVersion(14), 62))
  package static let height = ByVersion(37.0, (SystemVersion(14), 26), (SystemVersion(26), 44))
}

/// Segmented controls: all segments are as wide as the widest title and its padding, one point between them.
package enum SegmentedControlSizes {
  package static let height = ByVersion(28.0, (SystemVersion(13), 31))
  package static let padding = ByVersion(14.0, (SystemVersion(13), 18))
  package static let fontSize = 13.0
  package static let fontWeight = ByVersion(FontWeight.regular, (SystemVersion(13), .medium))
}

/// How far the frame of a control reaches beyond its alignment rectangle, nil for not at all (IB-control-alignment).
package func controlAlignmentInsets(of type: ViewType, _ version: SystemVersion) -> DirectionalEdgeInsets? {
  switch type {
  case .switch: DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 2)
  case .slider:
    // In all 12 cases on the canvas of version 26 the frame is the alignment rectangle.
    version >= SystemVersion(26) ? nil : DirectionalEdgeInsets(top: 0, leading: 2, bottom: 1, trailing: 2)
  case .segmentedControl: DirectionalEdgeInsets(top: 0, leading: 0, bottom: 1, trailing: 0)
  default: nil
  }
}
