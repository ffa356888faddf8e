import LayoutModel

extension Layout {
  /// Which views can be seen, by index: installed, on screen, of some size, and neither hidden nor in a view that is.
  ///
  /// - Complexity: O(*n*).
  func shownViews() -> [Bool] {
    var isShown = [Bool](repeating: false, count: document.views.count)
    for index in document.views.indices {
      let node = document.views[index]
      guard views[index].isOnScreen, !node.isHidden, let frame = views[index].frame,
        node.superview.map({ isShown[Int($0)] }) ?? true
      else { continue }
      isShown[index] = frame.size.width > 0 && frame.size.height > 0
    }
    return isShown
  }

  /// The nearest view above one for which a condition holds.
  ///
  /// - Complexity: O(depth).
  func ancestor(of index: Int, where isWanted: (Int) -> Bool) -> Int? {
    var superview = document.views[index].superview
    while let view = superview.map({ Int($0) }) {
      if isWanted(view) { return view }
      superview = document.views[view].superview
    }
    return nil
  }

  /// The cell of a table or a collection in which a view is.
  func cell(above index: Int) -> Int? { ancestor(of: index) { document.views[$0].type.isCell } }

  /// Whether a bar lays out a view by itself.
  func isInBar(_ index: Int) -> Bool {
    ancestor(of: index) { document.views[$0].type.isBar } != nil
  }
}

extension ViewType {
  var isCell: Bool { self == .tableViewCell || self == .collectionViewCell }

  var isBar: Bool {
    switch self {
    case .navigationBar, .toolbar, .tabBar, .searchBar: true
    default: false
    }
  }
}
