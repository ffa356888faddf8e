/// What a document says of a cell, besides the views in it.
package struct CellConfiguration: Hashable, Sendable {
  /// Nil for a cell whose views the document has.
  package var style: SystemCellStyle?
  package var accessoryType: CellAccessoryType = .none
  package var editingAccessoryType: CellAccessoryType = .none
  package var editingStyle: CellEditingStyle = .delete
  package var showsReorderControl = false
  package var shouldIndentWhileEditing = true
  package var indentationLevel = 0
  /// In points, for each level.
  package var indentationWidth = 10.0

  package init() {}
}

/// How the system lays out the image and the texts of a cell: UIKit's cell styles, and its content configurations.
package enum SystemCellStyle: String, Hashable, Sendable, CaseIterable {
  /// `UITableViewCell.CellStyle`.
  case `default`, subtitle, value1, value2
  /// `UIListContentConfiguration`, by the names of its makers.
  case cell, subtitleCell, valueCell
  case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell
  case plainHeader, plainFooter, groupedHeader, groupedFooter, sidebarHeader
  case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
}

/// UIKit's accessories of table view cells.
package enum CellAccessoryType: String, Hashable, Sendable, CaseIterable {
  case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
}

/// UIKit's controls at the leading edge of a cell that is edited.
package enum CellEditingStyle: String, Hashable, Sendable, CaseIterable {
  case none, delete, insert
}

/// The views of a cell that it has by its class.
package enum CellPart: String, Hashable, Sendable, CaseIterable {
  case contentView, imageView, textLabel, detailTextLabel
}
