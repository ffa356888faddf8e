import LayoutModel
import UIKitDefaults

extension Layout {
  /// Which views can be seen, by index: installed, on screen, of some size, and neither hidden nor in a view that is.
  ///
  /// - Complexity: O(*n*).
  func visibleViews() -> [Bool] {
    var isShown = [Bool](repeating: false, count: document.views.count)
    for index in document.views.indices {
      let node = document.views[index]
      guard views[index].isOnScreen, !node.isHidden, let frame = views[index].frame,
        document.holder(ofView: index).map({ isShown[$0] }) ?? true
      else { continue }
      isShown[index] = frame.size.width > 0 && frame.size.height > 0
    }
    return isShown
  }

  /// The nearest view above one for which a condition holds.
  ///
  /// - Complexity: O(depth).
  func ancestor(of index: Int, where isWanted: (Int) -> Bool) -> Int? {
    var holder = document.holder(ofView: index)
    while let view = holder {
      if isWanted(view) { return view }
      holder = document.holder(ofView: view)
    }
    return nil
  }

  /// The cell of a table or a collection in which a view is.
  func cell(above index: Int) -> Int? { ancestor(of: index) { document.views[$0].type.isCell } }

  /// The cell above a view whose height the document leaves open: not an element that a list has laid out.
  func openCell(above index: Int) -> Int? {
    ancestor(of: index) { document.views[$0].type.isCell && !isElement($0) }
  }

  /// Whether a view is an element that a list has laid out.
  func isElement(_ index: Int) -> Bool {
    document.views[index].superview == nil
      && document.controllers[Int(document.views[index].controller)].list != nil
  }

  /// The root view of the controller of the hierarchy that a view belongs to.
  func rootView(above index: Int) -> Int {
    var controller = Int(document.views[index].controller)
    while let list = document.controllers[controller].list {
      controller = Int(document.views[Int(list)].controller)
    }
    return Int(document.controllers[controller].rootView)
  }

  /// Whether a bar lays out a view by itself.
  func isInBar(_ index: Int) -> Bool {
    ancestor(of: index) { document.views[$0].type.facts.features.contains(.bar) } != nil
  }
}
