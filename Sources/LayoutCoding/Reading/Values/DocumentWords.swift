package import LayoutModel

// The enumerations whose words documents write, each with the names that it has in UIKit: the type in Swift first, then
// what constants of Objective-C begin with where that is something else. Words that are ours have none.

// MARK: Views

extension Axis: DocumentWord {
  static let words = Words(Self.self, UIKitSpellings("NSLayoutConstraint.Axis", "UILayoutConstraintAxis"))
}
extension StackConfiguration.Distribution: DocumentWord {
  static let words = Words(Self.self, UIKitSpellings("UIStackView.Distribution"))
}
extension StackConfiguration.Alignment: DocumentWord {
  static let words = Words(Self.self, UIKitSpellings("UIStackView.Alignment"))
}
extension ContentInsetAdjustmentBehavior: DocumentWord {
  static let words = Words(
    Self.self,
    UIKitSpellings("UIScrollView.ContentInsetAdjustmentBehavior", "UIScrollViewContentInsetAdjustment"))
}
extension SemanticContentAttribute: DocumentWord {
  static let words = Words(Self.self, UIKitSpellings("UISemanticContentAttribute"))
}
extension ViewType: DocumentWord {
  static let words = Words(
    Self.self,
    UIKitSpellings(
      "UI",
      others: [
        "UIActivityIndicatorView": "activityIndicator", "MKMapView": "mapView", "WKWebView": "webView",
      ]))
}
extension ControllerType: DocumentWord { static let words = Words(Self.self, UIKitSpellings("UI")) }

extension SeparatorStyle: DocumentWord {
  static let words = Words(
    Self.self, UIKitSpellings("UITableViewCell.SeparatorStyle", "UITableViewCellSeparatorStyle"))
}
extension SeparatorInsetReference: DocumentWord {
  static let words = Words(
    Self.self, UIKitSpellings("UITableView.SeparatorInsetReference", "UITableViewSeparatorInset"))
}
extension CellAccessoryType: DocumentWord {
  static let words = Words(
    Self.self, UIKitSpellings("UITableViewCell.AccessoryType", "UITableViewCellAccessory"))
}
extension CellEditingStyle: DocumentWord {
  static let words = Words(
    Self.self, UIKitSpellings("UITableViewCell.EditingStyle", "UITableViewCellEditingStyle"))
}
extension SystemCellStyle: DocumentWord {
  static let words = Words(
    Self.self, UIKitSpellings("UITableViewCell.CellStyle", "UITableViewCellStyle"))
}

// MARK: Content

extension LineBreakMode: DocumentWord {
  static let words = Words(Self.self, UIKitSpellings("NSLineBreakMode", "NSLineBreak"))
}
extension TextAlignment: DocumentWord {
  static let words = Words(Self.self, UIKitSpellings("NSTextAlignment"))
}
extension ContentMode: DocumentWord {
  static let words = Words(Self.self, UIKitSpellings("UIView.ContentMode"))
}
extension ControlStyle: DocumentWord {
  static let words = Words(
    Self.self, UIKitSpellings("UIActivityIndicatorView.Style", "UIProgressView.Style", "UITableView.Style"))
}
extension DatePickerStyle: DocumentWord {
  static let words = Words(Self.self, UIKitSpellings("UIDatePickerStyle"))
}
extension BorderStyle: DocumentWord {
  static let words = Words(Self.self, UIKitSpellings("UITextField.BorderStyle", "UITextBorderStyle"))
}
extension ContentSizeRounding: DocumentWord { static let words = Words(Self.self) }
extension TextStyle: DocumentWord {
  static let words = Words(
    Self.self,
    UIKitSpellings(
      "UIFont.TextStyle", "UICTFontTextStyle",
      others: ["UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleSubhead": "subheadline"]))
}
extension FontWeight: DocumentWord { static let words = Words(Self.self, UIKitSpellings("UIFont.Weight")) }
extension SymbolConfiguration.Scale: DocumentWord {
  static let words = Words(Self.self, UIKitSpellings("UIImage.SymbolScale", "UIImageSymbolScale"))
}
extension FontDesign: DocumentWord {
  static let words = Words(Self.self, UIKitSpellings("UIFontDescriptor.SystemDesign"))
}
extension ButtonConfiguration.Style: DocumentWord {
  static let words = Words(Self.self, UIKitSpellings("UIButton.Configuration"))
}
extension ButtonConfiguration.ImagePlacement: DocumentWord {
  static let words = Words(Self.self, UIKitSpellings("NSDirectionalRectEdge"))
}

