/// A view in the place of the keyboard, or above it.
open class UIInputView: UIView {
  public enum Style: Int {
    case `default`, keyboard
  }

  public internal(set) var inputViewStyle: UIInputView.Style = .default
  open var allowsSelfSizing: Bool = false

  public convenience init(frame: CGRect, inputViewStyle: UIInputView.Style) {
    self.init(frame: frame)
    self.inputViewStyle = inputViewStyle
  }
}

/// The controller of a keyboard.
open class UIInputViewController: UIViewController {
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }
  open var hasFullAccess: Bool { false }
  open var needsInputModeSwitchKey: Bool { true }
  open var primaryLanguage: String?
  open var hasDictationKey: Bool = false

  open override func loadView() { view = UIInputView(frame: CGRect(x: 0, y: 0, width: 0, height: 0)) }

  open func dismissKeyboard() {}
  open func advanceToNextInputMode() {}
  open func requestSupplementaryLexicon(completion completionHandler: @escaping (Any) -> Void) {
    __notRun(completionHandler, "asynchronous")
  }
}
