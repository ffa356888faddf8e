package import LayoutModel

// The enumerations whose words documents write, each with the names that it has in UIKit: the type in Swift first, then
// what constants of Objective-C begin with where that is something else. Words that are ours have none.

// MARK: Views

extension Axis: DocumentWord {
  static let words = Words<Self>("NSLayoutConstraint.Axis", "UILayoutConstraintAxis")
}
extension StackConfiguration.Distribution: DocumentWord {
  static let words = Words<Self>("UIStackView.Distribution")
}
extension StackConfiguration.Alignment: DocumentWord {
  static let words = Words<Self>("UIStackView.Alignment")
}
extension ContentInsetAdjustmentBehavior: DocumentWord {
  static let words = Words<Self>(
    "UIScrollView.ContentInsetAdjustmentBehavior", "UIScrollViewContentInsetAdjustment")
}
extension SemanticContentAttribute: DocumentWord {
  static let words = Words<Self>("UISemanticContentAttribute")
}
extension ViewType: DocumentWord {
  static let words = Words<Self>(
    "UI",
    others: [
      "UIActivityIndicatorView": "activityIndicator", "activityIndicatorView": "activityIndicator",
      "MKMapView": "mapView", "WKWebView": "webView", "mkMapView": "mapView", "wkWebView": "webView",
      "UIControl": "view", "control": "view", "UIWindow": "view", "window": "view", "UIInputView": "view",
      "inputView": "view", "UICollectionViewListCell": "collectionViewCell",
      "collectionViewListCell": "collectionViewCell", "UITableViewHeaderFooterView": "tableViewCell",
      "tableViewHeaderFooterView": "tableViewCell", "UICollectionReusableView": "collectionViewCell",
      "collectionReusableView": "collectionViewCell", "UISearchTextField": "textField",
      "searchTextField": "textField", "UIRefreshControl": "activityIndicator",
      "refreshControl": "activityIndicator", "blurView": "visualEffectView", "effectView": "visualEffectView",
    ])
}
extension ControllerType: DocumentWord {
  // What these classes add is the view that they load, which documents write.
  static let words = Words<Self>(
    "UI",
    others: Dictionary(
      uniqueKeysWithValues: [
        "TableViewController", "CollectionViewController", "InputViewController",
        "SearchContainerViewController",
      ].flatMap {
        [("UI\($0)", "viewController"), ("\($0.prefix(1).lowercased())\($0.dropFirst())", "viewController")]
      }))
}
extension SystemGuide: DocumentWord { static let words = Words<Self>() }

extension SeparatorStyle: DocumentWord {
  static let words = Words<Self>("UITableViewCell.SeparatorStyle", "UITableViewCellSeparatorStyle")
}
extension SeparatorInsetReference: DocumentWord {
  static let words = Words<Self>("UITableView.SeparatorInsetReference", "UITableViewSeparatorInset")
}
extension CellAccessoryType: DocumentWord {
  static let words = Words<Self>("UITableViewCell.AccessoryType", "UITableViewCellAccessory")
}
extension CellEditingStyle: DocumentWord {
  static let words = Words<Self>("UITableViewCell.EditingStyle", "UITableViewCellEditingStyle")
}
extension SystemCellStyle: DocumentWord {
  static let words = Words<Self>("UITableViewCell.CellStyle", "UITableViewCellStyle")
}

// MARK: Content

extension LineBreakMode: DocumentWord { static let words = Words<Self>("NSLineBreakMode", "NSLineBreak") }
extension TextAlignment: DocumentWord { static let words = Words<Self>("NSTextAlignment") }
extension ContentMode: DocumentWord { static let words = Words<Self>("UIView.ContentMode") }
extension ControlStyle: DocumentWord {
  static let words = Words<Self>("UIActivityIndicatorView.Style", "UIProgressView.Style", "UITableView.Style")
}
extension ButtonType: DocumentWord {
  static let words = Words<Self>("UIButton.ButtonType", "UIButtonType")
}
extension DatePickerStyle: DocumentWord { static let words = Words<Self>("UIDatePickerStyle") }
extension BorderStyle: DocumentWord {
  static let words = Words<Self>("UITextField.BorderStyle", "UITextBorderStyle")
}
extension ContentSizeRounding: DocumentWord { static let words = Words<Self>() }
extension TextStyle: DocumentWord {
  static let words = Words<Self>(
    "UIFont.TextStyle", "UICTFontTextStyle",
    others: ["UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleSubhead": "subheadline"])
}
extension FontWeight: DocumentWord { static let words = Words<Self>("UIFont.Weight") }
extension SymbolConfiguration.Scale: DocumentWord {
  static let words = Words<Self>("UIImage.SymbolScale", "UIImageSymbolScale")
}
extension FontDesign: DocumentWord { static let words = Words<Self>("UIFontDescriptor.SystemDesign") }
extension ButtonConfiguration.Style: DocumentWord {
  // What glass looks like has the room of the filled one.
  static let words = Words<Self>(
    "UIButton.Configuration",
    others: [
      "glass": "filled", "clearGlass": "filled", "prominentGlass": "filled", "prominentClearGlass": "filled",
    ])
}
extension ButtonConfiguration.ButtonSize: DocumentWord {
  static let words = Words<Self>("UIButton.Configuration.Size", "UIButtonConfigurationSize")
}
extension ButtonConfiguration.ImagePlacement: DocumentWord {
  static let words = Words<Self>("NSDirectionalRectEdge")
}

