/// A field to search in.
open class UISearchBar: UIView {
  open override var subviews: [UIView] { __unknown("UISearchBar.subviews") as! [UIView] }
  public enum Style: Int {
    case `default`, prominent, minimal
  }

  open var text: String? = ""
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

  /// Without effect on layout: a button in the field.
  open lazy var showsSearchResultsButton: Bool = false
  /// Without effect on layout: a button in the field.
  open lazy var isSearchResultsButtonSelected: Bool = false
  /// Without effect on layout: what the user may do.
  open lazy var isEnabled: Bool = true
  /// Without effect on layout: what the user may do.
  open lazy var isLookToDictateEnabled: Bool = false
  /// Without effect on layout: what happens while one writes.
  open lazy var smartQuotesType: UITextSmartQuotesType = .default
  /// Without effect on layout: what happens while one writes.
  open lazy var smartDashesType: UITextSmartDashesType = .default
  /// Without effect on layout: what happens while one writes.
  open lazy var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  /// Without effect on layout: what happens while one writes.
  open lazy var inlinePredictionType: UITextInlinePredictionType = .default
  /// Without effect on layout: what happens while one writes.
  open lazy var writingToolsBehavior: UIWritingToolsBehavior = .default
  /// Without effect on layout: what a text means.
  open var textContentType: UITextContentType?
  /// Without effect on layout: what a text means.
  open var passwordRules: UITextInputPasswordRules?
  /// Without effect on layout: what the field shows is as wide as it.
  open lazy var isSecureTextEntry: Bool = false
  /// Without effect on layout: a look.
  open var scopeBarBackgroundImage: UIImage?
  /// Without effect on layout: where words stand in the field.
  open var searchTextPositionAdjustment: UIOffset = UIOffset(horizontal: 0, vertical: 0)
  /// Without effect on layout: where the picture behind the field stands.
  open var searchFieldBackgroundPositionAdjustment: UIOffset = UIOffset(horizontal: 0, vertical: 0)
  /// Pictures behind the field that were set, by the states' raw values: the field is as high as they are.
  public internal(set) var searchFieldBackgroundImages: [UInt: UIImage] = [:]
  /// Without effect on layout: a view above the keyboard.
  open var givenInputAccessoryView: UIView?
  public private(set) lazy var inputAssistantItem: UITextInputAssistantItem = UITextInputAssistantItem()

  open override var inputAccessoryView: UIView? {
    get { givenInputAccessoryView }
    set { givenInputAccessoryView = newValue }
  }

  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    searchFieldBackgroundImages[state.rawValue] = backgroundImage
  }
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    searchFieldBackgroundImages[state.rawValue] ?? searchFieldBackgroundImages[0]
  }

  open func setShowsScope(_ show: Bool, animated animate: Bool) { showsScopeBar = show }

  /// The field goes by this name among those who know no other.
  open override func value(forKey key: String) -> Any? {
    key == "searchField" || key == "_searchField" ? searchTextField : super.value(forKey: key)
  }

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

  /// Without effect on layout: a look.
  open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {}
  /// Without effect on layout: a look.
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {}
  /// Without effect on layout: the bar of scopes has its height.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  open func positionAdjustment(for icon: UISearchBar.Icon) -> UIOffset {
    UIOffset(horizontal: 0, vertical: 0)
  }
  open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? { nil }

  public enum Icon: Int {
    case search, clear, bookmark, resultsList
  }

  open override var intrinsicContentSize: CGSize { __naturalSize(self) }
}

/// The field of a search bar.
open class UISearchTextField: UITextField {
  /// Without effect on layout: what stands in the field.
  open var tokens: [UISearchToken] = []
  /// Without effect on layout: a colour.
  open var tokenBackgroundColor: UIColor?
  /// Without effect on layout: what the user may do.
  open lazy var allowsCopyingTokens: Bool = true
  /// Without effect on layout: what the user may do.
  open lazy var allowsDeletingTokens: Bool = true

  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) { tokens.insert(token, at: tokenIndex) }
  open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }
}

/// Without effect on layout: a part of what is searched.
open class UISearchToken: NSObject {
  open var representedObject: Any?

  public convenience init(icon: UIImage?, text: String) { self.init() }
}

/// Without effect on layout: who is told of what is searched.
public protocol UISearchBarDelegate: AnyObject {
}