// MARK: Controllers

extension LargeTitleDisplayMode: DocumentWord {
  static let words = Words(Self.self, UIKitSpellings("UINavigationItem.LargeTitleDisplayMode"))
}
extension BackButtonDisplayMode: DocumentWord {
  static let words = Words(
    Self.self,
    UIKitSpellings("UINavigationItem.BackButtonDisplayMode", "UINavigationItemBackButtonDisplayMode"))
}
extension SearchBarPlacement: DocumentWord {
  static let words = Words(Self.self, UIKitSpellings("UINavigationItem.SearchBarPlacement"))
}
extension BarButtonItemStyle: DocumentWord {
  static let words = Words(Self.self, UIKitSpellings("UIBarButtonItem.Style"))
}
extension BarButtonSystemItem: DocumentWord {
  static let words = Words(Self.self, UIKitSpellings("UIBarButtonItem.SystemItem", "UIBarButtonSystemItem"))
}
extension TabBarSystemItem: DocumentWord {
  static let words = Words(Self.self, UIKitSpellings("UITabBarItem.SystemItem", "UITabBarSystemItem"))
}
extension TabBarPlacement: DocumentWord { static let words = Words(Self.self) }
extension SpineLocation: DocumentWord {
  static let words = Words(Self.self, UIKitSpellings("UIPageViewController.SpineLocation"))
}
extension SplitStyle: DocumentWord {
  static let words = Words(Self.self, UIKitSpellings("UISplitViewController.Style"))
}
extension SplitBehavior: DocumentWord {
  static let words = Words(Self.self, UIKitSpellings("UISplitViewController.SplitBehavior"))
}
extension SplitEdge: DocumentWord {
  static let words = Words(Self.self, UIKitSpellings("UISplitViewController.PrimaryEdge"))
}
extension SplitColumn: DocumentWord {
  static let words = Words(Self.self, UIKitSpellings("UISplitViewController.Column"))
}
extension RectEdge: DocumentWord { static let words = Words(Self.self, UIKitSpellings("UIRectEdge")) }

// MARK: Presentations

extension ModalPresentationStyle: DocumentWord {
  static let words = Words(
    Self.self, UIKitSpellings("UIModalPresentationStyle", "UIModalPresentation"))
}
extension PresentationReplacement.DoneButton: DocumentWord { static let words = Words(Self.self) }
extension PopoverArrowDirection: DocumentWord {
  static let words = Words(Self.self, UIKitSpellings("UIPopoverArrowDirection"))
}

// MARK: Environment

extension InterfaceOrientation: DocumentWord {
  static let words = Words(
    Self.self, UIKitSpellings("UIInterfaceOrientation", "UIInterfaceOrientationMask"))

  /// The orientation that a text means, bare or in one of UIKit's spellings; `landscape` is that of the right.
  package init?(spelled written: String) {
    if let orientation = Self(word: written) {
      self = orientation
    } else if written == ".landscape" {
      self = .landscapeRight
    } else if let orientation = Self.words.word(spelled: written) {
      self = orientation
    } else {
      return nil
    }
  }
}
extension MultitaskingMode: DocumentWord { static let words = Words(Self.self) }
extension WindowMode: DocumentWord { static let words = Words(Self.self) }
extension Condition.SideOrientation: DocumentWord { static let words = Words(Self.self) }
extension CustomTrait.Kind: DocumentWord { static let words = Words(Self.self) }
extension EventDetail: DocumentWord { static let words = Words(Self.self) }
