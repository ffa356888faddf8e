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

  typealias Row = KeyRow<ControllerKey, ControllerType, ControllerNode.Property>

  package var name: String { Self.rows.name(of: self) }

  /// A row for each key: to add a key, add a case and a row.
  static let rows = KeyRows(
    structure + values + navigation + tabs + columns + pages, ignoring: IgnoredKeys.ofControllers)

  /// The type of the controllers that have the key, nil for all.
  var owner: ControllerType? { Self.rows.owner(of: self) }

  private static let structure: [Row] = [
    Row(.type), Row(.id), Row(.name), Row(.view), Row(.children, or: "viewControllers"),
    Row(.containerView), Row(.presented, or: "presentedViewController"),
    // What is said of children by id, and of the presentation.
    Row(.overrideTraits), Row(.childTraitRules), Row(.childSizes), Row(.modalPresentationStyle),
    Row(.presentation, or: "popoverPresentationController", "sheetPresentationController"),
  ]

  private static let values: [Row] = [
    Row(.column, .word, mayVary: false) { .column($0) },
    Row(.traitOverrides, .traits(since: 17, as: "traitOverrides"), mayVary: false) { .traitOverrides($0) },
    Row(.overrideUserInterfaceStyle, .interfaceStyle, mayVary: false) { .overrideUserInterfaceStyle($0) },
    Row(.installed, .installedController) { .installed($0) },
    Row(.additionalSafeAreaInsets, .insets) { .additionalSafeAreaInsets($0) },
    Row(.preferredContentSize, .size) { .preferredContentSize($0) },
    Row(.viewRespectsSystemMinimumLayoutMargins, .boolean, mayVary: false) {
      .viewRespectsSystemMinimumLayoutMargins($0)
    },
    Row(.edgesForExtendedLayout, .edges, mayVary: false) { .edgesForExtendedLayout($0) },
    Row(.extendedLayoutIncludesOpaqueBars, .boolean, mayVary: false) {
      .extendedLayoutIncludesOpaqueBars($0)
    },
    Row(.definesPresentationContext, .boolean, mayVary: false) { .definesPresentationContext($0) },
    Row(.viewLoaded, or: "isViewLoaded", .boolean, mayVary: false) { .viewLoaded($0) },
    Row(.forwards, .forwards, mayVary: false) { .forwards(traits: $0.traits, size: $0.size) },
    Row(.usesLegacyRotation, .boolean, mayVary: false) { .usesLegacyRotation($0) },
    Row(.supportedInterfaceOrientations, .orientations, mayVary: false) {
      .supportedInterfaceOrientations($0)
    },
    Row(.hidesBottomBarWhenPushed, .boolean, mayVary: false) { .hidesBottomBarWhenPushed($0) },
    Row(.hasDismissControl, .boolean, mayVary: false) { .hasDismissControl($0) },
    Row(.largeTitleDisplayMode, .word, mayVary: false) { .largeTitleDisplayMode($0) },
    Row(.title, .string, mayVary: false) { .title($0) },
    Row(.navigationItem, .navigationItem, mayVary: false) { .navigationItem($0) },
    Row(.toolbarItems, .barButtonItems, mayVary: false) { .toolbarItems($0) },
    Row(.tabBarItem, .tabBarItem, mayVary: false) { .tabBarItem($0) },
    Row(.barMetrics, .barMetrics, mayVary: false) { .container(.barMetrics($0)) },
  ]

  private static let navigation: [Row] = [
    Row(
      .navigationBarHidden, or: "isNavigationBarHidden", of: .navigationController, .boolean, mayVary: false
    ) { .container(.navigationBarHidden($0)) },
    Row(.toolbarHidden, or: "isToolbarHidden", of: .navigationController, .boolean, mayVary: false) {
      .container(.toolbarHidden($0))
    },
    Row(.navigationBar, of: .navigationController, .navigationBar, mayVary: false) {
      .container(.navigationBar(isTranslucent: $0.isTranslucent, prefersLargeTitles: $0.prefersLargeTitles))
    },
    Row(.toolbar, of: .navigationController, .bar, mayVary: false) {
      .container(.toolbar(isTranslucent: $0))
    },
  ]

  private static let tabs: [Row] = [
    Row(.selectedIndex, of: .tabBarController, .integer(in: 0...99_999), mayVary: false) {
      .container(.selectedIndex($0))
    },
    Row(.tabBarHidden, or: "isTabBarHidden", of: .tabBarController, .boolean, mayVary: false) {
      .container(.tabBarHidden($0))
    },
    Row(.tabBarPlacement, of: .tabBarController, .word, mayVary: false) {
      .container(.tabBarPlacement($0))
    },
    Row(.tabBar, of: .tabBarController, .bar, mayVary: false) { .container(.tabBar(isTranslucent: $0)) },
  ]

  private static let columns: [Row] = [
    column(.style, .word) { .style($0) },
    column(.preferredDisplayMode, .displayMode) { .preferredDisplayMode($0) },
    column(.preferredSplitBehavior, .word) { .preferredBehavior($0) },
    column(.primaryEdge, .word) { .primaryEdge($0) },
    column(.topColumnForCollapsing, .word) { .topColumnForCollapsing($0) },
    column(.preferredPrimaryColumnWidth, .automaticLength) { .primaryWidth(.preferred, $0) },
    column(.preferredPrimaryColumnWidthFraction, .automaticFraction) {
      .primaryWidth(.preferredFraction, $0)
    },
    column(.minimumPrimaryColumnWidth, .automaticLength) { .primaryWidth(.minimum, $0) },
    column(.maximumPrimaryColumnWidth, .automaticLength) { .primaryWidth(.maximum, $0) },
    column(.preferredSupplementaryColumnWidth, .automaticLength) { .supplementaryWidth(.preferred, $0) },
    column(.preferredSupplementaryColumnWidthFraction, .automaticFraction) {
      .supplementaryWidth(.preferredFraction, $0)
    },
    column(.minimumSupplementaryColumnWidth, .automaticLength) { .supplementaryWidth(.minimum, $0) },
    column(.maximumSupplementaryColumnWidth, .automaticLength) { .supplementaryWidth(.maximum, $0) },
    column(.onCollapse, .collapseAnswer) { _ in .discardsSecondaryOnCollapse(true) },
    column(.onExpand, .string("the id of a child")) { .controllerOnExpand($0) },
  ]

  private static let pages: [Row] = [
    Row(.spineLocation, of: .pageViewController, .word, mayVary: false) { .container(.spineLocation($0)) },
    Row(.pageIndicator, of: .pageViewController, .boolean, mayVary: false) {
      .container(.pageIndicator($0))
    },
  ]

  /// The row of a key of split view controllers.
  private static func column<Written>(
    _ key: ControllerKey, _ form: ValueForm<Written>,
    _ make: @escaping @Sendable (Written) -> SplitConfiguration.Property
  ) -> Row {
    Row(key, of: .splitViewController, form, mayVary: false) { .container(.split(make($0))) }
  }
}

extension ControllerKey {
  /// Whether it is a value and no part of the structure, which rules do not change.
  var isProperty: Bool {
    switch self {
    case .type, .id, .name, .view, .children, .containerView, .presented: false
    default: true
    }
  }
}
