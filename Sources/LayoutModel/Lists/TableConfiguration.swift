/// What a document says of a table view, besides its cells.
package struct TableConfiguration: Hashable, Sendable {
  package var style: TableViewStyle = .plain
  package var rowHeight: ListDimension = .automatic
  /// Nil for what the system estimates. Older systems size rows themselves only where one is given.
  package var estimatedRowHeight: ListDimension?
  package var sectionHeaderHeight: ListDimension = .automatic
  package var sectionFooterHeight: ListDimension = .automatic
  /// Above the headers of sections, from version 15 on; nil for what the system has.
  package var sectionHeaderTopPadding: Double?
  package var separatorStyle: SeparatorStyle = .singleLine
  package var separatorInset: DirectionalEdgeInsets?
  package var separatorInsetReference: SeparatorInsetReference = .fromCellEdges
  package var cellLayoutMarginsFollowReadableWidth = false
  package var insetsContentViewsToSafeArea = true
  package var isEditing = false
  package var sectionIndexTitles: [String] = []

  package init() {}

  /// A value that an environment may replace.
  package enum Property: Hashable, Sendable {
    case rowHeight(ListDimension)
    case estimatedRowHeight(ListDimension)
    case sectionHeaderHeight(ListDimension)
    case sectionFooterHeight(ListDimension)
    case sectionHeaderTopPadding(Double)
    case separatorStyle(SeparatorStyle)
    case separatorInset(LayoutMargins)
    case separatorInsetReference(SeparatorInsetReference)
    case cellLayoutMarginsFollowReadableWidth(Bool)
    case insetsContentViewsToSafeArea(Bool)
    case isEditing(Bool)
    case sectionIndexTitles([String])
  }

  /// Sets one value.
  package mutating func apply(_ property: Property) {
    switch property {
    case .rowHeight(let value): rowHeight = value
    case .estimatedRowHeight(let value): estimatedRowHeight = value
    case .sectionHeaderHeight(let value): sectionHeaderHeight = value
    case .sectionFooterHeight(let value): sectionFooterHeight = value
    case .sectionHeaderTopPadding(let value): sectionHeaderTopPadding = value
    case .separatorStyle(let value): separatorStyle = value
    // UITableView takes left and right for leading and trailing (`separatorInset`).
    case .separatorInset(.fixed(let value)):
      separatorInset = DirectionalEdgeInsets(
        top: value.top, leading: value.left, bottom: value.bottom, trailing: value.right)
    case .separatorInset(.directional(let value)): separatorInset = value
    case .separatorInsetReference(let value): separatorInsetReference = value
    case .cellLayoutMarginsFollowReadableWidth(let value): cellLayoutMarginsFollowReadableWidth = value
    case .insetsContentViewsToSafeArea(let value): insetsContentViewsToSafeArea = value
    case .isEditing(let value): isEditing = value
    case .sectionIndexTitles(let value): sectionIndexTitles = value
    }
  }
}

/// UIKit's styles of table views.
package enum TableViewStyle: String, Hashable, Sendable, CaseIterable {
  case plain, grouped, insetGrouped
}

/// Whether lines stand between rows.
package enum SeparatorStyle: String, Hashable, Sendable, CaseIterable {
  case none, singleLine
}

/// What the separator inset of a table view counts from, in UIKit's words.
package enum SeparatorInsetReference: String, Hashable, Sendable, CaseIterable {
  case fromCellEdges, fromAutomaticInsets
}

/// A height or width that is given, or that an element finds itself.
package enum ListDimension: Hashable, Sendable {
  /// `UITableView.automaticDimension`.
  case automatic
  /// In points.
  case given(Double)
}
