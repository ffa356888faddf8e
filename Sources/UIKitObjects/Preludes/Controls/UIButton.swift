/// A button: its texts and images are kept by state.
open class UIButton: UIControl {
  public enum ButtonType: Int {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7

    public static var roundedRect: UIButton.ButtonType { .system }
  }

  public enum Role: Int {
    case normal, primary, cancel, destructive
  }

  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

  public internal(set) var buttonType: UIButton.ButtonType = .custom
  /// What was set for states, by the states' raw values.
  public internal(set) var titles: [UInt: String] = [:]
  public internal(set) var attributedTitles: [UInt: NSAttributedString] = [:]
  public internal(set) var images: [UInt: UIImage] = [:]
  public internal(set) var backgroundImages: [UInt: UIImage] = [:]
  public internal(set) var symbolConfigurations: [UInt: UIImage.SymbolConfiguration] = [:]
  open var configuration: UIButton.Configuration? { didSet { shownTitle?.place() } }
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  open var automaticallyUpdatesConfiguration: Bool = true
  open var contentEdgeInsets: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) {
    didSet { shownTitle?.place() }
  }
  open var titleEdgeInsets: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) {
    didSet { shownTitle?.place() }
  }
  open var imageEdgeInsets: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  public private(set) lazy var titleLabel: UILabel? = makeTitleLabel()
  /// The label, once there is one.
  var shownTitle: UIButtonLabel?
  public private(set) lazy var imageView: UIImageView? = makeImageView()
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool = false
  /// Without effect on layout: what a button means.
  open var role: UIButton.Role = .normal
  /// Without effect on layout: a menu comes later.
  open var menu: UIMenu?
  /// Without effect on layout: a look while it is pressed.
  open var adjustsImageWhenHighlighted: Bool = true
  /// Without effect on layout: a look while it is off.
  open var adjustsImageWhenDisabled: Bool = true
  /// Without effect on layout: a look while it is pressed.
  open var showsTouchWhenHighlighted: Bool = false
  /// Without effect on layout: a look while it is pressed.
  open var reversesTitleShadowWhenHighlighted: Bool = false
  /// Without effect on layout: a look under a pointer.
  open var isPointerInteractionEnabled: Bool = false
  /// Without effect on layout: only which look it has.
  open var changesSelectionAsPrimaryAction: Bool = false
  /// Without effect on layout: a look under a pointer.
  open var pointerStyleProvider: UIButton.PointerStyleProvider?
  /// Without effect on layout: how a menu looks.
  open lazy var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
  /// Without effect on layout: on a phone and an iPad all behave the same.
  open lazy var preferredBehavioralStyle: UIBehavioralStyle = .automatic
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// Without effect on layout: colours of titles, by the states' raw values.
  public internal(set) var titleColors: [UInt: UIColor] = [:]

  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    self.buttonType = buttonType
    // What shows a symbol is as large as that.
    isNaturallySized = buttonType != .custom && buttonType != .system
  }

  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  override func takeFromNib(_ key: String, _ value: [String: Any]) {
    switch key {
    case "title": titles[0] = value["value"] as? String
    case "attributedText": attributedTitles[0] = NSAttributedString(fromNib: value)
    case "image": images[0] = UIImage(fromNib: value)
    case "backgroundImage": backgroundImages[0] = UIImage(fromNib: value)
    case "font": titleLabel?.takeFromNib(key, value)
    case "contentEdgeInsets": contentEdgeInsets = UIEdgeInsets(fromNib: value)
    case "configuration": configuration = UIButton.Configuration(fromNib: value)
    default: super.takeFromNib(key, value)
    }
  }

  /// Takes the title and the image of an action, as the configuration's or as those of the normal state.
  func take(_ action: UIAction?) {
    guard let action else { return }
    if configuration != nil {
      if configuration?.title == nil && !action.title.isEmpty {
        configuration?.title = action.title
      }
      if configuration?.image == nil {
        configuration?.image = action.image
      }
    } else {
      setTitle(action.title, for: .normal)
      setImage(action.image, for: .normal)
    }
  }

  func makeTitleLabel() -> UILabel {
    let label = UIButtonLabel(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    label.button = self
    shownTitle = label
    label.text = titles[0]
    label.lineBreakMode = .byTruncatingMiddle
    label.defaultFontSize = buttonType == .system ? 15 : 18
    return label
  }

  func makeImageView() -> UIImageView { UIImageView(frame: CGRect(x: 0, y: 0, width: 0, height: 0)) }

  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
    if state.rawValue == 0 {
      titleLabel?.text = title
    }
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state.rawValue] = title
    if state.rawValue == 0 {
      titleLabel?.attributedText = title
    }
  }

  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state.rawValue] = image
    if state.rawValue == 0 {
      imageView?.image = image
      shownTitle?.place()
    }
  }

  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages[state.rawValue] = image
  }

  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    symbolConfigurations[state.rawValue] = configuration
  }

  /// Without effect on layout: a colour.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state.rawValue] = color
  }

  /// Without effect on layout: a colour.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {}

  open func title(for state: UIControl.State) -> String? { titles[state.rawValue] ?? titles[0] }

  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    attributedTitles[state.rawValue] ?? attributedTitles[0]
  }

  open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] ?? images[0] }

  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    backgroundImages[state.rawValue] ?? backgroundImages[0]
  }

  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state.rawValue] ?? titleColors[0]
  }

  open func titleShadowColor(for state: UIControl.State) -> UIColor? { nil }

  open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state.rawValue] ?? symbolConfigurations[0]
  }

  open var isHeld: Bool { false }
  open var currentTitleShadowColor: UIColor? { nil }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
  open var currentTitle: String? { title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? UIColor.white }

  open override var intrinsicContentSize: CGSize { __naturalSize(self) }

  open override var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    didSet { shownTitle?.place() }
  }
  open override var contentVerticalAlignment: UIControl.ContentVerticalAlignment {
    didSet { shownTitle?.place() }
  }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    __contentRect(self, "title", contentRect)
  }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    __contentRect(self, "image", contentRect)
  }

  open func contentRect(forBounds bounds: CGRect) -> CGRect { __contentRect(self, "content", bounds) }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func setNeedsUpdateConfiguration() { isLayoutDue = true }

  /// Called with the life cycle, and its handler with it.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
}
