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

  /// The separator inset as a document writes it: UITableView takes left and right for leading and trailing.
  package var writtenSeparatorInset: LayoutMargins? {
    get { separatorInset.map { .directional($0) } }
    set {
      switch newValue {
      case .fixed(let value):
        separatorInset = DirectionalEdgeInsets(
          top: value.top, leading: value.left, bottom: value.bottom, trailing: value.right)
      case .directional(let value): separatorInset = value
      case nil: separatorInset = nil
      }
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
