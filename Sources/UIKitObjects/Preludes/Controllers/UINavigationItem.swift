/// What a controller says to the bar above it.
open class UINavigationItem: ObjectWithoutEffect {
  public enum LargeTitleDisplayMode: Int {
    case automatic, always, never, inline
  }

  public enum BackButtonDisplayMode: Int {
    case `default`, generic, minimal
  }

  public enum ItemStyle: Int {
    case navigator, browser, editor
  }

  public enum SearchBarPlacement: Int {
    case automatic, inline, stacked, integrated, integratedCentered, integratedButton
  }

  open var title: String?
  open var prompt: String?
  open var subtitle: String?
  open var titleView: UIView?
  open var backButtonTitle: String?
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode = .default
  open var hidesBackButton: Bool = false
  open var leftItemsSupplementBackButton: Bool = false
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Groups in place of the items on the left.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet {
      leftBarButtonItems = leadingItemGroups.filter { !$0.isHidden }.flatMap { $0.barButtonItems }
    }
  }
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  open var trailingItemGroups: [UIBarButtonItemGroup] = []
  open var pinnedTrailingGroup: UIBarButtonItemGroup?
  /// Without effect on layout: what the user may choose.
  open var customizationIdentifier: String?
  open var style: UINavigationItem.ItemStyle = .navigator
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling: Bool = true
  open var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement = .automatic
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
    __unknown("UINavigationItem.searchBarPlacement") as! UINavigationItem.SearchBarPlacement
  }
  open var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode = .automatic
  /// Without effect on layout: how the bar looks.
  open var standardAppearance: UINavigationBarAppearance?
  /// Without effect on layout: how the bar looks.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Without effect on layout: how the bar looks.
  open var compactAppearance: UINavigationBarAppearance?
  /// Without effect on layout: how the bar looks.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  public convenience init(title: String) {
    self.init()
    self.title = title
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set {
      if let item = newValue {
        leftBarButtonItems = [item]
      } else {
        leftBarButtonItems = nil
      }
    }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set {
      if let item = newValue {
        rightBarButtonItems = [item]
      } else {
        rightBarButtonItems = nil
      }
    }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}

/// What stands in a bar.
open class UIBarItem: ObjectWithoutEffect {
  open var title: String?
  open var image: UIImage?
  open var isEnabled: Bool = true
  open var tag: Int = 0
  public internal(set) var titleAttributes: [NSAttributedString.Key: Any] = [:]
  /// Without effect on layout: where the image stands in its place.
  open var imageInsets: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  /// Without effect on layout: where the image stands in its place.
  open var landscapeImagePhoneInsets: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  /// Without effect on layout: what is shown large.
  open var largeContentSizeImage: UIImage?
  open var accessibilityIdentifier: String?
  /// Without effect on layout: what is shown large.
  open lazy var largeContentSizeImageInsets: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    state == .normal ? titleAttributes : nil
  }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    if state == .normal {
      titleAttributes = attributes ?? [:]
    }
  }
}

/// A button of a bar.
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int {
    case plain = 0
    case bordered = 1
    case done = 2
    case prominent = 3
  }

  public enum SystemItem: Int {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case pageCurl, close
  }

  /// Whether it is the button by which a controller is edited, which shows another title that it gets.
  var isEditButton: Bool = false
  open override var title: String? {
    didSet {
      if isEditButton && title != nil {
        systemItem = nil
      }
    }
  }
  open var style: UIBarButtonItem.Style = .plain
  public internal(set) var systemItem: UIBarButtonItem.SystemItem?
  open var customView: UIView?
  open var width: CGFloat = 0
  open var isHidden: Bool = false
  open var isSelected: Bool = false
  /// Without effect on layout: a colour.
  open var tintColor: UIColor?
  /// Without effect on layout: what happens when it is pressed.
  open var action: Selector?
  /// Without effect on layout: what happens when it is pressed.
  open weak var target: AnyObject?
  /// Without effect on layout: what happens when it is pressed.
  open var primaryAction: UIAction?
  /// Without effect on layout: what happens when it is pressed.
  open var menu: UIMenu?
  open var possibleTitles: Set<String>?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
  }

  public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?,
    action: Selector?
  ) {
    self.init()
    self.image = image
    self.style = style
  }

  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// The button by which a controller is edited.
  convenience init(editing controller: UIViewController) {
    self.init()
    isEditButton = true
    showEditing(controller.isEditing)
  }

  func showEditing(_ isEditing: Bool) { systemItem = isEditing ? .done : .edit }

  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Takes what a file says.
  func takeFromNib(_ value: [String: Any]) {
    if let place = value["systemItem"] as? Int { systemItem = UIBarButtonItem.SystemItem(rawValue: place) }
    if let width = value["width"] as? CGFloat { self.width = width }
    if value["systemName"] != nil || value["value"] != nil { image = UIImage(fromNib: value) }
  }

  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// Without effect on layout: where a title stands in its place.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
}

/// Buttons of a bar that belong together.
open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem] = []
  open var representativeItem: UIBarButtonItem?
  open var isHidden: Bool = false
  /// Without effect on layout: what the user may choose.
  open var alwaysAvailable: Bool = false
  /// Without effect on layout: what a menu shows.
  open var menuRepresentation: UIMenuElement?

  public convenience init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.init()
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
  }

  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  public class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  public class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    // Until the user chooses it.
    group.isHidden = !isInDefaultCustomization
    return group
  }
}

extension UIBarButtonItem {
  public func creatingFixedGroup() -> UIBarButtonItemGroup { UIBarButtonItemGroup.fixedGroup(items: [self]) }

  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup.movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup.optionalGroup(
      customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
      items: [self])
  }
}

/// What stands in a tab bar.
open class UITabBarItem: UIBarItem {
  public enum SystemItem: Int {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    case mostRecent, mostViewed
  }

  public internal(set) var systemItem: UITabBarItem.SystemItem?
  open var badgeValue: String?
  /// Without effect on layout: a picture of the same size.
  open var selectedImage: UIImage?
  /// Without effect on layout: a colour.
  open var badgeColor: UIColor?
  /// Without effect on layout: where a title stands in its place.
  open var titlePositionAdjustment: UIOffset = UIOffset(horizontal: 0, vertical: 0)
  /// Without effect on layout: how the bar looks.
  open var standardAppearance: UITabBarAppearance?
  /// Without effect on layout: how the bar looks.
  open var scrollEdgeAppearance: UITabBarAppearance?

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }
}
