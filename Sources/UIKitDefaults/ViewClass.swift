package import LayoutModel

/// Facts of UIKit about a class of views. A row of the table below for each type that documents name.
package struct ViewClass: Sendable {
  /// The class as UIKit's console prints it.
  package var name: String
  /// How large a view of the class is by itself.
  package var size = NaturalSize.none
  /// The hugging priorities that the class sets in code (AL-content-priorities); nil for those of all other views.
  package var hugging: AxisPriorities?
  /// How far the frame reaches beyond the alignment rectangle (IB-control-alignment).
  package var alignmentInsets = AlignmentInsets.none
  /// The texts that translations replace.
  package var texts: Texts = []
  package var features: Features = []
  /// What stands for it in pictures.
  package var picture: Picture

  /// The texts of views, by the keys of documents.
  package struct Texts: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `text` and `attributedText`.
    package static let text = Texts(rawValue: 1)
    package static let placeholder = Texts(rawValue: 2)
    /// `title`, and those of a configuration.
    package static let titles = Texts(rawValue: 4)
    package static let segments = Texts(rawValue: 8)
  }

  package struct Features: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Takes touches of its own all over its frame.
    package static let control = Features(rawValue: 1)
    /// Takes no touches unless it says so (`userInteractionEnabled`).
    package static let untouched = Features(rawValue: 2)
    /// Lays out its items by itself.
    package static let bar = Features(rawValue: 4)
    /// Has a text that people edit.
    package static let field = Features(rawValue: 8)
    /// Has its text in the middle, where something stretches it.
    package static let centersText = Features(rawValue: 16)
    /// Shows nothing of its subviews outside its bounds, whatever `clipsToBounds` says.
    package static let clipsSubviews = Features(rawValue: 32)
  }

  package enum AlignmentInsets: Sendable {
    case none
    case fixed(DirectionalEdgeInsets)
    /// Up to a version, from which on the frame is the alignment rectangle.
    case before(SystemVersion, DirectionalEdgeInsets)

    /// In a version; nil for none.
    package func insets(_ version: SystemVersion) -> DirectionalEdgeInsets? {
      switch self {
      case .none: nil
      case .fixed(let insets): insets
      case .before(let end, let insets): version < end ? insets : nil
      }
    }
  }

  package enum Picture: Sendable {
    case box, faintBox, dashedBox, cell, scrollView, table, collection, image, map, page
    case textField, textView, searchBar, navigationBar, bottomBar
    case button, `switch`, slider, stepper, segments, progress, spokes, dots, datePicker, wheels
  }
}