// MARK: Controllers

extension LargeTitleDisplayMode: DocumentWord {
  static let words = Words<Self>("UINavigationItem.LargeTitleDisplayMode")
}
extension BackButtonDisplayMode: DocumentWord {
  static let words = Words<Self>(
    "UINavigationItem.BackButtonDisplayMode", "UINavigationItemBackButtonDisplayMode")
}
extension SearchBarPlacement: DocumentWord {
  static let words = Words<Self>("UINavigationItem.SearchBarPlacement")
}
extension BarButtonItemStyle: DocumentWord { static let words = Words<Self>("UIBarButtonItem.Style") }
extension BarButtonSystemItem: DocumentWord {
  static let words = Words<Self>("UIBarButtonItem.SystemItem", "UIBarButtonSystemItem")
}
extension TabBarSystemItem: DocumentWord {
  static let words = Words<Self>("UITabBarItem.SystemItem", "UITabBarSystemItem")
}
extension TabBarPlacement: DocumentWord { static let words = Words<Self>() }
extension SpineLocation: DocumentWord { static let words = Words<Self>("UIPageViewController.SpineLocation") }
extension SplitStyle: DocumentWord { static let words = Words<Self>("UISplitViewController.Style") }
extension SplitBehavior: DocumentWord {
  static let words = Words<Self>("UISplitViewController.SplitBehavior")
}
extension SplitEdge: DocumentWord { static let words = Words<Self>("UISplitViewController.PrimaryEdge") }
extension SplitColumn: DocumentWord { static let words = Words<Self>("UISplitViewController.Column") }
extension RectEdge: DocumentWord { static let words = Words<Self>("UIRectEdge") }

// MARK: Presentations

extension ModalPresentationStyle: DocumentWord {
  static let words = Words<Self>("UIModalPresentationStyle", "UIModalPresentation")
}
extension PresentationReplacement.DoneButton: DocumentWord { static let words = Words<Self>() }
extension PopoverArrowDirection: DocumentWord { static let words = Words<Self>("UIPopoverArrowDirection") }

// MARK: Environment

extension InterfaceOrientation: DocumentWord {
  static let words = Words<Self>("UIInterfaceOrientation", "UIInterfaceOrientationMask")

  /// The orientation that a text means, bare or in one of UIKit's spellings; `landscape` is that of the right.
  package init?(spelled written: String) {
    let landscape: Self? = written == ".landscape" ? .landscapeRight : nil
    guard let orientation = Self(word: written) ?? landscape ?? Self.words.word(spelled: written) else {
      return nil
    }
    self = orientation
  }
}
extension MultitaskingMode: DocumentWord { static let words = Words<Self>() }
extension Posture: DocumentWord { static let words = Words<Self>() }
extension ReservedRegion.Kind: DocumentWord { static let words = Words<Self>() }
extension DeviceRegion.Activity: DocumentWord { static let words = Words<Self>() }
extension WindowEdge: DocumentWord { static let words = Words<Self>() }
extension WindowMode: DocumentWord { static let words = Words<Self>() }
extension Condition.SideOrientation: DocumentWord { static let words = Words<Self>() }
extension CustomTrait.Kind: DocumentWord { static let words = Words<Self>() }
extension EventDetail: DocumentWord { static let words = Words<Self>() }
extension Diagnostic.Severity: DocumentWord { static let words = Words<Self>() }

// MARK: Collection layouts

extension SectionInsetReference: DocumentWord {
  static let words = Words<Self>(
    "UICollectionViewFlowLayout.SectionInsetReference",
    others: [
      "UICollectionViewFlowLayoutSectionInsetFromContentInset": "fromContentInset",
      "UICollectionViewFlowLayoutSectionInsetFromSafeArea": "fromSafeArea",
      "UICollectionViewFlowLayoutSectionInsetFromLayoutMargins": "fromLayoutMargins",
    ])
}
extension CollectionLayoutBoundarySupplementaryItem.Alignment: DocumentWord {
  static let words = Words<Self>("NSRectAlignment")
}
extension CollectionLayoutAnchor.Edge: DocumentWord {
  static let words = Words<Self>("NSDirectionalRectEdge")
}
extension OrthogonalScrollingBehavior: DocumentWord {
  static let words = Words<Self>(
    "UICollectionLayoutSectionOrthogonalScrollingBehavior",
    "NSCollectionLayoutSection.OrthogonalScrollingBehavior")
}
extension ContentInsetsReference: DocumentWord { static let words = Words<Self>("UIContentInsetsReference") }
extension CollectionLayoutListConfiguration.Appearance: DocumentWord {
  static let words = Words<Self>(
    "UICollectionLayoutListConfiguration.Appearance", "UICollectionLayoutListAppearance")
}
extension CollectionLayoutListConfiguration.HeaderMode: DocumentWord {
  static let words = Words<Self>(
    "UICollectionLayoutListConfiguration.HeaderMode", "UICollectionLayoutListHeaderMode")
}
extension CollectionLayoutListConfiguration.FooterMode: DocumentWord {
  static let words = Words<Self>(
    "UICollectionLayoutListConfiguration.FooterMode", "UICollectionLayoutListFooterMode")
}
