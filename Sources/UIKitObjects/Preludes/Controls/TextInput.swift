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
