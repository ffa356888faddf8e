import JSON
import LayoutModel

/// What a view can say. Case names are the keys.
package enum ViewKey: Int, DocumentKey {
  case id, type, subviews, layoutGuides, constraints, installed, hidden, intrinsicContentSize
  case contentHuggingPriority, contentCompressionResistancePriority
  case layoutMargins, preservesSuperviewLayoutMargins, insetsLayoutMarginsFromSafeArea
  case alignmentRectInsets, semanticContentAttribute
  case accessibilityIdentifier, baselineOffsets, viewForFirstBaselineLayout, viewForLastBaselineLayout
  case text, attributedText, placeholder, font, numberOfLines, lineBreakMode, preferredMaxLayoutWidth
  case adjustsFontForContentSizeCategory, title, contentEdgeInsets, textContainerInset, configuration,
    segments, items
  case numberOfPages, style, preferredDatePickerStyle, borderStyle, scrollEnabled, contentSizeRounding
  case image, preferredSymbolConfiguration, flipsForRightToLeft
  case frame, autoresizingMask, translatesAutoresizingMaskIntoConstraints, usesBottomSafeArea
  case axis, distribution, alignment, spacing, arrangedSubviews, customSpacing
  case layoutMarginsRelativeArrangement, baselineRelativeArrangement, textWidthDisambiguation
  case contentOffset, contentInset, contentInsetAdjustmentBehavior, adjustedContentInset
  case alwaysBounceVertical, alwaysBounceHorizontal, systemLayoutSizeFitting, traitOverrides
  case followsUndockedKeyboard, counterRotates, overrideUserInterfaceStyle, textAlignment, contentMode
  case clipsToBounds, adjustsFontSizeToFitWidth, minimumScaleFactor, customClass, outlet,
    userInteractionEnabled, name
  case prototypes, sections, tableHeaderView, tableFooterView, collectionViewLayout
  case rowHeight, estimatedRowHeight, sectionHeaderHeight, sectionFooterHeight, sectionHeaderTopPadding
  case separatorStyle, separatorInset, separatorInsetReference, cellLayoutMarginsFollowReadableWidth
  case insetsContentViewsToSafeArea, editing, sectionIndexTitles
  case contentView, imageView, textLabel, detailTextLabel, contentConfiguration
  case accessoryType, editingAccessoryType, editingStyle, showsReorderControl, shouldIndentWhileEditing
  case indentationLevel, indentationWidth, height, size

  /// The views that have a key which not all have.
  enum Owner: Hashable, Sendable {
    case stackView, scrollView, tableView, collectionView, tableViewCell
    /// Table and collection views.
    case list
    /// Their cells.
    case cell

    func includes(_ type: ViewType) -> Bool {
      switch self {
      case .stackView: type == .stackView
      case .scrollView: type.isScrollView
      case .tableView: type == .tableView
      case .collectionView: type == .collectionView
      case .tableViewCell: type == .tableViewCell
      case .list: type.isList
      case .cell: type.isCell
      }
    }

    /// A type that has its keys.
    var type: ViewType {
      switch self {
      case .stackView: .stackView
      case .scrollView: .scrollView
      case .tableView, .list: .tableView
      case .collectionView: .collectionView
      case .tableViewCell, .cell: .tableViewCell
      }
    }
  }

  typealias Row = KeyRow<ViewKey, Owner, ViewProperty>

  package var name: String { Self.rows.name(of: self) }

  /// A row for each key: to add a key, add a case and a row.
  static let rows = KeyRows(
    structure + layout + content + stacks + scrolling + tables + cells, ignoring: IgnoredKeys.ofViews)

  /// Whether views of a type have the key.
  func isKnown(to type: ViewType) -> Bool { Self.rows.owner(of: self)?.includes(type) ?? true }

  private static let structure: [Row] = [
    Row(.id), Row(.name), Row(.type), Row(.subviews), Row(.layoutGuides), Row(.constraints),
    Row(.viewForFirstBaselineLayout), Row(.viewForLastBaselineLayout),
    Row(.prototypes, of: .list), Row(.sections, of: .list),
    Row(.tableHeaderView, of: .tableView), Row(.tableFooterView, of: .tableView),
    Row(.collectionViewLayout, of: .collectionView),
    Row(.contentView, of: .cell), Row(.imageView, of: .tableViewCell), Row(.textLabel, of: .tableViewCell),
    Row(.detailTextLabel, of: .tableViewCell), Row(.contentConfiguration, of: .cell),
    // Of cells that a row or an item describes itself.
    Row(.height, of: .tableViewCell), Row(.size, of: .cell),
  ]

  private static let layout: [Row] = [
    Row(.installed, .installed) { .installed($0) },
    Row(.hidden, or: "isHidden", .boolean) { .hidden($0) },
    Row(.intrinsicContentSize, .partialSize) { .intrinsicContentSize(width: $0.width, height: $0.height) },
    Row(.contentHuggingPriority, .priorities) { .contentHuggingPriority($0) },
    Row(.contentCompressionResistancePriority, .priorities) { .contentCompressionResistancePriority($0) },
    Row(.layoutMargins, or: "directionalLayoutMargins", .margins) { .layoutMargins($0) },
    Row(.preservesSuperviewLayoutMargins, .boolean) { .preservesSuperviewLayoutMargins($0) },
    Row(.insetsLayoutMarginsFromSafeArea, .boolean) { .insetsLayoutMarginsFromSafeArea($0) },
    Row(.alignmentRectInsets, .insets) { .alignmentRectInsets($0) },
    Row(.semanticContentAttribute, .word) { .semanticContentAttribute($0) },
    Row(.accessibilityIdentifier, .string) { .accessibilityIdentifier($0) },
    Row(.baselineOffsets, .baselineOffsets) { .baselineOffsets($0) },
    Row(.frame, .rect) { .frame($0) },
    Row(.autoresizingMask, .autoresizingMask) { .autoresizingMask($0) },
    Row(.translatesAutoresizingMaskIntoConstraints, .boolean) {
      .translatesAutoresizingMaskIntoConstraints($0)
    },
    Row(.usesBottomSafeArea, .boolean) { .usesBottomSafeArea($0) },
    Row(.followsUndockedKeyboard, .boolean) { .followsUndockedKeyboard($0) },
    Row(.systemLayoutSizeFitting, .fitting) { .systemLayoutSizeFitting($0) },
    Row(.counterRotates, .boolean) { .counterRotates($0) },
    Row(.outlet, .string, mayVary: false) { .outlet($0) },
    Row(.customClass, .string, mayVary: false) { .customClass($0) },
    Row(.userInteractionEnabled, or: "isUserInteractionEnabled", .boolean) { .userInteractionEnabled($0) },
    Row(.traitOverrides, .traits(since: 17, as: "traitOverrides"), mayVary: false) { .traitOverrides($0) },
    Row(.overrideUserInterfaceStyle, .interfaceStyle, mayVary: false) { .overrideUserInterfaceStyle($0) },
  ]

  private static let content: [Row] = [
    Row(.text, .string) { .content(.text($0)) },
    Row(.attributedText, .attributedText) { .content(.attributedText($0)) },
    Row(.placeholder, .string) { .content(.placeholder($0)) },
    Row(.font, .font) { .content(.font($0)) },
    Row(.numberOfLines, .integer(in: 0...1_000_000)) { .content(.numberOfLines($0)) },
    Row(.lineBreakMode, .word) { .content(.lineBreakMode($0)) },
    Row(.preferredMaxLayoutWidth, .length) { .content(.preferredMaxLayoutWidth($0)) },
    Row(.adjustsFontForContentSizeCategory, .boolean) { .content(.adjustsFontForContentSizeCategory($0)) },
    Row(.title, .string) { .content(.title($0)) },
    Row(.contentEdgeInsets, .margins) { .content(.contentEdgeInsets($0)) },
    Row(.textContainerInset, .insets) { .content(.textContainerInset($0)) },
    Row(.configuration, .configuration) { .content(.configuration($0)) },
    Row(.segments, .segments) { .content(.segments($0)) },
    // Of bars they are read when the type is known.
    Row(.items, .segments) { .content(.segments($0)) },
    Row(.numberOfPages, .integer(in: 0...10_000)) { .content(.numberOfPages($0)) },
    Row(.style, or: "progressViewStyle", also: ["activityIndicatorViewStyle"], .word) {
      .content(.style($0))
    },
    Row(.preferredDatePickerStyle, .word) { .content(.preferredDatePickerStyle($0)) },
    Row(.borderStyle, .word) { .content(.borderStyle($0)) },
    Row(.scrollEnabled, or: "isScrollEnabled", .boolean) { .content(.scrollEnabled($0)) },
    Row(.contentSizeRounding, .word) { .content(.contentSizeRounding($0)) },
    Row(.textAlignment, .wordOrRawValue) { .content(.textAlignment($0)) },
    Row(.contentMode, .wordOrRawValue) { .content(.contentMode($0)) },
    Row(.clipsToBounds, .boolean) { .content(.clipsToBounds($0)) },
    Row(.adjustsFontSizeToFitWidth, .boolean) { .content(.adjustsFontSizeToFitWidth($0)) },
    Row(.minimumScaleFactor, .length) { .content(.minimumScaleFactor($0)) },
    Row(.image, .image) { $0 },
    Row(.preferredSymbolConfiguration, .symbolConfiguration) { .preferredSymbolConfiguration($0) },
    Row(.flipsForRightToLeft, .boolean) { .flipsForRightToLeft($0) },
  ]

  private static let stacks: [Row] = [
    Row(.axis, of: .stackView, .word) { .stack(.axis($0)) },
    Row(.distribution, of: .stackView, .word) { .stack(.distribution($0)) },
    Row(.alignment, of: .stackView, .word) { .stack(.alignment($0)) },
    Row(.spacing, of: .stackView, .spacing) { .stack(.spacing($0)) },
    Row(.arrangedSubviews, of: .stackView, .arrangedSubviews) { .stack(.arrangedSubviews($0)) },
    Row(.customSpacing, of: .stackView, .customSpacing) { .stack(.customSpacing($0)) },
    Row(
      .layoutMarginsRelativeArrangement, or: "isLayoutMarginsRelativeArrangement", of: .stackView, .boolean
    ) { .stack(.layoutMarginsRelativeArrangement($0)) },
    Row(.baselineRelativeArrangement, or: "isBaselineRelativeArrangement", of: .stackView, .boolean) {
      .stack(.baselineRelativeArrangement($0))
    },
    Row(.textWidthDisambiguation, of: .stackView, .boolean) { .stack(.textWidthDisambiguation($0)) },
  ]

  private static let scrolling: [Row] = [
    Row(.contentOffset, of: .scrollView, .point) { .scroll(.contentOffset($0)) },
    Row(.contentInset, of: .scrollView, .insets) { .scroll(.contentInset($0)) },
    Row(.contentInsetAdjustmentBehavior, of: .scrollView, .word) {
      .scroll(.contentInsetAdjustmentBehavior($0))
    },
    Row(.adjustedContentInset, of: .scrollView, .insets) { .scroll(.adjustedContentInset($0)) },
    Row(.alwaysBounceVertical, of: .scrollView, .boolean) { .scroll(.alwaysBounceVertical($0)) },
    Row(.alwaysBounceHorizontal, of: .scrollView, .boolean) { .scroll(.alwaysBounceHorizontal($0)) },
  ]

  private static let tables: [Row] = [
    Row(.rowHeight, of: .tableView, .dimension) { .table(.rowHeight($0)) },
    Row(.estimatedRowHeight, of: .tableView, .dimension) { .table(.estimatedRowHeight($0)) },
    Row(.sectionHeaderHeight, of: .tableView, .dimension) { .table(.sectionHeaderHeight($0)) },
    Row(.sectionFooterHeight, of: .tableView, .dimension) { .table(.sectionFooterHeight($0)) },
    Row(.sectionHeaderTopPadding, of: .tableView, .length) { .table(.sectionHeaderTopPadding($0)) },
    Row(.separatorStyle, of: .tableView, .word) { .table(.separatorStyle($0)) },
    Row(.separatorInset, of: .tableView, .margins) { .table(.separatorInset($0)) },
    Row(.separatorInsetReference, of: .tableView, .word) { .table(.separatorInsetReference($0)) },
    Row(.cellLayoutMarginsFollowReadableWidth, of: .tableView, .boolean) {
      .table(.cellLayoutMarginsFollowReadableWidth($0))
    },
    Row(.insetsContentViewsToSafeArea, of: .tableView, .boolean) {
      .table(.insetsContentViewsToSafeArea($0))
    },
    Row(.editing, or: "isEditing", .boolean) { .table(.isEditing($0)) },
    Row(.sectionIndexTitles, of: .tableView, .segments, mayVary: false) { .table(.sectionIndexTitles($0)) },
  ]

  private static let cells: [Row] = [
    Row(.accessoryType, of: .tableViewCell, .word) { .cell(.accessoryType($0)) },
    Row(.editingAccessoryType, of: .tableViewCell, .word) { .cell(.editingAccessoryType($0)) },
    Row(.editingStyle, of: .tableViewCell, .word) { .cell(.editingStyle($0)) },
    Row(.showsReorderControl, of: .tableViewCell, .boolean) { .cell(.showsReorderControl($0)) },
    Row(.shouldIndentWhileEditing, of: .tableViewCell, .boolean) { .cell(.shouldIndentWhileEditing($0)) },
    Row(.indentationLevel, of: .tableViewCell, .integer(in: 0...1000)) { .cell(.indentationLevel($0)) },
    Row(.indentationWidth, of: .tableViewCell, .length) { .cell(.indentationWidth($0)) },
  ]
}
