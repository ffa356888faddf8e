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
  enum Owner: Equatable, Sendable {
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
  private typealias Maker<Part> = VariableRows<ViewKey, Owner, ViewProperty, Part>

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

  private static let node = Maker<ViewNode> { .node($0) }
  private static let details = Maker<ViewDetails> { .details($0) }
  private static let contents = Maker<ViewContent> { .content($0) }
  private static let stack = Maker<StackConfiguration>(owner: .stackView) { .stack($0) }
  private static let scroll = Maker<ScrollConfiguration>(owner: .scrollView) { .scroll($0) }
  private static let table = Maker<TableConfiguration>(owner: .tableView) { .table($0) }
  private static let cell = Maker<CellConfiguration>(owner: .tableViewCell) { .cell($0) }
  /// Values that are the same in all size classes.
  private static let fixed = Maker<ViewDetails>(mayVary: false) { .details($0) }

  private static let layout: [Row] = [
    node(.installed, .installedView, \.isInstalled),
    node(.hidden, .boolean, \.isHidden, or: "isHidden"),
    node(.intrinsicContentSize, .partialSize, \.givenIntrinsicContentSize),
    node(.contentHuggingPriority, .priorities, \.givenHugging),
    node(.contentCompressionResistancePriority, .priorities, \.givenCompressionResistance),
    details(.layoutMargins, .margins, \.layoutMargins, or: "directionalLayoutMargins"),
    details(.preservesSuperviewLayoutMargins, .boolean, \.preservesSuperviewLayoutMargins),
    details(.insetsLayoutMarginsFromSafeArea, .boolean, \.insetsLayoutMarginsFromSafeArea),
    Row(.alignmentRectInsets, ValueForm<EdgeInsets>.insets.map { .alignmentRectInsets($0) }),
    details(.semanticContentAttribute, .word, \.semanticContentAttribute),
    details(.accessibilityIdentifier, .string, \.accessibilityIdentifier),
    details(.baselineOffsets, .object(BaselineOffsets.members), \.baselineOffsets),
    details(.frame, .rect, \.frame),
    details(.autoresizingMask, .autoresizingMask, \.autoresizingMask),
    details(
      .translatesAutoresizingMaskIntoConstraints, .boolean, \.translatesAutoresizingMaskIntoConstraints),
    details(.usesBottomSafeArea, .boolean, \.usesBottomSafeArea),
    details(.followsUndockedKeyboard, .boolean, \.followsUndockedKeyboard),
    details(.systemLayoutSizeFitting, .object(SystemLayoutSizeFitting.members), \.systemLayoutSizeFitting),
    details(.counterRotates, .boolean, \.counterRotates),
    fixed(.outlet, .string, \.outlet),
    fixed(.customClass, .string, \.customClass),
    details(.userInteractionEnabled, .boolean, \.isUserInteractionEnabled, or: "isUserInteractionEnabled"),
    Row(
      .traitOverrides,
      ValueForm<TraitCollection>.traits(since: 17, as: "traitOverrides").map { .traitOverrides($0) },
      mayVary: false),
    Row(
      .overrideUserInterfaceStyle,
      ValueForm<UserInterfaceStyle?>.interfaceStyle.map { .overrideUserInterfaceStyle($0) }, mayVary: false),
  ]

  private static let content: [Row] = [
    contents(.text, .string, \.text),
    contents(.attributedText, .attributedText, \.attributedText),
    contents(.placeholder, .string, \.placeholder),
    contents(.font, .font, \.font),
    contents(.numberOfLines, .integer(in: 0...1_000_000), \.numberOfLines),
    contents(.lineBreakMode, .word, \.lineBreakMode),
    contents(.preferredMaxLayoutWidth, .length, \.preferredMaxLayoutWidth),
    contents(.adjustsFontForContentSizeCategory, .boolean, \.adjustsFontForContentSizeCategory),
    contents(.title, .string, \.title),
    contents(.contentEdgeInsets, .margins, \.contentEdgeInsets),
    contents(.textContainerInset, .insets, \.textContainerInset),
    contents(.configuration, .configuration, \.configuration),
    contents(.segments, .segments, \.segments),
    // Of bars they are read when the type is known.
    contents(.items, .segments, \.segments),
    contents(.numberOfPages, .integer(in: 0...10_000), \.numberOfPages),
    contents(.style, .word, \.style, or: "progressViewStyle", "activityIndicatorViewStyle"),
    contents(.preferredDatePickerStyle, .word, \.datePickerStyle),
    contents(.borderStyle, .word, \.borderStyle),
    contents(.scrollEnabled, .boolean, \.isScrollEnabled, or: "isScrollEnabled"),
    contents(.contentSizeRounding, .word, \.contentSizeRounding),
    contents(.textAlignment, .wordOrRawValue, \.textAlignment),
    contents(.contentMode, .wordOrRawValue, \.contentMode),
    contents(.clipsToBounds, .boolean, \.clipsToBounds),
    contents(.adjustsFontSizeToFitWidth, .boolean, \.adjustsFontSizeToFitWidth),
    contents(.minimumScaleFactor, .length, \.minimumScaleFactor),
    details(.image, .image, \.imageReference),
    details(.preferredSymbolConfiguration, .symbolConfiguration, \.preferredSymbolConfiguration),
    details(.flipsForRightToLeft, .boolean, \.flipsForRightToLeft),
  ]

  private static let stacks: [Row] = [
    stack(.axis, .word, \.axis),
    stack(.distribution, .word, \.distribution),
    stack(.alignment, .word, \.alignment),
    stack(.spacing, .spacing, \.spacing),
    stack(.arrangedSubviews, .arrangedSubviews, \.arrangedSubviews),
    stack(.customSpacing, .customSpacing, \.customSpacing),
    stack(
      .layoutMarginsRelativeArrangement, .boolean,
      \.isLayoutMarginsRelativeArrangement, or: "isLayoutMarginsRelativeArrangement"),
    stack(
      .baselineRelativeArrangement, .boolean,
      \.isBaselineRelativeArrangement, or: "isBaselineRelativeArrangement"),
    stack(.textWidthDisambiguation, .boolean, \.disambiguatesTextWidths),
  ]

  private static let scrolling: [Row] = [
    scroll(.contentOffset, .point, \.givenContentOffset),
    scroll(.contentInset, .insets, \.contentInset),
    scroll(.contentInsetAdjustmentBehavior, .word, \.contentInsetAdjustmentBehavior),
    scroll(.adjustedContentInset, .insets, \.givenAdjustedContentInset),
    scroll(.alwaysBounceVertical, .boolean, \.alwaysBounceVertical),
    scroll(.alwaysBounceHorizontal, .boolean, \.alwaysBounceHorizontal),
  ]

  private static let tables: [Row] = [
    table(.rowHeight, .dimension, \.rowHeight),
    table(.estimatedRowHeight, .dimension, \.estimatedRowHeight),
    table(.sectionHeaderHeight, .dimension, \.sectionHeaderHeight),
    table(.sectionFooterHeight, .dimension, \.sectionFooterHeight),
    table(.sectionHeaderTopPadding, .length, \.sectionHeaderTopPadding),
    table(.separatorStyle, .word, \.separatorStyle),
    table(.separatorInset, .margins, \.writtenSeparatorInset),
    table(.separatorInsetReference, .word, \.separatorInsetReference),
    table(.cellLayoutMarginsFollowReadableWidth, .boolean, \.cellLayoutMarginsFollowReadableWidth),
    table(.insetsContentViewsToSafeArea, .boolean, \.insetsContentViewsToSafeArea),
    Maker<TableConfiguration> { .table($0) }(.editing, .boolean, \.isEditing, or: "isEditing"),
    Maker<TableConfiguration>(owner: .tableView, mayVary: false) { .table($0) }(
      .sectionIndexTitles, .segments, \.sectionIndexTitles),
  ]

  private static let cells: [Row] = [
    cell(.accessoryType, .word, \.accessoryType),
    cell(.editingAccessoryType, .word, \.editingAccessoryType),
    cell(.editingStyle, .word, \.editingStyle),
    cell(.showsReorderControl, .boolean, \.showsReorderControl),
    cell(.shouldIndentWhileEditing, .boolean, \.shouldIndentWhileEditing),
    cell(.indentationLevel, .integer(in: 0...1000), \.indentationLevel),
    cell(.indentationWidth, .length, \.indentationWidth),
  ]
}
