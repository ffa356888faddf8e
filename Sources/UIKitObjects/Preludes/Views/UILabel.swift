/// A view that shows lines of text.
open class UILabel: UIView {
  /// The plain text that was set last; nil when an attributed one was.
  public internal(set) var plainText: String?
  /// The attributed text that was set last; nil when a plain one was.
  public internal(set) var givenAttributedText: NSAttributedString?
  /// The font that was set; nil is the system's at `defaultFontSize`.
  public internal(set) var givenFont: UIFont?
  var defaultFontSize: CGFloat = 17
  open var numberOfLines: Int = 1
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
  open var textAlignment: NSTextAlignment = .natural
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var adjustsFontForContentSizeCategory: Bool = false
  open var adjustsFontSizeToFitWidth: Bool = false
  open var minimumScaleFactor: CGFloat = 0
  /// Without effect on layout: where smaller text stands in the line.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  /// Without effect on layout: only what does not fit is set tighter.
  open var allowsDefaultTighteningForTruncation: Bool = false
  /// Without effect on layout: words beside a pointer.
  open lazy var showsExpansionTextWhenTruncated: Bool = false
  /// Without effect on layout: a look.
  open lazy var preferredVibrancy: UILabelVibrancy = .none
  /// Without effect on layout: what moves.
  open lazy var enablesMarqueeWhenAncestorFocused: Bool = false
  /// Without effect on layout: a colour.
  open var textColor: UIColor! = UIColor.label
  /// Without effect on layout: a colour.
  open var highlightedTextColor: UIColor?
  /// Without effect on layout: a colour.
  open var shadowColor: UIColor?
  /// Without effect on layout: where a shadow falls.
  open var shadowOffset: CGSize = CGSize(width: 0, height: -1)
  /// Without effect on layout: only the colour follows.
  open var isHighlighted: Bool = false
  /// Without effect on layout: only the colour follows.
  open var isEnabled: Bool = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  override func takeFromNib(_ key: String, _ value: [String: Any]) {
    switch key {
    case "font": givenFont = UIFont(fromNib: value)
    case "attributedText": givenAttributedText = NSAttributedString(fromNib: value)
    default: super.takeFromNib(key, value)
    }
  }

  open var text: String? {
    get { plainText ?? givenAttributedText?.string }
    set {
      // A label has the font with which a text with attributes begins.
      if let given = givenAttributedText, let font = given.firstFont {
        givenFont = font
      }
      plainText = newValue
      givenAttributedText = nil
    }
  }

  open var attributedText: NSAttributedString? {
    get {
      if let text = plainText {
        return NSAttributedString(string: text, attributes: [.font: font!])
      }
      return givenAttributedText
    }
    set {
      givenAttributedText = newValue
      plainText = nil
    }
  }

  open var font: UIFont! {
    get { givenFont ?? UIFont.systemFont(ofSize: defaultFontSize) }
    set { givenFont = newValue }
  }

  open override var intrinsicContentSize: CGSize {
    if !__isOverridden(self, "textRect") { return __naturalSize(self) }
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : UILabel.unlimited
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: UILabel.unlimited),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if !__isOverridden(self, "textRect") { return super.sizeThatFits(size) }
    let room = CGRect(
      x: 0, y: 0, width: size.width > 0 ? size.width : UILabel.unlimited,
      height: size.height > 0 ? size.height : UILabel.unlimited)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  /// How much larger than its text a class of the app makes it.
  var roomAroundText: CGSize {
    let own = intrinsicContentSize
    let natural =
      __isOverridden(self, "textRect")
      ? __sizeThatFits(self, CGSize(width: UILabel.unlimited, height: UILabel.unlimited))!
      : __naturalSize(self)
    return CGSize(width: own.width - natural.width, height: own.height - natural.height)
  }

  /// The side of a rectangle in which every text has room.
  private static let unlimited: CGFloat = 1e7

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    if numberOfLines != self.numberOfLines { return __unknown("UILabel.textRect") as! CGRect }
    return CGRect(origin: bounds.origin, size: __sizeThatFits(self, bounds.size)!)
  }

  open func drawText(in rect: CGRect) {}
}

public enum UIBaselineAdjustment: Int {
  case alignBaselines, alignCenters, none
}

public enum UILabelVibrancy: Int {
  case none, automatic
}
