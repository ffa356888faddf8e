/// A switch.
open class UISwitch: UIControl {
  open override var subviews: [UIView] { __unknown("UISwitch.subviews") as! [UIView] }
  /// Without effect on layout: which way it stands.
  open var isOn: Bool = false
  /// Without effect on layout: a colour.
  open var onTintColor: UIColor?
  /// Without effect on layout: a colour.
  open var thumbTintColor: UIColor?
  /// Without effect on layout: since iOS 7 it is not shown.
  open var onImage: UIImage?
  /// Without effect on layout: since iOS 7 it is not shown.
  open var offImage: UIImage?
  open var title: String?
  open var preferredStyle: UISwitch.Style = .automatic

  /// It has its own size, whatever it is made with.
  public override init(frame: CGRect) {
    let size: CGSize =
      if #available(iOS 26, *) { CGSize(width: 63, height: 28) } else { CGSize(width: 51, height: 31) }
    super.init(frame: CGRect(origin: frame.origin, size: size))
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public enum Style: Int {
    case automatic, checkbox, sliding
  }

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override func defaultHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }
  open override var intrinsicContentSize: CGSize { __naturalSize(self) }
}

/// A slider.
open class UISlider: UIControl {
  open override var subviews: [UIView] { __unknown("UISlider.subviews") as! [UIView] }
  /// Without effect on layout: where it stands, between the least and the greatest value.
  open var value: Float {
    get { storedValue }
    set { storedValue = max(minimumValue, min(newValue, maximumValue)) }
  }
  var storedValue: Float = 0
  /// Without effect on layout: what it may stand at.
  open var minimumValue: Float = 0 {
    didSet {
      value = storedValue
    }
  }
  /// Without effect on layout: what it may stand at.
  open var maximumValue: Float = 1 {
    didSet {
      value = storedValue
    }
  }
  /// Without effect on layout: when it tells.
  open var isContinuous: Bool = true
  /// Without effect on layout: a colour.
  open var minimumTrackTintColor: UIColor?
  /// Without effect on layout: a colour.
  open var maximumTrackTintColor: UIColor?
  /// Without effect on layout: a colour.
  open var thumbTintColor: UIColor?
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  /// Images of the thumb that were set, by the states' raw values.
  public internal(set) var thumbImages: [UInt: UIImage] = [:]

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// Without effect on layout: on a phone and an iPad all behave the same.
  open lazy var preferredBehavioralStyle: UIBehavioralStyle = .automatic

  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbImages[state.rawValue] = image
  }

  /// Without effect on layout: how the line looks.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Without effect on layout: how the line looks.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  open override var intrinsicContentSize: CGSize { __naturalSize(self) }
}

/// Two buttons for more and less.
open class UIStepper: UIControl {
  open override var subviews: [UIView] { __unknown("UIStepper.subviews") as! [UIView] }
  /// Without effect on layout: what it stands at.
  open var value: Double = 0
  /// Without effect on layout: what it may stand at.
  open var minimumValue: Double = 0
  /// Without effect on layout: what it may stand at.
  open var maximumValue: Double = 100
  /// Without effect on layout: what a step adds.
  open var stepValue: Double = 1
  /// Without effect on layout: what happens at an end.
  open var wraps: Bool = false
  /// Without effect on layout: when it tells.
  open var isContinuous: Bool = true
  /// Without effect on layout: what happens while it is held.
  open var autorepeat: Bool = true

  /// It has its own size, whatever it is made with.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isNaturallySized = true
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Without effect on layout: a look.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Without effect on layout: a look.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}

  override func defaultHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }
  open override var intrinsicContentSize: CGSize { __naturalSize(self) }
}

/// A bar that fills.
open class UIProgressView: UIView {
  public enum Style: Int {
    case `default`, bar
  }

  open var progressViewStyle: UIProgressView.Style = .default
  /// Without effect on layout: how far it is.
  open var progress: Float = 0
  /// Without effect on layout: a colour.
  open var progressTintColor: UIColor?
  /// Without effect on layout: a colour.
  open var trackTintColor: UIColor?
  /// Without effect on layout: how it looks.
  open var progressImage: UIImage?
  /// Without effect on layout: how it looks.
  open var trackImage: UIImage?

  /// It is as high as its style; UIKit does not say how wide it is then.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    var height: CGFloat = if #available(iOS 14, *) { 4 } else { 2 }
    if style == .bar {
      height = 2.5
    }
    self.init(
      frame: CGRect(x: 0, y: 0, width: __unknown("UIProgressView.frame") as! CGFloat, height: height))
    progressViewStyle = style
  }

  /// Without effect on layout: how far it is.
  open var observedProgress: Progress?

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  override func defaultHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .vertical ? .defaultHigh : .defaultLow
  }
  open override var intrinsicContentSize: CGSize { __naturalSize(self) }
}

/// A wheel that turns.
open class UIActivityIndicatorView: UIView {
  public enum Style: Int {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    case medium = 100
    case large = 101
  }

  open var style: UIActivityIndicatorView.Style = .medium
  open var hidesWhenStopped: Bool = true {
    didSet {
      if !isAnimating {
        isHidden = hidesWhenStopped
      }
    }
  }
  /// Starting and stopping show and hide one that hides when it stops (UIKit User Interface Catalog); others are as code has them.
  public internal(set) var isAnimating: Bool = false {
    didSet {
      if hidesWhenStopped {
        isHidden = !isAnimating
      }
    }
  }
  /// Without effect on layout: a colour.
  open var color: UIColor! = UIColor.gray

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public required init(coder: NSCoder) {
    super.init(coder: coder)!
  }

  /// It has the size of its style.
  public init(style: UIActivityIndicatorView.Style) {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    self.style = style
    isHidden = true
  }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  override func defaultHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }
  open override var intrinsicContentSize: CGSize { __naturalSize(self) }
}
