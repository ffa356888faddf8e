extension DocumentNodes {
  /// The content view of a cell, by index: the one that was written, or that was made for what stands in it. Nil where
  /// the cell has none.
  ///
  /// - Complexity: O(*n*) in the views that follow the cell.
  package func contentView(ofCell cell: Int) -> Int? {
    views.indices.dropFirst(cell + 1).first { index in
      guard views[index].superview == Int32(cell) else { return false }
      switch views[index].place {
      case .part(.contentView), .made: return true
      case .root, .subview, .part: return false
      }
    }
  }
}
