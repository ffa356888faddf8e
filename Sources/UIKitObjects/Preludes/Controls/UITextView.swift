/// Text that is read or written, and scrolls.
open class UITextView: UIScrollView {
  /// The plain text that was set last; nil when an attributed one was.
  public internal(set) var plainText: String?
  /// The attributed text that was set last; nil when a plain one was.
  public internal(set) var givenAttributedText: NSAttributedString?
  /// The font that was set; nil is the system's at 12 points.
  public internal(set) var givenFont: UIFont?
  open var textAlignment: NSTextAlignment = .natural
  open var textContainerInset: UIEdgeInsets = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The inset of the text, beside the room of 5 points that lines have at their ends.
  var insetOfText: UIEdgeInsets {
    let more = textContainer.lineFragmentPadding - 5
    return UIEdgeInsets(
      top: textContainerInset.top, left: textContainerInset.left + more, bottom: textContainerInset.bottom,
      right: textContainerInset.right + more)
  }
  public internal(set) var textContainer: NSTextContainer = NSTextContainer()
  open var adjustsFontForContentSizeCategory: Bool = false

  /// Without effect on layout: a colour.
  open var textColor: UIColor?
  /// Without effect on layout: what the user may do.
  open var isEditable: Bool = true
  /// Without effect on layout: what the user may do.
  open var isSelectable: Bool = true
  /// Without effect on layout: what the user may do.
  open var isFindInteractionEnabled: Bool = false
  /// Without effect on layout: what becomes a link.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Without effect on layout: a selection.
  open var selectedRange: NSRange = NSRange(location: 0, length: 0)
  /// Without effect on layout: how links look.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// Without effect on layout: what happens while one writes.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Without effect on layout: what happens while one writes.
  open var allowsEditingTextAttributes: Bool = false
  /// Without effect on layout: what happens while one writes.
  open var clearsOnInsertion: Bool = false
  /// Without effect on layout: a keyboard.
  open var keyboardType: UIKeyboardType = .default
  /// Without effect on layout: a keyboard.
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// Without effect on layout: a keyboard.
  open var returnKeyType: UIReturnKeyType = .default
  /// Without effect on layout: a keyboard.
  open var enablesReturnKeyAutomatically: Bool = false
  /// Without effect on layout: what happens while one writes.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Without effect on layout: what happens while one writes.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Without effect on layout: what happens while one writes.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// Without effect on layout: what happens while one writes.
  open var smartQuotesType: UITextSmartQuotesType = .default
  /// Without effect on layout: what happens while one writes.
  open var smartDashesType: UITextSmartDashesType = .default
  /// Without effect on layout: what a text means.
  open var textContentType: UITextContentType?
  open var isSecureTextEntry: Bool = false
  /// Without effect on layout: a view in the place of the keyboard.
  open var givenInputView: UIView?
  /// Without effect on layout: a view above the keyboard.
  open var givenInputAccessoryView: UIView?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    if let textContainer {
      self.textContainer = textContainer
    }
  }

  override func takeFromNib(_ key: String, _ value: [String: Any]) {
    switch key {
    case "font": givenFont = UIFont(fromNib: value)
    case "attributedText": givenAttributedText = NSAttributedString(fromNib: value)
    default: super.takeFromNib(key, value)
    }
  }

  open var text: String! {
    get { plainText ?? givenAttributedText?.string ?? "" }
    set {
      plainText = newValue
      givenAttributedText = nil
    }
  }

  open var attributedText: NSAttributedString! {
    get { givenAttributedText ?? NSAttributedString(string: plainText ?? "") }
    set {
      givenAttributedText = newValue
      plainText = nil
    }
  }

  open var font: UIFont? {
    get { givenFont }
    set { givenFont = newValue }
  }

  open override var inputView: UIView? {
    get { givenInputView }
    set { givenInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { givenInputAccessoryView }
    set { givenInputAccessoryView = newValue }
  }

  open override var intrinsicContentSize: CGSize { __naturalSize(self) }

  /// Without effect on layout: where the text is scrolled to.
  open func scrollRangeToVisible(_ range: NSRange) {}
}

/// Without effect on layout: who is told of what one writes.
public protocol UITextViewDelegate: UIScrollViewDelegate {
}

/// Where text is set.
open class NSTextContainer: NSObject {
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines: Int = 0
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  open var size: CGSize = CGSize(width: 0, height: 0)
  open var widthTracksTextView: Bool = true
  open var heightTracksTextView: Bool = false
}

/// Without effect on layout: what becomes a link.
public struct UIDataDetectorTypes: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
