/// The views that are on screen with a frame, each below the view that holds it: root views of children below views of their parents,
/// elements of lists below the lists.
///
/// Views of bar items are left out: they are in bars, which are no views of a document.
package struct ScreenTree: Sendable {
  /// Indices of the views that nothing holds: the root view, then those of what is presented.
  package private(set) var roots: [Int] = []
  /// Indices of the views below each view, from the back to the front.
  package private(set) var children: [[Int]]

  /// - Complexity: O(*n*) in the number of views.
  package init(_ layout: Layout) {
    children = Array(repeating: [], count: layout.views.count)
    // Views of containers stand behind those of their children, whose trees may come first.
    var held: [(view: Int, holder: Int)] = []
    for index in layout.views.indices where layout.views[index].isOnScreen && layout.views[index].frame != nil
    {
      let node = layout.document.views[index]
      if let superview = node.superview {
        children[Int(superview)].append(index)
        continue
      }
      let controller = layout.document.controllers[Int(node.controller)]
      if let list = controller.list {
        held.append((index, Int(list)))
      } else if controller.contentOwner == nil {
        if let holder = layout.document.holder(ofController: Int(node.controller)) {
          held.append((index, Int(holder)))
        } else {
          roots.append(index)
        }
      }
    }
    for (view, holder) in held { children[holder].append(view) }
  }
}
