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
  /// Where the text and its attributes are changed in place.
  open var textStorage: NSTextStorage {
    if let ownStorage {
      return ownStorage
    }
    let made = NSTextStorage(of: self)
    ownStorage = made
    return made
  }
  /// That, once somebody asked for it.
  var ownStorage: NSTextStorage?
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
  /// Without effect on layout: what happens while one writes.
  open lazy var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  /// Without effect on layout: what happens while one writes.
  open lazy var inlinePredictionType: UITextInlinePredictionType = .default
  /// Without effect on layout: what happens while one writes.
  open lazy var writingToolsBehavior: UIWritingToolsBehavior = .default
  /// Without effect on layout: what happens while one writes.
  open lazy var mathExpressionCompletionType: UITextMathExpressionCompletionType = .default
  /// Without effect on layout: what happens while one writes.
  open lazy var supportsAdaptiveImageGlyph: Bool = false
  /// Without effect on layout: what a new password is made of.
  open var passwordRules: UITextInputPasswordRules?
  /// Without effect on layout: what happens while one writes.
  open weak var inputDelegate: AnyObject?
  /// Without effect on layout: what is dragged.
  open weak var textDragDelegate: AnyObject?
  /// Without effect on layout: what is dragged.
  open weak var textDropDelegate: AnyObject?
  /// Without effect on layout: what is pasted.
  open weak var textPasteDelegate: AnyObject?
  /// Without effect on layout: a selection.
  open var selectedTextRange: UITextRange?
  /// Without effect on layout: a selection.
  open var interactionState: Any?
  /// Without effect on layout: how chosen text looks.
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  /// Without effect on layout: how found text looks.
  open var textHighlightAttributes: [NSAttributedString.Key: Any] = [:]
  open var markedTextRange: UITextRange? { nil }
  open var findInteraction: AnyObject? { nil }
  open var textInputView: UIView { self }
  open var beginningOfDocument: UITextPosition { UITextPosition() }
  open var endOfDocument: UITextPosition { UITextPosition() }
  open var hasText: Bool { !text.isEmpty }
  public private(set) lazy var inputAssistantItem: UITextInputAssistantItem = UITextInputAssistantItem()
  /// Without effect on layout: a view in the place of the keyboard.
  open var givenInputView: UIView?
  /// Without effect on layout: a view above the keyboard.
  open var givenInputAccessoryView: UIView?

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    textContainer.owner = self
  }

  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    if let textContainer {
      self.textContainer = textContainer
    } else {
      self.textContainer.owner = self
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
      ownStorage?.takeText()
    }
  }

  open var attributedText: NSAttributedString! {
    get { givenAttributedText ?? NSAttributedString(string: plainText ?? "") }
    set {
      givenAttributedText = newValue
      plainText = nil
      ownStorage?.takeText()
    }
  }

  open var font: UIFont? {
    get { givenFont }
    set {
      givenFont = newValue
      ownStorage?.takeText()
    }
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

  /// A text that begins where it is shown stays there; how far it is scrolled to another part is not known.
  open func scrollRangeToVisible(_ range: NSRange) {
    let isStart = !__isUnknown(range.location) && range.location == 0 && contentOffset.y == 0
    if isScrollEnabled && !isStart {
      contentOffset = __unknown("UITextView.scrollRangeToVisible") as! CGPoint
    }
  }
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    nil
  }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
  open func characterRange(at point: CGPoint) -> UITextRange? { nil }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    __unknown("UITextInput.offset") as! Int
  }
  open func text(in range: UITextRange) -> String? { __unknown("UITextInput.text") as? String }
  open func caretRect(for position: UITextPosition) -> CGRect {
    __unknown("UITextInput.caretRect") as! CGRect
  }
  open func firstRect(for range: UITextRange) -> CGRect { __unknown("UITextInput.firstRect") as! CGRect }
  open func unmarkText() {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func cut(_ sender: Any?) {}

  open func insertText(_ text: String) { self.text = self.text + text }
  /// Changes the text, which is told: the app does by itself what a user would.
  open func deleteBackward() { __note("text input", "deleteBackward") }
  /// Changes the text, which is told: the app does by itself what a user would.
  open func replace(_ range: UITextRange, withText text: String) { __note("text input", "replace") }
}

/// Without effect on layout: who is told of what one writes.
public protocol UITextViewDelegate: UIScrollViewDelegate {
}

/// Where text is set.
open class NSTextContainer: NSObject {
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines: Int = 0
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  /// The room for the text: as wide as the text view less its insets, where it follows that.
  open var size: CGSize {
    get {
      guard let owner, widthTracksTextView else {
        return ownSize
      }
      let (room, inset) = (owner.bounds.size, owner.textContainerInset)
      return CGSize(
        width: max(0, room.width - inset.left - inset.right),
        height: owner.isScrollEnabled && !heightTracksTextView
          ? 10_000_000 : max(0, room.height - inset.top - inset.bottom))
    }
    set { ownSize = newValue }
  }
  var ownSize: CGSize = CGSize(width: 0, height: 0)
  weak var owner: UITextView?
  open var widthTracksTextView: Bool = true
  open var heightTracksTextView: Bool = false

  public override init() { super.init() }

  public init(size: CGSize) {
    super.init()
    self.size = size
  }
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
