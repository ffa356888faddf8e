/// Without effect on layout: a place in text while one writes.
open class UITextPosition: NSObject {
}

/// Without effect on layout: a range of text while one writes.
open class UITextRange: NSObject {
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
  open var isEmpty: Bool { true }
}

/// Without effect on layout: what a keyboard shows above itself.
open class UITextInputAssistantItem: NSObject {
  open var leadingBarButtonGroups: [AnyObject] = []
  open var trailingBarButtonGroups: [AnyObject] = []
}

/// Without effect on layout: what is chosen while one writes.
open class TextInputControl: UIControl {
  open var selectedTextRange: UITextRange?
  open var markedTextRange: UITextRange? { nil }
  open var beginningOfDocument: UITextPosition { UITextPosition() }
  open var endOfDocument: UITextPosition { UITextPosition() }
  public private(set) lazy var inputAssistantItem: UITextInputAssistantItem = UITextInputAssistantItem()

  open var hasText: Bool { false }
  open var textInputView: UIView { self }
  open var isDictationRecording: Bool { false }
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  open weak var inputDelegate: AnyObject?
  open weak var textDragDelegate: AnyObject?
  open weak var textDropDelegate: AnyObject?
  open weak var textPasteDelegate: AnyObject?
  open var textDragInteraction: UIDragInteraction? { nil }
  open var textDropInteraction: UIDropInteraction? { nil }
  open var isTextDragActive: Bool { false }
  open var isTextDropActive: Bool { false }
  open var passwordRules: UITextInputPasswordRules?
  open var interactionState: Any?
  open lazy var inlinePredictionType: UITextInlinePredictionType = .default
  open lazy var writingToolsBehavior: UIWritingToolsBehavior = .default
  open lazy var mathExpressionCompletionType: UITextMathExpressionCompletionType = .default
  open lazy var supportsAdaptiveImageGlyph: Bool = false
  open lazy var selectionAffinity: UITextStorageDirection = .forward

  open func text(in range: UITextRange) -> String? { __unknown("UITextInput.text") as? String }
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?
  {
    nil
  }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    __unknown("UITextInput.offset") as! Int
  }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
  open func characterRange(at point: CGPoint) -> UITextRange? { nil }
  open func firstRect(for range: UITextRange) -> CGRect { __unknown("UITextInput.firstRect") as! CGRect }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  open func select(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}

  /// Changes the text, which is told: the app does by itself what a user would.
  open func insertText(_ text: String) { __note("text input", "insertText") }
  /// Changes the text, which is told: the app does by itself what a user would.
  open func replace(_ range: UITextRange, withText text: String) { __note("text input", "replace") }

  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    nil
  }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
  open func caretRect(for position: UITextPosition) -> CGRect { CGRect(x: 0, y: 0, width: 0, height: 0) }
  open func selectAll(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func cut(_ sender: Any?) {}
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
  open func unmarkText() {}

  /// Changes the text, which is told: the app does by itself what a user would.
  open func deleteBackward() { __note("text input", "deleteBackward") }
}

/// Without effect on layout: a place of what is chosen.
open class UITextSelectionRect: NSObject {
}

/// Without effect on layout: what a new password is made of.
open class UITextInputPasswordRules: NSObject {
  public convenience init(descriptor passwordRulesDescriptor: String) { self.init() }
}

public enum UITextInlinePredictionType: Int {
  case `default`, no, yes
}

public enum UITextMathExpressionCompletionType: Int {
  case `default`, no, yes
}

public enum UIWritingToolsBehavior: Int {
  case none = -1
  case `default` = 0
  case complete = 1
  case limited = 2
}

public enum UITextStorageDirection: Int {
  case forward, backward
}

public enum UITextLayoutDirection: Int {
  case right = 2
  case left = 3
  case up = 4
  case down = 5
}
