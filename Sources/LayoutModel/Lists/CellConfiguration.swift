/// What a document says of a cell, besides the views in it.
package struct CellConfiguration: Hashable, Sendable {
  /// Nil for a cell whose views the document has.
  package var style: SystemCellStyle?
  package var accessoryType: CellAccessoryType = .none
  package var editingAccessoryType: CellAccessoryType = .none
  /// The size of the view that is shown in place of an accessory, in points; found when the cell is laid out.
  package var accessoryViewSize: Size?
  package var editingStyle: CellEditingStyle = .delete
  package var showsReorderControl = false, shouldIndentWhileEditing = true
  package var indentationLevel = 0
  /// In points, for each level.
  package var indentationWidth = 10.0
  /// What the separator takes of the height of a cell that is placed, in points, where its content has to leave that; nil in
  /// what documents say.
  package var separatorRoom: Double?
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
package enum CellEditingStyle: String, Sendable, CaseIterable { case none, delete, insert }

/// The views of a cell that it has by its class.
package enum CellPart: String, Hashable, Sendable, CaseIterable {
  case contentView, imageView, textLabel, detailTextLabel, accessoryView
}

/// Where the parts of a table view's cell are, in points, in the coordinates of the cell.
package struct CellFrames: Equatable, Sendable {
  package var contentView: Rect
  /// Margins of the content view: what constraints to margins keep from its edges (LI-cell-margins).
  package var contentMargins = EdgeInsets.zero
  /// What the image and texts of the system keep from the sides of the content view, indentation included.
  package var textMargins = EdgeInsets.zero
  /// What is shown beside the content, as the table is edited or not.
  package var accessoryType = CellAccessoryType.none
  /// What shows the accessory, nil without one. A detail disclosure button is one frame.
  package var accessory: Rect?
  /// What editing does with the row.
  package var editingStyle = CellEditingStyle.none
  /// What deletes or inserts the row, nil without one.
  package var editingControl: Rect?
  /// What the row is dragged by, nil without one.
  package var reorderControl: Rect?
  /// The line below the cell, nil without one.
  package var separator: Rect?
  package init(contentView: Rect) { self.contentView = contentView }

  /// The frames where text runs from the right.
  package func mirrored(width: Double) -> CellFrames {
    var other = mapFrames { Rect(origin: Point(x: width - $0.maxX, y: $0.minY), size: $0.size) }
    other.contentMargins = contentMargins.mirrored
    other.textMargins = textMargins.mirrored
    return other
  }

  /// The frames on pixels.
  package func rounded(on grid: PixelGrid) -> CellFrames { mapFrames(grid.round) }

  private func mapFrames(_ change: (Rect) -> Rect) -> CellFrames {
    var other = self
    other.contentView = change(contentView)
    (other.accessory, other.separator) = (accessory.map(change), separator.map(change))
    other.editingControl = editingControl.map(change)
    other.reorderControl = reorderControl.map(change)
    return other
  }
}
