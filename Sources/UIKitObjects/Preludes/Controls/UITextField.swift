/// A line that the user writes in.
open class UITextField: TextInputControl {
  public enum BorderStyle: Int {
    case none, line, bezel, roundedRect
  }

  public enum ViewMode: Int {
    case never, whileEditing, unlessEditing, always
  }

  /// The plain text that was set last; nil when an attributed one was.
  public internal(set) var plainText: String?
  /// The attributed text that was set last; nil when a plain one was.
  public internal(set) var givenAttributedText: NSAttributedString?
  open var placeholder: String? {
    didSet {
      attributedPlaceholder = nil
    }
  }
  /// What was set after `placeholder`.
  open var attributedPlaceholder: NSAttributedString?
  /// The font that was set; nil is the system's at 17 points.
  public internal(set) var givenFont: UIFont?
  open var borderStyle: UITextField.BorderStyle = .none
  open var textAlignment: NSTextAlignment = .natural
  open var adjustsFontForContentSizeCategory: Bool = false
  open var adjustsFontSizeToFitWidth: Bool = false
  open var minimumFontSize: CGFloat = 0
  open var leftView: UIView?
  open var leftViewMode: UITextField.ViewMode = .never
  open var rightView: UIView?
  open var rightViewMode: UITextField.ViewMode = .never
  open var clearButtonMode: UITextField.ViewMode = .never
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open weak var delegate: UITextFieldDelegate?

  /// Without effect on layout: a colour.
  open var textColor: UIColor?
  /// Without effect on layout: a picture behind the text.
  open var background: UIImage?
  /// Without effect on layout: a picture behind the text.
  open var disabledBackground: UIImage?
  /// Without effect on layout: what happens while one writes.
  open var clearsOnBeginEditing: Bool = false
  /// Without effect on layout: what happens while one writes.
  open var clearsOnInsertion: Bool = false
  /// Without effect on layout: what happens while one writes.
  open var allowsEditingTextAttributes: Bool = false
  /// Without effect on layout: what happens while one writes.
  open var typingAttributes: [NSAttributedString.Key: Any]?
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
  /// Without effect on layout: what happens while one writes.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  /// Without effect on layout: what happens while one writes.
  open var textContentType: UITextContentType?
  open var isSecureTextEntry: Bool = false
  /// Without effect on layout: a view in the place of the keyboard.
  open var givenInputView: UIView?
  /// Without effect on layout: a view above the keyboard.
  open var givenInputAccessoryView: UIView?

  override func takeFromNib(_ key: String, _ value: [String: Any]) {
    switch key {
    case "font": givenFont = UIFont(fromNib: value)
    case "attributedText": givenAttributedText = NSAttributedString(fromNib: value)
    default: super.takeFromNib(key, value)
    }
  }

  open var text: String? {
    get { plainText ?? givenAttributedText?.string ?? "" }
    set {
      plainText = newValue
      givenAttributedText = nil
    }
  }

  open var attributedText: NSAttributedString? {
    get { givenAttributedText ?? NSAttributedString(string: plainText ?? "") }
    set {
      givenAttributedText = newValue
      plainText = nil
    }
  }

  open var font: UIFont? {
    get { givenFont ?? UIFont.systemFont(ofSize: 17) }
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

  open var isEditing: Bool { false }
  open override var hasText: Bool { !(text ?? "").isEmpty }
  open override func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  open override var intrinsicContentSize: CGSize { __naturalSize(self) }

  /// Whether a class of the app moves only the sides of its text, so that it is as high as every other field.
  var keepsHeightOfText: Bool {
    let bounds = CGRect(x: 0, y: 0, width: 1000, height: 100)
    let tried = CGRect(x: 0, y: 3, width: 1000, height: 94)
    triedTextRect = tried
    defer { triedTextRect = nil }
    let rect = textRect(forBounds: bounds)
    if rect.minY == tried.minY && rect.height == tried.height { return true }
    return borderStyle == .none && rect.minY == 0 && rect.height == bounds.height
  }
  /// Where the text is taken to be, to see what a class of the app makes of it.
  private var triedTextRect: CGRect?

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    triedTextRect ?? __contentRect(self, "text", bounds)
  }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { __contentRect(self, "editing", bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { __contentRect(self, "placeholder", bounds) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { __contentRect(self, "clear", bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { __contentRect(self, "left", bounds) }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { __contentRect(self, "right", bounds) }
  open func drawText(in rect: CGRect) {}
  open func drawPlaceholder(in rect: CGRect) {}
}

/// Without effect on layout: who is told of what one writes.
public protocol UITextFieldDelegate: AnyObject {
}

public enum UIKeyboardType: Int {
  // swift-format-ignore
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

public enum UIKeyboardAppearance: Int {
  case `default`, dark, light
}

public enum UIReturnKeyType: Int {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

public enum UITextAutocorrectionType: Int {
  case `default`, no, yes
}

public enum UITextAutocapitalizationType: Int {
  case none, words, sentences, allCharacters
}

public enum UITextSpellCheckingType: Int {
  case `default`, no, yes
}

public enum UITextSmartQuotesType: Int {
  case `default`, no, yes
}

public enum UITextSmartDashesType: Int {
  case `default`, no, yes
}

public enum UITextSmartInsertDeleteType: Int {
  case `default`, no, yes
}

/// Without effect on layout: what a text means.
public struct UITextContentType: RawRepresentable, Hashable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = UITextContentType(rawValue: "name")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  // swift-format-ignore
  public static let URL = UITextContentType(rawValue: "url")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
}
