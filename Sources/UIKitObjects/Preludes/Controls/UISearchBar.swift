/// A field to search in.
open class UISearchBar: UIView {
  public enum Style: Int {
    case `default`, prominent, minimal
  }

  open var text: String?
  open var placeholder: String?
  open var prompt: String?
  open var searchBarStyle: UISearchBar.Style = .default
  open var showsCancelButton: Bool = false
  open var showsScopeBar: Bool = false
  open var scopeButtonTitles: [String]?
  public private(set) lazy var searchTextField: UISearchTextField = UISearchTextField()
  open weak var delegate: UISearchBarDelegate?
  /// Without effect on layout: which one is chosen.
  open var selectedScopeButtonIndex: Int = 0
  /// Without effect on layout: a look.
  open var barStyle: UIBarStyle = .default
  /// Without effect on layout: a colour.
  open var barTintColor: UIColor?
  /// Without effect on layout: a look.
  open var isTranslucent: Bool = true
  /// Without effect on layout: a look.
  open var backgroundImage: UIImage?
  /// Without effect on layout: a button in the field.
  open var showsBookmarkButton: Bool = false
  /// Without effect on layout: a keyboard.
  open var keyboardType: UIKeyboardType = .default
  /// Without effect on layout: a keyboard.
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// Without effect on layout: a keyboard.
  open var returnKeyType: UIReturnKeyType = .default
  /// Without effect on layout: a keyboard.
  open var enablesReturnKeyAutomatically: Bool = true
  /// Without effect on layout: what happens while one writes.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// Without effect on layout: what happens while one writes.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Without effect on layout: what happens while one writes.
  open var autocapitalizationType: UITextAutocapitalizationType = .none

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Without effect on layout: pictures in the field.
  open func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {}
  /// Without effect on layout: a picture behind the field.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  /// Without effect on layout: where words stand in the field.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) {}

  public enum Icon: Int {
    case search, clear, bookmark, resultsList
  }

  open override var intrinsicContentSize: CGSize { __naturalSize(self) }
}

/// The field of a search bar.
open class UISearchTextField: UITextField {
}

/// Without effect on layout: who is told of what is searched.
public protocol UISearchBarDelegate: AnyObject {
}
