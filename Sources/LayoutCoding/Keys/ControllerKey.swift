import JSON
import LayoutModel

/// What a controller can say. Case names are the keys.
package enum ControllerKey: Int, DocumentKey {
  case type, id, view, children, overrideTraits, childTraitRules, containerView, childSizes, column
  case traitOverrides, overrideUserInterfaceStyle, installed, additionalSafeAreaInsets, preferredContentSize
  case viewRespectsSystemMinimumLayoutMargins, edgesForExtendedLayout, extendedLayoutIncludesOpaqueBars
  case definesPresentationContext, viewLoaded, forwards, usesLegacyRotation
  case supportedInterfaceOrientations
  case hidesBottomBarWhenPushed, hasDismissControl, largeTitleDisplayMode, navigationItem, barMetrics
  case toolbarItems, tabBarItem
  case navigationBarHidden, toolbarHidden, navigationBar, toolbar
  case selectedIndex, tabBarHidden, tabBarPlacement, tabBar
  case style, preferredDisplayMode, preferredSplitBehavior, primaryEdge, topColumnForCollapsing
  case preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction
  case minimumPrimaryColumnWidth, maximumPrimaryColumnWidth
  case preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction
  case minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth
  case onCollapse, onExpand, spineLocation, pageIndicator
  case presented, modalPresentationStyle, presentation, title
  case name
  case rootViewController, topViewController, primary, supplementary, secondary, compact
  case subviews, layoutGuides, constraints

  typealias Row = KeyRow<ControllerKey, ControllerType, ControllerNode.Property>
  private typealias Maker = VariableRows<
    ControllerKey, ControllerType, ControllerNode.Property, ControllerNode
  >

  package var name: String { Self.rows.name(of: self) }

  /// A row for each key: to add a key, add a case and a row.
  static let rows = KeyRows(
    structure + values + navigation + tabs + columns + pages, ignoring: IgnoredKeys.ofControllers)

  /// The column of a split view controller whose controller a key has, nil for other keys.
  var column: SplitColumn? {
    switch self {
    case .primary, .supplementary, .secondary, .compact: SplitColumn(rawValue: name)
    default: nil
    }
  }

  /// The type of the controllers that have the key, nil for all.
  var owner: ControllerType? { Self.rows.owner(of: self) }

  private static let structure: [Row] = [
    Row(.type), Row(.id), Row(.name), Row(.view, or: "tableView", "collectionView"),
    Row(.children, or: "viewControllers", "childViewControllers"),
    Row(.containerView), Row(.presented, or: "presentedViewController", "presents"),
    // What is said of children by id, and of the presentation.
    Row(.overrideTraits), Row(.childTraitRules), Row(.childSizes), Row(.modalPresentationStyle),
    Row(
      .presentation, or: "popoverPresentationController", "sheetPresentationController",
      "presentationController"),
    // Children with a role.
    Row(.rootViewController, of: .navigationController), Row(.topViewController, of: .navigationController),
    Row(.primary, of: .splitViewController), Row(.supplementary, of: .splitViewController),
    Row(.secondary, of: .splitViewController), Row(.compact, of: .splitViewController),
    // What the view of a controller has that says nothing else of it.
    Row(.subviews), Row(.layoutGuides), Row(.constraints),
  ]

  private static let node = Maker.Place(empty: ControllerNode(id: "", place: .root)) {
    $0.controllers[$1]
  } assignment: {
    if case .own(let assignment) = $0 { assignment } else { nil }
  }
  private static let varying = Maker(place: node) { .own($0) }
  private static let fixed = only(nil)
  private static let navigationOnly = only(.navigationController)
  private static let tabsOnly = only(.tabBarController)
  private static let splitOnly = only(.splitViewController)
  private static let pagesOnly = only(.pageViewController)

  private static func only(_ owner: ControllerType?) -> Maker {
    Maker(owner: owner, mayVary: false, place: node) { .own($0) }
  }

  private static let values: [Row] = [
    fixed(.column, .word, \.column),
    fixed(.traitOverrides, .traits(since: 17, as: "traitOverrides"), \.traitOverrides),
    fixed(.overrideUserInterfaceStyle, .interfaceStyle, \.overrideUserInterfaceStyle),
    varying(.installed, .installedController, \.isInstalled),
    varying(.additionalSafeAreaInsets, .insets, \.additionalSafeAreaInsets),
    varying(.preferredContentSize, .sizeOrZero, \.preferredContentSize),
    fixed(.viewRespectsSystemMinimumLayoutMargins, .boolean, \.viewRespectsSystemMinimumLayoutMargins),
    fixed(.edgesForExtendedLayout, .edges, \.edgesForExtendedLayout),
    fixed(.extendedLayoutIncludesOpaqueBars, .boolean, \.extendedLayoutIncludesOpaqueBars),
    fixed(.definesPresentationContext, .boolean, \.definesPresentationContext),
    fixed(.viewLoaded, .boolean, \.isViewLoaded, or: "isViewLoaded"),
    fixed(.forwards, .object(forwardsMembers), \.forwards),
    fixed(.usesLegacyRotation, .boolean, \.usesLegacyRotation),
    fixed(.supportedInterfaceOrientations, .orientations, \.supportedInterfaceOrientations),
    fixed(.hidesBottomBarWhenPushed, .boolean, \.hidesBottomBarWhenPushed),
    fixed(.hasDismissControl, .boolean, \.hasDismissControl),
    fixed(.largeTitleDisplayMode, .word, \.largeTitleDisplayMode),
    fixed(.title, .string, \.title),
    fixed(.navigationItem, .navigationItem, \.navigationItem),
    fixed(.toolbarItems, .barButtonItems, \.barItems.toolbarItems),
    fixed(.tabBarItem, .object(TabBarItem.members), \.barItems.tabBarItem),
    fixed(.barMetrics, .object(BarMetrics.members), \.container.barMetrics),
  ]

  private static let navigation: [Row] = [
    navigationOnly(
      .navigationBarHidden, .boolean, \.container.isNavigationBarHidden, or: "isNavigationBarHidden"),
    navigationOnly(.toolbarHidden, .boolean, \.container.isToolbarHidden, or: "isToolbarHidden"),
    navigationOnly(.navigationBar, .object(navigationBarMembers), \.container.navigationBar),
    navigationOnly(.toolbar, .bar, \.container.isToolbarTranslucent),
  ]

  private static let tabs: [Row] = [
    tabsOnly(.selectedIndex, .integer(in: 0...99_999), \.container.selectedIndex),
    tabsOnly(.tabBarHidden, .boolean, \.container.isTabBarHidden, or: "isTabBarHidden"),
    tabsOnly(.tabBarPlacement, .word, \.container.tabBarPlacement),
    tabsOnly(.tabBar, .bar, \.container.isTabBarTranslucent),
  ]

  private static let columns: [Row] = [
    splitOnly(.style, .word, \.container.split.style),
    splitOnly(.preferredDisplayMode, .displayMode, \.container.split.preferredDisplayMode),
    splitOnly(.preferredSplitBehavior, .word, \.container.split.preferredBehavior),
    splitOnly(.primaryEdge, .word, \.container.split.primaryEdge),
    splitOnly(.topColumnForCollapsing, .word, \.container.split.topColumnForCollapsing),
    splitOnly(.preferredPrimaryColumnWidth, .automaticLength, \.container.split.primaryWidth.preferred),
    splitOnly(
      .preferredPrimaryColumnWidthFraction, .automaticFraction,
      \.container.split.primaryWidth.preferredFraction),
    splitOnly(.minimumPrimaryColumnWidth, .automaticLength, \.container.split.primaryWidth.minimum),
    splitOnly(.maximumPrimaryColumnWidth, .automaticLength, \.container.split.primaryWidth.maximum),
    splitOnly(
      .preferredSupplementaryColumnWidth, .automaticLength, \.container.split.supplementaryWidth.preferred),
    splitOnly(
      .preferredSupplementaryColumnWidthFraction, .automaticFraction,
      \.container.split.supplementaryWidth.preferredFraction),
    splitOnly(
      .minimumSupplementaryColumnWidth, .automaticLength, \.container.split.supplementaryWidth.minimum),
    splitOnly(
      .maximumSupplementaryColumnWidth, .automaticLength, \.container.split.supplementaryWidth.maximum),
    splitOnly(.onCollapse, .collapseAnswer, \.container.split.discardsSecondaryOnCollapse),
    splitOnly(.onExpand, .string("the id of a child"), \.container.split.controllerOnExpand),
  ]

  private static let pages: [Row] = [
    pagesOnly(.spineLocation, .word, \.container.spineLocation),
    pagesOnly(.pageIndicator, .boolean, \.container.hasPageIndicator),
  ]
}

extension ControllerKey {
  /// Whether it is a value and no part of the structure, which rules do not change.
  var isProperty: Bool {
    switch self {
    case .type, .id, .name, .view, .children, .containerView, .presented, .rootViewController,
      .topViewController,
      .primary, .supplementary, .secondary, .compact, .subviews, .layoutGuides, .constraints:
      false
    default: true
    }
  }
}
