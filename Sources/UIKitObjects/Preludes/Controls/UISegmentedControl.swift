/// Buttons of which one is chosen.
open class UISegmentedControl: UIControl {
  open override var subviews: [UIView] { __unknown("UISegmentedControl.subviews") as! [UIView] }
  public static let noSegment: Int = -1

  public enum Segment: Int {
    case any, left, center, right, alone
  }

  /// Titles (`String`) and images (`UIImage`) in order.
  public internal(set) var segments: [Any] = [] {
    willSet {
      // It stays as large as it was made.
      if isNaturallySized {
        _ = frame
      }
    }
  }
  /// Widths that were set, by the index.
  public internal(set) var widths: [Int: CGFloat] = [:]
  open var apportionsSegmentWidthsByContent: Bool = false
  public internal(set) var titleAttributes: [NSAttributedString.Key: Any] = [:]
  /// Without effect on layout: which one is chosen.
  open var selectedSegmentIndex: Int = -1
  /// Without effect on layout: a colour.
  open var selectedSegmentTintColor: UIColor?
  /// Without effect on layout: whether a choice stays.
  open var isMomentary: Bool = false
  /// What stands behind segments and between them, in place of the system's.
  var pictures: [String: UIImage] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// It is as large as its segments.
  public init(items: [Any]?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    segments = items ?? []
    isNaturallySized = !segments.isEmpty
  }

  override func takeFromNib(_ key: String, _ value: [String: Any]) {
    if key == "segments" {
      segments = value["value"] as! [Any]
    } else {
      super.takeFromNib(key, value)
    }
  }

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(title ?? "", at: min(segment, segments.count))
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(image ?? UIImage(), at: min(segment, segments.count))
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    segments.insert(action.image ?? action.title, at: min(segment, segments.count))
  }

  open func removeSegment(at segment: Int, animated: Bool) { segments.remove(at: segment) }

  open func removeAllSegments() { segments = [] }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) { segments[segment] = title ?? "" }

  open func titleForSegment(at segment: Int) -> String? { segments[segment] as? String }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { segments[segment] = image ?? UIImage() }

  open func imageForSegment(at segment: Int) -> UIImage? { segments[segment] as? UIImage }

  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { widths[segment] = width }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    if state == .normal {
      titleAttributes = attributes ?? [:]
    }
  }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    if let backgroundImage { pictures["background \(state.rawValue)"] = backgroundImage }
  }

  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    if let dividerImage { pictures["divider \(leftState.rawValue) \(rightState.rawValue)"] = dividerImage }
  }

  /// Without effect on layout: what can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
  /// Without effect on layout: what can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool { true }
  /// Without effect on layout: what happens when one is chosen.
  open lazy var isSpringLoaded: Bool = false
  /// Without effect on layout: where words stand in a segment.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment,
    barMetrics: UIBarMetrics
  ) {}
  open override var intrinsicContentSize: CGSize { __naturalSize(self) }
}

/// Dots for pages.
open class UIPageControl: UIControl {
  open override var subviews: [UIView] { __unknown("UIPageControl.subviews") as! [UIView] }
  open var numberOfPages: Int = 0
  open var hidesForSinglePage: Bool = false
  /// Without effect on layout: which page it is.
  open var currentPage: Int = 0
  /// Without effect on layout: a colour.
  open var pageIndicatorTintColor: UIColor?
  /// Without effect on layout: a colour.
  open var currentPageIndicatorTintColor: UIColor?
  /// Without effect on layout: what is behind the dots.
  open var backgroundStyle: UIPageControl.BackgroundStyle = .automatic
  /// Without effect on layout: what the user may do.
  open var allowsContinuousInteraction: Bool = true
  open var preferredIndicatorImage: UIImage?
  /// Without effect on layout: when it tells.
  open lazy var defersCurrentPageDisplay: Bool = false
  /// Without effect on layout: how far it is to the next page.
  open var progress: AnyObject?
  open var interactionState: UIPageControl.InteractionState { .none }

  public enum InteractionState: Int {
    case none, discrete, continuous
  }

  public enum BackgroundStyle: Int {
    case automatic, prominent, minimal
  }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    control.numberOfPages = pageCount
    return __naturalSize(control)
  }

  open override var intrinsicContentSize: CGSize { __naturalSize(self) }
}

/// A choice of a date.
open class UIDatePicker: UIControl {
  open override var subviews: [UIView] { __unknown("UIDatePicker.subviews") as! [UIView] }
  public enum Mode: Int {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  open var datePickerMode: UIDatePicker.Mode = .dateAndTime
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic
  /// Without effect on layout: what is chosen. Nil is now.
  open var givenDate: Date?
  /// Without effect on layout: what may be chosen.
  open var minimumDate: Date?
  /// Without effect on layout: what may be chosen.
  open var maximumDate: Date?
  /// Without effect on layout: what may be chosen.
  open var minuteInterval: Int = 1
  open var locale: Locale?
  open var calendar: Calendar!
  open var timeZone: TimeZone?
  open var countDownDuration: TimeInterval = 0
  /// Without effect on layout: what is chosen.
  open lazy var roundsToMinuteInterval: Bool = true

  open var date: Date {
    get { givenDate ?? Date() }
    set { givenDate = newValue }
  }

  open func setDate(_ date: Date, animated: Bool) { givenDate = date }

  open override var intrinsicContentSize: CGSize { __naturalSize(self) }
}

public enum UIDatePickerStyle: Int {
  case automatic, wheels, compact, inline
}

/// Wheels to choose from.
open class UIPickerView: UIView {
  open override var subviews: [UIView] { __unknown("UIPickerView.subviews") as! [UIView] }
  open weak var dataSource: UIPickerViewDataSource?
  open weak var delegate: UIPickerViewDelegate?
  open var showsSelectionIndicator: Bool = true

  /// Without effect on layout: what the wheels show.
  open func reloadAllComponents() {}
  /// Without effect on layout: what the wheels show.
  open func reloadComponent(_ component: Int) {}
  /// Without effect on layout: what is chosen.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
  /// Without effect on layout: what is chosen.
  open func selectedRow(inComponent component: Int) -> Int { 0 }
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
  open override var intrinsicContentSize: CGSize { __naturalSize(self) }
}

/// Without effect on layout: what wheels show.
public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Without effect on layout: what wheels show.
public protocol UIPickerViewDelegate: AnyObject {
}