/// The table: a row a class.
extension ViewClass {
  static let view = ViewClass(name: "UIView", picture: .box)
  static let label = ViewClass(
    name: "UILabel", size: .label, texts: .text, features: .untouched, picture: .faintBox)
  static let button = ViewClass(
    name: "UIButton", size: .button, texts: .titles, features: [.control, .centersText], picture: .button)
  static let imageView = ViewClass(name: "UIImageView", features: .untouched, picture: .image)
  static let textField = ViewClass(
    name: "UITextField", size: .textField, texts: [.text, .placeholder],
    features: [.control, .field, .centersText], picture: .textField)
  static let textView = ViewClass(
    name: "UITextView", size: .textView, texts: .text, features: [.field, .clipsSubviews], picture: .textView)
  static let `switch` = ViewClass(
    name: "UISwitch", size: .ofClass { _, version, _ in ControlSizes.switch[version] },
    hugging: AxisPriorities(horizontal: 750, vertical: 750),
    alignmentInsets: .fixed(DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 2)),
    features: .control, picture: .switch)
  // In all 12 cases on the canvas of version 26 the frame is the alignment rectangle.
  static let slider = ViewClass(
    name: "UISlider", size: .ofClass { _, version, _ in ControlSizes.slider[version] },
    alignmentInsets: .before(
      SystemVersion(26), DirectionalEdgeInsets(top: 0, leading: 2, bottom: 1, trailing: 2)),
    features: .control, picture: .slider)
  static let stepper = ViewClass(
    name: "UIStepper", size: .ofClass { _, version, _ in ControlSizes.stepper[version] },
    hugging: AxisPriorities(horizontal: 750, vertical: 750), features: .control, picture: .stepper)
  static let segmentedControl = ViewClass(
    name: "UISegmentedControl", size: .segmentedControl,
    alignmentInsets: .fixed(DirectionalEdgeInsets(top: 0, leading: 0, bottom: 1, trailing: 0)),
    texts: .segments, features: .control, picture: .segments)
  static let progressView = ViewClass(
    name: "UIProgressView",
    size: .ofClass { content, version, _ in
      content.style == .bar ? ControlSizes.progressBar : ControlSizes.progressView[version]
    },
    hugging: AxisPriorities(horizontal: 250, vertical: 750), features: .untouched, picture: .progress)
  static let activityIndicator = ViewClass(
    name: "UIActivityIndicatorView",
    size: .ofClass { content, _, _ in
      content.style == .large || content.style == .whiteLarge
        ? ControlSizes.largeActivityIndicator : ControlSizes.activityIndicator
    },
    hugging: AxisPriorities(horizontal: 750, vertical: 750), features: .untouched, picture: .spokes)
  static let pageControl = ViewClass(
    name: "UIPageControl",
    size: .ofClass { content, version, _ in PageControlSizes.size(pages: content.numberOfPages, version) },
    picture: .dots)
  static let datePicker = ViewClass(
    name: "UIDatePicker", size: .datePicker, features: .control, picture: .datePicker)
  static let pickerView = ViewClass(
    name: "UIPickerView", size: .ofClass { _, _, _ in ControlSizes.wheels }, features: .control,
    picture: .wheels)
  static let searchBar = ViewClass(
    name: "UISearchBar", size: .ofClass { _, version, _ in ControlSizes.searchBar[version] },
    texts: .placeholder, features: [.control, .bar, .field], picture: .searchBar)
  static let navigationBar = ViewClass(
    name: "UINavigationBar",
    size: .ofClass { _, version, _ in ControlSize(height: StandardBars.bar[version]) }, features: .bar,
    picture: .navigationBar)
  static let toolbar = ViewClass(
    name: "UIToolbar",
    size: .ofClass { _, version, hasHomeIndicator in
      ControlSize(
        height: hasHomeIndicator && version < StandardBars.floatingSince
          ? StandardBars.toolbarAboveHomeIndicator : StandardBars.bar[version])
    },
    features: .bar, picture: .bottomBar)
  static let tabBar = ViewClass(
    name: "UITabBar", size: .ofClass { _, _, _ in ControlSize(height: StandardBars.tabBar) },
    features: .bar, picture: .bottomBar)
  static let stackView = ViewClass(name: "UIStackView", picture: .dashedBox)
  static let scrollView = ViewClass(name: "UIScrollView", features: .clipsSubviews, picture: .scrollView)
  static let tableView = ViewClass(name: "UITableView", features: .clipsSubviews, picture: .table)
  static let tableViewCell = ViewClass(name: "UITableViewCell", picture: .cell)
  static let collectionView = ViewClass(
    name: "UICollectionView", features: .clipsSubviews, picture: .collection)
  static let collectionViewCell = ViewClass(name: "UICollectionViewCell", picture: .cell)
  static let containerView = ViewClass(name: "UIView", picture: .box)
  static let visualEffectView = ViewClass(name: "UIVisualEffectView", picture: .box)
  static let mapView = ViewClass(name: "MKMapView", features: .clipsSubviews, picture: .map)
  static let webView = ViewClass(name: "WKWebView", features: .clipsSubviews, picture: .page)
  // It is as high as what is around it lets it be.
  static let calendarView = ViewClass(name: "UICalendarView", picture: .datePicker)
  static let colorWell = ViewClass(
    name: "UIColorWell", size: .ofClass { _, _, _ in ControlSizes.colorWell }, features: .control,
    picture: .box)
}

extension ViewType {
  /// Whether the class has an intrinsic size on some axis by itself.
  package var hasNaturalSize: Bool {
    if case .none = facts.size { false } else { true }
  }

  /// The row of its class. The switch has no `default`: a new type does not compile without one.
  package var facts: ViewClass {
    switch self {
    case .view: .view
    case .label: .label
    case .button: .button
    case .imageView: .imageView
    case .textField: .textField
    case .textView: .textView
    case .switch: .switch
    case .slider: .slider
    case .stepper: .stepper
    case .segmentedControl: .segmentedControl
    case .progressView: .progressView
    case .activityIndicator: .activityIndicator
    case .pageControl: .pageControl
    case .datePicker: .datePicker
    case .pickerView: .pickerView
    case .searchBar: .searchBar
    case .navigationBar: .navigationBar
    case .toolbar: .toolbar
    case .tabBar: .tabBar
    case .stackView: .stackView
    case .scrollView: .scrollView
    case .tableView: .tableView
    case .tableViewCell: .tableViewCell
    case .collectionView: .collectionView
    case .collectionViewCell: .collectionViewCell
    case .containerView: .containerView
    case .visualEffectView: .visualEffectView
    case .mapView: .mapView
    case .webView: .webView
    case .calendarView: .calendarView
    case .colorWell: .colorWell
    }
  }
}
