import LayoutModel
import TextMetrics
import UIKitDefaults

/// Controls whose size their class decides by system version.
extension ContentMeasurer {
  /// A control in its alignment rectangle.
  mutating func fixedSize(of type: ViewType, _ content: ViewContent) -> ContentSize {
    if let doubt = doubt(aboutSizeOf: type, content) { note(doubt) }
    return switch type {
    case .switch: ContentSize(ControlSizes.switch[version])
    case .slider: ContentSize(height: ControlSizes.sliderHeight[version])
    case .stepper: ContentSize(ControlSizes.stepper[version])
    case .progressView:
      ContentSize(
        height: content.style == .bar ? ControlSizes.progressBarHeight : ControlSizes.progressHeight[version])
    case .activityIndicator: activityIndicator(content)
    case .pageControl: pageControl(content)
    case .pickerView: ContentSize(ControlSizes.wheels)
    case .searchBar: ContentSize(height: ControlSizes.searchBarHeight[version])
    case .navigationBar: ContentSize(height: StandardBars.bar[version])
    case .toolbar: ContentSize(height: toolbarHeight)
    case .tabBar: ContentSize(height: StandardBars.tabBar)
    default: ContentSize()
    }
  }

  /// Sizes that one witness has seen, or of which two say something else (decision 0072).
  private func doubt(aboutSizeOf type: ViewType, _ content: ViewContent) -> UncertainRule? {
    switch type {
    case .slider where ControlSizes.openSliders.contains(version): .slidersOf18
    case .progressView where content.style != .bar && ControlSizes.openProgressViews.contains(version):
      .progressViewsOf17
    case .pageControl where content.numberOfPages > 0 && version >= PageControlSizes.openSince: .pageControls
    case .pickerView: .wheels
    case .searchBar where version >= ControlSizes.openSearchBarsSince: .searchBarsOf26
    default: nil
    }
  }

  private var toolbarHeight: Double {
    hasHomeIndicator && version < StandardBars.floatingSince
      ? StandardBars.toolbarAboveHomeIndicator : StandardBars.bar[version]
  }

  private func activityIndicator(_ content: ViewContent) -> ContentSize {
    switch content.style {
    case .large, .whiteLarge: ContentSize(ControlSizes.largeActivityIndicator)
    default: ContentSize(ControlSizes.activityIndicator)
    }
  }

  /// No page takes no room.
  private func pageControl(_ content: ViewContent) -> ContentSize {
    let pages = Double(content.numberOfPages)
    let width = PageControlSizes.widthOfPage[version] * pages + PageControlSizes.addedWidth[version]
    return ContentSize(width: pages > 0 ? width : 0, height: PageControlSizes.height[version])
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
      note(.wheels)
      return ContentSize(ControlSizes.wheels)
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

extension ViewType {
  /// Whether the class has an intrinsic size on some axis by itself. Image views have their image's.
  var hasNaturalSize: Bool {
    switch self {
    case .label, .button, .textField, .textView, .switch, .slider, .stepper, .segmentedControl, .progressView,
      .activityIndicator, .pageControl, .datePicker, .pickerView, .searchBar, .navigationBar, .toolbar,
      .tabBar:
      true
    case .view, .imageView, .stackView, .scrollView, .tableView, .tableViewCell, .collectionView,
      .collectionViewCell, .containerView, .visualEffectView, .mapView, .webView:
      false
    }
  }
}

extension ContentSize {
  fileprivate init(_ size: ControlSize) {
    self.init(width: size.width, height: size.height)
  }
}
