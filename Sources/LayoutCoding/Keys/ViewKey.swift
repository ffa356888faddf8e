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
  case image, backgroundImage, preferredSymbolConfiguration, flipsForRightToLeft
  case frame, autoresizingMask, translatesAutoresizingMaskIntoConstraints, usesBottomSafeArea
  case axis, distribution, alignment, spacing, arrangedSubviews, customSpacing
  case layoutMarginsRelativeArrangement, baselineRelativeArrangement, textWidthDisambiguation, hidingPriority
  case contentOffset, contentInset, contentInsetAdjustmentBehavior, adjustedContentInset
  case alwaysBounceVertical, alwaysBounceHorizontal, systemLayoutSizeFitting, traitOverrides
  case followsUndockedKeyboard, counterRotates, transform, overrideUserInterfaceStyle, textAlignment,
    contentMode
  case clipsToBounds, adjustsFontSizeToFitWidth, minimumScaleFactor, customClass, outlet,
    userInteractionEnabled, name
  case prototypes, sections, tableHeaderView, tableFooterView, collectionViewLayout
  case rowHeight, estimatedRowHeight, sectionHeaderHeight, sectionFooterHeight, sectionHeaderTopPadding
  case separatorStyle, separatorInset, separatorInsetReference, cellLayoutMarginsFollowReadableWidth
  case insetsContentViewsToSafeArea, editing, sectionIndexTitles
  case contentView, imageView, textLabel, detailTextLabel, contentConfiguration
  case accessoryType, editingAccessoryType, editingStyle, showsReorderControl, shouldIndentWhileEditing
  case indentationLevel, indentationWidth, height, size
  case buttonType, titleLabel, accessoryView, accessories, detailText, lineFragmentPadding, textContainer,
    maximumNumberOfLines
  case attributedTitle, customSpacingAfter, keyboardLayoutGuide
  case horizontalHuggingPriority, verticalHuggingPriority
  case horizontalCompressionResistancePriority, verticalCompressionResistancePriority

  /// The views that have a key which not all have.
  enum Owner: Equatable, Sendable {
    case stackView, scrollView, tableView, collectionView, tableViewCell, button
    /// Cells, and visual effect views.
    case contentHolder
    /// Table view cells, and buttons.
    case imageHolder
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
      case .button: type == .button
      case .contentHolder: type.isCell || type == .visualEffectView
      case .imageHolder: type == .tableViewCell || type == .button
      }
    }

    /// A type that has its keys.
    var type: ViewType {
      switch self {
      case .stackView: .stackView
      case .scrollView: .scrollView
      case .tableView, .list: .tableView
      case .collectionView: .collectionView
      case .tableViewCell, .cell, .contentHolder, .imageHolder: .tableViewCell
      case .button: .button
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
    Row(.id), Row(.name), Row(.type), Row(.subviews, or: "children"), Row(.layoutGuides), Row(.constraints),
    Row(.viewForFirstBaselineLayout), Row(.viewForLastBaselineLayout),
    Row(.prototypes, of: .list), Row(.sections, or: "rows", of: .list),
    Row(.tableHeaderView, of: .tableView), Row(.tableFooterView, of: .tableView),
    Row(.collectionViewLayout, or: "layout", of: .collectionView),
    Row(.contentView, of: .contentHolder), Row(.imageView, of: .imageHolder),
    Row(.textLabel, of: .tableViewCell), Row(.detailTextLabel, of: .tableViewCell),
    Row(.contentConfiguration, of: .cell), Row(.accessoryView, of: .cell),
    Row(.accessories, of: .cell), Row(.detailText, of: .tableViewCell), Row(.titleLabel, of: .button),
    Row(.attributedTitle, of: .button),
    Row(.horizontalHuggingPriority, or: "horizontalContentHuggingPriority"),
    Row(.verticalHuggingPriority, or: "verticalContentHuggingPriority"),
    Row(.horizontalCompressionResistancePriority, or: "horizontalContentCompressionResistancePriority"),
    Row(.verticalCompressionResistancePriority, or: "verticalContentCompressionResistancePriority"),
    Row(.textContainer), Row(.customSpacingAfter), Row(.keyboardLayoutGuide),
    // Of cells that a row or an item describes itself.
    Row(.height, of: .tableViewCell), Row(.size, of: .cell),
  ]

  private static let node = Maker(place: inNodes) { .node($0) }
  private static let details = Maker(place: inDetails) { .details($0) }
  private static let contents = Maker(place: inContents) { .content($0) }
  private static let stack = Maker(owner: .stackView, place: inStacks) { .stack($0) }
  private static let scroll = Maker(owner: .scrollView, place: inScrolls) { .scroll($0) }
  private static let table = Maker(owner: .tableView, place: inTables) { .table($0) }
  private static let cell = Maker(owner: .tableViewCell, place: inCells) { .cell($0) }
  /// Values that are the same in all size classes.
  private static let fixed = Maker(mayVary: false, place: inDetails) { .details($0) }

  private static let layout: [Row] = [
    node(.installed, .installedView, \.isInstalled),
    node(.hidden, .boolean, \.isHidden, or: "isHidden"),
    node(.intrinsicContentSize, .partialSize, \.givenIntrinsicContentSize),
    node(.contentHuggingPriority, .priorities, \.givenHugging),
    node(.contentCompressionResistancePriority, .priorities, \.givenCompressionResistance),
    details(.layoutMargins, .margins, \.layoutMargins, or: "directionalLayoutMargins"),
    details(.preservesSuperviewLayoutMargins, .boolean, \.preservesSuperviewLayoutMargins),
    details(.insetsLayoutMarginsFromSafeArea, .boolean, \.insetsLayoutMarginsFromSafeArea),
    Row(
      .alignmentRectInsets,
      ValueForm<EdgeInsets>.insets.map {
        .alignmentRectInsets($0)
      } from: {
        if case .alignmentRectInsets(let insets) = $0 { insets } else { nil }
      },
      own: { document, view in
        document.views[view].explicit.contains(.alignmentRectInsets)
          ? .alignmentRectInsets(document.draft.details(ofView: view).alignmentRectInsets) : nil
      }),
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
    details(.transform, .affineTransform, \.transform),
    details(.counterRotates, .boolean, \.counterRotates),
    fixed(.outlet, .string, \.outlet),
    fixed(.customClass, .string, \.customClass, or: "class", "className"),
    details(.userInteractionEnabled, .boolean, \.isUserInteractionEnabled, or: "isUserInteractionEnabled"),
    Row(
      .traitOverrides,
      ValueForm<TraitCollection>.traits(since: 17, as: "traitOverrides").map {
        .traitOverrides($0)
      } from: {
        if case .traitOverrides(let traits) = $0 { traits } else { nil }
      },
      mayVary: false,
      own: { document, view in document.viewTraitOverrides[Int32(view)].map { .traitOverrides($0) } }),
    Row(
      .overrideUserInterfaceStyle,
      ValueForm<UserInterfaceStyle?>.interfaceStyle.map {
        .overrideUserInterfaceStyle($0)
      } from: {
        if case .overrideUserInterfaceStyle(let style) = $0 { .some(style) } else { nil }
      },
      mayVary: false,
      own: { document, view in
        document.viewInterfaceStyles[Int32(view)].map { .overrideUserInterfaceStyle($0) }
      }),
  ]

  private static let content: [Row] = [
    contents(.text, .string, \.text),
    contents(.attributedText, .attributedText, \.attributedText),
    contents(.placeholder, .plainText, \.placeholder, or: "attributedPlaceholder"),
    contents(.font, .font, \.font),
    contents(.numberOfLines, .integer(in: 0...1_000_000), \.numberOfLines),
    contents(.lineBreakMode, .word, \.lineBreakMode),
    contents(.preferredMaxLayoutWidth, .length, \.preferredMaxLayoutWidth),
    contents(.adjustsFontForContentSizeCategory, .boolean, \.adjustsFontForContentSizeCategory),
    contents(.title, .string, \.title),
    contents(.buttonType, .word, \.buttonType),
    contents(.lineFragmentPadding, .length, \.lineFragmentPadding, or: "textContainer.lineFragmentPadding"),
    contents(
      .maximumNumberOfLines, .integer(in: 0...1_000_000), \.maximumNumberOfLines,
      or: "textContainer.maximumNumberOfLines"),
    contents(.contentEdgeInsets, .margins, \.contentEdgeInsets),
    contents(.textContainerInset, .insets, \.textContainerInset),
    contents(.configuration, .configuration, \.configuration),
    contents(.segments, .segments, \.segments),
    // Of bars they are read when the type is known.
    contents(.items, .segments, \.segments),
    contents(.numberOfPages, .integer(in: 0...10_000), \.numberOfPages),
    contents(
      .style, .word, \.style, or: "progressViewStyle", "activityIndicatorViewStyle", "cellStyle", "tableStyle"
    ),
    contents(.preferredDatePickerStyle, .word, \.datePickerStyle, or: "datePickerStyle"),
    contents(.borderStyle, .word, \.borderStyle),
    contents(.scrollEnabled, .boolean, \.isScrollEnabled, or: "isScrollEnabled"),
    contents(.contentSizeRounding, .word, \.contentSizeRounding),
    contents(.textAlignment, .wordOrRawValue, \.textAlignment),
    contents(.contentMode, .wordOrRawValue, \.contentMode),
    contents(.clipsToBounds, .boolean, \.clipsToBounds),
    contents(.adjustsFontSizeToFitWidth, .boolean, \.adjustsFontSizeToFitWidth),
    contents(.minimumScaleFactor, .length, \.minimumScaleFactor),
    details(.image, .image, \.imageReference),
    details(.backgroundImage, .image, \.backgroundImage),
    details(
      .preferredSymbolConfiguration, .symbolConfiguration, \.preferredSymbolConfiguration,
      or: "symbolConfiguration"),
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
    stack(.hidingPriority, .priority, \.hidingPriority),
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
    Maker(place: inTables) { .table($0) }(.editing, .boolean, \.isEditing, or: "isEditing"),
    Maker(owner: .tableView, mayVary: false, place: inTables) { .table($0) }(
      .sectionIndexTitles, .segments, \.sectionIndexTitles),
  ]

  private static let cells: [Row] = [
    Maker(owner: .cell, place: inCells) { .cell($0) }(.accessoryType, .word, \.accessoryType),
    cell(.editingAccessoryType, .word, \.editingAccessoryType),
    cell(.editingStyle, .word, \.editingStyle),
    cell(.showsReorderControl, .boolean, \.showsReorderControl),
    cell(.shouldIndentWhileEditing, .boolean, \.shouldIndentWhileEditing),
    Maker(owner: .cell, place: inCells) { .cell($0) }(
      .indentationLevel, .integer(in: 0...1000), \.indentationLevel),
    Maker(owner: .cell, place: inCells) { .cell($0) }(.indentationWidth, .length, \.indentationWidth),
  ]

  // MARK: Where the parts of views are

  private static let inNodes = Maker.Place(
    empty: ViewNode(id: "", superview: nil, controller: 0, place: .root)
  ) {
    $0.views[$1]
  } assignment: {
    if case .node(let assignment) = $0 { assignment } else { nil }
  }
  private static let inDetails = Maker.Place(empty: ViewDetails()) { document, view in
    document.views[view].details.map { document.details[Int($0)] }
  } assignment: {
    if case .details(let assignment) = $0 { assignment } else { nil }
  }
  private static let inContents = Maker.Place(empty: ViewContent()) { document, view in
    document.views[view].content.map { document.contents[Int($0)] }
  } assignment: {
    if case .content(let assignment) = $0 { assignment } else { nil }
  }
  private static let inStacks = Maker.Place(empty: StackConfiguration(view: 0)) {
    $0.draft.stack(ofView: $1)
  } assignment: {
    if case .stack(let assignment) = $0 { assignment } else { nil }
  }
  private static let inScrolls = Maker.Place(empty: ScrollConfiguration(view: 0)) {
    $0.draft.scroll(ofView: $1)
  } assignment: {
    if case .scroll(let assignment) = $0 { assignment } else { nil }
  }
  private static let inTables = Maker.Place(empty: TableConfiguration()) { document, view in
    document.views[view].details.flatMap { document.details[Int($0)].table }
  } assignment: {
    if case .table(let assignment) = $0 { assignment } else { nil }
  }
  private static let inCells = Maker.Place(empty: CellConfiguration()) { document, view in
    document.views[view].details.flatMap { document.details[Int($0)].cell }
  } assignment: {
    if case .cell(let assignment) = $0 { assignment } else { nil }
  }
}
