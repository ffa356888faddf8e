/// Where the parts of a table view's cell are, in points, in the coordinates of the cell.
package struct CellFrames: Hashable, Sendable {
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

  package init(contentView: Rect) {
    self.contentView = contentView
  }
}

extension CellFrames {
  /// The frames where text runs from the right.
  package func mirrored(width: Double) -> CellFrames {
    func flipped(_ rect: Rect) -> Rect {
      Rect(
        x: width - rect.maxX, y: rect.minY, width: rect.size.width, height: rect.size.height)
    }
    var other = self
    other.contentView = flipped(contentView)
    other.contentMargins = contentMargins.mirrored
    other.textMargins = textMargins.mirrored
    other.accessory = accessory.map(flipped)
    other.editingControl = editingControl.map(flipped)
    other.reorderControl = reorderControl.map(flipped)
    other.separator = separator.map(flipped)
    return other
  }
}

extension CellFrames {
  /// The frames on pixels.
  package func rounded(on grid: PixelGrid) -> CellFrames {
    var other = self
    other.contentView = grid.round(contentView)
    other.accessory = accessory.map(grid.round)
    other.editingControl = editingControl.map(grid.round)
    other.reorderControl = reorderControl.map(grid.round)
    other.separator = separator.map(grid.round)
    return other
  }
}

extension EdgeInsets {
  /// Left and right exchanged.
  package var mirrored: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}
